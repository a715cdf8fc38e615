"""Random turns in the referee's words, seeded, as many as one likes.

Calls, exemptions and lapses are far more frequent here than at a real table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from random import Random

from tests import referee
from tests.referee import House, Seats
from tests.strategies_game import Table
from watten_tutor.core.cards import Card


@dataclass(frozen=True)
class Dealt:
    """One player is to play to a trick: everything in the referee's words.

    Attributes:
        trick: the cards on the table in order of play.
        hand: of who is to play.
        next_card: one of them, to see who wins when it is laid.
        called: whether "Trumpf oder Kritisch" was said.
        first_trick: whether it is the first of the deal.
    """

    table: Table
    trick: list[str]
    hand: list[str]
    next_card: str
    called: bool
    first_trick: bool
    seats: Seats

    def __str__(self) -> str:
        on_table = " ".join(self.trick) + (" (called)" if self.called else "")
        return f"{self.table}: {on_table or 'nothing led'}, hand {' '.join(self.hand)}, {self.seats}"

    @property
    def house(self) -> House:
        return self.table.house

    @cached_property
    def steps(self) -> dict[str, list[str]]:
        return steps_of(self.table)

    @cached_property
    def legal(self) -> list[str]:
        table = self.table
        told = (table.house, table.schlag, table.trump, self.trick, self.hand)
        return referee.legal(*told, self.called, self.seats)


@cache
def steps_of(table: Table) -> dict[str, list[str]]:
    return dict(referee.ladder(table.house, table.schlag, table.trump))


@cache
def classes_of(table: Table) -> dict[str, str]:
    return {each: name for name, cards in steps_of(table).items() for each in cards}


@cache
def signs_of(table: Table) -> dict[str, Card]:
    return {str(each): each for each in table.pack}


# -- dealing ----------------------------------------------------------------------------------------------


def turns(table: Table, number: int, seed: int) -> Iterator[Dealt]:
    """So many random turns at one table; the same ones for the same seed."""
    random = Random(f"{seed} {table}")
    return (_turn(table, random) for _ in range(number))


def _turn(table: Table, random: Random) -> Dealt:
    steps, house = steps_of(table), table.house
    led = random.choice(random.choice(_worth_leading(table)))
    on_table = random.choice((0, 1, 1, 1, 2, 2, 2, 3, 3, 3))
    between, hand = _cards(table, led, max(on_table - 1, 0), random)
    trick = [led, *between] if on_table else []
    first_trick = random.random() < 0.5
    could_call = house.call == "any" or (house.call == "first" and first_trick)
    dealer, leader = random.randrange(4), random.randrange(4)
    return Dealt(
        table,
        trick,
        hand,
        next_card=random.choice((hand[0], _highest(steps, hand))),
        called=bool(trick) and led in steps["rechter"] and could_call and random.random() < 0.8,
        first_trick=first_trick,
        seats=Seats(player=(leader + len(trick)) % 4, leader=leader, dealer=dealer),
    )


def _highest(steps: dict[str, list[str]], hand: list[str]) -> str:
    return next(each for cards in steps.values() for each in cards if each in hand)


@cache
def _worth_leading(table: Table) -> list[list[str]]:
    """Lists of cards to lead, one of which is chosen: leads on which something depends come up often."""
    steps = steps_of(table)
    bound_by = steps["rechter"] if table.house.call else steps["trump"]
    lists = [list(table.house.pack), *steps.values(), *[bound_by, steps["rechter"], steps["trump"][-1:]] * 3]
    return [each for each in lists if each]


def _cards(table: Table, led: str, between: int, random: Random) -> tuple[list[str], list[str]]:
    """What lies behind the lead, and a hand of one to five cards, dealt in one of several ways."""
    steps = steps_of(table)
    pack = [each for each in table.house.pack if each != led]
    random.shuffle(pack)
    laid = pack[:between]
    kritische = [each for each in steps["kritischer"] if each != led and each not in laid]
    if laid and kritische and random.random() < 0.4:
        laid[0] = random.choice(kritische)  # it falls on the lead, and a call lapses
    best = [*steps["guate"], *steps["beasn"], *steps["rechter"]]
    kept_away, wanted = random.choice(
        (
            ([], []),
            ([], [*steps["kritischer"], *best]),
            ([], steps["linker"]),
            (random.sample(steps["suit"], len(steps["suit"]) * 3 // 4), []),  # little but special cards
            ([*best, *steps["trump"]], [*steps["linker"], *steps["kritischer"]]),  # these make no duty
            ([*best, *steps["trump"]], steps["kritischer"]),
            (steps["trump"], best),  # of which Blind exempts some
            ([*best, *steps["trump"][:-1]], steps["trump"][-1:]),  # the lowest, which may be the Weli
        )
    )
    left = [each for each in pack if each not in laid]
    sure = [each for each in left if each in wanted][:1]
    hand = [*sure, *(each for each in left if each not in sure and each not in kept_away)]
    hand = hand[: random.randint(1, 5)]
    random.shuffle(hand)
    return laid, hand
