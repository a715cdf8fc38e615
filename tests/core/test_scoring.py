"""Who wins a hand, what it scores, and the end of the game. Every case names its source."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import ANNA, BEN, CARLA, DAN, trick
from tests.core.bets import THEM, US, deal
from tests.core.test_betting import histories
from tests.strategies_game import unhurried
from watten_tutor.core.betting import is_over
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.gespannt import find_gespannt
from watten_tutor.core.position import Position
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.scoring import (
    Award,
    find_bummerl,
    find_hand_score,
    find_hand_winner,
    find_next_leader,
    find_score_after,
    game_winners,
)
from watten_tutor.core.seats import Team

SPLIT = {"gespannt": "win2_lose3_raise4"}
ITALY = {"gespannt": "may_hold_base2", "target": 11, "raise_cap": "none"}


def scores(position: Position) -> tuple[int, int]:
    found = find_hand_score(position)
    assert found.reasons
    return found.value[US], found.value[THEM]


# -- who leads, who wins ------------------------------------------------------------------------------


def test_the_winner_of_a_trick_leads_the_next() -> None:
    # S0 §7 "The winner of a trick leads to the next"
    assert find_next_leader(deal(table="8♠ 10♥ A♦ 7♣")).value == DAN
    finished = replace(deal(), tricks=(trick("8♠ 10♥ A♦ 7♣"),))
    assert find_next_leader(finished).value == DAN
    assert find_next_leader(replace(deal(), leader=CARLA)).value == CARLA


def test_forehand_leads_the_first() -> None:
    # S0 §7 "Forehand leads to the first trick"
    assert find_next_leader(replace(deal(), tricks=())).value == ANNA
    assert find_next_leader(replace(deal(), tricks=(), dealer=ANNA)).value == BEN


@pytest.mark.parametrize("position", [deal(), deal(table="8♠"), deal(won=(3, 0))])
def test_who_leads_next_is_not_guessed(position: Position) -> None:
    with pytest.raises(Unanswerable, match="leader-not-told"):
        find_next_leader(position)


@pytest.mark.parametrize(
    ("source", "position", "winner"),
    [
        ("S0 §7 three tricks", deal(won=(3, 1)), US),
        ("S0 §7 three tricks", deal(won=(2, 3)), THEM),
        ("S0 §7 nobody yet", deal(won=(2, 2)), None),
        ("S0 §7 the trick on the table is the third", deal(won=(1, 2), table="8♠ 10♥ A♦ 7♣"), THEM),
        ("S0 §8 gave up", deal("B+ C-"), THEM),
        ("S0 §9 gespannt, gave up", deal(score=(13, 4), choice="give-up"), THEM),
    ],
)
def test_who_has_won_the_hand(source: str, position: Position, winner: Team | None) -> None:
    found = find_hand_winner(position)
    assert found.value == winner
    assert found.reasons


# -- what it scores -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "position", "expected"),
    [
        ("S0 §9 2 without a bet", deal(won=(3, 0)), (2, 0)),
        ("S0 §9 3 after one held bet", deal("B+1.0 A=1.0", won=(3, 0)), (3, 0)),
        ("S0 §9 4 after two", deal("B+1.0 A=1.0 C+1.0 B=1.0", won=(1, 3)), (0, 4)),
        ("S0 §8 the old value", deal("B+ A-"), (0, 2)),
        ("S0 §8 the old value after a second raise", deal("B+ A= A+ D-"), (3, 0)),
        ("S0 §9 gespannt plays: 3 for either", deal(won=(3, 0), score=(13, 4)), (3, 0)),
        ("S0 §9 gespannt plays: 3 for either", deal(won=(0, 3), score=(13, 4), choice="play"), (0, 3)),
        ("S0 §9 gespannt gives up: 2", deal(score=(13, 4), choice="give-up"), (0, 2)),
        ("S0 §9 both gespannt: 2", deal(won=(3, 1), score=(13, 14)), (2, 0)),
        ("S3 played out for the stake", deal("B+1.0 A=1.0", won=(3, 0), score=(9, 3), **ITALY), (3, 0)),
        ("S3 gespannt loses 2", deal("B+1.0 A=1.0", won=(0, 3), score=(9, 3), **ITALY), (0, 2)),
        ("S3 gespannt gives up: 2", deal("B+ A-", score=(9, 3), **ITALY), (0, 2)),
        ("S3 both: 2 (house)", deal(won=(0, 3), score=(9, 10), **ITALY), (0, 2)),
        ("S2 tight team wins 2", deal(won=(3, 0), score=(13, 5), **SPLIT), (2, 0)),
        ("S2 trailing team wins 3", deal(won=(0, 3), score=(13, 5), **SPLIT), (0, 3)),
        ("S2 raised to 4", deal("B+1.0 A=1.0", won=(0, 3), score=(13, 5), **SPLIT), (0, 4)),
        (
            "S2 raised to 4, the tight team wins",
            deal("B+1.0 A=1.0", won=(3, 0), score=(13, 5), **SPLIT),
            (4, 0),
        ),
        ("S2 even if their opponents give up: 3", deal("B+ A-", score=(13, 5), **SPLIT), (0, 3)),
        ("S2 both tight: 2 (house)", deal(won=(0, 3), score=(13, 14), **SPLIT), (0, 2)),
    ],
)
def test_what_a_hand_scores(source: str, position: Position, expected: tuple[int, int]) -> None:
    assert scores(position) == expected


@pytest.mark.parametrize("gespannt", ["may_hold_base2", "win2_lose3_raise4"])
def test_the_choice_before_the_first_card_is_of_the_base_form_only(gespannt: str) -> None:
    assert find_hand_winner(deal(score=(13, 4), choice="give-up", gespannt=gespannt)).value is None


def test_a_hand_that_goes_on_scores_nothing_yet() -> None:
    with pytest.raises(Unanswerable, match="hand-not-over"):
        find_hand_score(deal(won=(2, 2)))


def test_the_worked_example() -> None:
    """S0 §9: 10–11; Ben bets, Anna holds; later Anna bets "four", Ben and Dan go: 13–11, gespannt."""
    told = deal("B+1.2 A=1.2 A+2.1 D-2.1", score=(10, 11), won=(1, 0), table="8♥")
    after = find_score_after(told)
    assert after.value == {US: 13, THEM: 11}
    assert after.reasons[-1].rule == "gespannt.team"
    assert find_gespannt(deal(score=(13, 11))).value == (US,)


@pytest.mark.parametrize(("target", "tight"), [(15, [13, 14]), (11, [9, 10]), (18, [16, 17]), (21, [19, 20])])
def test_gespannt_is_one_or_two_points_short(target: int, tight: list[int]) -> None:
    # S0 §9, §12 Target; S2 Winning the game; S3 Regola della tensione
    found = [
        points for points in range(target) if find_gespannt(deal(score=(points, 0), target=target)).value
    ]
    assert found == tight
    assert find_gespannt(deal(score=(target - 1, target - 2), target=target)).value == (US, THEM)


# -- the game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "score", "expected"),
    [
        (15, (13, 4), {US: 16, THEM: 4}),  # S0 §10; not cut at the target
        (11, (8, 4), {US: 10, THEM: 4}),  # S0 §12 Target
        (18, (16, 0), {US: 19, THEM: 0}),
        (21, (19, 20), {US: 21, THEM: 20}),
    ],
)
def test_points_are_added(target: int, score: tuple[int, int], expected: dict[Team, int]) -> None:
    found = find_score_after(deal(won=(3, 0), score=score, target=target))
    assert found.value == expected
    assert ("game.target" in {reason.rule for reason in found.reasons}) is (expected[US] >= target)


@pytest.mark.parametrize(
    ("source", "position", "expected"),
    [
        ("S0 §10 The losers get a Bummerl", deal(won=(3, 0), score=(13, 4)), (0, 1)),
        ("S0 §10 Schneider: lose double", deal(won=(3, 0), score=(13, 0)), (0, 2)),
        ("S0 §10 one point is enough not to be Schneider", deal(won=(3, 0), score=(13, 1)), (0, 1)),
        ("S0 §10 nobody has won yet", deal(won=(3, 0), score=(10, 0)), (0, 0)),
        ("S0 §10 the losers had more once", deal(won=(0, 3), score=(14, 13)), (1, 0)),
        ("house: below nothing is Schneider", deal(won=(0, 3), score=(-2, 9), target=11), (2, 0)),
        ("S2 the winners write it", deal(won=(3, 0), score=(13, 4), bummerl="winner"), (1, 0)),
        ("S2 the winners write it, Schneider", deal(won=(3, 0), score=(13, 0), bummerl="winner"), (2, 0)),
    ],
)
def test_the_bummerl(source: str, position: Position, expected: tuple[int, int]) -> None:
    found = find_bummerl(position).value
    assert (found[US], found[THEM]) == expected


def test_points_of_the_hand_are_written_before_penalties() -> None:
    # house: whoever is first at the target has won
    assert game_winners(RuleSet(), {US: 13, THEM: 14}, [Award((THEM,), 1), Award((US,), 3)]) == (THEM,)
    assert game_winners(RuleSet(), {US: 13, THEM: 14}, [Award((US,), 3), Award((THEM,), 1)]) == (US,)
    assert game_winners(RuleSet(), {US: 11, THEM: 12}, [Award((US,), 3)]) == ()


# -- properties ---------------------------------------------------------------------------------------


@unhurried
@given(histories(), st.booleans())
def test_exactly_one_team_scores_and_never_less_than_the_base(position: Position, ours: bool) -> None:
    if not is_over(position):
        position = replace(position, won={ANNA: 3} if ours else {BEN: 3})
        position = replace(position, bets=tuple(replace(bet, at=(1, 0)) for bet in position.bets))
    us, them = scores(position)
    assert min(us, them) == 0
    assert max(us, them) >= 2


@unhurried
@given(histories())
def test_turning_the_seats_turns_the_score(position: Position) -> None:
    if not is_over(position):
        position = replace(position, won={CARLA: 3}, bets=())
    turned = replace(
        position,
        score={position.opponents(team): points for team, points in position.score.items()},
        bets=tuple(replace(bet, by=bet.by.next()) for bet in position.bets),
        won={seat.next(): number for seat, number in position.won.items()},
    )
    assert scores(turned) == scores(position)[::-1]
