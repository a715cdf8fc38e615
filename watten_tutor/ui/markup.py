"""The HTML of explanations, ladders and rules. Everything that is not ours is escaped.

Sentences come from the catalogues, cards and suits in them are drawn by `picture.inline`.
"""

from collections.abc import Collection, Iterable, Mapping
from html import escape

from watten_tutor.core.cards import Card
from watten_tutor.core.ranking import Rung
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.signals import Sign
from watten_tutor.course.prose import read_prose
from watten_tutor.i18n import Speech
from watten_tutor.picture.art import card_svg
from watten_tutor.picture.gestures import gesture_svg
from watten_tutor.picture.inline import sentence_html
from watten_tutor.picture.ladder import BARS
from watten_tutor.picture.text import group_name
from watten_tutor.quiz.explain import Explanation, Sentence, Step
from watten_tutor.quiz.hidden import tricks_told
from watten_tutor.quiz.told import told
from watten_tutor.rulebook.cite import Citation, SourceRef, areas, cite
from watten_tutor.scenario.scenario import Scenario, Text

LADDER_CARD = 46
"""Width of a card of the ladder."""
GESTURE_ASKED = 112
"""Width and height of the sign that a question is about."""


def said(sentence: Sentence, speech: Speech) -> str:
    """A sentence, with its cards drawn."""
    return sentence_html(speech, sentence.key, **sentence.facts)


def written(text: Text | None, speech: Speech) -> str:
    """What an author has written (Markdown), or nothing."""
    return read_prose(text.in_language(speech.language)).html(speech) if text else ""


def told_html(scenario: Scenario, speech: Speech) -> str:
    """Earlier tricks, score and bets, which no picture shows; nothing if nothing is told of them."""
    tricks = "".join(f"<li>{said(each, speech)}</li>" for each in tricks_told(scenario))
    sentences = " ".join(said(each, speech) for each in told(scenario.position))
    told_tricks = f'<ul class="wt-told">{tricks}</ul>' if tricks else ""
    return told_tricks + (f'<p class="wt-told">{sentences}</p>' if sentences else "")


def gesture_html(sign: Sign | None) -> str:
    """The sign a question is about, drawn; nothing if there is none. The question says it in words."""
    return "" if sign is None else f'<div class="wt-gesture-asked">{gesture_svg(sign, GESTURE_ASKED)}</div>'


# -- rules ----------------------------------------------------------------------------------------


def rule_details(citation: Citation, speech: Speech) -> str:
    """A rule's heading and section, to be opened for its text and its sources."""
    section = citation.sources[0].section.partition(" ")[0] if not citation.sources[0].house else ""
    place = f" <small>{escape(section)}</small>" if section.startswith("§") else ""
    sources = "".join(f"<li>{source_html(each, speech)}</li>" for each in citation.sources)
    return (
        f"<details>{summary(citation.heading, place)}"
        f'<div class="wt-rule">{read_prose(citation.text).html(speech)}<ul>{sources}</ul></div></details>'
    )


def summary(heading: str, more: str = "") -> str:
    """What opens details; its arrow (and `more`, HTML) stays on one line with the last word."""
    start, space, last = heading.rpartition(" ")
    return f'<summary>{escape(start + space)}<span class="wt-last">{escape(last)}{more}</span></summary>'


def source_html(source: SourceRef, speech: Speech) -> str:
    """Title, section and licence of a source; a house reading is marked as one."""
    if source.house:
        mark = f'<span class="wt-house">{escape(speech.text("ui.source.house"))}</span>'
        return f"{mark} {escape(source.section)}"
    place = speech.text("ui.source", title=source.title, section=source.section)
    return f"{escape(place)} · {escape(source.licence)}"


def rules_of(ruleset: RuleSet, name: str, speech: Speech) -> str:
    """All rules of a set, by area."""
    language = speech.language
    sections = "".join(
        f"<section><h4>{escape(area.heading)}</h4>"
        + "".join(rule_details(cite(rule, language, ruleset), speech) for rule in area.rules)
        + "</section>"
        for area in areas(ruleset, language)
    )
    heading = escape(speech.text("ui.rules-of", name=name))
    return f'<h3>{heading}</h3><div class="wt-areas">{sections}</div>'


# -- explanations ---------------------------------------------------------------------------------


_MARKS = {"right": "✓", "wrong": "✗", "incomplete": "…"}


def mark(outcome: str, speech: Speech) -> str:
    """✓, ✗ or … for `right`, `wrong` or `incomplete`, said in words to those who hear it."""
    word = speech.text(f"ui.mark.{outcome}")
    seen = f'<span class="wt-mark" aria-hidden="true">{_MARKS[outcome]}</span>'
    return f'{seen}<span class="wt-spoken">{escape(word)}</span> '


def step_items(steps: Iterable[Step], speech: Speech, *, first: int | None = None) -> str:
    """Reasons as items of a list, each with its rule; numbered ones can be shown on the table."""
    items = []
    for place, step in enumerate(steps):
        number = "" if first is None else f' data-step="{first + place}"'
        told = said(step.sentence, speech)
        rule = rule_details(step.citation(speech.language), speech)
        items.append(f'<li class="wt-step"{number}><p>{told}</p>{rule}</li>')
    return "".join(items)


def step_list(explanation: Explanation, speech: Speech, *, first: int = 0) -> str:
    """The steps of an explanation, numbered from 1; `first` is the number of the first on the page.

    Where they are only the five that tell it best, the whole chain can be opened below.
    """
    steps = f'<ol class="wt-steps">{step_items(explanation.steps, speech, first=first)}</ol>'
    whole = explanation.all_steps
    if len(whole) == len(explanation.steps):
        return steps
    opens = summary(speech.text("ui.whole-chain", n=len(whole)))
    listed = f'<ol class="wt-whole">{step_items(whole, speech)}</ol>'
    return f'{steps}<details class="wt-chain">{opens}{listed}</details>'


# -- the ladder -----------------------------------------------------------------------------------


def ladder(
    rungs: Iterable[Rung], speech: Speech, marks: Mapping[Card, str], lit: Collection[Card] = ()
) -> str:
    """All cards from high to low, in groups that wrap to the room there is.

    Args:
        rungs: the groups, high to low.
        speech: language and deck.
        marks: cards of this trick with a mark of who played them.
        lit: further cards to stand out. If nothing is marked or lit, no card is faint.
    """
    bright = {*marks, *lit}
    groups = []
    for rung in rungs:
        equal = rung.equal and len(rung.cards) > 1
        note = f"<em>{escape(speech.text('picture.ladder.equal'))}</em>" if equal else ""
        cards = "".join(_rung_card(each, speech, marks.get(each, ""), bright) for each in rung.cards)
        groups.append(
            f'<div class="wt-rung" style="--wt-bar: var(--wt-{BARS[rung.card_class]})">'
            f"<h4>{escape(group_name(rung, speech))}{note}</h4><ul>{cards}</ul></div>"
        )
    return "".join(groups)


def _rung_card(each: Card, speech: Speech, tag: str, bright: Collection[Card]) -> str:
    faint = bool(bright) and each not in bright
    name = speech.card_name(each)
    spoken = speech.text("picture.ladder.marked", card=name, mark=tag) if tag else name
    face = card_svg(each, speech.deck, speech.language, LADDER_CARD, dimmed=faint)
    pill = f'<i aria-hidden="true">{escape(tag)}</i>' if tag else ""
    lit = ' class="wt-in"' if bright and not faint else ""
    return f'<li{lit} title="{escape(name)}">{face}<span class="wt-spoken">{escape(spoken)}</span>{pill}</li>'
