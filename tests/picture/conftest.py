"""Tables as full as they get, for the layout and both back ends."""

from dataclasses import replace

import pytest

from watten_tutor.core.cards import Rank, Suit, card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick
from watten_tutor.picture.view import TableView, table_view

SHORT = ("Anna", "Ben", "Carla", "Dan")
LONG = ("Maximiliane-Theresia", "Bartholomäus Alfonso", "Wwwwwwwwwwwwwwwwwwww", "Giovanna d'Aragona-M")
NASTY = ('<b>&"', "</text><x>", "Zoë'\"", "&amp;")


def _cards(signs: str):
    return tuple(card(sign) for sign in signs.split())


def position(hands=None, plays="", first=0, **more) -> Position:
    """A position with Schlag 10 and trump ♠; `plays` in order, beginning with seat `first`."""
    laid = tuple(Play(Seat((first + turn) % 4), each) for turn, each in enumerate(_cards(plays)))
    held = {Seat(seat): Hand(_cards(known), unknown) for seat, (known, unknown) in (hands or {}).items()}
    return Position(RuleSet(), Declaration(Rank.TEN, Suit.LEAVES), held, Trick(laid), **more)


FULL = {0: ("K♥ 10♠ J♠ A♠ 9♦", 0), 1: ("6♦ 10♣ Q♠ K♦ 7♥", 0), 2: ("", 5), 3: ("A♣ 8♦ 10♦ J♣", 1)}
COMPLETE = position(plays="8♠ 10♥ A♦ 7♣", dealer=Seat(3))


def _views() -> dict[str, tuple[tuple[str, ...], TableView]]:
    full = position(FULL, "8♠ 10♥ A♥ 9♣", first=1, won={Seat(0): 2, Seat(1): 1})
    crowded = replace(
        table_view(full, LONG, rules="Tyrolean with every option there is", illegal=(card("A♥"), card("6♦"))),
        called=True,
    )
    lead = position({0: ("J♠ 10♠", 0), 1: ("K♥ 6♦ 7♣ 9♦", 0)}, leader=Seat(1))
    return {
        "trick": (SHORT, table_view(COMPLETE, SHORT, rules="Tyrolean")),
        "long": (LONG, table_view(COMPLETE, LONG)),
        "crowded": (LONG, crowded),
        "lead": (SHORT, table_view(lead, SHORT, rules="Tyrolean")),
        "nasty": (NASTY, table_view(full, NASTY, rules='<script>"&')),
        "hidden": (LONG, table_view(full, LONG, eyes=(0,), partners=False)),
    }


VIEWS = _views()


@pytest.fixture(params=VIEWS, ids=str)
def table(request) -> tuple[tuple[str, ...], TableView]:
    """Names and view of each of the tables in turn."""
    return VIEWS[request.param]


@pytest.fixture
def complete() -> Position:
    """The trick 8♠ 10♥ A♦ 7♣, which Dan's Spitz wins."""
    return COMPLETE


@pytest.fixture
def crowded() -> TableView:
    """Everything at once: long names, full hands, marks, tricks, a call."""
    return VIEWS["crowded"][1]


@pytest.fixture
def nasty() -> TableView:
    """Names made to break out of the markup."""
    return VIEWS["nasty"][1]
