"""The score of Bohemian Watten: everyone for himself, from 20 down to 0.

A trick takes a point off, no trick at all puts five on; with hearts as trump both count double. Who has
won more points than he has left gets what is too much added instead (flag `tally`: `exact`), or goes
below zero and is done as well (`below_zero`) (S2 Bohemian Watten).
"""

from collections.abc import Mapping

from watten_tutor.core.declaration import Declaration
from watten_tutor.core.exchange import DOUBLING_SUIT
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat

START = 20
"""The tally everyone starts with."""

FOR_NO_TRICK = 5
"""Points put on for no trick at all; each trick takes one off."""


def points_doubled(declaration: Declaration) -> bool:
    """Whether everything counts double: hearts are trump."""
    return declaration.trump is DOUBLING_SUIT


def next_tally(
    ruleset: RuleSet, declaration: Declaration, player: Seat, left: int, tricks: int
) -> Proof[int]:
    """A player's tally after a hand in which he has taken so many tricks.

    Args:
        ruleset: flag `tally` says whether zero must be reached exactly.
        declaration: its trump suit says whether points count double.
        player: whose tally it is.
        left: his tally before.
        tricks: those he has taken of the five.

    Example:
        >>> from watten_tutor.core.cards import Rank, Suit
        >>> told = Declaration(Rank.TEN, Suit.LEAVES)
        >>> [next_tally(RuleSet(), told, Seat(0), left, 3).value for left in (20, 3, 1)]
        [17, 0, 3]
    """
    double = 2 if points_doubled(declaration) else 1
    points = (tricks or FOR_NO_TRICK) * double
    if not tricks:
        after, rule, step = left + points, "bohemian.no-trick", "tally.no-trick"
    elif points <= left:
        after, rule, step = left - points, "bohemian.tally", "tally.tricks"
    elif ruleset.tally == "below_zero":
        after, rule, step = left - points, "bohemian.excess", "tally.below-zero"
    else:
        after, rule, step = left + (points - left), "bohemian.excess", "tally.excess"
    facts = {"player": player, "n": tricks, "k": points, "m": left, "more": points - left, "left": after}
    return Proof(after, (Reason(rule, step, facts),))


def next_tallies(
    ruleset: RuleSet, declaration: Declaration, left: Mapping[Seat, int], tricks: Mapping[Seat, int]
) -> Proof[Mapping[Seat, int]]:
    """All tallies after a hand.

    Args:
        ruleset: by which rules it is played.
        declaration: Schlag and trump of the hand.
        left: every player's tally before.
        tricks: the tricks of each player who has played; who has stayed out is not among them.
    """
    reasons: list[Reason] = []
    if points_doubled(declaration):
        reasons.append(because("bohemian.hearts-double", "tally.hearts", trump=declaration.trump))
    after: dict[Seat, int] = {}
    for player, before in left.items():
        if player in tricks:
            found = next_tally(ruleset, declaration, player, before, tricks[player])
            after[player], told = found.value, found.reasons
        else:
            after[player] = before
            told = (because("bohemian.stay-out", "tally.stayed-out", player=player, m=before),)
        reasons += told
    return Proof(after, tuple(reasons))


def winners(tallies: Mapping[Seat, int]) -> Proof[tuple[Seat, ...]]:
    """Who has won the game: everyone whose tally has come down to 0 (or below it, where that is allowed).

    Example:
        >>> winners({Seat(0): 3, Seat(1): 0, Seat(2): 0}).value
        (Seat(1), Seat(2))
    """
    done = tuple(player for player, left in tallies.items() if left <= 0)
    if not done:
        return Proof(done, (because("bohemian.zero", "tally.goes-on"),))
    if len(done) > 1:
        return Proof(done, (because("bohemian.several-win", "tally.several-win", players=done),))
    return Proof(done, (because("bohemian.zero", "tally.wins", player=done[0]),))
