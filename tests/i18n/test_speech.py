"""How values are said in a language and with a deck."""

from typing import Any

import pytest

from tests.builders import BEN, card, cards
from watten_tutor.core.cards import Rank, Suit, deck
from watten_tutor.core.ranking import NICKNAMES, CardClass, Nickname
from watten_tutor.core.seats import Seat
from watten_tutor.i18n import DECKS, LANGUAGES, Speech

CARDS = [
    # language, deck, K♥, J♠, Q♦, A♣, 10♠, 6♦
    ("en", "french", "K♥ J♠ Q♦ A♣ 10♠ 6♦"),
    ("de", "french", "K♥ B♠ D♦ A♣ 10♠ 6♦"),
    ("it", "french", "K♥ J♠ Q♦ A♣ 10♠ 6♦"),
    (
        "en",
        "german",
        "King of hearts, Unter of leaves, Ober of bells, Ace of acorns, 10 of leaves, 6 of bells",
    ),
    ("de", "german", "Herz-König, Laub-Unter, Schellen-Ober, Eichel-Sau, Laub-10, Schellen-6"),
    (
        "it",
        "german",
        "Re di cuori, Unter di foglie, Ober di campane, Asso di ghiande, 10 di foglie, 6 di campane",
    ),
]


@pytest.mark.parametrize(("language", "deck", "expected"), CARDS)
def test_cards_are_signs_with_the_french_deck_and_words_with_the_german(
    language: str, deck: str, expected: str
) -> None:
    between = " " if deck == "french" else ", "
    speech = Speech(language, deck)
    assert between.join(speech.say(each) for each in cards("K♥ J♠ Q♦ A♣ 10♠ 6♦")) == expected


@pytest.mark.parametrize(
    ("language", "deck", "expected"),
    [
        ("en", "french", "King of hearts"),
        ("de", "french", "Herz-König"),
        ("it", "french", "Re di cuori"),
        ("de", "german", "Herz-König"),
    ],
)
def test_a_card_has_a_name_in_words_with_either_deck(language: str, deck: str, expected: str) -> None:
    assert Speech(language, deck).card_name(card("K♥")) == expected


VALUES: list[tuple[object, str, str, str]] = [
    # value, en, de, it
    ("Ben & Söhne", "Ben & Söhne", "Ben & Söhne", "Ben & Söhne"),
    (BEN, "Ben", "Ben", "Ben"),
    (Suit.LEAVES, "♠", "♠", "♠"),
    (Rank.UNTER, "J", "B", "J"),
    (Rank.TEN, "10", "10", "10"),
    (CardClass.PLAIN, "plain card", "gewöhnliche Karte", "carta semplice"),
    (CardClass.TRUMP, "trump", "Trumpf", "briscola"),
    (Nickname.SPITZ, "Spitz", "Spitz", "lo Spitz"),
    (3, "3", "3", "3"),
    (cards("J♠"), "J♠", "B♠", "J♠"),
    (cards("J♠ 10♥"), "J♠ and 10♥", "B♠ und 10♥", "J♠ e 10♥"),
    (cards("J♠ 10♥ A♦"), "J♠, 10♥ and A♦", "B♠, 10♥ und A♦", "J♠, 10♥ e A♦"),
    (cards(""), "", "", ""),
    (
        (cards("K♥"), cards("10♣ 10♥"), cards("7♠")),
        "K♥ > 10♣ = 10♥ > 7♠",
        "K♥ > 10♣ = 10♥ > 7♠",
        "K♥ > 10♣ = 10♥ > 7♠",
    ),
    ((cards("10♣ 10♥ 10♦"),), "10♣ = 10♥ = 10♦", "10♣ = 10♥ = 10♦", "10♣ = 10♥ = 10♦"),
]


@pytest.mark.parametrize(("value", "en", "de", "it"), VALUES)
def test_a_value_is_said_in_each_language(value: object, en: str, de: str, it: str) -> None:
    assert [Speech(language).say(value) for language in LANGUAGES] == [en, de, it]


def test_players_have_the_names_of_the_table() -> None:
    assert Speech("en", names=("Zoë", "Max")).say(BEN) == "Max"


def test_suits_have_names_with_the_german_deck() -> None:
    assert [Speech("de", "german").say(suit) for suit in Suit] == ["Eichel", "Laub", "Herz", "Schellen"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", DECKS)
def test_every_card_class_and_nickname_can_be_said_and_no_two_cards_alike(language: str, style: str) -> None:
    speech = Speech(language, style)
    assert len({speech.say(each) for each in deck()}) == 33
    assert len({speech.card_name(each) for each in deck()}) == 33
    assert len({speech.say(each) for each in CardClass}) == len(CardClass)
    assert all(speech.say(name) for name in NICKNAMES.values())


FACTS: dict[str, Any] = {"player": BEN, "cards": cards("J♠ 10♥"), "n": 2}


def test_a_message_comes_in_pieces_with_the_cards_left_to_draw() -> None:
    pieces = Speech("en").segments("verdict.legal-cards.some", FACTS)
    assert [piece for piece in pieces if piece != ""] == [
        "Ben",
        " may play only ",
        card("J♠"),
        " and ",
        card("10♥"),
        ".",
    ]


def test_the_text_of_a_message_is_its_pieces_said() -> None:
    for style in DECKS:
        speech = Speech("de", style)
        said = "".join(speech.say(piece) for piece in speech.segments("verdict.legal-cards.some", FACTS))
        assert speech.text("verdict.legal-cards.some", **FACTS) == said
    assert Speech("de", "german").text("verdict.legal-cards.some", **FACTS) == (
        "Ben darf nur Laub-Unter und Herz-10 legen."
    )


def test_braces_and_slots_in_a_name_are_only_text() -> None:
    told = Speech("en", names=("{card}", "B")).text(
        "because.trick.won", player=BEN.previous(), card=card("10♠")
    )
    assert told == "Nothing on the table beats 10♠: {card} wins the trick."


def test_italian_links_a_small_word_to_a_name_that_begins_with_the_same_vowel() -> None:
    speech = Speech("it", names=("Anna", "Bea"))
    told = [speech.text("because.turn.not-yours", other=Seat(i), player=Seat(1 - i)) for i in (0, 1)]
    assert told == ["Tocca ad Anna, non a Bea.", "Tocca a Bea, non ad Anna."]


def test_italian_links_names_in_a_list_but_no_cards() -> None:
    speech = Speech("it", names=("Ugo", "Eva", "Carla"))
    assert speech.say((Seat(0), Seat(1))) == "Ugo ed Eva"
    assert speech.say((Seat(1), Seat(2))) == "Eva e Carla"
    assert speech.say(cards("A♠ A♣")) == "A♠ e A♣"
