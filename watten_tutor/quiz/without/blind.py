"""Without a rule of Blind Watten: what the blind players would know then."""

from collections.abc import Mapping
from dataclasses import replace

from watten_tutor.core.position import Position
from watten_tutor.quiz.without.cards import Change, with_flags


def _not_named(position: Position) -> Position:
    """Nobody says who has won a trick; where nothing has been led since, nothing else shows it."""
    return replace(position, declaration=None, leader=None)


_ANY_PAIR = with_flags(announced="secretly")

BLIND_WORLDS: Mapping[str, tuple[Change, ...]] = {
    "blind.lowest-cards": (_ANY_PAIR,),
    "blind.bottom-cards": (_ANY_PAIR, with_flags(announced="lowest_cards")),
    "blind.last-trick-open": (_not_named,),
}
"""The deal without a rule that helps to find Schlag and trump out."""
