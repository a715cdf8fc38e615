"""The order in which moves are listed is documented and does not depend on the order of asking."""

from random import Random

from watten_tutor.core.cards import Rank, Suit, card
from watten_tutor.core.round.moves import (
    MOVES,
    Agree,
    AskSchoeneres,
    Choose,
    Cut,
    Exchange,
    Infringe,
    Lay,
    LeaveTurned,
    MakeBet,
    Move,
    NameSchlag,
    NameTrump,
    OfferSwap,
    Refuse,
    Show,
    Signal,
    Take,
    TakeTurned,
    Talk,
    in_order,
)
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import Sign

LISTED: tuple[Move, ...] = (
    Cut(Seat(0), 1),
    Cut(Seat(1), 2),
    Cut(Seat(1), 10),
    Take(Seat(3)),
    AskSchoeneres(Seat(2)),
    AskSchoeneres(Seat(1)),
    OfferSwap(Seat(2)),
    Agree(Seat(0)),
    Refuse(Seat(3)),
    Show(Seat(2), card("9♥")),
    Show(Seat(2), card("9♦")),
    NameSchlag(Seat(2), Rank.ACE),
    NameSchlag(Seat(2), Rank.TEN),
    NameSchlag(Seat(2), Rank.SIX),
    NameTrump(Seat(1), Suit.ACORNS),
    NameTrump(Seat(1), Suit.BELLS),
    Choose(Seat(2), "play"),
    Choose(Seat(2), "give-up"),
    Choose(Seat(0), "play"),
    TakeTurned(Seat(1), card("7♣")),
    TakeTurned(Seat(1), card("6♦")),
    LeaveTurned(Seat(1)),
    Exchange(Seat(2), ()),
    Exchange(Seat(2), (card("K♠"),)),
    Exchange(Seat(2), (card("6♦"),)),
    Exchange(Seat(2), (card("A♣"), card("K♣"))),
    Lay(Seat(2), card("7♣")),
    Lay(Seat(2), card("A♠")),
    Lay(Seat(2), card("A♠"), called=True),
    Lay(Seat(2), card("10♠")),
    MakeBet(Seat(2), "raise"),
    MakeBet(Seat(3), "raise"),
    MakeBet(Seat(0), "raise"),
    MakeBet(Seat(0), "hold"),
    MakeBet(Seat(0), "give-up"),
    Signal(Seat(2), Sign.KISS),
    Talk(Seat(2)),
    Infringe(Seat(2), "look"),
)
"""With Seat(2) as forehand of four."""


def test_by_kind_by_seat_and_within_a_seat() -> None:
    mixed = list(LISTED)
    Random(3).shuffle(mixed)
    assert in_order(mixed, Seat(2), 4) == LISTED


def test_kinds_stand_in_the_order_of_a_hand() -> None:
    names = [kind.__name__ for kind in MOVES]
    assert names == [
        "Draw",
        "Cut",
        "Take",
        "Leave",
        "AskSchoeneres",
        "Redeal",
        "OfferSwap",
        "Agree",
        "Refuse",
        "Show",
        "NameSchlag",
        "NameTrump",
        "ShowMaschine",
        "HideMaschine",
        "Choose",
        "StayOut",
        "StayIn",
        "TakeTurned",
        "LeaveTurned",
        "Exchange",
        "Lay",
        "MakeBet",
        "Signal",
        "Talk",
        "Infringe",
    ]


def test_with_another_forehand_the_seats_turn() -> None:
    bets = [MakeBet(Seat(each), "raise") for each in range(3)]
    assert in_order(bets, Seat(1), 3) == (bets[1], bets[2], bets[0])
