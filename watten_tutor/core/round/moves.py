"""What can be done in a deal: every kind of move, and the order in which moves are listed.

A move names its seat, for in Watten not only the player on turn may act: a raise comes at any moment,
from anybody (S0 §8). Moves are listed

1. by kind, in the order of `MOVES`, which is that of a hand;
2. within a kind by seat, clockwise from forehand;
3. within a seat: a draw or a cut by its place, ranks A to 6, suits and cards in the order ♣ ♠ ♥ ♦ and
   A to 6, fewer cards before more, a card without the call before the same card with it; words as
   `bets.CHOICES` and `bets.BETS` have them: play, give up; raise, hold, give up.
"""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import TypeAlias, get_args

from watten_tutor.core.bets import BETS, CHOICES
from watten_tutor.core.cards import Card, Rank, Suit, deck
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import Sign

BET, PLAY, TELL, LOOK = "bet", "play", "tell", "look"
INFRINGEMENTS = (BET, PLAY, TELL, LOOK)
"""A bet not allowed, a card not allowed, telling what may not be told, looking too soon."""


def _demand_word(found: str, words: tuple[str, ...]) -> None:
    if found not in words:
        raise ValueError(f"one says {', '.join(words)}, not {found}")


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the card at place `at` of the spread pack, from 1, for the first deal (S0 §4)."""

    seat: Seat
    at: int


@dataclass(frozen=True, slots=True)
class Cut:
    """Lift the upper `at` cards and put them under the rest (S0 §4)."""

    seat: Seat
    at: int


@dataclass(frozen=True, slots=True)
class Take:
    """Keep the card of the cut (Schlecken, S0 §12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the card of the cut where it lies."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskSchoeneres:
    """Ask for prettier cards, before the Schlag is named (S0 §5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Redeal:
    """Demand a new deal, which costs points (S3 "bessere")."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OfferSwap:
    """Offer the Schlagwechsel: the dealer would name the Schlag (S0 §12)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Agree:
    """Agree to what the other announcer has asked or offered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Refuse:
    """Refuse what the other announcer has asked or offered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Show:
    """Show the other announcer the card that names Schlag or trump (S2 Blind Watten)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class NameSchlag:
    """Name the Schlag (S0 §5)."""

    seat: Seat
    schlag: Rank


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit (S0 §5)."""

    seat: Seat
    trump: Suit


@dataclass(frozen=True, slots=True)
class ShowMaschine:
    """Show the Maschine and win the hand (S2 Ranking and use)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HideMaschine:
    """Keep the Maschine hidden and hope that a raise will be held (S2 Ranking and use, the other form)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Choose:
    """For a gespannt team, before the first card: play, or give up (S0 §9).

    Attributes:
        seat: who speaks for the team.
        choice: one of `bets.CHOICES`.

    Raises:
        ValueError: for another word.
    """

    seat: Seat
    choice: str

    def __post_init__(self) -> None:
        """Take no other word."""
        _demand_word(self.choice, CHOICES)


@dataclass(frozen=True, slots=True)
class Lay:
    """Play a card. Whoever is asked and plays on has held (S0 §8).

    Attributes:
        seat: who plays it.
        card: the card.
        called: whether "Trumpf oder Kritisch" is called with it, on a Rechter led.
    """

    seat: Seat
    card: Card
    called: bool = False


@dataclass(frozen=True, slots=True)
class MakeBet:
    """Raise, hold or give up (S0 §8).

    Attributes:
        seat: who speaks for the team.
        do: one of `bets.BETS`.

    Raises:
        ValueError: for another word.
    """

    seat: Seat
    do: str

    def __post_init__(self) -> None:
        """Take no other word."""
        _demand_word(self.do, BETS)


@dataclass(frozen=True, slots=True)
class Signal:
    """Make a sign to one's partners. It changes nothing and may be false; it is never listed."""

    seat: Seat
    sign: Sign


@dataclass(frozen=True, slots=True)
class Talk:
    """Say something about one's cards. It changes nothing; it is never listed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Infringe:
    """Break a rule. The forbidden act itself is refused; this tells that it has happened. Never listed.

    Attributes:
        seat: who has done it.
        what: one of `INFRINGEMENTS`.

    Raises:
        ValueError: for another word.
    """

    seat: Seat
    what: str

    def __post_init__(self) -> None:
        """Take no other word."""
        _demand_word(self.what, INFRINGEMENTS)


@dataclass(frozen=True, slots=True)
class TakeTurned:
    """Bohemian: the dealer takes the turned card and throws off one of his."""

    seat: Seat
    thrown: Card


@dataclass(frozen=True, slots=True)
class LeaveTurned:
    """Bohemian: the dealer leaves the turned card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StayOut:
    """Bohemian: stay out of this hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StayIn:
    """Bohemian: play this hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Exchange:
    """Bohemian: put these cards aside for new ones; none to keep all."""

    seat: Seat
    cards: tuple[Card, ...]


Move: TypeAlias = (
    Draw
    | Cut
    | Take
    | Leave
    | AskSchoeneres
    | Redeal
    | OfferSwap
    | Agree
    | Refuse
    | Show
    | NameSchlag
    | NameTrump
    | ShowMaschine
    | HideMaschine
    | Choose
    | StayOut
    | StayIn
    | TakeTurned
    | LeaveTurned
    | Exchange
    | Lay
    | MakeBet
    | Signal
    | Talk
    | Infringe
)
"""Anything that can be done."""

MOVES: tuple[type, ...] = get_args(Move)
"""Every kind of move, in the order in which moves are listed."""

_KIND = {kind: place for place, kind in enumerate(MOVES)}
_PARTS = {kind: tuple(each.name for each in fields(kind)) for kind in MOVES}
_PLACE = {each: place for place, each in enumerate((*Rank, *Suit, *deck(33), *CHOICES, *BETS))}


def in_order(moves: Iterable[Move], forehand: Seat, players: int) -> tuple[Move, ...]:
    """The moves in the documented order.

    Example:
        >>> in_order([Leave(Seat(2)), Cut(Seat(1), 2), Cut(Seat(1), 1)], Seat(0), 4)
        (Cut(seat=Seat(1), at=1), Cut(seat=Seat(1), at=2), Leave(seat=Seat(2)))
    """

    def key(move: Move) -> tuple[object, ...]:
        return _KIND[type(move)], forehand.turns_to(move.seat, players), *_little_to_much(move)

    return tuple(sorted(moves, key=key))


def _little_to_much(move: Move) -> Iterable[object]:
    for part in _PARTS[type(move)]:
        value = getattr(move, part)
        if isinstance(value, tuple):
            yield (len(value), *(_PLACE[card] for card in value))
        else:
            yield _PLACE.get(value, value)
