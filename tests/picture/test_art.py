"""The suits can be told apart, and cards carry the letters of their language."""

from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from watten_tutor.core.cards import WELI, Suit, card, deck
from watten_tutor.i18n import DECKS, LANGUAGES, Speech
from watten_tutor.picture import art
from watten_tutor.picture.metrics import fit, text_width
from watten_tutor.picture.palette import DARK, LIGHT, ROLES
from watten_tutor.picture.vector import Written


def _main_fill(suit, style):
    """The colour of the largest filled shape: the longest path that is filled."""
    return max(
        (shape for shape in art.SIGNS[style][suit] if shape.fill), key=lambda shape: len(shape.path)
    ).fill


def _channels(colour):
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]


def _grey(colour):
    return sum(part * share for part, share in zip(_channels(colour), (0.299, 0.587, 0.114), strict=True))


@pytest.mark.parametrize("style", DECKS)
def test_suits_differ_in_shape_fill_and_pattern(style):
    signs = art.SIGNS[style]
    assert set(signs) == set(Suit)
    for one, other in combinations(Suit, 2):
        assert not {shape.path for shape in signs[one]} & {shape.path for shape in signs[other]}
        assert not {shape.fill for shape in signs[one]} & {shape.fill for shape in signs[other]} - {""}
        hue = [
            abs(a - b)
            for a, b in zip(
                _channels(_main_fill(one, style)), _channels(_main_fill(other, style)), strict=True
            )
        ]
        assert max(hue) > 40, (one, other)
    # The pattern: strokes and marks upon the body, of another number or another make for each suit.
    patterns = {suit: tuple((bool(each.fill), each.width) for each in signs[suit]) for suit in Suit}
    assert len(set(patterns.values())) == 4
    assert all(len(shapes) >= 2 for shapes in signs.values())


def test_the_brightest_and_the_darkest_suit_differ_in_grey():
    for style in DECKS:
        greys = sorted(_grey(_main_fill(suit, style)) for suit in Suit)
        assert greys[-1] - greys[0] > 60


@pytest.mark.parametrize("style", DECKS)
def test_paths_are_absolute_and_inside_the_box(style):
    for shapes in art.SIGNS[style].values():
        for shape in shapes:
            letters = {letter for letter in shape.path if letter.isalpha()}
            assert letters <= set("MLCQAZ"), shape
            plain = shape.path.translate(str.maketrans("MLCQAZ", "      "))
            assert all(-2 <= float(each) <= 101 for each in plain.split()), shape


@pytest.mark.parametrize(
    ("lang", "style", "letters"),
    [("en", "french", "AKQJ"), ("de", "french", "AKDB"), ("it", "french", "AKQJ")]
    + [(lang, "german", "AKOU") for lang in LANGUAGES],
)
def test_index_letters(lang, style, letters):
    printed = [art.face(card(f"{rank}♥"), style, lang, "#000")[0] for rank in "AKQJ"]
    assert all(isinstance(mark, Written) for mark in printed)
    assert "".join(mark.text for mark in printed) == letters


def test_only_the_weli_bears_its_name():
    named = [
        each
        for each in deck()
        if any(
            isinstance(mark, Written) and mark.text == "Weli"
            for mark in art.face(each, "german", "de", "#000")
        )
    ]
    assert named == [WELI]


@pytest.mark.parametrize("beside", [False, True])
def test_the_name_of_the_weli_is_clear_of_every_mark_on_a_card(beside):
    marks = art.face(WELI, "german", "de", "#000", beside=beside)
    [name] = [mark for mark in marks if isinstance(mark, Written) and mark.text == "Weli"]
    half = text_width(name.text, name.size) / 2
    assert 35 < name.x - half < name.x + half < 98  # right of the small sign below the index
    assert name.y - name.size * 0.75 > 40  # below the disc with the number, or the sign beside the index
    assert name.y < 72  # above the large sign, far above star, badge and bar at the foot


def test_faces_of_the_whole_pack_are_distinct():
    for style in DECKS:
        assert len({art.card_svg(each, style, "de") for each in (None, *deck())}) == 34


@pytest.mark.parametrize("style", DECKS)
@pytest.mark.parametrize("suit", list(Suit))
def test_inline_sign_is_hidden_from_readers(suit, style):
    root = ElementTree.fromstring(art.sign_svg(suit, style, 14))
    assert (root.get("aria-hidden"), root.get("width")) == ("true", "14")
    assert len(root) == 2 * len(art.SIGNS[style][suit])  # each shape and its pale edge


def test_a_dimmed_card_is_fainter():
    plain, dimmed = (art.card_svg(card("K♥"), "german", "de", 48, dimmed=flag) for flag in (False, True))
    assert plain.count("opacity") < dimmed.count("opacity")
    assert LIGHT["card_dim"] in dimmed


def test_both_themes_have_every_role_as_a_colour():
    for palette in (LIGHT, DARK):
        for role in ROLES:
            assert len(_channels(palette[role])) == 3
    with pytest.raises(KeyError):
        LIGHT["__class__"]


@given(st.text(max_size=20), st.floats(20, 300), st.booleans())
def test_fitted_text_fits(text, room, bold):
    shown, size = fit(text, room, 14, 9, bold)
    assert 9 <= size <= 14
    assert text_width(shown, size, bold) <= room + 0.01
    assert shown == text or shown.endswith("…") or shown == ""


def test_widths_are_no_less_than_dejavu():
    """A few letters of DejaVu Sans and Serif, in hundredths of the font size, as the font files have them."""
    for letters, bold, least in (
        ("W", False, 102.8),
        ("i", False, 32.0),
        ("m", True, 105.8),
        ("0", True, 69.6),
    ):
        assert text_width(letters, 100, bold) >= least
    assert text_width("Wien", 10) == text_width("Wién", 10)
    assert text_width("\U0001f0cf", 10) >= 10


def test_card_art_says_what_speech_says():
    assert art.face(card("Q♠"), "german", "it", "#000")[0].text == Speech("it", "german").rank_sign(
        card("Q♠").rank
    )
