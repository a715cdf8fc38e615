"""A rule set read otherwise: single flags changed, and the few changes in which a whole set differs."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.ruleset import FLAGS, FlagValue, RuleSet
from watten_tutor.rulebook.clash import clashes
from watten_tutor.rulebook.flags import says_something
from watten_tutor.rulebook.load import load_ruleset, ruleset_names

Flags: TypeAlias = tuple[tuple[str, FlagValue], ...]
"""Flags with their values, in the order of the table of flags."""

_ANOTHER_TABLE = ("game", "players")
"""Who plays something else, or with others, does not read the same rules otherwise."""


def read_otherwise(base: RuleSet, changes: Mapping[str, FlagValue]) -> RuleSet | None:
    """The rule set with these flags changed; None if they do not go together.

    Example:
        >>> read_otherwise(RuleSet(), {"guate": True}).name, read_otherwise(RuleSet(), {"beasn": True})
        ('tyrolean+{guate: yes}', None)
    """
    try:
        return load_ruleset({"base": base.name, **changes})
    except RuleSetError:
        return None


def single_changes(base: RuleSet) -> Iterator[tuple[Flags, RuleSet]]:
    """Each flag at each other value, where that can be and says something; with the set it makes.

    Example:
        >>> [name.name for flags, name in single_changes(RuleSet()) if flags[0][0] == "duty"]
        ['tyrolean+{duty: none}']
    """
    for flag in FLAGS.values():
        for value in flag.values:
            if value == getattr(base, flag.name) or flag.name in _ANOTHER_TABLE:
                continue
            there = read_otherwise(base, {flag.name: value})
            if there is not None and says_something(flag.name, there):
                yield ((flag.name, value),), there


def fewest_changes(base: RuleSet, other: RuleSet, holds: Callable[[RuleSet], bool]) -> Flags:
    """As few of the flags in which another set differs as still make something hold; empty if none do.

    Args:
        base: where the changes are made.
        other: the set from which they are taken; it holds there.
        holds: what shall hold.

    Example:
        >>> from watten_tutor.rulebook.load import load_ruleset
        >>> fewest_changes(RuleSet(), load_ruleset("bavarian"), lambda there: there.duty == "none")
        (('duty', 'none'),)
    """
    if any(getattr(base, flag) != getattr(other, flag) for flag in _ANOTHER_TABLE):
        return ()

    def still(changes: Mapping[str, FlagValue]) -> bool:
        there = read_otherwise(base, changes)
        return there is not None and holds(there)

    left = {flag: getattr(other, flag) for flag in FLAGS if getattr(base, flag) != getattr(other, flag)}
    if not still(left):
        return ()  # what makes it hold is no flag, but the signs that partners use
    for flag in tuple(left):
        fewer = _without(base, left, flag)
        if still(fewer):
            left = fewer
    return tuple(left.items())


def _without(base: RuleSet, changes: Mapping[str, FlagValue], flag: str) -> dict[str, FlagValue]:
    """The changes less one, and less those that cannot be without it."""
    left = {name: value for name, value in changes.items() if name != flag}
    while clash := next(clashes(base.with_flags("", left)), None):
        blamed = next((name for name in clash.flags if name in left), None)
        if blamed is None:
            break
        del left[blamed]
    return left


def sets_with(flags: Flags) -> tuple[str, ...]:
    """The named rule sets in which all these flags say just this.

    Example:
        >>> sets_with((("guate", True), ("players", 4), ("duty_binds", "all")))
        ('south-tyrolean', 'south-tyrolean-beasn')
    """
    sets = {name: load_ruleset(name) for name in ruleset_names()}
    return tuple(
        name
        for name, each in sets.items()
        if all(getattr(each, flag) == value and says_something(flag, each) for flag, value in flags)
    )
