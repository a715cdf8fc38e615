"""Whose turn it is is not told before it is asked."""

import pytest

from watten_tutor.quiz.hidden import asks_turn
from watten_tutor.scenario.load import load_scenario

START = "rules: tyrolean\nschlag: 7\ntrump: ♦\n"


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("tricks: []\nquestion: next-leader", True),
        ("deal: []\nquestion: on-turn", True),
        ("tricks: []\nquestion: why\nask: next-leader", True),
        ("tricks: []\nquestion: rechter", False),
        ("won: {Anna: 1}\nleader: Ben\nquestion: next-leader", False),  # nothing else says who leads
    ],
)
def test_a_question_after_the_turn_hides_it(told: str, asked: bool) -> None:
    assert asks_turn(load_scenario(START + told)) is asked
