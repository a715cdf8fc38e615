"""Loading scores and bets: what is read, what cannot have been, what a question still lacks."""

import pytest

from tests.scenario.test_load import ANNA, BEN, CARLA, codes, told
from watten_tutor.core.bets import Bet
from watten_tutor.core.seats import TEAMS
from watten_tutor.quiz.judge import judge
from watten_tutor.scenario.load import load_scenario


def test_scores_and_bets() -> None:
    scenario = told(score={"Dan": 12, "Anna+Carla": 8}, bets=[{"Ben": "raise"}, {"Carla": "hold"}])
    assert scenario.position.score == {TEAMS[0]: 8, TEAMS[1]: 12}
    assert scenario.position.bets == (Bet(BEN, "raise"), Bet(CARLA, "hold"))
    gave_up = told(score={"Dan": 13, "Anna": 8}, gespannt_choice="give-up")
    assert gave_up.position.gespannt_choice == "give-up"
    early = [{"by": "Ben", "do": "raise", "at": "1.0"}, {"by": "Anna", "do": "hold", "at": "1.0"}]
    assert told(bets=early).position.bets[1] == Bet(ANNA, "hold", (1, 0))
    assert codes(lambda: told(score={"Anna": 3}, gespannt_choice="play")) == ["no-gespannt-choice"]
    assert told(rules="italian", score={"Anna": -2}).position.score == {TEAMS[0]: -2}


TWO_CARDS = [{"Anna": "8♠"}, {"Ben": "10♥"}]


@pytest.mark.parametrize(
    ("code", "facts"),
    [
        ("bet-refused", {"bets": [{"Ben": "hold"}]}),
        ("bet-refused", {"bets": [{"Ben": "raise"}, {"Dan": "hold"}]}),
        ("bet-refused", {"bets": [{"Ben": "raise"}, {"Anna": "hold"}, {"Dan": "raise"}]}),
        ("bet-refused", {"bets": [{"Ben": "raise"}], "score": {"Anna": 13}}),
        ("bet-refused", {"bets": [{"Ben": "raise"}], "rules": "italian", "tricks": []}),
        ("bet-too-late", {"bets": [{"by": "Ben", "do": "raise", "at": "2.1"}]}),
        (
            "bet-out-of-order",
            {"trick": TWO_CARDS, "bets": [{"Ben": "raise"}, {"by": "Anna", "do": "hold", "at": "1.0"}]},
        ),
        ("raiser-played-on", {"trick": TWO_CARDS, "bets": [{"by": "Ben", "do": "raise", "at": "1.1"}]}),
        (
            "played-after-giving-up",
            {
                "trick": TWO_CARDS,
                "bets": [
                    {"by": "Anna", "do": "raise", "at": "1.1"},
                    {"by": "Ben", "do": "give-up", "at": "1.1"},
                ],
            },
        ),
        (
            "played-after-giving-up",
            {"score": {"Anna": 13}, "gespannt_choice": "give-up", "trick": TWO_CARDS[:1]},
        ),
        ("gespannt-choice-not-here", {"rules": "italian", "score": {"Anna": 9}, "gespannt_choice": "play"}),
    ],
)
def test_bets_that_cannot_have_been_made(code: str, facts: dict[str, object]) -> None:
    assert codes(lambda: told(**facts)) == [code]


@pytest.mark.parametrize(
    ("code", "facts"),
    [
        ("tricks-not-told", {"question": "hand-winner"}),
        ("tricks-not-told", {"question": "hand-score"}),
        ("hand-not-over", {"question": "score-after", "won": {"Anna": 2}}),
        ("hand-not-over", {"question": "bummerl", "won": {"Anna": 2}, "score": {"Anna": 13}}),
        ("leader-not-told", {"question": "next-leader"}),
        ("trick-not-complete", {"question": "next-leader", "trick": TWO_CARDS}),
        ("hand-over", {"question": "next-leader", "won": {"Anna": 3}, "leader": "Anna"}),
        ("score-not-told", {"question": "gespannt"}),
        (
            "last-card-not-told",
            {
                "question": "may-raise",
                "player": "Ben",
                "won": {"Anna": 2, "Ben": 2},
                "trick": [{"Anna": "8♦"}],
            },
        ),
        ("stake-by-winner", {"question": "stake", "rules": "tyrolean+gespannt-split", "score": {"Anna": 13}}),
        (
            "set-cannot-stand",
            {
                "question": "compare",
                "between": ["tyrolean", "bavarian"],
                "ask": "gespannt",
                "score": {"Anna": 13},
            },
        ),
    ],
)
def test_questions_about_a_hand_whose_facts_are_missing(code: str, facts: dict[str, object]) -> None:
    assert codes(lambda: told(**facts)) == [code]


def test_schlag_and_trump_need_not_be_told_where_no_card_is() -> None:
    text = "rules: tyrolean\nquestion: gespannt\nscore: {Anna: 13}\n"
    assert load_scenario(text).position.declaration is None
    both = ["missing-key", "missing-key"]
    assert codes(lambda: load_scenario(text + "trick: [Anna: 8♠]\n")) == both
    assert codes(lambda: load_scenario(text + "schlag: 10\n")) == ["missing-key"]
    compared = "rules: tyrolean\nquestion: compare\nbetween: [tyrolean, blind]\n"
    assert load_scenario(f"{compared}ask: gespannt\nscore: {{Anna: 3}}\n").question.ask == "gespannt"
    assert codes(lambda: load_scenario(f"{compared}ask: rechter\n")) == both


@pytest.mark.parametrize(
    ("won", "answer", "side"), [({"Ben": 3}, "Ben+Carla", (1, 2)), ({"Anna": 3}, "Anna", (0,))]
)
def test_with_three_players_the_two_who_play_together_win_a_hand(
    won: dict[str, int], answer: str, side: tuple[int, ...]
) -> None:
    scenario = told(rules="three-handed", question="hand-winner", won=won, answer=answer)
    assert scenario.answer is not None
    assert scenario.answer.value == side
    assert judge(scenario, scenario.answer.value).right
