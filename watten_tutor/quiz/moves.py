"""Every move of a deal as one sentence."""

from collections.abc import Callable, Mapping
from typing import Any

from watten_tutor.core.bets import GIVE_UP, HOLD
from watten_tutor.core.betting import next_value, stake
from watten_tutor.core.gespannt import BASE, one_tight
from watten_tutor.core.maschine import needed
from watten_tutor.core.round import Drawing, Round, seen_by
from watten_tutor.core.round import moves as kinds
from watten_tutor.core.round.moves import Move
from watten_tutor.core.round.state import Request
from watten_tutor.core.seats import Seat
from watten_tutor.quiz.explain import Sentence


def move_said(now: Round | Drawing, move: Move) -> Sentence:
    """A legal move as a sentence for who sees all cards.

    Args:
        now: the deal before the move, or the draw for the first deal.
        move: the move.

    Example:
        >>> from watten_tutor.core.cards import deck
        >>> from watten_tutor.core.round import start
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> from watten_tutor.i18n import Speech
        >>> move_said(start(RuleSet(), deck(33), Seat(3)), kinds.Cut(Seat(2), 12)).text(Speech("en"))
        'Carla cuts after 12 cards.'
    """
    key, facts = _SAID[type(move)](now, move)
    return Sentence(f"move.{key}", {"player": move.seat, **facts})


_Said = tuple[str, Mapping[str, object]]


def _simply(key: str) -> Callable[[Round, Any], _Said]:
    """A sentence that only needs to know who it was."""
    return lambda now, move: (key, {})


def _other(now: Round, seat: Seat) -> Seat:
    """The other announcer."""
    return next(each for each in now.announcers if each != seat)


# -- before the first card ----------------------------------------------------------------------------


def _draw(now: Drawing, move: kinds.Draw) -> _Said:
    return "draw", {"card": now.pack[move.at - 1]}


def _cut(now: Round, move: kinds.Cut) -> _Said:
    return "cut", {"n": move.at}


def _take(now: Round, move: kinds.Take) -> _Said:
    return "take", {"card": seen_by(now, move.seat).cut[-1]}


def _leave(now: Round, move: kinds.Leave) -> _Said:
    return "leave", {"card": seen_by(now, move.seat).cut[-1]}


def _ask(now: Round, move: kinds.AskSchoeneres) -> _Said:
    return "ask-schoeneres", {"other": _other(now, move.seat)}


def _offer(now: Round, move: kinds.OfferSwap) -> _Said:
    return "offer-swap", {"other": _other(now, move.seat)}


def _agree(now: Round, move: kinds.Agree) -> _Said:
    return "agree.swap" if _asked(now) is Request.SWAP else "agree.schoeneres", {}


def _refuse(now: Round, move: kinds.Refuse) -> _Said:
    return "refuse.swap" if _asked(now) is Request.SWAP else "refuse.schoeneres", {}


def _asked(now: Round) -> Request:
    assert now.request is not None
    return now.request[0]


def _show(now: Round, move: kinds.Show) -> _Said:
    facts = {"other": _other(now, move.seat), "card": move.card}
    if now.schlag is None:
        return "show.schlag", {**facts, "schlag": move.card.rank}
    return "show.trump", {**facts, "trump": move.card.suit}


def _schlag(now: Round, move: kinds.NameSchlag) -> _Said:
    return "name-schlag", {"schlag": move.schlag}


def _trump(now: Round, move: kinds.NameTrump) -> _Said:
    return "name-trump", {"trump": move.trump}


def _show_maschine(now: Round, move: kinds.ShowMaschine) -> _Said:
    return "show-maschine", {"cards": needed(now.ruleset)}


def _hide_maschine(now: Round, move: kinds.HideMaschine) -> _Said:
    return "hide-maschine", {"cards": needed(now.ruleset)}


def _choose(now: Round, move: kinds.Choose) -> _Said:
    key = "choose.give-up" if move.choice == GIVE_UP else "choose.play"
    return key, {"team": one_tight(now.in_play)}


# -- Bohemian Watten ----------------------------------------------------------------------------------


def _take_turned(now: Round, move: kinds.TakeTurned) -> _Said:
    return "take-turned", {"card": now.turned, "thrown": move.thrown}


def _leave_turned(now: Round, move: kinds.LeaveTurned) -> _Said:
    return "leave-turned", {"card": now.turned}


def _exchange(now: Round, move: kinds.Exchange) -> _Said:
    if not move.cards:
        return "exchange.none", {}
    return "exchange", {"cards": move.cards, "new": now.dealt.stock[: len(move.cards)]}


# -- cards, bets, and what is done beside the game --------------------------------------------------------


def _lay(now: Round, move: kinds.Lay) -> _Said:
    if move.called:
        return "lead.called", {"card": move.card}
    return "lay" if now.in_play.open_trick.plays else "lead", {"card": move.card}


def _bet(now: Round, move: kinds.MakeBet) -> _Said:
    if move.do == GIVE_UP:
        return "give-up", {}
    worth = stake(now.in_play)
    facts = {"n": next_value(now.in_play, BASE if worth is None else worth.value)}
    return "hold" if move.do == HOLD else "raise", facts


def _signal(now: Round, move: kinds.Signal) -> _Said:
    return "signal", {"sign": move.sign}


_INFRINGED = {
    kinds.BET: "infringe.bet",
    kinds.PLAY: "infringe.play",
    kinds.TELL: "infringe.tell",
    kinds.LOOK: "infringe.look",
}


def _infringe(now: Round, move: kinds.Infringe) -> _Said:
    return _INFRINGED[move.what], {}


_SAID: Mapping[type, Callable[[Any, Any], _Said]] = {
    kinds.Draw: _draw,
    kinds.Cut: _cut,
    kinds.Take: _take,
    kinds.Leave: _leave,
    kinds.AskSchoeneres: _ask,
    kinds.Redeal: _simply("redeal"),
    kinds.OfferSwap: _offer,
    kinds.Agree: _agree,
    kinds.Refuse: _refuse,
    kinds.Show: _show,
    kinds.NameSchlag: _schlag,
    kinds.NameTrump: _trump,
    kinds.ShowMaschine: _show_maschine,
    kinds.HideMaschine: _hide_maschine,
    kinds.Choose: _choose,
    kinds.StayOut: _simply("stay-out"),
    kinds.StayIn: _simply("stay-in"),
    kinds.TakeTurned: _take_turned,
    kinds.LeaveTurned: _leave_turned,
    kinds.Exchange: _exchange,
    kinds.Lay: _lay,
    kinds.MakeBet: _bet,
    kinds.Signal: _signal,
    kinds.Talk: _simply("talk"),
    kinds.Infringe: _infringe,
}
