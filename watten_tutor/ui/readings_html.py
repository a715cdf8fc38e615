"""Other readings of the rules as HTML: each answer, what has to be read otherwise, who says so."""

from collections.abc import Iterable
from html import escape

from watten_tutor.course.prose import read_prose
from watten_tutor.i18n import Speech
from watten_tutor.quiz.reading_words import counted, held_said, named, same_said, way_said
from watten_tutor.quiz.readings import OtherReading, Readings, Way
from watten_tutor.rulebook.cite import cite
from watten_tutor.ui import markup


def readings_html(found: Readings, speech: Speech) -> str:
    """All of it, the other answers first."""
    heading = f"<h3>{escape(speech.text('readings.title'))}</h3>"
    parts = [f"<p>{escape(counted(found, speech))}</p>"]
    parts += [_other(each, speech) for each in found.others]
    parts += _stated(found, speech)
    parts += [_sets(label, sets, speech) for label, sets in same_said(found, speech)]
    return "".join([heading, *parts, _unfit(found, speech)])


def _other(other: OtherReading, speech: Speech) -> str:
    ways = "".join(f"<li>{_way(each, other, speech)}</li>" for each in other.ways)
    played = (
        _sets(speech.text("readings.sets"), other.sets, speech)
        if other.sets
        else f'<p class="wt-named">{escape(speech.text("readings.no-set"))}</p>'
    )
    told = markup.said(other.headline, speech)
    return f'<section class="wt-reading"><h4>{told}</h4>{played}<ul>{ways}</ul></section>'


def _way(way: Way, other: OtherReading, speech: Speech) -> str:
    """What is read otherwise; to be opened for the rules, their sources, and who reads them so."""
    language = speech.language
    changes = "".join(read_prose(each).html(speech) for each in way_said(way, speech))
    rules = "".join(
        f"<p><b>{escape(rule.heading)}</b></p>{read_prose(rule.text).html(speech)}"
        for rule in (cite(each, language, way.ruleset) for each in way.rules)
    )
    sources = "".join(f"<li>{markup.source_html(each, speech)}</li>" for each in way.sources(language))
    held = held_said(way, other, speech)
    told = f"<p>{escape(held)}</p>" if held else ""
    who = markup.summary(speech.text("readings.who"))
    return f'{changes}<details>{who}<div class="wt-rule">{rules}<ul>{sources}</ul>{told}</div></details>'


def _stated(found: Readings, speech: Speech) -> Iterable[str]:
    if found.stated:
        yield f"<h4>{escape(speech.text('readings.stated'))}</h4>"
    for each in found.stated:
        yield f'{markup.written(each.text, speech)}<p class="wt-named">{escape(each.source)}</p>'


def _unfit(found: Readings, speech: Speech) -> str:
    if not found.unfit:
        return ""
    told = ((speech.text(f"readings.unfit.{why.value}"), names) for why, names in found.unfit.items())
    rows = "".join(_sets(label, names, speech) for label, names in told)
    where = markup.summary(speech.text("readings.unfit"))
    return f'<details class="wt-unfit">{where}<div class="wt-rule">{rows}</div></details>'


def _sets(label: str, names: tuple[str, ...], speech: Speech) -> str:
    """Named rule sets in one line; none is broken at the end of a line, none begins a line with a point."""
    *first, last = map(escape, named(names, speech))
    told = " ".join([*(f"<span>{title} ·</span>" for title in first), f"<span>{last}</span>"])
    return f'<p class="wt-named">{escape(label)} {told}</p>'
