"""What comes before the first card in Bohemian Watten: the turned card, staying out, the exchange.

A card turned up while dealing stands in place of the announcement. The dealer may take it; then cards
are exchanged. Who may do what is told here; the cards themselves are moved by whoever deals (S2
Bohemian Watten).
"""

from watten_tutor.core.cards import Card, Suit
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.reasons import Proof, because
from watten_tutor.core.seats import Seat

EXCHANGED, EXCHANGED_BY_DEALER = 3, 2
"""Cards a player may exchange; the dealer, who may take the turned card, one fewer (S2)."""

DOUBLING_SUIT = Suit.HEARTS
"""With this suit as trump all points count double, and nobody may stay out (S2)."""


def declaration_of(turned: Card) -> Declaration:
    """What the turned card stands for: its printed rank is the Schlag, its printed suit trump.

    So it is the Rechter itself; a turned Kritischer, which has neither rank nor suit, stands for what is
    printed on it, and there is no Rechter (house).

    Example:
        >>> from watten_tutor.core.cards import card
        >>> declaration_of(card("K♥"))
        Declaration(schlag=<Rank.KING: 'K'>, trump=<Suit.HEARTS: '♥'>)
    """
    return Declaration(turned.rank, turned.suit)


def may_take_turned(seat: Seat, dealer: Seat) -> bool:
    """Whether this player may take the turned card besides his five, to throw another one off (house)."""
    return seat == dealer


def exchange_limit(seat: Seat, dealer: Seat) -> int:
    """How many cards a player may exchange; the card thrown off for the turned one is not counted.

    Example:
        >>> exchange_limit(Seat(0), dealer=Seat(3)), exchange_limit(Seat(3), dealer=Seat(3))
        (3, 2)
    """
    return EXCHANGED_BY_DEALER if seat == dealer else EXCHANGED


def may_stay_out(declaration: Declaration) -> Proof[bool]:
    """Whether a player may stay out of the hand, before the exchange and at no cost.

    Example:
        >>> from watten_tutor.core.cards import Rank
        >>> may_stay_out(Declaration(Rank.TEN, Suit.HEARTS)).value
        False
    """
    if declaration.trump is DOUBLING_SUIT:
        return Proof(False, (because("bohemian.hearts-double", "out.hearts", trump=declaration.trump),))
    return Proof(True, (because("bohemian.stay-out", "out.allowed", trump=declaration.trump),))
