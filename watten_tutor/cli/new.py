"""`watten-tutor new`: a scenario begun, by answering a few questions or with options."""

import sys
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, NoReturn

import click
import yaml

from watten_tutor.cli.language import LANG, language
from watten_tutor.cli.paper import columns, paragraph
from watten_tutor.cli.starts import COMMON, STARTS, start
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.i18n import Catalogue, catalogue
from watten_tutor.quiz.check import problems
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.canonical import format_text
from watten_tutor.scenario.diagnostics import DID_YOU_MEAN, Diagnostic, ScenarioError
from watten_tutor.scenario.load import load_scenario
from watten_tutor.scenario.schema import KEYS, OUTER

EPILOG = """\b
Examples:
  watten-tutor new my-first.yaml
  watten-tutor new my-first.yaml --question legal-cards --yes
  watten-tutor new --yes --question trick-winner --schlag 9 --trump Laub
                   --trick "Anna: 8♠, Ben: 9♥, Carla: K♦, Dan: 7♣"

\b
Hands and finished tricks are parted by semicolons:
  --hands "Ben: J♠ 10♥; Dan: A♦ _"
"""
_MAPS = ("games", "score", "won")
_LISTS = ("players", "between")
_LEFT_OUT = "-"
_ALL_KINDS = "?"
_ASKED = ("title", *(key for key in KEYS if any(key in each for each in STARTS.values())))
_OFFERED = (*_ASKED, "players", "dealer", "turned", "led", "call")
_SAYS = catalogue("en")

Told = dict[str, str]


def _options(command: Callable[..., None]) -> Callable[..., None]:
    """An option for every key that may be told, but those that have their own."""
    for key in reversed([key for key in KEYS if key in _OFFERED and key != "rules"]):
        choice = click.Choice([*STARTS]) if key == "ask" else str
        command = click.option(f"--{key}", type=choice, metavar="TEXT", help=_SAYS.text(f"key.{key}"))(
            command
        )
    return command


@click.command(epilog=EPILOG)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False), required=False)
@LANG
@click.option("--question", type=click.Choice([*STARTS]), metavar="KIND", help="What is asked.")
@click.option("--rules", metavar="SET", help="By which rules.")
@_options
@click.option("--yes", is_flag=True, help="Ask nothing: take an example for what is not told.")
@click.option("--force", is_flag=True, help="Write over a file that is there already.")
def new(
    file: Path | None, lang: str | None, question: str | None, yes: bool, force: bool, **given: str | None
) -> None:
    """Begin a scenario and write it into FILE, or print it.

    Asks for the kind of question, the rule set and the cards, and offers an example for each. What is
    written is sound: `check` accepts it. A file that is there already is left alone; folders that are not
    there yet are made.
    """
    say = catalogue(language(lang))
    if file is not None and file.exists() and not force:
        _stop(say.text("new.exists", file=str(file)))
    told = {key: value for key, value in given.items() if value is not None}
    kind = question or ("trick-winner" if yes else _kind(say))
    text = _text(kind, told) if yes else _asked(kind, told, say)
    if isinstance(text, tuple):
        _stop("\n".join(each.sentences(say.language) for each in text))
    if file is None:
        sys.stdout.buffer.write(text.encode())
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        _stop(say.text("format.unwritable", file=str(file), reason=str(error.strerror)))
    click.echo(say.text("new.written", file=str(file)))


def _stop(message: str) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(1)


# -- the text -------------------------------------------------------------------------------------------


def _text(kind: str, told: Told) -> str | tuple[Diagnostic, ...]:
    """The scenario as a file has it, or what is wrong with it."""
    example = start(kind, told.get("ask"), _ruleset(kind, told))
    facts = {"rules": "tyrolean", **example, **told, "question": kind}
    data = {key: _value(key, value) for key, value in facts.items() if value != _LEFT_OUT}
    try:
        text = format_text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=1000))
        return problems(load_scenario(text)) or text
    except ScenarioError as error:
        return error.diagnostics


def _ruleset(kind: str, told: Told) -> RuleSet | None:
    """The rules told, else those of the example; None if there are none of this name."""
    try:
        return load_ruleset(told.get("rules") or STARTS[kind].get("rules", "tyrolean"))
    except RuleSetError:
        return None


def _value(key: str, text: str) -> Any:
    """What was typed, as plain data; what cannot be taken apart stays a text and is refused later."""
    if key in _MAPS:
        return {name: _number(value) for name, value in _pairs(text)}
    if key in _LISTS:
        return [each.strip() for each in text.split(",")]
    if key == "hands":
        return {name: value or [] for part in text.split(";") for name, value in [_pair(part)]}
    if key == "tricks":
        return [_plays(part) for part in text.split(";")]
    if key in ("trick", "bets", "deal"):
        return _plays(text)
    if key == "call":
        return {"true": True, "false": False}.get(text, text)
    return text


def _plays(text: str) -> list[dict[str, str]]:
    return [{name: value} for name, value in _pairs(text)]


def _pairs(text: str) -> list[tuple[str, str]]:
    return [_pair(each) for each in text.split(",")]


def _pair(text: str) -> tuple[str, str]:
    name, _, value = text.partition(":")
    return name.strip(), value.strip()


def _number(text: str) -> int | str:
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 5 else text


# -- asking ---------------------------------------------------------------------------------------------


def _kind(say: Catalogue) -> str:
    """The kind of question, chosen from a short list, or from the whole one after a question mark."""
    _list_kinds(COMMON, say)
    click.echo(say.text("new.kinds.more", n=len(STARTS)), err=True)
    found = _prompt("question", "trick-winner", say, click.Choice([_ALL_KINDS, *STARTS]))
    if found != _ALL_KINDS:
        return found
    _list_kinds(STARTS, say)
    return _prompt("question", "trick-winner", say, click.Choice([*STARTS]))


def _list_kinds(kinds: Collection[str], say: Catalogue) -> None:
    """Kinds of question, each with what an answer consists of."""
    column, known = max(map(len, kinds)) + 2, say.keys()
    click.echo(say.text("new.kinds"), err=True)
    for kind in kinds:
        key = f"question.{kind}.ask"
        told = say.text(key) if key in known else ""
        click.echo(paragraph(f"{kind.ljust(column)}{told}", columns(), "  ", " " * column), err=True)


def _asked(kind: str, told: Told, say: Catalogue) -> str:
    """Ask for every key not told, until what was told can stand."""
    click.echo(say.text("new.how"), err=True)
    answers, inner = dict(told), click.Choice([each for each in STARTS if each not in OUTER])
    examples = {"rules": "tyrolean", **STARTS[kind]}
    for key in ("rules", *(("between", "ask") if kind in OUTER else ())):
        if key not in answers and key in examples:
            answers[key] = _prompt(key, examples[key], say, inner if key == "ask" else None)
    examples |= {"title": _LEFT_OUT, **start(kind, answers.get("ask"), _ruleset(kind, answers))}
    for key in ("title", *(key for key in KEYS if key in examples and key != "title")):
        if key not in answers:
            answers[key] = _prompt(key, examples[key], say)
    while isinstance(text := _text(kind, answers), tuple):
        click.echo(say.text("new.not-yet"), err=True)
        for each in text:
            click.echo(paragraph(each.sentences(say.language), columns(), "  "), err=True)
        for key in _doubtful(text, answers):
            answers[key] = _prompt(key, _offered(key, text, answers, examples), say)
    return text


def _offered(key: str, found: tuple[Diagnostic, ...], answers: Told, examples: Told) -> str:
    """What to offer in place of an answer that cannot stand: it with its words mended, else the example."""
    mended = answers[key]
    for each in found:
        if _top(each) == key and each.hint == DID_YOU_MEAN and each.found:
            mended = mended.replace(each.found, str(each.facts["suggestion"]))
    return mended if mended != answers[key] else examples.get(key, mended)


def _top(problem: Diagnostic) -> str:
    """The top-level key under which a problem was found."""
    return problem.path.partition(".")[0].partition("[")[0]


def _doubtful(found: tuple[Diagnostic, ...], answers: Told) -> list[str]:
    """The keys to ask again: those with problems, else all."""
    named = set(map(_top, found))
    return [key for key in answers if key in named] or [*answers]


def _prompt(key: str, default: str, say: Catalogue, kind: click.ParamType[Any] | None = None) -> str:
    click.echo(paragraph(f"{key}: {say.text(f'key.{key}')}", columns(), "", "  "), err=True)
    return str(click.prompt(f"  {key}", default, type=kind, show_choices=False, err=True)).strip()
