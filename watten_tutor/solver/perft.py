"""How many ways there are to play on: a count that any mistake in a rule is likely to change.

Only cards are counted. Bets, signals and the call "Trumpf oder Kritisch" are no moves here: a Rechter is
led without a call, unless it lies called on the table already.
"""

from collections.abc import Iterator
from dataclasses import replace

from watten_tutor.core.cards import Card
from watten_tutor.core.legality import legal_cards
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick


def perft(position: Position, depth: int) -> int:
    """In how many ways the next `depth` cards can be played.

    A way that ends before, because the hand is won, does not count.

    Args:
        position: one with all hands and earlier tricks told.
        depth: how many cards.

    Example:
        >>> from watten_tutor.core.cards import Rank, Suit, deck
        >>> from watten_tutor.core.declaration import Declaration
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> free = RuleSet(name="free", duty="none")
        >>> hands = {Seat(each): Hand(deck()[each::6][:5]) for each in range(4)}
        >>> position = Position(free, Declaration(Rank.TEN, Suit.LEAVES), hands, tricks=())
        >>> [perft(position, depth) for depth in (0, 1, 2, 3, 4, 5)]
        [1, 5, 25, 125, 625, 2500]
    """
    if depth == 0:
        return 1
    moves = list(_moves(position))
    return len(moves) if depth == 1 else sum(perft(_after(position, *move), depth - 1) for move in moves)


def divide(position: Position, depth: int) -> dict[Card, int]:
    """The same count for each card that can be played first, to find out where two counts differ.

    Raises:
        ValueError: for a depth below 1.
    """
    if depth < 1:
        raise ValueError("to divide a count takes at least one card")
    return {each: perft(_after(position, seat, each), depth - 1) for seat, each in _moves(position)}


def _moves(position: Position) -> Iterator[tuple[Seat, Card]]:
    for seat in position.on_turn():
        for each in legal_cards(position.turn_of(seat), position.hands[seat].cards).value:
            yield seat, each


def _after(position: Position, seat: Seat, each: Card) -> Position:
    """The position with one more card on the table; that it may be played is known."""
    held = position.hands[seat].cards
    won = position.won
    if position.trick.is_complete(position.players):
        won = {**won, seat: won.get(seat, 0) + 1}  # who plays now has won it
    trick = position.open_trick
    return replace(
        position,
        hands={**position.hands, seat: Hand(tuple(other for other in held if other != each))},
        trick=Trick((*trick.plays, Play(seat, each)), trick.called),
        won=won,
    )
