"""Two rule sets side by side: which flags differ, and which rules then say something else."""

from collections.abc import Iterator
from dataclasses import dataclass

from watten_tutor.core.ruleset import FLAGS, FlagValue, RuleSet
from watten_tutor.rulebook.cite import Citation, cite, rule_ids, rulebook
from watten_tutor.rulebook.flags import says_something


@dataclass(frozen=True, slots=True)
class Difference:
    """A flag in which two rule sets differ.

    Attributes:
        flag: its name.
        one: its value in the first; None where the flag says nothing there.
        other: its value in the second, likewise.
    """

    flag: str
    one: FlagValue | None
    other: FlagValue | None


@dataclass(frozen=True, slots=True)
class RulesApart:
    """The rules that two rule sets do not share.

    Attributes:
        one: rules in force in the first only.
        other: rules in force in the second only.
        both: rules in force in both that do not say the same, as the first and as the second says them.
    """

    one: tuple[Citation, ...] = ()
    other: tuple[Citation, ...] = ()
    both: tuple[tuple[Citation, Citation], ...] = ()


def differences(one: RuleSet, other: RuleSet) -> tuple[Difference, ...]:
    """Every flag in which the two differ, in the order of the table of flags.

    A flag that says nothing in one of them counts only if the other departs from the base game by it.

    Example:
        >>> differences(RuleSet(), RuleSet(name="mine", target=18))
        (Difference(flag='target', one=15, other=18),)
    """
    found = (Difference(flag, _told(flag, one), _told(flag, other)) for flag in FLAGS)
    return tuple(each for each in found if _is_apart(each))


def rules_apart(one: RuleSet, other: RuleSet, language: str) -> RulesApart:
    """The rules they do not share, in reading order.

    Example:
        >>> apart = rules_apart(RuleSet(), RuleSet(name="mine", guate=True), "en")
        >>> [each.rule for each in apart.other], [first.rule for first, _ in apart.both]
        (['order.guate'], ['order.rechter'])
    """
    first, second = set(rulebook(one)), set(rulebook(other))
    return RulesApart(
        tuple(cite(rule, language, one) for rule in rule_ids() if rule in first - second),
        tuple(cite(rule, language, other) for rule in rule_ids() if rule in second - first),
        tuple(_unlike(one, other, first & second, language)),
    )


def _told(flag: str, ruleset: RuleSet) -> FlagValue | None:
    value: FlagValue = getattr(ruleset, flag)
    return value if says_something(flag, ruleset) else None


def _is_apart(each: Difference) -> bool:
    base = FLAGS[each.flag].values[0]
    if each.one is None or each.other is None:
        return any(value not in (None, base) for value in (each.one, each.other))
    return each.one != each.other


def _unlike(
    one: RuleSet, other: RuleSet, rules: set[str], language: str
) -> Iterator[tuple[Citation, Citation]]:
    for rule in rule_ids():
        if rule in rules:
            pair = cite(rule, language, one), cite(rule, language, other)
            if pair[0].text != pair[1].text:
                yield pair
