"""Other readings of the rules: cases worked out by hand from the sources, and what holds of every search."""

from dataclasses import replace

import pytest

from tests.quiz.kinds import one_of_each_kind
from watten_tutor.core.cards import card
from watten_tutor.core.ranking import CardClass
from watten_tutor.i18n import LANGUAGES, Speech
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.questions import solve, under
from watten_tutor.quiz.reading_words import counted
from watten_tutor.quiz.readings import Unfit, readings
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.library import find
from watten_tutor.scenario.load import load_mapping

TEN_LEAVES = {"rules": "tyrolean", "schlag": "10", "trump": "♠"}


def found(**told):
    return readings(load_mapping({**TEN_LEAVES, **told}))


def flags_of(other):
    """The flags of each way to an answer, as sets of words."""
    return [dict(way.flags) for way in other.ways]


# -- cases ------------------------------------------------------------------------------------------------


def test_the_rechter_as_only_trump_is_spared_in_blind_and_in_bavaria():
    """S0 §7: a trump led binds whoever holds the Rechter. S2 Blind Watten exempts it; Bavaria has no duty."""
    told = found(hands={"Ben": "10♠ A♥ 8♦"}, trick=[{"Anna": "8♠"}], question="legal-cards", player="Ben")
    [free] = told.others
    assert free.answer == (card("10♠"), card("A♥"), card("8♦"))
    assert {"duty": "none"} in flags_of(free)
    assert {"duty_exempt": "rechter_guate"} in flags_of(free)
    [exempt] = [way for way in free.ways if dict(way.flags) == {"duty_exempt": "rechter_guate"}]
    assert exempt.sets == ("ladinisch", "latinern")
    assert exempt.rules == ("duty.exempt",)
    assert {(each.id, each.section) for each in exempt.sources("en")} >= {("S2", "Blind Watten")}
    assert {"bavarian", "italian", "ladinisch", "latinern"} <= set(free.sets)
    assert not {"tyrolean", "unkritisch", "south-tyrolean"} & set(free.sets)


def test_the_maxi_is_no_kritischer_where_there_are_none():
    """S0 §12 Unkritisch: without Kritische K♥ is a card of its suit; with them it is the Maxi."""
    told = found(rules="unkritisch", trump="♥", question="class", card="K♥")
    [other] = told.others
    assert other.answer is CardClass.KRITISCHER
    assert {"tyrolean", "bavarian", "italian"} <= set(other.sets)
    assert told.same == ("carinthian-unkritisch",)
    three = next(way for way in other.ways if "tyrolean" in way.sets)
    assert dict(three.flags)["kritische"] == (card("K♥"), card("6♦"), card("7♣"))
    assert "§3 The Kritische" in [each.section for each in three.sources("en")]


@pytest.mark.parametrize("name", ["last-trick/the-bugl-comes-last", "unkritisch/king-of-hearts-follows"])
def test_a_bavarian_pack_is_read_so_in_bavaria_and_not_cited_from_bohemia(name):
    """S0 §12, S3: without the 6♦ the Belli 7♦ is the second Kritischer; there is no Weli to speak of."""
    belli = (card("K♥"), card("7♦"), card("7♣"))
    ways = [way for other in readings(find(name)).others for way in other.ways]
    [way] = [each for each in ways if dict(each.flags).get("kritische") == belli]
    assert {"bavarian", "italian"} <= set(way.sets)
    places = [each.section for each in way.sources("en")]
    assert "§12 Variants: Bavarian Watten" in places
    assert not any("Bohemian" in each for each in places)


def test_a_second_raise_refused_costs_more_only_where_raises_are_of_two():
    """S0 §8: who gives up pays the old value, 3. S3 Kritischer Watten raises by 2: the old value is 4."""
    told = found(
        bets=[{"Ben": "raise"}, {"Anna": "hold"}, {"Carla": "raise"}, {"Dan": "give-up"}],
        won={},
        question="hand-score",
    )
    [by_two] = told.others
    assert max(by_two.answer.values()) == 4
    assert flags_of(by_two) == [{"raise_step": 2}]
    assert by_two.sets == ("kritischer-turnier",)
    [way] = by_two.ways
    assert [(each.id, each.section) for each in way.sources("en")] == [
        ("S3", "Varianti comuni: Kritischer Watten")
    ]


def test_where_every_reading_agrees_that_is_told_with_their_number():
    """The Linker played first wins (S0 §4): no source says otherwise."""
    told = found(
        trick=[{"Anna": "10♥"}, {"Ben": "10♦"}, {"Carla": "7♥"}, {"Dan": "8♥"}], question="trick-winner"
    )
    assert told.others == ()
    assert {"bavarian", "unkritisch", "italian"} <= set(told.same)
    assert told.tried > len(told.same)


def test_sets_for_other_tables_packs_and_scores_are_left_out_with_the_reason():
    trick = [{"Anna": "6♦"}, {"Ben": "7♣"}, {"Carla": "8♣"}, {"Dan": "K♥"}]
    unfit = found(trick=trick, question="trick-winner").unfit
    assert unfit[Unfit.PLAYERS] == ("six-handed",)
    assert {"bavarian", "italian", "bohemian"} <= {*unfit[Unfit.CARDS]}  # 6♦ is in no pack of 32
    high = found(won={"Anna": 3}, score={"Anna": 12}, question="hand-score").unfit
    assert {"bavarian", "carinthian"} <= {*high[Unfit.SCORE]}  # there 11 is the end (S0 §12 Target)
    assert not {"italian-15", "unkritisch"} & {*high[Unfit.SCORE]}


def test_a_trick_that_could_not_be_played_so_is_no_reading():
    """S0 §7: holding J♠ on a trump led Ben may not play A♦. Bavaria knows no such duty."""
    tricks = [[{"Anna": "8♠"}, {"Ben": "A♦"}, {"Carla": "9♠"}, {"Dan": "7♠"}]]
    told = found(rules="bavarian", hands={"Ben": "J♠ 9♥ 9♦ 8♦"}, tricks=tricks, question="next-leader")
    assert {"tyrolean", "south-tyrolean", "unkritisch"} <= {*told.unfit[Unfit.PLAY]}
    assert "italian" in told.same


def test_a_comparison_is_held_against_the_sets_it_leaves_out():
    told = {"trick": [{"Anna": "8♠"}, {"Ben": "10♥"}, {"Carla": "A♦"}, {"Dan": "7♣"}], "question": "compare"}
    asked = {**told, "ask": "trick-winner"}
    assert found(**asked, between=["tyrolean", "unkritisch"]).others == ()
    [other] = found(**asked, between=["tyrolean", "bavarian"]).others
    assert other.sets == ("unkritisch", "carinthian-unkritisch")


def test_sets_left_out_of_a_comparison_stand_with_the_answer_they_give():
    """The duty of S0 §7 against Bavaria, where a trump led binds nobody (S0 §12 Bavarian Watten)."""
    told = found(
        hands={"Ben": "7♣ K♠ A♥"},
        trick=[{"Anna": "8♠"}],
        question="compare",
        between=["bavarian", "tyrolean"],
        ask="legal-cards",
        player="Ben",
    )
    free, bound = told.agreeing
    assert "A♥" in free.headline.text(Speech("en"))
    assert "A♥" not in bound.headline.text(Speech("en"))
    assert {"bavarian-classic", "italian"} <= set(free.sets)
    assert {"south-tyrolean", "carinthian"} <= set(bound.sets)
    assert {*free.sets, *bound.sets} == set(told.same)


def test_signs_that_are_forbidden_elsewhere_are_another_answer():
    told = found(question="signal", card="10♥")
    forbidden = next(other for other in told.others if "south-tyrolean" in other.sets)
    assert forbidden.headline.text(Speech("en")) == "Nobody may signal under these rules."
    assert [way.rules for way in forbidden.ways] == [("signals.forbidden",)]
    shoulder = next(other for other in told.others if "bavarian-classic" in other.sets)
    assert [way.flags for way in shoulder.ways] == [()]  # the table of signs is no flag


def test_a_sign_of_the_second_kritischer_means_another_card_with_another_pack():
    """Of 32 cards it is the Belli 7♦ (house), of 33 the Weli 6♦ (S0 §6), also beside a Belli (S3)."""
    told = found(rules="italian", question="signal", sign="lips-right")
    assert {"bavarian", "italian-15"} <= set(told.same)
    weli = next(other for other in told.others if "“Weli”" in other.headline.text(Speech("en")))
    assert {"tyrolean", "tyrolean-four-kritische"} <= set(weli.sets)
    assert not set(weli.sets) & set(told.same)


def test_the_authors_own_doubts_are_passed_on():
    scenario = find("bets/maxi-in-the-last-trick")
    assert readings(scenario).stated == scenario.readings != ()


def test_nobody_is_said_to_doubt_only_where_the_author_has_no_doubt_either():
    """S3 takes a raised finger for a raise, S2 knows the word alone: the author says so, no rule set."""
    found = readings(find("bets/one-finger"))
    assert found.stated
    assert not found.others
    assert "a doubt remains" in counted(found, Speech("en"))
    assert "Nobody we know of" in counted(replace(found, stated=()), Speech("en"))


# -- every search -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", one_of_each_kind())
def test_every_other_answer_is_another_one_with_a_source_and_the_sets_give_it(name):
    scenario = find(name)
    told = readings(scenario)
    compares = scenario.question.kind == "compare"
    for other in told.others:
        silent = other.headline.key == "readings.no-signals"
        if not compares and not silent:
            assert not judge(scenario, other.answer).right
        assert other.ways
        for way in other.ways:
            for language in LANGUAGES:
                assert all(each.section for each in way.sources(language))
                assert way.sources(language)
        for each in other.sets:
            if not compares and not silent:
                there = under(scenario.position, load_ruleset(each))
                assert solve(there, scenario.question).value == other.answer
    named = [*told.same, *(each for other in told.others for each in other.sets)]
    named += [each for names in told.unfit.values() for each in names]
    assert len(named) == len(set(named))
