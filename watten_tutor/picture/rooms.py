"""How much room everything on a table needs, worked out before anything is set down.

From the middle outwards: the cards of the trick form a cross (with six players a ring) around a plaque
with Schlag and trump; the hands of north and south lie in a row above and below it, those of the sides in
columns beside it; names stand at the rim. Rooms are reserved for every mark a card may carry, so that a card
that is won or numbered does not move the rest.
"""

from dataclasses import dataclass

from watten_tutor.i18n import Speech
from watten_tutor.picture.art import CARD_HEIGHT
from watten_tutor.picture.metrics import text_width
from watten_tutor.picture.scene import DISC, RING, TAG, Box
from watten_tutor.picture.view import Place, Role, SeatView, TableView

SMALLEST = 350
"""The least width of a table."""
GAP = 8.0
"""Room between things."""
NAME = 19.0
"""Height of a name's line."""
ROLE = 15.0
"""Height of a line of roles."""
MARKS = max(DISC - 3, TAG, RING) + 4.0
"""Room around a card of the trick for its number, ring and marks."""
WEST_SIDE = {Place.NORTH_WEST: -1, Place.WEST: 0, Place.SOUTH_WEST: 1}
"""The places on the left: -1 lies above the height of the middle, 0 around it, 1 below it."""
EAST_SIDE = {Place.NORTH_EAST: -1, Place.EAST: 0, Place.SOUTH_EAST: 1}
"""The places on the right."""
SIDES = WEST_SIDE | EAST_SIDE
WON_BADGE = 28.0
"""Room for the number of tricks before the names of those who have taken them."""
_SHOWN = frozenset(Role) - {Role.WINNER}  # the winner has a star


@dataclass(frozen=True, slots=True)
class Sizes:
    """All measures that depend on the width."""

    width: float
    rim: float  # from the frame to what lies on the felt
    trick: float  # width of a card of the trick
    hand: float  # width of a card of a hand
    name: float  # font sizes
    role: float

    @staticmethod
    def for_width(width: int) -> "Sizes":
        """The measures, growing from a telephone's width on."""
        if width < SMALLEST:
            raise ValueError(f"a table needs a width of {SMALLEST}, not {width}")
        part = min(max((width - 360) / 300, 0.0), 1.0)  # 0 on a telephone, 1 from 660 on

        def grow(small: float, large: float) -> float:
            return round(small + (large - small) * part, 1)

        return Sizes(width, grow(12, 20), grow(50, 78), grow(33, 50), grow(14, 16), grow(11, 12.5))

    @property
    def trick_height(self) -> float:
        """Height of a card of the trick."""
        return self.trick * CARD_HEIGHT

    @property
    def hand_height(self) -> float:
        """Height of a card of a hand."""
        return self.hand * CARD_HEIGHT

    @property
    def across(self) -> float:
        """How much of a card in a row is seen beside its neighbour."""
        return self.hand * 0.62

    @property
    def down(self) -> float:
        """How much of a card in a column is seen above its neighbour: its index."""
        return self.hand * 0.46


class Rooms:
    """The rooms of one table, worked out once for each scene.

    Attributes:
        middle_x: of the cross, from the left.
        middle_y: of the cross, from the top.
        top: where north's name begins.
        cross_bottom: where the cross ends and south's hand begins.
        bottom: where south's last line ends.
        won_across: how many sides' tricks stand on one line.
        height: of the picture.
    """

    def __init__(self, view: TableView, speech: Speech, width: int) -> None:
        """Work out the rooms for what is to be seen.

        Raises:
            ValueError: for a width below `SMALLEST`.
        """
        self.view = view
        self.speech = speech
        self.sizes = sizes = Sizes.for_width(width)
        north, south = view.seat_at(Place.NORTH), view.seat_at(Place.SOUTH)
        half = self._half_height()
        self.middle_x = width / 2
        self.top = sizes.rim + self._header_height(north)
        self.middle_y = self.top + self._row_height(north) + half
        self.cross_bottom = self.middle_y + half
        self.bottom = self.cross_bottom + self._row_height(south)
        self.won_across = self._won_across()
        won_down = -(-len(view.won) // self.won_across)
        self.height = round(self.bottom + (NAME + GAP) * won_down + sizes.rim)

    @property
    def left(self) -> float:
        """Where what lies on the felt begins."""
        return self.sizes.rim + GAP

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.sizes.width - self.left

    def _header_height(self, north: SeatView | None) -> float:
        """Room above north's name: none if the header's texts fit on both sides of it."""
        header = max(self.rules_width, self.call_width)
        if not header:
            return 0.0
        name = text_width(north.name, self.sizes.name, bold=True) + 2 * NAME if north else 0.0
        return NAME + GAP if 2 * (header + GAP) + name > self.row_room else 0.0

    @property
    def rules_width(self) -> float:
        """What the rule set's name needs."""
        return text_width(self.view.rules, self.sizes.role + 1)

    @property
    def call_width(self) -> float:
        """What the call's badge needs, 0 if there was none."""
        return text_width(self.speech.text("picture.called"), 11, bold=True) + 18 if self.view.called else 0.0

    def _row_height(self, seat: SeatView | None) -> float:
        """Room for the name, the roles and the hand of north or south."""
        if seat is None:
            return 0.0
        height = NAME + ROLE * len(self.role_lines(seat, self.row_room)) + GAP
        return height + (self.sizes.hand_height + RING + GAP if seat.hand else 0)

    def _half_height(self) -> float:
        """From the middle of the cross to its top: cards of north and south, or the columns beside."""
        cross = self.plaque_height / 2 + MARKS + self.sizes.trick_height + MARKS
        found = [cross]
        for seat in self.view.seats:
            if seat.place in SIDES:
                box = self.side_name(seat, 0.0)
                found += [-box.y, box.bottom]
        return max(found)

    def at_side(self, place: Place, height: float, margin: float, middle: float) -> float:
        """Where something of this height begins, with a margin above and below, beside the middle."""
        return middle + (SIDES[place] - 1) / 2 * (height + 2 * margin) + margin

    def side_name(self, seat: SeatView, middle: float) -> Box:
        """The room for the name and the roles of a player at a side of a table with this middle.

        Players whose cards are not shown are named beside the card they play if all such names fit there;
        otherwise the name stands outwards of both the column of cards and the card played.
        """
        beside = self.sizes.width / 2 - self.across - self.sizes.trick - MARKS - self.left
        card, column = self.sizes.trick_height, self.column_height(seat)
        outwards = bool(seat.hand) or max(map(self._name_width, self._without_column)) > beside
        room = self.sizes.width / 2 - self.sizes.trick / 2 - MARKS - self.left if outwards else beside
        x = self.left if seat.place in WEST_SIDE else self.right - room
        height = NAME + ROLE * len(self.role_lines(seat, room))
        if not outwards:
            return Box(x, self.at_side(seat.place, card, MARKS, middle) + (card - height) / 2, room, height)
        taken = max(column + 2 * RING, card + 2 * MARKS)
        y = self.at_side(seat.place, taken, 0, middle)
        return Box(x, y + taken if SIDES[seat.place] > 0 else y - height, room, height)

    @property
    def _without_column(self) -> list[SeatView]:
        """Who sits at a side and shows no cards; these are named alike."""
        return [each for each in self.view.seats if each.place in SIDES and not each.hand]

    def _name_width(self, seat: SeatView) -> float:
        """What the name and the roles below each other need."""
        star = NAME if Role.WINNER in seat.roles else 0.0
        name = text_width(seat.name, self.sizes.name, bold=True) + star
        return max([name, *(text_width(word, self.sizes.role) for word in self.role_words(seat))])

    def column_height(self, seat: SeatView) -> float:
        """Height of the cards of west or east."""
        if not seat.hand:
            return 0.0
        return self.sizes.down * (len(seat.hand) - 1) + self.sizes.hand_height

    @property
    def plaque_height(self) -> float:
        """Height of the plaque with Schlag and trump."""
        return 58.0 if self.sizes.width >= 480 else 52.0

    @property
    def plaque_width(self) -> float:
        """Its width."""
        return 132.0 if self.sizes.width >= 480 else 100.0

    def _won_across(self) -> int:
        """As many on a line as are told in full."""
        named = (text_width(self.speech.say(each.names), self.sizes.role) for each in self.view.won)
        widest = max(named, default=0.0) + WON_BADGE + GAP
        return int(min(max((self.row_room + GAP) // widest, 1), max(len(self.view.won), 1)))

    @property
    def row_room(self) -> float:
        """Width for the name of north or south."""
        return self.right - self.left

    @property
    def across(self) -> float:
        """From the middle to the cards of west and east."""
        return self.plaque_width / 2 + MARKS

    def role_words(self, seat: SeatView) -> list[str]:
        """What is said of a player.

        Who leads is on turn; a partner is named only to whom the leader plays with.
        """
        shown = _SHOWN - {Role.ON_TURN} if Role.LEADER in seat.roles else _SHOWN
        words = [
            self.speech.text(f"picture.role.{role.value}") for role in Role if role in seat.roles & shown
        ]
        leads = next((each.name for each in self.view.seats if Role.LEADER in each.roles), None)
        if leads is not None and leads in seat.partners:
            words.append(self.speech.text("picture.role.partner", player=leads))
        return words

    def role_lines(self, seat: SeatView, room: float) -> list[str]:
        """The roles, as many on a line as fit."""
        lines: list[str] = []
        for word in self.role_words(seat):
            longer = f"{lines[-1]} · {word}" if lines else word
            if lines and text_width(longer, self.sizes.role) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines
