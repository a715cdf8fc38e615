"""Questions about deals told in words: the answers, the rules that decide them, and that words tell them."""

import pytest

from tests.quiz.deals import told_deals
from watten_tutor.i18n import LANGUAGES, Speech
from watten_tutor.quiz.ask import put
from watten_tutor.quiz.explain import explain
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.questions import answer_as_told, solve
from watten_tutor.quiz.told import told
from watten_tutor.quiz.why import deciding
from watten_tutor.rulebook.cite import cite
from watten_tutor.scenario.load import load_scenario

DEALS = list(told_deals())


def named(case: tuple) -> str:
    found, _, _ = case
    return f"{found.position.ruleset.name}-{found.question.kind}-{found.question.do and found.question.do.do}"


@pytest.mark.parametrize("case", DEALS, ids=named)
def test_the_answer_is_that_of_the_rules(case) -> None:
    found, _, _ = case
    assert solve(found.position, found.question).value == found.answer.value
    assert judge(found, found.answer.value).right


@pytest.mark.parametrize("case", DEALS, ids=named)
def test_it_is_decided_by_the_rule_that_makes_or_breaks_it(case) -> None:
    found, decided, all_of_them = case
    proof = solve(found.position, found.question)
    rules = set(deciding(found.position, found.question, proof, answer_as_told))
    assert rules == decided if all_of_them else decided <= rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deal_can_be_asked_told_and_explained(language: str) -> None:
    for found, _, _ in DEALS:
        speech = Speech(language, names=found.names)
        sentences = [each.text(speech) for each in (*put(found.question), *told(found.position))]
        sentences += [each.text(speech) for each in explain(found)]
        assert all(sentences)
        for explanation in explain(found):
            assert all(
                cite(step.rule, language, found.position.ruleset).sources for step in explanation.steps
            )


def test_a_wrong_answer_is_refuted_by_the_rules_of_the_right_one() -> None:
    for found, _, _ in DEALS:
        nobody = () if found.question.kind == "on-turn" else None
        given = not found.answer.value if found.question.kind == "may-do" else nobody
        verdict = judge(found, given)
        assert verdict.right == (given == found.answer.value)
        assert verdict.right or verdict.why_not


def told_in_english(text: str) -> list[str]:
    found = load_scenario(text)
    return [each.text(Speech("en", names=found.names)) for each in told(found.position)]


def test_what_was_done_is_told_and_no_card_that_is_not() -> None:
    cut = (
        "rules: bavarian-classic\ndeal:\n  - Carla: cut\n  - Carla: take\n  - Dan: take 7♣\nquestion: on-turn"
    )
    assert told_in_english(cut) == [
        "Carla has cut.",
        "Carla keeps the card of the cut.",
        "Dan keeps 7♣ from the cut.",
    ]


def test_the_pack_is_to_be_cut_only_where_nothing_later_is_told() -> None:
    assert told_in_english("rules: tyrolean\ndeal: []\nquestion: on-turn") == [
        "The pack lies ready to be cut."
    ]
    announced = "rules: tyrolean\nschlag: 9\ntrump: ♠\ndeal: []\nquestion: on-turn"
    assert told_in_english(announced) == []


def test_games_won_before_are_told() -> None:
    match = (
        "rules: kritischer-turnier\ngames: {Anna: 1}\nscore: {Ben: 9}\nwon: {Ben: 3}\nquestion: match-winner"
    )
    assert "Games won before: Anna and Carla 1, Ben and Dan 0." in told_in_english(match)


def test_a_forbidden_bet_is_told_with_what_forbade_it() -> None:
    """S2 Winning the game: at 9 of 11 a team is gespannt and cannot raise; who does so loses 3 points."""
    asked = "deal: [{Carla: infringe bet}]\nquestion: hand-winner"
    rules = {}
    for points in (9, 8):
        told = f"rules: franconian\nschlag: K\ntrump: ♦\nscore: {{Anna: {points}, Ben: 5}}\n{asked}"
        found = load_scenario(told)
        rules[points] = [each.rule for each in solve(found.position, found.question).reasons]
    assert rules == {
        9: ["gespannt.team", "gespannt.no-bet", "infringement.points"],
        8: ["infringement.points"],  # what forbade it there is not told
    }
