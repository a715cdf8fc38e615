"""Bohemian hands in which every reason about leads and tallies comes up."""

from collections.abc import Iterator
from dataclasses import replace

from tests.builders import ANNA, BEN, CARLA, DAN, declared, scenario, trick
from watten_tutor.core.exchange import may_stay_out
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Reason
from watten_tutor.core.seats import Seat, Team
from watten_tutor.quiz.judge import Verdict, judge
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Scenario


def hand(
    rules: str = "bohemian",
    said: str = "10 ♠",
    score: dict[Seat, int] | None = None,
    won: dict[Seat, int] | None = None,
    out: tuple[Seat, ...] = (),
) -> Position:
    """A hand of four at the table, Dan the dealer, of which the tricks taken are told."""
    tallies = {Team((seat,)): points for seat, points in (score or {}).items()}
    told = Position(load_ruleset(rules), declared(said), won=won or {ANNA: 2, BEN: 3}, out=out)
    return replace(told, score=tallies)


HANDS = (
    hand(),
    hand(said="10 ♥", score={ANNA: 1, BEN: 6}),
    hand(score={ANNA: 2, BEN: 3}),
    hand(score={ANNA: 2, BEN: 8}, out=(CARLA, DAN)),
    hand("bohemian+below-zero", score={ANNA: 1}),
)

DELTAS = (-10, -3, 0, 5, 10)


def answers_to(asked: Scenario) -> Iterator[dict[Team, int]]:
    """Wrong and right tallies: everyone's moved by one number, or one player's alone."""
    right = judge(asked, {}).answer
    yield right
    for delta in DELTAS:
        yield {team: points + delta for team, points in right.items()}
        for team in right:
            yield {**right, team: right[team] + delta}


def judged_tallies() -> Iterator[tuple[Scenario, Verdict]]:
    """Every hand with every question about its tallies, right and wrong answers judged."""
    for position in HANDS:
        for kind in ("hand-score", "score-after"):
            asked = scenario(position, kind)
            for given in answers_to(asked):
                yield asked, judge(asked, given)
    start = replace(hand(), won={}, tricks=(), out=(ANNA,))
    finished = replace(hand(), won={}, trick=trick("8♠ 10♥ A♦ 7♣"))
    for position in (start, finished):
        asked = scenario(position, "next-leader")
        for seat in (BEN, DAN):
            yield asked, judge(asked, seat)


def reasons_about_staying_out() -> Iterator[Reason]:
    """Why one may or may not stay out."""
    for said in ("10 ♠", "10 ♥"):
        yield from may_stay_out(declared(said)).reasons
