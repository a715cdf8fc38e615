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
from watten_tutor.rulebook.load import load_ruleset

SHORT = ("Anna", "Ben", "Carla", "Dan", "Eva", "Franz")
LONG = (
    "Maximiliane-Theresia",
    "Bartholomäus Alfonso",
    "Wwwwwwwwwwwwwwwwwwww",
    "Giovanna d'Aragona-M",
    "Evangelina di Fassa",
    "Franz-Josef Oberhuber",
)
NASTY = ('<b>&"', "</text><x>", "Zoë'\"", "&amp;")


def _cards(signs: str):
    return tuple(card(sign) for sign in signs.split())


def position(hands=None, plays="", first=0, rules=None, **more) -> Position:
    """A position with Schlag 10 and trump ♠; `plays` in order, beginning with seat `first`."""
    held = {Seat(seat): Hand(_cards(known), unknown) for seat, (known, unknown) in (hands or {}).items()}
    ruleset = load_ruleset(rules) if rules else RuleSet()
    told = Position(ruleset, Declaration(Rank.TEN, Suit.LEAVES), held, **more)
    seats = (*told.seats[told.seats.index(Seat(first)) :], *told.seats)
    return replace(told, trick=Trick(tuple(map(Play, seats, _cards(plays)))))


FULL = {0: ("K♥ 10♠ J♠ A♠ 9♦", 0), 1: ("6♦ 10♣ Q♠ K♦ 7♥", 0), 2: ("", 5), 3: ("A♣ 8♦ 10♦ J♣", 1)}
COMPLETE = position(plays="8♠ 10♥ A♦ 7♣", dealer=Seat(3))
SIX = {
    **FULL,
    4: ("A♥ Q♦ J♦ 8♥ 9♥", 0),
    5: ("K♠ 9♠ 7♠ K♣ Q♣", 0),
}
OTHERS = {
    "six": position(plays="8♠ 10♥ A♦ 7♣ 9♠ Q♥", first=1, rules="six-handed", dealer=Seat(3)),
    "six-full": position(
        SIX, "8♣", first=2, rules="six-handed", dealer=Seat(5), won={Seat(0): 2, Seat(3): 1}
    ),
    "three": position({2: FULL[0]}, "8♠ 10♥", rules="three-handed", dealer=Seat(0), won={Seat(1): 1}),
    "two": position(
        {0: FULL[0], 1: FULL[1]}, rules="two-handed", leader=Seat(1), won={Seat(0): 1, Seat(1): 1}
    ),
    "bohemian": position(
        {3: FULL[0]}, "8♠ 10♥", rules="bohemian", table=4, out=(Seat(2),), won={Seat(0): 1, Seat(3): 2}
    ),
    "three-each": position({0: ("K♥ 9♠", 0), 2: ("", 2)}, "8♠ 10♥ A♦ 9♣", rules="wurftwatten"),
}
"""Tables that are not the usual one of four."""


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
        "hidden": (LONG, table_view(full, LONG, eyes=(0,))),
        **{
            name: (names, table_view(each, names, rules=name))
            for name, each in OTHERS.items()
            for names in [LONG[: each.at_table]]
        },
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
