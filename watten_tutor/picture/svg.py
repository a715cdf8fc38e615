"""A scene as an SVG that stands alone: no script, no outside font, every text escaped."""

import base64
import html

from watten_tutor.picture.drawing import scene_marks
from watten_tutor.picture.palette import THEMES
from watten_tutor.picture.scene import Label, Scene
from watten_tutor.picture.vector import elements, number


def render(
    scene: Scene, *, deck: str = "german", lang: str = "en", theme: str = "light", title: str = "Watten"
) -> str:
    """The scene as SVG text; its description is the picture's `<desc>`.

    Example:
        >>> render(Scene(40, 20, (), "No <b>.")).partition("<title>")[2]
        'Watten</title><desc>No &lt;b&gt;.</desc></svg>'
    """
    width, height = number(scene.width), number(scene.height)
    cut = [item.full for item in scene.items if isinstance(item, Label) and item.full not in ("", item.text)]
    told = " ".join((scene.description, *(f"({each})" for each in dict.fromkeys(cut))))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img" lang="{lang}">'
        f"<title>{html.escape(title)}</title><desc>{html.escape(told)}</desc>"
        f"{elements(scene_marks(scene, deck, lang, THEMES[theme]))}</svg>"
    )


def data_uri(svg: str) -> str:
    """The SVG as an address that an `<img>` can show.

    Example:
        >>> data_uri("<svg/>")
        'data:image/svg+xml;base64,PHN2Zy8+'
    """
    return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"
