"""What giving up costs, as one believes."""

import pytest

from tests.builders import DAN
from tests.core.bets import THEM, US, deal
from tests.quiz.mistakes.mistaken import answers, objection

VALUES = [
    # bets, what giving up is believed to pay: the new value, one less, the base, nothing
    ("B+ A-", {3, 0}),  # 2 is right, whichever way one comes to it
    ("B+ A= A+ D-", {4, 2, 0}),  # 3 is right
    ("B+", {3}),  # not answered: the raise is believed to count at once
    ("B+ A=", set()),
    ("", set()),
]


@pytest.mark.parametrize(("bets", "expected"), VALUES)
def test_the_value_after_giving_up(bets, expected):
    assert set(answers("give-up-value", deal(bets), "stake")) == expected


def test_the_points_of_the_hand_and_the_score_after_it():
    told = deal("B+ A= A+ D-", score=(5, 6))
    scored = answers("give-up-value", told, "hand-score")
    assert [each[US] for each in scored] == [4, 2, 0]
    assert [each[THEM] for each in scored] == [0, 0, 0]
    after = answers("give-up-value", told, "score-after")
    assert [each[US] for each in after] == [9, 7, 5]
    assert [each[THEM] for each in after] == [6, 6, 6]


def test_a_refused_raise_by_two():
    told = deal("B+ A-", raise_step=2)
    assert set(answers("give-up-value", told, "stake")) == {4, 3, 0}
    rule, sentence = objection("give-up-value", told, "stake", 3)
    assert rule == "bet.give-up"
    assert sentence.startswith(
        "That would be right if giving up cost one point less than the 4 proposed, but "
    )


def test_the_bummerl_comes_with_the_points():
    """Ben raises at 11, Anna gives up: 13 goes on, and so do 11; with 3 at 12 the game is over."""
    told = deal("B+ A= A+ D-", score=(11, 6))
    assert answers("give-up-value", told, "bummerl") == ({US: 0, THEM: 1},)


def test_a_gespannt_team_that_gives_up_pays_two():
    told = deal(score=(13, 4), choice="give-up")
    assert answers("give-up-value", told, "hand-score") == ({US: 0, THEM: 3},)
    assert objection("give-up-value", told, "stake", 3)[0] == "gespannt.play-or-give-up"


def test_played_out_there_is_nothing_to_mistake():
    assert answers("give-up-value", deal("B+ A=", won=(3, 1)), "hand-score") == ()
    assert answers("give-up-value", deal("B+ A="), "may-raise", player=DAN) == ()


def test_what_is_said_against_it():
    told = deal("B+ A= A+ D-")
    assert objection("give-up-value", told, "stake", 4) == (
        "bet.give-up",
        "That would be right if giving up cost the 4 proposed, but it costs what the hand was worth "
        "before: 3.",
    )
    assert objection("give-up-value", told, "stake", 2)[1].endswith(
        "the raises that were held count: it costs 3."
    )
    assert objection("give-up-value", told, "hand-score", {US: 0, THEM: 0})[0] == "score.gave-up"
    assert objection("give-up-value", deal("B+"), "stake", 3)[0] == "bet.answer-due"
