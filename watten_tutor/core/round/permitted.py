"""Why a move is allowed: the rule that makes it possible, and who has to act now.

`engine.violations` has every rule against a move. Here stands what speaks for one against which nothing
does: one function for each kind of move.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from watten_tutor.core.announcing import may_ask_schoeneres, may_look_before, may_offer_schlagwechsel
from watten_tutor.core.bets import RAISE
from watten_tutor.core.betting import may_answer
from watten_tutor.core.blind import RULE_OF_SECRET
from watten_tutor.core.exchange import declaration_of, exchange_limit, may_stay_out
from watten_tutor.core.gespannt import find_gespannt, one_tight
from watten_tutor.core.legality import may_play
from watten_tutor.core.maschine import find_maschine
from watten_tutor.core.position import Hand
from watten_tutor.core.raising import may_raise
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.round import moves
from watten_tutor.core.round.cutting import looking
from watten_tutor.core.round.drawing import Drawing
from watten_tutor.core.round.moves import Move
from watten_tutor.core.round.naming import namer
from watten_tutor.core.round.opening import maschine_of
from watten_tutor.core.round.state import Request, Round, Stage, not_now
from watten_tutor.core.schlecken import may_take
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import Manner, Signalled, find_meaning, may_signal, told_of

Reasons: TypeAlias = tuple[Reason, ...]


def permitting(now: Round | Drawing, move: Move) -> Reasons:
    """What allows this move, against which no rule speaks; the rule that makes it possible first."""
    return _PERMITS[type(move)](now, move)


# -- who acts now ---------------------------------------------------------------------------------------


def due(now: Round | Drawing) -> Proof[tuple[Seat, ...]]:
    """Who has to do something now; asking for cards, bets and talk aside, which come from anybody.

    Example:
        >>> from watten_tutor.core.cards import deck
        >>> from watten_tutor.core.round.state import start
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> due(start(RuleSet(), deck(33), Seat(3))).value
        (Seat(2),)
    """
    if isinstance(now, Drawing):
        if now.is_over:
            return Proof((), (because("deal.first-dealer", "draw.over"),))
        seat = now.drawers[len(now.drawn)]
        return Proof((seat,), (_draws(now, seat),))
    return _DUE[now.stage](now)


def _one(seat: Seat, *reasons: Reason) -> Proof[tuple[Seat, ...]]:
    return Proof((seat,), reasons)


def _draws(now: Drawing, seat: Seat) -> Reason:
    if now.tied and not now.drawn:
        cards = tuple(each for _, each in now.tied[-1])
        return because("deal.first-dealer", "draw.again", player=seat, cards=cards)
    return because("deal.first-dealer", "draw.yours", player=seat)


def _due_take(now: Round) -> Proof[tuple[Seat, ...]]:
    seen = looking(now)
    assert seen is not None
    return _one(seen[0], _looks(now, seen[0]))


def _looks(now: Round, seat: Seat) -> Reason:
    """Who looks at the card of the cut: the cutter first, then in turn with the dealer."""
    if not now.taken:
        return because("schlecken.cutter", "schlecken.looks-first", player=seat)
    return because("schlecken.chain", "schlecken.looks-next", player=seat, other=now.taken[-1][0])


def _due_name(now: Round) -> Proof[tuple[Seat, ...]]:
    seat = namer(now)
    return _one(seat, _names(now, seat))


def _names(now: Round, seat: Seat) -> Reason:
    """By which rule it is this player who names the Schlag or the trump suit, or shows a card for it."""
    key = now.stage.value
    if now.ruleset.announced in ("lowest_cards", "bottom_cards"):
        return because(RULE_OF_SECRET[now.ruleset.announced], f"show.yours.{key}", player=seat)
    if now.players == 3:
        return because("announcing.three-handed", "name.both", player=seat)
    if now.swapped:
        return because("announcing.schlagwechsel", f"name.swapped.{key}", player=seat)
    return because("announcing.schlag-then-trump", f"name.yours.{key}", player=seat)


def _due_answer(now: Round) -> Proof[tuple[Seat, ...]]:
    assert now.request is not None
    seat = next(each for each in now.announcers if each != now.request[1])
    return _one(seat, _answers(now, seat))


def _answers(now: Round, seat: Seat) -> Reason:
    assert now.request is not None
    what, asker = now.request
    rule = "announcing.schoeneres" if what is Request.SCHOENERES else "announcing.schlagwechsel"
    return because(rule, f"request.yours.{what.value}", player=seat, other=asker)


def _due_maschine(now: Round) -> Proof[tuple[Seat, ...]]:
    seat = maschine_of(now)
    assert seat is not None
    found = find_maschine(now.in_play, seat)
    assert found is not None
    return Proof((seat,), found.reasons)


def _due_choice(now: Round) -> Proof[tuple[Seat, ...]]:
    tight = one_tight(now.in_play)
    assert tight is not None
    return Proof(tuple(tight), _chooses(now))


def _chooses(now: Round) -> Reasons:
    tight = one_tight(now.in_play)
    told = tuple(each for each in find_gespannt(now.in_play).reasons if each.rule == "gespannt.team")
    return (*told, because("gespannt.play-or-give-up", "gespannt.chooses", team=tight))


def _due_out(now: Round) -> Proof[tuple[Seat, ...]]:
    return _one(now.waiting[0], because("bohemian.stay-out", "out.yours", player=now.waiting[0]))


def _due_turned(now: Round) -> Proof[tuple[Seat, ...]]:
    return _one(now.dealer, _turned(now))


def _turned(now: Round) -> Reason:
    return because("bohemian.dealer-takes", "turned.dealer", player=now.dealer, card=now.turned)


def _due_exchange(now: Round) -> Proof[tuple[Seat, ...]]:
    return _one(now.waiting[0], _exchanges(now, now.waiting[0]))


def _exchanges(now: Round, seat: Seat) -> Reason:
    return because("bohemian.exchange", "exchange.yours", player=seat, n=exchange_limit(seat, now.dealer))


def _due_play(now: Round) -> Proof[tuple[Seat, ...]]:
    turn = now.in_play.on_turn()
    return Proof(turn, (*_lead_not_swapped(now), *(_plays(now, seat) for seat in turn)))


def _lead_not_swapped(now: Round) -> Reasons:
    """That a swap of roles is one of naming only: forehand still leads (S2 Strikers and Trumps)."""
    if not now.swapped or now.in_play.cards_laid:
        return ()
    facts = {"player": now.in_play.forehand, "dealer": now.dealer}
    return (because("announcing.schlagwechsel", "swap.lead-stays", **facts),)


def _plays(now: Round, seat: Seat) -> Reason:
    position = now.in_play
    if position.open_trick.plays:
        return because("play.turn", "turn.yours", player=seat, other=position.open_trick.plays[-1].seat)
    if position.cards_laid:
        return because("play.winner-leads", "lead.winner-leads", player=seat)
    if position.is_bohemian:
        return because("bohemian.first-lead", "lead.first-still-in", player=seat)
    return because("play.forehand-leads", "lead.forehand-leads", player=seat)


_DUE: Mapping[Stage, Callable[[Round], Proof[tuple[Seat, ...]]]] = {
    Stage.CUT: lambda now: _one(now.cutter, _cuts(now)),
    Stage.TAKE: _due_take,
    Stage.SCHLAG: _due_name,
    Stage.TRUMP: _due_name,
    Stage.ANSWER: _due_answer,
    Stage.MASCHINE: _due_maschine,
    Stage.CHOICE: _due_choice,
    Stage.OUT: _due_out,
    Stage.TURNED: _due_turned,
    Stage.EXCHANGE: _due_exchange,
    Stage.PLAY: _due_play,
    Stage.OVER: lambda now: Proof((), (not_now(Stage.OVER),)),
}


# -- why a move is allowed --------------------------------------------------------------------------------


def _cuts(now: Round) -> Reason:
    if now.players == 3 and not now.is_bohemian:
        return because("deal.cut", "cut.forehand", player=now.cutter)
    return because("deal.cut", "cut.right-of-dealer", player=now.cutter, dealer=now.dealer)


def _take(now: Round, move: moves.Take) -> Reasons:
    assert now.at is not None
    cut = (now.ruleset, now.pack, now.at, now.taken, now.dealer, move.seat)
    return may_take(*cut, declined=now.declined).reasons


def _ask(now: Round, move: moves.AskSchoeneres | moves.Redeal) -> Reasons:
    return may_ask_schoeneres(now.ruleset, move.seat, now.dealer).reasons


def _swap(now: Round, move: moves.OfferSwap) -> Reasons:
    return may_offer_schlagwechsel(now.ruleset, move.seat, now.dealer).reasons


def _maschine(now: Round, move: moves.ShowMaschine | moves.HideMaschine) -> Reasons:
    found = find_maschine(now.in_play, move.seat)
    assert found is not None
    return found.reasons


def _stays(now: Round, move: moves.StayOut | moves.StayIn) -> Reasons:
    assert now.turned is not None
    return may_stay_out(declaration_of(now.turned)).reasons


def _lays(now: Round, move: moves.Lay) -> Reasons:
    position = now.in_play
    judged = may_play(position.turn_of(move.seat), position.hands.get(move.seat, Hand()), move.card)
    assert judged is not None
    called = (
        (because("call.trumpf-oder-kritisch", "call.with-rechter", card=move.card),) if move.called else ()
    )
    return (*called, *judged.reasons)


def _bets(now: Round, move: moves.MakeBet) -> Reasons:
    if move.do != RAISE:
        return may_answer(now.in_play).reasons
    judged = may_raise(now.in_play, move.seat)
    assert judged is not None
    return (because("bet.raise", "bet.may-raise", player=move.seat), *judged.reasons)


def _signals(now: Round, move: moves.Signal) -> Reasons:
    may = may_signal(now.ruleset, Manner.GESTURE, announced=True).reasons
    if _is_false(now, move):
        told = find_meaning(now.ruleset, move.sign).value
        return (may[0], because("signals.false-allowed", "signal.is-false", player=move.seat, told=told))
    return may


def _is_false(now: Round, move: moves.Signal) -> bool:
    """Whether the cards told of this player's hand show that the sign is a false one."""
    position = now.in_play
    hand = position.hands.get(move.seat)
    if hand is None or hand.unknown:
        return False
    told = find_meaning(now.ruleset, move.sign).value
    if told is Signalled.NOTHING:
        return any(position.ranking.class_of(each) is not CardClass.PLAIN for each in hand.cards)
    return all(told_of(position.ranking, each) is not told for each in hand.cards)


def _talks(now: Round, move: moves.Talk) -> Reasons:
    return may_signal(now.ruleset, Manner.TALK, announced=True).reasons


_PERMITS: Mapping[type, Callable[[Any, Any], Reasons]] = {
    moves.Draw: lambda now, move: (_draws(now, move.seat),),
    moves.Cut: lambda now, move: (_cuts(now),),
    moves.Take: _take,
    moves.Leave: lambda now, move: (_looks(now, move.seat),),
    moves.AskSchoeneres: _ask,
    moves.Redeal: _ask,
    moves.OfferSwap: _swap,
    moves.Agree: lambda now, move: (_answers(now, move.seat),),
    moves.Refuse: lambda now, move: (_answers(now, move.seat),),
    moves.Show: lambda now, move: (_names(now, move.seat),),
    moves.NameSchlag: lambda now, move: (_names(now, move.seat),),
    moves.NameTrump: lambda now, move: (_names(now, move.seat),),
    moves.ShowMaschine: _maschine,
    moves.HideMaschine: _maschine,
    moves.Choose: lambda now, move: _chooses(now),
    moves.StayOut: _stays,
    moves.StayIn: _stays,
    moves.TakeTurned: lambda now, move: (_turned(now),),
    moves.LeaveTurned: lambda now, move: (_turned(now),),
    moves.Exchange: lambda now, move: (_exchanges(now, move.seat),),
    moves.Lay: _lays,
    moves.MakeBet: _bets,
    moves.Signal: _signals,
    moves.Talk: _talks,
}
"""For every kind of move that can be allowed: what allows it. Nobody is ever allowed to break a rule."""


# -- looking --------------------------------------------------------------------------------------------


def may_look(now: Round | Drawing, seat: Seat) -> Proof[bool]:
    """Whether this player may look at his cards now.

    Before the announcement only who announces does (S0 §4); in Bohemian Watten everybody does.
    """
    if isinstance(now, Drawing):
        return Proof(False, (because("deal.first-dealer", "draw.first"),))
    if now.deal is None:
        return Proof(False, (not_now(now.stage),))
    if now.position is not None or now.is_bohemian:
        return Proof(True, (because(_EVERYBODY[now.is_bohemian], _LOOKS[now.is_bohemian], player=seat),))
    named = now.schlag is not None
    may = may_look_before(now.ruleset, seat, now.dealer, named, swapped=now.swapped)
    if may.value or may.reasons[-1].step != "look.dealer-waits":
        return may
    return Proof(False, (because("announcing.on-three-cards", "look.dealer-later", player=seat),))


_EVERYBODY = {False: "announcing.only-two-look", True: "bohemian.turned-card"}
_LOOKS = {False: "look.announced", True: "look.bohemian"}


def may_look_back(now: Round | Drawing, seat: Seat, number: int) -> Proof[bool] | None:
    """Whether a finished trick may be looked at again: in Blind Watten the last one, till the next is done.

    Returns:
        None where no rule says anything about it.
    """
    if isinstance(now, Drawing) or now.ruleset.announced == "openly" or now.position is None:
        return None
    position, rule = now.position, "blind.last-trick-open"
    finished = len(position.tricks or ())
    is_last = number == finished and not (position.trick.is_complete(position.players))
    if is_last or (number == finished + 1 and position.trick.is_complete(position.players)):
        return Proof(True, (because(rule, "look-back.lies-open", player=seat, n=number),))
    return Proof(False, (because(rule, "look-back.turned-over", player=seat, n=number),))
