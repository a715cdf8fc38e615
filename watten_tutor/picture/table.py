"""The table seen from above: seats round the felt, the trick in the middle, Schlag and trump between."""

from collections.abc import Collection

from watten_tutor.core.cards import Card
from watten_tutor.i18n import Speech
from watten_tutor.picture.metrics import fit, text_width
from watten_tutor.picture.rooms import (
    GAP,
    MARKS,
    NAME,
    ROLE,
    SIDES,
    WEST_SIDE,
    WON_BADGE,
    Rooms,
)
from watten_tutor.picture.scene import RING, Badge, Box, CardFace, Felt, Item, Label, Panel, Scene, Sign, Star
from watten_tutor.picture.text import description, team_name
from watten_tutor.picture.view import Place, Role, SeatView, TableView, without_winner


def table_scene(
    view: TableView,
    speech: Speech,
    *,
    width: int = 560,
    reveal_winner: bool = False,
    focus: Collection[Card] = (),
) -> Scene:
    """The table as a display list.

    Args:
        view: what is to be seen.
        speech: language and deck.
        width: of the picture, 350 or more; the height follows from what there is to show.
        reveal_winner: mark the winner, if the view knows.
        focus: cards being talked of; the others are printed faintly.

    Example:
        >>> from watten_tutor.picture.view import PLACES
        >>> seats = tuple(SeatView(name, place) for name, place in zip(("Anna", "Ben"), PLACES[2]))
        >>> table_scene(TableView(seats), Speech("en"), width=360).description
        'No card lies on the table. Neither Schlag nor trump suit is told.'
    """
    shown = view if reveal_winner else without_winner(view)
    rooms = Rooms(shown, speech, width)
    items: list[Item] = [Felt(Box(0, 0, width, rooms.height))]
    items += _header(rooms)
    items += _footer(rooms)
    items += _plaque(rooms)
    for index, seat in enumerate(shown.seats):
        items += _side_seat(rooms, seat, focus) if seat.place in SIDES else _row_seat(rooms, seat, focus)
        if Role.OUT not in seat.roles:
            items.append(_played(rooms, index, seat, focus))
    return Scene(width, rooms.height, tuple(items), description(view, speech))


def _header(rooms: Rooms) -> list[Item]:
    """The rule set's name and, if it was made, the call."""
    found: list[Item] = []
    room = rooms.row_room
    if rooms.view.called:
        w = rooms.call_width
        box = Box(rooms.right - w, rooms.sizes.rim, w, NAME)
        found.append(Badge(box, rooms.speech.text("picture.called"), 11))
        room -= w + GAP
    if rooms.view.rules:
        box = Box(rooms.left, rooms.sizes.rim, room, NAME)
        found.append(_label(box, rooms.view.rules, rooms.sizes.role + 1, "chalk2", serif=True, align="start"))
    return found


def _footer(rooms: Rooms) -> list[Item]:
    """The tricks of each side, in equal parts of the width."""
    found: list[Item] = []
    across = rooms.won_across
    room = (rooms.row_room - GAP * (across - 1)) / across
    for place, team in enumerate(rooms.view.won):
        x = rooms.left + place % across * (room + GAP)
        y = rooms.bottom + GAP / 2 + place // across * (NAME + GAP)
        found.append(Badge(Box(x, y, 22, NAME), str(team.tricks), 12, "badge", "badge_ink"))
        name = team_name(team.names, rooms.speech)
        box = Box(x + WON_BADGE, y, room - WON_BADGE, NAME)
        found.append(_label(box, name, rooms.sizes.role, "chalk2", align="start"))
    return found


def _plaque(rooms: Rooms) -> list[Item]:
    """Schlag and trump, in the middle of the cross; one of them alone takes all of it."""
    view, say = rooms.view, rooms.speech
    told = [part for part in ("schlag", "trump") if getattr(view, part) is not None]
    if not told:
        return []
    w, h = rooms.plaque_width, rooms.plaque_height
    box = Box(rooms.middle_x - w / 2, rooms.middle_y - h / 2, w, h)
    found: list[Item] = [Panel(box, "card", "gold", 12)]
    for place, part in enumerate(told):
        head = Box(box.x + place * w / len(told) + 2, box.y + 4, w / len(told) - 4, 15)
        found.append(_label(head, say.text(f"picture.{part}"), 11.5, "card_soft", smallest=9))
        body = Box(head.x, head.bottom, head.w, box.bottom - head.bottom - 4)
        if part == "schlag":
            found.append(_label(body, say.say(view.schlag), h * 0.46, "card_ink", bold=True, serif=True))
        elif view.trump is not None:
            size = body.h - 2
            found.append(Sign(Box(body.x + (body.w - size) / 2, body.y, size, size), view.trump))
    return found


def _row_seat(rooms: Rooms, seat: SeatView, focus: Collection[Card]) -> list[Item]:
    """North: name, roles, hand downwards. South: hand, name, roles."""
    sizes = rooms.sizes
    north = seat.place is Place.NORTH
    hand_height = sizes.hand_height + RING + GAP if seat.hand else 0.0
    y = rooms.top if north else rooms.cross_bottom + hand_height
    box = Box(rooms.left, y, rooms.row_room, NAME)
    found, below = _names(rooms, seat, box, "middle")
    hand_y = below + RING if north else rooms.cross_bottom
    count = len(seat.hand or ())
    x = rooms.middle_x - (sizes.across * (count - 1) + sizes.hand) / 2
    for place, each in enumerate(seat.hand or ()):
        strip = sizes.across if place < count - 1 else 0.0
        found.append(_held(rooms, each, x + place * sizes.across, hand_y, strip, focus))
    return found


def _side_seat(rooms: Rooms, seat: SeatView, focus: Collection[Card]) -> list[Item]:
    """West and east: the name outwards of the column of cards, or beside the card played."""
    sizes = rooms.sizes
    west = seat.place in WEST_SIDE
    found, _ = _names(rooms, seat, rooms.side_name(seat, rooms.middle_y), "start" if west else "end")
    x = rooms.left if west else rooms.right - sizes.hand
    top = rooms.at_side(seat.place, rooms.column_height(seat), RING, rooms.middle_y)
    for place, each in enumerate(seat.hand or ()):
        strip = sizes.down if place < len(seat.hand or ()) - 1 else 0.0
        found.append(_held(rooms, each, x, top + place * sizes.down, strip, focus, below=True))
    return found


def _held(
    rooms: Rooms,
    each: Card | None,
    x: float,
    y: float,
    strip: float,
    focus: Collection[Card],
    *,
    below: bool = False,
) -> CardFace:
    """A card of a hand; `strip` is how much of it its neighbour leaves to be seen."""
    dimmed = bool(focus) and each not in focus
    illegal = each in rooms.view.illegal
    return CardFace(x, y, rooms.sizes.hand, each, dimmed, illegal=illegal, strip=strip, below=below)


def _names(rooms: Rooms, seat: SeatView, box: Box, align: str) -> tuple[list[Item], float]:
    """The name with the winner's star and the roles under it; and where they end."""
    won = Role.WINNER in seat.roles
    star = NAME - 3 if won else 0.0
    text, size = fit(seat.name, box.w - star - (4 if won else 0), rooms.sizes.name, 11, bold=True)
    w = text_width(text, size, bold=True)
    whole = w + (star + 4 if won else 0)
    x = {"start": box.x, "middle": box.x + (box.w - whole) / 2, "end": box.right - whole}[align]
    colour = "glow" if won else "chalk"
    found: list[Item] = [
        Label(Box(x, box.y, w, NAME), text, size, colour, bold=True, align=align, full=seat.name)
    ]
    if won:
        found.append(Star(Box(x + w + 4, box.y + 1, star, star)))
    y = box.y + NAME
    for line in rooms.role_lines(seat, box.w):
        found.append(_label(Box(box.x, y, box.w, ROLE), line, rooms.sizes.role, "chalk2", align=align))
        y += ROLE
    return found, y


def _played(rooms: Rooms, index: int, seat: SeatView, focus: Collection[Card]) -> Item:
    """The card of this seat in the trick, or its empty place."""
    w, h = rooms.sizes.trick, rooms.sizes.trick_height
    if seat.place in SIDES:
        x = rooms.middle_x + (-rooms.across - w if seat.place in WEST_SIDE else rooms.across)
        y = rooms.at_side(seat.place, h, MARKS, rooms.middle_y)
    else:
        down = rooms.plaque_height / 2 + MARKS
        x = rooms.middle_x - w / 2
        y = rooms.middle_y + (down if seat.place is Place.SOUTH else -down - h)
    for order, play in enumerate(rooms.view.plays, 1):
        if play.seat == index:
            return CardFace(
                x,
                y,
                w,
                play.card,
                dimmed=bool(focus) and play.card not in focus,
                winner=Role.WINNER in seat.roles,
                focus=play.card in focus,
                order=order,
                illegal=play.card in rooms.view.illegal,
            )
    if Role.ON_TURN in seat.roles:
        return Panel(Box(x, y, w, h), line="glow", radius=w * 0.12, opacity=0.9)
    return Panel(Box(x, y, w, h), line="seam", radius=w * 0.12, opacity=0.45)


def _label(
    box: Box,
    text: str,
    size: float,
    colour: str,
    *,
    bold: bool = False,
    serif: bool = False,
    align: str = "middle",
    smallest: float = 10.0,
) -> Label:
    """A label cut to the room of its box; the box shrinks to the text."""
    shown, fitted = fit(text, box.w, size, smallest, bold)
    w = text_width(shown, fitted, bold)
    x = {"start": box.x, "middle": box.x + (box.w - w) / 2, "end": box.right - w}[align]
    return Label(Box(x, box.y, w, box.h), shown, fitted, colour, bold, serif, align, text)
