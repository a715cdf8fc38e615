"""What blind players have seen, so that every reason of a deduction comes up. Dan deals, Anna is forehand."""

from collections.abc import Sequence
from functools import cache

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS, hand, scenario, trick
from watten_tutor.core.blind import declarations
from watten_tutor.core.cards import Rank, Suit
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Seat
from watten_tutor.quiz.judge import Verdict, judge
from watten_tutor.quiz.questions import solve
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Scenario

Pair = tuple[Rank, Suit]


def pairs(written: str) -> tuple[Pair, ...]:
    """Pairs written as "9♥ K♠"."""
    return tuple((Rank(each[:-1]), Suit(each[-1])) for each in written.split())


def seen(
    rules: str,
    player: Seat,
    held: str,
    tricks: Sequence[str] = (),
    last: Seat | None = None,
    *,
    called: bool = False,
    leaders: Sequence[Seat] = (ANNA,),
) -> Scenario:
    """A deduction; `last` took the last trick, `leaders` led them."""
    told = [
        trick(each, leader=leader, called=called)
        for each, leader in zip(tricks, leaders, strict=bool(tricks))
    ]
    open_trick = told.pop() if told and len(told[-1].plays) < len(SEATS) else trick("")
    position = Position(
        load_ruleset(rules), None, {player: hand(held)}, open_trick, tuple(told), leader=last, dealer=DAN
    )
    return scenario(position, "deduce", player=player)


# Two tricks in secret: ♥ beats the clubs led, and 9♠ a high heart.
NINE = seen("blind", BEN, "8♦ 9♥ J♠", ["J♣ A♣ J♥ A♦", "A♥ 10♥ 7♥ 9♠"], BEN, leaders=(ANNA, CARLA))
# Dan lays A♦ on 7♥ and still has A♥.
DEALER_KNEW = seen(
    "blind",
    CARLA,
    "8♠ J♣",
    ["Q♣ 10♦ 10♠ 8♣", "7♥ K♠ 7♠ A♦", "J♠ 6♦ 10♥ A♥"],
    BEN,
    leaders=(ANNA, ANNA, ANNA),
)
# One trick with Guate and lowest cards.
ONE_TRICK = seen("ladinisch", BEN, "Q♠ K♣ 7♦ 6♦", ["10♦ 10♠ K♠ Q♦"], CARLA)
# Schlag K and ♠: Anna and Dan would need seven of the six cards A♣ A♦ K♣ K♦ K♥ 6♦.
TOO_FEW = seen("ladinisch", BEN, "J♥ 7♣ 10♥ Q♦", ["A♠ 7♠ 10♠ A♥"], ANNA)
# Who holds three aces knows that the lowest card of nobody else is an ace.
THREE_ACES = seen("ladinisch", BEN, "A♣ A♠ A♥ 9♦ 8♦")
BOTTOM = seen("latinern", CARLA, "J♣ 9♠ K♥", ["A♥ A♦ J♦ K♦", "7♦ A♠ 10♠ 7♥"], DAN, leaders=(ANNA, ANNA))
CALLED = seen("bavarian+blind", BEN, "8♦ 9♥ J♠ 7♣ A♦", ["10♠"], called=True)
# Anna's five cards have been seen when she leads to the last trick; it says nothing new.
ALL_LAID = seen(
    "blind",
    BEN,
    "8♦",
    ["J♣ A♣ J♥ A♦", "A♥ 10♥ 7♥ 9♠", "9♥ K♣ 8♥ 9♦", "J♠ A♠ 7♠ Q♥", "10♣"],
    leaders=(ANNA, CARLA, BEN, BEN, ANNA),
)

DEDUCTIONS = (NINE, DEALER_KNEW, ONE_TRICK, TOO_FEW, THREE_ACES, BOTTOM, CALLED, ALL_LAID)


@cache
def judged_deductions() -> tuple[Verdict, ...]:
    """The right answer, each pair too many, nothing at all."""
    found = []
    for each in DEDUCTIONS:
        right = solve(each.position, each.question).value
        found += [judge(each, right), judge(each, ())]
        for declared in declarations(each.position.ruleset):
            pair = (declared.schlag, declared.trump)
            if pair not in right:
                found.append(judge(each, (*right, pair)))
    return tuple(found)
