"""A scenario written and read again is the same; its content hash follows the meaning."""

import pytest
from hypothesis import given

from tests.strategies import scenarios
from watten_tutor.resources import data_folder
from watten_tutor.scenario.dump import dump_scenario
from watten_tutor.scenario.load import load_scenario
from watten_tutor.scenario.scenario import Scenario

FULL = """\
id: full
players: [Otto, Paula, Quirin, Resi]
dealer: Otto
rules: {base: bavarian, target: 18}
schlag: Ober
trump: Schellen
hands: {Otto: K♥ _, Resi: _ _}
tricks:
- - Paula: Q♦
  - Quirin: A♦
  - Resi: 7♦
  - Otto: 9♦
- [{Resi: A♠}, {Otto: K♠}, {Paula: 9♠}, {Quirin: 8♠}]
trick: [{Resi: 8♥}, {Otto: 9♥}, {Paula: 7♥}]
call: [1]
question: find-fault
answer: {trick: 3, player: Paula, card: 7♥, rule: duty.free}
tempting: null
"""


def test_a_file_with_much_in_it_comes_back_the_same() -> None:
    scenario = load_scenario(FULL)
    assert scenario.position.tricks is not None
    assert load_scenario(dump_scenario(scenario)) == scenario


def test_what_is_written_is_what_an_author_would_write() -> None:
    text = "rules: tyrolean\nschlag: 10\ntrump: spades\nhands: {Ben: 10H JS}\ntrick: [{Anna: 8S}]\n"
    text += "question: legal-cards\nplayer: Ben\nanswer: [10♥, J♠]\nstory: |\n  One.\n\n  Two.\nid: x\n"
    assert dump_scenario(load_scenario(text)) == (
        "id: x\nstory: |-\n  One.\n\n  Two.\nrules: tyrolean\nschlag: 10\ntrump: ♠\nhands:\n  Ben: J♠ 10♥\n"
        "trick:\n- Anna: 8♠\nquestion: legal-cards\nplayer: Ben\nanswer:\n- J♠\n- 10♥\n"
    )


def test_players_are_written_where_the_rule_set_is_for_others() -> None:
    scenario = load_scenario("rules: bohemian\nturned: 10♠\nplayers: [Anna, Ben]\nquestion: rechter\n")
    assert load_scenario(dump_scenario(scenario)).names == ("Anna", "Ben")


@pytest.mark.parametrize(
    ("asked", "written"),
    [
        (
            "sign: left-eye\nanswer: linker\n",
            "rules: tyrolean\nquestion: signal\nsign: left-eye\nanswer: linker\n",
        ),
        (
            "card: K♥\nschlag: 9\ntrump: ♠\nanswer: kiss\n",
            "rules: tyrolean\nschlag: 9\ntrump: ♠\nquestion: signal\ncard: K♥\nanswer: kiss\n",
        ),
    ],
)
def test_a_question_about_signals_is_written_as_asked(asked: str, written: str) -> None:
    scenario = load_scenario(f"id: x\nrules: tyrolean\nquestion: signal\n{asked}")
    assert dump_scenario(scenario) == f"id: x\n{written}"
    assert load_scenario(dump_scenario(scenario)) == scenario


@given(scenarios())
def test_any_scenario_written_and_read_is_the_same(scenario: Scenario) -> None:
    again = load_scenario(dump_scenario(scenario))
    assert again == scenario
    assert again.content_hash == scenario.content_hash


def test_every_shipped_scenario_written_and_read_is_the_same() -> None:
    paths = sorted(data_folder("scenarios").rglob("*.yaml"))
    assert paths
    for path in paths:
        scenario = load_scenario(path)
        assert load_scenario(dump_scenario(scenario)) == scenario, path


FIRST = "rules: tyrolean\nschlag: 10\ntrump: ♠\nhands: {Ben: J♠ 10♥}\nquestion: rechter\nanswer: 10♠\n"


def test_the_hash_is_short_and_the_same_everywhere() -> None:
    assert load_scenario(FIRST).content_hash == "178495d89b943c74"


@pytest.mark.parametrize(
    "same",
    [
        FIRST + "# a comment\n",
        FIRST + "id: another\n",
        "\n".join(reversed(FIRST.splitlines())) + "\n",
        FIRST.replace("J♠ 10♥", "[TH, Laub-Unter]").replace("♠\nhands", "spades\nhands"),
    ],
)
def test_comments_order_notation_and_id_do_not_change_the_hash(same: str) -> None:
    assert load_scenario(same).content_hash == load_scenario(FIRST).content_hash


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("tyrolean", "unkritisch"),
        ("schlag: 10", "schlag: 9"),
        ("J♠ 10♥", "J♠ 10♥ _"),
        ("J♠ 10♥}", "J♠ 10♥, Dan: []}"),
        ("hands: {Ben: J♠ 10♥}", "tricks: []"),
        ("question: rechter", "title: New\nquestion: rechter"),
        ("answer: 10♠", "answer: null"),
        ("answer: 10♠", ""),
    ],
)
def test_what_changes_the_meaning_changes_the_hash(old: str, new: str) -> None:
    assert load_scenario(FIRST.replace(old, new)).content_hash != load_scenario(FIRST).content_hash
