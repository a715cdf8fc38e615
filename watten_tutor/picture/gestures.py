"""Our own drawings of the signs partners make: a face, a pair of shoulders, a hand.

Seen as one sees the partner across the table: the right eye of the one who winks is on the left of the
drawing. Each is line art on a filled body, so that it can be read on paper and on a dark page alike.
"""

from collections.abc import Sequence

from watten_tutor.core.signals import Sign
from watten_tutor.picture.palette import LIGHT
from watten_tutor.picture.vector import Drawn, Shape, elements, ellipse, rounded

_SKIN, _INK, _CLOTH, _LIPS = "#f4d29a", "#5b3d1a", "#5d8a7b", "#b3372b"
_LINE = 4.0


def _face(x: float, y: float, r: float) -> tuple[Shape, ...]:
    """A head with ears, hair and nose, without eyes and mouth."""
    k = r / 40  # drawn for a radius of 40
    ears = f"{ellipse(x - r, y + 3 * k, 7 * k)} {ellipse(x + r, y + 3 * k, 7 * k)}"
    left, right, brow, top = x - r * 0.97, x + r * 0.97, y - 10 * k, y - r * 1.32
    hair = f"M{left:g} {brow:g} C{left:g} {top:g} {right:g} {top:g} {right:g} {brow:g} "
    hair += f"C{x + 20 * k:g} {y - 27 * k:g} {x - 8 * k:g} {y - 20 * k:g} {left:g} {brow:g} Z"
    nose = f"M{x:g} {y + 1 * k:g} L{x - 3 * k:g} {y + 10 * k:g} L{x + 2 * k:g} {y + 11 * k:g}"
    return (
        Shape(ears, _SKIN, _INK, _LINE * k),
        Shape(ellipse(x, y, r), _SKIN, _INK, _LINE * k),
        Shape(hair, _INK),
        Shape(nose, stroke=_INK, width=3 * k),
    )


_HEAD = _face(50, 53, 40)
_OPEN = {"right": Shape(ellipse(35, 48, 4.6), _INK), "left": Shape(ellipse(65, 48, 4.6), _INK)}
_WINK = {
    "right": Shape("M26 47 Q35 56 44 47 M25 55 L29 51 M35 58 L35 53 M45 55 L41 51", stroke=_INK, width=4),
    "left": Shape("M56 47 Q65 56 74 47 M55 55 L59 51 M65 58 L65 53 M75 55 L71 51", stroke=_INK, width=4),
}
_EYES = tuple(_OPEN.values())
_SMILE = Shape("M35 71 Q50 84 65 71", stroke=_INK, width=_LINE)
_PURSED = (
    Shape("M41 74 Q43 67 50 69 Q57 67 59 74 Q57 82 50 82 Q43 82 41 74 Z", _LIPS, _INK, 2.5),
    Shape("M46 74 L54 74", stroke=_INK, width=2.5),
    Shape("M86 99 C83 96 76 92 76 86 C76 81 83 80 86 85 C89 80 96 81 96 86 C96 92 89 96 86 99 Z", _LIPS),
)
_MOUTH_RIGHT = (
    Shape("M17 69 Q25 63 31 68 Q37 65 46 75 Q28 84 17 69 Z", _LIPS, _INK, 2.5),
    Shape("M17 69 Q30 74 46 75", stroke=_INK, width=2.5),
)
_MOUTH_LEFT = (
    Shape("M83 69 Q75 63 69 68 Q63 65 54 75 Q72 84 83 69 Z", _LIPS, _INK, 2.5),
    Shape("M83 69 Q70 74 54 75", stroke=_INK, width=2.5),
)
_LOOKING_UP = (
    Shape(f"{ellipse(35, 46, 9, 10)} {ellipse(65, 46, 9, 10)}", "#ffffff", _INK, 2.5),
    Shape(f"{ellipse(35, 40.5, 4.4)} {ellipse(65, 40.5, 4.4)}", _INK),
    Shape("M42 75 L58 75", stroke=_INK, width=_LINE),
)


def _shoulders(right: float, left: float, marks: str) -> tuple[Shape, ...]:
    """A bust whose shoulders stand at these heights, with strokes that show the shrug."""
    body = f"M4 99 C4 {right + 4:g} 14 {right:g} 32 {right:g} L42 66 L58 66 L68 {left:g} "
    body += f"C86 {left:g} 96 {left + 4:g} 96 99 Z"
    return (
        Shape("M42 52 L42 70 Q50 77 58 70 L58 52 Z", _SKIN, _INK, 3),
        Shape(body, _CLOTH, _INK, _LINE),
        Shape("M42 66 Q50 78 58 66 Z", _SKIN, _INK, 3),
        *_face(50, 36, 24),
        Shape(f"{ellipse(41, 33, 2.8)} {ellipse(59, 33, 2.8)}", _INK),
        Shape("M42 47 Q50 53 58 47", stroke=_INK, width=3),
        Shape(marks, stroke=_LIPS, width=4),
    )


_FOLDED = {"index": (32, 45), "middle": (46, 43), "ring": (60, 45), "little": (73, 49)}
"""Left edge and top of each folded finger."""
_WIDTH = 14.0
_STRETCHED = {"index": 8.0, "middle": 2.0, "ring": 7.0, "little": 17.0}
"""Top of each finger when it is stretched."""


def _hand(stretched: str) -> tuple[Shape, ...]:
    """A fist with one finger stretched."""
    fingers = []
    for name, (x, folded) in _FOLDED.items():
        top = _STRETCHED[name] if name == stretched else folded
        width = _WIDTH - 2 if name == "little" else _WIDTH
        fingers.append(Shape(rounded(width, 74 - top, 7, x, top), _SKIN, _INK, 3.5))
    if stretched == "thumb":
        thumb = "M38 86 C28 78 24 66 20 46 C17 30 15 22 14 14 C13 6 26 4 28 12 C31 24 33 36 38 50 L46 66 Z"
    else:
        thumb = "M36 84 C28 78 26 70 28 63 C30 57 37 56 41 60 L58 70 C64 75 58 82 51 79 L40 76 Z"
    palm = "M32 62 L85 62 C87 80 82 90 76 94 L42 94 C36 92 32 80 32 62 Z"
    hand = Shape(palm, _SKIN, _INK, 3.5)
    sleeve = Shape("M40 92 L78 92 L80 99 L38 99 Z", _CLOTH, _INK, 3)
    return (*fingers, hand, sleeve, Shape(thumb, _SKIN, _INK, 3.5))


GESTURES: dict[Sign, tuple[Shape, ...]] = {
    Sign.KISS: (*_HEAD, *_EYES, *_PURSED),
    Sign.LIPS_RIGHT: (*_HEAD, *_EYES, *_MOUTH_RIGHT),
    Sign.LIPS_LEFT: (*_HEAD, *_EYES, *_MOUTH_LEFT),
    Sign.RIGHT_EYE: (*_HEAD, _WINK["right"], _OPEN["left"], _SMILE),
    Sign.LEFT_EYE: (*_HEAD, _OPEN["right"], _WINK["left"], _SMILE),
    Sign.RIGHT_SHOULDER: _shoulders(56, 76, "M8 44 Q18 36 28 42 M10 34 Q17 28 23 31"),
    Sign.LEFT_SHOULDER: _shoulders(76, 56, "M92 44 Q82 36 72 42 M90 34 Q83 28 77 31"),
    Sign.THUMB: _hand("thumb"),
    Sign.INDEX: _hand("index"),
    Sign.MIDDLE: _hand("middle"),
    Sign.RING: _hand("ring"),
    Sign.LITTLE: _hand("little"),
    Sign.CEILING: (*_HEAD, *_LOOKING_UP),
}
"""For each sign the shapes in a box of 100×100, those underneath first."""


def gesture_svg(sign: Sign, size: float = 64) -> str:
    """A sign as an SVG to stand on a page, hidden from screen readers: say the sign beside it.

    Like the suits it has a pale edge, unseen on paper, for dark pages.

    Example:
        >>> gesture_svg(Sign.THUMB, 40)[:58]
        '<svg class="wt-gesture" width="40" height="40" viewBox="-5'
    """
    shapes = GESTURES[sign]
    return (
        f'<svg class="wt-gesture" width="{size:g}" height="{size:g}" viewBox="-5 -5 110 110" '
        f'aria-hidden="true" focusable="false">{elements((*_edge(shapes), *map(Drawn, shapes)))}</svg>'
    )


def _edge(shapes: Sequence[Shape]) -> list[Drawn]:
    pale = LIGHT["card"]
    return [Drawn(Shape(each.path, each.fill and pale, pale, each.width + 6)) for each in shapes]
