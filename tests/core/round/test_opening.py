"""Between the announcement and the first card: Maschine and gespannt. Every case names its source."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN
from tests.core.round.table import HANDS, bid, broken, in_play, laid, steps
from watten_tutor.core.cards import Rank, card
from watten_tutor.core.round import Round, Stage, legal_moves, outcome, play, seen_by
from watten_tutor.core.round.moves import (
    Choose,
    HideMaschine,
    Lay,
    MakeBet,
    NameSchlag,
    ShowMaschine,
)
from watten_tutor.core.scoring import Award
from watten_tutor.core.seats import TEAMS, Seat, Team

US, THEM = TEAMS

ENGINE = {BEN: "K♥ 6♦ 8♦ 7♣ 9♣"}
"""Ben holds all three Kritische of the Tyrol."""


# -- Maschine -----------------------------------------------------------------------------------------


def test_a_maschine_must_be_shown_and_wins_two() -> None:
    # S2 Ranking and use "he must reveal his cards before the game begins and automatically wins … 2 points"
    now = in_play("tyrolean+maschine", hands=ENGINE)
    assert now.stage is Stage.MASCHINE
    assert legal_moves(now) == (ShowMaschine(BEN),)
    assert steps(now, HideMaschine(BEN)) == ["maschine.must-show"]
    assert broken(now, HideMaschine(BEN)) == ["maschine.shown"]
    found = outcome(play(now, ShowMaschine(BEN))).value
    assert (found.winner, found.awards, found.deals_again) == (THEM, (Award((THEM,), 2),), False)


def test_it_comes_before_the_gespannt_choice_and_before_cards() -> None:
    now = in_play("tyrolean+maschine", hands=ENGINE, score=(13, 4))
    assert legal_moves(now) == (ShowMaschine(BEN),)
    assert steps(now, Choose(ANNA, "play")) == ["now.maschine"]
    assert steps(now, Lay(ANNA, now.dealt.hands[ANNA][0])) == ["now.maschine"]
    assert outcome(play(now, ShowMaschine(BEN))).value.awards == (Award((THEM,), 2),)


def test_in_the_other_form_it_may_be_hidden_and_scores_three() -> None:
    # S2 "reveal the cards and automatically receive 3 points, but continue to play if he hopes to achieve 4"
    now = in_play(hands=ENGINE, maschine=3)
    assert legal_moves(now) == (ShowMaschine(BEN), HideMaschine(BEN))
    assert outcome(play(now, ShowMaschine(BEN))).value.awards == (Award((THEM,), 3),)
    hidden = play(now, HideMaschine(BEN))
    assert hidden.stage is Stage.PLAY
    assert steps(hidden, ShowMaschine(BEN)) == ["now.play"]
    tight = play(in_play(hands=ENGINE, maschine=3, score=(13, 4)), HideMaschine(BEN))
    assert tight.stage is Stage.CHOICE


@pytest.mark.parametrize("form", [2, 3])
def test_only_its_holder_shows_or_hides_it(form: int) -> None:
    now = in_play(hands=ENGINE, maschine=form)
    assert steps(now, ShowMaschine(ANNA))[0] == "maschine.lacks"
    assert set(broken(now, ShowMaschine(ANNA))) == {"maschine.kritische"}
    assert steps(now, HideMaschine(ANNA)) == steps(now, ShowMaschine(ANNA))


def test_the_others_do_not_see_that_there_is_one() -> None:
    # one form lets its holder hide it, so to wait for him would tell
    now = in_play(hands=ENGINE, maschine=3, score=(13, 4))
    assert [seen_by(now, Seat(each)).stage for each in range(4)] == [
        Stage.CHOICE,
        Stage.MASCHINE,
        Stage.CHOICE,
        Stage.CHOICE,
    ]


def test_without_the_rule_three_kritische_are_only_good_cards() -> None:
    assert in_play(hands=ENGINE).stage is Stage.PLAY


def test_two_of_three_are_no_maschine() -> None:
    assert (
        in_play("tyrolean+maschine", hands={BEN: "K♥ 6♦ 8♦ 9♣ 8♣", DAN: "7♣ 9♠ 9♦ J♦ Q♦"}).stage is Stage.PLAY
    )


def test_with_three_players_the_side_of_its_holder_scores() -> None:
    engine = {Seat(1): "K♥ 7♦ 8♦ 7♣ 9♣"}
    now = in_play("three-handed", hands=engine, dealer=CARLA, schlecken="no")
    found = outcome(play(now, ShowMaschine(Seat(1)))).value
    assert found.winner == Team((Seat(1), Seat(2)))
    assert found.awards == (Award((Team((Seat(1),)), Team((Seat(2),))), 2),)


# -- gespannt -----------------------------------------------------------------------------------------


def tight(score: tuple[int, int], name: str = "tyrolean") -> Round:
    return in_play(name, score=score)


def test_the_tight_team_chooses_before_the_first_card() -> None:
    # S0 §9 "after trumps are named and before the first card is played, it decides"
    now = tight((13, 8))
    assert now.stage is Stage.CHOICE
    assert legal_moves(now) == (
        Choose(ANNA, "play"),
        Choose(ANNA, "give-up"),
        Choose(CARLA, "play"),
        Choose(CARLA, "give-up"),
    )
    assert steps(now, Lay(ANNA, card("8♠"))) == ["now.choice"]
    assert steps(now, MakeBet(BEN, "raise")) == ["now.choice"]
    assert steps(now, Choose(BEN, "play"))[0] == "gespannt.not-your-choice"
    assert broken(now, Choose(BEN, "play"))[0] == "gespannt.play-or-give-up"


def test_given_up_the_others_score_two() -> None:
    # S0 §9 "give up – the opponents score 2 points"
    done = play(tight((13, 8)), Choose(CARLA, "give-up"))
    assert done.is_over
    found = outcome(done).value
    assert (found.winner, found.awards) == (THEM, (Award((THEM,), 2),))


def test_played_the_hand_is_worth_three_without_bets() -> None:
    # S0 §9 "play – the hand is worth 3 points, no betting"
    now = play(tight((8, 14)), Choose(BEN, "play"))
    assert all(isinstance(move, Lay) for move in legal_moves(now))
    assert "gespannt.no-bets" in steps(now, MakeBet(ANNA, "raise"))
    assert broken(now, MakeBet(ANNA, "raise")) == ["gespannt.team", "gespannt.no-bet"]
    done = laid(now, "8♠ 10♥ A♦ 7♣  9♠ A♣ J♠ K♣  9♣ 8♣ Q♦ K♦")
    assert outcome(done).value.awards == (Award((THEM,), 3),)


def test_both_tight_there_is_no_choice_and_no_bet() -> None:
    # S0 §9 "If both teams are gespannt, the hand is played for 2 points without betting"
    now = tight((13, 14))
    assert now.stage is Stage.PLAY
    assert all(isinstance(move, Lay) for move in legal_moves(now))
    done = laid(now, "8♠ 10♥ A♦ 7♣  9♠ A♣ J♠ K♣  9♣ 8♣ Q♦ K♦")
    assert outcome(done).value.awards == (Award((THEM,), 2),)


@pytest.mark.parametrize(
    ("name", "score"),
    [
        ("tyrolean", (12, 12)),
        ("italian", (9, 3)),  # S3 Regola della tensione: may hold, no choice
        ("tyrolean+gespannt-split", (13, 3)),  # S2 "In one variant … may no longer eliminate"
    ],
)
def test_elsewhere_nobody_chooses(name: str, score: tuple[int, int]) -> None:
    now = in_play(name, hands={}, score=score)
    assert now.stage is Stage.PLAY
    assert steps(now, Choose(ANNA, "play")) == ["now.play"]


def test_in_italy_the_tight_team_may_hold_and_loses_only_two() -> None:
    # S3 Regola della tensione "cede semplicemente i 2 punti base"
    now = in_play("italian", score=(9, 3))
    assert "gespannt.may-hold" in steps(now, MakeBet(ANNA, "raise"))
    raised = bid(laid(now, "8♠"), "B+ A=")
    done = laid(raised, "10♥ A♦ 7♣  9♠ A♣ J♠ K♣  9♣ 8♣ Q♦ K♦")
    assert outcome(done).value.awards == (Award((THEM,), 2),)


def test_with_three_players_only_who_plays_alone_is_tight() -> None:
    # house three-handed
    alone = in_play("three-handed", hands={}, dealer=CARLA, score=(9, 0, 0), schlecken="no", maschine=0)
    assert {move.seat for move in legal_moves(alone)} == {ANNA}
    assert alone.stage is Stage.CHOICE
    gave_up = outcome(play(alone, Choose(ANNA, "give-up"))).value
    assert gave_up.awards == (Award((Team((BEN,)), Team((CARLA,))), 2),)
    other = in_play("three-handed", hands={}, dealer=CARLA, score=(0, 9, 9), schlecken="no", maschine=0)
    assert other.stage is Stage.PLAY


def test_words_that_nobody_says_are_no_moves() -> None:
    with pytest.raises(ValueError, match="play, give-up, not hold"):
        Choose(ANNA, "hold")
    with pytest.raises(ValueError, match="raise, hold, give-up, not play"):
        MakeBet(ANNA, "play")


def test_named_before_it_is_due() -> None:
    assert steps(in_play(hands=HANDS), NameSchlag(ANNA, Rank.TEN)) == ["now.play"]
