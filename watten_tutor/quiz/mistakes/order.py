"""Mistakes about which card beats which."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any

from watten_tutor.core.cards import Card, Rank, Suit
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.duty import is_exempt
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass, Ranking
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.trick import suit_led
from watten_tutor.quiz.mistakes.mistake import Belief, Mistake, Objection, When
from watten_tutor.quiz.mistakes.worlds import DUTY, Believed, in_world, ranked_as
from watten_tutor.quiz.without.cards import Lowered, with_flags
from watten_tutor.scenario.scenario import Question

# -- a plain card that wins ---------------------------------------------------------------------------


class _AceOverTrump(Believed):
    """A plain Ace stands above all trumps but the Schlag cards."""

    def height(self, each: Card) -> float:
        """As high as a trump above the Ace of trumps."""
        found = super().height(each)
        is_plain_ace = each.rank is Rank.ACE and self.class_of(each) is CardClass.PLAIN
        return self._above(CardClass.TRUMP) if is_plain_ace else found

    def _above(self, card_class: CardClass) -> float:
        return max((self._strength[each] for each in self.of_class(card_class)), default=0) + 0.5


class _AceOverLinker(_AceOverTrump):
    """An Ace, plain or trump, stands above the Linke."""

    def height(self, each: Card) -> float:
        """Above all Linke, the Ace of trumps highest."""
        found = self.class_of(each)
        if each.rank is not Rank.ACE or found not in (CardClass.PLAIN, CardClass.TRUMP):
            return super().height(each)
        return self._above(CardClass.LINKER) + (0.2 if found is CardClass.TRUMP else 0)


class _ByRank(Believed):
    """Trumps and plain cards stand by their rank; of two of one rank the trump is higher."""

    by_rank: Mapping[CardClass, float] = {CardClass.PLAIN: 0.0, CardClass.TRUMP: 0.3}

    def height(self, each: Card) -> float:
        """By rank within one class of trumps and plain cards."""
        higher = self.by_rank.get(self.class_of(each))
        return super().height(each) if higher is None else each.rank.height + higher


class _LinkeByRank(_ByRank):
    """The Linke stand by their rank, too."""

    by_rank: Mapping[CardClass, float] = {**_ByRank.by_rank, CardClass.LINKER: 0.6}


ACE_OVER_TRUMP = Mistake(
    "ace-over-trump",
    (
        Belief(in_world(ranked_as(_AceOverTrump)), (Objection("order.trumps", "ace-over-trump"),)),
        Belief(in_world(ranked_as(_ByRank)), (Objection("order.trumps", "ace-over-trump.by-rank"),)),
        Belief(in_world(ranked_as(_AceOverLinker)), (Objection("order.linke", "ace-over-trump.linker"),)),
        Belief(
            in_world(ranked_as(_LinkeByRank)), (Objection("order.linke", "ace-over-trump.linker-by-rank"),)
        ),
    ),
)


class _AnySuit(Believed):
    """The highest plain card wins, of whatever suit."""

    suits_mix = True


OTHER_SUIT_WINS = Mistake(
    "other-suit-wins",
    (Belief(in_world(ranked_as(_AnySuit)), (Objection("order.other-suits", "other-suit-wins"),)),),
)


# -- Linke --------------------------------------------------------------------------------------------


class _LaterLinker(Believed):
    """A Linker beats every Linker that lies already."""

    def beats(self, challenger: Card, best: Card) -> bool:
        """As ever, but for two Linke."""
        both_linke = self.class_of(challenger) is CardClass.LINKER is self.class_of(best)
        return both_linke or super().beats(challenger, best)


class _LinkeBySuit(Believed):
    """The Linke stand by their suits."""

    def __init__(self, ruleset: RuleSet, declaration: Declaration, suits: tuple[Suit, ...]) -> None:
        """Work out what every card is.

        Args:
            ruleset: by which rules it is played.
            declaration: Schlag and trump.
            suits: high to low; those left out are equal.
        """
        super().__init__(ruleset, declaration)
        self._suits = suits

    def height(self, each: Card) -> float:
        """The higher the earlier its suit is named."""
        found = super().height(each)
        if self.class_of(each) is not CardClass.LINKER or each.suit not in self._suits:
            return found
        return found + 1 - self._suits.index(each.suit) / len(self._suits)


_BY_SUIT = (tuple(Suit), (Suit.LEAVES, Suit.HEARTS, Suit.BELLS, Suit.ACORNS))
"""How card players rank suits: acorns, leaves, hearts, bells; or ♠ ♥ ♦ ♣."""


def _suit_led_highest(position: Position) -> Position:
    """The Linker of the suit led is the highest, as is its suit for plain cards."""
    if position.declaration is None:
        return position
    led = suit_led(position.ranking, position.trick)
    return position if led is None else ranked_as(_LinkeBySuit, (led,))(position)


def _linke_in_any_order(position: Position, question: Question) -> Iterator[Any]:
    """Of cards to be put in order: the Linke among them one above the other, in whichever way."""
    if question.kind != "order" or position.declaration is None:
        return
    linke = [each for each in question.cards if position.ranking.class_of(each) is CardClass.LINKER]
    for suits in permutations([each.suit for each in linke]):
        yield from in_world(ranked_as(_LinkeBySuit, suits))(position, question)


_NO_SUITS = (Objection("order.linke-equal", "linke-by-suit"),)

LINKE_BY_SUIT = Mistake(
    "linke-by-suit",
    (
        Belief(in_world(_suit_led_highest), (Objection("order.linke-equal", "linke-by-suit.led"),)),
        *(Belief(in_world(ranked_as(_LinkeBySuit, suits)), _NO_SUITS) for suits in _BY_SUIT),
        Belief(_linke_in_any_order, _NO_SUITS),
    ),
)

LATER_LINKER = Mistake(
    "later-linker",
    (Belief(in_world(ranked_as(_LaterLinker)), (Objection("order.linke-equal", "later-linker"),)),),
)


# -- the Rechter --------------------------------------------------------------------------------------


class _RechterBelow(Believed):
    """Every Linker beats the Rechter."""

    def height(self, each: Card) -> float:
        """The Rechter just below the Linke."""
        found = super().height(each)
        return self._strength[self.linke[0]] - 0.5 if each == self.rechter and self.linke else found


class _RechterAsTrump(Ranking):
    """The Rechter is the trump of its rank and nothing more."""

    def _classify(self, each: Card) -> CardClass:
        found = super()._classify(each)
        return CardClass.TRUMP if found is CardClass.RECHTER else found

    @property
    def would_be_rechter(self) -> Card | None:
        """No card, where nothing makes one the Rechter."""
        return None


def _spared(position: Position) -> Position:
    """The Rechter need not be given to a trump lead, as in Blind Watten (S2)."""
    if position.ruleset.duty != "trump_led" or position.ruleset.duty_exempt != "none":
        return position
    return with_flags(duty_exempt="rechter_guate")(position)


def _not_spared(position: Position) -> Position:
    """The Rechter must be given like other trumps where it is exempt."""
    exempt = position.ruleset.duty_exempt != "none"
    return with_flags(duty_exempt="none")(position) if exempt else position


def _exempt_in_hand(position: Position, question: Question) -> set[CardClass]:
    """Which of Rechter and Guate, that Blind exempts, the player holds who is asked about."""
    hand = None if question.player is None else position.hands.get(question.player)
    held = () if hand is None else hand.cards
    return {position.ranking.class_of(each) for each in held if is_exempt(position.ranking, each)}


def _holds(*classes: CardClass) -> When:
    """Whether the player holds these of Rechter and Guate."""
    return lambda position, question: _exempt_in_hand(position, question) == set(classes)


def _of_each(rule: str, step: str) -> tuple[Objection, ...]:
    """The objection that names the card in hand: Guate, Guate and Rechter, or else the Rechter."""
    return (
        Objection(rule, f"{step}.guate", _holds(CardClass.GUATE)),
        Objection(rule, f"{step}.both", _holds(CardClass.RECHTER, CardClass.GUATE)),
        Objection(rule, step),
    )


_CAPTAIN = (Objection("order.rechter", "rechter-low"),)

RECHTER_LOW = Mistake(
    "rechter-low",
    (
        Belief(in_world(ranked_as(Lowered, CardClass.RECHTER), but=("rechter", *DUTY)), _CAPTAIN),
        Belief(in_world(ranked_as(_RechterBelow), but=DUTY), _CAPTAIN),
        Belief(
            in_world(ranked_as(_RechterAsTrump), but=("rechter", *DUTY)),
            (Objection("order.rechter", "rechter-low.trump"),),
        ),
        Belief(in_world(_spared), _of_each("duty.trump-led", "rechter-low.spared")),
        Belief(in_world(_not_spared), _of_each("duty.exempt", "rechter-low.not-spared")),
    ),
)
