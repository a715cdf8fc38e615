"""Naming a play and the rule against it, or the rule that decides, with Buttons and by typing."""

import pytest

from tests.ui.tables import buttons, html_of, scenario_of, view_of, visible, with_class
from watten_tutor.core.cards import card
from watten_tutor.core.fault import Fault
from watten_tutor.core.seats import Seat
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.ui.typed import typed_answer

TWO_LINKE = [{"Anna": "A♣"}, {"Ben": "10♥"}, {"Carla": "8♦"}, {"Dan": "10♦"}]


def press(view, *texts):
    for text in texts:
        [found] = [each for each in buttons(view.widget) if each.description == text]
        found.click()


def texts(view, look):
    return [each.description for each in visible(view.widget, look)]


def test_plays_and_rules_stand_in_two_groups():
    view = view_of("find-fault")
    groups = [[each.description for each in box.children] for box in with_class(view.widget, "wt-choices")]
    assert groups[0] == ["Trick 1: Anna 8♠", "Trick 1: Ben A♥", "There is none"]
    assert "When a trump is led" in groups[1]
    assert "Against which rule?" in html_of(view.widget)


def test_a_fault_needs_both_and_is_judged():
    view = view_of("find-fault")
    press(view, "Trick 1: Ben A♥", "Check")
    assert view.session.verdict is None
    press(view, "When a trump is led", "Check")
    assert view.session.verdict.right
    assert texts(view, "wt-wrong") == texts(view, "wt-due") == []


def test_a_wrong_rule_is_marked_and_the_right_one_shown():
    view = view_of("find-fault")
    press(view, "Trick 1: Ben A♥", "In turn, clockwise", "Check")
    assert texts(view, "wt-wrong") == ["In turn, clockwise"]
    assert texts(view, "wt-due") == ["When a trump is led"]


def test_any_rule_that_decides_is_right_and_no_other_is_asked_for():
    view = view_of("why", trick=TWO_LINKE)
    press(view, "The Linke", "Check")
    assert view.session.verdict.right
    assert texts(view, "wt-wrong") == texts(view, "wt-due") == []


def test_the_question_asks_for_the_answer_too():
    assert "Who wins this trick? And which rule decides it?" in html_of(view_of("why").widget)


@pytest.mark.parametrize("raw", ["order.linke-equal", "Linke are equal", "linke sind gleich hoch"])
def test_a_rule_may_be_typed_by_its_id_or_its_heading(raw):
    assert typed_answer(raw, scenario_of("why", trick=TWO_LINKE)) == "order.linke-equal"


def test_no_fault_may_be_typed_and_a_fault_may_come_as_data():
    asked = scenario_of("find-fault")
    fault = Fault(1, Seat(1), card("A♥"), "duty.trump-led")
    assert typed_answer("there is none", asked) is None
    assert typed_answer(fault, asked) == fault
    with pytest.raises(ScenarioError):
        typed_answer("order.nothing", scenario_of("why"))
