"""A lesson: text in the language in force, a worked example, puzzles one after the other."""

import re

import pytest

from tests.ui.tables import button, buttons, html_of, with_class
from watten_tutor.course.lesson import load_lesson
from watten_tutor.course.progress import read_records
from watten_tutor.scenario.library import find
from watten_tutor.ui.lesson import LessonShown, LessonView
from watten_tutor.ui.settings import Settings


@pytest.fixture
def view():
    return LessonView(load_lesson("01-who-wins"), Settings("en", "french"), "wt-test")


def shown_puzzle(view):
    [found] = [each for each in with_class(view.widget, "wt-puzzle") if "wt-hidden" not in each._dom_classes]
    return found


def test_the_text_changes_with_the_language(view):
    assert "Watten in ten lines" in html_of(view.widget)
    button(view.widget, "IT").click()
    assert "Watten in ten lines" not in html_of(view.widget)
    assert "Chi vince la presa?" in html_of(view.widget)


def test_cards_in_the_text_change_with_the_deck(view):
    prose = with_class(view.widget, "wt-prose")
    before = [each.value for each in prose]
    button(view.widget, "Deck: French").click()
    assert before != [each.value for each in prose]
    assert 'aria-label="6 of bells"' in "".join(each.value for each in prose)


def test_puzzles_come_one_after_the_other_and_keep_their_answers(view):
    progress = with_class(view.widget, "wt-progress")[0]
    back, further = button(view.widget, "◂ Back"), button(view.widget, "Next ▸")
    assert "Puzzle 1 of 5" in progress.value
    assert (back.disabled, further.disabled) == (True, False)
    first = shown_puzzle(view)
    buttons_of = {each.description: each for each in buttons(first)}
    buttons_of["Ben"].click()
    further.click()
    assert "Puzzle 2 of 5" in progress.value
    assert shown_puzzle(view) is not first
    back.click()
    assert shown_puzzle(view) is first
    assert "wt-on" in buttons_of["Ben"]._dom_classes
    for _ in range(9):
        further.click()
    assert "Puzzle 5 of 5" in progress.value
    assert further.disabled


def test_a_solved_puzzle_is_counted_recorded_and_remembered(view):
    puzzle = shown_puzzle(view)
    found = {each.description: each for each in buttons(puzzle)}
    found["Carla"].click()
    found["Check"].click()
    assert "1 of 5 solved" in with_class(view.widget, "wt-progress")[0].value
    assert "wt-go" in button(view.widget, "Next ▸")._dom_classes
    assert [each.verdict for each in read_records()] == ["right"]
    again = LessonView(load_lesson("01-who-wins"), Settings("en", "french"), "wt-again")
    assert "1 of 5 solved" in with_class(again.widget, "wt-progress")[0].value


def test_the_worked_example_grows_card_by_card_and_begins_again(view):
    [example] = with_class(view.widget, "wt-worked")
    [step] = with_class(example, "wt-go")
    told = with_class(example, "wt-verdict")[0]
    counts = []
    for _ in range(5):
        counts.append(told.value.count("wt-step"))
        step.click()
    assert counts == [0, 2, 3, 4, 6]  # the list itself, one step for each card, the winner
    assert step.description == "Next card ▸"


def test_a_saved_lesson_shows_its_text_and_pictures():
    html = LessonShown(load_lesson("01-who-wins"), Settings("de", "german")).static_html()
    assert "Watten in zehn Zeilen" in html
    assert html.count("<p><img alt=") == 7  # the order, the example and five puzzles
    assert "<svg" not in html  # an untrusted page drops it; an image stays
    assert re.search(r'<img alt="" width="14" src="data:image/svg\+xml', html)


def test_a_puzzle_solved_in_between_is_none_of_the_lesson(view):
    session = view.practice.views[0].session
    other = find("rechter-linke/three-eights")
    session.follow(other)
    session.press(other.answer.value)
    session.check()
    assert session.verdict.right
    assert "0 of 5 solved" in with_class(view.widget, "wt-progress")[0].value
