"""Markdown with cards: what is drawn, what is escaped, what never loads."""

import re

import pytest

from watten_tutor.core.cards import Suit, card
from watten_tutor.course.prose import read_prose
from watten_tutor.i18n import Speech
from watten_tutor.picture.inline import sentence_html


def drawn(sign: object, speech: Speech) -> str:
    return sentence_html(speech, "answer.value", value=sign)


@pytest.mark.parametrize("deck", ["french", "german"])
@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("10♠", card("10♠")),
        ("K♥", card("K♥")),
        ("6♦", card("6♦")),
        ("B♠", card("J♠")),
        ("U♠", card("J♠")),
        ("D♦", card("Q♦")),
        ("O♦", card("Q♦")),
        ("10♠\ufe0f", card("10♠")),
        ("♣", Suit.ACORNS),
    ],
)
def test_a_card_is_drawn_in_the_deck_of_the_reader(written: str, meant: object, deck: str) -> None:
    speech = Speech("de", deck)
    html = read_prose(f"Anna legt **{written}**, gut.").html(speech)
    assert html == f"<p>Anna legt <strong>{drawn(meant, speech)}</strong>, gut.</p>\n"


@pytest.mark.parametrize("text", ["6♠", "110♠", "AK♥", "10♠er", "x♠"])
def test_what_is_no_card_stays_text(text: str) -> None:
    assert read_prose(text).html(Speech("en")) == f"<p>{text}</p>\n"


def test_cards_side_by_side_are_all_drawn() -> None:
    speech = Speech("en")
    html = read_prose("A♠ K♠, ♥ and `7♣`").html(speech)
    ace, king, hearts = (drawn(each, speech) for each in (card("A♠"), card("K♠"), Suit.HEARTS))
    assert html == f"<p>{ace} {king}, {hearts} and <code>7♣</code></p>\n"


HOSTILE = [
    "<script>alert(1)</script>",
    "a <img src=x onerror=alert(1)> b",
    "<!-- x --><style>*{}</style>",
    "```<b>\n<i>\n```",
    "[a](<https://x/\"onmouseover='y'>)",
    '[a](https://x "<b>")',
    '![<b onerror="x">](https://x/y.png)',
    "&lt;b&gt; <b>",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_only_harmless_tags_come_out(text: str) -> None:
    html = read_prose(text).html(Speech("en"))
    assert set(re.findall(r"<(\w+)", html)) <= {"p", "a", "pre", "code"}
    for link in re.findall(r"<a[^>]*>", html):
        assert re.fullmatch(r'<a href="https?://[^"<>]*" target="_blank" rel="noopener noreferrer">', link)


@pytest.mark.parametrize(
    "address", ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "x.html"]
)
def test_an_address_that_is_not_on_the_web_leads_nowhere(address: str) -> None:
    assert read_prose(f"[look]({address})").html(Speech("en")) == "<p><a>look</a></p>\n"


def test_a_picture_is_not_loaded_its_words_stay() -> None:
    assert read_prose("![my table](https://x/y.png)").html(Speech("en")) == "<p>my table</p>\n"


def test_prose_can_be_drawn_again_in_another_language_and_deck() -> None:
    prose = read_prose("J♠")
    first, second = Speech("en"), Speech("de", "german")
    assert prose.html(first) == f"<p>{drawn(card('J♠'), first)}</p>\n"
    assert prose.html(second) == f"<p>{drawn(card('J♠'), second)}</p>\n"
    assert prose.html(first) != prose.html(second)
