"""Reasons that say the same of several players, tricks or cards, said in one sentence.

A merger says which reasons belong together (`same` gives them the same value) and makes one of them. The
sentence is the catalogue's `because.together.<…>`; where the old one holds for several, it stays.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from watten_tutor.core.ranking import CardClass
from watten_tutor.core.reasons import Reason, because
from watten_tutor.core.seats import Team
from watten_tutor.quiz.pairs import Pairs


@dataclass(frozen=True, slots=True)
class Merger:
    """One kind of reasons that can be told together.

    Attributes:
        same: equal for reasons that belong together, None for those that this merger leaves alone.
        merge: one reason for these, of which there are at least two.
    """

    same: Callable[[Reason], Hashable]
    merge: Callable[[Sequence[Reason]], Reason]


def _every(fact: str, found: Sequence[Reason]) -> tuple[Any, ...]:
    """This fact of each reason, in order, no two alike."""
    return tuple(dict.fromkeys(each.facts[fact] for each in found))


def _of_step(*steps: str) -> Callable[[Reason], Hashable]:
    """All reasons of these steps belong together."""
    return lambda reason: "same" if reason.step in steps else None


# -- in a trick ---------------------------------------------------------------------------------------


def _lost_alike(reason: Reason) -> Hashable:
    """By the same rule to the same card."""
    if reason.step.endswith(".loses") and {"best", "player"} <= set(reason.facts):
        return reason.rule, reason.facts["best"]
    return None


_SAYING_WHY = {
    "order.other-suits": "together.lose.other-suits",
    "order.suit-led": "together.lose.suit-led",
    "order.linke-equal": "together.lose.linke-equal",
}
"""Rules that say why a card loses; the others are about the class of the card that wins."""


def _losers(found: Sequence[Reason]) -> Reason:
    rule = found[0].rule
    return because(
        rule,
        _SAYING_WHY.get(rule, "together.lose"),
        players=_every("player", found),
        cards=_every("card", found),
        best=found[0].facts["best"],
    )


# -- of points ----------------------------------------------------------------------------------------


def _of_teams(found: Sequence[Reason]) -> Reason:
    """The same sentence of all of them as one team."""
    team = Team(sorted(seat for each in found for seat in each.facts["team"]))  # type: ignore[attr-defined]
    return Reason(found[0].rule, found[0].step, {**found[0].facts, "team": team})


def _like_teams(reason: Reason) -> Hashable:
    if reason.step not in ("game.bummerl-loser", "game.schneider"):
        return None
    return reason.step, reason.facts.get("m")


def _value(reason: Reason) -> Hashable:
    return reason.facts["team"] if reason.step in ("score.value", "score.added") else None


def _value_added(found: Sequence[Reason]) -> Reason:
    """What the hand is worth, added at once."""
    value, added = found
    return because(added.rule, "together.value-added", **{**added.facts, "k": value.facts["n"]})


def _no_tricks(found: Sequence[Reason]) -> Reason:
    players = _every("player", found)
    return because(found[0].rule, "together.no-trick", players=players, k=found[0].facts["k"])


# -- in an order --------------------------------------------------------------------------------------

_ABOVE_THE_LINKE = {
    "order.guate": CardClass.GUATE,
    "order.beasn": CardClass.BEASN,
    "order.rechter": CardClass.RECHTER,
}


def _above_the_linke(found: Sequence[Reason]) -> Reason:
    classes = tuple(_ABOVE_THE_LINKE[each.step] for each in found)
    return because(found[-1].rule, "together.above-the-linke", classes=classes, cards=_every("card", found))


def _plain_cards(found: Sequence[Reason]) -> Reason:
    """Those of the suit led, which can win, and the others."""
    led, others = found
    return because(others.rule, "together.plain", cards=led.facts["cards"], more=others.facts["cards"])


# -- what was led and given ---------------------------------------------------------------------------


def _enough(found: Sequence[Reason]) -> Reason:
    """Several cards of a class that satisfies."""
    return because(found[0].rule, f"together.{found[0].step}", cards=_every("card", found))


def _all_enough(found: Sequence[Reason]) -> Reason:
    """Linke and Kritische, told of one by one or together."""
    told = [each.facts.get("cards", (each.facts.get("card"),)) for each in found]
    cards = tuple(card for some in told for card in some)  # type: ignore[attr-defined]
    return because(found[0].rule, "together.enough", cards=cards)


def _leads(found: Sequence[Reason]) -> Reason:
    return because(found[0].rule, "together.free-leads", cards=_every("card", found))


def _trump_leads(found: Sequence[Reason]) -> Reason:
    return because(found[0].rule, "together.trump-leads", cards=_every("card", found))


def _plays(found: Sequence[Reason]) -> Reason:
    """What several have given to a lead that binds, in whatever trick."""
    step = f"together.{found[0].step.removeprefix('fault.')}"
    plays = [(each.facts["player"], each.facts["card"]) for each in found]
    players, cards = tuple(player for player, _ in plays), tuple(card for _, card in plays)
    return because(found[0].rule, step, players=players, cards=cards)


# -- of Schlag and trump still possible ----------------------------------------------------------------


def _excluded(found: Sequence[Reason]) -> Reason:
    """What several tricks exclude for the same reason."""
    told: list[Pairs] = [each.facts["pairs"] for each in found]  # type: ignore[misc]
    pairs = sorted((pair for each in told for pair in each.pairs), key=lambda pair: -pair[0].height)
    facts = {**found[0].facts, "tricks": _every("k", found), "pairs": Pairs(pairs), "n": len(pairs)}
    step = f"together.{found[0].step}"
    return because(found[0].rule, step, **facts)


FREE_LEADS = (
    "duty.plain-led",
    "duty.linker-led",
    "duty.kritischer-led",
    "duty.none",
    "duty.rechter-not-called",
)
"""Leads that ask for nothing, as far as they are told with their card."""

_ENOUGH = tuple(
    f"{told}duty.{kind}-is-enough" for told in ("", "together.") for kind in ("linker", "kritischer")
)

MERGERS = (
    Merger(_lost_alike, _losers),
    Merger(_like_teams, _of_teams),
    Merger(_of_step("deduce.winner"), _excluded),
    Merger(_of_step("deduce.hands"), _excluded),
    Merger(_of_step("deduce.duty"), _excluded),
    Merger(_of_step("duty.linker-is-enough"), _enough),
    Merger(_of_step("duty.kritischer-is-enough"), _enough),
    Merger(_of_step(*_ENOUGH), _all_enough),
    Merger(_of_step("fault.gives-it"), _plays),
    Merger(_of_step("fault.not-proven"), _plays),
    Merger(_of_step(*FREE_LEADS), _leads),
    Merger(_of_step("duty.trump-led"), _trump_leads),
    Merger(_value, _value_added),
    Merger(_of_step("tally.no-trick"), _no_tricks),
    Merger(_of_step(*_ABOVE_THE_LINKE), _above_the_linke),
    Merger(_of_step("order.plain", "order.cannot-win"), _plain_cards),
)
"""What can be told together; the first that fits is taken first."""
