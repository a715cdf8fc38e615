"""Cards and bets: the tricks of a hand, and what is said between them (S0 §7, §8)."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from watten_tutor.core.bets import GIVE_UP, HOLD, RAISE, Bet
from watten_tutor.core.betting import betting
from watten_tutor.core.cards import Card
from watten_tutor.core.duty import may_call
from watten_tutor.core.legality import legal_cards, may_play
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.raising import against_bet, may_raise
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.reasons import Reason, because
from watten_tutor.core.round.handler import Handler, Listed
from watten_tutor.core.round.moves import Lay, MakeBet, Move
from watten_tutor.core.round.state import Round, Stage
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick


def _moves(now: Round) -> Iterable[Move]:
    yield from _cards(now.in_play)
    if not now.is_bohemian:
        yield from _bets(now)


# -- cards --------------------------------------------------------------------------------------------


def _cards(position: Position) -> Iterable[Move]:
    (seat,) = position.on_turn()
    if tuple(_waits(position, seat)):
        return
    for each in legal_cards(position.turn_of(seat), position.hands[seat].cards).value:
        yield Lay(seat, each)
        if not tuple(_against_call(position, each)):
            yield Lay(seat, each, called=True)


def _against_lay(now: Round, move: Lay) -> Iterable[Reason]:
    position, seat = now.in_play, move.seat
    yield from _waits(position, seat)
    (due,) = position.on_turn()
    if seat != due:
        yield because("play.turn", "turn.not-yours", player=seat, other=due)
    hand = position.hands.get(seat, Hand())  # Bohemian: none for who stays out
    if move.card not in hand.cards:
        yield because("play.own-card", "wrong.not-held", cards=(move.card,), n=1)
    elif seat == due:
        judged = may_play(position.turn_of(seat), hand, move.card)
        assert judged is not None
        yield from () if judged.value else judged.reasons
    if move.called:
        yield from _against_call(position, move.card)


def _waits(position: Position, seat: Seat) -> Iterable[Reason]:
    """The raising side waits for the answer; the others may play on, which is holding (S0 §8)."""
    due = betting(position).due if position.bets else None
    if due is not None and seat in due.team:
        yield because("bet.answer-due", "bet.raiser-waits", player=seat, team=due.asked)


def _against_call(position: Position, each: Card) -> Iterable[Reason]:
    """Why "Trumpf oder Kritisch" cannot be called with this card."""
    ranking = position.ranking
    leads = not position.open_trick.plays
    first = leads and not position.tricks and not position.trick.plays
    if leads and may_call(ranking, each, first):
        return
    if ranking.ruleset.call in ("none", "automatic"):
        yield because("call.trumpf-oder-kritisch", f"call.not-here.{ranking.ruleset.call}")
    elif not leads or ranking.class_of(each) is not CardClass.RECHTER:
        yield because("call.trumpf-oder-kritisch", "call.only-with-rechter")
    else:
        yield because("call.first-trick", "call.only-first-trick")


def _after_lay(now: Round, move: Lay) -> Round:
    position = _with_card(now.in_play, move)
    done = position.trick.is_complete(position.players) and position.is_over
    return replace(now, position=position, stage=Stage.OVER if done else Stage.PLAY)


def _with_card(position: Position, move: Lay) -> Position:
    """The card goes from the hand to the trick."""
    hand, trick, tricks = position.hands[move.seat], position.trick, position.tricks or ()
    if trick.is_complete(position.players):
        trick, tricks = Trick(), (*tricks, trick)
    left = Hand(tuple(held for held in hand.cards if held != move.card), hand.unknown)
    laid = Trick((*trick.plays, Play(move.seat, move.card)), trick.called or move.called)
    return replace(position, hands={**position.hands, move.seat: left}, trick=laid, tricks=tricks)


# -- bets ---------------------------------------------------------------------------------------------


def _bets(now: Round) -> Iterable[Move]:
    """Answers while one is due, else raises; to ask about the others too would cost most of the time."""
    position = now.in_play
    due = betting(position).due
    if due is None:
        return (MakeBet(seat, RAISE) for seat in now.seats if _may_raise(position, seat))
    bets = (MakeBet(seat, do) for seat in due.asked for do in (HOLD, GIVE_UP))
    return (bet for bet in bets if not _against_bet(now, bet))


def _may_raise(position: Position, seat: Seat) -> bool:
    judged = may_raise(position, seat)
    return judged is not None and judged.value


def _against_bet(now: Round, move: MakeBet) -> Iterable[Reason]:
    if now.is_bohemian:
        return (because("bohemian.no-teams", "bet.not-in-bohemian"),)
    return against_bet(now.in_play, Bet(move.seat, move.do))


def _after_bet(now: Round, move: MakeBet) -> Round:
    position = now.in_play
    trick, cards = divmod(position.cards_laid, now.players)
    bet = Bet(move.seat, move.do, (trick + 1, cards))
    stage = Stage.OVER if move.do == GIVE_UP else Stage.PLAY
    return replace(now, position=replace(position, bets=(*position.bets, bet)), stage=stage)


LISTED: Mapping[Stage, Listed] = {Stage.PLAY: _moves}

HANDLERS: Mapping[type, Handler] = {
    Lay: Handler((Stage.PLAY,), _against_lay, _after_lay),
    MakeBet: Handler((Stage.PLAY,), _against_bet, _after_bet),
}
