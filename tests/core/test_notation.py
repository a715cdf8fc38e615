"""Every way the contract allows to write a card, a suit, a rank and a hand; and what is refused."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import cards, hands, spelt_cards
from watten_tutor.core.cards import Rank, Suit, card, deck
from watten_tutor.core.notation import (
    NotationError,
    card_words,
    format_card,
    format_cards,
    parse_card,
    parse_cards,
    parse_rank,
    parse_suit,
)
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.spelling import RANK_NAMES, SUIT_NAMES

TYROLEAN = RuleSet().kritische
BAVARIAN = (card("K♥"), card("7♦"), card("7♣"))
FOUR = (card("K♥"), card("7♦"), card("6♦"), card("7♣"))

SPELLINGS = {
    "K♥": "K♥ ♥K KH kh Kh K♥️ ♥️K K♡ König♥ KÖNIG♥ Koenig♥ herz-könig Herz-König herzkönig HERZKÖNIG"
    "|Herz König|Re di Cuori|re di cuori|RE DI CUORI|king of hearts|King of Hearts|hearts king"
    "|K♥\u00a0|\u00a0K ♥|K - ♥|Max|Maxi|MAXI|Mattl|Martl",
    "10♠": "10♠ ♠10 10S 10s TS ts T♠ ♠T ten-of-spades Laub-10 Laub-Zehner Laubzehner Graszehner Grün-10"
    " Gruen-10|Pik-Zehn|Pik 10er|10 di picche|dieci di foglie|10 of leaves|ten of spades|10 ♠|♠ 10",
    "Q♦": "Q♦ O♦ D♦ ♦Q ♦D QD DD OD od dd Schellen-Ober Schellober Karo-Dame Schellendame"
    "|Ober di campane|regina di quadri|donna di quadri|dama di quadri|queen of diamonds|over of bells",
    "J♣": "J♣ U♣ B♣ JC UC BC bc ♣U Eichel-Unter Eichelunter Kreuz-Bube Treff-Bube"
    "|fante di fiori|fante di ghiande|jack of clubs|knave of clubs|Unter of acorns",
    "A♥": "A♥ AH ♥A Herz-Ass Herz-As Herzass Herz-Sau Herzsau Herz-Daus asso-di-cuori"
    "|ace of hearts|sow of hearts",
    "9♠": "9♠ 9S Laub-Neuner Laubneuner|nove di picche|nine of leaves",
    "8♦": "8♦ 8D Schellen-Achter Schellachter Karo-Acht|otto di quadri|eight of bells",
    "7♣": "7♣ 7C ♣7 Eichel-Siebener Eichelsieben Eichel-7er"
    "|sette di ghiande|seven of acorns|Spitz|Spitze|Spitzer",
    "6♦": "6♦ 6D ♦6 Weli WELI Welli Welle Schellen-Sechser|six of bells|sei di campane",
    "J♦": "J♦ Bugl",
}


def spellings() -> list[tuple[str, str]]:
    found = []
    for sign, listed in SPELLINGS.items():
        single, *several = listed.split("|")
        found += [(text, sign) for text in (*single.split(" "), *several)]
    return found


@pytest.mark.parametrize(("text", "sign"), spellings())
def test_a_card_is_read_in_every_notation(text: str, sign: str) -> None:
    assert parse_card(text) == card(sign)


@pytest.mark.parametrize("form", ["NFC", "NFD", "NFKC"])
def test_umlauts_may_be_composed_or_not(form: str) -> None:
    assert parse_card(unicodedata.normalize(form, "Grün-König")) == card("K♠")  # type: ignore[arg-type]


def test_the_letter_d_is_the_ober_in_front_and_diamonds_behind() -> None:
    assert [str(each) for each in parse_cards("D♥ 7D DD KD")] == ["Q♥", "7♦", "Q♦", "K♦"]


def test_every_spelling_of_rank_and_suit_names_one_card() -> None:
    """Ranks and suits written together in any order never read as another card."""
    for each in deck(33):
        for rank in RANK_NAMES[each.rank].split():
            for suit in SUIT_NAMES[each.suit].split():
                assert parse_card(rank + suit) == each
                assert parse_card(suit + rank) == each


@given(spelt_cards())
def test_a_spelt_card_is_read(spelt: tuple[str, object]) -> None:
    text, each = spelt
    assert parse_card(text) == each


@given(cards())
def test_a_card_written_and_read_is_the_same(each: object) -> None:
    assert parse_card(format_card(each)) == each  # type: ignore[arg-type]


@given(hands(), st.integers(0, 3))
def test_a_hand_written_and_read_is_the_same(hand: tuple[object, ...], unknown: int) -> None:
    assert parse_cards(format_cards(hand, unknown)) == (*hand, *[None] * unknown)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "signs"),
    [
        ("J♠ 10♥", "J♠ 10♥"),
        ("J♠,10♥", "J♠ 10♥"),
        ("  J♠ ,  10♥ , ", "J♠ 10♥"),
        ("J♠ 10♥, A♦", "J♠ 10♥ A♦"),
        ("Re di Cuori, Weli, king of spades", "K♥ 6♦ K♠"),
        ("Re di Cuori", "K♥"),
        ("Re di Cuori 8♠ Herz Dame, 10 ♠ K ♥", "K♥ 8♠ Q♥ 10♠ K♥"),
        ("Maxi Spitz _ 8S", "K♥ 7♣ _ 8♠"),
        ("_ _", "_ _"),
        ("", ""),
    ],
)
def test_a_hand_is_read(text: str, signs: str) -> None:
    assert " ".join(map(format_card, parse_cards(text))) == signs


def test_each_card_of_a_hand_knows_its_place() -> None:
    text = "J♠  10♥, Re di Cuori"
    assert [text[word.offset :][: len(word.text)] for word in card_words(text)] == [
        "J♠",
        "10♥",
        "Re di Cuori",
    ]


def test_the_longest_name_of_a_card_has_four_words() -> None:
    assert parse_cards("8♠ king of the hearts 7♣") == (card("8♠"), card("K♥"), card("7♣"))
    with pytest.raises(NotationError):
        parse_cards("king of of the hearts")


def test_a_card_told_whole_takes_no_further_word() -> None:
    with pytest.raises(NotationError) as refused:
        parse_cards("8♠ K♥ of")
    assert refused.value.found == "of"


def test_a_hand_that_is_told_whole_is_written_without_unknown_cards() -> None:
    assert format_cards(parse_cards("10♥ J♠")) == "J♠ 10♥"  # type: ignore[arg-type]


def test_belli_is_the_second_kritischer_of_the_set() -> None:
    assert parse_card("Belli", TYROLEAN) == card("6♦")
    assert parse_card("belli", BAVARIAN) == card("7♦")


@pytest.mark.parametrize("kritische", [(), FOUR], ids=["neither", "both"])
def test_belli_is_refused_where_it_says_nothing(kritische: tuple[object, ...]) -> None:
    with pytest.raises(NotationError) as refused:
        parse_card("Belli", kritische)  # type: ignore[arg-type]
    assert refused.value.code == "card-belli"
    assert refused.value.candidates == (card("6♦"), card("7♦"))


@pytest.mark.parametrize(
    ("text", "code", "candidates"),
    [
        ("S7", "card-letter-in-front", "7♠ 7♦"),  # spades; Schellen
        ("H10", "card-letter-in-front", "10♥"),
        ("CK", "card-letter-in-front", "K♣ K♥ K♦"),  # clubs; Cuori; Campane
        ("E-O", "card-letter-in-front", "Q♣"),
        ("D7", "card-letter-in-front", "7♦"),
        ("G 9", "card-letter-in-front", "9♣ 9♠"),  # Ghiande; Gras
        ("S6", "card-letter-in-front", "6♦"),
        ("K", "card-rank-only", "K♣ K♠ K♥ K♦"),
        ("Ass", "card-rank-only", "A♣ A♠ A♥ A♦"),
        ("6", "card-rank-only", "6♦"),
        ("6♥", "card-none", "6♦"),
        ("X7", "card-unreadable", ""),  # no suit begins with X
        ("11♠", "card-unreadable", ""),
        ("♠", "card-unreadable", ""),
        ("K♥ 7♣", "card-unreadable", ""),
        ("Herz-Könog", "card-unreadable", "K♥"),
        ("Welly", "card-unreadable", "6♦"),
        ("", "card-unreadable", ""),
        ("x" * 5000, "card-unreadable", ""),
        ("Herz" + "-" * 40 + "Könog", "card-unreadable", ""),  # so long a text is not mended
    ],
)
def test_what_names_no_card_is_refused_with_what_it_could_mean(text: str, code: str, candidates: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_card(text)
    assert refused.value.code == code
    assert refused.value.found == text
    assert " ".join(map(str, refused.value.candidates)) == candidates


@pytest.mark.parametrize(("joined", "candidates"), [(" - ", (card("K♥"),)), (" -- ", ())])
def test_in_a_text_of_more_than_forty_signs_no_slip_is_mended(
    joined: str, candidates: tuple[object, ...]
) -> None:
    with pytest.raises(NotationError) as refused:
        parse_card(f"{'von ' * 7}Herz{joined}Könog")  # 40 and 41 signs
    assert refused.value.candidates == candidates


SUITS = {
    Suit.ACORNS: "♣ ♧ Eichel Acorns Ghiande Clubs Kreuz Fiori EICHEL ♣️",
    Suit.LEAVES: "♠ ♤ Laub Gras Grün Leaves Foglie Spades Pik Picche",
    Suit.HEARTS: "♥ ♡ Herz Hearts Cuori heart ♥️",
    Suit.BELLS: "♦ ♢ Schellen Bells Campane Diamonds Karo Quadri",
}


@pytest.mark.parametrize(
    ("suit", "text"), [(s, text) for s, texts in SUITS.items() for text in texts.split()]
)
def test_a_suit_is_read(suit: Suit, text: str) -> None:
    assert parse_suit(f" {text} ") == suit


@pytest.mark.parametrize(
    ("text", "code", "candidates"),
    [
        ("S", "suit-letter", (Suit.LEAVES, Suit.BELLS)),
        ("h", "suit-letter", (Suit.HEARTS,)),
        ("x", "suit-letter", tuple(Suit)),
        ("spadse", "suit-unreadable", ("spade",)),
        ("1", "suit-unreadable", tuple(Suit)),
    ],
)
def test_what_names_no_suit_is_refused(text: str, code: str, candidates: tuple[object, ...]) -> None:
    with pytest.raises(NotationError) as refused:
        parse_suit(text)
    assert (refused.value.code, refused.value.candidates) == (code, candidates)


RANKS = {
    Rank.ACE: "A a Ass As Sau Daus ace asso",
    Rank.KING: "K König koenig king re",
    Rank.OBER: "Q O D Ober Dame queen regina donna",
    Rank.UNTER: "J U B Unter Bube jack fante",
    Rank.TEN: "10 T Zehn Zehner ten dieci 10er",
    Rank.NINE: "9 Neun Neuner nine nove",
    Rank.EIGHT: "8 Acht Achter eight otto",
    Rank.SEVEN: "7 Sieben Siebener seven sette",
    Rank.SIX: "6 Sechs Sechser six sei",
}


@pytest.mark.parametrize(
    ("rank", "text"), [(r, text) for r, texts in RANKS.items() for text in texts.split()]
)
def test_a_rank_is_read(rank: Rank, text: str) -> None:
    assert parse_rank(text) == rank


def test_a_whole_card_is_no_rank() -> None:
    with pytest.raises(NotationError) as refused:
        parse_rank("K♥")
    assert (refused.value.code, refused.value.candidates) == ("rank-is-card", (Rank.KING,))


def test_a_misspelt_rank_is_refused_with_the_nearest() -> None:
    with pytest.raises(NotationError) as refused:
        parse_rank("Könik")
    assert (refused.value.code, refused.value.candidates) == ("rank-unreadable", ("könig",))
