"""A comparison taken apart: the inner question under each rule set, with what the author says of it."""

from dataclasses import replace

from watten_tutor.quiz.questions import under
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Claim, Scenario


def apart(scenario: Scenario) -> tuple[Scenario, ...]:
    """One scenario for each rule set compared, in their order; for any other question itself alone.

    Example:
        >>> from watten_tutor.scenario.load import load_mapping
        >>> asked = {"question": "compare", "between": ["tyrolean", "unkritisch"], "ask": "class"}
        >>> table = {"rules": "tyrolean", "schlag": "9", "trump": "♠", "card": "7♣"}
        >>> told = load_mapping({**table, **asked})
        >>> [(each.position.ruleset.name, each.question.kind) for each in apart(told)]
        [('tyrolean', 'class'), ('unkritisch', 'class')]
    """
    if scenario.question.kind != "compare":
        return (scenario,)
    return tuple(_under(scenario, name) for name in scenario.question.between)


def _under(scenario: Scenario, name: str) -> Scenario:
    return replace(
        scenario,
        position=under(scenario.position, load_ruleset(name)),
        question=scenario.question.inner,
        answer=_of_set(scenario.answer, name),
        tempting=_of_set(scenario.tempting, name),
    )


def _of_set(claim: Claim | None, name: str) -> Claim | None:
    return None if claim is None else claim.parts[name]
