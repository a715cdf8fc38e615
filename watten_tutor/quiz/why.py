"""Which rule decides: the last of the chain without which the answer would be another.

Every rule of the chain is taken away in turn and the question asked again (`without`). The rules
without which the answer changes qualify; the last of them is the answer. If none does, the last rule
of the chain is.
"""

from dataclasses import dataclass
from typing import Any

from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.i18n import Speech
from watten_tutor.quiz.pairs import Pairs, are_pairs
from watten_tutor.quiz.without.open import OPEN
from watten_tutor.quiz.without.worlds import Solve, answers_without
from watten_tutor.scenario.scenario import Question


@dataclass(frozen=True, slots=True)
class RuleName:
    """A rule to be named in a sentence by its heading."""

    rule: str

    def text(self, speech: Speech) -> str:
        """The heading in the reader's language, without quotation marks of its own."""
        return speech.catalogue.text(f"rule.{self.rule}.heading").strip('"“„”«»')


def chain(proof: Proof[Any]) -> tuple[str, ...]:
    """The rules of a proof, each once, where it is used for the last time."""
    last_first = dict.fromkeys(reason.rule for reason in reversed(proof.reasons))
    return tuple(reversed(last_first))


def deciding(position: Position, question: Question, proof: Proof[Any], solve: Solve) -> tuple[str, ...]:
    """The rules that decide the answer of this proof, in the order of the chain; never empty."""
    rules = chain(proof)
    found = tuple(rule for rule in rules if _others(rule, position, question, proof, solve))
    return found or rules[-1:]


def find_why(position: Position, question: Question, proof: Proof[Any], solve: Solve) -> Proof[str]:
    """The deciding rule; the reasons are those of the answer, and what would be without the rule.

    Args:
        position: the deal.
        question: the inner question.
        proof: its answer.
        solve: how it is answered.
    """
    rule = deciding(position, question, proof, solve)[-1]
    told = without(rule, position, question, proof, solve)
    if told.step == "why.same":
        told = because(rule, "why.last", rule=RuleName(rule))
    return Proof(rule, (*proof.reasons, told))


def without(rule: str, position: Position, question: Question, proof: Proof[Any], solve: Solve) -> Reason:
    """What the answer would be without this rule, or that it would be the same."""
    others = _others(rule, position, question, proof, solve)
    named = RuleName(rule)
    if not others:
        return because(rule, "why.same", rule=named)
    other = next((each for each in others if each is not OPEN), OPEN)
    if isinstance(other, bool):
        return because(rule, f"why.otherwise.{'yes' if other else 'no'}", rule=named)
    if other is None or other == ():
        return because(rule, "why.otherwise.none", rule=named)
    if other is OPEN or isinstance(other, dict):
        return because(rule, "why.open", rule=named)
    return because(rule, "why.otherwise", rule=named, answer=Pairs(other) if are_pairs(other) else other)


def _others(
    rule: str, position: Position, question: Question, proof: Proof[Any], solve: Solve
) -> tuple[Any, ...]:
    """The other answers there are in the worlds without this rule."""
    found = answers_without(rule, position, question, proof, solve)
    return tuple(each for each in found if each != proof.value)
