"""The deal as somebody takes it to be who believes a wrong rule, and his answers in it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any

from watten_tutor.core.cards import Card, Suit, sort_cards
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.errors import WattenError
from watten_tutor.core.fault import Fault
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass, Ranking
from watten_tutor.core.reasons import Proof
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.quiz.mistakes.mistake import Answers
from watten_tutor.quiz.questions import answer_as_told
from watten_tutor.quiz.without.cards import Change, reranked, rules_of
from watten_tutor.scenario.scenario import Question

DUTY = ("legal-cards", "may-play", "find-fault")
"""The kinds about what may be played."""


def in_world(change: Change, *, but: tuple[str, ...] = ()) -> Answers:
    """The answers in a deal that differs so from the one told.

    Args:
        change: how it differs.
        but: not to these kinds of question.
    """

    def answers(position: Position, question: Question) -> Iterator[Any]:
        if question.kind in but:
            return
        world = change(position)
        if world is position:
            return
        try:
            if question.kind == "order" and isinstance(world.ranking, Believed):
                yield world.ranking.ordered(question.cards, question.led)
            else:
                yield from _said(answer_as_told(world, question).value)
        except (WattenError, ValueError):  # there is no answer there, as for cards without an order then
            return

    return answers


def _said(value: Any) -> Iterator[Any]:
    """An answer; of a fault one for each rule that may be named."""
    if isinstance(value, Fault):
        yield from (replace(value, rule=rule) for rule in value.rules)
    else:
        yield value


def ranked_as(kind: Callable[..., Ranking], *more: Any) -> Change:
    """The deal with cards ranked so, once Schlag and trump are announced."""

    @lru_cache(maxsize=64)
    def ranked(ruleset: RuleSet, declaration: Declaration) -> Ranking:
        return kind(ruleset, declaration, *more)

    def change(position: Position) -> Position:
        return position if position.declaration is None else reranked(position, ranked(*rules_of(position)))

    return change


class Believed(Ranking):
    """The cards stand in another order, though each is still what it is.

    Attributes:
        suits_mix: whether plain cards of other suits than the one led can win.
    """

    suits_mix = False

    def height(self, each: Card) -> float:
        """How high a card stands: 10 for each class, and its place within it."""
        return self._strength[each]

    def beats(self, challenger: Card, best: Card) -> bool:
        """Whether a card played now takes the trick from the best card so far, as one believes."""
        plain = CardClass.PLAIN
        if self.class_of(challenger) is plain is self.class_of(best) and not self.suits_mix:
            return challenger.suit is best.suit and self.height(challenger) > self.height(best)
        return self.height(challenger) > self.height(best)

    def compare(self, challenger: Card, best: Card) -> Proof[bool]:
        """Whether `challenger`, played later, beats `best`; the reasons are those of the true rules."""
        return Proof(self.beats(challenger, best), super().compare(challenger, best).reasons)

    def ordered(self, cards: tuple[Card, ...], led: Suit | None) -> tuple[tuple[Card, ...], ...]:
        """The cards from high to low as one believes, equals together.

        Raises:
            ValueError: for plain cards of two suits without `led`, which have no order.
        """
        plain = {each for each in cards if self.class_of(each) is CardClass.PLAIN}
        if led is None and len({each.suit for each in plain}) > 1:
            raise ValueError("plain cards of two suits have no order unless the suit led is told")
        lost = {each for each in plain if each.suit is not led and led is not None and not self.suits_mix}
        heights = sorted({self.height(each) for each in cards if each not in lost}, reverse=True)
        groups = [
            sort_cards(each for each in cards if each not in lost and self.height(each) == height)
            for height in heights
        ]
        return (*groups, *([sort_cards(lost)] if lost else []))
