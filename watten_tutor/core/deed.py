"""What somebody does, as a file tells it or asks about it: a word and what belongs to it.

A deed names cards where a `Move` names places of a pack that lies there; `round.retold` makes the one
from the other.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from watten_tutor.core.cards import Card, Rank, Suit
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import Sign

What: TypeAlias = Card | tuple[Card, ...] | Rank | Suit | Sign | str | int | None
"""What belongs to a word."""


class Takes(Enum):
    """What belongs to a word of the file format."""

    NOTHING = "nothing"
    CARD = "card"
    MAYBE_CARD = "maybe-card"
    CARDS = "cards"
    RANK = "rank"
    SUIT = "suit"
    SIGN = "sign"
    INFRINGEMENT = "infringement"
    TRICK = "trick"


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the file format.

    Attributes:
        takes: what belongs to it.
        told: whether `deal` tells it; if not, other keys tell that it has been done.
        asked: whether one may ask if it is allowed.
    """

    takes: Takes = Takes.NOTHING
    told: bool = True
    asked: bool = True


INFRINGE = "infringe"

WORDS: Mapping[str, Word] = {
    "draw": Word(Takes.CARD),
    "cut": Word(Takes.MAYBE_CARD),
    "take": Word(Takes.MAYBE_CARD),
    "leave": Word(Takes.MAYBE_CARD),
    "look": Word(told=False),
    "ask-schoeneres": Word(),
    "redeal": Word(),
    "offer-swap": Word(),
    "agree": Word(),
    "refuse": Word(),
    "schlag": Word(Takes.RANK),
    "trump": Word(Takes.SUIT),
    "show": Word(Takes.CARD),
    "show-maschine": Word(),
    "hide-maschine": Word(),
    "play": Word(told=False),
    "stay-out": Word(),
    "stay-in": Word(),
    "take-turned": Word(Takes.CARD),
    "leave-turned": Word(),
    "exchange": Word(Takes.CARDS),
    "lay": Word(Takes.CARD, told=False),
    "call": Word(Takes.CARD, told=False),
    "raise": Word(told=False),
    "hold": Word(told=False),
    "give-up": Word(told=False),
    "sign": Word(Takes.SIGN),
    "talk": Word(),
    "look-back": Word(Takes.TRICK, told=False),
    INFRINGE: Word(Takes.INFRINGEMENT, asked=False),
}
"""Every word, in the order of a hand."""


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done by somebody.

    Attributes:
        seat: by whom.
        do: one of `WORDS`.
        what: what belongs to the word; None where nothing does or it is not told.

    Example:
        >>> Deed(Seat(2), "cut").what is None
        True
    """

    seat: Seat
    do: str
    what: What = None
