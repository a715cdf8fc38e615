"""From hand to hand: the score, the Bummerl, and who has won the game or the match."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from watten_tutor.core import tally
from watten_tutor.core.cards import Card
from watten_tutor.core.reasons import Proof, because
from watten_tutor.core.round.outcome import Outcome, outcome
from watten_tutor.core.round.state import Round, start
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

    def deal(self, pack: Iterable[Card]) -> Round:
        """The next deal, about to be cut.

        Args:
            pack: all cards as shuffled, the top one first.

        Raises:
            ValueError: if the game is over, or for a wrong pack as `start`.
        """
        if self.is_over:
            raise ValueError("the game is over, nothing more is dealt")
        players = len(self.score) if self.ruleset.is_bohemian else None
        return start(self.ruleset, pack, self.dealer, self.score, players=players)


def begin(ruleset: RuleSet, dealer: Seat, players: int | None = None) -> Game:
    """A new game: everybody at nothing, in Bohemian Watten at 20.

    Args:
        ruleset: by which rules it is played.
        dealer: who deals first.
        players: how many sit at the table, where the rule set leaves that open (Bohemian: two to four).

    Example:
        >>> begin(RuleSet(), Seat(3)).score
        {Team((Seat(0), Seat(2))): 0, Team((Seat(1), Seat(3))): 0}
    """
    at_table = ruleset.players if players is None else players
    if ruleset.is_bohemian:
        alone = [Team((Seat(each),)) for each in range(at_table)]
        return Game(ruleset, dealer, dict.fromkeys(alone, tally.START))
    nothing = dict.fromkeys(teams(at_table), 0)
    return Game(ruleset, dealer, nothing, nothing, nothing)


def after(game: Game, now: Round) -> Proof[Game]:
    """The game after a finished hand, and what has been written down.

    The deal passes to the left (S0 §4); after a demanded new deal the same dealer deals again. Points are
    written down one award after the other. With the one that reaches the target the game is won, and a
    penalty after it counts no more (house).

    Raises:
        Unanswerable: `hand-not-over`.
        ValueError: if this hand is not of this game.
    """
    if (now.ruleset, now.dealer, now.score) != (game.ruleset, game.dealer, game.score):
        raise ValueError("this is not a hand of this game")
    ended = outcome(now)
    dealer = game.dealer if ended.value.deals_again else game.dealer.next(now.players)
    if now.is_bohemian:
        return _counted_down(replace(game, dealer=dealer), ended)
    score, reasons = game.score, [*ended.reasons]
    for award in ended.value.awards:
        winners = game_winners(game.ruleset, score, [award])
        added = {team: score[team] + award.points for team in award.teams}
        reasons += [
            because("score.added", "score.added", team=team, m=score[team], n=points)
            for team, points in added.items()
        ]
        score = {**score, **added}
        if winners:
            won = _won(replace(game, score=score, dealer=dealer), winners)
            return Proof(won.value, (*reasons, *won.reasons))
    return Proof(replace(game, score=score, dealer=dealer), tuple(reasons))


def _counted_down(game: Game, ended: Proof[Outcome]) -> Proof[Game]:
    """Bohemian: the new tallies; whoever is down at 0 has won (S2)."""
    score = dict(game.score)
    for award in ended.value.awards:
        for team in award.teams:
            score[team] += award.points
    done = tally.winners({team[0]: left for team, left in score.items()})
    teams_done = tuple(Team((seat,)) for seat in done.value)
    return Proof(replace(game, score=score, winners=teams_done), (*ended.reasons, *done.reasons))


def _won(game: Game, winners: tuple[Team, ...]) -> Proof[Game]:
    """The game with its Bummerl, and the next one of the match where there is one to play."""
    target = game.ruleset.target
    told = tuple(because("game.target", "game.won", team=team, target=target) for team in winners)
    written = bummerl(game.ruleset, game.score, winners)
    games = {team: number + (team in winners) for team, number in game.games.items()}
    marks = {team: number + written.value[team] for team, number in game.bummerl.items()}
    done = _match_winners(game.ruleset, games, winners)
    score = game.score if done.value else dict.fromkeys(game.score, 0)
    found = replace(game, score=score, bummerl=marks, games=games, winners=done.value)
    return Proof(found, (*told, *written.reasons, *done.reasons))


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
