"""Why an answer about Bohemian tallies is wrong. The function has the form of those in `refute`."""

from collections.abc import Mapping, Sequence

from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason
from watten_tutor.core.seats import Team
from watten_tutor.scenario.scenario import Question

Points = Mapping[Team, int]


def tallies(position: Position, question: Question, given: Points, proof: Proof[Points]) -> Sequence[Reason]:
    """The count of every player whose number is wrong, and that hearts count double if they do."""
    wrong = {seat for team, points in proof.value.items() if given.get(team) != points for seat in team}
    told = [each for each in proof.reasons if each.rule in _OF_THE_TABLE]
    return [*told, *(each for each in proof.reasons if _counts(each) and each.facts["player"] in wrong)]


_OF_THE_TABLE = ("bohemian.hearts-double",)
_OF_ONE = ("bohemian.tally", "bohemian.no-trick", "bohemian.excess", "bohemian.stay-out")


def _counts(reason: Reason) -> bool:
    """Whether a reason tells the count of one player."""
    return reason.rule in _OF_ONE
