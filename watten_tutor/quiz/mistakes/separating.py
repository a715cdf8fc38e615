"""The next question where several mistakes explain an answer: one to which they lead to different ones."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from watten_tutor.quiz.mistakes.mistake import Asked, Mistake
from watten_tutor.scenario.scenario import Scenario

_MIDDLE = 3
"""The level of a scenario whose author has not said how hard it is."""


def separating(mistakes: Sequence[Mistake], answered: Scenario, scenarios: Iterable[Scenario]) -> str | None:
    """The id of the scenario whose answer tells these mistakes apart; None if none does or need be.

    Each mistake leads to an answer of its own there, and none of them is right. Of several the one nearest
    to the question just answered: of its kind and topic, then of its level, then the first. Where there is
    none, one to which all mistakes but one lead to answers of their own, so that being right tells, too.

    Args:
        mistakes: those that explain the answer.
        answered: the scenario just answered, which is not asked again.
        scenarios: among which to look.
    """
    if len(mistakes) < 2:
        return None
    others = [each for each in scenarios if each.id != answered.id]
    others.sort(key=lambda each: _distance(answered, each))  # stable: of equals the first
    second_best = None
    for each in others:
        silent = _silent(mistakes, each)
        if silent == 0:
            return each.id
        if silent == 1 and second_best is None:
            second_best = each.id
    return second_best


def _silent(mistakes: Sequence[Mistake], scenario: Scenario) -> int | None:
    """How many of these mistakes have no bearing on a scenario; None if two lead to one answer."""
    asked = Asked(scenario.position, scenario.question)
    answers = [asked.answers(each) for each in mistakes]
    if any(one in others for first, others in combinations(answers, 2) for one in first):
        return None
    return sum(not each for each in answers)


def _distance(answered: Scenario, other: Scenario) -> tuple[int, int]:
    """How far another question is from the one answered."""
    one, two = answered.question, other.question
    differs = (
        (one.kind != two.kind) + (one.inner.kind != two.inner.kind) + (_topic(answered) != _topic(other))
    )
    return differs, abs((answered.level or _MIDDLE) - (other.level or _MIDDLE))


def _topic(scenario: Scenario) -> str:
    """The folder a shipped scenario lies in."""
    return scenario.id.rpartition("/")[0]
