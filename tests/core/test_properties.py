"""What holds for every deal, under every rule set, Schlag and trump suit, held against the referee."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests import referee
from tests.builders import SEATS
from tests.strategies_game import (
    ORDERS,
    Table,
    Turn,
    any_turn,
    deals,
    drawn,
    tables,
    tricks,
    unhurried,
)
from watten_tutor.core.cards import WELI, Card, Suit, card, sort_cards
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.duty import may_call
from watten_tutor.core.legality import legal_cards, may_play, violation
from watten_tutor.core.ordering import order_cards
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.ranking import CardClass, ranking_of
from watten_tutor.core.seats import TEAMS, Seat
from watten_tutor.core.trick import Play, Trick, best_play, winning

UNKRITISCH = tuple(each for each in ORDERS if not each.house.kritische and each.schlag != "6")
every_order = pytest.mark.parametrize("table", ORDERS, ids=str)


def signs(cards: object) -> list[str]:
    return [str(each) for each in cards]  # type: ignore[attr-defined]


def referee_winner(table: Table, cards: list[Card]) -> int:
    return referee.winner(table.house, table.schlag, table.trump, signs(cards))


# -- the order of the pack ------------------------------------------------------------------------------


@every_order
def test_every_card_is_what_the_referee_says(table: Table) -> None:
    for name, expected in referee.ladder(table.house, table.schlag, table.trump):
        assert signs(each for each in table.pack if table.ranking.class_of(each).value == name) == signs(
            sort_cards(map(card, expected))
        )


@every_order
def test_rungs_without_a_suit_led_are_the_ladder_of_the_referee(table: Table) -> None:
    steps = referee.ladder(table.house, table.schlag, table.trump)[:-1]
    expected = [(name, cards) for name, cards in steps if cards]
    assert [(rung.card_class.value, signs(rung.cards)) for rung in table.ranking.rungs()] == expected


@every_order
def test_rungs_part_the_pack_but_for_the_plain_cards_of_other_suits(table: Table) -> None:
    ranking = table.ranking
    for led in Suit:
        seen = Counter(each for rung in ranking.rungs(led) for each in rung.cards)
        plain = ranking.of_class(CardClass.PLAIN)
        assert seen + Counter(each for each in plain if each.suit is not led) == Counter(table.pack)


@every_order
def test_of_any_two_cards_the_referee_and_the_engine_see_the_same_one_win(table: Table) -> None:
    ranking = table.ranking
    ours = {pair: ranking.beats(pair[1], pair[0]) for pair in permutations(table.pack, 2)}
    theirs = {pair: referee_winner(table, list(pair)) == 1 for pair in permutations(table.pack, 2)}
    assert ours == theirs


@every_order
def test_only_linke_are_equal_and_then_the_first_played_stands(table: Table) -> None:
    ranking = table.ranking
    for one, other in combinations(table.pack, 2):
        # two plain cards of different suits never meet as rivals: one of them is not of the suit led
        if {ranking.class_of(one), ranking.class_of(other)} == {
            CardClass.PLAIN
        } and one.suit is not other.suit:
            continue
        tie = not ranking.beats(one, other) and not ranking.beats(other, one)
        both_linke = ranking.class_of(one) is ranking.class_of(other) is CardClass.LINKER
        assert tie == both_linke, f"{one} and {other}"
        assert not (ranking.beats(one, other) and ranking.beats(other, one)), f"{one} and {other}"


@unhurried
@given(tables(), st.data())
def test_order_cards_agrees_with_comparing_two_at_a_time(table: Table, data: st.DataObject) -> None:
    ranking = table.ranking
    led = data.draw(st.sampled_from(Suit))
    groups = order_cards(ranking, data.draw(drawn(table, 1, 10)), led).value
    place = {each: number for number, group in enumerate(groups) for each in group}
    can_lead = [
        each for each in place if ranking.class_of(each) is not CardClass.PLAIN or each.suit is led
    ]  # the others are one last group, whatever their ranks
    for higher, lower in permutations(place, 2):
        if place[higher] < place[lower]:
            assert higher in can_lead
            assert not ranking.beats(lower, higher)
            if lower in can_lead:
                assert ranking.beats(higher, lower)
        elif place[higher] == place[lower]:
            both = {ranking.class_of(higher), ranking.class_of(lower)}
            assert both == {CardClass.LINKER} or not {higher, lower} & set(can_lead)


@unhurried
@given(tables(), st.data())
def test_order_cards_loses_and_invents_no_card(table: Table, data: st.DataObject) -> None:
    cards = data.draw(drawn(table, 1, 12))
    groups = order_cards(table.ranking, cards, data.draw(st.sampled_from(Suit))).value
    assert sorted(map(str, cards)) == sorted(str(each) for group in groups for each in group)


# -- the trick ------------------------------------------------------------------------------------------


@unhurried
@given(tricks())
def test_the_trick_goes_to_whom_the_referee_gives_it(found: tuple[Table, Trick]) -> None:
    table, trick = found
    expected = trick.plays[referee_winner(table, [play.card for play in trick.plays])]
    assert best_play(table.ranking, trick) == expected
    assert winning(table.ranking, trick, 4).value == expected.seat


@unhurried
@given(tricks(least=2))
def test_the_winner_so_far_changes_only_to_the_card_just_played(found: tuple[Table, Trick]) -> None:
    table, trick = found
    before = best_play(table.ranking, Trick(trick.plays[:-1]))
    after = best_play(table.ranking, trick)
    assert after in (before, trick.plays[-1])


@unhurried
@given(tricks(), st.integers(1, 3))
def test_turning_the_table_turns_the_winner(found: tuple[Table, Trick], places: int) -> None:
    table, trick = found
    turned = Trick(tuple(Play(Seat((play.seat + places) % 4), play.card) for play in trick.plays))
    assert best_play(table.ranking, turned).seat == (best_play(table.ranking, trick).seat + places) % 4


@unhurried
@given(tricks(among=UNKRITISCH), st.permutations(list(Suit)))
def test_without_kritische_renaming_the_suits_changes_nothing(
    found: tuple[Table, Trick], suits: list[Suit]
) -> None:
    table, trick = found
    assume(all(play.card != WELI for play in trick.plays))
    renamed = dict(zip(Suit, suits, strict=True))
    other = ranking_of(
        table.ruleset, Declaration(table.ranking.declaration.schlag, renamed[Suit(table.trump)])
    )
    moved = Trick(
        tuple(Play(play.seat, Card(renamed[play.card.suit], play.card.rank)) for play in trick.plays)
    )
    assert best_play(other, moved).seat == best_play(table.ranking, trick).seat


@unhurried
@given(tricks())
def test_the_proof_of_the_winner_tells_every_card_once(found: tuple[Table, Trick]) -> None:
    table, trick = found
    lead, *rest = winning(table.ranking, trick, 4).reasons
    walk, (*notes, end) = rest[: len(trick.plays) - 1], rest[len(trick.plays) - 1 :]
    assert lead.facts["card"] == trick.plays[0].card
    assert [reason.facts["player"] for reason in walk] == [play.seat for play in trick.plays[1:]]
    assert {reason.rule for reason in notes} <= {"kritische.none", "cards.ranks"}
    assert end.facts["card"] == best_play(table.ranking, trick).card


# -- what may be played ---------------------------------------------------------------------------------


def referee_legal(turn: Turn, hand: tuple[Card, ...]) -> set[str]:
    table = turn.table
    told = (table.house, table.schlag, table.trump, signs(turn.played), signs(hand))
    return set(referee.legal(*told, turn.trick.called, turn.seats))


@settings(unhurried, max_examples=1500)
@given(any_turn)
def test_legal_cards_are_those_of_the_referee(turn: Turn) -> None:
    legal = legal_cards(turn.asked, turn.hand).value
    assert set(signs(legal)) == referee_legal(turn, turn.hand)


@unhurried
@given(any_turn)
def test_legal_cards_are_some_of_the_hand_in_the_order_of_the_pack(turn: Turn) -> None:
    legal = legal_cards(turn.asked, turn.hand).value
    assert legal, "somebody could not play at all"
    assert set(legal) <= set(turn.hand)
    assert legal == sort_cards(legal)


@unhurried
@given(any_turn)
def test_a_card_is_legal_exactly_if_it_is_no_violation(turn: Turn) -> None:
    legal = legal_cards(turn.asked, turn.hand).value
    for each in turn.hand:
        assert (violation(turn.asked, turn.hand, each) is None) == (each in legal), str(each)
        judged = may_play(turn.asked, Hand(turn.hand), each)
        assert judged is not None
        assert judged.value == (each in legal), str(each)


@unhurried
@given(any_turn, st.data())
def test_more_cards_in_hand_never_free_a_forbidden_card(turn: Turn, data: st.DataObject) -> None:
    more = [
        each
        for each in data.draw(drawn(turn.table, 1, 4))
        if each not in turn.hand and each not in turn.played
    ]
    legal = set(legal_cards(turn.asked, turn.hand).value)
    legal_with_more = set(legal_cards(turn.asked, (*turn.hand, *more)).value)
    assert not (legal_with_more - legal) & set(turn.hand)


@unhurried
@given(any_turn, st.integers(1, 4), st.data())
def test_may_play_says_only_what_holds_for_every_hand_it_could_be(
    turn: Turn, unknown: int, data: st.DataObject
) -> None:
    rest = [each for each in turn.table.pack if each not in turn.hand and each not in turn.played]
    hidden = tuple(data.draw(st.permutations(rest))[:unknown])
    for each in turn.hand:
        said = may_play(turn.asked, Hand(turn.hand, unknown), each)
        if said is not None:
            assert said.value == (str(each) in referee_legal(turn, (*turn.hand, *hidden))), str(each)


@unhurried
@given(any_turn)
def test_may_play_is_silent_only_where_one_more_card_would_decide(turn: Turn) -> None:
    rest = [each for each in turn.table.pack if each not in turn.hand and each not in turn.played]
    for each in turn.hand:
        if may_play(turn.asked, Hand(turn.hand, unknown=1), each) is None:
            answers = {str(each) in referee_legal(turn, (*turn.hand, other)) for other in rest}
            assert answers == {True, False}, str(each)


# -- a whole hand ---------------------------------------------------------------------------------------


@unhurried
@given(deals(), st.data())
def test_cards_are_conserved_while_a_hand_is_played_out(
    deal: tuple[Table, tuple[tuple[Card, ...], ...]], data: st.DataObject
) -> None:
    table, dealt = deal
    everything = Counter(each for cards in dealt for each in cards)
    position = Position(
        table.ruleset,
        table.ranking.declaration,
        hands=dict(zip(SEATS, map(Hand, dealt), strict=True)),
        tricks=(),
        dealer=data.draw(st.sampled_from(SEATS)),
    )
    played = 0
    while position.on_turn():
        (seat,) = position.on_turn()
        trick, hand = position.open_trick, position.hands[seat].cards
        finished = position.tricks or ()
        if position.trick.is_complete(4):
            finished = (*finished, position.trick)
        legal = legal_cards(position.turn_of(seat), hand).value
        each = data.draw(st.sampled_from(legal))
        first = not finished
        called = trick.called or (
            not trick.plays and may_call(table.ranking, each, first) and data.draw(st.booleans())
        )
        position = replace(
            position,
            hands={**position.hands, seat: Hand(tuple(held for held in hand if held != each))},
            trick=Trick((*trick.plays, Play(seat, each)), called=called),
            tricks=finished,
        )
        played += 1
        on_table = Counter(play.card for one in (*finished, position.trick) for play in one.plays)
        held = Counter(each for hand in position.hands.values() for each in hand.cards)
        assert on_table + held == everything
    assert position.is_over
    assert 12 <= played <= 20
    assert played % 4 == 0, "a hand ends with a trick complete"
    taken = sorted(position.taken_by(team) for team in TEAMS)
    assert taken[1] == 3
    assert sum(taken) == played // 4
