"""From hand to hand: the score, the Bummerl, and who has won the game or the match."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.round.outcome import outcome
from watten_tutor.core.round.state import Round
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.scoring import bummerl, game_winners
from watten_tutor.core.seats import Seat, Team, teams

GAMES_OF_A_MATCH = 2
"""Games that win a match of best of three (S3 Vittoria)."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game, or a match of several, between two hands.

    Attributes:
        ruleset: by which rules it is played.
        dealer: who deals next.
        score: points of each team in the game in hand.
        bummerl: the Bummerl written so far.
        games: games won by each team.
        winners: who has won the whole; nobody yet: ().
    """

    ruleset: RuleSet
    dealer: Seat
    score: Mapping[Team, int] = field(default_factory=dict)
    bummerl: Mapping[Team, int] = field(default_factory=dict)
    games: Mapping[Team, int] = field(default_factory=dict)
    winners: tuple[Team, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether somebody has won the whole."""
        return bool(self.winners)


def begin(ruleset: RuleSet, dealer: Seat) -> Game:
    """A new game: everybody at nothing.

    Example:
        >>> begin(RuleSet(), Seat(3)).score
        {Team((Seat(0), Seat(2))): 0, Team((Seat(1), Seat(3))): 0}
    """
    nothing = dict.fromkeys(teams(ruleset.players), 0)
    return Game(ruleset, dealer, nothing, nothing, nothing)


def after(game: Game, now: Round) -> Proof[Game]:
    """The game after a finished hand, and what has been written down.

    The deal passes to the left (S0 §4); after a demanded new deal the same dealer deals again.

    Raises:
        Unanswerable: `hand-not-over`.
    """
    ended = outcome(now)
    score = dict(game.score)
    reasons: list[Reason] = [*ended.reasons]
    for award in ended.value.awards:
        for team in award.teams:
            facts = {"team": team, "m": score[team], "n": score[team] + award.points}
            score[team] += award.points
            reasons.append(because("score.added", "score.added", **facts))
    dealer = game.dealer if ended.value.deals_again else game.dealer.next(game.ruleset.players)
    winners = game_winners(game.ruleset, game.score, ended.value.awards)
    if not winners:
        return Proof(replace(game, score=score, dealer=dealer), tuple(reasons))
    written = bummerl(game.ruleset, score, winners)
    games = {team: number + (team in winners) for team, number in game.games.items()}
    marks = {team: number + written.value[team] for team, number in game.bummerl.items()}
    target = game.ruleset.target
    reasons += [because("game.target", "game.won", team=team, target=target) for team in winners]
    done = _match_winners(game.ruleset, games, winners)
    reasons += [*written.reasons, *done.reasons]
    new = dict.fromkeys(score, 0)
    return Proof(
        Game(game.ruleset, dealer, score if done.value else new, marks, games, done.value), tuple(reasons)
    )


def _match_winners(
    ruleset: RuleSet, games: Mapping[Team, int], winners: tuple[Team, ...]
) -> Proof[tuple[Team, ...]]:
    """Who has won the whole: the winners of a single game, or who has two games of three (S3)."""
    if ruleset.match == "single":
        return Proof(winners, ())
    done = tuple(team for team in winners if games[team] >= GAMES_OF_A_MATCH)
    step = "match.won" if done else "match.goes-on"
    told = tuple(because("match.best-of-three", step, team=team, n=games[team]) for team in winners)
    return Proof(done, told)
