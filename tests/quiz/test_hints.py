"""Hints: what an author gives, else where to look, from the proof of the answer."""

import pytest

from tests.quiz.kinds import one_of_each_kind
from watten_tutor.quiz.hints import hints
from watten_tutor.quiz.questions import solve
from watten_tutor.rulebook.cite import area_of, rulebook
from watten_tutor.scenario.library import find, library


def test_the_authors_hints_come_alone_and_in_his_order():
    scenario = find("signals/a-wink-at-the-inn")
    assert [each.text for each in hints(scenario)] == [*scenario.hints]


def test_without_them_first_the_area_then_the_rule_that_decides():
    """7♣ is the Spitz; Kritische beat everything (S0 §3)."""
    area, rule = hints(find("who-wins/spitz-over-linker"))
    assert (area.area, area.rule) == ("kritische", None)
    assert (rule.area, rule.rule) == (None, "kritische.beat-all")


@pytest.mark.parametrize("kind", ["why", "find-fault", "compare"])
def test_where_a_rule_is_the_answer_or_rules_are_compared_no_rule_is_named(kind):
    scenario = next(each for each in map(find, library()) if each.question.kind == kind and not each.hints)
    assert hints(scenario) == ()


@pytest.mark.parametrize("name", one_of_each_kind())
def test_a_rule_hinted_at_is_in_force_and_in_the_proof(name):
    scenario = find(name)
    for hint in hints(scenario):
        if hint.rule is not None:
            proof = solve(scenario.position, scenario.question)
            assert hint.rule in [reason.rule for reason in proof.reasons]
            assert hint.rule in rulebook(scenario.position.ruleset)
            assert hints(scenario)[0].area == area_of(hint.rule)
