"""What the public functions return: puzzles, positions, ladders and comparisons."""

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from typing import Any

from watten_tutor.core.cards import Suit
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.ranking import CardClass, ranking_of
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.course.prose import plain_text
from watten_tutor.i18n import Speech
from watten_tutor.picture.ladder import ladder_scene
from watten_tutor.picture.scene import Scene
from watten_tutor.picture.text import ladder_text, table_text
from watten_tutor.picture.view import table_view, without_turn
from watten_tutor.quiz.check import problems
from watten_tutor.quiz.explain import explain, headline
from watten_tutor.quiz.hidden import hides_turn, shown, tricks_told
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.questions import solve
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.ui import markup
from watten_tutor.ui.asking import asked, asked_text
from watten_tutor.ui.looks import Look, LookView, in_words
from watten_tutor.ui.problems import Problems
from watten_tutor.ui.puzzle import PuzzleView
from watten_tutor.ui.recording import keep
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.settings import Settings
from watten_tutor.ui.shown import Shown
from watten_tutor.ui.table import pictured
from watten_tutor.ui.typed import typed_answer
from watten_tutor.ui.verdict import comparison_html, ladder_html, verdict_text


class OfScenario(Shown):
    """Something shown of a scenario.

    Attributes:
        scenario: which.
    """

    def __init__(self, scenario: Scenario, settings: Settings) -> None:
        """Keep the scenario; nothing is drawn yet."""
        super().__init__(settings)
        self.scenario = scenario

    @property
    def speech(self) -> Speech:
        """How everything is said now."""
        return Speech(self.settings.language, self.settings.deck, self.scenario.names)

    def picture(self) -> Scene:
        """The table."""
        scenario = self.scenario
        return pictured(shown(scenario).position, self.speech, turn=not hides_turn(scenario))

    def table_words(self) -> str:
        """The author's title and story, and the table in words."""
        scenario, speech = self.scenario, self.speech
        told = [plain_text(each, speech) for each in (scenario.title, scenario.story) if each]
        position = shown(scenario).position
        rules = ruleset_title(position.ruleset, speech.language)
        tricks = "\n".join(each.text(speech) for each in tricks_told(scenario))
        view = table_view(position, speech.names, rules=rules)
        table = table_text(without_turn(view) if hides_turn(scenario) else view, speech)
        return "\n\n".join(each for each in (*told, table, tricks) if each)


class Puzzle(OfScenario):
    """A scenario to be answered.

    Attributes:
        session: what is chosen and judged.
    """

    def __init__(self, scenario: Scenario, settings: Settings) -> None:
        """Begin with nothing chosen.

        Raises:
            ScenarioError: if the question cannot be asked yet or its author's answer does not hold.
        """
        super().__init__(scenario, settings)
        if found := problems(scenario):
            raise ScenarioError(found, scenario.path or "-")
        self.session = PuzzleSession(scenario, settings, keep)

    def text(self) -> str:
        """The table and the question in words."""
        return f"{self.table_words()}\n\n{asked_text(self.scenario.question, self.speech)}"

    def check(self, answer: Any) -> "Words":
        """Judge an answer without widgets, and say the verdict in words.

        Args:
            answer: as one would write it in a file or type it: "Dan", "J♠ 10♥", True.
        """
        try:
            given = typed_answer(answer, self.scenario)
        except ScenarioError as error:
            return Words(Problems(error, answer, self.settings).text(places=False))
        verdict = judge(self.scenario, given)
        not_kept = keep(self.scenario, verdict)
        told = [verdict_text(self.scenario, verdict, self.speech)]
        return Words("\n\n".join([*told, not_kept.text(self.speech)] if not_kept else told))

    def make_widget(self) -> Any:
        """The puzzle as widgets."""
        return PuzzleView(self.session, self.scope).widget


class Words(str):
    """A text that a cell shows as it is, without quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        """The text itself."""
        return str(self)


class Position(OfScenario):
    """A scenario to be looked at."""

    def text(self) -> str:
        """The table in words."""
        return self.table_words()

    def make_widget(self) -> Any:
        """The table as widgets."""
        return self.view().widget

    def view(self, *, switches: bool = True) -> LookView:
        """The table as a view."""
        return LookView(self._look, self.settings, self.scenario.names, self.scope, switches=switches)

    def _look(self, speech: Speech) -> Look:
        scenario = shown(self.scenario)
        position, turn = scenario.position, not hides_turn(scenario)
        title = plain_text(scenario.title, speech) if scenario.title else speech.text("ui.position.title")
        return Look(
            escape(title),
            markup.written(scenario.story, speech) + in_words(position, speech, turn=turn),
            ladder_html(scenario, speech),
            position,
            turn=turn,
            ruleset=position.ruleset,
            declaration=position.declaration,
        )


class Comparison(OfScenario):
    """The answer to a question under several rule sets, each with its reasons."""

    def __init__(self, scenario: Scenario, between: Sequence[str], settings: Settings) -> None:
        """Ask the scenario's question under each of these rule sets.

        Raises:
            RuleSetError: for a rule set that does not exist.
            NotYetAnswered: if this version cannot answer the question under one of them.
        """
        names = tuple(dict.fromkeys(load_ruleset(each).name for each in between))
        inner = scenario.question.inner
        question = replace(inner, kind="compare", ask=inner.kind, between=names)
        solve(scenario.position, question)
        super().__init__(replace(scenario, question=question), settings)

    def text(self) -> str:
        """The table, the question and all answers in words."""
        scenario, speech = self.scenario, self.speech
        proof = solve(scenario.position, scenario.question)
        agreement = headline(scenario.position, scenario.question, proof.value).text(speech)
        answers = [
            f"{ruleset_title(each.ruleset, speech.language)}: {each.text(speech)}"
            for each in explain(scenario)
        ]
        return "\n\n".join([self.table_words(), asked(scenario.question).text(speech), agreement, *answers])

    def make_widget(self) -> Any:
        """The table and the answers as widgets."""
        return LookView(self._look, self.settings, self.scenario.names, self.scope).widget

    def _look(self, speech: Speech) -> Look:
        scenario = self.scenario
        return Look(
            markup.said(asked(scenario.question), speech),
            markup.written(scenario.story, speech) + in_words(scenario.position, speech),
            comparison_html(scenario, speech),
            scenario.position,
            declaration=scenario.position.declaration,
        )


class Order(Shown):
    """All cards from high to low under a declaration."""

    def __init__(
        self, ruleset: RuleSet, declaration: Declaration, led: Suit | None, settings: Settings
    ) -> None:
        """Work the order out.

        Raises:
            RuleSetError: if the rule set does not know this Schlag.
        """
        super().__init__(settings)
        self._ruleset = ruleset
        self._declaration = declaration
        ranking = ranking_of(ruleset, declaration)
        plain = led is not None and any(each.suit is led for each in ranking.of_class(CardClass.PLAIN))
        self._rungs = ranking.rungs(led if plain else None)

    @property
    def _speech(self) -> Speech:
        return Speech(self.settings.language, self.settings.deck)

    def text(self) -> str:
        """The order in words."""
        return ladder_text(self._rungs, self._speech)

    def picture(self) -> Scene:
        """The ladder."""
        return ladder_scene(self._rungs, self._speech, width=760)

    def make_widget(self) -> Any:
        """The ladder as widgets."""
        return self.view().widget

    def view(self, *, switches: bool = True) -> LookView:
        """The ladder as a view."""
        return LookView(self._look, self.settings, (), self.scope, switches=switches, table=False)

    def _look(self, speech: Speech) -> Look:
        return Look(
            escape(speech.text("ui.order.title")),
            below=markup.ladder(self._rungs, speech, {}),
            ruleset=self._ruleset,
            declaration=self._declaration,
        )
