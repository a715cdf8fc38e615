"""What forehand and dealer have announced."""

from dataclasses import dataclass

from watten_tutor.core.cards import Rank, Suit


@dataclass(frozen=True, slots=True)
class Declaration:
    """The Schlag (a rank) and the trump suit of one deal.

    Example:
        >>> Declaration(Rank.TEN, Suit.LEAVES).schlag.value
        '10'

    Source: S0 §5.
    """

    schlag: Rank
    trump: Suit
