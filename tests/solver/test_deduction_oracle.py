"""Deduction held against dealing the unseen cards in every way, and against games really played."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.referee import BAVARIAN, FRANCONIAN, HOUSES, House
from tests.solver import oracle
from tests.solver.oracle import Game
from watten_tutor.core.cards import Rank, Suit, card, sort_cards
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.solver.deduction import Deduction, deduce

BLIND_SETS: dict[str, tuple[House, str]] = {
    "blind": (HOUSES["blind"], "secretly"),
    "ladinisch": (HOUSES["ladinisch"], "lowest_cards"),
    "latinern": (HOUSES["latinern"], "bottom_cards"),
    "ladinisch+beasn": (HOUSES["ladinisch+beasn"], "lowest_cards"),
    "ladinisch+unkritisch": (HOUSES["ladinisch+unkritisch"], "lowest_cards"),
    "latinern+{kritische: [], weli: lowest_trump}": (
        HOUSES["latinern"]._replace(kritische=(), weli="lowest trump"),
        "bottom_cards",
    ),
    "ladinisch+{kritische: [], weli: lowest_trump}": (
        HOUSES["ladinisch"]._replace(kritische=(), weli="lowest trump"),
        "lowest_cards",
    ),
    "unkritisch+guate+blind": (HOUSES["unkritisch+guate+blind"], "secretly"),
    "franconian+blind": (FRANCONIAN, "secretly"),
    "bavarian+pepper+blind": (BAVARIAN._replace(pepper=True), "secretly"),
}
every_set = pytest.mark.parametrize("rules", BLIND_SETS)


def told(rules: str, game: Game, declared: Declaration | None) -> Position:
    """The game as a position; without a declaration the winners are told by who leads next."""
    tricks = tuple(
        Trick(tuple(Play(Seat(who), card(sign)) for who, sign in trick), called)
        for trick, called in zip(game.tricks, game.called, strict=True)
    )
    played = game.played(game.blind)
    hand = Hand(sort_cards(card(each) for each in game.hands[game.blind] if each not in played))
    open_trick = tricks[-1] if tricks and len(tricks[-1].plays) < 4 else Trick()
    finished = tricks[: len(tricks) - bool(open_trick.plays)]
    last = game.winners[len(finished) - 1] if finished and not open_trick.plays else None
    return Position(
        load_ruleset(rules),
        declared,
        {Seat(game.blind): hand},
        open_trick,
        finished,
        leader=None if last is None else Seat(last),
        dealer=Seat(game.dealer),
    )


def pairs(found: Deduction) -> set[tuple[str, str]]:
    return {(str(each.schlag), str(each.trump)) for each in found.possible}


@every_set
@settings(max_examples=12)
@given(seed=st.integers(0, 10**9), left=st.integers(1, 9))
def test_exactly_what_dealing_the_unseen_cards_in_every_way_finds(rules: str, seed: int, left: int) -> None:
    random = Random(seed)
    house, announced = BLIND_SETS[rules]
    game, schlag, trump = oracle.random_game(house, announced, random, 20 - left)
    found = pairs(deduce(told(rules, game, None), Seat(game.blind)))
    for each in [(schlag, trump), *random.sample(oracle.declarations(house), 8)]:
        assert (each in found) == oracle.is_possible(game, *each), (each, game)


@every_set
@settings(max_examples=40)
@given(seed=st.integers(0, 10**9), cards=st.integers(0, 20))
def test_what_was_really_announced_is_never_ruled_out(rules: str, seed: int, cards: int) -> None:
    house, announced = BLIND_SETS[rules]
    game, schlag, trump = oracle.random_game(house, announced, Random(seed), cards)
    declared = Declaration(Rank(schlag), Suit(trump))
    unknown, known = (deduce(told(rules, game, each), Seat(game.blind)) for each in (None, declared))
    assert declared in unknown.possible
    assert pairs(unknown) == pairs(known)  # stating the true ones tells the player nothing


@every_set
@settings(max_examples=20)
@given(seed=st.integers(0, 10**9), cards=st.integers(1, 20))
def test_more_cards_never_bring_a_pair_back_and_each_trick_keeps_what_it_excluded(
    rules: str, seed: int, cards: int
) -> None:
    house, announced = BLIND_SETS[rules]
    game, _, _ = oracle.random_game(house, announced, Random(seed), cards)
    whole = deduce(told(rules, game, None), Seat(game.blind))
    before = len(game.tricks) - 1
    game.tricks, game.called, game.winners = game.tricks[:before], game.called[:before], game.winners[:before]
    earlier = deduce(told(rules, game, None), Seat(game.blind))
    assert set(whole.possible) <= set(earlier.possible)
    assert {each for each, why in whole.excluded.items() if why.trick <= before} == set(earlier.excluded)


@every_set
@settings(max_examples=15)
@given(seed=st.integers(0, 10**9), cards=st.integers(8, 20))
def test_the_cards_named_as_an_example_really_fit(rules: str, seed: int, cards: int) -> None:
    house, announced = BLIND_SETS[rules]
    game, _, _ = oracle.random_game(house, announced, Random(seed), cards)
    seen = {sign for trick in game.tricks for _, sign in trick} | set(game.hands[game.blind])
    for declared, witness in deduce(told(rules, game, None), Seat(game.blind)).possible.items():
        held = [[str(each) for each in cards] for cards in (witness.forehand, witness.dealer)]
        assert not seen & {*held[0], *held[1]}
        assert len({*held[0], *held[1]}) == len(held[0]) + len(held[1])
        schlag, trump = str(declared.schlag), str(declared.trump)
        for seat, cards_held in zip((game.forehand, game.dealer), held, strict=True):
            [fits] = oracle.hands(game, seat, schlag, trump, cards_held)
            assert fits == set(cards_held)
