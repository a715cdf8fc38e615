"""What is to be seen of a table: plain data, the one input of every picture of it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from watten_tutor.core.cards import Card, Rank, Suit
from watten_tutor.core.errors import WattenError
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.round import Drawing
from watten_tutor.core.round.retold import is_draw, retold
from watten_tutor.core.round.view import face_down
from watten_tutor.core.seats import Seat, Team, clockwise_from
from watten_tutor.core.trick import Play, best_play


class Place(Enum):
    """Where on the picture a player sits, clockwise as play runs, seen from above."""

    SOUTH = "south"
    SOUTH_WEST = "south-west"
    WEST = "west"
    NORTH_WEST = "north-west"
    NORTH = "north"
    NORTH_EAST = "north-east"
    EAST = "east"
    SOUTH_EAST = "south-east"


PLACES = {
    2: (Place.SOUTH, Place.NORTH),
    3: (Place.SOUTH, Place.WEST, Place.EAST),
    4: (Place.SOUTH, Place.WEST, Place.NORTH, Place.EAST),
    6: (
        Place.SOUTH,
        Place.SOUTH_WEST,
        Place.NORTH_WEST,
        Place.NORTH,
        Place.NORTH_EAST,
        Place.SOUTH_EAST,
    ),
}
"""For each number of players their places, clockwise from the first."""


class Role(Enum):
    """What a player is at this moment, in the order it is told."""

    LEADER = "leader"
    FOREHAND = "forehand"
    DEALER = "dealer"
    SOLOIST = "soloist"
    ON_TURN = "on-turn"
    OUT = "out"
    WINNER = "winner"


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player.

    Attributes:
        name: as it is shown.
        place: where on the picture.
        hand: the cards held, None standing for an unknown one; None in place of the hand if nothing
            is told of it.
        roles: what the player is now.
        partners: the names of those who play on the same side, () if they need not be shown.
    """

    name: str
    place: Place
    hand: tuple[Card | None, ...] | None = None
    roles: frozenset[Role] = frozenset()
    partners: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TricksWon:
    """The tricks a side has taken."""

    names: tuple[str, ...]
    tricks: int


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as a picture or a text shows it.

    Attributes:
        seats: clockwise; a `Play` names its seat by the index here.
        plays: the trick on the table, in order of play.
        schlag: the Schlag, None if not told.
        trump: the trump suit, None if not told.
        rules: the name of the rule set as people read it, "" to leave it out.
        won: tricks that each side has taken in, empty if not told; the trick on the table still lies there.
        called: whether "Trumpf oder Kritisch" was called on this trick.
        illegal: cards to be marked as not allowed.
    """

    seats: tuple[SeatView, ...]
    plays: tuple[Play, ...] = ()
    schlag: Rank | None = None
    trump: Suit | None = None
    rules: str = ""
    won: tuple[TricksWon, ...] = ()
    called: bool = False
    illegal: frozenset[Card] = frozenset()

    def seat_at(self, place: Place) -> SeatView | None:
        """Who sits at a place, or None."""
        return next((each for each in self.seats if each.place is place), None)

    @property
    def winner(self) -> SeatView | None:
        """Who wins the trick or is winning it, if that is told."""
        return next((each for each in self.seats if Role.WINNER in each.roles), None)

    @property
    def is_complete(self) -> bool:
        """Whether everyone who is in has played to the trick."""
        return len(self.plays) == sum(Role.OUT not in each.roles for each in self.seats)


def table_view(
    position: Position,
    names: tuple[str, ...],
    *,
    rules: str = "",
    eyes: Iterable[int] | None = None,
    illegal: Iterable[Card] = (),
) -> TableView:
    """A position as it is seen at the table.

    Args:
        position: what is told of the deal.
        names: of the players, clockwise from seat 0, who is shown at the bottom.
        rules: the rule set's name as people read it.
        eyes: the seats whose cards lie open; the others' lie face down. None: all that is told.
        illegal: cards to be marked as not allowed.

    Example:
        >>> from watten_tutor.core import cards, declaration, position, ruleset
        >>> deal = declaration.Declaration(cards.Rank.TEN, cards.Suit.LEAVES)
        >>> view = table_view(position.Position(ruleset.RuleSet(), deal), ("Anna", "Ben", "Carla", "Dan"))
        >>> [each.place.value for each in view.seats], view.schlag.value
        (['south', 'west', 'north', 'east'], '10')
    """
    players = position.at_table
    on_table = hands_on_table(position)
    open_seats = range(players) if eyes is None else tuple(eyes)
    seats = []
    for seat, place in zip(clockwise_from(Seat(0), players), PLACES[players], strict=True):
        hand = on_table.get(seat)
        held: tuple[Card | None, ...] | None = None
        if hand is not None:
            held = (*[None] * hand.unknown, *hand.cards) if seat in open_seats else (None,) * len(hand)
        others = tuple(names[each] for each in _side(position, seat) if each != seat)
        seats.append(SeatView(names[seat], place, held, _roles(position, seat), others))
    told = position.tricks is not None or bool(position.won)
    declared = position.declaration
    return TableView(
        tuple(seats),
        position.trick.plays,
        declared.schlag if declared else _schlag_named(position),
        declared.trump if declared else None,
        rules,
        _won(position, names) if told else (),
        position.trick.called,
        frozenset(illegal),
    )


def hands_on_table(position: Position) -> Mapping[Seat, Hand]:
    """The hands as they are seen: between deal and announcement everybody has cards, most of them face down.

    Only who announces has looked by then (S0 §4), so the cards of the others lie face down, told or not.
    """
    if position.deal is None:
        return position.hands
    try:
        now = retold(position)[0].now
    except WattenError:  # it cannot have been done so under these rules
        return position.hands
    if isinstance(now, Drawing) or now.deal is None or now.position is not None:
        return position.hands
    if position.deal and position.deal[-1].do in ("take", "leave") and not position.hands:
        return position.hands  # what comes of the cut is the matter, the deal has still to come
    dealt = {seat: Hand((), len(cards)) for seat, cards in now.deal.hands.items()}
    looked = {seat: hand for seat, hand in position.hands.items() if not face_down(now, seat)}
    return {**dealt, **looked}


def _schlag_named(position: Position) -> Rank | None:
    """The Schlag where the trump suit is still to be named."""
    if position.deal is None or position.ruleset.announced != "openly":
        return None
    return next((each.what for each in position.deal if isinstance(each.what, Rank)), None)


def _side(position: Position, seat: Seat) -> Team:
    """Who plays together; with three players that hangs on who deals."""
    sides = position.teams if is_draw(position) else position.sides
    return next(each for each in sides if seat in each)


def _roles(position: Position, seat: Seat) -> frozenset[Role]:
    """What the player is; as long as it is drawn for the deal nobody is anything (S0 §4)."""
    if is_draw(position):
        return frozenset()
    trick = position.trick
    turn = position.on_turn()
    best = _best(position)
    leads = trick.plays[0].seat == seat if trick.plays else turn == (seat,)
    found = {
        Role.LEADER: leads,
        Role.FOREHAND: position.dealer.next(position.at_table) == seat,  # also if out (S2 Bohemian Watten)
        Role.DEALER: position.dealer == seat,
        Role.SOLOIST: position.side_of(seat) == (seat,) and any(len(each) > 1 for each in position.sides),
        Role.OUT: seat in position.out,
        Role.ON_TURN: turn == (seat,) and not trick.is_complete(position.players),
        Role.WINNER: best == seat,
    }
    return frozenset(role for role, holds in found.items() if holds)


def _best(position: Position) -> Seat | None:
    """Who wins the trick so far; where Schlag and trump are hidden, only who has taken it."""
    trick = position.trick
    if position.declaration is None:
        return position.winners[-1] if trick.is_complete(position.players) else None
    return best_play(position.ranking, trick).seat if trick.plays else None


def _won(position: Position, names: tuple[str, ...]) -> tuple[TricksWon, ...]:
    """Tricks of each side once there are any; who stays out can take none.

    A complete trick on the table is not counted yet: who takes it may be what is asked.
    """
    lying = position.winners[-1] if position.trick.is_complete(position.players) else None
    sides = [
        TricksWon(tuple(names[seat] for seat in side), position.taken_by(side) - (lying in side))
        for side in position.sides
        if not set(side) <= set(position.out)
    ]
    return tuple(sides) if any(each.tricks for each in sides) else ()


def without_winner(view: TableView) -> TableView:
    """The same table without telling who wins."""
    seats = tuple(replace(each, roles=each.roles - {Role.WINNER}) for each in view.seats)
    return replace(view, seats=seats)


def without_turn(view: TableView) -> TableView:
    """The same table without telling whose turn it is.

    Who has led is seen by the cards. To an empty table the count of tricks may tell who took the last one.
    """
    turn = {Role.ON_TURN} if view.plays else {Role.ON_TURN, Role.LEADER}
    seats = tuple(replace(each, roles=each.roles - turn) for each in view.seats)
    return replace(view, seats=seats, won=view.won if view.plays else ())
