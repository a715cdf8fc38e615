"""Random rule sets, declarations, hands and tricks for properties."""

from collections.abc import Sequence
from dataclasses import dataclass

from hypothesis import assume, settings
from hypothesis import strategies as st

from tests.builders import SEATS, SETS
from tests.referee import HOUSES, House, Seats
from watten_tutor.core import duty
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

ORDERS = tuple(
    {
        (each.house[: House._fields.index("trumps_owed")], each.schlag, each.trump): each for each in TABLES
    }.values()
)
"""The same, one table for each order of the cards: the sets that differ in duties alone are left out."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Somebody is to play: the table, the trick so far, the hand, and who dealt."""

    table: Table
    trick: Trick
    hand: tuple[Card, ...]
    dealer: Seat

    @property
    def played(self) -> list[Card]:
        return [play.card for play in self.trick.plays]

    @property
    def seat(self) -> Seat:
        return self.trick.plays[-1].seat.next() if self.trick.plays else self.dealer.next()

    @property
    def seats(self) -> Seats:
        leader = self.trick.plays[0].seat if self.trick.plays else self.seat
        return Seats(self.seat, leader, self.dealer)

    @property
    def asked(self) -> duty.Turn:
        """The same in the engine's words."""
        return duty.Turn(self.table.ranking, self.trick, self.seat, self.dealer)


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
def tricks(draw: st.DrawFn, least: int = 1, among: Sequence[Table] = ORDERS) -> tuple[Table, Trick]:
    """A trick of `least` to four cards at one of these tables."""
    table = draw(st.sampled_from(among))
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
        table.house.call in ("first", "any")
        and led is not None
        and table.ranking.class_of(led) is CardClass.RECHTER
    )
    called = may_call and draw(st.booleans())
    seats = st.sampled_from(SEATS)
    trick = trick_of(cards[:on_table], leader=draw(seats), called=called)
    return Turn(table, trick, tuple(cards[on_table:]), draw(seats))


DIFFERENT = tuple({(each.house, each.schlag, each.trump): each for each in TABLES}.values())
WITH_CALL = tuple(each for each in DIFFERENT if each.house.call and each.ranking.rechter is not None)
OWING = tuple(each for each in DIFFERENT if each.house.trumps_owed)
BLIND = tuple(each for each in OWING if each.house.announcers_only)
BLIND_WITH_BEASN = tuple(each for each in BLIND if each.house.beasn)


@st.composite
def called_turns(draw: st.DrawFn) -> Turn:
    """A hand that has to answer "Trumpf oder Kritisch", called or not; often without a trump."""
    table = draw(st.sampled_from(WITH_CALL))
    rechter = table.ranking.rechter
    assert rechter is not None
    trumpless = draw(st.booleans())
    others = [
        each
        for each in draw(drawn(table, 3, 9))
        if each != rechter and not (trumpless and table.ranking.is_trump_suit(each))
    ]
    assume(others)
    between = draw(st.integers(0, min(2, len(others) - 1)))
    trick = trick_of(
        [rechter, *others[:between]],
        leader=draw(st.sampled_from(SEATS)),
        called=table.house.call != "unasked",
    )
    return Turn(table, trick, tuple(others[between:][:5]), draw(st.sampled_from(SEATS)))


@st.composite
def owing_turns(draw: st.DrawFn) -> Turn:
    """A hand after a led trump, where trumps are owed; often with no trump but Rechter and Guate."""
    table = draw(st.one_of(map(st.sampled_from, (OWING, BLIND, BLIND_WITH_BEASN))))
    ranking = table.ranking
    trumps = [each for each in table.pack if ranking.is_trump_suit(each)]
    led = draw(st.sampled_from(trumps))
    best_only = draw(st.booleans())
    best = (CardClass.RECHTER, CardClass.GUATE, CardClass.BEASN)
    others = [
        each
        for each in draw(drawn(table, 3, 9))
        if each != led
        and not (best_only and ranking.is_trump_suit(each) and ranking.class_of(each) not in best)
    ]
    assume(others)
    between = draw(st.integers(0, min(2, len(others) - 1)))
    trick = trick_of([led, *others[:between]], leader=draw(st.sampled_from(SEATS)))
    return Turn(table, trick, tuple(others[between:][:5]), draw(st.sampled_from(SEATS)))


any_turn = st.one_of(turns(), called_turns(), owing_turns())
"""Somebody is to play; duties and calls come up often."""


@st.composite
def deals(draw: st.DrawFn) -> tuple[Table, tuple[tuple[Card, ...], ...]]:
    """A table and four hands of five."""
    table = draw(tables())
    pack = draw(st.permutations(table.pack))
    return table, tuple(tuple(pack[seat * 5 : seat * 5 + 5]) for seat in range(4))
