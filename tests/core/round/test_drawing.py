"""The draw for the first deal. Every case names its source."""

import pytest

from tests.builders import ANNA, BEN, CARLA
from tests.core.round.table import rules
from watten_tutor.core.cards import card, deck
from watten_tutor.core.round import Drawing, dealer, legal_moves, play, spread, violations
from watten_tutor.core.round.moves import Cut, Draw
from watten_tutor.core.seats import Seat


def drawn(name: str, *signs: str) -> Drawing:
    """The draw after these cards, by whoever is to draw."""
    ruleset = rules(name)
    now = spread(ruleset, deck(ruleset.deck))
    for sign in signs:
        now = play(now, Draw(legal_moves(now)[0].seat, deck(ruleset.deck).index(card(sign)) + 1))
    return now


def test_one_of_each_team_draws() -> None:
    # S0 §4 "two opponents each draw a card"
    now = drawn("tyrolean")
    assert legal_moves(now) == tuple(Draw(ANNA, place) for place in range(1, 34))
    now = drawn("tyrolean", "9♣")
    assert [move.seat for move in legal_moves(now)] == [BEN] * 32


@pytest.mark.parametrize(
    ("name", "cards", "deals"),
    [
        ("tyrolean", "9♣ Q♦", BEN),  # S0 §4 "the higher card deals"
        ("tyrolean", "K♥ A♣", BEN),  # by printed rank: the Maxi is a King
        ("tyrolean", "6♦ 7♣", BEN),  # the Weli is the lowest
        ("italian", "9♣ Q♦", ANNA),  # S3 "la carta più bassa distribuisce"
        ("three-handed", "9♣ 8♣ Q♦", CARLA),  # house: where everybody plays for himself, everybody draws
        ("two-handed", "9♣ Q♦", BEN),
        ("six-handed", "9♣ Q♦", BEN),
        ("bohemian", "9♣ 8♣ Q♦ J♦", CARLA),  # no teams (S2): all four draw
    ],
)
def test_who_deals(name: str, cards: str, deals: Seat) -> None:
    now = drawn(name, *cards.split())
    assert now.is_over
    assert legal_moves(now) == ()
    assert dealer(now).value == deals


def test_equal_cards_are_drawn_again() -> None:
    # house
    now = drawn("tyrolean", "9♣", "9♠")
    assert now.drawn == ()
    assert now.tied == (((ANNA, card("9♣")), (BEN, card("9♠"))),)
    assert legal_moves(now) == tuple(Draw(ANNA, place) for place in range(1, 34))
    again = drawn("tyrolean", "9♣", "9♠", "A♥", "A♦")
    assert again.tied == (now.tied[0], ((ANNA, card("A♥")), (BEN, card("A♦"))))


def test_only_the_cards_of_all_can_be_equal() -> None:
    # house: with three the last card may still be higher than two equal ones, or come to equal the higher
    assert dealer(drawn("three-handed", "9♣", "9♠", "Q♦")).value == CARLA
    assert dealer(drawn("three-handed", "Q♦", "9♠", "9♣")).value == ANNA
    assert drawn("three-handed", "Q♦", "9♠", "Q♣").drawn == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_bohemian_watten_everybody_draws(players: int) -> None:
    # S2 Bohemian Watten "there are no teams and everyone plays for himself"
    assert spread(rules("bohemian"), deck(32), players).drawers == tuple(map(Seat, range(players)))


def test_every_rule_against_a_draw_is_told() -> None:
    now = drawn("tyrolean", "A♣")
    assert [reason.step for reason in violations(now, Draw(ANNA, 1))] == ["draw.not-yours", "draw.not-there"]
    assert [reason.step for reason in violations(now, Draw(BEN, 34))] == ["draw.not-there"]
    assert [reason.step for reason in violations(now, Draw(BEN, 0))] == ["draw.not-there"]
    assert violations(now, Draw(BEN, 33)) == ()
    not_yours, not_there = violations(now, Draw(ANNA, 34))
    assert (not_yours.facts["player"], not_yours.facts["other"]) == (ANNA, BEN)
    assert (not_there.facts["n"], not_there.facts["k"]) == (34, 33)
    assert [reason.step for reason in violations(now, Cut(BEN, 3))] == ["draw.first"]
    assert {reason.rule for reason in violations(now, Draw(ANNA, 1))} == {"deal.first-dealer"}
    over = drawn("tyrolean", "9♣", "Q♦")
    assert [reason.step for reason in violations(over, Draw(ANNA, 1))] == ["draw.over"]


def test_nobody_deals_before_all_have_drawn() -> None:
    with pytest.raises(ValueError, match="still has to draw"):
        dealer(drawn("tyrolean", "9♣"))
    with pytest.raises(ValueError, match="each card once"):
        spread(rules("tyrolean"), deck(32))
    with pytest.raises(ValueError, match="each card once"):
        spread(rules("tyrolean"), (*deck(33), card("A♣")))
