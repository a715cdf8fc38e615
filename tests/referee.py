"""The rules of a trick once more, slowly and literally, to hold the engine against.

This file shares no code with what it judges. Cards are the signs people write ("10♠"), a trick is a list
of them in order of play, and every function follows the words of the rule it quotes. It is long-winded
on purpose: where the engine compares two cards, the referee writes out the whole order of the pack.

S0 is the English rule text, §n its section; S2 the article, S3 the Italian page; "house" a reading that no
source states.
"""

from functools import cache
from typing import NamedTuple

SUITS = ("♣", "♠", "♥", "♦")
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7")  # S0 §2: "cards rank A K Q J 10 9 8 7 from high to low"

# S0 §2: "the 7, 8, 9, 10, J, Q, K and A of every suit plus the 6♦ – 33 cards"
PACK_32 = tuple(rank + suit for suit in SUITS for rank in RANKS)
PACK_33 = (*PACK_32, "6♦")


class House(NamedTuple):
    """What is agreed at one table. What is not agreed is played as in S0 §1 to §7."""

    pack: tuple[str, ...] = PACK_33
    # S0 §3: "Maxi – K♥ …, Weli – 6♦, second highest, Spitz – 7♣, third highest"
    kritische: tuple[str, ...] = ("K♥", "6♦", "7♣")  # high to low
    weli: str = ""  # "lowest trump" of any suit, or "lowest bell"
    schlags: tuple[str, ...] = RANKS  # the ranks that can be named
    guate: bool = False
    beasn: bool = False
    trumps_owed: bool = True  # whether a trump led binds those who hold one
    announcers_only: bool = False  # whether it binds dealer and forehand alone
    rechter_and_guate_kept: bool = False  # whether these two need not be played
    winning_card_will_do: bool = False  # instead of a Linker or a Kritischer
    call: str = ""  # "first" trick, "any" trick, or "unasked"
    partner_owes_trump: bool = False
    kritischer_ends_call: bool = False
    pepper: bool = False


TYROLEAN = House()
# S0 §12: "32 cards without the 6♦; the second Kritischer (Belli) is the 7♦. There is no need to play trumps
# when trumps are led – only when the Rechter is led to the very first trick may its player call"
BAVARIAN = House(pack=PACK_32, kritische=("K♥", "7♦", "7♣"), trumps_owed=False, call="first")
# S0 §12: "play without Kritische … The 6♦ (Weli) counts as the lowest trump, or you can choose 'six' as
# Schlag"
UNKRITISCH = House(kritische=(), weli="lowest trump", schlags=(*RANKS, "6"))
# S2: "If the Chief Striker is beaten by a Critical, the other players no longer have to follow"
CLASSIC = BAVARIAN._replace(kritischer_ends_call=True)
# S2 Bavaria, Franconia: "all other players with a trump card must declare the fact, even if the Chief
# Striker is beaten by a Critical"; house: it is always in force
FRANCONIAN = BAVARIAN._replace(call="unasked")
SOUTH_TYROLEAN = House(guate=True)  # S0 §12 Der Guate
# S2 Blind Watten: "for those players who have bid, Farbzwang applies … (the Rechte and the Guate do not have
# to be played). Alternatively they can take the trick with a better card."
LADINISCH = SOUTH_TYROLEAN._replace(
    announcers_only=True, rechter_and_guate_kept=True, winning_card_will_do=True
)
BLIND = House(announcers_only=True)
# S3: "obbligando tutti gli avversari a giocare una briscola o una Kritische se ne hanno una; i partner devono
# giocare una briscola", whenever the Rechter is led
ITALIAN = BAVARIAN._replace(call="any", partner_owes_trump=True)

HOUSES = {
    "tyrolean": TYROLEAN,
    "bavarian": BAVARIAN,
    "bavarian-classic": CLASSIC,
    "bavarian-pepper": CLASSIC._replace(pepper=True),
    "franconian": FRANCONIAN,
    "unkritisch": UNKRITISCH,
    "south-tyrolean": SOUTH_TYROLEAN,
    "south-tyrolean-beasn": SOUTH_TYROLEAN._replace(beasn=True),  # S2 Austria
    "carinthian": House(kritische=("J♦", "K♥", "6♦", "7♣")),  # S2 Austria; house: the Bugl is the J♦
    "carinthian-unkritisch": UNKRITISCH,
    "blind": BLIND,
    "ladinisch": LADINISCH,
    "latinern": LADINISCH,
    "italian": ITALIAN,
    "italian-15": ITALIAN,
    "italian-21": ITALIAN,
    # S3: "mazzo di 33 carte (aggiunge il Weli …, quarta carta critica permanente tra Belli e Spitz)"
    "tyrolean-four-kritische": ITALIAN._replace(pack=PACK_33, kritische=("K♥", "7♦", "6♦", "7♣")),
    "kritischer-turnier": ITALIAN,
    # Options and mixtures. S0 §12 has both as options "agree before you play"; there is no six
    # without the 6♦.
    "bavarian+unkritisch": BAVARIAN._replace(kritische=()),
    "unkritisch+weli-lowest-bell": UNKRITISCH._replace(weli="lowest bell"),  # house
    "unkritisch+guate+beasn": UNKRITISCH._replace(guate=True, beasn=True),
    "unkritisch+guate+weli-lowest-bell": UNKRITISCH._replace(guate=True, weli="lowest bell"),
    "carinthian+guate+beasn": House(kritische=("J♦", "K♥", "6♦", "7♣"), guate=True, beasn=True),
    "bavarian+guate+pepper": BAVARIAN._replace(guate=True, pepper=True),
    "bavarian-classic+guate": CLASSIC._replace(guate=True),
    "bavarian+guate+beasn+unkritisch+pepper": BAVARIAN._replace(
        kritische=(), guate=True, beasn=True, pepper=True
    ),
    "franconian+pepper": FRANCONIAN._replace(pepper=True),
    "bavarian+unkritisch+{call: automatic}": FRANCONIAN._replace(kritische=()),
    "italian+guate+pepper": ITALIAN._replace(guate=True, pepper=True),
    "italian+unkritisch": ITALIAN._replace(kritische=()),
    "unkritisch+guate+blind": UNKRITISCH._replace(guate=True, announcers_only=True),
    "ladinisch+beasn": LADINISCH._replace(beasn=True),
    "ladinisch+unkritisch": LADINISCH._replace(kritische=(), weli="lowest trump", schlags=(*RANKS, "6")),
    "tyrolean+guate+{duty_satisfied_by: trump_or_winning_card}": SOUTH_TYROLEAN._replace(
        winning_card_will_do=True
    ),
    "tyrolean+guate+{duty_exempt: rechter_guate}": SOUTH_TYROLEAN._replace(rechter_and_guate_kept=True),
    "bavarian-classic+{call: any_trick, call_partner: trump_only}": CLASSIC._replace(
        call="any", partner_owes_trump=True
    ),
    "tyrolean+{call: first_trick}": TYROLEAN._replace(call="first"),
}


def rank_of(card: str) -> str:
    return card[:-1]


def suit_of(card: str) -> str:
    return card[-1]


@cache
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
    # S0 §12 Der Guate: "the trump card one rank above the Schlag beats the Rechter", above the Ace the 7.
    # House: below the Kritische; none where the card is a Kritischer (it has been taken), none with six.
    above = {"A": "7", "K": "A", "Q": "K", "J": "Q", "10": "J", "9": "10", "8": "9", "7": "8"}
    guate = take([above[schlag] + trump]) if house.guate and schlag in above else []
    # S2: "less often with a Beasn (the card just below the Rechter) as the second highest card"
    below = {"A": "K", "K": "Q", "Q": "J", "J": "10", "10": "9", "9": "8", "8": "7"}
    beasn = take([below[schlag] + trump]) if house.beasn and schlag in below else []
    # "2. The Rechter: the card of the Schlag rank in the trump suit."  Not in the pack any more where it
    # would be a Kritischer: "there is no Rechter that hand – only Linke".
    rechter = take([schlag + trump])
    # "3. The Linke: the other cards of the Schlag rank (not counting a Kritischer). They are all equal".
    # S0 §12, the six as Schlag: "then the Weli is the only Schlag", so there is at most one.
    linke = take([schlag + suit for suit in SUITS])
    # "4. The other trumps: the remaining cards of the trump suit, A K Q J 10 9 8 7."
    trumps = take([rank + trump for rank in RANKS])
    # S0 §12: "The 6♦ (Weli) counts as the lowest trump": below the 7 of whatever suit is trump.
    if house.weli == "lowest trump":
        trumps += take(["6♦"])
    # house: or it is the lowest of its own suit, and a trump only with that suit.
    if house.weli == "lowest bell" and trump == "♦":
        trumps += take(["6♦"])
    # "5. Everything else"
    return [
        ("kritischer", kritische),
        ("guate", guate),
        ("beasn", beasn),
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
    for name in ("kritischer", "guate", "beasn", "rechter"):
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
    for rank in (*RANKS, "6"):  # S0 §2; the 6 is the lowest
        if rank + suit_of(trick[0]) in trick:
            return trick.index(rank + suit_of(trick[0]))
    raise AssertionError(f"nobody wins {trick}")  # the card led is of its own suit


def can_be_called(house: House, schlag: str, trump: str, led: str, first_trick: bool) -> bool:
    """S0 §12: "only when the Rechter is led to the very first trick may its player call"."""
    if led not in dict(ladder(house, schlag, trump))["rechter"]:
        return False
    # S3 says nothing of the first card
    return house.call == "any" or (house.call == "first" and first_trick)


class Seats(NamedTuple):
    """Who sits where, counted clockwise."""

    player: int  # who is to play
    leader: int
    dealer: int


def legal(
    house: House, schlag: str, trump: str, trick: list[str], hand: list[str], called: bool, seats: Seats
) -> list[str]:
    """The cards of the hand that may be played next, in the order of the hand."""
    steps = dict(ladder(house, schlag, trump))
    # S0 §7: "Normally you may play any card"
    if not trick:
        return hand
    # "a card of the trump suit (…including the Rechter)"; the Guate is one too. A Kritischer is none: S0 §3.
    of_trump_suit = steps["guate"] + steps["beasn"] + steps["rechter"] + steps["trump"]
    if called or (house.call == "unasked" and trick[0] in steps["rechter"]):
        return legal_under_the_call(house, steps, trick, hand, of_trump_suit, seats)
    # S0 §7: "if a card of the trump suit is led (including the Rechter), everyone who has a card of the
    # trump suit must play either a trump, a Linker or a Kritischer. You don't have to beat the card led."
    if not house.trumps_owed or trick[0] not in of_trump_suit:
        return hand
    # S2 Blind Watten: "for those players who have bid": the dealer and the player to his left
    if house.announcers_only and seats.player not in (seats.dealer, (seats.dealer + 1) % 4):
        return hand
    owed = list(of_trump_suit)
    # S2: "the Rechte and the Guate do not have to be played"
    if house.rechter_and_guate_kept:
        owed = [card for card in owed if card not in steps["rechter"] + steps["guate"]]
    if not any(card in owed for card in hand):
        return hand
    # S2: "Alternatively they can take the trick with a better card."
    if house.winning_card_will_do:
        return [
            card
            for card in hand
            if card in of_trump_suit or winner(house, schlag, trump, [*trick, card]) == len(trick)
        ]
    return [card for card in hand if card in of_trump_suit + steps["linker"] + steps["kritischer"]]


def legal_under_the_call(
    house: House,
    steps: dict[str, list[str]],
    trick: list[str],
    hand: list[str],
    of_trump_suit: list[str],
    seats: Seats,
) -> list[str]:
    """S0 §12: "everyone must play a trump or a Kritischer if they can"."""
    kritische = [card for card in hand if card in steps["kritischer"]]
    trumps = [card for card in hand if card in of_trump_suit]
    linke = [card for card in hand if card in steps["linker"]]
    # S2: "If the Chief Striker is beaten by a Critical, the other players no longer have to follow"
    if house.kritischer_ends_call and any(card in steps["kritischer"] for card in trick):
        return hand
    # S3: "i partner devono giocare una briscola"; who has none is free (house)
    if house.partner_owes_trump and seats.player == (seats.leader + 2) % 4:
        return [card for card in hand if card in trumps] or hand
    if trumps:
        return [card for card in hand if card in trumps + kritische]
    # S2: "the Striker is also regarded as a trump if the first player to follow the leading player has no
    # trumps. The Striker must then be played"; house: that player alone, who may give a Kritischer instead
    if house.pepper and len(trick) == 1 and (linke or house.call != "unasked"):
        return [card for card in hand if card in linke + kritische] or hand
    # S2 Franconia: only "players with a trump card"
    if house.call == "unasked":
        return hand
    return kritische or hand
