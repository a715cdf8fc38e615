"""Why an answer about a sign is wrong: what the sign named tells, or by which sign one tells it."""

from collections.abc import Sequence

from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.signals import TABLES, Sign, Signalled, find_meaning, name_of, rule_of
from watten_tutor.scenario.scenario import Question


def refute_signal(
    position: Position, question: Question, given: Sign | Signalled, proof: Proof[Sign | Signalled]
) -> Sequence[Reason]:
    """Of a sign what it would tell, of a meaning which sign it has."""
    if isinstance(given, Sign):
        return find_meaning(position.ruleset, given).reasons
    return [_its_sign(position, question, given)]


def _its_sign(position: Position, question: Question, given: Signalled) -> Reason:
    own = TABLES[position.ruleset.signs][given]
    told = name_of(position.ruleset, given)
    if find_meaning(position.ruleset, own).value is not given:
        return because("kritische.none", "wrong.signal.no-kritische", told=told)
    return because(rule_of(given), "wrong.signal.other-sign", told=told, sign=own, other=question.sign)
