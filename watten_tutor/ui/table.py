"""The table on its canvas, in a size and theme that fit the page."""

from collections.abc import Callable, Collection

from watten_tutor.core.cards import Card
from watten_tutor.core.position import Position
from watten_tutor.i18n import Speech
from watten_tutor.picture.rooms import SMALLEST
from watten_tutor.picture.scene import Scene
from watten_tutor.picture.table import table_scene
from watten_tutor.picture.view import TableView, hands_on_table, table_view, without_turn
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.ui.a11y import A11y
from watten_tutor.ui.canvas import TableCanvas
from watten_tutor.ui.widgets import box

WIDTH = 560
"""Width of the table until the page has told how much room there is."""
BARE = 400
"""Width of a table on which nothing lies."""

ABOUT_CARDS = frozenset({"order", "class", "rechter", "linke", "guate", "signal"})
"""Questions that ask what a card or a sign is, whoever sits where."""


def is_bare(position: Position) -> bool:
    """Whether nothing lies on the table and nobody's cards are told."""
    return not (position.trick.plays or hands_on_table(position))


def is_needed(scenario: Scenario) -> bool:
    """Whether the table helps to answer the question; Schlag and trump stand in the head of the view too."""
    return scenario.question.inner.kind not in ABOUT_CARDS or not is_bare(scenario.position)


def seen(position: Position, names: tuple[str, ...], *, turn: bool = True) -> TableView:
    """What is to be seen of a position, `turn` telling whose turn it is; the rule set stands in the head."""
    view = table_view(position, names)
    return view if turn else without_turn(view)


def widest(position: Position) -> int:
    """How wide the table may become."""
    return BARE if is_bare(position) else WIDTH


def pictured(position: Position, speech: Speech, *, turn: bool = True) -> Scene:
    """The table as a picture, for where there is no canvas; `turn` as in `seen`."""
    return table_scene(seen(position, speech.names, turn=turn), speech, width=widest(position))


class Table:
    """A canvas that shows positions.

    Attributes:
        widget: the canvas in its box.
    """

    def __init__(self, a11y: A11y) -> None:
        """Make the canvas; `draw` fills it.

        Args:
            a11y: says how much room there is and whether the page is dark, and is told what is seen.
        """
        self._a11y = a11y
        self._canvas = TableCanvas()
        self._canvas.widget.add_class("wt-table")
        self.widget = box([self._canvas.widget], "wt-table-box")
        self._redraw: Callable[[], None] = lambda: None
        a11y.observe(lambda _: self._redraw(), ["room", "dark"])

    def on_card(self, callback: Callable[[Card], None]) -> None:
        """Call back with each card that is clicked."""
        self._canvas.on_card(callback)

    def draw(
        self,
        position: Position,
        speech: Speech,
        *,
        turn: bool = True,
        reveal: bool = False,
        focus: Collection[Card] = (),
    ) -> None:
        """Show a position.

        Args:
            position: what is on the table.
            speech: language and deck.
            turn: tell whose turn it is.
            reveal: mark who wins.
            focus: cards being talked of.
        """
        view = seen(position, speech.names, turn=turn)
        most = widest(position)

        def draw() -> None:
            self._canvas.deck, self._canvas.lang = speech.deck, speech.language
            self._canvas.theme = "dark" if self._a11y.dark else "light"
            width = max(min(self._a11y.room, most), SMALLEST)
            scene = table_scene(view, speech, width=width, reveal_winner=reveal, focus=focus)
            self._a11y.label = scene.description
            self._canvas.draw(scene)

        self._redraw = draw
        draw()
