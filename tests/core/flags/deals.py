"""The deal and the announcement. Dan deals, Anna is forehand, Carla cuts."""

from tests.builders import ANNA, DAN
from tests.core.flags.asking import deals_first, hand_of, takers
from tests.core.flags.case import case

PACKETS = (
    # The pack in its printed order, A♣ on top.
    case(
        "packets",
        (3, 2),
        "S0 §4 Setup and deal",
        "first 3 cards to each player, then 2 more",
        hand_of(ANNA),
        "A♣ K♣ Q♣ 10♠ 9♠",  # 1st to 3rd, 13th and 14th card
    ),
    case(
        "packets",
        (3, 2),
        "S2 Deal",
        "usually in packets of three and two in succession",
        hand_of(DAN),
        "K♠ Q♠ J♠ Q♥ J♥",  # 10th to 12th, 19th and 20th
    ),
    case(
        "packets",
        (2, 3),
        "S2 Regional differences",
        "2 + 3 (South Tyrol) cards",
        hand_of(ANNA),
        "A♣ K♣ A♠ K♠ Q♠",  # 1st and 2nd, 9th to 11th
    ),
    case(
        "packets",
        (2, 3),
        "S2 Regional differences",
        "2 + 3 (South Tyrol) cards",
        hand_of(DAN),
        "8♣ 7♣ K♥ Q♥ J♥",  # 7th and 8th, 18th to 20th
    ),
    case(
        "packets",
        (1, 1, 1, 1, 1),
        "S2 Regional differences",
        "They may be dealt individually",
        hand_of(ANNA),
        "A♣ 10♣ A♠ 10♠ A♥",  # every fourth from the 1st
    ),
    case(
        "packets",
        (1, 1, 1, 1, 1),
        "S2 Regional differences",
        "They may be dealt individually",
        hand_of(DAN),
        "J♣ 7♣ J♠ 7♠ J♥",  # every fourth from the 4th
    ),
    case(
        "packets",
        (3,),
        "S3 Varianti comuni: Wurftwatten",
        "con 3 carte per giocatore",
        hand_of(ANNA),
        "A♣ K♣ Q♣",
    ),
    case(
        "packets",
        (3,),
        "house one-packet",
        "Here they are dealt all at once.",
        hand_of(DAN),
        "K♠ Q♠ J♠",  # 10th to 12th
    ),
)

SCHLECKEN = (
    case(
        "schlecken",
        "no",
        "S0 §4 Setup and deal",
        "The dealer shuffles, the player to the dealer's right cuts.",
        takers("7♣ 6♦ K♥"),
        "",
    ),
    case(
        "schlecken",
        "no",
        "S0 §12 Variants",
        "All optional – agree before you play.",
        takers("K♥ 6♦ 9♥"),
        "",
    ),
    case(
        "schlecken",
        "cutter",
        "S0 §12 Variants: Schlecken",
        "if the bottom card of the cut is a Kritischer, the cutter may keep it",
        takers("7♣ 6♦ K♥"),
        "Carla",
    ),
    case(
        "schlecken",
        "cutter",
        "S1 §12 Varianten: Schlecken",
        "darf der Abhebende sie behalten",
        takers("K♥ 6♦ 9♥"),
        "Carla",
    ),
    case(
        "schlecken",
        "chain",
        "S2 Shuffle and cut",
        "In the rare case of a third underlying Critical, the cutter may take that too.",
        takers("7♣ 6♦ K♥"),
        "Carla Dan Carla",
    ),
    case(
        "schlecken",
        "chain",
        "S2 Shuffle and cut",
        "The dealer then has the right to view and take the next card if it is Critical.",
        takers("K♥ 6♦ 9♥"),
        "Carla Dan",
    ),
    case(  # the cutter bluffs with the 9♥
        "schlecken",
        "chain",
        "house schlecken-chain",
        "the dealer may look at it after any card kept, also a bluff",
        takers("9♥ 7♣ 8♥"),
        "Carla Dan",
    ),
)

FIRST_DEALER = (
    case(
        "first_dealer",
        "high",
        "S0 §4 Setup and deal",
        "two opponents each draw a card; the higher card deals",
        deals_first("9♣", "Q♦"),
        "Ben",
    ),
    case(
        "first_dealer",
        "high",
        "house first-dealer",
        "the Weli is the lowest card",
        deals_first("7♠", "6♦"),
        "Anna",
    ),
    case(
        "first_dealer",
        "low",
        "S3 Preparazione e distribuzione",
        "la carta più bassa distribuisce",
        deals_first("9♣", "Q♦"),
        "Anna",
    ),
    case(
        "first_dealer",
        "low",
        "house first-dealer",
        "the Weli is the lowest card",
        deals_first("7♠", "6♦"),
        "Ben",
    ),
)

CASES = (*PACKETS, *SCHLECKEN, *FIRST_DEALER)
