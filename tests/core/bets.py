"""Short ways to say a deal in which something is bet."""

from collections.abc import Mapping

from tests.builders import ANNA, BEN, CARLA, DAN, declared, hand, trick
from watten_tutor.core.bets import Bet
from watten_tutor.core.position import Position
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import TEAMS, Seat

US, THEM = TEAMS[0], TEAMS[1]
"""Anna and Carla; Ben and Dan."""

_SEATS = {"A": ANNA, "B": BEN, "C": CARLA, "D": DAN}
_WORDS = {"+": "raise", "=": "hold", "-": "give-up"}


def said(signs: str) -> tuple[Bet, ...]:
    """Bets as "B+ A=": who, and + for a raise, = for a hold, - for giving up; "B+2.1" tells the moment."""
    found = []
    for sign in signs.split():
        moment = sign[2:]
        at = (int(moment[0]), int(moment[2])) if moment else None
        found.append(Bet(_SEATS[sign[0]], _WORDS[sign[1]], at))
    return tuple(found)


def deal(
    bets: str = "",
    *,
    score: tuple[int, int] = (0, 0),
    won: tuple[int, int] = (0, 0),
    table: str = "",
    leader: Seat = ANNA,
    hands: Mapping[Seat, str] | None = None,
    choice: str | None = None,
    called: str = "10 ♠",
    **flags: object,
) -> Position:
    """A deal by the base rules with some flags changed; Dan deals, Anna is forehand."""
    return Position(
        RuleSet().with_flags("mine", flags),  # type: ignore[arg-type]
        declared(called),
        {seat: hand(signs) for seat, signs in (hands or {}).items()},
        trick(table, leader=leader),
        won={seat: number for seat, number in zip((ANNA, BEN), won, strict=True) if number},
        score=dict(zip((US, THEM), score, strict=True)),
        bets=said(bets),
        gespannt_choice=choice,
    )
