"""Without a rule of the cards: what they are then, and which beats which."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, TypeAlias

from watten_tutor.core.cards import WELI, Card, Suit
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass, Ranking
from watten_tutor.core.reasons import Proof, Reason
from watten_tutor.core.ruleset import FLAGS, RuleSet
from watten_tutor.quiz.without.ranks import TenHigh

Change: TypeAlias = Callable[[Position], Position]
"""A deal as it is in a world without the rule."""


@dataclass(frozen=True, slots=True)
class Reranked(Position):
    """A deal whose cards are ranked in another way.

    Attributes:
        order: what the cards are there.
    """

    order: Ranking | None = None

    @property
    def ranking(self) -> Ranking:
        """What every card is in this world."""
        assert self.order is not None
        return self.order


def reranked(position: Position, order: Ranking) -> Position:
    """The same deal with this ranking."""
    known = {each.name: getattr(position, each.name) for each in fields(Position)}
    return Reranked(**known, order=order)


def with_flags(**flags: Any) -> Change:
    """A deal under the same rules but for these flags."""
    changed = " ".join(flags)  # in the name, which tells rule sets apart quickly

    def change(position: Position) -> Position:
        name = f"{position.ruleset.name} without {changed}"
        return replace(position, ruleset=replace(position.ruleset, name=name, **flags))

    return change


# -- what a card is -----------------------------------------------------------------------------------


class Lowered(Ranking):
    """The cards of one class are what they would be if no rule lifted them."""

    def __init__(self, ruleset: RuleSet, declaration: Declaration, lowered: CardClass) -> None:
        """Work out what every card is."""
        self._lowered = lowered
        super().__init__(ruleset, declaration)

    def _classify(self, each: Card) -> CardClass:
        found = super()._classify(each)
        return _BELOW[found] if found is self._lowered else found

    @property
    def would_be_rechter(self) -> Card | None:
        """No card, where nothing makes one the Rechter."""
        return None if self._lowered is CardClass.RECHTER else super().would_be_rechter


_BELOW = {
    CardClass.RECHTER: CardClass.LINKER,  # a card of the Schlag rank like the others
    CardClass.LINKER: CardClass.PLAIN,  # a card of its suit, which is not the trump suit
    CardClass.TRUMP: CardClass.PLAIN,
}


class WithSuit(Ranking):
    """Kritische count for their printed suit and rank as well."""

    def is_trump_suit(self, each: Card) -> bool:
        """A card of the trump suit, a Kritischer printed so among them."""
        return super().is_trump_suit(each) or (
            each in self.ruleset.kritische and each.suit is self.declaration.trump
        )

    @property
    def rechter(self) -> Card | None:
        """The card printed as Rechter."""
        return self.would_be_rechter

    @property
    def guate(self) -> Card | None:
        """The card printed as Guate, where it is played."""
        return self.would_be_guate if self.ruleset.guate else None

    @property
    def linke(self) -> tuple[Card, ...]:
        """All other cards printed with the Schlag rank."""
        schlag, rechter = self.declaration.schlag, self.rechter
        return tuple(each for each in self.cards if each.rank is schlag and each != rechter)


class WithoutSix(Ranking):
    """The Weli is no Schlag though the six is named, but what it is otherwise."""

    def _classify(self, each: Card) -> CardClass:
        if each != WELI:
            return super()._classify(each)
        is_trump = self.ruleset.weli == "lowest_trump" or self.declaration.trump is Suit.BELLS
        return CardClass.TRUMP if is_trump else CardClass.PLAIN

    def is_only_schlag(self, each: Card) -> bool:
        """No card is."""
        return False


def lowered(card_class: CardClass) -> Change:
    """A deal in which no rule lifts the cards of this class."""
    return lambda position: reranked(position, Lowered(*rules_of(position), card_class))


def rules_of(position: Position) -> tuple[RuleSet, Declaration]:
    """What a ranking is made of."""
    assert position.declaration is not None
    return position.ruleset, position.declaration


def _with_kritische(position: Position) -> Position:
    """The three Kritische that this pack has in the game with them."""
    three, belli = FLAGS["kritische"].values[:2]
    flags = {"kritische": belli} if position.ruleset.deck == 32 else {"kritische": three, "weli": "kritisch"}
    return with_flags(**flags)(position)


def _with_weli(position: Position) -> Position:
    """The pack has its Weli, and so the usual Kritische."""
    return with_flags(deck=33, kritische=FLAGS["kritische"].values[0], weli="kritisch")(position)


_NO_KRITISCHE = with_flags(kritische=())

CARD_WORLDS: Mapping[str, tuple[Change, ...]] = {
    "cards.deck": (_with_weli,),
    "cards.ranks": (lambda position: reranked(position, TenHigh(*rules_of(position))),),
    "cards.weli": (with_flags(deck=32, weli="none", six_schlag=False),),  # nobody could name the six
    "kritische.order": (_NO_KRITISCHE,),
    "kritische.beat-all": (_NO_KRITISCHE,),
    "kritische.no-suit": (lambda position: reranked(position, WithSuit(*rules_of(position))),),
    "kritische.none": (_with_kritische,),
    "order.rechter": (lowered(CardClass.RECHTER),),
    "order.no-rechter": (lambda position: reranked(position, WithSuit(*rules_of(position))),),
    "order.guate": (with_flags(guate=False),),
    "order.beasn": (with_flags(beasn=False),),
    "order.linke": (lowered(CardClass.LINKER),),
    "order.trumps": (lowered(CardClass.TRUMP),),
    "weli.lowest-trump": (with_flags(weli="lowest_bell"),),
    "weli.lowest-bell": (with_flags(weli="lowest_trump"),),
    "weli.six-schlag": (lambda position: reranked(position, WithoutSix(*rules_of(position))),),
}
"""What the cards are without a rule that says what they are."""


# -- which card beats which ---------------------------------------------------------------------------

COMPARING = ("kritische", "order", "weli")
"""The areas of the rules by which one card beats another."""


class Reversed(Ranking):
    """Every comparison that one rule decides goes the other way."""

    def __init__(self, ruleset: RuleSet, declaration: Declaration, rule: str) -> None:
        """Work out what every card is."""
        super().__init__(ruleset, declaration)
        self._rule = rule

    def beats(self, challenger: Card, best: Card) -> bool:
        """Whether a card played now takes the trick from the best card so far in this world."""
        return self.compare(challenger, best).value

    def compare(self, challenger: Card, best: Card) -> Proof[bool]:
        """Whether `challenger`, played later, beats `best` in this world."""
        proof = super().compare(challenger, best)
        decided: tuple[Reason, ...] = proof.reasons
        return Proof(proof.value != (decided[0].rule == self._rule), decided)


def reversed_by(rule: str) -> Change:
    """A deal in which every comparison this rule decides goes the other way."""
    return lambda position: reranked(position, Reversed(*rules_of(position), rule))
