"""Random deals, move by move, under every rule set; and what a state looks like from elsewhere."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import TypeVar

from tests.core.round.table import CUT_AT, rules, stacked
from watten_tutor.core.bets import BETS, CHOICES
from watten_tutor.core.cards import Card, Rank, Suit, deck
from watten_tutor.core.position import Hand
from watten_tutor.core.round import Round, legal_moves, play, start
from watten_tutor.core.round.moves import (
    Agree,
    AskSchoeneres,
    Choose,
    Cut,
    Exchange,
    HideMaschine,
    Lay,
    Leave,
    LeaveTurned,
    MakeBet,
    Move,
    NameSchlag,
    NameTrump,
    OfferSwap,
    Redeal,
    Refuse,
    Show,
    ShowMaschine,
    StayIn,
    StayOut,
    Take,
    TakeTurned,
)
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat, Team, teams
from watten_tutor.rulebook.load import load_ruleset, ruleset_names

SETS = (
    *(name for name in ruleset_names() if load_ruleset(name).game == "watten"),
    "tyrolean+schlecken+schlagwechsel+maschine",
    "tyrolean+{maschine: 3, schlecken: chain}",
    "tyrolean+gespannt-split+guate",
    "tyrolean+blind+schlecken",
    "bavarian-classic+blind",
    "unkritisch+{announced: lowest_cards, packets: [1, 1, 1, 1, 1]}",
    "italian-21+schlagwechsel+{maschine: 3}",
    "two-handed+blind",
    "three-handed+guate",
    "six-handed+maschine+{schlecken: chain}",
)
"""Every rule set that is Watten, and options that change the course of a deal."""

DEALS = 9
"""Deals for each rule set."""
BOHEMIAN_DEALS = 36


@dataclass(frozen=True, slots=True)
class Walk:
    """A deal from the cut to the end.

    Attributes:
        states: from the first to the last, each with the moves listed in it.
        moves: what was done; one less than states.
    """

    states: tuple[tuple[Round, tuple[Move, ...]], ...]
    moves: tuple[Move, ...]

    @property
    def last(self) -> Round:
        """How it ended."""
        return self.states[-1][0]

    @property
    def ruleset(self) -> RuleSet:
        """By which rules it was played."""
        return self.last.ruleset


@cache
def walks() -> tuple[Walk, ...]:
    """Random deals under every rule set, made once."""
    rng = Random(2026)
    return tuple(walk(a_start(rules(name), rng, number), rng) for name in SETS for number in range(DEALS))


@cache
def bohemian_walks() -> tuple[Walk, ...]:
    """Random deals of Bohemian Watten, by two to four players, made once."""
    rng, ruleset, found = Random(2027), rules("bohemian"), []
    for number in range(BOHEMIAN_DEALS):
        players = 2 + number % 3
        score = {Team((Seat(each),)): rng.randrange(1, 25) for each in range(players)}
        pack, dealer = rng.sample(deck(ruleset.deck), ruleset.deck), Seat(rng.randrange(players))
        found.append(walk(start(ruleset, pack, dealer, score, players=players), rng))
    return tuple(found)


def a_start(ruleset: RuleSet, rng: Random, number: int) -> Round:
    """A shuffled pack and a score; some packs lie so that Maschine and Schlecken come up."""
    dealer = Seat(rng.randrange(ruleset.players))
    kritische = " ".join(map(str, ruleset.kritische[:3]))
    pack = list(deck(ruleset.deck))
    rng.shuffle(pack)
    if kritische and number % 3 == 1:
        pack = list(stacked(ruleset, {}, dealer, bottom=kritische))
    elif kritische and number % 3 == 2:
        left = [str(each) for each in pack if each not in ruleset.kritische]
        held = " ".join([*kritische.split(), *left][: ruleset.cards_each])
        pack = list(stacked(ruleset, {Seat(rng.randrange(ruleset.players)): held}, dealer))
    points = (0, rng.randrange(-2, ruleset.target), ruleset.target - 1, ruleset.target - 2)
    score = {team: rng.choice(points) if number % 2 else 0 for team in teams(ruleset.players)}
    return start(ruleset, pack, dealer, score)


def walk(now: Round, rng: Random) -> Walk:
    """Play a deal to its end at random."""
    states, done = [(now, legal_moves(now))], []
    while not now.is_over:
        done.append(chosen(now, states[-1][1], rng))
        now = play(now, done[-1])
        states.append((now, legal_moves(now)))
    return Walk(tuple(states), tuple(done))


def chosen(now: Round, moves: tuple[Move, ...], rng: Random) -> Move:
    """First a kind of move, then one of it, so that cards are played too; few hands are broken off."""
    usual = Cut(now.cutter, CUT_AT)
    if usual in moves and rng.random() < 0.7:
        return usual
    kind = rng.choice(list(dict.fromkeys(map(type, moves))))
    found = rng.choice([move for move in moves if type(move) is kind])
    breaks_off = isinstance(found, Redeal) or (isinstance(found, MakeBet) and found.do == "give-up")
    return chosen(now, moves, rng) if breaks_off and rng.random() < 0.8 else found


# -- everything anybody could try ---------------------------------------------------------------------


_SAID = (
    *(Take, Leave, AskSchoeneres, Redeal, OfferSwap, Agree, Refuse, ShowMaschine, HideMaschine),
    *(StayOut, StayIn, LeaveTurned),
)
"""Moves of which there is nothing to say but who makes them."""


def universe(now: Round, rng: Random) -> Iterator[Move]:
    """Moves of all kinds by all seats, possible or not; of cards those in the hands and some others."""
    for number in range(now.players):
        seat = Seat(number)
        yield from (kind(seat) for kind in _SAID)
        yield from (Cut(seat, at) for at in (0, 1, rng.randrange(2, 31), len(now.pack) - 1, len(now.pack)))
        yield from (NameSchlag(seat, rank) for rank in Rank)
        yield from (NameTrump(seat, suit) for suit in Suit)
        yield from (Choose(seat, choice) for choice in CHOICES)
        yield from (MakeBet(seat, do) for do in BETS)
        for each in (*_held(now, seat)[:1], *rng.sample(now.pack, 1)):
            yield TakeTurned(seat, each)
            yield Exchange(seat, (each,))
        for each in {*_held(now, seat), *rng.sample(now.pack, 2)}:
            yield Show(seat, each)
            yield Lay(seat, each)
            yield Lay(seat, each, called=True)


def _held(now: Round, seat: Seat) -> tuple[Card, ...]:
    if now.position is not None:
        return now.position.hands[seat].cards if seat in now.position.hands else ()
    return now.deal.hands[seat] if now.deal is not None else ()


# -- the same deal seen from elsewhere ----------------------------------------------------------------


T = TypeVar("T")


def exchanged(now: Round, new: Mapping[Card, Card]) -> Round:
    """The same deal with some cards exchanged for one another wherever they lie, tricks excepted."""

    def all_of(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(new[each] for each in cards)

    def of_seats(hands: Mapping[Seat, tuple[Card, ...]]) -> dict[Seat, tuple[Card, ...]]:
        return {seat: all_of(held) for seat, held in hands.items()}

    deal, position = now.deal, now.position
    if deal is not None:
        discards = of_seats(deal.discards)
        deal = replace(deal, hands=of_seats(deal.hands), stock=all_of(deal.stock), discards=discards)
    if position is not None:
        hands = {seat: Hand(all_of(held.cards)) for seat, held in position.hands.items()}
        position = replace(position, hands=hands)
    return replace(
        now,
        pack=all_of(now.pack),
        taken=tuple((seat, new[each]) for seat, each in now.taken),
        shown={seat: new[each] for seat, each in now.shown.items()},
        deal=deal,
        position=position,
    )


def one_further(players: int, seat: Seat) -> Seat:
    """The next seat clockwise."""
    return Seat((seat + 1) % players)


def team_further(players: int, team: Team) -> Team:
    """The same players one seat further clockwise."""
    return Team(sorted(one_further(players, seat) for seat in team))


def move_further(players: int, move: Move) -> Move:
    """The same move by the next player."""
    return replace(move, seat=one_further(players, move.seat))


def start_further(now: Round) -> Round:
    """The same pack and score with everybody one seat further."""
    score = {team_further(now.players, team): points for team, points in now.score.items()}
    dealer = one_further(now.players, now.dealer)
    return start(now.ruleset, now.pack, dealer, score, players=now.table)
