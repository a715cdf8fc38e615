"""Answers that a missing rule alone would give, by kind of question."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Any, TypeAlias

from watten_tutor.core.betting import betting
from watten_tutor.core.cards import Card
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.reasons import Proof
from watten_tutor.core.signals import Signalled
from watten_tutor.core.tables import RULE_OF_TABLE
from watten_tutor.quiz.without import deals
from watten_tutor.quiz.without.bets import first_asked
from watten_tutor.quiz.without.open import OPEN
from watten_tutor.scenario.scenario import Question

Answers: TypeAlias = Callable[[str, Position, Question, Proof[Any]], Iterator[Any]]
"""Rule, deal, question and proof of the answer to the answers without the rule."""


def _order(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """A rule that puts one of these cards above another, or makes them equal, decides the order."""
    places = [(place, each) for place, group in enumerate(proof.value) for each in group]
    if any(
        _rule_between(position, one, other, above=high < low) == rule
        for (high, one), (low, other) in combinations(places, 2)
    ):
        yield OPEN


def _rule_between(position: Position, one: Card, other: Card, *, above: bool) -> str:
    """The rule by which one card stands above another or, if it does not, beside it."""
    ranking = position.ranking
    plain = {ranking.class_of(one), ranking.class_of(other)} == {CardClass.PLAIN}
    if plain and not above:
        return "order.other-suits"
    return ranking.compare(one, other).reasons[0].rule


def _next_leader(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """Forehand would lead every time; and if forehand had no such right, the dealer.

    If more played, more cards would be to come.
    """
    if rule == "play.winner-leads":
        yield position.forehand
    if rule in ("play.forehand-leads", "bohemian.first-lead"):
        yield position.dealer
    if rule in TABLES:
        yield OPEN


def _hand_winner(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """No number of tricks would win the hand; if each played alone, nobody would have enough."""
    yield from deals.at_the_end(rule, position, question, proof)
    if rule in (position.tricks_rule, *TABLES):
        yield None


def _may_raise(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """What forbids, each by itself; of what allows, the first: the others only do not forbid."""
    if proof.value:
        if proof.reasons[0].rule == rule:
            yield False
        return
    gone = deals.TOGETHER if rule in deals.TOGETHER else (rule,)
    if all(reason.rule in gone for reason in proof.reasons):
        yield True


def _may_answer(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """Only the opponent whose turn comes first would answer; if each played alone, everybody else would.

    Where two play, a larger table would let others answer as well.
    """
    asked, due = first_asked(position), betting(position).due
    if rule == "bet.answer" and asked is not None:
        yield (asked,)
    if rule in TABLES and due is not None:
        others = tuple(seat for seat in position.seats if seat != due.by)
        yield OPEN if others == proof.value else others


def _points(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """Nothing would say when the hand is over, who scores it together or what it is worth."""
    yield from deals.at_the_end(rule, position, question, proof)
    if rule in (position.tricks_rule, *TABLES, *SAYS_WHAT_A_HAND_IS_WORTH):
        yield OPEN


SAYS_WHAT_A_HAND_IS_WORTH = (
    "score.base",
    "bohemian.no-teams",
    "bohemian.five-tricks",
    "bohemian.tally",
    "bohemian.no-trick",
    "bohemian.hearts-double",
    "bohemian.stay-out",
)
"""Rules without which there would be no number of points, or any other."""


def _gespannt(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    if rule == "gespannt.team":
        yield ()


def _bummerl(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """No score would end the game; a loser without points would be a loser like others."""
    yield from _points(rule, position, question, proof)
    if rule == "game.target":
        yield dict.fromkeys(proof.value, 0)
    if rule == "game.schneider":
        yield {team: min(number, 1) for team, number in proof.value.items()}


def _signal(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """A sign in no table says nothing (house), and what is in no table has no sign."""
    if rule in SIGNS:
        means_something = question.sign is not None and proof.value is not Signalled.NOTHING
        yield Signalled.NOTHING if means_something else OPEN


SIGNS = ("signals.kritische", "signals.schlag", "signals.trumps", "signals.nothing")
"""Rules that agree on a sign for something."""

TABLES = tuple(RULE_OF_TABLE.values())
"""Rules that say who plays with whom."""

ANSWERS: Mapping[str, Answers] = {
    "order": _order,
    "next-leader": _next_leader,
    "hand-winner": _hand_winner,
    "may-raise": _may_raise,
    "may-answer": _may_answer,
    "stake": _points,
    "hand-score": _points,
    "score-after": _points,
    "gespannt": _gespannt,
    "bummerl": _bummerl,
    "signal": _signal,
    "may-do": deals.may_do,
    "on-turn": deals.of_people,
    "dealer": deals.of_people,
    "last-packet": deals.last_packet,
    "match-winner": deals.match_winner,
}
