"""Who sits where and who follows whom.

Seats are counted clockwise from 0. Partners sit opposite each other, or with six players at every other
seat, so the two teams are the even and the odd seats (S0 §1, S2 Variants).
"""

from collections.abc import Iterator
from functools import cache

PLAYERS = 4
"""Players at the usual table (S0 §1 "exactly 4, in two fixed teams")."""


class Seat(int):
    """A place at the table, counted clockwise from 0.

    Example:
        >>> Seat(3).next()
        Seat(0)
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

    def turns_to(self, other: "Seat", players: int = PLAYERS) -> int:
        """How many places further clockwise `other` sits: 0 for the same seat."""
        return (other - self) % players


class Team(tuple[Seat, ...]):
    """Those who score together, or play together in one deal: their seats, clockwise from the first.

    Example:
        >>> Team((Seat(0), Seat(2)))
        Team((Seat(0), Seat(2)))
    """

    __slots__ = ()

    def __repr__(self) -> str:
        """Python that makes this team again."""
        return f"Team({tuple(self)!r})"


@cache
def teams(players: int = PLAYERS) -> tuple[Team, ...]:
    """All teams of a table. Two and three players have no partners: each is a team of his own (S2 Variants).

    Example:
        >>> teams(4)
        (Team((Seat(0), Seat(2))), Team((Seat(1), Seat(3))))
        >>> teams(2)
        (Team((Seat(0),)), Team((Seat(1),)))
    """
    if players < PLAYERS:
        return tuple(Team((Seat(each),)) for each in range(players))
    return tuple(Team(Seat(each) for each in range(first, players, 2)) for first in (0, 1))


TEAMS = teams()
"""The two teams of the usual table."""


def team_of(seat: Seat, players: int = PLAYERS) -> Team:
    """The side this seat scores for.

    Example:
        >>> team_of(Seat(3)), team_of(Seat(2), players=3)
        (Team((Seat(1), Seat(3))), Team((Seat(2),)))
    """
    return next(each for each in teams(players) if seat in each)


@cache
def sides(players: int, forehand: Seat) -> tuple[Team, ...]:
    """Who plays against whom in one deal: the teams, or with three players forehand against both others.

    Example:
        >>> sides(3, forehand=Seat(1))
        (Team((Seat(1),)), Team((Seat(0), Seat(2))))

    Source: S2 Variants, "chooses Strikers and trumps and plays against two defenders, who form a team".
    """
    if players != 3:
        return teams(players)
    defenders = Team(Seat(each) for each in range(players) if each != forehand)
    return (Team((forehand,)), defenders)


def clockwise_from(first: Seat, players: int = PLAYERS) -> Iterator[Seat]:
    """All seats once, in order of play, beginning with `first`.

    Example:
        >>> list(clockwise_from(Seat(2)))
        [Seat(2), Seat(3), Seat(0), Seat(1)]
    """
    return (Seat((first + turn) % players) for turn in range(players))
