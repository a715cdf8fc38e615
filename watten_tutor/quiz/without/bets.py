"""Without a rule of bets and points: the deal as it would stand then."""

from collections.abc import Mapping
from dataclasses import replace

from watten_tutor.core.bets import GIVE_UP, HOLD, RAISE, Bet
from watten_tutor.core.betting import betting, may_answer
from watten_tutor.core.gespannt import MAY_HOLD, tight_teams
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Seat, clockwise_from
from watten_tutor.quiz.without.cards import Change, with_flags


def _not_raised(position: Position) -> Position:
    """The raises that were held have not been made."""
    bets: list[Bet] = []
    for bet in position.bets:
        if bet.do == HOLD and bets and bets[-1].do == RAISE:
            bets.pop()
        else:
            bets.append(bet)
    return replace(position, bets=tuple(bets))


def _still_due(position: Position) -> Position:
    """The raise after which the asked side simply played on still waits for an answer."""
    raises = [place for place, bet in enumerate(position.bets) if bet.do == RAISE]
    played_on = [
        place
        for place, each in zip(raises, betting(position).raises, strict=True)
        if each.answer == HOLD and each.answered_by is None
    ]
    if not played_on:
        return position
    place = played_on[-1]
    return replace(position, bets=(*position.bets[:place], replace(position.bets[place], at=None)))


def _counts_at_once(position: Position) -> Position:
    """The raise that waits for an answer is held."""
    asked = first_asked(position)
    return position if asked is None else replace(position, bets=(*position.bets, Bet(asked, HOLD)))


def first_asked(position: Position) -> Seat | None:
    """Of those who may answer a raise the first, clockwise from who has raised; None if no answer is due."""
    due, asked = betting(position).due, may_answer(position).value
    if due is None:
        return None
    return next(seat for seat in clockwise_from(due.by, position.players) if seat in asked)


def _not_given_up(position: Position) -> Position:
    """Nobody has given up yet, neither to a raise nor as a gespannt team."""
    bets = tuple(bet for bet in position.bets if bet.do != GIVE_UP)
    return replace(position, bets=bets, gespannt_choice=None)


def _held_instead(position: Position) -> Position:
    """Who gave up to a raise has held it."""
    bets = tuple(replace(bet, do=HOLD) if bet.do == GIVE_UP else bet for bet in position.bets)
    return replace(position, bets=bets)


def _only_one_tight(position: Position) -> Position:
    """Of two gespannt teams the other rule, that for one alone, is in force."""
    first = tight_teams(position)[:1]
    return replace(position, score={team: points for team, points in position.score.items() if team in first})


def _nobody_tight(position: Position) -> Position:
    return replace(position, score={})


_NO_GESPANNT = with_flags(gespannt=MAY_HOLD)
"""A tight team plays for the base value like everybody else."""


def _other_flag(flag: str, one: str, other: str) -> Change:
    """The other of two values."""
    return lambda position: with_flags(**{flag: other if getattr(position.ruleset, flag) == one else one})(
        position
    )


BET_WORLDS: Mapping[str, tuple[Change, ...]] = {
    "bet.hold": (_not_raised,),
    "bet.playing-on-holds": (_still_due,),
    "bet.answer-due": (_counts_at_once,),
    "bet.no-cap": (with_flags(raise_cap="larger_need"),),
    "bet.give-up": (_not_given_up, _held_instead),
    "score.gave-up": (_not_given_up, _held_instead),
    "gespannt.team": (_NO_GESPANNT,),
    "gespannt.play-or-give-up": (_NO_GESPANNT, _not_given_up),
    "gespannt.split": (_NO_GESPANNT,),
    "gespannt.both": (_only_one_tight,),
    "gespannt.base-only": (_nobody_tight,),
    "game.bummerl": (_other_flag("bummerl", "loser", "winner"),),
    "bohemian.excess": (_other_flag("tally", "exact", "below_zero"),),
}
"""The deal without a rule that says what a hand is worth, or who marks a game."""
