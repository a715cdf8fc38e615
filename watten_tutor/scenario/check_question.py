"""Can the question be asked of this position?"""

from collections.abc import Callable, Mapping
from typing import Any

from watten_tutor.core.betting import betting, is_over, stake
from watten_tutor.core.blind import is_blind
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.gespannt import gave_up_before_play
from watten_tutor.core.legality import may_play
from watten_tutor.core.maschine import find_maschine
from watten_tutor.core.position import Position
from watten_tutor.core.raising import may_raise
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import find_meaning, find_sign
from watten_tutor.rulebook.load import load_ruleset, ruleset_names
from watten_tutor.scenario.check_asked import check_asked, check_ended
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.scenario import Question
from watten_tutor.scenario.schema import NOT_IN_BOHEMIAN, needs_declaration
from watten_tutor.scenario.tree import Node

Places = Mapping[str, Node]
"""Where each fact of the question stands, the score, and the question itself under `question`."""


def check_question(forms: Forms, position: Position, question: Question, places: Places) -> None:
    """Note what this kind of question still lacks. Kinds not answered yet are checked for form only."""
    if position.is_bohemian and question.inner.kind in NOT_IN_BOHEMIAN:
        node = places["question" if question.ask is None else "ask"]
        forms.problem("not-in-bohemian", node, question.inner.kind, rules=position.ruleset.name)
        return
    check = _CHECKS.get(question.kind)
    if position.declaration is None and needs_declaration(question.kind, question.card is not None):
        return  # the missing key has been noted
    if check is not None:
        check(forms, position, question, places)


def _trick_complete(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if not position.trick.is_complete(position.players):
        here = len(position.trick.plays)
        forms.problem(
            "trick-not-complete", places["question"], question.kind, n=here, players=position.players
        )


def _trick_begun(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if not position.trick.plays:
        forms.problem("trick-not-begun", places["question"], question.kind)


def _on_turn(forms: Forms, position: Position, question: Question, places: Places) -> bool:
    assert question.player is not None
    turn = position.on_turn()
    name = forms.names[question.player]
    if not turn:
        forms.problem("deal-over", places["player"], name)
    elif question.player not in turn:
        forms.problem("not-on-turn", places["player"], name, [forms.names[seat] for seat in turn])
    elif question.player not in position.hands:
        forms.problem("hand-not-told", places["player"], name)
    elif not len(position.hands[question.player]):
        forms.problem("hand-empty", places["player"], name)
    else:
        return True
    return False


def _legal_cards(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if _on_turn(forms, position, question, places):
        assert question.player is not None
        if position.hands[question.player].unknown:
            forms.problem("hand-not-known", places["player"], forms.names[question.player])


def _may_play(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if not _on_turn(forms, position, question, places):
        return
    assert question.player is not None
    assert question.card is not None
    hand = position.hands[question.player]
    name = forms.names[question.player]
    if question.card not in hand.cards:
        forms.problem("card-not-held", places["card"], question.card, hand.cards, player=name)
    elif may_play(position.turn_of(question.player), hand, question.card) is None:
        forms.problem("unknown-card-decides", places["player"], name, card=question.card)


def _order(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if not question.cards:
        forms.problem("order-without-cards", places["cards"])
    ranking = position.ranking
    plain = [each for each in question.cards if ranking.class_of(each) is CardClass.PLAIN]
    if question.led is None and len({each.suit for each in plain}) > 1:
        forms.problem("order-needs-led", places["cards"], hint="hint.order-needs-led", cards=tuple(plain))


def _next_leader(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if position.trick.plays and not position.trick.is_complete(position.players):
        _trick_complete(forms, position, question, places)
    elif is_over(position):
        forms.problem("hand-over", places["question"], question.kind)
    elif len(position.on_turn()) != 1:
        forms.problem("leader-not-told", places["question"], question.kind)


def _tricks_told(forms: Forms, position: Position, question: Question, places: Places) -> bool:
    """Whether it can be known who has won the hand, or that nobody has yet."""
    if position.deal is not None and not position.is_bohemian:
        return True
    gave_up = betting(position).refused is not None or gave_up_before_play(position) is not None
    if gave_up or position.tricks is not None or position.won:
        return True
    forms.problem("tricks-not-told", places["question"], question.kind)
    return False


def _hand_over(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if position.deal is not None and not position.is_bohemian:
        check_ended(forms, position, question, places)
    elif _tricks_told(forms, position, question, places) and not is_over(position):
        hint = "hint.hand-not-over-bohemian" if position.is_bohemian else "hint.hand-not-over"
        forms.problem(
            "hand-not-over", places["question"], question.kind, hint=hint, least=position.tricks_to_win
        )
    elif position.is_bohemian and position.declaration is None:
        forms.problem("turned-not-told", places["question"], question.kind)


def _may_raise(forms: Forms, position: Position, question: Question, places: Places) -> None:
    assert question.player is not None
    if may_raise(position, question.player) is None:
        forms.problem("last-card-not-told", places["player"], forms.names[question.player])


def _stake(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if stake(position) is None:
        forms.problem("stake-by-winner", places["question"], question.kind, rules=forms.ruleset.name)


def _gespannt(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if "score" not in places:
        forms.problem("score-not-told", places["question"], question.kind)


def _maschine(forms: Forms, position: Position, question: Question, places: Places) -> None:
    assert question.player is not None
    name = forms.names[question.player]
    if not position.ruleset.maschine:
        sets = tuple(each for each in ruleset_names() if load_ruleset(each).maschine)
        hint = "hint.maschine-played" if position.ruleset.kritische else "hint.maschine-needs-kritische"
        facts: dict[str, Any] = {"rules": forms.ruleset.name, "sets": sets}
        forms.problem("maschine-not-played", places["question"], question.kind, hint=hint, **facts)
    elif question.player not in position.hands:
        forms.problem("hand-not-told", places["player"], name)
    elif find_maschine(position, question.player) is None:
        forms.problem("maschine-not-told", places["player"], name)


def _find_fault(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if not position.tricks and not position.trick.plays:
        forms.problem("trick-not-begun", places["question"], question.kind)


def _why(forms: Forms, position: Position, question: Question, places: Places) -> None:
    check_question(forms, position, question.inner, places)


def _signal(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if question.sign is not None and question.card is not None:
        forms.problem("sign-and-card", places["card"], question.kind)
        return
    try:
        if question.sign is not None:
            find_meaning(position.ruleset, question.sign)
        else:
            assert question.card is not None
            find_sign(position.ranking, question.card)
    except Unanswerable as error:
        facts: dict[str, Any] = dict(error.facts)
        place = places["card" if error.code == "no-sign" else "question"]
        forms.problem(error.code, place, facts.pop("found"), (), None, **facts)


def _deduce(forms: Forms, position: Position, question: Question, places: Places) -> None:
    assert question.player is not None
    name, rules = forms.names[question.player], forms.ruleset.name
    blind = [seat for seat in range(position.players) if is_blind(position, Seat(seat))]
    if not blind:
        hint = "hint.not-blind-rules" if forms.ruleset.announced == "openly" else None
        forms.problem("not-blind", places["question"], name, hint=hint, rules=rules)
    elif question.player not in blind:
        allowed = [forms.names[seat] for seat in blind]
        forms.problem("not-blind", places["player"], name, allowed, "hint.not-blind-announcer", rules=rules)
    elif position.won:
        forms.problem("cards-not-told", places["question"], question.kind)
    elif question.player not in position.hands:
        forms.problem("hand-not-told", places["player"], name)
    elif position.hands[question.player].unknown:
        forms.problem("hand-not-known", places["player"], name)


_CHECKS: Mapping[str, Callable[[Forms, Position, Question, Places], object]] = {
    "trick-winner": _trick_complete,
    "winning-so-far": _trick_begun,
    "legal-cards": _legal_cards,
    "may-play": _may_play,
    "order": _order,
    "next-leader": _next_leader,
    "hand-winner": _tricks_told,
    "may-raise": _may_raise,
    "stake": _stake,
    "hand-score": _hand_over,
    "score-after": _hand_over,
    "gespannt": _gespannt,
    "bummerl": _hand_over,
    "maschine": _maschine,
    "find-fault": _find_fault,
    "why": _why,
    "signal": _signal,
    "deduce": _deduce,
    "may-do": check_asked,
    "on-turn": check_asked,
    "dealer": check_asked,
    "last-packet": check_asked,
    "match-winner": check_ended,
}
