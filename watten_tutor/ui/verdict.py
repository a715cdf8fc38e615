"""The verdict in HTML and in plain text: right or wrong, why not, why."""

from collections.abc import Mapping
from html import escape

from watten_tutor.core.cards import Card
from watten_tutor.core.errors import WattenError
from watten_tutor.core.trick import suit_led
from watten_tutor.i18n import Speech
from watten_tutor.picture.ladder import initials
from watten_tutor.quiz.explain import Sentence, headline, said
from watten_tutor.quiz.judge import Verdict
from watten_tutor.quiz.questions import solve, under
from watten_tutor.rulebook.load import load_ruleset, playable_rulesets
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.scenario.scenario import Question, Scenario
from watten_tutor.ui import markup
from watten_tutor.ui.session import PuzzleSession


def verdict_html(session: PuzzleSession) -> str:
    """The whole explanation of a judged session."""
    verdict, speech = session.verdict, session.speech
    assert verdict is not None
    own = explained(session)
    if verdict.right:
        return f'<div class="wt-right-answer">{own}</div>'
    refused = markup.said(not_so(verdict, speech), speech)
    why_not = markup.step_items(session.why_not, speech)
    return (
        f'<div class="wt-wrong-answer"><h3>{markup.mark(False, speech)}{refused}</h3>'
        f'<ul class="wt-why-not">{why_not}</ul>{own}</div>'
    )


def explained(session: PuzzleSession) -> str:
    """Why the answer is what it is, for each rule set, and what the author adds."""
    speech, scenario = session.speech, session.scenario
    right = session.verdict is not None and session.verdict.right
    level = "h3" if right else "h4"
    pieces, first = [], 0
    if scenario.question.kind == "compare":
        assert session.verdict is not None
        told = markup.said(headline(scenario.position, scenario.question, session.verdict.answer), speech)
        pieces.append(f"<{level}>{markup.mark(True, speech) if right else ''}{told}</{level}>")
        level, right = "h4", False
    for each in session.explanations:
        told = markup.said(each.headline, speech)
        if scenario.question.kind == "compare":
            told = f"{escape(ruleset_title(each.ruleset, speech.language))} · {told}"
        pieces.append(f"<{level}>{markup.mark(True, speech) if right else ''}{told}</{level}>")
        pieces.append(f'<p class="wt-lead">{escape(speech.text("ui.facts", n=len(each.steps)))}</p>')
        pieces.append(markup.step_list(each, speech, first=first))
        first += len(each.steps)
    after = markup.written(scenario.after, speech)
    if after:
        pieces.append(f'<div class="wt-after">{after}</div>')
    if scenario.readings:
        pieces.append(f"<h4>{escape(speech.text('ui.readings'))}</h4>")
        pieces += [f"{markup.written(each.text, speech)}<p>{escape(each.source)}</p>" for each in scenario.readings]
    return "".join(pieces)


def not_so(verdict: Verdict, speech: Speech) -> Sentence:
    """That the answer given does not hold, with the answer in it."""
    return Sentence("verdict.wrong", {"given": _given(verdict.given, speech)})


def _given(value: object, speech: Speech) -> object:
    """An answer for the slot of a sentence: cards stay cards, so that they can be drawn."""
    if isinstance(value, Mapping):
        parts = tuple(
            speech.text("ui.part", rules=ruleset_title(name, speech.language), answer=_given(each, speech))
            for name, each in value.items()
        )
        return speech.say(parts)
    return said(value).facts.get("value", said(value).text(speech))


def verdict_text(session: PuzzleSession) -> str:
    """The same verdict for a terminal, and where widgets fail."""
    verdict, speech = session.verdict, session.speech
    assert verdict is not None
    lines = [speech.text("verdict.right")] if verdict.right else [not_so(verdict, speech).text(speech)]
    lines += [step.sentence.text(speech) for step in session.why_not]
    lines += ["", *(_named(each.text(speech), each.ruleset.name, session) for each in session.explanations)]
    return "\n".join(lines)


def _named(text: str, name: str, session: PuzzleSession) -> str:
    if session.scenario.question.kind != "compare":
        return text
    return f"{ruleset_title(name, session.speech.language)}: {text}"


# -- around the verdict ---------------------------------------------------------------------------


def ladder_html(scenario: Scenario, speech: Speech) -> str:
    """The ladder with the cards of this trick marked, or those the question is about."""
    position = scenario.position
    tags = initials(scenario.names)
    marks = {play.card: tags[play.seat] for play in position.trick.plays}
    question = scenario.question
    lit: tuple[Card, ...] = question.cards if question.card is None else (question.card,)
    led = question.led or suit_led(position.ranking, position.trick)
    rungs = position.ranking.rungs(led)
    return f"<div>{markup.ladder(rungs, speech, marks, lit)}</div>"


def other_rules_html(scenario: Scenario, speech: Speech) -> str:
    """The answer to the same question under every other set that can be played."""
    question = scenario.question.inner
    rows = [
        f"<dt>{escape(ruleset_title(name, speech.language))}</dt>"
        f"<dd>{_there(scenario, question, name, speech)}</dd>"
        for name in playable_rulesets()
        if name != scenario.position.ruleset.name
    ]
    return f'<h3>{escape(speech.text("ui.other-rules"))}</h3><dl class="wt-sets">{"".join(rows)}</dl>'


def _there(scenario: Scenario, question: Question, name: str, speech: Speech) -> str:
    there = under(scenario.position, load_ruleset(name))
    try:
        held = [each for hand in there.hands.values() for each in hand.cards]
        told = [*held, *(play.card for play in there.trick.plays), *question.cards]
        told += [question.card] if question.card else []
        if not all(each in there.ranking for each in told):
            return escape(speech.text("ui.other-rules.cannot"))
        proof = solve(there, question)
    except WattenError:
        return escape(speech.text("ui.other-rules.cannot"))
    return markup.said(headline(there, question, proof.value), speech)
