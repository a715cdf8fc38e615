"""What a card *is* under a declaration, and which card beats which.

Printed suit and rank say little in Watten: K♥ is no heart, 7♣ no seven. `Ranking` turns printed cards
into what they are now (a `CardClass`) and knows the one order of all cards, high to low:

1. Kritische, 2. Rechter, 3. Linke (all equal), 4. trumps, 5. everything else, which wins only as the
highest card of the suit led (S0 §5).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import ClassVar

from watten_tutor.core.cards import WELI, Card, Rank, Suit, card, deck
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.ruleset import RuleSet


class CardClass(Enum):
    """What a card is under a declaration, high to low. The value is the word of the file format."""

    KRITISCHER = "kritischer"
    GUATE = "guate"
    BEASN = "beasn"
    RECHTER = "rechter"
    LINKER = "linker"
    TRUMP = "trump"
    PLAIN = "suit"

    __hash__ = object.__hash__  # each member is one object; classes are looked up often


class Nickname(Enum):
    """The name a Kritischer is called by (S0 §3, S3 for the Belli, S2 for the Bugl)."""

    MAXI = "maxi"
    WELI = "weli"
    BELLI = "belli"
    SPITZ = "spitz"
    BUGL = "bugl"


NICKNAMES = {
    card("K♥"): Nickname.MAXI,
    WELI: Nickname.WELI,
    card("7♦"): Nickname.BELLI,
    card("7♣"): Nickname.SPITZ,
    card("J♦"): Nickname.BUGL,
}

_HEIGHT = {each: len(CardClass) - place for place, each in enumerate(CardClass)}
_WITHIN = 10  # more than there are places within a class


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of the ladder of all cards: a class and its cards, high to low.

    Attributes:
        card_class: what these cards are.
        cards: high to low; the Linke, all equal, in the order ♣ ♠ ♥ ♦.
    """

    card_class: CardClass
    cards: tuple[Card, ...]

    @property
    def equal(self) -> bool:
        """Whether all cards of this rung are equal, so that the one played first wins."""
        return self.card_class is CardClass.LINKER


class Ranking:
    """The order of all cards for one declaration under one rule set.

    Example:
        >>> ranking = Ranking(RuleSet(), Declaration(Rank.TEN, Suit.LEAVES))
        >>> ranking.class_of(card("10♥")), str(ranking.rechter)
        (<CardClass.LINKER: 'linker'>, '10♠')
        >>> ranking.beats(card("7♣"), card("10♥"))
        True

    Source: S0 §5 "The order of all cards for this hand".
    """

    ranks: ClassVar[tuple[Rank, ...]] = tuple(rank for rank in Rank if rank is not Rank.SIX)
    """All ranks but that of the Weli, high to low (S0 §2)."""

    def __init__(self, ruleset: RuleSet, declaration: Declaration) -> None:
        """Work out what every card is.

        Raises:
            RuleSetError: `schlag-unknown` if the rule set does not know this Schlag.
        """
        if declaration.schlag is Rank.SIX and not ruleset.six_schlag:
            raise RuleSetError("schlag-unknown", found=Rank.SIX, rules=ruleset.name)
        self.ruleset = ruleset
        self.declaration = declaration
        self._guate = self._unless_kritischer(self._beside_schlag(1)) if ruleset.guate else None
        self._beasn = self._unless_kritischer(self._beside_schlag(-1)) if ruleset.beasn else None
        self._class = {each: self._classify(each) for each in deck(ruleset.deck)}
        self._strength = {each: self._how_strong(each) for each in self._class}

    def _beside_schlag(self, step: int) -> Card | None:
        """The card printed as the trump one rank above (1) or below (-1) the Schlag.

        Above the Ace comes the Seven (S0 §12 Der Guate); below the Seven there is none (house), nor is
        there one with the six as Schlag.
        """
        ranks = self.ranks
        if self.declaration.schlag is Rank.SIX:
            return None
        place = ranks.index(self.declaration.schlag) - step
        if place == len(ranks):
            return None
        return Card(self.declaration.trump, ranks[place])

    def _unless_kritischer(self, found: Card | None) -> Card | None:
        """A Kritischer is never Guate or Beasn (house)."""
        return None if found in self.ruleset.kritische else found

    def _classify(self, each: Card) -> CardClass:
        if each in self.ruleset.kritische:
            return CardClass.KRITISCHER
        if each == self._guate:
            return CardClass.GUATE
        if each == self._beasn:
            return CardClass.BEASN
        if each.rank is self.declaration.schlag:
            return CardClass.RECHTER if each.suit is self.declaration.trump else CardClass.LINKER
        if each == WELI and self.ruleset.weli == "lowest_trump":
            return CardClass.TRUMP  # of any trump suit; S0 §12 Unkritisch
        return CardClass.TRUMP if each.suit is self.declaration.trump else CardClass.PLAIN

    def _how_strong(self, each: Card) -> int:
        """The same order as a number, for `beats`; equal are the Linke, and plain cards of one rank."""
        found, place = self._class[each], each.rank.height
        if found is CardClass.KRITISCHER:
            place = len(self.ruleset.kritische) - self.ruleset.kritische.index(each)
        elif found is CardClass.LINKER:
            place = 0
        return _HEIGHT[found] * _WITHIN + place

    # -- what a card is ------------------------------------------------------------------------

    @property
    def cards(self) -> tuple[Card, ...]:
        """The whole pack, in the order ♣ ♠ ♥ ♦."""
        return tuple(self._class)

    def __contains__(self, each: Card) -> bool:
        """Whether the card is in this rule set's pack."""
        return each in self._class

    def class_of(self, each: Card) -> CardClass:
        """What the card is now."""
        return self._class[each]

    def of_class(self, wanted: CardClass) -> tuple[Card, ...]:
        """All cards of one class, high to low (Linke: in the order ♣ ♠ ♥ ♦).

        That is the order of the pack, whose last card is the Weli; only Kritische have one of their own.
        """
        if wanted is CardClass.KRITISCHER:
            return self.ruleset.kritische
        return tuple(each for each, known in self._class.items() if known is wanted)

    @property
    def rechter(self) -> Card | None:
        """The card of the Schlag rank in the trump suit; None if that card is a Kritischer.

        With the six as Schlag it is the Weli if bells are trump, else there is none.
        """
        return next(iter(self.of_class(CardClass.RECHTER)), None)

    @property
    def guate(self) -> Card | None:
        """The trump one rank above the Schlag, where the Guate is played (S0 §12); else None."""
        return self._guate

    @property
    def would_be_guate(self) -> Card | None:
        """The printed trump one rank above the Schlag, whether or not it is the Guate; None with the six."""
        return self._beside_schlag(1)

    @property
    def beasn(self) -> Card | None:
        """The trump one rank below the Schlag, where the Beasn is played (S2 Austria); else None."""
        return self._beasn

    @property
    def would_be_rechter(self) -> Card | None:
        """The printed card of Schlag and trump suit, whether or not it is the Rechter."""
        schlag, trump = self.declaration.schlag, self.declaration.trump
        return next((each for each in self._class if each.rank is schlag and each.suit is trump), None)

    @property
    def linke(self) -> tuple[Card, ...]:
        """The other cards of the Schlag rank, all equal, in the order ♣ ♠ ♥ ♦."""
        return self.of_class(CardClass.LINKER)

    def is_trump_suit(self, each: Card) -> bool:
        """Whether this is "a card of the trump suit" in the sense of the duty: Guate, Beasn, Rechter, trump.

        A Kritischer never is, even if its printed suit is trump (S0 §3, §7).
        """
        return self.class_of(each) in _OF_TRUMP_SUIT

    def is_neutral_weli(self, each: Card) -> bool:
        """Whether this card is the Weli as the lowest trump of any suit (S0 §12 Unkritisch)."""
        return each == WELI and self.ruleset.weli == "lowest_trump" and self.class_of(each) is CardClass.TRUMP

    def is_lowest_bell(self, each: Card) -> bool:
        """Whether this card is the Weli as the lowest ♦, a trump only if ♦ is (house)."""
        return each == WELI and self.ruleset.weli == "lowest_bell" and not self.is_only_schlag(each)

    def worded(self, step: str) -> str:
        """The sentence `step`, or its twin without a word about Kritische where the game has none."""
        return step if self.ruleset.kritische else f"{step}.unkritisch"

    def is_kritischer_elsewhere(self, each: Card) -> bool:
        """Whether this card would be Maxi or Spitz, were there Kritische (the Weli has rules of its own)."""
        return not self.ruleset.kritische and NICKNAMES.get(each) in (Nickname.MAXI, Nickname.SPITZ)

    def is_only_schlag(self, each: Card) -> bool:
        """Whether this card is the Weli with the six named as Schlag (S0 §12 Unkritisch)."""
        return each == WELI and self.declaration.schlag is Rank.SIX

    def rungs(self, led: Suit | None = None) -> tuple[Rung, ...]:
        """The whole order, high to low, without empty rungs.

        Args:
            led: the suit led, if a plain card was led; its cards are then the last rung.

        Example:
            >>> rungs = Ranking(RuleSet(), Declaration(Rank.KING, Suit.HEARTS)).rungs()
            >>> [rung.card_class.value for rung in rungs]
            ['kritischer', 'linker', 'trump']
        """
        rungs = [Rung(each, self.of_class(each)) for each in CardClass if each is not CardClass.PLAIN]
        if led is not None:
            plain = self.of_class(CardClass.PLAIN)
            rungs.append(Rung(CardClass.PLAIN, tuple(each for each in plain if each.suit is led)))
        return tuple(rung for rung in rungs if rung.cards)

    # -- which card beats which ----------------------------------------------------------------

    def beats(self, challenger: Card, best: Card) -> bool:
        """Whether a card played now takes the trick from the best card so far.

        `best` began as the card led or took the trick from it, so if it is a plain card it is of the
        suit led; that is why the suit led need not be told.
        """
        new, old = self._strength[challenger], self._strength[best]
        return new > old and (new >= _ABOVE_PLAIN or challenger.suit is best.suit)

    def compare(self, challenger: Card, best: Card) -> Proof[bool]:
        """Whether `challenger`, played later, beats `best`, and the rule that says so."""
        new, old = self.class_of(challenger), self.class_of(best)
        if new is old:
            wins, rule, told = self._within_class(challenger, best, new)
        else:
            wins = _HEIGHT[new] > _HEIGHT[old]
            rule = self._rule_above_lower_classes(challenger if wins else best)
            told = _TOLD[wins]
        higher, lower = (challenger, best) if wins else (best, challenger)
        names = {"name": NICKNAMES.get(higher), "other": NICKNAMES.get(lower)}
        return Proof(wins, (because(rule, f"{rule}.{told}", card=challenger, best=best, **names),))

    def _rule_above_lower_classes(self, each: Card) -> str:
        """The rule by which this card stands above every card of a lower class."""
        if self.is_neutral_weli(each):
            return "weli.lowest-trump"
        if self.is_only_schlag(each):
            return "weli.six-schlag"
        return _ABOVE_LOWER_CLASSES[self.class_of(each)]

    def _within_class(self, challenger: Card, best: Card, both: CardClass) -> tuple[bool, str, str]:
        higher = challenger.rank.height > best.rank.height
        if both is CardClass.KRITISCHER:
            order = self.ruleset.kritische
            higher = order.index(challenger) < order.index(best)
            return higher, "kritische.order", _TOLD[higher]
        if both is CardClass.LINKER:
            return False, "order.linke-equal", _TOLD[False]
        if both is CardClass.PLAIN and challenger.suit is not best.suit:
            rule = "weli.lowest-bell" if self.is_lowest_bell(challenger) else "order.other-suits"
            return False, rule, _TOLD[False]
        if self.is_neutral_weli(challenger):
            return False, "weli.lowest-trump", "too-low"
        if self.is_neutral_weli(best):
            return True, "weli.lowest-trump", "beaten"
        return higher, "order.trump-rank" if both is CardClass.TRUMP else "order.suit-led", _TOLD[higher]


_ABOVE_PLAIN = (_HEIGHT[CardClass.PLAIN] + 1) * _WITHIN

_TOLD = {True: "beats", False: "loses"}

_OF_TRUMP_SUIT = frozenset({CardClass.GUATE, CardClass.BEASN, CardClass.RECHTER, CardClass.TRUMP})

_ABOVE_LOWER_CLASSES = {
    CardClass.KRITISCHER: "kritische.beat-all",
    CardClass.GUATE: "order.guate",
    CardClass.BEASN: "order.beasn",
    CardClass.RECHTER: "order.rechter",
    CardClass.LINKER: "order.linke",
    CardClass.TRUMP: "order.trumps",
}


_COURT = (Rank.KING, Rank.OBER, Rank.UNTER)


def why_ten_below(alike: Iterable[Card]) -> tuple[Reason, ...]:
    """That the Ten is lower than King, Ober and Unter, where it stands against one of them.

    In other games with these cards (Schafkopf, Schnapsen) the Ten stands above the King.

    Args:
        alike: cards of one class and suit, among which the rank decides.
    """
    cards = tuple(alike)
    tens = [each for each in cards if each.rank is Rank.TEN]
    higher = [each for each in cards if each.rank in _COURT]
    if not tens or not higher:
        return ()
    return (because("cards.ranks", "ranks.ten-below", card=tens[0], other=higher[0]),)


@lru_cache(maxsize=512)
def ranking_of(ruleset: RuleSet, declaration: Declaration) -> Ranking:
    """The ranking of this rule set and declaration, made once."""
    return Ranking(ruleset, declaration)
