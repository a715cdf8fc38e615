"""A file as a tree of nodes that know where they stand.

YAML and JSON are both read into these three kinds of node. A scalar keeps its text; what the text
means as a value follows the YAML 1.2 core rules, so `no`, `on` and `13:11` are texts.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

MAX_BYTES = 128 * 1024
"""A longer file is refused before it is parsed. The longest sensible scenario has some 10 kB."""
MAX_DEPTH = 16
"""Lists and maps inside each other; the format needs seven."""
MAX_NODES = 10_000
"""Values and keys in one file."""

CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
"""What a text may not contain even as an escape: a terminal would obey it instead of showing it."""
HALF = re.compile("[\ud800-\udfff]")
"""Half a character, as an escape can write it."""

Trail: TypeAlias = "tuple[Trail, str | int] | None"
"""The way from the top of the file to a node, last step first; cheap to extend, said only on error."""

Value: TypeAlias = str | int | float | bool | None

_INT = re.compile(r"[-+]?[0-9]{1,18}|0o[0-7]{1,18}|0x[0-9a-fA-F]{1,16}")
_LONGEST_NUMBER = 40
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?")
_WORDS: dict[str, Value] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys((".nan", ".NaN", ".NAN"), float("nan")),
    **{sign + word: float(sign + "inf") for sign in ("", "+", "-") for word in (".inf", ".Inf", ".INF")},
}


@dataclass(slots=True, eq=False)
class Leaf:
    """A scalar.

    Attributes:
        text: its text, quotes and escapes resolved.
        line: where it begins, counted from 1.
        col: the column where it begins, counted from 1.
        trail: the way to it from the top.
        quoted: whether it stands in quotes, so that it is a text whatever it looks like.
        inner: how far behind `col` the text begins if the file shows it letter by letter, else None.
    """

    text: str
    line: int
    col: int
    trail: Trail
    quoted: bool = False
    inner: int | None = None

    @property
    def value(self) -> Value:
        """What it means by the YAML 1.2 core rules: null, true/false, a number or a text.

        Example:
            >>> [Leaf(text, 1, 1, None).value for text in ("no", "13:11", "012", "0x1f", "~")]
            ['no', '13:11', 12, 31, None]
        """
        text = self.text
        if self.quoted:
            return text
        if text in _WORDS:
            return _WORDS[text]
        if _INT.fullmatch(text):
            return int(text, 0) if text[:2] in ("0o", "0x") else int(text)
        if len(text) <= _LONGEST_NUMBER and _FLOAT.fullmatch(text):
            return float(text)
        return text

    @property
    def is_null(self) -> bool:
        """Whether nothing is written here, or `null`."""
        return not self.quoted and self.text in _WORDS and _WORDS[self.text] is None

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column of a character of the text, or of the whole scalar where that is unclear."""
        return self.line, self.col if self.inner is None else self.col + self.inner + offset


@dataclass(slots=True, eq=False)
class Seq:
    """A list."""

    line: int
    col: int
    trail: Trail
    items: "list[Node]" = field(default_factory=list)

    def __iter__(self) -> "Iterator[Node]":
        """The items in order."""
        return iter(self.items)

    def __len__(self) -> int:
        """How many items there are."""
        return len(self.items)


@dataclass(slots=True, eq=False)
class Entry:
    """A key of a map and its value."""

    key: Leaf
    value: "Node"


@dataclass(slots=True, eq=False)
class Map:
    """A map: its entries by key, in the order of the file."""

    line: int
    col: int
    trail: Trail
    entries: dict[str, Entry] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Entry]:
        """The entries in order."""
        return iter(self.entries.values())

    def __len__(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def get(self, key: str) -> "Node | None":
        """The value under this key, or None."""
        entry = self.entries.get(key)
        return None if entry is None else entry.value


Node: TypeAlias = Leaf | Seq | Map


def path(trail: Trail) -> str:
    """A trail as people read it.

    Example:
        >>> path(((((None, "tricks"), 0), 2), "Ben"))
        'tricks[0][2].Ben'
    """
    steps: list[str | int] = []
    while trail is not None:
        trail, step = trail
        steps.append(step)
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in reversed(steps))
    return text.removeprefix(".")
