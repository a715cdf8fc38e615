from itertools import pairwise

import pytest

from watten_tutor.core.seats import Seat, clockwise_from, sides, teams


def test_play_runs_clockwise_and_comes_round() -> None:
    assert [Seat(seat).next() for seat in range(4)] == [1, 2, 3, 0]
    assert [Seat(seat).previous() for seat in range(4)] == [3, 0, 1, 2]


def test_partners_sit_opposite_each_other() -> None:
    # S0 §1 "partners sit opposite each other"
    assert teams(4) == ((0, 2), (1, 3))


def test_two_and_three_players_have_no_partners_and_six_are_two_teams_of_three() -> None:
    # S2 Variants: "six players (in South Tyrol 2 teams of 3 players)"; house: at every other seat
    assert teams(2) == ((0,), (1,))
    assert teams(3) == ((0,), (1,), (2,))
    assert teams(6) == ((0, 2, 4), (1, 3, 5))


def test_with_three_players_forehand_plays_against_both_others() -> None:
    # S2 Variants: "forehand ... plays against two defenders, who form a team"
    assert sides(3, Seat(1)) == ((1,), (0, 2))
    assert sides(4, Seat(1)) == teams(4)
    assert sides(2, Seat(1)) == teams(2)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_at_any_table_each_seat_comes_once_in_order_of_play(players: int) -> None:
    first = Seat(players - 1)
    seats = list(clockwise_from(first, players))
    assert sorted(seats) == list(range(players))
    assert seats[0] == first
    assert all(later == earlier.next(players) for earlier, later in pairwise(seats))
    assert [first.turns_to(seat, players) for seat in seats] == list(range(players))


def test_previous_undoes_next() -> None:
    assert all(Seat(seat).next(6).previous(6) == seat for seat in range(6))


def test_every_seat_made_from_a_seat_is_a_seat() -> None:
    assert {type(each) for each in (Seat(1).next(), Seat(1).previous(), *teams()[1])} == {Seat}
