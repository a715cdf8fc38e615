"""`watten-tutor answer`: scenarios in, one JSON object a line out."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

import click

from watten_tutor.cli.ruleset import RULES
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.i18n import LANGUAGES
from watten_tutor.quiz.batch import Json, answer_object
from watten_tutor.quiz.check import problems
from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError
from watten_tutor.scenario.load import load_json, load_scenario
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.scenario.tree import MAX_BYTES
from watten_tutor.scenario.yamltree import decode

EPILOG = """\b
Examples:
  watten-tutor answer scenarios/who-wins/*.yaml
  watten-tutor answer my.yaml --lang de --rules bavarian
  echo '{"rules": "tyrolean", "schlag": "10", "trump": "♠",
         "question": "class", "card": "7♣"}' | tr -d '\\n' | watten-tutor answer -
"""


@click.command(epilog=EPILOG)
@click.argument("files", nargs=-1, required=True)
@click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default="en",
    is_eager=True,
    help="Language of all texts.  [default: en]",
)
@click.option("--rules", type=RULES, help="Answer under these rules instead of those in the file.")
@click.option("--what-if", is_flag=True, help="Say too what would change the answer; takes a little longer.")
def answer(files: tuple[str, ...], lang: str, rules: RuleSet | None, what_if: bool) -> None:
    """Answer scenario FILES, one JSON object a line.

    Each object holds the answer, the rules that force it with their sources, and an explanation. `-` reads
    JSON Lines from standard input, one scenario a line; blank lines are passed over. A broken file or line
    gives an object with `error` in its place, and the exit status is 1.
    """
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    failed = False
    asked = _Asked(lang, rules, what_if)
    for file in files:
        objects = _answers(sys.stdin.buffer, asked) if file == "-" else iter([_answer(file, asked)])
        for each in objects:
            failed |= "error" in each
            sys.stdout.write(json.dumps(each, ensure_ascii=False) + "\n")
    if failed:
        sys.exit(1)


@dataclass(frozen=True, slots=True)
class _Asked:
    """The options.

    Attributes:
        lang: the language of all texts.
        rules: a rule set in place of each scenario's own.
        what_if: whether to say what would change the answers.
    """

    lang: str
    rules: RuleSet | None
    what_if: bool


def _answer(file: str, asked: _Asked) -> Json:
    """One file answered, or its problems."""
    try:
        return _answered(load_scenario(Path(file), rules=asked.rules), asked)
    except ScenarioError as error:
        return _error(error.diagnostics, asked.lang)


def _answers(stream: BinaryIO, asked: _Asked) -> Iterator[Json]:
    """Each line of a stream answered, or its problems; blank lines are passed over."""
    for number, line in _lines(stream):
        try:
            yield _answered(load_json(_decoded(line, number), line=number, rules=asked.rules), asked)
        except ScenarioError as error:
            yield _error(error.diagnostics, asked.lang)


def _answered(scenario: Scenario, asked: _Asked) -> Json:
    found = problems(scenario)
    return _error(found, asked.lang) if found else answer_object(scenario, asked.lang, what_if=asked.what_if)


def _decoded(line: bytes, number: int) -> str:
    try:
        return decode(line)
    except ScenarioError as error:  # it speaks of the first line of a file
        raise ScenarioError(replace(each, line=number) for each in error.diagnostics) from None


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines that are not blank, with their numbers; of a longer line only enough to refuse it."""
    number = 0
    while line := stream.readline(MAX_BYTES + 2):
        number += 1
        rest = line
        while not rest.endswith(b"\n") and (rest := stream.readline(1 << 20)):
            pass
        if line.strip():
            yield number, line.rstrip(b"\r\n")


def _error(found: tuple[Diagnostic, ...], lang: str) -> Json:
    return {"error": [each.as_dict(lang) for each in found]}
