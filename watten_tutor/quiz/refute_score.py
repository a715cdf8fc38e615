"""Why an answer about bets and scores is wrong. Each function has the form of those in `refute`."""

from collections.abc import Mapping, Sequence
from typing import Any

from watten_tutor.core.betting import betting, next_value
from watten_tutor.core.gespannt import why_tight
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.scoring import find_hand_score, find_hand_winner
from watten_tutor.core.seats import TEAMS, Seat, Team, team_of
from watten_tutor.scenario.scenario import Question

Points = Mapping[Team, int]


def hand_winner(
    position: Position, question: Question, given: Team | None, proof: Proof[Team | None]
) -> Sequence[Reason]:
    """The decisive trick or word; of a team that has not won, its tricks."""
    if given is None or proof.reasons[-1].rule != "play.three-tricks":
        return proof.reasons[-1:]
    mine = because("play.three-tricks", "hand.not-yet", team=given, n=position.taken_by(Seat(given)))
    return [mine] if proof.value is None else [mine, proof.reasons[-1]]


def may_answer(
    position: Position, question: Question, given: tuple[Seat, ...], proof: Proof[tuple[Seat, ...]]
) -> Sequence[Reason]:
    """Who was named although he may not answer, and that either of the others may."""
    due = betting(position).due
    if due is None:
        return proof.reasons
    own = [each for each in given if team_of(each) == due.team]
    reasons = [because("bet.answer", "bet.own-raise", player=each, team=due.team.other) for each in own]
    missing = any(each not in given for each in proof.value)
    return [*reasons, *(proof.reasons if missing else ())]


def stake(position: Position, question: Question, given: int, proof: Proof[int]) -> Sequence[Reason]:
    """While an answer is due or after giving up that is the point; else the whole count."""
    bets = betting(position)
    return proof.reasons[-1:] if bets.due or bets.refused else proof.reasons


def hand_score(
    position: Position, question: Question, given: Points, proof: Proof[Points]
) -> Sequence[Reason]:
    """Two teams that score, the wrong one, or the wrong number."""
    winner = find_hand_winner(position)
    scoring = [team for team in TEAMS if given.get(team)]
    if len(scoring) > 1:
        return [because("score.value", "wrong.one-team-scores", team=winner.value)]
    if scoring != [winner.value]:
        return [*winner.reasons[-1:], proof.reasons[-1]]
    (team,) = scoring
    points, refused = proof.value[team], betting(position).refused
    if refused is not None and given[team] == next_value(position, points):
        facts = {"player": refused.by, "team": team, "m": given[team], "n": points}
        return [because("bet.give-up", "wrong.proposed-value", **facts)]
    return proof.reasons[len(winner.reasons) if refused is None else 0 :]


def score_after(
    position: Position, question: Question, given: Points, proof: Proof[Points]
) -> Sequence[Reason]:
    """Old points forgotten, a score cut at the target, or wrong points of the hand."""
    scored = find_hand_score(position)
    if given == scored.value:
        return [because("score.added", "wrong.not-added"), *_added(proof)]
    team = next(each for each, points in scored.value.items() if points)
    target = position.ruleset.target
    if given.get(team) == target < proof.value[team] and given[team.other] == proof.value[team.other]:
        return [because("score.added", "wrong.not-cut", target=target), *_added(proof)]
    gained = {each: given.get(each, 0) - position.points(each) for each in TEAMS}
    return [*hand_score(position, question, gained, scored), *_added(proof)]


def _added(proof: Proof[Points]) -> Sequence[Reason]:
    return [reason for reason in proof.reasons if reason.rule == "score.added"]


def gespannt(
    position: Position, question: Question, given: tuple[Team, ...], proof: Proof[tuple[Team, ...]]
) -> Sequence[Reason]:
    """Every team that is put on the wrong side of the limit."""
    wrong = [team for team in TEAMS if (team in given) != (team in proof.value)]
    return [why_tight(position, team, team in proof.value) for team in wrong]


def bummerl(position: Position, question: Question, given: Points, proof: Proof[Points]) -> Sequence[Reason]:
    """Whether the game is over, who gets the Bummerl, or how many."""
    marked: Any = next((team for team in TEAMS if proof.value[team]), None)
    if marked is None:
        return proof.reasons[-1:]
    if given == {**dict.fromkeys(TEAMS, 0), marked: 2}:
        loser = marked if position.ruleset.bummerl == "loser" else marked.other
        return [because("game.schneider", "wrong.no-schneider", team=loser)]
    return [each for each in proof.reasons if each.rule in _OF_THE_GAME]


_OF_THE_GAME = ("game.target", "game.bummerl", "game.schneider")
