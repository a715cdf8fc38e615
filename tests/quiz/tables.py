"""Deals at tables of every size, and of the pack, the ranks and the call, each with a reason of its own."""

from collections.abc import Iterator, Mapping

from tests.builders import ANNA, BEN, declared, position, scenario
from tests.core.bets import deal, said
from watten_tutor.core.cards import card
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Reason
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick
from watten_tutor.quiz.questions import solve
from watten_tutor.rulebook.load import load_ruleset


def at(rules: str, *, won: Mapping[Seat, int] | None = None, **more: object) -> Position:
    """A deal at the table of these rules; the last seat deals."""
    ruleset = load_ruleset(rules)
    dealer = Seat(ruleset.players - 1)
    return Position(ruleset, declared("10 ♠"), won=won or {}, dealer=dealer, **more)  # type: ignore[arg-type]


TWO_CARDS = at("two-handed", trick=Trick((Play(ANNA, card("8♦")), Play(BEN, card("9♦")))))
"""Two play, and the trick is complete."""

TOO_LATE = position("bavarian", "10 ♠", "10♠", hands={BEN: "9♠ A♦"}, won={ANNA: 1})
"""The Rechter is led, but not to the first trick."""

BEYOND = deal("B+ A=", score=(12, 12), raise_cap="none")
"""Nobody needs more than 3, and a raise would make it 4."""

TEN_BELOW = position("tyrolean", "9 ♠", "10♦ K♦ 8♦ 7♦")
"""The Ten is led, and the King beats it."""

ASKED = (
    scenario(TWO_CARDS, "next-leader"),
    scenario(at("two-handed", bets=said("B+")), "may-answer"),
    scenario(TOO_LATE, "legal-cards", player=BEN),
    scenario(BEYOND, "may-raise", player=ANNA),
    scenario(TEN_BELOW, "trick-winner"),
)


def told_of_deals() -> Iterator[Reason]:
    """Every reason of their answers."""
    for each in ASKED:
        yield from solve(each.position, each.question).reasons
