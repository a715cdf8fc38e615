"""Random playing keeps to the rules, ends, and is the same for the same seed everywhere."""

import os
import subprocess
import sys
from collections import Counter
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import pytest

from tests.golden.notation import write_move
from watten_tutor.core.bets import RAISE
from watten_tutor.core.cards import deck
from watten_tutor.core.game import after, begin
from watten_tutor.core.round import Drawing, Stage, dealer, legal_moves, play, start
from watten_tutor.core.round import moves as kinds
from watten_tutor.core.round.state import Ended
from watten_tutor.core.seats import Seat
from watten_tutor.rulebook.load import load_ruleset, ruleset_names
from watten_tutor.solver.playout import after_draw, choose, draw, hands, playout, whole_game

ROOT = str(Path(__file__).parents[2])
TYROLEAN = load_ruleset("tyrolean")


def written(rules, seed, moves=None):
    return [write_move(step.move) for step in islice(whole_game(load_ruleset(rules), Random(seed)), moves)]


@pytest.mark.parametrize("rules", ruleset_names())
def test_hands_are_played_by_legal_moves_to_their_end(rules):
    ruleset, chance = load_ruleset(rules), Random(2)
    for hand in islice(hands(begin(ruleset, Seat(0)), chance), 2):
        assert hand.steps[0].before.stage is Stage.CUT
        assert all(step.move in legal_moves(step.before) for step in hand.steps)
        assert all(play(step.before, step.move) == step.after for step in hand.steps)
        assert all(step.after == following.before for step, following in pairwise(hand.steps))
        assert hand.ended == hand.steps[-1].after
        assert hand.ended.is_over
        assert hand.scored == after(hand.game, hand.ended)


@pytest.mark.parametrize("rules", ["tyrolean", "wurftwatten", "kritischer-turnier", "three-handed"])
def test_a_game_goes_on_until_it_is_won(rules):
    played = list(hands(begin(load_ruleset(rules), Seat(0)), Random(3)))
    assert [hand.scored.value.is_over for hand in played] == [False] * (len(played) - 1) + [True]
    assert all(hand.scored.value == following.game for hand, following in pairwise(played))


def test_a_match_has_several_games():
    *_, last = hands(begin(load_ruleset("kritischer-turnier"), Seat(0)), Random(3))
    assert sum(last.scored.value.games.values()) >= 2


def test_whoever_wins_the_draw_deals_first():
    drawn = draw(TYROLEAN, Random(5))
    assert isinstance(drawn[0].before, Drawing)
    assert drawn[-1].after.is_over
    assert after_draw(drawn).dealer == dealer(drawn[-1].after).value
    first = next(step for step in whole_game(TYROLEAN, Random(5)) if isinstance(step.move, kinds.Cut))
    assert first.before.dealer == dealer(drawn[-1].after).value


def test_a_whole_game_is_the_draw_and_then_all_hands():
    chance = Random(5)
    drawn = draw(TYROLEAN, chance)
    expected = [*drawn, *(step for hand in hands(after_draw(drawn), chance) for step in hand.steps)]
    assert list(whole_game(TYROLEAN, Random(5))) == expected


def test_after_a_demanded_new_deal_the_same_dealer_deals():
    played = islice(hands(begin(load_ruleset("italian-21"), Seat(0)), Random(0)), 60)
    demanded = [hand for hand in played if hand.ended.ended and hand.ended.ended[0] is Ended.REDEAL]
    assert demanded
    assert all(hand.scored.value.dealer == hand.game.dealer for hand in demanded)


def test_in_bohemian_watten_as_many_play_as_are_told():
    bohemian = load_ruleset("bohemian")
    drawn = draw(bohemian, Random(1), players=3)
    assert len(drawn) == 3
    hand = next(hands(after_draw(drawn, players=3), Random(1)))
    assert hand.ended.players == 3


def test_the_same_seed_is_the_same_game_and_another_seed_another():
    assert written("tyrolean", 4) == written("tyrolean", 4)
    assert written("tyrolean", 4, 20) != written("tyrolean", 5, 20)


def test_a_seed_is_this_game_on_every_machine():
    assert written("bavarian-classic", 1, 12) == [
        "0 draw 1",
        "1 draw 14",
        "3 cut 19",
        "3 leave",
        "1 schlag 8",
        "0 trump ♣",
        "1 lay 9♥",
        "2 lay 7♠",
        "3 lay 10♠",
        "0 lay 7♦",
        "0 lay 9♣",
        "1 lay Q♦",
    ]


def test_the_order_of_sets_and_maps_in_memory_does_not_matter():
    code = """
from itertools import islice
from random import Random
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.solver.playout import whole_game
print([step.move for step in islice(whole_game(load_ruleset("ladinisch"), Random(1)), 60)])
"""
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": ROOT, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    moves = [step.move for step in islice(whole_game(load_ruleset("ladinisch"), Random(1)), 60)]
    assert told == {f"{moves}\n".encode()}


# -- which move is drawn --------------------------------------------------------------------------------


def drawn_of(now, times=300):
    """How often each kind of move is drawn."""
    chance = Random(0)
    return Counter(write_move(choose(now, chance)).split()[1] for _ in range(times))


def after_moves(now, *moves):
    for move in moves:
        now = play(now, move)
    return now


def test_cards_come_more_often_than_raises_though_four_may_raise():
    dealt = after_moves(start(TYROLEAN, deck(33), Seat(3)), kinds.Cut(Seat(2), 10))
    (schlag,) = (
        move for move in legal_moves(dealt) if isinstance(move, kinds.NameSchlag) and move.schlag.value == "9"
    )
    now = after_moves(dealt, schlag)
    now = after_moves(now, legal_moves(now)[0])
    raises = [move for move in legal_moves(now) if isinstance(move, kinds.MakeBet) and move.do == RAISE]
    assert len(raises) == 4
    found = drawn_of(now)
    assert 0 < found["bet"] < found["lay"] / 5


def test_one_asks_for_other_cards_now_and_then():
    now = after_moves(start(TYROLEAN, deck(33), Seat(3)), kinds.Cut(Seat(2), 10))
    found = drawn_of(now)
    assert 0 < found["ask"] < found["schlag"] / 2


@pytest.mark.parametrize(("bottom", "often", "seldom"), [("7♣", "take", "leave"), ("8♣", "leave", "take")])
def test_of_the_cut_a_kritischer_is_kept_and_another_card_left_more_often(bottom, often, seldom):
    ruleset = load_ruleset("tyrolean+schlecken")
    at = next(place for place, each in enumerate(deck(33), 1) if str(each) == bottom)
    now = after_moves(start(ruleset, deck(33), Seat(3)), kinds.Cut(Seat(2), at))
    found = drawn_of(now)
    assert 0 < found[seldom] < found[often] / 2


def test_most_hands_are_played_out():
    played = list(islice(hands(begin(load_ruleset("italian-21"), Seat(0)), Random(1)), 25))
    by_tricks = [hand for hand in played if hand.ended.position and hand.ended.in_play.is_over]
    assert len(by_tricks) > len(played) / 2


def test_at_the_end_there_is_nothing_to_choose():
    hand = next(hands(begin(TYROLEAN, Seat(0)), Random(1)))
    assert choose(hand.ended, Random(1)) is None
    assert list(playout(hand.ended, Random(1))) == []
