"""What can be chosen for each kind of question, and how choices make an answer."""

import pytest

from tests.ui.tables import SCENARIOS, scenario_of, session_of
from watten_tutor.core.blind import declarations
from watten_tutor.core.cards import Rank, Suit, card, deck
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.fault import Fault
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.seats import TEAMS, Seat
from watten_tutor.core.signals import Sign, Signalled
from watten_tutor.quiz.questions import KINDS
from watten_tutor.quiz.why import RuleName
from watten_tutor.rulebook.cite import rulebook
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.load import load_mapping
from watten_tutor.ui.choosing import FORMS, Ask, Form, classes_of, misplaced, parts_of, picked
from watten_tutor.ui.offered import LaidCard

TENS = (card("10♣"), card("10♥"), card("10♦"))


def test_every_kind_the_engine_answers_has_a_form():
    assert {*FORMS, "compare"} == set(KINDS) == set(SCENARIOS)


@pytest.mark.parametrize(
    ("kind", "ask", "choices"),
    [
        ("trick-winner", Ask.ONE, (Seat(0), Seat(1), Seat(2), Seat(3))),
        ("winning-so-far", Ask.ONE, (Seat(0), Seat(1), Seat(2), Seat(3))),
        ("legal-cards", Ask.MANY, (card("J♠"), card("10♥"), card("A♦"))),
        ("may-play", Ask.ONE, (True, False)),
        ("order", Ask.ORDER, (card("10♣"), card("10♠"), card("K♥"), card("10♥"))),
        ("rechter", Ask.ONE, (*deck(33), None)),
        ("linke", Ask.MANY, (*deck(33), None)),
        ("hand-winner", Ask.ONE, (TEAMS[0], TEAMS[1], None)),
        ("gespannt", Ask.MANY, (TEAMS[0], TEAMS[1], None)),
        ("may-answer", Ask.MANY, (Seat(0), Seat(1), Seat(2), Seat(3), None)),
        ("stake", Ask.ONE, (1, 2, 3, 4, 5, 6)),
        ("signal", Ask.ONE, tuple(Sign)),
        ("deduce", Ask.MANY, declarations(load_ruleset("blind"))),
    ],
)
def test_what_is_offered(kind, ask, choices):
    [part] = parts_of(scenario_of(kind))
    assert (part.form.ask, part.form.choices) == (ask, choices)


def test_of_a_sign_everything_that_can_be_told_is_offered():
    [part] = parts_of(load_mapping({"rules": "unkritisch", "question": "signal", "sign": "kiss"}))
    assert part.form == Form(Ask.ONE, tuple(Signalled))


@pytest.mark.parametrize(
    ("rules", "classes"),
    [
        ("tyrolean", "kritischer rechter linker trump suit"),
        ("tyrolean+guate+beasn", "kritischer guate beasn rechter linker trump suit"),
        ("unkritisch", "rechter linker trump suit"),
    ],
)
def test_only_classes_that_the_rule_set_has_are_offered(rules, classes):
    assert classes_of(load_ruleset(rules)) == tuple(map(CardClass, classes.split()))


def test_a_play_and_the_rule_against_it_make_one_answer():
    [part] = parts_of(scenario_of("find-fault"))
    form = part.form
    anna, ben, none, *rules = form.choices
    assert (ben, none) == (LaidCard(1, Seat(1), card("A♥")), None)
    assert RuleName("duty.trump-led") in rules
    assert RuleName("duty.satisfied-by") not in rules  # that is for sets in which a winning card satisfies
    draft = form.press((), RuleName("duty.trump-led"))
    assert not form.is_ready(draft)
    draft = form.press(form.press(draft, anna), ben)
    assert picked(draft) == (RuleName("duty.trump-led"), ben)
    assert form.is_ready(draft)
    assert form.answer(draft) == Fault(1, Seat(1), card("A♥"), "duty.trump-led")
    assert not form.is_ready(form.press(draft, ben))


def test_no_fault_is_an_answer_by_itself():
    [part] = parts_of(scenario_of("find-fault"))
    draft = part.form.press((), part.form.choices[0])
    draft = part.form.press(draft, None)
    assert part.form.is_ready(draft)
    assert part.form.answer(draft) is None
    assert picked(part.form.press(draft, RuleName("play.turn"))) == (RuleName("play.turn"),)


def test_rules_offered_are_those_of_the_answer_among_others_like_them():
    [part] = parts_of(scenario_of("why"))
    offered = [each.rule for each in part.form.choices]
    assert {"order.trumps", "order.linke", "kritische.beat-all", "trick.highest-wins"} <= set(offered)
    assert len(offered) >= 6
    assert offered == [rule for rule in rulebook(part.position.ruleset) if rule in offered]
    assert part.form.answer(part.form.press((), RuleName("order.linke"))) == "order.linke"


def test_comparing_asks_once_for_each_rule_set():
    parts = parts_of(scenario_of("compare"))
    assert [part.rules for part in parts] == ["tyrolean", "unkritisch"]
    assert [part.position.ruleset.name for part in parts] == ["tyrolean", "unkritisch"]
    assert {part.question.kind for part in parts} == {"trick-winner"}


def test_one_choice_takes_the_place_of_another_and_pressed_again_is_taken_back():
    form = Form(Ask.ONE, (True, False))
    assert form.press(((True,),), False) == ((False,),)
    assert form.press(((False,),), False) == ()


def test_many_choices_add_up_and_come_out_in_the_order_of_the_pack():
    form = Form(Ask.MANY, (*TENS, None))
    draft = form.press(form.press((), TENS[2]), TENS[0])
    assert form.answer(draft) == (TENS[0], TENS[2])


def test_there_is_none_excludes_cards_and_cards_exclude_it():
    form = Form(Ask.MANY, (*TENS, None))
    none = form.press(form.press((), TENS[0]), None)
    assert (none, form.is_ready(none), form.answer(none)) == (((None,),), True, ())
    assert form.press(none, TENS[1]) == ((TENS[1],),)


def test_an_order_keeps_equals_together_and_is_ready_when_all_are_placed():
    form = Form(Ask.ORDER, TENS)
    draft = form.press(form.press((), TENS[2]), TENS[0], equal=True)
    assert (draft, form.is_ready(draft)) == (((TENS[2], TENS[0]),), False)
    whole = form.press(draft, TENS[1])
    assert (form.is_ready(whole), form.answer(whole)) == (True, ((TENS[0], TENS[2]), (TENS[1],)))


def test_the_first_card_of_an_order_is_equal_to_none():
    assert Form(Ask.ORDER, TENS).press((), TENS[0], equal=True) == ((TENS[0],),)


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        (((TENS[0],), (TENS[1], TENS[2])), ()),
        (((TENS[1],), (TENS[0],), (TENS[2],)), (0, 1, 2)),
        (((TENS[0],), (TENS[1],), (TENS[2],)), (2,)),
        (((TENS[0], TENS[1], TENS[2]),), (1, 2)),
    ],
)
def test_cards_out_of_place_are_those_with_another_number_of_cards_above(given, wrong):
    answer = ((TENS[0],), (TENS[1], TENS[2]))
    assert misplaced(given, answer) == {TENS[each] for each in wrong}


def test_a_placed_card_is_taken_out_of_its_group():
    form = Form(Ask.ORDER, TENS)
    assert form.press(((TENS[0], TENS[1]), (TENS[2],)), TENS[1]) == ((TENS[0],), (TENS[2],))
    assert picked(form.press(((TENS[0],), (TENS[1],)), TENS[0])) == (TENS[1],)


def test_what_is_not_offered_cannot_be_chosen():
    with pytest.raises(ValueError, match="not offered"):
        Form(Ask.ONE, TENS).press((), card("A♠"))


@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        ("hand-score", {TEAMS[0]: 2, TEAMS[1]: 0}),
        ("score-after", {TEAMS[0]: 12, TEAMS[1]: 11}),
        ("bummerl", {TEAMS[0]: 0, TEAMS[1]: 1}),
        ("may-answer", (Seat(0), Seat(2))),
        ("gespannt", (TEAMS[0],)),
        ("hand-winner", TEAMS[0]),
    ],
)
def test_the_right_answer_about_a_hand_can_be_chosen(kind, answer):
    session = session_of(kind)
    [part] = session.parts
    for choice in part.form.choices:
        whole = part.form.answer(((choice,),)) if choice is not None else None
        if whole == answer or (part.form.ask is Ask.MANY and choice is not None and choice in answer):
            session.press(choice)
    assert session.check().right


def test_pairs_of_schlag_and_trump_are_toggled_and_come_out_by_suit_then_rank():
    form = session_of("deduce").parts[0].form
    high, low = Declaration(Rank.KING, Suit.HEARTS), Declaration(Rank.ACE, Suit.ACORNS)
    draft = form.press(form.press((), high), low)
    assert form.answer(draft) == ((Rank.ACE, Suit.ACORNS), (Rank.KING, Suit.HEARTS))
    assert form.press(draft, high) == ((low,),)


def test_nobody_is_no_player_and_no_team():
    form = session_of("may-answer").parts[0].form
    assert form.answer(((None,),)) == ()
