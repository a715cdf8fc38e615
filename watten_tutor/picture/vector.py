"""What a picture is made of in the end: paths and texts, each with its place.

Both back ends know these two and nothing else. A path is SVG path data with absolute coordinates,
which a browser's Path2D reads too.
"""

import html
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from watten_tutor.picture.metrics import SANS, SERIF


@dataclass(frozen=True, slots=True)
class Shape:
    """A path with its fill and stroke, in the units of its own box (100×100 for a sign).

    Attributes:
        path: SVG path data, absolute.
        fill: colour, or "" for none.
        stroke: colour, or "" for none.
        width: of the stroke.
        opacity: 0…1.
    """

    path: str
    fill: str = ""
    stroke: str = ""
    width: float = 0.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Drawn:
    """A shape set down at (x, y), scaled."""

    shape: Shape
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Written:
    """A text set down: `x` is its start, middle or end as `anchor` says, `y` its baseline."""

    text: str
    x: float
    y: float
    size: float
    colour: str
    bold: bool = False
    serif: bool = False
    anchor: str = "middle"
    opacity: float = 1.0

    @property
    def family(self) -> str:
        """The font families, the surest first."""
        return SERIF if self.serif else SANS


Mark: TypeAlias = Drawn | Written


def placed(marks: Iterable[Mark], x: float, y: float, scale: float = 1.0, opacity: float = 1.0) -> list[Mark]:
    """The same marks, scaled and moved: a sign onto a card, a card onto the table."""
    found: list[Mark] = []
    for mark in marks:
        here, there = x + mark.x * scale, y + mark.y * scale
        if isinstance(mark, Drawn):
            found.append(Drawn(mark.shape, here, there, mark.scale * scale, mark.opacity * opacity))
        else:
            size, faint = mark.size * scale, mark.opacity * opacity
            found.append(
                Written(mark.text, here, there, size, mark.colour, mark.bold, mark.serif, mark.anchor, faint)
            )
    return found


def number(value: float) -> str:
    """A coordinate as short as it can be.

    Example:
        >>> number(12.0), number(0.3333333), number(-0.001)
        ('12', '0.33', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def rounded(w: float, h: float, radius: float, x: float = 0.0, y: float = 0.0) -> str:
    """Path data of a rectangle with round corners."""
    radius = min(radius, w / 2, h / 2)
    left, top, right, bottom = map(number, (x, y, x + w, y + h))
    in_left, in_right = number(x + radius), number(x + w - radius)
    in_top, in_bottom = number(y + radius), number(y + h - radius)
    return (
        f"M{in_left} {top} L{in_right} {top} Q{right} {top} {right} {in_top} "
        f"L{right} {in_bottom} Q{right} {bottom} {in_right} {bottom} "
        f"L{in_left} {bottom} Q{left} {bottom} {left} {in_bottom} "
        f"L{left} {in_top} Q{left} {top} {in_left} {top} Z"
    )


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """Path data of an ellipse, of a circle if one radius is given."""
    ry = rx if ry is None else ry
    west, east, radii = number(cx - rx), number(cx + rx), f"{number(rx)} {number(ry)}"
    return f"M{west} {number(cy)} A{radii} 0 1 1 {east} {number(cy)} A{radii} 0 1 1 {west} {number(cy)} Z"


def elements(marks: Iterable[Mark]) -> str:
    """The marks as SVG elements. Every text is escaped."""
    return "".join(_path(mark) if isinstance(mark, Drawn) else _text(mark) for mark in marks)


def _path(mark: Drawn) -> str:
    shape, opacity = mark.shape, mark.opacity * mark.shape.opacity
    parts = [f'<path d="{shape.path}" fill="{shape.fill or "none"}"']
    if shape.stroke:
        parts.append(f' stroke="{shape.stroke}" stroke-width="{number(shape.width)}"')
        parts.append(' stroke-linecap="round" stroke-linejoin="round"')
    if opacity < 1:
        parts.append(f' opacity="{number(opacity)}"')
    if (mark.x, mark.y, mark.scale) != (0, 0, 1):
        parts.append(f' transform="translate({number(mark.x)} {number(mark.y)}) scale({mark.scale:.4g})"')
    return "".join((*parts, "/>"))


def _text(mark: Written) -> str:
    weight = ' font-weight="bold"' if mark.bold else ""
    faint = f' opacity="{number(mark.opacity)}"' if mark.opacity < 1 else ""
    return (
        f'<text x="{number(mark.x)}" y="{number(mark.y)}" font-family="{mark.family}" '
        f'font-size="{number(mark.size)}"{weight} text-anchor="{mark.anchor}" '
        f'fill="{mark.colour}"{faint}>{html.escape(mark.text)}</text>'
    )
