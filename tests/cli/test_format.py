"""`watten-tutor format`: files written anew only where they are sound and not in form."""

import os

import pytest
from click.testing import CliRunner

from watten_tutor.cli.main import main

ODD = "question: linke  # all of them\ntrump: Laub\nschlag: Zehn\nrules: tyrolean\n"
FORMED = "rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: linke  # all of them\n"
BROKEN = "rules: tyrolean\nschlag: 11\ntrump: ♠\nquestion: linke\n"


def run(*arguments, stdin=None):
    return CliRunner().invoke(main, ["format", *arguments, "--lang", "en"], input=stdin)


@pytest.fixture
def folder(tmp_path):
    for name, text in (("odd", ODD), ("formed", FORMED), ("broken", BROKEN)):
        (tmp_path / f"{name}.yaml").write_text(text, "utf-8")
    return tmp_path


def test_a_file_is_brought_into_form(folder):
    file = folder / "odd.yaml"
    result = run(str(file))
    assert result.exit_code == 0
    assert result.output == f"{file}\n1 file, 1 brought into form.\n"
    assert file.read_text("utf-8") == FORMED
    assert run(str(file)).output == "1 file, 0 brought into form.\n"


def test_a_broken_file_is_told_and_left_alone_and_the_others_are_written(folder):
    result = run(str(folder))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"{folder / 'broken.yaml'}:2:9: rank-unreadable: ")
    assert result.stdout == f"{folder / 'odd.yaml'}\n3 files, 1 brought into form.\n"
    assert (folder / "broken.yaml").read_text("utf-8") == BROKEN
    assert (folder / "odd.yaml").read_text("utf-8") == FORMED


def test_check_writes_nothing(folder):
    result = run("--check", str(folder / "odd.yaml"), str(folder / "formed.yaml"))
    assert result.exit_code == 1
    assert result.output == f"{folder / 'odd.yaml'}\n2 files, 1 not in form.\n"
    assert (folder / "odd.yaml").read_text("utf-8") == ODD
    assert run("--check", str(folder / "formed.yaml")).exit_code == 0


def test_a_file_in_form_is_not_touched(folder):
    file = folder / "formed.yaml"
    os.utime(file, (1, 1))
    run(str(file))
    assert file.stat().st_mtime == 1


def test_standard_input_goes_to_standard_output():
    result = run("--stdin", stdin=ODD)
    assert (result.exit_code, result.stdout) == (0, FORMED)
    assert run("--stdin", "--check", stdin=ODD).exit_code == 1
    assert run("--stdin", "--check", stdin=FORMED).exit_code == 0


@pytest.mark.parametrize("text", [BROKEN, "[", "", "- 1", b"\xff", '{"rules": "tyrolean"}'])
def test_broken_standard_input_gives_problems_and_nothing_else(text):
    result = run("--stdin", stdin=text)
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert result.stderr.startswith("-:")


def test_files_with_foreign_line_ends_are_written_anew(tmp_path):
    file = tmp_path / "windows.yaml"
    file.write_bytes(FORMED.replace("\n", "\r\n").encode())
    assert run(str(file)).exit_code == 0
    assert file.read_bytes() == FORMED.encode()


def test_what_is_not_there_is_told(tmp_path):
    result = run(str(tmp_path / "none.yaml"))
    assert result.exit_code == 1
    assert "file-missing" in result.stderr


def test_what_cannot_be_written_is_told(folder, monkeypatch):
    def refuse(*_, **__):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("pathlib.Path.write_text", refuse)
    result = run(str(folder / "odd.yaml"))
    assert result.exit_code == 1
    assert "odd.yaml cannot be written: Permission denied." in result.stderr


@pytest.mark.parametrize("arguments", [(), ("--stdin", "x.yaml")])
def test_either_files_or_standard_input(arguments):
    assert run(*arguments).exit_code == 2
