"""A deal as it stood when a bet was made, and what a last card is to the limit of the last trick."""

from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards, ranked, trick
from tests.core.bets import deal
from watten_tutor.core.cards import card
from watten_tutor.core.raising import before_bet, follows_for_bets, may_raise
from watten_tutor.core.trick import Trick

# With Schlag 10 and ♠ trump; who leads to the next is the winner.
FIRST = trick("8♠ 10♥ A♦ 7♣")
SECOND = trick("8♥ 9♥ 7♥ Q♥", leader=DAN)


def test_the_trick_on_the_table_is_taken_back_to_the_card_before_the_bet() -> None:
    then = before_bet(deal("A+1.2", table="8♠ 10♥ A♦", hands={CARLA: "K♥"}), 0)
    assert (then.tricks, then.trick) == (None, trick("8♠ 10♥"))
    assert then.hands[CARLA].cards == cards("K♥ A♦")


def test_behind_untold_tricks_cards_go_back_to_the_hands_too() -> None:
    told = deal("A+2.1", won=(1, 0), table="8♠ 10♥ A♦", hands={BEN: "9♥", CARLA: "K♥"})
    then = before_bet(told, 0)
    assert then.trick == trick("8♠")
    assert (then.hands[BEN].cards, then.hands[CARLA].cards) == (cards("9♥ 10♥"), cards("K♥ A♦"))


def test_each_finished_trick_keeps_its_own_cards() -> None:
    third = trick("9♠ J♠", leader=CARLA)
    told = replace(deal("A+3.1"), tricks=(FIRST, SECOND), trick=third)
    then = before_bet(told, 0)
    assert (then.tricks, then.trick) == ((FIRST, SECOND), trick("9♠", leader=CARLA))


def test_who_was_told_to_lead_leads_before_the_first_card_known() -> None:
    told = replace(deal("A+2.0", won=(1, 0), table="8♠", leader=CARLA), leader=CARLA)
    assert before_bet(told, 0).leader == CARLA
    inside = replace(deal("A+2.1", won=(1, 0), table="8♠ 9♠", leader=CARLA), leader=CARLA)
    assert before_bet(inside, 0).leader is None
    from_the_start = replace(deal("A+1.0"), tricks=(FIRST,), trick=Trick(), leader=DAN)
    assert before_bet(from_the_start, 0).on_turn() == (ANNA,)


@pytest.mark.parametrize(
    ("rules", "led", "follows"),
    [
        ("tyrolean", "8♥", True),
        ("tyrolean", "10♥", True),  # a Linker counts as its printed suit
        ("tyrolean", "K♥", False),  # house: a Kritischer as none
        ("unkritisch", "6♦", False),  # the lowest trump of any suit
        ("unkritisch", "7♦", True),
    ],
)
def test_whether_a_lead_has_a_suit_that_a_last_card_can_follow(rules: str, led: str, follows: bool) -> None:
    assert follows_for_bets(ranked(rules, "10 ♠"), card(led)) is follows


@pytest.mark.parametrize(
    ("table", "step"),
    [
        ("8♥ 9♥", "bet.last-card.suit-led"),
        ("8♥ 9♦", "bet.last-card.other"),
        ("K♥ 9♦", "bet.last-card.no-suit-led"),
        ("8♥ 9♠", "bet.last-card.trump"),
        ("8♥ 10♦", "bet.last-card.linker"),
        ("8♥ 7♣", "bet.last-card.kritischer"),
    ],
)
def test_what_the_last_card_is_to_the_limit(table: str, step: str) -> None:
    # S0 §8: only with a card of the suit led, a trump, the Rechter or a Linker
    judged = may_raise(deal(won=(2, 2), table=table), BEN)
    assert judged is not None
    assert judged.reasons[-1].step == step


def test_before_its_end_a_hand_of_which_only_the_tricks_are_told_stands_as_it_is_told() -> None:
    told = deal("B+ A=", won=(2, 1))
    assert [before_bet(told, place).won for place in (0, 1)] == [told.won, told.won]


@pytest.mark.parametrize(
    ("cap", "told"), [("larger_need", ["bet.first", "bet.within-cap"]), ("none", ["bet.first"])]
)
def test_the_cap_is_told_only_where_there_is_one(cap: str, told: list[str]) -> None:
    # S0 §8; S2 and S3 know none
    judged = may_raise(deal(raise_cap=cap), ANNA)
    assert judged is not None
    assert [reason.step for reason in judged.reasons] == told
