"""What a finished hand scores: its own points first, then penalties (house)."""

from dataclasses import dataclass

from watten_tutor.core.announcing import REDEAL_COST
from watten_tutor.core.betting import stake
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.gespannt import BASE, no_bet
from watten_tutor.core.maschine import find_maschine
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.round.aside import tells_in_blind
from watten_tutor.core.round.moves import BET
from watten_tutor.core.round.state import Ended, Round
from watten_tutor.core.schlecken import penalty
from watten_tutor.core.scoring import Award, find_hand_score, find_hand_winner, score_of_side
from watten_tutor.core.seats import Seat, Team, sides, team_of
from watten_tutor.core.tally import next_tallies


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a hand has ended.

    Attributes:
        winner: the side that has won it; None after a demanded new deal, and in Bohemian Watten.
        awards: the points, in the order in which they are written down.
        deals_again: whether the same dealer deals again.
    """

    winner: Team | None
    awards: tuple[Award, ...]
    deals_again: bool = False


def outcome(now: Round) -> Proof[Outcome]:
    """What a finished hand scores, and why.

    Raises:
        Unanswerable: `hand-not-over`.
    """
    if not now.is_over:
        raise Unanswerable("hand-not-over")
    if now.is_bohemian:
        return _tallied(now)
    if now.ended is None:
        return _played(now)
    how, seat = now.ended
    return {Ended.REDEAL: _redealt, Ended.MASCHINE: _maschine, Ended.INFRINGED: _infringed}[how](now, seat)


def _played(now: Round) -> Proof[Outcome]:
    """Won by tricks, or because the other side gave up; then the penalty of a cutter who bluffed."""
    position = now.in_play
    winner = find_hand_winner(position).value
    assert winner is not None
    scored = find_hand_score(position)
    awards = [Award(score_of_side(now.players, winner), max(scored.value.values()))]
    reasons = list(scored.reasons)
    owed = penalty(now.ruleset, now.cutter, now.taken, (*(position.tricks or ()), position.trick))
    if owed.value:
        gaining = _opponents(now, now.cutter)
        awards.append(Award(score_of_side(now.players, gaining), owed.value))
        reasons += owed.reasons
    return Proof(Outcome(winner, tuple(awards)), tuple(reasons))


def _tallied(now: Round) -> Proof[Outcome]:
    """Bohemian: everybody's tally goes down by his tricks, or up for none."""
    position = now.in_play
    left = {seat: position.points(team) for team in position.teams for seat in team}
    taken = {seat: position.taken_by(Team((seat,))) for seat in position.seats}
    after = next_tallies(now.ruleset, position.ranking.declaration, left, taken)
    changes = tuple(Award((Team((seat,)),), after.value[seat] - left[seat]) for seat in left)
    return Proof(Outcome(None, tuple(each for each in changes if each.points)), after.reasons)


def _redealt(now: Round, seat: Seat) -> Proof[Outcome]:
    team = team_of(seat, now.players)
    reason = because("announcing.schoeneres", "schoeneres.costs", player=seat, team=team, n=REDEAL_COST)
    return Proof(Outcome(None, (Award((team,), -REDEAL_COST),), deals_again=True), (reason,))


def _maschine(now: Round, seat: Seat) -> Proof[Outcome]:
    found = find_maschine(now.in_play, seat)
    assert found is not None
    side = now.in_play.side_of(seat)
    won = because("maschine.shown", "maschine.wins", player=seat, team=side, n=now.ruleset.maschine)
    awards = (Award(score_of_side(now.players, side), now.ruleset.maschine),)
    return Proof(Outcome(side, awards), (*found.reasons, won))


def _infringed(now: Round, seat: Seat) -> Proof[Outcome]:
    gaining = _opponents(now, seat)
    points, reasons = _price(now, seat, gaining)
    return Proof(Outcome(gaining, (Award(score_of_side(now.players, gaining), points),)), reasons)


def _price(now: Round, seat: Seat, gaining: Team) -> tuple[int, tuple[Reason, ...]]:
    """The agreed penalty; for giving Schlag or trump away in Blind Watten what the hand is worth."""
    if not tells_in_blind(now.ruleset, now.what):
        assert isinstance(now.ruleset.infringement, int)
        points = now.ruleset.infringement
        facts = {"player": seat, "team": gaining, "n": points}
        cost = because("infringement.points", f"infringe.{now.what}", **facts)
        return points, (*_why_forbidden(now, seat), cost)
    value = stake(now.position, gaining) if now.position is not None else None
    points, told = (BASE, ()) if value is None else (value.value, value.reasons)
    lost = because("blind.tell-loses", "infringe.told-in-blind", player=seat, team=gaining, n=points)
    return points, (*told, lost)


def _why_forbidden(now: Round, seat: Seat) -> tuple[Reason, ...]:
    """That gespannt forbade the bet; what else was against it is not told of the deal."""
    return no_bet(now.position, seat) if now.what == BET and now.position is not None else ()


def _opponents(now: Round, seat: Seat) -> Team:
    return next(side for side in sides(now.players, now.forehand) if seat not in side)
