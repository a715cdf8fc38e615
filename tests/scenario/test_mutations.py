"""The check is checked: each shipped scenario, broken by one slip, is told of just that, on its line."""

from collections import Counter

import pytest

from tests.scenario.slips import SLIPS
from tests.scenario.slips.file import File
from tests.scenario.slips.keys import WRONG_TYPE, key_is_misspelt, value_has_the_wrong_type
from watten_tutor.quiz.check import problems
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.library import library
from watten_tutor.scenario.load import load_text
from watten_tutor.scenario.schema import KEYS

FILES = [File(name, path.read_text("utf-8")) for name, path in library().items()]


def told(text):
    """All that is wrong with a text, by code and line."""
    try:
        found = problems(load_text(text))
    except ScenarioError as error:
        found = error.diagnostics
    return [(each.code, each.line) for each in found]


@pytest.mark.timeout(120)
@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: slip.__name__)
def test_a_slip_is_told_once_with_its_code_on_its_line(slip):
    broken = [(file.name, each) for file in FILES for each in slip(file)]
    assert {name: told(each.text) for name, each in broken} == {name: [each.told] for name, each in broken}
    assert len(broken) >= SLIPS[slip]


def test_the_keys_that_are_misspelt_are_many():
    lines = Counter(
        file.lines[each.line - 1].split(":")[0] for file in FILES for each in key_is_misspelt(file)
    )
    assert len(lines) >= 20


def test_many_types_of_value_are_replaced():
    keys = {
        file.lines[each.line - 1].split(":")[0] for file in FILES for each in value_has_the_wrong_type(file)
    }
    assert len({KEYS[key] for key in keys}) >= len(WRONG_TYPE) * 2 // 3
