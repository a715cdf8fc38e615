"""At most five of the reasons of a proof, so that somebody who listens keeps them in mind.

The proof has every reason (`Proof.reasons`); what is told is shortened only where there are more than five,
and no further than needed. The same order holds for every kind of question (`_STAGES`):

1. remarks that the answer does not rest on fall away,
2. so do cards that lost to one which was beaten itself,
3. what holds alike of several players, tricks or cards is told together, in one sentence (`together`),
4. what a later reason says again or sums up falls away,
5. what a later reason overtakes falls away: a card ahead for a while, a value that did not last,
6. plain cards that lose fall away, and the base value of a hand.

If a chain is too long even then, as one about many tricks may be, rules are told where they are used last;
and at the very last it is the beginning and the end to which all leads.
"""

from collections.abc import Callable, Hashable
from typing import TypeAlias

from watten_tutor.core.reasons import Reason
from watten_tutor.quiz.together import FREE_LEADS, MERGERS

MOST = 5
"""Steps that are told (TEACHING: what is told must be kept in mind)."""

Reasons: TypeAlias = tuple[Reason, ...]
Shorten: TypeAlias = Callable[[Reasons], Reasons]
"""Leaves out or joins as little as it can; gives back the same reasons where it finds nothing."""


def digest(reasons: Reasons) -> Reasons:
    """The reasons to be told: all of them if they are at most five, else the five that tell it best.

    Example:
        >>> from watten_tutor.quiz.questions import solve
        >>> from watten_tutor.scenario.library import find
        >>> puzzle = find("scoring/past-the-target")
        >>> for each in digest(solve(puzzle.position, puzzle.question).reasons):
        ...     print(each.step)
        hand.won
        gespannt.tight
        gespannt.plays
        together.value-added
        game.won
    """
    for shorten in _STAGES:
        while len(reasons) > MOST and (shorter := shorten(reasons)) != reasons:
            reasons = shorter
    return reasons


# -- what falls away ----------------------------------------------------------------------------------

_REMARKS = (
    ("deduce.nothing", None),
    ("deduce.named", None),
    ("tally.goes-on", None),
    ("tally.no-partner", None),
    ("gespannt.tight-now", None),
    ("call.kritischer-not-enough", "call.partner"),
    ("order.weli-lowest-trump", None),
    ("ranks.ten-below", "order.cannot-win"),
    ("table.trick-complete", "lead.winner-leads"),
    *((f"table.{told}", "score.") for told in ("partners", "team-of-three", "defenders", "three-cards")),
)
"""Remarks: a step, and how one must begin that says as much or goes on from there; None if none need."""

_SAID_AGAIN = (
    ("follow.not-of-the-suit", "follow.holds"),
    ("duty.not-enough", "duty.trump-is-enough"),
    ("duty.not-enough.unkritisch", "duty.trump-is-enough"),
    ("score.value", "score.each-defender"),
    ("hand.won", "score.value"),
    ("hand.won", "together.value-added"),
    ("gespannt.tight", "gespannt.plays"),
    ("gespannt.tight", "gespannt.both"),
    ("gespannt.tight", "gespannt.tight-wins"),
    ("gespannt.tight", "gespannt.tight-loses"),
    ("trick.won", "lead.winner-leads"),
    ("trick.won", "why."),
    *((step, "fault.none") for step in (*FREE_LEADS, "together.free-leads")),
)
"""What another step says again or takes for granted: the step, and how the other begins."""

_VALUES = ("score.base", "bet.held", "bet.played-on", "gespannt.base-only")
"""What a hand is worth: only the last of these holds."""

_NEVER_COULD = ("order.other-suits.loses", "order.suit-led.loses")
"""Plain cards that lose."""

_AT_LAST = (
    *((step, None) for step in _NEVER_COULD),
    ("score.base", None),
    ("hand.won", "score.each-defender"),
    ("tally.wins", None),
    ("tally.several-win", None),
    ("hand.five-tricks", None),
)


def _without(table: tuple[tuple[str, str | None], ...]) -> Shorten:
    """Leaves out the first step of the table that is there, and all like it."""

    def shorten(reasons: Reasons) -> Reasons:
        steps = [each.step for each in reasons]
        for step, other in table:
            if step in steps and (other is None or any(each.startswith(other) for each in steps)):
                return tuple(each for each in reasons if each.step != step)
        return reasons

    return shorten


def _won_by_others(reasons: Reasons) -> Reasons:
    """Where one team has won the game, the new score of another team decides nothing."""
    winner = next((each.facts["team"] for each in reasons if each.step == "game.won"), None)
    added = [each for each in reasons if each.step == "score.added" and each.facts["team"] != winner]
    return reasons if winner is None else _less(reasons, added)


def _losers_overtaken(reasons: Reasons) -> Reasons:
    """A card that lost to one which was beaten itself."""
    return _less(
        reasons, [each for each in reasons if _loses(each) and each.facts["best"] != _final(reasons)]
    )


def _winners_overtaken(reasons: Reasons) -> Reasons:
    """A card that was ahead for a while; a value that was raised or cut later."""
    ahead = [each for each in reasons if _beats(each) and each.facts["card"] != _final(reasons)]
    values = [each for each in reasons if each.step in _VALUES][:-1]
    return _less(reasons, ahead or values)


def _loses(reason: Reason) -> bool:
    return reason.step.endswith(".loses") and "best" in reason.facts


def _beats(reason: Reason) -> bool:
    return reason.step.endswith((".beats", ".beaten")) and "best" in reason.facts


def _final(reasons: Reasons) -> object:
    """The card that stands best at the end: the last that beat another, else the one led."""
    beating = [each.facts["card"] for each in reasons if _beats(each)]
    lost_to = [each.facts["best"] for each in reasons if _loses(each)]
    return [*lost_to, *beating][-1] if beating or lost_to else None


def _less(reasons: Reasons, without: list[Reason]) -> Reasons:
    """All but the first of these."""
    return tuple(each for each in reasons if each is not without[0]) if without else reasons


# -- what is told together -----------------------------------------------------------------------------


def _together(reasons: Reasons) -> Reasons:
    """The first two or more reasons that can be said in one sentence, in the place of the first of them."""
    for merger in MERGERS:
        groups: dict[Hashable, list[Reason]] = {}
        for each in reasons:
            if (same := merger.same(each)) is not None:
                groups.setdefault(same, []).append(each)
        for found in groups.values():
            if len(found) > 1:
                merged = merger.merge(found)
                rest = found[1:]
                return tuple(
                    merged if each is found[0] else each
                    for each in reasons
                    if not any(each is other for other in rest)
                )
    return reasons


# -- what is left over ---------------------------------------------------------------------------------


def _rules_used_again(reasons: Reasons) -> Reasons:
    """The first reason, but for that of the beginning, whose rule is used again later."""
    last = {each.rule: place for place, each in enumerate(reasons)}
    again = [each for place, each in enumerate(reasons) if place and last[each.rule] > place]
    return _less(reasons, again)


def _ends(reasons: Reasons) -> Reasons:
    """The first reason and the last four."""
    return (reasons[0], *reasons[1 - MOST :])


_STAGES: tuple[Shorten, ...] = (
    _without(_REMARKS),
    _losers_overtaken,
    _together,
    _won_by_others,
    _without(_SAID_AGAIN),
    _winners_overtaken,
    _without(_AT_LAST),
    _rules_used_again,
    _ends,
)
