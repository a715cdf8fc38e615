"""What may be shown of a scenario before it is answered: of a deduction only what the blind player sees."""

from dataclasses import replace

from watten_tutor.core.blind import as_seen_blind
from watten_tutor.quiz.explain import Sentence
from watten_tutor.quiz.told import tricks
from watten_tutor.scenario.scenario import Scenario


def is_hidden(scenario: Scenario) -> bool:
    """Whether Schlag and trump are what is asked."""
    return scenario.question.inner.kind == "deduce"


WHOSE_HAND = ("hand-winner", "hand-score", "score-after", "bummerl", "match-winner")
"""Kinds whose answer hangs on who has taken the tricks."""


def hides_turn(scenario: Scenario) -> bool:
    """Whether the table must not tell whose turn it is, nor whose the finished tricks are: that is asked.

    Where only `leader` says who leads, it has been told and stays; so do tricks told by number alone.
    """
    position, kind = scenario.position, scenario.question.inner.kind
    if kind in WHOSE_HAND:
        return bool(position.tricks)
    told = position.leader is not None and position.tricks is None
    return kind in ("next-leader", "on-turn") and not told


def shown(scenario: Scenario) -> Scenario:
    """The scenario as it may be shown before the answer."""
    question = scenario.question
    if not is_hidden(scenario) or question.player is None:
        return scenario
    return replace(scenario, position=as_seen_blind(scenario.position, question.player))


def tricks_told(scenario: Scenario) -> tuple[Sentence, ...]:
    """The tricks so far, card by card; no picture shows them. In a deduction with who took them."""
    if not is_hidden(scenario):
        return tricks(scenario.position)
    position = scenario.position
    finished = [*(position.tricks or ())]
    if position.trick.is_complete(position.players):
        finished.append(position.trick)
    told = []
    for number, (trick, winner) in enumerate(zip(finished, position.winners, strict=True), 1):
        plays = tuple(Sentence("seen.play", {"player": each.seat, "card": each.card}) for each in trick.plays)
        key = "seen.trick.open" if winner is None else "seen.trick"
        told.append(Sentence(key, {"k": number, "plays": plays, "player": winner}))
    return tuple(told)
