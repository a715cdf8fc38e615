"""Flags in people's words, and two rule sets side by side."""

import pytest

from watten_tutor.core.ruleset import FLAGS, RuleSet
from watten_tutor.i18n import LANGUAGES
from watten_tutor.rulebook.cite import rulebook
from watten_tutor.rulebook.compare import differences, rules_apart
from watten_tutor.rulebook.flags import flag_name, says_something, value_said
from watten_tutor.rulebook.load import load_ruleset, ruleset_names

VALUES = [(flag.name, value) for flag in FLAGS.values() for value in flag.values]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_values_of_a_flag_are_said_differently(language):
    for flag in FLAGS.values():
        said = [value_said(flag.name, value, language) for value in flag.values]
        assert len(said) == len(set(said)), flag.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("flag", "value"), VALUES)
def test_no_identifier_is_shown_to_people(flag, value, language):
    for text in (flag_name(flag, language), value_said(flag, value, language)):
        assert "_" not in text
        assert not text.endswith(".")


# -- which flags say something -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "silent"),
    [
        ("tyrolean", {"call_partner", "call_lapses", "tally"}),
        (
            "two-handed",
            {"weli", "duty_binds", "duty_exempt", "duty_satisfied_by", "call_partner", "signals", "tally"},
        ),
        ("bavarian", {"weli", "duty_binds", "duty_exempt", "duty_satisfied_by", "tally"}),
    ],
)
def test_a_flag_is_silent_where_what_it_changes_does_not_exist(name, silent):
    ruleset = load_ruleset(name)
    assert {flag for flag in FLAGS if not says_something(flag, ruleset)} == silent


def test_bohemian_watten_has_no_target_no_call_and_no_bets():
    ruleset = load_ruleset("bohemian")
    assert not any(
        says_something(flag, ruleset) for flag in ("target", "call", "duty", "raise_cap", "gespannt")
    )
    assert says_something("tally", ruleset)


# -- two sets side by side ---------------------------------------------------------------------------


def flags_apart(one, other):
    return {each.flag for each in differences(load_ruleset(one), load_ruleset(other))}


@pytest.mark.parametrize(
    ("one", "other", "flags"),
    [
        ("tyrolean", "bavarian", {"deck", "kritische", "duty", "call", "target"}),
        ("bavarian", "tyrolean", {"deck", "kritische", "duty", "call", "target"}),
        ("tyrolean", "unkritisch", {"kritische", "weli", "six_schlag"}),
        ("italian", "italian-21", {"target", "must_hold_above"}),
        ("italian", "wurftwatten", {"packets", "cards_each"}),
        ("bavarian", "bavarian+pepper", {"pepper"}),
        ("tyrolean", "bohemian", {"deck", "kritische", "schoeneres", "game", "signals"}),
        ("bohemian", "bohemian+below-zero", {"tally"}),
        ("tyrolean", "tyrolean+{target: 15}", set()),
        # the partner's duty departs from the base game, so it counts beside a set without any call
        ("tyrolean", "tyrolean+{call: first_trick, call_partner: trump_only}", {"call", "call_partner"}),
    ],
)
def test_the_flags_that_differ(one, other, flags):
    assert flags_apart(one, other) == flags


def test_a_flag_that_says_nothing_on_one_side_has_no_value_there():
    found = {each.flag: each for each in differences(load_ruleset("tyrolean"), load_ruleset("italian"))}
    assert (found["call_partner"].one, found["call_partner"].other) == (None, "trump_only")


@pytest.mark.parametrize("name", ruleset_names())
def test_a_set_does_not_differ_from_itself(name):
    ruleset = load_ruleset(name)
    assert differences(ruleset, ruleset) == ()
    apart = rules_apart(ruleset, ruleset, "en")
    assert (apart.one, apart.other, apart.both) == ((), (), ())


@pytest.mark.parametrize("name", ruleset_names())
def test_every_rule_of_either_set_is_on_one_side_or_shared(name):
    base, ruleset = RuleSet(), load_ruleset(name)
    apart = rules_apart(base, ruleset, "de")
    one, other = ({each.rule for each in side} for side in (apart.one, apart.other))
    assert set(rulebook(base)) - one == set(rulebook(ruleset)) - other
    assert all(first.rule == second.rule and first.text != second.text for first, second in apart.both)
