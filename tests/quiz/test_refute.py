"""Where exactly a wrong answer fails."""

from typing import Any

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, card, cards
from tests.quiz.judging import sentences, verdict
from tests.quiz.wrong_cards import WRONG_OF_CARDS
from watten_tutor.core.seats import teams
from watten_tutor.quiz.judge import judge
from watten_tutor.scenario.library import find

WRONG = [
    # source, rules, Schlag and trump, trick so far, question, its facts, wrong answer, why it fails
    *WRONG_OF_CARDS,
    (
        "S0 §7 example",
        "tyrolean",
        "10 ♠",
        "8♠ 10♥ A♦ 7♣",
        "trick-winner",
        {},
        BEN,
        ["Dan plays 7♣, the Spitz: a Kritischer beats 10♥."],
    ),
    (
        "S0 §7 example",
        "tyrolean",
        "10 ♠",
        "8♠ 10♥ A♦ 7♣",
        "trick-winner",
        {},
        CARLA,
        ["Carla plays A♦: it cannot beat 10♥, a Linker."],
    ),
    (
        "S0 §7 example",
        "tyrolean",
        "10 ♠",
        "8♠ 10♥ A♦ 7♣",
        "trick-winner",
        {},
        ANNA,
        ["Ben plays 10♥: a Linker beats 8♠."],
    ),
    (
        "S0 §5: equal Linke",
        "tyrolean",
        "10 ♠",
        "7♠ 10♦ 10♥ 9♠",
        "trick-winner",
        {},
        CARLA,
        ["Carla plays 10♥: all Linke are equal, and 10♦ was played first."],
    ),
    (
        "S0 §7",
        "tyrolean",
        "10 ♠",
        "9♦ A♥",
        "winning-so-far",
        {},
        BEN,
        ["Ben plays A♥: neither a trump nor of the suit led, so it cannot win."],
    ),
    (
        "S0 §7",
        "tyrolean",
        "10 ♠",
        "9♦ A♥",
        "winning-so-far",
        {},
        DAN,
        ["Dan has not played to this trick yet."],
    ),
    (
        "S0 §12 Unkritisch: Weli",
        "unkritisch",
        "10 ♠",
        "6♦ 7♠ A♦ K♦",
        "trick-winner",
        {},
        ANNA,
        [
            "Ben plays 7♠: every other trump beats the Weli.",
            "That would be right if K♥, 6♦ and 7♣ were Kritische, but under these rules there are none.",
        ],
    ),
    (
        "S0 §7 example: A♦ is refused",
        "tyrolean",
        "10 ♠",
        "8♠",
        "legal-cards",
        {"player": BEN},
        cards("J♠ 10♥ A♦"),
        ["A♦ is neither a trump nor a Linker nor a Kritischer, so it must stay in the hand."],
    ),
    (
        "S0 §7 example: the Linker is left out",
        "tyrolean",
        "10 ♠",
        "8♠",
        "legal-cards",
        {"player": BEN},
        cards("J♠"),
        ["10♥ is a Linker: it satisfies the duty as well as a trump would."],
    ),
    (
        "S0 §7: it need not beat",
        "tyrolean",
        "10 ♠",
        "K♠",
        "legal-cards",
        {"player": BEN},
        cards("10♥"),
        ["J♠ is a card of the trump suit: that will do, it need not beat the lead."],
    ),
    (
        "S0 §7: no duty to follow",
        "tyrolean",
        "10 ♠",
        "9♦",
        "legal-cards",
        {"player": BEN},
        cards("A♦"),
        [
            "J♠ and 10♥ may be played too.",
            "9♦ is led, a plain card: nobody need follow ♦ or beat it.",
        ],
    ),
    (
        "S0 §7: nothing is asked",
        "tyrolean",
        "10 ♠",
        "9♦",
        "legal-cards",
        {"player": BEN},
        cards("J♠ 10♥"),
        ["A♦ may be played too.", "9♦ is led, a plain card: nobody need follow ♦ or beat it."],
    ),
    (
        "S0 §7: a card of somebody else",
        "tyrolean",
        "10 ♠",
        "8♠",
        "legal-cards",
        {"player": BEN},
        cards("J♠ 9♠ 10♥"),
        ["9♠ is not in this hand."],
    ),
    (
        "S0 §7: no trump in hand",
        "tyrolean",
        "10 ♠",
        "8♠ 9♠",
        "legal-cards",
        {"player": CARLA},
        cards("K♣"),
        ["A♦ may be played too.", "But the hand has no card of the trump suit ♠: nothing binds it."],
    ),
    (
        "S0 §3: K♥ is no heart",
        "tyrolean",
        "10 ♠",
        "8♠ 9♠ 7♠",
        "may-play",
        {"player": DAN, "card": card("9♥")},
        False,
        ["But the hand has no card of the trump suit ♠: nothing binds it."],
    ),
    (
        "S0 §7",
        "tyrolean",
        "10 ♠",
        "8♠",
        "may-play",
        {"player": BEN, "card": card("A♦")},
        True,
        ["A♦ is neither a trump nor a Linker nor a Kritischer, so it must stay in the hand."],
    ),
    (
        "S0 §12 Unkritisch: K♥ is a heart and a King",
        "unkritisch",
        "9 ♠",
        "8♥ K♥ A♥ 7♦",
        "trick-winner",
        {},
        BEN,
        [
            "Carla plays A♥: higher than K♥ in the suit led.",
            "That would be right if K♥, 6♦ and 7♣ were Kritische, but under these rules there are none.",
        ],
    ),
    (
        "S0 §12 Unkritisch: with Kritische Ben would win, not Anna",
        "unkritisch",
        "9 ♠",
        "8♥ K♥ A♥ 7♦",
        "trick-winner",
        {},
        ANNA,
        ["Ben plays K♥: higher than 8♥ in the suit led."],
    ),
]


@pytest.mark.parametrize(("source", "rules", "said", "table", "kind", "facts", "given", "expected"), WRONG)
def test_a_wrong_answer_is_told_where_it_fails(
    source: str,
    rules: str,
    said: str,
    table: str,
    kind: str,
    facts: dict[str, Any],
    given: object,
    expected: list[str],
) -> None:
    found = verdict(rules, said, table, kind, given, **facts)
    assert not found.right
    assert found.given == given
    assert sentences(found) == expected


def test_under_the_call_a_linker_is_refused_by_name() -> None:
    # S0 §12 Bavarian Watten: "everyone must play a trump or a Kritischer if they can"
    told = verdict("bavarian", "10 ♠", "10♠", "legal-cards", cards("J♠ 10♥"), called=True, player=BEN)
    assert sentences(told) == ["10♥ is a Linker, and under the call a Linker is not enough."]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Dan plays 7♣, the Spitz: a Kritischer beats 10♥."]),
        ("de", ["Dan legt 7♣, den Spitz: Ein Kritischer sticht 10♥."]),
        ("it", ["Dan gioca 7♣, lo Spitz: un Kritischer batte 10♥."]),
    ],
)
def test_the_winner_of_the_example_is_defended_in_three_languages(language: str, expected: list[str]) -> None:
    # S0 §7 example: "The Spitz beats the Linker, so Dan wins the trick."
    assert sentences(verdict("tyrolean", "10 ♠", "8♠ 10♥ A♦ 7♣", "trick-winner", BEN), language) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["A♦ is neither a trump nor a Linker nor a Kritischer, so it must stay in the hand."]),
        ("de", ["A♦ ist weder Trumpf noch Linker noch Kritischer und muss auf der Hand bleiben."]),
        ("it", ["A♦ non è né briscola né Linker né Kritischer: deve restare in mano."]),
    ],
)
def test_the_card_refused_in_the_example_is_named_in_three_languages(
    language: str, expected: list[str]
) -> None:
    # S0 §7 example: Ben "plays 10♥, a Linker (J♠ would also be allowed)"
    told = verdict("tyrolean", "10 ♠", "8♠", "legal-cards", cards("J♠ 10♥ A♦"), player=BEN)
    assert sentences(told, language) == expected


def test_of_two_losers_only_one_without_a_point_is_schneider() -> None:
    """S0 §10, house: of three players each loser writes for himself; Carla goes home with 2 points."""
    asked = find("scoring/one-of-them-at-least")
    anna, ben, carla = teams(3)
    found = judge(asked, {anna: 2, ben: 0, carla: 2})
    facts = {"team": carla}
    assert [each.facts for each in found.why_not if each.step == "wrong.no-schneider"] == [facts]
    assert judge(asked, {anna: 2, ben: 0, carla: 1}).right
