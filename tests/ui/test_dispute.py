"""The panel "I disagree": other readings with who holds them, and the puzzle to be copied."""

import pytest

from tests.ui.tables import (
    all_widgets,
    button,
    buttons,
    plain,
    scenario_of,
    session_of,
    view_of,
    visible,
    with_class,
)
from watten_tutor.i18n import LANGUAGES, Speech
from watten_tutor.quiz.readings import readings
from watten_tutor.scenario.library import find
from watten_tutor.scenario.load import load_text
from watten_tutor.ui.dispute import yaml_text
from watten_tutor.ui.puzzle import PuzzleView
from watten_tutor.ui.readings_html import readings_html
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.settings import Settings

LINKE = [{"Anna": "10♥"}, {"Ben": "10♦"}, {"Carla": "7♥"}, {"Dan": "8♥"}]


def judged(kind, **more):
    """A view after an answer."""
    view = view_of(kind, **more)
    for part, each in enumerate(view.session.parts):
        view.session.press(each.form.choices[0], part)
    view.session.check()
    return view


def opened(kind, **more):
    view = judged(kind, **more)
    button(view.widget, "I disagree").click()
    return view


def panel(view):
    """What is to be read in the open panel."""
    [found] = visible(view.widget, "wt-dispute")
    return "\n".join(each.value for each in all_widgets(found) if type(each).__name__ == "HTML")


def test_nothing_is_disputed_before_the_answer_and_nothing_is_worked_out_before_it_is_asked_for():
    view = view_of("trick-winner")
    assert visible(view.widget, "wt-dispute") == []
    assert button(view.widget, "I disagree") not in buttons(visible(view.widget, "wt-more"))
    view = judged("trick-winner")
    assert visible(view.widget, "wt-dispute") == []
    assert view._a11y.copies == {}


def test_each_other_answer_stands_with_what_is_read_otherwise_and_by_whom():
    told = plain(panel(opened("trick-winner")))
    other = told[told.index("Ben wins the trick with") : told.index("The same answer as here")]
    assert "Played so: Unkritisch · Carinthian, unkritisch" in other
    assert "The Kritische: “none” instead of “three: Maxi" in other
    assert "No Kritische" in other
    assert "Watten: Full rules, §12 Variants: Unkritisch" in other
    same = told[told.index("The same answer as here") : told.index("Where it cannot be asked")]
    assert "Bavarian ·" in same
    assert "Unkritisch" not in same
    assert "Another number of players: Two players · Three players · Six players" in told


def test_where_nobody_answers_otherwise_that_is_said_with_their_number():
    """Of two Linke the first played wins (S0 §5); no source says otherwise."""
    found = readings(scenario_of("trick-winner", trick=LINKE))
    assert f"{found.tried} other readings of the rules were tried, and all give the same answer." in plain(
        readings_html(found, Speech("en"))
    )


def test_a_house_reading_and_the_authors_doubt_are_marked_and_kept():
    told = plain(readings_html(readings(find("bets/maxi-in-the-last-trick")), Speech("en")))
    assert "A doubt that no rule set settles" in told
    assert "Taken by the letter" in told
    assert "House reading" in readings_html(readings(scenario_of("trick-winner")), Speech("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["trick-winner", "signal", "compare", "why", "deduce", "may-raise"])
def test_it_is_told_in_every_language_without_leftovers(kind, language):
    told = plain(readings_html(readings(scenario_of(kind)), Speech(language)))
    assert "{" not in told
    assert "readings." not in told


def test_the_id_and_the_yaml_are_there_to_be_copied_and_read_back_as_the_same_scenario():
    scenario = find("who-wins/spitz-over-linker")
    view = PuzzleView(PuzzleSession(scenario, Settings("en", "french")), "wt-test")
    view.session.press(view.session.parts[0].form.choices[0])
    view.session.check()
    button(view.widget, "I disagree").click()
    copies = view._a11y.copies
    assert copies["id"] == scenario.id
    assert load_text(copies["yaml"]) == scenario
    assert f'value="{scenario.id}"' in panel(view)
    assert "story:" in panel(view)


def test_a_scenario_without_a_name_has_no_id_to_copy():
    view = opened("trick-winner")
    assert view._a11y.copies["id"] == ""
    assert "id:" not in view._a11y.copies["yaml"]
    assert visible(view.widget, "wt-copy-id") == []
    assert "<input" not in panel(view)


def test_what_an_author_writes_cannot_close_the_field():
    told = yaml_text(scenario_of("trick-winner", story="</textarea><b>loud</b>"))
    assert "</textarea>" in told
    view = opened("trick-winner", story="</textarea><b>loud</b>")
    assert panel(view).count("</textarea>") == 1


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"do": "copied", "what": "yaml", "done": True}, "The YAML is copied."),
        ({"do": "copied", "what": "id", "done": True}, "The id is copied."),
        ({"do": "copied", "what": "yaml", "done": False}, "This page may not copy."),
    ],
)
def test_what_came_of_copying_is_seen_and_heard(told, said):
    view = opened("trick-winner")
    view._a11y._handle_custom_msg(told, [])
    assert said in panel(view)
    assert said in view._a11y.status


def test_how_many_answers_there_are_is_heard_when_the_panel_opens():
    assert opened("trick-winner")._a11y.status.startswith("One other answer is held.")


def test_the_panel_follows_the_language_and_closes_with_the_next_try():
    view = opened("trick-winner")
    before = [id(each) for each in all_widgets(view.widget)]
    button(view.widget, "DE").click()
    assert "Wer anders antworten würde" in panel(view)
    assert button(view.widget, "YAML kopieren")
    view.session.try_again()
    assert visible(view.widget, "wt-dispute") == []
    assert "wt-on" not in button(view.widget, "Ich sehe das anders")._dom_classes
    assert [id(each) for each in all_widgets(view.widget)] == before


def test_a_comparison_can_be_disputed_too():
    told = plain(panel(opened("compare", between=["tyrolean", "bavarian"])))
    assert "Played so: Unkritisch" in told
    assert "The same under: Bavarian, classic" in told
    assert "One of the answers" not in told
    told = plain(panel(opened("compare")))
    assert "and each gives one of these answers." in told


def test_pressing_twice_closes_the_panel():
    view = opened("trick-winner")
    button(view.widget, "I disagree").click()
    assert visible(view.widget, "wt-dispute") == []
    assert with_class(view.widget, "wt-dispute")
    assert session_of("trick-winner").verdict is None


def test_of_another_puzzle_in_the_same_view_other_readings_are_told():
    view = opened("trick-winner")
    other = find("kritische/a-king-and-no-heart")
    view.session.follow(other)
    assert visible(view.widget, "wt-dispute") == []
    view.session.press(view.session.parts[0].form.choices[0])
    view.session.check()
    button(view.widget, "I disagree").click()
    assert view._a11y.copies["id"] == other.id
    assert "Unkritisch" in panel(view)
    assert "wins the trick" not in panel(view).partition("<textarea")[0]
