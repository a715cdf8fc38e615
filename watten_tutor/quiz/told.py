"""What no picture shows: the finished tricks, the score, the bets, a gespannt team's choice."""

from collections.abc import Iterator

from watten_tutor.core.bets import Bet
from watten_tutor.core.gespannt import one_tight
from watten_tutor.core.position import Position
from watten_tutor.quiz.explain import Score, Sentence


def told(position: Position) -> tuple[Sentence, ...]:
    """Finished tricks, score and bets in words; empty if nothing is told of them.

    Example:
        >>> from watten_tutor.core.bets import RAISE
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> from watten_tutor.core.seats import Seat
        >>> from watten_tutor.i18n import Speech
        >>> position = Position(RuleSet(), None, bets=(Bet(Seat(1), RAISE, (2, 1)),))
        >>> [each.text(Speech("en")) for each in told(position)]
        ['Ben raises in trick 2, after 1 card.']
    """
    found = [*_tricks(position)]
    if position.score:
        score = Score({team: position.points(team) for team in position.teams})
        found.append(Sentence("told.score", {"score": score}))
    tight = one_tight(position)
    if position.gespannt_choice is not None and tight is not None:
        found.append(Sentence(f"told.gespannt.{position.gespannt_choice}", {"team": tight}))
    return (*found, *map(_bet, position.bets))


def _tricks(position: Position) -> Iterator[Sentence]:
    for number, trick in enumerate(position.tricks or (), 1):
        plays = tuple(Sentence("told.play", {"player": play.seat, "card": play.card}) for play in trick.plays)
        yield Sentence("told.trick.called" if trick.called else "told.trick", {"n": number, "plays": plays})


def _bet(bet: Bet) -> Sentence:
    if bet.at is None:
        return Sentence(f"told.{bet.do}", {"player": bet.by})
    trick, cards = bet.at
    if not cards:
        return Sentence(f"told.{bet.do}.before", {"player": bet.by, "k": trick})
    return Sentence(f"told.{bet.do}.in", {"player": bet.by, "k": trick, "n": cards})
