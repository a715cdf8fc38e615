"""What one seat may know. Every case names its source."""

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS, cards, trick
from tests.core.round.table import DAN_AND_BEN_WIN, HANDS, announced, bid, dealt, in_play, laid
from watten_tutor.core.cards import Rank, Suit, card
from watten_tutor.core.round import Stage, play, seen_by
from watten_tutor.core.round.moves import (
    Agree,
    AskSchoeneres,
    Choose,
    Infringe,
    Leave,
    NameSchlag,
    Refuse,
    Show,
    Take,
)
from watten_tutor.core.round.state import Request


def test_before_the_deal_there_is_nothing_to_see() -> None:
    now = dealt("bavarian", {}, bottom="7♣ 7♦", taken=(CARLA, DAN), schlecken="chain")
    for seat in SEATS:
        view = seen_by(now, seat)
        assert (view.stage, view.cards, dict(view.counts)) == (Stage.TAKE, (), {})


def test_the_card_of_the_cut_is_seen_by_whoever_looks() -> None:
    # S2 Shuffle and cut: cards are taken hidden
    now = dealt("bavarian", {}, bottom="7♣ 7♦ A♠", taken=(CARLA, DAN), schlecken="chain")
    cut = [seen_by(now, seat).cut for seat in SEATS]
    assert cut == [(), (), cards("7♣"), ()]
    now = play(now, Take(CARLA))
    assert [seen_by(now, seat).cut for seat in SEATS] == [(), (), cards("7♣"), cards("7♦")]
    now = play(now, Take(DAN))
    assert [seen_by(now, seat).cut for seat in SEATS] == [(), (), cards("7♣ A♠"), cards("7♦")]
    now = play(now, Leave(CARLA))
    assert [seen_by(now, seat).cut for seat in SEATS] == [(), (), cards("7♣ A♠"), cards("7♦")]
    assert {seen_by(now, seat).takers for seat in SEATS} == {(CARLA, DAN)}


def test_where_nobody_licks_nobody_sees_a_card_of_the_cut() -> None:
    now = dealt("bavarian", {}, bottom="7♣")
    assert [seen_by(now, seat).cut for seat in SEATS] == [()] * 4


def test_everybody_sees_what_was_asked_and_each_his_own_discards() -> None:
    # S0 §5 Schöneres; discards are known to their owner
    asked = play(dealt(), AskSchoeneres(ANNA))
    what = (Request.SCHOENERES, ANNA)
    refused, agreed = play(asked, Refuse(DAN)), play(asked, Agree(DAN))
    for seat in SEATS:
        assert seen_by(asked, seat).request == what
        assert seen_by(refused, seat).request is None
        assert seen_by(refused, seat).asked == {Request.SCHOENERES}
        assert seen_by(dealt(), seat).asked == frozenset()
    assert seen_by(agreed, ANNA).discards == cards(HANDS[ANNA])
    assert seen_by(agreed, DAN).discards == cards(HANDS[DAN])
    assert seen_by(agreed, BEN).discards == ()


def test_the_table_is_open_and_hands_are_not() -> None:
    now = bid(laid(in_play(score=(3, 4)), "8♠ 10♥ A♦ 7♣ 9♠"), "A+")
    view = seen_by(now, BEN)
    assert view.cards == cards("J♠ 9♣ 8♦ 7♥")
    assert view.counts == {ANNA: 4, BEN: 4, CARLA: 4, DAN: 3}
    assert view.tricks == (trick("8♠ 10♥ A♦ 7♣"),)
    assert view.trick == trick("9♠", leader=DAN)
    assert view.winners == (DAN,)
    assert view.bets == now.in_play.bets
    assert view.score == now.score
    assert (view.schlag, view.trump, view.dealer) == (Rank.TEN, Suit.LEAVES, DAN)


def test_the_trick_on_the_table_has_a_winner_once_it_is_complete() -> None:
    assert seen_by(laid(in_play(), "8♠ 10♥ A♦"), ANNA).winners == ()
    assert seen_by(laid(in_play(), "8♠ 10♥ A♦ 7♣"), ANNA).winners == (DAN,)


def test_everybody_sees_what_the_gespannt_team_chose() -> None:
    now = in_play(score=(13, 2))
    assert seen_by(now, BEN).choice is None
    assert seen_by(play(now, Choose(CARLA, "play")), BEN).choice == "play"


def test_everybody_sees_how_a_hand_was_broken_off() -> None:
    now = play(in_play(infringement=3), Infringe(BEN, "look"))
    assert seen_by(now, CARLA).ended == now.ended
    assert seen_by(now, CARLA).what == "look"


# -- Blind Watten -------------------------------------------------------------------------------------


def test_in_blind_only_the_announcers_know_until_the_end() -> None:
    # S2 Blind Watten "Only after the end of the hand … is the trump suit made known"
    now = play(dealt("blind"), NameSchlag(ANNA, Rank.TEN))
    assert [seen_by(now, seat).schlag for seat in SEATS] == [Rank.TEN, None, None, Rank.TEN]
    now = announced(dealt("blind"))
    known = [(view.schlag, view.trump) for view in (seen_by(now, seat) for seat in SEATS)]
    both = (Rank.TEN, Suit.LEAVES)
    assert known == [both, (None, None), (None, None), both]
    over = bid(now, "A+ B-")
    assert [(view.schlag, view.trump) for view in (seen_by(over, seat) for seat in SEATS)] == [both] * 4


def test_the_cards_that_named_it_are_seen_by_the_announcers() -> None:
    # S2 "show each other their lowest card"
    now = play(play(dealt("ladinisch"), Show(ANNA, card("8♠"))), Show(DAN, card("9♠")))
    both = {ANNA: card("8♠"), DAN: card("9♠")}
    assert [seen_by(now, seat).shown for seat in SEATS] == [both, {}, {}, both]


def test_in_blind_the_last_trick_lies_open_until_the_next_is_done() -> None:
    # S2 "reveal the last trick … After the next trick is finished, the old trick is then turned over"
    first = "8♠ 10♥ A♦ 7♣"
    now = laid(in_play("blind"), first)
    assert seen_by(now, BEN).face_up is None  # it is still on the table
    assert seen_by(laid(now, "9♠"), BEN).face_up == trick(first)
    assert seen_by(laid(now, "9♠ A♣ J♠"), BEN).face_up == trick(first)
    done = laid(now, "9♠ A♣ J♠ K♣")
    assert seen_by(done, BEN).face_up is None
    assert seen_by(laid(done, "9♣"), BEN).face_up == trick("9♠ A♣ J♠ K♣", leader=DAN)
    assert seen_by(laid(in_play(), DAN_AND_BEN_WIN[:-3]), BEN).face_up is None  # openly: nothing lies open
