"""A puzzle about signals: the signs drawn, answers chosen or typed in the reader's words."""

import re

import pytest

from tests.ui.tables import button, choices, html_of, plain, scenario_of, session_of, view_of
from watten_tutor.core.signals import Sign, Signalled
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.load import load_mapping
from watten_tutor.ui.puzzle import PuzzleView
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.settings import Settings
from watten_tutor.ui.shows import Puzzle
from watten_tutor.ui.style import gesture_class, gesture_faces
from watten_tutor.ui.typed import typed_answer

ASKED = {"rules": "tyrolean", "question": "signal", "sign": "right-eye"}
COMPARED = {**ASKED, "question": "compare", "ask": "signal", "between": ["tyrolean", "bavarian-classic"]}


def view(data, language="en"):
    return PuzzleView(PuzzleSession(load_mapping(data), Settings(language, "german")), "wt-test")


def test_each_sign_is_a_button_with_its_drawing():
    shown = view_of("signal")
    found = choices(shown)
    assert [each.description for each in found][:2] == ["Kiss", "Lips to the right"]
    for sign, each in zip(Sign, found, strict=True):
        assert gesture_class(sign) in each._dom_classes
    faces = gesture_faces("wt-test", Sign)
    assert len(set(re.findall(r"url\(([^)]*)\)", faces))) == len(Sign)
    assert faces in shown._style.value


def test_the_sign_asked_about_is_drawn_and_said():
    asked, of_a_card = html_of(view(ASKED).widget), html_of(view_of("signal").widget)
    assert asked.count('class="wt-gesture"') == 1
    assert "wink of the right eye" in plain(asked)
    assert 'class="wt-gesture"' not in of_a_card


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("Rechter", "Ober of trumps", "Small trump", "Nothing")),
        ("de", ("Rechter", "Trumpf-Ober", "Kleiner Trumpf", "Nichts")),
        ("it", ("Il Rechter", "Ober di briscola", "Briscola bassa", "Niente")),
    ],
)
def test_what_a_sign_can_tell_is_offered_in_the_readers_words(language, texts):
    offered = [each.description for each in choices(view(ASKED, language))]
    assert len(offered) == len(set(offered)) == len(Signalled)
    assert set(texts) <= set(offered)


def test_the_answer_is_judged_and_explained():
    shown = view(ASKED)
    button(shown.widget, "Linker").click()
    button(shown.widget, "Check").click()
    told = plain(html_of(shown.widget))
    assert "For “Linker” the sign is “left eye”" in told
    assert "The sign “right eye” means “Rechter”." in told


def test_compared_sets_ask_for_one_meaning_each():
    shown = view(COMPARED)
    assert "What does the sign “right eye” mean under each of these rules?" in plain(html_of(shown.widget))
    session = shown.session
    session.press(Signalled.RECHTER, 0)
    session.press(Signalled.WELI, 1)
    assert session.check().right


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("rechter", Signalled.RECHTER),
        ("trump-q", Signalled.TRUMP_Q),
        ("Trumpf-Dame", Signalled.TRUMP_Q),
        ("ober of trumps", Signalled.TRUMP_Q),
        ("Belli", Signalled.WELI),
        ("il weli", Signalled.WELI),
        ("briscola bassa", Signalled.TRUMP_SMALL),
        ("nichts", Signalled.NOTHING),
    ],
)
def test_a_meaning_may_be_typed_in_any_words(typed, told):
    assert typed_answer(typed, load_mapping(ASKED)) is told


@pytest.mark.parametrize(
    ("typed", "sign"),
    [("left-eye", Sign.LEFT_EYE), ("Daumen", Sign.THUMB), ("mignolo", Sign.LITTLE), ("Kiss", Sign.KISS)],
)
def test_a_sign_may_be_typed_in_any_language(typed, sign):
    assert typed_answer(typed, scenario_of("signal")) is sign


def test_a_sign_is_no_meaning():
    with pytest.raises(ScenarioError):
        typed_answer("Daumen", load_mapping(ASKED))


def test_a_puzzle_in_words_names_the_sign_or_the_card():
    told = Puzzle(load_mapping(ASKED), Settings("en", "french")).text()
    assert "The sign “right eye”: what does it mean?" in told
    assert "Which sign do you make for 10♥?" in Puzzle(scenario_of("signal"), Settings("en", "french")).text()


def test_other_signs_and_none_at_all_are_other_readings():
    session = session_of("signal")
    shown = PuzzleView(session, "wt-test")
    session.press(Sign.LEFT_EYE)
    session.check()
    button(shown.widget, "I disagree").click()
    told = plain(html_of(shown.widget))
    assert "is “left shoulder”." in told
    assert "Nobody may signal under these rules." in told  # as in South Tyrol, S2 Deuten
