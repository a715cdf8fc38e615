"""Who may raise, and every rule against it. Every case names its source."""

from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS, trick
from tests.core.bets import THEM, US, deal, said
from watten_tutor.core.betting import stake
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Position
from watten_tutor.core.raising import before_bet, demand_possible, may_raise
from watten_tutor.core.scoring import find_hand_score
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Trick


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


def for_it(position: Position, seat: Seat) -> list[str]:
    found = may_raise(position, seat)
    assert found is not None
    assert found.value
    return [reason.step for reason in found.reasons]


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


@pytest.mark.parametrize(("score", "told"), [((12, 12), [{"m": 4, "n": 3}]), ((12, 11), [])])
def test_without_a_cap_a_raise_beyond_the_need_is_told(score: tuple[int, int], told: list[object]) -> None:
    """S2 Challenges: "The challenge may be repeated as often as desired"."""
    judged = may_raise(deal("B+ A=", score=score, raise_cap="none"), ANNA)
    assert judged is not None
    assert judged.value
    assert [each.facts for each in judged.reasons if each.rule == "bet.no-cap"] == told


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
    for seat, step in ((ANNA, "suit-led"), (BEN, "not-bound"), (CARLA, "not-bound")):
        assert for_it(blind, seat)[-1] == f"bet.last-card.{step}"
    assert "bet.last-card.not-bound" not in for_it(deal(table="8♦", announced=announced), CARLA)
    assert may(deal(won=(2, 2), table="8♦", announced=announced), CARLA)
    from_dan = deal(won=(2, 2), table="8♦", leader=DAN, hands={ANNA: "9♥", BEN: "9♥"}, announced=announced)
    assert [may(from_dan, seat) for seat in (ANNA, BEN)] == [False, True]


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


def test_between_two_tricks_the_winner_of_the_one_before_leads() -> None:
    first, second = trick("8♠ 10♥ A♦ 7♣"), trick("8♥ 9♥ 7♥ Q♥", leader=DAN)
    told = replace(deal("A+2.0"), tricks=(first, second), trick=Trick())
    assert before_bet(told, 0).on_turn() == (DAN,)
    assert (before_bet(told, 0).leader, before_bet(told, 0).tricks) == (DAN, (first,))


@pytest.mark.parametrize("points", [15, 16])
def test_who_is_at_the_target_plays_no_more(points: int) -> None:
    # S0 §10: whoever has 15 has won
    with pytest.raises(Unanswerable, match="score-at-target"):
        demand_possible(deal(score=(points, 0)))
    demand_possible(deal(score=(14, 14)))


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


@pytest.mark.parametrize("form", ["may_hold_base2", "win2_lose3_raise4"])
def test_where_only_the_gespannt_team_is_silent_that_is_told(form: str) -> None:
    # S3 Regola della tensione, S2 Winning the game (the other form): the others may raise
    told = for_it(deal(score=(13, 4), gespannt=form), BEN)
    assert told[:3] == ["bet.first", "gespannt.tight", "gespannt.others-may"]
    assert not may(deal(score=(13, 4), gespannt=form), ANNA)
    assert "gespannt.others-may" not in for_it(deal(score=(12, 4), gespannt=form), BEN)
