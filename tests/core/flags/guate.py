"""What stands above the Rechter: Guate and Beasn."""

from tests.core.flags.asking import order, wins
from tests.core.flags.case import case

GUATE = (
    case(
        "guate",
        False,
        "S0 §5 Choosing trumps: Schlag and suit",
        "Order: K♥, 6♦, 7♣, then 10♠ (Rechter), then 10♣ 10♥ 10♦ (Linke, equal)",
        order("10 ♠", 3),
        "K♥ 6♦ 7♣ > 10♠ > 10♣ 10♥ 10♦",
    ),
    case(
        "guate",
        False,
        "S1 §5 Ansagen: Schlag und Farbe",
        "dann A♠ K♠ D♠ B♠ 9♠ 8♠ 7♠",
        wins("10♠ J♠ 9♠ 8♠"),  # the J♠ is an ordinary trump
        "10♠",
    ),
    case(
        "guate",
        True,
        "S0 §12 Variants: Der Guate",
        "the trump one rank above the Schlag (the Seven if the Schlag is Ace) beats even the Rechter",
        wins("10♠ J♠ 9♠ 8♠"),
        "J♠",
    ),
    case(
        "guate",
        True,
        "S0 §12 Variants: Der Guate",
        "(the Seven if the Schlag is Ace)",
        wins("A♠ 7♠ K♠ Q♠", "A ♠"),
        "7♠",
    ),
    case(  # without a Rechter
        "guate",
        True,
        "S0 §12 Variants: Der Guate",
        "the trump one rank above the Schlag",
        order("K ♥", 3),
        "K♥ 6♦ 7♣ > A♥ > K♣ K♠ K♦",
    ),
    case(  # one rank above the Queen of hearts is the Maxi
        "guate",
        True,
        "house guate",
        "a Kritischer is never the Guate",
        order("Q ♥", 2),
        "K♥ 6♦ 7♣ > Q♥",
        agrees=(False,),
    ),
)

BEASN = (
    case(
        "beasn",
        False,
        "S0 §12 Variants: Der Guate",
        "the trump one rank above the Schlag (the Seven if the Schlag is Ace) beats even the Rechter",
        order("10 ♠", 4),  # and no other trump does
        "K♥ 6♦ 7♣ > J♠ > 10♠ > 10♣ 10♥ 10♦",
        guate=True,
    ),
    case(
        "beasn",
        False,
        "S0 §5 Choosing trumps: Schlag and suit",
        "the remaining cards of the trump suit, A K Q J 10 9 8 7",
        wins("9♠ A♠ 8♠ 7♠"),
        "A♠",
        guate=True,
    ),
    case(
        "beasn",
        True,
        "S2 Austria",
        "a Beasn (the card just below the Rechter) as the second highest card",
        order("10 ♠", 5),
        "K♥ 6♦ 7♣ > J♠ > 9♠ > 10♠ > 10♣ 10♥ 10♦",
        guate=True,
    ),
    case(
        "beasn",
        True,
        "S2 Austria",
        "a Beasn (the card just below the Rechter) as the second highest card",
        wins("10♠ 9♠ A♠ 10♥"),
        "9♠",
        guate=True,
    ),
    case(
        "beasn",
        True,
        "house beasn",
        "Here there is none if the Schlag is the Seven",
        order("7 ♠", 3),
        "K♥ 6♦ 7♣ > 8♠ > 7♠",
        guate=True,
        agrees=(False,),
    ),
    case(  # one rank below the Eight of acorns is the Spitz
        "beasn",
        True,
        "house beasn",
        "if that card is a Kritischer",
        order("8 ♣", 3),
        "K♥ 6♦ 7♣ > 9♣ > 8♣",
        agrees=(False,),
        guate=True,
    ),
)

CASES = (*GUATE, *BEASN)
