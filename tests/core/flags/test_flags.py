"""For every value of every flag at least two cases worked out by hand, each with its source.

The cases are in the tables beside this file, their form and what they promise in `case`.
"""

from itertools import permutations

import pytest

from tests.core.flags import announcing, bets, calls, cards, deals, duties, guate, points, tables
from tests.core.flags.case import Case
from watten_tutor.core.ruleset import FLAGS, FlagValue
from watten_tutor.i18n import catalogue
from watten_tutor.rulebook.clash import clashes
from watten_tutor.rulebook.data import read
from watten_tutor.rulebook.values import format_value

TABLES = (cards, guate, duties, calls, deals, announcing, bets, points, tables)
CASES: tuple[Case, ...] = tuple(each for table in TABLES for each in table.CASES)
VALUES = [(flag.name, value) for flag in FLAGS.values() for value in flag.values]

every_case = pytest.mark.parametrize(
    "each", CASES, ids=[f"{each.flag}-{format_value(each.value)}" for each in CASES]
)


def cases_of(flag: str, value: FlagValue) -> list[Case]:
    return [each for each in CASES if (each.flag, each.value) == (flag, value)]


# -- the cases ----------------------------------------------------------------------------------------


@every_case
def test_the_answer_is_the_one_worked_out_from_the_source(each: Case) -> None:
    assert each.answer(each.value) == each.expected, f"{each.source}: {each.words}"


@every_case
def test_it_is_the_value_that_decides(each: Case) -> None:
    same = [other for other in each.others if each.answer(other) == each.expected]
    assert sorted(same, key=str) == sorted(each.agrees, key=str)


def test_every_case_is_played_by_rules_that_go_together() -> None:
    used = [each.ruleset(value) for each in CASES for value in FLAGS[each.flag].values]
    assert [(ruleset.name, clash.name) for ruleset in used for clash in clashes(ruleset)] == []


def test_every_source_has_the_place_named() -> None:
    """A section of a source, or the note of a house reading, which is quoted word for word."""
    for each in CASES:
        source, _, place = each.source.partition(" ")
        if source == "house":
            assert each.words in catalogue("en").text(f"house.{place}"), each
        else:
            assert place in read("sources")[source]["sections"], each
            assert each.words, each


# -- that none is missing -----------------------------------------------------------------------------


def test_every_value_has_two_cases() -> None:
    assert [each for each in VALUES if len(cases_of(*each)) < 2] == []


def test_no_value_has_the_same_case_twice() -> None:
    for each in VALUES:
        asked = [(found.ask, found.setting) for found in cases_of(*each)]
        assert [found for found in asked if asked.count(found) > 1] == [], each


def test_every_value_is_told_from_every_other_one_of_its_flag() -> None:
    pairs = [(flag.name, *pair) for flag in FLAGS.values() for pair in permutations(flag.values, 2)]
    alike = [
        (flag, value, other)
        for flag, value, other in pairs
        if all(other in each.agrees for each in cases_of(flag, value))
    ]
    assert alike == []


def test_no_case_is_of_a_value_that_does_not_exist() -> None:
    assert [each for each in CASES if (each.flag, each.value) not in VALUES] == []
