"""Bets: what a hand is worth and who may answer. Every case names its source."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS
from tests.core.bets import THEM, US, deal, said
from tests.strategies_game import unhurried
from watten_tutor.core.bets import BETS, Bet
from watten_tutor.core.betting import betting, may_answer, refusals, stake
from watten_tutor.core.position import Position
from watten_tutor.core.raising import against_bet, may_raise
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.scoring import find_hand_score
from watten_tutor.core.seats import Seat, team_of


def value(position: Position) -> int:
    found = stake(position)
    assert found is not None
    assert found.reasons
    return found.value


# -- what the hand is worth ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "bets", "worth"),
    [
        ("S0 §8 A hand is worth 2 points", "", 2),
        ("S0 §8 play stops until the opponents answer (house: old value)", "B+", 2),
        ("S0 §8 Hold: play continues for the new value", "B+ A=", 3),
        ("S0 §8 'four?' is due", "B+ A= A+", 3),
        ("S0 §8 'four?', held", "B+ A= A+ D=", 4),
        ("S0 §8 'five?', held", "B+ A= A+ D= B+ C=", 5),
        ("S0 §8 Go: the betting team scores the old value", "B+ A= A+ D-", 3),
        ("S0 §8 Go: the first raise refused", "B+ C-", 2),
    ],
)
def test_the_value_of_a_hand(source: str, bets: str, worth: int) -> None:
    assert value(deal(bets)) == worth


def test_playing_on_is_holding() -> None:
    # S0 §8 "If the opponents simply carry on playing without answering, they have held."
    assert value(deal("A+1.1", table="8♠ 10♥")) == 3
    assert value(deal("A+1.1", table="8♠")) == 2
    assert value(deal("A+1.1 A+1.2", table="8♠ 10♥")) == 3  # held, then raised again: not held yet
    assert value(deal("A+1.4", table="8♠ 10♥ A♦ 7♣")) == 2  # after the last card of a trick
    assert value(deal("A+1.4", won=(0, 1), table="8♥", leader=DAN)) == 3  # 1.4 is 2.0


@pytest.mark.parametrize(("bets", "worth"), [("A+ B=", 4), ("A+ B= B+ C=", 6), ("A+ B-", 2)])
def test_in_the_tournament_raises_go_by_two(bets: str, worth: int) -> None:
    # S3 Varianti comuni "Kritischer Watten"; a refused 2→4 pays the old 2 (house)
    assert value(deal(bets, raise_step=2)) == worth


def test_the_example_of_the_italian_page() -> None:
    # S3 Rilanci 5: A raises to 3, B accepts and raises to 4, A accepts: 4 played out; refused it pays 3
    italian = {
        "raise_when": "before_own_card",
        "raise_cap": "none",
        "gespannt": "may_hold_base2",
        "target": 11,
    }
    assert value(deal("A+ B= B+ C=", **italian)) == 4
    refused = deal("A+ B= B+ C-", **italian)
    assert find_hand_score(refused).value == {US: 0, THEM: 3}


# -- answering ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bets", "who"),
    [
        ("", ()),
        ("B+", (ANNA, CARLA)),
        ("C+", (BEN, DAN)),
        ("B+ A=", ()),
        ("B+ A= A+", (BEN, DAN)),
        ("B+ C-", ()),
    ],
)
def test_either_opponent_answers_and_the_first_answer_stands(bets: str, who: tuple[Seat, ...]) -> None:
    # S0 §8 "Play stops until the opponents answer" (house: either, the first stands)
    found = may_answer(deal(bets))
    assert found.value == who
    assert found.reasons


def test_after_playing_on_nobody_answers() -> None:
    assert may_answer(deal("A+1.1", table="8♠ 10♥")).value == ()


@pytest.mark.parametrize(
    ("score", "bets", "held"),
    [
        ((19, 10), "B+", True),  # S3 Punteggio: 19 + 3 > 21
        ((18, 10), "B+", False),  # 18 + 3 = 21, not past it
        ((18, 10), "B+ A= A+", True),  # 18 + 4
        ((10, 19), "B+", True),  # the team ahead in score (house), whoever raises
    ],
)
def test_in_italy_to_21_some_raises_must_be_held(score: tuple[int, int], bets: str, held: bool) -> None:
    rules = {"target": 21, "raise_cap": "none", "must_hold_above": 21, "gespannt": "may_hold_base2"}
    position = deal(bets, score=score, **rules)
    asked = may_answer(position).value[0]
    assert bool(refusals(position, Bet(asked, "give-up"))) is held
    assert not refusals(position, Bet(asked, "hold"))
    free = deal(bets, score=score, **{**rules, "must_hold_above": "none"})
    assert not refusals(free, Bet(asked, "give-up"))


@pytest.mark.parametrize(
    ("before", "bet", "rule"),
    [
        ("", "A=", "bet.answer"),
        ("B+", "D=", "bet.answer"),
        ("B+", "D-", "bet.answer"),
        ("B+ A=", "C-", "bet.answer"),
        ("B+ A-", "C=", "bet.give-up"),
        ("B+", "A+", "bet.answer-due"),
    ],
)
def test_what_may_not_be_said(before: str, bet: str, rule: str) -> None:
    (one,) = said(bet)
    assert against_bet(deal(before), one)[0].rule == rule


# -- properties ---------------------------------------------------------------------------------------


@st.composite
def histories(draw: st.DrawFn) -> Position:
    """A deal in which up to nine allowed bets were made."""
    score = draw(st.tuples(st.integers(0, 14), st.integers(0, 14)))
    flags = {
        "raise_step": draw(st.sampled_from([1, 2])),
        "raise_cap": draw(st.sampled_from(["larger_need", "none"])),
        "gespannt": draw(st.sampled_from(["play3_or_give2", "may_hold_base2", "win2_lose3_raise4"])),
    }
    position = deal(score=score, **flags)
    for _ in range(9):
        bet = Bet(draw(st.sampled_from(SEATS)), draw(st.sampled_from(BETS)))
        if not against_bet(position, bet):
            position = replace(position, bets=(*position.bets, bet))
    return position


@unhurried
@given(histories())
def test_teams_alternate(position: Position) -> None:
    raised = [each.team for each in betting(position).raises]
    assert all(one != other for one, other in pairwise(raised))


@unhurried
@given(histories())
def test_the_stake_never_goes_beyond_the_cap(position: Position) -> None:
    now, bets = stake(position), betting(position)
    if position.ruleset.raise_cap == "larger_need" and bets.held and now is not None:
        assert now.value <= position.ruleset.target - min(position.points(team) for team in (US, THEM))


@pytest.mark.parametrize(
    ("winner", "worth", "told"),
    [(US, 3, "gespannt.winner-scores-all"), (THEM, 2, "gespannt.base-only")],
)
def test_only_a_gespannt_team_that_loses_is_spared_the_raise(winner, worth, told) -> None:
    """S3 Regola della tensione: "se perde", it yields the base; nothing is said of what it wins."""
    position = replace(deal("B+ A=", gespannt="may_hold_base2"), score={US: 13, THEM: 11})
    found = stake(position, winner)
    assert found is not None
    assert (found.value, found.reasons[-1].step) == (worth, told)
    assert "gespannt.winner-scores-all" not in {each.step for each in stake(position).reasons}


@unhurried
@given(histories())
def test_a_gespannt_team_never_raises(position: Position) -> None:
    for each in betting(position).raises:
        assert position.points(each.team) not in (13, 14)


@unhurried
@given(histories(), st.sampled_from(SEATS))
def test_turning_the_seats_turns_the_result(position: Position, seat: Seat) -> None:
    turned = replace(
        position,
        dealer=position.dealer.next(),
        score={position.opponents(team): points for team, points in position.score.items()},
        bets=tuple(replace(bet, by=bet.by.next()) for bet in position.bets),
    )
    assert may_answer(turned).value == tuple(sorted(each.next() for each in may_answer(position).value))
    one, other = may_raise(position, seat), may_raise(turned, seat.next())
    assert one is not None
    assert other is not None
    assert one.value == other.value
    assert (stake(position) is None) == (stake(turned) is None)


def test_team_of_a_seat() -> None:
    assert [team_of(seat) for seat in SEATS] == [US, THEM, US, THEM]
    assert [team_of(seat, 2) for seat in SEATS[:2]] == [(ANNA,), (BEN,)]
    assert [team_of(seat, 6) for seat in SEATS] == [(0, 2, 4), (1, 3, 5)] * 2


def test_the_base_game_is_the_one_of_these_tests() -> None:
    assert RuleSet().raise_when == "any_time"
