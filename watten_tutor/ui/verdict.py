"""The verdict in HTML and in plain text: right or wrong, why not, why."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from html import escape

from watten_tutor.core.cards import Card
from watten_tutor.core.errors import WattenError
from watten_tutor.core.seats import Team
from watten_tutor.core.trick import suit_led
from watten_tutor.i18n import Speech
from watten_tutor.picture.ladder import initials
from watten_tutor.quiz.explain import Explanation, Sentence, Step, explain, headline, said, steps
from watten_tutor.quiz.judge import Verdict, judge
from watten_tutor.quiz.questions import solve
from watten_tutor.quiz.whatif import counterfactuals
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.ui import markup
from watten_tutor.ui.session import PuzzleSession


def verdict_html(session: PuzzleSession) -> str:
    """The whole explanation of a judged session."""
    verdict, speech = session.verdict, session.speech
    assert verdict is not None
    if verdict.right:
        return f'<div class="wt-right-answer">{_explained(session, "h3")}</div>'
    told = markup.said(refused(verdict), speech)
    mistaken = mistaken_html([each.step for each in session.mistakes], speech)
    # Under several rule sets each column says for itself why the answer fails there.
    why_not = "" if session.compares else why_not_html(session.why_not, speech)
    return (
        f'<div class="wt-wrong-answer"><h3>{markup.mark(outcome(verdict), speech)}{told}</h3>'
        f"{mistaken}{why_not}{_explained(session, 'h4')}</div>"
    )


def mistaken_html(steps: Sequence[Step], speech: Speech) -> str:
    """The mistakes that lead to an answer: what would have to hold, and the rule that says otherwise."""
    return f'<ul class="wt-mistaken">{markup.step_items(steps, speech)}</ul>' if steps else ""


def why_not_html(steps: Sequence[Step], speech: Speech) -> str:
    """The reasons why an answer fails, each with its rule."""
    return f'<ul class="wt-why-not">{markup.step_items(steps, speech)}</ul>'


def _explained(session: PuzzleSession, level: str) -> str:
    """Why the answer is what it is, and what the author adds."""
    speech, scenario = session.speech, session.scenario
    right = markup.mark("right", speech) if level == "h3" else ""
    if session.compares:
        pieces = [f"<{level}>{right}{_agreement(scenario, speech)}</{level}>", _judged_each(session)]
    else:
        [each] = session.explanations
        count = escape(speech.text("ui.facts", n=len(each.steps)))
        pieces = [f"<{level}>{right}{markup.said(each.headline, speech)}</{level}>"]
        pieces.append(f'<p class="wt-lead">{count}</p>')
        pieces.append(markup.step_list(each, speech))
        pieces.append(_changes(session))
    if scenario.after:
        pieces.append(f'<div class="wt-after">{markup.written(scenario.after, speech)}</div>')
    if scenario.readings:
        pieces.append(f"<h4>{escape(speech.text('ui.readings'))}</h4>")
        for reading in scenario.readings:
            pieces.append(f"{markup.written(reading.text, speech)}<p>{escape(reading.source)}</p>")
    return "".join(pieces)


def _changes(session: PuzzleSession) -> str:
    """What would change the answer, the most telling first."""
    speech = session.speech
    told = "".join(f"<li>{markup.said(each.sentence, speech)}</li>" for each in session.changes)
    heading = escape(speech.text("explain.what-if"))
    return f'<h4>{heading}</h4><ul class="wt-changes">{told}</ul>' if told else ""


def _judged_each(session: PuzzleSession) -> str:
    """A column for each rule set: whether the answer holds there, and the reasons."""
    assert session.verdict is not None
    columns, first, speech = [], 0, session.speech
    for part, each in zip(session.parts, session.explanations, strict=True):
        inner = replace(session.scenario, position=part.position, question=part.question)
        verdict = judge(inner, session.verdict.given[part.rules])
        wrong = ""
        if not verdict.right:
            told = markup.said(refused(verdict), speech)
            wrong = f"<p>{told}</p>{why_not_html(steps(verdict.why_not, each.ruleset), speech)}"
        columns.append(_column(each, speech, first, outcome(verdict), wrong))
        first += len(each.steps)
    return f'<div class="wt-each">{"".join(columns)}</div>'


def comparison_html(scenario: Scenario, speech: Speech) -> str:
    """The answer to a `compare` question under each rule set, with its reasons."""
    columns, first = [], 0
    for each in explain(scenario):
        columns.append(_column(each, speech, first))
        first += len(each.steps)
    agreement = f'<p class="wt-agreement">{_agreement(scenario, speech)}</p>'
    return f'{agreement}<div class="wt-each">{"".join(columns)}</div>'


def _column(each: Explanation, speech: Speech, first: int, judged: str = "", wrong: str = "") -> str:
    """One rule set: its name, the answer there and the steps."""
    mark = markup.mark(judged, speech) if judged else ""
    look = {"": "", "right": "wt-right-answer"}.get(judged, "wt-wrong-answer")
    name = escape(ruleset_title(each.ruleset, speech.language))
    steps = markup.step_list(each, speech, first=first)
    told = markup.said(each.headline, speech)
    return f'<section class="{look}"><small>{mark}{name}</small>{wrong}<h4>{told}</h4>{steps}</section>'


def _agreement(scenario: Scenario, speech: Speech) -> str:
    value = solve(scenario.position, scenario.question).value
    return markup.said(headline(scenario.position, scenario.question, value), speech)


def outcome(verdict: Verdict) -> str:
    """`right`, `wrong`, or `incomplete`: some of the cards asked for, and none that is not.

    To give no card at all is wrong: it says that there is none.
    """
    given, answer = verdict.given, verdict.answer
    if verdict.right:
        return "right"
    lists = isinstance(given, tuple) and isinstance(answer, tuple)
    return "incomplete" if lists and given and set(given) < set(answer) else "wrong"


def refused(verdict: Verdict) -> Sentence:
    """That an answer does not hold, with the answer in it unless it is one for each rule set."""
    given = verdict.given
    if isinstance(given, Mapping) and not any(isinstance(each, Team) for each in given):
        return Sentence("ui.not-all")
    return Sentence(f"verdict.{outcome(verdict)}", {"given": _given(verdict.given)})


def _given(value: object) -> object:
    """An answer for the slot of a sentence: cards stay cards, so that they can be drawn."""
    return said(value).facts.get("value", said(value))


def verdict_text(scenario: Scenario, verdict: Verdict, speech: Speech) -> str:
    """The verdict on an answer, for a terminal and where widgets fail."""
    lines = [speech.text("verdict.right") if verdict.right else refused(verdict).text(speech)]
    lines += [each.step.sentence.text(speech) for each in verdict.mistakes]
    lines += [each.sentence.text(speech) for each in steps(verdict.why_not, scenario.position.ruleset)]
    for each in explain(scenario):
        told = each.text(speech)
        if scenario.question.kind == "compare":
            told = f"{ruleset_title(each.ruleset, speech.language)}: {told}"
        lines += ["", told]
    if changes := [each.text(speech) for each in counterfactuals(scenario)]:
        lines += ["", f"{speech.text('explain.what-if')}:", *changes]
    return "\n".join(lines)


# -- around the verdict ---------------------------------------------------------------------------


def ladder_html(scenario: Scenario, speech: Speech) -> str:
    """The ladder with the cards of this trick marked, or those the question is about."""
    position = scenario.position
    try:
        ranking = position.ranking
    except (WattenError, ValueError):
        return ""  # nothing announced, or a game whose order the engine does not know yet
    tags = initials(scenario.names)
    marks = {play.card: tags[play.seat] for play in position.trick.plays}
    question = scenario.question
    lit: tuple[Card, ...] = question.cards if question.card is None else (question.card,)
    led = question.led or suit_led(ranking, position.trick)
    rungs = ranking.rungs(led)
    shown = {each for rung in rungs for each in rung.cards}
    lit = tuple(each for each in lit if each in shown)
    return markup.ladder(rungs, speech, marks, lit)


def ladders_html(session: PuzzleSession) -> str:
    """The ladder; where rule sets are compared, each different one under the names of its sets."""
    scenario, speech = session.scenario, session.speech
    if not session.compares:
        return ladder_html(scenario, speech)
    names: dict[str, list[str]] = {}
    for part in session.parts:
        ladder = ladder_html(replace(scenario, position=part.position, question=part.question), speech)
        names.setdefault(ladder, []).append(ruleset_title(part.position.ruleset, speech.language))
    return "".join(
        f'<section><h3>{escape(" · ".join(sets))}</h3><div class="wt-rungs">{ladder}</div></section>'
        for ladder, sets in names.items()
        if ladder
    )
