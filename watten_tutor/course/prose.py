"""Markdown with cards in it: text that is read once and drawn in any deck.

Authors write cards as they are used to, `10♠` or `B♠` (the Unter), and suits as `♠`. They become tokens
of their own, so that the page can draw them. Raw HTML is shown as typed and no picture is ever loaded.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_core import StateCore
from markdown_it.token import Token

from watten_tutor.core.cards import Card, Suit
from watten_tutor.core.notation import NotationError, parse_card, parse_suit
from watten_tutor.i18n import Speech
from watten_tutor.picture.inline import sentence_html
from watten_tutor.scenario.scenario import Text

_SIGN = re.compile(r"(?<!\w)(?:(?:10|[AKQODJUBT6-9])[♣♠♥♦]|[♣♠♥♦])\ufe0f?(?!\w)")


@dataclass(frozen=True, slots=True)
class Prose:
    r"""A stretch of Markdown.

    Attributes:
        tokens: what markdown-it read, with cards and suits as tokens of their own.

    Example:
        >>> read_prose("Who *wins* <b>now</b>?").html(Speech("en"))
        '<p>Who <em>wins</em> &lt;b&gt;now&lt;/b&gt;?</p>\n'
    """

    tokens: tuple[Token, ...]

    def html(self, speech: Speech) -> str:
        """The text as HTML, everything escaped, cards and suits drawn in the deck of this speech."""
        return str(_MARKDOWN.renderer.render(self.tokens, _MARKDOWN.options, {"speech": speech}))


def read_prose(text: str) -> Prose:
    """Read Markdown."""
    return Prose(tuple(markdown_tokens(text)))


def say_signs(text: str, speech: Speech) -> str:
    """A line with its cards and suits said in the deck of this speech, for places that hold only text.

    Example:
        >>> say_signs("10♠ and ♣", Speech("en", "german")), say_signs("10♠ and ♣", Speech("en"))
        ('10 of leaves and acorns', '10♠ and ♣')
    """

    def said(found: re.Match[str]) -> str:
        sign = _card_or_suit(found[0])
        return found[0] if sign is None else speech.say(sign)

    return _SIGN.sub(said, text)


def plain_text(text: Text, speech: Speech) -> str:
    """What an author has written, as plain text in this language, its cards and suits said like all others.

    Example:
        >>> text = Text({"de": "Ein J♠?"})
        >>> plain_text(text, Speech("de")), plain_text(text, Speech("de", "german"))
        ('Ein B♠?', 'Ein Laub-Unter?')
    """
    return say_signs(text.in_language(speech.language).strip(), speech)


def markdown_tokens(text: str) -> list[Token]:
    """The tokens of a Markdown text; those of blocks know their lines."""
    return _MARKDOWN.parse(text)


class _Renderer(RendererHTML):
    """HTML for the tokens that this project draws in its own way."""

    def card_sign(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """A card or suit, drawn."""
        return sentence_html(env["speech"], "answer.value", value=tokens[idx].meta["sign"])

    def image(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """The words that stand for a picture; the picture itself is not loaded."""
        return escape(tokens[idx].content)

    def link_open(self, tokens: Sequence[Token], idx: int, options: Any, env: Any) -> str:
        """A link to the web opens beside the page; any other address leads nowhere."""
        address = str(tokens[idx].attrGet("href"))
        if not address.startswith(("https://", "http://")):
            return "<a>"
        return f'<a href="{escape(address)}" target="_blank" rel="noopener noreferrer">'


class _Markdown(MarkdownIt):
    """CommonMark without raw HTML."""

    def __init__(self) -> None:
        super().__init__("commonmark", {"html": False}, renderer_cls=_Renderer)
        self.core.ruler.push("card_sign", _find_signs)

    def validateLink(self, url: str) -> bool:
        """Read every address as one; `_Renderer` decides which of them lead anywhere."""
        return True


def _find_signs(state: StateCore) -> None:
    """Part the text tokens at the cards and suits in them."""
    for block in state.tokens:
        if block.children is not None:
            block.children = [piece for token in block.children for piece in _parted(token)]


def _parted(token: Token) -> Iterator[Token]:
    if token.type != "text":
        yield token
        return
    done = 0
    for found in _SIGN.finditer(token.content):
        sign = _card_or_suit(found[0])
        if sign is not None:
            yield Token("text", "", 0, content=token.content[done : found.start()])
            yield Token("card_sign", "", 0, content=found[0], meta={"sign": sign})
            done = found.end()
    yield Token("text", "", 0, content=token.content[done:])


def _card_or_suit(text: str) -> Card | Suit | None:
    """What the sign means; None for a card that no pack has, as 6♠."""
    try:
        return parse_card(text) if text[0].isalnum() else parse_suit(text)
    except NotationError:
        return None


_MARKDOWN = _Markdown()
