"""The panel "under other rules": the same question under every other set, sets that agree together."""

from collections.abc import Sequence
from html import escape

from watten_tutor.core.cards import deck
from watten_tutor.core.errors import WattenError
from watten_tutor.i18n import Speech
from watten_tutor.quiz.explain import headline
from watten_tutor.quiz.questions import solve, under
from watten_tutor.rulebook.load import load_ruleset, ruleset_names
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.scenario.scenario import Question, Scenario
from watten_tutor.ui import markup


def other_rules_html(scenario: Scenario, speech: Speech) -> str:
    """Each answer with the sets that give it; at the end, in one line, the sets the question does not fit."""
    question = scenario.question.inner
    by_answer: dict[str, list[str]] = {}
    unfit: list[str] = []
    for name in ruleset_names():
        if name != scenario.position.ruleset.name:
            told = _there(scenario, question, name, speech)
            (unfit if told is None else by_answer.setdefault(told, [])).append(name)
    rows = "".join(f"<dt>{told}</dt><dd>{_named(names, speech)}</dd>" for told, names in by_answer.items())
    heading = f"<h3>{escape(speech.text('ui.other-rules'))}</h3>"
    answers = f'<dl class="wt-agreeing">{rows}</dl>' if rows else ""
    fitting = sum(map(len, by_answer.values()))
    return heading + answers + _unfit_html(unfit, len(unfit) > fitting, speech)


def _unfit_html(names: Sequence[str], most: bool, speech: Speech) -> str:
    """The sets the question does not fit, by name only if they are the exception."""
    if not names:
        return ""
    if most:
        return f'<p class="wt-unfit">{escape(speech.text("ui.other-rules.most-unfit"))}</p>'
    return f'<p class="wt-unfit">{escape(speech.text("ui.other-rules.unfit"))} {_named(names, speech)}</p>'


def _named(names: Sequence[str], speech: Speech) -> str:
    """The names of sets; none is broken at the end of a line, none begins a line with a point."""
    titles = [escape(ruleset_title(name, speech.language)) for name in names]
    return " ".join([*(f"<span>{title} ·</span>" for title in titles[:-1]), f"<span>{titles[-1]}</span>"])


def _there(scenario: Scenario, question: Question, name: str, speech: Speech) -> str | None:
    """The answer under another set, or None where it cannot be asked."""
    try:
        there = under(scenario.position, load_ruleset(name))
        held = [each for hand in there.hands.values() for each in hand.cards]
        told = [*held, *(play.card for play in there.trick.plays), *question.cards]
        told += [question.card] if question.card else []
        pack = deck(there.ruleset.deck)
        if not all(each in pack for each in told):
            return None
        proof = solve(there, question)
    except WattenError as error:
        if error.code == "signals-forbidden":
            return escape(speech.text("ui.other-rules.no-signals"))
        return None
    return markup.said(headline(there, question, proof.value), speech)
