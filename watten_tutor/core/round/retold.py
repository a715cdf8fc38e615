"""A deal told in words, made a deal as moves: what was done, and what goes without saying.

Told are a position and its deeds (`Position.deal`). What must have happened besides is done by the way:
the cut where something later is told, the announcement where Schlag and trump are, the cards and bets of
the position last of all.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from watten_tutor.core.bets import CHOICES, GIVE_UP
from watten_tutor.core.betting import is_over
from watten_tutor.core.cards import Card, Rank, Suit, deck
from watten_tutor.core.deed import INFRINGE, Deed
from watten_tutor.core.errors import WattenError
from watten_tutor.core.gespannt import one_tight
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Reason
from watten_tutor.core.round import moves
from watten_tutor.core.round.aside import costs_nothing
from watten_tutor.core.round.cutting import looking
from watten_tutor.core.round.drawing import Drawing, dealer, spread
from watten_tutor.core.round.engine import AnyState, play, violations
from watten_tutor.core.round.moves import Move
from watten_tutor.core.round.opening import maschine_of, open_play
from watten_tutor.core.round.packing import CUT_AT, FILLS, Fill, packed
from watten_tutor.core.round.state import Round, Stage, start
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import Sign


class ToldWrongly(WattenError):
    """Something told of a deal that the rules do not allow.

    Attributes:
        place: which of the deeds it is, from 0; None for what the position tells besides.
        reasons: every rule against it.
    """

    def __init__(self, place: int | None, reasons: tuple[Reason, ...]) -> None:
        """Keep the place and the reasons."""
        super().__init__("deed-refused", found=place)
        self.place = place
        self.reasons = reasons


@dataclass(frozen=True, slots=True)
class Retold:
    """A deal as it stands after all that is told.

    Attributes:
        now: the deal, or the draw for the first one.
        done: every deed told, each with the deal before it.
    """

    now: Round | Drawing
    done: tuple[tuple[Round | Drawing, Deed], ...] = ()


def retold(position: Position, asked: Deed | None = None) -> tuple[Retold, ...]:
    """How the deal stands, for every way of laying the cards not told in which all told was allowed.

    Args:
        position: the deal; its `deal` must be told.
        asked: what is asked about, the cards of which may have to lie somewhere.

    Raises:
        ToldWrongly: if there is none.
        Unanswerable: where the cards told cannot all lie where they are told to.
    """
    found: list[Retold] = []
    refused: ToldWrongly | None = None
    for fill in FILLS:
        try:
            found.append(_retold(position, asked, fill))
        except ToldWrongly as error:
            refused = refused or error
    if not found:
        assert refused is not None
        raise refused
    return tuple(found)


def _retold(position: Position, asked: Deed | None, fill: Fill) -> Retold:
    deeds = position.deal or ()
    drawing, done = drawn(position, deeds)
    if drawing is not None and (not drawing.is_over or len(deeds) == len(done)):
        return Retold(drawing, tuple(done))
    deals = position.dealer if drawing is None else dealer(drawing).value
    here = replace(position, dealer=deals)
    rest = deeds[len(done) :]
    table = position.at_table if position.is_bohemian else None
    pack = packed(here, rest, asked, fill)
    now = start(position.ruleset, pack, deals, position.score, players=table)
    for deed in rest:
        now = _until(here, now, deed)
        done.append((now, deed))
        if deed.do != INFRINGE or not costs_nothing(now, str(deed.what)):
            now = _play(now, deed, len(done) - 1)
    return Retold(now if now.is_over else _besides(here, now), tuple(done))


def is_draw(position: Position) -> bool:
    """Whether no more is told than the draw for the first deal, so that nobody deals as yet.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> one, other = (Deed(Seat(seat), "draw", card("K♥" if seat else "9♥")) for seat in (0, 1))
        >>> [is_draw(Position(RuleSet(), None, deal=deal)) for deal in (None, (), (one,), (one, other))]
        [False, False, True, True]
    """
    goes_on = position.declaration is not None or position.hands or position.cards_laid
    return bool(position.deal) and not goes_on and all(each.do == "draw" for each in position.deal or ())


def drawn(
    position: Position, deeds: tuple[Deed, ...]
) -> tuple[Drawing | None, list[tuple[Round | Drawing, Deed]]]:
    """The draw for the first deal, if it is told, and what of the deeds belongs to it.

    Raises:
        ToldWrongly: for a draw that was not allowed.
    """
    done: list[tuple[Round | Drawing, Deed]] = []
    if not deeds or deeds[0].do != "draw":
        return None, done
    now = spread(position.ruleset, deck(position.ruleset.deck), position.at_table)
    for deed in deeds:
        if deed.do != "draw":
            break
        done.append((now, deed))
        now = _play(now, deed, len(done) - 1)
    return now, done


def _play(now: AnyState, deed: Deed, place: int) -> AnyState:
    move = as_move(now, deed)
    if against := violations(now, move):
        raise ToldWrongly(place, against)
    return play(now, move)


# -- what goes without saying ---------------------------------------------------------------------------

_OF_THE_CUT = ("draw", "cut")
_AFTER_THE_ANNOUNCEMENT = ("sign", "talk", "show-maschine", "hide-maschine")
_AFTER_STAYING_OUT = ("take-turned", "leave-turned", "exchange")


def _until(position: Position, now: Round, deed: Deed) -> Round:
    """The deal when this was done."""
    if deed.do == INFRINGE:
        return _besides(position, _dealt(now))
    if deed.do in _OF_THE_CUT:
        return now
    now = _cut(now)
    if deed.do in ("take", "leave"):
        return now
    now = _dealt(now)
    if deed.do in _AFTER_THE_ANNOUNCEMENT:
        now = _announced(position, now)
    if deed.do in _AFTER_STAYING_OUT:
        now = _all_stay(position, now)
    if deed.do == "exchange" and now.stage is Stage.TURNED:
        now = play(now, moves.LeaveTurned(now.dealer))
    return now


def _cut(now: Round) -> Round:
    return play(now, moves.Cut(now.cutter, CUT_AT)) if now.stage is Stage.CUT else now


def _dealt(now: Round) -> Round:
    """Nobody has kept a card of which nothing is told."""
    now = _cut(now)
    while now.stage is Stage.TAKE and (seen := looking(now)) is not None:
        now = play(now, moves.Leave(seen[0]))
    return now


def _announced(position: Position, now: Round) -> Round:
    """Schlag and trump named, if they are told."""
    told = position.declaration
    if told is None or now.stage not in (Stage.SCHLAG, Stage.TRUMP):
        return now
    return open_play(replace(now, schlag=told.schlag, trump=told.trump))


def _all_stay(position: Position, now: Round) -> Round:
    """Who holds no card has stayed out, everybody else plays."""
    while now.stage is Stage.OUT:
        seat = now.waiting[0]
        now = play(now, moves.StayOut(seat) if seat in position.out else moves.StayIn(seat))
    return now


def _besides(position: Position, now: Round) -> Round:
    """All that the position tells: hands, Schlag and trump, the choice, the cards and bets."""
    if any(hand.cards for hand in position.hands.values()) or position.declaration is not None:
        now = _dealt(now)
    now = _announced(position, now)
    begun = position.cards_laid or position.bets or position.gespannt_choice is not None
    if begun:
        now = _opened(position, now)
    named = now.stage not in (Stage.SCHLAG, Stage.TRUMP)
    if now.stage is not Stage.PLAY and (named or not begun):
        return now
    tricks = () if position.tricks is None and not position.won else position.tricks
    told = replace(position, tricks=tricks)
    return replace(now, position=told, stage=Stage.OVER if is_over(told) else Stage.PLAY)


def _opened(position: Position, now: Round) -> Round:
    """Everything done that comes before the first card; what Schlag and trump are need not be told."""
    now = _dealt(now)
    if now.is_bohemian:
        now = _all_stay(position, now)
        if now.stage is Stage.TURNED:
            now = play(now, moves.LeaveTurned(now.dealer))
        while now.stage is Stage.EXCHANGE:
            now = play(now, moves.Exchange(now.waiting[0], ()))
    if now.stage is Stage.MASCHINE:
        holder = maschine_of(now)
        assert holder is not None
        hidden = moves.HideMaschine(holder)
        if against := violations(now, hidden):
            raise ToldWrongly(None, against)
        now = play(now, hidden)
    tight = one_tight(now.in_play) if now.stage is Stage.CHOICE else None
    if tight is not None:
        now = play(now, moves.Choose(tight[0], position.gespannt_choice or CHOICES[0]))
    return now


# -- words and moves ------------------------------------------------------------------------------------


def as_move(now: Round | Drawing, deed: Deed) -> Move:
    """The move that a word means here: `give-up` is a gespannt team's choice where that is to be made."""
    seat, do, what = deed.seat, deed.do, deed.what
    if do == "draw":
        pack = now.pack
        assert isinstance(what, Card)
        return moves.Draw(seat, pack.index(what) + 1)
    if do == "cut":
        return moves.Cut(seat, CUT_AT)
    if do in _SIMPLE:
        return _SIMPLE[do](seat)
    if do in CHOICES and (do != GIVE_UP or (isinstance(now, Round) and now.stage is Stage.CHOICE)):
        return moves.Choose(seat, do)
    if do in ("raise", "hold", GIVE_UP):
        return moves.MakeBet(seat, do)
    return _with_what(deed)


_SIMPLE: Mapping[str, Callable[[Seat], Move]] = {
    "take": moves.Take,
    "leave": moves.Leave,
    "ask-schoeneres": moves.AskSchoeneres,
    "redeal": moves.Redeal,
    "offer-swap": moves.OfferSwap,
    "agree": moves.Agree,
    "refuse": moves.Refuse,
    "show-maschine": moves.ShowMaschine,
    "hide-maschine": moves.HideMaschine,
    "stay-out": moves.StayOut,
    "stay-in": moves.StayIn,
    "leave-turned": moves.LeaveTurned,
    "talk": moves.Talk,
}


def _with_what(deed: Deed) -> Move:
    seat, what = deed.seat, deed.what
    if isinstance(what, Rank):
        return moves.NameSchlag(seat, what)
    if isinstance(what, Suit):
        return moves.NameTrump(seat, what)
    if isinstance(what, Sign):
        return moves.Signal(seat, what)
    if isinstance(what, str):
        return moves.Infringe(seat, what)
    if isinstance(what, tuple):
        return moves.Exchange(seat, what)
    assert isinstance(what, Card)
    if deed.do == "show":
        return moves.Show(seat, what)
    if deed.do == "take-turned":
        return moves.TakeTurned(seat, what)
    return moves.Lay(seat, what, called=deed.do == "call")
