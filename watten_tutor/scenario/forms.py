"""Reading single values: a text, a player, a card, cards, a team and so on.

Every method takes a node and returns the value, or None after noting what is wrong with it, so that
reading goes on and all problems come out at once.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar
from unicodedata import normalize

from watten_tutor.core.cards import WELI, Card, Rank, Suit
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.notation import UNKNOWN, NotationError, card_words, parse_card, parse_rank, parse_suit
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.rulebook.values import parse_value
from watten_tutor.scenario.diagnostics import Diagnostic, nearest, note
from watten_tutor.scenario.scenario import Text
from watten_tutor.scenario.schema import LANGUAGES_OF_TEXT
from watten_tutor.scenario.tree import Entry, Leaf, Map, Node, Seq, path

LONGEST_HAND = 300
"""Characters of a hand in one text: more than ten cards in words."""
DEFAULT_NAMES = ("Anna", "Ben", "Carla", "Dan")

T = TypeVar("T")


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


@dataclass(frozen=True, slots=True)
class Placed:
    """A card and where it stands. `card` is None for `_`."""

    card: Card | None
    spot: Spot


class Forms:
    """Reads values and collects problems.

    Attributes:
        lines: the lines of the file, for hints; empty where they do not help.
        problems: what was wrong so far.
        names: the players, clockwise.
        ruleset: the rule set in hand.
        misspelt: known keys that an unknown key was most like.
        table_known: whether rule set and players could be read; if not, stand-ins are in hand.
    """

    def __init__(self, lines: list[str], problems: list[Diagnostic]) -> None:
        """Begin with the usual players and the base game."""
        self.lines = lines
        self.problems = problems
        self.names: tuple[str, ...] = DEFAULT_NAMES
        self.ruleset = RuleSet()
        self.table_known = True
        self.misspelt: set[str] = set()

    # -- problems ------------------------------------------------------------------------------

    def problem(
        self,
        code: str,
        where: Node | Spot,
        found: object = None,
        allowed: Iterable[object] = (),
        hint: str | None = None,
        **facts: object,
    ) -> None:
        """Note a problem at a place."""
        spot = where if isinstance(where, Spot) else Spot(where)
        shown = None if found is None else str(found)[:60]
        line, col = spot.place
        here = path(spot.node.trail)
        note(self.problems, Diagnostic(code, line, col, here, shown, tuple(map(str, allowed)), hint, facts))

    def unlike(self, code: str, where: Node | Spot, found: str, names: Iterable[str]) -> str | None:
        """Note a word that is none of the allowed ones; returns the one it is most like."""
        allowed = tuple(names)
        near = nearest(found, allowed)
        hint = "hint.did-you-mean" if near else None
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
            self.problem("wrong-form", node, node.text, hint=f"hint.want-{wanted}")
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
            word = self.word(entry.value, "text")
            if word is not None and entry.key.text in LANGUAGES_OF_TEXT:
                by_language[entry.key.text] = word
        if not len(node):
            self.wrong_form(node, "text")
        return Text(by_language) if by_language else None

    # -- players and teams ---------------------------------------------------------------------

    def player(self, node: Node) -> Seat | None:
        """A player by name."""
        name = self.word(node, "player")
        if name is None or name in self.names:
            return None if name is None else Seat(self.names.index(name))
        self.unlike("player-unknown", node, name, self.names)
        return None

    def teams(self) -> dict[Seat, str]:
        """The teams by their first seat."""
        return team_names(self.names, self.ruleset)

    def team(self, node: Node) -> Seat | None:
        """A team, named by one of its players or all, as its first seat."""
        found = self.word(node, "team")
        if found is None:
            return None
        members = {part.strip() for part in found.split("+")}
        for first, name in self.teams().items():
            players = name.split("+")
            if members == set(players) or (len(members) == 1 and members <= set(players)):
                return first
        self.unlike("team-unknown", node, found, (*self.teams().values(), *self.names))
        return None

    # -- cards ---------------------------------------------------------------------------------

    def rank(self, node: Node) -> Rank | None:
        """A rank."""
        return self._notated(node, "rank", parse_rank)

    def suit(self, node: Node) -> Suit | None:
        """A suit."""
        return self._notated(node, "suit", parse_suit)

    def card(self, node: Node) -> Card | None:
        """One known card."""
        found = self._notated(node, "card", lambda text: parse_card(text, self.ruleset.kritische))
        return None if found is None else self.in_deck(found, Spot(node))

    def in_deck(self, each: Card, spot: Spot) -> Card | None:
        """The card, if the rule set plays with it."""
        if self.ruleset.deck == 32 and each == WELI:
            self.problem(
                "card-not-in-deck", spot, self.written(spot, each), rules=self.ruleset.name, card=each
            )
            return None
        return each

    def written(self, spot: Spot, each: Card) -> str:
        """The card as the author wrote it."""
        if not isinstance(spot.node, Leaf):
            return str(each)
        word = next((word.text for word in card_words(spot.node.text) if word.offset == spot.offset), None)
        return word or spot.node.text

    def cards(self, node: Node) -> list[Placed]:
        """Cards as one text or as a list, each with its place; unreadable ones are left out."""
        nodes = [node] if isinstance(node, Leaf) else self.items(node, "cards")
        return [placed for each in nodes for placed in self._cards_of(each)]

    def _cards_of(self, node: Node) -> Iterator[Placed]:
        if not isinstance(node, Leaf) or node.is_null:
            self.wrong_form(node, "cards")
            return
        if len(node.text) > LONGEST_HAND:
            self.problem("text-too-long", node, node.text, limit=LONGEST_HAND)
            return
        for word in card_words(node.text):
            spot = Spot(node, word.offset)
            if word.text == UNKNOWN:
                yield Placed(None, spot)
                continue
            try:
                each = parse_card(word.text, self.ruleset.kritische)
            except NotationError as error:
                self.notation(error, spot)
                continue
            if self.in_deck(each, spot) is not None:
                yield Placed(each, spot)

    def distinct(self, placed: Iterable[Placed]) -> set[Card]:
        """The cards as a set; `_` and a card named twice are noted."""
        found: set[Card] = set()
        for each in placed:
            if each.card is None:
                self.problem("unknown-card-here", each.spot)
            elif each.card in found:
                self.problem("card-twice-in-list", each.spot, self.written(each.spot, each.card))
            else:
                found.add(each.card)
        return found

    def _notated(self, node: Node, wanted: str, parse: Callable[[str], T]) -> T | None:
        word = self.word(node, wanted)
        if word is None:
            return None
        try:
            return parse(word)
        except NotationError as error:
            self.notation(error, Spot(node))
            return None

    def notation(self, error: NotationError, spot: Spot) -> None:
        """Note text that names no card, suit or rank."""
        meant = tuple(map(str, error.candidates))
        hint = f"hint.{error.code}" if error.code in HINTED else None
        if len(meant) == 1 and error.code.endswith("-unreadable"):
            self.problem(error.code, spot, error.found, (), "hint.did-you-mean", suggestion=meant[0])
        else:
            self.problem(error.code, spot, error.found, meant, hint, suggestion=meant[0] if meant else "")

    # -- rule sets -----------------------------------------------------------------------------

    def rule_set(self, node: Node) -> RuleSet | None:
        """A rule set by name or as a map of flags over a base."""
        before = len(self.problems)
        if not isinstance(node, Map):
            word = self.word(node, "rules")
            return None if word is None else self._load_rules(word, node)
        flags: dict[str, object] = {}
        for entry in node:
            flags[entry.key.text] = value = flag_value(entry.value)
            if entry.key.text == "base":
                self._load_rules(str(value), entry.value)
                continue
            try:
                parse_value(entry.key.text, value)
            except RuleSetError as error:
                self._rules_problem(error, entry.key if error.code == "unknown-flag" else entry.value)
        return None if len(self.problems) > before else self._load_rules(flags, node)

    def _load_rules(self, spec: str | dict[str, object], node: Node) -> RuleSet | None:
        try:
            return load_ruleset(spec)
        except RuleSetError as error:
            self._rules_problem(error, node)
            return None

    def _rules_problem(self, error: RuleSetError, node: Node) -> None:
        facts = dict(error.facts)
        found, allowed = facts.pop("found", None), facts.pop("allowed", ())
        hint = "hint.did-you-mean" if facts.get("suggestion") else None
        if error.code == "option-clash":
            hint = f"clash.{facts.pop('clash')}"
        assert isinstance(allowed, tuple)
        self.problem(error.code, node, found, allowed, hint, **facts)


def team_names(names: tuple[str, ...], ruleset: RuleSet) -> dict[Seat, str]:
    """The teams by their first seat, named as the batch prints them.

    Two and three players and Bohemian Watten have no teams: each is one of his own.

    Example:
        >>> team_names(("Anna", "Ben", "Carla", "Dan"), RuleSet())
        {Seat(0): 'Anna+Carla', Seat(1): 'Ben+Dan'}
    """
    if ruleset.game == "bohemian" or len(names) < 4:
        return {Seat(seat): name for seat, name in enumerate(names)}
    return {Seat(seat): "+".join(names[seat::2]) for seat in (0, 1)}


HINTED = frozenset({"card-letter-in-front", "card-belli", "rank-is-card", "suit-letter", "card-unreadable"})
"""Codes of the notation that have an advice of their own."""


def flag_value(node: Node) -> object:
    """The value of a flag as plain data, texts of scalars kept: flags are read by the rulebook."""
    if isinstance(node, Leaf):
        return node.value if isinstance(node.value, bool) else node.text
    if isinstance(node, Seq):
        return [flag_value(each) for each in node]
    return {entry.key.text: flag_value(entry.value) for entry in node}
