"""From the items of a scene to paths and texts. The one place where both back ends get their marks."""

from functools import singledispatch

from watten_tutor.picture.art import BAR, STAR, card_marks, sign
from watten_tutor.picture.palette import Palette
from watten_tutor.picture.scene import DISC, Badge, Box, CardFace, Felt, Item, Label, Panel, Scene, Sign, Star
from watten_tutor.picture.vector import Drawn, Mark, Shape, Written, ellipse, number, placed, rounded

_MIDDLE = 0.36  # half the height of a capital letter, in font sizes: from the middle to the baseline


def scene_marks(scene: Scene, deck: str, lang: str, palette: Palette) -> list[Mark]:
    """All marks of a scene, from back to front."""
    return [mark for item in scene.items for mark in item_marks(item, deck, lang, palette)]


@singledispatch
def item_marks(item: Item, deck: str, lang: str, palette: Palette) -> list[Mark]:
    """The marks of one item."""
    raise TypeError(f"nothing says how to draw a {type(item).__name__}")


@item_marks.register
def _felt(item: Felt, deck: str, lang: str, palette: Palette) -> list[Mark]:
    box = item.box
    marks = [
        _box(box, 24, fill=palette["rim"]),
        _box(_inset(box, 5), 20, fill=palette["felt2"]),
    ]
    # A soft light from above, in thin layers: a gradient would need ids that must be unique on a page.
    for step in range(_LAYERS):
        part = 1 - step / _LAYERS
        shape = ellipse(box.w / 2, box.h * 0.48, (box.w / 2 - 7) * part, (box.h / 2 - 7) * part)
        marks.append(Drawn(Shape(shape, palette["felt"], opacity=0.1), box.x, box.y))
    marks.append(_box(_inset(box, 11), 15, line=palette["seam"], width=1.2, opacity=0.75))
    return marks


_LAYERS = 22


@item_marks.register
def _panel(item: Panel, deck: str, lang: str, palette: Palette) -> list[Mark]:
    fill = palette[item.fill] if item.fill else ""
    line = palette[item.line] if item.line else ""
    return [_box(item.box, item.radius, fill=fill, line=line, width=1.4, opacity=item.opacity)]


@item_marks.register
def _label(item: Label, deck: str, lang: str, palette: Palette) -> list[Mark]:
    box = item.box
    x = {"start": box.x, "middle": box.x + box.w / 2, "end": box.right}[item.align]
    y = box.y + box.h / 2 + item.size * _MIDDLE
    return [Written(item.text, x, y, item.size, palette[item.colour], item.bold, item.serif, item.align)]


@item_marks.register
def _sign(item: Sign, deck: str, lang: str, palette: Palette) -> list[Mark]:
    return placed(sign(item.suit, deck), item.box.x, item.box.y, item.box.w / 100)


@item_marks.register
def _star(item: Star, deck: str, lang: str, palette: Palette) -> list[Mark]:
    return [Drawn(Shape(STAR, palette[item.colour]), item.box.x, item.box.y, item.box.w / 100)]


@item_marks.register
def _badge(item: Badge, deck: str, lang: str, palette: Palette) -> list[Mark]:
    return _pill(item.box, item.text, item.size, palette[item.fill], palette[item.colour])


@item_marks.register
def _card(item: CardFace, deck: str, lang: str, palette: Palette) -> list[Mark]:
    marks: list[Mark] = []
    whole = Box(item.x, item.y, item.w, item.h)
    if item.winner or item.focus:
        colour = palette["glow"] if item.winner else palette["gold"]
        marks.append(_box(_inset(whole, -3.5), item.w * 0.12 + 3, line=colour, width=4.5))
    printed = card_marks(item.card, deck, lang, palette, dimmed=item.dimmed, beside=item.below)
    marks += placed(printed, item.x, item.y, item.w / 100)
    if item.order:
        marks += _disc(whole.right - 3, whole.y + 3, str(item.order), palette["badge"], palette["badge_ink"])
    if item.winner:
        x, y = whole.x + 3, whole.bottom - 2
        marks.append(Drawn(Shape(ellipse(0, 0, DISC - 0.8), palette["glow"], palette["badge"], 1), x, y))
        marks.append(Drawn(Shape(STAR, palette["badge"]), x - 7, y - 7.3, 0.14))
    if item.tag:
        room = max(18.0, 8.0 + 8.0 * len(item.tag))
        pill = Box(whole.x + (whole.w - room) / 2, whole.bottom - 9, room, 18)
        marks += _pill(pill, item.tag, 11.5, palette["gold"], palette["card_ink"])
    if item.illegal and item.strip:
        seen = item.seen
        strike = f"M4 {number(seen.h - 4)} L{number(seen.w - 4)} 4"
        marks.append(Drawn(Shape(strike, stroke=palette["bad"], width=2.6), seen.x, seen.y))
    elif item.illegal:
        x, y = whole.x + whole.w / 2, whole.bottom
        marks.append(Drawn(Shape(ellipse(0, 0, 8), palette["card"], palette["bad"], 2.6), x, y))
        marks.append(Drawn(Shape(BAR, stroke=palette["bad"], width=14), x - 8.5, y - 8.5, 0.17))
    return marks


def _disc(x: float, y: float, text: str, fill: str, ink: str) -> list[Mark]:
    return [
        Drawn(Shape(ellipse(0, 0, DISC - 0.8), fill, ink, 1.4), x, y),
        Written(text, x, y + 12 * _MIDDLE, 12, ink, bold=True),
    ]


def _pill(box: Box, text: str, size: float, fill: str, ink: str) -> list[Mark]:
    middle = box.y + box.h / 2 + size * _MIDDLE
    return [_box(box, box.h / 2, fill=fill), Written(text, box.x + box.w / 2, middle, size, ink, bold=True)]


def _inset(box: Box, by: float) -> Box:
    return Box(box.x + by, box.y + by, box.w - 2 * by, box.h - 2 * by)


def _box(
    box: Box, radius: float, *, fill: str = "", line: str = "", width: float = 0.0, opacity: float = 1.0
) -> Mark:
    return Drawn(
        Shape(rounded(box.w, box.h, radius), fill, line, width if line else 0.0, opacity), box.x, box.y
    )
