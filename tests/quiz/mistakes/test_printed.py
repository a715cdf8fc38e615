"""Kritische taken for what is printed on them. Every wrong answer is worked out from the print."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards, position
from tests.quiz.mistakes.mistaken import answers, objection
from watten_tutor.core.cards import card
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.signals import Sign

KING = card("K♥")


def test_the_king_of_hearts_is_a_heart_that_binds():
    told = position("tyrolean", "10 ♥", "8♥", hands={BEN: "K♥ A♣ 9♦"})
    assert answers("king-of-hearts", told, "legal-cards", player=BEN) == (cards("K♥"),)
    assert answers("king-of-hearts", told, "may-play", player=BEN, card=card("A♣")) == (False,)
    assert objection("king-of-hearts", told, "legal-cards", cards("K♥"), player=BEN) == (
        "kritische.no-suit",
        "That would be right if K♥ counted as a card of the suit ♥, but as a Kritischer it has no suit.",
    )


def test_the_king_of_hearts_is_a_king():
    told = position("tyrolean", "K ♥")
    assert answers("king-of-hearts", told, "rechter") == (KING,)
    told = position("tyrolean", "K ♠")
    assert answers("king-of-hearts", told, "linke") == (cards("K♣ K♥ K♦"),)
    assert answers("king-of-hearts", told, "class", card=KING) == (CardClass.LINKER,)
    assert objection("king-of-hearts", told, "class", CardClass.LINKER, card=KING) == (
        "kritische.no-suit",
        "That would be right if K♥ counted as a King, but as a Kritischer it has neither suit nor rank and "
        "is never a Schlag card.",
    )


def test_the_king_of_hearts_loses_to_trumps_as_an_ordinary_heart_would():
    told = position("tyrolean", "10 ♠", "K♥ 7♠ A♥ 8♦")
    assert answers("king-of-hearts", told, "trick-winner") == (BEN,)
    rule, sentence = objection("king-of-hearts", told, "trick-winner", BEN)
    assert rule == "kritische.beat-all"
    assert sentence.startswith("That would be right if K♥ were an ordinary King, but ")


def test_the_sign_for_the_king_of_hearts_is_that_of_a_trump():
    told = position("tyrolean", "10 ♥")
    assert answers("king-of-hearts", told, "signal", card=KING) == (Sign.INDEX,)


def test_the_king_of_hearts_as_a_heart_may_not_raise_in_the_last_trick():
    told = position("tyrolean", "10 ♠", "9♦", hands={BEN: "K♥"}, won={ANNA: 2, BEN: 2})
    assert answers("king-of-hearts", told, "may-raise", player=BEN) == (False,)


def test_where_it_is_an_ordinary_card_there_is_nothing_to_mistake():
    told = position("unkritisch", "K ♥", "K♥ 7♣ 8♥ 9♥")
    for mistake in ("king-of-hearts", "printed-suit"):
        assert answers(mistake, told, "rechter") == ()
        assert answers(mistake, told, "trick-winner") == ()


def test_what_a_fault_seems_to_be():
    one = position("tyrolean", "10 ♥", "8♥ A♣ 9♥ 7♥").trick
    told = position("tyrolean", "10 ♥", tricks=[one], hands={BEN: "K♥"})
    named = {(each.player, each.card) for each in answers("king-of-hearts", told, "find-fault")}
    assert named == {(BEN, card("A♣"))}


@pytest.mark.parametrize(
    ("rules", "said", "table", "right", "wrong"),
    [
        ("tyrolean", "10 ♠", "8♣ 7♣ 9♣ Q♣", BEN, {DAN}),  # the 7♣ is the lowest of its suit
        ("tyrolean", "10 ♦", "8♦ 6♦ 9♦ Q♦", BEN, {DAN}),  # the 6♦ is the lowest trump
        ("bavarian", "10 ♠", "8♦ 7♦ 9♦ Q♦", BEN, {DAN}),
        ("carinthian", "10 ♠", "8♦ J♦ 9♦ Q♦", BEN, {DAN}),
        ("tyrolean", "10 ♠", "8♣ 6♦ 7♣ Q♣", BEN, {CARLA, DAN}),  # without the Weli the Spitz; without both Q♣
        ("unkritisch", "10 ♠", "9♦ 6♦ Q♦ 8♦", BEN, {CARLA}),  # the lowest ♦ and no trump of ♠
        ("unkritisch", "10 ♠", "9♥ 6♦ Q♥ 8♥", BEN, {CARLA}),
    ],
)
def test_what_is_printed_on_it_decides_the_trick(rules, said, table, right, wrong):
    told = position(rules, said, table)
    assert set(answers("printed-suit", told, "trick-winner")) == wrong


def test_the_seven_of_acorns_is_a_schlag_card():
    told = position("tyrolean", "7 ♣")
    assert answers("printed-suit", told, "rechter") == (card("7♣"),)
    assert answers("printed-suit", told, "linke") == (cards("7♣ 7♠ 7♥ 7♦"),)
    assert answers("printed-suit", position("tyrolean", "7 ♠"), "linke") == (cards("7♣ 7♥ 7♦"),)


def test_both_sevens_are_schlag_cards_in_bavaria():
    told = position("bavarian", "7 ♥")
    assert set(answers("printed-suit", told, "linke")) == {
        cards("7♣ 7♠"),  # only the one
        cards("7♠ 7♦"),  # only the other
        cards("7♣ 7♠ 7♦"),
    }
    rule, sentence = objection("printed-suit", told, "linke", cards("7♣ 7♠ 7♦"))
    assert rule == "kritische.no-suit"
    assert sentence.startswith("That would be right if the Kritische 7♦ and 7♣ counted for what is printed")


def test_of_several_only_the_schlag_card_is_named():
    told = position("tyrolean", "7 ♠")
    sentence = objection("printed-suit", told, "linke", cards("7♣ 7♥ 7♦"))[1]
    assert sentence.startswith("That would be right if 7♣ counted as a Schlag card, but ")


def test_an_ordinary_seven_is_a_linker_among_others():
    """Dan's 7♦ is the Belli and wins; as a Linker it is later than Ben's 7♥."""
    told = position("bavarian", "7 ♠", "A♠ 7♥ 8♠ 7♦")
    assert answers("printed-suit", told, "trick-winner") == (BEN,)


@pytest.mark.parametrize(
    ("said", "rule", "wrong"), [("Q ♣", "weli.lowest-trump", "suit"), ("6 ♠", "weli.six-schlag", "suit")]
)
def test_the_weli_is_a_plain_bell(said, rule, wrong):
    told = position("unkritisch", said)
    asked = {"card": card("6♦")}
    assert answers("printed-suit", told, "class", **asked) == (CardClass(wrong),)
    assert objection("printed-suit", told, "class", CardClass(wrong), **asked)[0] == rule


def test_the_weli_is_called_the_schlag_only_where_the_six_is_named():
    """S0 §12: it is the lowest trump, and a Schlag card only with the six; the answer tells of neither."""
    told = position("unkritisch", "9 ♠", "K♥", hands={DAN: "6♦"}, won={ANNA: 1, CARLA: 1, DAN: 2})
    assert answers("printed-suit", told, "may-raise", player=DAN) == (False,)
    rule, sentence = objection("printed-suit", told, "may-raise", False, player=DAN)
    assert rule == "weli.lowest-trump"
    assert "the Weli is the lowest trump, whatever suit is trump" in sentence


def test_that_a_game_of_the_six_has_no_linke_is_not_about_the_printed_suit():
    """Whoever says so takes the Weli for the Rechter; as a plain ♦ it would be no Schlag card at all."""
    assert answers("printed-suit", position("unkritisch", "6 ♠"), "linke") == ()


def test_a_spitz_in_hand_follows_its_suit_when_that_is_trump():
    told = position("tyrolean", "10 ♣", "8♣", hands={BEN: "7♣ A♦ 9♦"})
    assert answers("printed-suit", told, "legal-cards", player=BEN) == (cards("7♣"),)


def test_a_kritischer_that_another_has_laid_is_no_matter_of_the_duty():
    told = position("bavarian-classic", "9 ♠", "9♠ 7♣", called=True, hands={CARLA: "A♠ Q♥"})
    assert answers("printed-suit", told, "legal-cards", player=CARLA) == ()
    assert answers("call-anytime", told, "legal-cards", player=CARLA) == (cards("A♠"),)
