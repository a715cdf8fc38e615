"""What only the engine finds wrong with a scenario: stated answers, each where it stands."""

import pytest

from watten_tutor.i18n import LANGUAGES
from watten_tutor.quiz.check import problems
from watten_tutor.scenario.diagnostics import Diagnostic
from watten_tutor.scenario.load import load_scenario

COMPARED = """\
rules: tyrolean
schlag: 10
trump: ♠
hands:
  Ben: 7♣ K♠ A♥
trick:
  - Anna: 8♠
question: compare
between: [tyrolean, bavarian, unkritisch]
ask: legal-cards
player: Ben
answer:
  tyrolean: 7♣ K♠
  bavarian: 7♣ K♠ A♥
  unkritisch: K♠
"""


def found(text: str) -> tuple[Diagnostic, ...]:
    return problems(load_scenario(text))


def test_right_answers_for_every_rule_set_are_no_problem() -> None:
    assert found(COMPARED) == ()


def test_the_one_wrong_rule_set_is_named_at_its_line_with_its_own_answer() -> None:
    [problem] = found(COMPARED.replace("unkritisch: K♠", "unkritisch: 7♣ K♠"))
    assert problem.format("x.yaml") == (
        "x.yaml:15:3: answer-denied: By the rules unkritisch the answer is not [7♣, K♠]. "
        "Ben may play only K♠. 7♣ is neither a trump nor a Linker, so it must stay in the hand."
    )
    assert problem.as_dict() | {"message": ""} == {
        "code": "answer-denied",
        "message": "",
        "line": 15,
        "col": 3,
        "path": "answer.unkritisch",
        "found": "[7♣, K♠]",
        "allowed": [],
        "hint": None,
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_wrong_rule_set_is_told_by_itself(lang: str) -> None:
    wrong = COMPARED.replace("tyrolean: 7♣ K♠\n", "tyrolean: K♠\n").replace("K♠ A♥\n  unk", "A♥\n  unk")
    told = found(wrong)
    assert [(each.line, each.path) for each in told] == [(13, "answer.tyrolean"), (14, "answer.bavarian")]
    assert all(name in each.message(lang) for each, name in zip(told, ("tyrolean", "bavarian"), strict=True))


def test_sets_that_agree_are_answered_too() -> None:
    wrong = COMPARED.replace("legal-cards\nplayer: Ben", "rechter").replace("7♣ K♠ A♥\n  u", "10♥\n  u")
    wrong = wrong.replace("tyrolean: 7♣ K♠", "tyrolean: 10♠").replace("unkritisch: K♠", "unkritisch: 10♠")
    [problem] = found(wrong)
    assert problem.line == 13
    assert problem.message().startswith(
        "By the rules bavarian the answer is not 10♥. The Rechter is 10♠. 10♥ has the Schlag rank"
    )


def test_in_a_map_in_braces_the_column_tells_which() -> None:
    head = COMPARED[: COMPARED.index("answer:")]
    [problem] = found(head + "answer: {tyrolean: 7♣ K♠, bavarian: A♥, unkritisch: K♠}")
    assert (problem.line, problem.col) == (12, 27)


def test_a_rule_set_may_be_called_by_another_name_that_means_the_same() -> None:
    flags = COMPARED.replace("unkritisch]", "{base: tyrolean, guate: yes}]")
    right = flags.replace("unkritisch: K♠", "tyrolean+guate: 7♣ K♠")
    assert found(right) == ()
    [problem] = found(right.replace("guate: 7♣ K♠", "guate: K♠"))
    assert (problem.line, problem.path) == (15, "answer.tyrolean+guate")


def test_a_tempting_answer_may_be_right_for_some_sets_but_not_for_all() -> None:
    some = "tempting: {tyrolean: 7♣ K♠, bavarian: K♠, unkritisch: K♠}"
    assert found(COMPARED + some) == ()
    [problem] = found(COMPARED + some.replace("bavarian: K♠", "bavarian: 7♣ K♠ A♥"))
    assert (problem.code, problem.line, problem.path) == ("tempting-is-right", 16, "tempting")


def test_an_answer_of_one_is_told_without_brackets() -> None:
    [problem] = found(
        "rules: tyrolean\nschlag: 10\ntrump: ♠\nhands: {Ben: J♠ 10♥}\ntrick: [{Anna: 8♠}]\n"
        "question: legal-cards\nplayer: Ben\nanswer: J♠"
    )
    assert problem.message().startswith("The rules do not give the answer stated, J♠. ")
