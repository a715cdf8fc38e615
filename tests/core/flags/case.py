"""A case: one position, what a source says of it, and the answer that follows under one value of a flag.

The expected answer comes from the words quoted, never from the program. A case also shows that it is the
value that decides: under every other value of the flag the same question must have another answer, save
those the case names in `agrees`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import wraps
from typing import Any

from watten_tutor.core.ruleset import FLAGS, FlagValue, RuleSet


@dataclass(frozen=True)
class Question:
    """A question about a fixed position; two that are equal ask the same of the same position.

    Attributes:
        ask: what is asked, of a rule set or of a deal.
        told: the position.
        facts: and more of it.
    """

    ask: Callable[..., object]
    told: tuple[Any, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)

    def __call__(self, asked: Any) -> Any:
        """The answer."""
        return self.ask(asked, *self.told, **self.facts)


def question(ask: Callable[..., object]) -> Callable[..., Question]:
    """Make of a function (rule set, position) one that takes the position and gives a question."""

    @wraps(ask)
    def of(*told: Any, **facts: Any) -> Question:
        return Question(ask, told, facts)

    return of


WELI_SPITZ, BELLI_SPITZ, UNKRITISCH, FOUR, BUGL = FLAGS["kritische"].values
"""The values of `kritische`, the base game's first."""

_BELLI_PACK = {"deck": 32, "kritische": BELLI_SPITZ, "weli": "none"}

BOHEMIAN = {**_BELLI_PACK, "game": "bohemian", "schoeneres": "none"}
"""The flags of Bohemian Watten."""

COMPANIONS: Mapping[tuple[str, FlagValue], Mapping[str, FlagValue]] = {
    ("deck", 32): _BELLI_PACK,
    ("kritische", BELLI_SPITZ): _BELLI_PACK,
    ("kritische", UNKRITISCH): {"weli": "lowest_trump"},
    ("weli", "lowest_trump"): {"kritische": UNKRITISCH},
    ("weli", "lowest_bell"): {"kritische": UNKRITISCH},
    ("weli", "none"): _BELLI_PACK,
    ("packets", (3,)): {"cards_each": 3},
    ("cards_each", 3): {"packets": (3,)},
    ("players", 3): {"schoeneres": "none"},
    ("players", 6): {"schoeneres": "none"},
    ("must_hold_above", 21): {"target": 21},
    ("game", "bohemian"): BOHEMIAN,
}
"""Values that the rulebook allows only together with values of other flags (see `rulebook.clash`)."""


@dataclass(frozen=True)
class Case:
    """One row of the tables.

    Attributes:
        flag: the flag whose value is at work.
        value: the value.
        source: who says so, as the rulebook cites it: "S0 §7 Playing a trick", "house pepper".
        words: the words from which the answer follows; for a house reading those of its note.
        ask: the question.
        expected: the answer, worked out by hand.
        agrees: other values of the flag under which the answer is the same.
        setting: other flags that the position needs.
    """

    flag: str
    value: FlagValue
    source: str
    words: str
    ask: Question
    expected: object
    agrees: tuple[FlagValue, ...] = ()
    setting: Mapping[str, FlagValue] = field(default_factory=dict)

    def ruleset(self, value: FlagValue) -> RuleSet:
        """The base game with the setting of the case and this value of its flag."""
        flags = {**self.setting, **COMPANIONS.get((self.flag, value), {}), self.flag: value}
        return RuleSet().with_flags(f"{self.flag} {value}", flags)

    def answer(self, value: FlagValue) -> object:
        """What the program answers under this value."""
        return self.ask(self.ruleset(value))

    @property
    def others(self) -> tuple[FlagValue, ...]:
        """The other values of the flag."""
        return tuple(each for each in FLAGS[self.flag].values if each != self.value)


def case(
    flag: str,
    value: Any,
    source: str,
    words: str,
    ask: Question,
    expected: object,
    *,
    agrees: tuple[Any, ...] = (),
    **setting: Any,
) -> Case:
    """A row, its setting written as keywords."""
    return Case(flag, value, source, words, ask, expected, agrees, setting)
