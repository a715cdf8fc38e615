import dataclasses

import pytest

from watten_tutor.core.reasons import Proof, Reason, because


def test_a_reason_names_its_rule_its_sentence_and_its_facts() -> None:
    assert because("duty.free", "duty.leads", rule=1, step=2) == Reason(
        "duty.free", "duty.leads", {"rule": 1, "step": 2}
    )


def test_a_value_said_in_another_way_keeps_its_reasons() -> None:
    reasons = (because("trick.highest-wins", "trick.won"),)
    assert Proof(3, reasons).map(str) == Proof("3", reasons)


def test_a_reason_cannot_be_changed_afterwards() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        because("duty.free", "duty.leads").rule = "duty.none"  # type: ignore[misc]
