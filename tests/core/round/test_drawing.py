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
    assert len(now.tied) == 1
    assert len(legal_moves(now)) == 33


def test_every_rule_against_a_draw_is_told() -> None:
    now = drawn("tyrolean", "A♣")
    assert [reason.step for reason in violations(now, Draw(ANNA, 1))] == ["draw.not-yours", "draw.not-there"]
    assert [reason.step for reason in violations(now, Draw(BEN, 34))] == ["draw.not-there"]
    assert [reason.step for reason in violations(now, Cut(BEN, 3))] == ["draw.first"]
    assert {reason.rule for reason in violations(now, Draw(ANNA, 1))} == {"deal.first-dealer"}
    over = drawn("tyrolean", "9♣", "Q♦")
    assert [reason.step for reason in violations(over, Draw(ANNA, 1))] == ["draw.over"]


def test_nobody_deals_before_all_have_drawn() -> None:
    with pytest.raises(ValueError, match="still has to draw"):
        dealer(drawn("tyrolean", "9♣"))
    with pytest.raises(ValueError, match="each card once"):
        spread(rules("tyrolean"), deck(32))
