import pytest

from tests.builders import SETS
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.ruleset import FLAGS, RuleSet


def test_the_base_game_has_the_first_value_of_every_flag() -> None:
    assert all(getattr(RuleSet(), flag.name) == flag.values[0] for flag in FLAGS.values())


def test_every_flag_can_differ_and_its_values_are_all_different() -> None:
    for flag in FLAGS.values():
        assert len(flag.values) == len(set(flag.values)) > 1, flag.name


def test_a_changed_rule_set_differs_in_what_was_changed_only() -> None:
    changed = RuleSet().with_flags("mine", {"target": 11, "guate": True})
    assert (changed.name, changed.target, changed.guate) == ("mine", 11, True)
    assert changed.with_flags("tyrolean", {"target": 15, "guate": False}) == RuleSet()
    assert RuleSet().target == 15


@pytest.mark.parametrize(
    ("flag", "value"),
    [
        ("target", 12),
        ("guate", 1),
        ("target", True),
        ("maschine", False),
        ("deck", "33"),
        ("kritische", ("K♥",)),
    ],
)
def test_a_value_the_flag_does_not_have_is_refused_with_what_is_allowed(flag: str, value: object) -> None:
    with pytest.raises(RuleSetError) as raised:
        RuleSet().with_flags("mine", {flag: value})  # type: ignore[dict-item]
    assert raised.value.code == "flag-value"
    assert raised.value.facts == {"flag": flag, "found": value, "allowed": FLAGS[flag].values}


@pytest.mark.parametrize("flag", ["gaute", "name", "", "with_flags"])
def test_an_unknown_flag_is_refused(flag: str) -> None:
    with pytest.raises(RuleSetError) as raised:
        RuleSet().with_flags("mine", {flag: True})
    assert raised.value.code == "unknown-flag"
    assert raised.value.facts["found"] == flag


def test_equal_rule_sets_are_one_key() -> None:
    assert len({RuleSet(), RuleSet(), SETS["tyrolean"]}) == 1
