"""What a Bohemian hand does to the tallies of a table (S2 Bohemian Watten)."""

from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS
from tests.quiz.tallies import hand
from watten_tutor.core.countdown import find_tally_after, find_tally_change
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof
from watten_tutor.core.seats import Seat, Team

BEFORE = {ANNA: 2, BEN: 8, CARLA: 7, DAN: 20}


def by_seat(found: Proof[object]) -> dict[Seat, int]:
    """Everyone is a team of his own."""
    assert all(isinstance(team, Team) and len(team) == 1 for team in found.value)
    return {team[0]: number for team, number in found.value.items()}


def test_the_tricks_of_the_hand_are_counted_off_everyones_tally() -> None:
    # "For each trick taken, one point is deducted …; if no trick is taken …, 5 penalty points are added"
    told = hand(score=BEFORE)
    assert by_seat(find_tally_after(told)) == {ANNA: 0, BEN: 5, CARLA: 12, DAN: 25}
    assert by_seat(find_tally_change(told)) == {ANNA: -2, BEN: -3, CARLA: 5, DAN: 5}


def test_who_has_stayed_out_keeps_his_tally() -> None:
    told = hand(score=BEFORE, out=(CARLA,))
    assert by_seat(find_tally_after(told)) == {ANNA: 0, BEN: 5, CARLA: 7, DAN: 25}
    assert by_seat(find_tally_change(told)) == {ANNA: -2, BEN: -3, CARLA: 0, DAN: 5}


def test_without_a_score_told_everyone_has_twenty() -> None:
    # "Each player starts with a tally of 20 points"
    assert by_seat(find_tally_after(hand())) == {ANNA: 18, BEN: 17, CARLA: 25, DAN: 25}


def test_the_reasons_tell_the_tricks_the_tallies_and_who_has_won() -> None:
    steps = [reason.step for reason in find_tally_after(hand(score=BEFORE)).reasons]
    assert steps[-1] == "tally.wins"
    assert steps[-1 - len(SEATS) : -1] == ["tally.tricks", "tally.tricks", "tally.no-trick", "tally.no-trick"]
    assert steps[-2 - len(SEATS)] == "tally.no-partner"
    assert steps[-3 - len(SEATS)] == "hand.five-tricks"
    changed = find_tally_change(hand(score=BEFORE)).reasons
    assert [reason.step for reason in changed] == steps[:-1]


@pytest.mark.parametrize(
    ("position", "code"),
    [
        (hand(won={ANNA: 2, BEN: 2}), "hand-not-over"),
        (replace(hand(), declaration=None), "turned-not-told"),
    ],
)
def test_a_tally_needs_a_whole_hand_and_its_trump(position: Position, code: str) -> None:
    for find in (find_tally_after, find_tally_change):
        with pytest.raises(Unanswerable, match=code):
            find(position)
