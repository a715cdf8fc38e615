"""Reading who stays out of a Bohemian hand.

There is no key for it: whoever is told to hold no card (`[]`), and is told neither to have laid one nor
to have taken a trick nor to lead, stays out. In every other game an empty hand means just that.
"""

from watten_tutor.core.exchange import may_stay_out
from watten_tutor.core.seats import Seat
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.told import Told

FEWEST = 2
"""Players without whom there is no trick."""


def read_out(forms: Forms, told: Told) -> tuple[Seat, ...]:
    """The players who stay out, clockwise from the first named."""
    if not forms.ruleset.is_bohemian:
        return ()
    playing = {play.seat for trick in told.all_tricks() for play in trick.plays}
    playing |= {seat for seat, tricks in told.won.items() if tricks}
    found = {
        seat: hand
        for seat, hand in sorted(told.hands.items())
        if hand.sound and not hand.cards and seat not in playing and seat != told.leader
    }
    if not found:
        return ()
    last = [*found.values()][-1].node
    if len(told.names) - len(found) < FEWEST:
        forms.problem("too-few-play", last, least=FEWEST)
        return ()
    if told.declaration is not None and not may_stay_out(told.declaration).value:
        for seat, hand in found.items():
            forms.problem("nobody-stays-out", hand.node, forms.names[seat], trump=told.declaration.trump)
    return tuple(found)
