"""Deals about faults, deciding rules and the Maschine in which every reason of theirs comes up."""

from collections.abc import Iterator
from typing import Any

from tests.builders import ANNA, BEN, DAN, hand, position, scenario, trick
from tests.core.bets import deal
from watten_tutor.core.cards import card
from watten_tutor.core.fault import Fault
from watten_tutor.core.position import Position
from watten_tutor.core.ruleset import FLAGS, RuleSet
from watten_tutor.core.trick import Trick
from watten_tutor.quiz.judge import judge
from watten_tutor.scenario.scenario import Scenario

_FOUR = RuleSet(name="four", kritische=FLAGS["kritische"].values[3], maschine=3)
_THREE = RuleSet(name="three", maschine=2)


def _maschine(rules: RuleSet, held: str, anna: str = "", table: str = "") -> Scenario:
    hands = {BEN: hand(held), **({ANNA: hand(anna)} if anna else {})}
    return scenario(Position(rules, None, hands, trick(table)), "maschine", player=BEN)


MASCHINEN = (
    _maschine(_THREE, "K♥ 6♦ 7♣ 8♠ 9♠"),
    _maschine(_FOUR, "K♥ 7♦ 6♦ 8♠ 9♠"),
    _maschine(_THREE, "K♥ 6♦ 8♠ 9♠", table="Q♣ 7♣"),
    _maschine(_THREE, "K♥ 6♦ _ _ _", anna="7♣"),
    _maschine(_THREE, "K♥ 9♠ 9♣ 8♥ _"),
)


def _played(*tricks: Trick, said: str = "10 ♠", **hands: str) -> Scenario:
    seats = {"anna": ANNA, "ben": BEN, "dan": DAN}
    told = position(
        "tyrolean", said, hands={seats[name]: held for name, held in hands.items()}, tricks=tricks
    )
    return scenario(told, "find-fault")


_TRUMP, _PLAIN = trick("8♠ A♦ 9♠ 7♣"), trick("9♥ J♥ J♠ 8♦", leader=DAN)

PLAYED = (
    _played(_TRUMP, _PLAIN),
    _played(_TRUMP, _PLAIN, ben="Q♠"),
    _played(trick("9♥ A♣ 8♥ J♠"), said="10 ♥", ben="K♥"),
    _played(_PLAIN),
    _played(_TRUMP, trick("9♥ J♥ A♠ 8♦")),
    _played(Trick((_PLAIN.plays[1], _PLAIN.plays[0], _PLAIN.plays[2], _PLAIN.plays[3]))),
    _played(trick("8♠ A♦ A♣ 7♣"), ben="J♠", anna="A♥", dan="9♦"),
    _played(trick("8♠ A♦ A♣ A♥"), ben="J♠", dan="9♠"),
)


def _faults(asked: Scenario) -> Iterator[Fault | None]:
    yield None
    for trick_ in asked.position.tricks or ():
        for play in trick_.plays:
            for rule in ("duty.trump-led", "play.turn"):
                yield Fault(1, play.seat, play.card, rule)
    yield Fault(2, BEN, card("A♥"), "play.turn")


_WHY = (
    (position("tyrolean", "10 ♠", "A♣ 10♥ 8♦ 10♦"), "trick-winner", {}),
    (position("tyrolean", "10 ♠", "8♠", hands={BEN: "9♠ 10♥"}), "may-play", {"card": card("10♥")}),
    (position("tyrolean", "10 ♠", "8♠", hands={BEN: "9♠ A♥"}), "may-play", {"card": card("A♥")}),
    (position("tyrolean", "10 ♠"), "rechter", {}),
    (position("unkritisch+weli-lowest-bell", "K ♣"), "class", {"card": card("6♦")}),
    (position("tyrolean", "10 ♠", "8♠", hands={BEN: "9♠ A♠"}), "legal-cards", {}),
    (deal("B+ A="), "stake", {}),
    (deal(), "stake", {}),
)


_RULES = ("trick.highest-wins", "order.linke", "duty.trump-led", "score.base", "duty.none", "kritische.none")


def judged_plays() -> Iterator[tuple[Scenario, Any]]:
    """Every such deal with its question and many answers, judged."""
    for asked in MASCHINEN:
        for given in (True, False):
            yield asked, judge(asked, given)
    for asked in PLAYED:
        for given in _faults(asked):
            yield asked, judge(asked, given)
    for told, ask, facts in _WHY:
        asked = scenario(told, "why", ask=ask, player=BEN, **facts)
        for given in _RULES:
            yield asked, judge(asked, given)
