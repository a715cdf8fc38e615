"""Orders, incomplete lists and comparisons as widgets."""

import pytest

from tests.ui.tables import button, choices, html_of, plain, view_of, visible, with_class
from watten_tutor.scenario.library import find
from watten_tutor.ui.puzzle import PuzzleView
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.settings import Settings


def test_an_order_shows_places_and_what_is_laid_so_far():
    view = view_of("order")
    button(view.widget, "King of hearts").click()
    button(view.widget, "10 of spades").click()
    button(view.widget, "Next one is equal").click()
    button(view.widget, "10 of hearts").click()
    places = {each.description: [c for c in each._dom_classes if "place" in c] for each in choices(view)}
    assert places == {
        "King of hearts": ["wt-place-1"],
        "10 of spades": ["wt-place-2"],
        "10 of hearts": ["wt-place-2"],
        "10 of clubs": [],
    }
    [placed] = with_class(view.widget, "wt-placed")
    assert (placed.value.count("&gt;"), placed.value.count("<b>=")) == (1, 1)
    button(view.widget, "Undo").click()
    assert placed.value.count("<b>=") == 0


@pytest.mark.parametrize(
    ("kind", "last"), [("hand-winner", "Nobody"), ("may-answer", "Nobody"), ("rechter", "There is none")]
)
def test_of_people_nobody_of_cards_none(kind, last):
    view = view_of(kind)
    assert choices(view)[-1].description == last
    choices(view)[-1].click()
    assert view._a11y.status == f"Chosen: {last}."


def test_after_a_wrong_order_only_cards_in_their_place_stay_green():
    view = view_of("order")
    for each in ("King of hearts", "10 of clubs", "10 of spades", "10 of hearts"):
        button(view.widget, each).click()
    button(view.widget, "Check").click()
    wrong = {each.description: each for each in with_class(view.widget, "wt-wrong")}
    assert set(wrong) == {"10 of clubs", "10 of spades", "10 of hearts"}
    assert "wt-place-3" in wrong["10 of spades"]._dom_classes  # the number the learner gave it
    button(view.widget, "Try again").click()
    assert with_class(view.widget, "wt-wrong") == []


def test_comparing_names_the_rule_sets_still_to_be_answered():
    view = view_of("compare")
    check = button(view.widget, "Check")
    check.click()
    assert "Choose first, then check." in html_of(view.widget)
    with_class(view.widget, "wt-choices")[0].children[3].click()
    check.click()
    assert with_class(view.widget, "wt-note")[0].value == "<p>Still to be answered: Unkritisch.</p>"


def test_comparing_shows_the_ladder_of_each_rule_set_and_offers_no_steps():
    view = view_of("compare")
    for group in with_class(view.widget, "wt-choices"):
        group.children[3].click()
    button(view.widget, "Check").click()
    ladder = plain(with_class(view.widget, "wt-ladder")[0].value)
    tyrolean, unkritisch = ladder.removeprefix("Tyrolean").split("Unkritisch")
    assert "Kritische" in tyrolean
    assert "Kritische" not in unkritisch
    assert ("7 of clubs (D)" in tyrolean, "10 of hearts (B)" in unkritisch) == (True, True)
    assert "wt-hidden" in button(view.widget, "Show step 1 on the table")._dom_classes


def test_an_incomplete_list_is_not_called_wrong():
    view = view_of("legal-cards")
    button(view.widget, "Jack of spades").click()
    button(view.widget, "Check").click()
    text = plain(with_class(view.widget, "wt-verdict")[0].value)
    assert text.startswith("…Not complete: Your answer, J, is not complete yet.")
    assert view._a11y.verdict.startswith("Your answer, J♠, is not complete yet.")


def test_comparing_has_one_group_of_buttons_for_each_rule_set():
    view = view_of("compare")
    groups = with_class(view.widget, "wt-choices")
    assert [[each.description for each in group.children] for group in groups] == [
        ["Anna", "Ben", "Carla", "Dan"]
    ] * 2
    groups[0].children[3].click()
    groups[1].children[3].click()
    button(view.widget, "Check").click()
    text = plain(with_class(view.widget, "wt-verdict")[0].value)
    assert "Not all of your answers hold." in text
    assert "Unkritisch" in text
    assert "Ben wins the trick with 10." in text


def test_points_stand_as_a_score_and_the_right_one_is_told_apart():
    # S0 §9 example: 10 to 11, the four is refused, so 13 to 11
    view = PuzzleView(PuzzleSession(find("scoring/ten-eleven"), Settings("en", "french")), "wt-test")
    [heading] = visible(view.widget, "wt-part-name")
    assert heading.value == "Anna and Carla : Ben and Dan"
    button(view.widget, "14 : 11").click()
    button(view.widget, "Check").click()
    assert [each.description for each in with_class(view.widget, "wt-wrong")] == ["14 : 11"]
    [due] = with_class(view.widget, "wt-due")
    assert (due.description, due.tooltip) == ("13 : 11", "Anna and Carla 13, Ben and Dan 11")
