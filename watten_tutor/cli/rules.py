"""`watten-tutor rules`: a rule set as a rulebook to read, or the list of all of them."""

from collections.abc import Iterable, Iterator

import click

from watten_tutor.cli.language import LANG, language
from watten_tutor.cli.paper import Notes, capital, columns, heading, paragraph, table, title
from watten_tutor.cli.ruleset import RULES
from watten_tutor.core.cards import Card, Rank, Suit
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.ranking import Ranking
from watten_tutor.core.ruleset import FlagValue, RuleSet
from watten_tutor.i18n import Speech
from watten_tutor.picture.text import ladder_text
from watten_tutor.rulebook.cite import Area, Citation, areas, cite
from watten_tutor.rulebook.compare import differences
from watten_tutor.rulebook.flags import flag_name, value_said
from watten_tutor.rulebook.load import load_ruleset, option_names, parse_name, ruleset_names
from watten_tutor.rulebook.names import ruleset_title

EPILOG = """\b
Examples:
  watten-tutor rules
  watten-tutor rules bavarian --lang de
  watten-tutor rules tyrolean+guate+target-18
  watten-tutor rules "tyrolean+{guate: yes, call: any_trick}" | less
"""
_MARGIN = "  "


@click.command(epilog=EPILOG)
@click.argument("rules", type=RULES, required=False, metavar="[SET]")
@LANG
def rules(rules: RuleSet | None, lang: str | None) -> None:
    """Print the rulebook of a rule SET, every rule with its sources.

    SET is a name with options, as `tyrolean+guate+target-18`. Without it, list all rule sets and options.
    """
    speech = Speech(language(lang))
    width = columns()
    blocks = _list(speech, width) if rules is None else _book(rules, speech, width)
    click.echo("\n\n".join(blocks))


def _list(speech: Speech, width: int) -> Iterator[str]:
    """All rule sets and options, each with its sentence."""
    sets, options = ruleset_names(), option_names()
    column = max(map(len, (*sets, *options)))
    for key, area, names in (("rules.sets", "ruleset", sets), ("rules.options", "option", options)):
        lines = (_entry(name, speech.text(f"{area}.{name}.title"), column, width) for name in names)
        yield "\n".join([heading(speech.text(key), width), *lines])
    yield speech.text("rules.more")


def _entry(name: str, sentence: str, column: int, width: int) -> str:
    return paragraph(f"{name.ljust(column)}{_MARGIN}{sentence}", width, "", " " * (column + len(_MARGIN)))


def _book(ruleset: RuleSet, speech: Speech, width: int) -> Iterator[str]:
    """The rulebook: what the set is, what differs, area by area what holds, who says so."""
    notes = Notes(speech)
    yield title(ruleset_title(ruleset, speech.language), width)
    yield "\n".join(paragraph(each, width) for each in _character(ruleset, speech))
    yield _apart(ruleset, speech, width)
    for area in areas(ruleset, speech.language):
        yield "\n".join([heading(area.heading, width), *_rules_of(area, ruleset, speech, width, notes)])
    yield from notes.blocks(width)


def _character(ruleset: RuleSet, speech: Speech) -> Iterator[str]:
    """What kind of game it is and where it is played; then its options."""
    name = parse_name(ruleset.name)
    yield speech.text(f"ruleset.{name.base}.title")
    yield speech.text(f"ruleset.{name.base}.place")
    if name.options:
        yield speech.text("rules.changed")
    for option in name.options:
        yield f"+ {speech.text(f'option.{option}.title')}"


def _apart(ruleset: RuleSet, speech: Speech, width: int) -> str:
    """A table of the flags in which the set differs from the base game."""
    found = differences(ruleset, load_ruleset(ruleset_names()[0]))
    if not found:
        return paragraph(speech.text("rules.is-base"), width)
    head = ("", speech.text("rules.here"), speech.text("rules.base"))
    rows = [
        (
            capital(flag_name(each.flag, speech.language)),
            *(_value(each.flag, value, speech) for value in pair),
        )
        for each in found
        for pair in ((each.one, each.other),)
    ]
    cell = (width - 4) // 3
    return "\n".join(
        [heading(speech.text("rules.apart"), width), table([head, *rows], (width - 4 - 2 * cell, cell, cell))]
    )


def _value(flag: str, value: FlagValue | None, speech: Speech) -> str:
    return speech.text("rules.no-matter") if value is None else value_said(flag, value, speech.language)


def _rules_of(area: Area, ruleset: RuleSet, speech: Speech, width: int, notes: Notes) -> Iterator[str]:
    """The rules of an area; below those about the order of the cards, orders as examples."""
    for rule in area.rules:
        yield rule_text(cite(rule, speech.language, ruleset), width, notes)
    if "order.rechter" in area.rules:
        yield from ("\n" + each for each in _examples(ruleset, speech))


def rule_text(rule: Citation, width: int, notes: Notes) -> str:
    """A rule as it is read: its heading, what it says, and who says so."""
    return "\n".join(
        [
            "",
            click.style(rule.heading, bold=True),
            paragraph(rule.text, width, _MARGIN),
            notes.refer(rule.sources, width, _MARGIN),
        ]
    )


def _examples(ruleset: RuleSet, speech: Speech) -> Iterator[str]:
    for declaration in _worth_seeing(ruleset):
        drawn = ladder_text(Ranking(ruleset, declaration).rungs(), speech)
        said = speech.text("rules.example", schlag=declaration.schlag, trump=declaration.trump)
        yield "\n".join([said, *(_MARGIN + line for line in drawn.splitlines())])


def _worth_seeing(ruleset: RuleSet) -> Iterable[Declaration]:
    """The sources' own example; the one without a Rechter; and the six, where it may be named."""
    yield Declaration(Rank.TEN, Suit.LEAVES)
    if Card(Suit.HEARTS, Rank.KING) in ruleset.kritische:
        yield Declaration(Rank.KING, Suit.HEARTS)
    if ruleset.six_schlag:
        yield Declaration(Rank.SIX, Suit.LEAVES)
