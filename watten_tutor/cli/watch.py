"""`watten-tutor check --watch`: what is saved is checked again, until Ctrl-C.

The files are looked at twice a second. That needs no library, works on every disk and in every
container, and for a thousand files costs a few milliseconds.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import sleep
from typing import TypeAlias

import click
from click import format_filename

from watten_tutor.cli.checking import LESSON, Checked, scenario_files
from watten_tutor.i18n import Catalogue

PAUSE = 0.5
"""Seconds between two looks."""

Mark: TypeAlias = tuple[tuple[int, int, int], ...]
"""Times and size of a file; of a lesson, of its texts too."""


@dataclass(frozen=True, slots=True)
class Change:
    """What has happened to the files since the last look.

    Attributes:
        saved: the files that are new or have changed, each with the folder given that it lies in.
        gone: the files that are no longer there.
        there: all files there are.
        moved: whether files have come or gone.
    """

    saved: Mapping[Path, Path | None]
    gone: tuple[Path, ...]
    there: frozenset[Path]
    moved: bool = True


def _pause() -> None:
    sleep(PAUSE)


def changes(paths: Iterable[Path], wait: Callable[[], object] = _pause) -> Iterator[Change]:
    """First all files as new ones, those too that are named but missing; then every change, without end.

    Args:
        paths: files and folders; they need not be there yet.
        wait: what to do between two looks.
    """
    paths = tuple(paths)
    roots, before = _look(paths)
    yield Change(roots, (), _there(before))
    while True:
        wait()
        roots, now = _look(paths)
        saved = {file: roots[file] for file in _there(now) if now[file] != before.get(file)}
        gone = tuple(sorted(_there(before) - _there(now)))
        if saved or gone:
            moved = _there(before) != _there(now)
            yield Change(dict(sorted(saved.items())), gone, _there(now), moved)
        before = now


def _look(paths: Iterable[Path]) -> tuple[dict[Path, Path | None], dict[Path, Mark | None]]:
    """Every file with the folder given that it lies in, and what changes when it is written to."""
    roots = {file: root for root, file in scenario_files(paths)}
    return roots, {file: _mark(file) for file in roots}


def _mark(file: Path) -> Mark | None:
    texts = sorted(file.parent.glob("*.md")) if file.name == LESSON else ()
    try:
        told = [os.stat(each) for each in (file, *texts)]
    except OSError:  # not there, or no longer
        return None
    return tuple((each.st_mtime_ns, each.st_ctime_ns, each.st_size) for each in told)


def _there(marks: Mapping[Path, Mark | None]) -> frozenset[Path]:
    return frozenset(file for file, mark in marks.items() if mark is not None)


def follow(
    seen: Iterable[Change],
    roots: Mapping[Path, Path | None],
    results: Mapping[Path, Checked],
    check: Callable[[Path | None, Path], Checked],
    say: Catalogue,
) -> None:
    """Tell what becomes of the files, for as long as there are changes.

    Args:
        seen: the changes after the first one.
        roots: each file, with the folder given that it lies in.
        results: what each was like before.
        check: checks one file in its folder.
        say: in which language to tell it.
    """
    roots, results = dict(roots), dict(results)
    _tell(say.text("check.watching"))
    for change in seen:
        roots.update(change.saved)
        results = {file: told for file, told in results.items() if file in change.there}
        for file in change.gone:
            _tell(say.text("check.gone", file=format_filename(file)))
        lists = [file for file, told in results.items() if told.is_list and change.moved]
        for file in dict.fromkeys((*change.saved, *lists)):
            results[file] = told = check(roots[file], file)
            _tell(say.text("check.problems", n=len(told.lines), file=format_filename(file)))
            for line in told.lines:
                click.echo(line)
        broken = sum(bool(told.lines) for told in results.values())
        _tell(say.text("check.result", n=len(results), broken=broken))


def _tell(sentence: str) -> None:
    click.echo(f"{datetime.now():%H:%M:%S} {sentence}")
