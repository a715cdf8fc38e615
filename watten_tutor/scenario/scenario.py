"""A scenario as a value: a position and a question, and what its author says about them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, TypeAlias

from watten_tutor.core.cards import Card, Suit
from watten_tutor.core.deed import Deed
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import Sign

Answer: TypeAlias = Any
"""An answer in canonical form; the form depends on the question (see `answers`)."""


@dataclass(frozen=True, slots=True)
class Text:
    """Something said to the reader, in one language or several. Markdown.

    Attributes:
        by_language: the text by language; under "" if the author names no language.

    Example:
        >>> Text({"en": "Who wins?", "de": "Wer gewinnt?"}).in_language("it")
        'Who wins?'
    """

    by_language: Mapping[str, str]

    def in_language(self, lang: str) -> str:
        """The text in this language, else in English, else the first."""
        texts = self.by_language
        return texts.get(lang) or texts.get("en") or next(iter(texts.values()))


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked.

    Attributes:
        kind: the word of the file format.
        player: whose turn, hand or right it is about.
        card: the card it is about.
        cards: the cards it is about, in the order ♣ ♠ ♥ ♦.
        led: the suit led, for `order`.
        role: `schlag` or `trump`, for `announce`.
        sign: the sign seen or to be given, for `signal`.
        do: what the player would do, for `may-do`.
        between: names of the rule sets compared.
        ask: the inner kind of `why` and `compare`.
    """

    kind: str
    player: Seat | None = None
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    led: Suit | None = None
    role: str | None = None
    sign: Sign | None = None
    do: Deed | None = None
    between: tuple[str, ...] = ()
    ask: str | None = None

    @property
    def inner(self) -> "Question":
        """The question that `ask` names, with the same facts; the question itself where there is none."""
        return self if self.ask is None else replace(self, kind=self.ask, ask=None, between=())


@dataclass(frozen=True, slots=True)
class Claim:
    """An answer that the author states, and where.

    Attributes:
        value: in canonical form.
        line: where it stands in the file.
        col: where it stands in the file.
        path: the way to it from the top of the file.
        parts: where rule sets are compared, what is stated for each, by name.
    """

    value: Answer
    line: int = field(default=1, compare=False)
    col: int = field(default=1, compare=False)
    path: str = field(default="", compare=False)
    parts: "Mapping[str, Claim]" = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Reading:
    """Another way to read the rules, for a doubt that no flag expresses."""

    text: Text
    source: str


@dataclass(frozen=True, slots=True)
class Scenario:
    """A position, a question about it, and what the author adds.

    Attributes:
        id: stable name; editing the file never changes it.
        names: the players clockwise from seat 0.
        position: what is told of the deal.
        question: what is asked.
        title: one line, may be None.
        story: shown before the answer.
        after: shown after the answer.
        answer: what the author says the answer is; to be checked.
        tempting: a wrong answer that a learner may give.
        calls: the tricks, counted from 1, in which "Trumpf oder Kritisch" was called.
        level: 1 (easy) to 5 as the author sees it, or None.
        themes: what the author says it is about.
        hints: one after the other.
        sources: where it comes from.
        readings: other readings, shown after the answer.
        places: line and column of the values of `rules`, `question` and `between`, where they are told.
        path: the file it was read from, or None.
    """

    id: str
    names: tuple[str, ...]
    position: Position
    question: Question
    title: Text | None = None
    story: Text | None = None
    after: Text | None = None
    answer: Claim | None = None
    tempting: Claim | None = None
    calls: tuple[int, ...] = ()
    level: int | None = None
    themes: tuple[str, ...] = ()
    hints: tuple[Text, ...] = ()
    sources: tuple[str, ...] = ()
    readings: tuple[Reading, ...] = ()
    places: Mapping[str, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)
    path: str | None = field(default=None, compare=False)

    @property
    def content_hash(self) -> str:
        """16 hex digits that change with the meaning, not with comments, key order or the id."""
        from watten_tutor.scenario.dump import plain_scenario

        content = {key: value for key, value in plain_scenario(self).items() if key != "id"}
        text = json.dumps(content, ensure_ascii=False, sort_keys=True)
        return sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class ScenarioSet:
    """A list of scenarios for a class.

    Attributes:
        id: stable name.
        title: one line.
        scenarios: their ids, in the order in which they are to be solved.
        places: line and column of each id.
        path: the file it was read from, or None.
    """

    id: str
    title: Text
    scenarios: tuple[str, ...]
    places: tuple[tuple[int, int], ...] = field(default=(), compare=False)
    path: str | None = field(default=None, compare=False)
