"""One bet less or more, another answer, another choice, other points, a trick that went elsewhere."""

from collections.abc import Iterator
from dataclasses import replace

from watten_tutor.core.bets import GIVE_UP, HOLD, PLAY, RAISE, Bet
from watten_tutor.core.gespannt import one_tight
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Seat
from watten_tutor.core.tally import START
from watten_tutor.core.trick import Trick
from watten_tutor.quiz.whatif.change import Change, moved
from watten_tutor.scenario.scenario import Scenario

LITTLE = 3
"""Points that a score may be changed by; further off nobody would think of it."""
BEFORE_PLAY = (1, 0)
"""The moment of a bet before the first card."""


def bet(scenario: Scenario) -> Iterator[Change]:
    """The last raise made by the others, answered, answered otherwise, or not made; or one raise and held."""
    position = scenario.position
    if position.is_bohemian:
        return
    if not position.bets:
        yield from _first_raise(scenario)
        return
    last, before = position.bets[-1], position.bets[:-1]
    if last.do == RAISE:
        other = position.after(last.by)
        changed = moved(scenario, bets=(*before, replace(last, by=other)))
        yield Change("bet", "bet.raised-instead", changed, {"player": last.by, "other": other})
        held = Bet(other, HOLD, last.at)
        yield _bet(scenario, "held-now", (*before, last, held), held.by)
    elif last.do == GIVE_UP:
        yield _bet(scenario, "held", (*before, replace(last, do=HOLD)), last.by)
    elif last.at in (None, BEFORE_PLAY):
        there = scenario if last.at is None else _unplayed(scenario)
        yield _bet(there, "gave-up", (*before, replace(last, do=GIVE_UP)), last.by)
    raises = [place for place, each in enumerate(position.bets) if each.do == RAISE]
    step = "not-raised" if len(raises) == 1 else "not-raised-again"
    yield _bet(scenario, step, position.bets[: raises[-1]], position.bets[raises[-1]].by)


def _bet(scenario: Scenario, step: str, bets: tuple[Bet, ...], player: Seat) -> Change:
    return Change("bet", f"bet.{step}", moved(scenario, bets=bets), {"player": player})


def _first_raise(scenario: Scenario) -> Iterator[Change]:
    """Raised by either side and held by the next player: before the first card where tricks are told."""
    position = scenario.position
    at = BEFORE_PLAY if position.tricks or position.won else None
    for by in (position.forehand, position.after(position.forehand)):
        other = position.after(by)
        bets = (Bet(by, RAISE, at), Bet(other, HOLD, at))
        yield Change("bet", "bet.raised-and-held", moved(scenario, bets=bets), {"player": by, "other": other})


def _unplayed(scenario: Scenario) -> Scenario:
    """The deal before its first card: what was played falls away where it has been given up by then."""
    return moved(scenario, trick=Trick(), tricks=None, won={}, leader=None)


def choice(scenario: Scenario) -> Iterator[Change]:
    """The other choice of the one team that is gespannt; nothing told of it is playing."""
    position = scenario.position
    tight = None if position.is_bohemian else one_tight(position)
    if tight is None:
        return
    other = PLAY if position.gespannt_choice == GIVE_UP else GIVE_UP
    there = scenario if other == PLAY else _unplayed(scenario)
    yield Change("choice", f"choice.{other}", moved(there, gespannt_choice=other), {"team": tight})


def score(scenario: Scenario) -> Iterator[Change]:
    """Other points of one team before this deal: one point less or more first."""
    position = scenario.position
    if not position.score:
        return
    for apart in range(1, LITTLE + 1):
        for team in position.teams:
            old = position.points(team)
            for n in (old - apart, old + apart):
                if _least(position) <= n <= _most(position):
                    changed = moved(scenario, score={**position.score, team: n})
                    yield Change("score", "score", changed, {"team": team, "n": n, "old": old})


def _least(position: Position) -> int:
    return 1 if position.is_bohemian else 0


def _most(position: Position) -> int:
    return START if position.is_bohemian else position.ruleset.target - 1


def won(scenario: Scenario) -> Iterator[Change]:
    """One trick taken by the other side instead: by its first player who has taken one, or its first."""
    position = scenario.position
    for loser, tricks in position.won.items():
        if not tricks:
            continue
        for side in position.sides:
            if loser not in side:
                winner = next((each for each in side if position.won.get(each)), side[0])
                told = {**position.won, loser: tricks - 1, winner: position.won.get(winner, 0) + 1}
                changed = moved(scenario, won={seat: told[seat] for seat in sorted(told) if told[seat]})
                yield Change("won", "won", changed, {"player": loser, "other": winner})
