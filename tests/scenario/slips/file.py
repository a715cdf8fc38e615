"""A sound file as it lies in an editor: its text, its lines, and where its keys and plays stand."""

from dataclasses import dataclass
from functools import cached_property
from zlib import crc32

import yaml

LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


@dataclass(frozen=True)
class Slip:
    """A broken text, and the one problem that must be found in it."""

    text: str
    code: str
    line: int

    @property
    def told(self):
        """Code and line as they are compared."""
        return self.code, self.line


@dataclass(frozen=True)
class File:
    """A sound file. Nodes are those of `yaml.compose`, lines are counted from 1."""

    name: str
    text: str

    @cached_property
    def nodes(self):
        """The value of each top-level key."""
        return {key.value: value for key, value in yaml.compose(self.text, LOADER).value}

    @cached_property
    def keys(self):
        """The line of each top-level key."""
        return {key.value: line_of(key) for key, _ in yaml.compose(self.text, LOADER).value}

    def __contains__(self, key):
        return key in self.nodes

    def word(self, key):
        """The scalar under a key, "" if there is none."""
        node = self.nodes.get(key)
        return node.value if isinstance(node, yaml.ScalarNode) else ""

    @cached_property
    def kind(self):
        """What is asked, by the inner question where there is one."""
        return self.word("ask") or self.word("question")

    @cached_property
    def players(self):
        if "players" in self:
            return [each.value for each in self.nodes["players"].value]
        many = {"two-handed": 2, "three-handed": 3}.get(self.word("rules").partition("+")[0], 4)
        return ["Anna", "Ben", "Carla", "Dan"][:many]

    @cached_property
    def tricks(self):
        """The finished tricks, as lists of (name, card) nodes."""
        return [list(plays(each)) for each in self.nodes["tricks"].value] if "tricks" in self else []

    @cached_property
    def trick(self):
        """The trick on the table."""
        return list(plays(self.nodes["trick"])) if "trick" in self else []

    @cached_property
    def hands(self):
        """By player the node of a hand told as text, one of more than one card told whole."""
        told = self.nodes["hands"].value if "hands" in self else []
        return {
            who.value: cards
            for who, cards in told
            if isinstance(cards, yaml.ScalarNode) and len(cards.value.split()) > 1 and "_" not in cards.value
        }

    def pick(self, places):
        """One of some places, always the same for the same file."""
        return places[crc32(self.name.encode()) % len(places)]

    def written(self, node):
        """A scalar, or a list or map in brackets, as it is written."""
        return self.text[node.start_mark.index : node.end_mark.index]

    def with_node(self, node, new):
        """The text with something else in place of a scalar, or of a list or map in brackets."""
        return self.text[: node.start_mark.index] + new + self.text[node.end_mark.index :]

    def block(self, key):
        """The lines, from and up to, that belong to a top-level key."""
        start = self.keys[key] - 1
        return start, min(
            [line - 1 for line in self.keys.values() if line - 1 > start], default=len(self.lines)
        )

    @cached_property
    def lines(self):
        return self.text.splitlines(keepends=True)

    def with_block(self, key, new):
        """The text with other lines in place of a top-level key and its value."""
        start, end = self.block(key)
        return "".join([*self.lines[:start], new, *self.lines[end:]])

    def with_line(self, line, new):
        """The text with another line in place of one."""
        return "".join([*self.lines[: line - 1], new, *self.lines[line:]])

    @cached_property
    def end(self):
        """The number of the line after the last one."""
        return len(self.lines) + 1


def line_of(node):
    return node.start_mark.line + 1


def plays(trick):
    return [play.value[0] for play in trick.value]


def without_play(file, play):
    """The text without a play, which stands in a line of its own or between commas."""
    who, card = play
    line = file.lines[line_of(who) - 1]
    if "[" not in line:
        return file.with_line(line_of(who), "")
    start, end = who.start_mark.index, card.end_mark.index
    start = file.text.rindex(",", 0, start) if file.text[end] == "]" else start
    end = end + 2 if file.text[end] == "," else end
    return file.text[:start] + file.text[end:]
