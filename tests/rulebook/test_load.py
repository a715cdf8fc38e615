"""Rule set names: read, said canonically, refused with a reason."""

import pytest

from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.ruleset import FLAGS
from watten_tutor.i18n import LANGUAGES, catalogue
from watten_tutor.rulebook.clash import CLASHES
from watten_tutor.rulebook.load import load_ruleset, option_names, parse_name, ruleset_names
from watten_tutor.rulebook.values import format_value, parse_value

CANONICAL = [
    ("tyrolean", "tyrolean"),
    (" Tyrolean ", "tyrolean"),
    ("bayerisch", "bavarian"),
    ("Südtirolerisch", "south-tyrolean"),
    ("tyrolean + guate+ target-18", "tyrolean+guate+target-18"),
    ("tyrolean+target-18+guate", "tyrolean+guate+target-18"),
    ("tyrolean+guate+guate", "tyrolean+guate"),
    ("tyrolean+{}", "tyrolean"),
    ("tyrolean+{target:18, guate: true}", "tyrolean+{guate: yes, target: 18}"),
    ("bavarian+pepper+{call: any_trick}", "bavarian+pepper+{call: any_trick}"),
    ({"base": "tyrolean", "guate": True, "target": 18}, "tyrolean+{guate: yes, target: 18}"),
    ({"base": "tyrolean", "target": "18", "guate": "yes"}, "tyrolean+{guate: yes, target: 18}"),
    ({"base": "tyrolean", "guate": False}, "tyrolean+{guate: no}"),
    ({"base": "tyrolean+guate", "target": 11}, "tyrolean+guate+{target: 11}"),
    ({"base": "tyrolean+{target: 11, guate: yes}", "target": 18}, "tyrolean+{guate: yes, target: 18}"),
    ({"target": 18}, "tyrolean+{target: 18}"),
    ({"schlecken": False}, "tyrolean+{schlecken: no}"),
    ({"packets": [2, 3]}, "tyrolean+{packets: [2, 3]}"),
    (
        {"kritische": ["K♥", "7♦", "7♣"], "weli": "none", "deck": 32},
        "tyrolean+{deck: 32, kritische: [K♥, 7♦, 7♣], weli: none}",
    ),
    ({"kritische": [], "weli": "lowest_trump"}, "tyrolean+{kritische: [], weli: lowest_trump}"),
]


@pytest.mark.parametrize(("written", "name"), CANONICAL)
def test_a_name_is_said_canonically_and_reads_back(written, name):
    ruleset = load_ruleset(written)
    assert ruleset.name == name
    assert load_ruleset(name) == ruleset


def test_a_map_means_what_the_options_mean():
    by_map = load_ruleset({"base": "tyrolean", "guate": True, "target": 18})
    by_options = load_ruleset("tyrolean+guate+target-18")
    assert all(getattr(by_map, flag) == getattr(by_options, flag) for flag in FLAGS)


def test_every_value_of_every_flag_reads_back_as_printed():
    for flag in FLAGS.values():
        for value in flag.values:
            assert parse_value(flag.name, format_value(value)) == value


UNKNOWN = [
    ("tirolean", "unknown-ruleset", "tirolean", "tyrolean"),
    ("bavarian-clasic", "unknown-ruleset", "bavarian-clasic", "bavarian-classic"),
    ("bayrisch", "unknown-ruleset", "bayrisch", "bayerisch"),
    ("", "unknown-ruleset", "", None),
    ("guate", "unknown-ruleset", "guate", None),
    ("tyrolean{target: 18}", "unknown-ruleset", "tyrolean{target: 18}", None),
    ({"base": 7}, "unknown-ruleset", "7", None),
    ("tyrolean+gaute", "unknown-option", "gaute", "guate"),
    ("tyrolean+", "unknown-option", "", None),
    ("tyrolean+bavarian", "unknown-option", "bavarian", None),
    ("tyrolean+target-19", "unknown-option", "target-19", "target-18"),
    ("tyrolean+{targets: 18}", "unknown-flag", "targets", "target"),
    ({"base": "tyrolean", "raise-step": 2}, "unknown-flag", "raise-step", "raise_step"),
]


@pytest.mark.parametrize(("written", "code", "found", "suggestion"), UNKNOWN)
def test_an_unknown_name_is_refused_with_the_one_meant(written, code, found, suggestion):
    with pytest.raises(RuleSetError) as refused:
        load_ruleset(written)
    assert refused.value.code == code
    assert refused.value.facts["found"] == found
    assert refused.value.facts["suggestion"] == suggestion
    allowed = {
        "unknown-ruleset": ruleset_names(),
        "unknown-option": option_names(),
        "unknown-flag": tuple(FLAGS),
    }
    assert refused.value.facts["allowed"] == allowed[code]


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ({"target": 19}, "19"),
        ("tyrolean+{target}", ""),
        ({"target": None}, "None"),
        ({"target": [18]}, "[18]"),
        ({"target": True}, "yes"),
        ({"target": 18.0}, "18.0"),
    ],
)
def test_a_value_the_flag_does_not_have_is_refused_with_those_it_has(written, found):
    with pytest.raises(RuleSetError) as refused:
        load_ruleset(written)
    assert refused.value.code == "flag-value"
    assert refused.value.facts == {"flag": "target", "found": found, "allowed": ("15", "11", "18", "21")}


CLASHING = {
    "two-targets": "tyrolean+target-11+target-18",
    "flag-twice": "tyrolean+{target: 11, target: 18}",
    "weli-bell-needs-33": "bavarian+weli-lowest-bell",
    "weli-bell-is-kritisch": "tyrolean+weli-lowest-bell",
    "kritische-not-in-deck": {"base": "tyrolean", "deck": 32, "weli": "none"},
    "weli-not-in-deck": {"base": "tyrolean", "deck": 32, "kritische": []},
    "weli-kritisch-or-not": {"base": "tyrolean", "kritische": []},
    "six-needs-weli": {"base": "tyrolean", "six_schlag": True},
    "beasn-needs-guate": "tyrolean+beasn",
    "pepper-needs-call": "tyrolean+pepper",
    "schlecken-needs-kritische": "unkritisch+schlecken",
    "maschine-needs-kritische": "unkritisch+maschine",
    "schlagwechsel-needs-naming": "latinern+schlagwechsel",
    "packets-not-a-hand": {"base": "tyrolean", "cards_each": 3},
    "schoeneres-needs-cards": {"base": "tyrolean", "players": 6},
    "below-zero-needs-bohemian": "tyrolean+below-zero",
    "not-in-bohemian": "bohemian+target-18",
    "must-hold-needs-21": "italian-21+target-15",
    "one-announcer": "three-handed+schlagwechsel",
    "three-cards-to-show": "wurftwatten+{announced: lowest_cards}",
    "announce-on-first-packet": {"base": "south-tyrolean", "announce_on": 3},
}


@pytest.mark.parametrize("clash", CLASHING)
def test_what_does_not_go_together_is_refused_by_its_name(clash):
    with pytest.raises(RuleSetError) as refused:
        load_ruleset(CLASHING[clash])
    assert (refused.value.code, refused.value.facts["clash"]) == ("option-clash", clash)


@pytest.mark.parametrize(
    ("written", "clash"),
    [
        ("bohemian+guate", "not-in-bohemian"),
        ({"base": "bohemian", "players": 6}, "not-in-bohemian"),
        ("bohemian+schlecken", "not-in-bohemian"),
        ({"base": "bohemian", "call": "first_trick"}, "not-in-bohemian"),
        ({"base": "bohemian", "raise_cap": "none"}, "not-in-bohemian"),
        ("unkritisch+schlecken+maschine", "schlecken-needs-kritische"),
        ("ladinisch+schlagwechsel", "schlagwechsel-needs-naming"),
        ("carinthian+weli-lowest-bell", "weli-bell-is-kritisch"),
        ("three-handed+blind", "one-announcer"),
        ({"base": "three-handed", "schoeneres": "either_announcer"}, "one-announcer"),
        ({"must_hold_above": 21}, "must-hold-needs-21"),
    ],
)
def test_the_same_reason_holds_wherever_the_flags_come_from(written, clash):
    with pytest.raises(RuleSetError) as refused:
        load_ruleset(written)
    assert refused.value.facts["clash"] == clash


@pytest.mark.parametrize(
    "written",
    [
        "bohemian+unkritisch",
        "bohemian+below-zero",
        "bohemian+best-of-3",
        "bavarian+blind",
        "italian+unkritisch",
        "blind+schlagwechsel",
        "two-handed+target-15",
        "six-handed+beasn",
        "wurftwatten+schlecken",
        {"base": "italian", "call": "none"},
        {"announce_on": 3},
        {"cards_each": 3, "packets": [3], "announce_on": 3},
    ],
)
def test_what_goes_together_is_not_refused(written):
    assert load_ruleset(written)


def test_every_clash_is_tried_and_has_its_sentence():
    assert set(CLASHING) == {each.name for each in CLASHES} | {"two-targets", "flag-twice"}
    for language in LANGUAGES:
        every_key = catalogue(language).keys()
        assert {key for key in every_key if key.startswith("clash.")} == {
            f"clash.{each}" for each in CLASHING
        }


def test_a_clash_blames_flags_that_exist():
    assert all(flag in FLAGS for clash in CLASHES for flag in clash.flags)


@pytest.mark.parametrize(
    "hostile", ["[" * 300_000, "tyrolean+{" + " " * 300_000 + "}", "tyrolean" + "+guate" * 300_000]
)
def test_an_endless_name_is_refused_at_once_and_not_repeated_in_full(hostile):
    with pytest.raises(RuleSetError) as refused:
        load_ruleset(hostile)
    assert len(str(refused.value.facts["found"])) <= 2000


def test_a_name_is_built_once():
    assert load_ruleset("tyrolean+guate") is load_ruleset("tyrolean + guate")
    assert parse_name("tyrolean") is parse_name("tyrolean")
