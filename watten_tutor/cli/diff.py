"""`watten-tutor diff`: two rule sets side by side, and who says which."""

from collections.abc import Iterator

import click

from watten_tutor.cli.language import LANG, language
from watten_tutor.cli.paper import Notes, capital, columns, heading, paragraph, title
from watten_tutor.cli.rules import rule_text
from watten_tutor.cli.ruleset import RULES
from watten_tutor.core.ruleset import FlagValue, RuleSet
from watten_tutor.i18n import Speech
from watten_tutor.rulebook.cite import Citation, cite_flag
from watten_tutor.rulebook.compare import Difference, RulesApart, differences, rules_apart
from watten_tutor.rulebook.flags import flag_name, value_said
from watten_tutor.rulebook.names import ruleset_title

EPILOG = """\b
Examples:
  watten-tutor diff tyrolean bavarian
  watten-tutor diff italian italian-21 --lang it
  watten-tutor diff tyrolean tyrolean+guate+target-18
"""
_MARGIN = "  "


@click.command(epilog=EPILOG)
@click.argument("one", type=RULES, metavar="SET")
@click.argument("other", type=RULES, metavar="SET")
@LANG
def diff(one: RuleSet, other: RuleSet, lang: str | None) -> None:
    """Tell what differs between two rule sets, and who says so.

    First flag by flag, with the sources of each side; then the rules that only one of them has or that say
    something else. A SET is a name with options, as `tyrolean+guate+target-18`.
    """
    speech = Speech(language(lang))
    width = columns()
    click.echo("\n\n".join(_blocks(one, other, speech, width)))


def _blocks(one: RuleSet, other: RuleSet, speech: Speech, width: int) -> Iterator[str]:
    names = [ruleset_title(each, speech.language) for each in (one, other)]
    found, apart = differences(one, other), rules_apart(one, other, speech.language)
    if not found and apart == RulesApart():
        yield paragraph(speech.text("diff.equal", one=names[0], other=names[1]), width)
        return
    notes = Notes(speech)
    yield title(speech.text("diff.title", one=names[0], other=names[1]), width)
    if found:
        flags = (_flag(each, (one, other), names, speech, width, notes) for each in found)
        yield "\n\n".join([heading(speech.text("diff.flags"), width), *flags])
    yield from _rules(apart, names, speech, width, notes)
    yield from notes.blocks(width)


def _flag(
    found: Difference,
    sets: tuple[RuleSet, RuleSet],
    names: list[str],
    speech: Speech,
    width: int,
    notes: Notes,
) -> str:
    """A flag, and for each side its value and who says so."""
    lines = [click.style(capital(flag_name(found.flag, speech.language)), bold=True)]
    for ruleset, name, value in zip(sets, names, (found.one, found.other), strict=True):
        lines.append(paragraph(f"{name}: {_value(found.flag, value, speech)}", width, _MARGIN, _MARGIN))
        if value is not None:
            said_by = cite_flag(found.flag, speech.language, ruleset)
            lines.append(
                notes.refer(said_by, width, _MARGIN * 2)
                if said_by
                else paragraph(f"({speech.text('rules.own-choice')})", width, _MARGIN * 2)
            )
    return "\n".join(lines)


def _value(flag: str, value: FlagValue | None, speech: Speech) -> str:
    return speech.text("rules.no-matter") if value is None else value_said(flag, value, speech.language)


def _rules(apart: RulesApart, names: list[str], speech: Speech, width: int, notes: Notes) -> Iterator[str]:
    """The rules of one side only, of the other only, and those that say something else."""
    for name, only in zip(names, (apart.one, apart.other), strict=True):
        if only:
            told = [rule_text(each, width, notes) for each in only]
            yield "\n".join([heading(speech.text("diff.only", name=name), width), *told])
    if apart.both:
        both = [_both(pair, names, width, notes) for pair in apart.both]
        yield "\n\n".join([heading(speech.text("diff.both"), width), *both])


def _both(pair: tuple[Citation, Citation], names: list[str], width: int, notes: Notes) -> str:
    lines = [click.style(pair[0].heading, bold=True)]
    for name, rule in zip(names, pair, strict=True):
        lines.append(paragraph(f"{name}: {rule.text}", width, _MARGIN, _MARGIN))
        lines.append(notes.refer(rule.sources, width, _MARGIN * 2))
    return "\n".join(lines)
