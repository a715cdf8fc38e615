"""Who sits where and who follows whom.

Seats are counted clockwise from 0. With four players partners sit opposite each other, so the two
teams are the even and the odd seats (S0 §1).
"""

from collections.abc import Iterator

PLAYERS = 4
"""Players at the usual table (S0 §1 "exactly 4, in two fixed teams")."""


class Seat(int):
    """A place at the table, counted clockwise from 0.

    Example:
        >>> Seat(3).next()
        Seat(0)
        >>> Seat(1).partner
        Seat(3)
    """

    __slots__ = ()

    def __repr__(self) -> str:
        """Python that makes this seat again."""
        return f"Seat({int(self)})"

    def next(self, players: int = PLAYERS) -> "Seat":
        """The left neighbour, who plays after this seat (play runs clockwise, S0 §7)."""
        return Seat((self + 1) % players)

    def previous(self, players: int = PLAYERS) -> "Seat":
        """The right neighbour, who plays before this seat."""
        return Seat((self - 1) % players)

    @property
    def partner(self) -> "Seat":
        """The seat opposite, at a table of four."""
        return Seat((self + 2) % PLAYERS)

    def turns_to(self, other: "Seat", players: int = PLAYERS) -> int:
        """How many places further clockwise `other` sits: 0 for the same seat."""
        return (other - self) % players


def clockwise_from(first: Seat, players: int = PLAYERS) -> Iterator[Seat]:
    """All seats once, in order of play, beginning with `first`.

    Example:
        >>> list(clockwise_from(Seat(2)))
        [Seat(2), Seat(3), Seat(0), Seat(1)]
    """
    return (Seat((first + turn) % players) for turn in range(players))
