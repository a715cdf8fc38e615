"""A JSON object as the same tree of nodes, with line and column of every value.

The standard reader tells neither places nor duplicate keys and recurses, so this one walks the
tokens itself; strings are left to the standard library.
"""

import re
from bisect import bisect_right
from json import JSONDecodeError
from json.decoder import scanstring  # type: ignore[attr-defined]

from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError, note
from watten_tutor.scenario.tree import (
    CONTROL,
    HALF,
    MAX_BYTES,
    MAX_DEPTH,
    MAX_NODES,
    Entry,
    Leaf,
    Map,
    Node,
    Seq,
    Trail,
    path,
)

_TOKEN = re.compile(
    r"[ \t\r\n]*(?:([\[{\]},:\"])|(true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?))"
)


def read_json(text: str, first_line: int = 1) -> Node:
    """The tree of one JSON text.

    Args:
        text: one JSON value.
        first_line: the line of the stream on which it stands.

    Raises:
        ScenarioError: with every duplicate key, or the first place where it is no JSON.

    Example:
        >>> read_json('{"schlag": 10}').get("schlag").value
        10
    """
    return _Reader(text, first_line).read()


class _Reader:
    def __init__(self, text: str, first_line: int) -> None:
        self.text = text
        self.first_line = first_line
        self.starts = [0, *(found.end() for found in re.finditer("\n", text))]
        self.place = 0
        self.nodes = 0
        self.problems: list[Diagnostic] = []

    def read(self) -> Node:
        if len(self.text) > MAX_BYTES:
            raise ScenarioError(
                [Diagnostic("file-too-long", self.first_line, facts={"limit": MAX_BYTES // 1024})]
            )
        node = self.value(None, 0)
        if self.text[self.place :].strip(" \t\r\n"):
            raise self.damage()
        if self.problems:
            raise ScenarioError(self.problems)
        return node

    def where(self, place: int) -> tuple[int, int]:
        """Line and column of a character."""
        line = bisect_right(self.starts, place) - 1
        return self.first_line + line, place - self.starts[line] + 1

    def damage(self) -> ScenarioError:
        place = len(self.text) - len(self.text[self.place :].lstrip(" \t\r\n"))
        found = self.text[place : place + 12]
        return ScenarioError(
            [Diagnostic("json-damage" if found else "json-cut-off", *self.where(place), found=found)]
        )

    def token(self) -> str:
        """The next sign or bare word; of a string its opening quote. `place` moves behind it."""
        found = _TOKEN.match(self.text, self.place)
        if found is None:
            raise self.damage()
        self.place = found.end()
        return found[1] or found[2]

    def value(self, trail: Trail, depth: int) -> Node:
        self.nodes += 1
        token = self.token()
        line, col = self.where(self.place - len(token))
        if depth >= MAX_DEPTH and token in "[{":
            raise ScenarioError([Diagnostic("too-deep", line, col, path(trail), facts={"limit": MAX_DEPTH})])
        if self.nodes > MAX_NODES:
            raise ScenarioError([Diagnostic("too-many-values", line, col, facts={"limit": MAX_NODES})])
        if token == "[":
            return self.items(Seq(line, col, trail), depth)
        if token == "{":
            return self.entries(Map(line, col, trail), depth)
        if token == '"':
            return self.string(line, col, trail)
        if token in "]},:":
            self.place -= 1
            raise self.damage()
        return Leaf(token, line, col, trail, inner=0)

    def string(self, line: int, col: int, trail: Trail) -> Leaf:
        """The string whose opening quote was the last token."""
        start = self.place
        try:
            text, self.place = scanstring(self.text, start, True)
        except JSONDecodeError:
            self.place = start - 1
            raise self.damage() from None
        if HALF.search(text):
            raise ScenarioError([Diagnostic("text-broken", line, col, path(trail))])
        if odd := CONTROL.search(text):
            raise ScenarioError([Diagnostic("odd-character", line, col, path(trail), f"U+{ord(odd[0]):04X}")])
        return Leaf(text, line, col, trail, True, 1 if self.place - start == len(text) + 1 else None)

    def items(self, seq: Seq, depth: int) -> Seq:
        while self.more("]", bool(seq.items)):
            seq.items.append(self.value((seq.trail, len(seq.items)), depth + 1))
        return seq

    def entries(self, whole: Map, depth: int) -> Map:
        seen = False
        while self.more("}", seen):
            seen = True
            if self.token() != '"':
                self.place -= 1
                raise self.damage()
            key = self.string(*self.where(self.place - 1), whole.trail)
            key.trail = (whole.trail, key.text)
            if self.token() != ":":
                self.place -= 1
                raise self.damage()
            value = self.value(key.trail, depth + 1)
            if key.text in whole.entries:
                note(self.problems, duplicate(whole.entries[key.text].key, key))
            else:
                whole.entries[key.text] = Entry(key, value)
        return whole

    def more(self, closing: str, after_first: bool) -> bool:
        """Whether another item follows; steps over the comma before it or over the closing sign."""
        start = self.place
        token = self.token()
        if token == closing:
            return False
        if after_first and token == ",":
            return True
        self.place = start
        if after_first:
            raise self.damage()
        return True


def duplicate(first: Leaf, second: Leaf) -> Diagnostic:
    """A key that stands twice in one map."""
    return Diagnostic(
        "duplicate-key", second.line, second.col, path(second.trail), second.text, facts={"line": first.line}
    )
