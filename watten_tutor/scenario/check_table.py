"""Can it stand on a table? Cards told twice, the order of seats, unfinished tricks.

None of this depends on the rule set. A trick in which something is wrong is marked as not sound, so
that nobody asks later who wins it.
"""

from watten_tutor.core.cards import Card
from watten_tutor.core.seats import Seat
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.told import Told, ToldTrick


def check_table(forms: Forms, told: Told, *, in_turn: bool = True) -> None:
    """Note every card told twice and every trick out of order.

    Args:
        forms: where problems go.
        told: the deal.
        in_turn: note too who plays out of turn.
    """
    check_twice(forms, told)
    for trick in told.all_tricks():
        _check_seating(forms, told, trick, in_turn)
    for trick in told.tricks or ():
        if trick.sound and len(trick.plays) < told.players:
            forms.problem("trick-unfinished", trick.node, n=len(trick.plays), players=told.players)
            trick.sound = False


def check_twice(forms: Forms, told: Told) -> None:
    """Note every card told twice, whoever sits there and by whatever rules they play."""
    seen: dict[Card, int] = {}
    for placed in told.cards():
        assert placed.card is not None
        line, _ = placed.spot.place
        if placed.card in seen:
            forms.problem(
                "card-twice", placed.spot, forms.written(placed.spot, placed.card), line=seen[placed.card]
            )
            _spoil(told, placed.card)
        else:
            seen[placed.card] = line


def _spoil(told: Told, each: Card) -> None:
    """What is played with a card told twice proves nothing."""
    for trick in told.all_tricks():
        if any(play.card == each for play in trick.plays):
            trick.sound = False


def _check_seating(forms: Forms, told: Told, trick: ToldTrick, in_turn: bool) -> None:
    seen: set[Seat] = set()
    due: Seat | None = None
    for place, play in enumerate(trick.plays):
        name = forms.names[play.seat]
        if place == told.players:
            forms.problem("trick-too-long", play.who, name, players=told.players)
            trick.sound = False
            return
        if play.seat in seen:
            forms.problem("player-twice", play.who, name)
            trick.sound = in_turn = False
            continue
        if in_turn and place < trick.unbroken and due is not None and play.seat != due:
            forms.problem("not-in-order", play.who, name, [forms.names[due]])
            trick.sound = in_turn = False  # once one is out of turn, so are those who follow
        seen.add(play.seat)
        due = told.after(play.seat)
