"""The table and the kind of game. The last seat deals, Anna is forehand."""

from tests.builders import ANNA
from tests.core.flags.asking import (
    hand_of,
    hands_dealt,
    may_follow,
    namers,
    sides,
    tally_after,
    tricks_to_win,
)
from tests.core.flags.case import BOHEMIAN, case

GAME = (
    case(
        "game",
        "watten",
        "S0 §7 Playing a trick",
        "you don't have to follow suit or beat anything",
        may_follow("7♥ A♣ 9♦", "8♥"),
        "A♣ 7♥ 9♦",
    ),
    case(
        "game",
        "watten",
        "S1 §7 Ein Stich",
        "es gibt keinen Farb- und keinen Stichzwang",
        may_follow("9♥ 7♥ A♣", "8♥"),
        "A♣ 9♥ 7♥",
    ),
    case(
        "game",
        "bohemian",
        "S2 Bohemian Watten",
        "Farbzwang, the requirement to follow suit",
        may_follow("7♥ A♣ 9♦", "8♥"),
        "7♥",
    ),
    case(
        "game",
        "bohemian",
        "S2 Bohemian Watten",
        "Stichzwang, the obligation to head (i.e. if you have a higher card, you must play it)",
        may_follow("9♥ 7♥ A♣", "8♥"),
        "9♥",
    ),
)

_EXCESS = (
    "If a player has made more tricks in a game than he has points left, the difference is added to the "
    "original score."
)
_MINUS = "the score does not have to be reached exactly and the game can be ended with minus points"

TALLY = (
    case("tally", "exact", "S2 Bohemian Watten", _EXCESS, tally_after(1, 3), 3, **BOHEMIAN),
    case(
        "tally",
        "exact",
        "house bohemian-excess",
        "Here it is points.",
        tally_after(3, 2, "10 ♥"),
        4,
        **BOHEMIAN,
    ),
    case("tally", "below_zero", "S2 Bohemian Watten", _MINUS, tally_after(1, 3), -2, **BOHEMIAN),
    case("tally", "below_zero", "S2 Bohemian Watten", _MINUS, tally_after(3, 2, "10 ♥"), -1, **BOHEMIAN),
)

PLAYERS = (
    case("players", 4, "S0 §1 Overview", "Players: exactly 4, in two fixed teams.", hands_dealt(), 4),
    case(
        "players",
        4,
        "S0 §1 Overview",
        "partners sit opposite each other",
        sides(),
        "Anna Carla - Ben Dan",
    ),
    case(
        "players",
        2,
        "S2 Variants",
        "two players (forehand decides the Strikers; dealer chooses Trumps)",
        namers(),
        "Anna Ben",
    ),
    case("players", 2, "S2 Variants", "There are variants for two players", sides(), "Anna - Ben"),
    case(
        "players",
        3,
        "S2 Variants",
        "three players (forehand cuts, chooses Strikers and trumps",
        namers(),
        "Anna Anna",
    ),
    case(
        "players",
        3,
        "S2 Variants",
        "plays against two defenders, who form a team",
        sides(),
        "Anna - Ben Carla",
    ),
    case("players", 6, "S2 Variants", "six players", hands_dealt(), 6),
    case(
        "players",
        6,
        "house six-handed",
        "Here the teams sit alternately",
        sides(),
        "Anna Carla Eva - Ben Dan Friedl",
    ),
)

CARDS_EACH = (
    case("cards_each", 5, "S0 §4 Setup and deal", "everyone has 5 cards", hand_of(ANNA), "A♣ K♣ Q♣ 10♠ 9♠"),
    case(
        "cards_each",
        5,
        "S0 §7 Playing a trick",
        "As soon as a team has three tricks, the hand is over",
        tricks_to_win(),
        3,
    ),
    case(
        "cards_each",
        3,
        "S3 Varianti comuni: Wurftwatten",
        "con 3 carte per giocatore",
        hand_of(ANNA),
        "A♣ K♣ Q♣",
    ),
    case(
        "cards_each",
        3,
        "house two-tricks",
        "How many tricks win with three cards each, the source does not say. Here two do.",
        tricks_to_win(),
        2,
    ),
)

CASES = (*GAME, *TALLY, *PLAYERS, *CARDS_EACH)
