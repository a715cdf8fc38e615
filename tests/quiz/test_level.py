"""How hard a puzzle is: counted from its proof, unless the author says so himself."""

from functools import cache
from statistics import correlation, mean

import pytest

from watten_tutor.quiz.level import (
    A_LEVEL,
    EASIEST,
    FURTHER_SET,
    HARDEST,
    LEVEL_TWO,
    MISTAKE,
    NEAR_MISS,
    STEP,
    UNUSUAL,
    estimate,
    level,
    points,
)
from watten_tutor.scenario.library import library
from watten_tutor.scenario.load import load_scenario

RECHTER = "rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: rechter\n"


@cache
def shipped():
    found = [load_scenario(path) for path in library().values()]
    return [(estimate(each), each.level) for each in found if each.level is not None]


def test_a_question_of_one_step_is_the_easiest():
    """One rule, and who forgets it answers wrongly; none of the common mistakes bears on it."""
    scenario = load_scenario(RECHTER)
    assert points(scenario) == STEP + NEAR_MISS < LEVEL_TWO
    assert estimate(scenario) == EASIEST


def test_a_mistake_that_leads_astray_makes_it_harder():
    """K♥ as Schlag and trump: whoever takes the Maxi for a King finds a Rechter (`king-of-hearts`)."""
    astray = load_scenario(RECHTER.replace("10", "K").replace("♠", "♥"))
    plain = load_scenario(RECHTER)
    assert points(astray) - points(plain) >= MISTAKE


def test_a_rule_beyond_the_base_game_and_each_rule_set_compared_make_it_harder():
    """The Guate is no card of the base game (`order.guate`)."""
    cards = "schlag: A\ntrump: ♦\n"
    alone = load_scenario(f"rules: south-tyrolean\n{cards}question: guate\n")
    assert points(alone) == STEP * 1 + NEAR_MISS * 1 + UNUSUAL * 1
    between = "between: [south-tyrolean, south-tyrolean-beasn]\n"
    both = load_scenario(f"rules: south-tyrolean\n{cards}question: compare\nask: guate\n{between}")
    assert points(both) == points(alone) + FURTHER_SET


def test_the_author_knows_better():
    scenario = load_scenario(f"{RECHTER}level: 4\n")
    assert (level(scenario), estimate(scenario)) == (4, EASIEST)
    assert level(load_scenario(RECHTER)) == EASIEST


@pytest.mark.parametrize(
    ("counted", "found"),
    [
        (LEVEL_TWO - 1, 1),
        (LEVEL_TWO, 2),
        (LEVEL_TWO + A_LEVEL - 1, 2),
        (LEVEL_TWO + A_LEVEL, 3),
        (500, HARDEST),
    ],
)
def test_so_many_points_are_a_level(monkeypatch, counted, found):
    monkeypatch.setattr("watten_tutor.quiz.level.points", lambda scenario: counted)
    assert estimate(load_scenario(RECHTER)) == found


def test_the_estimates_come_near_to_what_the_authors_say():
    estimates, authors = zip(*shipped(), strict=True)
    assert correlation(estimates, authors) > 0.3
    assert mean(abs(one - other) for one, other in shipped()) < 0.85
    assert mean(abs(one - other) <= 1 for one, other in shipped()) > 0.8


def test_every_level_is_estimated_for_some():
    assert {one for one, _ in shipped()} == set(range(EASIEST, HARDEST + 1))
