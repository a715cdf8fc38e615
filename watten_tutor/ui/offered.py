"""What is offered where a play or a rule is to be named."""

from dataclasses import dataclass

from watten_tutor.core.cards import Card
from watten_tutor.core.fault import breakable, laid
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Seat
from watten_tutor.i18n import Speech
from watten_tutor.quiz.questions import solve
from watten_tutor.quiz.why import RuleName, chain
from watten_tutor.rulebook.cite import rulebook
from watten_tutor.scenario.scenario import Question

FEWEST = 6
"""With fewer rules than this to choose from, one would guess."""


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A play as one choice: in which trick, who, what."""

    trick: int
    seat: Seat
    card: Card

    def text(self, speech: Speech) -> str:
        """The play in plain text."""
        return speech.text("ui.laid", n=self.trick, player=self.seat, card=self.card)


def plays_of(position: Position) -> tuple[LaidCard, ...]:
    """Every play told of the deal, in order."""
    return tuple(LaidCard(each.number, each.play.seat, each.play.card) for each in laid(position))


def rules_against_plays(position: Position) -> tuple[RuleName, ...]:
    """The rules that a play can break, in reading order."""
    broken = breakable(position.ruleset)
    return tuple(RuleName(rule) for rule in rulebook(position.ruleset) if rule in broken)


def rules_about(position: Position, question: Question) -> tuple[RuleName, ...]:
    """The rules of the answer to an inner question among some like them, in reading order."""
    used = chain(solve(position, question.inner))
    areas = {_area(rule) for rule in used}
    in_force = rulebook(position.ruleset)
    alike = [rule for rule in in_force if rule not in used and _area(rule) in areas]
    offered = {*used, *alike[: max(FEWEST - len(used), 2)]}
    known = [rule for rule in in_force if rule in offered]
    return tuple(map(RuleName, (*known, *(rule for rule in used if rule not in known))))


def _area(rule: str) -> str:
    return rule.partition(".")[0]
