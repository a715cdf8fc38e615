"""How hard a puzzle is and what it is about, in one line below its title."""

from watten_tutor.quiz.level import level
from watten_tutor.quiz.themes import theme_names, themes
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.ui.session import PuzzleSession


class About:
    """The line; what is in it is worked out once for each scenario."""

    def __init__(self, session: PuzzleSession) -> None:
        """Nothing is worked out yet."""
        self._session = session
        self._of: Scenario | None = None
        self._level = 0
        self._themes: tuple[str, ...] | None = None

    def text(self) -> str:
        """The level; once it is answered also the themes, which would tell where to look."""
        scenario, speech = self._session.scenario, self._session.speech
        if scenario is not self._of:
            self._of, self._level, self._themes = scenario, level(scenario), None
        if self._session.verdict is None:
            return speech.text("ui.level", level=self._level)
        if self._themes is None:
            self._themes = themes(scenario)
        named = theme_names(self._themes, speech.language)
        return speech.text("show.about", level=self._level, n=len(self._themes), themes=named)
