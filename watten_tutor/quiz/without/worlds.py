"""All worlds without a rule, and the answers in them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from watten_tutor.core.errors import WattenError
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof
from watten_tutor.core.round import ended
from watten_tutor.quiz.without.answers import ANSWERS
from watten_tutor.quiz.without.bets import BET_WORLDS
from watten_tutor.quiz.without.blind import BLIND_WORLDS
from watten_tutor.quiz.without.cards import CARD_WORLDS, COMPARING, Change, reversed_by, with_flags
from watten_tutor.quiz.without.duty import DUTY_WORLDS, permitted
from watten_tutor.quiz.without.open import OPEN
from watten_tutor.scenario.scenario import Question

Solve: TypeAlias = Callable[[Position, Question], Proof[Any]]
"""How a question is answered, whatever has been played."""

WORLDS: Mapping[str, tuple[Change, ...]] = {
    **CARD_WORLDS,
    **DUTY_WORLDS,
    **BET_WORLDS,
    **BLIND_WORLDS,
    "maschine.kritische": CARD_WORLDS["kritische.order"],
    "table.wurftwatten": (with_flags(cards_each=5, packets=(3, 2)),),
}
"""By rule: the deals without it. Besides, a rule may have its comparisons reversed, or `DEMANDS`."""

FRAMES = frozenset(
    {
        "trick.highest-wins",
        "score.value",
        "score.added",
        "maschine.shown",
        "bet.raise",
        "bet.teams-alternate",
        "bet.cap",
        "bet.own-turn",
        "bet.must-hold",
        "bet.last-trick",
        "gespannt.no-bet",
        "gespannt.not-yet",
        "play.turn",
        "play.own-card",
        "blind.announced-secretly",
        "blind.deduce",
        "bohemian.turned-card",
        "bohemian.zero",
        "bohemian.several-win",
    }
)
"""Rules without a world of their own: they sum up, give a thing its sign, or object to a bet (`answers`)."""


_COUNTED: Mapping[str, Callable[[Position, Position], Proof[Any]]] = {
    "score-after": ended.find_score_after,
    "bummerl": ended.find_bummerl,
    "match-winner": ended.find_match_winner,
}
"""Questions about the score after a hand; where nobody is gespannt it would be another one."""


def answers_without(
    rule: str, position: Position, question: Question, proof: Proof[Any], solve: Solve
) -> Iterator[Any]:
    """The answers to the question in each world without this rule; `OPEN` where there is none any more.

    Args:
        rule: one of the rules of the proof.
        position: the deal.
        question: the question, no outer one.
        proof: its answer in the game with all rules.
        solve: how it is answered.
    """
    for change in WORLDS.get(rule, ()):
        yield _solved(position, change(position), question, solve)
    if position.declaration is not None and rule.partition(".")[0] in COMPARING:
        yield _solved(position, reversed_by(rule)(position), question, solve)
    if question.kind in ("legal-cards", "may-play"):
        assert question.player is not None
        legal = permitted(position, question.player, rule)
        if legal is not None:
            yield legal if question.kind == "legal-cards" else question.card in legal
    if question.kind in ANSWERS:
        yield from ANSWERS[question.kind](rule, position, question, proof)


def _solved(position: Position, other: Position, question: Question, solve: Solve) -> Any:
    """The answer in another world; what the hand is worth there is added to the score there is here."""
    try:
        if other.score != position.score and question.kind in _COUNTED:
            return _COUNTED[question.kind](position, other).value
        return solve(other, question).value
    except (WattenError, ValueError):  # ValueError: cards that have no order among them in that world
        return OPEN
