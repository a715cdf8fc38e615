"""What one must play. Anna leads, Dan deals; Schlag 10, trump ♠ unless told otherwise."""

from tests.core.flags.asking import may_follow
from tests.core.flags.case import case

_EVERYONE = "everyone who has a card of the trump suit must play either a trump, a Linker or a Kritischer"
_ANNOUNCERS = (
    "for those players who have bid, Farbzwang applies, so that should a trump card, the Rechte or the Guate "
    "be played, they must follow suit with a trump if they have one"
)

DUTY = (
    case(
        "duty",
        "trump_led",
        "S0 §7 Playing a trick",
        "Ben holds J♠ and 10♥; he plays 10♥, a Linker (J♠ would also be allowed).",
        may_follow("J♠ 10♥ 9♣ 8♦ 7♥", "8♠"),
        "J♠ 10♥",
    ),
    case(
        "duty",
        "trump_led",
        "S0 §7 Playing a trick",
        "if a card of the trump suit is led (including the Rechter)",
        may_follow("9♠ A♦ K♣", "10♠"),
        "9♠",
    ),
    case(
        "duty",
        "none",
        "S0 §12 Variants: Bavarian Watten",
        "There is no need to play trumps when trumps are led",
        may_follow("J♠ 10♥ 9♣ 8♦ 7♥", "8♠"),
        "9♣ J♠ 10♥ 7♥ 8♦",
    ),
    case(
        "duty",
        "none",
        "S3 Gioco delle prese",
        "È possibile giocare qualsiasi carta dalla propria mano in qualsiasi presa.",
        may_follow("9♠ A♦ K♣", "10♠"),
        "K♣ 9♠ A♦",
    ),
)

DUTY_BINDS = (
    case("duty_binds", "all", "S0 §7 Playing a trick", _EVERYONE, may_follow("9♠ A♦", "8♠ 9♥"), "9♠"),
    case(
        "duty_binds",
        "all",
        "S1 §7 Ein Stich",
        "muss jeder, der noch eine Karte der Trumpffarbe hat, Trumpf, einen Linken oder einen Kritischen "
        "zugeben",
        may_follow("J♠ A♦ 10♥", "8♠"),
        "J♠ 10♥",
    ),
    case("duty_binds", "announcers", "S2 Blind Watten", _ANNOUNCERS, may_follow("9♠ A♦", "8♠ 9♥"), "9♠ A♦"),
    case(
        "duty_binds",
        "announcers",
        "S2 Blind Watten",
        _ANNOUNCERS,
        may_follow("J♠ A♦ 10♥", "8♠"),
        "J♠ 10♥ A♦",
    ),
    case(  # the dealer, who has announced, is bound
        "duty_binds",
        "announcers",
        "S2 Blind Watten",
        _ANNOUNCERS,
        may_follow("9♠ A♦", "8♠ 9♥ K♦"),
        "9♠",
        agrees=("all",),
    ),
)

DUTY_EXEMPT = (
    case(
        "duty_exempt",
        "none",
        "S0 §7 Playing a trick",
        "if a card of the trump suit is led (including the Rechter), " + _EVERYONE,
        may_follow("10♠ A♦", "8♠"),
        "10♠",
        guate=True,
    ),
    case(  # the Guate, "the trump one rank above the Schlag", is a card of the trump suit
        "duty_exempt",
        "none",
        "S0 §7 Playing a trick",
        _EVERYONE,
        may_follow("J♠ A♦", "8♠"),
        "J♠",
        guate=True,
    ),
    case(
        "duty_exempt",
        "rechter_guate",
        "S2 Blind Watten",
        "(the Rechte and the Guate do not have to be played)",
        may_follow("10♠ A♦", "8♠"),
        "10♠ A♦",
        guate=True,
    ),
    case(
        "duty_exempt",
        "rechter_guate",
        "S2 Blind Watten",
        "(the Rechte and the Guate do not have to be played)",
        may_follow("J♠ A♦", "8♠"),
        "J♠ A♦",
        guate=True,
    ),
    case(  # the 9♠ is owed, and the Rechter may be played for it
        "duty_exempt",
        "rechter_guate",
        "S2 Blind Watten",
        "they must follow suit with a trump if they have one",
        may_follow("10♠ 9♠ A♦", "8♠"),
        "10♠ 9♠",
        agrees=("none",),
        guate=True,
    ),
)

DUTY_SATISFIED_BY = (
    case(  # the 10♥ does not take the trick from the 10♣: of equal Linke the first wins
        "duty_satisfied_by",
        "trump_linker_kritischer",
        "S0 §7 Playing a trick",
        "You don't have to beat the card led.",
        may_follow("9♠ 10♥ A♦", "8♠ 10♣"),
        "9♠ 10♥",
    ),
    case(
        "duty_satisfied_by",
        "trump_linker_kritischer",
        "S0 §7 Playing a trick",
        _EVERYONE,
        may_follow("9♠ 7♣ A♦", "8♠ K♥"),
        "7♣ 9♠",
    ),
    case(
        "duty_satisfied_by",
        "trump_or_winning_card",
        "S2 Blind Watten",
        "Alternatively they can take the trick with a better card.",
        may_follow("9♠ 10♥ A♦", "8♠ 10♣"),
        "9♠",
    ),
    case(
        "duty_satisfied_by",
        "trump_or_winning_card",
        "house winning-card",
        "Here the card must be winning at the moment it is played.",
        may_follow("9♠ 7♣ A♦", "8♠ K♥"),
        "9♠",
    ),
    case(
        "duty_satisfied_by",
        "trump_or_winning_card",
        "S2 Blind Watten",
        "Alternatively they can take the trick with a better card.",
        may_follow("9♠ 10♥ A♦", "8♠"),
        "9♠ 10♥",
        agrees=("trump_linker_kritischer",),
    ),
)

CASES = (*DUTY, *DUTY_BINDS, *DUTY_EXEMPT, *DUTY_SATISFIED_BY)
