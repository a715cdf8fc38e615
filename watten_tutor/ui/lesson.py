"""A lesson as a page: text, worked examples, and puzzles one after the other."""

import re
from html import escape
from typing import Any

from watten_tutor.core.declaration import Declaration
from watten_tutor.course.blocks import OrderBlock, PuzzleBlock, ShowBlock, WorkedBlock
from watten_tutor.course.lesson import Lesson
from watten_tutor.course.progress import answered_right, read_records
from watten_tutor.course.prose import Prose, plain_text
from watten_tutor.i18n import Speech
from watten_tutor.picture.ladder import ladder_scene
from watten_tutor.picture.scene import Scene
from watten_tutor.picture.svg import data_uri, render
from watten_tutor.quiz.hidden import hides_turn, shown
from watten_tutor.ui.a11y import A11y
from watten_tutor.ui.asking import asked_text
from watten_tutor.ui.header import Header
from watten_tutor.ui.looks import hiding
from watten_tutor.ui.puzzle import PuzzleView
from watten_tutor.ui.recording import keep
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.settings import Settings
from watten_tutor.ui.shown import Shown
from watten_tutor.ui.shows import Order, Position
from watten_tutor.ui.table import pictured
from watten_tutor.ui.widgets import box, button, fill, page, root, say, show, switch
from watten_tutor.ui.worked import WorkedView

_SIGN = re.compile(r'<svg class="wt-sign".*?</svg>', re.DOTALL)


class LessonShown(Shown):
    """A lesson, as a cell shows it."""

    def __init__(self, lesson: Lesson, settings: Settings) -> None:
        """Keep the lesson; nothing is drawn yet."""
        super().__init__(settings)
        self.lesson = lesson

    @property
    def _speech(self) -> Speech:
        return Speech(self.settings.language, self.settings.deck)

    def text(self) -> str:
        """The title, the summary and the questions of the puzzles."""
        language, speech = self.settings.language, self._speech
        told = [plain_text(self.lesson.title, speech), plain_text(self.lesson.summary, speech)]
        told += [
            asked_text(each.question, Speech(language, speech.deck, each.names))
            for each in self.lesson.puzzles
        ]
        return "\n\n".join(told)

    def static_html(self) -> str:
        """The whole text with its pictures; signs become images, which an untrusted page keeps."""
        language = self.settings.language
        pieces = [f"<h2>{escape(plain_text(self.lesson.title, self._speech))}</h2>"]
        pieces += [self._static(block) for block in self.lesson.blocks(language)]
        return f'<div class="wt-static {self.scope}">{"".join(pieces)}</div>'

    def _static(self, block: object) -> str:
        if isinstance(block, Prose):
            return _SIGN.sub(_as_image, block.html(self._speech))
        scene, words = self._pictured(block)
        uri = data_uri(render(scene, deck=self.settings.deck, lang=self.settings.language))
        return f'<p><img alt="{escape(words, quote=True)}" src="{uri}"></p>'

    def _pictured(self, block: object) -> tuple[Scene, str]:
        if isinstance(block, OrderBlock):
            scene = ladder_scene(block.ranking.rungs(), self._speech, width=760)
            return scene, scene.description
        assert isinstance(block, PuzzleBlock | WorkedBlock | ShowBlock)
        scenario = block.scenario
        speech = Speech(self.settings.language, self.settings.deck, scenario.names)
        scene = pictured(shown(scenario).position, speech, turn=not hides_turn(scenario))
        return scene, f"{scene.description} {asked_text(scenario.question, speech)}"

    def make_widget(self) -> Any:
        """The lesson as widgets."""
        return LessonView(self.lesson, self.settings, self.scope).widget


def _as_image(sign: re.Match[str]) -> str:
    svg = sign[0].replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return f'<img alt="" width="14" src="{data_uri(svg)}">'


class LessonView:
    """The page.

    Attributes:
        widget: the root of the tree.
        practice: the puzzles.
    """

    def __init__(self, lesson: Lesson, settings: Settings, scope: str) -> None:
        """Make everything but the puzzles, which are made when they are reached."""
        self._lesson = lesson
        self._settings = settings
        self._header = Header(settings)
        self._summary = page("", "wt-summary")
        self._proses: list[tuple[int, Any]] = []
        self.practice = Practice(lesson, settings, scope)
        children = [page(hiding(scope), "wt-sheet"), self._header.widget, self._summary, *self._blocks()]
        self.widget: Any = root(self, [*children, A11y()], "wt-lesson", scope)
        settings.follow(self.refresh)
        self.refresh()

    def _blocks(self) -> list[Any]:
        made: list[Any] = []
        for place, block in enumerate(self._lesson.blocks("en")):
            if isinstance(block, Prose):
                self._proses.append((place, page("", "wt-prose")))
                made.append(self._proses[-1][1])
            elif isinstance(block, PuzzleBlock):
                if self.practice.widget not in made:
                    made.append(self.practice.widget)
            else:
                made.append(self._look(block))
        return made

    def _look(self, block: object) -> Any:
        settings = self._settings
        if isinstance(block, WorkedBlock):
            return WorkedView(block.scenario, settings).widget
        if isinstance(block, OrderBlock):
            declaration = Declaration(block.schlag, block.trump)
            return Order(block.rules, declaration, None, settings).view(switches=False).widget
        assert isinstance(block, ShowBlock)
        return Position(block.scenario, settings).view(switches=False).widget

    def refresh(self) -> None:
        """Say everything in the language in force."""
        speech = Speech(self._settings.language, self._settings.deck)
        self._header.refresh(escape(plain_text(self._lesson.title, speech)), speech)
        minutes = speech.text("ui.minutes", n=self._lesson.minutes)
        summary = plain_text(self._lesson.summary, speech)
        fill(self._summary, f"<p>{escape(summary)} <small>{escape(minutes)}</small></p>")
        blocks = self._lesson.blocks(speech.language)
        for place, each in self._proses:
            prose = blocks[place]
            assert isinstance(prose, Prose)
            fill(each, prose.html(speech))


class Practice:
    """The puzzles of a lesson, one at a time, with Back and Next.

    Attributes:
        widget: the puzzle in hand, its number above and the Buttons below.
        at: number of the puzzle in hand, from 0.
        views: the puzzles made so far, by number.
    """

    def __init__(self, lesson: Lesson, settings: Settings, scope: str) -> None:
        """Begin with the first puzzle."""
        self._puzzles = lesson.puzzles
        self._settings = settings
        self._scope = scope
        self._before = answered_right(read_records())
        self.at = 0
        self.views: dict[int, PuzzleView] = {}
        self._progress = page("", "wt-progress")
        self._stage = box([], "wt-stage")
        self._back = button(lambda: self.go(self.at - 1))
        self._next = button(lambda: self.go(self.at + 1), "wt-next")
        steer = box([self._back, self._next], "wt-actions", "wt-steer")
        self.widget: Any = box([self._progress, self._stage, steer], "wt-practice")
        settings.follow(self.refresh)
        self.go(0)

    def go(self, at: int) -> None:
        """Show the puzzle of this number, if there is one."""
        if not 0 <= at < len(self._puzzles):
            return
        self.at = at
        if at not in self.views:
            session = PuzzleSession(self._puzzles[at], self._settings, keep)
            view = self.views[at] = PuzzleView(session, f"{self._scope}-{at}", switches=False)
            session.observe(self.refresh)
            self._stage.children = (*self._stage.children, view.widget)
        for number, view in self.views.items():
            show(view.widget, number == at)
        self.refresh()

    def is_solved(self, number: int) -> bool:
        """Whether this puzzle was ever answered right, here or before."""
        tries = self.views[number].session.tries if number in self.views else ()
        wanted = self._puzzles[number].id
        return wanted in self._before or any(each.right and each.scenario.id == wanted for each in tries)

    def refresh(self) -> None:
        """Say where one is."""
        speech = Speech(self._settings.language, self._settings.deck)
        total = len(self._puzzles)
        solved = sum(map(self.is_solved, range(total)))
        told = escape(speech.text("ui.progress", n=self.at + 1, total=total))
        count = escape(speech.text("course.progress", right=solved, puzzles=total))
        dots = "".join(self._dot(number) for number in range(total))
        fill(
            self._progress,
            f"<h3>{told}</h3><span class='wt-dots' aria-hidden='true'>{dots}</span><small>{count}</small>",
        )
        say(self._back, speech.text("ui.back"))
        say(self._next, speech.text("ui.next"))
        self._back.disabled = self.at == 0
        self._next.disabled = self.at == total - 1
        judged = self.at in self.views and self.views[self.at].session.verdict is not None
        switch(self._next, "wt-go", judged and self.at < total - 1)

    def _dot(self, number: int) -> str:
        look = "wt-solved" if self.is_solved(number) else ""
        here = "wt-here" if number == self.at else ""
        return f'<i class="{look} {here}">{"✓" if look else number + 1}</i>'
