"""Score and bets in words, for whom no picture shows them."""

from dataclasses import replace
from itertools import product

import pytest

from tests.builders import ANNA, trick
from tests.core.bets import deal
from tests.quiz.deals import told_deals
from tests.quiz.tallies import hand
from watten_tutor.i18n import LANGUAGES, Speech, catalogue
from watten_tutor.quiz.told import told, tricks

SPOKEN = [
    deal(score=(10, 11)),
    deal(score=(13, 0), choice="play"),
    deal(score=(13, 0), choice="give-up"),
    hand("bohemian", score={ANNA: 4}),
    *(deal(f"B{sign}{at}") for sign, at in product("+=-", ("", "2.0", "2.1", "2.3"))),
]


def test_score_and_bets_in_the_order_of_the_hand() -> None:
    said = [each.text(Speech("en")) for each in told(deal("B+1.0 A=1.2 A+", score=(10, 11)))]
    assert said == [
        "Score before this hand: Anna and Carla 10, Ben and Dan 11.",
        "Ben raises before the lead to trick 1.",
        "Anna holds in trick 1, after 2 cards.",
        "Anna raises.",
    ]


def test_finished_tricks_in_order_with_the_call() -> None:
    played = replace(deal(), tricks=(trick("8♠ 10♥ A♦ 7♣"), trick("9♦ J♦ Q♦ 10♠", called=True)))
    assert [each.text(Speech("en")) for each in tricks(played)] == [
        "Trick 1: Anna 8♠, Ben 10♥, Carla A♦ and Dan 7♣.",
        "Trick 2, with “Trumpf oder Kritisch”: Anna 9♦, Ben J♦, Carla Q♦ and Dan 10♠.",
    ]
    assert tricks(deal()) == ()


def test_where_nothing_is_told_nothing_is_said() -> None:
    assert told(deal()) != ()  # the score, 0 to 0, is told there
    assert told(deal().__class__(deal().ruleset, None)) == ()


def test_the_card_turned_up_is_told() -> None:
    said = [each.text(Speech("en")) for each in told(hand("bohemian", "9 ♥", score={ANNA: 4}))]
    assert said == [
        "9♥ was turned up and makes Schlag and trump.",
        "Tallies before this hand: Anna 4, Ben 20, Carla 20, Dan 20.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_used(language: str) -> None:
    spoken = [*SPOKEN, *(scenario.position for scenario, _, _ in told_deals())]
    used = {each.key for position in spoken for each in told(position)}
    keys = catalogue(language).keys()
    known = {key for key in keys if key.startswith("told.") and not key.endswith(".alone")}
    assert known == {key for key in used if not key.startswith("move.")}
    for each in (sentence for position in spoken for sentence in told(position)):
        assert not set("{}") & set(each.text(Speech(language)))
