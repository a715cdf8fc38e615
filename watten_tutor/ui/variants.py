"""One trick under three rule sets, with Schlag, trump and cards to be chosen by the reader."""

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any

from watten_tutor.core.cards import Card, Rank, Suit, card, deck
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick
from watten_tutor.i18n import Speech
from watten_tutor.picture.ladder import initials
from watten_tutor.picture.scene import Scene
from watten_tutor.quiz.explain import Explanation, Sentence, explain
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.scenario.scenario import Question, Scenario
from watten_tutor.ui.a11y import A11y
from watten_tutor.ui.header import Header
from watten_tutor.ui.looks import hiding
from watten_tutor.ui.markup import said, step_list
from watten_tutor.ui.settings import Settings
from watten_tutor.ui.shown import Shown
from watten_tutor.ui.style import card_class, card_faces, suit_class, suit_faces
from watten_tutor.ui.table import Table, pictured
from watten_tutor.ui.widgets import box, button, fill, page, root, say, switch

SETS = ("tyrolean", "bavarian", "unkritisch")
"""The rule sets compared."""
NAMES = ("Anna", "Ben", "Carla", "Dan")
PACK = deck(33)


class VariantsSession:
    """What the reader has chosen, and who wins by each rule set. No widgets.

    Attributes:
        schlag: the Schlag.
        trump: the trump suit.
        cards: the card of each player; Anna leads.
        seat: whose card is chosen next.
        refused: why the last choice was not taken; None if it was.
    """

    def __init__(self) -> None:
        """Begin with a trick about which the sets do not agree."""
        self.schlag = Rank.TEN
        self.trump = Suit.LEAVES
        self.cards = [card("8♠"), card("10♥"), card("A♦"), card("7♣")]
        self.seat = Seat(0)
        self.refused: Sentence | None = None

    def lay(self, each: Card) -> None:
        """Choose a card for the player whose turn it is, and turn to the next one.

        A card that lies on the table already is refused.
        """
        if each in self.cards and self.cards.index(each) != self.seat:
            self.refused = Sentence("ui.variants.twice", {"card": each})
            return
        self.cards[self.seat] = each
        self.seat = self.seat.next()
        self.refused = None

    def turn_to(self, seat: Seat) -> None:
        """Choose for this player next."""
        self.seat, self.refused = seat, None

    def declare(self, *, schlag: Rank | None = None, trump: Suit | None = None) -> None:
        """Choose Schlag or trump."""
        self.schlag, self.trump, self.refused = schlag or self.schlag, trump or self.trump, None

    def position(self, rules: str) -> Position:
        """The table under a rule set."""
        plays = tuple(Play(Seat(place), each) for place, each in enumerate(self.cards))
        return Position(load_ruleset(rules), Declaration(self.schlag, self.trump), trick=Trick(plays))

    def outcome(self, rules: str) -> Explanation | Sentence:
        """Who wins under a rule set and why, or why these cards cannot lie there."""
        position = self.position(rules)
        missing = [each for each in self.cards if each not in deck(position.ruleset.deck)]
        if missing:
            return Sentence("ui.variants.not-in-pack", {"card": missing[0], "n": position.ruleset.deck})
        try:
            [found] = explain(Scenario("variants", NAMES, position, Question("trick-winner")))
        except RuleSetError:  # the six is a Schlag only where the rules say so
            return Sentence("ui.variants.no-schlag", {"rank": self.schlag})
        return found

    @property
    def winners(self) -> tuple[object, ...]:
        """Who wins under each of the sets that can judge these cards and this Schlag."""
        outcomes = map(self.outcome, SETS)
        return tuple(each.headline.facts["player"] for each in outcomes if isinstance(each, Explanation))

    @property
    def agreement(self) -> Sentence:
        """Whether the sets name the same winner; all three agree only if all three can judge."""
        if len(set(self.winners)) > 1:
            return Sentence("ui.variants.differ")
        return Sentence("ui.variants.same" if len(self.winners) == len(SETS) else "ui.variants.some")


class Variants(Shown):
    """The comparison, as a cell shows it.

    Attributes:
        session: what is chosen.
    """

    def __init__(self, settings: Settings) -> None:
        """Begin with the first trick."""
        super().__init__(settings)
        self.session = VariantsSession()

    @property
    def _speech(self) -> Speech:
        return Speech(self.settings.language, self.settings.deck, NAMES)

    def text(self) -> str:
        """The trick and who wins it by each rule set, in words."""
        speech = self._speech
        blocks = [speech.text("ui.variants.title"), self.picture().description]
        for rules in SETS:
            outcome = self.session.outcome(rules)
            blocks.append(f"{ruleset_title(rules, speech.language)}: {outcome.text(speech)}")
        return "\n\n".join(blocks)

    def picture(self) -> Scene:
        """The table."""
        return pictured(self.session.position(_knows_every_schlag()), self._speech)

    def make_widget(self) -> Any:
        """The comparison as widgets."""
        return VariantsView(self.session, self.settings, self.scope).widget


class VariantsView:
    """Buttons for Schlag, trump, players and the whole pack; a column for each rule set.

    Attributes:
        widget: the root of the tree.
    """

    def __init__(self, session: VariantsSession, settings: Settings, scope: str) -> None:
        """Make the tree."""
        self._session = session
        self._settings = settings
        self._scope = scope
        self._a11y = A11y()
        self._style = page("", "wt-sheet")
        self._header = Header(settings)
        self._intro = page("", "wt-story")
        self._table = Table(self._a11y)
        self._labels = {each: page("", "wt-part-name") for each in ("schlag", "trump", "cards")}
        self._schlag = {rank: self._button(partial(session.declare, schlag=rank)) for rank in Rank}
        self._trump = {
            suit: self._button(partial(session.declare, trump=suit), "wt-suit", suit_class(suit))
            for suit in Suit
        }
        self._seats = {
            seat: self._button(partial(session.turn_to, seat)) for seat in map(Seat, range(len(NAMES)))
        }
        self._pack = {
            each: self._button(partial(session.lay, each), "wt-card", card_class(each)) for each in PACK
        }
        self._refused = page("", "wt-refused")
        self._outcomes = page("", "wt-verdict")
        self.widget: Any = self._tree()
        settings.follow(self.refresh)
        self.refresh()

    def _button(self, choose: Callable[[], object], *classes: str) -> Any:
        def press() -> None:
            choose()
            self.refresh()

        return button(press, "wt-choice", "wt-toggle", *classes)

    def _tree(self) -> Any:
        rows = (
            ("schlag", self._schlag, "wt-tight"),
            ("trump", self._trump, "wt-tight"),
        )
        parts = [
            box([self._labels[name], box(buttons.values(), "wt-choices", look)], "wt-part")
            for name, buttons, look in rows
        ]
        seats = box(self._seats.values(), "wt-choices", "wt-tight")
        pack = box(self._pack.values(), "wt-choices", "wt-pack")
        parts.append(box([self._labels["cards"], seats, pack, self._refused], "wt-part"))
        main = box([box([self._table.widget], "wt-left"), box([self._intro, *parts], "wt-right")], "wt-main")
        children = [self._style, self._header.widget, main, self._outcomes, self._a11y]
        return root(self, children, "wt-variants", self._scope)

    def refresh(self) -> None:
        """Show what is chosen and what follows."""
        session, speech = self._session, Speech(self._settings.language, self._settings.deck, NAMES)
        text = speech.text
        faces = card_faces(self._scope, PACK, speech.deck, speech.language) + suit_faces(
            self._scope, speech.deck
        )
        fill(self._style, f"{hiding(self._scope)}<style>{faces}</style>")
        self._header.refresh(escape(text("ui.variants.title")), speech)
        fill(self._intro, f"<p>{escape(text('ui.variants.intro'))}</p>")
        fill(self._labels["schlag"], escape(text("ui.chip.schlag")))
        fill(self._labels["trump"], escape(text("ui.chip.trump")))
        fill(self._labels["cards"], escape(text("ui.variants.whose", player=NAMES[session.seat])))
        self._refresh_buttons(speech)
        fill(self._refused, f'<p role="alert">{said(session.refused, speech)}</p>' if session.refused else "")
        fill(self._outcomes, self._outcomes_html(speech))
        self._a11y.status = " ".join(
            f"{ruleset_title(each, speech.language)}: {self._spoken(each, speech)}" for each in SETS
        )
        # Last: no picture may keep back the words.
        self._table.draw(session.position(_knows_every_schlag()), speech)

    def _refresh_buttons(self, speech: Speech) -> None:
        session = self._session
        for rank, each in self._schlag.items():
            say(each, speech.rank_sign(rank), speech.rank_name(rank))
            switch(each, "wt-on", rank is session.schlag)
        for suit, each in self._trump.items():
            say(each, speech.suit_name(suit).capitalize())
            switch(each, "wt-on", suit is session.trump)
        for seat, each in self._seats.items():
            say(each, NAMES[seat])
            switch(each, "wt-on", seat == session.seat)
        for found, each in self._pack.items():
            name = speech.card_name(found)
            say(each, name, name)
            switch(each, "wt-on", found in session.cards)
            for tag, laid in zip(initials(NAMES), session.cards, strict=True):
                switch(each, f"wt-tag-{tag}", found == laid)

    def _spoken(self, rules: str, speech: Speech) -> str:
        outcome = self._session.outcome(rules)
        return (outcome.headline if isinstance(outcome, Explanation) else outcome).text(speech)

    def _outcomes_html(self, speech: Speech) -> str:
        columns = []
        for rules in SETS:
            outcome = self._session.outcome(rules)
            name = escape(ruleset_title(rules, speech.language))
            if isinstance(outcome, Explanation):
                body = f"<h4>{said(outcome.headline, speech)}</h4>{step_list(outcome, speech)}"
            else:
                body = f"<p>{said(outcome, speech)}</p>"
            columns.append(f"<section><small>{name}</small>{body}</section>")
        return (
            f'<h3>{said(self._session.agreement, speech)}</h3><div class="wt-each">{"".join(columns)}</div>'
        )


def _knows_every_schlag() -> str:
    """The set compared under which any choice can be drawn: the six may be its Schlag."""
    return next(each for each in SETS if load_ruleset(each).six_schlag)
