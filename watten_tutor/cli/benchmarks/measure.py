"""Taking times in turn, so that whatever slows the machine slows both."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TypeAlias

Timed: TypeAlias = Callable[[], float]
"""Does its work once and tells how many seconds one item of it took."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Our work and a peer's of the same size.

    Attributes:
        ours: our work.
        peer: the peer's.
    """

    ours: Timed
    peer: Timed


@dataclass(frozen=True, slots=True)
class Spread:
    """Several measurements of one thing: smallest, middle and largest."""

    least: float
    middle: float
    most: float

    @classmethod
    def of(cls, values: list[float]) -> "Spread":
        """The spread of some values, at least one.

        Example:
            >>> Spread.of([3.0, 1.0, 2.0])
            Spread(least=1.0, middle=2.0, most=3.0)
        """
        return cls(min(values), median(values), max(values))


@dataclass(frozen=True, slots=True)
class Measured:
    """What a contest has given.

    Attributes:
        ours: seconds for one item of our work.
        peer: seconds for one item of the peer's.
        time: our time as a multiple of the peer's, round by round.
        speed: our speed as a multiple of the peer's, round by round.
    """

    ours: Spread
    peer: Spread
    time: Spread
    speed: Spread


def rounds(contest: Contest, number: int) -> Iterator[tuple[float, float]]:
    """Our seconds and the peer's, round by round; who goes first changes every time.

    One round before them is not counted: it fills caches and opens files.
    """
    contest.ours()
    contest.peer()
    for count in range(number):
        if count % 2:
            peer = contest.peer()
            yield contest.ours(), peer
        else:
            ours = contest.ours()
            yield ours, contest.peer()


def measured(taken: list[tuple[float, float]]) -> Measured:
    """The rounds put together.

    Example:
        >>> measured([(2.0, 1.0), (1.0, 1.0), (3.0, 1.0)]).time.middle
        2.0
    """
    ours, peer = ([pair[side] for pair in taken] for side in (0, 1))
    time = [mine / theirs for mine, theirs in taken]
    return Measured(Spread.of(ours), Spread.of(peer), Spread.of(time), Spread.of([1 / each for each in time]))


def seconds(work: Callable[[], object], items: int) -> Timed:
    """Work on this many items, timed by the processor: other programs on the machine do not count."""

    def once() -> float:
        begun = process_time()
        work()
        return (process_time() - begun) / items

    return once
