"""`watten-tutor show`: the position as text and as picture."""

from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from watten_tutor.cli.main import main
from watten_tutor.i18n import LANGUAGES


def run(*arguments):
    return CliRunner().invoke(main, ["show", *arguments])


def test_a_shipped_scenario_in_words():
    result = run("who-wins/spitz-over-linker", "--lang", "en")
    assert result.exit_code == 0
    told = result.output.split("\n\n")
    assert told[0] == "Four cards at the regulars' table"
    assert told[1] == "Level 2 · Themes: The Kritische; Who wins the trick"
    assert told[3] == "Rules: Tyrolean.\nSchlag 10, trump ♠."
    assert told[5] == "1. Anna leads 8♠.\n2. Ben plays 10♥.\n3. Carla plays A♦.\n4. Dan plays 7♣."
    assert told[6].startswith("Who wins this trick?\n")
    assert told[7].splitlines() == [
        "Kritische: K♥, 6♦, 7♣ (D)",
        "Rechter: 10♠",
        "Linke (equal: the first played wins): 10♣, 10♥ (B), 10♦",
        "Trumps: A♠, K♠, Q♠, J♠, 9♠, 8♠ (A), 7♠",
    ]


def test_level_and_themes_are_those_found_where_the_author_names_none(tmp_path):
    (tmp_path / "own.yaml").write_text("rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: rechter\n", "utf-8")
    told = {lang: run(str(tmp_path / "own.yaml"), "--lang", lang).output.split("\n")[0] for lang in LANGUAGES}
    assert told == {
        "en": "Level 1 · Theme: Rechter and Linke",
        "de": "Stufe 1 · Thema: Rechter und Linke",
        "it": "Livello 1 · Tema: Rechter e Linke",
    }


def test_cards_in_the_authors_texts_are_said_like_all_others(tmp_path):
    told = "title: Zwei J♠?\nstory: Ben hat B♠ und ♣.\n"
    own = f"{told}rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: rechter\n"
    (tmp_path / "own.yaml").write_text(own, "utf-8")
    french = run(str(tmp_path / "own.yaml"), "--lang", "de").output
    assert [line for line in french.split("\n") if "♠" in line][:2] == ["Zwei B♠?", "Ben hat B♠ und ♣."]
    german = run(str(tmp_path / "own.yaml"), "--lang", "de", "--deck", "german").output
    assert "Zwei Laub-Unter?\n" in german
    assert "Ben hat Laub-Unter und Eichel.\n" in german


def test_it_tells_no_answer():
    assert "Dan wins" not in run("who-wins/spitz-over-linker", "--lang", "en").output


def test_no_line_is_wider_than_a_terminal():
    for language in ("en", "de", "it"):
        output = run("order/two-foreign-aces", "--lang", language, "--deck", "german").output
        assert max(map(len, output.splitlines())) <= 80


def test_the_cards_asked_about_are_told_where_the_table_does_not_show_them():
    output = run("order/two-foreign-aces", "--lang", "en").output
    assert "The cards: K♣, 9♣, A♠, A♥, Q♥, A♦ and 8♦." in output


def test_the_picture_is_written_as_svg(tmp_path):
    file = tmp_path / "table.svg"
    result = run("who-wins/spitz-over-linker", "--lang", "de", "--svg", str(file))
    assert result.exit_code == 0
    assert f"Bild geschrieben: {file}." in result.output
    root = ElementTree.parse(file).getroot()
    assert root.tag.endswith("svg")
    assert "Die Karten von hoch nach niedrig" in "".join(root.itertext())


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["who-wins/spitz-over-linkr", "--lang", "en"], 1, "who-wins/spitz-over-linker"),
        (["who-wins/spitz-over-linker", "--rules", "tirolean"], 2, "Did you mean tyrolean?"),
        (["who-wins/spitz-over-linker", "--rules", "tirolean", "--lang", "de"], 2, "Meinst du tyrolean?"),
        (
            ["who-wins/spitz-over-linker", "--lang", "en", "--svg", "no-such-folder/x.svg"],
            1,
            "cannot be written",
        ),
    ],
)
def test_what_cannot_be_shown_is_told_in_one_line(arguments, status, words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert result.exit_code == status
    assert words in result.output


def test_a_question_that_nobody_can_answer_yet_is_refused_at_its_place(tmp_path):
    file = tmp_path / "announce.yaml"
    file.write_text("rules: tyrolean\nquestion: announce\nplayer: Anna\nrole: schlag\n", "utf-8")
    result = run(str(file), "--lang", "en")
    assert result.exit_code == 1
    assert result.output.startswith(f"{file}:2:11: question-not-yet: ")


@pytest.mark.parametrize("command", ["show", "explain"])
@pytest.mark.parametrize(
    "name", ["tables/the-third-lead", "scoring/the-first-card", "bohemian/two-empty-chairs"]
)
def test_who_leads_is_not_told_before_it_is_asked(command, name):
    before, asked, _ = (
        CliRunner().invoke(main, [command, name]).output.partition("Who leads to the next trick?")
    )
    assert asked
    assert "leads to this trick" not in before
    assert "is on turn" not in before
