"""Can it be asked of a deal told in words? The engine is asked, and says what it lacks."""

from collections.abc import Callable, Mapping
from typing import Any

from watten_tutor.core.errors import WattenError
from watten_tutor.core.position import Position
from watten_tutor.core.round import asked, ended
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.scenario import Question
from watten_tutor.scenario.tree import Node


def check_asked(forms: Forms, position: Position, question: Question, places: Mapping[str, Node]) -> None:
    """Note what a question about the deal still lacks."""
    kind = question.kind
    if position.deal is None and kind != "dealer":
        forms.problem("deal-not-told", places["question"], kind, hint="hint.deal-not-told")
        return
    _note(forms, question, places, lambda: _ASKED[kind](position, question))


_ASKED: Mapping[str, Callable[[Position, Question], Any]] = {
    "may-do": lambda position, question: question.do and asked.find_may_do(position, question.do),
    "on-turn": lambda position, question: asked.find_on_turn(position),
    "dealer": lambda position, question: asked.find_dealer(position),
    "last-packet": lambda position, question: asked.find_last_packet(position, question.player),  # type: ignore[arg-type]
}


def check_ended(forms: Forms, position: Position, question: Question, places: Mapping[str, Node]) -> None:
    """Note what a question about the end of the hand still lacks."""
    _note(forms, question, places, lambda: ended.find_match_winner(position))


def _note(forms: Forms, question: Question, places: Mapping[str, Node], ask: Callable[[], object]) -> None:
    try:
        ask()
    except WattenError as error:
        facts: dict[str, Any] = {key: forms.plain(fact) for key, fact in error.facts.items()}
        found = facts.pop("found", question.kind)
        place = places.get(_AT.get(error.code, "question"), places["question"])
        hint = f"hint.{error.code}" if error.code in _HINTED else None
        forms.problem(error.code, place, found, (), hint, **facts)


_AT = {"deal-not-known": "do", "hand-not-told": "player", "last-card-not-told": "player"}
_HINTED = ("deal-not-known", "hand-not-over")
