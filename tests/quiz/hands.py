"""Deals about bets and scores in which every reason of theirs comes up."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from tests.builders import ANNA, BEN, DAN, SEATS, scenario, trick
from tests.core.bets import THEM, US, deal, said
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Seat, teams
from watten_tutor.quiz.judge import judge
from watten_tutor.scenario.scenario import Scenario

_LAST: dict[str, Any] = {"won": (2, 2), "hands": {BEN: "9♥", DAN: "K♥"}}
_SPLIT = {"gespannt": "win2_lose3_raise4"}
_ITALY = {"gespannt": "may_hold_base2", "raise_when": "before_own_card", "raise_cap": "none"}

DEALS: tuple[Position, ...] = (
    deal(),
    deal("B+"),
    deal("B+ A="),
    deal("B+ A= A+ D-"),
    deal("A+1.1", table="8♠ 10♥"),
    deal("B+1.0 A=1.0", won=(3, 1)),
    deal("B+", score=(12, 12)),
    deal(score=(12, 12), raise_step=2),
    deal(won=(3, 1), score=(12, 0)),
    deal(won=(3, 1), score=(13, 0)),
    deal(won=(3, 1), score=(13, 4), bummerl="winner"),
    deal(won=(3, 1), score=(13, 4), match="best_of_3"),
    deal(won=(1, 3), score=(13, 14)),
    deal(won=(2, 1), table="8♠ 10♥ A♦ 7♣"),
    deal(score=(13, 4)),
    deal(score=(13, 4), choice="give-up"),
    deal(won=(3, 1), score=(13, 4), **_SPLIT),
    deal(won=(1, 3), score=(13, 4), **_SPLIT),
    deal("B+", score=(13, 4), **_SPLIT),
    deal("A+1.0 B=1.0", won=(3, 1), score=(4, 13), **_ITALY),
    deal(score=(4, 13), **_ITALY),
    deal("A+ B= B+", score=(18, 4), target=21, must_hold_above=21, **_ITALY),
    *(
        deal(table=led, called=called, **_LAST)
        for led, called in product(("8♦", "8♥", "6♦"), ("10 ♠", "9 ♠", "10 ♥"))
    ),
    deal(table="8♦", announced="secretly", **_LAST),
)


def kinds_of(position: Position) -> Iterator[Scenario]:
    """Every question about bets and scores that can be asked of a deal."""
    for kind in (
        "next-leader",
        "hand-winner",
        "may-answer",
        "stake",
        "hand-score",
        "score-after",
        "gespannt",
        "bummerl",
    ):
        yield scenario(position, kind)
    for seat in SEATS[: position.players]:
        yield scenario(position, "may-raise", player=seat)


def answers_to(asked: Scenario) -> list[Any]:
    """Right and wrong answers of the form the question has."""
    if asked.position.players == 3:
        return _answers_of_three(asked)
    before = {team: asked.position.points(team) for team in (US, THEM)}
    points = [{US: one, THEM: other} for one, other in product(range(5), repeat=2)]
    total = [{team: before[team] + more[team] for team in before} for more in points]
    forms: dict[str, list[Any]] = {
        "next-leader": list(SEATS),
        "hand-winner": [None, US, THEM],
        "may-raise": [True, False],
        "may-answer": [(), (ANNA,), (BEN, DAN), SEATS],
        "stake": list(range(1, 9)),
        "hand-score": points,
        "score-after": [*points, *total, {**before, US: 15}, {**before, THEM: 15}],
        "gespannt": [(), (US,), (THEM,), (US, THEM)],
        "bummerl": [*points[:3], {US: 1, THEM: 0}, {US: 2, THEM: 0}],
    }
    return forms[asked.question.kind]


def _answers_of_three(asked: Scenario) -> list[Any]:
    """The answers that are said otherwise of a player alone and of the two against him."""
    alone, *defenders = teams(3)
    points = [dict(zip(teams(3), each, strict=True)) for each in product((0, 1, 2, 3, 15), repeat=3)]
    forms: dict[str, list[Any]] = {
        "hand-winner": [None, *asked.position.sides],
        "may-raise": [True, False],
        "may-answer": [(), (ANNA,), (BEN,)],
        "stake": [2, 3],
        "gespannt": [(), (alone,), tuple(defenders)],
    }
    return forms.get(asked.question.kind, points)


def judged_hands() -> Iterator[tuple[Scenario, Any]]:
    """Every deal with every question and every answer, judged."""
    finished = Position(deal().ruleset, deal().declaration, tricks=(trick("8♠ 10♥ A♦ 7♣"),))
    first = Position(deal().ruleset, deal().declaration, tricks=())
    ruleset = deal().ruleset.with_flags("three", {"players": 3})
    dealer = Seat(2)
    three = [
        Position(ruleset, deal().declaration, won={BEN: 3}, dealer=dealer),
        Position(ruleset, deal().declaration, won={ANNA: 3}, dealer=dealer, score={teams(3)[0]: 13}),
        Position(ruleset, deal().declaration, bets=said("B+"), dealer=dealer, score={teams(3)[1]: 13}),
    ]
    told = Position(deal().ruleset, deal().declaration, leader=Seat(2))
    for position in (*DEALS, finished, first, told, *three):
        for asked in kinds_of(position):
            for given in answers_to(asked):
                try:
                    yield asked, judge(asked, given)
                except Unanswerable:
                    break
