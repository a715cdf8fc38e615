"""From the cards dealt to Schlag and trump: asking for other cards or other roles, naming, showing.

Forehand names the Schlag, then the dealer the trump suit (S0 §5); after a Schlagwechsel the other way
round; with three players forehand names both (S2 Variants). Where a card names them (flag `announced`),
it is shown instead of named (S2 Blind Watten).
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from watten_tutor.core.announcing import (
    bottom_card,
    lowest_cards,
    may_ask_schoeneres,
    may_offer_schlagwechsel,
    schoeneres,
    who_names,
)
from watten_tutor.core.blind import RULE_OF_SECRET
from watten_tutor.core.cards import WELI, Card, Rank, Suit, deck
from watten_tutor.core.reasons import Reason, because
from watten_tutor.core.round.handler import Handler, Listed
from watten_tutor.core.round.moves import (
    Agree,
    AskSchoeneres,
    Move,
    NameSchlag,
    NameTrump,
    OfferSwap,
    Redeal,
    Refuse,
    Show,
)
from watten_tutor.core.round.opening import open_play
from watten_tutor.core.round.state import Ended, Request, Round, Stage
from watten_tutor.core.seats import Seat

_BY_A_CARD = ("lowest_cards", "bottom_cards")
"""The values of `announced` by which a card names Schlag and trump."""


def namer(now: Round) -> Seat:
    """Who names the Schlag or the trump suit now."""
    schlag_by, trump_by = who_names(now.ruleset, now.dealer, now.swapped)
    return schlag_by if now.schlag is None else trump_by


def _moves(now: Round) -> Iterable[Move]:
    for kind in (AskSchoeneres, Redeal, OfferSwap):
        asking = (kind(seat) for seat in now.announcers)
        yield from (move for move in asking if not tuple(HANDLERS[kind].against(now, move)))
    yield from _naming(now, namer(now))


def _naming(now: Round, seat: Seat) -> Iterable[Move]:
    if now.ruleset.announced in _BY_A_CARD:
        return (Show(seat, each) for each in cards_to_show(now, seat))
    if now.schlag is None:
        return (NameSchlag(seat, rank) for rank in _ranks(now))
    return (NameTrump(seat, suit) for suit in Suit)


def _ranks(now: Round) -> tuple[Rank, ...]:
    return tuple(rank for rank in Rank if rank is not Rank.SIX or now.ruleset.six_schlag)


# -- naming -------------------------------------------------------------------------------------------


def _against_naming(now: Round, seat: Seat) -> Iterable[Reason]:
    if now.ruleset.announced in _BY_A_CARD:
        yield because(RULE_OF_SECRET[now.ruleset.announced], "name.by-a-card")
    if seat != namer(now):
        rule = "announcing.schlagwechsel" if now.swapped else "announcing.schlag-then-trump"
        rule = "announcing.three-handed" if now.players == 3 else rule
        yield because(rule, f"name.not-yours.{now.stage.value}", player=seat, other=namer(now))


def _against_schlag(now: Round, move: NameSchlag) -> Iterable[Reason]:
    yield from _against_naming(now, move.seat)
    if move.schlag not in _ranks(now):
        if WELI in deck(now.ruleset.deck):
            yield because("cards.weli", "name.no-six")
        else:
            yield because("cards.deck", "name.six-not-in-pack")


def _against_trump(now: Round, move: NameTrump) -> Iterable[Reason]:
    return _against_naming(now, move.seat)


def _after_schlag(now: Round, move: NameSchlag) -> Round:
    return replace(now, schlag=move.schlag, stage=Stage.TRUMP)


def _after_trump(now: Round, move: NameTrump) -> Round:
    return open_play(replace(now, trump=move.trump))


# -- showing ------------------------------------------------------------------------------------------


def cards_to_show(now: Round, seat: Seat) -> tuple[Card, ...]:
    """The cards by which this announcer may name Schlag or trump."""
    hand = _counted(now, now.dealt.hands[seat])
    if now.ruleset.announced == "lowest_cards":
        return lowest_cards(now.ruleset.kritische, hand)
    return (bottom_card(now.ruleset.kritische, hand),)


def _counted(now: Round, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """A six that can be no Schlag is passed over (house)."""
    if now.schlag is not None or now.ruleset.six_schlag:
        return hand
    return tuple(each for each in hand if each.rank is not Rank.SIX)


def _against_show(now: Round, move: Show) -> Iterable[Reason]:
    if now.ruleset.announced not in _BY_A_CARD:
        yield because("announcing.schlag-then-trump", "name.not-by-a-card")
        return
    rule = RULE_OF_SECRET[now.ruleset.announced]
    if move.seat != namer(now):
        yield because(rule, f"show.not-yours.{now.stage.value}", player=move.seat, other=namer(now))
    if move.card not in now.dealt.hands[move.seat]:
        yield because("play.own-card", "wrong.not-held", cards=(move.card,), n=1)
    elif move.seat == namer(now) and move.card not in (right := cards_to_show(now, move.seat)):
        yield because(rule, _why_wrong(now, move.card), card=move.card, cards=right, n=len(right))


def _why_wrong(now: Round, shown: Card) -> str:
    if shown in now.ruleset.kritische:
        return "show.kritischer"
    return f"show.{now.ruleset.announced}" if shown in _counted(now, (shown,)) else "show.six"


def _after_show(now: Round, move: Show) -> Round:
    shown = {**now.shown, move.seat: move.card}
    if now.schlag is None:
        return replace(now, shown=shown, schlag=move.card.rank, stage=Stage.TRUMP)
    return open_play(replace(now, shown=shown, trump=move.card.suit))


# -- asking the other announcer ---------------------------------------------------------------------


def _against_schoeneres(now: Round, move: AskSchoeneres) -> Iterable[Reason]:
    if now.ruleset.schoeneres == "redeal_costs_2":
        yield because("announcing.schoeneres", "schoeneres.not-asked-for")
        return
    may = may_ask_schoeneres(now.ruleset, move.seat, now.dealer)
    if not may.value:
        yield from may.reasons
        if now.ruleset.schoeneres == "none":
            return
    if now.stage is Stage.TRUMP:
        yield because("announcing.schoeneres", "schoeneres.too-late")
    if Request.SCHOENERES in now.asked:
        yield because("announcing.schoeneres", "schoeneres.once")


def _against_redeal(now: Round, move: Redeal) -> Iterable[Reason]:
    """Either announcer, as long as it is for him to name: the dealer looks only after the Schlag (house)."""
    if now.ruleset.schoeneres != "redeal_costs_2":
        yield because("announcing.schoeneres", "schoeneres.no-redeal")
        return
    may = may_ask_schoeneres(now.ruleset, move.seat, now.dealer)
    if not may.value:
        yield from may.reasons
    elif now.stage is Stage.TRUMP and move.seat != namer(now):
        yield because("announcing.schoeneres", "schoeneres.too-late")


def _against_swap(now: Round, move: OfferSwap) -> Iterable[Reason]:
    may = may_offer_schlagwechsel(now.ruleset, move.seat, now.dealer)
    if not may.value:
        yield from may.reasons
        if not now.ruleset.schlagwechsel:
            return
    if now.stage is Stage.TRUMP:
        yield because("announcing.schlagwechsel", "swap.too-late")
    if Request.SWAP in now.asked:
        yield because("announcing.schlagwechsel", "swap.once")


def _after_schoeneres(now: Round, move: AskSchoeneres) -> Round:
    return _ask(now, Request.SCHOENERES, move.seat)


def _after_swap(now: Round, move: OfferSwap) -> Round:
    return _ask(now, Request.SWAP, move.seat)


def _ask(now: Round, what: Request, seat: Seat) -> Round:
    return replace(now, request=(what, seat), asked=now.asked | {what}, stage=Stage.ANSWER)


def _after_redeal(now: Round, move: Redeal) -> Round:
    return replace(now, ended=(Ended.REDEAL, move.seat), stage=Stage.OVER)


# -- answering ----------------------------------------------------------------------------------------


def _answerer(now: Round) -> Seat:
    assert now.request is not None
    return next(seat for seat in now.announcers if seat != now.request[1])


def _answers(now: Round) -> Iterable[Move]:
    return (Agree(_answerer(now)), Refuse(_answerer(now)))


def _against_answer(now: Round, move: Agree | Refuse) -> Iterable[Reason]:
    assert now.request is not None
    if move.seat != _answerer(now):
        rule = _RULE_OF_REQUEST[now.request[0]]
        yield because(rule, "request.not-yours", player=move.seat, other=_answerer(now))


_RULE_OF_REQUEST = {
    Request.SCHOENERES: "announcing.schoeneres",
    Request.SWAP: "announcing.schlagwechsel",
}


def _after_agree(now: Round, move: Agree) -> Round:
    assert now.request is not None
    answered = _after_refuse(now, move)
    if now.request[0] is Request.SWAP:
        return replace(answered, swapped=True)
    return replace(answered, deal=schoeneres(now.dealt, now.dealer))


def _after_refuse(now: Round, move: Agree | Refuse) -> Round:
    return replace(now, request=None, stage=Stage.SCHLAG)


LISTED: Mapping[Stage, Listed] = {Stage.SCHLAG: _moves, Stage.TRUMP: _moves, Stage.ANSWER: _answers}

_NAMING = (Stage.SCHLAG, Stage.TRUMP)

HANDLERS: Mapping[type, Handler] = {
    AskSchoeneres: Handler(_NAMING, _against_schoeneres, _after_schoeneres),
    Redeal: Handler(_NAMING, _against_redeal, _after_redeal),
    OfferSwap: Handler(_NAMING, _against_swap, _after_swap),
    Agree: Handler((Stage.ANSWER,), _against_answer, _after_agree),
    Refuse: Handler((Stage.ANSWER,), _against_answer, _after_refuse),
    Show: Handler(_NAMING, _against_show, _after_show),
    NameSchlag: Handler((Stage.SCHLAG,), _against_schlag, _after_schlag),
    NameTrump: Handler((Stage.TRUMP,), _against_trump, _after_trump),
}
