"""Answer forms: what can be chosen for each kind of question, and how choices make an answer.

One table (`FORMS`) says it for every kind. A draft is what has been chosen so far; it is judged by
nobody. For `compare` there is one part for each rule set, each with a form and a draft of its own.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from typing import Any, TypeAlias

from watten_tutor.core.bets import RAISE
from watten_tutor.core.blind import declarations
from watten_tutor.core.cards import Card, Rank, Suit, deck, sort_cards
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.fault import Fault
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat, Team
from watten_tutor.core.signals import Sign, Signalled
from watten_tutor.quiz.questions import under
from watten_tutor.quiz.why import RuleName
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question, Scenario
from watten_tutor.ui.offered import LaidCard, plays_of, rules_about, rules_against_plays
from watten_tutor.ui.tallies import tallies_after, tally_changes


@dataclass(frozen=True, slots=True)
class Points:
    """Points of both teams, as one choice."""

    by_team: tuple[tuple[Team, int], ...]


Choice: TypeAlias = (
    Seat
    | Team
    | Card
    | CardClass
    | Declaration
    | Points
    | Sign
    | Signalled
    | LaidCard
    | RuleName
    | bool
    | int
    | None
)
"""Something that can be chosen; None stands for "there is none"."""

Draft: TypeAlias = tuple[tuple[Choice, ...], ...]
"""What has been chosen, in the order of choosing; choices in one group are told to be equal."""


class Ask(Enum):
    """How many choices make an answer."""

    ONE = "one"
    MANY = "many"
    ORDER = "order"
    PLAY_AND_RULE = "play-and-rule"


@dataclass(frozen=True, slots=True)
class Form:
    """What can be chosen, and how many of it.

    Attributes:
        ask: one, any number, all of them in order, or a play and the rule against it.
        choices: in the order they are offered.

    Example:
        >>> form = Form(Ask.ONE, (True, False))
        >>> form.press(form.press((), True), False)
        ((False,),)
    """

    ask: Ask
    choices: tuple[Choice, ...]

    @property
    def is_about_people(self) -> bool:
        """Whether players or teams are what can be chosen."""
        return isinstance(self.choices[0], Seat | Team)

    def press(self, draft: Draft, choice: Choice, *, equal: bool = False) -> Draft:
        """The draft after a choice was pressed; pressing a chosen one takes it back.

        Args:
            draft: what is chosen so far.
            choice: what is pressed.
            equal: for an order, put the card beside the last one instead of below it.

        Raises:
            ValueError: for something that is not offered.
        """
        if choice not in self.choices:
            raise ValueError(f"{choice!r} is not offered")
        if choice in picked(draft):
            return without(draft, choice)
        if self.ask is Ask.ONE or choice is None:
            return ((choice,),)
        if self.ask is Ask.PLAY_AND_RULE:
            other = (group for group in without(draft, None) if type(group[0]) is not type(choice))
            return (*other, (choice,))
        if equal and draft:
            return (*draft[:-1], (*draft[-1], choice))
        return (*without(draft, None), (choice,))

    def is_ready(self, draft: Draft) -> bool:
        """Whether the draft is a whole answer."""
        chosen = len(picked(draft))
        if self.ask is Ask.PLAY_AND_RULE:
            return chosen == 2 or picked(draft) == (None,)
        return chosen == len(self.choices) if self.ask is Ask.ORDER else chosen > 0

    def answer(self, draft: Draft) -> Any:
        """The answer in its canonical form; the draft must be ready."""
        if self.ask is Ask.ONE:
            chosen = draft[0][0]
            if isinstance(chosen, RuleName):
                return chosen.rule
            return dict(chosen.by_team) if isinstance(chosen, Points) else chosen
        if self.ask is Ask.PLAY_AND_RULE:
            return _fault(picked(draft))
        if self.ask is Ask.MANY and self.is_about_people:
            return tuple(each for each in self.choices if each is not None and each in picked(draft))
        if self.ask is Ask.MANY and isinstance(self.choices[0], Declaration):
            return _pairs(each for each in self.choices if each in picked(draft))
        if self.ask is Ask.MANY:
            return sort_cards(each for each in picked(draft) if isinstance(each, Card))
        return tuple(sort_cards(each for each in group if isinstance(each, Card)) for group in draft)


def _fault(chosen: tuple[Choice, ...]) -> Fault | None:
    """The fault that a play and a rule name, chosen in either order."""
    play = next((each for each in chosen if isinstance(each, LaidCard)), None)
    rule = next((each for each in chosen if isinstance(each, RuleName)), None)
    return Fault(play.trick, play.seat, play.card, rule.rule) if play and rule else None


def picked(draft: Draft) -> tuple[Choice, ...]:
    """All that is chosen, in order.

    Example:
        >>> picked(((Seat(1),), (Seat(2), Seat(0))))
        (Seat(1), Seat(2), Seat(0))
    """
    return tuple(choice for group in draft for choice in group)


def without(draft: Draft, choice: Choice) -> Draft:
    """The draft with this choice taken back."""
    left = (tuple(each for each in group if each != choice) for group in draft)
    return tuple(group for group in left if group)


@dataclass(frozen=True, slots=True)
class Part:
    """One thing to be answered.

    Attributes:
        rules: the rule set's name if the question compares rule sets, else "".
        position: the position under those rules.
        question: the question asked there.
        form: what can be chosen.
    """

    rules: str
    position: Position
    question: Question
    form: Form


def of_part(part: Part, answer: Any) -> Any:
    """This part of a whole answer."""
    return answer[part.rules] if part.rules else answer


def belonging(part: Part, given: Any, answer: Any) -> tuple[Choice, ...]:
    """The choices that are right in this part: those of the answer; of an order those in their place."""
    mine = of_part(part, answer)
    if part.form.ask is Ask.ORDER:
        wrong = misplaced(of_part(part, given), mine)
        return tuple(each for each in part.form.choices if each not in wrong)
    if part.form.ask is Ask.MANY and isinstance(part.form.choices[0], Declaration):
        return tuple(Declaration(*pair) for pair in mine)
    if part.form.ask is Ask.MANY:
        return tuple(mine)
    if isinstance(mine, Fault):
        return (LaidCard(mine.trick, mine.player, mine.card), RuleName(mine.rule))
    if part.question.kind == "why":
        return (RuleName(mine),)
    return (_points(mine) if isinstance(mine, Mapping) else mine,)


def misplaced(given: Sequence[Sequence[Card]], answer: Sequence[Sequence[Card]]) -> frozenset[Card]:
    """The cards of an order that have another number of cards above them than they should.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> high, one, other = card("10♠"), card("10♣"), card("10♥")
        >>> [str(each) for each in misplaced(((high,), (one,), (other,)), ((high,), (one, other)))]
        ['10♥']
    """
    right = _above(answer)
    return frozenset(each for each, above in _above(given).items() if above != right[each])


def _above(groups: Sequence[Sequence[Card]]) -> dict[Card, int]:
    """How many cards are above each."""
    found: dict[Card, int] = {}
    for group in groups:
        found |= dict.fromkeys(group, len(found))
    return found


def parts_of(scenario: Scenario) -> tuple[Part, ...]:
    """What a scenario asks for: one thing, or for `compare` one for each rule set."""
    position, question = scenario.position, scenario.question
    if question.kind != "compare":
        return (Part("", position, question, form_of(position, question)),)
    inner = question.inner
    found = []
    for name in question.between:
        there = under(position, load_ruleset(name))
        found.append(Part(there.ruleset.name, there, inner, form_of(there, inner)))
    return tuple(found)


def form_of(position: Position, question: Question) -> Form:
    """The form for one question.

    Raises:
        KeyError: for a kind of question that has no form here.
    """
    return FORMS[question.kind](position, question)


def classes_of(ruleset: RuleSet) -> tuple[CardClass, ...]:
    """The classes a card may have under these rules, high to low."""
    missing = set()
    if not ruleset.kritische:
        missing.add(CardClass.KRITISCHER)
    if not ruleset.guate:
        missing.add(CardClass.GUATE)
    if not ruleset.beasn:
        missing.add(CardClass.BEASN)
    return tuple(each for each in CardClass if each not in missing)


def _seats(position: Position, question: Question) -> Form:
    return Form(Ask.ONE, position.seats)


def _hand(position: Position, question: Question) -> Form:
    assert question.player is not None
    return Form(Ask.MANY, sort_cards(position.hands[question.player].cards))


def _yes_no(position: Position, question: Question) -> Form:
    return Form(Ask.ONE, (True, False))


def _cards(position: Position, question: Question) -> Form:
    return Form(Ask.ORDER, question.cards)


def _class(position: Position, question: Question) -> Form:
    return Form(Ask.ONE, classes_of(position.ruleset))


def _one_of_pack(position: Position, question: Question) -> Form:
    return Form(Ask.ONE, (*deck(position.ruleset.deck), None))


def _some_of_pack(position: Position, question: Question) -> Form:
    return Form(Ask.MANY, (*deck(position.ruleset.deck), None))


def _some_seats(position: Position, question: Question) -> Form:
    return Form(Ask.MANY, (*position.seats, None))


def _team_or_none(position: Position, question: Question) -> Form:
    return Form(Ask.ONE, (*position.sides, None))


def _some_teams(position: Position, question: Question) -> Form:
    return Form(Ask.MANY, (*position.teams, None))


def _numbers(position: Position, question: Question) -> Form:
    return Form(Ask.ONE, _values(position))


def _values(position: Position) -> tuple[int, ...]:
    """What the hand might be worth, right or wrong: some more than all raises told could make it."""
    raises = sum(bet.do == RAISE for bet in position.bets)
    return tuple(range(1, 5 + position.ruleset.raise_step * (raises + 1)))


def _cards_in_a_packet(position: Position, question: Question) -> Form:
    """As many as a hand has, or none."""
    return Form(Ask.ONE, tuple(range(position.ruleset.cards_each + 1)))


def _hand_points(position: Position, question: Question) -> Form:
    if position.is_bohemian:
        return Form(Ask.ONE, tuple(map(_points, tally_changes(position))))
    return Form(Ask.ONE, tuple(map(_points, _gains(position))))


def _gains(position: Position) -> list[dict[Team, int]]:
    """What each side might score: with three players each defender the same."""
    return [
        {team: value if set(team) <= set(side) else 0 for team in position.teams}
        for side in position.sides
        for value in _values(position)
    ]


def _score(position: Position, question: Question) -> Form:
    if position.is_bohemian:
        return Form(Ask.ONE, tuple(map(_points, tallies_after(position))))
    after = [{team: position.points(team) + more for team, more in gain.items()} for gain in _gains(position)]
    return Form(Ask.ONE, tuple(map(_points, after)))


def _marks(position: Position, question: Question) -> Form:
    nothing = dict.fromkeys(position.teams, 0)
    one = [{**nothing, team: number} for number in (1, 2) for team in position.teams]
    several = [{**nothing, one: 1, other: 1} for one, other in combinations(position.teams, 2)]
    return Form(Ask.ONE, tuple(map(_points, [nothing, *one, *(several if len(nothing) > 2 else ())])))


def _play_and_rule(position: Position, question: Question) -> Form:
    return Form(Ask.PLAY_AND_RULE, (*plays_of(position), None, *rules_against_plays(position)))


def _rule(position: Position, question: Question) -> Form:
    return Form(Ask.ONE, rules_about(position, question))


def _signal(position: Position, question: Question) -> Form:
    """All signs of both tables, or all that a sign can tell: which of them count here is the question."""
    return Form(Ask.ONE, tuple(Sign if question.sign is None else Signalled))


def _points(by_team: Mapping[Team, int]) -> Points:
    return Points(tuple(by_team.items()))


def _some_declarations(position: Position, question: Question) -> Form:
    return Form(Ask.MANY, declarations(position.ruleset))


def _pairs(choices: Iterable[Choice]) -> tuple[tuple[Rank, Suit], ...]:
    return tuple((each.schlag, each.trump) for each in choices if isinstance(each, Declaration))


FORMS: Mapping[str, Callable[[Position, Question], Form]] = {
    "trick-winner": _seats,
    "winning-so-far": _seats,
    "legal-cards": _hand,
    "may-play": _yes_no,
    "order": _cards,
    "class": _class,
    "rechter": _one_of_pack,
    "linke": _some_of_pack,
    "guate": _one_of_pack,
    "next-leader": _seats,
    "hand-winner": _team_or_none,
    "may-raise": _yes_no,
    "may-answer": _some_seats,
    "stake": _numbers,
    "hand-score": _hand_points,
    "score-after": _score,
    "gespannt": _some_teams,
    "bummerl": _marks,
    "maschine": _yes_no,
    "find-fault": _play_and_rule,
    "why": _rule,
    "signal": _signal,
    "may-do": _yes_no,
    "on-turn": _some_seats,
    "dealer": _seats,
    "last-packet": _cards_in_a_packet,
    "match-winner": _team_or_none,
    "deduce": _some_declarations,
}
"""The form for every kind of question that can be asked by itself."""
