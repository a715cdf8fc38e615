"""Views to look at: a table, a ladder, answers under several rule sets. They ask nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from typing import Any

from watten_tutor.core.declaration import Declaration
from watten_tutor.core.position import Position
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.i18n import Speech
from watten_tutor.picture.text import table_text
from watten_tutor.ui.a11y import A11y
from watten_tutor.ui.header import Header
from watten_tutor.ui.markup import summary
from watten_tutor.ui.settings import Settings
from watten_tutor.ui.style import style_sheet
from watten_tutor.ui.table import Table, seen
from watten_tutor.ui.widgets import box, fill, page, root, show


@dataclass(frozen=True, slots=True)
class Look:
    """What a view shows in one language and deck. All texts are HTML.

    Attributes:
        title: above everything.
        beside: beside the table.
        below: under it, over the whole width.
        position: what lies on the table; None for no table.
        turn: whether the table tells whose turn it is.
        reveal: whether the table marks who wins.
        ruleset: whose rules can be opened; None for none.
        declaration: Schlag and trump for the chips; None for none.
    """

    title: str
    beside: str = ""
    below: str = ""
    position: Position | None = None
    turn: bool = True
    reveal: bool = False
    ruleset: RuleSet | None = None
    declaration: Declaration | None = None


class LookView:
    """A `Look` as widgets.

    Attributes:
        widget: the root of the tree.
    """

    def __init__(
        self,
        look: Callable[[Speech], Look],
        settings: Settings,
        names: tuple[str, ...],
        scope: str,
        *,
        switches: bool = True,
        table: bool = True,
    ) -> None:
        """Make the tree.

        Args:
            look: what to show, asked again after each change of language or deck.
            settings: language and deck.
            names: of the players.
            scope: a class for this view alone, also that of its static picture, which is hidden now.
            switches: whether to offer the deck and language switch.
            table: whether there is a table.
        """
        self._look = look
        self._settings = settings
        self._names = names
        self._a11y = A11y()
        self._header = Header(settings, switches=switches)
        self._table = Table(self._a11y) if table else None
        self._beside = page("", "wt-verdict")
        self._below = page("", "wt-ladder")
        left = [self._table.widget] if self._table else []
        main = box([box(left, "wt-left"), box([self._beside], "wt-right")], "wt-main")
        show(main, table)
        rows = [page(hiding(scope), "wt-sheet"), self._header.widget, self._header.panel, main, self._below]
        self.widget: Any = root(self, [*rows, self._a11y], scope)
        settings.follow(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show it in the language and deck in force."""
        speech = Speech(self._settings.language, self._settings.deck, self._names)
        look = self._look(speech)
        self._header.refresh(look.title, speech, look.ruleset, look.declaration)
        if self._table and look.position:
            self._table.draw(look.position, speech, turn=look.turn, reveal=look.reveal)
        fill(self._beside, look.beside)
        fill(self._below, look.below)
        show(self._below, bool(look.below))


def hiding(scope: str) -> str:
    """The style sheet, and the rule that hides the static picture while the widgets live."""
    return f"<style>.wt-static.{scope} {{ display: none; }}\n{style_sheet()}</style>"


def in_words(position: Position, speech: Speech, *, turn: bool = True, reveal: bool = False) -> str:
    """The table in words, to be opened; for those who do not see the picture it says all of it."""
    text = table_text(seen(position, speech.names, turn=turn), speech, reveal_winner=reveal)
    blocks = "".join(f"<p>{escape(block)}</p>" for block in text.split("\n\n"))
    heading = summary(speech.text("ui.in-words"))
    return f'<details class="wt-words">{heading}<div class="wt-rule">{blocks}</div></details>'
