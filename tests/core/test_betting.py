"""Bets: what a hand is worth, who may raise, who may answer. Every case names its source."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS, trick
from tests.core.bets import THEM, US, deal, said
from tests.strategies_game import unhurried
from watten_tutor.core.bets import BETS, Bet
from watten_tutor.core.betting import betting, may_answer, refusals, stake
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Position
from watten_tutor.core.raising import against_bet, before_bet, demand_possible, may_raise
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.scoring import find_hand_score
from watten_tutor.core.seats import Seat, Team, team_of


def value(position: Position) -> int:
    found = stake(position)
    assert found is not None
    assert found.reasons
    return found.value


def may(position: Position, seat: Seat) -> bool:
    found = may_raise(position, seat)
    assert found is not None
    assert found.reasons
    return found.value


def against(position: Position, seat: Seat) -> list[str]:
    found = may_raise(position, seat)
    assert found is not None
    assert not found.value
    return [reason.rule for reason in found.reasons]


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


# -- who may raise ------------------------------------------------------------------------------------


def test_at_first_anybody_may_raise_at_any_time() -> None:
    # S0 §8 "At any time after trumps have been named – even in the middle of a trick – a player may bet"
    assert all(may(deal(), seat) for seat in SEATS)
    assert all(may(deal(table="8♠ 10♥"), seat) for seat in SEATS)


@pytest.mark.parametrize(
    ("bets", "who"),
    [
        ("B+ A=", {ANNA, CARLA}),  # S0 §8 "A team that has held may later bet again itself"
        ("B+ A= A+ D=", {BEN, DAN}),  # "then the other team"
        ("B+", set()),  # "Play stops until the opponents answer"
        ("B+ A-", set()),  # "the cards are thrown in"
    ],
)
def test_teams_take_turns(bets: str, who: set[Seat]) -> None:
    assert {seat for seat in SEATS if may(deal(bets), seat)} == who


def test_every_rule_against_a_raise_is_told_in_order() -> None:
    assert against(deal("B+", score=(12, 13)), DAN) == [
        "bet.answer-due",
        "gespannt.team",
        "gespannt.no-bet",
        "bet.teams-alternate",
        "bet.cap",
    ]
    assert against(deal(won=(3, 0)), ANNA) == ["play.three-tricks"]


@pytest.mark.parametrize(
    ("score", "bets", "allowed"),
    [
        ((12, 12), "", True),  # S0 §8: both need 3
        ((12, 12), "B+ A=", False),
        ((12, 11), "B+ A=", True),  # the larger of the two needs, 4 (house)
        ((12, 11), "B+ A= A+ B=", False),
        ((11, 12), "B+ A=", True),
    ],
)
def test_no_raise_above_what_a_team_needs(score: tuple[int, int], bets: str, allowed: bool) -> None:
    assert (may(deal(bets, score=score), ANNA) or may(deal(bets, score=score), BEN)) is allowed
    without = deal(bets, score=score, raise_cap="none")  # S3 "Non c'è limite ai rilanci"
    assert may(without, ANNA) or may(without, BEN)


def test_the_cap_counts_the_step() -> None:
    assert not may(deal(score=(12, 12), raise_step=2), ANNA)  # 4 > 3
    assert may(deal(score=(11, 12), raise_step=2), ANNA)


def test_before_ones_own_card_only_who_is_on_turn() -> None:
    # S3 Rilanci 1 "prima di giocare una carta" (house: on one's turn)
    s3 = {"raise_when": "before_own_card"}
    assert [may(deal(**s3), seat) for seat in SEATS] == [True, False, False, False]
    assert [may(deal(table="8♠ 10♥", **s3), seat) for seat in SEATS] == [False, False, True, False]
    assert [may(deal(table="8♠ 10♥ A♦ 7♣", **s3), seat) for seat in SEATS] == [False, False, False, True]
    assert against(deal(**s3), CARLA) == ["bet.own-turn"]


def test_who_has_just_held_may_raise_back_at_once() -> None:
    # S3 Rilanci 3 and 5 "accetta e rilancia"
    s3 = {"raise_when": "before_own_card"}
    assert [may(deal("A+ B=", **s3), seat) for seat in SEATS] == [False, True, False, False]
    assert not may(deal("A+1.0 B=1.0", table="8♠ 10♥", **s3), BEN)


LAST = {"won": (2, 2), "hands": {BEN: "9♥", CARLA: "10♣", DAN: "K♥"}}


@pytest.mark.parametrize(
    ("source", "table", "called", "who"),
    [
        (
            "S0 §8: of the suit led, a Linker; K♥ counts as a trump (house)",
            "8♥",
            "10 ♠",
            {ANNA, BEN, CARLA, DAN},
        ),
        ("S0 §8: 9♥ is neither ♦ nor a trump", "8♦", "10 ♠", {ANNA, CARLA, DAN}),
        ("S0 §8: 9♥ is a trump", "8♦", "10 ♥", {ANNA, BEN, CARLA, DAN}),
        ("house: a Linker led counts as its printed suit", "10♥", "10 ♠", {ANNA, BEN, CARLA, DAN}),
        ("house: a Linker led counts as its printed suit", "10♦", "10 ♠", {ANNA, CARLA, DAN}),
        ("house: a Kritischer led has no suit", "6♦", "9 ♠", {ANNA, BEN, DAN}),
        ("S0 §8: the Rechter", "8♦", "9 ♥", {ANNA, BEN, DAN}),
    ],
)
def test_the_last_trick(source: str, table: str, called: str, who: set[Seat]) -> None:
    position = deal(table=table, called=called, **LAST)  # type: ignore[arg-type]
    assert {seat for seat in SEATS if may(position, seat)} == who
    free = deal(table=table, called=called, **LAST, last_trick_limit=False)  # type: ignore[arg-type]
    assert all(may(free, seat) for seat in SEATS)  # S2, S3


def test_the_last_trick_limits_only_where_nobody_has_bet_and_after_the_lead() -> None:
    # S0 §8 "if nobody has bet yet and the teams have two tricks each … after the lead to the last trick"
    assert may(deal(**LAST), BEN)  # type: ignore[arg-type]
    assert may(deal(won=(2, 1), table="8♦", hands={BEN: "9♥ 8♥"}), BEN)
    assert may(deal("A+1.0 B=1.0", table="8♦", **LAST), BEN)  # type: ignore[arg-type]
    assert against(deal("B+1.0 A=1.0", table="8♦", **LAST), BEN) == ["bet.teams-alternate"]  # type: ignore[arg-type]


def test_a_card_laid_to_the_last_trick_counts_and_an_untold_one_leaves_it_open() -> None:
    assert may(deal(table="8♦ 9♦", won=(2, 2)), BEN)
    assert not may(deal(table="8♦ 9♥", won=(2, 2)), BEN)
    assert may_raise(deal(table="8♦", won=(2, 2)), BEN) is None
    assert may_raise(deal(table="8♦", won=(2, 2), hands={BEN: "_"}), BEN) is None
    assert against(deal(table="8♦", won=(2, 2), score=(13, 0)), BEN) == ["gespannt.team", "gespannt.no-bet"]


@pytest.mark.parametrize("announced", ["secretly", "lowest_cards", "bottom_cards"])
def test_in_blind_the_last_trick_binds_announcers_only(announced: str) -> None:
    # house: a refusal would tell the trump. Anna is forehand, Dan deals.
    blind = deal(won=(2, 2), table="8♦", hands={BEN: "9♥", CARLA: "9♣", DAN: "9♥"}, announced=announced)
    assert [may(blind, seat) for seat in SEATS] == [True, True, True, False]
    assert may(deal(won=(2, 2), table="8♦", announced=announced), CARLA)


# -- gespannt -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("score", [(13, 0), (14, 12), (13, 14)])
def test_gespannt_nobody_bets(score: tuple[int, int]) -> None:
    # S0 §9 "It may not bet any more"; "no betting"
    assert not any(may(deal(score=score), seat) for seat in SEATS)


@pytest.mark.parametrize(
    ("score", "who"), [((9, 3), {BEN, DAN}), ((3, 10), {ANNA, CARLA}), ((9, 9), set()), ((8, 8), set(SEATS))]
)
def test_in_italy_a_gespannt_team_may_not_raise_but_the_others_may(
    score: tuple[int, int], who: set[Seat]
) -> None:
    # S3 Regola della tensione "non può più rilanciare. Può comunque accettare"
    position = deal(score=score, target=11, gespannt="may_hold_base2", raise_cap="none")
    assert {seat for seat in SEATS if may(position, seat)} == who


def test_in_the_split_form_the_others_may_raise_once_to_four() -> None:
    # S2 Winning the game "it may be raised to a 4-point game"
    split = {"score": (13, 5), "gespannt": "win2_lose3_raise4"}
    assert {seat for seat in SEATS if may(deal(**split), seat)} == {BEN, DAN}  # type: ignore[arg-type]
    assert stake(deal(**split)) is None  # type: ignore[arg-type]
    assert value(deal("B+", **split)) == 3  # type: ignore[arg-type]
    assert value(deal("B+ A=", **split)) == 4  # type: ignore[arg-type]
    assert not any(may(deal("B+ A=", **split), seat) for seat in SEATS)  # type: ignore[arg-type]
    assert not any(may(deal(score=(13, 14), gespannt="win2_lose3_raise4"), seat) for seat in SEATS)


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


# -- earlier moments ----------------------------------------------------------------------------------


def test_a_deal_as_it_stood_when_a_bet_was_made() -> None:
    first, second = trick("8♠ 10♥ A♦ 7♣"), trick("8♥ 9♥", leader=DAN)
    told = replace(deal("A+1.2 B=1.2 B+2.1", hands={DAN: "9♠"}), tricks=(first,), trick=second)
    assert before_bet(told, 0).trick.plays == first.plays[:2]
    assert before_bet(told, 0).tricks == ()
    assert before_bet(told, 0).hands[DAN].cards == (
        *told.hands[DAN].cards,
        *[first.plays[3].card, second.plays[0].card],
    )
    later = before_bet(told, 2)
    assert (later.tricks, later.trick.plays, later.bets) == ((first,), second.plays[:1], told.bets[:2])


def test_of_untold_earlier_tricks_nothing_is_known() -> None:
    told = deal("A+1.2 B=1.2", won=(1, 1), table="8♠")
    assert before_bet(told, 0).trick.plays == ()
    assert before_bet(replace(told, bets=said("A+3.0")), 0).won == told.won


def test_in_a_hand_of_which_only_the_tricks_won_are_told_raises_came_before_its_end() -> None:
    played = deal("B+ A=", won=(3, 0))
    assert before_bet(played, 0).won == {}
    assert find_hand_score(played).value == {US: 3, THEM: 0}
    demand_possible(played)
    for bets in ("B+", "B+ A-"):  # nobody can have been left without an answer, or given up a hand he won
        with pytest.raises(Unanswerable):
            demand_possible(deal(bets, won=(3, 0)))


def test_whose_turn_it_was_in_an_untold_trick_nobody_knows() -> None:
    s3 = {"raise_when": "before_own_card"}
    demand_possible(deal("C+1.1 B=1.1", won=(1, 1), **s3))  # type: ignore[arg-type]
    with pytest.raises(Unanswerable):
        demand_possible(deal("C+1.1 B=1.1", table="8♠", **s3))  # type: ignore[arg-type]


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
        score={team.other: points for team, points in position.score.items()},
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
    assert [team_of(seat, 2) for seat in SEATS[:2]] == [Team(0), Team(1)]
    assert Team(1).seats() == (BEN, DAN)
    assert Team(2).seats(3) == (CARLA,)


def test_the_base_game_is_the_one_of_these_tests() -> None:
    assert RuleSet().raise_when == "any_time"
