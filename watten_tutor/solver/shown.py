"""The cards that forehand and dealer show each other in Blind Watten, and the hands they leave possible.

Ladinisch: the suit of the dealer's lowest card is trump, the rank of forehand's lowest card the Schlag;
of equally low cards the owner chooses. Latinern: the first card dealt, which may be any of the five (S2
Blind Watten). A Kritischer counts in neither (house).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from watten_tutor.core.blind import can_be_shown
from watten_tutor.core.cards import Card, Rank, Suit, deck
from watten_tutor.core.ruleset import RuleSet


class Pack:
    """The cards of a pack as bits of a mask."""

    def __init__(self, ruleset: RuleSet) -> None:
        """Number the cards in the order ♣ ♠ ♥ ♦."""
        self._cards = deck(ruleset.deck)
        self._bits = {each: 1 << place for place, each in enumerate(self._cards)}
        self.all = (1 << len(self._cards)) - 1

    def mask(self, cards: Iterable[Card]) -> int:
        """These cards as a mask; those of another pack are left out."""
        found = 0
        for each in cards:
            found |= self._bits.get(each, 0)
        return found

    def cards(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, in the order ♣ ♠ ♥ ♦."""
        return tuple(each for each, bit in self._bits.items() if mask & bit)


@dataclass(frozen=True, slots=True)
class Room:
    """What one player may hold.

    Attributes:
        played: the cards laid.
        allowed: the cards that may be among those held back.
        size: how many are held back besides those taken.
        taken: cards certainly held back.
    """

    played: int
    allowed: int
    size: int
    taken: int = 0

    def take(self, bit: int) -> "Room":
        """The same player certainly holding this card."""
        return replace(self, allowed=self.allowed & ~bit, size=self.size - 1, taken=self.taken | bit)

    def without(self, mask: int) -> "Room":
        """The same player not holding these."""
        return replace(self, allowed=self.allowed & ~mask)


def deal_out(one: Room, other: Room) -> tuple[int, int] | None:
    """Cards for both out of what each may hold, no card twice; None if there are too few.

    Example:
        >>> deal_out(Room(0, 0b011, 1), Room(0, 0b001, 1))
        (2, 1)
        >>> deal_out(Room(0, 0b001, 1), Room(0, 0b001, 1)) is None
        True
    """
    if min(one.size, other.size) < 0:
        return None
    enough = one.allowed.bit_count() >= one.size and other.allowed.bit_count() >= other.size
    if not enough or (one.allowed | other.allowed).bit_count() < one.size + other.size:
        return None
    # Whoever takes first takes what the other cannot use.
    mine = _lowest(one.allowed & ~other.allowed, one.size)
    mine |= _lowest(one.allowed & other.allowed, one.size - mine.bit_count())
    return mine | one.taken, _lowest(other.allowed & ~mine, other.size) | other.taken


def _lowest(mask: int, size: int) -> int:
    found = 0
    while mask and found.bit_count() < size:
        bit = mask & -mask
        found |= bit
        mask ^= bit
    return found


class Shown:
    """Which hands can have shown a Schlag or a trump suit under this rule set."""

    def __init__(self, ruleset: RuleSet, pack: Pack) -> None:
        """Sort the cards that can be shown by rank and suit."""
        self._announced = ruleset.announced
        cards = [each for each in deck(ruleset.deck) if can_be_shown(ruleset, each)]
        self._of_rank = {rank: pack.mask(each for each in cards if each.rank is rank) for rank in Rank}
        self._of_suit = {suit: pack.mask(each for each in cards if each.suit is suit) for suit in Suit}
        self._below = {
            rank: pack.mask(each for each in cards if each.rank.height < rank.height) for rank in Rank
        }

    def schlag(self, room: Room, schlag: Rank) -> Iterator[Room]:
        """The ways in which forehand can have shown this Schlag."""
        if self._announced == "secretly":  # any rank may be named, held or not (S0 §5)
            return iter((room,))
        return self._with_one(room, self._of_rank[schlag], schlag)

    def trump(self, room: Room, trump: Suit) -> Iterator[Room]:
        """The ways in which the dealer can have shown this trump suit."""
        if self._announced == "secretly":
            return iter((room,))
        if self._announced == "bottom_cards":
            return self._with_one(room, self._of_suit[trump], None)
        return (
            found
            for rank, cards in self._of_rank.items()
            for found in self._with_one(room, cards & self._of_suit[trump], rank)
        )

    def _with_one(self, room: Room, wanted: int, rank: Rank | None) -> Iterator[Room]:
        """Hands with one of the wanted cards; with lowest cards none below their rank."""
        if self._announced == "lowest_cards" and rank is not None:
            if room.played & self._below[rank]:
                return
            room = room.without(self._below[rank])
        if room.played & wanted:
            yield room
            return
        rest = room.allowed & wanted
        while rest:
            bit = rest & -rest
            yield room.take(bit)
            rest ^= bit
