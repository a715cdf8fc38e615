"""The cards that forehand and dealer show each other in Blind Watten, and the hands they leave possible.

Ladinisch: the suit of the dealer's lowest card is trump, the rank of forehand's lowest card the Schlag;
of equally low cards the owner chooses. Latinern: the first card dealt, which may be any of the five (S2
Blind Watten). A Kritischer counts in neither (house).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_

from watten_tutor.core.blind import can_be_schlag, can_be_trump
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
        """Sort the cards that can be shown by rank."""
        self._announced = ruleset.announced
        self._suits = {suit: pack.mask(each for each in deck(33) if each.suit is suit) for suit in Suit}
        self._as_schlag = _by_rank(pack, (each for each in deck(33) if can_be_schlag(ruleset, each)))
        self._as_trump = _by_rank(pack, (each for each in deck(33) if can_be_trump(ruleset, each)))

    def schlag(self, room: Room, schlag: Rank) -> Iterator[Room]:
        """The ways in which forehand can have shown this Schlag."""
        if self._announced == "secretly":  # any rank may be named, held or not (S0 §5)
            return iter((room,))
        wanted = self._as_schlag[schlag]
        if self._announced == "lowest_cards":
            return self._lowest(room, schlag, wanted, self._as_schlag)
        return _with_one(room, wanted)

    def trump(self, room: Room, trump: Suit) -> Iterator[Room]:
        """The ways in which the dealer can have shown this trump suit."""
        if self._announced == "secretly":
            return iter((room,))
        suit = self._suits[trump]
        if self._announced == "lowest_cards":
            return (
                found
                for rank, cards in self._as_trump.items()
                for found in self._lowest(room, rank, cards & suit, self._as_trump)
            )
        return _with_one(room, reduce(or_, self._as_trump.values()) & suit)

    @staticmethod
    def _lowest(room: Room, rank: Rank, wanted: int, by_rank: Mapping[Rank, int]) -> Iterator[Room]:
        """Hands with one of the wanted cards of this rank and none below it."""
        below = 0
        for lower, cards in by_rank.items():
            below |= cards if lower.height < rank.height else 0
        return iter(()) if room.played & below else _with_one(room.without(below), wanted)


def _by_rank(pack: Pack, cards: Iterable[Card]) -> dict[Rank, int]:
    found = dict.fromkeys(Rank, 0)
    for each in cards:
        found[each.rank] |= pack.mask((each,))
    return found


def _with_one(room: Room, wanted: int) -> Iterator[Room]:
    """Hands with one of the wanted cards."""
    if room.played & wanted:
        yield room
        return
    rest = room.allowed & wanted
    while rest:
        bit = rest & -rest
        yield room.take(bit)
        rest ^= bit
