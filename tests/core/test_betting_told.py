"""How the value of a hand and the right to answer are told."""

from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, declared
from tests.core.bets import THEM, US, deal
from watten_tutor.core.bets import RAISE, Bet
from watten_tutor.core.betting import is_over, may_answer, must_hold, stake
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Reason
from watten_tutor.core.seats import Seat, Team
from watten_tutor.rulebook.load import load_ruleset


def steps(reasons: tuple[Reason, ...]) -> list[str]:
    return [reason.step for reason in reasons]


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (deal(), []),
        (deal("B+"), ["bet.old-value"]),
        (deal("B+ A="), ["bet.held"]),
        (deal("B+ C-"), ["bet.gave-up"]),
        (deal("A+1.1", table="8♠ 10♥"), ["bet.played-on"]),  # S0 §8: simply carried on playing
        (deal("B+ A= A+"), ["bet.held", "bet.old-value"]),
        (deal("B+ A= A+ D-"), ["bet.held", "bet.gave-up"]),
    ],
)
def test_each_raise_is_told_by_what_became_of_it(position: Position, told: list[str]) -> None:
    found = stake(position)
    assert found is not None
    assert steps(found.reasons) == ["score.base", *told]


def test_who_held_and_who_was_asked_are_named() -> None:
    found = stake(deal("B+ A="))
    assert found is not None
    assert found.reasons[-1].facts == {"player": BEN, "team": US, "n": 3, "other": ANNA}


def test_the_old_value_is_told_beside_the_one_proposed() -> None:
    found = stake(deal("B+ A= A+"))
    assert found is not None
    assert found.reasons[-1].facts == {"player": ANNA, "team": THEM, "n": 3, "m": 4}


@pytest.mark.parametrize(
    ("rules", "dealer", "by", "told"),
    [
        ("tyrolean", DAN, ANNA, ["bet.partners-do-not", "bet.any-answers"]),
        ("two-handed", BEN, ANNA, ["bet.only-opponent"]),
        ("three-handed", CARLA, ANNA, ["bet.any-answers"]),  # Anna plays alone
        ("three-handed", CARLA, BEN, ["bet.partners-do-not"]),
    ],
)
def test_any_of_the_asked_answers_and_no_partner_of_who_raised(
    rules: str, dealer: Seat, by: Seat, told: list[str]
) -> None:
    asked = may_answer(Position(load_ruleset(rules), declared("10 ♠"), bets=(Bet(by, RAISE),), dealer=dealer))
    assert steps(asked.reasons) == ["bet.answer-due", *told]


def test_the_partners_who_do_not_answer_are_named_without_who_raised() -> None:
    partners = may_answer(deal("A+")).reasons[1]
    assert (partners.facts["players"], partners.facts["n"]) == ((CARLA,), 1)


@pytest.mark.parametrize(
    ("bets", "table", "step", "team"),
    [
        ("", "", "bet.nothing-to-answer", None),
        ("A+ B-", "", "bet.thrown-in", US),
        ("A+ B=", "", "bet.already-answered", None),
        ("A+1.1", "8♠ 10♥", "bet.already-played-on", THEM),
    ],
)
def test_why_there_is_nothing_to_answer(bets: str, table: str, step: str, team: Team | None) -> None:
    found = may_answer(deal(bets, table=table))
    assert found.value == ()
    (reason,) = found.reasons
    assert (reason.step, reason.facts.get("team")) == (step, team)


@pytest.mark.parametrize(
    ("position", "over"),
    [
        (deal(), False),
        (deal("B+"), False),
        (deal(won=(3, 0)), True),
        (deal("B+ A-"), True),
        (deal(score=(13, 4), choice="give-up"), True),
        (deal(score=(13, 4), choice="play"), False),
    ],
)
def test_a_hand_is_over_by_tricks_or_by_giving_up(position: Position, over: bool) -> None:
    assert is_over(position) is over


@pytest.mark.parametrize(
    ("score", "step", "worth"),
    [((0, 0), 1, 3), ((0, 0), 2, 4), ((13, 5), 1, 4), ((13, 5), 2, 4), ((13, 14), 1, 3)],
)
def test_in_the_split_form_a_raise_goes_to_4_only_where_one_team_is_tight(
    score: tuple[int, int], step: int, worth: int
) -> None:
    # S2 Winning the game: "it may be raised to a 4-point game"
    found = stake(deal("B+ A=", score=score, raise_step=step, gespannt="win2_lose3_raise4"))
    assert found is not None
    assert found.value == worth


@pytest.mark.parametrize(("points", "bound"), [(10, False), (18, False), (19, True)])
def test_a_raise_must_be_held_only_if_it_carries_past_21(points: int, bound: bool) -> None:
    # S3 Punteggio
    told = deal("B+", score=(points, 5), target=21, must_hold_above=21)
    assert bool(must_hold(told)) is bound
    assert must_hold(replace(told, bets=())) == ()
