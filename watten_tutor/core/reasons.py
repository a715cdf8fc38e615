"""Why: the chain of reasons that comes with every answer.

A deciding function returns a `Proof`: the value and the reasons that force it, in the order one
would tell them at the table. No sentence is made here. A reason names the rule (`rule`), the
sentence of the catalogues that says it (`step`) and the facts for that sentence's slots.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

Fact: TypeAlias = object
"""A card, cards, a seat, a suit, a rank, a card class, a nickname or a number."""

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class Reason:
    """One step: a fact on the table and the rule that makes it count.

    Attributes:
        rule: rule id `area.rule`, for example `order.linke-equal`; resolved by the rulebook.
        step: which sentence says it; its catalogue key is `because.<step>`.
        facts: values for the slots of the sentence.
    """

    rule: str
    step: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


def because(rule: str, step: str, /, **facts: Fact) -> Reason:
    """Write a reason in one line.

    Example:
        >>> because("duty.free", "duty.leads", player=0).rule
        'duty.free'
    """
    return Reason(rule, step, facts)


@dataclass(frozen=True, slots=True)
class Proof(Generic[T]):
    """A value and what forces it. `reasons` is never empty.

    Example:
        >>> Proof(4, (because("trick.highest-wins", "trick.won"),)).map(str).value
        '4'
    """

    value: T
    reasons: tuple[Reason, ...]

    def map(self, change: Callable[[T], U]) -> "Proof[U]":
        """The same reasons for a value said in another way."""
        return Proof(change(self.value), self.reasons)
