"""A deduction on the page: nothing tells Schlag, trump or the hands of others before the answer."""

import pytest

from tests.ui.tables import BASE, SCENARIOS, button, choices, html_of, scenario_of, view_of, with_class
from watten_tutor.core.cards import Rank, Suit
from watten_tutor.scenario.load import load_mapping
from watten_tutor.ui.puzzle import PuzzleView
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.settings import Settings
from watten_tutor.ui.shows import Position, Puzzle

HIDDEN = ("Schlag: 10", "Schlag is 10", "Queen of hearts", "Q♥")
TRICK_1 = "Trick 1: Anna 8♠, Ben 10♥, Carla A♦ and Dan K♠. Ben takes it."


def pair(view, title):
    [found] = [each for each in choices(view) if each.tooltip == title]
    return found


def test_there_is_a_button_for_each_pair_and_it_says_which():
    view = view_of("deduce")
    assert len(choices(view)) == 32
    assert choices(view)[0].description == "A"
    assert choices(view)[0].tooltip == "Schlag A, trump Clubs"
    assert "wt-suit-acorns" in choices(view)[0]._dom_classes
    assert with_class(view.widget, "wt-ranks-8")


def test_where_the_six_can_be_named_a_row_has_nine():
    view = view_of("deduce", rules="unkritisch+blind")
    assert len(choices(view)) == 36
    assert with_class(view.widget, "wt-ranks-9")


def test_the_page_keeps_the_secret_until_the_answer():
    view = view_of("deduce")
    before = html_of(view.widget)
    assert "Neither Schlag nor trump suit is told." in before
    assert not [each for each in HIDDEN if each in before]
    assert not with_class(view.widget, "wt-facts")[0].value
    pair(view, "Schlag K, trump Clubs").click()
    button(view.widget, "Check").click()
    assert "10" in with_class(view.widget, "wt-facts")[0].value
    button(view.widget, "Try again").click()
    assert not with_class(view.widget, "wt-facts")[0].value


def test_the_tricks_reasoned_from_stand_on_the_page():
    told = html_of(view_of("deduce").widget)
    assert "Trick 1: Anna" in told
    assert "Ben takes it." in told


def test_the_right_pairs_are_marked_and_those_of_other_rules_told():
    view = view_of("deduce")
    pair(view, "Schlag 10, trump Spades").click()
    button(view.widget, "Check").click()
    [first, *_] = with_class(view.widget, "wt-due")
    assert first.tooltip.startswith("Schlag ")
    assert not with_class(view.widget, "wt-wrong")
    assert "Your answer, Schlag 10, trump ♠, is not complete yet." in view._spoken_verdict()
    button(view.widget, "I disagree").click()
    assert "Ladinisch" in html_of(view.widget)
    answer = view.session.verdict.answer
    assert (Rank.TEN, Suit.LEAVES) in answer
    view.session.try_again()
    for each in view.session.parts[0].form.choices:
        if (each.schlag, each.trump) in answer:
            view.session.press(each)
    assert view.session.check().right


@pytest.mark.parametrize("kind", [Puzzle, Position])
def test_text_and_picture_keep_the_secret_too(kind):
    shown = kind(scenario_of("deduce"), Settings("en", "french"))
    assert TRICK_1 in shown.text()
    for told in (shown.text(), shown.picture().description):
        assert not [each for each in HIDDEN if each in told]


def test_an_answer_can_be_typed_as_in_a_file():
    puzzle = Puzzle(scenario_of("deduce"), Settings("en", "french"))
    assert "is not complete yet" in puzzle.check([["10", "spades"]])
    assert "does not hold" in puzzle.check([["K", "♣"]])


def test_rule_sets_are_compared_without_telling_before():
    asked = {"question": "compare", "ask": "deduce", "between": ["blind", "carinthian+blind"]}
    scenario = load_mapping({**BASE, **SCENARIOS["deduce"], **asked})
    view = PuzzleView(PuzzleSession(scenario, Settings("en", "french")), "wt-test")
    assert len(choices(view)) == 64
    assert not with_class(view.widget, "wt-facts")[0].value
