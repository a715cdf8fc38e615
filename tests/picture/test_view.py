"""From a position to what is seen of it."""

from dataclasses import replace

import pytest

from tests.picture.conftest import OTHERS, SHORT
from watten_tutor.core.cards import card
from watten_tutor.core.position import Hand
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Trick
from watten_tutor.picture.view import Place, Role, TricksWon, table_view, without_turn, without_winner
from watten_tutor.scenario.load import load_scenario

NAMES = ("Anna", "Ben", "Carla", "Dan")


def test_roles_of_a_complete_trick(complete):
    roles = [seat.roles for seat in table_view(complete, NAMES).seats]
    assert roles == [
        {Role.LEADER, Role.FOREHAND},
        set(),
        set(),
        {Role.DEALER, Role.WINNER},
    ]


def test_roles_in_a_trick(complete):
    begun = replace(complete, trick=Trick(complete.trick.plays[:2]), dealer=Seat(1))
    view = table_view(begun, NAMES)
    assert [seat.roles for seat in view.seats] == [
        {Role.LEADER},
        {Role.DEALER, Role.WINNER},
        {Role.FOREHAND, Role.ON_TURN},
        set(),
    ]
    assert view.winner.name == "Ben"
    assert not view.is_complete
    assert without_winner(view).winner is None


def test_nobody_leads_when_anyone_may(complete):
    view = table_view(replace(complete, trick=Trick()), NAMES)
    assert not any(seat.roles & {Role.LEADER, Role.ON_TURN, Role.WINNER} for seat in view.seats)


def test_who_is_to_lead_is_leader_and_on_turn(complete):
    view = table_view(replace(complete, trick=Trick(), leader=Seat(2)), NAMES)
    assert {Role.LEADER, Role.ON_TURN} <= view.seats[2].roles


def test_without_turn_nothing_tells_who_is_to_lead(complete):
    position = replace(complete, trick=Trick(), tricks=(complete.trick,))
    view = without_turn(table_view(position, NAMES))
    assert [seat.roles for seat in view.seats] == [{Role.FOREHAND}, set(), set(), {Role.DEALER}]
    assert view.won == ()  # who has taken the only trick leads


def test_without_turn_who_has_led_is_still_seen(complete):
    begun = replace(complete, trick=Trick(complete.trick.plays[:2]), won={Seat(0): 1})
    view = without_turn(table_view(begun, NAMES))
    assert Role.LEADER in view.seats[0].roles
    assert not any(Role.ON_TURN in seat.roles for seat in view.seats)
    assert len(view.won) == 2


def test_hands_told_untold_and_face_down(complete):
    hands = {Seat(0): Hand((card("K♥"),)), Seat(1): Hand((card("7♥"),), 2), Seat(2): Hand()}
    position = replace(complete, hands=hands)
    told = [seat.hand for seat in table_view(position, NAMES).seats]
    assert told == [(card("K♥"),), (None, None, card("7♥")), (), None]
    seen = [seat.hand for seat in table_view(position, NAMES, eyes=(0,)).seats]
    assert seen == [(card("K♥"),), (None, None, None), (), None]


def test_tricks_are_told_once_there_are_any(complete):
    assert table_view(complete, NAMES).won == ()
    told = table_view(replace(complete, won={Seat(0): 1, Seat(1): 1}), NAMES)
    assert told.won == (TricksWon(("Anna", "Carla"), 1), TricksWon(("Ben", "Dan"), 1))


def test_the_trick_on_the_table_is_counted_once_it_is_taken_in(complete):
    laid = table_view(replace(complete, tricks=()), NAMES)
    assert laid.won == ()  # Dan takes it, but it still lies there
    taken = table_view(replace(complete, trick=Trick(), tricks=(complete.trick,)), NAMES)
    assert taken.won == (TricksWon(("Anna", "Carla"), 0), TricksWon(("Ben", "Dan"), 1))


def test_partners_and_places(complete):
    view = table_view(complete, NAMES)
    assert [seat.partners for seat in view.seats] == [("Carla",), ("Dan",), ("Anna",), ("Ben",)]
    assert view.seat_at(Place.NORTH).name == "Carla"


def test_three_at_a_side_with_six():
    view = table_view(OTHERS["six"], SHORT)
    assert [each.place.value for each in view.seats] == [
        "south",
        "south-west",
        "north-west",
        "north",
        "north-east",
        "south-east",
    ]
    assert view.seats[1].partners == ("Dan", "Franz")
    assert [each.name for each in view.seats if Role.SOLOIST in each.roles] == []


def test_one_against_two_with_three():
    view = table_view(OTHERS["three"], SHORT)  # Anna deals, so Ben is forehand and plays alone
    assert [each.partners for each in view.seats] == [("Carla",), (), ("Anna",)]
    assert [each.name for each in view.seats if Role.SOLOIST in each.roles] == ["Ben"]


@pytest.mark.parametrize("table", ["two", "bohemian"])
def test_nobody_has_a_partner_where_everyone_plays_for_himself(table):
    view = table_view(OTHERS[table], SHORT)
    assert not any(each.partners or Role.SOLOIST in each.roles for each in view.seats)


def test_who_stays_out_takes_no_tricks():
    won = table_view(OTHERS["bohemian"], SHORT).won
    assert won == (TricksWon(("Anna",), 1), TricksWon(("Ben",), 0), TricksWon(("Dan",), 2))


def test_forehand_sits_left_of_the_dealer_and_may_stay_out():
    told = "rules: bohemian\ndealer: Ben\nturned: 10♦\nhands: {Carla: [], Dan: []}\ntricks: []"
    found = load_scenario(f"{told}\nquestion: next-leader")
    roles = [seat.roles for seat in table_view(found.position, found.names).seats]
    assert [Role.FOREHAND in each for each in roles] == [False, False, True, False]
    assert Role.LEADER in roles[0]  # the first still in (S2 Bohemian Watten)


def told_of_a_deal(told):
    """The view of a deal before the announcement."""
    found = load_scenario(f"rules: {told}\nquestion: on-turn")
    return table_view(found.position, found.names)


def test_before_the_announcement_everybody_has_cards_and_most_lie_face_down():
    hands = "hands: {Anna: 7♠ 8♠ 8♥ J♥ Q♣, Ben: K♥ A♦ 9♥}"
    view = told_of_a_deal(f"tyrolean\n{hands}\ndeal: [{{Anna: ask-schoeneres}}]")
    assert [seat.hand.count(None) for seat in view.seats] == [0, 5, 5, 5]
    assert {len(seat.hand) for seat in view.seats} == {5}


def test_the_schlag_stands_alone_until_the_suit_is_named():
    view = told_of_a_deal("tyrolean\ndeal: [{Anna: schlag 9}]")
    assert (str(view.schlag), view.trump) == ("9", None)
    assert told_of_a_deal("blind\ndeal: [{Anna: schlag 9}]").schlag is None


def test_before_the_deal_nobody_has_cards():
    for told in ("tyrolean\ndeal: []", "bavarian-classic\ndeal: [{Carla: cut}, {Carla: take}]"):
        assert [seat.hand for seat in told_of_a_deal(told).seats] == [None] * 4


def test_from_the_announcement_on_hands_are_shown_as_they_are_told():
    view = told_of_a_deal("tyrolean\nschlag: 9\ntrump: ♠\nhands: {Ben: K♥ A♦ 9♥}\ndeal: []")
    assert [seat.hand for seat in view.seats] == [None, (card("K♥"), card("9♥"), card("A♦")), None, None]


@pytest.mark.parametrize(
    "drawn", ["{Anna: draw 9♠}", "{Anna: draw 9♠}, {Ben: draw 9♥}", "{Anna: draw K♥}, {Ben: draw A♠}"]
)
def test_while_it_is_drawn_for_the_deal_nobody_deals_or_leads(drawn):
    view = told_of_a_deal(f"tyrolean\ndeal: [{drawn}]")
    assert [seat.roles for seat in view.seats] == [frozenset()] * 4
    assert view.seats[0].partners == ("Carla",)


def test_with_three_nobody_is_partners_until_it_is_known_who_deals():
    view = told_of_a_deal("three-handed\nplayers: [Anna, Ben, Carla]\ndeal: [{Anna: draw K♥}]")
    assert [seat.partners for seat in view.seats] == [()] * 3


def test_after_the_draw_the_dealer_is_known_once_the_deal_goes_on():
    view = told_of_a_deal("tyrolean\ndeal: [{Anna: draw K♥}, {Ben: draw A♠}, {Anna: cut}]")
    assert [seat.roles & {Role.DEALER, Role.FOREHAND} for seat in view.seats] == [
        set(),
        {Role.DEALER},
        {Role.FOREHAND},
        set(),
    ]
    begun = load_scenario(
        "rules: tyrolean\nschlag: 9\ntrump: ♠\ndeal: [{Anna: draw K♥}, {Ben: draw A♠}]\nquestion: on-turn"
    )
    assert Role.DEALER in table_view(begun.position, begun.names).seats[1].roles
