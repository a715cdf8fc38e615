"""Short ways to say a rule set, a trick, a position or a scenario in a test."""

from collections.abc import Mapping, Sequence

from tests.referee import HOUSES
from watten_tutor.core.cards import Card, Rank, Suit, card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.duty import Turn
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.ranking import Ranking, ranking_of
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question, Scenario

ANNA, BEN, CARLA, DAN = SEATS = tuple(Seat(number) for number in range(4))

_BAVARIAN = {
    "deck": 32,
    "kritische": (card("K♥"), card("7♦"), card("7♣")),
    "weli": "none",
    "duty": "none",
    "call": "first_trick",
    "target": 11,
}
_UNKRITISCH = {"kritische": (), "weli": "lowest_trump", "six_schlag": True}

WRITTEN_OUT: Mapping[str, RuleSet] = {
    "tyrolean": RuleSet(),
    "bavarian": RuleSet().with_flags("bavarian", _BAVARIAN),
    "unkritisch": RuleSet().with_flags("unkritisch", _UNKRITISCH),
    "bavarian+unkritisch": RuleSet().with_flags("bavarian+unkritisch", {**_BAVARIAN, "kritische": ()}),
}
"""Some rule sets written out from the rule text and not read from the rulebook."""

SETS: Mapping[str, RuleSet] = {**{name: load_ruleset(name) for name in HOUSES}, **WRITTEN_OUT}
"""The rule sets under test: all at whose table the referee can sit."""


def cards(signs: str) -> tuple[Card, ...]:
    """The cards written with spaces between, in the order written."""
    return tuple(card(sign) for sign in signs.split())


def declared(said: str) -> Declaration:
    """Schlag and trump as "10 ♠"."""
    schlag, trump = said.split()
    return Declaration(Rank(schlag), Suit(trump))


def ranked(rules: str, said: str) -> Ranking:
    """The ranking of a rule set under a declaration such as "10 ♠"."""
    return ranking_of(SETS[rules] if rules in SETS else load_ruleset(rules), declared(said))


def trick(signs: str, *, leader: Seat = ANNA, called: bool = False) -> Trick:
    """The cards in order of play, from the leader clockwise."""
    return Trick(
        tuple(Play(Seat((leader + turn) % 4), each) for turn, each in enumerate(cards(signs))), called=called
    )


def to_play(ranking: Ranking, before: Trick, *, seat: Seat | None = None, dealer: Seat = DAN) -> Turn:
    """The turn of whoever is next to play, forehand before the lead; dealt by the last seat."""
    following = before.plays[-1].seat.next() if before.plays else dealer.next()
    return Turn(ranking, before, following if seat is None else seat, dealer)


def hand(signs: str) -> Hand:
    """A hand; each `_` is a card not told."""
    told = [sign for sign in signs.split() if sign != "_"]
    return Hand(cards(" ".join(told)), unknown=len(signs.split()) - len(told))


def position(
    rules: str,
    said: str,
    table: str = "",
    *,
    hands: Mapping[Seat, str] | None = None,
    leader: Seat = ANNA,
    called: bool = False,
    tricks: Sequence[Trick] | None = None,
    won: Mapping[Seat, int] | None = None,
) -> Position:
    """A position with the trick `table`, led by `leader`, on the table. Anna is forehand."""
    return Position(
        ruleset=SETS[rules],
        declaration=declared(said),
        hands={seat: hand(signs) for seat, signs in (hands or {}).items()},
        trick=trick(table, leader=leader, called=called),
        tricks=None if tricks is None else tuple(tricks),
        won=won or {},
    )


def scenario(told: Position, kind: str, **facts: object) -> Scenario:
    """A scenario that asks `kind` of a position."""
    question = Question(kind, **facts)  # type: ignore[arg-type]
    return Scenario("test", ("Anna", "Ben", "Carla", "Dan"), told, question)
