"""Right or wrong, and why: an answer held against the proof."""

from dataclasses import dataclass, field
from typing import Any

from watten_tutor.core.reasons import Reason
from watten_tutor.quiz.accepted import accepted
from watten_tutor.quiz.mistakes.fitting import Mistaken, explained_by
from watten_tutor.quiz.questions import solve
from watten_tutor.quiz.refute import refute
from watten_tutor.scenario.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth.

    Attributes:
        right: whether the answer given is the answer.
        given: the answer given.
        answer: the right answer.
        because: why the right answer is right.
        why_not: why the answer given fails; empty if it is right.
        scenario: what was asked.
    """

    right: bool
    given: Any
    answer: Any
    because: tuple[Reason, ...]
    why_not: tuple[Reason, ...] = ()
    scenario: Scenario = field(kw_only=True, compare=False, repr=False)

    @property
    def mistakes(self) -> tuple[Mistaken, ...]:
        """The mistakes whose answer it is, each with what there is to say against it.

        They are looked for when asked for, which takes longer than judging.
        """
        if self.right:
            return ()
        return explained_by(self.scenario.position, self.scenario.question, self.given)


def judge(scenario: Scenario, given: Any) -> Verdict:
    """Judge an answer in its canonical form (see `scenario.answers`).

    Raises:
        NotYetAnswered: if this version cannot answer the question.
    """
    proof = solve(scenario.position, scenario.question)
    if given in accepted(scenario.position, scenario.question, proof):
        return Verdict(True, given, proof.value, proof.reasons, scenario=scenario)
    why_not = refute(scenario.position, scenario.question, given, proof)
    return Verdict(False, given, proof.value, proof.reasons, why_not, scenario=scenario)
