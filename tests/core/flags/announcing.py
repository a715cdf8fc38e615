"""Before the first card: asking for other cards or roles, naming Schlag and trump, the Maschine."""

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS
from tests.core.flags.asking import (
    NOT_HERE,
    can,
    can_do,
    face_up,
    known,
    may_bet,
    points,
    seen,
    shown,
    told,
    told_in_play,
    unused,
)
from tests.core.flags.case import case
from watten_tutor.core.cards import Rank, Suit, card
from watten_tutor.core.round.moves import (
    TELL,
    Agree,
    AskSchoeneres,
    HideMaschine,
    Infringe,
    Lay,
    NameSchlag,
    NameTrump,
    OfferSwap,
    Redeal,
    Refuse,
    ShowMaschine,
)

SCHOENERES = (
    case(
        "schoeneres",
        "by_consent",
        "S0 §5 Choosing trumps: Schlag and suit",
        'before naming the Schlag, forehand may ask the dealer for "schöneres"',
        told(can(AskSchoeneres)),
        "Anna",
    ),
    case(
        "schoeneres",
        "by_consent",
        "S0 §5 Choosing trumps: Schlag and suit",
        "both put their cards aside and get five new ones from the unused cards",
        told(unused(), AskSchoeneres(ANNA), Agree(DAN)),
        3,  # of 13
        agrees=("either_announcer",),
    ),
    case(
        "schoeneres",
        "either_announcer",
        "S2 Strikers and Trumps",
        "either of the two declarers can ask the other to deal the cards again",
        told(can(AskSchoeneres)),
        "Anna Dan",
    ),
    case(
        "schoeneres",
        "either_announcer",
        "S2 Strikers and Trumps",
        "the cards of the two declarers are discarded and dealt again",
        told(unused(), AskSchoeneres(DAN), Agree(ANNA)),
        3,
    ),
    case(
        "schoeneres",
        "redeal_costs_2",
        "S3 Preparazione e distribuzione",
        "Il primiero o il mazziere può chiamare «bessere!» (carte migliori, per favore) per forzare una "
        "nuova distribuzione",
        told(can(Redeal)),
        "Anna Dan",
    ),
    case(
        "schoeneres",
        "redeal_costs_2",
        "S3 Punteggio",
        "Nuova distribuzione per bessere: la squadra che chiama paga 2 punti di penalità.",
        told(points(), Redeal(ANNA)),
        "Anna Carla -2",
    ),
    case(
        "schoeneres",
        "none",
        "house no-schoeneres",
        "no new cards to ask for",
        told(can_do(AskSchoeneres, Redeal)),
        "",
    ),
    case(
        "schoeneres",
        "none",
        "house no-schoeneres",
        "no new cards to ask for",
        told(unused(), AskSchoeneres(ANNA), Agree(DAN)),
        NOT_HERE,
        agrees=("redeal_costs_2",),  # nobody asks, one demands
    ),
    case(
        "schoeneres",
        "by_consent",
        "S0 §5 Choosing trumps: Schlag and suit",
        "The dealer may refuse",
        told(can(NameSchlag), AskSchoeneres(ANNA), Refuse(DAN)),
        "Anna",
        agrees=("either_announcer",),
    ),
)

ANNOUNCE_ON = (
    case(
        "announce_on",
        5,
        "S0 §4 Setup and deal",
        "everyone has 5 cards",
        told(seen(ANNA)),
        5,
    ),
    case(
        "announce_on",
        5,
        "S0 §4 Setup and deal",
        "Only the dealer and forehand may look at their cards now.",
        told(seen(DAN)),
        5,
    ),
    case(
        "announce_on",
        3,
        "S3 Preparazione e distribuzione",
        "guarda le prime tre carte della sua mano e sceglie il valore Schlag",
        told(seen(ANNA)),
        3,
    ),
    case(
        "announce_on",
        3,
        "S3 Preparazione e distribuzione",
        "Dopo la chiamata del primiero, il mazziere guarda le proprie prime tre carte",
        told(seen(DAN)),  # not before it
        0,
    ),
    case(
        "announce_on",
        3,
        "S3 Preparazione e distribuzione",
        "Dopo la chiamata del primiero, il mazziere guarda le proprie prime tre carte",
        told(seen(DAN), NameSchlag(ANNA, Rank.TEN)),
        3,
    ),
)

SCHLAGWECHSEL = (
    case(
        "schlagwechsel",
        False,
        "S0 §12 Variants",
        "All optional – agree before you play.",
        told(can(OfferSwap)),
        "",
    ),
    case(
        "schlagwechsel",
        False,
        "S0 §5 Choosing trumps: Schlag and suit",
        'Forehand names the Schlag ("stroke")',
        told(known(BEN), OfferSwap(ANNA), Agree(DAN), NameSchlag(DAN, Rank.TEN)),
        NOT_HERE,
    ),
    case(
        "schlagwechsel",
        True,
        "S0 §12 Variants: Schlagwechsel",
        "forehand may offer to swap roles",
        told(can(OfferSwap)),
        "Anna",
    ),
    case(
        "schlagwechsel",
        True,
        "S0 §12 Variants: Schlagwechsel",
        "if the dealer agrees, the dealer names the Schlag and forehand the suit",
        told(can(NameTrump), OfferSwap(ANNA), Agree(DAN), NameSchlag(DAN, Rank.TEN)),
        "Anna",
    ),
    case(
        "schlagwechsel",
        True,
        "S2 Strikers and Trumps",
        "forehand continuing to play first",
        told(can(Lay), OfferSwap(ANNA), Agree(DAN), NameSchlag(DAN, Rank.TEN), NameTrump(ANNA, Suit.LEAVES)),
        "Anna",
    ),
)

_ALL_THREE = {ANNA: "K♥ 6♦ 7♣ 8♠ 9♥"}

MASCHINE = (
    case(
        "maschine",
        0,
        "S0 §7 Playing a trick",
        "Forehand leads to the first trick.",  # S0 knows nothing that would come before
        told_in_play(can(Lay), hands=_ALL_THREE),
        "Anna",
    ),
    case(
        "maschine",
        0,
        "S0 §7 Playing a trick",
        "As soon as a team has three tricks, the hand is over",  # and in no other way but by giving up
        told_in_play(points(), ShowMaschine(ANNA), hands=_ALL_THREE),
        NOT_HERE,
    ),
    case(
        "maschine",
        2,
        "S2 Ranking and use",
        "he must reveal his cards before the game begins",
        told_in_play(can_do(ShowMaschine, HideMaschine), hands=_ALL_THREE),
        "ShowMaschine",
    ),
    case(
        "maschine",
        2,
        "S2 Ranking and use",
        "automatically wins the game with 2 points",
        told_in_play(points(), ShowMaschine(ANNA), hands=_ALL_THREE),
        "Anna Carla +2",
    ),
    case(
        "maschine",
        3,
        "S2 Ranking and use",
        "reveal the cards and automatically receive 3 points",
        told_in_play(points(), ShowMaschine(ANNA), hands=_ALL_THREE),
        "Anna Carla +3",
    ),
    case(
        "maschine",
        3,
        "S2 Ranking and use",
        "but continue to play if he hopes to achieve 4 points by a bluffing technique",
        told_in_play(can_do(ShowMaschine, HideMaschine), hands=_ALL_THREE),
        "ShowMaschine HideMaschine",
    ),
)

_NAMED = (NameSchlag(ANNA, Rank.TEN), NameTrump(DAN, Suit.LEAVES))
_A_TRICK = tuple(Lay(seat, card(sign)) for seat, sign in zip(SEATS, ("8♠", "10♥", "A♦", "7♣"), strict=True))
_PLAIN = ("Q♥ 8♠ 9♥ K♦ A♣", "J♦ 9♠ Q♦ A♥ K♠")
_WITH_KRITISCHE = ("7♣ K♦ 8♥ 8♦ A♠", "6♦ J♦ 9♠ Q♦ A♥")

ANNOUNCED = (
    case(
        "announced",
        "openly",
        "S0 §5 Choosing trumps: Schlag and suit",
        "Then the dealer names the trump suit",
        told(known(BEN), *_NAMED),
        "10 ♠",
    ),
    case(
        "announced",
        "openly",
        "S0 §5 Choosing trumps: Schlag and suit",
        'Forehand names the Schlag ("stroke")',
        told(known(CARLA), _NAMED[0]),
        "10 ?",
    ),
    case(
        "announced",
        "secretly",
        "S0 §12 Variants: Blind Watten",
        "the Schlag and suit are not announced but shown secretly between forehand and dealer",
        told(known(BEN), *_NAMED),
        "? ?",
    ),
    case(
        "announced",
        "secretly",
        "S1 §12 Varianten: Blindwatten",
        "zwischen Vorhand und Geber heimlich gezeigt",
        told(known(CARLA, DAN), *_NAMED),
        "? ?, 10 ♠",
    ),
    case(
        "announced",
        "lowest_cards",
        "S2 Blind Watten",
        "The suit of the dealer's lowest card determines the trump suit for this hand. The value of the "
        "lowest card of the player to his left determines the Striker.",
        shown(*_PLAIN),
        "8♠, 9♠",
    ),
    case(
        "announced",
        "lowest_cards",
        "house lowest-cards",
        "Here a Kritischer is passed over, and of equally low cards the owner chooses.",
        shown(*_WITH_KRITISCHE),
        "8♥ 8♦, 9♠",
    ),
    case(
        "announced",
        "bottom_cards",
        "S2 Blind Watten",
        "in Latinern the cards need not be sorted beforehand",
        shown(*_PLAIN),
        "Q♥, J♦",
    ),
    case(
        "announced",
        "bottom_cards",
        "house bottom-cards",
        "Here the card shown is the first one dealt; if it is a Kritischer, the next.",
        shown(*_WITH_KRITISCHE),
        "K♦, J♦",
    ),
    case(
        "announced",
        "secretly",
        "S2 Blind Watten",
        "A team immediately loses the current hand if one of the two players makes statements or gives clues "
        "that give away the trump suit or Strikers.",
        told(points(), *_NAMED, Infringe(BEN, TELL)),
        "Anna Carla +2",
    ),
    case(
        "announced",
        "secretly",
        "S2 Blind Watten",
        "it is useful to reveal the last trick played",
        told(face_up(BEN), *_NAMED, *_A_TRICK, Lay(DAN, card("9♠"))),
        "8♠ 10♥ A♦ 7♣",
    ),
    case(  # Ben's last card is neither of the suit led nor a trump, but he cannot know
        "announced",
        "secretly",
        "house last-trick-announcers",
        "Here it binds only forehand and dealer.",
        may_bet(BEN, won=(2, 2), table="8♥", hands={BEN: "A♦"}),
        True,
        agrees=("lowest_cards", "bottom_cards"),
    ),
)

CASES = (*SCHOENERES, *ANNOUNCE_ON, *SCHLAGWECHSEL, *MASCHINE, *ANNOUNCED)
