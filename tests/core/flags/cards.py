"""The pack and what stands above the trumps."""

from tests.builders import ANNA, BEN
from tests.core.flags.asking import (
    NOT_HERE,
    bells,
    known,
    may_follow,
    nameable,
    order,
    pack,
    told,
    unused,
    what_is,
    wins,
)
from tests.core.flags.case import BELLI_SPITZ, BUGL, FOUR, UNKRITISCH, WELI_SPITZ, case
from watten_tutor.core.cards import Rank
from watten_tutor.core.round.moves import NameSchlag

DECK = (
    case(
        "deck",
        33,
        "S0 §2 The cards",
        "plus the 6♦ – 33 cards",
        pack(),
        33,
    ),
    case(
        "deck",
        33,
        "S0 §4 Setup and deal",
        "The remaining 13 cards stay face down and are not used.",
        told(unused()),
        13,
    ),
    case(
        "deck",
        32,
        "S0 §12 Variants: Bavarian Watten",
        "32 cards without the 6♦",
        bells(),
        "A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦",
    ),
    case(
        "deck",
        32,
        "S3 Mazzo di carte",
        "Un mazzo bavarese o austriaco di 32 carte",
        told(unused()),
        12,  # four hands of five leave 12 of 32
    ),
)

KRITISCHE = (
    # With 10 ♠ the 7♦ is a plain card, the 10♠ the Rechter.
    case(
        "kritische",
        WELI_SPITZ,
        "S0 §3 The Kritische",
        "Weli – 6♦, second highest",
        wins("10♠ 7♦ 6♦ 7♣"),
        "6♦",
        agrees=(BUGL,),
    ),
    case(
        "kritische",
        WELI_SPITZ,
        "S0 §3 The Kritische",
        "Maxi – K♥, the highest card in the game",
        wins("J♦ K♥ 7♣ 10♠"),
        "K♥",
        agrees=(BELLI_SPITZ, FOUR),
    ),
    case(
        "kritische",
        WELI_SPITZ,
        "S0 §5 Choosing trumps: Schlag and suit",
        "The three Kritische: Maxi, Weli, Spitz.",
        order("10 ♠", 1),
        "K♥ 6♦ 7♣",
    ),
    case(
        "kritische",
        BELLI_SPITZ,
        "S0 §12 Variants: Bavarian Watten",
        "the second Kritischer (Belli) is the 7♦",
        wins("10♠ 8♦ 7♣ 7♦"),
        "7♦",
        agrees=(FOUR,),
    ),
    case(
        "kritische",
        BELLI_SPITZ,
        "S3 Gerarchia delle carte (completa)",
        "Belli: 7 di Campane . Sempre la seconda carta più alta.",
        order("10 ♠", 1),
        "K♥ 7♦ 7♣",
    ),
    case(
        "kritische",
        UNKRITISCH,
        "S0 §12 Variants: Unkritisch",
        "play without Kritische; the Rechter is the highest card",
        wins("K♥ 7♣ 10♠ 8♣"),
        "10♠",
    ),
    case(
        "kritische",
        UNKRITISCH,
        "S2 Austria",
        "a 'non-critical' variant is played, in which only Strikers and trump cards have greater "
        "trick-taking power",
        wins("8♠ K♥ 9♠ 7♣"),
        "9♠",
    ),
    case(
        "kritische",
        FOUR,
        "S3 Varianti comuni: Watten tirolese (Kritisch)",
        "quarta carta critica permanente tra Belli e Spitz",
        order("10 ♠", 1),
        "K♥ 7♦ 6♦ 7♣",
    ),
    case(
        "kritische",
        FOUR,
        "S3 Varianti comuni: Watten tirolese (Kritisch)",
        "quarta carta critica permanente tra Belli e Spitz",
        wins("7♣ 6♦ 7♦ 10♠"),  # below the Belli, above the Spitz
        "7♦",
    ),
    case(
        "kritische",
        BUGL,
        "S2 Austria",
        "the U (Bugl), which is then the highest Critical card",
        wins("K♥ 10♠ J♦ 7♣"),
        "J♦",
    ),
    case(
        "kritische",
        BUGL,
        "house bugl-suit",
        "Here it is the J♦.",
        order("10 ♠", 1),
        "J♦ K♥ 6♦ 7♣",
    ),
)

WELI = (
    case(
        "weli",
        "kritisch",
        "S0 §3 The Kritische",
        "They beat every other card, whatever trumps are chosen",
        wins("10♠ 6♦ 8♠ 9♠"),
        "6♦",
    ),
    case(
        "weli",
        "kritisch",
        "S0 §3 The Kritische",
        "A Kritischer never belongs to a suit or rank",
        what_is("6♦", "10 ♦"),
        "kritischer",
    ),
    case(
        "weli",
        "lowest_trump",
        "S0 §12 Variants: Unkritisch",
        "The 6♦ (Weli) counts as the lowest trump",
        wins("A♥ 6♦ 7♥ 8♥"),  # a trump with ♠ as trump
        "6♦",
        agrees=("kritisch",),
    ),
    case(
        "weli",
        "lowest_trump",
        "S0 §12 Variants: Unkritisch",
        "The 6♦ (Weli) counts as the lowest trump",
        wins("6♦ 7♠ A♥ 8♥"),
        "7♠",
        agrees=("lowest_bell",),  # no trump at all there
    ),
    case(
        "weli",
        "lowest_bell",
        "house weli-lowest-bell",
        "Some tables play the Weli as the lowest ♦",
        wins("A♥ 6♦ 7♥ 8♥"),
        "A♥",
    ),
    case(
        "weli",
        "lowest_bell",
        "house weli-lowest-bell",
        "a trump only if ♦ is trump",
        what_is("6♦"),
        "suit",
    ),
    case(
        "weli",
        "lowest_bell",
        "house weli-lowest-bell",
        "a trump only if ♦ is trump",
        what_is("6♦", "10 ♦"),
        "trump",
        agrees=("lowest_trump",),
    ),
    case(
        "weli",
        "none",
        "S0 §12 Variants: Bavarian Watten",
        "32 cards without the 6♦",
        what_is("6♦"),
        NOT_HERE,
    ),
    case(
        "weli",
        "none",
        "S3 Glossario",
        "non presente nel mazzo bavarese di 32 carte",
        bells(),
        "A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦",
    ),
    case(  # a Weli held is a trump owed
        "weli",
        "lowest_trump",
        "S0 §12 Variants: Unkritisch",
        "The 6♦ (Weli) counts as the lowest trump",
        may_follow("6♦ A♥", "8♠"),
        "6♦",
    ),
    case(  # a Kritischer held is none
        "weli",
        "kritisch",
        "S0 §3 The Kritische",
        "A Kritischer never belongs to a suit or rank",
        may_follow("6♦ A♥", "8♦", "10 ♦"),
        "A♥ 6♦",
    ),
)

_UNKRITISCH = {"kritische": UNKRITISCH, "weli": "lowest_trump"}

SIX_SCHLAG = (
    case(
        "six_schlag",
        False,
        "S0 §5 Choosing trumps: Schlag and suit",
        "a rank – A, K, Q, J, 10, 9, 8 or 7",
        told(nameable()),
        "A K Q J 10 9 8 7",
        **_UNKRITISCH,
    ),
    case(
        "six_schlag",
        False,
        "S1 §5 Ansagen: Schlag und Farbe",
        "einen Kartenwert – A, K, D, B, 10, 9, 8 oder 7",
        told(known(BEN), NameSchlag(ANNA, Rank.SIX)),
        NOT_HERE,
        **_UNKRITISCH,
    ),
    case(
        "six_schlag",
        True,
        "S0 §12 Variants: Unkritisch",
        'or you can choose "six" as Schlag',
        told(nameable()),
        "A K Q J 10 9 8 7 6",
        **_UNKRITISCH,
    ),
    case(
        "six_schlag",
        True,
        "S0 §12 Variants: Unkritisch",
        "then the Weli is the only Schlag",
        order("6 ♠", 2),
        "6♦ > A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠",
        **_UNKRITISCH,
    ),
    case(
        "six_schlag",
        True,
        "house six-rechter",
        "the Rechter only if ♦ is trump",
        what_is("6♦", "6 ♦"),
        "rechter",
        **_UNKRITISCH,
    ),
)

CASES = (*DECK, *KRITISCHE, *WELI, *SIX_SCHLAG)
