"""Cards, suits and ranks as people write them, in three languages and for both decks.

`K♥`, `♥K`, `KH`, `10♠`, `TS`, `Herz-König`, `Re di Cuori`, `king of hearts`, `Maxi` and so on. Two
places need care:

- A single letter names a suit only *behind* the rank (C S H D). In front it is refused: `S7` would be
  the 7 of spades for one reader and the 7 of bells (Schellen) for another.
- `D` is the Ober (Dame) in front and diamonds behind, so position decides.
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache

from watten_tutor.core.cards import WELI, Card, Rank, Suit, card, sort_cards
from watten_tutor.core.errors import WattenError
from watten_tutor.core.spelling import NICKNAMES, RANK_NAMES, SUIT_NAMES

UNKNOWN = "_"
"""How a card is written that is held but not told."""

_BELLI = (WELI, card("7♦"))
_LETTERS = {"c": Suit.ACORNS, "s": Suit.LEAVES, "h": Suit.HEARTS, "d": Suit.BELLS}
_JOINING = frozenset(["of", "the", "di", "de", "del", "della", "dei", "delle", "von", "der", "die", "das"])
_INVISIBLE = dict.fromkeys(map(ord, "\ufe0e\ufe0f\u200b\u200c\u200d\u2060\ufeff"))
"""Variation selectors and joiners, which phones put behind suit signs."""
_MOST_WORDS = 4
"""Words of the longest name of a card, as in `king of the hearts`."""
_LONGEST = 40
"""No card has a longer name, so a longer text is not looked at closely."""


class NotationError(WattenError):
    """Text that names no card, suit or rank, or not one alone.

    Attributes:
        found: the text.
        candidates: what it could have meant; may be empty.
    """

    def __init__(self, code: str, found: str, candidates: Iterable[Card | Suit | Rank | str] = ()) -> None:
        """Keep the text and what it could mean."""
        self.found = found
        self.candidates = tuple(candidates)
        super().__init__(code, found=self.found, candidates=self.candidates)


def fold(text: str) -> str:
    """Text without case, accents, invisible signs and doubled blanks, for comparing names.

    Example:
        >>> fold("Herz-Ko\u0308nig"), fold("K♥\ufe0f")
        ('herz-konig', 'k♥')
    """
    plain = unicodedata.normalize("NFD", text.translate(_INVISIBLE).casefold())
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())


_RANKS = {fold(name): rank for rank, names in RANK_NAMES.items() for name in names.split()}
_SHORT_RANKS = frozenset(["10", "9", "8", "7", "6", "a", "k", "q", "o", "d", "j", "u", "b", "t"])
"""Before a suit letter a rank is a sign or a letter: `AS` is A♠, `Ass` no card but the Ace."""
_SUITS = {fold(name): suit for suit, names in SUIT_NAMES.items() for name in names.split()}


def parse_card(text: str, kritische: Iterable[Card] = ()) -> Card:
    """The one card this text names.

    Args:
        text: any notation, blanks around it do not matter.
        kritische: the Kritische of the rule set in hand; they tell which card `Belli` is.

    Raises:
        NotationError: `card-letter-in-front`, `card-rank-only`, `card-none`, `card-belli` or
            `card-unreadable`.

    Example:
        >>> [str(parse_card(text)) for text in ("♥K", "ts", "Schellen-Ober", "Re di Cuori")]
        ['K♥', '10♠', 'Q♦', 'K♥']
    """
    return _parse_card(text, tuple(kritische))


@lru_cache(maxsize=4096)
def _parse_card(text: str, kritische: tuple[Card, ...]) -> Card:
    if fold(text) == "belli":
        return _belli(text, kritische)
    found = _read_card(text)
    if found is None:
        raise _no_card(text)
    if isinstance(found, Card):
        return found
    raise NotationError("card-none", text, [WELI])


@lru_cache(maxsize=4096)
def _read_card(text: str) -> Card | Rank | None:
    """The card a text names; the rank alone for a six that does not exist; None for no card."""
    folded = fold(text)
    if folded in NICKNAMES:
        return NICKNAMES[folded]
    found = _rank_and_suit(_compact(folded))
    if found is None:
        return None
    rank, suit = found
    return rank if rank is Rank.SIX and suit is not WELI.suit else Card(suit, rank)


def _compact(folded: str) -> str:
    """A text of several words as one, without `of`, `di` and the like."""
    words = folded.replace("-", " ").split()
    return "".join(word for word in words if word not in _JOINING)


def _rank_and_suit(compact: str) -> tuple[Rank, Suit] | None:
    """Read text without blanks as rank and suit in either order; a suit letter only behind."""
    if len(compact) > _LONGEST:
        return None
    for split in range(1, len(compact)):
        front, back = compact[:split], compact[split:]
        rank, suit = _RANKS.get(front), _SUITS.get(back)
        if rank and suit:
            return rank, suit
        if front in _SHORT_RANKS and back in _LETTERS:
            return _RANKS[front], _LETTERS[back]
        rank, suit = _RANKS.get(back), _SUITS.get(front)
        if rank and suit:
            return rank, suit
    return None


def _belli(text: str, kritische: tuple[Card, ...]) -> Card:
    """The second Kritischer of the set: 6♦ or 7♦. Where both or neither are, the word says nothing."""
    named = [each for each in _BELLI if each in kritische]
    if len(named) != 1:
        raise NotationError("card-belli", text, _BELLI)
    return named[0]


def _no_card(text: str) -> NotationError:
    """What to tell about a text that names no card."""
    folded = fold(text)
    rank = _RANKS.get(folded[1:].lstrip(" -"))
    if folded[:1].isalpha() and rank is not None:
        meant = _cards_of(rank, _suits_beginning(folded[0]))
        if meant:
            return NotationError("card-letter-in-front", text, meant)
    if folded in _RANKS:
        return NotationError("card-rank-only", text, _cards_of(_RANKS[folded], Suit))
    known = [*_RANKS, *_SUITS, *NICKNAMES]
    words = folded.replace("-", " ").split() if len(folded) <= _LONGEST else []
    mended = _read_card(" ".join((get_close_matches(word, known, 1) or [word])[0] for word in words))
    return NotationError("card-unreadable", text, [mended] if isinstance(mended, Card) else [])


def _cards_of(rank: Rank, suits: Iterable[Suit]) -> list[Card]:
    return [Card(suit, rank) for suit in suits if rank is not Rank.SIX or suit is WELI.suit]


def _suits_beginning(letter: str) -> list[Suit]:
    return [suit for suit in Suit if any(name.startswith(letter) for name in SUIT_NAMES[suit].split())]


@dataclass(frozen=True, slots=True)
class Word:
    """One card as it stands in a longer text.

    Attributes:
        text: the characters that name it.
        offset: how many characters stand before it.
    """

    text: str
    offset: int


def card_words(text: str) -> tuple[Word, ...]:
    """Where each card of a hand written as one text stands.

    Cards are separated by commas or blanks. Blanks also part the words of one card, so with several
    words to a card commas are the clearer way.

    Example:
        >>> [word.text for word in card_words("J♠ 10♥")]
        ['J♠', '10♥']
        >>> [word.text for word in card_words("Re di Cuori, Weli")]
        ['Re di Cuori', 'Weli']
    """
    words: list[Word] = []
    start = 0
    for part in text.split(","):
        words += _joined(text, _blank_separated(part, start))
        start += len(part) + 1
    return tuple(words)


def _joined(text: str, pieces: list[Word]) -> list[Word]:
    """The pieces, those that name a card only together put together; the longest run counts."""
    words = []
    place = 0
    while place < len(pieces):
        first = pieces[place]
        alone = first.text == UNKNOWN or _read_card(first.text) is not None
        for last in () if alone else reversed(pieces[place + 1 : place + _MOST_WORDS]):
            run = text[first.offset : last.offset + len(last.text)]
            if isinstance(_read_card(run), Card):
                words.append(Word(run, first.offset))
                place = pieces.index(last)
                break
        else:
            words.append(first)
        place += 1
    return words


def _blank_separated(part: str, start: int) -> list[Word]:
    words = []
    place = 0
    for piece in part.split():
        place = part.index(piece, place)
        words.append(Word(piece, start + place))
        place += len(piece)
    return words


def parse_cards(text: str, kritische: Iterable[Card] = ()) -> tuple[Card | None, ...]:
    """The cards of a hand written as one text, in the order written; None for an unknown card.

    Raises:
        NotationError: for the first word that names no card.

    Example:
        >>> parse_cards("Maxi, 10 di foglie, _")
        (card('K♥'), card('10♠'), None)
    """
    known = tuple(kritische)
    return tuple(None if word.text == UNKNOWN else parse_card(word.text, known) for word in card_words(text))


def _nearest(folded: str, spellings: Iterable[str]) -> list[str]:
    """The spelling most like a word, as it is listed, if there is one."""
    listed = {fold(name): name for names in spellings for name in names.split()}
    return [listed[name] for name in get_close_matches(folded[:_LONGEST], listed, 1)]


def parse_suit(text: str) -> Suit:
    """The suit this text names.

    A letter alone is refused: S is spades in one language and Schellen, which are bells, in another.

    Raises:
        NotationError: `suit-letter` or `suit-unreadable`.

    Example:
        >>> parse_suit("Laub"), parse_suit("picche"), parse_suit("♠")
        (<Suit.LEAVES: '♠'>, <Suit.LEAVES: '♠'>, <Suit.LEAVES: '♠'>)
    """
    folded = fold(text)
    if folded in _SUITS:
        return _SUITS[folded]
    if len(folded) == 1 and folded.isalpha():
        raise NotationError("suit-letter", text, _suits_beginning(folded) or Suit)
    raise NotationError("suit-unreadable", text, _nearest(folded, SUIT_NAMES.values()) or Suit)


def parse_rank(text: str) -> Rank:
    """The rank this text names, from the Ace down to the six.

    Raises:
        NotationError: `rank-is-card` if a whole card is named, else `rank-unreadable`.

    Example:
        >>> parse_rank("König"), parse_rank("10"), parse_rank("fante")
        (<Rank.KING: 'K'>, <Rank.TEN: '10'>, <Rank.UNTER: 'J'>)
    """
    folded = fold(text)
    if folded in _RANKS:
        return _RANKS[folded]
    try:
        whole = parse_card(text)
    except NotationError:
        raise NotationError("rank-unreadable", text, _nearest(folded, RANK_NAMES.values()) or Rank) from None
    raise NotationError("rank-is-card", text, [whole.rank])


def format_card(each: Card | None) -> str:
    """The card as files and answers write it, `_` for an unknown one.

    Example:
        >>> format_card(parse_card("king of hearts")), format_card(None)
        ('K♥', '_')
    """
    return UNKNOWN if each is None else str(each)


def letters(each: Card) -> str:
    """The card without signs, as every keyboard can type it.

    Example:
        >>> letters(card("10♥")), letters(card("K♠"))
        ('10H', 'KS')
    """
    letter = next(letter for letter, suit in _LETTERS.items() if suit is each.suit)
    return f"{each.rank.value}{letter.upper()}"


def format_cards(cards: Iterable[Card], unknown: int = 0) -> str:
    """A hand as files write it: in the order ♣ ♠ ♥ ♦ and A…6, unknown cards last.

    Example:
        >>> format_cards(parse_cards("10♥ J♠"), unknown=1)
        'J♠ 10♥ _'
    """
    return " ".join([*map(str, sort_cards(cards)), *[UNKNOWN] * unknown])
