"""Whether a changed deal can have come about: a hand that is over is not played on, and its leader can lead.

The reader of scenario files asks about the cards, the duty and the bets. Earlier tricks told by number alone
(`won`) it takes as they are: there an author answers for them, here nobody does.
"""

from collections.abc import Iterator
from dataclasses import replace

from watten_tutor.core.position import Position
from watten_tutor.core.trick import Trick
from watten_tutor.quiz.whatif.change import tricks_told

ABOUT_A_WINNER = (
    "trick-winner",
    "next-leader",
    "hand-winner",
    "hand-score",
    "score-after",
    "bummerl",
    "match-winner",
    "find-fault",
)
"""Kinds of question whose answer may well be that a finished trick goes to somebody else."""


def came_about(position: Position) -> bool:
    """Whether the tricks can have been played: none after the last, each led by who took the one before.

    A side with its three tricks has won, and no further trick is led (S0 §7). Of tricks told by number
    alone, one must have gone to who leads next.

    Example:
        >>> from watten_tutor.core.seats import Seat
        >>> from watten_tutor.scenario.library import find
        >>> puzzle = find("last-trick/a-six-and-a-big-voice").position
        >>> came_about(puzzle), came_about(replace(puzzle, won={Seat(0): 1, Seat(2): 2, Seat(3): 1}))
        (True, False)
    """
    return not any(each.is_over for each in _before_each_trick(position)) and _could_lead(position)


def _before_each_trick(position: Position) -> Iterator[Position]:
    """The deal as it was before each trick told was led."""
    finished = position.tricks or ()
    for place in range(len(tricks_told(position))):
        before = None if position.tricks is None else finished[:place]
        yield replace(position, tricks=before, trick=Trick(), leader=None)


def _could_lead(position: Position) -> bool:
    """Whether who leads after the tricks told by number has taken one of them."""
    taken = [seat for seat, tricks in position.won.items() if tricks]
    leader = next((each.plays[0].seat for each in tricks_told(position)), position.leader)
    return not taken or leader is None or leader in taken


def same_lead(before: Position, after: Position, kind: str) -> bool:
    """Whether the same player leads next once a trick is turned over, if the question is of something else.

    Who took that trick is on turn, and everybody sees it.
    """
    if kind in ABOUT_A_WINNER or not after.tricks or after.trick.plays:
        return True
    return after.on_turn() == before.on_turn()
