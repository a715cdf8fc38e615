"""Who wins the hand, what it scores, who has won the game, and what the losers get for it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from watten_tutor.core.betting import betting, stake
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.gespannt import gave_up_before_play, is_tight
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat, Team, teams
from watten_tutor.core.tables import RULE_OF_TABLE, why_cards_each, why_complete, why_together
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
        leads = because("play.winner-leads", "lead.winner-leads", player=leader)
        return Proof(leader, (*won.reasons, *why_complete(position), leads))
    if position.tricks == () and position.is_bohemian:
        return Proof(leader, (because("bohemian.first-lead", "lead.first-still-in", player=leader),))
    if position.tricks == ():
        return Proof(leader, (because("play.forehand-leads", "lead.forehand-leads", player=leader),))
    return Proof(leader, (because("play.winner-leads", "lead.told", player=leader),))


# -- one hand -----------------------------------------------------------------------------------------


def find_hand_winner(position: Position) -> Proof[Team | None]:
    """Which side has won the hand: with its tricks, or because the other gave up; None if it goes on.

    Example:
        >>> told = Position(RuleSet(), None, won={Seat(0): 2, Seat(2): 1, Seat(1): 1})
        >>> find_hand_winner(told).value
        Team((Seat(0), Seat(2)))
    """
    tight, refused = gave_up_before_play(position), betting(position).refused
    if tight is not None:
        reason = because("gespannt.play-or-give-up", "gespannt.has-given-up", team=tight)
        return Proof(position.opponents(tight), (reason,))
    if refused is not None:
        reason = because("bet.give-up", "bet.thrown-in", player=refused.answered_by, team=refused.team)
        return Proof(refused.team, (reason,))
    told, needed = list(tricks_told(position)), position.tricks_to_win
    taken = {side: position.taken_by(side) for side in position.sides}
    winner = next((side for side in position.sides if taken[side] >= needed), None)
    if winner is None:
        told += [why_not_yet(position, side) for side in position.sides]
    else:
        facts = {"team": winner, "n": taken[winner], "k": needed}
        told += [*why_together(position, winner), *why_cards_each(position)]
        told.append(because(position.tricks_rule, "hand.won", **facts))
    return Proof(winner, tuple(told))


def why_not_yet(position: Position, side: Team) -> Reason:
    """The tricks of a side that has not won."""
    facts = {"team": side, "n": position.taken_by(side), "k": position.tricks_to_win}
    return because(position.tricks_rule, "hand.not-yet", **facts)


def tricks_told(position: Position) -> Iterator[Reason]:
    """Who took each trick whose cards are told."""
    tricks = [*(position.tricks or ())]
    if position.trick.is_complete(position.players):
        tricks.append(position.trick)
    first = position.tricks_played - len(tricks) + 1
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
    side, points = winner.value, value.value
    gave_up = gave_up_before_play(position) is not None or betting(position).refused is not None
    rule = "score.gave-up" if gave_up else "score.value"
    scored = [because(rule, rule, team=side, n=points)]
    if side not in position.teams:
        rule = RULE_OF_TABLE[position.players]
        scored.append(because(rule, "score.each-defender", team=side, n=points))
    scoring = score_of_side(position.players, side)
    found = {each: points if each in scoring else 0 for each in position.teams}
    # Giving up is told once, with the old value.
    told = () if gave_up else winner.reasons
    return Proof(found, (*told, *value.reasons, *scored))


def score_of_side(players: int, side: Team) -> tuple[Team, ...]:
    """The teams whose score grows when this side scores; three-handed each defender's own (house).

    Example:
        >>> score_of_side(3, Team((Seat(0), Seat(2))))
        (Team((Seat(0),)), Team((Seat(2),)))
    """
    return tuple(team for team in teams(players) if set(team) <= set(side))


def find_score_after(position: Position) -> Proof[Mapping[Team, int]]:
    """The score after a hand that is over. It is not cut at the target.

    Raises:
        Unanswerable: `hand-not-over`.
    """
    scored = find_hand_score(position)
    after = {team: position.points(team) + points for team, points in scored.value.items()}
    reasons = list(scored.reasons)
    for team in (each for each, points in scored.value.items() if points):
        reasons.append(
            because("score.added", "score.added", team=team, m=position.points(team), n=after[team])
        )
        reasons += what_it_means(position.ruleset, team, after[team])
    return Proof(after, tuple(reasons))


def what_it_means(ruleset: RuleSet, team: Team, points: int) -> Iterable[Reason]:
    """What the new score means: the game is won, or the team is gespannt now."""
    target = ruleset.target
    if points >= target:
        yield because("game.target", "game.won", team=team, target=target)
    elif is_tight(ruleset, points):
        yield because("gespannt.team", "gespannt.tight-now", team=team, m=points, target=target)


# -- the game -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Award:
    """Points written down at one moment. Three-handed, both defenders score at once."""

    teams: tuple[Team, ...]
    points: int


def game_winners(ruleset: RuleSet, score: Mapping[Team, int], awards: Iterable[Award]) -> tuple[Team, ...]:
    """Who is first at the target when points are written down one after the other; nobody yet: ().

    Within a hand the points of the hand come first, then penalties (house).

    Example:
        >>> ours, theirs = teams()
        >>> game_winners(RuleSet(), {ours: 13, theirs: 14}, [Award((ours,), 2), Award((theirs,), 3)])
        (Team((Seat(0), Seat(2))),)
    """
    points = dict(score)
    for award in awards:
        for team in award.teams:
            points[team] = points.get(team, 0) + award.points
        there = tuple(team for team in award.teams if points[team] >= ruleset.target)
        if there:
            return there
    return ()


def find_bummerl(position: Position) -> Proof[Mapping[Team, int]]:
    """The Bummerl written after a hand that is over: none as long as the game goes on.

    Raises:
        Unanswerable: `hand-not-over`.
    """
    scored, after = find_hand_score(position), find_score_after(position)
    gained = tuple(team for team, points in scored.value.items() if points)
    award = Award(gained, max(scored.value.values()))
    winners = game_winners(position.ruleset, position.score, [award])
    found = bummerl(position.ruleset, after.value, winners)
    return Proof(found.value, (*after.reasons, *found.reasons))


def bummerl(
    ruleset: RuleSet, score: Mapping[Team, int], winners: tuple[Team, ...]
) -> Proof[Mapping[Team, int]]:
    """The Bummerl of a game that these teams have won; none if nobody has.

    Losers without a point are Schneider, and that counts two. Where the winners write it down (S2), one
    loser who is Schneider is enough (house; with two teams there is only one).
    """
    nothing = dict.fromkeys(score, 0)
    if not winners:
        team = max(score, key=lambda each: score[each])
        facts = {"team": team, "m": score[team], "target": ruleset.target}
        return Proof(nothing, (because("game.target", "game.goes-on", **facts),))
    losers = tuple(team for team in score if team not in winners)
    schneider = tuple(team for team in losers if score[team] <= 0)
    by_winners = ruleset.bummerl == "winner"
    told = "game.bummerl-winner" if by_winners else "game.bummerl-loser"
    marked = winners if by_winners else losers
    reasons = [because("game.bummerl", told, team=team) for team in marked]
    reasons += [
        because("game.schneider", "game.schneider", team=team, m=score[team], n=SCHNEIDER)
        for team in schneider
    ]
    double = marked if by_winners and schneider else schneider
    return Proof({**nothing, **dict.fromkeys(marked, 1), **dict.fromkeys(double, SCHNEIDER)}, tuple(reasons))
