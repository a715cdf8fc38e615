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


class Team(int):
    """A side, counted by its first seat: at the table of four 0 (seats 0 and 2) or 1 (seats 1 and 3).

    Example:
        >>> Team(0).other, Team(1).seats()
        (Team(1), (Seat(1), Seat(3)))
    """

    __slots__ = ()

    def __repr__(self) -> str:
        """Python that makes this team again."""
        return f"Team({int(self)})"

    @property
    def other(self) -> "Team":
        """The opponents, where there are two teams."""
        return Team(1 - self)

    def seats(self, players: int = PLAYERS) -> tuple[Seat, ...]:
        """Its players, clockwise. Two and three players have no partners: each is a team of his own."""
        return tuple(Seat(each) for each in range(self, players, 2)) if players >= PLAYERS else (Seat(self),)


TEAMS = (Team(0), Team(1))
"""The two teams of the usual table."""


def team_of(seat: Seat, players: int = PLAYERS) -> Team:
    """The side this seat plays for.

    Example:
        >>> team_of(Seat(3)), team_of(Seat(2), players=3)
        (Team(1), Team(2))
    """
    return Team(seat % 2 if players >= PLAYERS else seat)


def clockwise_from(first: Seat, players: int = PLAYERS) -> Iterator[Seat]:
    """All seats once, in order of play, beginning with `first`.

    Example:
        >>> list(clockwise_from(Seat(2)))
        [Seat(2), Seat(3), Seat(0), Seat(1)]
    """
    return (Seat((first + turn) % players) for turn in range(players))
