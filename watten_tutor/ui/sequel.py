"""The puzzle proposed after a wrong answer, and the way back from it."""

from html import escape
from typing import Any

from watten_tutor.course.prose import plain_text
from watten_tutor.i18n import Speech
from watten_tutor.quiz.judge import Verdict
from watten_tutor.quiz.sequel import sequel
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.ui.a11y import A11y
from watten_tutor.ui.asking import asked
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.widgets import box, button, fill, page, say, show


class Sequel:
    """What to solve next, if two mistakes lead to the same answer.

    Attributes:
        widget: why it is proposed, and the Button that opens it in the same view.
        back: goes back to the puzzle it was proposed for.
    """

    def __init__(self, session: PuzzleSession, a11y: A11y) -> None:
        """Make the widgets."""
        self._session = session
        self._a11y = a11y
        self._judged: Verdict | None = None
        self._found: Scenario | None = None
        self._why = page("", "wt-why-next")
        self._open = button(self._follow, "wt-quiet", "wt-next-puzzle")
        self.widget: Any = box([self._why, self._open], "wt-sequel", "wt-hidden")
        self.back = button(self._go_back, "wt-quiet", "wt-next-puzzle", "wt-hidden")

    def refresh(self) -> None:
        """Look for it once for each verdict; to be called last, for the search takes a moment."""
        session, speech = self._session, self._session.speech
        left = session.left_for_this
        show(self.back, left is not None)
        if left is not None:
            say(self.back, speech.text("ui.sequel.back", title=title_of(left, speech)))
        if session.verdict is not self._judged:
            self._judged = session.verdict
            self._found = sequel(session.mistakes, session.scenario)
        show(self.widget, self._found is not None)
        if self._found is not None:
            why, title = speech.text("ui.sequel", n=len(session.mistakes)), title_of(self._found, speech)
            fill(self._why, f"<p>{escape(why)}</p>")
            say(self._open, speech.text("ui.sequel.open", title=title))
            self._a11y.status = f"{why} {title}"

    def _follow(self) -> None:
        if self._found is not None:
            self._session.follow(self._found)
            self._announce()

    def _go_back(self) -> None:
        self._session.go_back()
        self._announce()

    def _announce(self) -> None:
        scenario, speech = self._session.scenario, self._session.speech
        question = asked(scenario.question).text(speech)
        told = speech.text("ui.sequel.now", title=title_of(scenario, speech), question=question)
        self._a11y.status = told


def title_of(scenario: Scenario, speech: Speech) -> str:
    """The author's title, else the question."""
    if scenario.title is not None:
        return plain_text(scenario.title, speech)
    return asked(scenario.question).text(speech)
