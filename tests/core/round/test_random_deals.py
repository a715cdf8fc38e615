"""What holds in every deal under every rule set: properties of random deals, move by move."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError
from itertools import pairwise
from random import Random
from typing import TypeAlias

import pytest

from tests.core.round import walks as helper
from tests.core.round.table import rules
from tests.core.round.walks import SETS, Walk, bohemian_walks, chosen, exchanged, universe, walks
from watten_tutor.core.cards import Card, deck
from watten_tutor.core.game import after, begin
from watten_tutor.core.gespannt import is_tight
from watten_tutor.core.round import Outcome, Round, Stage, legal_moves, outcome, play, seen_by, violations
from watten_tutor.core.round.moves import (
    MOVES,
    Cut,
    Draw,
    Exchange,
    Infringe,
    Lay,
    LeaveTurned,
    MakeBet,
    Redeal,
    Signal,
    StayIn,
    StayOut,
    TakeTurned,
    Talk,
    in_order,
)
from watten_tutor.core.scoring import Award
from watten_tutor.core.seats import Seat, team_of

BOHEMIAN = {TakeTurned, LeaveTurned, StayOut, StayIn, Exchange}
BOHEMIAN_STAGES = {Stage.OUT, Stage.TURNED, Stage.EXCHANGE}
NEVER_LISTED = {Signal, Talk, Infringe}

Deals: TypeAlias = Callable[[], tuple[Walk, ...]]


both_games = pytest.mark.parametrize("deals", [walks, bohemian_walks])
"""Deals of Watten under every rule set; of Bohemian Watten by two to four players."""


def states(deals: Deals = walks) -> list[Round]:
    """Every state of every deal."""
    return [now for walk in deals() for now, _ in walk.states]


def test_the_random_deals_come_everywhere() -> None:
    kinds = {type(move) for walk in walks() for move in walk.moves}
    assert kinds == set(MOVES) - BOHEMIAN - NEVER_LISTED - {Draw}
    assert {now.stage for now in states()} == set(Stage) - BOHEMIAN_STAGES
    played_out = [walk for walk in walks() if walk.last.ended is None and walk.last.in_play.is_over]
    assert len(played_out) > len(walks()) / 3
    raises = [sum(_is_raise(move) for move in walk.moves) for walk in walks()]
    assert max(raises) >= 4
    bohemian = {type(move) for walk in bohemian_walks() for move in walk.moves}
    assert bohemian == {Cut, Lay, *BOHEMIAN}


@both_games
def test_no_card_is_lost_or_made(deals: Deals) -> None:
    for now in states(deals):
        assert Counter(_all_cards(now)) == Counter(deck(now.ruleset.deck))
        if now.position is not None:
            laid = Counter(play.seat for trick in _tricks(now) for play in trick.plays)
            for seat in now.position.hands:
                assert len(now.position.hands[seat]) + laid[seat] == now.ruleset.cards_each
        elif now.deal is not None:
            assert {len(hand) for hand in now.deal.hands.values()} == {now.ruleset.cards_each}


@both_games
def test_there_is_always_something_to_do_until_the_hand_is_over(deals: Deals) -> None:
    for walk in deals():
        for now, listed in walk.states:
            assert bool(listed) == (not now.is_over)


@both_games
def test_listed_is_what_nothing_speaks_against(deals: Deals) -> None:
    rng = Random(7)
    for walk in deals():
        for now, listed in rng.sample(walk.states, (len(walk.states) + 2) // 3):
            tried = set(universe(now, rng))
            allowed = {move for move in tried if not violations(now, move)}
            assert allowed == tried & set(listed), now
            assert all(violations(now, move) == () for move in listed[:40])


@both_games
def test_moves_are_listed_once_and_in_order(deals: Deals) -> None:
    rng = Random(8)
    for walk in deals():
        for now, listed in walk.states:
            assert len(set(listed)) == len(listed)
            assert in_order(rng.sample(listed, len(listed)), now.forehand, now.players) == listed


def test_only_one_side_scores_and_only_what_the_bets_allow() -> None:
    for walk in walks():
        _demand_possible_points(walk, outcome(walk.last).value)


def _demand_possible_points(walk: Walk, found: Outcome) -> None:
    now = walk.last
    last = walk.moves[-1]
    if isinstance(last, Redeal):
        expected = (Award((team_of(last.seat, now.players),), -2),)
        assert (found.winner, found.awards, found.deals_again) == (None, expected, True)
        return
    assert found.winner is not None
    assert not found.deals_again
    hand, *penalties = found.awards
    assert {seat for team in hand.teams for seat in team} == set(found.winner)
    assert hand.points in _possible(walk)
    for penalty in penalties:
        bluffers = {seat for seat, _ in now.taken if seat == now.cutter}
        assert (penalty.points, bool(bluffers)) == (2, True)
        assert not any(now.cutter in team for team in penalty.teams)


def _possible(walk: Walk) -> set[int]:
    """What the hand can be worth by the moves made: the base, and one step more for every raise held."""
    ruleset, now = walk.ruleset, walk.last
    if now.ended is not None:
        return {ruleset.maschine}
    value, due = 2, False
    for move in walk.moves:
        if _is_raise(move):
            due = True
        elif due:
            due = False
            value += 0 if isinstance(move, MakeBet) and move.do == "give-up" else ruleset.raise_step
    if any(is_tight(ruleset, points) for points in now.score.values()):
        return {"play3_or_give2": {2, 3, value}, "may_hold_base2": {2, value}}.get(
            ruleset.gespannt, {2, 3, 4}
        )
    return {value}


def test_the_sides_take_turns_at_raising() -> None:
    for walk in walks():
        position = walk.last.position
        raising = [move.seat for move in walk.moves if _is_raise(move)]
        sides = [position.side_of(seat) for seat in raising] if position is not None else []
        assert all(one != other for one, other in pairwise(sides))


def _may_know(now: Round, seat: Seat) -> Iterator[Card]:
    """The cards this seat may know, by the rules of looking (S0 §4, §12 Schlecken; S2; S3)."""
    announcer = seat == now.forehand or (seat == now.dealer and now.players != 3)
    if now.deal is not None:
        own = now.deal.hands[seat]
        if now.position is None and not now.is_bohemian:
            waits = seat == now.dealer and now.schlag is None and not now.swapped
            first = 5 if now.ruleset.announce_on == 5 else 0 if waits else 3
            own = own[:first] if announcer else ()
        yield from (*own, *now.deal.discards.get(seat, ()))
    if now.position is not None:
        yield from (play.card for trick in _tricks(now) for play in trick.plays)
    if announcer or now.is_over:
        yield from now.shown.values()
    if now.turned is not None:
        yield now.turned
    yield from (each for taker, each in now.taken if taker == seat)
    if now.at is not None and (now.stage is Stage.TAKE or now.declined):
        looks = now.cutter if len(now.taken) % 2 == 0 else now.dealer
        if looks == seat:
            yield now.pack[now.at - 1 - len(now.taken)]


@both_games
def test_a_view_tells_nothing_of_cards_that_cannot_be_seen(deals: Deals) -> None:
    rng = Random(9)
    for now in states(deals):
        seat = Seat(rng.randrange(now.players))
        known = set(_may_know(now, seat))
        hidden = [each for each in now.pack if each not in known]
        mixed = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        other = exchanged(now, {each: mixed.get(each, each) for each in now.pack})
        assert seen_by(other, seat) == seen_by(now, seat)


def test_the_blind_learn_schlag_and_trump_at_the_end() -> None:
    for now in states():
        blind = now.ruleset.announced != "openly"
        knowing = {now.forehand} if now.players == 3 else {now.forehand, now.dealer}
        for seat in now.seats:
            view = seen_by(now, seat)
            if blind and not now.is_over and seat not in knowing:
                assert (view.schlag, view.trump, view.shown) == (None, None, {})
            else:
                assert (view.schlag, view.trump) == (now.schlag, now.trump)


@both_games
def test_it_does_not_matter_where_one_sits(deals: Deals) -> None:
    for walk in deals():
        players = walk.last.players
        turned = helper.start_further(walk.states[0][0])
        for (_, listed), move in zip(walk.states, walk.moves, strict=False):
            assert legal_moves(turned) == tuple(helper.move_further(players, each) for each in listed)
            turned = play(turned, helper.move_further(players, move))
        one, other = outcome(walk.last).value, outcome(turned).value
        assert one.deals_again == other.deals_again
        assert (one.winner and helper.team_further(players, one.winner)) == other.winner
        written = list if deals is walks else set  # Bohemian tallies are told by seats
        assert written(
            (frozenset(helper.team_further(players, team) for team in each.teams), each.points)
            for each in one.awards
        ) == written((frozenset(each.teams), each.points) for each in other.awards)


@both_games
def test_a_state_stays_what_it_is(deals: Deals) -> None:
    for walk in deals()[::5]:
        now = walk.states[0][0]
        told = []
        for move in walk.moves:
            told.append((now, repr(now)))
            with pytest.raises(FrozenInstanceError):
                now.stage = Stage.OVER  # type: ignore[misc]
            now = play(now, move)
        assert now == walk.last
        assert all(repr(state) == said for state, said in told)


@pytest.mark.parametrize("name", SETS)
def test_a_game_ends_with_whoever_is_first_at_the_target(name: str) -> None:
    ruleset = rules(name)
    rng = Random(name)
    game = begin(ruleset, Seat(0))
    redeals = 0
    while not game.is_over:
        pack = rng.sample(deck(ruleset.deck), ruleset.deck)
        now = game.deal(pack)
        while not now.is_over:
            now = play(now, chosen(now, legal_moves(now), rng))
        again = outcome(now).value.deals_again
        redeals += again
        before, game = game, after(game, now).value
        assert game.dealer == (before.dealer if again else Seat((before.dealer + 1) % ruleset.players))
        assert min(game.score.values()) >= -2 * redeals
        assert max(before.score.values()) < ruleset.target
    needed = 1 if ruleset.match == "single" else 2
    for team in game.winners:
        assert game.score[team] >= ruleset.target
        assert game.games[team] == needed
    losers = [team for team in game.score if team not in game.winners]
    marked = game.winners if ruleset.bummerl == "winner" else losers
    assert all(game.bummerl[team] in ((1, 2) if needed == 1 else (2, 3, 4)) for team in marked)


def _is_raise(move: object) -> bool:
    return isinstance(move, MakeBet) and move.do == "raise"


def _tricks(now: Round) -> list:  # type: ignore[type-arg]
    position = now.in_play
    return [*(position.tricks or ()), position.trick]


def _all_cards(now: Round) -> list:  # type: ignore[type-arg]
    if now.deal is None:
        return list(now.pack)
    hands = {**now.deal.hands}
    if now.position is not None:
        hands |= {seat: hand.cards for seat, hand in now.position.hands.items()}
    laid = [play.card for trick in _tricks(now) for play in trick.plays] if now.position is not None else []
    told = [*now.deal.stock, *laid]
    for held in (*hands.values(), *now.deal.discards.values()):
        told += held
    lies_open = now.turned is not None and now.turned not in told
    return [*told, now.turned] if lies_open else told


def test_a_card_is_played_from_the_hand_it_was_dealt_to() -> None:
    for walk in walks():
        for move in walk.moves:
            if isinstance(move, Lay):
                assert move.card in walk.last.dealt.hands[move.seat]
