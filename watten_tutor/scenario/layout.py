"""How a scenario file is laid out: which lines belong to which key, and where its comments stand.

PyYAML gives every value its marks but passes over comments. What lies between the values holds only
blanks, signs of YAML and comments, so that is where they are found.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

import yaml

_COMMENT = re.compile(r"#[^\n]*")
_MODELINE = "# yaml-language-server:"
"""Editors read it on the first lines, so it does not follow the key below it."""


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment: its place, its text without blanks behind, and whether it has a line of its own."""

    start: int
    text: str
    alone: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """A top-level key with all that belongs to it.

    Attributes:
        key: its node.
        value: its node.
        head: the comments directly above it.
        start: where its line begins.
        end: where its last line ends, comments further in and below included.
    """

    key: yaml.ScalarNode
    value: yaml.Node
    head: tuple[str, ...]
    start: int
    end: int


class Layout:
    r"""The text of a sound file, taken apart.

    Attributes:
        text: the text.
        comments: every comment in it.
        entries: the keys in the order of the file; None if a key does not begin a line.
        top: the lines before the first key and its comments.
        bottom: the comments after the last key.

    Example:
        >>> layout = Layout("# mine\n\n# of the inn\nrules: tyrolean  # as always\nschlag: 10\n# end\n")
        >>> [(entry.key.value, entry.head) for entry in layout.entries]
        [('rules', ('# of the inn',)), ('schlag', ())]
        >>> layout.top, layout.bottom, [each.text for each in layout.comments if not each.alone]
        (['# mine', ''], ['# end'], ['# as always'])
    """

    def __init__(self, text: str) -> None:
        """Take a text apart that has been read without problems."""
        self.text = text
        self._lines = [0, *(found.end() for found in re.finditer("\n", text))]
        root = yaml.compose(text, Loader=yaml.BaseLoader)
        assert isinstance(root, yaml.MappingNode)
        self.comments = tuple(self._comments(root))
        self._alone = {self.line(each.start) for each in self.comments if each.alone}
        self.top: list[str] = []
        self.bottom: list[str] = []
        self.entries = self._entries(root)

    def line(self, place: int) -> int:
        """The number of the line of a place, from 0."""
        return bisect_right(self._lines, place) - 1

    def slice(self, node: yaml.Node) -> str:
        """A node as written."""
        return self.text[node.start_mark.index : end_of(node, self.text)]

    def inside(self, start: int, end: int) -> tuple[Comment, ...]:
        """The comments of a stretch of text."""
        return tuple(each for each in self.comments if start <= each.start < end)

    # -- comments ---------------------------------------------------------------------------------------

    def _comments(self, root: yaml.Node) -> Iterator[Comment]:
        place = 0
        for start, end in sorted([*self._spans(root), (len(self.text), len(self.text))]):
            for found in _COMMENT.finditer(self.text, place, start):
                before = self.text[self._lines[self.line(found.start())] : found.start()]
                yield Comment(found.start(), found[0].rstrip(), not before.strip())
            place = max(place, end)

    def _spans(self, node: yaml.Node) -> Iterator[tuple[int, int]]:
        """Where scalars stand; of a text that begins with `|` or `>` the lines below that sign."""
        if isinstance(node, yaml.ScalarNode):
            start, end = node.start_mark.index, node.end_mark.index
            if node.style in ("|", ">"):
                start = min(end, self.text.find("\n", start) + 1 or end)
            yield start, end
        elif isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                yield from self._spans(key)
                yield from self._spans(value)
        else:
            for each in node.value:
                yield from self._spans(each)

    # -- lines ------------------------------------------------------------------------------------------

    def _entries(self, root: yaml.MappingNode) -> tuple[Entry, ...] | None:
        begins = [self.line(key.start_mark.index) for key, _ in root.value]
        if root.flow_style or any(
            self._lines[line] != key.start_mark.index
            for line, (key, _) in zip(begins, root.value, strict=True)
        ):
            return None
        self.top, head = self._above(begins[0])
        found = []
        for (key, value), first, following in zip(
            root.value, begins, [*begins[1:], len(self._lines)], strict=True
        ):
            last = following
            while last > first + 1 and self._is_loose(last - 1):
                last -= 1
            end = self._lines[last] if last < len(self._lines) else len(self.text)
            found.append(Entry(key, value, tuple(head), self._lines[first], end))
            head = self._told(last, following)
        self.bottom = head
        return tuple(found)

    def _above(self, first: int) -> tuple[list[str], list[str]]:
        """The lines before the first key: those that stay on top, and the comments that belong to the key."""
        lines = [self._raw(line) for line in range(first)]
        stay = [
            number
            for number, line in enumerate(lines, 1)
            if not line.startswith("#") or line.startswith(_MODELINE)
        ]
        cut = max(stay, default=0)
        top = lines[:cut]
        while top and not top[-1]:
            top.pop()
        while top and not top[0]:
            del top[0]
        if top and top[-1].startswith("#") and not top[-1].startswith(_MODELINE):
            top.append("")
        return top, lines[cut:]

    def _told(self, first: int, end: int) -> list[str]:
        return [line for line in map(self._raw, range(first, end)) if line]

    def _raw(self, line: int) -> str:
        end = self._lines[line + 1] if line + 1 < len(self._lines) else len(self.text)
        return self.text[self._lines[line] : end].rstrip()

    def _is_loose(self, line: int) -> bool:
        """Whether a line is empty, or a comment that does not stand further in, or ends the document."""
        raw = self._raw(line)
        return not raw or raw == "..." or (line in self._alone and raw.startswith("#"))


def end_of(node: yaml.Node, text: str) -> int:
    """Where a node really ends: PyYAML lets some of them end at whatever comes next."""
    if isinstance(node, yaml.ScalarNode):
        return node.end_mark.index
    pairs = isinstance(node, yaml.MappingNode)
    children = [each for pair in node.value for each in pair] if pairs else node.value
    if children and text[node.start_mark.index] not in "{[":
        return end_of(children[-1], text)
    return node.end_mark.index
