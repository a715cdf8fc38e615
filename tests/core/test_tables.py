"""Tables of another size: two, three and six players, three cards each (S2 Variants, S3 Varianti comuni)."""

from collections.abc import Mapping

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards, declared, trick
from watten_tutor.core.bets import GIVE_UP, HOLD, RAISE, Bet
from watten_tutor.core.betting import may_answer
from watten_tutor.core.duty import Turn
from watten_tutor.core.gespannt import find_gespannt
from watten_tutor.core.legality import legal_cards
from watten_tutor.core.position import Position
from watten_tutor.core.raising import may_raise
from watten_tutor.core.scoring import (
    find_bummerl,
    find_hand_score,
    find_hand_winner,
    find_next_leader,
    find_score_after,
)
from watten_tutor.core.seats import Seat, Team, teams
from watten_tutor.core.trick import Play, Trick
from watten_tutor.rulebook.load import load_ruleset

ONE, TWO, THREE = teams(3)
EVA, FRIEDL = Seat(4), Seat(5)


def three(
    won: Mapping[Seat, int], score: Mapping[Team, int] | None = None, bets: tuple[Bet, ...] = ()
) -> Position:
    """Anna is forehand and plays alone against Ben and Carla, who deals."""
    return Position(
        load_ruleset("three-handed"), declared("10 ♠"), won=won, dealer=CARLA, score=score or {}, bets=bets
    )


def test_two_play_each_for_himself() -> None:
    told = Position(load_ruleset("two-handed"), declared("10 ♠"), won={BEN: 3, ANNA: 1}, dealer=BEN)
    assert find_hand_winner(told).value == (BEN,)
    assert find_hand_score(told).value == {(ANNA,): 0, (BEN,): 2}


def test_with_three_the_defenders_tricks_count_together_and_each_of_them_scores() -> None:
    # S2 Variants "two defenders, who form a team"; house: each defender scores the value
    told = three({BEN: 2, CARLA: 1, ANNA: 2})
    assert find_hand_winner(told).value == (BEN, CARLA)
    assert find_hand_score(told).value == {ONE: 0, TWO: 2, THREE: 2}
    assert find_hand_score(told).reasons[-1].step == "score.each-defender"
    assert find_hand_score(three({ANNA: 3})).reasons[-1].step == "score.value"
    assert find_hand_score(three({ANNA: 3})).value == {ONE: 2, TWO: 0, THREE: 0}


def test_with_three_only_who_plays_alone_can_be_gespannt() -> None:
    # house; S2 Winning the game: 9 and 10 of 11 are "tight"
    assert find_gespannt(three({}, {ONE: 8, TWO: 9, THREE: 10})).value == ()
    assert find_gespannt(three({}, {ONE: 9, TWO: 9})).value == (ONE,)
    raised = may_raise(three({}, {TWO: 10}), BEN)
    assert raised is not None
    assert raised.value


def test_with_three_the_sides_alternate_in_raising() -> None:
    raised = three({}, bets=(Bet(BEN, RAISE), Bet(ANNA, HOLD)))
    allowed = [may_raise(raised, seat) for seat in (ANNA, BEN, CARLA)]
    assert [each is not None and each.value for each in allowed] == [True, False, False]
    assert may_answer(three({}, bets=(Bet(ANNA, RAISE),))).value == (BEN, CARLA)
    assert may_answer(three({}, bets=(Bet(BEN, RAISE),))).value == (ANNA,)


def test_with_three_giving_up_pays_both_defenders_the_old_value() -> None:
    gave_up = three({}, {TWO: 3}, (Bet(CARLA, RAISE), Bet(ANNA, GIVE_UP)))
    assert find_score_after(gave_up).value == {ONE: 0, TWO: 5, THREE: 2}


@pytest.mark.parametrize(
    ("score", "won", "bummerl"),
    [
        ({ONE: 9, TWO: 4}, {ANNA: 3}, {ONE: 0, TWO: 1, THREE: 2}),  # Carla has no point: Schneider
        ({ONE: 4, TWO: 9, THREE: 9}, {BEN: 3}, {ONE: 1, TWO: 0, THREE: 0}),  # both defenders win
        ({ONE: 4, TWO: 9, THREE: 7}, {BEN: 3}, {ONE: 1, TWO: 0, THREE: 1}),
        ({ONE: 4, TWO: 8, THREE: 7}, {BEN: 3}, {ONE: 0, TWO: 0, THREE: 0}),
    ],
)
def test_with_three_every_loser_gets_a_bummerl(
    score: dict[Team, int], won: dict[Seat, int], bummerl: dict[Team, int]
) -> None:
    # S0 §10 "The losers get a Bummerl", Schneider double; house for three
    assert find_bummerl(three(won, score)).value == bummerl


def test_six_play_in_two_teams_of_three() -> None:
    # S2 Variants: "six players (in South Tyrol 2 teams of 3 players)"
    ruleset = load_ruleset("six-handed")
    told = Position(ruleset, declared("10 ♠"), won={ANNA: 1, CARLA: 1, EVA: 1, BEN: 2}, dealer=FRIEDL)
    assert find_hand_winner(told).value == (ANNA, CARLA, EVA)
    raised = Position(ruleset, declared("10 ♠"), bets=(Bet(DAN, RAISE),), dealer=FRIEDL)
    assert may_answer(raised).value == (ANNA, CARLA, EVA)
    # S0 §7: a trump led binds all six; play goes on to the sixth
    lead = Trick((Play(EVA, cards("8♠")[0]),))
    assert legal_cards(Turn(told.ranking, lead, FRIEDL, FRIEDL), cards("J♠ A♦")).value == cards("J♠")
    partners = [seat for seat in told.seats if Turn(told.ranking, lead, seat, FRIEDL).is_leaders_partner]
    assert partners == [ANNA, CARLA]


def test_of_three_cards_two_tricks_win() -> None:
    # S3 Varianti comuni "Wurftwatten: … 3 carte per giocatore"; house: two tricks win
    ruleset = load_ruleset("wurftwatten")
    assert find_hand_winner(Position(ruleset, declared("10 ♠"), won={ANNA: 1, CARLA: 1})).value == (
        ANNA,
        CARLA,
    )
    assert find_hand_winner(Position(ruleset, declared("10 ♠"), won={ANNA: 1, BEN: 1})).value is None
    assert find_hand_score(Position(ruleset, declared("10 ♠"), won={BEN: 2})).value == {
        (ANNA, CARLA): 0,
        (BEN, DAN): 2,
    }


def test_with_three_the_defender_is_the_partner_of_the_other() -> None:
    # S3 "i partner devono giocare una briscola": Carla follows a Rechter that Ben has called
    calls = {"call": "any_trick", "call_partner": "trump_only"}
    ruleset = load_ruleset("three-handed").with_flags("mine", calls)
    told = Position(ruleset, declared("10 ♠"), trick=trick("10♠", leader=BEN, called=True), dealer=CARLA)
    assert legal_cards(told.turn_of(CARLA), cards("J♠ K♥")).value == cards("J♠")
    assert legal_cards(told.turn_of(ANNA), cards("J♠ K♥")).value == cards("J♠ K♥")


# -- what is told of the table ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "won", "told"),
    [
        ("tyrolean", {ANNA: 2, CARLA: 1}, [("table.four-handed", "table.partners", (ANNA, CARLA))]),
        ("tyrolean", {ANNA: 3, CARLA: 1}, []),  # Anna's alone are enough
        ("tyrolean", {ANNA: 2, CARLA: 2}, [("table.four-handed", "table.partners", (ANNA, CARLA))]),
        ("three-handed", {BEN: 1, CARLA: 2}, [("table.three-handed", "table.defenders", (BEN, CARLA))]),
        ("three-handed", {ANNA: 3}, []),
        ("six-handed", {BEN: 2, FRIEDL: 1}, [("table.six-handed", "table.team-of-three", (BEN, FRIEDL))]),
        ("two-handed", {ANNA: 3, BEN: 1}, []),
    ],
)
def test_whose_tricks_count_together_is_told_where_nobody_has_enough_alone(
    rules: str, won: Mapping[Seat, int], told: list[object]
) -> None:
    """S0 §1: partners sit opposite; S2 Variants: one against two, two teams of three."""
    ruleset = load_ruleset(rules)
    dealer = Seat(ruleset.players - 1)
    winner = find_hand_winner(Position(ruleset, declared("10 ♠"), won=won, dealer=dealer))
    found = [(each.rule, each.step, each.facts["players"]) for each in winner.reasons[:-1]]
    assert found == told
    assert all(each.facts["player"] == ANNA for each in winner.reasons[:-1])


@pytest.mark.parametrize(
    ("rules", "table", "told"), [("tyrolean", "8♦ 9♦ 7♦ J♥", []), ("two-handed", "8♦ 9♦", [2])]
)
def test_how_many_cards_make_a_trick_is_told_where_it_is_not_four(
    rules: str, table: str, told: list[int]
) -> None:
    ruleset = load_ruleset(rules)
    at_table = Position(ruleset, declared("10 ♠"), trick=trick(table), dealer=Seat(ruleset.players - 1))
    leads = find_next_leader(at_table)
    assert leads.value == BEN or rules == "tyrolean"
    assert [each.facts["n"] for each in leads.reasons if each.step == "table.trick-complete"] == told


def test_three_cards_each_are_told_where_two_tricks_win() -> None:
    won = find_hand_winner(Position(load_ruleset("wurftwatten"), declared("10 ♠"), won={ANNA: 1, CARLA: 1}))
    assert [each.rule for each in won.reasons] == [
        "table.four-handed",
        "table.wurftwatten",
        "play.two-tricks",
    ]
