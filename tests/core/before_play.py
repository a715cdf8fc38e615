"""Everything that can be said before the first card: each reason of it comes up here."""

from collections.abc import Iterator
from itertools import product

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS, cards, trick
from watten_tutor.core.announcing import may_ask_schoeneres, may_look_before, may_offer_schlagwechsel
from watten_tutor.core.dealing import first_dealer
from watten_tutor.core.reasons import Reason
from watten_tutor.core.ruleset import FLAGS, RuleSet
from watten_tutor.core.schlecken import Licked, may_take, penalty

CUT = cards("A♠ 9♥ 7♣ 6♦ K♥ 8♦ 9♣")
"""A pack in small: cut after the fifth card three Kritische lie at the bottom, after the second none."""


def told() -> Iterator[Reason]:
    """Every reason about draw, cut, looking and asking."""
    for form in FLAGS["first_dealer"].values:
        for drawn in ("9♣ Q♦", "9♣ 9♦"):
            yield from first_dealer(
                RuleSet(first_dealer=str(form)), dict(zip((ANNA, BEN), cards(drawn), strict=True))
            ).reasons
    for seat in SEATS:
        yield from _asked(seat)
    yield from _cut()
    took: tuple[Licked, ...] = ((CARLA, CUT[4]),)
    lost = [trick("A♠ 8♠ 9♠ 7♠")] * 5
    for taken, tricks in (((), lost), (took, lost[:1]), (took, lost), (took, [trick("A♠ 8♠ 7♣ 7♠")] * 5)):
        yield from penalty(RuleSet(schlecken="chain"), CARLA, taken, tricks).reasons


def _asked(seat: int) -> Iterator[Reason]:
    for players, on, swap in product((3, 4), (5, 3), (False, True)):
        ruleset = RuleSet(players=players, announce_on=on, schlagwechsel=swap)
        yield from may_offer_schlagwechsel(ruleset, SEATS[seat], SEATS[players - 1]).reasons
        for named in (False, True):
            yield from may_look_before(ruleset, SEATS[seat], SEATS[players - 1], named).reasons
    for form, players in product(FLAGS["schoeneres"].values, (3, 4)):
        ruleset = RuleSet(schoeneres=str(form), players=players)
        yield from may_ask_schoeneres(ruleset, SEATS[seat], SEATS[players - 1]).reasons


def _cut() -> Iterator[Reason]:
    for flag, at, length, seat, declined in product(
        FLAGS["schlecken"].values, (1, 2, 5), range(4), SEATS, (False, True)
    ):
        takers = (CARLA, DAN, CARLA)[: min(length, at)]
        taken = tuple((who, CUT[at - 1 - turn]) for turn, who in enumerate(takers))
        yield from may_take(
            RuleSet(schlecken=str(flag)), CUT, at, taken, DAN, seat, declined=declined
        ).reasons
