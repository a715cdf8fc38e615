"""`watten-tutor schema`: the schema printed or written."""

import json

from click.testing import CliRunner

from watten_tutor.cli.main import main
from watten_tutor.scenario.json_schema import json_schema


def run(*arguments):
    return CliRunner().invoke(main, ["schema", *arguments])


def test_it_is_printed_in_the_language_told():
    result = run("--lang", "de")
    assert result.exit_code == 0
    assert json.loads(result.stdout) == json_schema("de")
    assert "Die angesagte Trumpffarbe." in result.stdout


def test_it_is_written_into_a_file(tmp_path):
    file = tmp_path / "watten.schema.json"
    result = run("--lang", "en", "--output", str(file))
    assert (result.exit_code, result.output) == (0, "")
    assert json.loads(file.read_text("utf-8")) == json_schema()


def test_what_cannot_be_written_is_told(tmp_path):
    result = run("--lang", "en", "--output", str(tmp_path / "none" / "x.json"))
    assert result.exit_code == 1
    assert "cannot be written" in result.stderr


def test_the_help_tells_how_an_editor_finds_it():
    assert "# yaml-language-server: $schema=watten.schema.json" in run("--help").output
