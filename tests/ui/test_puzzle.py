"""The widgets of a puzzle, in a plain process: what a click does and what is then said."""

import re

import pytest

from tests.ui.tables import (
    SCENARIOS,
    all_widgets,
    button,
    buttons,
    choices,
    html_of,
    plain,
    seen_buttons,
    view_of,
    visible,
    with_class,
)
from watten_tutor.core.cards import card
from watten_tutor.core.seats import Seat
from watten_tutor.i18n import DECKS, LANGUAGES
from watten_tutor.picture.rooms import SMALLEST
from watten_tutor.scenario.load import load_mapping
from watten_tutor.ui.canvas import SCALE
from watten_tutor.ui.puzzle import PuzzleView
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.settings import Settings
from watten_tutor.ui.table import WIDTH


def test_a_click_chooses_and_check_judges():
    view = view_of("trick-winner")
    button(view.widget, "Dan").click()
    assert view.session.drafts == (((Seat(3),),),)
    assert view.session.verdict is None
    assert "wt-on" in button(view.widget, "Dan")._dom_classes
    button(view.widget, "Check").click()
    assert view.session.verdict.right


def test_after_the_verdict_the_buttons_tell_wrong_from_right():
    view = view_of("trick-winner")
    button(view.widget, "Ben").click()
    assert not with_class(view.widget, "wt-wrong")
    button(view.widget, "Check").click()
    assert [each.description for each in with_class(view.widget, "wt-wrong")] == ["Ben"]
    assert [each.description for each in with_class(view.widget, "wt-due")] == ["Dan"]
    button(view.widget, "Try again").click()
    assert not with_class(view.widget, "wt-wrong")
    assert not with_class(view.widget, "wt-due")


def test_cards_that_were_missed_and_cards_too_many_are_told_apart():
    view = view_of("legal-cards")
    button(view.widget, "Ace of diamonds").click()
    button(view.widget, "Jack of spades").click()
    button(view.widget, "Check").click()
    assert [each.description for each in with_class(view.widget, "wt-wrong")] == ["Ace of diamonds"]
    assert [each.description for each in with_class(view.widget, "wt-due")] == ["10 of hearts"]


def test_the_verdict_holds_the_sentences_of_the_proof_with_their_rules():
    view = view_of("trick-winner")
    button(view.widget, "Ben").click()
    button(view.widget, "Check").click()
    [verdict] = with_class(view.widget, "wt-verdict")
    text = plain(verdict.value)
    assert text.startswith("✗Wrong: Your answer, Ben, does not hold.")
    assert "Dan plays 7, the Spitz: a Kritischer beats 10." in text
    assert "Dan wins the trick with 7." in text
    assert "The highest card wins the trick §7" in text
    assert "Watten: Full rules, §7 Playing a trick" in text
    assert text.index("does not hold") < text.index("wins the trick with")


def test_check_without_a_choice_says_what_is_missing():
    view = view_of("trick-winner")
    check = button(view.widget, "Check")
    assert "wt-idle" in check._dom_classes
    check.click()
    assert view.session.verdict is None
    assert "Choose first, then check." in html_of(view.widget)
    button(view.widget, "Dan").click()
    assert "wt-idle" not in check._dom_classes
    assert "Choose first, then check." not in html_of(view.widget)


def test_check_becomes_try_again_so_that_the_focus_stays():
    view = view_of("trick-winner")
    check = button(view.widget, "Check")
    button(view.widget, "Ben").click()
    check.click()
    assert check.description == "Try again"
    check.click()
    assert (check.description, view.session.verdict, view.session.drafts) == ("Check", None, ((),))


def test_cards_are_buttons_with_names_and_faces():
    view = view_of("legal-cards", deck="german")
    found = with_class(view.widget, "wt-card")
    assert [each.description for each in found] == ["Unter of leaves", "10 of hearts", "Ace of bells"]
    [style] = with_class(view.widget, "wt-sheet")
    assert (
        ".wt-root.wt-test button.wt-card-ten-hearts { background-image: url(data:image/svg+xml" in style.value
    )
    view.session.settings.change(deck="french")
    assert [each.description for each in found] == ["Jack of spades", "10 of hearts", "Ace of diamonds"]


def click_on_canvas(view, wanted):
    """Click in the middle of a card of the table, as the page would tell it."""
    table = view._table._canvas
    [seen] = [item.seen for item in table._scene.items if getattr(item, "card", None) == wanted]
    x, y = (seen.x + seen.w / 2) * SCALE, (seen.y + seen.h / 2) * SCALE
    table.widget._handle_custom_msg({"event": "mouse_down", "x": x, "y": y}, [])


def test_a_card_clicked_on_the_table_stands_for_who_played_it():
    view = view_of("trick-winner")
    click_on_canvas(view, card("10♥"))
    assert view.session.drafts == (((Seat(1),),),)


def test_a_card_clicked_in_a_hand_stands_for_its_button_but_not_after_the_verdict():
    view = view_of("legal-cards")
    click_on_canvas(view, card("J♠"))
    assert view.session.drafts == (((card("J♠"),),),)
    view.session.check()
    click_on_canvas(view, card("A♦"))
    assert view.session.verdict is not None


def test_language_and_deck_switch_keep_the_answer_and_the_widgets():
    view = view_of("trick-winner", deck="german")
    button(view.widget, "Dan").click()
    before = [id(each) for each in all_widgets(view.widget)]
    button(view.widget, "DE").click()
    assert "Wer macht diesen Stich?" in html_of(view.widget)
    assert button(view.widget, "Prüfen")
    button(view.widget, "Blatt: deutsch").click()
    assert view.session.settings.deck == "french"
    assert [id(each) for each in all_widgets(view.widget)] == before
    assert "wt-on" in button(view.widget, "Dan")._dom_classes


def test_the_rules_of_the_set_are_one_click_away_before_and_after_the_answer():
    view = view_of("trick-winner")
    assert visible(view.widget, "wt-rules") == []
    button(view.widget, "Rules: Tyrolean").click()
    [rules] = visible(view.widget, "wt-rules")
    assert "The Rechter" in rules.value
    button(view.widget, "Rules: Tyrolean").click()
    assert visible(view.widget, "wt-rules") == []


@pytest.mark.parametrize(
    ("kind", "facts", "shown"),
    [
        ("class", {}, False),
        ("signal", {}, False),
        ("rechter", {}, False),
        ("signal", {"hands": {"Ben": "10♥"}}, True),
        ("trick-winner", {}, True),
        ("may-raise", {}, True),
    ],
)
def test_an_empty_table_is_shown_only_where_it_matters_who_sits_where(kind, facts, shown):
    view = view_of(kind, **facts)
    assert bool(visible(view.widget, "wt-table-box")) == shown


def test_a_step_is_shown_on_the_table_only_if_its_cards_are_there():
    view = view_of("deduce")  # reasoned from a trick that is over
    view.session.press(view.session.parts[0].form.choices[0])
    view.session.check()
    view.session.show_step(1)
    assert view.session.focus == ()
    assert not view.session.points_at_cards


def test_compared_sets_with_the_same_order_of_cards_share_it():
    view = view_of("compare", between=["tyrolean", "blind", "unkritisch"])
    for part in range(3):
        view.session.press(Seat(3), part)
    view.session.check()
    [ladder] = with_class(view.widget, "wt-ladder")
    assert re.findall("<h3>(.*?)</h3>", ladder.value) == ["Tyrolean · Blind", "Unkritisch"]


def test_no_order_of_cards_is_promised_where_nothing_is_announced():
    sign = {"question": "compare", "ask": "signal", "sign": "right-eye", "between": ["tyrolean", "bavarian"]}
    session = PuzzleSession(load_mapping({"rules": "tyrolean", **sign}), Settings("en", "french"))
    view = PuzzleView(session, "wt-test")
    for part in range(2):
        session.press(session.parts[part].form.choices[0], part)
    session.check()
    assert visible(view.widget, "wt-ladder") == []


def test_the_ladder_marks_the_cards_of_the_trick():
    view = view_of("trick-winner")
    [ladder] = with_class(view.widget, "wt-ladder")
    assert visible(view.widget, "wt-ladder") == []
    button(view.widget, "Dan").click()
    button(view.widget, "Check").click()
    text = plain(ladder.value)
    assert [found in text for found in ("8 of spades (A)", "10 of hearts (B)", "7 of clubs (D)")] == [
        True
    ] * 3


def test_steps_are_shown_on_the_table_one_after_the_other():
    view = view_of("trick-winner")
    button(view.widget, "Dan").click()
    button(view.widget, "Check").click()
    step = button(view.widget, "Show step 1 on the table")
    step.click()
    assert (view.session.step, step.description) == (0, "Show step 2 on the table")
    assert "wt-at-0" in with_class(view.widget, "wt-verdict")[0]._dom_classes
    for _ in range(4):
        step.click()
    assert step.description == "Show the whole table"
    step.click()
    assert view.session.step is None


def test_what_is_chosen_and_judged_is_said_aloud():
    view = view_of("trick-winner")
    said = view._a11y
    assert (said.status, said.verdict) == ("Nothing is chosen.", "")
    button(view.widget, "Dan").click()
    assert said.status == "Chosen: Dan."
    button(view.widget, "Check").click()
    assert said.verdict == "Right. Dan wins the trick with 7♣."
    assert said.label.startswith("On the table, in order of play: Anna 8♠")


def test_keys_that_the_page_tells_do_what_they_say():
    view = view_of("trick-winner")
    button(view.widget, "Dan").click()
    view._a11y._handle_custom_msg({"do": "clear"}, [])
    assert view.session.drafts == ((),)
    view._a11y._handle_custom_msg({"do": "keys"}, [])
    assert "takes every choice back" in "".join(each.value for each in visible(view.widget, "wt-panel"))


def test_escape_after_the_verdict_begins_a_new_try():
    view = view_of("trick-winner")
    button(view.widget, "Ben").click()
    button(view.widget, "Check").click()
    view._a11y._handle_custom_msg({"do": "clear"}, [])
    assert (view.session.verdict, view.session.drafts) == (None, ((),))


@pytest.mark.parametrize(
    ("kind", "keys"), [("trick-winner", ""), ("legal-cards", "u, Backspace"), ("order", "e u, Backspace")]
)
def test_only_keys_that_do_something_are_listed(kind, keys):
    panel = html_of(view_of(kind).widget)
    told = [each for each in ("e", "u, Backspace") if f"<kbd>{each}</kbd>" in panel]
    assert " ".join(told) == keys


def test_the_arrow_of_a_rule_stays_with_the_last_word():
    view = view_of("trick-winner")
    button(view.widget, "Dan").click()
    button(view.widget, "Check").click()
    assert 'The highest card wins the <span class="wt-last">trick <small>§7</small></span>' in html_of(
        view.widget
    )
    assert 'in <span class="wt-last">words</span></summary>' in html_of(view.widget)


def test_the_table_follows_the_room_and_the_theme_of_the_page():
    view = view_of("trick-winner")
    view._a11y.room = 360
    assert view._table._canvas._scene.width == 360
    view._a11y.room = 120
    assert view._table._canvas._scene.width == SMALLEST
    view._a11y.room = 2000
    assert view._table._canvas._scene.width == WIDTH
    view._a11y.dark = True
    assert view._table._canvas.theme == "dark"


@pytest.mark.parametrize("kind", sorted(SCENARIOS))
def test_every_form_can_be_answered_in_every_language_and_deck(kind):
    view = view_of(kind)
    for group in with_class(view.widget, "wt-choices"):
        for each in group.children if kind == "order" else group.children[:1]:
            each.click()
    with_class(view.widget, "wt-check")[0].click()
    for language in LANGUAGES:
        for deck in DECKS:
            view.session.settings.change(language=language, deck=deck)
            text = plain(html_of(view.widget))
            assert "{" not in text
            assert all(each.description for each in seen_buttons(view.widget))
    assert view.session.verdict is not None


@pytest.mark.parametrize("kind", sorted(SCENARIOS))
def test_no_icons_and_no_output_widget(kind):
    found = list(all_widgets(view_of(kind).widget))
    assert {type(each).__name__ for each in found} <= {"Box", "Button", "HTML", "Canvas", "A11y"}
    assert [each.icon for each in buttons(view_of(kind).widget) if each.icon] == []


HOSTILE = '<script>alert(1)</script><img src=x onerror="alert(1)">'


def test_a_hostile_scenario_is_shown_as_typed():
    names = ["<b>A</b>", "B&amp;", "C'\"", "<i>D"]
    trick = [{name: each} for name, each in zip(names, ("8♠", "10♥", "A♦", "7♣"), strict=True)]
    texts = {"title": HOSTILE, "story": HOSTILE, "after": HOSTILE}
    view = view_of("trick-winner", players=names, trick=trick, **texts)
    choices(view)[1].click()
    with_class(view.widget, "wt-check")[0].click()
    for html in (html_of(view.widget), *(each.value for each in with_class(view.widget, "wt-sheet"))):
        assert "<script" not in html
        assert "<img" not in html
        assert "<b>A" not in html
        assert "<i>D" not in html
    assert "&lt;b&gt;A&lt;/b&gt;" in html_of(view.widget)


def test_score_and_bets_stand_beside_the_story():
    view = view_of("stake", score={"Anna": 10, "Ben": 11})
    assert "Score before this hand: Anna and Carla 10, Ben and Dan 11. Ben raises." in plain(
        html_of(view.widget)
    )


def test_a_puzzle_without_schlag_and_trump_can_be_shown_and_answered():
    asked = load_mapping({"rules": "tyrolean", "question": "gespannt", "score": {"Anna": 13}})
    view = PuzzleView(PuzzleSession(asked, Settings("en", "french"), None), "wt-test")
    button(view.widget, "Anna and Carla").click()
    button(view.widget, "Check").click()
    assert view.session.verdict.right


def test_a_card_on_the_table_is_no_number_and_no_team():
    view = view_of("stake", trick=[{"Anna": "8♠"}, {"Ben": "10♥"}], bets=[])
    view._card_clicked(card("10♥"))
    assert view.session.drafts == ((),)


def test_the_level_stands_below_the_title_and_the_themes_only_after_the_answer():
    view = view_of("trick-winner", level=3)
    [title] = with_class(view.widget, "wt-title")
    assert plain(title.value) == "Who wins this trick?Level 3"
    button(view.widget, "Dan").click()
    button(view.widget, "Check").click()
    assert plain(title.value).startswith("Who wins this trick?Level 3 · Themes: The Kritische")
    button(view.widget, "DE").click()
    assert "Stufe 3 · Themen: Die Kritischen" in plain(title.value)
    view.session.try_again()
    assert plain(title.value).endswith("Stufe 3")


def labels(view):
    """All that is written on the table."""
    return " ".join(getattr(each, "text", "") for each in view._table._canvas._scene.items)


def test_who_leads_is_told_only_after_it_was_asked():
    told = {"rules": "tyrolean", "schlag": 7, "trump": "♦", "dealer": "Carla", "tricks": []}
    scenario = load_mapping({**told, "question": "next-leader"})
    session = PuzzleSession(scenario, Settings("en", "french"), None)
    view = PuzzleView(session, "wt-test")
    assert "leads to this trick" not in plain(view._story.value)
    assert "leads" not in labels(view)
    session.press(Seat(3))
    session.check()
    assert "Dan leads to this trick." in plain(view._story.value)
    assert "leads" in labels(view)
