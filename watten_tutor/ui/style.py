"""The one style sheet, made from the palette of the pictures.

Everything is scoped under `.wt-root`, so nothing outside is styled. Columns follow the room the view
has (a container query), not the window: in a notebook the two differ by the side bars.
"""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from functools import cache
from importlib.resources import files

from watten_tutor.core.cards import Card, Suit
from watten_tutor.core.signals import Sign
from watten_tutor.picture.art import card_svg, sign_svg
from watten_tutor.picture.gestures import gesture_svg
from watten_tutor.picture.palette import DARK, LIGHT, Palette
from watten_tutor.picture.svg import data_uri

CARD_WIDTH = 60
"""Width in pixels for which the faces of card Buttons are drawn."""

GESTURE = 44
"""Width and height of a sign of a partner on a Button."""

# A theme that the page tells (JupyterLab, Voilà) counts; else what the reader's system prefers.
_DARK_PAGES = ('[data-jp-theme-light="false"] .wt-root', "body.theme-dark .wt-root")
_UNTOLD_PAGE = "body:not([data-jp-theme-light]):not(.theme-light):not(.theme-dark) .wt-root"


@cache
def style_sheet() -> str:
    """The whole style sheet, colours first."""
    return "\n".join(
        (
            _block((".wt-root",), LIGHT),
            _block(_DARK_PAGES, DARK),
            f"@media (prefers-color-scheme: dark) {{ {_block((_UNTOLD_PAGE,), DARK)} }}",
            files(__package__).joinpath("style.css").read_text("utf-8"),
        )
    )


def _block(selectors: Iterable[str], palette: Palette) -> str:
    scheme = "dark" if palette is DARK else "light"
    roles = " ".join(f"--wt-{each.name.replace('_', '-')}: {palette[each.name]};" for each in fields(Palette))
    return f"{', '.join(selectors)} {{ color-scheme: {scheme}; {roles} }}"


def card_class(card: Card) -> str:
    """The class of Buttons that show this card.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> card_class(card("10♠"))
        'wt-card-ten-leaves'
    """
    return f"wt-card-{card.rank.name}-{card.suit.name}".lower()


def card_faces(scope: str, cards: Iterable[Card], deck: str, language: str) -> str:
    """Rules that give the Buttons of these cards their faces: a Button has room for text only.

    Args:
        scope: class of the view whose Buttons are meant.
        cards: the cards there.
        deck: french or german.
        language: whose index letters.
    """
    return _faces(scope, {card_class(each): _face(each, deck, language) for each in cards})


def suit_faces(scope: str, deck: str) -> str:
    """Rules that put the sign of its suit before the text of Buttons that name a suit."""
    return _faces(scope, {suit_class(each): _sign(each, deck) for each in Suit})


def gesture_faces(scope: str, signs: Iterable[Sign]) -> str:
    """Rules that draw each sign before the text of the Button that names it."""
    return _faces(scope, {gesture_class(each): _gesture(each) for each in signs})


def _faces(scope: str, pictures: Mapping[str, str]) -> str:
    return "\n".join(
        f".wt-root.{scope} button.{name} {{ background-image: url({uri}); }}"
        for name, uri in pictures.items()
    )


def suit_class(suit: Suit) -> str:
    """The class of Buttons that name this suit."""
    return f"wt-suit-{suit.name}".lower()


def gesture_class(sign: Sign) -> str:
    """The class of Buttons that name this sign."""
    return f"wt-gesture-{sign.value}"


@cache
def _gesture(sign: Sign) -> str:
    return data_uri(_alone(gesture_svg(sign, GESTURE)))


@cache
def _sign(suit: Suit, deck: str) -> str:
    return data_uri(_alone(sign_svg(suit, deck, 18)))


@cache
def _face(card: Card, deck: str, language: str) -> str:
    return data_uri(_alone(card_svg(card, deck, language, CARD_WIDTH)))


def _alone(svg: str) -> str:
    """An SVG made for a page, as one that stands alone."""
    return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
