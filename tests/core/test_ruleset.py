import pytest

from tests.builders import SETS
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.ruleset import FLAGS, RuleSet


def test_the_base_game_has_the_first_value_of_every_flag() -> None:
    assert all(getattr(RuleSet(), flag.name) == flag.values[0] for flag in FLAGS.values())


def test_every_flag_can_differ_and_its_values_are_all_different() -> None:
    for flag in FLAGS.values():
        assert len(flag.values) == len(set(flag.values)) > 1, flag.name


NUMBERS = [
    ("deck", (33, 32)),  # S0 §2; S0 §12 Bavarian Watten
    ("announce_on", (5, 3)),  # S0 §5; S3 Distribuzione
    ("packets", ((3, 2), (2, 3), (1, 1, 1, 1, 1), (3,))),  # S0 §4; S2 by region; S3 Wurftwatten
    ("maschine", (0, 2, 3)),  # S2, in two forms
    ("raise_step", (1, 2)),  # S0 §8; S3 Kritischer Watten
    ("must_hold_above", ("none", 21)),  # S3 Punteggio
    ("infringement", ("none", 3)),  # S2
    ("target", (15, 11, 18, 21)),  # S0 §10, §12; S3 Punteggio
    ("players", (4, 2, 3, 6)),  # S0 §1; S2 Variants
    ("cards_each", (5, 3)),  # S0 §4; S3 Wurftwatten
]


@pytest.mark.parametrize(("flag", "values"), NUMBERS)
def test_the_numbers_a_flag_can_have(flag: str, values: tuple[object, ...]) -> None:
    assert FLAGS[flag].values == values


def test_at_bohemian_watten_two_to_four_sit_down_and_else_as_many_as_the_rules_say() -> None:
    # S2 Bohemian Watten; house: five would need more cards than there are
    assert RuleSet().with_flags("mine", {"game": "bohemian"}).table_sizes == (2, 3, 4)
    assert RuleSet().table_sizes == (4,)
    assert RuleSet().with_flags("mine", {"players": 6}).table_sizes == (6,)


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
