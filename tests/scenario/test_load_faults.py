"""For `find-fault` alone a file may tell what is against the rules of play."""

import pytest

from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.dump import dump_scenario
from watten_tutor.scenario.load import load_mapping, load_scenario
from watten_tutor.scenario.schema import QUESTIONS

BASE = {"rules": "tyrolean", "schlag": "10", "trump": "♠"}
AGAINST = {
    "the duty": {"hands": {"Ben": "J♠"}, "trick": [{"Anna": "8♠"}, {"Ben": "A♦"}]},
    "the turn": {"trick": [{"Anna": "8♠"}, {"Carla": "A♦"}]},
    "forehand": {"tricks": [], "trick": [{"Ben": "8♠"}]},
    "the winner": {
        "tricks": [[{"Anna": "9♦"}, {"Ben": "A♦"}, {"Carla": "8♦"}, {"Dan": "7♦"}]],
        "trick": [{"Anna": "9♥"}],
    },
}


@pytest.mark.parametrize("told", AGAINST.values(), ids=AGAINST)
def test_what_is_against_the_rules_of_play_may_be_told(told):
    loaded = load_mapping({**BASE, **told, "question": "find-fault"})
    assert loaded.question.kind == "find-fault"
    assert load_scenario(dump_scenario(loaded)) == loaded


@pytest.mark.parametrize("told", AGAINST.values(), ids=AGAINST)
@pytest.mark.parametrize("kind", ["winning-so-far", "next-leader", "hand-winner", "stake", "why", "compare"])
def test_for_no_other_question(told, kind):
    facts = {"why": {"ask": "find-fault"}, "compare": {"ask": "find-fault", "between": ["tyrolean", "blind"]}}
    with pytest.raises(ScenarioError):
        load_mapping({**BASE, **told, "question": kind, **facts.get(kind, {})})
    assert kind in QUESTIONS


def test_an_answer_comes_back_as_written():
    answer = {"trick": 1, "player": "Ben", "card": "A♦", "rule": "duty.trump-led"}
    told = {**BASE, **AGAINST["the duty"], "question": "find-fault", "answer": answer, "tempting": None}
    loaded = load_mapping(told)
    assert load_scenario(dump_scenario(loaded)) == loaded
    assert "rule: duty.trump-led" in dump_scenario(loaded)
