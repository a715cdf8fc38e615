"""The same cards on the same table under other rules."""

import pytest

from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.elsewhere import under_rules
from watten_tutor.scenario.load import load_mapping

TOLD = {
    "rules": "bavarian",
    "schlag": "10",
    "trump": "♠",
    "trick": [{"Anna": "10♠"}, {"Ben": "7♣"}],
    "hands": {"Carla": "9♠ K♦"},
    "call": True,
    "question": "legal-cards",
    "player": "Carla",
    "answer": "9♠",
}


def test_a_call_counts_only_where_there_is_one_and_the_answer_stays_behind():
    scenario = load_mapping(TOLD)
    italian = under_rules(scenario, load_ruleset("italian"))
    tyrolean = under_rules(scenario, load_ruleset("tyrolean"))
    assert (italian.position.trick.called, tyrolean.position.trick.called) == (True, False)
    assert (italian.answer, italian.position.trick.plays) == (None, scenario.position.trick.plays)


@pytest.mark.parametrize(
    ("name", "code"), [("three-handed", "players-number"), ("six-handed", "players-number")]
)
def test_a_table_of_another_size_is_refused_though_nobody_named_the_players(name, code):
    with pytest.raises(ScenarioError) as refused:
        under_rules(load_mapping(TOLD), load_ruleset(name))
    assert code in [each.code for each in refused.value.diagnostics]


def test_what_could_not_be_played_so_is_refused():
    told = {
        **TOLD,
        "call": False,
        "trick": [{"Anna": "8♠"}, {"Ben": "A♦"}],
        "hands": {"Ben": "J♠", "Carla": "K♦"},
    }
    scenario = load_mapping({key: value for key, value in told.items() if key != "answer"})
    with pytest.raises(ScenarioError) as refused:
        under_rules(scenario, load_ruleset("tyrolean"))
    assert [each.code for each in refused.value.diagnostics] == ["illegal-play"]
