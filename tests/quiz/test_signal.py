"""The question `signal`: how it is put, what is said to a wrong answer, what the answer is called."""

from dataclasses import replace

import pytest

from tests.builders import card, declared, position, scenario
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Position
from watten_tutor.core.signals import Sign, Signalled
from watten_tutor.i18n import Speech
from watten_tutor.quiz.ask import ask, title
from watten_tutor.quiz.explain import explain, steps
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.questions import solve
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question


def table(rules: str) -> Position:
    return Position(load_ruleset(rules), declared("10 ♠"))


def why_not(rules: str, given: Sign | Signalled, language: str = "en", **facts: object) -> list[str]:
    found = judge(scenario(table(rules), "signal", **facts), given)
    assert not found.right
    told = steps(found.why_not, load_ruleset(rules))
    return [each.sentence.text(Speech(language)) for each in told]


def test_a_wrong_meaning_is_told_its_own_sign() -> None:
    # S0 §6: "Linker: wink with the left eye"
    assert why_not("tyrolean", Signalled.LINKER, sign=Sign.RIGHT_EYE) == [
        "For “Linker” the sign is “left eye”, not “right eye”.",
    ]


def test_a_wrong_meaning_is_told_the_sign_of_this_table() -> None:
    # S2 Deuten: "Captain: shrug of right shoulder"; house: the Belli has the Weli's sign
    assert why_not("bavarian-classic", Signalled.RECHTER, sign=Sign.RIGHT_EYE) == [
        "For “Rechter” the sign is “right shoulder”, not “right eye”.",
    ]


def test_a_kritischer_cannot_be_meant_where_there_are_none() -> None:
    assert why_not("unkritisch", Signalled.MAXI, sign=Sign.KISS) == [
        "No card is a Kritischer here, so there is no “Maxi” to tell of."
    ]


def test_a_wrong_sign_is_told_what_it_would_mean() -> None:
    # S0 §6: "index finger = K"
    assert why_not("tyrolean", Sign.INDEX, card=card("K♥")) == [
        "In this table of signs “index finger” stands for “King of trumps”."
    ]


@pytest.mark.parametrize("sign", Sign)
@pytest.mark.parametrize("rules", ["tyrolean", "bavarian-classic", "carinthian-unkritisch"])
def test_every_wrong_meaning_is_refuted(rules: str, sign: Sign) -> None:
    judged = [judge(scenario(table(rules), "signal", sign=sign), given) for given in Signalled]
    assert [each.right for each in judged].count(True) == 1
    assert all(each.right != bool(each.why_not) for each in judged)


@pytest.mark.parametrize(
    ("facts", "asked", "answer"),
    [
        (
            {"sign": Sign.THUMB},
            "The sign “thumb”: what does it mean?",
            "The sign “thumb” means “Ace of trumps”.",
        ),
        (
            {"sign": Sign.CEILING},
            "The sign “look upwards”: what does it mean?",
            "The sign “look upwards” tells of no card.",
        ),
        (
            {"card": card("10♥")},
            "Which sign do you make for 10♥?",
            "The sign for 10♥ is “left eye”.",
        ),
    ],
)
def test_the_question_and_its_answer_in_words(facts: dict[str, object], asked: str, answer: str) -> None:
    told = scenario(table("tyrolean"), "signal", **facts)
    assert title(told.question).text(Speech("en")) == asked
    assert ask(told.question).text(Speech("en"))
    assert explain(told)[0].headline.text(Speech("en")) == answer


def test_the_court_cards_of_trumps_are_called_as_in_the_deck() -> None:
    assert Speech("de", "french").say(Signalled.TRUMP_Q) == "Trumpf-Dame"
    assert Speech("de", "german").say(Signalled.TRUMP_Q) == "Trumpf-Ober"


def test_a_sign_needs_no_announcement() -> None:
    told = replace(position("tyrolean", "10 ♠"), declaration=None)
    assert solve(told, Question("signal", sign=Sign.RING)).value is Signalled.TRUMP_J


def test_under_two_tables_one_sign_means_two_things() -> None:
    # S0 §6 and S2 Deuten
    question = Question(
        "compare", ask="signal", sign=Sign.RIGHT_EYE, between=("tyrolean", "bavarian-classic")
    )
    assert solve(table("tyrolean"), question).value == {
        "tyrolean": Signalled.RECHTER,
        "bavarian-classic": Signalled.WELI,
    }


def test_where_signals_are_forbidden_the_question_is_refused() -> None:
    with pytest.raises(Unanswerable, match="signals-forbidden"):
        solve(table("south-tyrolean"), Question("signal", sign=Sign.KISS))
