"""The rules of a trick once more, slowly and literally, to hold the engine against.

This file shares no code with what it judges. Cards are the signs people write ("10♠"), a trick is a list
of them in order of play, and every function follows the words of the rule it quotes. It is long-winded
on purpose: where the engine compares two cards, the referee writes out the whole order of the pack.

S0 is the English rule text, §n its section.
"""

from typing import NamedTuple

SUITS = ("♣", "♠", "♥", "♦")
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7")  # S0 §2: "cards rank A K Q J 10 9 8 7 from high to low"


class House(NamedTuple):
    """What is agreed at one table."""

    pack: tuple[str, ...]
    kritische: tuple[str, ...]  # high to low
    weli_is_lowest_trump: bool
    trumps_owed: bool  # whether a trump led binds those who hold one
    schlags: tuple[str, ...]  # the ranks that can be named


# S0 §2: "the 7, 8, 9, 10, J, Q, K and A of every suit plus the 6♦ – 33 cards"
PACK_32 = tuple(rank + suit for suit in SUITS for rank in RANKS)
PACK_33 = (*PACK_32, "6♦")

HOUSES = {
    # S0 §3: "Maxi – K♥ …, Weli – 6♦, second highest, Spitz – 7♣, third highest"
    "tyrolean": House(PACK_33, ("K♥", "6♦", "7♣"), False, True, RANKS),
    # S0 §12: "32 cards without the 6♦; the second Kritischer (Belli) is the 7♦. There is no need to play
    # trumps when trumps are led"
    "bavarian": House(PACK_32, ("K♥", "7♦", "7♣"), False, False, RANKS),
    # S0 §12: "play without Kritische … The 6♦ (Weli) counts as the lowest trump, or you can choose 'six' as
    # Schlag"
    "unkritisch": House(PACK_33, (), True, True, (*RANKS, "6")),
    # The two together: S0 §12 has both as options "agree before you play"; without the 6♦ there is no six.
    "bavarian+unkritisch": House(PACK_32, (), False, False, RANKS),
}


def rank_of(card: str) -> str:
    return card[:-1]


def suit_of(card: str) -> str:
    return card[-1]


def ladder(house: House, schlag: str, trump: str) -> list[tuple[str, list[str]]]:
    """S0 §5: "The order of all cards for this hand, from high to low", as (class, its cards) steps.

    The cards are dealt out of the pack step by step, so no card can stand on two steps. Cards of one step
    are listed high to low, but Linke are equal. "Everything else" is the last step, in no order.
    """
    left = list(house.pack)

    def take(wanted: list[str]) -> list[str]:
        found = [card for card in wanted if card in left]
        for card in found:
            left.remove(card)
        return found

    # "1. The three Kritische: Maxi, Weli, Spitz."  They are taken first, because of S0 §3: "A Kritischer
    # never belongs to a suit or rank: the K♥ is not a heart and not a King".
    kritische = take(list(house.kritische))
    # "2. The Rechter: the card of the Schlag rank in the trump suit."  Not in the pack any more where it
    # would be a Kritischer: "there is no Rechter that hand – only Linke".
    rechter = take([schlag + trump])
    # "3. The Linke: the other cards of the Schlag rank (not counting a Kritischer). They are all equal".
    # S0 §12, the six as Schlag: "then the Weli is the only Schlag", so there is at most one.
    linke = take([schlag + suit for suit in SUITS])
    # "4. The other trumps: the remaining cards of the trump suit, A K Q J 10 9 8 7."
    trumps = take([rank + trump for rank in RANKS])
    # S0 §12: "The 6♦ (Weli) counts as the lowest trump": below the 7 of whatever suit is trump.
    if house.weli_is_lowest_trump:
        trumps += take(["6♦"])
    # "5. Everything else"
    return [
        ("kritischer", kritische),
        ("rechter", rechter),
        ("linker", linke),
        ("trump", trumps),
        ("suit", left),
    ]


def class_of(house: House, schlag: str, trump: str, card: str) -> str:
    return next(name for name, cards in ladder(house, schlag, trump) if card in cards)


def winner(house: House, schlag: str, trump: str, trick: list[str]) -> int:
    """The place in the trick of the card that takes it.

    S0 §7: "The trick is won by the highest card in the order above. Without Kritische, Schlag cards or
    trumps, the highest card of the suit led wins."
    """
    steps = dict(ladder(house, schlag, trump))
    for name in ("kritischer", "rechter"):
        for card in steps[name]:
            if card in trick:
                return trick.index(card)
    # S0 §5: "if two meet in one trick, the one played first wins"
    for place, card in enumerate(trick):
        if card in steps["linker"]:
            return place
    for card in steps["trump"]:
        if card in trick:
            return trick.index(card)
    for rank in RANKS:
        if rank + suit_of(trick[0]) in trick:
            return trick.index(rank + suit_of(trick[0]))
    # The card led is of its own suit, and the one card that is not in RANKS, the 6♦, always stands higher up.
    raise AssertionError(f"nobody wins {trick}")


def legal(
    house: House, schlag: str, trump: str, trick: list[str], hand: list[str], called: bool
) -> list[str]:
    """The cards of the hand that may be played next, in the order of the hand."""
    steps = dict(ladder(house, schlag, trump))
    # "a card of the trump suit (…including the Rechter)". A Kritischer is none: S0 §3.
    of_trump_suit = steps["rechter"] + steps["trump"]
    if called:
        # S0 §12: "everyone must play a trump or a Kritischer if they can"
        able = [card for card in hand if card in of_trump_suit + steps["kritischer"]]
        return able or hand
    # S0 §7: "if a card of the trump suit is led (including the Rechter), everyone who has a card of the
    # trump suit must play either a trump, a Linker or a Kritischer. You don't have to beat the card led."
    has_one = any(card in of_trump_suit for card in hand)
    if house.trumps_owed and trick and trick[0] in of_trump_suit and has_one:
        return [card for card in hand if card in of_trump_suit + steps["linker"] + steps["kritischer"]]
    # "Normally you may play any card"; "If a Linker or a Kritischer is led, you may play anything."
    return hand
