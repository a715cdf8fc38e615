"""Short ways to ask somebody who is mistaken."""

from typing import Any

from watten_tutor.core.position import Position
from watten_tutor.i18n import Speech
from watten_tutor.quiz.mistakes.fitting import explained_by
from watten_tutor.quiz.mistakes.table import MISTAKES
from watten_tutor.scenario.scenario import Question


def answers(mistake: str, told: Position, kind: str, **facts: Any) -> tuple[Any, ...]:
    """What somebody with this mistake answers."""
    return MISTAKES[mistake].answers(told, Question(kind, **facts))


def objection(mistake: str, told: Position, kind: str, given: Any, **facts: Any) -> tuple[str, str]:
    """What is said against a wrong answer that shows this mistake: the rule, and the sentence."""
    found = explained_by(told, Question(kind, **facts), given)
    step = next(each.step for each in found if each.mistake.id == mistake)
    return step.rule, step.sentence.text(Speech("en"))
