"""Moves, cards, teams and scores in few words, to be written to a file and read back."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields

from watten_tutor.core.cards import Card, Rank, Suit, card
from watten_tutor.core.round import moves as kinds
from watten_tutor.core.round.moves import Move
from watten_tutor.core.seats import Seat, Team
from watten_tutor.core.signals import Sign

WORDS: Mapping[str, type] = {
    "draw": kinds.Draw,
    "cut": kinds.Cut,
    "take": kinds.Take,
    "leave": kinds.Leave,
    "ask": kinds.AskSchoeneres,
    "redeal": kinds.Redeal,
    "swap": kinds.OfferSwap,
    "agree": kinds.Agree,
    "refuse": kinds.Refuse,
    "show": kinds.Show,
    "schlag": kinds.NameSchlag,
    "trump": kinds.NameTrump,
    "maschine": kinds.ShowMaschine,
    "hide": kinds.HideMaschine,
    "choose": kinds.Choose,
    "out": kinds.StayOut,
    "in": kinds.StayIn,
    "pick": kinds.TakeTurned,
    "left": kinds.LeaveTurned,
    "exchange": kinds.Exchange,
    "lay": kinds.Lay,
    "bet": kinds.MakeBet,
    "sign": kinds.Signal,
    "talk": kinds.Talk,
    "infringe": kinds.Infringe,
}
"""Every kind of move by its word."""

_WORD = {kind: word for word, kind in WORDS.items()}


def cards(signs: str) -> tuple[Card, ...]:
    """Cards with blanks between; `-` for none."""
    return () if signs == "-" else tuple(card(sign) for sign in signs.split())


def signs(found: Iterable[Card]) -> str:
    """The same, written."""
    return " ".join(map(str, found)) or "-"


_READ: Mapping[str, Callable[[str], object]] = {
    "at": int,
    "card": card,
    "thrown": card,
    "schlag": Rank,
    "trump": Suit,
    "choice": str,
    "do": str,
    "what": str,
    "sign": Sign,
    "cards": cards,
}
"""How the parts of a move are read."""


def word_of(move: Move) -> str:
    """The word for a kind of move."""
    return _WORD[type(move)]


def write_move(move: Move) -> str:
    """A move as `seat word part`, and `call` behind a card with which somebody calls."""
    parts = [_written(getattr(move, each.name)) for each in fields(move)[1:]]
    return " ".join([str(int(move.seat)), word_of(move), *filter(None, parts)])


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "call" if value else ""
    if isinstance(value, tuple):
        return signs(value)
    return str(getattr(value, "value", value))


def read_move(line: str) -> Move:
    """The move written so."""
    seat, word, *rest = line.split(maxsplit=2)
    kind = WORDS[word]
    if kind is kinds.Lay:
        sign, *called = rest[0].split()
        return kinds.Lay(Seat(seat), card(sign), called=called == ["call"])
    names = [each.name for each in fields(kind)[1:]]
    return kind(Seat(seat), *(_READ[name](part) for name, part in zip(names, rest, strict=True)))


def by_seat(found: Iterable[tuple[Seat, Card]]) -> str:
    """Cards by whose they are, as `0 A♣ 2 9♥`."""
    return " ".join(f"{int(seat)} {each}" for seat, each in found)


def team(found: Iterable[Seat]) -> str:
    """Seats as `0+2`."""
    return "+".join(str(int(seat)) for seat in found)


def points(found: Mapping[Team, int]) -> str:
    """Points of each team as `0+2 5, 1+3 0`."""
    return ", ".join(f"{team(each)} {number}" for each, number in found.items())


def read_points(text: str) -> dict[Team, int]:
    """The same, read."""
    found = (part.split() for part in text.split(", "))
    return {Team(Seat(seat) for seat in seats.split("+")): int(number) for seats, number in found}
