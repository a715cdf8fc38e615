"""What only the engine can find wrong with a scenario: its author's answers, and what cannot be asked yet."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from watten_tutor.core.errors import NotYetAnswered, Unanswerable
from watten_tutor.quiz.apart import apart
from watten_tutor.quiz.explain import Told, headline, reason_told
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.questions import solve
from watten_tutor.scenario.answers import format_answer
from watten_tutor.scenario.diagnostics import Diagnostic, diagnose
from watten_tutor.scenario.scenario import Claim, Scenario


def problems(scenario: Scenario) -> tuple[Diagnostic, ...]:
    """The problems of a scenario that reads well but does not hold; empty if all is right.

    A stated answer must be the one the rules force, a tempting one must not be. Where rule sets are compared,
    the answer is held against each of them by itself, and each wrong one is told where it stands.
    """
    try:
        solve(scenario.position, scenario.question)
        wording = "answer-denied-under" if scenario.question.kind == "compare" else ""
        denied = [_denied(each, wording) for each in apart(scenario)]
        found = [*denied, _tempting_but_right(scenario)]
    except (NotYetAnswered, Unanswerable) as error:
        return (_refused(scenario, error),)
    return tuple(each for each in found if each is not None)


def _refused(scenario: Scenario, error: NotYetAnswered | Unanswerable) -> Diagnostic:
    """The question that is refused."""
    line, col = scenario.places.get("question", (1, 1))
    return replace(diagnose(error), line=line, col=col, path="question")


def _denied(scenario: Scenario, wording: str) -> Diagnostic | None:
    claim = scenario.answer
    if claim is None:
        return None
    verdict = judge(scenario, claim.value)
    if verdict.right:
        return None
    right = headline(scenario.position, scenario.question, verdict.answer)
    why = reason_told(verdict.why_not[0])
    facts = {
        "right": Told(right, scenario.names),
        "why": Told(why, scenario.names),
        "rules": scenario.position.ruleset.name,
    }
    return _at(claim, "answer-denied", scenario.names, wording, facts)


def _tempting_but_right(scenario: Scenario) -> Diagnostic | None:
    claim = scenario.tempting
    if claim is None or not judge(scenario, claim.value).right:
        return None
    return _at(claim, "tempting-is-right", scenario.names)


def _at(
    claim: Claim,
    code: str,
    names: tuple[str, ...],
    wording: str = "",
    facts: Mapping[str, object] = MappingProxyType({}),
) -> Diagnostic:
    found = said_plainly(format_answer(claim.value, names))
    return Diagnostic(code, claim.line, claim.col, claim.path, found, facts=facts, wording=wording)


def said_plainly(value: object) -> str:
    """An answer as a file would state it, in one line.

    Example:
        >>> said_plainly(["Anna"]), said_plainly(["9♥", "K♦"]), said_plainly([])
        ('Anna', '[9♥, K♦]', '[]')
    """
    if isinstance(value, list):
        words = [said_plainly(each) for each in value]
        return words[0] if len(words) == 1 and isinstance(value[0], str) else f"[{', '.join(words)}]"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {said_plainly(each)}" for key, each in value.items())
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return str(value)
