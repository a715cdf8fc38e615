"""Which rules are in force under which rule set, and whether every flag has its rules."""

import re

import pytest

from watten_tutor.core.ruleset import FLAGS
from watten_tutor.i18n import LANGUAGES, catalogue
from watten_tutor.rulebook.cite import areas, cite, rule_ids, rulebook
from watten_tutor.rulebook.data import read
from watten_tutor.rulebook.load import load_ruleset, ruleset_names
from watten_tutor.rulebook.values import parse_value


def test_the_rules_in_force_follow_the_flags():
    base, bavarian, unkritisch = (rulebook(load_ruleset(n)) for n in ("tyrolean", "bavarian", "unkritisch"))
    assert {"duty.trump-led", "duty.satisfied-by", "duty.no-trump", "cards.weli"} <= set(base) - set(bavarian)
    assert {"duty.none", "call.trumpf-oder-kritisch", "call.first-trick"} <= set(bavarian) - set(base)
    assert {"kritische.none", "weli.lowest-trump", "weli.six-schlag"} == set(unkritisch) - set(base)
    assert {
        "kritische.order",
        "kritische.beat-all",
        "kritische.no-suit",
        "order.no-rechter",
        "signals.kritische",
    } == set(base) - set(unkritisch)


def test_of_the_usual_game_only_cards_cut_order_and_tricks_hold_in_bohemian_watten():
    in_force = rulebook(load_ruleset("bohemian"))
    areas_in_force = {rule.partition(".")[0] for rule in in_force}
    assert areas_in_force == {"cards", "kritische", "deal", "signals", "order", "play", "trick", "bohemian"}
    assert [rule for rule in in_force if rule.startswith(("deal.", "play."))] == [
        "deal.first-dealer",
        "deal.passes-left",
        "deal.cut",
        "play.stages",
        "play.turn",
        "play.own-card",
        "play.winner-leads",
    ]
    assert not any(rule.startswith("bohemian.") for rule in rulebook(load_ruleset("tyrolean")))


@pytest.mark.parametrize("name", ruleset_names())
def test_the_areas_hold_the_rules_in_force_in_order(name):
    ruleset = load_ruleset(name)
    for language in LANGUAGES:
        shown = areas(ruleset, language)
        assert all(area.heading and area.rules for area in shown)
        assert tuple(rule for area in shown for rule in area.rules) == rulebook(ruleset)


NOT_IN_FORCE = {
    "wurftwatten": {"play.three-tricks"},
    "three-handed": {"announcing.schlag-then-trump", "gespannt.both", "table.four-handed"},
    "bohemian": {"table.four-handed", "play.forehand-leads", "play.three-tricks", "infringement.none"},
    "two-handed": {"signals.after-announcement", "signals.kritische", "signals.trumps", "table.four-handed"},
    "bavarian": {"play.two-tricks", "infringement.points", "match.best-of-three", "cards.weli"},
}


@pytest.mark.parametrize("name", NOT_IN_FORCE)
def test_a_rule_without_a_place_in_a_set_is_not_in_force(name):
    assert NOT_IN_FORCE[name] <= set(rule_ids())
    assert not NOT_IN_FORCE[name] & set(rulebook(load_ruleset(name)))


@pytest.mark.parametrize("name", [*ruleset_names(), "bavarian+unkritisch", "tyrolean+guate+beasn"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rules_in_force_say_the_same(name, language):
    ruleset = load_ruleset(name)
    texts = [cite(rule, language, ruleset).text for rule in rulebook(ruleset)]
    assert len(texts) == len(set(texts))


def test_no_rule_of_the_other_game_is_in_force_in_bohemian_watten():
    ruleset = load_ruleset("bohemian")
    shared = [rule for rule in rulebook(ruleset) if not rule.startswith("bohemian.")]
    for rule in shared:
        text = cite(rule, "en", ruleset).text
        assert not re.search(r"\b(teams?|partner|raise|bet|gespannt|announced)\b", text, re.I), rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name",
    [
        "unkritisch",
        "tyrolean+unkritisch",
        "bavarian+unkritisch",
        "unkritisch+guate+beasn",
        "ladinisch+unkritisch",
        "bavarian+unkritisch+pepper",
        "italian+unkritisch",
        "bavarian+unkritisch+{call: automatic}",
        "bavarian+unkritisch+{call_lapses: yes}",
        "bohemian+unkritisch",
    ],
)
def test_without_kritische_no_rule_in_force_speaks_of_one(name, language):
    ruleset = load_ruleset(name)
    for rule in rulebook(ruleset):
        assert not re.search(r"\bKritische[rn]\b", cite(rule, language, ruleset).text), rule


# -- every flag has its rules ------------------------------------------------------------------------

# Values that no rule names, with the reason; all others must have a rule that says what they mean.
SAID_ELSEWHERE = {
    "weli": {
        "none": "the pack of 32, cards.deck",
    },
    "schoeneres": {"none": "nobody asks: announcing.schoeneres is not in force"},
    "last_trick_limit": {"no": "nothing is special then: bet.raise says when one may raise"},
}


@pytest.mark.parametrize("flag", FLAGS.values(), ids=str)
def test_every_value_but_the_base_games_has_a_rule_that_names_it(flag):
    named = {
        parse_value(flag.name, word)
        for rules in read("rules").values()
        for found in rules.values()
        for case in found
        for word in case.get("when", {}).get(flag.name, ())
    }
    excused = {parse_value(flag.name, word) for word in SAID_ELSEWHERE.get(flag.name, {})}
    assert not named & excused
    assert set(flag.values[1:]) <= named | excused


@pytest.mark.parametrize(
    ("rules", "begins", "house"),
    [
        ("tyrolean", "Two opponents each draw a card", False),
        ("italian", "Two opponents each lift a card", False),
        ("two-handed", "Two opponents each draw a card", False),
        ("six-handed", "Two opponents each draw a card", False),
        ("three-handed", "All players draw a card", True),
        ("bohemian", "All players draw a card", True),
        ("three-handed+{first_dealer: low}", "All players lift a card", True),
    ],
)
def test_where_everyone_plays_alone_all_draw_for_the_first_deal(rules, begins, house):
    found = cite("deal.first-dealer", "en", load_ruleset(rules))
    assert found.text.startswith(begins)
    all_draw = catalogue("en").text("house.all-draw")
    assert (all_draw in [source.section for source in found.sources]) is house


def test_a_refused_raise_by_two_cites_that_the_page_would_pay_one_point_more():
    raised_by_two = cite("score.gave-up", "en", load_ruleset("kritischer-turnier"))
    assert catalogue("en").text("house.stake-less-one") in [each.section for each in raised_by_two.sources]
    by_one = cite("score.gave-up", "en", load_ruleset("italian"))
    assert not any(source.house for source in by_one.sources)
