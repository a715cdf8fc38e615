"""The public functions: what a reader calls in a notebook.

Each returns an object that a cell shows and `print` tells in words. A broken file or an unknown name
is shown as a tidy list of what is wrong, never as a traceback.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from watten_tutor.core.errors import WattenError
from watten_tutor.ui.problems import Problems
from watten_tutor.ui.settings import SHARED, settings_for

if TYPE_CHECKING:
    from watten_tutor.ui.lesson import LessonShown
    from watten_tutor.ui.shows import Comparison, Order, Position, Puzzle
    from watten_tutor.ui.variants import Variants

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

    def made() -> Puzzle:
        scenario = find(s, rules=rules)
        if rules is not None:  # what the author states holds for his own rules only
            scenario = replace(scenario, answer=None, tempting=None)
        return Puzzle(scenario, settings_for(lang, deck))

    return _or_problems(s, made)


def show(s: Wanted) -> "Position | Problems":
    """Show the position of a scenario without asking anything.

    Args:
        s: the scenario: a file, an id of the library, or the scenario itself.
    """
    from watten_tutor.scenario.library import find
    from watten_tutor.ui.shows import Position

    return _or_problems(s, lambda: Position(find(s), SHARED))


def compare(s: Wanted, between: Sequence[str] | str) -> "Comparison | Problems":
    """Show how a scenario's question is answered under several rule sets.

    Args:
        s: the scenario: a file, an id of the library, or the scenario itself.
        between: the rule sets, as a list or in one text with commas.
    """
    from watten_tutor.scenario.library import find
    from watten_tutor.ui.shows import Comparison

    names = [each.strip() for each in between.split(",")] if isinstance(between, str) else list(between)
    return _or_problems(s, lambda: Comparison(find(s), names, SHARED))


def order(rules: str, schlag: str | int, trump: str, led: str | None = None) -> "Order | Problems":
    """Show all cards from high to low.

    Args:
        rules: a rule set, as `tyrolean` or `tyrolean+guate`.
        schlag: a rank in any notation.
        trump: a suit in any notation.
        led: the suit led, if plain cards are to be listed too.

    Example:
        >>> print(order("tyrolean", 10, "spades"))
        Kritische: ...
    """
    from watten_tutor.core.declaration import Declaration
    from watten_tutor.core.notation import parse_rank, parse_suit
    from watten_tutor.rulebook.load import load_ruleset
    from watten_tutor.ui.shows import Order

    def made() -> Order:
        declaration = Declaration(parse_rank(str(schlag)), parse_suit(trump))
        return Order(load_ruleset(rules), declaration, parse_suit(led) if led else None, SHARED)

    return _or_problems(rules, made)


def lesson(id: str | Path) -> "LessonShown | Problems":
    """Show a lesson: text, worked examples and puzzles.

    Args:
        id: of a shipped lesson, or the path of a lesson's folder.
    """
    from watten_tutor.course.lesson import load_lesson
    from watten_tutor.ui.lesson import LessonShown

    return _or_problems(id, lambda: LessonShown(load_lesson(id), SHARED))


def variants() -> "Variants":
    """Show one trick under three rule sets, with cards to be chosen."""
    from watten_tutor.ui.variants import Variants

    return Variants(SHARED)


def _or_problems(source: object, make: Callable[[], T]) -> "T | Problems":
    try:
        return make()
    except WattenError as error:
        return Problems(error, source)
