"""Mistakes about what giving up costs."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from watten_tutor.core.betting import betting, next_value, stake
from watten_tutor.core.gespannt import BASE, TIGHT_PLAYS, gave_up_before_play
from watten_tutor.core.position import Position
from watten_tutor.core.scoring import Award, bummerl, find_hand_winner, game_winners, score_of_side
from watten_tutor.core.seats import Team
from watten_tutor.quiz.mistakes.mistake import Answers, Belief, Mistake, Objection
from watten_tutor.scenario.scenario import Question

Pays: TypeAlias = Callable[[Position], int | None]
"""What one believes giving up pays; None where nobody has given up so."""


def _paying(pays: Pays) -> Answers:
    """The answers about value, score and Bummerl of somebody who believes that this is paid."""

    def answers(position: Position, question: Question) -> Iterator[Any]:
        if question.kind not in ("stake", "hand-score", "score-after", "bummerl") or position.is_bohemian:
            return
        value = pays(position)
        if value is None:
            return
        if question.kind == "stake":
            yield value
            return
        side = find_hand_winner(position).value
        if side is not None:  # somebody has given up, so there is one
            yield _scored(position, question.kind, side, value)

    return answers


def _scored(position: Position, kind: str, side: Team, value: int) -> Mapping[Team, int]:
    """The points of the hand, the score after it or the Bummerl, if the hand pays this side so much."""
    scoring = score_of_side(position.players, side)
    gained = {team: value if team in scoring else 0 for team in position.teams}
    if kind == "hand-score":
        return gained
    after = {team: position.points(team) + gained[team] for team in position.teams}
    if kind == "score-after":
        return after
    winners = game_winners(position.ruleset, position.score, [Award(scoring, value)])
    return bummerl(position.ruleset, after, winners).value


def _right(position: Position) -> int:
    """What the last raise was made on: the value that giving up really pays."""
    value = stake(position, find_hand_winner(position).value)
    assert value is not None
    return value.value


def _gave_up(paid: Callable[[Position], int]) -> Pays:
    """Where somebody has given up to a raise."""
    return lambda position: paid(position) if betting(position).refused is not None else None


def _at_once(position: Position) -> int | None:
    """While an answer is due: the value that is proposed."""
    value = stake(position)
    if betting(position).due is None or value is None:
        return None
    return next_value(position, value.value)


def _before_play(position: Position) -> int | None:
    """A gespannt team that has given up pays what it would play for."""
    return None if gave_up_before_play(position) is None else TIGHT_PLAYS


def _facts(position: Position, question: Question) -> Mapping[str, object]:
    """The value before the raise and the one proposed."""
    value = stake(position)
    assert value is not None  # somebody has raised, and his side scores it
    return {"n": value.value, "m": next_value(position, value.value)}


GIVE_UP_VALUE = Mistake(
    "give-up-value",
    (
        Belief(
            _paying(_gave_up(lambda position: next_value(position, _right(position)))),
            (Objection("bet.give-up", "give-up-value.new", facts=_facts),),
        ),
        Belief(
            _paying(_gave_up(lambda position: next_value(position, _right(position)) - 1)),
            (Objection("bet.give-up", "give-up-value.one-less", facts=_facts),),
        ),
        Belief(
            _paying(_gave_up(lambda position: BASE)),
            (Objection("bet.give-up", "give-up-value.base", facts=_facts),),
        ),
        Belief(
            _paying(_gave_up(lambda position: 0)),
            (Objection("score.gave-up", "give-up-value.nothing", facts=_facts),),
        ),
        Belief(_paying(_at_once), (Objection("bet.answer-due", "give-up-value.at-once", facts=_facts),)),
        Belief(
            _paying(_before_play),
            (Objection("gespannt.play-or-give-up", "give-up-value.gespannt"),),
        ),
    ),
)
