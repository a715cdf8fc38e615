"""Bohemian files: who sits there, who stays out, tallies, and what cannot be asked or told there."""

from typing import Any

import pytest

from tests.scenario.test_load import ANNA, BEN, CARLA, DAN, codes
from watten_tutor.core.cards import Rank, Suit
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.seats import Team
from watten_tutor.quiz.check import problems
from watten_tutor.quiz.questions import solve
from watten_tutor.scenario.dump import dump_scenario
from watten_tutor.scenario.load import load_mapping, load_scenario
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.scenario.schema import NOT_IN_BOHEMIAN, QUESTIONS


def told(**keys: Any) -> Scenario:
    return load_mapping({"rules": "bohemian", "turned": "10♠", "question": "rechter", **keys})


def of(**points: int) -> dict[Team, int]:
    names = {"anna": ANNA, "ben": BEN, "carla": CARLA, "dan": DAN}
    return {Team((names[name],)): number for name, number in points.items()}


# -- who plays ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]])
def test_two_to_four_play_as_the_file_names_them(names: list[str]) -> None:
    position = told(players=names).position
    assert len(position.seats) == position.players == len(names)
    assert position.teams == tuple(Team((seat,)) for seat in position.seats)
    assert position.dealer == len(names) - 1
    assert codes(lambda: told(players=[*"ABCDE"])) == ["players-number"]


def test_an_empty_hand_of_who_has_not_played_is_staying_out() -> None:
    position = told(hands={"Anna": []}, tricks=[]).position
    assert position.out == (ANNA,)
    assert position.forehand == BEN
    assert position.on_turn() == (BEN,)
    assert position.after(DAN) == BEN


def test_who_has_led_played_or_taken_a_trick_is_not_out() -> None:
    assert told(hands={"Anna": []}, trick=[{"Anna": "8♣"}]).position.out == ()
    assert told(hands={"Anna": []}, won={"Anna": 1}).position.out == ()
    assert told(hands={"Anna": []}, leader="Anna").position.out == ()
    assert load_mapping({"rules": "tyrolean", "question": "stake", "hands": {"Anna": []}}).position.out == ()


def test_a_trick_is_complete_when_all_still_in_have_played() -> None:
    three = [{"Anna": "8♣"}, {"Carla": "9♣"}, {"Dan": "7♠"}]
    scenario = told(hands={"Ben": []}, trick=three, question="trick-winner")
    assert solve(scenario.position, scenario.question).value == DAN
    assert codes(lambda: told(trick=three, question="trick-winner")) == ["not-in-order"]


def test_tricks_of_those_still_in_are_checked() -> None:
    first = [{"Anna": "8♣"}, {"Carla": "9♣"}, {"Dan": "7♠"}]
    hands = {"Ben": [], "Dan": "A♠ K♠ Q♠ J♠"}
    scenario = told(hands=hands, tricks=[first], question="legal-cards", player="Dan")
    assert len(solve(scenario.position, scenario.question).value) == 4
    ben_leads = [{"Carla": "8♣"}, {"Dan": "7♠"}, {"Anna": "9♣"}]
    assert codes(lambda: told(hands={"Ben": []}, tricks=[ben_leads])) == ["forehand-leads"]


def test_nobody_stays_out_of_hearts_and_two_must_be_in() -> None:
    assert codes(lambda: told(turned="9♥", hands={"Ben": []})) == ["nobody-stays-out"]
    assert codes(lambda: told(turned="K♥", hands={"Ben": []})) == ["nobody-stays-out"]
    everyone = {"Anna": [], "Ben": [], "Carla": []}
    assert codes(lambda: told(hands=everyone)) == ["too-few-play"]


@pytest.mark.parametrize(
    "keys",
    [
        {"players": ["Anna", "Ben"]},
        {"players": ["Anna", "Ben", "Carla"], "hands": {"Ben": []}, "tricks": []},
        {"score": {"Anna": 25, "Ben": 1}, "won": {"Anna": 5}, "question": "score-after"},
        {"rules": "bohemian+below-zero", "score": {"Anna": 2}},
    ],
)
def test_a_bohemian_scenario_is_written_and_read_again(keys: dict[str, Any]) -> None:
    scenario = told(id="a", **keys)
    assert load_scenario(dump_scenario(scenario)) == scenario


# -- the turned card ------------------------------------------------------------------------------------


def test_the_turned_card_gives_schlag_and_trump() -> None:
    assert told(turned="K♥").position.declaration == Declaration(Rank.KING, Suit.HEARTS)
    missing = {"rules": "bohemian", "question": "rechter"}
    assert codes(lambda: load_mapping(missing)) == ["missing-key"]
    assert load_mapping({**missing, "schlag": 10, "trump": "♠"}).position.ranking.rechter is not None


@pytest.mark.parametrize("kind", ["hand-score", "score-after"])
def test_a_tally_needs_the_turned_card(kind: str) -> None:
    won = {"rules": "bohemian", "question": kind, "won": {"Anna": 5}}
    assert codes(lambda: load_mapping(won)) == ["turned-not-told"]


# -- tallies --------------------------------------------------------------------------------------------


def test_a_hand_changes_everybodys_tally() -> None:
    won = {"won": {"Anna": 2, "Ben": 3}, "players": ["Anna", "Ben", "Carla"]}
    change = told(**won, question="hand-score")
    assert solve(change.position, change.question).value == of(anna=-2, ben=-3, carla=5)
    after = told(**won, question="score-after", score={"Ben": 2})
    assert solve(after.position, after.question).value == of(anna=18, ben=3, carla=25)


def test_who_stays_out_keeps_his_tally() -> None:
    three = {"players": ["Anna", "Ben", "Carla"], "won": {"Anna": 5}, "hands": {"Ben": []}}
    after = told(**three, question="score-after", score={"Ben": 7})
    assert solve(after.position, after.question).value == of(anna=15, ben=7, carla=25)


def test_the_five_tricks_are_counted_from_their_cards() -> None:
    plays = ["A♠ 9♣", "K♠ Q♣", "Q♠ J♦", "J♠ A♥", "8♥ 9♥"]
    tricks = [[{"Anna": one}, {"Ben": other}] for one, other in (pair.split() for pair in plays)]
    scenario = told(players=["Anna", "Ben"], tricks=tricks, question="hand-score")
    proof = solve(scenario.position, scenario.question)
    assert proof.value == of(anna=-4, ben=-1)
    assert [reason.step for reason in proof.reasons][:6] == ["hand.trick"] * 5 + ["hand.five-tricks"]


def test_a_hand_of_four_tricks_is_not_over() -> None:
    assert codes(lambda: told(won={"Anna": 4}, question="score-after")) == ["hand-not-over"]
    assert codes(lambda: told(question="score-after")) == ["tricks-not-told"]
    assert codes(lambda: told(won={"Anna": 4, "Ben": 2}, question="score-after")) == ["too-many-tricks"]


def test_three_tricks_end_no_hand() -> None:
    scenario = told(
        won={"Anna": 3}, leader="Anna", hands={"Anna": "8♣"}, question="legal-cards", player="Anna"
    )
    assert problems(scenario) == ()


@pytest.mark.parametrize(
    ("rules", "points", "code"),
    [
        ("bohemian", 0, None),
        ("bohemian", 35, None),  # 20 and three hands without a trick
        ("bohemian", -1, "out-of-range"),
        ("bohemian+below-zero", -1, None),
    ],
)
def test_what_a_tally_may_be(rules: str, points: int, code: str | None) -> None:
    def load() -> Scenario:
        return told(rules=rules, score={"Anna": points})

    if code is None:
        assert load().position.points(Team((ANNA,))) == points
        assert load().position.points(Team((BEN,))) == 20
    else:
        assert codes(load) == [code]


def test_a_team_is_one_player() -> None:
    assert codes(lambda: told(score={"Anna+Carla": 3})) == ["team-unknown"]


# -- what has no place ----------------------------------------------------------------------------------

FACTS = {"player": "Anna", "role": "schlag", "sign": "kiss"}


@pytest.mark.parametrize("kind", sorted(NOT_IN_BOHEMIAN))
def test_a_question_without_meaning_is_refused_where_it_is_asked(kind: str) -> None:
    assert kind in QUESTIONS
    with_facts = {**FACTS, "question": kind, "won": {"Anna": 5}, "score": {"Anna": 13}}
    assert codes(lambda: told(**with_facts)) == ["not-in-bohemian"]


def test_nobody_bets() -> None:
    assert codes(lambda: told(bets=[{"Ben": "raise"}])) == ["no-bets-here"]
    assert codes(lambda: told(**{"gespannt-choice": "play"})) == ["no-bets-here"]
    assert codes(lambda: told(trick=[{"Anna": "10♠"}], call=True)) == ["call-impossible"]


def test_an_illegal_play_names_the_duty() -> None:
    over_suit = [{"Anna": "A♥"}, {"Ben": "A♠"}]
    found = codes(lambda: told(trick=over_suit, hands={"Ben": "8♥"}))
    assert found == ["illegal-play"]
    too_low = [{"Anna": "Q♥"}, {"Ben": "8♥"}]
    assert codes(lambda: told(trick=too_low, hands={"Ben": "A♥"})) == ["illegal-play"]
    assert told(trick=too_low, hands={"Ben": "9♥ A♠"}).position.trick.plays


def test_compare_takes_a_bohemian_table_only_where_it_fits() -> None:
    asked: dict[str, Any] = {"question": "compare", "ask": "winning-so-far", "trick": [{"Anna": "8♥"}]}
    both = ["bohemian", "bohemian+unkritisch"]
    assert told(**asked, players=["Anna", "Ben", "Carla"], between=both).position.players == 3
    three = told(**asked, players=["Anna", "Ben", "Carla"], between=["bohemian", "three-handed"])
    assert three.question.between == ("bohemian", "three-handed")
    out = {**asked, "hands": {"Dan": []}, "between": ["bohemian", "bavarian"]}
    assert codes(lambda: told(**out)) == ["set-cannot-stand"]
