"""What is said about the value of a hand: raise, hold, give up.

A bet may be made at any moment, also inside a trick, so each can say after how many cards it fell.
"""

from dataclasses import dataclass

from watten_tutor.core.seats import Seat

RAISE, HOLD, GIVE_UP = "raise", "hold", "give-up"
BETS = (RAISE, HOLD, GIVE_UP)
"""What can be said, in the words of the file format (S0 §8)."""

PLAY = "play"
CHOICES = (PLAY, GIVE_UP)
"""What a gespannt team can choose before the first card, in the words of the file format (S0 §9)."""


@dataclass(frozen=True, slots=True)
class Bet:
    """A raise, the holding of one, or giving up.

    Attributes:
        by: who speaks.
        do: one of `BETS`.
        at: trick number, from 1, and how many of its cards had been laid; None: now.

    Example:
        >>> Bet(Seat(1), RAISE, (2, 1)).laid(players=4)
        5
    """

    by: Seat
    do: str
    at: tuple[int, int] | None = None

    def laid(self, players: int) -> int | None:
        """How many cards of the deal had been laid by then; None for now."""
        return None if self.at is None else (self.at[0] - 1) * players + self.at[1]
