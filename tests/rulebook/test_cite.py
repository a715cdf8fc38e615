"""Every rule is said in three languages and names a place that exists."""

import re
from pathlib import Path

import pytest

import watten_tutor.core
from watten_tutor.core.ruleset import FLAGS, RuleSet
from watten_tutor.core.signals import TABLES
from watten_tutor.i18n import LANGUAGES, catalogue
from watten_tutor.rulebook.cite import cite, cite_flag, numbers, rule_ids, rulebook
from watten_tutor.rulebook.data import read
from watten_tutor.rulebook.load import load_ruleset, option_names, ruleset_names
from watten_tutor.rulebook.values import parse_value

RULES = [
    "table.four-handed",
    "table.two-handed",
    "table.three-handed",
    "table.six-handed",
    "table.wurftwatten",
    "cards.deck",
    "cards.ranks",
    "cards.weli",
    "kritische.order",
    "kritische.beat-all",
    "kritische.no-suit",
    "kritische.none",
    "deal.first-dealer",
    "deal.passes-left",
    "deal.cut",
    "deal.packets",
    "schlecken.cutter",
    "schlecken.chain",
    "schlecken.bluff",
    "schlecken.shorter-packet",
    "schlecken.penalty",
    "announcing.only-two-look",
    "announcing.on-three-cards",
    "announcing.schlag-then-trump",
    "announcing.three-handed",
    "announcing.schlagwechsel",
    "announcing.schoeneres",
    "signals.after-announcement",
    "signals.kritische",
    "signals.schlag",
    "signals.trumps",
    "signals.nothing",
    "signals.false-allowed",
    "signals.gestures-only",
    "signals.forbidden",
    "order.rechter",
    "order.guate",
    "order.beasn",
    "order.no-rechter",
    "order.linke",
    "order.linke-equal",
    "order.trumps",
    "order.trump-rank",
    "order.suit-led",
    "order.other-suits",
    "weli.lowest-trump",
    "weli.lowest-bell",
    "weli.six-schlag",
    "play.stages",
    "play.forehand-leads",
    "play.turn",
    "play.own-card",
    "trick.highest-wins",
    "play.winner-leads",
    "play.three-tricks",
    "play.two-tricks",
    "duty.free",
    "duty.trump-led",
    "duty.satisfied-by",
    "duty.exempt",
    "duty.no-trump",
    "duty.linker-or-kritischer-led",
    "duty.no-beating",
    "duty.none",
    "call.trumpf-oder-kritisch",
    "call.linker-not-enough",
    "call.cannot",
    "call.first-trick",
    "call.lapses",
    "call.pepper",
    "blind.announced-secretly",
    "blind.lowest-cards",
    "blind.bottom-cards",
    "blind.last-trick-open",
    "blind.tell-loses",
    "blind.deduce",
    "bet.raise",
    "bet.own-turn",
    "bet.answer-due",
    "bet.answer",
    "bet.hold",
    "bet.playing-on-holds",
    "bet.give-up",
    "bet.teams-alternate",
    "bet.cap",
    "bet.no-cap",
    "bet.must-hold",
    "bet.last-trick",
    "gespannt.team",
    "gespannt.not-yet",
    "gespannt.no-bet",
    "gespannt.play-or-give-up",
    "gespannt.both",
    "gespannt.split",
    "gespannt.base-only",
    "score.base",
    "score.value",
    "score.gave-up",
    "score.added",
    "game.target",
    "game.bummerl",
    "game.schneider",
    "bohemian.no-teams",
    "bohemian.turned-card",
    "bohemian.dealer-takes",
    "bohemian.exchange",
    "bohemian.stay-out",
    "bohemian.first-lead",
    "bohemian.follow",
    "bohemian.one-suit",
    "bohemian.head",
    "bohemian.five-tricks",
    "bohemian.tally",
    "bohemian.no-trick",
    "bohemian.hearts-double",
    "bohemian.excess",
    "bohemian.zero",
    "bohemian.several-win",
    "match.best-of-three",
    "infringement.points",
    "infringement.none",
    "maschine.kritische",
    "maschine.shown",
]


def cases():
    return [
        pytest.param(rule, case, id=f"{rule}-{place}")
        for rules in read("rules").values()
        for rule, found in rules.items()
        for place, case in enumerate(found)
    ]


def keys_of(language, *areas_of_message):
    every_key = catalogue(language).keys()
    return {key for key in every_key if key.startswith(areas_of_message)}


def all_sources():
    """Every citation written anywhere in the rulebook."""
    for rules in read("rules").values():
        for found in rules.values():
            for case in found:
                yield case["sources"]
    for file in [f"rulesets/{name}" for name in ruleset_names()] + [
        f"options/{name}" for name in option_names()
    ]:
        written = read(file)
        for flags in (written["flags"], written.get("instead", {}).get("flags", {})):
            for flag in flags.values():
                yield flag["sources"]


# -- the rules ---------------------------------------------------------------------------------------


def test_the_published_rule_ids_stay():
    assert list(rule_ids()) == RULES


def test_the_engine_cites_rules_that_exist():
    code = "".join(path.read_text("utf-8") for path in Path(watten_tutor.core.__file__).parent.glob("*.py"))
    cited = set(re.findall(r'because\(\s*"([a-z.-]+)"', code))
    assert cited
    assert cited <= set(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rule", "case"), cases())
def test_every_case_is_said(rule, case, language):
    texts = catalogue(language)
    usual = f"rule.{rule}.text"
    text = texts.text(f"{usual}.{case['text']}" if "text" in case else usual, **numbers(RuleSet()))
    assert texts.text(f"rule.{rule}.heading")
    assert 1 <= len(re.findall(r"[.!?](?: |$)", text)) <= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language):
    used = {f"rule.{rule}.heading" for rule in RULES}
    for rules in read("rules").values():
        for rule, found in rules.items():
            used |= {f"rule.{rule}.text" + (f".{case['text']}" if "text" in case else "") for case in found}
    assert used == keys_of(language, "rule.")


@pytest.mark.parametrize(("rule", "case"), cases())
def test_a_case_asks_for_values_its_flags_have(rule, case):
    asked = dict(case.get("when", {}))
    assert set(asked.pop("signs", [])) <= set(TABLES)
    for flag, values in asked.items():
        assert all(parse_value(flag, value) in FLAGS[flag].values for value in values)


# -- who says so -------------------------------------------------------------------------------------


def test_every_source_and_section_exists():
    for written in all_sources():
        assert written
        for each in written:
            source, _, place = each.partition(" ")
            if source == "house":
                assert f"house.{place}" in catalogue("en")
            else:
                assert place in read("sources")[source]["sections"], each


def test_every_house_note_is_used():
    used = {each for written in all_sources() for each in written if each.startswith("house ")}
    assert {each.replace("house ", "house.") for each in used} == keys_of("en", "house.")


def test_english_and_german_rules_are_cited_together_at_the_same_number():
    """S0 and S1 agree on every point and have the same twelve sections."""
    for written in all_sources():
        sections = {
            source: sorted(re.findall(rf"^{source} (§\d+)", "\n".join(written), re.M))
            for source in ("S0", "S1")
        }
        assert sections["S0"] == sections["S1"], written


def test_the_two_languages_have_the_same_sections():
    english, german = (read("sources")[source]["sections"] for source in ("S0", "S1"))
    assert [each.split()[0] for each in english] == [each.split()[0] for each in german]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*ruleset_names(), "bavarian+unkritisch"])
def test_every_flag_of_a_set_has_a_source(name, language):
    ruleset = load_ruleset(name)
    assert all(cite_flag(flag, language, ruleset) for flag in FLAGS)


@pytest.mark.parametrize(
    ("name", "flag", "sections"),
    [
        ("tyrolean", "target", ["§10 Winning the game", "§10 Spielende"]),
        ("latinern", "packets", ["Regional differences"]),
        ("tyrolean+target-18", "target", None),
        ("bavarian+unkritisch", "weli", None),
    ],
)
def test_a_flag_is_cited_from_where_its_value_comes(name, flag, sections):
    cited = cite_flag(flag, "en", load_ruleset(name))
    if sections is not None:
        assert [each.section for each in cited] == sections
    elif flag == "target":
        assert cited[0].section == "§12 Variants: Target"
    else:
        assert [each.id for each in cited] == ["house"]


def test_a_flag_the_author_chose_has_no_source():
    assert cite_flag("target", "en", load_ruleset({"target": 18})) == ()


# -- as the reader sees it ---------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "first"), [("de", "S1"), ("en", "S0"), ("it", "S0")])
def test_a_reader_gets_the_text_of_his_language_first(language, first):
    for rule in rulebook(RuleSet()):
        assert cite(rule, language).sources[0].id == first


def test_a_citation_is_complete():
    cited = cite("duty.trump-led", "de")
    assert cited.heading == "Wenn Trumpf ausgespielt wird"
    first = cited.sources[0]
    assert (first.id, first.title, first.section, first.house) == (
        "S1",
        "Watten: Ausführliche Regeln",
        "§7 Ein Stich",
        False,
    )
    assert first.licence


def test_a_house_reading_says_what_no_source_states():
    house = cite("weli.six-schlag", "en", load_ruleset("unkritisch")).sources[-1]
    assert (house.id, house.house) == ("house", True)
    assert "no source says" in house.section


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ruleset_names())
def test_every_rule_can_be_cited_under_every_set(name, language):
    ruleset = load_ruleset(name)
    assert all(cite(rule, language, ruleset).sources for rule in RULES)


def test_an_unknown_rule_is_refused():
    with pytest.raises(KeyError):
        cite("order.ace-wins", "en")


@pytest.mark.parametrize(
    ("rule", "name", "words"),
    [
        ("kritische.order", "tyrolean", "Weli 6♦"),
        ("kritische.order", "bavarian", "Belli 7♦"),
        ("kritische.order", "unkritisch", "Weli 6♦"),  # not in force: as in the base game
        ("cards.deck", "bavarian", "32 cards"),
        ("order.no-rechter", "bavarian", "♣ or ♦"),
        ("order.rechter", "unkritisch", "highest card of all"),
        ("order.rechter", "south-tyrolean", "the Guate beats it"),
        ("call.trumpf-oder-kritisch", "italian", "partner"),
        ("call.trumpf-oder-kritisch", "tyrolean", "a Kritischer"),
        ("play.two-tricks", "wurftwatten", "two of the three tricks"),
        ("order.rechter", "south-tyrolean-beasn", "Guate and Beasn beat it"),
        ("score.value", "three-handed", "each of them does"),
        ("game.target", "three-handed", "Whoever first reaches 11 points"),
        ("gespannt.team", "bavarian", "at 9 or 10 points"),
        ("gespannt.team", "three-handed", "The other two never are"),
        ("bet.raise", "kritischer-turnier", "always by 2"),
        ("bet.raise", "italian", "before playing a card"),
        ("bet.last-trick", "blind", "forehand and dealer"),
        ("gespannt.no-bet", "italian", "may hold"),
        ("gespannt.no-bet", "tyrolean+gespannt-split", "once, to 4"),
        ("game.target", "bavarian", "11 points"),
        ("game.target", "tyrolean+target-18", "18 points"),
        ("bohemian.excess", "bohemian", "exactly"),
        ("bohemian.excess", "bohemian+below-zero", "below"),
    ],
)
def test_a_rule_says_what_it_says_under_this_set(rule, name, words):
    assert words in cite(rule, "en", load_ruleset(name)).text


@pytest.mark.parametrize(
    ("rule", "name", "sources"),
    [
        ("schlecken.cutter", "tyrolean+schlecken", ["S0", "S1"]),  # by S2 the dealer may keep a card, too
        ("schlecken.cutter", "bavarian-classic", ["S0", "S1", "S2"]),
        ("duty.linker-or-kritischer-led", "tyrolean", ["S0", "S1"]),
        ("duty.linker-or-kritischer-led", "bavarian", ["S0", "S1", "S2", "S3"]),
        ("duty.linker-or-kritischer-led", "italian", ["S3"]),  # only the call binds, whatever is led
    ],
)
def test_only_who_says_just_this_is_cited(rule, name, sources):
    assert [each.id for each in cite(rule, "en", load_ruleset(name)).sources] == sources


@pytest.mark.parametrize("rule", ["call.trumpf-oder-kritisch", "call.linker-not-enough", "call.cannot"])
@pytest.mark.parametrize("kritische", ["[K♥, 7♦, 7♣]", "[]"])
def test_only_s3_lets_one_call_in_any_trick(rule, kritische):
    """S0 §12 "to the very first trick"; S2 "as the first card of a game"; S3 whenever the Rechter is led."""
    anywhere, first = (
        load_ruleset({"base": "bavarian", "call": call, "kritische": kritische})
        for call in ("any_trick", "first_trick")
    )
    assert {each.id for each in cite(rule, "en", anywhere).sources} - {"house"} == {"S3"}
    assert {"S0", "S1"} <= {each.id for each in cite(rule, "en", first).sources}
