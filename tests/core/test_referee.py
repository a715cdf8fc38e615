"""A hundred thousand random turns, spread over all rule sets, held against the referee."""

import pytest

from tests.cases import CASES
from tests.duel import compare
from tests.referee import HOUSES

TURNS = 100_000
LEAST = 15
"""So often each case has to come up under each rule set that knows it."""


@pytest.mark.parametrize("rules", HOUSES)
def test_engine_and_referee_agree_on_every_turn_and_no_case_is_missed(rules: str) -> None:
    came_up = compare(rules, -(-TURNS // len(HOUSES)))
    wanted = {name for name, (known_to, _) in CASES.items() if known_to(HOUSES[rules])}
    assert {name: came_up[name] for name in wanted if came_up[name] < LEAST} == {}


def test_every_case_is_known_to_some_rule_set() -> None:
    assert [name for name, (known_to, _) in CASES.items() if not any(map(known_to, HOUSES.values()))] == []
