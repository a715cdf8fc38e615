"""Playing a deal: which moves there are, what speaks against one, and the deal after it."""

from collections.abc import Mapping

from watten_tutor.core.errors import WattenError
from watten_tutor.core.reasons import Reason
from watten_tutor.core.round import aside, cutting, naming, opening, playing
from watten_tutor.core.round.handler import Handler, Listed
from watten_tutor.core.round.moves import Move, in_order
from watten_tutor.core.round.state import Round, Stage, not_now

_LISTED: Mapping[Stage, Listed] = {**cutting.LISTED, **naming.LISTED, **opening.LISTED, **playing.LISTED}

_HANDLERS: Mapping[type, Handler] = {
    **cutting.HANDLERS,
    **naming.HANDLERS,
    **opening.HANDLERS,
    **playing.HANDLERS,
    **aside.HANDLERS,
}


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


def legal_moves(now: Round) -> tuple[Move, ...]:
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
    listed = _LISTED.get(now.stage)
    return () if listed is None else in_order(listed(now), now.forehand, now.players)


def violations(now: Round, move: Move) -> tuple[Reason, ...]:
    """Every rule against this move, in the order one would say them; empty if it is legal."""
    handler = _HANDLERS.get(type(move))
    if handler is None or now.stage not in handler.stages:
        return (not_now(now.stage),)
    return tuple(handler.against(now, move))


def play(now: Round, move: Move) -> Round:
    """The deal after a move.

    Raises:
        IllegalMove: with every rule against it.
    """
    against = violations(now, move)
    if against:
        raise IllegalMove(move, against)
    return _HANDLERS[type(move)].after(now, move)
