"""Files that ask for a deduction: Schlag and trump may be told or not."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN
from watten_tutor.core.cards import Rank, Suit
from watten_tutor.quiz.check import problems
from watten_tutor.quiz.questions import solve
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.dump import dump_scenario
from watten_tutor.scenario.load import load_scenario
from watten_tutor.scenario.scenario import Scenario

TRICKS = """
rules: blind
hands: {Ben: 8♦ 9♥ J♠}
tricks:
  - [Anna: J♣, Ben: A♣, Carla: J♥, Dan: A♦]
  - [Carla: A♥, Dan: 10♥, Anna: 7♥, Ben: 9♠]
question: deduce
player: Ben
"""
ON_TABLE = TRICKS.replace("  - [Carla", "trick: [Carla")
DECLARED = "schlag: 9\ntrump: hearts\n"


def codes(text: str) -> list[str]:
    with pytest.raises(ScenarioError) as error:
        load_scenario(text)
    return [each.code for each in error.value.diagnostics]


def answer(scenario: Scenario) -> tuple[tuple[Rank, Suit], ...]:
    found: tuple[tuple[Rank, Suit], ...] = solve(scenario.position, scenario.question).value
    return found


@pytest.mark.parametrize(
    "text", [TRICKS + "leader: Ben", TRICKS + DECLARED, ON_TABLE + "leader: Ben", ON_TABLE + DECLARED]
)
def test_the_winners_are_told_by_schlag_and_trump_or_by_who_leads(text: str) -> None:
    scenario = load_scenario(text)
    assert scenario.position.winners == (CARLA, BEN)
    assert answer(scenario) == ((Rank.NINE, Suit.HEARTS),)


def test_a_last_trick_whose_winner_is_not_told_leaves_more_open() -> None:
    scenario = load_scenario(TRICKS)
    assert scenario.position.winners == (CARLA, None)
    assert len(answer(scenario)) == 7  # ♥, and any Schlag but the ace
    assert scenario.position.on_turn() == (ANNA, BEN, CARLA, DAN)


@pytest.mark.parametrize("text", [TRICKS, TRICKS + "leader: Ben", ON_TABLE, TRICKS + DECLARED])
def test_written_and_read_again_it_is_the_same(text: str) -> None:
    scenario = load_scenario(text + "\nid: here\nanswer: [[9, hearts], [K, ♠]]\n")
    assert scenario.answer is not None
    assert scenario.answer.value == ((Rank.KING, Suit.LEAVES), (Rank.NINE, Suit.HEARTS))
    assert load_scenario(dump_scenario(scenario)) == scenario


def test_without_tricks_the_one_on_the_table_is_the_first() -> None:
    alone = "rules: ladinisch\nhands: {Ben: Q♠ K♣ 7♦ 6♦}\nquestion: deduce\nplayer: Ben\nleader: Carla\n"
    scenario = load_scenario(alone + "trick: [Anna: 10♦, Ben: 10♠, Carla: K♠, Dan: Q♦]")
    assert answer(scenario) == ((Rank.EIGHT, Suit.LEAVES), (Rank.SEVEN, Suit.LEAVES))


def test_before_the_first_trick_only_the_own_cards_speak() -> None:
    scenario = load_scenario("rules: blind\nhands: {Ben: 8♦ 9♥ J♠ Q♣ K♣}\nquestion: deduce\nplayer: Ben")
    assert len(answer(scenario)) == 32


def test_any_other_question_about_cards_played_needs_schlag_and_trump() -> None:
    assert codes(TRICKS.replace("deduce", "may-raise")) == ["missing-key", "missing-key"]


def test_a_duty_that_is_seen_to_be_broken_is_still_an_illegal_play() -> None:
    # Were ♣ trump, Dan, the dealer, would have owed Q♣ to J♣.
    told = (TRICKS + "schlag: 9\ntrump: clubs\n").replace("{Ben: 8♦ 9♥ J♠}", "{Ben: 8♦ 9♥ J♠, Dan: Q♣ 8♠ 8♥}")
    assert "illegal-play" in codes(told)


def test_play_that_fits_no_schlag_and_trump_is_told_where_it_is_asked() -> None:
    wrong = TRICKS.replace("Ben: 9♠", "Ben: K♥") + "leader: Dan"
    [problem] = problems(load_scenario(wrong))
    assert (problem.code, problem.line) == ("nothing-fits", 7)


def test_an_answer_that_does_not_hold_is_denied() -> None:
    [problem] = problems(load_scenario(TRICKS + "leader: Ben\nanswer: [[9, ♥], [8, ♥]]"))
    assert problem.code == "answer-denied"
    assert "A♥ would have won trick 2" in problem.message()


def test_bets_in_such_a_deal_are_read_and_their_moments_checked() -> None:
    # S0 §8: in the last trick at 2–2 only some cards allow a bet; nobody can say which without the trump.
    last = """
rules: blind
hands: {Ben: []}
tricks:
  - [Anna: J♣, Ben: A♣, Carla: J♥, Dan: A♦]
  - [Carla: A♥, Dan: 10♥, Anna: 7♥, Ben: 9♠]
  - [Ben: 9♥, Carla: K♣, Dan: 8♥, Anna: 9♦]
  - [Ben: J♠, Carla: A♠, Dan: 7♠, Anna: Q♥]
trick: [Anna: 10♣, Ben: 8♦]
question: deduce
player: Ben
bets: [{by: Anna, do: raise, at: "%s"}, {by: Ben, do: hold, at: "%s"}]
"""
    for moment in ("5.1", "3.0", "2.2"):
        scenario = load_scenario(last % (moment, moment))
        assert (Rank.NINE, Suit.HEARTS) in answer(scenario)
    assert codes(last % ("5.3", "5.3")) == ["bet-too-late"]


def test_two_rule_sets_can_be_compared_without_schlag_and_trump() -> None:
    asked = "question: compare\nask: deduce\nbetween: [blind, %s]"
    text = TRICKS.replace("question: deduce", asked) + "leader: Ben"
    scenario = load_scenario(text % "carinthian+blind")
    answers = solve(scenario.position, scenario.question).value
    assert answers["blind"] == answers["carinthian+blind"] == ((Rank.NINE, Suit.HEARTS),)
    assert codes(text % "tyrolean") == ["set-cannot-stand"]
    # With the Guate, 10♥ would have beaten Ben's 9♠.
    assert [each.code for each in problems(load_scenario(text % "latinern"))] == ["nothing-fits"]
