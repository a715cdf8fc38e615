"""What is told with the winner of a hand, its score and who leads next."""

from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, declared, trick
from tests.core.bets import THEM, US, deal
from watten_tutor.core.position import Position
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.scoring import (
    Award,
    bummerl,
    find_hand_score,
    find_hand_winner,
    find_next_leader,
    game_winners,
)
from watten_tutor.rulebook.load import load_ruleset

# With Schlag 10 and ♠ trump, led by Anna.
TO_DAN, TO_CARLA, TO_ANNA = trick("8♠ 10♥ A♦ 7♣"), trick("7♦ 8♦ 9♦ J♥"), trick("A♥ Q♥ 8♥ 7♥")


@pytest.mark.parametrize(
    ("position", "rule", "step"),
    [
        (replace(deal(), tricks=()), "play.forehand-leads", "lead.forehand-leads"),  # S0 §7
        (replace(deal(), leader=BEN), "play.winner-leads", "lead.told"),
        (deal(table="8♠ 10♥ A♦ 7♣"), "play.winner-leads", "lead.winner-leads"),
        (
            Position(load_ruleset("bohemian"), declared("10 ♠"), tricks=()),
            "bohemian.first-lead",
            "lead.first-still-in",
        ),
        (
            Position(load_ruleset("bohemian"), declared("10 ♠"), tricks=None, leader=BEN),
            "play.winner-leads",
            "lead.told",
        ),
    ],
)
def test_why_somebody_leads(position: Position, rule: str, step: str) -> None:
    reason = find_next_leader(position).reasons[-1]
    assert (reason.rule, reason.step) == (rule, step)


def test_the_leader_is_told_by_the_last_trick_and_not_by_the_first() -> None:
    found = find_next_leader(replace(deal(), tricks=(TO_DAN, TO_CARLA)))
    won, leads = found.reasons[-2:]
    assert (won.step, won.facts["player"], leads.facts["player"]) == ("trick.won", CARLA, CARLA)


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (replace(deal(), tricks=(TO_DAN, TO_CARLA)), [(1, DAN), (2, CARLA)]),
        (replace(deal(), tricks=(TO_DAN,), trick=TO_ANNA), [(1, DAN), (2, ANNA)]),
        (replace(deal(won=(1, 1)), trick=TO_ANNA), [(3, ANNA)]),
        (replace(deal(won=(1, 1)), tricks=None), []),
    ],
)
def test_each_trick_is_told_with_its_number(position: Position, told: list[tuple[int, int]]) -> None:
    found = [reason for reason in find_hand_winner(position).reasons if reason.step == "hand.trick"]
    assert [(reason.facts["n"], reason.facts["player"]) for reason in found] == told


def test_a_side_that_took_more_than_it_needed_has_won_too() -> None:
    assert find_hand_winner(deal(won=(1, 4))).value == THEM


@pytest.mark.parametrize(
    ("position", "rule", "tricks_told"),
    [
        (deal(won=(3, 0)), "score.value", True),
        (deal("B+1.0 A=1.0", won=(3, 0)), "score.value", True),
        (deal("B+ A-"), "score.gave-up", False),  # S0 §8: the hand is over, whatever the tricks
        (deal(score=(13, 4), choice="give-up"), "score.gave-up", False),  # S0 §9
    ],
)
def test_a_score_tells_the_tricks_or_that_somebody_gave_up(
    position: Position, rule: str, tricks_told: bool
) -> None:
    reasons = find_hand_score(position).reasons
    assert reasons[-1].rule == rule
    assert ("hand.won" in [reason.step for reason in reasons]) is tricks_told
    assert "bet.thrown-in" not in [reason.step for reason in reasons]


@pytest.mark.parametrize(
    ("custom", "step", "marked"),
    [("loser", "game.bummerl-loser", THEM), ("winner", "game.bummerl-winner", US)],
)
def test_the_bummerl_is_told_by_the_custom_of_the_place(custom: str, step: str, marked: object) -> None:
    # S0 §10 the losers; S2 the winners
    ruleset = RuleSet().with_flags("mine", {"bummerl": custom})
    (reason,) = bummerl(ruleset, {US: 15, THEM: 4}, (US,)).reasons
    assert (reason.step, reason.facts["team"]) == (step, marked)


@pytest.mark.parametrize(("points", "winners"), [(14, ()), (15, (US,))])
def test_a_team_that_is_not_in_the_score_begins_at_nothing(points: int, winners: tuple[object, ...]) -> None:
    assert game_winners(RuleSet(), {}, [Award((US,), points)]) == winners
