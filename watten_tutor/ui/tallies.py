"""Bohemian tallies to choose from: the right ones, and those that come of a rule forgotten or mistaken."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any

from watten_tutor.core.cards import Suit
from watten_tutor.core.countdown import find_tally_after
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.exchange import DOUBLING_SUIT
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Team
from watten_tutor.core.trick import Trick

Tallies = Mapping[Team, int]


def tallies_after(position: Position) -> tuple[Tallies, ...]:
    """What the tallies might be after the hand, in an order that does not tell which are right.

    One may double or not, let a tally go below zero or not, and forget the points for no trick.
    """
    every = {tuple(each.items()): each for each in _mistaken(position)}
    return tuple(every[key] for key in sorted(every, key=lambda key: [points for _, points in key]))


def tally_changes(position: Position) -> tuple[Tallies, ...]:
    """By how much the hand might change the tallies, in the same order."""
    return tuple(
        {team: points - position.points(team) for team, points in each.items()}
        for each in tallies_after(position)
    )


def _mistaken(position: Position) -> Iterator[Tallies]:
    assert position.declaration is not None
    other = Suit.ACORNS if position.declaration.trump is DOUBLING_SUIT else DOUBLING_SUIT
    trumps = (position.declaration.trump, other)
    for trump, tally, penalty in product(trumps, ("exact", "below_zero"), (True, False)):
        counted = replace(
            position,
            ruleset=replace(position.ruleset, tally=tally),
            declaration=Declaration(position.declaration.schlag, trump),
            **_only_counted(position),
        )
        yield {
            team: points if penalty or position.taken_by(team) else position.points(team)
            for team, points in find_tally_after(counted).value.items()
        }


def _only_counted(position: Position) -> dict[str, Any]:
    """The tricks without their cards: who took them does not depend on how they are counted."""
    won = {seat: position.taken_by(team) for team in position.teams for seat in team}
    return {"tricks": None, "trick": Trick(), "won": won}
