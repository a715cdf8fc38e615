"""A puzzle as widgets: one tree, made once; a session tells what it shows."""

from html import escape
from typing import Any

from watten_tutor.core.cards import Card
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import Sign
from watten_tutor.quiz.ask import ask
from watten_tutor.quiz.hidden import hides_turn, is_hidden, shown
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.ui.a11y import A11y
from watten_tutor.ui.about import About
from watten_tutor.ui.asking import asked, named
from watten_tutor.ui.choices import Choices
from watten_tutor.ui.choosing import picked
from watten_tutor.ui.dispute import Dispute
from watten_tutor.ui.header import Header
from watten_tutor.ui.hinting import Hinting
from watten_tutor.ui.looks import hiding, in_words
from watten_tutor.ui.markup import gesture_html, said, told_html, written
from watten_tutor.ui.sequel import Sequel
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.style import card_faces, gesture_faces, suit_faces
from watten_tutor.ui.table import Table, is_needed
from watten_tutor.ui.verdict import ladders_html, refused, verdict_html
from watten_tutor.ui.widgets import box, button, discard, fill, page, root, say, show, switch

MAX_STEPS = 24
"""Steps that the style sheet can mark as shown."""


class PuzzleView:
    """What a learner sees and touches.

    Attributes:
        session: what it shows and what its Buttons command.
        widget: the root of the tree.
    """

    def __init__(self, session: PuzzleSession, scope: str, *, switches: bool = True) -> None:
        """Make the tree.

        Args:
            session: the puzzle.
            scope: a class for this view alone, also that of its static picture, which is hidden now.
            switches: whether to offer the deck and language switch.
        """
        self.session = session
        self._scope = scope
        self._a11y = A11y()
        self._style = page("", "wt-sheet")
        self._header = Header(session.settings, switches=switches)
        self._about = About(session)
        self._story = page("", "wt-story")
        self._table = Table(self._a11y)
        self._task = page("", "wt-task")
        self._parts = box([], "wt-parts")
        self._choices: list[Choices] = []
        self._turned_to: Scenario | None = None
        self._check = button(self._check_or_again, "wt-go", "wt-check")
        self._equal = button(session.toggle_joins, "wt-quiet", "wt-toggle", "wt-equal")
        self._undo = button(session.undo, "wt-quiet", "wt-undo")
        self._hinting = Hinting(session, self._a11y)
        self._note = page("", "wt-note")
        self._verdict = page("", "wt-verdict")
        self._step = button(session.next_step, "wt-quiet")
        self._dispute = Dispute(session, self._a11y)
        self._sequel = Sequel(session, self._a11y)
        self._more = box([self._step, self._dispute.button], "wt-more")
        self._ladder = page("", "wt-ladder")
        self._keys = page("", "wt-panel", "wt-hidden")
        self.widget = self._tree()
        self._listen()
        self.refresh()

    def _tree(self) -> Any:
        actions = box([self._check, self._equal, self._undo, self._hinting.button], "wt-actions")
        left = box(
            [self._table.widget, self._task, self._parts, actions, self._note, self._hinting.widget],
            "wt-left",
        )
        right = box([self._verdict, self._sequel.widget, self._more, self._dispute.widget], "wt-right")
        main = box([self._story, left, right], "wt-main")
        rows = [self._style, self._sequel.back, self._header.widget, self._header.panel]
        rows += [main, self._ladder, self._keys]
        return root(self, [*rows, self._a11y], "wt-puzzle", self._scope)

    def _listen(self) -> None:
        self._table.on_card(self._card_clicked)
        self._a11y.on_key("clear", self._clear_or_again)
        self._a11y.on_key("keys", self._toggle_keys)
        self._a11y.observe(self._step_looked_at, "step")
        self.session.observe(self.refresh)

    # -- what the page tells -------------------------------------------------------------------

    def _check_or_again(self) -> None:
        session = self.session
        if session.verdict is not None:
            session.try_again()
        elif session.check() is None:
            fill(self._note, f"<p>{escape(self._lacking())}</p>")

    def _lacking(self) -> str:
        """What has still to be chosen."""
        session, speech = self.session, self.session.speech
        if not session.compares or not any(session.drafts):
            return speech.text("ui.choose-first")
        rules = tuple(ruleset_title(part.position.ruleset, speech.language) for part in session.missing)
        return speech.text("ui.choose-missing", rules=rules)

    def _clear_or_again(self) -> None:
        if self.session.verdict is None:
            self.session.clear()
        else:
            self.session.try_again()

    def _card_clicked(self, card: Card) -> None:
        """A card on the table stands for its own Button, or for that of who played it."""
        session = self.session
        if session.verdict is not None or len(session.parts) > 1:
            return
        offered = [each for each in session.parts[0].form.choices if isinstance(each, Card | Seat)]
        seat = next((each.seat for each in session.scenario.position.trick.plays if each.card == card), None)
        for choice in (card, seat):
            if choice is not None and choice in offered:
                session.press(choice)
                return

    def _step_looked_at(self, change: dict[str, int]) -> None:
        self.session.show_step(change["new"] if change["new"] >= 0 else None)

    def _toggle_keys(self) -> None:
        show(self._keys, "wt-hidden" in self._keys._dom_classes)

    # -- what is shown -------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the session as it stands now."""
        session = self.session
        scenario, speech = session.scenario, session.speech
        position = (scenario if session.verdict else shown(scenario)).position
        turn = bool(session.verdict) or not hides_turn(scenario)
        self._turn_to(scenario)
        self._fill_style()
        self._header.refresh(
            said(asked(scenario.question), speech),
            speech,
            position.ruleset,
            position.declaration,
            self._about.text(),
        )
        story = written(scenario.story, speech) + told_html(scenario, speech)
        fill(self._story, story + in_words(position, speech, turn=turn))
        gesture = gesture_html(scenario.question.sign)
        fill(self._task, f"{gesture}<p>{said(ask(scenario.question), speech)}</p>")
        show(self._table.widget, is_needed(scenario))
        reveal = session.tells_winner and not session.compares
        self._table.draw(position, speech, turn=turn, reveal=reveal, focus=session.focus)
        for each in self._choices:
            each.refresh(speech)
        self._refresh_actions()
        self._hinting.refresh()
        self._refresh_reasons()
        fill(self._keys, keys_html(session))
        self._a11y.status = self._chosen()
        self._sequel.refresh()

    def _turn_to(self, scenario: Scenario) -> None:
        """Make the Buttons to choose from, once for each scenario; all else is there already."""
        if scenario is self._turned_to:
            return
        self._turned_to = scenario
        before = self._choices
        self._choices = [Choices(self.session, part) for part in range(len(self.session.parts))]
        self._parts.children = tuple(each.widget for each in self._choices)
        for each in before:
            discard(each.widget)

    def _fill_style(self) -> None:
        session = self.session
        choices = dict.fromkeys(choice for part in session.parts for choice in part.form.choices)
        cards = [choice for choice in choices if isinstance(choice, Card)]
        faces = card_faces(self._scope, cards, session.settings.deck, session.settings.language)
        faces += gesture_faces(self._scope, [choice for choice in choices if isinstance(choice, Sign)])
        if is_hidden(session.scenario):
            faces += suit_faces(self._scope, session.settings.deck)
        fill(self._style, f"{hiding(self._scope)}<style>{faces}</style>")

    def _refresh_actions(self) -> None:
        session, speech = self.session, self.session.speech
        judged = session.verdict is not None
        say(self._check, speech.text("ui.try-again" if judged else "ui.check"))
        switch(self._check, "wt-again", judged)
        switch(self._check, "wt-idle", not judged and not session.is_ready)
        say(self._equal, speech.text("ui.equal"), speech.text("ui.equal.title"))
        switch(self._equal, "wt-on", session.joins)
        show(self._equal, session.is_order and not judged)
        say(self._undo, speech.text("ui.undo"), speech.text("ui.undo.title"))
        self._undo.disabled = not session.can_undo
        show(self._undo, not judged and session.is_many)
        fill(self._note, f"<p>{said(session.not_kept, speech)}</p>" if judged and session.not_kept else "")

    def _refresh_reasons(self) -> None:
        session, speech = self.session, self.session.speech
        verdict = session.verdict
        waiting = f'<div class="wt-waiting"><p>{escape(speech.text("ui.waiting"))}</p>'
        hint = f"<p>{escape(speech.text('ui.keys-hint'))}</p></div>"
        fill(self._verdict, waiting + hint if verdict is None else verdict_html(session))
        show(self._more, verdict is not None)
        self._dispute.refresh()
        ladders = ladders_html(session) if verdict else ""
        fill(self._ladder, ladders)
        show(self._ladder, bool(ladders))
        if verdict is None:
            self._a11y.verdict = ""
            return
        following = 1 if session.step is None else session.step + 2
        show(self._step, session.points_at_cards and not session.compares)  # whose step would it be?
        last = following > len(session.steps)
        say(self._step, speech.text("ui.no-step") if last else speech.text("ui.next-step", n=following))
        for step in range(MAX_STEPS):
            switch(self._verdict, f"wt-at-{step}", step == session.step)
        self._a11y.verdict = self._spoken_verdict()

    def _spoken_verdict(self) -> str:
        session, speech = self.session, self.session.speech
        assert session.verdict is not None
        told = [each.headline.text(speech) for each in session.explanations]
        if session.verdict.right:
            return " ".join([speech.text("verdict.right"), *told])
        mistaken = [each.step.sentence.text(speech) for each in session.mistakes]
        why_not = [each.sentence.text(speech) for each in session.why_not]
        return " ".join([refused(session.verdict).text(speech), *mistaken, *why_not, *told])

    def _chosen(self) -> str:
        """What is chosen, to be said aloud."""
        session, speech = self.session, self.session.speech
        told = []
        for part, draft in zip(session.parts, session.drafts, strict=True):
            if draft:
                words = tuple(named(each, speech, part.form) for each in picked(draft))
                name = ruleset_title(part.position.ruleset, speech.language)
                said_so = (
                    speech.text("ui.part", rules=name, answer=words) if part.rules else speech.say(words)
                )
                told.append(said_so)
        if not told:
            return speech.text("ui.status.nothing")
        return speech.text("ui.status.chosen", chosen=tuple(told))


def keys_html(session: PuzzleSession) -> str:
    """The keys of this puzzle and what they do."""
    text = session.speech.text
    equal = (("e", "equal"),) if session.is_order else ()
    undo = ((text("ui.key.undo"), "undo"),) if session.is_many else ()
    hint = (("h", "hint"),) if session.has_hints else ()
    keys = (
        ("1 … 9", "digits"),
        (text("ui.key.arrows"), "arrows"),
        (text("ui.key.space"), "space"),
        (text("ui.key.enter"), "enter"),
        *equal,
        *undo,
        *hint,
        (text("ui.key.escape"), "escape"),
        ("?", "help"),
    )
    rows = "".join(
        f"<dt><kbd>{escape(key)}</kbd></dt><dd>{escape(text(f'ui.keys.{does}'))}</dd>" for key, does in keys
    )
    return f'<h3>{escape(text("ui.keys.title"))}</h3><dl class="wt-sets">{rows}</dl>'
