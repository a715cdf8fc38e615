"""The cut, what is kept from it, and the deal that follows (S0 §4, §12 Schlecken; S2 Shuffle and cut)."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from watten_tutor.core.dealing import deal
from watten_tutor.core.reasons import Reason, because
from watten_tutor.core.round.bohemian import deal_and_turn
from watten_tutor.core.round.handler import Handler, Listed
from watten_tutor.core.round.moves import Cut, Leave, Move, Take
from watten_tutor.core.round.state import Round, Stage
from watten_tutor.core.schlecken import Licked, cards_taken, looks_at, may_take, put_together


def looking(now: Round) -> Licked | None:
    """Who looks at a card of the cut now, and the card."""
    if now.at is None:
        return None
    return looks_at(now.ruleset, now.pack, now.at, now.taken, now.dealer, declined=now.declined)


# -- the cut ------------------------------------------------------------------------------------------


def _cuts(now: Round) -> Iterable[Move]:
    return (Cut(now.cutter, at) for at in range(1, len(now.pack)))


def _against_cut(now: Round, move: Cut) -> Iterable[Reason]:
    if move.seat != now.cutter:
        yield because("deal.cut", "cut.not-the-cutter", player=move.seat, other=now.cutter)
    if not 1 <= move.at < len(now.pack):
        yield because("deal.cut", "cut.not-there", n=move.at, k=len(now.pack) - 1)


def _after_cut(now: Round, move: Cut) -> Round:
    return _look_or_deal(replace(now, at=move.at, stage=Stage.TAKE))


# -- Schlecken ----------------------------------------------------------------------------------------


def _takes(now: Round) -> Iterable[Move]:
    seen = looking(now)
    assert seen is not None
    yield Leave(seen[0])
    if not tuple(_against_take(now, Take(seen[0]))):
        yield Take(seen[0])


def _against_take(now: Round, move: Take) -> Iterable[Reason]:
    assert now.at is not None
    may = may_take(now.ruleset, now.pack, now.at, now.taken, now.dealer, move.seat, declined=now.declined)
    return () if may.value else may.reasons


def _against_leave(now: Round, move: Leave) -> Iterable[Reason]:
    seen = looking(now)
    if seen is not None and seen[0] != move.seat:
        yield because("schlecken.cutter", "schlecken.not-his-turn", player=move.seat, other=seen[0])


def _after_take(now: Round, move: Take) -> Round:
    seen = looking(now)
    assert seen is not None
    return _look_or_deal(replace(now, taken=(*now.taken, seen)))


def _after_leave(now: Round, move: Leave) -> Round:
    return _look_or_deal(replace(now, declined=True))


def _look_or_deal(now: Round) -> Round:
    """On to the next who may look at a card of the cut; where there is none, the cards are dealt."""
    if looking(now) is not None:
        return now
    assert now.at is not None
    pack = put_together(now.pack, now.at, now.taken)
    if now.is_bohemian:
        return deal_and_turn(now, pack)
    dealt = deal(now.ruleset, pack, now.dealer, cards_taken(now.taken))
    return replace(now, deal=dealt, stage=Stage.SCHLAG)


LISTED: Mapping[Stage, Listed] = {Stage.CUT: _cuts, Stage.TAKE: _takes}

HANDLERS: Mapping[type, Handler] = {
    Cut: Handler((Stage.CUT,), _against_cut, _after_cut),
    Take: Handler((Stage.TAKE,), _against_take, _after_take),
    Leave: Handler((Stage.TAKE,), _against_leave, _after_leave),
}
