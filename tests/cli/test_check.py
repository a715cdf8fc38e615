"""`watten-tutor check`: folders read and answered anew."""

import os
import pty
import subprocess
import sys

import pytest
from click.testing import CliRunner

from watten_tutor.cli.main import main
from watten_tutor.course.lesson import lesson_ids
from watten_tutor.resources import data_folder
from watten_tutor.scenario.library import library

GOOD = "rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: rechter\nanswer: 10♠\n"


def run(*arguments):
    return CliRunner().invoke(main, ["check", *map(str, arguments)])


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "good.yaml").write_text(GOOD, "utf-8")
    return tmp_path


def test_a_sound_folder_is_counted_by_level_theme_question_and_rule(folder):
    result = run(folder, "--lang", "en")
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        "Scenarios by level:",
        "      1  1",
        "Scenarios by theme:",
        "      1  rechter-linke",
        "Scenarios by question:",
        "      1  rechter",
        "Scenarios by rule:",
        "      1  order.rechter",
        "1 file checked, 0 with problems.",
    ]


def test_one_file_is_not_summed_up_unless_asked(folder):
    file = folder / "class" / "good.yaml"
    assert run(file, "--lang", "en").output == "1 file checked, 0 with problems.\n"
    assert "Scenarios by rule:" in run(file, "--lang", "en", "--summary").output
    (folder / "b.yaml").write_text(GOOD, "utf-8")
    assert "Scenarios by rule:" in run(file, folder / "b.yaml", "--lang", "en").output


def test_a_file_given_twice_is_checked_once(folder):
    assert run(folder, folder / "class", "--lang", "en", "--no-summary").output == (
        "1 file checked, 0 with problems.\n"
    )


def test_every_problem_of_every_file_is_one_line_with_its_place(folder):
    (folder / "a.yaml").write_text(GOOD.replace("trump: ♠", "trmp: ♠"), "utf-8")
    (folder / "b.yaml").write_text(GOOD.replace("answer: 10♠", "answer: 10♥"), "utf-8")
    result = run(folder, "--lang", "en", "--no-summary")
    assert result.exit_code == 1
    first, second, last = result.output.splitlines()
    assert first == f"{folder}/a.yaml:3:1: unknown-key: There is no key “trmp”. Did you mean trump?"
    assert second == (
        f"{folder}/b.yaml:5:9: answer-denied: The rules do not give the answer stated, 10♥. "
        "The Rechter is 10♠. 10♥ has the Schlag rank 10 but not the trump suit ♠: it is a Linker."
    )
    assert last == "3 files checked, 2 with problems."


def test_in_a_terminal_there_is_a_bar_and_problems_stand_below_it(folder):
    (folder / "class" / "wrong.yaml").write_text(GOOD.replace("answer: 10♠", "answer: 10♥"), "utf-8")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "watten_tutor.cli", "check", str(folder), "--no-summary", "--lang", "en"]
    result = subprocess.run(command, stdout=theirs, stderr=theirs)
    os.close(theirs)
    with open(ours, "rb", buffering=0) as terminal:
        shown = terminal.read(65_536).decode()
    assert result.returncode == 1
    bar, problem, last, end = shown.split("\r\n")
    assert "100%" in bar
    assert problem.startswith(f"{folder}/class/wrong.yaml:5:9: answer-denied: ")
    assert (last, end) == ("2 files checked, 1 with problems.", "")


def test_a_tempting_answer_must_be_wrong(folder):
    (folder / "a.yaml").write_text(GOOD + "tempting: 10♠\n", "utf-8")
    result = run(folder / "a.yaml", "--lang", "de", "--no-summary")
    assert result.exit_code == 1
    assert (
        "tempting-is-right: 10♠ ist als verlockende falsche Antwort angegeben, ist aber richtig."
        in result.output
    )


def test_other_rules_may_deny_an_answer(folder):
    (folder / "a.yaml").write_text(GOOD.replace("schlag: 10", "schlag: 6"), "utf-8")
    assert "schlag-unknown" in run(folder / "a.yaml", "--lang", "en").output
    result = run(folder / "a.yaml", "--lang", "en", "--rules", "unkritisch")
    assert "answer-denied" in result.output
    assert "There is no Rechter in this hand." in result.output


def test_a_folder_without_scenarios_is_told(tmp_path):
    result = run(tmp_path, "--lang", "en")
    assert result.exit_code == 1
    assert "No scenario file (.yaml)" in result.output


def test_a_list_for_a_class_names_only_scenarios_there_are(folder):
    listed = "set: 1\ntitle: Week one\nscenarios: [class/good, who-wins/spitz-over-linker, class/godo]\n"
    (folder / "week.yaml").write_text(listed, "utf-8")
    result = run(folder, "--lang", "en", "--no-summary")
    assert result.exit_code == 1
    [line, last] = result.output.splitlines()
    assert line.startswith(f"{folder}/week.yaml:3:53: not-found: ")
    assert "class/godo" in line
    assert last == "2 files checked, 1 with problems."


LESSON = "lesson: 1\nid: mine\ntitle: Mine\nminutes: 5\nsummary: One trick.\n"


@pytest.fixture
def lesson(folder):
    """A folder with a lesson of one puzzle."""
    made = folder / "class" / "lesson"
    made.mkdir()
    (made / "lesson.yaml").write_text(LESSON, "utf-8")
    (made / "en.md").write_text("Look:\n\n```{puzzle} mine.yaml\n```\n", "utf-8")
    (made / "mine.yaml").write_text(GOOD, "utf-8")
    return made


def test_a_lesson_is_checked_with_its_texts(lesson):
    assert run(lesson, "--lang", "en", "--no-summary").output == "2 files checked, 0 with problems.\n"
    (lesson / "en.md").write_text("Look:\n\n```{puzzle} other.yaml\n```\n", "utf-8")
    result = run(lesson, "--lang", "en", "--no-summary")
    assert result.exit_code == 1
    first, last = result.output.splitlines()
    assert first.startswith(f"{lesson}/en.md:3:13: not-found: ")
    assert last == "2 files checked, 1 with problems."


def test_a_puzzle_beside_its_lesson_tells_its_problems_once(lesson):
    (lesson / "mine.yaml").write_text(GOOD.replace("trump: ♠", "trmp: ♠"), "utf-8")
    output = run(lesson, "--lang", "en", "--no-summary").output
    assert output.count("unknown-key") == 1
    assert output.endswith("2 files checked, 1 with problems.\n")


def test_all_that_is_shipped_is_sound():
    """The answers of all scenarios are worked out anew, and every lesson finds its puzzles."""
    result = run(data_folder("scenarios"), data_folder("lessons"), "--lang", "en", "--no-summary")
    assert result.exit_code == 0
    files = len(library()) + len(lesson_ids())
    assert result.output == f"{files} files checked, 0 with problems.\n"
