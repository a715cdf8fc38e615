"""A puzzle being solved, without widgets: choosing, judging, looking, switching."""

import pytest

from tests.ui.tables import SCENARIOS, scenario_of, session_of
from watten_tutor.core.cards import card
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.seats import Seat
from watten_tutor.quiz.explain import Sentence

LINKE = (card("10♣"), card("10♥"))
RIGHT = {
    "trick-winner": [Seat(3)],
    "winning-so-far": [Seat(1)],
    "legal-cards": [card("10♥"), card("J♠")],
    "may-play": [False],
    "class": [CardClass.LINKER],
    "rechter": [card("10♠")],
    "linke": [card("10♦"), card("10♣"), card("10♥")],
}
WRONG = {
    "trick-winner": [Seat(1)],
    "winning-so-far": [Seat(0)],
    "legal-cards": [card("J♠")],
    "may-play": [True],
    "class": [CardClass.TRUMP],
    "rechter": [None],
    "linke": [None],
}


def chosen(session, choices):
    for choice in choices:
        session.press(choice)
    return session


@pytest.mark.parametrize("kind", RIGHT)
def test_a_right_answer(kind):
    session = chosen(session_of(kind), RIGHT[kind])
    assert session.is_ready
    assert session.verdict is None  # choosing never judges
    assert session.check().right
    assert session.why_not == ()
    assert session.steps


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_answer_says_why_it_is_wrong_and_why_the_right_one_is_right(kind):
    session = chosen(session_of(kind), WRONG[kind])
    assert not session.check().right
    assert session.why_not
    assert session.steps


def order_of(session, cards, equal_to_the_last=()):
    for each in cards:
        if each in equal_to_the_last:
            session.toggle_joins()
        session.press(each)
    return session


def test_an_order_with_equals():
    session = order_of(session_of("order"), (card("K♥"), card("10♠"), *LINKE), equal_to_the_last=LINKE[1:])
    assert session.answer == ((card("K♥"),), (card("10♠"),), LINKE)
    assert session.check().right


def test_an_order_without_its_equals_is_wrong():
    assert not order_of(session_of("order"), (card("K♥"), card("10♠"), *LINKE)).check().right


def test_equal_to_the_last_holds_for_one_card_and_needs_a_last_one():
    session = session_of("order")
    session.toggle_joins()
    assert not session.joins
    session.press(card("K♥"))
    session.toggle_joins()
    assert session.joins
    session.press(card("10♠"))
    assert not session.joins


def test_comparing_wants_an_answer_for_each_rule_set():
    session = session_of("compare")
    session.press(Seat(3), 0)
    assert not session.is_ready
    session.press(Seat(1), 1)
    assert session.answer == {"tyrolean": Seat(3), "unkritisch": Seat(1)}
    assert session.check().right
    assert [each.ruleset.name for each in session.explanations] == ["tyrolean", "unkritisch"]


def test_no_verdict_before_the_answer_is_whole():
    session = session_of("trick-winner")
    assert (session.check(), session.verdict, session.tries) == (None, None, [])


def test_every_choice_can_be_taken_back():
    session = chosen(session_of("legal-cards"), [card("J♠"), card("A♦")])
    session.undo()
    assert session.drafts == (((card("J♠"),),),)
    session.clear()
    assert session.drafts == ((),)
    session.undo()
    assert session.drafts == (((card("J♠"),),),)
    session.undo()
    session.undo()
    assert (session.drafts, session.can_undo) == (((),), False)


def test_a_verdict_stands_until_another_choice_begins_a_new_try():
    session = chosen(session_of("trick-winner"), [Seat(1)])
    first = session.check()
    session.clear()
    session.undo()
    assert session.check() is first
    assert session.tries == [first]
    session.press(Seat(3))
    assert (session.verdict, session.explanations, session.drafts) == (None, (), (((Seat(3),),),))
    assert session.check().right
    assert [each.right for each in session.tries] == [False, True]


def test_a_list_is_mended_from_the_old_answer():
    session = chosen(session_of("legal-cards"), [card("J♠")])
    session.check()
    session.press(card("10♥"))
    assert session.check().right


def test_trying_again_begins_with_nothing():
    session = chosen(session_of("trick-winner"), [Seat(1)])
    session.check()
    session.try_again()
    assert (session.verdict, session.drafts, session.can_undo) == (None, ((),), False)


@pytest.mark.parametrize("kind", sorted(SCENARIOS))
def test_language_and_deck_can_be_switched_at_any_time_without_losing_the_answer(kind):
    session = session_of(kind)
    for part, each in enumerate(session.parts):
        for choice in each.form.choices[: len(each.form.choices) if kind == "order" else 1]:
            session.press(choice, part)
    before = session.drafts
    session.settings.change(language="de")
    session.settings.change(deck="german")
    assert (session.drafts, session.speech.language, session.speech.deck) == (before, "de", "german")
    verdict = session.check()
    session.settings.change(language="it")
    assert session.verdict is verdict


def test_the_step_looked_at_lights_its_cards():
    session = chosen(session_of("trick-winner"), [Seat(3)])
    assert session.focus == ()
    session.check()
    session.next_step()
    assert (session.step, session.focus) == (0, (card("8♠"),))
    session.next_step()
    assert set(session.focus) == {card("10♥"), card("8♠")}
    session.show_step(99)
    assert session.step == 1
    session.show_step(len(session.steps) - 1)
    session.next_step()
    assert (session.step, session.focus) == (None, ())


def test_only_a_question_about_the_winner_reveals_him():
    winner = chosen(session_of("trick-winner"), [Seat(1)])
    assert not winner.tells_winner
    winner.check()
    legal = chosen(session_of("legal-cards"), [card("J♠")])
    legal.check()
    assert (winner.tells_winner, legal.tells_winner) == (True, False)


def test_observers_hear_of_every_change():
    session, heard = session_of("trick-winner"), []
    session.observe(lambda: heard.append(session.drafts))
    session.press(Seat(0))
    session.settings.change(language="it")
    session.check()
    assert len(heard) == 3


def test_every_verdict_is_recorded_and_a_failure_is_told():
    kept = []

    def recorder(scenario, verdict):
        kept.append((scenario.question.kind, verdict.given, verdict.right))
        return Sentence("course.not-kept", {"file": "x", "reason": "y"}) if len(kept) == 2 else None

    session = chosen(session_of("trick-winner", recorder=recorder), [Seat(1)])
    session.check()
    assert session.not_kept is None
    session.press(Seat(3))
    session.check()
    assert kept == [("trick-winner", Seat(1), False), ("trick-winner", Seat(3), True)]
    assert session.not_kept.key == "course.not-kept"


def test_the_players_have_the_names_of_the_scenario():
    names = ["Zoe", "Yann", "Xaver", "Wolf"]
    trick = [{name: each} for name, each in zip(names, ("8♠", "10♥", "A♦", "7♣"), strict=True)]
    session = session_of("trick-winner", players=names, trick=trick)
    assert session.speech.say(Seat(3)) == "Wolf"
    assert scenario_of("trick-winner").names[3] == "Dan"
