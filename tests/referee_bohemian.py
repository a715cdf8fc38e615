"""Bohemian Watten once more, slowly and literally, to hold the engine against.

As in `tests.referee`, whose order of the cards it takes, this file shares no code with what it judges.
Cards are the signs people write ("10♠"). S2 is the article, "house" a reading that no source states.
"""

from tests.referee import PACK_32, House, ladder, suit_of, winner

# house: 32 cards and the Kritische K♥ 7♦ 7♣; S2 is silent
HUDLN = House(pack=PACK_32, kritische=("K♥", "7♦", "7♣"))
HUDLN_UNKRITISCH = HUDLN._replace(kritische=())

TALLY = 20  # S2: "Each player starts with a tally of 20 points, the aim of the game is to reach zero"


def suit_for_following(house: House, schlag: str, trump: str, card: str) -> str:
    """House: Kritische, Schlag cards and trump-suit cards are one suit for following."""
    return suit_of(card) if card in dict(ladder(house, schlag, trump))["suit"] else "above"


def takes(house: House, schlag: str, trump: str, trick: list[str], card: str) -> bool:
    """Whether the card, played now, stands best."""
    return winner(house, schlag, trump, [*trick, card]) == len(trick)


def legal(house: House, schlag: str, trump: str, trick: list[str], hand: list[str]) -> list[str]:
    """The cards of the hand that may be played next, in the order of the hand."""
    if not trick:
        return hand
    # S2: "Farbzwang, the requirement to follow suit (i.e. even if you have a higher card with which you
    # could head the trick, you may not play it, if you have cards in the leading suit)"
    led = suit_for_following(house, schlag, trump, trick[0])
    possible = [card for card in hand if suit_for_following(house, schlag, trump, card) == led]
    if not possible:
        possible = hand
    # "and Stichzwang, the obligation to head (i.e. if you have a higher card, you must play it)"
    higher = [card for card in possible if takes(house, schlag, trump, trick, card)]
    return higher if higher else possible


def legal_where_heading_comes_first(
    house: House, schlag: str, trump: str, trick: list[str], hand: list[str]
) -> list[str]:
    """The other reading, of a Bohemian site: first head the trick if you can, then follow suit."""
    if not trick:
        return hand
    higher = [card for card in hand if takes(house, schlag, trump, trick, card)]
    possible = higher if higher else hand
    led = suit_for_following(house, schlag, trump, trick[0])
    following = [card for card in possible if suit_for_following(house, schlag, trump, card) == led]
    return following if following else possible


def tally_after(left: int, tricks: int, trump: str, *, below_zero: bool = False) -> int:
    """A player's tally, counted down point by point."""
    # S2: "If Hearts are declared as the trump suit, the points count double, i.e. -2 points per trick or
    # +10 points for no trick"
    worth = 2 if trump == "♥" else 1
    # "if no trick is taken in a game, 5 penalty points are added"
    if tricks == 0:
        return left + 5 * worth
    # "For each trick taken, one point is deducted from the tally"
    now, to_go = left, tricks * worth
    while to_go and (now or below_zero):
        now -= 1
        to_go -= 1
    # "If a player has made more tricks in a game than he has points left, the difference is added to the
    # original score. In some regions, however, … the game can be ended with minus points."
    return left + to_go if to_go else now
