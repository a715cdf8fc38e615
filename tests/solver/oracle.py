"""Blind Watten once more, slowly and literally: deal the unseen cards in every way and look.

Shares no code with what it judges. Cards are signs ("10♠") as in the referee, who is asked about every
single play; seats are numbers.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from tests.referee import RANKS, SUITS, House, Seats, ladder, legal, rank_of, suit_of, winner


@dataclass
class Game:
    """A game of Blind Watten as it was, and what one blind player saw of it."""

    house: House
    announced: str
    dealer: int = 3
    blind: int = 1
    hands: list[list[str]] = field(default_factory=list)
    tricks: list[list[tuple[int, str]]] = field(default_factory=list)
    called: list[bool] = field(default_factory=list)
    winners: list[int | None] = field(default_factory=list)

    @property
    def forehand(self) -> int:
        return (self.dealer + 1) % 4

    def played(self, seat: int) -> list[str]:
        return [card for trick in self.tricks for who, card in trick if who == seat]


def ways_to_show(game: Game, seat: int, five: list[str]) -> list[str]:
    """The cards of a hand that may decide. S2: "show each other their lowest card"; house: no Kritischer.

    Nor can forehand's be a six where that is no Schlag (house).
    """
    left = [card for card in five if card not in game.house.kritische]
    if seat == game.forehand:
        left = [card for card in left if rank_of(card) in game.house.schlags]
    if game.announced == "lowest_cards":
        for rank in ("6", *reversed(RANKS)):
            lowest = [card for card in left if rank_of(card) == rank]
            if lowest:
                return lowest  # of equals the owner chooses
    return left


def declarations(house: House) -> list[tuple[str, str]]:
    return [(schlag, trump) for trump in SUITS for schlag in house.schlags]


def is_possible(game: Game, schlag: str, trump: str) -> bool:
    """Whether some deal of the cards the blind player has not seen fits everything the player saw."""
    for place, (trick, won_by, called) in enumerate(
        zip(game.tricks, game.winners, game.called, strict=True), 1
    ):
        cards = [card for _, card in trick]
        if won_by is not None and trick[winner(game.house, schlag, trump, cards)][0] != won_by:
            return False
        if called and not may_be_called(game.house, schlag, trump, cards[0], place):
            return False
    seen = {card for trick in game.tricks for _, card in trick} | set(game.hands[game.blind])
    unseen = [card for card in game.house.pack if card not in seen]
    first = list(hands(game, game.forehand, schlag, trump, unseen))
    second = list(hands(game, game.dealer, schlag, trump, unseen))
    return any(one.isdisjoint(other) for one in first for other in second)


def hands(game: Game, seat: int, schlag: str, trump: str, unseen: list[str]) -> Iterator[set[str]]:
    """What this announcer may still hold."""
    laid = game.played(seat)
    for held in combinations(unseen, 5 - len(laid)):
        five = [*laid, *held]
        shows = ways_to_show(game, seat, five)
        if game.announced != "secretly":
            wanted = [
                card
                for card in shows
                if (rank_of(card) == schlag if seat == game.forehand else suit_of(card) == trump)
            ]
            if not wanted:
                continue
        if _kept_to_duty(game, seat, schlag, trump, five):
            yield set(held)


def _kept_to_duty(game: Game, seat: int, schlag: str, trump: str, five: list[str]) -> bool:
    held = list(five)
    for trick, called in zip(game.tricks, game.called, strict=True):
        for place, (who, card) in enumerate(trick):
            if who == seat:
                before = [each for _, each in trick[:place]]
                seats = Seats(seat, trick[0][0], game.dealer)
                if card not in legal(game.house, schlag, trump, before, held, called and place > 0, seats):
                    return False
                held.remove(card)
    return True


def may_be_called(house: House, schlag: str, trump: str, led: str, number: int) -> bool:
    """S0 §12 Bavarian Watten: "If the Rechter is led as the very first card"."""
    in_time = house.call == "any" or (house.call == "first" and number == 1)
    return in_time and led in dict(ladder(house, schlag, trump))["rechter"]


def random_game(house: House, announced: str, random: Random, cards: int) -> tuple[Game, str, str]:
    """So many cards of a legal game, and the Schlag and trump of it."""
    pack = list(house.pack)
    random.shuffle(pack)
    game = Game(house, announced, random.randrange(4))
    game.blind = (game.dealer + random.choice((2, 3))) % 4
    game.hands = [pack[seat * 5 : seat * 5 + 5] for seat in range(4)]
    schlag, trump = random.choice(house.schlags), random.choice(SUITS)
    if announced != "secretly":
        schlag = rank_of(random.choice(ways_to_show(game, game.forehand, game.hands[game.forehand])))
        trump = suit_of(random.choice(ways_to_show(game, game.dealer, game.hands[game.dealer])))
    held = [list(hand) for hand in game.hands]
    on_turn, trick = game.forehand, list[tuple[int, str]]()
    for _ in range(cards):
        if not trick:
            game.tricks.append(trick)
            game.called.append(False)
            game.winners.append(None)
        before = [card for _, card in trick]
        seats = Seats(on_turn, trick[0][0] if trick else on_turn, game.dealer)
        card = random.choice(legal(house, schlag, trump, before, held[on_turn], game.called[-1], seats))
        held[on_turn].remove(card)
        if not trick and may_be_called(house, schlag, trump, card, len(game.tricks)):
            game.called[-1] = random.random() < 0.7
        trick.append((on_turn, card))
        on_turn = (on_turn + 1) % 4
        if len(trick) == 4:
            on_turn = trick[winner(house, schlag, trump, [each for _, each in trick])][0]
            game.winners[-1] = on_turn
            trick = []
    return game, schlag, trump
