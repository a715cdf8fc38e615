"""Questions with more than one right answer."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from watten_tutor.core.fault import Fault
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof
from watten_tutor.quiz.questions import answer_as_told, solve
from watten_tutor.quiz.why import deciding
from watten_tutor.scenario.scenario import Question


def accepted(position: Position, question: Question, proof: Proof[Any]) -> tuple[Any, ...]:
    """Every answer that is right, the one of the proof among them."""
    more = _MORE.get(question.kind)
    return (proof.value,) if more is None else more(position, question, proof)


def accepted_rules(position: Position, question: Question, proof: Proof[Any]) -> tuple[str, ...]:
    """The rules that may be named, where the answer names one; else none."""
    return tuple(
        each.rule if isinstance(each, Fault) else each
        for each in accepted(position, question, proof)
        if each is not None and question.kind in _MORE
    )


def _why(position: Position, question: Question, proof: Proof[Any]) -> tuple[Any, ...]:
    inner = question.inner
    return deciding(position, inner, solve(position, inner), answer_as_told)


def _find_fault(position: Position, question: Question, proof: Proof[Any]) -> tuple[Any, ...]:
    """Any of the rules against the play may be named."""
    fault: Fault | None = proof.value
    return (None,) if fault is None else tuple(replace(fault, rule=rule) for rule in fault.rules)


_MORE: Mapping[str, Callable[[Position, Question, Proof[Any]], tuple[Any, ...]]] = {
    "why": _why,
    "find-fault": _find_fault,
}
