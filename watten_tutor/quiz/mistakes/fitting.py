"""Which mistakes explain a wrong answer, and what to say about them."""

from dataclasses import dataclass
from typing import Any

from watten_tutor.core.position import Position
from watten_tutor.quiz.explain import Sentence, Step
from watten_tutor.quiz.mistakes.mistake import Asked, Mistake
from watten_tutor.quiz.mistakes.table import MISTAKES
from watten_tutor.scenario.scenario import Question, Scenario


@dataclass(frozen=True, slots=True)
class Mistaken:
    """A mistake that explains an answer.

    Attributes:
        mistake: which.
        step: "That would be right if …, but …", and the rule that says so.
    """

    mistake: Mistake
    step: Step

    @property
    def name(self) -> Sentence:
        """The mistake by its short name."""
        return Sentence(f"mistake.{self.mistake.id}.name")


def explained_by(position: Position, question: Question, given: Any) -> tuple[Mistaken, ...]:
    """The mistakes whose answer is exactly this one, each with what there is to say against it.

    Args:
        position: the deal.
        question: what is asked of it.
        given: a wrong answer in its canonical form.
    """
    asked, found = Asked(position, question), []
    for mistake in MISTAKES.values():
        wrong = next((each for each in asked.wrongly(mistake) if each.answer == given), None)
        if wrong is not None:
            found.append(Mistaken(mistake, wrong.step))
    return tuple(found)


def fitting(position: Position, question: Question, given: Any) -> tuple[Mistake, ...]:
    """The mistakes whose answer is exactly this one."""
    return tuple(each.mistake for each in explained_by(position, question, given))


def tempts(scenario: Scenario) -> tuple[str, ...]:
    """The names of the mistakes that lead to exactly the tempting answer of a scenario."""
    if scenario.tempting is None:
        return ()
    found = fitting(scenario.position, scenario.question, scenario.tempting.value)
    return tuple(each.id for each in found)
