"""Paints a scene on an ipycanvas `Canvas`.

The canvas shows the picture and decides nothing; what can be chosen is a real button elsewhere, and a
click here only does the same. `ipycanvas` is imported inside functions: importing it costs time and
opens a channel to the page.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from watten_tutor.core.cards import Card
from watten_tutor.picture.drawing import scene_marks
from watten_tutor.picture.palette import THEMES
from watten_tutor.picture.scene import Scene
from watten_tutor.picture.vector import Drawn, Mark, Written

SCALE = 2
"""Canvas pixels for a pixel of the page, so that the picture is sharp on fine screens."""


@contextmanager
def frame() -> Iterator[None]:
    """Send all drawing inside as one message; after an exception send nothing and stay usable.

    `ipycanvas.hold_canvas` alone goes on holding back everything drawn later once an exception has
    left its block. Not to be nested: the inner one would send early.
    """
    from ipycanvas import canvas as module
    from ipycanvas import hold_canvas

    manager = module._CANVAS_MANAGER
    try:
        with hold_canvas():
            yield
    except BaseException:
        manager._commands_cache, manager._buffers_cache = [], []
        manager._caching = False
        manager._current_canvas = None  # a switch to this canvas may have been among what is dropped
        raise


def paint(
    canvas: Any, scene: Scene, deck: str, lang: str, theme: str, *, paths: dict[str, Any] | None = None
) -> None:
    """Paint the scene, in one message.

    Args:
        canvas: an `ipycanvas.Canvas` of `SCALE` times the scene's size.
        scene: what to paint.
        deck: french or german.
        lang: whose index letters.
        theme: light or dark.
        paths: the paths this canvas has met before; each is an object in the page, so keep them.
    """
    known = {} if paths is None else paths
    marks = scene_marks(scene, deck, lang, THEMES[theme])
    with frame():
        canvas.reset_transform()
        canvas.clear()
        canvas.scale(SCALE, SCALE)
        canvas.line_cap = canvas.line_join = "round"
        canvas.text_baseline = "alphabetic"
        for mark in marks:
            _set_down(canvas, mark, known)


def _set_down(canvas: Any, mark: Mark, paths: dict[str, Any]) -> None:
    if isinstance(mark, Drawn):
        _draw(canvas, mark, paths)
    else:
        _write(canvas, mark)


def _draw(canvas: Any, mark: Drawn, paths: dict[str, Any]) -> None:
    from ipycanvas import Path2D

    shape = mark.shape
    if shape.path not in paths:
        paths[shape.path] = Path2D(shape.path)
    path = paths[shape.path]
    canvas.save()
    canvas.translate(mark.x, mark.y)
    canvas.scale(mark.scale, mark.scale)
    canvas.global_alpha = mark.opacity * shape.opacity
    if shape.fill:
        canvas.fill_style = shape.fill
        canvas.fill(path)
    if shape.stroke:
        canvas.stroke_style = shape.stroke
        canvas.line_width = shape.width
        canvas.stroke(path)
    canvas.restore()


_ALIGN = {"start": "left", "middle": "center", "end": "right"}


def _write(canvas: Any, mark: Written) -> None:
    canvas.global_alpha = mark.opacity
    canvas.font = f"{'bold ' if mark.bold else ''}{mark.size:.4g}px {mark.family}"
    canvas.text_align = _ALIGN[mark.anchor]
    canvas.fill_style = mark.colour
    canvas.fill_text(mark.text, mark.x, mark.y)


class TableCanvas:
    """One canvas that shows scenes and says which card was clicked.

    Attributes:
        widget: the `ipycanvas.Canvas`, to be put into a layout.
    """

    def __init__(self, deck: str = "german", lang: str = "en", theme: str = "light") -> None:
        """Make the canvas; it is empty until `draw`."""
        from ipycanvas import Canvas

        self.deck, self.lang, self.theme = deck, lang, theme
        self.widget: Any = Canvas(width=SCALE, height=SCALE)
        self._paths: dict[str, Any] = {}
        self._scene: Scene | None = None
        self._callbacks: list[Callable[[Card], None]] = []
        self.widget.on_client_ready(self._repaint)
        self.widget.on_mouse_down(self._pressed)
        self.widget.on_touch_start(self._touched)

    def draw(self, scene: Scene) -> None:
        """Show the scene in place of the last one."""
        size = (int(scene.width * SCALE), int(scene.height * SCALE))
        if (self.widget.width, self.widget.height) != size:
            self.widget.width, self.widget.height = size
            # Left to itself a box would stretch the canvas and blur it.
            self.widget.layout.width = f"{scene.width:g}px"
            self.widget.layout.height = f"{scene.height:g}px"
        self._scene = scene
        paint(self.widget, scene, self.deck, self.lang, self.theme, paths=self._paths)

    def on_card(self, callback: Callable[[Card], None]) -> None:
        """Call back with each known card that is clicked or touched."""
        self._callbacks.append(callback)

    def _repaint(self) -> None:
        """A page has (re)loaded and shows an empty canvas: paint again, from the first command on."""
        self.widget._canvas_manager._current_canvas = None
        if self._scene is not None:
            paint(self.widget, self._scene, self.deck, self.lang, self.theme, paths=self._paths)

    def _touched(self, points: list[tuple[float, float]]) -> None:
        # The canvas keeps touches from becoming mouse clicks, so they are heard here.
        if points:
            self._pressed(*points[0])

    def _pressed(self, x: float, y: float) -> None:
        found = self._scene.card_at(x / SCALE, y / SCALE) if self._scene else None
        if found is not None:
            for callback in self._callbacks:
                callback(found)
