"""Gespannt: a team close to the target may not bet, and the hand is worth something of its own.

Tight is who has target−2 or target−1 points (S0 §9, S2 Winning the game, S3 Regola della tensione).
What follows from it is the flag `gespannt`:

- `play3_or_give2` (S0, S2): nobody bets; the one tight team plays for 3 or gives up 2; both tight: 2.
- `may_hold_base2` (S3): a tight team may hold but not raise; if it loses, the others score 2.
- `win2_lose3_raise4` (S2, the other form): a tight team wins 2 and loses 3; only the others may raise,
  once, to 4.
"""

from watten_tutor.core.bets import GIVE_UP
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat, Team

NO_BETS, MAY_HOLD, SPLIT = "play3_or_give2", "may_hold_base2", "win2_lose3_raise4"

BASE = 2
"""What a hand is worth before anybody raises (S0 §8, S3 Punteggio)."""
TIGHT_PLAYS, TIGHT_GIVES = 3, 2
"""What a hand is worth where the one tight team plays, and what it costs to give up (S0 §9)."""
SPLIT_LOSES, SPLIT_RAISED = 3, 4
"""What a tight team loses in S2's other form, and what the others may raise to."""


def is_tight(ruleset: RuleSet, points: int) -> bool:
    """Whether a team with so many points is gespannt.

    Example:
        >>> [points for points in range(15) if is_tight(RuleSet(), points)]
        [13, 14]
    """
    return ruleset.target - 2 <= points < ruleset.target


def tight_teams(position: Position) -> tuple[Team, ...]:
    """The teams that are gespannt in this deal; with three players only who plays alone can be (house)."""
    return tuple(
        side
        for side in position.sides
        if side in position.teams and is_tight(position.ruleset, position.points(side))
    )


def find_gespannt(position: Position) -> Proof[tuple[Team, ...]]:
    """The gespannt teams, and for each team its points against the limit."""
    tight = tight_teams(position)
    reasons = [why_tight(position, team, team in tight) for team in position.teams if team in position.sides]
    defenders = [side for side in position.sides if side not in position.teams]
    reasons += [because("gespannt.team", "gespannt.not-defenders", players=tuple(each)) for each in defenders]
    return Proof(tight, tuple(reasons))


def why_tight(position: Position, team: Team, tight: bool = True) -> Reason:
    """The team's points against the limit."""
    target = position.ruleset.target
    facts = {"team": team, "m": position.points(team), "target": target, "least": target - 2}
    if tight:
        return because("gespannt.team", "gespannt.tight", **facts)
    return because("gespannt.not-yet", "gespannt.not-tight", **facts)


def one_tight(position: Position) -> Team | None:
    """The one gespannt team; None if there is none or both are."""
    tight = tight_teams(position)
    return tight[0] if len(tight) == 1 else None


def gave_up_before_play(position: Position) -> Team | None:
    """The tight team that has chosen to give up before the first card; None if none has."""
    has_choice = position.ruleset.gespannt == NO_BETS
    return one_tight(position) if has_choice and position.gespannt_choice == GIVE_UP else None


def no_bet(position: Position, seat: Seat) -> tuple[Reason, ...]:
    """Why gespannt forbids this player to raise; empty if it does not."""
    tight, form = tight_teams(position), position.ruleset.gespannt
    own = position.side_of(seat)
    if not tight or (form != NO_BETS and own not in tight):
        return ()
    whose = own if own in tight else tight[0]
    step = {NO_BETS: "gespannt.no-bets", MAY_HOLD: "gespannt.may-hold", SPLIT: "gespannt.only-others"}[form]
    return (why_tight(position, whose), because("gespannt.no-bet", step, team=whose))


def others_may(position: Position, seat: Seat) -> tuple[Reason, ...]:
    """Why the other side's being gespannt does not keep this player from raising; empty if it is not."""
    tight = tight_teams(position)
    if not tight or no_bet(position, seat):
        return ()
    return (why_tight(position, tight[0]), because("gespannt.no-bet", "gespannt.others-may", team=tight[0]))


def base(position: Position, winner: Team | None = None) -> Proof[int] | None:
    """What the hand is worth as long as nobody has raised, and why.

    Args:
        position: the deal.
        winner: who scores it, if that is known; only S2's split form asks.

    Returns:
        None in the split form if it depends on a winner that is not known.
    """
    tight, form = tight_teams(position), position.ruleset.gespannt
    told = tuple(why_tight(position, team) for team in tight)
    if not tight or form == MAY_HOLD:
        return Proof(BASE, (*told, because("score.base", "score.base", n=BASE)))
    if len(tight) > 1:
        return Proof(BASE, (*told, because("gespannt.both", "gespannt.both", n=BASE)))
    if form == SPLIT:
        return _split(tight[0], winner, told)
    if gave_up_before_play(position) is not None:
        reason = because("gespannt.play-or-give-up", "gespannt.gives-up", team=tight[0], n=TIGHT_GIVES)
        return Proof(TIGHT_GIVES, (*told, reason))
    reason = because("gespannt.play-or-give-up", "gespannt.plays", team=tight[0], n=TIGHT_PLAYS)
    return Proof(TIGHT_PLAYS, (*told, reason))


def _split(tight: Team, winner: Team | None, told: tuple[Reason, ...]) -> Proof[int] | None:
    if winner is None:
        return None
    value = BASE if winner == tight else SPLIT_LOSES
    step = "gespannt.tight-wins" if winner == tight else "gespannt.tight-loses"
    return Proof(value, (*told, because("gespannt.split", step, team=tight, n=value)))
