"""A worked example: a trick that is played again card by card."""

from typing import Any

from watten_tutor.course.worked import worked
from watten_tutor.i18n import Speech
from watten_tutor.quiz.explain import Step
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.ui.a11y import A11y
from watten_tutor.ui.header import Header
from watten_tutor.ui.markup import step_items
from watten_tutor.ui.settings import Settings
from watten_tutor.ui.table import Table
from watten_tutor.ui.widgets import box, button, fill, page, root, say


class WorkedView:
    """The table, one sentence more with each card, and a Button for the next one.

    Attributes:
        widget: the root of the tree.
        laid: how many cards lie on the table now.
    """

    def __init__(self, scenario: Scenario, settings: Settings) -> None:
        """Begin before the lead."""
        self._scenario = scenario
        self._settings = settings
        self._moments = worked(scenario)
        self.laid = 0
        self._a11y = A11y()
        self._header = Header(settings, switches=False)
        self._table = Table(self._a11y)
        self._told = page("", "wt-verdict")
        self._next = button(self._next_card, "wt-go")
        main = box(
            [box([self._table.widget], "wt-left"), box([self._told, self._next], "wt-right")], "wt-main"
        )
        rows = [self._header.widget, self._header.panel, main, self._a11y]
        self.widget: Any = root(self, rows, "wt-worked")
        settings.follow(self.refresh)
        self.refresh()

    @property
    def told(self) -> tuple[Step, ...]:
        """The steps told so far, the newest last."""
        return tuple(step for moment in self._moments[: self.laid + 1] for step in moment.told)

    def _next_card(self) -> None:
        self.laid = (self.laid + 1) % len(self._moments)
        self.refresh()

    def refresh(self) -> None:
        """Show the table as it stands now."""
        speech = Speech(self._settings.language, self._settings.deck, self._scenario.names)
        position, last = self._moments[self.laid].position, self.laid == len(self._moments) - 1
        self._header.refresh(speech.text("ui.worked.title"), speech, position.ruleset, position.declaration)
        self._table.draw(position, speech, reveal=last)
        steps = f'<ol class="wt-steps">{step_items(self.told, speech, first=0)}</ol>'
        fill(
            self._told, steps if self.told else f'<p class="wt-waiting">{speech.text("ui.worked.start")}</p>'
        )
        say(self._next, speech.text("ui.start-over" if last else "ui.next-card"))
        self._a11y.status = " ".join(step.sentence.text(speech) for step in self._moments[self.laid].told)
