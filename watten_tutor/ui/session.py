"""A puzzle being solved: what is chosen, what was judged, in which language and deck it is shown.

Pure Python, no widgets: everything a view does is a command here, and everything it shows is read
from here. Choosing never judges; `check` does.
"""

from collections.abc import Callable
from typing import Any

from watten_tutor.core.cards import Card
from watten_tutor.i18n import Speech
from watten_tutor.quiz.explain import Explanation, Sentence, Step, explain, steps
from watten_tutor.quiz.hints import Hint, hints
from watten_tutor.quiz.judge import Verdict, judge
from watten_tutor.quiz.mistakes.fitting import Mistaken
from watten_tutor.quiz.whatif import Counterfactual, counterfactuals
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.ui.choosing import Ask, Choice, Draft, Part, parts_of, picked
from watten_tutor.ui.settings import SHARED, Settings

Recorder = Callable[[Scenario, Verdict], Sentence | None]
"""Called with every verdict, so that it can be kept; gives a sentence if it could not be."""


class PuzzleSession:
    """One learner and a scenario, maybe another one after it.

    Attributes:
        scenario: what is asked.
        settings: language and deck.
        parts: what is to be answered: one thing, or one for each rule set.
        drafts: what is chosen so far, for each part.
        joins: whether the next card of an order will stand beside the last one, not below it.
        verdict: the judgement of the answer last checked; None while one is choosing.
        explanations: why the right answer is right; empty while one is choosing.
        mistakes: the common mistakes that lead to the answer checked.
        changes: what would change the right answer; empty while one is choosing.
        tries: every verdict so far, in order of time, also those on puzzles followed or left.
        hints_given: the hints asked for so far.
        not_kept: why the last answer could not be recorded; None if it was.
        step: number of the step of the explanation that is being looked at, from 0; None for none.
    """

    def __init__(
        self, scenario: Scenario, settings: Settings = SHARED, recorder: Recorder | None = None
    ) -> None:
        """Begin with nothing chosen."""
        self.settings = settings
        self.tries: list[Verdict] = []
        self._recorder = recorder
        self._left: list[Scenario] = []
        self._observers: list[Callable[[], None]] = []
        self._begin(scenario)
        settings.follow(self._tell)

    def _begin(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.parts: tuple[Part, ...] = parts_of(scenario)
        self.drafts: tuple[Draft, ...] = ((),) * len(self.parts)
        self.joins = False
        self.not_kept: Sentence | None = None
        self.hints_given: tuple[Hint, ...] = ()
        self._past: list[tuple[Draft, ...]] = []
        self._known_hints: tuple[Hint, ...] | None = None
        self._tries_before_hint = -1
        self._put_away()

    def _put_away(self) -> None:
        """Have no verdict, nor what comes with one."""
        self.verdict: Verdict | None = None
        self.explanations: tuple[Explanation, ...] = ()
        self.mistakes: tuple[Mistaken, ...] = ()
        self.changes: tuple[Counterfactual, ...] = ()
        self.step: int | None = None

    # -- being watched -------------------------------------------------------------------------

    def observe(self, observer: Callable[[], None]) -> None:
        """Call this after every change, also of language and deck."""
        self._observers.append(observer)

    def _tell(self) -> None:
        for observer in self._observers:
            observer()

    # -- what can be read ----------------------------------------------------------------------

    @property
    def speech(self) -> Speech:
        """How everything is said now."""
        return Speech(self.settings.language, self.settings.deck, self.scenario.names)

    @property
    def is_ready(self) -> bool:
        """Whether what is chosen is a whole answer that can be checked."""
        return not self.missing

    @property
    def missing(self) -> tuple[Part, ...]:
        """The parts for which no whole answer is chosen yet."""
        pairs = zip(self.parts, self.drafts, strict=True)
        return tuple(part for part, draft in pairs if not part.form.is_ready(draft))

    @property
    def answer(self) -> Any:
        """The answer chosen, in its canonical form; it must be ready."""
        answers = {
            part.rules: part.form.answer(draft) for part, draft in zip(self.parts, self.drafts, strict=True)
        }
        return answers if self.compares else answers[""]

    @property
    def can_undo(self) -> bool:
        """Whether there is a choice to take back."""
        return bool(self._past) and self.verdict is None

    @property
    def _hints(self) -> tuple[Hint, ...]:
        if self._known_hints is None:
            self._known_hints = hints(self.scenario)
        return self._known_hints

    @property
    def has_hints(self) -> bool:
        """Whether there is any hint at all."""
        return bool(self._hints)

    @property
    def has_more_hints(self) -> bool:
        """Whether there is a hint not given yet."""
        return len(self.hints_given) < len(self._hints)

    @property
    def may_hint(self) -> bool:
        """Whether there is another hint now: between two of them there must be a try."""
        return self.verdict is None and self.has_more_hints and len(self.tries) > self._tries_before_hint

    @property
    def left_for_this(self) -> Scenario | None:
        """The scenario that was left for the one in hand, if any."""
        return self._left[-1] if self._left else None

    @property
    def compares(self) -> bool:
        """Whether the question is asked under several rule sets."""
        return self.scenario.question.kind == "compare"

    @property
    def is_many(self) -> bool:
        """Whether more than one choice makes the answer, so that one may want to undo a single one."""
        return len(self.parts) > 1 or any(part.form.ask is not Ask.ONE for part in self.parts)

    @property
    def is_order(self) -> bool:
        """Whether cards are to be put in order."""
        return any(part.form.ask is Ask.ORDER for part in self.parts)

    @property
    def why_not(self) -> tuple[Step, ...]:
        """Why the answer given fails; empty if it is right."""
        return steps(self.verdict.why_not, self.scenario.position.ruleset) if self.verdict else ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps of the explanations, as they are numbered by `step`."""
        return tuple(step for each in self.explanations for step in each.steps)

    @property
    def points_at_cards(self) -> bool:
        """Whether a step speaks of cards that lie on the table or are held."""
        return any(map(self._cards_of, self.steps))

    @property
    def tells_winner(self) -> bool:
        """Whether the table may show who wins: once that was asked and answered."""
        return self.verdict is not None and self.scenario.question.inner.kind in (
            "trick-winner",
            "winning-so-far",
        )

    @property
    def focus(self) -> tuple[Card, ...]:
        """The cards of the step being looked at."""
        if self.step is None or self.step >= len(self.steps):
            return ()
        return self._cards_of(self.steps[self.step])

    def _cards_of(self, step: Step) -> tuple[Card, ...]:
        """The cards a step speaks of, as far as the picture shows them."""
        position = self.scenario.position
        seen = {each for hand in position.hands.values() for each in hand.cards}
        seen |= {play.card for play in position.trick.plays}
        facts = step.sentence.facts.values()
        singles = [fact for fact in facts if isinstance(fact, Card)]
        lists = [fact for fact in facts if isinstance(fact, tuple)]
        told = (*singles, *(each for found in lists for each in found))
        return tuple(each for each in told if isinstance(each, Card) and each in seen)

    # -- commands ------------------------------------------------------------------------------

    def press(self, choice: Choice, part: int = 0) -> None:
        """Choose something, or take it back. After a verdict this begins a new try from the old answer.

        Raises:
            ValueError: for something that is not offered.
        """
        drafts = self.drafts
        new = self.parts[part].form.press(drafts[part], choice, equal=self.joins)
        self._choose((*drafts[:part], new, *drafts[part + 1 :]))

    def toggle_joins(self) -> None:
        """Say that the next card is equal to the last one, or take that back."""
        self.joins = not self.joins and any(self.drafts)
        self._tell()

    def undo(self) -> None:
        """Take the last choice back."""
        if self.can_undo:
            self.drafts = self._past.pop()
            self.joins = False
            self._tell()

    def clear(self) -> None:
        """Take every choice back. A verdict stays as it is."""
        if self.verdict is None and any(map(picked, self.drafts)):
            self._choose(((),) * len(self.parts))

    def next_hint(self) -> None:
        """Give the next hint, if there is one now."""
        if self.may_hint:
            self.hints_given = self._hints[: len(self.hints_given) + 1]
            self._tries_before_hint = len(self.tries)
            self._tell()

    def check(self) -> Verdict | None:
        """Judge what is chosen; None, and nothing happens, if that is no whole answer yet."""
        if self.verdict is None and self.is_ready:
            self.verdict = judge(self.scenario, self.answer)
            self.explanations = explain(self.scenario)
            self.mistakes = self.verdict.mistakes
            self.changes = counterfactuals(self.scenario)
            self.tries.append(self.verdict)
            self.not_kept = self._recorder(self.scenario, self.verdict) if self._recorder else None
            self._tell()
        return self.verdict

    def try_again(self) -> None:
        """Put the verdict away and begin anew with nothing chosen."""
        if self.verdict is not None:
            self._choose(((),) * len(self.parts))

    def show_step(self, step: int | None) -> None:
        """Look at one step of the explanation, or at none."""
        if step != self.step and (step is None or 0 <= step < len(self.steps)):
            self.step = step
            self._tell()

    def next_step(self) -> None:
        """Look at the next step; after the last one at none."""
        following = 0 if self.step is None else self.step + 1
        self.show_step(following if following < len(self.steps) else None)

    def follow(self, scenario: Scenario) -> None:
        """Go on to another scenario, from which one can go back."""
        self._left.append(self.scenario)
        self._begin(scenario)
        self._tell()

    def go_back(self) -> None:
        """Go back to the scenario left last, and begin anew there."""
        if self._left:
            self._begin(self._left.pop())
            self._tell()

    def _choose(self, drafts: tuple[Draft, ...]) -> None:
        if self.verdict is None:
            self._past.append(self.drafts)
        else:
            self._past.clear()
        self.drafts, self.joins = drafts, False
        self._put_away()
        self._tell()
