"""What a notebook cell shows: words, a picture that stays, and widgets while there is a kernel.

A saved notebook keeps no widgets. So two outputs are published: first the picture, then the widgets,
which bring a rule that hides the picture. Where they cannot live, the picture is seen.
"""

from collections.abc import Callable
from html import escape
from typing import Any
from uuid import uuid4

from watten_tutor.picture.scene import Scene
from watten_tutor.picture.svg import data_uri, render
from watten_tutor.ui.settings import Settings


class Shown:
    """Base of everything a public function returns.

    Attributes:
        settings: language and deck.
        scope: a class in the page for this object alone.
    """

    def __init__(self, settings: Settings) -> None:
        """Nothing is drawn yet."""
        self.settings = settings
        self.scope = f"wt-{uuid4().hex}"
        self._widget: Any = None

    def text(self) -> str:
        """All of it in words."""
        raise NotImplementedError

    def picture(self) -> Scene:
        """What stays in a saved notebook."""
        raise NotImplementedError

    def make_widget(self) -> Any:
        """The widgets; called once."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """All of it in words, for `print` and where nothing else can be shown."""
        return self.text()

    @property
    def widget(self) -> Any:
        """The widgets, made when first asked for."""
        if self._widget is None:
            self._widget = self.make_widget()
        return self._widget

    def static_html(self) -> str:
        """The picture as HTML that any page may show: no script, nothing to fetch."""
        scene = self.picture()
        uri = data_uri(render(scene, deck=self.settings.deck, lang=self.settings.language))
        alt = escape(self.text(), quote=True)
        return f'<div class="wt-static {self.scope}"><img alt="{alt}" src="{uri}"></div>'

    def _ipython_display_(self) -> None:
        from IPython.display import display

        show: Callable[..., object] = display  # IPython tells no types of it
        show({"text/html": self.static_html(), "text/plain": self.text()}, raw=True)
        show(self.widget)
