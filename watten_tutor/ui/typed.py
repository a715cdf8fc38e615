"""Answers that somebody types: "Dan", "J♠ 10♥", "yes", "K♥ > 10♠ = 10♥"."""

import json
from collections.abc import Mapping
from typing import Any

from watten_tutor.core.notation import fold
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.signals import Sign, Signalled
from watten_tutor.i18n import DECKS, LANGUAGES, Speech, catalogue
from watten_tutor.rulebook.cite import rule_ids
from watten_tutor.scenario.answers import format_answer, read_answer
from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.jsontree import read_json
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.scenario.schema import QUESTIONS, Form

_TRUTH = {"ui.yes": True, "answer.yes": True, "ui.no": False, "answer.no": False}
_MAY_BE_NONE = (Form.CARD, Form.CARDS, Form.TEAM, Form.TEAMS, Form.PLAYERS, Form.FAULT)
_NONE = ("ui.none", "ui.nobody", "answer.none", "answer.no-cards")


def typed_answer(raw: object, scenario: Scenario) -> Any:
    """An answer in canonical form.

    Args:
        raw: as typed, or as a file states it, or already canonical.
        scenario: whose question is answered.

    Raises:
        ScenarioError: if it is no answer to this question.

    Example:
        >>> from watten_tutor.scenario.library import find
        >>> typed_answer("dan", find("who-wins/spitz-over-linker"))
        Seat(3)
    """
    question, problems = scenario.question, list[Diagnostic]()
    forms = Forms([], problems)
    forms.names, forms.ruleset = scenario.names, scenario.position.ruleset
    plain = format_answer(raw, scenario.names)
    if question.kind == "compare" and isinstance(plain, Mapping):
        plain = {name: _as_in_a_file(each, question.inner.kind, scenario) for name, each in plain.items()}
    else:
        plain = _as_in_a_file(plain, question.kind, scenario)
    claim = read_answer(forms, read_json(json.dumps(plain, ensure_ascii=False, default=str)), question)
    if claim is None:
        raise ScenarioError(problems)
    return claim.value


def _as_in_a_file(raw: Any, kind: str, scenario: Scenario) -> Any:
    """What people type, in the stricter form of a file."""
    if not isinstance(raw, str):
        return raw
    word = fold(raw)
    form = QUESTIONS[kind].form
    if form is Form.TRUTH:
        return _said_in(_TRUTH, word, raw)
    if form in _MAY_BE_NONE and (not word or any(word == fold(text) for text in _said(*_NONE))):
        return None if form in (Form.CARD, Form.TEAM, Form.FAULT) else []
    if form is Form.NUMBER and raw.strip().isdigit():
        return int(raw)
    if form is Form.RULE:
        return _said_in({f"rule.{rule}.heading": rule for rule in rule_ids()}, word, raw)
    if kind == "order":
        return [group.split("=") for group in raw.split(">")] if ">" in raw or "=" in raw else raw
    if kind == "class":
        return _said_in({f"class.{each.value}": each.value for each in CardClass}, word, raw)
    if form is Form.SIGNAL:
        return next((each.value for each in (*Sign, *Signalled) if word in _words_for(each)), raw)
    return next((name for name in scenario.names if fold(name) == word), raw)


def _said_in(meanings: Mapping[str, Any], word: str, raw: str) -> Any:
    """What a word means that is the text of one of these messages in any language."""
    return next((value for key, value in meanings.items() if word in map(fold, _said(key))), raw)


def _words_for(each: Sign | Signalled) -> set[str]:
    """A sign or what it tells as people call it, in any language and with either deck."""
    names = {fold(Speech(language, deck).say(each)) for language in LANGUAGES for deck in DECKS}
    if each is Signalled.WELI:
        names |= {fold(text) for text in _said("nickname.weli", "nickname.belli")}
    return names


def _said(*keys: str) -> list[str]:
    return [catalogue(language).text(key) for language in LANGUAGES for key in keys]
