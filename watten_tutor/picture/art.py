"""Our own drawings: the signs of the suits, crowns and marks, and what stands on a card.

Each sign is a handful of shapes in a box of 100×100. The four suits of a deck differ in outline, in
hue *and* in pattern (hatching, veins, a gleam, a band), so that they can be told apart in grey, by
colour-blind players and at 14 pixels. No sign is copied from a pack of cards.
"""

from functools import lru_cache

from watten_tutor.core.cards import WELI, Card, Rank, Suit
from watten_tutor.i18n import Speech
from watten_tutor.picture.metrics import text_width
from watten_tutor.picture.palette import LIGHT, THEMES, Palette
from watten_tutor.picture.vector import (
    Drawn,
    Mark,
    Shape,
    Written,
    elements,
    ellipse,
    number,
    placed,
    rounded,
)

CARD_HEIGHT = 1.48
"""Height of a card for a width of 1."""

_HEART = (
    "M50 92 C44 86 8 64 8 35 C8 19 20 9 32 9 C41 9 47 14 50 22 "
    "C53 14 59 9 68 9 C80 9 92 19 92 35 C92 64 56 86 50 92 Z"
)
_LOBES = tuple(ellipse(x, y, 20.5) for x, y in ((50, 28), (27, 58), (73, 58)))

SIGNS: dict[str, dict[Suit, tuple[Shape, ...]]] = {
    "german": {
        Suit.ACORNS: (
            Shape("M50 20 C49 12 53 7 61 4", stroke="#3d4f1d", width=6),
            Shape(
                "M26 46 C25 66 35 82 46 88 C48 90 49 94 50 98 C51 94 52 90 54 88 C65 82 75 66 74 46 Z",
                "#c58f3c",
                "#5b3d1a",
                3.5,
            ),
            Shape("M35 56 C36 66 40 74 45 79", stroke="#f3d79b", width=4.5),
            Shape(
                "M18 49 C14 29 30 17 50 17 C70 17 86 29 82 49 C72 56 28 56 18 49 Z", "#7d9440", "#3d4f1d", 3.5
            ),
            Shape(
                "M33 23 L61 52 M50 18 L76 47 M22 33 L42 53 M67 23 L39 52 M50 18 L24 47 M78 33 L58 53",
                stroke="#3d4f1d",
                width=2.6,
            ),
        ),
        Suit.LEAVES: (
            Shape("M50 64 C50 80 48 88 43 96", stroke="#1c5129", width=6.5),
            Shape(
                "M50 4 C42 20 11 33 10 58 C10 74 24 82 37 78 C44 76 48 71 50 67 "
                "C52 71 56 76 63 78 C76 82 90 74 90 58 C89 33 58 20 50 4 Z",
                "#45a052",
                "#1c5129",
                3.5,
            ),
            Shape(
                "M50 20 L50 68 M50 36 C43 39 36 43 30 49 M50 36 C57 39 64 43 70 49 "
                "M50 52 C42 55 34 60 27 67 M50 52 C58 55 66 60 73 67",
                stroke="#1c5129",
                width=3,
            ),
            Shape("M22 47 C26 40 32 35 38 31", stroke="#b9e3b4", width=4),
        ),
        Suit.HEARTS: (
            Shape(_HEART, "#d23a2e", "#7d1a14", 3.5),
            Shape("M82 30 C84 50 64 68 50 79", stroke="#9c231b", width=6),
            Shape("M20 36 C20 27 25 21 32 20", stroke="#ffe1d8", width=6),
        ),
        Suit.BELLS: (
            Shape("M41 21 C41 4 59 4 59 21", stroke="#85590b", width=5),
            Shape(ellipse(50, 57, 38), "#f0b92f", "#85590b", 3.5),
            Shape("M13 50 C30 57 70 57 87 50 L87 62 C70 69 30 69 13 62 Z", "#fde9a9", "#85590b", 3),
            Shape("M38 79 C45 84 55 84 62 79", stroke="#5a3b06", width=5),
            Shape(f"{ellipse(37, 78, 5)} {ellipse(63, 78, 5)}", "#5a3b06"),
            Shape("M25 41 C29 34 35 29 42 27", stroke="#fff6d6", width=5),
        ),
    },
    "french": {
        Suit.ACORNS: (
            Shape("M50 44 C50 74 44 88 33 95 L67 95 C56 88 50 74 50 44 Z", "#14603f", "#14603f", 4),
            Shape(" ".join(_LOBES), "#14603f", "#0b3d28", 2),
            Shape(ellipse(50, 50, 12), "#14603f"),
            Shape(" ".join(ellipse(x, y, 6.5) for x, y in ((50, 28), (27, 58), (73, 58))), "#a9dcc0"),
        ),
        Suit.LEAVES: (
            Shape("M50 60 C50 78 45 88 35 95 L65 95 C55 88 50 78 50 60 Z", "#1d2740", "#1d2740", 4),
            Shape(
                "M50 4 C43 22 9 38 9 61 C9 79 28 86 41 76 C45 73 48 69 50 66 "
                "C52 69 55 73 59 76 C72 86 91 79 91 61 C91 38 57 22 50 4 Z",
                "#1d2740",
                "#0d1322",
                2,
            ),
            Shape("M50 26 L50 56 M36 42 L36 62 M64 42 L64 62", stroke="#aab8dc", width=4),
        ),
        Suit.HEARTS: (
            Shape(_HEART, "#cf2434", "#8c0f1d", 2),
            Shape("M20 36 C20 27 25 21 32 20", stroke="#ffd9d9", width=6),
        ),
        Suit.BELLS: (
            Shape(
                "M50 3 C60 22 72 37 87 50 C72 63 60 78 50 97 C40 78 28 63 13 50 C28 37 40 22 50 3 Z",
                "#e8862a",
                "#a3530c",
                2,
            ),
            Shape(
                "M50 28 C55 37 61 44 68 50 C61 56 55 63 50 72 C45 63 39 56 32 50 C39 44 45 37 50 28 Z",
                "#fbd9a6",
                "#a3530c",
                2.5,
            ),
        ),
    },
}
"""For each deck and suit the shapes, those underneath first."""

CROWN = (
    Shape("M12 78 L6 30 L30 50 L50 16 L70 50 L94 30 L88 78 Z", "#eebc45", "#85590b", 4),
    Shape("M14 88 L86 88", stroke="#85590b", width=7),
    Shape(" ".join(ellipse(x, y, 6) for x, y in ((6, 26), (50, 12), (94, 26))), "#b3372b", "#85590b", 2.5),
)
STAR = "M50 4 L61.8 37 L97 38 L69 59.5 L79 93 L50 73 L21 93 L31 59.5 L3 38 L38.2 37 Z"
BAR = "M26 74 L74 26"  # across a disc: may not be played


def sign(suit: Suit, deck: str) -> tuple[Mark, ...]:
    """The sign of a suit in a box of 100×100."""
    return tuple(Drawn(shape) for shape in SIGNS[deck][suit])


def sign_svg(suit: Suit, deck: str, size: float = 16) -> str:
    """The sign as a small SVG to stand in a line of text; say the suit in words beside it.

    A pale edge, unseen on paper, keeps dark signs readable on a dark page.

    Example:
        >>> sign_svg(Suit.HEARTS, "german", 14)[:69]
        '<svg class="wt-sign" width="14" height="14" viewBox="-5 -5 110 110" a'
    """
    edge = [
        Drawn(Shape(shape.path, shape.fill and LIGHT["card"], LIGHT["card"], shape.width + 9))
        for shape in SIGNS[deck][suit]
    ]
    return (
        f'<svg class="wt-sign" width="{size:g}" height="{size:g}" viewBox="-5 -5 110 110" '
        f'aria-hidden="true" focusable="false">{elements((*edge, *sign(suit, deck)))}</svg>'
    )


@lru_cache(maxsize=512)
def face(card: Card, deck: str, lang: str, ink: str, *, beside: bool = False) -> tuple[Mark, ...]:
    """What is printed on a card, in a box of 100×148, without the card itself.

    The index stands top left. Court cards tell their rank by height as well: the King has a crown, the
    Ober's sign hangs high, the Unter's low; the Ace has two signs, the Weli its name.

    Args:
        card: which card.
        deck: french or german signs.
        lang: whose index letters.
        ink: colour of the index.
        beside: set the sign beside the rank, not below it, to be read when only the top is seen.
    """
    speech = Speech(lang, deck)
    one = sign(card.suit, deck)
    rank = speech.rank_sign(card.rank)
    size = 34.0
    room = text_width(rank, size, bold=True)
    marks: list[Mark] = [Written(rank, 8 + room / 2, 34, size, ink, bold=True, serif=True)]
    marks += placed(one, 12 + room, 8, 0.28) if beside else placed(one, 8 + max(room - 27, 0) / 2, 42, 0.27)
    for x, y, scale in _PLACES.get(card.rank, ((38, 78, 0.56),)):
        marks += placed(one, x, y, scale)
    if card.rank is Rank.KING:
        marks += placed(CROWN_MARKS, 48, 44, 0.36)
    if card.rank in _SASH:
        marks.append(Drawn(_SASH[card.rank]))
    if card == WELI:
        marks.append(Written(speech.catalogue.text("card.weli"), 66, 60, 21, ink, serif=True))
    return tuple(marks)


CROWN_MARKS = tuple(Drawn(shape) for shape in CROWN)
_PLACES = {
    Rank.ACE: ((58, 46, 0.36), (30, 84, 0.52)),
    Rank.KING: ((38, 84, 0.54),),
    Rank.OBER: ((40, 50, 0.52),),
    Rank.UNTER: ((38, 86, 0.52),),
    Rank.SIX: ((40, 72, 0.52),),  # below the Weli's name
}
_SASH = {
    Rank.OBER: Shape(
        "M34 118 C50 112 76 112 92 118 M34 130 C50 124 76 124 92 130", stroke="#c8963e", width=4
    ),
    Rank.UNTER: Shape("M40 62 C52 56 78 56 92 62 M40 74 C52 68 78 68 92 74", stroke="#c8963e", width=4),
}


def card_body(fill: str, line: str) -> tuple[Mark, ...]:
    """An empty card with its shadow, in a box of 100×148."""
    return (
        Drawn(Shape(rounded(100, 148, 12), "#000000", opacity=0.22), 1.5, 3),
        Drawn(Shape(rounded(98.4, 146.4, 11.5, 0.8, 0.8), fill, line, 1.6)),
    )


def card_back(fill: str, pattern: str, line: str) -> tuple[Mark, ...]:
    """The back of a card: a frame and a lattice."""
    lattice = " ".join(
        f"M{x} {max(y, 14)} L{x + 12} {y + 15} L{x} {y + 30} L{x - 12} {y + 15} Z"
        for y in range(14, 128, 30)
        for x in (26, 50, 74)
    )
    return (
        *card_body(line, line),
        Drawn(Shape(rounded(90, 138, 9, 5, 5), fill)),
        Drawn(Shape(lattice, stroke=pattern, width=2.2, opacity=0.75)),
        Drawn(Shape(rounded(80, 128, 6, 10, 10), stroke=pattern, width=2)),
    )


def card_marks(
    card: Card | None, deck: str, lang: str, palette: Palette, *, dimmed: bool = False, beside: bool = False
) -> list[Mark]:
    """A whole card, or its back if it is not known, in a box of 100×148."""
    if card is None:
        return [*card_back(palette["back"], palette["back2"], palette["card"])]
    body = card_body(palette["card_dim" if dimmed else "card"], palette["card_line"])
    printed = face(card, deck, lang, palette["card_ink"], beside=beside)
    return [*body, *placed(printed, 0, 0, opacity=0.4 if dimmed else 1)]


def card_svg(
    card: Card | None, deck: str, lang: str, width: float = 74, *, dimmed: bool = False, theme: str = "light"
) -> str:
    """One card as an SVG to stand on a page, hidden from screen readers: say the card beside it.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> card_svg(card("K♥"), "german", "de", 48).startswith('<svg class="wt-card-art" width="48"')
        True
    """
    marks = card_marks(card, deck, lang, THEMES[theme], dimmed=dimmed)
    height = number(width * CARD_HEIGHT)
    return (
        f'<svg class="wt-card-art" width="{width:g}" height="{height}" viewBox="0 0 102 151" '
        f'aria-hidden="true" focusable="false">{elements(marks)}</svg>'
    )
