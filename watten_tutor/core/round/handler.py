"""How one kind of move is handled: when it can come, what speaks against it, what comes after it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

from watten_tutor.core.reasons import Reason
from watten_tutor.core.round.moves import Move
from watten_tutor.core.round.state import Round, Stage

Listed: TypeAlias = Callable[[Round], Iterable[Move]]
"""The moves of a stage that are legal now."""


@dataclass(frozen=True, slots=True)
class Handler:
    """One kind of move.

    Attributes:
        stages: when it can come at all.
        against: every rule against a move of this kind, in the order one would say them at the table.
        after: the deal after the move; asked only where nothing speaks against it.
    """

    stages: tuple[Stage, ...]
    against: Callable[[Round, Any], Iterable[Reason]]
    after: Callable[[Round, Any], Round]
