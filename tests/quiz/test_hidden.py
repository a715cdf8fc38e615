"""Whose turn it is is not told before it is asked."""

import pytest

from watten_tutor.quiz.hidden import hides_turn
from watten_tutor.scenario.load import load_scenario

TRICK = "[Anna: A♣, Ben: K♣, Carla: Q♣, Dan: J♣]"
START = "rules: tyrolean\nschlag: 7\ntrump: ♦\n"


@pytest.mark.parametrize(
    ("told", "asked"),
    [
        ("tricks: []\nquestion: next-leader", True),
        ("deal: []\nquestion: on-turn", True),
        ("tricks: []\nquestion: why\nask: next-leader", True),
        ("tricks: []\nquestion: rechter", False),
        (f"tricks:\n  - {TRICK}\nquestion: hand-winner", True),  # whose it is has to be worked out
        ("won: {Anna: 3}\nquestion: hand-winner", False),  # it has been told
        ("won: {Anna: 1}\nleader: Ben\nquestion: next-leader", False),  # nothing else says who leads
    ],
)
def test_a_question_after_the_turn_hides_it(told: str, asked: bool) -> None:
    assert hides_turn(load_scenario(START + told)) is asked
