"""How cards, suits and players are said in a language and with a deck.

Cards stand in sentences as signs (10♠) and are never inflected. With the German deck, whose signs no
font has, plain text says their names (10 of leaves) and a page draws the signs.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from typing import Protocol, TypeAlias, runtime_checkable

from watten_tutor.core.cards import Card, Rank, Suit
from watten_tutor.core.ranking import CardClass, Nickname
from watten_tutor.core.seats import Seat, Team
from watten_tutor.core.signals import Sign, Signalled
from watten_tutor.i18n.catalogue import Catalogue, catalogue

DECKS = ("french", "german")
"""How cards can be shown: ♣ ♠ ♥ ♦ or acorns, leaves, hearts, bells."""

Segment: TypeAlias = str | Card | Suit
"""A piece of a sentence: text, or a card or suit still to be drawn or said."""

_RANK_SIGNS = {
    ("french", "de"): {Rank.OBER: "D", Rank.UNTER: "B"},
    ("german", "en"): {Rank.OBER: "O", Rank.UNTER: "U"},
    ("german", "de"): {Rank.OBER: "O", Rank.UNTER: "U"},
    ("german", "it"): {Rank.OBER: "O", Rank.UNTER: "U"},
}

_SMALL_WORD = re.compile(r"\b([aAeE]) $")
"""The Italian words that take a d before a word that begins with the same vowel."""

_WORDS = frozenset({str, int, Seat, Rank, CardClass, Nickname, Sign, Signalled})
"""Kinds of values that are one word. Asked first: to ask whether a value says itself takes much longer."""

_TRUMP_RANKS = {
    Signalled.TRUMP_A: Rank.ACE,
    Signalled.TRUMP_K: Rank.KING,
    Signalled.TRUMP_Q: Rank.OBER,
    Signalled.TRUMP_J: Rank.UNTER,
}


@runtime_checkable
class Sayable(Protocol):
    """Something that says itself, such as a sentence in the slot of another."""

    def text(self, speech: "Speech", /) -> str:
        """It in plain text."""


@runtime_checkable
class InPieces(Protocol):
    """Something that says itself with cards and suits left to be drawn."""

    def pieces(self, speech: "Speech", /) -> list[Segment]:
        """It in pieces."""


@dataclass(frozen=True, slots=True)
class Speech:
    """A language, a deck and the names of the players: all it takes to say a reason.

    Attributes:
        language: en, de or it.
        deck: french or german.
        names: the players' names, clockwise from seat 0.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> Speech("en").say(card("10♠")), Speech("de").say(card("J♠"))
        ('10♠', 'B♠')
        >>> Speech("en", "german").say(card("10♠"))
        '10 of leaves'
    """

    language: str = "en"
    deck: str = "french"
    names: tuple[str, ...] = ("Anna", "Ben", "Carla", "Dan")

    @property
    def catalogue(self) -> Catalogue:
        """The messages of this language."""
        return catalogue(self.language)

    def text(self, key: str, /, **facts: object) -> str:
        """A message as plain text."""
        pieces = self.segments(key, facts)
        return "".join([piece if isinstance(piece, str) else self.say(piece) for piece in pieces])

    def segments(self, key: str, facts: Mapping[str, object]) -> list[Segment]:
        """A message in pieces, cards and suits left as they are so that a page can draw them."""
        pieces: list[Segment] = []
        for literal, slot in _parts(self.catalogue.template(self._key(key, facts), facts)):
            filled = [] if slot is None else self._pieces(facts[slot])
            pieces += [self._linked(literal, filled), *filled]
        return pieces

    def _key(self, key: str, facts: Mapping[str, object]) -> str:
        return self.catalogue.of_team(key, facts.get("team"))

    def _pieces(self, value: object) -> list[Segment]:
        kind = type(value)
        if kind is Card or kind is Suit:
            return [value]  # type: ignore[list-item]
        if kind in _WORDS:
            return [self.say(value)]
        if isinstance(value, InPieces):
            return value.pieces(self)
        if not isinstance(value, tuple | list):
            return [self.say(value)]
        if value and _is_group(value[0]):  # an order of cards: groups of equals, high to low
            return self._joined(value, ["list.above"] * len(value))
        return self._joined(value, ["list.comma"] * (len(value) - 2) + ["list.and"])

    def _joined(self, values: Sequence[object], separators: list[str]) -> list[Segment]:
        pieces = self._pieces_of_group(values[0]) if values else []
        for separator, each in zip(separators, values[1:], strict=False):
            filled = self._pieces_of_group(each)
            pieces += [self._linked(self.catalogue.text(separator), filled), *filled]
        return pieces

    def _linked(self, before: str, after: list[Segment]) -> str:
        """The words before a slot, as they sound before what fills it: in Italian "ad Anna", "ed Eva"."""
        word = after[0] if after and isinstance(after[0], str) else ""
        small = _SMALL_WORD.search(before) if self.language == "it" else None
        if small is None or small[1].lower() != word[:1].lower() or not word[1:2].isalpha():
            return before
        return f"{before[:-1]}d "

    def _pieces_of_group(self, value: object) -> list[Segment]:
        if _is_group(value):
            assert isinstance(value, tuple)
            return self._joined(value, ["list.equal"] * len(value))
        return self._pieces(value)

    def say(self, value: object) -> str:
        """One value as plain text: a card, suit, rank, seat, team, class, nickname, sign, number or text."""
        if isinstance(value, str):
            return value
        if isinstance(value, Card):
            return (
                self.card_name(value)
                if self.deck == "german"
                else f"{self.rank_sign(value.rank)}{value.suit.value}"
            )
        if isinstance(value, Suit):
            return self.suit_name(value) if self.deck == "german" else str(value)
        if isinstance(value, Rank):
            return self.rank_sign(value)
        if isinstance(value, Seat):
            return self.names[value]
        if isinstance(value, CardClass):
            return self.catalogue.text(f"class.{value.value}")
        if isinstance(value, Nickname):
            return self.catalogue.text(f"nickname.{value.value}")
        if isinstance(value, Sign):
            return self.catalogue.text(f"sign.{value.value}")
        if isinstance(value, Signalled):
            return self.signalled(value)
        if isinstance(value, Sayable):
            return value.text(self)
        if isinstance(value, tuple | list):
            return "".join(self.say(piece) for piece in self._pieces(value))
        return str(value)

    def signalled(self, value: Signalled) -> str:
        """What a sign tells, as in "small trump" or "Ace of trumps"."""
        if value in _TRUMP_RANKS:
            return self.catalogue.text("signalled.trump", rank=self.rank_name(_TRUMP_RANKS[value]))
        return self.catalogue.text(f"signalled.{value.value}")

    def rank_sign(self, rank: Rank) -> str:
        """The index printed on cards of this rank: A K Q J, in German A K D B, or A K O U."""
        return _RANK_SIGNS.get((self.deck, self.language), {}).get(rank, rank.value)

    def rank_name(self, rank: Rank) -> str:
        """The rank in words, as in "King"."""
        return self.catalogue.text(f"rank.{self.deck}.{rank.name.lower()}")

    def suit_name(self, suit: Suit) -> str:
        """The suit in words, as it stands inside a sentence."""
        return self.catalogue.text(f"suit.{self.deck}.{suit.name.lower()}")

    def card_name(self, each: Card) -> str:
        """The card in words: "10 of leaves", "Laub-10", "10 di foglie"."""
        rank = self.rank_name(each.rank)
        return self.catalogue.text("card.name", rank=rank, suit=self.suit_name(each.suit))


@lru_cache(maxsize=4096)
def _parts(template: str) -> tuple[tuple[str, str | None], ...]:
    """A message as its texts, each with the slot behind it."""
    return tuple((literal, slot) for literal, slot, _, _ in Formatter().parse(template))


def _is_group(value: object) -> bool:
    """Whether this is a group of equal cards and not a team."""
    return isinstance(value, tuple) and not isinstance(value, Team)
