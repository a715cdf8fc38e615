"""The group of commands."""

import pytest
from click.testing import CliRunner

from watten_tutor import __version__
from watten_tutor.cli.main import COMMANDS, main


def test_help_names_every_command():
    shown = CliRunner().invoke(main, ["--help"])
    assert shown.exit_code == 0
    assert [name for name in COMMANDS if f"\n  {name} " in shown.output] == [*COMMANDS]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_shows_examples(command):
    shown = CliRunner().invoke(main, [command, "--help"]).output
    assert shown.partition("Examples:")[2].count(f"watten-tutor {command}") >= 2


def test_version():
    assert CliRunner().invoke(main, ["--version"]).output == f"watten-tutor, version {__version__}\n"


def test_an_unknown_command_is_an_error_of_use():
    refused = CliRunner().invoke(main, ["tarock"])
    assert refused.exit_code == 2
    assert "No such command 'tarock'." in refused.output
