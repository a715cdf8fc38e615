"""One door to all moves: those of the draw, of the deal and of the hand."""

import pytest

from tests.builders import ANNA, BEN, DAN
from tests.core.round.table import DAN_AND_BEN_WIN, dealt, in_play, laid, rules
from watten_tutor.core.cards import Rank, deck
from watten_tutor.core.round import IllegalMove, legal_moves, play, spread, violations
from watten_tutor.core.round.moves import Cut, Draw, NameSchlag


def test_a_move_against_the_rules_is_refused_with_all_of_them() -> None:
    now, move = dealt(), NameSchlag(BEN, Rank.SIX)
    with pytest.raises(IllegalMove) as refused:
        play(now, move)
    assert (refused.value.move, refused.value.reasons) == (move, violations(now, move))
    assert (refused.value.code, refused.value.facts) == ("illegal-move", {"found": move})


def test_the_draw_comes_before_everything_else() -> None:
    # S0 §4: who deals is drawn for first
    now = spread(rules("tyrolean"), deck(33))
    (first,) = violations(now, Cut(DAN, 5))
    assert (first.rule, first.step) == ("deal.first-dealer", "draw.first")
    with pytest.raises(IllegalMove):
        play(now, Cut(DAN, 5))
    assert play(now, Draw(ANNA, 1)).drawn == ((ANNA, deck(33)[0]),)


def test_nobody_draws_once_the_deal_has_begun() -> None:
    assert [reason.step for reason in violations(dealt(), Draw(ANNA, 1))] == ["now.schlag"]
    assert [reason.step for reason in violations(in_play(), Draw(ANNA, 1))] == ["now.play"]


def test_after_the_hand_there_is_nothing_to_do() -> None:
    # S0 §7 "the hand is over; the remaining cards are not played"
    assert legal_moves(laid(in_play(), DAN_AND_BEN_WIN)) == ()
