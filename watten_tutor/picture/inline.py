"""Sentences on a page: text escaped, cards and suits drawn in the deck chosen."""

from html import escape

from watten_tutor.core.cards import Card, Suit
from watten_tutor.i18n import Segment, Speech
from watten_tutor.picture.art import sign_svg

SIGN = 17
"""Width of a suit's sign inside a sentence, in pixels."""


def sentence_html(speech: Speech, key: str, /, **facts: object) -> str:
    """A message as HTML.

    Cards carry their names for readers that do not see the drawing.

    Example:
        >>> sentence_html(Speech("en"), "answer.value", value="<b>")
        '&lt;b&gt;'
    """
    return "".join(_piece(each, speech) for each in speech.segments(key, facts))


def _piece(piece: Segment, speech: Speech) -> str:
    if isinstance(piece, Card):
        return _drawn(speech.card_name(piece), speech.rank_sign(piece.rank), piece.suit, speech.deck)
    if isinstance(piece, Suit):
        return _drawn(speech.suit_name(piece), "", piece, speech.deck)
    return escape(piece)


def _drawn(name: str, rank: str, suit: Suit, deck: str) -> str:
    """Rank and sign, kept on one line, named for those who hear the page."""
    name = escape(name)
    seen = f'<span aria-hidden="true">{rank}{sign_svg(suit, deck, SIGN)}</span>'
    return f'<span class="wt-c" role="img" aria-label="{name}" title="{name}">{seen}</span>'
