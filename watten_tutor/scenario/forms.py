"""Reading what the game knows: players, teams, cards, ranks, suits, rule sets."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from watten_tutor.core.cards import WELI, Card, Rank, Suit
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.notation import (
    UNKNOWN,
    NotationError,
    card_words,
    letters,
    parse_card,
    parse_rank,
    parse_suit,
)
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat, Team, teams
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.rulebook.values import parse_value
from watten_tutor.scenario.diagnostics import DID_YOU_MEAN, Diagnostic, diagnose
from watten_tutor.scenario.shapes import Shapes, Spot
from watten_tutor.scenario.tree import Leaf, Map, Node, Seq

LONGEST_HAND = 300
"""Characters of a hand in one text: more than ten cards in words."""
DEFAULT_NAMES = ("Anna", "Ben", "Carla", "Dan")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Placed:
    """A card and where it stands. `card` is None for `_`."""

    card: Card | None
    spot: Spot


class Forms(Shapes):
    """Reads values of the game.

    Attributes:
        names: the players, clockwise.
        ruleset: the rule set in hand.
        table_known: whether rule set and players could be read; if not, stand-ins are in hand.
        names_known: whether the players could be read; if not, nobody's name is wrong.
    """

    def __init__(self, lines: list[str], problems: list[Diagnostic]) -> None:
        """Begin with the usual players and the base game."""
        super().__init__(lines, problems)
        self.names: tuple[str, ...] = DEFAULT_NAMES
        self.ruleset = RuleSet()
        self.table_known = True
        self.names_known = True

    # -- players and teams ---------------------------------------------------------------------

    def player(self, node: Node, of_team: str = "hint.one-of-team") -> Seat | None:
        """A player by name; `of_team` is the advice where a whole team is named."""
        name = self.word(node, "player")
        if name is None or name in self.names:
            return None if name is None else Seat(self.names.index(name))
        if self.names_known and self._are_several(name):
            self.problem("player-unknown", node, name, self.names, of_team, wording="player-is-team")
        elif self.names_known:
            self.unlike("player-unknown", node, name, self.names)
        return None

    def _are_several(self, text: str) -> bool:
        """Whether several players are named, joined as a team is."""
        parts = [part.strip() for part in text.split("+")]
        return len(parts) > 1 and set(parts) <= set(self.names)

    def teams(self) -> dict[Team, str]:
        """The teams and their names."""
        return team_names(self.names, self.ruleset)

    def team(self, node: Node) -> Team | None:
        """A team, named by one of its players or all."""
        found = self.word(node, "team")
        if found is None:
            return None
        members = {part.strip() for part in found.split("+")}
        for team, name in self.teams().items():
            players = name.split("+")
            if members == set(players) or (len(members) == 1 and members <= set(players)):
                return team
        if self.table_known:
            named = tuple(dict.fromkeys((*self.teams().values(), *self.names)))
            if self._are_several(found):  # the names are right, and no other team is "meant"
                self.problem("team-unknown", node, found, named)
            else:
                self.unlike("team-unknown", node, found, named)
        return None

    def side(self, node: Node) -> Team | None:
        """A side of the deal: a team, or with three players the two who play together, as `Ben+Carla`."""
        found = self.word(node, "team") or ""
        parts = [part.strip() for part in found.split("+")]
        named = [Seat(place) for place, name in enumerate(self.names) if name in parts]
        if len(self.names) == 3 and len(named) == len(parts) == 2:
            return Team(named)
        return self.team(node)

    def plain(self, fact: object) -> object:
        """A fact of the rules as a problem tells it: players by name, for it does not know the table."""
        if isinstance(fact, Seat):
            return self.names[fact]
        return tuple(self.names[seat] for seat in fact) if isinstance(fact, Team) else fact

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
        if len(meant) == 1 and error.code in _ALONE:
            wording, advice = _ALONE[error.code]
            [only] = error.candidates
            facts = {"suggestion": meant[0], "typed": letters(only) if isinstance(only, Card) else ""}
            self.problem(error.code, spot, error.found, meant, advice, wording=wording, **facts)
            return
        hint = f"hint.{error.code}" if error.code in HINTED else None
        if len(meant) == 1 and error.code.endswith("-unreadable"):
            self.problem(error.code, spot, error.found, (), DID_YOU_MEAN, suggestion=meant[0])
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
        found = diagnose(error)
        self.problem(found.code, node, found.found, found.allowed, found.hint, **found.facts)


def team_names(names: tuple[str, ...], ruleset: RuleSet) -> dict[Team, str]:
    """The teams, named as the batch prints them.

    Two and three players and Bohemian Watten have no teams: each is one of his own.

    Example:
        >>> team_names(("Anna", "Ben", "Carla", "Dan"), RuleSet())
        {Team((Seat(0), Seat(2))): 'Anna+Carla', Team((Seat(1), Seat(3))): 'Ben+Dan'}
    """
    alone = [Team((Seat(each),)) for each in range(len(names))]
    found = alone if ruleset.is_bohemian else teams(len(names))
    return {team: "+".join(names[seat] for seat in team) for team in found}


_ALONE = {
    "card-letter-in-front": ("card-letter-first", "hint.card-behind"),
    "suit-letter": ("suit-letter-only", DID_YOU_MEAN),
}
"""Letters that can mean one thing only, but stand for it nowhere: how that is worded, and the advice."""

HINTED = frozenset({"card-letter-in-front", "card-belli", "rank-is-card", "suit-letter", "card-unreadable"})
"""Codes of the notation that have an advice of their own."""


def flag_value(node: Node) -> object:
    """The value of a flag as plain data, texts of scalars kept: flags are read by the rulebook."""
    if isinstance(node, Leaf):
        return node.value if isinstance(node.value, bool) else node.text
    if isinstance(node, Seq):
        return [flag_value(each) for each in node]
    return {entry.key.text: flag_value(entry.value) for entry in node}
