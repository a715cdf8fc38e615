"""What a hand told in words scores: also where a Maschine, a broken rule or the cut decides."""

from collections.abc import Mapping
from dataclasses import replace

from watten_tutor.core.deed import INFRINGE
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.game import GAMES_OF_A_MATCH
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.round.aside import costs_nothing
from watten_tutor.core.round.outcome import Outcome, outcome
from watten_tutor.core.round.retold import retold
from watten_tutor.core.round.state import Round
from watten_tutor.core.schlecken import penalty
from watten_tutor.core.scoring import bummerl, find_hand_winner, game_winners, what_it_means
from watten_tutor.core.seats import Team

Points = Mapping[Team, int]


def find_winner(position: Position) -> Proof[Team | None]:
    """Which side has won the hand; None if it goes on, or if a new deal was demanded.

    Raises:
        ToldWrongly: if what is told of the deal was not allowed.
    """
    now, told = _now(position)
    if now is not None and now.ended is not None:
        ended = outcome(now)
        return Proof(ended.value.winner, ended.reasons)
    found = find_hand_winner(position)
    return Proof(found.value, (*told, *found.reasons))


def find_score(position: Position) -> Proof[Points]:
    """What each team scores in a hand that is over, penalties among it.

    Raises:
        Unanswerable: `hand-not-over`, or `tricks-not-told` where only the cards played can tell.
        ToldWrongly: if what is told of the deal was not allowed.
    """
    ended = _ended(position)
    points = dict.fromkeys(position.teams, 0)
    for award in ended.value.awards:
        for team in award.teams:
            points[team] += award.points
    return Proof(points, ended.reasons)


def find_score_after(position: Position, hand: Position | None = None) -> Proof[Points]:
    """The score after a hand that is over, written down award by award: what comes too late does not count.

    Args:
        position: the deal and the score before it.
        hand: another deal that is written down in its place.

    Raises:
        Unanswerable: as `find_score` does.
    """
    written = _written(position, hand)
    return Proof(written.value[0], written.reasons)


def find_bummerl(position: Position, hand: Position | None = None) -> Proof[Points]:
    """The Bummerl written after a hand that is over; `hand` as in `find_score_after`.

    Raises:
        Unanswerable: as `find_score` does.
    """
    written = _written(position, hand)
    after, winners = written.value
    found = bummerl(position.ruleset, after, winners)
    return Proof(found.value, (*written.reasons, *found.reasons))


def find_match_winner(position: Position, hand: Position | None = None) -> Proof[Team | None]:
    """Who has won the game, or the match where several games make one; None if it goes on.

    The argument `hand` is that of `find_score_after`.

    Raises:
        Unanswerable: as `find_score` does.
    """
    written = _written(position, hand)
    after, winners = written.value
    if not winners:
        return Proof(None, (*written.reasons, *bummerl(position.ruleset, after, ()).reasons))
    side = Team(seat for team in winners for seat in team)
    if position.ruleset.match == "single":
        return Proof(side, written.reasons)
    games = position.games.get(side, 0) + 1
    done = games >= GAMES_OF_A_MATCH
    step = "match.won" if done else "match.goes-on"
    told = because("match.best-of-three", step, team=side, n=games)
    return Proof(side if done else None, (*written.reasons, told))


# -- the hand -------------------------------------------------------------------------------------------


def _now(position: Position) -> tuple[Round | None, tuple[Reason, ...]]:
    """The deal, and that an infringement told of it has cost nothing."""
    if position.deal is None:
        return None, ()
    now = retold(position)[0].now
    if not isinstance(now, Round):
        raise Unanswerable("draw-not-over")
    broken = position.deal[-1] if position.deal and position.deal[-1].do == INFRINGE else None
    return now, () if broken is None else costs_nothing(now, str(broken.what))


def _ended(position: Position) -> Proof[Outcome]:
    now, told = _now(replace(position, deal=position.deal or ()))
    if now is None or not now.is_over:
        raise Unanswerable("hand-not-over", found="hand-score", least=position.tricks_to_win)
    if now.ended is None and now.taken and position.tricks is None and position.won:
        raise Unanswerable("tricks-not-told", found="hand-score")
    ended = outcome(now)
    return Proof(ended.value, (*told, *ended.reasons, *_not_owed(now)))


def _not_owed(now: Round) -> tuple[Reason, ...]:
    """Why a card kept from the cut costs nothing in this hand."""
    if now.ended is not None or not now.taken:
        return ()
    found = _penalty(now)
    return () if found.value else found.reasons


def _penalty(now: Round) -> Proof[int]:
    tricks = (*(now.in_play.tricks or ()), now.in_play.trick)
    return penalty(now.ruleset, now.cutter, now.taken, tricks)


def _written(position: Position, hand: Position | None) -> Proof[tuple[Points, tuple[Team, ...]]]:
    """The score after the hand, and who has won the game with it."""
    ended = _ended(position if hand is None else hand)
    score = {team: position.points(team) for team in position.teams}
    reasons = list(ended.reasons)
    for award in ended.value.awards:
        winners = game_winners(position.ruleset, score, [award])
        for team in award.teams:
            before, score[team] = score[team], score[team] + award.points
            step = "score.added" if award.points > 0 else "score.taken-off"
            reasons.append(because("score.added", step, team=team, m=before, n=score[team]))
            reasons += what_it_means(position.ruleset, team, score[team])
        if winners:
            return Proof((score, winners), tuple(reasons))
    return Proof((score, ()), tuple(reasons))
