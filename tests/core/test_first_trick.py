"""The Rechter led to the first trick, where it may be called on, and to a later one."""

from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, position, ranked, to_play, trick
from watten_tutor.core.duty import demand


@pytest.mark.parametrize(
    ("rules", "led", "first", "told"),
    [
        ("bavarian", "10♠", False, ["duty.none", "call.first-trick"]),
        ("bavarian", "10♠", True, ["duty.none"]),
        ("bavarian", "9♠", False, ["duty.none"]),  # no Rechter
        ("bavarian", "10♥", False, ["duty.linker-or-kritischer-led"]),
        ("italian", "10♠", False, ["duty.none"]),  # S3: in any trick
        ("franconian", "10♠", False, ["call.trumpf-oder-kritisch"]),  # without being called
    ],
)
def test_a_rechter_led_too_late_to_be_called_on_is_told(
    rules: str, led: str, first: bool, told: list[str]
) -> None:
    """S0 §12 Bavarian Watten: "only when the Rechter is led to the very first trick"."""
    turn = replace(to_play(ranked(rules, "10 ♠"), trick(led)), is_first_trick=first)
    assert [each.rule for each in demand(turn).told] == told


@pytest.mark.parametrize(("table", "first"), [("10♠", True), ("10♠ 9♥ 8♥ 7♥", False)])
def test_a_trick_is_the_first_until_it_is_complete(table: str, first: bool) -> None:
    assert position("bavarian", "10 ♠", table).turn_of(BEN).is_first_trick is first
    assert position("bavarian", "10 ♠", table, won={ANNA: 1}).turn_of(BEN).is_first_trick is False
