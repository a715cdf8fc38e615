"""Who is on turn, and what the tricks so far come to."""

from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS, position, trick
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.seats import TEAMS, Seat, Team
from watten_tutor.core.trick import Trick, best_play
from watten_tutor.rulebook.load import load_ruleset

# With Schlag 10 and ♠ trump: Anna leads and Dan, Carla or Anna takes the trick.
TO_DAN = "8♠ 10♥ A♦ 7♣"
TO_CARLA = "7♦ 8♦ 9♦ J♥"
TO_ANNA = "A♥ Q♥ 8♥ 7♥"


def at(table: str = "", **told: object) -> Position:
    return position("tyrolean", "10 ♠", table, **told)  # type: ignore[arg-type]


def test_the_tricks_of_these_tests_go_where_their_names_say() -> None:
    ranking = at().ranking
    assert [best_play(ranking, trick(each)).seat for each in (TO_DAN, TO_CARLA, TO_ANNA)] == [
        DAN,
        CARLA,
        ANNA,
    ]


def test_forehand_sits_left_of_the_dealer() -> None:
    # S0 §4 "The player to the dealer's left is forehand."
    assert [Position(at().ruleset, at().declaration, dealer=seat).forehand for seat in SEATS] == [
        BEN,
        CARLA,
        DAN,
        ANNA,
    ]


def test_forehand_leads_to_the_first_trick() -> None:
    # S0 §7 "Forehand leads to the first trick."
    assert at(tricks=[]).on_turn() == (ANNA,)


def test_the_winner_of_the_last_trick_leads_to_the_next() -> None:
    # S0 §7 "The winner of a trick leads to the next one."
    assert at(tricks=[trick(TO_DAN)]).on_turn() == (DAN,)
    assert at(tricks=[trick(TO_DAN), trick(TO_CARLA)]).on_turn() == (CARLA,)
    assert at(TO_CARLA).on_turn() == (CARLA,)


def test_in_a_trick_the_left_neighbour_of_the_last_player_is_on_turn() -> None:
    assert at("8♠", leader=CARLA).on_turn() == (DAN,)
    assert at("8♠ 9♠", leader=CARLA).on_turn() == (ANNA,)


def test_where_nothing_is_told_anyone_may_lead() -> None:
    assert at().on_turn() == (ANNA, BEN, CARLA, DAN)


def test_who_is_told_to_lead_leads() -> None:
    told = Position(at().ruleset, at().declaration, won={ANNA: 1}, leader=CARLA)
    assert told.on_turn() == (CARLA,)


@pytest.mark.parametrize(
    ("table", "told", "first"),
    [
        ("", {}, True),
        ("8♠", {}, True),
        (TO_DAN, {}, True),
        ("8♠", {"tricks": []}, True),
        ("8♠", {"tricks": [trick(TO_DAN)]}, False),
        ("8♠", {"won": {ANNA: 1}}, False),
        ("8♠", {"won": {ANNA: 0, BEN: 0}}, True),
    ],
)
def test_whether_it_is_the_first_trick(table: str, told: dict[str, object], first: bool) -> None:
    assert at(table, **told).is_first_trick is first


def test_tricks_count_for_both_partners_and_the_trick_on_the_table_once_complete() -> None:
    told = at(TO_ANNA, tricks=[trick(TO_DAN), trick(TO_CARLA)])
    assert [told.taken_by(team) for team in TEAMS] == [2, 1]
    assert [at("A♥ Q♥ 8♥", tricks=[trick(TO_DAN)]).taken_by(team) for team in TEAMS] == [0, 1]
    assert [at(TO_DAN, won={ANNA: 1, CARLA: 1}).taken_by(team) for team in TEAMS] == [2, 1]


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ("", {"won": {ANNA: 2, CARLA: 1}}),
        ("", {"won": {BEN: 3}}),
        ("", {"won": {ANNA: 2, CARLA: 1, DAN: 2}}),
        ("", {"won": {BEN: 4}}),  # played on for fun
        (TO_DAN, {"won": {BEN: 1, DAN: 1}}),
        ("", {"tricks": [trick(TO_ANNA), trick(TO_CARLA), trick("A♠ Q♠ J♠ 9♠", leader=CARLA)]}),
    ],
)
def test_with_three_tricks_of_a_team_nobody_plays_any_more(table: str, told: dict[str, object]) -> None:
    # S0 §7 "As soon as a team has three tricks, the hand is over"
    assert at(table, **told).is_over
    assert at(table, **told).on_turn() == ()


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ("", {}),
        ("", {"won": {ANNA: 2, BEN: 2}}),
        ("8♠ 10♥ A♦", {"won": {BEN: 1, DAN: 1}}),
        (TO_ANNA, {"won": {BEN: 2}}),
    ],
)
def test_before_that_the_hand_goes_on(table: str, told: dict[str, object]) -> None:
    assert not at(table, **told).is_over
    assert at(table, **told).on_turn()


@pytest.mark.parametrize(
    ("table", "told", "laid"),
    [
        ("", {}, 0),
        ("8♠ 10♥", {}, 2),
        ("8♠", {"tricks": [trick(TO_DAN), trick(TO_CARLA)]}, 9),
        ("8♠", {"won": {ANNA: 1, BEN: 1}}, 9),
        (TO_DAN, {"tricks": [trick(TO_ANNA)], "won": {BEN: 1}}, 12),
    ],
)
def test_cards_laid_are_those_of_the_tricks_told_and_untold(
    table: str, told: dict[str, object], laid: int
) -> None:
    assert at(table, **told).cards_laid == laid


@pytest.mark.parametrize(
    ("table", "told", "known"),
    [
        ("", {}, 0),
        ("8♠ 10♥", {}, 1),  # Anna has had one card at least
        (TO_DAN, {}, 1),
        ("", {"hands": {BEN: "J♠ 9♥ _", CARLA: "A♦"}}, 3),
        ("8♠ 10♥", {"hands": {BEN: "J♠ 9♥", CARLA: "A♦ K♦"}}, 3),  # Ben holds two and has laid one
        ("8♠", {"tricks": [trick(TO_ANNA), trick(TO_CARLA)]}, 3),
        ("8♠", {"tricks": [trick(TO_ANNA)], "hands": {BEN: "J♠ 9♥ _"}}, 4),
        ("8♠", {"won": {ANNA: 1}, "hands": {BEN: "J♠ 9♥ _"}}, 3),  # an untold trick may stand for any cards
        (TO_DAN, {"tricks": [trick(TO_ANNA)], "hands": {BEN: "J♠"}}, 3),
    ],
)
def test_how_many_cards_a_player_has_been_dealt_at_least(
    table: str, told: dict[str, object], known: int
) -> None:
    assert at(table, **told).cards_known == known


def test_the_rule_of_the_tricks_that_win_is_another_with_three_cards_each() -> None:
    # S0 §7; house, Wurftwatten
    short = Position(load_ruleset("wurftwatten"), at().declaration)
    assert (at().tricks_to_win, at().tricks_rule) == (3, "play.three-tricks")
    assert (short.tricks_to_win, short.tricks_rule) == (2, "play.two-tricks")


def test_a_team_left_out_of_the_score_has_no_points() -> None:
    told = Position(at().ruleset, at().declaration, score={TEAMS[0]: 7})
    assert [told.points(team) for team in TEAMS] == [7, 0]


def test_sides_are_each_others_opponents() -> None:
    assert [at().side_of(seat) for seat in SEATS] == [*TEAMS, *TEAMS]
    assert [at().opponents(team) for team in TEAMS] == [TEAMS[1], TEAMS[0]]


def test_before_the_announcement_no_card_is_anything() -> None:
    with pytest.raises(ValueError, match="announced"):
        Position(at().ruleset, None).ranking  # noqa: B018


@pytest.mark.parametrize(
    ("told", "winners"),
    [
        ({"tricks": (trick(TO_DAN),)}, (None,)),
        ({"tricks": (trick(TO_DAN),), "leader": DAN}, (DAN,)),
        ({"tricks": (trick(TO_DAN), trick("8♥ 9♥ 7♥ Q♥", leader=DAN))}, (DAN, None)),
        ({"tricks": (trick(TO_DAN),), "trick": trick("8♥ 9♥", leader=DAN)}, (DAN,)),
        ({"tricks": (trick(TO_DAN),), "trick": trick("8♥", leader=DAN), "leader": BEN}, (DAN,)),
        (
            {"tricks": (trick(TO_DAN),), "trick": trick("8♥ 9♥ 7♥ Q♥", leader=DAN), "leader": CARLA},
            (DAN, CARLA),
        ),
        ({"tricks": ()}, ()),
        ({"trick": trick("8♥", leader=DAN)}, ()),
    ],
)
def test_who_does_not_know_the_trump_sees_by_the_next_lead_who_took_a_trick(
    told: dict[str, object], winners: tuple[Seat | None, ...]
) -> None:
    # S2 Blind Watten
    assert Position(at().ruleset, None, **told).winners == winners  # type: ignore[arg-type]


def test_who_stays_out_is_passed_over() -> None:
    # S2 Bohemian Watten; the dealer's left neighbour still in leads
    told = Position(load_ruleset("bohemian"), at().declaration, out=(ANNA, CARLA), tricks=())
    assert (told.seats, told.players, told.forehand) == ((BEN, DAN), 2, BEN)
    assert [told.after(seat) for seat in SEATS] == [BEN, DAN, DAN, BEN]
    assert told.on_turn() == (BEN,)
    assert replace(told, tricks=None).on_turn() == (BEN, DAN)
    assert replace(told, tricks=None, dealer=BEN).on_turn() == (DAN, BEN)


def test_at_bohemian_watten_everyone_counts_down_for_himself() -> None:
    told = Position(load_ruleset("bohemian"), at().declaration, score={Team((BEN,)): 7})
    assert told.teams == told.sides == ((ANNA,), (BEN,), (CARLA,), (DAN,))
    assert [told.points(team) for team in told.teams] == [20, 7, 20, 20]


@pytest.mark.parametrize(("won", "over"), [({ANNA: 4}, False), ({ANNA: 3, BEN: 2}, True)])
def test_at_bohemian_watten_every_trick_is_played(won: dict[Seat, int], over: bool) -> None:
    assert Position(load_ruleset("bohemian"), at().declaration, won=won).is_over is over


def test_tricks_played_are_those_complete() -> None:
    assert [at(table).tricks_played for table in ("", "8♠ 10♥ A♦", TO_DAN)] == [0, 0, 1]
    assert at("8♠", won={ANNA: 1, BEN: 2}).tricks_played == 3


def test_the_next_card_goes_to_the_trick_in_progress_or_to_a_new_one() -> None:
    assert at("8♠ 10♥", leader=BEN).open_trick == trick("8♠ 10♥", leader=BEN)
    assert at(TO_DAN).open_trick == Trick()
    assert at().open_trick == Trick()


def test_a_hand_holds_the_cards_told_and_those_not_told() -> None:
    assert len(Hand()) == 0
    assert len(Hand(unknown=5)) == 5
    assert len(at(hands={BEN: "J♠ 10♥ _"}).hands[Seat(1)]) == 3
