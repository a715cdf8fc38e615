"""Pairs of Schlag and trump suit, said by suit: "♠ with A, K and 10; ♥ with 9"."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from watten_tutor.core.cards import Rank, Suit
from watten_tutor.i18n import Segment, Speech

Pair: TypeAlias = tuple[Rank, Suit]
"""A Schlag and a trump suit, as the answer to `deduce` lists them."""


def are_pairs(value: object) -> bool:
    """Whether this is an answer made of pairs, and has some."""
    first = value[0] if isinstance(value, tuple) and value else None
    return isinstance(first, tuple) and len(first) == 2 and isinstance(first[0], Rank)


@dataclass(frozen=True, slots=True)
class Pairs:
    """Pairs in the slot of a sentence.

    Example:
        >>> Pairs(((Rank.ACE, Suit.LEAVES), (Rank.TEN, Suit.LEAVES))).text(Speech("en"))
        '♠ with A and 10'
        >>> Pairs(((Rank.KING, Suit.HEARTS),)).text(Speech("de"))
        'Schlag K, Trumpf ♥'
    """

    pairs: Sequence[Pair]

    def text(self, speech: Speech) -> str:
        """The pairs in plain text."""
        return "".join(speech.say(piece) for piece in self.pieces(speech))

    def pieces(self, speech: Speech) -> list[Segment]:
        """The pairs in pieces, the suits still to be drawn."""
        if len(self.pairs) == 1:
            [(schlag, trump)] = self.pairs
            return speech.segments("pairs.one", {"schlag": schlag, "trump": trump})
        found: list[Segment] = []
        for suit in Suit:
            schlags = tuple(schlag for schlag, trump in self.pairs if trump is suit)
            if schlags:
                found += ["; "] if found else []
                found += speech.segments("pairs.of-suit", {"trump": suit, "schlags": schlags})
        return found
