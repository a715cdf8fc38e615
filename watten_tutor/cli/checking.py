"""Finding scenario files and lessons, and checking one of them."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from click import format_filename

from watten_tutor.core.ruleset import RuleSet
from watten_tutor.course.lesson import LessonError, load_lesson
from watten_tutor.quiz.check import problems
from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError
from watten_tutor.scenario.library import find
from watten_tutor.scenario.load import load_file
from watten_tutor.scenario.scenario import Scenario, ScenarioSet

SUFFIXES = (".yaml", ".yml")
LESSON = "lesson.yaml"
"""Stands for the lesson in its folder, with its texts."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A file that has been checked.

    Attributes:
        lines: its problems, one a line.
        scenario: its scenario, if there are none.
        is_list: whether it lists scenarios for a class, so that other files can break it.
    """

    lines: tuple[str, ...]
    scenario: Scenario | None = None
    is_list: bool = False


def scenario_files(paths: Iterable[Path]) -> Iterator[tuple[Path | None, Path]]:
    """Every scenario file and lesson, with the folder given that it lies in; one given by name stands alone.

    Folders may change or vanish meanwhile: what cannot be looked into has no files.
    """
    for path in paths:
        if path.is_dir():
            inside = (Path(folder, name) for folder, _, names in os.walk(path) for name in names)
            found = sorted(each for each in inside if each.suffix in SUFFIXES and os.path.isfile(each))
            yield from ((path, each) for each in found)
        else:
            yield None, path


def check_file(root: Path | None, file: Path, rules: RuleSet | None, lang: str) -> Checked:
    """The problems of a file, or its scenario; of `lesson.yaml` those of the whole lesson.

    Args:
        root: the checked folder it lies in.
        file: the file.
        rules: a rule set in place of its own.
        lang: the language of the problems.
    """
    if file.name == LESSON:
        return Checked(tuple(_of_lesson(file, lang)), is_list=True)
    try:
        loaded = load_file(file, rules=rules, root=root)
    except ScenarioError as error:
        return Checked(_lines(error.diagnostics, file, lang))
    if isinstance(loaded, ScenarioSet):
        return Checked(_lines(_missing(loaded, root or file.parent), file, lang), is_list=True)
    lines = _lines(problems(loaded), file, lang)
    return Checked(lines, None if lines else loaded)


def _of_lesson(file: Path, lang: str) -> Iterator[str]:
    """The problems of a lesson; a puzzle of its folder is a file of its own, which tells its own."""
    try:
        load_lesson(file.parent)
    except LessonError as error:
        for each in error.files:
            told = Path(each.file)
            if told == file or told.suffix not in SUFFIXES or file.parent not in told.parents:
                yield from each.format(lang).splitlines()


def _lines(found: Iterable[Diagnostic], file: Path, lang: str) -> tuple[str, ...]:
    return tuple(each.format(format_filename(file), lang) for each in found)


def _missing(listed: ScenarioSet, root: Path) -> Iterator[Diagnostic]:
    """A problem for each id of a list that is neither beside it nor shipped."""
    for name, (line, col) in zip(listed.scenarios, listed.places, strict=True):
        if not (root / f"{name}.yaml").is_file():
            try:
                find(name)
            except ScenarioError as error:
                yield from (replace(each, line=line, col=col) for each in error.diagnostics)
