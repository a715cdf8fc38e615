"""Answers as plain data, exactly as the batch contract wants them (SCENARIOS, "Batch")."""

from typing import Any

from watten_tutor.core.reasons import Proof
from watten_tutor.i18n import Speech
from watten_tutor.quiz import deducing
from watten_tutor.quiz.accepted import accepted_rules
from watten_tutor.quiz.explain import Explanation, explain
from watten_tutor.quiz.questions import solve
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.scenario.answers import format_answer
from watten_tutor.scenario.scenario import Scenario

Json = dict[str, Any]


def answer_object(scenario: Scenario, language: str = "en") -> Json:
    """One scenario answered: the answer, the rules that force it and an explanation.

    Raises:
        NotYetAnswered: if this version cannot answer the question.
    """
    speech = Speech(language, names=scenario.names)
    proof = solve(scenario.position, scenario.question)
    explanations = explain(scenario)
    return {
        "id": scenario.id,
        "rules": scenario.position.ruleset.name,
        "question": scenario.question.kind,
        "answer": format_answer(proof.value, scenario.names),
        "because": [because for each in explanations for because in _because(each, speech)],
        "explanation": "\n\n".join(_told(each, speech, scenario) for each in explanations),
        **_details(scenario, proof),
    }


def _details(scenario: Scenario, proof: Proof[Any]) -> Json:
    """What a kind of question has to say besides its answer."""
    position, question = scenario.position, scenario.question
    if question.kind == "deduce":
        return {"details": deducing.details(position, question)}
    rules = accepted_rules(position, question, proof)
    return {"details": {"accepted": list(rules)}} if rules else {}


def _told(explanation: Explanation, speech: Speech, scenario: Scenario) -> str:
    """The explanation; where rule sets are compared, under the name of its own."""
    told = explanation.text(speech)
    if scenario.question.kind != "compare":
        return told
    return f"{ruleset_title(explanation.ruleset, speech.language)}: {told}"


def _because(explanation: Explanation, speech: Speech) -> list[Json]:
    return [
        {
            "rule": step.rule,
            "text": step.sentence.text(speech),
            "sources": [
                {"id": each.id, "title": each.title, "section": each.section, "house": each.house}
                for each in step.citation(speech.language).sources
            ],
        }
        for step in explanation.all_steps
    ]
