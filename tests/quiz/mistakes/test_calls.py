""" "Trumpf oder Kritisch" outside its occasion: as if it had been called, and still held."""

import pytest

from tests.builders import ANNA, BEN, CARLA, cards, position
from tests.quiz.mistakes.mistaken import answers, objection

HELD = "8♠ 10♥ A♣"

BELIEVED = [
    # rules, trick, won, what speaks against it; with the call Ben owes the 8♠
    ("bavarian", "10♠", {}, "call.trumpf-oder-kritisch", "held without a word"),
    ("bavarian", "10♠", {ANNA: 1}, "call.first-trick", "in any trick, but it belongs to the first"),
    ("bavarian", "A♠", {}, "call.trumpf-oder-kritisch", "it goes with the Rechter only"),
    ("bavarian", "10♦", {}, "call.trumpf-oder-kritisch", "it goes with the Rechter only"),
    ("italian", "10♠", {ANNA: 1}, "call.trumpf-oder-kritisch", "held without a word"),
    ("tyrolean", "10♠", {}, "duty.trump-led", "these rules know no such call"),
]


@pytest.mark.parametrize(("rules", "table", "won", "rule", "part"), BELIEVED)
def test_a_lead_asks_for_a_trump_or_a_kritischer(rules, table, won, rule, part):
    told = position(rules, "10 ♠", table, hands={BEN: HELD}, won=won)
    assert answers("call-anytime", told, "legal-cards", player=BEN) == (cards("8♠"),)
    found, sentence = objection("call-anytime", told, "legal-cards", cards("8♠"), player=BEN)
    assert found == rule
    assert part in sentence


def test_a_call_that_has_lapsed_still_holds():
    told = position("bavarian-classic", "10 ♠", "10♠ 7♦", called=True, hands={CARLA: HELD})
    assert answers("call-anytime", told, "legal-cards", player=CARLA) == (cards("8♠"),)
    assert objection("call-anytime", told, "legal-cards", cards("8♠"), player=CARLA)[0] == "call.lapses"


@pytest.mark.parametrize(
    ("rules", "table", "called"),
    [
        ("bavarian", "10♠", True),  # truly called
        ("franconian", "10♠", False),  # in force without a word
        ("bavarian", "8♣", False),  # nobody thinks of it on a plain card
        ("tyrolean", "8♠", False),  # nor, where there is no call, on a small trump
    ],
)
def test_where_it_is_right_or_nobody_thinks_of_it(rules, table, called):
    told = position(rules, "10 ♠", table, called=called, hands={BEN: HELD})
    assert answers("call-anytime", told, "legal-cards", player=BEN) == ()
