"""Keys, live regions and what else a page needs for ears and fingers: one small widget.

It draws nothing. Everything works without it except the keys; see `a11y.js`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import anywidget
import traitlets


class A11y(anywidget.AnyWidget):
    """What is said aloud, what was pressed, how much room and which theme there is.

    Attributes:
        status: said when there is a pause: what is chosen.
        verdict: said at once: right or wrong.
        label: what the table shows, in words.
        dark: whether the page is dark; told by the page.
        room: width in pixels there is for the table; told by the page.
        step: the step of the explanation under pointer or focus; told by the page.
        copies: texts that the page can put on the clipboard, by name.
    """

    _esm = Path(__file__).with_name("a11y.js").read_text("utf-8")

    status = traitlets.Unicode().tag(sync=True)
    verdict = traitlets.Unicode().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    dark = traitlets.Bool(False).tag(sync=True)
    room = traitlets.Int(560).tag(sync=True)
    step = traitlets.Int(-1).tag(sync=True)
    copies = traitlets.Dict().tag(sync=True)

    def on_key(self, name: str, command: Any) -> None:
        """Call this when the key of that name is pressed: `clear` or `keys`."""

        def pressed(_: object, content: Any, __: object) -> None:
            if isinstance(content, dict) and content.get("do") == name:
                command()

        self.on_msg(pressed)

    def on_copied(self, told: Callable[[str, bool], object]) -> None:
        """Call this with the name of a text that was to be copied, and whether the page could do it."""

        def heard(_: object, content: Any, __: object) -> None:
            if isinstance(content, dict) and content.get("do") == "copied":
                told(content["what"], content["done"])

        self.on_msg(heard)
