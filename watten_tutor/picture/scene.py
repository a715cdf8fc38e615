"""The display list: what a picture shows and where, as plain data.

Items name colours by their role in the palette and cards by what they are; language, deck and theme
come in when the scene is drawn. Every item has a `box`, the room it takes with all its marks, so that
a layout can be checked without drawing it.
"""

from dataclasses import dataclass
from typing import TypeAlias

from watten_tutor.core.cards import Card, Suit
from watten_tutor.picture.art import CARD_HEIGHT

RING = 6.0
"""How far the ring of a winning or focused card reaches beyond it."""
DISC = 11.0
"""Radius of the disc with a card's number; its middle is near the card's top right corner."""
TAG = 9.0
"""How far a tag reaches below its card."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the picture.

    Example:
        >>> Box(0, 0, 10, 10).overlaps(Box(9, 9, 5, 5)), Box(0, 0, 10, 10).overlaps(Box(10, 0, 5, 5))
        (True, False)
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    def overlaps(self, other: "Box") -> bool:
        """Whether the two share more than an edge (or a rounding error)."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > 0.01 and down > 0.01

    def holds(self, other: "Box") -> bool:
        """Whether the other lies wholly inside."""
        return (
            self.x <= other.x + 0.01
            and self.y <= other.y + 0.01
            and self.right >= other.right - 0.01
            and self.bottom >= other.bottom - 0.01
        )

    def has_point(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom


@dataclass(frozen=True, slots=True)
class Felt:
    """The table itself; everything else of a table scene lies on it."""

    box: Box


@dataclass(frozen=True, slots=True)
class Panel:
    """A rectangle behind other items: the plaque, the place of a card not yet played, a heading's bar.

    `fill` and `line` are roles of the palette, "" for none.
    """

    box: Box
    fill: str = ""
    line: str = ""
    radius: float = 8.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text, fitted to its box; `full` is the text before any cut."""

    box: Box
    text: str
    size: float
    colour: str
    bold: bool = False
    serif: bool = False
    align: str = "middle"
    full: str = ""


@dataclass(frozen=True, slots=True)
class Sign:
    """The sign of a suit."""

    box: Box
    suit: Suit


@dataclass(frozen=True, slots=True)
class Star:
    """The winner's star."""

    box: Box
    colour: str = "glow"


@dataclass(frozen=True, slots=True)
class Badge:
    """A short text on a pill: a number of tricks, a call."""

    box: Box
    text: str
    size: float
    fill: str = "gold"
    colour: str = "card_ink"


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card on the table.

    Attributes:
        x: left edge of the card.
        y: its upper edge.
        w: its width; the height follows.
        card: which, or None for one that is not known and lies face down.
        dimmed: printed faintly.
        winner: ringed and starred.
        focus: ringed, being talked of.
        order: its number in the trick; 0 for none.
        tag: a word on a pill below, such as a player's initial.
        illegal: marked as not allowed: struck through if partly covered, else with a barred disc.
        strip: for a card partly under its neighbour: how much of it is seen, of the width with
            `below` False, of the height with `below` True; 0 if all of it is seen.
        below: the neighbour lies on its lower part, not on its right part.
    """

    x: float
    y: float
    w: float
    card: Card | None
    dimmed: bool = False
    winner: bool = False
    focus: bool = False
    order: int = 0
    tag: str = ""
    illegal: bool = False
    strip: float = 0.0
    below: bool = False

    @property
    def h(self) -> float:
        """The height of the whole card."""
        return self.w * CARD_HEIGHT

    @property
    def seen(self) -> Box:
        """The part of the card that can be seen and clicked, without its marks."""
        w = self.strip if self.strip and not self.below else self.w
        h = self.strip if self.strip and self.below else self.h
        return Box(self.x, self.y, w, h)

    @property
    def box(self) -> Box:
        """The part that is seen, with ring, number and tag."""
        seen = self.seen
        ring = RING if self.winner or self.focus else 0.0
        left = DISC - 3 if self.winner else ring
        right = DISC - 3 if self.order else ring
        hangs = self.tag or self.winner or (self.illegal and not self.strip)
        foot = TAG if hangs else ring
        top = max(ring, right)
        return Box(seen.x - left, seen.y - top, seen.w + left + right, seen.h + top + foot)


Item: TypeAlias = Felt | Panel | Label | Sign | Star | Badge | CardFace


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: its size, its items from back to front, and a sentence that says what it shows."""

    width: float
    height: float
    items: tuple[Item, ...]
    description: str

    @property
    def box(self) -> Box:
        """The frame."""
        return Box(0, 0, self.width, self.height)

    def card_at(self, x: float, y: float) -> Card | None:
        """The known card that is seen at a point, or None."""
        for item in reversed(self.items):
            if isinstance(item, CardFace) and item.seen.has_point(x, y):
                return item.card
        return None
