"""The public functions: what a reader calls in a notebook.

Each returns an object that a cell shows and `print` tells in words. A broken file or an unknown name
is shown as a tidy list of what is wrong, never as a traceback.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias, TypeVar

from watten_tutor.core.errors import WattenError
from watten_tutor.ui.problems import Problems
from watten_tutor.ui.settings import SHARED, settings_for

Wanted: TypeAlias = str | Path | Mapping[str, object]
"""A scenario: a file, else the id of a shipped one, else the scenario itself as text or plain data."""

T = TypeVar("T")


def puzzle(
    s: Wanted, *, rules: str | None = None, lang: str | None = None, deck: str | None = None
) -> "Puzzle | Problems":
    """Show a scenario as a puzzle to be answered and explained.

    Args:
        s: the scenario: a file, an id of the library, or the scenario itself.
        rules: a rule set in place of its own.
        lang: en, de or it, for this puzzle alone; else the one in force on the page.
        deck: french or german, for this puzzle alone.

    Example:
        >>> print(puzzle("who-wins/spitz-over-linker", lang="en", deck="french").check("Dan"))
        Right.
        ...
    """
    from watten_tutor.scenario.library import find
    from watten_tutor.ui.shows import Puzzle

    return _or_problems(s, lambda: Puzzle(find(s, rules=rules), settings_for(lang, deck)))


def show(s: Wanted) -> "Table | Problems":
    """Show the position of a scenario without asking anything.

    Args:
        s: the scenario: a file, an id of the library, or the scenario itself.
    """
    from watten_tutor.scenario.library import find
    from watten_tutor.ui.shows import Position

    return _or_problems(s, lambda: Position(find(s), SHARED))
