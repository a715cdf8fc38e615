"""The public functions: what they show, say and keep, and how they tell what is wrong."""

import gc
import json
import re

import pytest

import watten_tutor
from tests.ui.tables import BASE, SCENARIOS, TRICK, all_widgets, button, html_of, with_class
from watten_tutor import compare, lesson, order, puzzle, show, variants
from watten_tutor.course.progress import read_records
from watten_tutor.i18n import LANGUAGES
from watten_tutor.ui.settings import SHARED

SPITZ = "who-wins/spitz-over-linker"


@pytest.fixture(autouse=True)
def english_again():
    """Leave the shared language and deck as they were."""
    yield
    SHARED.change(language="en", deck="german")


def test_a_scenario_is_an_id_a_file_a_text_or_plain_data(tmp_path):
    text = f"rules: tyrolean\nschlag: 10\ntrump: spades\ntrick: {json.dumps(TRICK)}\nquestion: trick-winner\n"
    file = tmp_path / "mine.yaml"
    file.write_text(text, "utf-8")
    data = {**BASE, "question": "trick-winner", "trick": TRICK}
    for wanted in (SPITZ, f"scenarios/{SPITZ}.yaml", file, str(file), text, data):
        assert (
            puzzle(wanted, deck="french")
            .check("Dan")
            .startswith("Right.\n\nDan wins the trick with 7♣.\n1. ")
        )


def test_a_file_in_the_folder_goes_before_an_id(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "who-wins").mkdir()
    (tmp_path / SPITZ).write_text("rules: tyrolean\nschlag: 10\ntrump: spades\nquestion: rechter\n", "utf-8")
    assert "Which card is the Rechter?" in puzzle(SPITZ).text()


def test_other_rules_take_the_place_of_the_scenarios_own():
    shown = puzzle(SPITZ, rules="unkritisch", deck="french")
    assert "Rules: Unkritisch" in shown.text()
    assert "Ben wins the trick with 10♥." in shown.check("Dan")


@pytest.mark.parametrize(
    ("kind", "typed", "right"),
    [
        ("trick-winner", " dan ", True),
        ("winning-so-far", "Anna", False),
        ("legal-cards", "J♠ 10♥", True),
        ("legal-cards", ["10♥", "JS"], True),
        ("legal-cards", "J♠", False),
        ("may-play", "Nein", True),
        ("may-play", "sì", False),
        ("may-play", False, True),
        ("order", "K♥ > 10♠ > 10♣ = 10♥", True),
        ("order", [["K♥"], ["10♠"], ["10♥", "10♣"]], True),
        ("order", "K♥ 10♠ 10♣ 10♥", False),
        ("class", "Linker", True),
        ("class", "trump", False),
        ("class", "briscola", False),
        ("rechter", "10♠", True),
        ("rechter", "Es gibt keine", False),
        ("rechter", None, False),
        ("hand-winner", "niemand", False),
        ("linke", "10♣ 10♥ 10♦", True),
        ("linke", "there is none", False),
        ("compare", {"tyrolean": "dan", "unkritisch": "Ben"}, True),
        ("compare", {"tyrolean": "Dan", "unkritisch": "Dan"}, False),
    ],
)
def test_check_takes_answers_as_people_type_them(kind, typed, right):
    said = puzzle({**BASE, "question": kind, **SCENARIOS[kind]}, lang="en").check(typed)
    assert said.startswith("Right." if right else ("Your answer,", "Not all of your answers hold.")), said


@pytest.mark.parametrize(
    ("kind", "typed", "told"),
    [
        (
            "trick-winner",
            "Dam",
            "Nobody at the table is called “Dam”.\n    Did you mean Dan?",
        ),
        ("may-play", "perhaps", "perhaps"),
        ("legal-cards", "S7", "S7"),
        ("class", 7, "7"),
        ("trick-winner", ["Dan", "Ben"], "list"),
        ("trick-winner", object(), "object"),
    ],
)
def test_what_is_no_answer_is_said_to_be_none(kind, typed, told):
    said = puzzle({**BASE, "question": kind, **SCENARIOS[kind]}, lang="en").check(typed)
    assert told in said
    assert read_records() == ()


@pytest.mark.parametrize(
    ("kind", "typed", "complete"),
    [
        ("legal-cards", "J♠", False),
        ("legal-cards", "J♠ A♦", True),
        ("linke", "10♣ 10♥", False),
        ("linke", "there is none", True),
    ],
)
def test_a_list_in_which_nothing_is_wrong_is_called_incomplete(kind, typed, complete):
    said = puzzle({**BASE, "question": kind, **SCENARIOS[kind]}, lang="en").check(typed)
    assert said.splitlines()[0].endswith("does not hold." if complete else "is not complete yet.")


def test_check_records_the_answer():
    puzzle(SPITZ).check("Ben")
    [kept] = read_records()
    assert (kept.scenario, kept.answer, kept.verdict) == (SPITZ, "Ben", "wrong")


def test_a_record_that_cannot_be_kept_is_told_and_loses_nothing(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("WATTEN_TUTOR_DATA", str(tmp_path / "file" / "below"))
    assert "could not be saved" in puzzle(SPITZ).check("Dan")
    shown = puzzle(SPITZ)
    button(shown.widget, "Dan").click()
    button(shown.widget, "Check").click()
    assert "could not be saved" in html_of(shown.widget)
    assert shown.session.verdict.right


def test_print_tells_the_table_and_the_question():
    text = str(puzzle(SPITZ))
    for told in (
        "Rules: Tyrolean.",
        "Schlag 10",
        "4. Dan plays 7 of acorns.",
        "Who wins this trick?",
        "One player:",
    ):
        assert told in text
    assert "wins the trick" not in text  # it gives nothing away


def test_first_a_picture_is_published_and_then_the_widgets(monkeypatch):
    published = []
    monkeypatch.setattr("IPython.display.display", lambda each, **how: published.append((each, how)))
    shown = puzzle(SPITZ)
    shown._ipython_display_()
    (still, how), (live, _) = published
    assert how == {"raw": True}
    assert still["text/plain"] == shown.text()
    scope = re.search(r'^<div class="wt-static (wt-[0-9a-f]{32})"><img alt="', still["text/html"])[1]
    assert 'src="data:image/svg+xml;base64,' in still["text/html"]
    assert "<script" not in still["text/html"]
    [sheet] = with_class(live, "wt-sheet")
    assert f".wt-static.{scope} {{ display: none; }}" in sheet.value
    assert scope in live._dom_classes


def test_the_picture_of_a_hostile_scenario_is_escaped():
    trick = [
        {name: each}
        for name, each in zip(('"><script>', "B", "C", "D"), ("8♠", "10♥", "A♦", "7♣"), strict=True)
    ]
    data = {**BASE, "question": "trick-winner", "players": ['"><script>', "B", "C", "D"], "trick": trick}
    html = puzzle({**data, "story": '" onerror="alert(1)'}).static_html()
    assert "<script" not in html
    assert html.count("<") == html.count("</div>") + 2


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (lambda: puzzle("who-wins/spitz-over-linkr"), "Did you mean who-wins/spitz-over-linker?"),
        (lambda: show("nowhere"), "“nowhere” is neither a file nor the name of a shipped scenario."),
        (lambda: puzzle(SPITZ, rules="tyrolian"), "Did you mean tyrolean?"),
        (lambda: order("tyrolian", 10, "spades"), "There is no rule set “tyrolian”."),
        (lambda: order("tyrolean", "Z", "spades"), "“Z” names no rank."),
        (lambda: order("tyrolean", 6, "spades"), "6"),
        (lambda: order("bohemian", 6, "spades"), "6"),
        (lambda: compare(SPITZ, ["tyrolean", "bavarien"]), "Did you mean bavarian?"),
        (lambda: lesson("01-who-win"), "01-who-win"),
    ],
)
def test_what_is_wrong_is_shown_and_never_raised(made, told):
    problems = made()
    for language in LANGUAGES:
        SHARED.change(language=language)
        assert "{" not in problems._repr_html_().partition("</style>")[2]
    SHARED.change(language="en")
    assert told in problems.text()
    assert told.replace("“", "“") in re.sub(r"<[^>]+>", "", problems._repr_html_())


def test_all_problems_of_a_file_are_quoted_with_their_lines(tmp_path):
    file = tmp_path / "my.yaml"
    file.write_text("rules: tyrolean\nschlag: K♥\ntrump: <b>\nquestion: legal-cards\nplayer: Benn\n", "utf-8")
    problems = puzzle(str(file))
    assert [each.place.partition(":")[0] for each in problems.problems()] == ["my.yaml"] * len(
        problems.problems()
    )
    assert "my.yaml:2:9: " in problems.text()
    assert "    schlag: K♥\n            ^\n" in problems.text()
    html = problems._repr_html_()
    assert "<pre>schlag: <mark>K</mark>♥</pre>" in html
    assert "<b>&" not in html.partition("trump: ")[2][:12]
    assert problems.check("Dan") == problems.text()


def test_a_quoted_line_of_a_file_is_escaped():
    html = puzzle(
        "rules: tyrolean\nschlag: 10\ntrump: spades\nhands: {Ben: '<u>', Benn: K♥ <i>}\n"
    )._repr_html_()
    assert "&lt;u&gt;&#x27;, <mark>B</mark>enn" in html
    assert "<u>" not in html
    assert "<i>" not in html


def test_an_answer_that_its_author_got_wrong_is_a_problem_of_the_file():
    problems = puzzle({**BASE, "question": "trick-winner", "trick": TRICK, "answer": "Anna"})
    assert "Anna" in problems.text()
    assert type(problems).__name__ == "Problems"


def test_show_shows_the_table_and_asks_nothing():
    shown = show(SPITZ)
    assert with_class(shown.widget, "wt-choice") == []
    assert "Who wins" not in shown.text()
    assert "King of hearts" in html_of(shown.widget)


def test_order_lists_all_cards_in_words_and_as_a_ladder():
    shown = order("tyrolean", 10, "spades", led="hearts")
    assert [line.partition(":")[0] for line in shown.text().splitlines() if not line.startswith(" ")] == [
        "Kritische",
        "Rechter",
        "Linke (equal",
        "Trumps",
        "Suit led",
    ]
    assert "Suit led" in html_of(shown.widget)
    assert shown.static_html().count("<img") == 1


def test_order_with_the_trump_suit_led_has_no_further_group():
    assert "Suit led" not in order("tyrolean", 10, "spades", led="spades").text()


def test_compare_answers_under_each_rule_set():
    shown = compare(SPITZ, "tyrolean, unkritisch")
    for told in (shown.text(), re.sub(r"<[^>]+>", "", html_of(shown.widget))):
        assert "It depends on the rules" in told
        assert "Unkritisch" in told
    assert "Ben wins the trick with 10 of hearts." in shown.text()


def test_one_switch_changes_every_view_and_views_live_as_long_as_their_widgets():
    views = [
        puzzle(SPITZ).widget,
        show(SPITZ).widget,
        order("tyrolean", 10, "spades").widget,
        variants().widget,
    ]
    views.append(lesson("01-who-wins").widget)
    gc.collect()
    button(views[0], "DE").click()
    for view, told in zip(
        views,
        (
            "Wer macht diesen Stich?",
            "Der Tisch in ",
            "Die Rangfolge",
            "Derselbe Stich",
            "Watten in zehn Zeilen",
        ),
        strict=True,
    ):
        assert told in html_of(view)


def test_a_puzzle_with_a_language_of_its_own_follows_nobody():
    shown = puzzle(SPITZ, lang="it")
    SHARED.change(language="de")
    assert "Chi vince questa presa?" in html_of(shown.widget)


def test_the_public_names_are_those_of_the_package():
    assert {"compare", "lesson", "order", "puzzle", "show", "variants"} <= set(watten_tutor.__all__)
    assert [each for each in all_widgets(puzzle(SPITZ).widget) if type(each).__name__ == "Output"] == []
