"""What is printed on a card: suit and rank, and the two decks.

A card has no order of its own. Whether 10♥ beats A♠ depends on Schlag, trump and the card led; that
is the business of `ranking`. Here `==` means the same card and nothing else.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache


class Suit(Enum):
    """One of the four suits, in the order cards are listed: ♣ ♠ ♥ ♦."""

    ACORNS = "♣"
    LEAVES = "♠"
    HEARTS = "♥"
    BELLS = "♦"

    __hash__ = object.__hash__  # each member is one object; cards are looked up often

    def __str__(self) -> str:
        """The French sign, as files and answers write it."""
        return self.value


class Rank(Enum):
    """A printed rank, high to low. `SIX` is the rank of the Weli only.

    Source: S0 §2 "Within a suit, cards rank A K Q J 10 9 8 7".
    """

    ACE = "A"
    KING = "K"
    OBER = "Q"
    UNTER = "J"
    TEN = "10"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"

    __hash__ = object.__hash__  # as for suits

    def __str__(self) -> str:
        """The sign of the contract: A K Q J 10 9 8 7 6."""
        return self.value

    @property
    def height(self) -> int:
        """How high the printed rank stands: 8 for the Ace down to 0 for the Six."""
        return _HEIGHT[self]


_HEIGHT = {rank: 8 - place for place, rank in enumerate(Rank)}


@dataclass(frozen=True, slots=True)
class Card:
    """A card as printed.

    Example:
        >>> str(Card(Suit.LEAVES, Rank.TEN))
        '10♠'
        >>> Card(Suit.HEARTS, Rank.KING) == card("K♥")
        True
    """

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        """Rank and suit sign, as files and answers write it."""
        return f"{self.rank.value}{self.suit.value}"

    def __repr__(self) -> str:
        """Python that makes this card again."""
        return f"card({str(self)!r})"


def deck(size: int = 33) -> tuple[Card, ...]:
    """All cards of a pack, in the order ♣ ♠ ♥ ♦ and from the Ace down.

    Args:
        size: 33 (7 to Ace of each suit and the 6♦, the Weli) or 32 (without the 6♦).

    Raises:
        ValueError: for any other size.

    Example:
        >>> len(deck(33)), len(deck(32)), str(deck(33)[-1])
        (33, 32, '6♦')

    Source: S0 §2 (33 cards), S0 §12 Bavarian Watten (32 cards).
    """
    if size not in (32, 33):
        raise ValueError(f"a Watten pack has 32 or 33 cards, not {size}")
    return _deck(size)


@cache
def _deck(size: int) -> tuple[Card, ...]:
    ranks = [rank for rank in Rank if rank is not Rank.SIX]
    cards = [Card(suit, rank) for suit in Suit for rank in ranks]
    return (*cards, WELI) if size == 33 else tuple(cards)


WELI = Card(Suit.BELLS, Rank.SIX)
_BY_SIGN = {
    str(each): each for each in (*(Card(s, r) for s in Suit for r in Rank if r is not Rank.SIX), WELI)
}
_PLACE = {each: place for place, each in enumerate(deck(33))}


def card(sign: str) -> Card:
    """The card written in the one canonical way, rank before suit sign.

    For what people type, see `notation.parse_card`.

    Raises:
        ValueError: if no card of the 33 is written so.

    Example:
        >>> card("6♦")
        card('6♦')
    """
    try:
        return _BY_SIGN[sign]
    except KeyError:
        raise ValueError(f"no card is written {sign!r}; write for example 10♠ or K♥") from None


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the order ♣ ♠ ♥ ♦ and A…6 within a suit, as answers list them.

    Example:
        >>> [str(each) for each in sort_cards([card("6♦"), card("7♣"), card("A♣")])]
        ['A♣', '7♣', '6♦']
    """
    return tuple(sorted(cards, key=_PLACE.__getitem__))
