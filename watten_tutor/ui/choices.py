"""What can be chosen, as real Buttons: seats, cards, yes and no, classes."""

from collections.abc import Sequence
from html import escape
from typing import Any

from watten_tutor.core.cards import Card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.signals import Sign
from watten_tutor.i18n import Speech
from watten_tutor.picture.art import card_svg
from watten_tutor.quiz.judge import Verdict
from watten_tutor.quiz.why import RuleName
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.ui.asking import named
from watten_tutor.ui.choosing import Ask, Choice, Part, Points, belonging, picked
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.style import card_class, gesture_class, suit_class
from watten_tutor.ui.widgets import box, button, fill, page, say, show, switch

HAND = 8
"""More cards than this are shown small, as the whole pack."""
PLACED = 34
"""Width of a card that has been put in order."""


class Choices:
    """The Buttons for one part of the answer.

    Attributes:
        widget: all of them, below the name of the rule set where several are compared.
    """

    def __init__(self, session: PuzzleSession, part: int) -> None:
        """Make a Button for each choice, once; `refresh` says and marks them."""
        self._session = session
        self._part = part
        form = session.parts[part].form
        self._name = page("", "wt-part-name")
        self._placed = page("", "wt-placed")
        self._buttons = [(choice, self._button(choice)) for choice in form.choices]
        cards = sum(isinstance(choice, Card) for choice in form.choices)
        look: tuple[str, ...] = ("wt-pack",) if cards > HAND else ("wt-hand",) if cards else ()
        if isinstance(form.choices[0], Sign):
            look = ("wt-gestures",)
        elif isinstance(form.choices[0], Declaration):  # a row for each suit
            look = ("wt-pairs", f"wt-ranks-{len({choice.schlag for choice in _declared(form.choices)})}")
        two = form.ask is Ask.PLAY_AND_RULE
        rules = [each for choice, each in self._buttons if two and isinstance(choice, RuleName)]
        group = box([each for _, each in self._buttons if each not in rules], "wt-choices", *look)
        self._which = page("", "wt-part-name")
        show(self._which, two)
        second = [self._which, *([box(rules, "wt-choices")] if two else [])]
        self.widget = box([self._name, group, *second, self._placed], "wt-part")

    def _button(self, choice: Choice) -> Any:
        face: tuple[str, ...] = ()
        if isinstance(choice, Card):
            face = ("wt-card", card_class(choice))
        elif isinstance(choice, Sign):
            face = ("wt-gesture-button", gesture_class(choice))
        elif isinstance(choice, Declaration):
            face = ("wt-pair", suit_class(choice.trump))
        return button(lambda: self._session.press(choice, self._part), "wt-choice", "wt-toggle", *face)

    def refresh(self, speech: Speech) -> None:
        """Say and mark the Buttons as the session stands."""
        part, draft = self._session.parts[self._part], self._session.drafts[self._part]
        chosen = picked(draft)
        places = {choice: place for place, group in enumerate(draft, 1) for choice in group}
        ordered = part.form.ask is Ask.ORDER
        judged = self._session.verdict
        right = () if judged is None else belonging(part, judged.given, _counted(judged))
        heading = self._heading(part, speech)
        show(self._name, bool(heading))
        fill(self._name, escape(heading))
        fill(self._which, escape(speech.text("ui.which-rule")))
        for choice, each in self._buttons:
            name = named(choice, speech, part.form)
            say(each, _short(choice, name, speech), name if isinstance(choice, _SAID_LONGER) else "")
            switch(each, "wt-on", choice in chosen)
            switch(each, "wt-wrong", judged is not None and choice in chosen and choice not in right)
            switch(each, "wt-due", judged is not None and choice in right and choice not in chosen)
            if ordered:
                for place in range(1, len(self._buttons) + 1):
                    switch(each, f"wt-place-{place}", places.get(choice) == place)
        show(self._placed, ordered)
        if ordered:
            fill(self._placed, placed_html(draft, speech))

    def _heading(self, part: Part, speech: Speech) -> str:
        """Whose rules these are, and which team's points stand first, where that needs saying."""
        lines = [ruleset_title(part.position.ruleset, speech.language)] if part.rules else []
        first = part.form.choices[0]
        if isinstance(first, Points):
            lines.append(_RATIO.join(speech.say(team) for team, _ in first.by_team))
        return " · ".join(lines)


def _counted(judged: Verdict) -> Any:
    """The answer against which choices are marked: of several right ones that which was given."""
    return judged.given if judged.right else judged.answer


_RATIO = " : "  # as scores are written: 13 : 11

_SAID_LONGER = Card | Declaration | Points
"""Choices whose Button has more to say than there is room for."""


def _declared(choices: Sequence[Choice]) -> list[Declaration]:
    return [each for each in choices if isinstance(each, Declaration)]


def _short(choice: Choice, name: str, speech: Speech) -> str:
    """The text of a Button; of a pair the rank, beside the drawn sign of its suit."""
    if isinstance(choice, Points):
        return _RATIO.join(str(n) for _, n in choice.by_team)
    return speech.say(choice.schlag) if isinstance(choice, Declaration) else name


def placed_html(draft: Sequence[Sequence[Choice]], speech: Speech) -> str:
    """Cards put in order so far, with > and = between them."""
    groups = [
        "<b>=</b>".join(_placed_card(each, speech) for each in group if isinstance(each, Card))
        for group in draft
    ]
    return "<b>&gt;</b>".join(groups)


def _placed_card(each: Card, speech: Speech) -> str:
    name = escape(speech.card_name(each))
    face = card_svg(each, speech.deck, speech.language, PLACED)
    return f'<span title="{name}">{face}<span class="wt-spoken">{name}</span></span>'
