"""One trick under three rule sets: choosing cards, and who wins."""

import pytest

from tests.ui.tables import button, html_of, with_class
from watten_tutor.core.cards import Rank, Suit, card
from watten_tutor.core.seats import Seat
from watten_tutor.i18n import Speech
from watten_tutor.ui.settings import Settings
from watten_tutor.ui.variants import Variants, VariantsSession, VariantsView


def said(session, rules):
    outcome = session.outcome(rules)
    return (getattr(outcome, "headline", outcome)).text(Speech("en"))


def test_the_first_trick_is_one_about_which_they_do_not_agree():
    session = VariantsSession()
    assert said(session, "tyrolean") == "Dan wins the trick with 7♣."
    assert said(session, "unkritisch") == "Ben wins the trick with 10♥."
    assert session.winners == {Seat(1), Seat(3)}


def test_cards_are_laid_one_after_the_other():
    session = VariantsSession()
    for each in ("A♥", "9♥"):
        session.lay(card(each))
    assert session.cards == [card("A♥"), card("9♥"), card("A♦"), card("7♣")]
    session.turn_to(Seat(3))
    session.lay(card("8♥"))
    assert (session.cards[3], session.seat) == (card("8♥"), Seat(0))


def test_a_card_that_lies_there_already_is_refused_with_a_reason():
    session = VariantsSession()
    session.lay(card("7♣"))
    assert (session.cards[0], session.seat) == (card("8♠"), Seat(0))
    assert session.refused.text(Speech("en")).startswith("7♣ is there twice")
    session.lay(card("8♠"))  # one's own card again is no double
    assert session.refused is None


def test_a_card_that_a_pack_does_not_have_is_told_for_that_set_alone():
    session = VariantsSession()
    session.lay(card("6♦"))
    assert said(session, "bavarian") == "6♦ is not in this pack of 32 cards."
    assert said(session, "tyrolean") == "Anna wins the trick with 6♦."


def test_a_schlag_that_a_set_does_not_know_is_told_for_that_set_alone():
    session = VariantsSession()
    session.declare(schlag=Rank.SIX, trump=Suit.BELLS)
    assert said(session, "tyrolean") == "6 cannot be the Schlag under these rules."
    assert "wins the trick" in said(session, "unkritisch")


@pytest.fixture
def view():
    return VariantsView(VariantsSession(), Settings("en", "french"), "wt-test")


def test_buttons_choose_and_the_columns_follow(view):
    assert "They do not agree" in html_of(view.widget)
    button(view.widget, "King of hearts").click()
    assert "All three agree." not in html_of(view.widget)  # without Kritische K♥ is a plain card
    button(view.widget, "Ace of clubs").click()
    assert "wt-tag-B" in button(view.widget, "Ace of clubs")._dom_classes
    assert "wt-tag-B" not in button(view.widget, "10 of hearts")._dom_classes
    button(view.widget, "Hearts").click()
    assert "wt-on" in button(view.widget, "Hearts")._dom_classes


def test_a_refusal_is_shown(view):
    button(view.widget, "7 of clubs").click()
    assert "is there twice" in with_class(view.widget, "wt-refused")[0].value


def test_the_words_tell_all_three():
    text = Variants(Settings("en", "french")).text()
    assert "Tyrolean: Dan wins the trick with 7♣." in text
    assert "Unkritisch: Ben wins the trick with 10♥." in text
