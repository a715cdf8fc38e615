"""Whatever is asked of whoever is mistaken: the answer is wrong, and what is said of it holds here."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given

from tests.quiz.hands import DEALS
from tests.quiz.test_properties import SPEECHES, questions
from tests.strategies_game import unhurried
from watten_tutor.core.errors import WattenError
from watten_tutor.core.position import Position
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.mistakes.fitting import explained_by, fitting
from watten_tutor.quiz.mistakes.table import MISTAKES
from watten_tutor.resources import data_folder
from watten_tutor.rulebook.cite import rulebook
from watten_tutor.scenario.library import library
from watten_tutor.scenario.load import load_scenario
from watten_tutor.scenario.scenario import Question, Scenario


def assert_mistaken(asked: Scenario) -> None:
    """Every mistake answers wrong or not at all, is found by its answer and said with a rule in force."""
    position, question = asked.position, asked.question
    for mistake in MISTAKES.values():
        for answer in mistake.answers(position, question):
            assert not judge(asked, answer).right, (mistake.id, answer)
            found = explained_by(position, question, answer)
            step = next(each.step for each in found if each.mistake is mistake)
            assert step.rule in rulebook(step.ruleset), (step.sentence.key, step.rule, step.ruleset.name)
            for speech in SPEECHES:
                said = step.sentence.text(speech)
                assert not set("{}") & set(said), said
                assert "None" not in said, said


@unhurried
@given(questions())
def test_a_mistake_never_answers_what_is_right(asked: Scenario) -> None:
    assert_mistaken(asked)


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("kind", ["stake", "hand-score", "score-after", "bummerl", "hand-winner"])
def test_a_mistake_about_bets_never_answers_what_is_right(deal: Position, kind: str) -> None:
    asked = Scenario("test", ("Anna", "Ben", "Carla", "Dan"), deal, Question(kind))
    try:
        judge(asked, "an answer of no form")
    except (WattenError, AttributeError):  # the deal cannot be asked so
        return
    assert_mistaken(asked)


@cache
def shipped() -> dict[str, Scenario]:
    root = data_folder("scenarios")
    return {name: load_scenario(path, root=root) for name, path in library().items()}


def test_in_no_shipped_scenario_a_mistake_answers_what_is_right() -> None:
    for asked in shipped().values():
        assert_mistaken(asked)


TEMPTING = [
    ("trump-duty/five-cards-on-a-king", "follow-suit"),
    ("trump-duty/three-trumps", "must-beat"),
    ("lesson-01/small-trump", "ace-over-trump"),
    ("kritische/only-heart-in-hand", "king-of-hearts"),
    ("kritische/smallest-club", "printed-suit"),
    ("trump-duty/nothing-of-the-suit", "linker-owed"),
    ("order/four-kings", "linke-by-suit"),
    ("rechter-linke/three-eights", "later-linker"),
    ("rechter-linke/latecomer", "rechter-low"),
    ("who-wins/ace-of-another-suit", "other-suit-wins"),
    ("call/round-two", "call-anytime"),
    ("scoring/ten-eleven", "give-up-value"),
    ("call/two-cousins", "linker-owed"),  # the rule sets compared
    ("find-fault/only-a-suspicion", "king-of-hearts"),
]


@pytest.mark.parametrize(("name", "mistake"), TEMPTING)
def test_the_tempting_answer_shows_the_mistake(name: str, mistake: str) -> None:
    asked = shipped()[name]
    assert asked.tempting is not None
    found = fitting(asked.position, asked.question, asked.tempting.value)
    assert mistake in [each.id for each in found]


def mistakes_of(name: str, answer: Any) -> list[str]:
    return [each.mistake.id for each in judge(shipped()[name], answer).mistakes]


def test_a_right_answer_shows_none() -> None:
    assert mistakes_of("trump-duty/three-trumps", shipped()["trump-duty/three-trumps"].answer.value) == []


def test_an_answer_that_no_mistake_leads_to_shows_none() -> None:
    assert mistakes_of("trump-duty/three-trumps", ()) == []


def test_a_verdict_names_the_mistake_and_says_it_with_its_rule() -> None:
    asked = shipped()["trump-duty/three-trumps"]
    (found,) = judge(asked, asked.tempting.value).mistakes
    assert found.name.text(SPEECHES[0]) == "Must-beat reflex"
    assert found.step.rule == "duty.no-beating"
    assert found.step.citation("en").sources[0].section.startswith("§7")
