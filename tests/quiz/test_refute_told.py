"""Where exactly a wrong answer about a score or a deal told in words fails."""

import pytest

from watten_tutor.core.seats import TEAMS
from watten_tutor.i18n import Speech
from watten_tutor.quiz.explain import Sentence
from watten_tutor.quiz.judge import judge
from watten_tutor.scenario.library import find
from watten_tutor.scenario.load import load_scenario

SCORE = "rules: bavarian\nscore: {Anna: 8, Ben: 7}\nwon: {Ben: 3, Anna: 1}\nquestion: score-after\n"
TWO = "rules: two-handed\nscore: {Anna: 1, Ben: 7}\nwon: {Ben: 3, Anna: 1}\nquestion: score-after\n"
REFUSED = "rules: tyrolean\ndeal: [{Anna: ask-schoeneres}, {Dan: refuse}]\nquestion: on-turn\n"
ASKED = "rules: tyrolean\ndeal: [{Anna: ask-schoeneres}]\nquestion: on-turn\n"

HELD = (
    "rules: italian-15\nscore: {Anna: 13, Ben: 11}\nwon: {Anna: 3, Dan: 1}\n"
    "bets: [{by: Ben, do: raise}, {by: Carla, do: hold}]\nquestion: score-after\n"
)

WRONG = [
    (
        "S3: who is gespannt yields only the base if they lose, but have won",
        HELD + "answer: {Anna: 15, Ben: 11}",
        [
            "Only a gespannt team that loses yields just the base: "
            "Anna and Carla have won, so they score the whole stake, 3.",
            "That is added to the old score: Anna and Carla go from 13 to 16.",
        ],
    ),
    (
        "old points of the losers left out: a team left out has none",
        SCORE + "answer: {Ben: 9}",
        ["Anna and Carla had 8 points before this hand and keep them."],
    ),
    (
        "left out, and the winners get too much",
        SCORE + "answer: {Ben: 10}",
        [
            "Anna and Carla had 8 points before this hand and keep them.",
            "A hand is worth 2 as long as no raise has been held.",
            "Ben and Dan have won the hand and score what it is worth: 2.",
            "That is added to the old score: Ben and Dan go from 7 to 9.",
        ],
    ),
    ("a team of one", TWO + "answer: {Ben: 9}", ["Anna had 1 point before this hand and keeps it."]),
    (
        "told, but not what they had",
        SCORE + "answer: {Anna: 10, Ben: 9}",
        [
            "Only one side scores in a hand, the one that wins it: Ben and Dan.",
            "That is added to the old score: Ben and Dan go from 7 to 9.",
        ],
    ),
    ("he has refused", REFUSED + "answer: Dan", ["Dan has refused and has nothing more to do for now."]),
    ("nothing to do with it", REFUSED + "answer: Ben", ["Nothing is asked of Ben at this moment."]),
    ("she waits for an answer", ASKED + "answer: Anna", ["Nothing is asked of Anna at this moment."]),
    (
        "nobody named: then it is said who it is up to",
        ASKED + "answer: []",
        ["Anna has asked for Schöneres; Dan agrees or refuses."],
    ),
]


@pytest.mark.parametrize(("text", "told"), [each[1:] for each in WRONG], ids=[each[0] for each in WRONG])
def test_a_wrong_answer_is_refuted_where_it_fails(text: str, told: list[str]) -> None:
    scenario = load_scenario(text)
    assert scenario.answer is not None
    verdict = judge(scenario, scenario.answer.value)
    assert not verdict.right
    speech = Speech("en", names=scenario.names)
    assert [Sentence(f"because.{each.step}", each.facts).text(speech) for each in verdict.why_not] == told


def test_each_game_of_a_match_has_its_own_bummerl():
    """House reading: it does not wait for the last game. Where one game is all, nothing is said of it."""
    asked = find("scoring/the-first-of-three")
    steps = [each.step for each in judge(asked, {TEAMS[0]: 0, TEAMS[1]: 0}).why_not]
    assert steps == [
        "wrong.bummerl-each-game",
        "game.won",
        "game.bummerl-loser",
        "game.schneider",
    ]
    alone = find("scoring/not-a-single-point")
    assert "wrong.bummerl-each-game" not in [
        each.step for each in judge(alone, {TEAMS[0]: 0, TEAMS[1]: 0}).why_not
    ]
