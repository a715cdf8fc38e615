"""Bets: how much, how high, when."""

from tests.builders import ANNA, BEN, CARLA, DAN
from tests.core.bets import US
from tests.core.flags.asking import may_bet, may_give_up, worth
from tests.core.flags.case import case

RAISE_STEP = (
    case(
        "raise_step",
        1,
        'S0 §8 Betting: "Gehen?"',
        "This proposes raising the value by 1 point.",
        worth(US, "B+ A="),
        3,
    ),
    case(
        "raise_step",
        1,
        "S0 §9 Scoring",
        "2 without a bet, 3 after one held bet, 4 after two, and so on",
        worth(US, "B+ A= A+ B="),
        4,
    ),
    case(
        "raise_step",
        2,
        "S3 Varianti comuni: Kritischer Watten",
        "i rilanci devono essere multipli di 2 anziché di 1",
        worth(US, "B+ A="),
        4,
    ),
    case(
        "raise_step",
        2,
        "S3 Varianti comuni: Kritischer Watten",
        "i rilanci devono essere multipli di 2 anziché di 1",
        worth(US, "B+ A= A+ B="),
        6,
    ),
)

RAISE_CAP = (
    case(
        "raise_cap",
        "larger_need",
        'S0 §8 Betting: "Gehen?"',
        "The value never goes beyond what a team needs to win the game.",
        may_bet(ANNA, "B+ A=", score=(12, 12)),  # from 3 to 4, and both need 3
        False,
    ),
    case(
        "raise_cap",
        "larger_need",
        "house larger-need",
        "Here it is the larger of the two.",
        may_bet(BEN, "B+ A= A+ B=", score=(11, 12)),  # from 4 to 5; they need 4 and 3
        False,
    ),
    case(
        "raise_cap",
        "none",
        "S3 Rilanci (Betten)",
        "Non c'è limite ai rilanci.",
        may_bet(ANNA, "B+ A=", score=(12, 12)),
        True,
    ),
    case(
        "raise_cap",
        "none",
        "S2 Challenges",
        "The challenge may be repeated as often as desired, but only alternately by the two teams.",
        may_bet(BEN, "B+ A= A+ B=", score=(11, 12)),
        True,
    ),
)

RAISE_WHEN = (
    case(
        "raise_when",
        "any_time",
        'S0 §8 Betting: "Gehen?"',
        "even in the middle of a trick",
        may_bet(BEN, table="8♠ 10♥"),  # Ben has played, Carla is on turn
        True,
    ),
    case(
        "raise_when",
        "any_time",
        'S0 §8 Betting: "Gehen?"',
        "At any time after trumps have been named",
        may_bet(DAN),
        True,
    ),
    case(
        "raise_when",
        "before_own_card",
        "S3 Rilanci (Betten)",
        "In qualsiasi momento prima di giocare una carta in una presa",
        may_bet(BEN, table="8♠ 10♥"),
        False,
    ),
    case(
        "raise_when",
        "before_own_card",
        "house own-turn",
        "Here that is on one's own turn",
        may_bet(DAN),  # Anna leads
        False,
    ),
    case(  # Ben holds and raises in one breath, Anna leads
        "raise_when",
        "before_own_card",
        "S3 Rilanci (Betten)",
        "La squadra B accetta e rilancia a 4.",
        may_bet(BEN, "A+ B="),
        True,
        agrees=("any_time",),
    ),
)

_UNLIKE_HEARTS = {"won": (2, 2), "table": "8♥", "hands": {BEN: "A♦"}}
_UNLIKE_LEAVES = {"won": (2, 2), "table": "8♠ 9♠", "hands": {CARLA: "K♣"}}

LAST_TRICK_LIMIT = (
    case(
        "last_trick_limit",
        True,
        'S0 §8 Betting: "Gehen?"',
        "only if their last card is of the suit led, a trump, the Rechter or a Linker",
        may_bet(BEN, **_UNLIKE_HEARTS),
        False,
    ),
    case(
        "last_trick_limit",
        True,
        "S1 §8 Bieten: „Gehst?“",
        "wer als letzte Karte die ausgespielte Farbe, einen Trumpf, den Rechten oder einen Linken hat",
        may_bet(CARLA, **_UNLIKE_LEAVES),
        False,
    ),
    case(
        "last_trick_limit",
        False,
        "S2 Challenges",
        "If a player or team feels in a strong position, they can raise by one the number of points played "
        "for during the game.",
        may_bet(BEN, **_UNLIKE_HEARTS),
        True,
    ),
    case(
        "last_trick_limit",
        False,
        "S3 Rilanci (Betten)",
        "In qualsiasi momento prima di giocare una carta in una presa, un giocatore può rilanciare",
        may_bet(CARLA, **_UNLIKE_LEAVES),
        True,
    ),
)

_BEYOND_21 = "accettazione obbligatoria del rilancio se la posta porterebbe la squadra vincente oltre 21"

MUST_HOLD_ABOVE = (
    case(
        "must_hold_above",
        "none",
        'S0 §8 Betting: "Gehen?"',
        "they give up. The betting team scores the old value",
        may_give_up("B+ A= A+", "B-", score=(18, 10)),
        True,
        target=21,
    ),
    case(
        "must_hold_above",
        "none",
        "S3 Rilanci (Betten)",
        "oppure abbandonare (chiamare «aus» o «gut»)",
        may_give_up("A+", "B-", score=(18, 5)),
        True,
        target=21,
        raise_step=2,
    ),
    case(
        "must_hold_above",
        21,
        "S3 Punteggio",
        _BEYOND_21,
        may_give_up("B+ A= A+", "B-", score=(18, 10)),  # 18 and 4 are 22
        False,
        target=21,
    ),
    case(
        "must_hold_above",
        21,
        "S3 Punteggio",
        _BEYOND_21,
        may_give_up("A+", "B-", score=(18, 5)),  # with raises of 2 the first goes to 4
        False,
        target=21,
        raise_step=2,
    ),
    case(
        "must_hold_above",
        21,
        "S3 Punteggio",
        _BEYOND_21,
        may_give_up("A+", "B-", score=(18, 5)),  # 18 and 3 are 21, not more
        True,
        agrees=("none",),
        target=21,
    ),
)

CASES = (*RAISE_STEP, *RAISE_CAP, *RAISE_WHEN, *LAST_TRICK_LIMIT, *MUST_HOLD_ABOVE)
