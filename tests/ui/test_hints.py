"""The Button "Hint": one at a time, a try between them, and a reason where there is none now."""

import pytest

from tests.ui.tables import all_widgets, button, plain, scenario_of, view_of, visible, with_class
from watten_tutor.core.seats import Seat
from watten_tutor.i18n import LANGUAGES, Speech
from watten_tutor.quiz.hints import hints
from watten_tutor.ui.hinting import hint_text

HINTS = [{"en": "Who is highest?", "de": "Wer ist am höchsten?"}, "Look at the *7♣*."]


def told(view):
    """The hints that can be read."""
    return "".join(plain(each.value) for each in visible(view.widget, "wt-hint"))


def answer_wrong(view):
    view.session.press(Seat(0))
    view.session.check()
    view.session.try_again()


def test_a_hint_is_told_when_asked_for_and_heard():
    view = view_of("trick-winner", hints=HINTS)
    assert told(view) == ""
    button(view.widget, "Hint").click()
    assert told(view).strip() == "Who is highest?"
    assert view._a11y.status == "Who is highest?"


def test_between_two_hints_there_is_a_try():
    view = view_of("trick-winner", hints=HINTS)
    more = button(view.widget, "Hint")
    more.click()
    assert more.description == "Another hint"
    assert "wt-idle" in more._dom_classes
    more.click()
    assert "Try an answer with it first" in told(view)
    assert view._a11y.status.startswith("Try an answer with it first")
    assert "Look at the" not in told(view)
    answer_wrong(view)
    assert "wt-idle" not in more._dom_classes
    assert "Try an answer with it first" not in told(view)
    more.click()
    assert "Who is highest?" in told(view)
    assert "Look at the" in told(view)


def test_after_the_last_hint_that_is_said():
    view = view_of("trick-winner", hints=HINTS[:1])
    button(view.widget, "Hint").click()
    button(view.widget, "Another hint").click()
    assert "There is no further hint." in told(view)


def test_no_number_of_hints_is_shown():
    view = view_of("trick-winner", hints=HINTS)
    button(view.widget, "Hint").click()
    assert not any(digit in told(view) for digit in "0123456789")


def test_without_the_authors_hints_the_proof_gives_them():
    view = view_of("trick-winner")
    button(view.widget, "Hint").click()
    assert told(view) == "Look among the rules on this: The Kritische."
    answer_wrong(view)
    button(view.widget, "Another hint").click()
    assert "This rule decides:Kritische beat everything §3" in told(view)


def test_there_is_no_button_where_nothing_can_be_hinted():
    assert visible(view_of("why").widget, "wt-hint-more") == []
    assert visible(view_of("trick-winner").widget, "wt-hint-more") != []


def test_after_the_verdict_hints_make_room_for_the_reasons_and_the_language_is_followed():
    view = view_of("trick-winner", hints=HINTS)
    before = [id(each) for each in all_widgets(view.widget)]
    button(view.widget, "Hint").click()
    button(view.widget, "DE").click()
    assert told(view).strip() == "Wer ist am höchsten?"
    view.session.press(Seat(3))
    view.session.check()
    assert visible(view.widget, "wt-hint-more") == visible(view.widget, "wt-hint") == []
    assert with_class(view.widget, "wt-hint")
    assert [id(each) for each in all_widgets(view.widget)] == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["legal-cards", "order", "score-after", "signal", "deduce"])
def test_a_hint_is_said_in_every_language(kind, language):
    for hint in hints(scenario_of(kind)):
        told = hint_text(hint, Speech(language))
        assert told.strip()
        assert "{" not in told
