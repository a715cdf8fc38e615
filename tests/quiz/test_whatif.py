"""What would change the answer: the nearest single changes, worked by hand, and what holds for all."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from watten_tutor.i18n import LANGUAGES, Speech, catalogue
from watten_tutor.quiz.check import problems
from watten_tutor.quiz.questions import solve
from watten_tutor.quiz.whatif import Counterfactual, counterfactuals, search
from watten_tutor.resources import data_folder
from watten_tutor.scenario.dump import plain_scenario
from watten_tutor.scenario.library import find
from watten_tutor.scenario.load import load_mapping, load_scenario
from watten_tutor.scenario.scenario import Scenario

FILES = sorted(data_folder("scenarios").rglob("*.yaml"))


@cache
def shipped() -> tuple[tuple[Scenario, tuple[Counterfactual, ...]], ...]:
    """Every shipped puzzle with what would change its answer."""
    loaded = map(load_scenario, FILES)
    return tuple((each, counterfactuals(each)) for each in loaded)


def told(**facts: Any) -> list[str]:
    """What would change the answer to this puzzle, in English."""
    scenario = load_mapping({"rules": "tyrolean", "schlag": 10, "trump": "♠", **facts})
    return [each.text(Speech("en", names=scenario.names)) for each in counterfactuals(scenario)]


def trick(cards: str) -> list[dict[str, str]]:
    return [{name: card} for name, card in zip(("Anna", "Ben", "Carla", "Dan"), cards.split(), strict=False)]


# -- worked by hand -----------------------------------------------------------------------------------


def test_the_spitz_of_the_rules_page_is_told_from_its_neighbour():
    """S0 §7: 7♣ wins as a Kritischer. 8♣ beside it is a plain card, so Ben's Linker 10♥ stays on top."""
    found = told(trick=trick("8♠ 10♥ A♦ 7♣"), question="trick-winner")
    assert found[0] == "If Dan had played 8♣ instead of 7♣, Ben would win the trick with 10♥."
    assert found[-1] == "Under the rule set “Unkritisch”, Ben would win the trick with 10♥."


def test_the_first_linker_wins_so_another_leader_makes_another_first():
    """S0 §5: the Linke are equal, the first played wins. J♥ is none; if Dan had led, 10♦ would be first."""
    found = told(trick=trick("A♣ 10♥ 8♣ 10♦"), question="trick-winner")
    assert found == [
        "If Ben had played J♥ instead of 10♥, Dan would win the trick with 10♦.",
        "If 10♦ had been led and everyone had played the same card as now, Dan would win the trick with 10♦.",
        "If the trump suit were ♦, Dan would win the trick with 10♦.",
    ]


def test_a_card_from_the_same_hand_comes_first():
    """Ben held the Maxi too (S0 §3)."""
    found = told(trick=trick("A♠ 8♠"), hands={"Ben": "K♥ 9♦"}, question="winning-so-far")
    assert found[0] == "With K♥ instead of 8♠, Ben would be ahead so far."


def test_without_a_trump_in_hand_nothing_binds():
    """S0 §7: a trump led binds, a plain card does not. Any nearer card than 8♣ is a trump too."""
    found = told(trick=trick("8♠"), hands={"Ben": "J♠ 10♥ A♦"}, question="may-play", player="Ben", card="A♦")
    assert found[:2] == [
        "If Anna had played 8♣ instead of 8♠, Ben could play A♦.",
        "When leading, Ben could play A♦.",
    ]


def test_another_card_in_the_hand_is_no_other_answer_by_itself():
    """Q♠ for J♠ stands in the list as J♠ did. 10♦ for A♦ makes a Linker, which satisfies (S0 §7)."""
    found = told(trick=trick("8♠"), hands={"Ben": "J♠ A♦"}, question="legal-cards", player="Ben")
    assert found[0] == "With 10♦ instead of A♦ in hand, Ben could play any of these: J♠ and 10♦."


def test_that_there_is_no_rechter_tells_more_than_that_it_is_another():
    """S0 §5: with Schlag K and trump ♥ the Rechter would be K♥, a Kritischer; so there is none."""
    found = told(schlag="K", trump="♦", question="rechter")
    assert found[0] == "If the trump suit were ♥, there would be no Rechter."


def test_gespannt_begins_two_points_below_the_target():
    """S0 §9: 13 of 15."""
    found = told(score={"Anna": 13, "Ben": 8}, question="gespannt")
    assert (
        found[0]
        == "If Anna and Carla had had 12 points before this hand instead of 13, nobody would be gespannt."
    )


def test_points_before_the_hand_do_not_count_as_a_change_of_the_score_after_it():
    """S0 §9: with 13 points Anna and Carla play for 3. 5 or 7 points of Ben and Dan change nothing."""
    found = told(score={"Anna": 13, "Ben": 6}, won={"Anna": 3}, question="score-after")
    assert found[0] == (
        "If Anna and Carla had had 12 points before this hand instead of 13, "
        "the score would now be Anna and Carla 14, Ben and Dan 6."
    )


def test_nobody_wonders_that_other_points_before_are_other_points_after():
    """S0 §8, §9: far from 15 a hand is worth 2 whatever the score."""
    found = told(score={"Anna": 5, "Ben": 6}, won={"Anna": 3, "Ben": 1}, question="score-after")
    assert found == [
        "If Anna had raised and Ben had held, the score would now be Anna and Carla 8, Ben and Dan 6."
    ]


def test_a_bet_held_could_have_been_given_up():
    """S0 §8: giving up pays the old value, 2, also when cards were played after it was held."""
    bets = [{"by": "Ben", "do": "raise", "at": "1.0"}, {"by": "Anna", "do": "hold", "at": "1.0"}]
    found = told(won={"Anna": 3}, bets=bets, question="hand-score")
    assert "If Anna had given up instead of holding, Ben and Dan would score 2 points." in found


def test_the_other_side_answers_a_raise():
    """S0 §8: either opponent of the raiser answers."""
    found = told(bets=[{"Carla": "raise"}], question="may-answer")
    assert found == ["If Dan had raised instead of Carla, it would be for Anna and Carla to answer."]


def test_no_raise_above_what_is_needed():
    """S0 §8, house cap: the team further behind needs 3, a second raise would make the hand worth 4."""
    found = told(
        score={"Anna": 12, "Ben": 12},
        bets=[{"Ben": "raise"}, {"Anna": "hold"}],
        question="may-raise",
        player="Carla",
    )
    assert "If Ben had not raised, Carla could raise now." in found
    assert (
        "If Anna and Carla had had 11 points before this hand instead of 12, Carla could raise now." in found
    )


def test_a_call_not_made_frees():
    """S0 §12 Bavaria: no duty without the call."""
    found = told(
        rules="bavarian",
        trick=trick("10♠"),
        call=True,
        hands={"Ben": "9♠ A♦"},
        question="legal-cards",
        player="Ben",
    )
    assert "If Anna had not called “Trumpf oder Kritisch”, Ben could play any of these: 9♠ and A♦." in found


def test_a_fault_would_be_none_with_a_card_that_was_in_hand():
    found = told(trick=trick("8♠ A♦"), hands={"Ben": "J♠ K♦"}, question="find-fault")
    assert found[0] == "If Ben had played J♠ instead of A♦, no play could be shown to be against the rules."


def test_no_fault_for_a_trick_that_would_have_been_led_by_another():
    """With 10♦ for 9♦ Carla would have won the first trick: that Anna leads is then no fault of hers."""
    tricks = [trick("A♥ K♦ 9♦ 8♣")]
    found = told(tricks=tricks, trick=trick("9♣ J♣"), question="find-fault")
    assert not any("leads" in each for each in found)


@pytest.mark.parametrize("won", [{"Anna": 1, "Carla": 1, "Dan": 2}, {"Anna": 2, "Ben": 2}])
def test_no_trick_is_led_after_the_third(won):
    """S0 §7: three tricks win the hand. At 3-1 the fifth trick on the table would never have been led."""
    facts = {"won": won, "trick": [{"Anna": "8♠"}], "trump": "♣", "question": "may-raise", "player": "Dan"}
    found = told(rules="unkritisch", hands={"Dan": "6♦"}, **facts)
    assert found
    assert not [each for each in found if "tricks" in each]


def test_who_leads_has_taken_one_of_the_tricks_told_by_number():
    """S0 §7: the winner of a trick leads. Anna leads after one trick each, so hers was not Ben's."""
    facts = {"trick": trick("8♦ J♦ A♥ K♣"), "question": "hand-winner"}
    assert any("tricks" in each for each in told(won={"Anna": 2, "Dan": 1}, **facts))
    assert not any("tricks" in each for each in told(won={"Anna": 1, "Dan": 1}, **facts))


def test_a_maschine_is_not_undone_by_a_card_that_would_have_lost_the_trick():
    """S0 §7: Dan took the trick with the Spitz, so he leads; with 8♣ Carla would."""
    facts = {"schlag": "A", "trump": "♦", "tricks": [trick("Q♣ 9♣ K♣ 7♣")], "question": "maschine"}
    found = told(rules="tyrolean+maschine", hands={"Dan": "K♥ 9♠ 6♦ 8♥"}, player="Dan", **facts)
    assert found[0] == "With A♥ instead of K♥ in hand, Dan would have been dealt no Maschine."


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("compare", {"between": ["tyrolean", "bavarian"], "ask": "trick-winner"}),
        ("deduce", {"rules": "blind", "player": "Ben"}),
    ],
)
def test_comparing_and_deducing_have_none(kind, facts):
    hidden = {"schlag": 10, "trump": "♠"} if kind == "compare" else {}
    told_of = {
        "rules": "tyrolean",
        "trick": trick("8♠ 10♥ A♦ 7♣"),
        "hands": {"Ben": "A♣"},
        "question": kind,
        **hidden,
        **facts,
    }
    assert counterfactuals(load_mapping(told_of)) == ()


# -- what holds for all -------------------------------------------------------------------------------


def every_change() -> Iterator[tuple[Scenario, Counterfactual]]:
    for scenario, found in shipped():
        for each in found:
            yield scenario, each


def test_most_puzzles_have_some_and_none_has_more_than_three_or_two_of_a_kind():
    counted = [len(found) for _, found in shipped()]
    assert max(counted) == 3
    assert sum(map(bool, counted)) > len(counted) / 2
    for _, found in shipped():
        assert len({each.kind for each in found}) == len(found)


def test_each_gives_another_answer_to_a_puzzle_that_can_stand():
    for scenario, each in every_change():
        question = scenario.question.inner
        there = each.scenario
        assert there.question.inner.kind == question.kind
        assert solve(there.position, there.question.inner).value == each.answer
        assert each.answer != solve(scenario.position, question).value
        assert problems(load_mapping(plain_scenario(there))) == ()


TOUCHED = {
    "card": {"hands", "trick", "tricks", "card"},
    "call": {"call"},
    "order": {"trick"},
    "bet": {"bets"},
    "choice": {"gespannt-choice"},
    "score": {"score"},
    "won": {"won"},
    "led": {"led"},
    "turned": {"schlag", "trump"},
    "trump": {"trump"},
    "schlag": {"schlag"},
    "rules": {"rules"},
}
"""What a change of each kind may touch in the file of a puzzle."""

CALLED_OFF = {"trick", "tricks", "won", "leader"}
"""What falls away besides, where a hand played out is given up before its first card."""
SAID = {"title", "story", "after", "answer", "tempting", "hints", "readings", "sources", "level", "themes"}


def test_each_differs_from_the_puzzle_in_one_thing():
    for scenario, each in every_change():
        before, after = plain_scenario(scenario), plain_scenario(each.scenario)
        keys = {key for key in before | after if before.get(key) != after.get(key)} - SAID
        allowed = TOUCHED[each.kind] | (CALLED_OFF if each.kind in ("bet", "choice") else set())
        if each.kind == "rules":
            # a call counts only where the set has one; how many names are usual is the set's affair
            allowed = allowed | {"call", "players"}
        assert keys, scenario.id
        assert keys <= allowed, (scenario.id, keys)


def cards_of(scenario: Scenario) -> Counter[str]:
    position = scenario.position
    tricks = (*(position.tricks or ()), position.trick)
    found = [str(play.card) for each in tricks for play in each.plays]
    found += [str(each) for hand in position.hands.values() for each in hand.cards]
    return Counter(found + ([str(scenario.question.card)] if scenario.question.card else []))


def test_a_change_of_card_brings_in_one_card_or_changes_two_about():
    seen = 0
    for scenario, each in every_change():
        if each.kind == "card":
            gone = cards_of(scenario) - cards_of(each.scenario)
            come = cards_of(each.scenario) - cards_of(scenario)
            assert len(gone) == len(come) <= 1, scenario.id
            seen += 1
    assert seen > 50


def test_the_search_is_bounded(monkeypatch):
    """No puzzle of the library costs more than a few hundred answers and a few readings."""
    counted: Counter[str] = Counter()

    def counting(name: str, function: Any) -> Any:
        def call(*arguments: Any) -> Any:
            counted[name] += 1
            return function(*arguments)

        return call

    monkeypatch.setattr(search, "solve", counting("solved", search.solve))
    monkeypatch.setattr(search, "load_mapping", counting("read", search.load_mapping))
    for scenario, _ in shipped():
        counted.clear()
        counterfactuals(scenario)
        assert counted["solved"] <= 600, scenario.id
        assert counted["read"] <= 4 * search.MOST_READ, scenario.id


# -- sentences ----------------------------------------------------------------------------------------


def test_every_condition_is_said_of_some_puzzle():
    """In the library, or in one of the few puzzles below."""
    said = {each.sentence.key for _, each in every_change()}
    heart_led = [{"Anna": "8♥"}, {"Ben": "A♣"}]
    rare: list[dict[str, Any]] = [
        {"rules": "bavarian", "trick": trick("10♠"), "hands": {"Ben": "9♠ A♦"}, "question": "legal-cards"},
        {"trump": "♥", "trick": heart_led, "hands": {"Ben": "K♥"}, "question": "find-fault"},
        {"score": {"Anna": 13}, "gespannt-choice": "give-up", "question": "stake"},
    ]
    for facts in rare:
        player = {"player": "Ben"} if facts["question"] == "legal-cards" else {}
        puzzle = load_mapping({"rules": "tyrolean", "schlag": 10, "trump": "♠", **facts, **player})
        said |= {each.sentence.key for each in counterfactuals(puzzle)}
    keys = catalogue("en").keys()
    known = {key for key in keys if key.startswith("whatif.") and ".then." not in key}
    assert {key for key in known if not key.endswith(".alone")} == said


def test_every_verdict_has_its_twin_in_the_conditional_and_there_is_no_other():
    keys = catalogue("en").keys()
    then = {key.removeprefix("whatif.then.") for key in keys if key.startswith("whatif.then.")}
    kinds = tuple(f"verdict.{kind}" for kind in search.ASKED)
    verdicts = {
        key.removeprefix("verdict.")
        for key in keys
        if any(key == kind or key.startswith(f"{kind}.") for kind in kinds)
    }
    assert then == verdicts | {"trick-winner.own", "winning-so-far.own"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_has_room_for_what_follows(language):
    says = catalogue(language)
    keys = says.keys()
    conditions = [key for key in keys if key.startswith("whatif.") and ".then." not in key]
    assert conditions
    for key in conditions:
        for n in (1, 2):
            text = says.template(key, {"n": n})
            assert text.endswith("{then}."), key
            assert text[0].isupper(), key


def test_what_is_given_away_in_blind_may_be_said_where_it_is_announced_openly():
    """S0 §6: there partners may talk, so under no such set does it cost the penalty for an infringement."""
    told = find("schlecken-and-dealing/she-thought-aloud")
    assert "rules" not in [each.kind for each in counterfactuals(told)]
