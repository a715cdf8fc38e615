"""`watten-tutor format`: scenario files brought into their one form."""

import sys
from pathlib import Path

import click

from watten_tutor.cli.checking import scenario_files
from watten_tutor.cli.language import LANG, language
from watten_tutor.i18n import Catalogue, catalogue
from watten_tutor.scenario.canonical import format_text
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.load import read_text
from watten_tutor.scenario.tree import MAX_BYTES
from watten_tutor.scenario.yamltree import decode

EPILOG = """\b
Examples:
  watten-tutor format my-first.yaml my-class/
  watten-tutor format --check scenarios
  watten-tutor format --stdin < my-first.yaml
"""


@click.command(epilog=EPILOG)
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
@LANG
@click.option("--check", is_flag=True, help="Write nothing; exit status 1 if a file is not in form.")
@click.option("--stdin", is_flag=True, help="Read a file from standard input, print it in form.")
def format(paths: tuple[Path, ...], lang: str | None, check: bool, stdin: bool) -> None:
    """Bring scenario files and folders into their one form.

    Keys stand in the order of the description of the format, cards are written as signs (10♠), every trick
    and hand has its line. Texts and comments stay as they are, and so does the meaning. A broken file is
    told as by `check` and left alone; the exit status is then 1.
    """
    say = catalogue(language(lang))
    if stdin == bool(paths):
        raise click.UsageError("Name files or folders, or give --stdin.")
    if stdin:
        _stream(say.language, check)
        return
    files = [file for _, file in scenario_files(paths)]
    results = [_format(file, say, check) for file in files]
    changed, broken = results.count("changed"), results.count("broken")
    click.echo(say.text("format.would" if check else "format.result", n=len(files), changed=changed))
    if broken or (check and changed):
        sys.exit(1)


def _format(file: Path, say: Catalogue, check: bool) -> str:
    """Bring one file into form: `changed`, `same` or `broken`; tells which if it is not the same."""
    try:
        text = read_text(file)
        written = format_text(text)
    except ScenarioError as error:
        for each in error.diagnostics:
            click.echo(each.format(str(file), say.language), err=True)
        return "broken"
    if written == text:
        return "same"
    if not check:
        try:
            file.write_text(written, "utf-8", newline="\n")
        except OSError as error:
            click.echo(say.text("format.unwritable", file=str(file), reason=str(error.strerror)), err=True)
            return "broken"
    click.echo(str(file))
    return "changed"


def _stream(lang: str, check: bool) -> None:
    try:
        text = decode(sys.stdin.buffer.read(MAX_BYTES + 1))
        written = format_text(text)
    except ScenarioError as error:
        click.echo(error.format(lang), err=True)
        sys.exit(1)
    if not check:
        sys.stdout.buffer.write(written.encode())
    elif written != text:
        sys.exit(1)
