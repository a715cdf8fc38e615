"""The head of a view: its title, chips with the facts, the rules to open, deck and language switch."""

from collections.abc import Callable
from html import escape

from watten_tutor.core.cards import Rank, Suit
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.i18n import LANGUAGES, Speech
from watten_tutor.picture.art import sign_svg
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.ui.markup import rules_of
from watten_tutor.ui.settings import Settings
from watten_tutor.ui.widgets import box, button, fill, page, say, show, switch

SIGN = 18
"""Size of the suit sign on a chip."""


class Header:
    """Title and chips.

    Attributes:
        widget: the row.
        panel: where the rules open; to be put below the row.
    """

    def __init__(self, settings: Settings, *, switches: bool = True) -> None:
        """Make the row; `refresh` fills it.

        Args:
            settings: what the switches change.
            switches: whether there are any; inside a lesson its own head has them.
        """
        self._settings = settings
        self._title = page("", "wt-title")
        self._rules = button(self._toggle_rules, "wt-chip", "wt-toggle", "wt-hidden")
        self._facts = page("", "wt-facts")
        self._deck = button(self._change_deck, "wt-chip", "wt-deck")
        self._languages = {
            language: button(self._changer(language), "wt-toggle", "wt-language") for language in LANGUAGES
        }
        chips = [self._rules, self._facts]
        if switches:
            chips += [self._deck, box(self._languages.values(), "wt-languages")]
        self.widget = box([self._title, box(chips, "wt-chips")], "wt-header")
        self.panel = page("", "wt-panel", "wt-rules", "wt-hidden")

    def refresh(
        self,
        title: str,
        speech: Speech,
        ruleset: RuleSet | None = None,
        declaration: Declaration | None = None,
        about: str = "",
    ) -> None:
        """Show this.

        Args:
            title: as HTML.
            speech: language and deck.
            ruleset: whose rules can be opened, if any.
            declaration: Schlag and trump for the chips, if told.
            about: a line below the title, in plain text.
        """
        below = f'<p class="wt-about">{escape(about)}</p>' if about else ""
        fill(self._title, f"<h2>{title}</h2>{below}")
        show(self._rules, ruleset is not None)
        if ruleset is not None:
            name = ruleset_title(ruleset, speech.language)
            say(
                self._rules,
                speech.text("ui.chip.rules.button", name=name),
                speech.text("ui.chip.rules.title"),
            )
            fill(self.panel, rules_of(ruleset, name, speech))
        chips = fact_chips(declaration.schlag, declaration.trump, speech) if declaration else ""
        fill(self._facts, chips)
        show(self._facts, bool(chips))
        say(self._deck, speech.text(f"ui.deck.{speech.deck}"), speech.text(f"ui.deck.{speech.deck}.title"))
        for language, each in self._languages.items():
            say(each, speech.text(f"ui.language.{language}"), speech.text(f"ui.language.{language}.title"))
            switch(each, "wt-on", language == speech.language)

    def _toggle_rules(self) -> None:
        opened = "wt-hidden" in self.panel._dom_classes
        show(self.panel, opened)
        switch(self._rules, "wt-on", opened)

    def _change_deck(self) -> None:
        self._settings.change(deck="french" if self._settings.deck == "german" else "german")

    def _changer(self, language: str) -> Callable[[], None]:
        return lambda: self._settings.change(language=language)


def fact_chips(schlag: Rank, trump: Suit, speech: Speech) -> str:
    """Schlag and trump as chips."""
    return chip(speech.text("ui.chip.schlag"), escape(speech.say(schlag))) + chip(
        speech.text("ui.chip.trump"), suit_html(trump, speech)
    )


def suit_html(suit: Suit, speech: Speech) -> str:
    """A suit's sign and its name."""
    return f"{sign_svg(suit, speech.deck, SIGN)} {escape(speech.suit_name(suit).capitalize())}"


def chip(label: str, value: str) -> str:
    """One chip; the value is HTML."""
    return f'<span class="wt-chip"><small>{escape(label)}</small> {value}</span>'
