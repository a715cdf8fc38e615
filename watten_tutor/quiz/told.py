"""What is told of a deal besides the picture: finished tricks, score, bets, a choice, a card turned up."""

from watten_tutor.core.bets import Bet
from watten_tutor.core.cards import Card
from watten_tutor.core.gespannt import one_tight
from watten_tutor.core.position import Position
from watten_tutor.core.trick import Trick
from watten_tutor.quiz.explain import Score, Sentence
from watten_tutor.quiz.told_deeds import told_deeds


def told(position: Position) -> tuple[Sentence, ...]:
    """What was done, score, bets and the card turned up in words; empty if nothing is told of them.

    No picture shows them.

    Example:
        >>> from watten_tutor.core.bets import RAISE
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> from watten_tutor.core.seats import Seat
        >>> from watten_tutor.i18n import Speech
        >>> position = Position(RuleSet(), None, bets=(Bet(Seat(1), RAISE, (2, 1)),))
        >>> [each.text(Speech("en")) for each in told(position)]
        ['Ben raises in trick 2, after 1 card.']
    """
    found = []
    if position.is_bohemian and (declared := position.declaration):
        found.append(Sentence("told.turned", {"card": Card(declared.trump, declared.schlag)}))
    found += told_deeds(position)
    if position.score:
        score = Score({team: position.points(team) for team in position.teams})
        found.append(Sentence("told.tally" if position.is_bohemian else "told.score", {"score": score}))
    if position.games:
        games = Score({team: position.games.get(team, 0) for team in position.teams})
        found.append(Sentence("told.games", {"score": games}))
    tight = one_tight(position)
    if position.gespannt_choice is not None and tight is not None:
        found.append(Sentence(f"told.gespannt.{position.gespannt_choice}", {"team": tight}))
    return (*found, *map(_bet, position.bets))


def tricks(position: Position) -> tuple[Sentence, ...]:
    """The finished tricks, card by card."""
    return tuple(_trick(number, trick) for number, trick in enumerate(position.tricks or (), 1))


def _trick(number: int, trick: Trick) -> Sentence:
    plays = tuple(Sentence("seen.play", {"player": each.seat, "card": each.card}) for each in trick.plays)
    return Sentence(
        "seen.trick.laid-called" if trick.called else "seen.trick.laid", {"k": number, "plays": plays}
    )


def _bet(bet: Bet) -> Sentence:
    if bet.at is None:
        return Sentence(f"told.{bet.do}", {"player": bet.by})
    trick, cards = bet.at
    if not cards:
        return Sentence(f"told.{bet.do}.before", {"player": bet.by, "k": trick})
    return Sentence(f"told.{bet.do}.in", {"player": bet.by, "k": trick, "n": cards})
