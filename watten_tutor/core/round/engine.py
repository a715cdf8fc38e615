"""Playing a deal: which moves there are, what speaks against one, and the deal after it."""

from collections.abc import Mapping
from typing import TypeVar

from watten_tutor.core.errors import WattenError
from watten_tutor.core.reasons import Reason
from watten_tutor.core.round import aside, bohemian, cutting, drawing, naming, opening, playing
from watten_tutor.core.round.drawing import Drawing
from watten_tutor.core.round.handler import Handler, Listed
from watten_tutor.core.round.moves import Draw, Move, in_order
from watten_tutor.core.round.state import Round, Stage, not_now

_LISTED: Mapping[Stage, Listed] = {
    **cutting.LISTED,
    **naming.LISTED,
    **opening.LISTED,
    **bohemian.LISTED,
    **playing.LISTED,
}

_HANDLERS: Mapping[type, Handler] = {
    **cutting.HANDLERS,
    **naming.HANDLERS,
    **opening.HANDLERS,
    **bohemian.HANDLERS,
    **playing.HANDLERS,
    **aside.HANDLERS,
}


AnyState = TypeVar("AnyState", Drawing, Round)
"""The draw for the first deal, or a deal."""


class IllegalMove(WattenError):
    """A move against the rules; `reasons` are all rules against it.

    Attributes:
        move: the move.
        reasons: every rule that speaks against it, never empty.
    """

    def __init__(self, move: Move, reasons: tuple[Reason, ...]) -> None:
        """Keep the move and the reasons."""
        super().__init__("illegal-move", found=move)
        self.move = move
        self.reasons = reasons


def legal_moves(now: Round | Drawing) -> tuple[Move, ...]:
    """Everything anybody may do now, in the order of `moves`; nothing at the end of the hand.

    Signals, talk and infringements are not listed.

    Example:
        >>> from watten_tutor.core.cards import deck
        >>> from watten_tutor.core.round import start
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> from watten_tutor.core.seats import Seat
        >>> legal_moves(start(RuleSet(), deck(33), Seat(3)))[0]
        Cut(seat=Seat(2), at=1)
    """
    if isinstance(now, Drawing):
        return drawing.legal_moves(now)
    listed = _LISTED.get(now.stage)
    return () if listed is None else in_order(listed(now), now.forehand, now.players)


def violations(now: Round | Drawing, move: Move) -> tuple[Reason, ...]:
    """Every rule against this move, in the order one would say them; empty if it is legal."""
    if isinstance(now, Drawing):
        return drawing.violations(now, move) if isinstance(move, Draw) else (drawing.first_the_draw(),)
    handler = _HANDLERS.get(type(move))
    if handler is None or now.stage not in handler.stages:
        return (not_now(now.stage),)
    return tuple(handler.against(now, move))


def play(now: AnyState, move: Move) -> AnyState:
    """The deal after a move, or the draw for it.

    Raises:
        IllegalMove: with every rule against it.
    """
    against = violations(now, move)
    if against:
        raise IllegalMove(move, against)
    if isinstance(now, Drawing):
        assert isinstance(move, Draw)
        return drawing.after(now, move)
    return _HANDLERS[type(move)].after(now, move)
