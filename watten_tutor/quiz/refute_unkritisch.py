"""What a wrong answer in a game without Kritische may come from: the Kritische of the usual game."""

from typing import Any

from watten_tutor.core.errors import WattenError
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Reason, because
from watten_tutor.quiz.questions import answer_as_told
from watten_tutor.quiz.without.cards import CARD_WORLDS
from watten_tutor.scenario.scenario import Question

_RULE = "kritische.none"


def as_if_kritische(position: Position, question: Question, given: Any) -> tuple[Reason, ...]:
    """That the answer would be right with the Kritische of this pack; nothing if it would not, or they are.

    Source: S0 §12 Unkritisch.
    """
    if position.ruleset.kritische or position.is_bohemian:
        return ()
    for with_kritische in CARD_WORLDS[_RULE]:
        world = with_kritische(position)
        try:
            as_believed = answer_as_told(world, question).value
        except (WattenError, ValueError):  # no answer there, as with the six for Schlag
            continue
        if as_believed == given:
            return (because(_RULE, "wrong.as-if-kritische", cards=world.ruleset.kritische),)
    return ()
