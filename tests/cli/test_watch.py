"""`watten-tutor check --watch`: what is saved is checked again."""

import re
import signal
import subprocess
import sys

import pytest
from click.testing import CliRunner

import watten_tutor.cli.check
from watten_tutor.cli.main import main
from watten_tutor.cli.watch import changes

GOOD = "rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: rechter\nanswer: 10♠\n"
WRONG = GOOD.replace("answer: 10♠", "answer: 10♥")
LIST = "set: 1\ntitle: Week one\nscenarios: [good]\n"


@pytest.fixture
def watched(tmp_path, monkeypatch):
    """Watch a folder while somebody takes a step between two looks; what is told at the start, and later."""

    def watch(*steps, paths=(), lang="en"):
        waiting = iter(steps)

        def wait():
            step = next(waiting, None)
            if step is None:
                raise KeyboardInterrupt
            step()

        monkeypatch.setattr(watten_tutor.cli.check, "changes", lambda paths: changes(paths, wait))
        wanted = [str(path) for path in paths or (tmp_path / "class",)]
        result = CliRunner().invoke(main, ["check", *wanted, "--watch", "--no-summary", "--lang", lang])
        assert result.exit_code == 0
        assert result.output.endswith("\n\n")
        told = result.output.replace(f"{tmp_path}/", "")
        start, later = re.split(r"^\d\d:\d\d:\d\d .*Ctrl-C.*\n", told, maxsplit=1, flags=re.MULTILINE)
        return start.splitlines(), re.sub(r"^\d\d:\d\d:\d\d ", "@ ", later, flags=re.MULTILINE).splitlines()[
            :-1
        ]

    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "good.yaml").write_text(GOOD, "utf-8")
    return watch


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "class"


def saving(path, text):
    return lambda: path.write_text(text, "utf-8")


def test_at_the_start_all_is_checked_as_without_watching(watched, folder):
    (folder / "wrong.yaml").write_text(WRONG, "utf-8")
    start, later = watched()
    assert [line.split(": ")[0] for line in start] == [
        "class/wrong.yaml:5:9",
        "2 files checked, 1 with problems.",
    ]
    assert later == []


def test_a_file_that_is_saved_is_checked_again_and_no_other(watched, folder):
    (folder / "other.yaml").write_text(GOOD, "utf-8")
    _, later = watched(saving(folder / "good.yaml", WRONG), saving(folder / "good.yaml", GOOD + "level: 1\n"))
    first, problem, *rest = later
    assert first == "@ class/good.yaml: 1 problem."
    assert problem.startswith("class/good.yaml:5:9: answer-denied: ")
    assert rest == [
        "@ 2 files checked, 1 with problems.",
        "@ class/good.yaml: 0 problems.",
        "@ 2 files checked, 0 with problems.",
    ]


def test_nothing_is_told_when_nothing_happens(watched):
    assert watched(lambda: None, lambda: None)[1] == []


def test_a_new_file_in_a_new_folder_is_found(watched, folder):
    def add():
        (folder / "more" / "deep").mkdir(parents=True)
        (folder / "more" / "deep" / "new.yml").write_text(GOOD, "utf-8")
        (folder / "more" / "notes.txt").write_text("no scenario", "utf-8")

    assert watched(add)[1] == [
        "@ class/more/deep/new.yml: 0 problems.",
        "@ 2 files checked, 0 with problems.",
    ]


def test_a_file_that_is_renamed_is_gone_and_new(watched, folder):
    (folder / "wrong.yaml").write_text(WRONG, "utf-8")
    _, later = watched(lambda: (folder / "wrong.yaml").rename(folder / "still-wrong.yaml"))
    assert later[:2] == ["@ class/wrong.yaml is gone.", "@ class/still-wrong.yaml: 1 problem."]
    assert later[-1] == "@ 2 files checked, 1 with problems."


def test_a_broken_file_that_is_deleted_counts_no_longer(watched, folder):
    (folder / "wrong.yaml").write_text(WRONG, "utf-8")
    _, later = watched((folder / "wrong.yaml").unlink)
    assert later == ["@ class/wrong.yaml is gone.", "@ 1 file checked, 0 with problems."]


def test_the_whole_folder_may_vanish_and_come_back(watched, folder):
    def vanish():
        (folder / "good.yaml").unlink()
        folder.rmdir()

    def return_():
        folder.mkdir()
        (folder / "good.yaml").write_text(GOOD, "utf-8")

    assert watched(vanish, return_)[1] == [
        "@ class/good.yaml is gone.",
        "@ 0 files checked, 0 with problems.",
        "@ class/good.yaml: 0 problems.",
        "@ 1 file checked, 0 with problems.",
    ]


def test_a_folder_need_not_be_there_yet(watched, tmp_path):
    later = tmp_path / "later"

    def make():
        later.mkdir()
        (later / "new.yaml").write_text(GOOD, "utf-8")

    start, told = watched(make, paths=[later])
    assert start[0].startswith("later:1:1: file-missing: ")
    assert told == ["@ later/new.yaml: 0 problems.", "@ 1 file checked, 0 with problems."]


def test_a_file_given_by_name_need_not_be_there_yet_and_may_go(watched, tmp_path):
    named = tmp_path / "class" / "named.yaml"
    _, told = watched(saving(named, GOOD), named.unlink, paths=[named])
    assert told == [
        "@ class/named.yaml: 0 problems.",
        "@ 1 file checked, 0 with problems.",
        "@ class/named.yaml is gone.",
        "@ 0 files checked, 0 with problems.",
    ]


def test_an_empty_folder_is_told_and_watched(watched, folder):
    (folder / "good.yaml").unlink()
    start, told = watched(saving(folder / "good.yaml", GOOD))
    assert start[0].startswith("No scenario file (.yaml)")
    assert told == ["@ class/good.yaml: 0 problems.", "@ 1 file checked, 0 with problems."]


@pytest.mark.parametrize("cut", [b"", b"rules: tyrolean\nschl", GOOD.encode()[:31], b'title: "half'])
def test_a_file_half_written_is_a_problem_and_no_end(watched, folder, cut):
    def save_half():
        (folder / "good.yaml").write_bytes(cut)

    _, told = watched(save_half, saving(folder / "good.yaml", GOOD))
    assert re.fullmatch(r"@ class/good.yaml: \d problems?\.", told[0])
    assert told[0] != "@ class/good.yaml: 0 problems."
    assert told[-2:] == ["@ class/good.yaml: 0 problems.", "@ 1 file checked, 0 with problems."]


def test_a_list_is_checked_again_when_what_it_lists_goes(watched, folder):
    (folder / "week.yaml").write_text(LIST, "utf-8")
    _, told = watched((folder / "good.yaml").unlink, saving(folder / "good.yaml", GOOD))
    assert told[:2] == ["@ class/good.yaml is gone.", "@ class/week.yaml: 1 problem."]
    assert told[2].startswith("class/week.yaml:3:13: not-found: ")
    assert told[-3:] == [
        "@ class/good.yaml: 0 problems.",
        "@ class/week.yaml: 0 problems.",
        "@ 2 files checked, 0 with problems.",
    ]


def test_it_is_told_in_the_language_chosen(watched, folder):
    assert watched(saving(folder / "good.yaml", GOOD + "\n"), lang="it")[1] == [
        "@ class/good.yaml: 0 problemi.",
        "@ 1 file controllato, 0 con problemi.",
    ]


def test_without_watching_ctrl_c_aborts(monkeypatch, folder, tmp_path):
    def interrupted(paths):
        raise KeyboardInterrupt

    monkeypatch.setattr(watten_tutor.cli.check, "changes", interrupted)
    assert CliRunner().invoke(main, ["check", str(tmp_path)]).exit_code == 1


def test_ctrl_c_ends_it_without_a_trace(folder, watched):
    """A process of its own: it sees a file saved, then is interrupted. Its output is no terminal: no bar."""
    command = [sys.executable, "-m", "watten_tutor.cli", "check", str(folder), "--watch", "--lang", "en"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests may run with it ignored
    ) as process:
        while "Now watching" not in process.stdout.readline():
            assert process.poll() is None
        (folder / "good.yaml").write_text(WRONG, "utf-8")
        told = [process.stdout.readline() for _ in range(3)]
        process.send_signal(signal.SIGINT)
        last, errors = process.communicate()
    assert [line.split()[-1] for line in told] == ["problem.", "Linker.", "problems."]
    assert (process.returncode, last, errors) == (0, "\n", "")


def test_a_lesson_is_checked_again_when_one_of_its_texts_is_saved(watched, folder):
    lesson = folder / "lesson"
    lesson.mkdir()
    told = "lesson: 1\nid: mine\ntitle: Mine\nminutes: 5\nsummary: One trick.\n"
    (lesson / "lesson.yaml").write_text(told, "utf-8")
    (lesson / "en.md").write_text("Nothing to solve yet.\n", "utf-8")
    start, later = watched(saving(lesson / "en.md", "```{puzzle} nowhere\n```\n"))
    assert start[-1] == "2 files checked, 0 with problems."
    assert any("class/lesson/en.md:1:13: not-found" in line for line in later)
