"""A mistake: a wrong rule with a name, and the answers it leads to."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from watten_tutor.core.cards import Card
from watten_tutor.core.fault import Fault, laid
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof
from watten_tutor.core.seats import Seat
from watten_tutor.quiz.accepted import accepted
from watten_tutor.quiz.explain import Sentence, Step
from watten_tutor.quiz.questions import solve, under
from watten_tutor.quiz.why import chain
from watten_tutor.rulebook.cite import rulebook
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question

Answers: TypeAlias = Callable[[Position, Question], Iterator[Any]]
"""What somebody answers who believes it; nothing where it has no bearing."""

Facts: TypeAlias = Callable[[Position, Question], Mapping[str, object]]


When: TypeAlias = Callable[[Position, Question], bool]


def _always(position: Position, question: Question) -> bool:
    return True


def _nothing(position: Position, question: Question) -> Mapping[str, object]:
    return {}


@dataclass(frozen=True, slots=True)
class Objection:
    """What holds instead of a wrong rule, and the sentence that says both.

    Attributes:
        rule: the rule that contradicts it.
        step: the sentence; its catalogue key is `mistake.<step>`.
        when: where it is to the point.
        facts: values for the slots of the sentence.
    """

    rule: str
    step: str
    when: When = _always
    facts: Facts = _nothing


@dataclass(frozen=True, slots=True)
class Belief:
    """One way to hold a mistake.

    Attributes:
        answers: what it leads to.
        objections: what there is to say against it.
    """

    answers: Answers
    objections: tuple[Objection, ...]

    def against(self, position: Position, question: Question, proof: Proof[Any], answer: Any) -> Step:
        """The objection to the point here whose rule decides, else one whose rule is in force."""
        if isinstance(answer, Fault):
            position, question = _at_the_play(position, answer)
        fitting = [each for each in self.objections if each.when(position, question)] or self.objections
        used, in_force = chain(proof), rulebook(position.ruleset)
        found = min(fitting, key=lambda each: (each.rule not in used, each.rule not in in_force))
        told = Sentence(f"mistake.{found.step}", found.facts(position, question))
        return Step(told, found.rule, position.ruleset)


def _play_of(fault: Fault) -> tuple[int, Seat, Card]:
    return fault.trick, fault.player, fault.card


def _at_the_play(position: Position, fault: Fault) -> tuple[Position, Question]:
    """The deal as it was when a card taken for a fault was played, and whether it might be."""
    question = Question("may-play", player=fault.player, card=fault.card)
    for each in laid(position):
        if (each.number, each.play.seat, each.play.card) == _play_of(fault):
            return replace(position, trick=each.before), question
    raise ValueError(f"{fault.card} has not been played in trick {fault.trick}")


@dataclass(frozen=True, slots=True)
class Mistake:
    """A wrong rule that people believe.

    Attributes:
        id: its name in code; its short name in words is `mistake.<id>.name`.
        beliefs: the ways to hold it.
    """

    id: str
    beliefs: tuple[Belief, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that contradict it."""
        return tuple(dict.fromkeys(each.rule for belief in self.beliefs for each in belief.objections))

    def answers(self, position: Position, question: Question) -> tuple[Any, ...]:
        """The answers it leads to, each once and none of them right; empty where it has no bearing."""
        return Asked(position, question).answers(self)


@dataclass(frozen=True, slots=True)
class Wrong:
    """A wrong answer and what led to it.

    Attributes:
        answer: in the form of the question.
        belief: what led to it.
        asked: where; if rule sets are compared, under the first in which it fails.
    """

    answer: Any
    belief: Belief
    asked: "Asked"

    @property
    def step(self) -> Step:
        """What would have to hold for it to be right, what holds instead, and the rule that says so."""
        return self.belief.against(self.asked.position, self.asked.question, self.asked.proof, self.answer)


class Asked:
    """A question about a deal, answered once and then asked of many who are mistaken."""

    def __init__(self, position: Position, question: Question) -> None:
        """Answer it; `compare` once for each rule set.

        Raises:
            WattenError: if it cannot be answered.
        """
        self.position, self.question = position, question
        self.under: dict[str, Asked] = {}
        self.has_bearing = question.kind not in NO_BEARING and question.inner.kind not in NO_BEARING
        if not self.has_bearing:
            return
        if question.kind == "compare":
            self.under = {
                name: Asked(under(position, load_ruleset(name)), question.inner) for name in question.between
            }
            return
        self.proof = solve(position, question)
        self.right = accepted(position, question, self.proof)

    def answers(self, mistake: Mistake) -> tuple[Any, ...]:
        """The wrong answers this mistake leads to, each once."""
        found: list[Any] = []
        for wrong in self.wrongly(mistake):
            if wrong.answer not in found:  # answers may be dicts
                found.append(wrong.answer)
        return tuple(found)

    def wrongly(self, mistake: Mistake) -> Iterator[Wrong]:
        """Every wrong answer this mistake leads to, in the order of its beliefs."""
        for belief in mistake.beliefs:
            if self.under:
                yield from self._compared(belief)
            elif self.has_bearing:
                yield from (Wrong(answer, belief, self) for answer in self._of(belief))

    def _of(self, belief: Belief) -> Iterator[Any]:
        """The wrong answers of one belief. Who names the right play for a fault is not mistaken about it."""
        named = {_play_of(each) for each in self.right if isinstance(each, Fault)}
        for answer in belief.answers(self.position, self.question):
            if answer not in self.right and not (isinstance(answer, Fault) and _play_of(answer) in named):
                yield answer

    def _compared(self, belief: Belief) -> Iterator[Wrong]:
        """Who believes it believes it under every rule set; where it has no bearing, he is right."""
        wrong: dict[str, Any] = {}
        for name, each in self.under.items():
            for answer in each._of(belief):
                wrong.setdefault(name, answer)
        if wrong:
            given = {name: wrong.get(name, each.proof.value) for name, each in self.under.items()}
            yield Wrong(given, belief, self.under[next(iter(wrong))])


NO_BEARING = frozenset({"deduce", "maschine", "why"})
"""Kinds that hang on many deals at once, on how many Kritische there are, or on rules by their names."""
