"""The Bohemian tally and what comes before the first card: S2 Bohemian Watten, and house readings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import SEATS, declared
from tests.referee_bohemian import TALLY, tally_after
from watten_tutor.core.cards import card
from watten_tutor.core.exchange import declaration_of, exchange_limit, may_stay_out, may_take_turned
from watten_tutor.core.tally import START, next_tallies, next_tally, winners
from watten_tutor.rulebook.load import load_ruleset

ANNA, BEN, CARLA, DAN = SEATS
EXACT, BELOW = load_ruleset("bohemian"), load_ruleset("bohemian+below-zero")


@pytest.mark.parametrize(
    ("left", "tricks", "said", "expected", "rule"),
    [
        (20, 2, "10 ♠", 18, "bohemian.tally"),  # "For each trick taken, one point is deducted"
        (20, 0, "10 ♠", 25, "bohemian.no-trick"),  # "if no trick is taken …, 5 penalty points are added"
        (20, 2, "10 ♥", 16, "bohemian.tally"),  # "If Hearts …, -2 points per trick …"
        (20, 0, "10 ♥", 30, "bohemian.no-trick"),  # "… or +10 points for no trick"
        (3, 3, "10 ♠", 0, "bohemian.tally"),  # "the aim of the game is to reach zero"
        (1, 3, "10 ♠", 3, "bohemian.excess"),  # "the difference is added to the original score": 1 + 2
        (3, 2, "10 ♥", 4, "bohemian.excess"),  # house: counted in points when doubled: 3 + (4 - 3)
        (4, 2, "10 ♥", 0, "bohemian.tally"),
    ],
)
def test_a_tally_that_must_be_exact(left, tricks, said, expected, rule):
    found = next_tally(EXACT, declared(said), ANNA, left, tricks)
    assert (found.value, found.reasons[0].rule) == (expected, rule)


def test_where_it_may_go_below_zero():
    """S2: "In some regions, however, the score does not have to be reached exactly"."""
    found = next_tally(BELOW, declared("10 ♠"), ANNA, 1, 3)
    assert (found.value, found.reasons[0].step) == (-2, "tally.below-zero")
    assert next_tally(BELOW, declared("10 ♥"), ANNA, 3, 2).value == -1
    assert next_tally(BELOW, declared("10 ♠"), ANNA, 3, 2).value == 1


def test_the_reason_tells_how_many_points_are_too_many():
    facts = next_tally(EXACT, declared("10 ♥"), ANNA, 3, 2).reasons[0].facts
    assert facts == {"player": ANNA, "n": 2, "k": 4, "m": 3, "more": 1, "left": 4}


def test_a_turned_king_of_hearts_doubles_too():
    """House: a turned Kritischer stands for its printed suit."""
    assert next_tally(EXACT, declaration_of(card("K♥")), ANNA, 20, 1).value == 18


def test_all_tallies_of_a_hand():
    found = next_tallies(
        EXACT, declared("10 ♠"), {ANNA: 20, BEN: 5, CARLA: 7, DAN: 2}, {ANNA: 0, BEN: 3, DAN: 2}
    )
    assert found.value == {ANNA: 25, BEN: 2, CARLA: 7, DAN: 0}
    assert [reason.step for reason in found.reasons] == [
        "tally.no-trick",
        "tally.tricks",
        "tally.stayed-out",
        "tally.tricks",
    ]
    assert winners(found.value).value == (DAN,)


def test_several_can_win_at_once():
    found = next_tallies(EXACT, declared("10 ♥"), {ANNA: 4, BEN: 6, CARLA: 9}, {ANNA: 2, BEN: 3, CARLA: 0})
    assert found.value == {ANNA: 0, BEN: 0, CARLA: 19}
    assert found.reasons[0].step == "tally.hearts"
    won = winners(found.value)
    assert (won.value, won.reasons[0].rule) == ((ANNA, BEN), "bohemian.several-win")


def test_one_wins_alone():
    found = winners({ANNA: 3, BEN: 0, CARLA: 1})
    assert (found.value, found.reasons[0].step) == ((BEN,), "tally.wins")


def test_who_is_below_zero_has_won_too():
    # S2: "and the game can be ended with minus points"
    assert winners({ANNA: 3, BEN: -2}).value == (BEN,)


def test_nobody_has_won_yet():
    found = next_tallies(EXACT, declared("10 ♠"), {ANNA: 20, BEN: 20}, {ANNA: 5, BEN: 0})
    assert winners(found.value).value == ()


@given(st.integers(0, 40), st.integers(0, 5), st.sampled_from("♣♠♥♦"), st.booleans())
def test_a_tally_is_counted_down_as_the_referee_does(left, tricks, trump, below):
    rules = BELOW if below else EXACT
    found = next_tally(rules, declared(f"10 {trump}"), ANNA, left, tricks)
    assert found.value == tally_after(left, tricks, trump, below_zero=below)


@given(st.integers(0, 40), st.integers(0, 5), st.sampled_from("♣♠♥♦"))
def test_only_below_zero_goes_below_zero(left, tricks, trump):
    said = declared(f"10 {trump}")
    assert next_tally(EXACT, said, ANNA, left, tricks).value >= 0
    done = winners({ANNA: next_tally(EXACT, said, ANNA, left, tricks).value}).value
    done_there = winners({ANNA: next_tally(BELOW, said, ANNA, left, tricks).value}).value
    assert set(done) <= set(done_there), "whoever comes out exactly comes out there too"


@given(st.integers(1, 30), st.integers(0, 5), st.sampled_from("♣♠♦"))
def test_hearts_change_a_tally_twice_as_much(left, tricks, trump):
    once = next_tally(BELOW, declared(f"10 {trump}"), ANNA, left, tricks).value - left
    twice = next_tally(BELOW, declared("10 ♥"), ANNA, left, tricks).value - left
    assert twice == 2 * once


def test_everyone_starts_with_twenty():
    assert START == TALLY == 20


# -- before the first card ------------------------------------------------------------------------------


def test_the_turned_card_is_schlag_and_trump():
    assert declaration_of(card("10♠")) == declared("10 ♠")


def test_the_exchange():
    """S2: "each player may exchange up to three cards, but the dealer may only exchange two"."""
    assert [exchange_limit(seat, DAN) for seat in SEATS] == [3, 3, 3, 2]
    assert [may_take_turned(seat, DAN) for seat in SEATS] == [False, False, False, True]


@pytest.mark.parametrize(("trump", "expected"), [("♣", True), ("♠", True), ("♦", True), ("♥", False)])
def test_nobody_stays_out_of_hearts(trump, expected):
    found = may_stay_out(declared(f"10 {trump}"))
    assert found.value is expected
    assert found.reasons[0].rule == ("bohemian.stay-out" if expected else "bohemian.hearts-double")
