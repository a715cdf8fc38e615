"""The panel "I disagree": who would answer otherwise, and the puzzle itself to be copied."""

from html import escape
from typing import Any

from watten_tutor.i18n import Speech
from watten_tutor.quiz.reading_words import counted
from watten_tutor.quiz.readings import Readings, readings
from watten_tutor.scenario.canonical import format_text
from watten_tutor.scenario.dump import dump_scenario
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.ui.a11y import A11y
from watten_tutor.ui.readings_html import readings_html
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.widgets import box, button, fill, page, say, show, switch


class Dispute:
    """The panel and the Button that opens it.

    What it holds is worked out when it is first opened: the question is asked under every other reading.

    Attributes:
        button: opens and closes the panel.
        widget: the panel.
    """

    def __init__(self, session: PuzzleSession, a11y: A11y) -> None:
        """Make the widgets, closed."""
        self._session = session
        self._a11y = a11y
        self._found: Readings | None = None
        self._filled: tuple[Scenario, Speech] | None = None
        self.button = button(self._toggle, "wt-quiet", "wt-toggle")
        self._readings = page("", "wt-readings")
        self._name = page("", "wt-copied")
        self._copy_id = button(self._nothing, "wt-quiet", "wt-copy", "wt-copy-id")
        self._copy_yaml = button(self._nothing, "wt-quiet", "wt-copy", "wt-copy-yaml")
        self._note = page("", "wt-note")
        self._yaml = page("", "wt-copied")
        copies = box([self._copy_id, self._copy_yaml, self._note], "wt-copies")
        self.widget: Any = box([self._readings, self._name, copies, self._yaml], "wt-dispute", "wt-hidden")
        a11y.on_copied(self._copied)

    @property
    def is_open(self) -> bool:
        """Whether the panel is seen."""
        return "wt-hidden" not in self.widget._dom_classes

    def refresh(self) -> None:
        """Say everything in the language in force; close where there is no verdict."""
        speech = self._session.speech
        say(self.button, speech.text("ui.disagree"), speech.text("ui.disagree.title"))
        say(self._copy_id, speech.text("ui.copy.id"))
        say(self._copy_yaml, speech.text("ui.copy.yaml"))
        if self._session.verdict is None:
            self._open(False)
            if self._filled is not None and self._filled[0] is not self._session.scenario:
                self._found = self._filled = None
        elif self.is_open:
            self._fill()

    def _toggle(self) -> None:
        self._open(not self.is_open)
        if self.is_open:
            self._fill()
            assert self._found is not None
            self._a11y.status = counted(self._found, self._session.speech)

    def _open(self, opened: bool) -> None:
        show(self.widget, opened)
        switch(self.button, "wt-on", opened)
        if not opened:
            fill(self._note, "")

    def _fill(self) -> None:
        scenario, speech = self._session.scenario, self._session.speech
        if self._filled == (scenario, speech):
            return  # what is selected in it stays selected
        if self._found is None:
            fill(self._readings, f"<p>{escape(speech.text('ui.disagree.wait'))}</p>")  # seen at once
            self._found = readings(scenario)
        self._filled = (scenario, speech)
        fill(self._readings, readings_html(self._found, speech))
        text, name = yaml_text(scenario), stated_id(scenario)
        self._a11y.copies = {"id": name, "yaml": text}
        heading, why = escape(speech.text("ui.copy.title")), escape(speech.text("ui.copy.why"))
        label = escape(speech.text("ui.copy.id.label"), quote=True)
        field = f'<input class="wt-text-id" readonly aria-label="{label}" value="{escape(name, quote=True)}">'
        fill(self._name, f"<h3>{heading}</h3><p>{why}</p>{field if name else ''}")
        label = escape(speech.text("ui.copy.yaml.label"), quote=True)
        rows = min(text.count("\n") + 1, LINES)
        fill(
            self._yaml,
            f'<textarea class="wt-text-yaml" readonly spellcheck="false" rows="{rows}" '
            f'aria-label="{label}">{escape(text)}</textarea>',
        )
        show(self._copy_id, bool(name))

    def _nothing(self) -> None:
        """The page copies, and tells what came of it: only it may write to the clipboard."""

    def _copied(self, what: str, done: bool) -> None:
        """What came of it, seen and heard."""
        told = self._session.speech.text(f"ui.copy.done.{what}" if done else "ui.copy.by-hand")
        fill(self._note, f"<p>{escape(told)}</p>")
        self._a11y.status = told


LINES = 14
"""Lines of the text that are seen at once."""


def stated_id(scenario: Scenario) -> str:
    """The id by which others can find the scenario; empty for one that has no name of its own."""
    return "" if scenario.id.startswith("-") else scenario.id


def yaml_text(scenario: Scenario) -> str:
    r"""The scenario as a file in its one form.

    Example:
        >>> from watten_tutor.scenario.load import load_scenario
        >>> print(yaml_text(load_scenario("question: rechter\ntrump: Laub\nschlag: Zehn\nrules: tyrolean")))
        rules: tyrolean
        schlag: 10
        trump: ♠
        question: rechter
        <BLANKLINE>
    """
    text = format_text(dump_scenario(scenario))
    if stated_id(scenario):
        return text
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("id:"))
