"""One deal as a state machine: from the draw and the cut to the end of the hand, move by move.

    now = start(ruleset, pack, dealer)
    now = play(now, legal_moves(now)[0])

Every state is a frozen value; a move gives the next. `violations` says why a move is not allowed,
`outcome` what the hand scores, `seen_by` what one seat may know.
"""

from watten_tutor.core.round.drawing import Drawing, dealer, spread
from watten_tutor.core.round.engine import IllegalMove, legal_moves, play, violations
from watten_tutor.core.round.outcome import Outcome, outcome
from watten_tutor.core.round.state import Round, Stage, start
from watten_tutor.core.round.view import View, seen_by

__all__ = [
    "Drawing",
    "IllegalMove",
    "Outcome",
    "Round",
    "Stage",
    "View",
    "dealer",
    "legal_moves",
    "outcome",
    "play",
    "seen_by",
    "spread",
    "start",
    "violations",
]
