"""Reading single values whatever they mean: a word, a number, a list, a text in several languages.

Every method takes a node and returns the value, or None after noting what is wrong with it, so that
reading goes on and all problems come out at once.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from unicodedata import normalize

from watten_tutor.scenario.damage import NO_BLANK
from watten_tutor.scenario.diagnostics import DID_YOU_MEAN, Diagnostic, nearest, note
from watten_tutor.scenario.scenario import Text
from watten_tutor.scenario.schema import LANGUAGES_OF_TEXT
from watten_tutor.scenario.tree import Entry, Leaf, Map, Node, Seq, path


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in the file: a node and, in a scalar, the first character meant."""

    node: Node
    offset: int = 0

    @property
    def place(self) -> tuple[int, int]:
        """Line and column."""
        node = self.node
        return node.place(self.offset) if isinstance(node, Leaf) else (node.line, node.col)


class Shapes:
    """Reads plain values and collects problems.

    Attributes:
        lines: the lines of the file, for hints; empty where they do not help.
        problems: what was wrong so far.
        misspelt: known keys that an unknown key was most like.
    """

    def __init__(self, lines: list[str], problems: list[Diagnostic]) -> None:
        """Begin with the problems known already."""
        self.lines = lines
        self.problems = problems
        self.misspelt: set[str] = set()

    # -- problems ------------------------------------------------------------------------------

    def problem(
        self,
        code: str,
        where: Node | Spot,
        found: object = None,
        allowed: Iterable[object] = (),
        hint: str | None = None,
        *,
        wording: str = "",
        **facts: object,
    ) -> None:
        """Note a problem at a place."""
        spot = where if isinstance(where, Spot) else Spot(where)
        shown = None if found is None else _visible(str(found)[:60])
        line, col = spot.place
        here = path(spot.node.trail)
        words = tuple(map(str, allowed))
        note(self.problems, Diagnostic(code, line, col, here, shown, words, hint, facts, wording))

    def unlike(self, code: str, where: Node | Spot, found: str, names: Iterable[str]) -> str | None:
        """Note a word that is none of the allowed ones; returns the one it is most like."""
        allowed = tuple(names)
        near = nearest(found, allowed)
        hint = DID_YOU_MEAN if near else None
        self.problem(code, where, found, allowed, hint, suggestion=near or "")
        return near

    def missing(self, node: Node, key: str) -> None:
        """Note a key that is missing, unless it is there with a slip in its spelling."""
        if key not in self.misspelt:
            self.problem("missing-key", node, key)

    def wrong_form(self, node: Node, wanted: str) -> None:
        """Note that something else should stand here; `wanted` names the sentence that says what."""
        if isinstance(node, Leaf) and node.is_null:
            hash_sign = node.line <= len(self.lines) and "#" in self.lines[node.line - 1]
            self.problem("nothing-here", node, hint="hint.hash" if hash_sign else f"hint.want-{wanted}")
        elif isinstance(node, Leaf):
            no_blank = wanted in _OF_PAIRS and not node.quoted and NO_BLANK.match(node.text)
            hint = "hint.yaml-blank" if no_blank else f"hint.want-{wanted}"
            self.problem("wrong-form", node, node.text, hint=hint)
        else:
            found = "wrong-form-list" if isinstance(node, Seq) else "wrong-form-map"
            self.problem(found, node, hint=f"hint.want-{wanted}")

    # -- plain shapes --------------------------------------------------------------------------

    def word(self, node: Node, wanted: str) -> str | None:
        """A scalar as text."""
        if isinstance(node, Leaf) and not node.is_null and node.text.strip():
            return normalize("NFC", node.text.strip())
        self.wrong_form(node, wanted)
        return None

    def choice(self, node: Node, allowed: Iterable[str]) -> str | None:
        """One of some words."""
        known = tuple(allowed)
        found = self.word(node, "word")
        if found is None or found in known:
            return found
        self.unlike("not-allowed", node, found, known)
        return None

    def number(self, node: Node, least: int, most: int) -> int | None:
        """A whole number in a range."""
        value = node.value if isinstance(node, Leaf) else None
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong_form(node, "number")
            return None
        if not least <= value <= most:
            self.problem("out-of-range", node, value, least=least, most=most)
            return None
        return value

    def truth(self, node: Node) -> bool | None:
        """True or false; `yes` and `no` are words in YAML 1.2."""
        value = node.value if isinstance(node, Leaf) else None
        if isinstance(value, bool):
            return value
        self.wrong_form(node, "truth")
        return None

    def items(self, node: Node, wanted: str) -> list[Node]:
        """The items of a list; none if it is no list."""
        if isinstance(node, Seq):
            return node.items
        self.wrong_form(node, wanted)
        return []

    def entries(self, node: Node, wanted: str) -> Iterator[Entry]:
        """The entries of a map; none if it is no map."""
        if isinstance(node, Map):
            yield from node
        else:
            self.wrong_form(node, wanted)

    def known_keys(self, node: Map, allowed: Iterable[str], code: str = "unknown-key") -> None:
        """Note every key that is not allowed."""
        known = tuple(allowed)
        for entry in node:
            if entry.key.text not in known:
                self.misspelt.add(self.unlike(code, entry.key, entry.key.text, known) or "")

    def words(self, node: Node, wanted: str) -> tuple[str, ...]:
        """A list of words; one word may stand for a list of one."""
        nodes = [node] if isinstance(node, Leaf) else self.items(node, wanted)
        return tuple(word for each in nodes if (word := self.word(each, wanted)) is not None)

    def text(self, node: Node) -> Text | None:
        """A text, or a map of texts by language."""
        if not isinstance(node, Map):
            word = self.word(node, "text")
            return None if word is None else Text({"": word})
        self.known_keys(node, LANGUAGES_OF_TEXT, "unknown-language")
        by_language = {}
        for entry in node:
            word = self.word(entry.value, "one-text")
            if word is not None and entry.key.text in LANGUAGES_OF_TEXT:
                by_language[entry.key.text] = word
        if not len(node):
            self.wrong_form(node, "text")
        return Text(by_language) if by_language else None


_OF_PAIRS = frozenset({"play", "hands", "bet", "deal", "won", "points", "by-rules", "readings"})
"""What consists of keys and values: `Ben:10♥` is only a blank short of it."""


def _visible(text: str) -> str:
    """The text in one line, what no eye sees written as an escape."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)
