"""The entries of `perft.yaml`, and the same counts once more by the referee.

Each entry is a deal of four hands, Anna's first, who leads; `table` is a card she has led, `won` what the
sides have taken, and `counts` says in how many ways 1, 2, 3 … cards can be played.
"""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from tests import referee
from tests.builders import ANNA, BEN, SEATS, position
from tests.referee import HOUSES, Seats
from watten_tutor.core.position import Position

FILE = Path(__file__).with_name("perft.yaml")
DEALER = 3


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
            self.rules,
            self.declared,
            self.table,
            hands=dict(zip(SEATS, self.hands, strict=True)),
            called=self.called,
            tricks=None if any(self.won) else (),
            won=dict(zip((ANNA, BEN), self.won, strict=True)),
        )
        return replace(told, leader=ANNA)


def read() -> list[Entry]:
    """All entries of the file."""
    return [_entry(told) for told in yaml.safe_load(FILE.read_text("utf-8"))]


def _entry(told: Mapping[str, Any]) -> Entry:
    return Entry(**{name: tuple(value) if isinstance(value, list) else value for name, value in told.items()})


def referee_counts(entry: Entry, depth: int) -> int:
    """In how many ways the next cards can be played, by the plain rule text."""
    schlag, trump = entry.declared.split()
    house = HOUSES[entry.rules]

    def count(
        hands: tuple[tuple[str, ...], ...],
        trick: tuple[str, ...],
        leader: int,
        won: tuple[int, int],
        left: int,
    ) -> int:
        called = entry.called and won == (0, 0)
        if len(trick) == 4:
            leader = (leader + referee.winner(house, schlag, trump, list(trick))) % 4
            trick, called = (), False
            won = (won[0] + (leader % 2 == 0), won[1] + (leader % 2 == 1))
        if left == 0:
            return 1
        if 3 in won:  # S0 §7: "As soon as a team has three tricks, the hand is over"
            return 0
        player = (leader + len(trick)) % 4
        seats = Seats(player, leader, DEALER)
        held = hands[player]
        return sum(
            count(
                (*hands[:player], tuple(other for other in held if other != each), *hands[player + 1 :]),
                (*trick, each),
                leader,
                won,
                left - 1,
            )
            for each in referee.legal(house, schlag, trump, list(trick), list(held), called, seats)
        )

    hands = tuple(tuple(each.split()) for each in entry.hands)
    return count(hands, tuple(entry.table.split()), 0, entry.won, depth)
