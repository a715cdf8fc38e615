"""Answers as plain data, exactly as the batch contract wants them (SCENARIOS, "Batch")."""

from typing import Any

from watten_tutor.core.reasons import Proof
from watten_tutor.i18n import Speech
from watten_tutor.quiz import deducing
from watten_tutor.quiz.accepted import accepted_rules
from watten_tutor.quiz.explain import Explanation, explain
from watten_tutor.quiz.questions import solve
from watten_tutor.quiz.whatif import counterfactuals
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.scenario.answers import format_answer
from watten_tutor.scenario.scenario import Scenario

Json = dict[str, Any]


def answer_object(scenario: Scenario, language: str = "en", *, what_if: bool = False) -> Json:
    """One scenario answered: the answer, the rules that force it and an explanation.

    Args:
        scenario: what is asked.
        language: en, de or it.
        what_if: whether to say too what would change the answer, which takes a search.

    Raises:
        NotYetAnswered: if this version cannot answer the question.
    """
    speech = Speech(language, names=scenario.names)
    proof = solve(scenario.position, scenario.question)
    explanations = explain(scenario, proof)
    changes = [each.text(speech) for each in counterfactuals(scenario)] if what_if else []
    told = [_told(each, speech, scenario) for each in explanations]
    if changes:
        told.append("\n".join([f"{speech.text('explain.what-if')}:", *changes]))
    return {
        "id": scenario.id,
        "rules": scenario.position.ruleset.name,
        "question": scenario.question.kind,
        "answer": format_answer(proof.value, scenario.names),
        "because": [because for each in explanations for because in _because(each, speech)],
        "explanation": "\n\n".join(told),
        **_details(scenario, proof, changes),
    }


def _details(scenario: Scenario, proof: Proof[Any], changes: list[str]) -> Json:
    """What a kind of question has to say besides its answer, and what would change it."""
    position, question = scenario.position, scenario.question
    found: Json = {}
    if question.kind == "deduce":
        found.update(deducing.details(position, question))
    elif rules := accepted_rules(position, question, proof):
        found["accepted"] = list(rules)
    if changes:
        found["what-if"] = changes
    return {"details": found} if found else {}


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
