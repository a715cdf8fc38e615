"""Bets, points and signals. Anna and Carla against Ben and Dan, who deals."""

from tests.builders import ANNA, BEN
from tests.core.bets import THEM, US
from tests.core.flags.asking import (
    NOT_HERE,
    can,
    game_after,
    marks,
    may_bet,
    may_tell,
    points,
    tight,
    told_in_play,
    won_with,
    worth,
)
from tests.core.flags.case import case
from watten_tutor.core.round.moves import Choose, Infringe, MakeBet
from watten_tutor.core.signals import Manner

_TIGHT = (13, 8)
"""Anna and Carla are gespannt."""

GESPANNT = (
    case(
        "gespannt",
        "play3_or_give2",
        "S0 §9 Scoring",
        "play – the hand is worth 3 points, no betting",
        worth(US, score=_TIGHT),
        3,
    ),
    case(
        "gespannt",
        "play3_or_give2",
        "S0 §9 Scoring",
        "give up – the opponents score 2 points",
        told_in_play(points(), Choose(ANNA, "give-up"), score=_TIGHT),
        "Ben Dan +2",
    ),
    case(
        "gespannt",
        "play3_or_give2",
        "S0 §9 Scoring",
        "play – the hand is worth 3 points, no betting",
        may_bet(BEN, score=_TIGHT),
        False,
    ),
    case(
        "gespannt",
        "may_hold_base2",
        "S3 Regola della tensione (Gespannt)",
        "Se una squadra in tensione perde la distribuzione, cede semplicemente i 2 punti base",
        worth(THEM, score=_TIGHT),
        2,
    ),
    case(
        "gespannt",
        "may_hold_base2",
        "S3 Regola della tensione (Gespannt)",
        "cede semplicemente i 2 punti base, non una posta moltiplicata",
        worth(THEM, "B+ A=", score=_TIGHT),
        2,
    ),
    case(
        "gespannt",
        "may_hold_base2",
        "S3 Regola della tensione (Gespannt)",
        "Può comunque accettare i rilanci degli avversari.",
        worth(US, "B+ A=", score=_TIGHT),
        3,
    ),
    case(
        "gespannt",
        "win2_lose3_raise4",
        "S2 Winning the game",
        "the tight team receives 2 points for a win",
        worth(US, score=_TIGHT),
        2,
        agrees=("may_hold_base2",),
    ),
    case(
        "gespannt",
        "win2_lose3_raise4",
        "S2 Winning the game",
        "the trailing team automatically receives 3 points for a win",
        worth(THEM, score=_TIGHT),
        3,
        agrees=("play3_or_give2",),
    ),
    case(
        "gespannt",
        "win2_lose3_raise4",
        "S2 Winning the game",
        "But it may be raised to a 4-point game.",
        told_in_play(can(MakeBet), score=_TIGHT),
        "Ben Dan",
        agrees=("may_hold_base2",),
    ),
    case(
        "gespannt",
        "win2_lose3_raise4",
        "S2 Winning the game",
        "But it may be raised to a 4-point game.",
        worth(THEM, "B+ A=", score=_TIGHT),
        4,
        agrees=("play3_or_give2",),  # where nobody may raise
    ),
    case(
        "gespannt",
        "may_hold_base2",
        "house gespannt-hold",
        "loses 2 if it gives up",
        worth(THEM, "B+ A-", score=_TIGHT),
        2,
    ),
    case(
        "gespannt",
        "win2_lose3_raise4",
        "house split",
        "refused it pays 3",
        worth(THEM, "B+ A-", score=_TIGHT),
        3,
        agrees=("play3_or_give2",),
    ),
)

INFRINGEMENT = (
    case(
        "infringement",
        "none",
        "house infringement-none",
        "Where no penalty is agreed, no source says what becomes of a forbidden card or raise.",
        told_in_play(points(), Infringe(ANNA, "bet")),
        NOT_HERE,
    ),
    case(
        "infringement",
        "none",
        "house infringement-none",
        "Here it does not count.",
        told_in_play(points(), Infringe(BEN, "play")),
        NOT_HERE,
    ),
    case(
        "infringement",
        3,
        "S2 Winning the game",
        "A penalty of 3 points is often imposed for game infringements, for example if a 'tight' player "
        "bids up.",
        told_in_play(points(), Infringe(ANNA, "bet")),
        "Ben Dan +3",
    ),
    case(
        "infringement",
        3,
        "house infringement",
        "Here they get the 3 points for every infringement, and the hand is over.",
        told_in_play(points(), Infringe(BEN, "play")),
        "Anna Carla +3",
    ),
)

TARGET = (
    case("target", 15, "S0 §9 Scoring", "a team with 13 or 14 points is gespannt", tight(), "13 14"),
    case(
        "target",
        15,
        "S0 §10 Winning the game",
        "The first team to reach 15 points wins the game.",
        won_with(13),
        True,
        agrees=(11,),
    ),
    case(
        "target",
        11,
        "S0 §12 Variants: Bavarian Watten",
        "Game to 11, gespannt at 9–10.",
        tight(),
        "9 10",
    ),
    case(
        "target",
        11,
        "S2 Winning the game",
        "A game is usually won by scoring 11 (or 15) points.",
        won_with(9),
        True,
    ),
    case("target", 18, "S0 §12 Variants: Target", "18 (gespannt at 16–17)", tight(), "16 17"),
    case(
        "target",
        18,
        "S3 Varianti comuni: Watten tirolese (Kritisch)",
        "L'obiettivo della partita è spesso 15 o 18.",
        won_with(16),
        True,
        agrees=(15, 11),
    ),
    case(
        "target",
        21,
        "S3 Regola della tensione (Gespannt)",
        "Quando una squadra è a 2 punti dalla vittoria nella partita",
        tight(),
        "19 20",
    ),
    case(
        "target",
        21,
        "S3 Vittoria",
        "La prima squadra a raggiungere il punteggio obiettivo (11, 15 o 21 a seconda della variante di "
        "casa) vince la partita.",
        won_with(18),
        False,
    ),
)

# 3 points for the other side: the first raise is held, the second refused.
_THEY_WIN = (MakeBet(ANNA, "raise"), MakeBet(BEN, "hold"), MakeBet(BEN, "raise"), MakeBet(ANNA, "give-up"))
_WE_WIN = (MakeBet(BEN, "raise"), MakeBet(ANNA, "hold"), MakeBet(ANNA, "raise"), MakeBet(BEN, "give-up"))
_TO_15 = "The first team to reach 15 points wins the game."
_OF_THREE = "le partite si giocano al meglio di tre"

MATCH = (
    case(
        "match",
        "single",
        "S0 §10 Winning the game",
        _TO_15,
        game_after((4, 12), *_THEY_WIN),
        ("Ben Dan", (4, 15)),
    ),
    case(
        "match",
        "single",
        "S0 §10 Winning the game",
        _TO_15,
        game_after((12, 4), *_WE_WIN),
        ("Anna Carla", (15, 4)),
    ),
    case("match", "best_of_3", "S3 Vittoria", _OF_THREE, game_after((4, 12), *_THEY_WIN), ("", (0, 0))),
    case("match", "best_of_3", "S3 Vittoria", _OF_THREE, game_after((12, 4), *_WE_WIN), ("", (0, 0))),
    case(
        "match",
        "best_of_3",
        "S3 Vittoria",
        _OF_THREE,
        game_after((4, 12), *_THEY_WIN, won=(1, 1)),
        ("Ben Dan", (4, 15)),
        agrees=("single",),
    ),
)

BUMMERL = (
    case("bummerl", "loser", "S0 §10 Winning the game", "The losers get a Bummerl", marks(15, 4), (0, 1)),
    case(
        "bummerl",
        "loser",
        "S0 §10 Winning the game",
        "If the losers have no points at all, they are Schneider and lose double.",
        marks(15, 0),
        (0, 2),
    ),
    case(
        "bummerl",
        "winner",
        "S2 Winning the game",
        "either the winning or losing team receives a black blob",
        marks(15, 4),
        (1, 0),
    ),
    case("bummerl", "winner", "house schneider", "Here it is the Bummerl", marks(15, 0), (2, 0)),
)

SIGNALS = (
    case(
        "signals",
        "allowed",
        "S0 §6 Signals",
        "partners may talk and signal their cards to each other",
        may_tell(Manner.TALK),
        True,
    ),
    case(
        "signals",
        "allowed",
        "S0 §6 Signals",
        "partners may talk and signal their cards to each other",
        may_tell(Manner.GESTURE),
        True,
        agrees=("gestures_only",),
    ),
    case(
        "signals",
        "gestures_only",
        "S3 Gioco delle prese",
        "ma i segnali verbali evidenti non lo sono",
        may_tell(Manner.TALK),
        False,
        agrees=("forbidden",),
    ),
    case(
        "signals",
        "gestures_only",
        "S3 Gioco delle prese",
        "I partner possono segnalarsi a vicenda tramite espressioni del viso e gesti della mano concordati.",
        may_tell(Manner.GESTURE),
        True,
        agrees=("allowed",),
    ),
    case(
        "signals",
        "forbidden",
        "S2 Deuten",
        "In South Tyrol, by contrast, deuten is forbidden.",
        may_tell(Manner.GESTURE),
        False,
    ),
    case(
        "signals",
        "forbidden",
        "S2 Blind Watten",
        "neither Deuten nor discussing tactics are allowed",
        may_tell(Manner.TALK),
        False,
        agrees=("gestures_only",),
    ),
)

CASES = (*GESPANNT, *INFRINGEMENT, *TARGET, *MATCH, *BUMMERL, *SIGNALS)
