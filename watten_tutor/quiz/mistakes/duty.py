"""Mistakes about what one must play."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from watten_tutor.core.cards import Card, sort_cards
from watten_tutor.core.duty import Demand, Turn, demand
from watten_tutor.core.fault import Fault, breakable, laid, why_illegal
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.trick import best_play
from watten_tutor.quiz.mistakes.mistake import Answers, Belief, Mistake, Objection, When
from watten_tutor.quiz.without.duty import (
    as_if_trump_were_led,
    beat_if_you_can,
    given_to,
    linke_count,
    trump_suit,
)
from watten_tutor.scenario.scenario import Question

Wrongly: TypeAlias = Callable[[Turn, Demand, tuple[Card, ...]], Demand | None]
"""What one believes is asked of a player who holds these cards; None where the belief has no bearing."""


def asking(wrongly: Wrongly) -> Answers:
    """The answers about what may be played of somebody who believes this is asked."""

    def permitted(turn: Turn, held: tuple[Card, ...]) -> tuple[Card, ...] | None:
        if turn.ranking.ruleset.is_bohemian or turn.trick.led is None:
            return None
        asked = wrongly(turn, demand(turn, held), held)
        return None if asked is None else given_to(asked, held)

    def answers(position: Position, question: Question) -> Iterator[Any]:
        if question.kind == "find-fault" and position.declaration is not None:
            yield from _faults(position, permitted)
        if question.kind not in ("legal-cards", "may-play"):
            return
        assert question.player is not None
        held = sort_cards(position.hands[question.player].cards)
        legal = permitted(position.turn_of(question.player), held)
        if legal is not None:
            yield legal if question.kind == "legal-cards" else question.card in legal

    return answers


Permitted: TypeAlias = Callable[[Turn, tuple[Card, ...]], tuple[Card, ...] | None]


def _faults(position: Position, permitted: Permitted) -> Iterator[Fault | None]:
    """The first play one takes for a fault, under each rule of duty and call; None if one sees none."""
    for each in laid(position):
        turn = Turn(position.ranking, each.before, each.play.seat, position.dealer)
        legal, play = permitted(turn, each.known), each.play
        if legal is None:
            is_fault = bool(why_illegal(position, each))
        else:
            is_fault = play.card not in legal or each.due not in (None, play.seat)
        if is_fault:
            rules = sorted(rule for rule in breakable(position.ruleset) if not rule.startswith("play."))
            yield from (Fault(each.number, play.seat, play.card, rule) for rule in rules)
            return
    yield None


# -- where it is to the point -------------------------------------------------------------------------


def _led(*classes: CardClass) -> When:
    """Whether a card of these classes has been led."""

    def is_led(position: Position, question: Question) -> bool:
        led = position.open_trick.led
        return led is not None and position.ranking.class_of(led) in classes

    return is_led


_trump_led = _led(CardClass.GUATE, CardClass.BEASN, CardClass.RECHTER, CardClass.TRUMP)


def _trump_led_where(*, kritische: bool | None = None, **flags: str) -> When:
    """Whether a trump has been led under rules with these flags, with Kritische or without."""

    def is_so(position: Position, question: Question) -> bool:
        rules = position.ruleset
        fits = all(getattr(rules, flag) == value for flag, value in flags.items())
        known = kritische is None or bool(rules.kritische) is kritische
        return fits and known and _trump_led(position, question)

    return is_so


def _does_not_bind_him(position: Position, question: Question) -> bool:
    """Whether a trump has been led that binds the announcers only, and it is another player's turn."""
    if question.player is None or position.ruleset.duty_binds == "all":
        return False
    return _trump_led(position, question) and not position.turn_of(question.player).is_announcer


def _as_led(position: Position, question: Question) -> Mapping[str, object]:
    """The card led and its suit."""
    led = position.open_trick.led
    return {} if led is None else {"card": led, "suit": led.suit}


# -- follow suit --------------------------------------------------------------------------------------


def _suit_of(turn: Turn, held: tuple[Card, ...], by_print: bool) -> frozenset[Card]:
    """The cards of the suit led, by print or without those that have no suit any more."""
    led, ranking = turn.trick.led, turn.ranking
    if led is None or ranking.is_trump_suit(led):
        return trump_suit(turn)
    plain = CardClass.PLAIN
    return frozenset(
        each for each in held if each.suit is led.suit and (by_print or ranking.class_of(each) is plain)
    )


def _follow(by_print: bool, else_trump: bool = False) -> Wrongly:
    """Who can must follow suit; `else_trump`: who cannot must play a trump."""

    def asked(turn: Turn, real: Demand, held: tuple[Card, ...]) -> Demand | None:
        if real.called:
            return None
        suit = _suit_of(turn, held, by_print)
        if else_trump and suit.isdisjoint(held):
            suit = trump_suit(turn)
        return replace(real, binding=suit, enough=suit)

    return asked


_FOLLOW = (
    Objection("duty.trump-led", "follow-suit.not-bound", _does_not_bind_him),
    Objection("duty.free", "follow-suit", _led(CardClass.PLAIN), _as_led),
    Objection(
        "duty.linker-or-kritischer-led",
        "follow-suit.no-suit",
        _led(CardClass.LINKER, CardClass.KRITISCHER),
        _as_led,
    ),
    Objection("duty.none", "follow-suit.no-duty", _trump_led_where(duty="none")),
    Objection(
        "duty.satisfied-by",
        "follow-suit.trump.winning",
        _trump_led_where(duty="trump_led", duty_satisfied_by="trump_or_winning_card"),
    ),
    *(
        Objection(
            "duty.satisfied-by",
            step,
            _trump_led_where(
                duty="trump_led", duty_satisfied_by="trump_linker_kritischer", kritische=kritische
            ),
        )
        for step, kritische in (("follow-suit.trump", True), ("follow-suit.trump.unkritisch", False))
    ),
    Objection("duty.free", "follow-suit.whatever"),
)

FOLLOW_SUIT = Mistake(
    "follow-suit",
    tuple(
        Belief(asking(_follow(by_print, else_trump)), _FOLLOW)
        for by_print in (True, False)
        for else_trump in (False, True)
    ),
)


# -- beat ---------------------------------------------------------------------------------------------


def _beat(turn: Turn, real: Demand, held: tuple[Card, ...]) -> Demand:
    """Of what is asked one must beat; where nothing is, with any card that does."""
    if real.binds(held):
        return beat_if_you_can(turn, real, held)
    return beat_if_you_can(turn, replace(real, binding=frozenset(held), enough=frozenset(held)), held)


def _head(turn: Turn, real: Demand, held: tuple[Card, ...]) -> Demand | None:
    """Who can must play a higher card of the suit led."""
    led, best = turn.trick.led, best_play(turn.ranking, turn.trick).card
    if led is None or real.binds(held):
        return None
    higher = frozenset(each for each in held if each.suit is led.suit and turn.ranking.beats(each, best))
    return replace(real, binding=higher, enough=higher)


MUST_BEAT = Mistake(
    "must-beat",
    tuple(
        Belief(asking(wrongly), (Objection("duty.no-beating", "must-beat"),)) for wrongly in (_beat, _head)
    ),
)


# -- a Linker as a trump ------------------------------------------------------------------------------


def _owed(turn: Turn, real: Demand, held: tuple[Card, ...]) -> Demand | None:
    """A Linker creates the duty as a trump does."""
    if real.called or not real.binding:
        return None
    linke = frozenset(turn.ranking.linke)
    return replace(real, binding=real.binding | linke, enough=real.enough | linke)


def _linker_led(turn: Turn, real: Demand, held: tuple[Card, ...]) -> Demand | None:
    """A Linker led asks for what a trump asks for: nothing, where a trump lead binds nobody."""
    led, ranking = turn.trick.led, turn.ranking
    if led is None or ranking.class_of(led) is not CardClass.LINKER or ranking.ruleset.duty == "none":
        return None
    return as_if_trump_were_led(turn, real, held)


def _under_the_call(turn: Turn, real: Demand, held: tuple[Card, ...]) -> Demand | None:
    """Under the call a Linker counts as a trump: it is enough, and it must be given."""
    if not real.called or not real.binding or real.linke_count:
        return None
    asked = linke_count(turn, real, held)
    return replace(asked, binding=asked.binding | frozenset(turn.ranking.linke))


def _class(position: Position, question: Question) -> Iterator[Any]:
    """A Linker is a trump like others."""
    if question.kind == "class" and question.card in position.ranking.linke:
        yield CardClass.TRUMP


LINKER_OWED = Mistake(
    "linker-owed",
    (
        Belief(
            asking(_owed),
            (
                Objection("duty.no-trump", "linker-owed"),
                Objection(
                    "duty.satisfied-by",
                    "linker-owed.winning",
                    _trump_led_where(duty_satisfied_by="trump_or_winning_card"),
                ),
            ),
        ),
        Belief(
            asking(_linker_led),
            (Objection("duty.linker-or-kritischer-led", "linker-owed.led", facts=_as_led),),
        ),
        Belief(asking(_under_the_call), (Objection("call.linker-not-enough", "linker-owed.call"),)),
        Belief(_class, (Objection("order.linke", "linker-owed.class"),)),
    ),
)
