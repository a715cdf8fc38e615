"""Gespannt: who is, what it forbids, and how it is told."""

import pytest

from tests.builders import ANNA, BEN
from tests.core.bets import THEM, US, deal
from watten_tutor.core.gespannt import base, is_tight, no_bet, why_tight
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat, Team


@pytest.mark.parametrize(("points", "tight"), [(12, False), (13, True), (14, True), (15, False), (16, False)])
def test_gespannt_is_who_lacks_one_or_two_points(points: int, tight: bool) -> None:
    # S0 §9; who is at the target or above it has won
    assert is_tight(RuleSet(), points) is tight


@pytest.mark.parametrize(("team", "points"), [(US, 13), (THEM, 4)])
def test_the_points_of_a_team_are_told_against_the_limit(team: Team, points: int) -> None:
    facts = why_tight(deal(score=(13, 4)), team, team == US).facts
    assert facts == {"team": team, "m": points, "target": 15, "least": 13}


@pytest.mark.parametrize(
    ("score", "seat", "whose"),
    [
        ((13, 4), ANNA, US),
        ((13, 4), BEN, US),  # nobody bets, and it is the other team that is tight
        ((4, 13), ANNA, THEM),
        ((13, 14), ANNA, US),  # both are: each is told of his own
        ((13, 14), BEN, THEM),
    ],
)
def test_who_may_not_bet_is_told_which_team_is_tight(score: tuple[int, int], seat: Seat, whose: Team) -> None:
    # S0 §9 "It may not bet any more"; "the hand is worth 3 points, no betting"
    limit, forbidden = no_bet(deal(score=score), seat)
    assert (limit.facts["team"], forbidden.facts["team"]) == (whose, whose)


@pytest.mark.parametrize(
    ("winner", "worth", "step"), [(US, 2, "gespannt.tight-wins"), (THEM, 3, "gespannt.tight-loses")]
)
def test_in_the_split_form_the_tight_team_wins_2_and_loses_3(winner: Team, worth: int, step: str) -> None:
    # S2 Winning the game
    found = base(deal(score=(13, 4), gespannt="win2_lose3_raise4"), winner)
    assert found is not None
    assert (found.value, found.reasons[-1].step) == (worth, step)
