"""Mistakes about Kritische and the Weli: taken for what is printed on them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from watten_tutor.core.cards import WELI, Card, Rank, Suit, card, sort_cards
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import NICKNAMES, CardClass, Ranking
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.quiz.mistakes.mistake import Answers, Belief, Mistake, Objection
from watten_tutor.quiz.mistakes.worlds import in_world, ranked_as
from watten_tutor.quiz.without.cards import with_flags
from watten_tutor.scenario.scenario import Question

_KING = card("K♥")


def _printed(
    name: str, taken: Callable[[RuleSet], tuple[Card, ...]], *, several: bool = False
) -> tuple[Belief, ...]:
    """Kritische are ordinary cards of their suit and rank, or at least Schlag cards.

    Args:
        name: of the mistake.
        taken: which Kritische of a rule set are taken so; none where there is nothing to mistake.
        several: whether more than one is, so that other sentences speak of them.
    """

    def ordinary(position: Position) -> Position:
        cards = taken(position.ruleset)
        left = tuple(each for each in position.ruleset.kritische if each not in cards)
        return with_flags(kritische=left)(position) if cards else position

    def as_schlag(position: Position) -> tuple[Card, ...]:
        """Those with the rank of the Schlag."""
        schlag = None if position.declaration is None else position.declaration.schlag
        return tuple(each for each in taken(position.ruleset) if each.rank is schlag)

    def all_linke(position: Position, question: Question) -> Iterator[Any]:
        """All cards with the rank of the Schlag, of whichever suit, but for the Rechter."""
        if question.kind == "linke":
            yield sort_cards({*position.ranking.linke, *as_schlag(position)})

    def is_schlag(position: Position, question: Question) -> bool:
        return len(as_schlag(position)) == 1

    def are_schlag(position: Position, question: Question) -> bool:
        return len(as_schlag(position)) > 1

    def facts(position: Position, question: Question) -> Mapping[str, object]:
        cards = as_schlag(position) or taken(position.ruleset)
        return {"card": cards[0], "suit": cards[0].suit, "cards": cards}

    def whole(position: Position, question: Question) -> Mapping[str, object]:
        return {**facts(position, question), "cards": taken(position.ruleset)}

    objections = (
        Objection("kritische.no-suit", f"{name.removesuffix('.all')}.rank", is_schlag, facts),
        *([Objection("kritische.no-suit", f"{name}.rank", are_schlag, facts)] if several else []),
        Objection("kritische.no-suit", f"{name}.suit", facts=whole),
        Objection("kritische.beat-all", f"{name}.ordinary", facts=whole),
        Objection("kritische.order", f"{name}.ordinary", facts=whole),
    )

    def to_the_point(answers: Answers) -> Answers:
        """A Kritischer that somebody else has laid, and not led, is not what one errs about in one's duty."""

        def pointed(position: Position, question: Question) -> Iterator[Any]:
            player = question.player
            if question.kind in ("legal-cards", "may-play") and player is not None:
                seen = (*position.hands[player].cards, position.open_trick.led)
                if not any(each in seen for each in taken(position.ruleset)):
                    return
            yield from answers(position, question)

        return pointed

    believed = (in_world(ordinary), all_linke)
    return tuple(Belief(to_the_point(answers), objections) for answers in believed)


def _only(each: Card) -> Callable[[RuleSet], tuple[Card, ...]]:
    return lambda ruleset: (each,) if each in ruleset.kritische else ()


def _all_but_the_king(ruleset: RuleSet) -> tuple[Card, ...]:
    """The Kritische besides K♥, if they are several."""
    others = tuple(each for each in ruleset.kritische if each != _KING)
    return others if len(others) > 1 else ()


class _PrintedWeli(Ranking):
    """The Weli is the lowest ♦ and nothing else, though it is a trump of every suit or the only Schlag."""

    def _classify(self, each: Card) -> CardClass:
        if each != WELI:
            return super()._classify(each)
        return CardClass.TRUMP if self.declaration.trump is Suit.BELLS else CardClass.PLAIN

    def is_neutral_weli(self, each: Card) -> bool:
        """The Weli is not."""
        return False

    def is_only_schlag(self, each: Card) -> bool:
        """No card is."""
        return False


def _printed_weli(position: Position) -> Position:
    is_trump, declaration = position.ruleset.weli == "lowest_trump", position.declaration
    if declaration is None or not (is_trump or declaration.schlag is Rank.SIX):
        return position
    return ranked_as(_PrintedWeli)(position)


def _about_the_weli(position: Position, question: Question) -> Mapping[str, object]:
    return {"card": WELI, "suit": WELI.suit}


def _six_is_named(position: Position, question: Question) -> bool:
    return position.declaration is not None and position.declaration.schlag is Rank.SIX


def _of_the_weli(position: Position, question: Question) -> Iterator[Any]:
    """What follows; but that a game of the six has no Linke is said by who takes the Weli for the Rechter."""
    if question.kind != "linke" or not _six_is_named(position, question):
        yield from in_world(_printed_weli)(position, question)


_WELI = Belief(
    _of_the_weli,
    (
        Objection("weli.six-schlag", "printed-suit.weli-schlag", _six_is_named, _about_the_weli),
        Objection("weli.lowest-trump", "printed-suit.weli-trump", facts=_about_the_weli),
    ),
)

KING_OF_HEARTS = Mistake("king-of-hearts", _printed("king-of-hearts", _only(_KING)))
PRINTED_SUIT = Mistake(
    "printed-suit",
    (
        *(belief for each in NICKNAMES if each != _KING for belief in _printed("printed-suit", _only(each))),
        *_printed("printed-suit.all", _all_but_the_king, several=True),
        _WELI,
    ),
)
