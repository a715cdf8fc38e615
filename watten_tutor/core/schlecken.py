"""Schlecken: keeping a card from the cut.

The cutter has lifted a packet and looks at its bottom card. S0 lets him keep it if it is a Kritischer
(flag `cutter`); S2 goes on from card to card, as long as they are Kritische (flag `chain`): the dealer,
then the cutter again. S2 also lets the cutter keep a plain card as a bluff, and takes 2 points from him
if he then plays no Kritischer.

Cards are taken hidden: what is decided here from the cards is seen by whoever looks, not by the table.
"The next card" is the one above it in the lifted packet (house).
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from watten_tutor.core.cards import Card
from watten_tutor.core.dealing import cutter, lifted
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Trick

PENALTY = 2
"""What a cutter pays who has taken a card and played no Kritischer (S2 Shuffle and cut)."""

Licked: TypeAlias = tuple[Seat, Card]
"""A card taken from the cut, and by whom."""

_LONGEST = {"no": 0, "cutter": 1, "chain": 3}
"""How many cards may be taken: cutter, dealer, cutter (S2); S0 knows the first only."""


def looks_at(
    ruleset: RuleSet,
    pack: Sequence[Card],
    at: int,
    taken: Sequence[Licked],
    dealer: Seat,
    *,
    declined: bool = False,
) -> Licked | None:
    """Who may look at the next card of the lifted packet, and the card; None if nobody may (any more).

    The dealer may look after the cutter has taken a card, whatever card it was: nobody knows whether it
    was a bluff (house).

    Args:
        ruleset: which cards are Kritische, and how far the chain goes.
        pack: the pack before the cut.
        at: how many cards the cutter has lifted.
        taken: the cards taken so far, in order.
        dealer: who deals.
        declined: whether somebody has left the card he could have taken, which ends it.

    Raises:
        ValueError: if there is no such cut.
    """
    packet = lifted(pack, at)
    turn = len(taken)
    if declined or turn >= min(_LONGEST[ruleset.schlecken], len(packet)):
        return None
    seat = dealer if turn % 2 else cutter(dealer, ruleset.players)
    return seat, packet[-1 - turn]


def may_take(
    ruleset: RuleSet,
    pack: Sequence[Card],
    at: int,
    taken: Sequence[Licked],
    dealer: Seat,
    seat: Seat,
    *,
    declined: bool = False,
) -> Proof[bool]:
    """Whether this player may take the next card of the lifted packet, and why.

    Other arguments and errors as `looks_at`.
    """
    cuts = cutter(dealer, ruleset.players)
    if ruleset.schlecken == "no":
        return Proof(False, (because("schlecken.cutter", "schlecken.not-here"),))
    if ruleset.schlecken == "cutter" and (seat != cuts or taken):
        return Proof(False, (because("schlecken.cutter", "schlecken.only-cutter", player=cuts),))
    if declined:
        return Proof(False, (because("schlecken.chain", "schlecken.declined"),))
    seen = looks_at(ruleset, pack, at, taken, dealer)
    if seen is None:
        ended = len(taken) == _LONGEST["chain"]
        step = "schlecken.three-taken" if ended else "schlecken.none-left"
        return Proof(False, (because("schlecken.chain", step),))
    if seat != seen[0]:
        reason = because("schlecken.chain", "schlecken.not-his-turn", player=seat, other=seen[0])
        return Proof(False, (reason,))
    return _may_take(ruleset, seen, first=not taken)


def _may_take(ruleset: RuleSet, seen: Licked, *, first: bool) -> Proof[bool]:
    seat, each = seen
    facts = {"player": seat, "card": each}
    if each in ruleset.kritische:
        if first:
            return Proof(True, (because("schlecken.cutter", "schlecken.bottom-card", **facts),))
        return Proof(True, (because("schlecken.chain", "schlecken.next-card", **facts),))
    if first:
        return Proof(True, (because("schlecken.bluff", "schlecken.bluff", **facts),))
    return Proof(False, (because("schlecken.chain", "schlecken.no-kritischer", **facts),))


def put_together(pack: Sequence[Card], at: int, taken: Sequence[Licked]) -> tuple[Card, ...]:
    """The pack after the cut and without the cards taken: the lifted packet lies under the rest.

    Raises:
        ValueError: if there is no such cut, or the cards taken are not its bottom cards.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> pack = tuple(card(each) for each in "9♠ 7♣ K♥ 8♠".split())
        >>> put_together(pack, 3, ((Seat(2), card("K♥")),))
        (card('8♠'), card('9♠'), card('7♣'))
    """
    packet = lifted(pack, at)
    left = packet[: len(packet) - len(taken)]
    if packet[len(left) :][::-1] != tuple(each for _, each in taken):
        raise ValueError("only the bottom cards of the cut can be taken, one after the other")
    return (*pack[at:], *left)


def cards_taken(taken: Sequence[Licked]) -> Mapping[Seat, tuple[Card, ...]]:
    """Each taker's cards in the order taken, as `dealing.deal` asks for them."""
    found: dict[Seat, tuple[Card, ...]] = {}
    for seat, each in taken:
        found[seat] = (*found.get(seat, ()), each)
    return found


def penalty(ruleset: RuleSet, cuts: Seat, taken: Sequence[Licked], tricks: Sequence[Trick]) -> Proof[int]:
    """What the cutter's opponents score because he took a card and played no Kritischer: 2 or nothing.

    Only a hand played to the last card can tell, so one that ends earlier costs nothing. What he took
    does not matter, only what he played.

    Args:
        ruleset: which cards are Kritische.
        cuts: who has cut.
        taken: the cards taken from the cut, by anybody.
        tricks: the tricks of the hand, the last one possibly not finished.

    Source: S2 Shuffle and cut "if all five moves of the game are executed without the cutter playing a
    Critical, the team are penalized 2 points".
    """
    points, reason = _penalty(ruleset, cuts, taken, tricks)
    return Proof(points, (reason,))


def _penalty(
    ruleset: RuleSet, cuts: Seat, taken: Sequence[Licked], tricks: Sequence[Trick]
) -> tuple[int, Reason]:
    if not taken:  # the cutter is the first to take one
        return 0, because("schlecken.penalty", "schlecken.took-nothing", player=cuts)
    finished = sum(trick.is_complete(ruleset.players) for trick in tricks)
    if finished < ruleset.cards_each:
        return 0, because("schlecken.penalty", "schlecken.not-played-out", n=finished)
    played = (trick.card_of(cuts) for trick in tricks)
    shown = next((each for each in played if each in ruleset.kritische), None)
    if shown is not None:
        return 0, because("schlecken.penalty", "schlecken.played-one", player=cuts, card=shown)
    return PENALTY, because("schlecken.penalty", "schlecken.played-none", player=cuts, n=PENALTY)
