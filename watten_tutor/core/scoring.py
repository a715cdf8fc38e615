"""Who wins the hand, what it scores, who has won the game, and what the losers get for it."""

from collections.abc import Iterable, Mapping

from watten_tutor.core.betting import betting, stake
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.gespannt import gave_up_before_play, is_tight
from watten_tutor.core.position import TRICKS_TO_WIN, Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import TEAMS, Seat, Team
from watten_tutor.core.trick import best_play, winning

SCHNEIDER = 2
"""Bummerl for losers without a point (house reading of "lose double", S0 §10)."""


def find_next_leader(position: Position) -> Proof[Seat]:
    """Who leads to the next trick: the winner of the last one, forehand to the first (S0 §7).

    Raises:
        Unanswerable: `leader-not-told`, also if the hand is over.
    """
    turn = position.on_turn()
    if len(turn) != 1 or (position.trick.plays and not position.trick.is_complete(position.players)):
        raise Unanswerable("leader-not-told")
    (leader,) = turn
    last = position.trick if position.trick.plays else (position.tricks or (None,))[-1]
    if last is not None:
        won = winning(position.ranking, last, position.players)
        return Proof(leader, (*won.reasons, because("play.winner-leads", "lead.winner-leads", player=leader)))
    if position.tricks == ():
        return Proof(leader, (because("play.forehand-leads", "lead.forehand-leads", player=leader),))
    return Proof(leader, (because("play.winner-leads", "lead.told", player=leader),))


# -- one hand -----------------------------------------------------------------------------------------


def find_hand_winner(position: Position) -> Proof[Team | None]:
    """Which team has won the hand: with three tricks, or because the other gave up; None if it goes on.

    Example:
        >>> told = Position(RuleSet(), None, won={Seat(0): 2, Seat(2): 1, Seat(1): 1})
        >>> find_hand_winner(told).value
        Team(0)
    """
    tight, refused = gave_up_before_play(position), betting(position).refused
    if tight is not None:
        reason = because("gespannt.play-or-give-up", "gespannt.has-given-up", team=tight)
        return Proof(tight.other, (reason,))
    if refused is not None:
        reason = because("bet.give-up", "bet.thrown-in", player=refused.answered_by, team=refused.team)
        return Proof(refused.team, (reason,))
    told = list(_tricks_told(position))
    taken = {team: position.taken_by(Seat(team)) for team in TEAMS}
    winner = next((team for team in TEAMS if taken[team] >= TRICKS_TO_WIN), None)
    if winner is None:
        told += [because("play.three-tricks", "hand.not-yet", team=team, n=taken[team]) for team in TEAMS]
    else:
        told.append(because("play.three-tricks", "hand.won", team=winner, n=taken[winner]))
    return Proof(winner, tuple(told))


def _tricks_told(position: Position) -> Iterable[Reason]:
    """Who took each trick whose cards are told."""
    tricks = [*(position.tricks or ())]
    if position.trick.is_complete(position.players):
        tricks.append(position.trick)
    first = position.cards_laid // position.players - len(tricks) + 1
    for number, trick in enumerate(tricks, first):
        best = best_play(position.ranking, trick)
        yield because("trick.highest-wins", "hand.trick", n=number, player=best.seat, card=best.card)


def find_hand_score(position: Position) -> Proof[Mapping[Team, int]]:
    """What each team scores in a hand that is over.

    Raises:
        Unanswerable: `hand-not-over`.
    """
    winner = find_hand_winner(position)
    if winner.value is None:
        raise Unanswerable("hand-not-over")
    value = stake(position, winner.value)
    assert value is not None
    team, points = winner.value, value.value
    gave_up = gave_up_before_play(position) is not None or betting(position).refused is not None
    rule, step = ("score.gave-up", "score.gave-up") if gave_up else ("score.value", "score.value")
    scored = because(rule, step, team=team, n=points)
    found = {each: points if each == team else 0 for each in TEAMS}
    # Giving up is told once, with the old value.
    told = () if gave_up else winner.reasons
    return Proof(found, (*told, *value.reasons, scored))


def find_score_after(position: Position) -> Proof[Mapping[Team, int]]:
    """The score after a hand that is over. It is not cut at the target.

    Raises:
        Unanswerable: `hand-not-over`.
    """
    scored = find_hand_score(position)
    after = {team: position.points(team) + points for team, points in scored.value.items()}
    team = next(each for each, points in scored.value.items() if points)
    added = because("score.added", "score.added", team=team, m=position.points(team), n=after[team])
    reasons = [*scored.reasons, added]
    if after[team] >= position.ruleset.target:
        reasons.append(because("game.target", "game.won", team=team, target=position.ruleset.target))
    elif is_tight(position.ruleset, after[team]):
        facts = {"team": team, "m": after[team], "target": position.ruleset.target}
        reasons.append(because("gespannt.team", "gespannt.tight-now", **facts))
    return Proof(after, tuple(reasons))


# -- the game -----------------------------------------------------------------------------------------


def game_winner(
    ruleset: RuleSet, score: Mapping[Team, int], awards: Iterable[tuple[Team, int]]
) -> Team | None:
    """Who is first at the target when points are written down one after the other.

    Within a hand the points of the hand come first, then penalties (house).

    Example:
        >>> game_winner(RuleSet(), {Team(0): 13, Team(1): 14}, [(Team(0), 2), (Team(1), 3)])
        Team(0)
    """
    points = dict(score)
    for team, more in awards:
        points[team] = points.get(team, 0) + more
        if points[team] >= ruleset.target:
            return team
    return None


def find_bummerl(position: Position) -> Proof[Mapping[Team, int]]:
    """The Bummerl written after a hand that is over: none as long as the game goes on.

    Raises:
        Unanswerable: `hand-not-over`.
    """
    after = find_score_after(position)
    awards = [(team, points - position.points(team)) for team, points in after.value.items()]
    winner = game_winner(position.ruleset, position.score, awards)
    nothing = dict.fromkeys(TEAMS, 0)
    if winner is None:
        team = max(TEAMS, key=lambda each: after.value[each])
        facts = {"team": team, "m": after.value[team], "target": position.ruleset.target}
        return Proof(nothing, (*after.reasons, because("game.target", "game.goes-on", **facts)))
    loser = winner.other
    schneider = after.value[loser] <= 0
    marked = winner if position.ruleset.bummerl == "winner" else loser
    told = "game.bummerl-winner" if marked == winner else "game.bummerl-loser"
    reasons = [*after.reasons, because("game.bummerl", told, team=marked)]
    if schneider:
        facts = {"team": loser, "m": after.value[loser], "n": SCHNEIDER}
        reasons.append(because("game.schneider", "game.schneider", **facts))
    return Proof({**nothing, marked: SCHNEIDER if schneider else 1}, tuple(reasons))
