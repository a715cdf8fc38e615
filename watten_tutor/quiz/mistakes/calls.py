"""Mistakes about "Trumpf oder Kritisch": it binds on its occasion only, and only if it is said."""

from dataclasses import replace

from watten_tutor.core.cards import Card
from watten_tutor.core.duty import Demand, Turn, demand, may_call
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass, ranking_of
from watten_tutor.quiz.mistakes.duty import asking
from watten_tutor.quiz.mistakes.mistake import Belief, Mistake, Objection, When
from watten_tutor.scenario.scenario import Question


def _as_if_called(turn: Turn, real: Demand, held: tuple[Card, ...]) -> Demand | None:
    """The lead asks for a trump or a Kritischer, called or not, beaten or not, whatever strong card it is.

    In a game without the call, who knows it from elsewhere thinks of it when the Rechter is led.
    """
    ranking, led = turn.ranking, turn.trick.led
    if led is None or (real.called and real.binding):
        return None
    found = ranking.class_of(led)
    expected = found is not CardClass.PLAIN if ranking.ruleset.call != "none" else found is CardClass.RECHTER
    if not expected:
        return None
    lasting = replace(ranking.ruleset, name="without", call_lapses=False)
    return demand(
        replace(
            turn,
            ranking=ranking_of(lasting, ranking.declaration),
            trick=replace(turn.trick, called=True),
        ),
        held,
    )


def _occasion(*, played: bool = True, rechter: bool = True, first: bool | None = None) -> When:
    """Whether the set plays the call, the Rechter has been led, and the call could be made on it."""

    def is_so(position: Position, question: Question) -> bool:
        led, ranking = position.open_trick.led, position.ranking
        if led is None or position.trick.called or (position.ruleset.call != "none") is not played:
            return False
        if not played:
            return True
        if (ranking.class_of(led) is CardClass.RECHTER) is not rechter:
            return False
        return first is None or may_call(ranking, led, position.is_first_trick) is first

    return is_so


def _was_called(position: Position, question: Question) -> bool:
    return position.trick.called


CALL_ANYTIME = Mistake(
    "call-anytime",
    (
        Belief(
            asking(_as_if_called),
            (
                Objection("call.trumpf-oder-kritisch", "call-anytime.not-said", _occasion(first=True)),
                Objection("call.first-trick", "call-anytime.later", _occasion(first=False)),
                Objection("call.trumpf-oder-kritisch", "call-anytime.no-rechter", _occasion(rechter=False)),
                Objection("call.lapses", "call-anytime.lapsed", _was_called),
                Objection("duty.trump-led", "call-anytime.not-played", _occasion(played=False)),
                Objection("duty.none", "call-anytime.not-played", _occasion(played=False)),
            ),
        ),
    ),
)
