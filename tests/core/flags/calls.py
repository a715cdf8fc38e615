"""The call "Trumpf oder Kritisch". Anna leads, Dan deals; Schlag 10, trump ♠."""

from tests.core.flags.asking import may_call_on, may_follow
from tests.core.flags.case import case

CALL = (
    case(
        "call",
        "none",
        "S0 §7 Playing a trick",
        "Normally you may play any card",
        may_call_on("10♠", first=True),
        False,
        agrees=("automatic",),  # nobody calls what is always in force
        duty="none",
    ),
    case(
        "call",
        "none",
        "S0 §7 Playing a trick",
        "Normally you may play any card",
        may_follow("9♠ 10♥ A♦", "10♠"),
        "9♠ 10♥ A♦",
        agrees=("first_trick", "any_trick"),  # not called
        duty="none",
    ),
    case(
        "call",
        "first_trick",
        "S0 §12 Variants: Bavarian Watten",
        'when the Rechter is led to the very first trick may its player call "Trumpf oder Kritisch"',
        may_call_on("10♠", first=True),
        True,
        agrees=("any_trick",),
        duty="none",
    ),
    case(
        "call",
        "first_trick",
        "S2 Ranking and use",
        "the playing of the Chief Striker as the first card of a game",
        may_call_on("10♠", first=False),
        False,
        agrees=("none", "automatic"),
        duty="none",
    ),
    case(
        "call",
        "any_trick",
        "S3 Gioco delle prese",
        "Quando lo Schlag principale viene aperto, chi lo gioca può chiamare «Trumpf oder Kritische!»",
        may_call_on("10♠", first=False),
        True,
        duty="none",
    ),
    case(
        "call",
        "any_trick",
        "S3 Gioco delle prese",
        "Quando lo Schlag principale viene aperto, chi lo gioca può chiamare «Trumpf oder Kritische!»",
        may_call_on("10♠", first=True),
        True,
        agrees=("first_trick",),
        duty="none",
    ),
    case(
        "call",
        "automatic",
        "S2 Bavaria",
        "the first time the Chief Striker is played, all other players with a trump card must declare the "
        "fact",
        may_follow("9♠ 10♥ A♦", "10♠"),
        "9♠",
        duty="none",
    ),
    case(
        "call",
        "automatic",
        "S2 Bavaria",
        "even if the Chief Striker is beaten by a Critical",
        may_follow("9♠ 10♥ A♦", "10♠ 7♣"),
        "9♠",
        duty="none",
    ),
    case(
        "call",
        "automatic",
        "house call-automatic",
        "the call is always in force when the Rechter is led, and only for holders of a card of the trump "
        "suit",
        may_follow("9♠ K♥ A♦", "10♠"),
        "9♠ K♥",
        duty="none",
    ),
)

_CALLED = {"duty": "none", "call": "any_trick"}

CALL_PARTNER = (
    case(
        "call_partner",
        "same",
        "S0 §12 Variants: Bavarian Watten",
        "then everyone must play a trump or a Kritischer if they can",
        may_follow("9♠ K♥ A♦", "10♠ 8♥", called=True),
        "9♠ K♥",
        **_CALLED,
    ),
    case(
        "call_partner",
        "same",
        "S0 §12 Variants: Bavarian Watten",
        "then everyone must play a trump or a Kritischer if they can",
        may_follow("K♥ A♦", "10♠ 8♥", called=True),
        "K♥",
        **_CALLED,
    ),
    case(
        "call_partner",
        "trump_only",
        "S3 Gioco delle prese",
        "i partner devono giocare una briscola",
        may_follow("9♠ K♥ A♦", "10♠ 8♥", called=True),
        "9♠",
        **_CALLED,
    ),
    case(
        "call_partner",
        "trump_only",
        "house call-partner",
        "what a partner without a trump owes. Here that partner is free.",
        may_follow("K♥ A♦", "10♠ 8♥", called=True),
        "K♥ A♦",
        **_CALLED,
    ),
    case(  # Ben, an opponent
        "call_partner",
        "trump_only",
        "S3 Gioco delle prese",
        "obbligando tutti gli avversari a giocare una briscola o una Kritische se ne hanno una",
        may_follow("9♠ K♥ A♦", "10♠", called=True),
        "9♠ K♥",
        agrees=("same",),
        **_CALLED,
    ),
)

CALL_LAPSES = (
    case(
        "call_lapses",
        False,
        "S0 §12 Variants: Bavarian Watten",
        "then everyone must play a trump or a Kritischer if they can",
        may_follow("9♠ A♦", "10♠ 7♣", called=True),
        "9♠",
        **_CALLED,
    ),
    case(
        "call_lapses",
        False,
        "house call-lapses",
        "Whether the call still binds once a Kritischer has beaten the Rechter, the full rules do not say. "
        "Here it does.",
        may_follow("K♠ 8♦ 10♦", "10♠ 8♥ K♥", called=True),
        "K♠",
        **_CALLED,
    ),
    case(
        "call_lapses",
        True,
        "S2 Ranking and use",
        "If the Chief Striker is beaten by a Critical, the other players no longer have to follow with a "
        "trump card.",
        may_follow("9♠ A♦", "10♠ 7♣", called=True),
        "9♠ A♦",
        **_CALLED,
    ),
    case(
        "call_lapses",
        True,
        "S2 Ranking and use",
        "If the Chief Striker is beaten by a Critical, the other players no longer have to follow with a "
        "trump card.",
        may_follow("K♠ 8♦ 10♦", "10♠ 8♥ K♥", called=True),
        "K♠ 10♦ 8♦",
        **_CALLED,
    ),
)

PEPPER = (
    case(
        "pepper",
        False,
        "S0 §12 Variants: Bavarian Watten",
        "everyone must play a trump or a Kritischer if they can",  # and Ben cannot
        may_follow("8♣ 10♥ A♦", "10♠", called=True),
        "8♣ 10♥ A♦",
        **_CALLED,
    ),
    case(
        "pepper",
        False,
        "S0 §12 Variants: Bavarian Watten",
        "everyone must play a trump or a Kritischer if they can",
        may_follow("10♥ K♥ A♦", "10♠", called=True),
        "K♥",
        **_CALLED,
    ),
    case(
        "pepper",
        True,
        "S2 Bavaria",
        "the Striker is also regarded as a trump if the first player to follow the leading player has no "
        "trumps. The Striker must then be played",
        may_follow("8♣ 10♥ A♦", "10♠", called=True),
        "10♥",
        **_CALLED,
    ),
    case(
        "pepper",
        True,
        "S2 Bavaria",
        "the Striker is also regarded as a trump if the first player to follow the leading player has no "
        "trumps.",
        may_follow("10♥ K♥ A♦", "10♠", called=True),  # "Trumpf oder Kritisch", and the 10♥ is a trump now
        "K♥ 10♥",
        **_CALLED,
    ),
    case(  # Carla, who is not the first to follow
        "pepper",
        True,
        "house pepper",
        "Here only for the first player after the leader.",
        may_follow("8♣ 10♥ A♦", "10♠ 9♥", called=True),
        "8♣ 10♥ A♦",
        agrees=(False,),
        **_CALLED,
    ),
)

CASES = (*CALL, *CALL_PARTNER, *CALL_LAPSES, *PEPPER)
