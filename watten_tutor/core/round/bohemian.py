"""Bohemian Watten before its first card: the turned card, staying out, the exchange (S2 Bohemian Watten).

Three cards are dealt to everyone, one is turned up, then two more follow. Then, each in turn from forehand:

1. who wants to stays out, unless hearts are trump; two at least must play (house);
2. the dealer may take the turned card and throw one off;
3. everybody exchanges up to three cards, the dealer up to two.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import combinations, islice

from watten_tutor.core.cards import Card
from watten_tutor.core.dealing import Deal
from watten_tutor.core.exchange import declaration_of, exchange_limit, may_stay_out
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.reasons import Reason, because
from watten_tutor.core.round.handler import Handler, Listed
from watten_tutor.core.round.moves import Exchange, LeaveTurned, Move, StayIn, StayOut, TakeTurned
from watten_tutor.core.round.state import Round, Stage
from watten_tutor.core.seats import Seat

FIRST, SECOND = 3, 2
"""The two packets; between them a card is turned up (S2)."""

FEWEST = 2
"""Players who must stay in (house)."""


def deal_and_turn(now: Round, pack: tuple[Card, ...]) -> Round:
    """Deal three each, turn a card, deal two more."""
    rest = iter(pack)
    hands: dict[Seat, tuple[Card, ...]] = {seat: tuple(islice(rest, FIRST)) for seat in now.seats}
    turned = next(rest)
    hands = {seat: (*cards, *islice(rest, SECOND)) for seat, cards in hands.items()}
    told = declaration_of(turned)
    dealt = replace(
        now,
        deal=Deal(hands, tuple(rest), (FIRST, SECOND)),
        turned=turned,
        schlag=told.schlag,
        trump=told.trump,
        waiting=now.seats,
    )
    if may_stay_out(told).value:
        return _everybody_stays(replace(dealt, stage=Stage.OUT))
    return replace(dealt, stage=Stage.TURNED)


# -- staying out --------------------------------------------------------------------------------------


def _outs(now: Round) -> Iterable[Move]:
    seat = now.waiting[0]
    return (StayOut(seat), StayIn(seat))


def _against_out(now: Round, move: StayOut | StayIn) -> Iterable[Reason]:
    return _against_turn(now, move.seat)


def _against_turn(now: Round, seat: Seat) -> Iterable[Reason]:
    if seat != now.waiting[0]:
        rule = "bohemian.stay-out" if now.stage is Stage.OUT else "bohemian.exchange"
        yield because(rule, "turn.not-yours", player=seat, other=now.waiting[0])


def _after_out(now: Round, move: StayOut | StayIn) -> Round:
    out = (*now.out, move.seat) if isinstance(move, StayOut) else now.out
    return _everybody_stays(replace(now, out=out, waiting=now.waiting[1:]))


def _everybody_stays(now: Round) -> Round:
    """On to the turned card once all have spoken, or nobody more may stay out."""
    if now.waiting and now.players - len(now.out) > FEWEST:
        return now
    return _exchange(now) if now.dealer in now.out else replace(now, stage=Stage.TURNED)


# -- the turned card ----------------------------------------------------------------------------------


def _turned_moves(now: Round) -> Iterable[Move]:
    yield from (TakeTurned(now.dealer, each) for each in now.dealt.hands[now.dealer])
    yield LeaveTurned(now.dealer)


def _against_turned(now: Round, move: TakeTurned | LeaveTurned) -> Iterable[Reason]:
    if move.seat != now.dealer:
        yield because("bohemian.dealer-takes", "turned.only-dealer", player=move.seat, other=now.dealer)
    if isinstance(move, TakeTurned) and move.thrown not in now.dealt.hands[move.seat]:
        yield because("play.own-card", "wrong.not-held", cards=(move.thrown,), n=1)


def _after_take(now: Round, move: TakeTurned) -> Round:
    assert now.turned is not None
    return _exchange(_put_aside(now, move.seat, (move.thrown,), (now.turned,)))


def _after_leave(now: Round, move: LeaveTurned) -> Round:
    return _exchange(now)


# -- the exchange -------------------------------------------------------------------------------------


def _exchange(now: Round) -> Round:
    return replace(
        now, stage=Stage.EXCHANGE, waiting=tuple(seat for seat in now.seats if seat not in now.out)
    )


def _exchanges(now: Round) -> Iterable[Move]:
    seat = now.waiting[0]
    hand = now.dealt.hands[seat]
    for number in range(exchange_limit(seat, now.dealer) + 1):
        yield from (Exchange(seat, cards) for cards in combinations(hand, number))


def _against_exchange(now: Round, move: Exchange) -> Iterable[Reason]:
    yield from _against_turn(now, move.seat)
    limit = exchange_limit(move.seat, now.dealer)
    if len(move.cards) > limit:
        yield because("bohemian.exchange", "exchange.too-many", player=move.seat, n=limit)
    hand = now.dealt.hands[move.seat]
    foreign = tuple(each for each in dict.fromkeys(move.cards) if each not in hand)
    if foreign:
        yield because("play.own-card", "wrong.not-held", cards=foreign, n=len(foreign))
    if len(set(move.cards)) < len(move.cards):
        yield because("bohemian.exchange", "exchange.twice")


def _after_exchange(now: Round, move: Exchange) -> Round:
    stock = now.dealt.stock
    new, left = stock[: len(move.cards)], stock[len(move.cards) :]
    changed = _put_aside(now, move.seat, move.cards, new)
    changed = replace(changed, deal=replace(changed.dealt, stock=left), waiting=now.waiting[1:])
    return changed if changed.waiting else _open_play(changed)


def _put_aside(now: Round, seat: Seat, old: tuple[Card, ...], new: tuple[Card, ...]) -> Round:
    """New cards for old ones."""
    dealt = now.dealt
    kept = tuple(each for each in dealt.hands[seat] if each not in old)
    aside = (*dealt.discards.get(seat, ()), *old)
    hands = {**dealt.hands, seat: (*kept, *new)}
    return replace(now, deal=replace(dealt, hands=hands, discards={**dealt.discards, seat: aside}))


def _open_play(now: Round) -> Round:
    assert now.turned is not None
    hands = {seat: Hand(cards) for seat, cards in now.dealt.hands.items() if seat not in now.out}
    position = Position(
        now.ruleset,
        declaration_of(now.turned),
        hands,
        tricks=(),
        dealer=now.dealer,
        score=now.score,
        table=now.players,
        out=tuple(sorted(now.out)),
    )
    return replace(now, position=position, stage=Stage.PLAY)


LISTED: Mapping[Stage, Listed] = {
    Stage.OUT: _outs,
    Stage.TURNED: _turned_moves,
    Stage.EXCHANGE: _exchanges,
}

HANDLERS: Mapping[type, Handler] = {
    StayOut: Handler((Stage.OUT,), _against_out, _after_out),
    StayIn: Handler((Stage.OUT,), _against_out, _after_out),
    TakeTurned: Handler((Stage.TURNED,), _against_turned, _after_take),
    LeaveTurned: Handler((Stage.TURNED,), _against_turned, _after_leave),
    Exchange: Handler((Stage.EXCHANGE,), _against_exchange, _after_exchange),
}
