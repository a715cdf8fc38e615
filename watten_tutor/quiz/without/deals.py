"""Without a rule about the deal: what could be done then, by whom, and what the hand would be worth."""

from collections.abc import Iterator
from typing import Any

from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof
from watten_tutor.quiz.without.open import OPEN
from watten_tutor.scenario.scenario import Question

ONLY_BESIDES = frozenset({"signal.may-be-false"})
"""Reasons that only add something to what is allowed without them."""


TOGETHER = ("gespannt.team", "gespannt.no-bet")
"""Rules that forbid a bet only together."""


def may_do(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """What forbids, each by itself; of what allows, everything but what only adds to it.

    Of a bet and a card the first reason allows it; the others only do not forbid.
    """
    if not proof.value:
        gone = TOGETHER if rule in TOGETHER else (rule,)
        if all(reason.rule in gone for reason in proof.reasons):
            yield True
        return
    assert question.do is not None
    allowing = [each for each in proof.reasons if each.step not in ONLY_BESIDES]
    if question.do.do in ("raise", "hold", "give-up", "lay", "call"):
        allowing = allowing[:1]
    if any(each.rule == rule for each in allowing):
        yield False


def of_people(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """Without the rule that says whose turn it is, or who deals, it could be anybody."""
    if any(each.rule == rule for each in proof.reasons):
        yield OPEN


def last_packet(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """Nobody's packet would be shorter; or the packets could be any."""
    if rule == "schlecken.shorter-packet":
        yield position.ruleset.packets[-1]
    elif any(each.rule == rule for each in proof.reasons):
        yield OPEN


def at_the_end(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """A hand that such a rule has ended would go on; a penalty would be paid otherwise."""
    if rule in AT_THE_END and any(each.rule == rule for each in proof.reasons):
        yield OPEN


AT_THE_END = (
    "schlecken.penalty",
    "infringement.points",
    "infringement.none",
    "blind.tell-loses",
    "announcing.schoeneres",
    "maschine.shown",
)
"""Rules by which a hand ends before its tricks are played, or does not, and what it costs besides."""


def match_winner(rule: str, position: Position, question: Question, proof: Proof[Any]) -> Iterator[Any]:
    """One game would be all; or no score would end it."""
    yield from at_the_end(rule, position, question, proof)
    if rule in ("game.target", "match.best-of-three"):
        yield OPEN if proof.value is None else None
