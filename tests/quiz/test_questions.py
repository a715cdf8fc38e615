"""Every kind of question: its answer, and when it is refused."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, SETS, WRITTEN_OUT, card, cards, declared, position, trick
from watten_tutor.core.bets import Bet
from watten_tutor.core.cards import Suit
from watten_tutor.core.errors import NotYetAnswered, Unanswerable, WattenError
from watten_tutor.core.fault import Fault
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import TEAMS
from watten_tutor.core.signals import Sign, Signalled
from watten_tutor.quiz.questions import solve, under
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question

BEN_TO_PLAY = {BEN: "J♠ 10♥ A♦"}
HAND_PLAYED = replace(
    position("tyrolean", "10 ♠", won={ANNA: 2, CARLA: 1}),
    score={TEAMS[0]: 12, TEAMS[1]: 4},
    bets=(Bet(BEN, "raise", (1, 0)), Bet(ANNA, "hold", (1, 0))),
)

ANSWERS = [
    # source, rules, trick so far (Schlag 10, trump ♠), question, its facts, answer
    ("S0 §7 example", "tyrolean", "8♠ 10♥ A♦ 7♣", "trick-winner", {}, DAN),
    ("S0 §7 example", "tyrolean", "8♠ 10♥ A♦", "winning-so-far", {}, BEN),
    ("S0 §7 example", "tyrolean", "8♠", "legal-cards", {"player": BEN}, cards("J♠ 10♥")),
    ("S0 §7 example", "tyrolean", "8♠", "may-play", {"player": BEN, "card": card("J♠")}, True),
    ("S0 §7 example", "tyrolean", "8♠", "may-play", {"player": BEN, "card": card("A♦")}, False),
    (
        "S0 §5 example",
        "tyrolean",
        "",
        "order",
        {"cards": cards("10♥ 10♦ A♠")},
        (cards("10♥ 10♦"), cards("A♠")),
    ),
    (
        "S0 §5",
        "tyrolean",
        "",
        "order",
        {"cards": cards("A♥ 9♦"), "led": Suit.BELLS},
        (cards("9♦"), cards("A♥")),
    ),
    ("S0 §5 example", "tyrolean", "", "class", {"card": card("10♦")}, CardClass.LINKER),
    ("S0 §5 example", "tyrolean", "", "rechter", {}, card("10♠")),
    ("S0 §5 example", "tyrolean", "", "linke", {}, cards("10♣ 10♥ 10♦")),
    ("S0 §12 Der Guate", "south-tyrolean", "", "guate", {}, card("J♠")),
    ("S0 §12: an option", "tyrolean", "", "guate", {}, None),
    ("S0 §12 Bavarian Watten", "bavarian", "8♠", "legal-cards", {"player": BEN}, cards("J♠ 10♥ A♦")),
    ("S0 §7", "tyrolean", "8♠ 10♥ A♦ 7♣", "next-leader", {}, DAN),
    ("S0 §8", "tyrolean", "8♠", "may-raise", {"player": DAN}, True),
    ("S0 §8", "tyrolean", "8♠", "may-answer", {}, ()),
    ("S0 §8", "tyrolean", "8♠", "stake", {}, 2),
    ("S0 §9", "tyrolean", "", "gespannt", {}, ()),
    ("S2 Ranking and use", "bavarian-classic", "", "maschine", {"player": BEN}, False),
    ("S0 §7 example", "tyrolean", "8♠ A♦", "find-fault", {}, Fault(1, BEN, card("A♦"), "duty.trump-led")),
    ("S0 §7", "tyrolean", "8♠ 10♥", "find-fault", {}, None),
    ("S0 §5", "tyrolean", "8♠ 10♥", "why", {"ask": "winning-so-far"}, "order.linke"),
    ("S0 §6", "tyrolean", "", "signal", {"sign": Sign.LEFT_EYE}, Signalled.LINKER),
    ("S0 §6", "tyrolean", "", "signal", {"card": card("10♦")}, Sign.LEFT_EYE),
]

OF_A_HAND = [
    # source, question, answer; Ben has raised and Anna has held, then Anna and Carla took three tricks
    ("S0 §7", "hand-winner", TEAMS[0]),
    ("S0 §9", "hand-score", {TEAMS[0]: 3, TEAMS[1]: 0}),
    ("S0 §9", "score-after", {TEAMS[0]: 15, TEAMS[1]: 4}),
    ("S0 §10", "bummerl", {TEAMS[0]: 0, TEAMS[1]: 1}),
]


@pytest.mark.parametrize(("source", "kind", "expected"), OF_A_HAND)
def test_each_kind_about_a_hand_is_answered(source: str, kind: str, expected: object) -> None:
    proof = solve(HAND_PLAYED, Question(kind))
    assert proof.value == expected
    assert proof.reasons


@pytest.mark.parametrize(("source", "rules", "table", "kind", "facts", "expected"), ANSWERS)
def test_each_kind_is_answered(
    source: str, rules: str, table: str, kind: str, facts: dict[str, Any], expected: object
) -> None:
    told = position(rules, "10 ♠", table, hands=BEN_TO_PLAY)
    proof = solve(told, Question(kind, **facts))
    assert proof.value == expected
    assert proof.reasons


def test_who_leads_to_a_new_trick_is_free_whatever_lies_in_the_finished_one() -> None:
    # S0 §7: the duty comes from the card led to one's own trick
    told = position("tyrolean", "10 ♠", "8♠ 10♥ A♦ 7♣", hands={DAN: "9♠ A♥"})
    assert solve(told, Question("legal-cards", player=DAN)).value == cards("9♠ A♥")


@pytest.mark.parametrize("rules", ["tyrolean+target-18", "bavarian+schlecken", "unkritisch+no-signals"])
def test_options_that_do_not_touch_the_trick_do_not_stop_the_question(rules: str) -> None:
    told = Position(load_ruleset(rules), declared("10 ♠"), trick=trick("8♠ 10♥ A♦ 7♠"))
    assert solve(told, Question("trick-winner")).value == BEN


def test_what_an_unknown_card_decides_under_another_set_is_refused() -> None:
    # bound by S0 §7 if the unknown card is a trump, free by S0 §12 Bavarian Watten whatever it is
    told = position("bavarian", "10 ♠", "8♠", hands={BEN: "A♦ _"})
    question = Question("may-play", player=BEN, card=card("A♦"))
    assert solve(told, question).value
    with pytest.raises(WattenError) as raised:
        solve(under(told, SETS["tyrolean"]), question)
    assert raised.value.code == "unknown-card-decides"


@pytest.mark.parametrize(
    ("code", "told", "question"),
    [
        ("hand-not-over", position("tyrolean", "10 ♠", won={ANNA: 2}), Question("hand-score")),
        ("hand-not-over", position("tyrolean", "10 ♠", won={ANNA: 2}), Question("bummerl")),
        ("leader-not-told", position("tyrolean", "10 ♠", "8♠"), Question("next-leader")),
        (
            "last-card-not-told",
            position("tyrolean", "10 ♠", "8♦", won={ANNA: 2, BEN: 2}),
            Question("may-raise", player=BEN),
        ),
        ("score-at-target", replace(HAND_PLAYED, score={TEAMS[1]: 15}), Question("stake")),
        ("bet-refused", replace(HAND_PLAYED, bets=(Bet(BEN, "hold", (1, 0)),)), Question("stake")),
    ],
)
def test_what_cannot_be_known_is_refused(code: str, told: Position, question: Question) -> None:
    with pytest.raises(Unanswerable) as raised:
        solve(told, question)
    assert raised.value.code == code


def test_why_is_refused_where_its_inner_question_is() -> None:
    with pytest.raises(NotYetAnswered) as raised:
        solve(position("tyrolean", "10 ♠"), Question("why", ask="who-is-the-fairest"))
    assert raised.value.facts["found"] == "who-is-the-fairest"


def test_a_value_that_hangs_on_the_winner_is_refused() -> None:
    split = RuleSet().with_flags("mine", {"gespannt": "win2_lose3_raise4"})
    told = replace(HAND_PLAYED, ruleset=split, score={TEAMS[0]: 13}, bets=())
    with pytest.raises(Unanswerable) as raised:
        solve(told, Question("stake"))
    assert raised.value.code == "stake-by-winner"


def test_compare_does_not_mind_bets_of_the_picture() -> None:
    told = replace(HAND_PLAYED, ruleset=load_ruleset("bavarian"))
    asked = solve(told, Question("compare", ask="hand-winner", between=("tyrolean", "unkritisch")))
    assert asked.value == {"tyrolean": TEAMS[0], "unkritisch": TEAMS[0]}


def test_a_kind_not_answered_yet_is_refused_by_name() -> None:
    with pytest.raises(NotYetAnswered) as raised:
        solve(position("tyrolean", "10 ♠"), Question("best-cards", player=ANNA))
    assert (raised.value.code, raised.value.facts["found"]) == ("question-not-yet", "best-cards")


@pytest.mark.parametrize("name", WRITTEN_OUT)
def test_the_rulebook_has_the_rule_sets_these_tests_write_out(name: str) -> None:
    assert load_ruleset(name) == WRITTEN_OUT[name]


# -- compare --------------------------------------------------------------------------------------------


def compare(table: str, ask: str, *between: str, called: bool = False, **facts: Any) -> Mapping[str, Any]:
    told = position("tyrolean", "10 ♠", table, hands=BEN_TO_PLAY, called=called)
    values: Mapping[str, Any] = solve(told, Question("compare", ask=ask, between=between, **facts)).value
    return values


def test_compare_answers_under_every_set() -> None:
    # S0 §7 and S0 §12 Bavarian Watten: "There is no need to play trumps when trumps are led"
    assert compare("8♠", "legal-cards", "tyrolean", "bavarian", player=BEN) == {
        "tyrolean": cards("J♠ 10♥"),
        "bavarian": cards("J♠ 10♥ A♦"),
    }


def test_in_compare_a_call_counts_only_where_the_set_has_one() -> None:
    asked = compare("10♠", "legal-cards", "tyrolean", "bavarian", called=True, player=BEN)
    assert asked == {"tyrolean": cards("J♠ 10♥"), "bavarian": cards("J♠")}


def test_compare_does_not_mind_the_set_of_the_picture() -> None:
    told = Position(load_ruleset("bohemian"), declared("10 ♠"), trick=trick("8♠ 10♥ A♦ 7♠"))
    asked = solve(told, Question("compare", ask="trick-winner", between=("tyrolean", "bavarian")))
    assert asked.value == {"tyrolean": BEN, "bavarian": BEN}


def test_under_another_set_the_call_stays_only_on_a_rechter_led_to_the_first_trick() -> None:
    bavarian = SETS["bavarian"]
    called = position("bavarian", "10 ♠", "10♠", called=True)
    later = position("bavarian", "10 ♠", "10♠", called=True, won={CARLA: 1})
    assert under(called, bavarian).trick.called
    assert not under(later, bavarian).trick.called
    assert not under(called, SETS["tyrolean"]).trick.called
    assert under(called, SETS["tyrolean"]).trick.plays == called.trick.plays
