"""Every named rule set is its row of the rules page, written out here by hand."""

import pytest

from watten_tutor.core.cards import card
from watten_tutor.core.ruleset import FLAGS, RuleSet
from watten_tutor.rulebook.load import load_ruleset, option_names, ruleset_names


def cards(signs):
    return tuple(card(sign) for sign in signs.split())


BAVARIAN = {
    "deck": 32,
    "kritische": cards("K♥ 7♦ 7♣"),
    "weli": "none",
    "duty": "none",
    "call": "first_trick",
    "target": 11,
}
CLASSIC = BAVARIAN | {
    "call_lapses": True,
    "schlecken": "chain",
    "schlagwechsel": True,
    "schoeneres": "either_announcer",
    "maschine": 2,
    "infringement": 3,
    "raise_cap": "none",
    "last_trick_limit": False,
}
UNKRITISCH = {"kritische": (), "weli": "lowest_trump", "six_schlag": True}
SOUTH_TYROLEAN = {"guate": True, "packets": (2, 3), "signals": "forbidden"}
LADINISCH = SOUTH_TYROLEAN | {
    "announced": "lowest_cards",
    "duty_binds": "announcers",
    "duty_exempt": "rechter_guate",
    "duty_satisfied_by": "trump_or_winning_card",
}
ITALIAN = BAVARIAN | {
    "call": "any_trick",
    "call_partner": "trump_only",
    "announce_on": 3,
    "schoeneres": "redeal_costs_2",
    "raise_when": "before_own_card",
    "raise_cap": "none",
    "last_trick_limit": False,
    "first_dealer": "low",
    "signals": "gestures_only",
    "gespannt": "may_hold_base2",
}

ROWS = {
    "tyrolean": {},
    "bavarian": BAVARIAN,
    "bavarian-classic": CLASSIC,
    "bavarian-pepper": CLASSIC | {"pepper": True},
    "franconian": CLASSIC | {"call": "automatic", "call_lapses": False},
    "unkritisch": UNKRITISCH,
    "south-tyrolean": SOUTH_TYROLEAN,
    "south-tyrolean-beasn": SOUTH_TYROLEAN | {"beasn": True},
    "carinthian": {"kritische": cards("J♦ K♥ 6♦ 7♣"), "target": 11},
    "carinthian-unkritisch": UNKRITISCH | {"target": 11},
    "blind": {"announced": "secretly", "signals": "forbidden", "duty_binds": "announcers"},
    "ladinisch": LADINISCH,
    "latinern": LADINISCH | {"announced": "bottom_cards"},
    "italian": ITALIAN,
    "italian-15": ITALIAN | {"target": 15},
    "italian-21": ITALIAN | {"target": 21, "must_hold_above": 21},
    "tyrolean-four-kritische": ITALIAN
    | {"target": 15, "deck": 33, "weli": "kritisch", "kritische": cards("K♥ 7♦ 6♦ 7♣")},
    "wurftwatten": ITALIAN | {"cards_each": 3, "packets": (3,)},
    "kritischer-turnier": ITALIAN | {"raise_step": 2, "match": "best_of_3"},
    "two-handed": CLASSIC | {"players": 2},
    "three-handed": CLASSIC
    | {"players": 3, "schoeneres": "none", "schlagwechsel": False, "schlecken": "cutter"},
    "six-handed": SOUTH_TYROLEAN | {"players": 6, "schoeneres": "none"},
    "bohemian": {
        "game": "bohemian",
        "deck": 32,
        "kritische": cards("K♥ 7♦ 7♣"),
        "weli": "none",
        "schoeneres": "none",
        "signals": "forbidden",
    },
}

OPTIONS = {
    "tyrolean+guate": {"guate": True},
    "tyrolean+guate+beasn": {"guate": True, "beasn": True},
    "tyrolean+unkritisch": UNKRITISCH,
    "bavarian+unkritisch": BAVARIAN | {"kritische": ()},
    "bavarian+pepper": BAVARIAN | {"pepper": True},
    "tyrolean+schlecken": {"schlecken": "cutter"},
    "tyrolean+schlagwechsel": {"schlagwechsel": True},
    "tyrolean+maschine": {"maschine": 2},
    "tyrolean+blind": {"announced": "secretly", "signals": "forbidden", "duty_binds": "announcers"},
    "tyrolean+target-11": {"target": 11},
    "bavarian+target-15": BAVARIAN | {"target": 15},
    "tyrolean+target-18": {"target": 18},
    "unkritisch+weli-lowest-bell": UNKRITISCH | {"weli": "lowest_bell"},
    "tyrolean+unkritisch+weli-lowest-bell": UNKRITISCH | {"weli": "lowest_bell"},
    "tyrolean+gespannt-split": {"gespannt": "win2_lose3_raise4"},
    "tyrolean+no-signals": {"signals": "forbidden"},
    "tyrolean+best-of-3": {"match": "best_of_3"},
    "bohemian+below-zero": ROWS["bohemian"] | {"tally": "below_zero"},
}


def flags_of(ruleset):
    return {flag: getattr(ruleset, flag) for flag in FLAGS}


def test_the_rows_name_every_set_in_the_listed_order():
    assert ruleset_names() == tuple(ROWS)


@pytest.mark.parametrize("name", ROWS)
def test_a_set_is_its_row(name):
    assert flags_of(load_ruleset(name)) == flags_of(RuleSet(name, **ROWS[name]))


SIGNS_OF_S2 = """bavarian-classic bavarian-pepper franconian two-handed three-handed south-tyrolean
    south-tyrolean-beasn ladinisch latinern six-handed carinthian carinthian-unkritisch"""


@pytest.mark.parametrize("name", ROWS)
def test_a_set_plays_with_the_signs_of_its_source(name):
    assert load_ruleset(name).signs == ("S2" if name in SIGNS_OF_S2.split() else "S0")


def test_options_and_single_flags_leave_the_signs_as_they_are():
    assert load_ruleset("bavarian-classic+target-15").signs == "S2"
    assert load_ruleset({"base": "carinthian", "target": 18}).signs == "S2"
    assert load_ruleset("bavarian+pepper").signs == "S0"


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_changes_its_flags_and_no_other(name):
    assert flags_of(load_ruleset(name)) == flags_of(RuleSet(name, **OPTIONS[name]))


def test_every_option_is_tried():
    assert {part for name in OPTIONS for part in name.split("+")[1:]} == set(option_names())
