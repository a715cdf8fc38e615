"""Without a rule of the duty: what the lead asks for then."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TypeAlias

from watten_tutor.core.bohemian import Choice, choice
from watten_tutor.core.cards import Card, sort_cards
from watten_tutor.core.duty import Demand, Turn, demand
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import best_play
from watten_tutor.quiz.without.cards import Change, with_flags

Ask: TypeAlias = Callable[[Turn, Demand, tuple[Card, ...]], Demand]
"""What is asked without the rule of a player who holds these cards."""


def permitted(position: Position, player: Seat, rule: str) -> tuple[Card, ...] | None:
    """What the player may play of the cards told without this rule; None if that is not told here."""
    held, turn = sort_cards(position.hands[player].cards), position.turn_of(player)
    if rule in BOHEMIAN and turn.trick.plays:
        return BOHEMIAN[rule](choice(turn, held))
    if rule not in DEMANDS:
        return None
    return given_to(DEMANDS[rule](turn, demand(turn, held), held), held)


def given_to(asked: Demand, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of a hand that may be played to this demand."""
    return tuple(each for each in held if each in asked.enough) if asked.binds(held) else held


def trump_suit(turn: Turn) -> frozenset[Card]:
    """The cards of the trump suit."""
    return frozenset(each for each in turn.ranking.cards if turn.ranking.is_trump_suit(each))


def _only_trumps(turn: Turn, asked: Demand, held: tuple[Card, ...]) -> Demand:
    return replace(asked, enough=trump_suit(turn))


def _bound_all_the_same(turn: Turn, asked: Demand, held: tuple[Card, ...]) -> Demand:
    return replace(asked, binding=frozenset(held))


def as_if_trump_were_led(turn: Turn, asked: Demand, held: tuple[Card, ...]) -> Demand:
    """Whatever was led binds as a trump does."""
    trumps = trump_suit(turn)
    enough = trumps | frozenset((*turn.ranking.linke, *turn.ranking.ruleset.kritische))
    return replace(asked, binding=trumps, enough=enough)


def _follow_suit(turn: Turn, asked: Demand, held: tuple[Card, ...]) -> Demand:
    """As in most games: S2 says that Watten, unlike them, has no such compulsion."""
    led = turn.trick.led
    suit = frozenset(each for each in turn.ranking.cards if led is not None and each.suit is led.suit)
    return replace(asked, binding=suit, enough=suit)


def beat_if_you_can(turn: Turn, asked: Demand, held: tuple[Card, ...]) -> Demand:
    """Of what is asked, a card that beats the best so far."""
    best = best_play(turn.ranking, turn.trick).card
    higher = frozenset(each for each in asked.enough if turn.ranking.beats(each, best))
    return asked if higher.isdisjoint(held) else replace(asked, enough=higher)


def linke_count(turn: Turn, asked: Demand, held: tuple[Card, ...]) -> Demand:
    """A Linker gives what is asked, too."""
    return replace(asked, enough=asked.enough | frozenset(turn.ranking.linke))


DEMANDS: Mapping[str, Ask] = {
    "duty.free": _follow_suit,
    "duty.linker-or-kritischer-led": as_if_trump_were_led,
    "duty.satisfied-by": _only_trumps,
    "duty.no-trump": _bound_all_the_same,
    "duty.no-beating": beat_if_you_can,
    "call.linker-not-enough": linke_count,
    "call.cannot": _bound_all_the_same,
}
"""What the lead asks for without a rule for which there is no flag."""


def _by_print(found: Choice) -> tuple[Card, ...]:
    """Kritische, Schlag cards and trumps follow by the suit printed on them."""
    suit = found.led.card.suit
    return replace(found, following=tuple(each for each in found.held if each.suit is suit)).legal


BOHEMIAN: Mapping[str, Callable[[Choice], tuple[Card, ...]]] = {
    "bohemian.follow": lambda found: found.taking or found.held,
    "bohemian.head": lambda found: found.open,
    "bohemian.one-suit": _by_print,
}
"""What a Bohemian hand may play without one of its rules."""


def _without_call(position: Position) -> Position:
    """Nobody has called, in this trick or in an earlier one."""
    told = position.tricks
    before = None if told is None else tuple(replace(each, called=False) for each in told)
    silent = replace(position, trick=replace(position.trick, called=False), tricks=before)
    return with_flags(call="none")(silent)


def _called_all_the_same(position: Position) -> Position:
    """The Rechter is led to a later trick, and its player has called there too."""
    return with_flags(call="any_trick")(replace(position, trick=replace(position.trick, called=True)))


DUTY_WORLDS: Mapping[str, tuple[Change, ...]] = {
    "duty.trump-led": (with_flags(duty="none"),),
    "duty.none": (with_flags(duty="trump_led"),),
    "duty.exempt": (with_flags(duty_exempt="none"),),
    "call.trumpf-oder-kritisch": (_without_call,),
    "call.first-trick": (_called_all_the_same,),
    "call.lapses": (with_flags(call_lapses=False),),
    "call.pepper": (with_flags(pepper=False),),
}
"""The deal without a rule for which there is a flag."""
