"""Every command shown in the README is run, and prints what is shown there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"
CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples():
    """Yield each `$ command` with the lines below it."""
    for block in CONSOLE.findall(README.read_text("utf-8")):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = example.partition("\n")
            while command.endswith("\\"):
                more, _, shown = shown.partition("\n")
                command = f"{command[:-1]}{more}"
            yield command, shown


@pytest.mark.parametrize(("command", "shown"), [*examples()])
def test_command_in_the_readme(command, shown):
    place = {"PATH": f"{Path(sys.executable).parent}:/usr/bin:/bin", "LANG": "C.UTF-8"}
    done = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, text=True, cwd=README.parent, env=place, check=False
    )
    pattern = ".*".join(re.escape(part) for part in shown.split("..."))
    assert re.fullmatch(pattern, done.stdout, re.DOTALL), done.stdout + done.stderr


def test_the_readme_shows_commands():
    assert [*examples()]
