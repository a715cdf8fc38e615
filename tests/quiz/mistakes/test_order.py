"""Mistakes about which card beats which. Every wrong answer is worked out from the wrong rule in words."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards, position
from tests.quiz.mistakes.mistaken import answers, objection
from watten_tutor.core.cards import Suit, card
from watten_tutor.core.ranking import CardClass

TRICKS = [
    # mistake, what was said, the trick, who wins in truth, who wins by the mistake
    ("ace-over-trump", "10 ♠", "A♦ 7♠ 8♦ 9♦", BEN, {ANNA}),  # the Ace holds out against the 7 of trumps
    ("ace-over-trump", "10 ♠", "9♦ 7♠ A♦ 8♦", BEN, {CARLA}),  # the Ace takes it from the 7, or from the 9
    ("ace-over-trump", "10 ♠", "K♦ 9♠ Q♦ J♦", BEN, {ANNA}),  # K over 9 by rank, though one is a trump
    ("ace-over-trump", "10 ♠", "A♦ 10♥ 8♦ 9♦", BEN, {ANNA}),  # an Ace above a Linker
    ("ace-over-trump", "10 ♠", "10♥ A♠ 8♦ 9♦", ANNA, {BEN}),  # the Ace of trumps above a Linker
    ("other-suit-wins", "10 ♠", "8♦ Q♥ 9♦ A♣", CARLA, {DAN}),  # the A♣ is the highest of the plain cards
    ("later-linker", "10 ♠", "9♦ 10♥ 10♦ 8♦", BEN, {CARLA}),
    ("later-linker", "10 ♠", "10♥ 10♦ 10♣ 8♦", ANNA, {CARLA}),  # the last of three
    (
        "linke-by-suit",
        "10 ♠",
        "10♥ 10♦ 10♣ 8♦",
        ANNA,
        {CARLA},
    ),  # ♣ is the first suit and, by bridge, the last
    ("linke-by-suit", "10 ♠", "9♦ 10♥ 10♦ 8♦", BEN, {CARLA}),  # ♦ was led
    ("rechter-low", "10 ♠", "9♦ 10♥ 10♠ 8♦", CARLA, {BEN}),  # no higher than a Linker, so the first one
    ("rechter-low", "10 ♠", "9♦ 10♠ 10♥ 8♦", BEN, {CARLA}),  # below a Linker
    ("rechter-low", "10 ♠", "9♦ 10♠ A♠ 8♦", BEN, {CARLA}),  # a trump of rank 10, and the A♠ is higher
]


@pytest.mark.parametrize(("mistake", "said", "table", "right", "wrong"), TRICKS)
def test_who_wins_the_trick_as_one_believes(mistake, said, table, right, wrong):
    told = position("tyrolean", said, table)
    assert set(answers(mistake, told, "trick-winner")) == wrong - {right}
    assert set(answers(mistake, told, "next-leader")) == wrong - {right}


@pytest.mark.parametrize("mistake", ["later-linker", "linke-by-suit", "rechter-low", "other-suit-wins"])
def test_where_no_such_cards_meet_it_has_no_bearing(mistake):
    assert answers(mistake, position("tyrolean", "10 ♠", "8♦ 9♦ 7♠ A♦"), "trick-winner") == ()


def test_of_two_cards_of_one_rank_the_trump_is_higher_to_everybody():
    assert answers("ace-over-trump", position("tyrolean", "10 ♠", "9♦ 9♠ 8♦ 7♦"), "trick-winner") == ()


def test_an_ace_of_another_suit_does_not_win_by_being_an_ace():
    told = position("tyrolean", "10 ♠", "8♦ A♣ 9♦ 7♦")
    assert answers("ace-over-trump", told, "trick-winner") == ()


def test_a_mistake_about_the_first_tricks_changes_who_wins_the_hand():
    three = [
        position("tyrolean", "10 ♠", table, leader=leader).trick
        for table, leader in (("9♦ 10♥ 10♦ 8♦", ANNA), ("A♦ 7♦ 8♥ 9♥", BEN), ("A♥ 7♥ K♣ Q♣", BEN))
    ]
    told = position("tyrolean", "10 ♠", tricks=three)
    # Ben's Linker was first: he and Dan have three tricks. If the later Linker wins, they have two.
    assert answers("later-linker", told, "hand-winner") == (None,)


ORDERS = [
    # above all trumps, above the Linke, or by rank: the 7 of trumps last, or the Linker among them
    (
        "ace-over-trump",
        "10♥ K♠ 7♠ A♦",
        {"10♥ A♦ K♠ 7♠", "A♦ 10♥ K♠ 7♠", "A♦ K♠ 10♥ 7♠"},
    ),
    ("linke-by-suit", "10♥ 10♦ A♠", {"10♥ 10♦ A♠", "10♦ 10♥ A♠"}),
    ("rechter-low", "10♠ 10♥ A♠", {"10♠=10♥ A♠", "10♥ 10♠ A♠", "10♥ A♠ 10♠"}),
    ("other-suit-wins", "K♦ 7♦ A♥ 7♠", {"7♠ A♥ K♦ 7♦"}),
    ("later-linker", "10♥ 10♦ A♠", set()),  # what lies first does not show in an order
]


@pytest.mark.parametrize(("mistake", "these", "expected"), ORDERS)
def test_how_the_cards_stand_as_one_believes(mistake, these, expected):
    asked = {"cards": cards(these), "led": Suit.BELLS}
    found = answers(mistake, position("tyrolean", "10 ♠"), "order", **asked)
    assert {" ".join("=".join(map(str, group)) for group in order) for order in found} == expected


def test_the_rechter_as_one_of_the_linke():
    told = position("tyrolean", "10 ♠")
    assert answers("rechter-low", told, "linke") == (cards("10♣ 10♠ 10♥ 10♦"),)
    assert set(answers("rechter-low", told, "class", card=card("10♠"))) == {CardClass.LINKER, CardClass.TRUMP}
    assert answers("rechter-low", told, "rechter") == ()


def test_the_rechter_spared_on_a_trump_lead():
    told = position("tyrolean", "10 ♠", "8♠", hands={BEN: "10♠ A♦ 9♥"})
    assert answers("rechter-low", told, "legal-cards", player=BEN) == (cards("10♠ 9♥ A♦"),)
    assert answers("rechter-low", told, "may-play", player=BEN, card=card("A♦")) == (True,)
    rule, sentence = objection("rechter-low", told, "may-play", True, player=BEN, card=card("A♦"))
    assert rule == "duty.trump-led"
    assert sentence.startswith("That would be right if the Rechter could be kept back, but ")


def test_the_rechter_not_spared_where_it_may_be():
    told = position("ladinisch", "10 ♠", "8♠", hands={BEN: "10♠ A♦ 9♥"}, leader=ANNA)
    assert answers("rechter-low", told, "legal-cards", player=BEN) == ()  # Ben has announced nothing
    told = position("ladinisch", "10 ♠", "8♠", hands={ANNA: "10♠ A♦ 9♥"}, leader=DAN)
    assert answers("rechter-low", told, "legal-cards", player=ANNA) == (cards("10♠"),)
    rule, _ = objection("rechter-low", told, "legal-cards", cards("10♠"), player=ANNA)
    assert rule == "duty.exempt"


EXEMPT = [
    # rules, whether it may be kept back, Anna's hand, her answer, how it begins
    (
        "ladinisch",
        "10♠ A♦",
        "10♠",
        "if the Rechter were a trump like any other, but here nobody has to give it",
    ),
    ("ladinisch", "J♠ A♦", "J♠", "if the Guate were a trump like any other, but here nobody has to give it"),
    ("ladinisch", "J♠ 10♠ A♦", "J♠ 10♠", "if Rechter and Guate were trumps like any other, but here nobody"),
    ("south-tyrolean", "10♠ A♦", "10♠ A♦", "if the Rechter could be kept back, but to a trump lead it binds"),
    ("south-tyrolean", "J♠ A♦", "J♠ A♦", "if the Guate could be kept back, but to a trump lead it binds"),
    (
        "south-tyrolean",
        "J♠ 10♠ A♦",
        "J♠ 10♠ A♦",
        "if Rechter and Guate could be kept back, but to a trump lead",
    ),
]


@pytest.mark.parametrize(("rules", "held", "given", "begins"), EXEMPT)
def test_rechter_or_guate_is_named_as_the_hand_has_it(rules, held, given, begins):
    told = position(rules, "10 ♠", "8♠", hands={ANNA: held}, leader=DAN)
    _, sentence = objection("rechter-low", told, "legal-cards", cards(given), player=ANNA)
    assert sentence.startswith(f"That would be right {begins}")


SAID = [
    (
        "ace-over-trump",
        "A♦ 7♠",
        ANNA,
        "order.trumps",
        "That would be right if an Ace could hold out against a trump, but every trump beats every plain "
        "card, however high.",
    ),
    (
        "later-linker",
        "10♥ 10♦",
        BEN,
        "order.linke-equal",
        "That would be right if a later Linker beat an earlier one, but all Linke are equal, and the one "
        "played first keeps the trick.",
    ),
    (
        "other-suit-wins",
        "8♦ A♣",
        BEN,
        "order.other-suits",
        "That would be right if the highest card of any suit won, but a plain card of another suit than "
        "the one led never wins.",
    ),
]


@pytest.mark.parametrize(("mistake", "table", "given", "rule", "sentence"), SAID)
def test_what_is_said_against_it(mistake, table, given, rule, sentence):
    told = position("tyrolean", "10 ♠", table)
    assert objection(mistake, told, "winning-so-far", given) == (rule, sentence)
