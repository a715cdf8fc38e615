"""The search for what would change an answer: the nearest change of each kind, at most three told.

Every change is answered by the engine, and those that give another answer are read again by the reader of
scenario files, so that nothing is proposed that could not have been played, held or bet.

`compare` is a change of the rules itself, and `deduce` asks what follows from all the cards seen, each of
which is evidence: neither has a section of this kind. `why` tells what would change the answer it asks about.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from watten_tutor.core.errors import WattenError
from watten_tutor.i18n import Segment, Speech
from watten_tutor.quiz.explain import Sentence, headline
from watten_tutor.quiz.questions import solve
from watten_tutor.quiz.whatif import bets, cards, deal
from watten_tutor.quiz.whatif.change import Change, Changes
from watten_tutor.quiz.whatif.differs import differs, tells_more
from watten_tutor.quiz.whatif.possible import came_about, same_lead
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.dump import plain_scenario
from watten_tutor.scenario.load import load_mapping
from watten_tutor.scenario.scenario import Answer, Scenario

MOST_TOLD = 3
"""More would be a list and no lesson."""
MOST_TRIED = 240
"""Changes of one kind that are answered before the search gives up: eight cards, each with any other."""
MOST_TRIED_OF_A_DEAL = 30
"""The same where what has been done in the deal is told: each answer then plays it all over again."""
MOST_READ = 12
"""Changes of one kind that the reader is asked about."""

KINDS: Mapping[str, Changes] = {
    "card": cards.other_card,
    "call": cards.call,
    "order": cards.order,
    "bet": bets.bet,
    "choice": bets.choice,
    "score": bets.score,
    "won": bets.won,
    "led": deal.led,
    "turned": deal.turned,
    "trump": deal.trump,
    "schlag": deal.schlag,
    "rules": deal.rules,
}
"""What can be changed, and the changes of each kind, the nearest first."""

_PLAYED = (("card", "call"), ("order", "trump", "schlag", "turned"), ("rules",))
_NAMED = (("led", "trump", "turned"), ("schlag",), ("rules",))
_BET = (("card", "bet", "choice"), ("score", "won"), ("rules",))
_DEALT = (("rules",),)
_SCORED = (("score", "won"), ("bet", "choice", "card"), ("turned", "rules"))

ASKED: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "trick-winner": _PLAYED,
    "winning-so-far": _PLAYED,
    "legal-cards": _PLAYED,
    "may-play": _PLAYED,
    "next-leader": (("card", "won"), *_PLAYED[1:]),
    "hand-winner": (("card", "won", "bet"), *_PLAYED[1:]),
    "find-fault": (("card",), ("call",), ("rules",)),
    "class": _PLAYED,
    "maschine": (("card",), ("rules",)),
    "signal": _PLAYED,
    "order": _NAMED,
    "rechter": _NAMED,
    "linke": _NAMED,
    "guate": _NAMED,
    "may-raise": _BET,
    "may-answer": _BET,
    "stake": _BET,
    "hand-score": _SCORED,
    "score-after": _SCORED,
    "gespannt": _SCORED,
    "bummerl": _SCORED,
    "match-winner": _SCORED,
    "may-do": _DEALT,
    "on-turn": _DEALT,
    "dealer": _DEALT,
    "last-packet": _DEALT,
}
"""What tells most for each kind of question: one of each group, the first that is found."""

_SHIFTS_WITH_IT = ("rechter", "linke", "guate")
"""Kinds whose answer changes with every Schlag and trump suit: there, what tells more is looked for first."""


@dataclass(frozen=True, slots=True)
class Counterfactual:
    """A single change of a puzzle that changes its answer.

    Attributes:
        kind: what is changed, one of `KINDS`.
        scenario: the puzzle with the change, without its author's words.
        answer: what the answer is then; for `why` the answer to the question it asks about.
        sentence: the change and the new answer in one sentence.
    """

    kind: str
    scenario: Scenario
    answer: Answer
    sentence: Sentence

    def text(self, speech: Speech) -> str:
        """The sentence in plain text."""
        return self.sentence.text(speech)

    def pieces(self, speech: Speech) -> list[Segment]:
        """The sentence in pieces, cards and suits left to be drawn."""
        return self.sentence.pieces(speech)


def counterfactuals(scenario: Scenario) -> tuple[Counterfactual, ...]:
    """What would change the answer: at most three changes of different kinds, the most telling first.

    Example:
        >>> from watten_tutor.i18n import Speech
        >>> from watten_tutor.scenario.library import find
        >>> found = counterfactuals(find("who-wins/spitz-over-linker"))
        >>> print(found[0].text(Speech("en")))
        If Dan had played 8♣ instead of 7♣, Ben would win the trick with 10♥.

    Raises:
        NotYetAnswered: if this version cannot answer the question.
    """
    groups = ASKED.get(scenario.question.inner.kind, ())
    if not groups or scenario.question.kind == "compare":
        return ()
    before = solve(scenario.position, scenario.question.inner).value
    return tuple(_chosen(groups, lambda kind: _nearest(scenario, before, kind)))


def _chosen(
    groups: tuple[tuple[str, ...], ...], nearest: Callable[[str], Counterfactual | None]
) -> Iterator[Counterfactual]:
    """One of each group; then, if they are too few, what the groups have left."""
    left: list[str] = []
    told = 0
    for group in groups:
        for place, kind in enumerate(group, 1):
            if found := nearest(kind):
                yield found
                told += 1
                left += group[place:]
                break
    yield from islice(filter(None, map(nearest, left)), MOST_TOLD - told)


def _nearest(scenario: Scenario, before: Answer, kind: str) -> Counterfactual | None:
    """The nearest change of this kind after which the answer is another one, if there is any."""
    most = MOST_TRIED if scenario.position.deal is None else MOST_TRIED_OF_A_DEAL
    other: Iterable[tuple[Change, Answer]] = (
        (change, after)
        for change in islice(KINDS[kind](scenario), most)
        if (after := _answered(change)) is not _NO_ANSWER
        and differs(before, after, scenario.position, change)
        and came_about(change.scenario.position)
        and same_lead(scenario.position, change.scenario.position, scenario.question.inner.kind)
    )
    if scenario.question.inner.kind in _SHIFTS_WITH_IT:
        other = sorted(other, key=lambda each: not tells_more(before, each[1]))
    for change, after in islice(other, MOST_READ):
        if _can_stand(change.scenario):
            return Counterfactual(kind, change.scenario, after, _said(change, after))
    return None


_NO_ANSWER = object()


def _answered(change: Change) -> Any:
    """The answer to the changed puzzle."""
    try:
        return solve(change.scenario.position, change.scenario.question.inner).value
    except (WattenError, ValueError):  # an order may lack the suit led
        return _NO_ANSWER


def _can_stand(scenario: Scenario) -> bool:
    """Whether the reader of scenario files would take it, and take it as the same puzzle."""
    try:
        read = load_mapping(plain_scenario(scenario))
    except ScenarioError:
        return False
    return read.position == scenario.position and read.question == scenario.question


def _said(change: Change, after: Answer) -> Sentence:
    """The condition, and what the answer would then be; a player or team in both is named once."""
    question = change.scenario.question.inner
    told = headline(change.scenario.position, question, after)
    step, then = change.step, told.key.removeprefix("verdict.")
    if any(change.facts.get(each, None) == told.facts.get(each) is not None for each in ("player", "team")):
        step = f"{step}.own" if step in _NAMED_ONCE else step
        then = f"{then}.own" if then in _CARD_NAMED and change.step == "card.played" else then
    answer = Sentence(f"whatif.then.{then}", told.facts)
    return Sentence(f"whatif.{step}", {**change.facts, "then": answer})


_NAMED_ONCE = ("card.played", "bet.not-raised", "score")
"""Conditions with a form that does not say whose card, bet or score it is: the answer says it.

Who holds another card (`card.held`) is always said by the answer alone.
"""

_CARD_NAMED = ("trick-winner", "winning-so-far")
"""Answers that name the winner's card, which such a condition has named before."""
