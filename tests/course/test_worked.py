"""A trick played again: the states and sentences by hand."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, hand
from watten_tutor.course.worked import Moment, worked
from watten_tutor.i18n import Speech
from watten_tutor.scenario.load import load_scenario

LEAVES_LED = """
rules: tyrolean
schlag: 10
trump: ♠
hands: {Ben: J♠, Dan: "A♥ _", Carla: []}
trick: [{Anna: 8♠}, {Ben: 10♥}, {Carla: A♦}, {Dan: 7♣}]
question: trick-winner
"""
"""The trick of S0 §7."""


def moments(text: str) -> tuple[Moment, ...]:
    return worked(load_scenario(text))


def said(moment: Moment, lang: str = "en") -> list[str]:
    return [step.sentence.text(Speech(lang)) for step in moment.told]


def test_each_card_has_its_sentence_and_the_last_also_the_result() -> None:
    assert [said(moment) for moment in moments(LEAVES_LED)] == [
        [],
        ["Anna leads 8♠: a trump."],
        ["Ben plays 10♥: a Linker beats 8♠."],
        ["Carla plays A♦: it cannot beat 10♥, a Linker."],
        [
            "Dan plays 7♣, the Spitz: a Kritischer beats 10♥.",
            "Nothing on the table beats 7♣: Dan wins the trick.",
        ],
    ]


def test_each_step_cites_its_rule() -> None:
    rules = [[step.rule for step in moment.told] for moment in moments(LEAVES_LED)]
    assert rules == [
        [],
        ["order.trumps"],
        ["order.linke"],
        ["order.linke"],
        ["kritische.beat-all", "trick.highest-wins"],
    ]
    last = moments(LEAVES_LED)[-1].told[0]
    assert last.citation("de").sources[0].section.startswith("§3")


def test_the_table_fills_card_by_card() -> None:
    tables = [[str(play.card) for play in moment.position.trick.plays] for moment in moments(LEAVES_LED)]
    assert tables == [[], ["8♠"], ["8♠", "10♥"], ["8♠", "10♥", "A♦"], ["8♠", "10♥", "A♦", "7♣"]]


def test_cards_not_yet_played_are_in_the_hands_that_are_told() -> None:
    hands = [moment.position.hands for moment in moments(LEAVES_LED)]
    full = {BEN: hand("J♠ 10♥"), CARLA: hand("A♦"), DAN: hand("7♣ A♥ _")}
    assert hands[0] == full
    assert hands[1] == full
    assert hands[2] == full | {BEN: hand("J♠")}
    assert hands[3] == full | {BEN: hand("J♠"), CARLA: hand("")}
    assert hands[4] == {BEN: hand("J♠"), CARLA: hand(""), DAN: hand("A♥ _")}


def test_the_player_whose_turn_it_is_plays_next() -> None:
    on_turn = [moment.position.on_turn() for moment in moments(LEAVES_LED)]
    assert on_turn == [(ANNA,), (BEN,), (CARLA,), (DAN,), (DAN,)]


def test_a_call_is_made_with_the_lead_and_not_before() -> None:
    called = moments(
        """
        rules: bavarian
        schlag: 10
        trump: ♠
        trick: [{Anna: 10♠}, {Ben: 7♠}, {Carla: K♥}, {Dan: 8♠}]
        call: true
        question: trick-winner
        """
    )
    assert [moment.position.trick.called for moment in called] == [False, True, True, True, True]


def test_an_unfinished_trick_is_refused() -> None:
    with pytest.raises(ValueError, match="complete"):
        moments("{rules: tyrolean, schlag: 10, trump: ♠, trick: [{Anna: 8♠}], question: winning-so-far}")
