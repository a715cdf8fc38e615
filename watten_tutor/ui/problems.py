"""What is wrong with a file or a name, as a tidy list with the lines it is about; never a traceback."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from watten_tutor.core.errors import NotYetAnswered, WattenError
from watten_tutor.course.lesson import LessonError
from watten_tutor.i18n import Speech, catalogue
from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError, diagnose
from watten_tutor.ui.settings import SHARED, Settings
from watten_tutor.ui.style import style_sheet

LONGEST_LINE = 160
"""A quoted line of the file is cut after this."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem ready to be shown.

    Attributes:
        place: `file:line:col`, or only a name where there are no lines.
        message: what is wrong.
        allowed: what may stand there.
        advice: how to mend it.
        line: the line of the file it is about, "" if there is none.
        col: where in that line, from 1.
    """

    place: str
    message: str
    allowed: tuple[str, ...] = ()
    advice: str = ""
    line: str = ""
    col: int = 1


class Problems:
    """Shown in place of a view that cannot be made."""

    def __init__(self, error: WattenError, source: object, settings: Settings = SHARED) -> None:
        """Keep the error; it is said in the language in force when shown.

        Args:
            error: what went wrong.
            source: what was to be shown: a path, an id, a text or a mapping.
            settings: the language.
        """
        self.error = error
        self._source = source
        self._settings = settings

    def problems(self) -> Sequence[Problem]:
        """All problems, in the order of the file."""
        language = self._settings.language
        error = self.error
        if isinstance(error, LessonError):
            return [problem for each in error.files for problem in self._of_file(each)]
        if isinstance(error, ScenarioError):
            return self._of_file(error)
        found = str(error.facts.get("found", self._source))
        return [_said(_diagnosed(error), found, (), language)]

    def _of_file(self, error: ScenarioError) -> Sequence[Problem]:
        lines = _lines_of(error.file, self._source)
        language = self._settings.language
        return [_said(each, self._place(each, error), lines, language) for each in error.diagnostics]

    def _place(self, each: Diagnostic, error: ScenarioError) -> str:
        if each.code in ("not-found", "file-missing", "file-unreadable"):
            return str(self._source)[:60]
        if isinstance(self._source, Mapping):
            return each.path or each.found or ""  # plain data has keys, not lines
        name = "" if error.file == "-" else f"{Path(error.file).name}:"
        return f"{name}{each.line}:{each.col}"

    def text(self, *, places: bool = True) -> str:
        """All problems in words, with their places unless they stand in no file."""
        blocks = []
        for each in self.problems():
            lines = [f"{each.place}: {each.message}" if places else each.message]
            if each.line:
                lines += [f"    {each.line}", f"    {' ' * (each.col - 1)}^"]
            lines += [
                f"    {told}" for told in (_allowed(each, self._settings.language), each.advice) if told
            ]
            blocks.append("\n".join(lines))
        return "\n".join(blocks)

    def check(self, answer: object) -> str:
        """Nothing can be judged: the problems again."""
        return self.text()

    def __repr__(self) -> str:
        """All problems in words."""
        return self.text()

    def html(self) -> str:
        """The list as HTML."""
        found = self.problems()
        told = catalogue(self._settings.language).text("ui.problems", n=len(found))
        items = "".join(_item(each, self._settings.language) for each in found)
        return (
            f"<style>{style_sheet()}</style>"
            f'<div class="wt-root wt-problems" role="alert"><h2>{escape(told)}</h2><ol>{items}</ol></div>'
        )

    def _repr_html_(self) -> str:
        return self.html()


def _diagnosed(error: WattenError) -> Diagnostic:
    """An error of another kind in the form of a problem of a file."""
    if isinstance(error, NotYetAnswered):
        return diagnose(error)
    facts = dict(error.facts)
    found, allowed = str(facts.pop("found", "")), facts.pop("allowed", ())
    hint = "hint.did-you-mean" if facts.get("suggestion") else None
    names = tuple(map(str, allowed)) if isinstance(allowed, tuple) else ()
    return Diagnostic(error.code, found=found, allowed=names, hint=hint, facts=facts)


def _said(each: Diagnostic, place: str, lines: Sequence[str], language: str) -> Problem:
    line = lines[each.line - 1] if 0 < each.line <= len(lines) else ""
    shown = line.expandtabs(1)[:LONGEST_LINE].rstrip()
    return Problem(place, each.message(language), each.listed, each.advice(language) or "", shown, each.col)


def _lines_of(file: str, source: object) -> list[str]:
    """The lines of the file or text that was read; none for plain data."""
    if isinstance(source, str) and "\n" in source:
        return source.splitlines()
    try:
        with Path(file).open(encoding="utf-8", errors="replace") as stream:
            return stream.read(1_000_000).splitlines()
    except (OSError, ValueError):
        return []


def _allowed(each: Problem, language: str) -> str:
    if not each.allowed:
        return ""
    return Speech(language).text("ui.problems.allowed", allowed=", ".join(each.allowed))


def _item(each: Problem, language: str) -> str:
    quoted = ""
    if each.line:
        before, at, after = (
            each.line[: each.col - 1],
            each.line[each.col - 1 : each.col],
            each.line[each.col :],
        )
        quoted = f"<pre>{escape(before)}<mark>{escape(at) or ' '}</mark>{escape(after)}</pre>"
    notes = "".join(f"<p>{escape(told)}</p>" for told in (_allowed(each, language), each.advice) if told)
    return f"<li><code>{escape(each.place)}</code><p><b>{escape(each.message)}</b></p>{quoted}{notes}</li>"
