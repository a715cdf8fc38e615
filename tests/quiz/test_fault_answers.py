"""What is said to an answer that names a fault or a rule, and what programs are told of it."""

import pytest

from tests.builders import BEN, CARLA, DAN, position, scenario, trick
from watten_tutor.core.cards import card
from watten_tutor.core.fault import Fault, find_fault
from watten_tutor.i18n import Speech
from watten_tutor.quiz.batch import answer_object
from watten_tutor.quiz.explain import explain, headline, reason_told, said, steps
from watten_tutor.quiz.judge import judge
from watten_tutor.scenario.library import find, library
from watten_tutor.scenario.load import load_mapping, load_scenario

TRICKS = (trick("8♠ A♦ A♣ 7♣"), trick("9♥ J♥ J♠ Q♠", leader=DAN))
"""Ben and Carla each owe a trump in the first trick, as the second shows (S0 §7)."""
ASKED = scenario(position("tyrolean", "10 ♠", tricks=TRICKS), "find-fault")
FIRST = Fault(1, BEN, card("A♦"), "duty.trump-led")


def told(given):
    found = judge(ASKED, given)
    return [each.sentence.text(Speech("en")) for each in steps(found.why_not, ASKED.position.ruleset)]


def test_the_first_fault_with_its_rule_is_right():
    assert judge(ASKED, FIRST).right
    assert not judge(ASKED, Fault(1, BEN, card("A♦"), "play.turn")).right


@pytest.mark.parametrize(
    ("given", "first"),
    [
        (
            Fault(1, BEN, card("A♦"), "play.turn"),
            "That is the play, but the rule “In turn, clockwise” does not",
        ),
        (
            Fault(1, CARLA, card("A♣"), "duty.trump-led"),
            "Carla's A♣ in trick 1 is wrong too, but an earlier play was the first.",
        ),
        (Fault(1, DAN, card("7♣"), "duty.trump-led"), "Dan may play 7♣ in trick 1."),
        (Fault(2, DAN, card("7♣"), "duty.trump-led"), "Dan does not play 7♣ in trick 2."),
        (Fault(1, BEN, card("7♣"), "duty.trump-led"), "Ben does not play 7♣ in trick 1."),
        (None, "Ben plays J♠ in trick 2, so it was in hand in trick 1."),
    ],
)
def test_a_wrong_answer_is_told_why(given, first):
    assert told(given)[0].startswith(first)


def test_why_a_play_was_legal_is_told():
    assert told(Fault(1, DAN, card("7♣"), "duty.trump-led"))[1:] == [
        "Anna leads 8♠, a card of the trump suit.",
        "In trick 1 Dan plays 7♣, and that is enough.",
    ]


def test_every_rule_that_a_play_breaks_may_be_named():
    """S2 Blind: neither a trump nor a card that takes the trick, though a trump is led and held."""
    table = trick("9♦ 7♣ K♠", leader=BEN)
    blind = position("ladinisch", "K ♦", hands={DAN: "8♦"})
    asked = scenario(blind.__class__(blind.ruleset, blind.declaration, blind.hands, table), "find-fault")
    for rule in ("duty.trump-led", "duty.satisfied-by"):
        assert judge(asked, Fault(1, DAN, card("K♠"), rule)).right
    assert not judge(asked, Fault(1, DAN, card("K♠"), "play.turn")).right
    assert answer_object(asked)["details"] == {"accepted": ["duty.trump-led", "duty.satisfied-by"]}


def test_programs_get_what_the_contract_says():
    found = answer_object(ASKED, "de")
    assert found["answer"] == {"trick": 1, "player": "Ben", "card": "A♦", "rule": "duty.trump-led"}
    assert list(found)[-1] == "details"
    assert found["details"] == {"accepted": ["duty.trump-led"]}
    assert {each["rule"] for each in found["because"]} == {"play.own-card", "duty.trump-led"}


def test_without_a_fault_there_is_nothing_more_to_accept():
    told = scenario(position("tyrolean", "10 ♠", "8♠ A♦"), "find-fault")
    found = answer_object(told)
    assert (found["answer"], "details" in found) == (None, False)
    assert found["because"]


def test_why_tells_every_rule_that_would_do():
    told = scenario(position("tyrolean", "10 ♠", "A♣ 10♥ 8♦ 10♦"), "why", ask="trick-winner")
    found = answer_object(told)
    assert (found["question"], found["answer"]) == ("why", "order.linke-equal")
    assert found["details"] == {"accepted": ["order.linke", "order.linke-equal"]}
    assert found["explanation"].startswith("Ben wins the trick with 10♥. What decides is the rule “Linke are")


def test_answers_are_named_in_words():
    assert said(FIRST).text(Speech("en")) == "trick 1, Ben A♦ (When a trump is led)"
    assert said("order.linke").text(Speech("de")) == "Die Linken"
    assert headline(ASKED.position, ASKED.question, None).key == "verdict.find-fault.none"


def test_an_author_may_name_any_of_the_rules():
    file = {
        "rules": "bavarian",
        "schlag": "8",
        "trump": "♠",
        "hands": {"Ben": "Q♠ 9♦"},
        "trick": [{"Anna": "8♠"}, {"Ben": "8♣"}],
        "call": True,
        "question": "find-fault",
    }
    for rule in ("call.linker-not-enough", "call.trumpf-oder-kritisch"):
        answer = {"trick": 1, "player": "Ben", "card": "8♣", "rule": rule}
        loaded = load_mapping({**file, "answer": answer})
        assert judge(loaded, loaded.answer.value).right


def test_in_no_shipped_deal_but_those_about_faults_is_there_one():
    for name in library():
        told = find(name)
        if told.question.kind in ("find-fault", "compare") or told.position.declaration is None:
            continue
        assert find_fault(told.position).value is None, name


TWO_EACH = """
rules: tyrolean
schlag: 9
trump: ♠
hands: {Dan: 8♠ 10♦}
trick: [Ben: J♠, Carla: A♦, Dan: Q♥]
question: find-fault
"""


def test_a_trick_is_not_numbered_where_nothing_is_told_of_those_before():
    asked = load_scenario(TWO_EACH)
    assert explain(asked)[0].headline.text(Speech("en")).startswith("Dan may not play Q♥ in this trick.")
    wrong = judge(asked, Fault(1, CARLA, card("A♦"), "duty.trump-led")).why_not
    assert reason_told(wrong[0]).text(Speech("en")) == "Carla may play A♦ in this trick."
    assert reason_told(wrong[-1]).text(Speech("en")).startswith("Carla plays A♦.")
    numbered = load_scenario(TWO_EACH.replace("trick:", "won: {Anna: 2}\ntrick:"))
    assert explain(numbered)[0].headline.text(Speech("en")).startswith("In trick 3 Dan may not play Q♥.")
