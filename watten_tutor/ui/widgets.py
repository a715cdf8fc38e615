"""The few kinds of widgets all views are made of.

No icons (they come from a font in the net), no `Output` (a notebook run without a browser cannot
compare it), nothing that is made anew on each click (the focus would be lost).
"""

from collections.abc import Callable, Iterable
from typing import Any

import ipywidgets


def page(html: str = "", *classes: str) -> Any:
    """A stretch of HTML; whoever makes the text has escaped it."""
    return _classed(ipywidgets.HTML(html), classes)


def box(children: Iterable[Any], *classes: str) -> Any:
    """Widgets side by side or below each other, as the style sheet says for these classes."""
    return _classed(ipywidgets.Box(tuple(children)), classes)


def root(view: object, children: Iterable[Any], *classes: str) -> Any:
    """The top box of a view. It holds its view: settings know their followers weakly only."""
    made = box(children, "wt-root", "wt-scope", *classes)
    made.view = view
    return made


def button(press: Callable[[], object], *classes: str) -> Any:
    """A Button; its text is set when a language is known."""
    made = ipywidgets.Button()
    made.on_click(lambda _: press())
    return _classed(made, classes)


def say(widget: Any, text: str, title: str = "") -> None:
    """Give a Button its text, and a longer one for the pointer that rests on it."""
    if widget.description != text:
        widget.description = text
    if widget.tooltip != (title or None):
        widget.tooltip = title or None


def fill(widget: Any, html: str) -> None:
    """Put other HTML into a page widget, only if it is other: writing makes its elements anew."""
    if widget.value != html:
        widget.value = html


def switch(widget: Any, name: str, on: bool) -> None:
    """Give a widget a class or take it away."""
    if on != (name in widget._dom_classes):
        (widget.add_class if on else widget.remove_class)(name)


def show(widget: Any, visible: bool) -> None:
    """Show or hide a widget."""
    switch(widget, "wt-hidden", not visible)


def discard(widget: Any) -> None:
    """Close a widget and all it is made of, so that nothing of it stays in the page or the kernel."""
    for each in (*getattr(widget, "children", ()), *_parts(widget)):
        discard(each)
    widget.close()


def _parts(widget: Any) -> Iterable[Any]:
    return (getattr(widget, name) for name in ("layout", "style") if widget.has_trait(name))


def _classed(widget: Any, classes: Iterable[str]) -> Any:
    for each in classes:
        widget.add_class(each)
    return widget
