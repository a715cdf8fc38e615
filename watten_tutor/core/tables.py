"""Whose tricks count together and how many cards make a trick: the rule of the table, as a reason.

Two play alone, three one against two, four and six in teams (S0 §1, S2 Variants). `seats` knows it; here
it is told where an answer rests on it.
"""

from collections.abc import Iterator, Mapping

from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Reason, because
from watten_tutor.core.seats import PLAYERS, Team

RULE_OF_TABLE: Mapping[int, str] = {
    2: "table.two-handed",
    3: "table.three-handed",
    4: "table.four-handed",
    6: "table.six-handed",
}
"""The rule that says who plays with whom, by how many play."""


def why_together(position: Position, side: Team) -> Iterator[Reason]:
    """That the tricks of a side count together, where none of its players has enough alone.

    Example:
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> from watten_tutor.core.seats import Seat
        >>> told = Position(RuleSet(), None, won={Seat(0): 2, Seat(2): 1})
        >>> [reason.rule for reason in why_together(told, told.sides[0])]
        ['table.four-handed']
    """
    taken = {seat: position.taken_by(Team((seat,))) for seat in side}
    if max(taken.values()) >= position.tricks_to_win:
        return
    players = tuple(seat for seat, tricks in taken.items() if tricks)
    rule = RULE_OF_TABLE[position.players]
    yield because(rule, _TOGETHER[position.players], players=players, player=position.forehand)


_TOGETHER = {3: "table.defenders", 4: "table.partners", 6: "table.team-of-three"}


def why_complete(position: Position) -> Iterator[Reason]:
    """How many cards make a trick, where it is not the usual four."""
    if position.players != PLAYERS and not position.is_bohemian:
        yield because(RULE_OF_TABLE[position.players], "table.trick-complete", n=position.players)


def why_cards_each(position: Position) -> Iterator[Reason]:
    """That everyone holds three cards only, where that is so (S3 Wurftwatten)."""
    if position.ruleset.cards_each == 3:
        yield because("table.wurftwatten", "table.three-cards")
