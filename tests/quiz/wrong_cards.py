"""Wrong answers about what cards are and how they stand, and why they fail."""

from typing import Any, TypeAlias

from tests.builders import card, cards
from watten_tutor.core.cards import Suit
from watten_tutor.core.ranking import CardClass

Wrong: TypeAlias = tuple[str, str, str, str, str, dict[str, Any], object, list[str]]

WRONG_OF_CARDS: list[Wrong] = [
    # source, rules, Schlag and trump, trick so far, question, its facts, wrong answer, why it fails
    (
        "S0 §5: equal Linke",
        "tyrolean",
        "10 ♠",
        "",
        "order",
        {"cards": cards("10♥ 10♦ A♠")},
        (cards("10♥"), cards("10♦"), cards("A♠")),
        ["10♥ and 10♦ are Linke and equal: the one played first would win."],
    ),
    (
        "S0 §5",
        "tyrolean",
        "10 ♠",
        "",
        "order",
        {"cards": cards("10♥ A♠")},
        (cards("A♠"), cards("10♥")),
        ["10♥ (Linker) stands above A♠ (trump)."],
    ),
    (
        "S0 §5",
        "tyrolean",
        "10 ♠",
        "",
        "order",
        {"cards": cards("9♦ A♥"), "led": Suit.BELLS},
        (cards("A♥"), cards("9♦")),
        ["9♦ is of the suit led, ♦; A♥ is not and cannot win, so 9♦ stands above it."],
    ),
    (
        "S0 §5",
        "tyrolean",
        "10 ♠",
        "",
        "order",
        {"cards": cards("A♥ 9♦"), "led": Suit.ACORNS},
        (cards("A♥"), cards("9♦")),
        ["A♥ and 9♦ cannot win when ♣ is led: they stand together at the bottom."],
    ),
    (
        "S0 §12 Unkritisch: equal Linke in two places, and the last card of all put first",
        "unkritisch",
        "7 ♥",
        "",
        "order",
        {"cards": cards("7♦ A♥ 7♣ K♥")},
        (cards("K♥"), cards("7♣"), cards("7♦"), cards("A♥")),
        [
            "7♦ (Linker) stands above K♥ (trump).",
            "That would be right if K♥, 6♦ and 7♣ were Kritische, but under these rules there are none.",
        ],
    ),
    (
        "a card left out",
        "tyrolean",
        "10 ♠",
        "",
        "order",
        {"cards": cards("10♥ A♠")},
        (cards("10♥"),),
        ["A♠ has no place in your order yet."],
    ),
    (
        "a card too many",
        "tyrolean",
        "10 ♠",
        "",
        "order",
        {"cards": cards("10♥ A♠")},
        (cards("10♥"), cards("A♠"), cards("9♠")),
        ["9♠ is not among the cards to put in order."],
    ),
    (
        "S0 §3: the K♥ is not a King",
        "tyrolean",
        "K ♥",
        "",
        "class",
        {"card": card("K♥")},
        CardClass.RECHTER,
        [
            "The Rechter needs both: Schlag rank K and trump suit ♥, and it must be no Kritischer.",
            "K♥ is the Maxi, one of the Kritische.",
            "So K♥ has no suit and no rank: neither Schlag K nor trump ♥ can make anything else of it.",
        ],
    ),
    (
        "S0 §12 Unkritisch: no Kritische",
        "unkritisch",
        "10 ♠",
        "",
        "class",
        {"card": card("K♥")},
        CardClass.KRITISCHER,
        [
            "Under these rules no card is a Kritischer.",
            "K♥ has neither the Schlag rank 10 nor the trump suit ♠: "
            "a plain card, good only as the highest of the suit led.",
            "There are no Kritische under these rules: K♥ counts by its suit and rank like any other card.",
        ],
    ),
    (
        "S0 §5: no Guate in the base game",
        "tyrolean",
        "10 ♠",
        "",
        "class",
        {"card": card("J♠")},
        CardClass.GUATE,
        [
            "Under these rules no card is a Guate.",
            "J♠ has the trump suit ♠ but not the Schlag rank 10: it is an ordinary trump.",
        ],
    ),
    (
        "S0 §12 Der Guate; house: it needs no Rechter",
        "south-tyrolean",
        "K ♥",
        "",
        "class",
        {"card": card("A♥")},
        CardClass.TRUMP,
        [
            "An ordinary trump has the trump suit ♥ but not the Schlag rank K, and is neither a Kritischer "
            "nor the Guate, the trump one rank above the Schlag.",
            "A♥ is the trump ♥ one rank above the Schlag K: it is the Guate. There is no Rechter, for K♥ is "
            "the Maxi, a Kritischer; the Guate exists all the same.",
        ],
    ),
    (
        "S2 Austria",
        "south-tyrolean-beasn",
        "10 ♠",
        "",
        "class",
        {"card": card("9♠")},
        CardClass.TRUMP,
        [
            "An ordinary trump has the trump suit ♠ but not the Schlag rank 10, and is neither a Kritischer "
            "nor Guate or Beasn, the trumps one rank above and one rank below the Schlag.",
            "9♠ is the trump ♠ one rank below the Schlag 10: it is the Beasn, between Guate and Rechter.",
        ],
    ),
    (
        "S0 §5: no Rechter",
        "tyrolean",
        "K ♥",
        "",
        "rechter",
        {},
        card("K♥"),
        [
            "Schlag and trump would point at K♥, but that is the Maxi, a Kritischer: "
            "it has no suit and no rank.",
            "So with Schlag K and trump ♥ there is no Rechter in this hand, only Linke.",
        ],
    ),
    (
        "S0 §5 example",
        "tyrolean",
        "10 ♠",
        "",
        "rechter",
        {},
        card("10♥"),
        ["10♥ has the Schlag rank 10 but not the trump suit ♠: it is a Linker."],
    ),
    (
        "S0 §12 Bavarian Watten: 32 cards",
        "bavarian",
        "10 ♠",
        "",
        "rechter",
        {},
        card("6♦"),
        ["6♦ is not in the pack of this game."],
    ),
    (
        "S0 §5 example",
        "tyrolean",
        "10 ♠",
        "",
        "linke",
        {},
        cards("10♣ 10♠"),
        [
            "10♠ has the Schlag rank 10 and the trump suit ♠: it is the Rechter.",
            "10♥ and 10♦ have the Schlag rank 10 too and are Linke.",
        ],
    ),
]
