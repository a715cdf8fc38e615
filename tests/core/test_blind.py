"""Blind Watten (S0 §12, S2 Blind Watten): who does not know what was named, and what that player sees."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS, card, declared, hand, trick
from watten_tutor.core.blind import as_seen_blind, can_be_schlag, can_be_trump, declarations, is_blind
from watten_tutor.core.cards import Rank, Suit
from watten_tutor.core.deed import Deed
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.rulebook.load import load_ruleset


@pytest.mark.parametrize("rules", ["blind", "ladinisch", "latinern"])
def test_all_but_forehand_and_dealer_play_blind(rules: str) -> None:
    # S2: "one player from each team knows the trump suit and the Striker, the other two have to guess"
    for dealer, blind in ((DAN, {BEN, CARLA}), (ANNA, {CARLA, DAN})):
        told = Position(load_ruleset(rules), None, dealer=dealer)
        assert {seat for seat in SEATS if is_blind(told, seat)} == blind


def test_where_schlag_and_trump_are_named_openly_nobody_plays_blind() -> None:
    told = Position(load_ruleset("tyrolean"), None)
    assert not any(is_blind(told, seat) for seat in SEATS)


@pytest.mark.parametrize(("rules", "number"), [("blind", 8 * 4), ("unkritisch", 9 * 4)])
def test_each_schlag_can_go_with_each_suit(rules: str, number: int) -> None:
    # S0 §5: a rank and a suit; S0 §12 Unkritisch: there "six" can be named as well
    found = declarations(load_ruleset(rules))
    assert len(set(found)) == number
    assert any(each.schlag is Rank.SIX for each in found) is (number == 9 * 4)


@pytest.mark.parametrize(
    ("source", "rules", "sign", "schlag", "trump"),
    [
        ("S2: its rank, its suit", "ladinisch", "10♠", True, True),
        ("S0 §3: a Kritischer has neither", "ladinisch", "K♥", False, False),
        ("S0 §3: so does the Weli", "ladinisch", "6♦", False, False),
        ("S0 §12: six can be the Schlag", "unkritisch", "6♦", True, True),
        ("S0 §12: no Kritische", "unkritisch", "K♥", True, True),
    ],
)
def test_which_cards_say_what_was_named(
    source: str, rules: str, sign: str, schlag: bool, trump: bool
) -> None:
    ruleset = load_ruleset(rules)
    assert (can_be_schlag(ruleset, card(sign)), can_be_trump(ruleset, card(sign))) == (schlag, trump)


def test_a_weli_shown_says_no_schlag_where_nobody_can_name_the_six() -> None:
    # house
    ruleset = RuleSet(kritische=(), weli="lowest_bell")
    assert not can_be_schlag(ruleset, card("6♦"))
    assert can_be_trump(ruleset, card("6♦"))


# -- what a blind player sees ---------------------------------------------------------------------------

FIRST, SECOND = trick("J♣ A♣ J♥ A♦"), trick("A♥ 10♥ 7♥ 9♠", leader=CARLA)  # ♥ are trump, Schlag 9
HELD = {ANNA: "8♠ Q♥ 10♠", BEN: "8♦ 9♥ J♠", CARLA: "_ _ _"}


def seen(*tricks: object, table: object = None, rules: str = "blind", **more: object) -> Position:
    """What Ben sees."""
    told = Position(
        load_ruleset(rules),
        declared("9 ♥"),
        {seat: hand(signs) for seat, signs in HELD.items()},
        tricks=tricks,
        **({} if table is None else {"trick": table}),
        **more,
    )
    return as_seen_blind(told, BEN)


def test_a_blind_player_sees_his_own_cards_and_how_many_the_others_hold() -> None:
    found = seen(FIRST)
    assert found.declaration is None
    assert found.hands == {ANNA: Hand((), 3), BEN: hand(HELD[BEN]), CARLA: Hand((), 3)}
    assert found.tricks == (FIRST,), "the cards played lie open"


def test_a_player_of_whom_no_card_is_told_is_told_none_either() -> None:
    assert DAN not in as_seen_blind(Position(load_ruleset("blind"), None), DAN).hands


def test_he_sees_who_takes_a_trick() -> None:
    assert seen(FIRST).leader == CARLA
    assert seen(FIRST, SECOND).leader == BEN
    assert seen(FIRST, table=SECOND).leader == BEN, "just complete, it has been taken"


def test_while_a_trick_is_begun_its_lead_tells_who_took_the_last() -> None:
    found = seen(FIRST, table=trick("A♥ 10♥", leader=CARLA))
    assert found.leader is None
    assert found.winners == (CARLA,)


def test_before_the_first_trick_nobody_has_taken_one() -> None:
    assert seen().leader is None
    assert seen(leader=ANNA).leader == ANNA


def test_nothing_of_what_was_named_in_secret_is_seen() -> None:
    named = (Deed(ANNA, "schlag", Rank.NINE), Deed(DAN, "trump", Suit.HEARTS))
    assert seen(deal=named).deal is None
