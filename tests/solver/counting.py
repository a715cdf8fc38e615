"""The entries of `perft.yaml`, and the same counts once more by the referee.

Each entry is a deal of four hands, Anna's first, who leads; `table` is a card she has led, `won` what the
sides have taken, and `counts` says in how many ways 1, 2, 3 … cards can be played.
"""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import yaml

from tests import referee, referee_bohemian
from tests.builders import ANNA, BEN, position
from tests.referee import CLASSIC, HOUSES, ITALIAN, SOUTH_TYROLEAN, House, Seats
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Seat
from watten_tutor.rulebook.load import load_ruleset

FILE = Path(__file__).with_name("perft.yaml")

OTHER_TABLES: Mapping[str, House] = {
    "two-handed": CLASSIC,
    "three-handed": CLASSIC,
    "six-handed": SOUTH_TYROLEAN,
    "wurftwatten": ITALIAN,
}
"""What is owed at tables where not four play, or not with five cards."""


Hands: TypeAlias = tuple[tuple[str, ...], ...]


class Entry(NamedTuple):
    rules: str
    declared: str
    hands: tuple[str, ...]
    counts: tuple[int, ...]
    table: str = ""
    called: bool = False
    won: tuple[int, int] = (0, 0)

    def __str__(self) -> str:
        return f"{self.rules} {self.table or self.won}"

    @property
    def position(self) -> Position:
        told = position(
            "tyrolean",
            self.declared,
            self.table,
            hands={Seat(number): cards for number, cards in enumerate(self.hands)},
            called=self.called,
            tricks=None if any(self.won) else (),
            won=dict(zip((ANNA, BEN), self.won, strict=True)),
        )
        last = Seat(len(self.hands) - 1)
        ruleset = load_ruleset(self.rules)
        table = len(self.hands) if ruleset.is_bohemian else None
        return replace(told, ruleset=ruleset, leader=ANNA, dealer=last, table=table)


def read() -> list[Entry]:
    """All entries of the file."""
    return [_entry(told) for told in yaml.safe_load(FILE.read_text("utf-8"))]


def _entry(told: Mapping[str, Any]) -> Entry:
    return Entry(**{name: tuple(value) if isinstance(value, list) else value for name, value in told.items()})


def referee_counts(entry: Entry, depth: int) -> int:
    """In how many ways the next cards can be played, by the plain rule text."""
    schlag, trump = entry.declared.split()
    bohemian = entry.rules == "bohemian"
    house = referee_bohemian.HUDLN if bohemian else {**HOUSES, **OTHER_TABLES}[entry.rules]
    players = len(entry.hands)
    # S0 §7: "As soon as a team has three tricks, the hand is over"; house: two with three cards each
    enough = 2 if entry.rules == "wurftwatten" else 3

    def legal(trick: tuple[str, ...], held: tuple[str, ...], called: bool, seats: Seats) -> list[str]:
        if bohemian:
            return referee_bohemian.legal(house, schlag, trump, list(trick), list(held))
        return referee.legal(house, schlag, trump, list(trick), list(held), called, seats)

    def side(player: int) -> int:
        # S2 "three players (forehand … plays against two defenders, who form a team)"
        return min(player, 1) if players == 3 else player % 2

    def count(hands: Hands, trick: tuple[str, ...], leader: int, won: tuple[int, int], left: int) -> int:
        called = entry.called and won == (0, 0)
        if len(trick) == players:
            leader = (leader + referee.winner(house, schlag, trump, list(trick))) % players
            trick, called = (), False
            won = (won[0] + (side(leader) == 0), won[1] + (side(leader) == 1))
        if left == 0:
            return 1
        if enough in won and not bohemian:  # S2 Bohemian Watten: each trick counts, so all are played
            return 0
        player = (leader + len(trick)) % players
        held = hands[player]
        seats = Seats(player, leader, dealer=players - 1)
        return sum(
            count(
                (*hands[:player], tuple(other for other in held if other != each), *hands[player + 1 :]),
                (*trick, each),
                leader,
                won,
                left - 1,
            )
            for each in legal(trick, held, called, seats)
        )

    hands = tuple(tuple(each.split()) for each in entry.hands)
    return count(hands, tuple(entry.table.split()), 0, entry.won, depth)
