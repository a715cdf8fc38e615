"""Random rule sets, declarations, hands and tricks for properties."""

from collections.abc import Sequence
from dataclasses import dataclass

from hypothesis import settings
from hypothesis import strategies as st

from tests.builders import SEATS, SETS
from tests.referee import HOUSES, House
from watten_tutor.core.cards import Card, Rank, Suit, card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.ranking import CardClass, Ranking, ranking_of
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick

unhurried = settings(deadline=None)
"""A busy machine is no bug: only the time of the whole test counts."""


@dataclass(frozen=True, slots=True)
class Table:
    """A rule set and a declaration, in the engine's words and in the referee's."""

    rules: str
    schlag: str
    trump: str

    @property
    def ruleset(self) -> RuleSet:
        return SETS[self.rules]

    @property
    def ranking(self) -> Ranking:
        return ranking_of(self.ruleset, Declaration(Rank(self.schlag), Suit(self.trump)))

    @property
    def house(self) -> House:
        return HOUSES[self.rules]

    @property
    def pack(self) -> tuple[Card, ...]:
        return tuple(card(sign) for sign in self.house.pack)

    def __str__(self) -> str:
        return f"{self.rules} {self.schlag} {self.trump}"


TABLES = tuple(
    Table(rules, schlag, trump)
    for rules, house in HOUSES.items()
    for schlag in house.schlags
    for trump in "♣♠♥♦"
)
"""Every Schlag with every trump suit under every rule set."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Somebody is to play: the table, the trick so far and the hand."""

    table: Table
    trick: Trick
    hand: tuple[Card, ...]

    @property
    def played(self) -> list[Card]:
        return [play.card for play in self.trick.plays]


def tables() -> st.SearchStrategy[Table]:
    return st.sampled_from(TABLES)


def trick_of(cards: Sequence[Card], *, leader: Seat = SEATS[0], called: bool = False) -> Trick:
    """The cards as a trick, from the leader clockwise."""
    return Trick(tuple(Play(Seat((leader + n) % 4), each) for n, each in enumerate(cards)), called=called)


def drawn(table: Table, least: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Some cards of the pack in random order; cards that are more than plain come up more often."""
    special = [each for each in table.pack if table.ranking.class_of(each) is not CardClass.PLAIN]
    return st.lists(
        st.one_of(st.sampled_from(table.pack), st.sampled_from(special)),
        min_size=least,
        max_size=most,
        unique=True,
    )


@st.composite
def tricks(draw: st.DrawFn, least: int = 1) -> tuple[Table, Trick]:
    """A trick of `least` to four cards at a random table."""
    table = draw(tables())
    leader = draw(st.sampled_from(SEATS))
    return table, trick_of(draw(drawn(table, least, 4)), leader=leader)


@st.composite
def turns(draw: st.DrawFn) -> Turn:
    """A hand of one to five cards, the trick so far, and a call wherever one can be made."""
    table = draw(tables())
    on_table = draw(st.integers(0, 3))
    cards = draw(drawn(table, on_table + 1, on_table + 5))
    led = cards[0] if on_table else None
    may_call = (
        "bavarian" in table.rules and led is not None and table.ranking.class_of(led) is CardClass.RECHTER
    )
    called = may_call and draw(st.booleans())
    return Turn(table, trick_of(cards[:on_table], called=called), tuple(cards[on_table:]))


@st.composite
def called_turns(draw: st.DrawFn) -> Turn:
    """A hand that has to answer "Trumpf oder Kritisch"."""
    with_rechter = [each for each in TABLES if "bavarian" in each.rules and each.ranking.rechter is not None]
    table = draw(st.sampled_from(with_rechter))
    rechter = table.ranking.rechter
    assert rechter is not None
    others = [each for each in draw(drawn(table, 2, 8)) if each != rechter]
    between = draw(st.integers(0, min(2, max(0, len(others) - 1))))
    return Turn(table, trick_of([rechter, *others[:between]], called=True), tuple(others[between:][:5]))


@st.composite
def deals(draw: st.DrawFn) -> tuple[Table, tuple[tuple[Card, ...], ...]]:
    """A table and four hands of five."""
    table = draw(tables())
    pack = draw(st.permutations(table.pack))
    return table, tuple(tuple(pack[seat * 5 : seat * 5 + 5]) for seat in range(4))
