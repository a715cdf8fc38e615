"""Whether the answer to a changed puzzle is really another, or the change alone made it sound so."""

from collections.abc import Mapping
from typing import Any

from watten_tutor.core.cards import sort_cards
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Team
from watten_tutor.quiz.whatif.change import Change


def differs(before: Any, after: Any, position: Position, change: Change) -> bool:
    """Whether the change makes a difference.

    Another card is read for the old one in both, and points before the deal are taken off the score after
    it: of both everybody sees that they change with the question. A fault goes or comes: that it is another
    one helps nobody, nor that one would lead or play out of turn because another trick was won.
    """
    if before == after:
        return False
    kind = change.scenario.question.inner.kind
    if kind == "legal-cards" and change.swapped:
        old, new = change.swapped
        return bool(sort_cards(new if each == old else each for each in before) != after)
    if kind == "find-fault":
        return (before is None) != (after is None) and not (after and after.rule.startswith("play."))
    if kind == "score-after" and change.kind == "score":
        return _gained(position, before) != _gained(change.scenario.position, after)
    return True


def _gained(position: Position, after: Mapping[Team, int]) -> Mapping[Team, int]:
    return {team: points - position.points(team) for team, points in after.items()}


def tells_more(before: Any, after: Any) -> bool:
    """Whether something is there in one of the two answers and missing in the other.

    Another Schlag makes another card the Rechter, as everybody sees; that there is none tells more.
    """
    return bool(before) != bool(after)
