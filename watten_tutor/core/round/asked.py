"""What can be asked of a deal that is told in words: may this be done, whose turn is it, who deals.

The cards not told lie anywhere (`packing.FILLS`). Where that would change an answer or its reasons, the
question is refused.
"""

from collections.abc import Callable
from typing import TypeVar

from watten_tutor.core.dealing import shortened
from watten_tutor.core.deed import Deed
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.exchange import declaration_of, may_stay_out
from watten_tutor.core.legality import may_play
from watten_tutor.core.position import Position
from watten_tutor.core.raising import may_raise
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.round import bohemian
from watten_tutor.core.round.drawing import Drawing, dealer
from watten_tutor.core.round.engine import violations
from watten_tutor.core.round.moves import Lay, Leave, MakeBet, Signal, StayOut, Take, Talk
from watten_tutor.core.round.permitted import due, may_look, may_look_back, permitting
from watten_tutor.core.round.retold import as_move, retold
from watten_tutor.core.round.state import Ended, Round, Stage
from watten_tutor.core.schlecken import may_take
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import demand_signals

T = TypeVar("T")


def find_may_do(position: Position, deed: Deed) -> Proof[bool]:
    """Whether this may be done now: every rule against it, or what makes it possible.

    Raises:
        Unanswerable: `deal-not-known` where cards not told decide; or for want of other facts.
        ToldWrongly: if what is told of the deal was not allowed.

    Example:
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> cut = Position(RuleSet(), None, deal=())
        >>> find_may_do(cut, Deed(Seat(2), "cut")).value, find_may_do(cut, Deed(Seat(0), "cut")).value
        (True, False)
    """
    return _same_for_all(position, deed, lambda now: _may_do(position, now, deed))


def find_on_turn(position: Position) -> Proof[tuple[Seat, ...]]:
    """Who has to do something now, by seat.

    Raises:
        Unanswerable: `deal-not-known`.
        ToldWrongly: if what is told of the deal was not allowed.
    """
    return _same_for_all(position, None, lambda now: due(now).map(lambda seats: tuple(sorted(seats))))


def find_dealer(position: Position) -> Proof[Seat]:
    """Who deals: the first hand after a draw, else the next one.

    Raises:
        Unanswerable: `draw-not-over`.
        ToldWrongly: if what is told of the deal was not allowed.
    """
    now = retold(position)[0].now if position.deal is not None else None
    if isinstance(now, Drawing):
        if not now.is_over:
            raise Unanswerable("draw-not-over")
        return dealer(now)
    if now is not None and now.ended is not None and now.ended[0] is Ended.REDEAL:
        again = because("announcing.schoeneres", "schoeneres.deals-again", player=position.dealer)
        return Proof(position.dealer, (again,))
    following = position.dealer.next(position.at_table)
    facts = {"player": following, "dealer": position.dealer}
    return Proof(following, (because("deal.passes-left", "deal.passes", **facts),))


def find_last_packet(position: Position, seat: Seat) -> Proof[int]:
    """How many cards this player gets in the last packet of the deal.

    Raises:
        Unanswerable: `draw-not-over`.
        ToldWrongly: if what is told of the deal was not allowed.
    """
    now = retold(position)[0].now
    if isinstance(now, Drawing):
        raise Unanswerable("draw-not-over")
    if now.is_bohemian:
        reason = because("bohemian.turned-card", "packet.bohemian", k=bohemian.FIRST, n=bohemian.SECOND)
        return Proof(bohemian.SECOND, (reason,))
    packets, kept = now.ruleset.packets, sum(taker == seat for taker, _ in now.taken)
    last = shortened(packets, by=kept)[-1]
    told = [because("deal.packets", f"packet.last.{_manner(packets)}", n=packets[-1])]
    if kept:
        facts = {"player": seat, "k": kept, "n": last}
        told.append(because("schlecken.shorter-packet", "packet.shorter", **facts))
    return Proof(last, tuple(told))


def _manner(packets: tuple[int, ...]) -> str:
    if len(packets) == 1:
        return "only"
    return "singly" if max(packets) == 1 else "two"


def _same_for_all(
    position: Position, deed: Deed | None, ask: Callable[[Round | Drawing], Proof[T]]
) -> Proof[T]:
    """The answer, if it is the same wherever the cards not told lie."""
    first, *others = (ask(each.now) for each in retold(position, deed))
    if any(each != first for each in others):
        raise Unanswerable("deal-not-known", found=None if deed is None else deed.seat)
    return first


# -- may it be done -------------------------------------------------------------------------------------


def _may_do(position: Position, now: Round | Drawing, deed: Deed) -> Proof[bool]:
    if deed.do == "look":
        return may_look(now, deed.seat)
    if deed.do == "look-back":
        assert isinstance(deed.what, int)
        found = may_look_back(now, deed.seat, deed.what)
        if found is None:
            raise Unanswerable("look-back-no-rule", rules=position.ruleset.name)
        return found
    move = as_move(now, deed)
    if isinstance(now, Round):
        _demand_known(now, move, deed)
        if isinstance(move, Take | Leave) and (against := _cut_is_over(position, now, move.seat)):
            return Proof(False, against)
        if isinstance(move, StayOut) and now.turned is not None and now.stage is Stage.TURNED:
            may = may_stay_out(declaration_of(now.turned))
            return may if not may.value else Proof(False, violations(now, move))
    against = violations(now, move)
    return Proof(False, against) if against else Proof(True, permitting(now, move))


def _demand_known(now: Round, move: object, deed: Deed) -> None:
    """Refuse what hangs on cards that are not told.

    Raises:
        Unanswerable: with what is missing.
    """
    if isinstance(move, Signal | Talk) and now.ruleset.signals != "forbidden":
        demand_signals(now.ruleset)
    if now.stage is not Stage.PLAY or not isinstance(move, Lay | MakeBet):
        return
    position = now.in_play
    if isinstance(move, MakeBet):
        if not now.is_bohemian and move.do == "raise" and may_raise(position, move.seat) is None:
            raise Unanswerable("last-card-not-told", found=move.seat)
        return
    turn, hand = position.on_turn(), position.hands.get(move.seat)
    if len(turn) != 1:
        raise Unanswerable("leader-not-told", found="may-do")
    if hand is None or (hand.unknown and move.card not in hand.cards):
        raise Unanswerable("hand-not-told", found=move.seat)
    known = move.seat not in turn or move.card not in hand.cards  # then it is refused for that
    if not known and may_play(position.turn_of(move.seat), hand, move.card) is None:
        raise Unanswerable("unknown-card-decides", found=move.seat, card=move.card)


def _cut_is_over(position: Position, now: Round, seat: Seat) -> tuple[Reason, ...]:
    """Why nobody keeps a card any more, as long as nothing else has been done since the cut."""
    if now.stage is Stage.TAKE or now.at is None:
        return ()
    if now.ruleset.schlecken == "no":
        return (because("schlecken.cutter", "schlecken.not-here"),)
    deal = position.deal or ()
    if not deal or deal[-1].do not in ("cut", "take", "leave") or _goes_on(position):
        return ()
    cut = (now.ruleset, now.pack, now.at, now.taken, now.dealer, seat)
    return may_take(*cut, declined=now.declined).reasons


def _goes_on(position: Position) -> bool:
    """Whether something is told that comes after the cut."""
    return position.declaration is not None or any(hand.cards for hand in position.hands.values())
