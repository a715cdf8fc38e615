"""The Button "Hint" and what it has said so far."""

from html import escape
from typing import Any

from watten_tutor.course.prose import plain_text
from watten_tutor.i18n import Speech
from watten_tutor.quiz.hints import Hint
from watten_tutor.rulebook.cite import cite
from watten_tutor.ui.a11y import A11y
from watten_tutor.ui.markup import rule_details, written
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.widgets import button, fill, page, say, show, switch


class Hinting:
    """Hints one after the other, with a try between them.

    Attributes:
        button: asks for one; it stays where it is, so that the focus does, and says why there is none now.
        widget: the hints given.
    """

    def __init__(self, session: PuzzleSession, a11y: A11y) -> None:
        """Make the widgets."""
        self._session = session
        self._a11y = a11y
        self._refused = ""
        self.button = button(self._ask, "wt-quiet", "wt-hint-more")
        self.widget: Any = page("", "wt-hint", "wt-hidden")

    def refresh(self) -> None:
        """Show the hints given, and whether there is another one now."""
        session, speech = self._session, self._session.speech
        choosing = session.verdict is None
        given = session.hints_given
        say(self.button, speech.text("ui.hint.another" if given else "ui.hint"), speech.text("ui.hint.title"))
        show(self.button, choosing and session.has_hints)
        switch(self.button, "wt-idle", not session.may_hint)
        told = "".join(hint_html(each, speech) for each in given)
        if self._refused and choosing and not session.may_hint:
            told += f"<p>{escape(speech.text(self._refused))}</p>"
        else:
            self._refused = ""
        fill(self.widget, told)
        show(self.widget, choosing and bool(told))

    def _ask(self) -> None:
        session = self._session
        if session.may_hint:
            session.next_hint()
            self._a11y.status = hint_text(session.hints_given[-1], session.speech)
            return
        self._refused = "ui.hint.try-first" if session.has_more_hints else "ui.hint.no-more"
        self.refresh()
        self._a11y.status = session.speech.text(self._refused)


def hint_html(hint: Hint, speech: Speech) -> str:
    """A hint; a rule can be opened."""
    if hint.text is not None:
        return written(hint.text, speech)
    if hint.rule is None:
        return f"<p>{escape(hint_text(hint, speech))}</p>"
    rule = rule_details(cite(hint.rule, speech.language, hint.ruleset), speech)
    return f"<p>{escape(speech.text('ui.hint.rule'))}</p>{rule}"


def hint_text(hint: Hint, speech: Speech) -> str:
    """The hint in plain text, as it is said aloud."""
    if hint.text is not None:
        return plain_text(hint.text, speech)
    if hint.rule is None:
        return speech.text("ui.hint.area", area=speech.text(f"area.{hint.area}"))
    heading = cite(hint.rule, speech.language, hint.ruleset).heading
    return f"{speech.text('ui.hint.rule')} {heading}"
