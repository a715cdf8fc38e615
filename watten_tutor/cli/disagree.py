"""Who would answer otherwise, on paper."""

from collections.abc import Iterator

import click

from watten_tutor.cli.paper import Notes, heading, paragraph
from watten_tutor.i18n import Speech
from watten_tutor.quiz.reading_words import counted, held_said, named, same_said, way_said
from watten_tutor.quiz.readings import OtherReading, Way, readings
from watten_tutor.rulebook.cite import cite
from watten_tutor.scenario.scenario import Scenario

_MARGIN = "   "


def dissent(scenario: Scenario, speech: Speech, notes: Notes, width: int) -> Iterator[str]:
    """Blocks of text: how many answers, then each with what must be read otherwise and who says so."""
    found = readings(scenario)
    yield "\n".join([heading(speech.text("readings.title"), width), paragraph(counted(found, speech), width)])
    for each in found.others:
        yield "\n".join(_other(each, speech, notes, width))
    if same := same_said(found, speech):
        yield "\n".join(paragraph(_sets(label, sets, speech), width, "", _MARGIN) for label, sets in same)
    if found.unfit:
        reasons = [
            _sets(speech.text(f"readings.unfit.{why.value}"), sets, speech)
            for why, sets in found.unfit.items()
        ]
        lines = [paragraph(each, width, "", _MARGIN) for each in reasons]
        yield "\n".join([heading(speech.text("readings.unfit"), width), *lines])


def _other(other: OtherReading, speech: Speech, notes: Notes, width: int) -> Iterator[str]:
    told = paragraph(other.headline.text(speech), width)
    yield "\n".join(click.style(line, bold=True) for line in told.splitlines())
    line = (
        _sets(speech.text("readings.sets"), other.sets, speech)
        if other.sets
        else speech.text("readings.no-set")
    )
    yield paragraph(line, width)
    for way in other.ways:
        yield from _way(way, other, speech, notes, width)


def _way(way: Way, other: OtherReading, speech: Speech, notes: Notes, width: int) -> Iterator[str]:
    first, *more = way_said(way, speech)
    yield paragraph(f"*  {first}", width, "", _MARGIN)
    yield from (paragraph(each, width, _MARGIN) for each in more)
    headings = [cite(rule, speech.language, way.ruleset).heading for rule in way.rules]
    yield notes.refer(way.sources(speech.language), width, _MARGIN, "; ".join(headings))
    if held := held_said(way, other, speech):
        yield paragraph(held, width, _MARGIN)


def _sets(label: str, names: tuple[str, ...], speech: Speech) -> str:
    return f"{label} {'; '.join(named(names, speech))}"
