"""One thing changed in a puzzle, and how the condition is said: "If Ben had played 9♠ instead of 10♥, …"."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from watten_tutor.core.cards import Card
from watten_tutor.core.position import Position
from watten_tutor.core.trick import Trick
from watten_tutor.i18n import Speech
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.scenario.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Change:
    """A puzzle in which one thing is another; nobody has asked yet whether it can stand.

    Attributes:
        kind: what is changed, one of `KINDS` in `search`.
        step: which sentence says the condition; its catalogue key is `whatif.<step>`.
        facts: values for the slots of that sentence, all but `then`.
        scenario: the puzzle with the change.
        swapped: a card and the one in its place.
    """

    kind: str
    step: str
    scenario: Scenario
    facts: Mapping[str, object] = field(default_factory=dict)
    swapped: tuple[Card, Card] | None = None

    def __post_init__(self) -> None:
        """Keep none of what the author says of the puzzle as it was."""
        bare = replace(self.scenario, title=None, story=None, after=None, answer=None, tempting=None)
        object.__setattr__(self, "scenario", replace(bare, hints=(), readings=(), sources=(), level=None))


Changes: TypeAlias = Callable[[Scenario], Iterator[Change]]
"""All changes of one kind, the nearest first."""


@dataclass(frozen=True, slots=True)
class RulesName:
    """A rule set to be named in a sentence."""

    name: str

    def text(self, speech: Speech) -> str:
        """What people call it."""
        return ruleset_title(self.name, speech.language)


def moved(scenario: Scenario, **changes: Any) -> Scenario:
    """The scenario with some values of its position changed."""
    return replace(scenario, position=replace(scenario.position, **changes))


def number_of_trick(position: Position) -> int:
    """The number, from 1, of the trick on the table."""
    return len(position.tricks or ()) + sum(position.won.values()) + 1


def tricks_told(position: Position) -> tuple[Trick, ...]:
    """The finished tricks and the one on the table."""
    return (*(position.tricks or ()), *((position.trick,) if position.trick.plays else ()))


def cards_told(scenario: Scenario) -> Iterator[Card]:
    """Every card that the puzzle names; one asked about may come twice."""
    position, question = scenario.position, scenario.question
    yield from (play.card for trick in tricks_told(position) for play in trick.plays)
    yield from (each for hand in position.hands.values() for each in hand.cards)
    yield from question.cards
    if question.card is not None:
        yield question.card
