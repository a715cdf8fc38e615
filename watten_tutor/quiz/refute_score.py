"""Why an answer about bets and scores is wrong. Each function has the form of those in `refute`."""

from collections.abc import Mapping, Sequence

from watten_tutor.core.betting import betting, next_value
from watten_tutor.core.gespannt import BASE, why_tight
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.scoring import find_hand_score, find_hand_winner, find_score_after, why_not_yet
from watten_tutor.core.seats import Seat, Team
from watten_tutor.scenario.scenario import Question

Points = Mapping[Team, int]


def hand_winner(
    position: Position, question: Question, given: Team | None, proof: Proof[Team | None]
) -> Sequence[Reason]:
    """The decisive trick or word; of a team that has not won, its tricks."""
    if given not in position.sides or proof.reasons[-1].rule != position.tricks_rule:
        return proof.reasons[-1:]
    mine = why_not_yet(position, given)
    return [mine] if proof.value is None else [mine, proof.reasons[-1]]


def may_answer(
    position: Position, question: Question, given: tuple[Seat, ...], proof: Proof[tuple[Seat, ...]]
) -> Sequence[Reason]:
    """Who was named although he may not answer, and that either of the others may."""
    due = betting(position).due
    if due is None:
        return proof.reasons
    own = [each for each in given if each in due.team]
    reasons = [because("bet.answer", "bet.own-raise", player=each, team=due.asked) for each in own]
    missing = any(each not in given for each in proof.value)
    return [*reasons, *(proof.reasons if missing else ())]


def stake(position: Position, question: Question, given: int, proof: Proof[int]) -> Sequence[Reason]:
    """While an answer is due or after giving up that is the point; else the whole count."""
    bets = betting(position)
    return proof.reasons[-1:] if bets.due or bets.refused else proof.reasons


def hand_score(
    position: Position, question: Question, given: Points, proof: Proof[Points]
) -> Sequence[Reason]:
    """Both sides that score, the wrong one, or the wrong number."""
    winner = find_hand_winner(position)
    scoring = [team for team in position.teams if given.get(team)]
    right = [team for team in position.teams if proof.value[team]]
    if len({position.side_of(team[0]) for team in scoring}) > 1:
        return [because("score.value", "wrong.one-side-scores", team=winner.value)]
    if scoring != right:
        return [*winner.reasons[-1:], proof.reasons[-1]]
    points, refused = proof.value[right[0]], betting(position).refused
    if refused is not None and given[right[0]] == next_value(position, points):
        facts = {"player": refused.by, "team": winner.value, "m": given[right[0]], "n": points}
        return [because("bet.give-up", "wrong.proposed-value", **facts)]
    return proof.reasons[len(winner.reasons) if refused is None else 0 :]


def score_after(
    position: Position, question: Question, given: Points, proof: Proof[Points]
) -> Sequence[Reason]:
    """Old points forgotten, a gespannt winner held to the base, a score cut, or wrong points of the hand."""
    scored = find_hand_score(position)
    if given == scored.value:
        return [because("score.added", "wrong.not-added"), *_added(proof)]
    if (whole := _not_only_base(position, given, proof)) is not None:
        return [whole, *_added(proof)]
    target = position.ruleset.target
    cut = {team: min(points, target) for team, points in proof.value.items()}
    if given == cut:
        return [because("score.added", "wrong.not-cut", target=target), *_added(proof)]
    if lost := [team for team in position.teams if _is_forgotten(position, team, given, proof)]:
        mended = {**given, **{team: proof.value[team] for team in lost}}
        told = [
            because("score.added", "wrong.score-lost", team=each, n=position.points(each)) for each in lost
        ]
        return [*told, *([] if mended == proof.value else score_after(position, question, mended, proof))]
    gained = {each: given.get(each, 0) - position.points(each) for each in position.teams}
    return [*hand_score(position, question, gained, scored), *_added(proof)]


def _not_only_base(position: Position, given: Points, proof: Proof[Points]) -> Reason | None:
    """That a gespannt team which has won scores the whole stake (S3); None unless it is given the base."""
    whole = next((each for each in proof.reasons if each.step == "gespannt.winner-scores-all"), None)
    winner = find_hand_winner(position).value
    if whole is None or winner is None:
        return None
    base_only = {each: position.points(each) + (BASE if each == winner else 0) for each in position.teams}
    return whole if given == base_only else None


def _is_forgotten(position: Position, team: Team, given: Points, proof: Proof[Points]) -> bool:
    """Whether the points a team had and keeps are left out; a team that is not named has none."""
    had = position.points(team)
    return had != 0 and proof.value[team] == had and not given.get(team)


def _added(proof: Proof[Points]) -> Sequence[Reason]:
    return [reason for reason in proof.reasons if reason.rule == "score.added"]


def gespannt(
    position: Position, question: Question, given: tuple[Team, ...], proof: Proof[tuple[Team, ...]]
) -> Sequence[Reason]:
    """Every team that is put on the wrong side of the limit."""
    wrong = [team for team in position.teams if (team in given) != (team in proof.value)]
    sides = [team for team in wrong if team in position.sides]
    reasons = [why_tight(position, team, team in proof.value) for team in sides]
    return reasons if sides == wrong else [*reasons, proof.reasons[-1]]


def bummerl(position: Position, question: Question, given: Points, proof: Proof[Points]) -> Sequence[Reason]:
    """Whether the game is over, who gets the Bummerl, or how many."""
    if not any(proof.value.values()):
        return proof.reasons[-1:]
    if position.ruleset.match != "single" and not any(given.values()):
        waits = because("game.bummerl", "wrong.bummerl-each-game")
        return [waits, *(each for each in proof.reasons if each.rule in _OF_THE_GAME)]
    if given == {team: 2 * number for team, number in proof.value.items()}:
        after = find_score_after(position).value
        losers = [team for team in position.teams if after[team] < position.ruleset.target]
        return [because("game.schneider", "wrong.no-schneider", team=team) for team in losers]
    too_many = [team for team, number in proof.value.items() if number == 1 < given.get(team, 0)]
    lost = [] if position.ruleset.bummerl == "winner" else too_many
    told = [because("game.schneider", "wrong.no-schneider", team=team) for team in lost]
    return [*told, *(each for each in proof.reasons if each.rule in _OF_THE_GAME)]


_OF_THE_GAME = ("game.target", "game.bummerl", "game.schneider")
