"""Several scenes on one sheet, as a picture to print or send."""

from dataclasses import replace

from watten_tutor.picture.scene import Box, CardFace, Item, Panel, Scene

MARGIN = 24.0
"""Paper around the scenes and between them."""


def sheet(*scenes: Scene) -> Scene:
    """The scenes below each other on one sheet of paper, each in the middle.

    Example:
        >>> page = sheet(Scene(100, 50, (), "A table."), Scene(60, 20, (), "A ladder."))
        >>> page.width, page.height, page.description
        (148.0, 142.0, 'A table. A ladder.')
    """
    inner = max(each.width for each in scenes)
    width = inner + 2 * MARGIN
    items: list[Item] = []
    y = MARGIN
    for scene in scenes:
        x = MARGIN + (inner - scene.width) / 2
        items += [_moved(item, x, y) for item in scene.items]
        y += scene.height + MARGIN
    paper = Panel(Box(0, 0, width, y), fill="paper", radius=0)
    return Scene(width, y, (paper, *items), " ".join(each.description for each in scenes))


def _moved(item: Item, x: float, y: float) -> Item:
    if isinstance(item, CardFace):
        return replace(item, x=item.x + x, y=item.y + y)
    return replace(item, box=replace(item.box, x=item.box.x + x, y=item.box.y + y))
