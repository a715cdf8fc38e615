"""Between the announcement and the first card: the Maschine, then the choice of a gespannt team."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from watten_tutor.core.bets import CHOICES, GIVE_UP
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.gespannt import NO_BETS, find_gespannt, one_tight
from watten_tutor.core.maschine import find_maschine, needed
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.reasons import Reason, because
from watten_tutor.core.round.handler import Handler, Listed
from watten_tutor.core.round.moves import Choose, HideMaschine, Move, ShowMaschine
from watten_tutor.core.round.state import Ended, Round, Stage
from watten_tutor.core.seats import Seat


def open_play(now: Round) -> Round:
    """The deal once Schlag and trump are named: everybody has his cards, nothing has been played."""
    assert now.schlag is not None
    assert now.trump is not None
    position = Position(
        now.ruleset,
        Declaration(now.schlag, now.trump),
        {seat: Hand(cards) for seat, cards in now.dealt.hands.items()},
        tricks=(),
        dealer=now.dealer,
        score=now.score,
    )
    opened = replace(now, position=position)
    return (
        replace(opened, stage=Stage.MASCHINE) if maschine_of(opened) is not None else choose_or_play(opened)
    )


def choose_or_play(now: Round) -> Round:
    """The deal where no Maschine stands in the way: the choice of a gespannt team, else the first card."""
    chooses = now.ruleset.gespannt == NO_BETS and one_tight(now.in_play) is not None
    return replace(now, stage=Stage.CHOICE if chooses else Stage.PLAY)


# -- Maschine -----------------------------------------------------------------------------------------


def maschine_of(now: Round) -> Seat | None:
    """Who holds a Maschine; None if nobody does, or where there is none."""
    wanted = set(needed(now.ruleset))
    if not now.ruleset.maschine or not wanted:
        return None
    return next((seat for seat in now.seats if wanted <= set(now.in_play.hands[seat].cards)), None)


def _maschine_moves(now: Round) -> Iterable[Move]:
    seat = maschine_of(now)
    assert seat is not None
    yield ShowMaschine(seat)
    if now.ruleset.maschine == 3:
        yield HideMaschine(seat)


def _against_show(now: Round, move: ShowMaschine) -> Iterable[Reason]:
    found = find_maschine(now.in_play, move.seat)
    assert found is not None
    return () if found.value else found.reasons


def _against_hide(now: Round, move: HideMaschine) -> Iterable[Reason]:
    if against := tuple(_against_show(now, ShowMaschine(move.seat))):
        yield from against
    elif now.ruleset.maschine == 2:
        yield because("maschine.shown", "maschine.must-show", player=move.seat)


def _after_show(now: Round, move: ShowMaschine) -> Round:
    return replace(now, ended=(Ended.MASCHINE, move.seat), stage=Stage.OVER)


def _after_hide(now: Round, move: HideMaschine) -> Round:
    return choose_or_play(now)


# -- gespannt -----------------------------------------------------------------------------------------


def _choices(now: Round) -> Iterable[Move]:
    tight = one_tight(now.in_play)
    assert tight is not None
    return (Choose(seat, choice) for seat in tight for choice in CHOICES)


def _against_choice(now: Round, move: Choose) -> Iterable[Reason]:
    tight = one_tight(now.in_play)
    assert tight is not None
    if move.seat not in tight:
        yield because("gespannt.play-or-give-up", "gespannt.not-your-choice", player=move.seat, team=tight)
        yield from find_gespannt(now.in_play).reasons


def _after_choice(now: Round, move: Choose) -> Round:
    position = replace(now.in_play, gespannt_choice=move.choice)
    return replace(now, position=position, stage=Stage.OVER if move.choice == GIVE_UP else Stage.PLAY)


LISTED: Mapping[Stage, Listed] = {Stage.MASCHINE: _maschine_moves, Stage.CHOICE: _choices}

HANDLERS: Mapping[type, Handler] = {
    ShowMaschine: Handler((Stage.MASCHINE,), _against_show, _after_show),
    HideMaschine: Handler((Stage.MASCHINE,), _against_hide, _after_hide),
    Choose: Handler((Stage.CHOICE,), _against_choice, _after_choice),
}
