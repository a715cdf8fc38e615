"""Without a rule that people have agreed on: who plays with whom, and which sign tells what."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from watten_tutor.core.betting import betting
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof
from watten_tutor.core.signals import Signalled
from watten_tutor.core.tables import RULE_OF_TABLE
from watten_tutor.scenario.scenario import Question

TABLES = frozenset(RULE_OF_TABLE.values())
"""Rules that say who plays with whom."""

SIGNS = frozenset({"signals.kritische", "signals.schlag", "signals.trumps", "signals.nothing"})
"""Rules that agree on a sign for something."""

Agreed: TypeAlias = Callable[[Position, Question, Proof[Any]], Any]
"""Deal, question and proof of the answer to the answer without the agreement; None where there is none."""


def answers_unagreed(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """The answer without this rule, if it is such an agreement that the proof of the answer rests on."""
    if rule in TABLES:
        yield _TABLES.get(question.kind, _none)(position, question, proof)
    if rule in SIGNS:
        yield _meaning(position, question, proof)


def _none(position: Position, question: Question, proof: Proof[Any]) -> Any:
    """Nobody alone has the tricks to win and score a hand; and if more played, no trick would be complete."""
    return None


def _asked(position: Position, question: Question, proof: Proof[Any]) -> Any:
    """If each played alone, everybody else would be asked; of two players neither would oppose the other."""
    due = betting(position).due
    others = tuple(seat for seat in position.seats if due is not None and seat != due.by)
    return () if others == proof.value else others


def _meaning(position: Position, question: Question, proof: Proof[Any]) -> Any:
    """A sign in no table says nothing (house), and what is in no table has no sign."""
    says_something = question.sign is not None and proof.value is not Signalled.NOTHING
    return Signalled.NOTHING if says_something else None


_TABLES: Mapping[str, Agreed] = {"may-answer": _asked}
