"""A deal told in words is the deal that was played: the same stage, hands and moves."""

from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards
from tests.core.round.deeds import told_at
from tests.core.round.walks import Walk, bohemian_walks, walks
from watten_tutor.core.cards import card, deck
from watten_tutor.core.deed import Deed
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.round import Drawing, Round, Stage, legal_moves, violations
from watten_tutor.core.round import moves as kinds
from watten_tutor.core.round.packing import CUT_AT, FILLS, packed
from watten_tutor.core.round.permitted import due, permitting
from watten_tutor.core.round.retold import ToldWrongly, retold
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.rulebook.load import load_ruleset

ALL_WALKS = (*walks(), *bohemian_walks())


def of_set(each: Walk) -> str:
    return each.ruleset.name


def now_of(position: Position) -> Round:
    found = retold(position)[0].now
    assert isinstance(found, Round)
    return found


def before_the_cards(walk: Walk) -> list[int]:
    """Every moment from the cut to the first card."""
    return [
        number
        for number, (now, _) in enumerate(walk.states)
        if now.stage is not Stage.PLAY and (now.position is None or not now.position.cards_laid)
    ]


def held(now: Round) -> dict:
    if now.position is not None:
        return {seat: frozenset(hand.cards) for seat, hand in now.position.hands.items()}
    return {seat: frozenset(each) for seat, each in now.deal.hands.items()} if now.deal else {}


def test_told_with_all_hands_it_stands_as_it_stood() -> None:
    seen = set()
    for walk in ALL_WALKS:
        for number in before_the_cards(walk):
            now, _ = walk.states[number]
            if now.stage is Stage.CHOICE and number and walk.states[number - 1][0].stage is Stage.CHOICE:
                continue
            told = now_of(told_at(walk, number))
            if now.deal is not None and now.stage not in (Stage.CHOICE, Stage.MASCHINE, Stage.OVER):
                assert held(told) == held(now)
            assert (told.stage, told.schlag, told.trump, told.taken) == (
                now.stage,
                now.schlag,
                now.trump,
                now.taken,
            )
            assert (told.request, told.asked, told.swapped, told.waiting) == (
                now.request,
                now.asked,
                now.swapped,
                now.waiting,
            )
            seen.add(now.stage)
    assert set(Stage) - {Stage.PLAY} <= seen


def test_told_without_hands_it_stands_at_the_same_stage_unless_cards_decide() -> None:
    """A card shown tells of a hand; a Maschine is there only if it is told."""
    for walk in ALL_WALKS:
        for number in before_the_cards(walk):
            now, _ = walk.states[number]
            deeds = told_at(walk, number, hands=False)
            if now.position is not None or not deeds.deal:
                continue
            assert now_of(replace(deeds, hands={})).stage in (now.stage, Stage.CUT), (of_set(walk), number)


def test_what_the_cutter_lifts_lies_where_it_is_told() -> None:
    told = (Deed(CARLA, "cut", card("K♥")), Deed(CARLA, "take"), Deed(DAN, "take", card("7♣")))
    pack = packed(Position(load_ruleset("bavarian-classic"), None, deal=told), told, None, FILLS[0])
    assert pack[CUT_AT - 1] == card("K♥")
    assert pack[CUT_AT - 2] == card("7♣")
    assert sorted(map(str, pack)) == sorted(map(str, deck(32)))


@pytest.mark.parametrize("fill", FILLS)
def test_every_pack_is_whole_and_gives_what_is_told(fill) -> None:
    hands = {ANNA: Hand(cards("8♠ 9♥"), 3), DAN: Hand(cards("K♥ 6♦"), 3)}
    position = Position(RuleSet(), None, hands, deal=())
    found = packed(position, (), Deed(BEN, "lay", card("A♠")), fill)
    assert sorted(map(str, found)) == sorted(map(str, deck(33)))


def test_nobody_is_given_a_maschine_by_chance() -> None:
    ruleset = load_ruleset("bavarian-classic")
    told = Position(
        ruleset, None, deal=(Deed(ANNA, "schlag", card("9♣").rank), Deed(DAN, "trump", card("9♣").suit))
    )
    assert {each.now.stage for each in retold(told)} == {Stage.PLAY}


def test_what_was_not_allowed_is_told_with_its_place_and_rules() -> None:
    told = Position(RuleSet(), None, deal=(Deed(CARLA, "cut"), Deed(DAN, "schlag", card("9♣").rank)))
    with pytest.raises(ToldWrongly) as error:
        retold(told)
    assert error.value.place == 1
    assert [each.rule for each in error.value.reasons] == ["announcing.schlag-then-trump"]


def test_a_card_cannot_be_in_two_hands() -> None:
    hands = {ANNA: Hand(cards("8♠")), BEN: Hand(cards("8♠"))}
    with pytest.raises(Unanswerable, match="card-in-two-places"):
        retold(Position(RuleSet(), None, hands, deal=()))


# -- what allows a move, and who is to act -------------------------------------------------------------------


def test_something_allows_every_legal_move_and_it_is_cited_in_its_set() -> None:
    kinds_seen = set()
    for walk in ALL_WALKS:
        for number, (now, moves) in enumerate(walk.states):
            if now.stage is Stage.PLAY and number % 7:
                continue
            for move in {type(each): each for each in moves}.values():
                reasons = permitting(now, move)
                assert reasons, move
                assert violations(now, move) == ()
                kinds_seen.add(type(move))
    listed = {each for walk in ALL_WALKS for _, moves in walk.states for each in map(type, moves)}
    assert kinds_seen == listed


def test_who_is_to_act_is_who_can_do_what_the_stage_asks() -> None:
    interjections = (kinds.AskSchoeneres, kinds.Redeal, kinds.OfferSwap, kinds.MakeBet)
    for walk in ALL_WALKS:
        for now, moves in walk.states:
            acts = {each.seat for each in moves if not isinstance(each, interjections)}
            if not acts and moves:
                continue  # only bets, while an answer is due
            assert set(due(now).value) >= acts
            assert set(due(now).value) == acts or now.stage is Stage.PLAY
            assert due(now).reasons


def test_who_draws_next_and_again_after_a_tie() -> None:
    told = Position(RuleSet(), None, deal=(Deed(ANNA, "draw", card("9♠")),))
    found = retold(told)[0].now
    assert isinstance(found, Drawing)
    assert due(found).value == (BEN,)
    tie = retold(replace(told, deal=(*told.deal, Deed(BEN, "draw", card("9♥")))))[0].now
    assert [each.step for each in due(tie).reasons] == ["draw.again"]
    assert legal_moves(tie)
