"""Can the question be asked of this position?"""

from collections.abc import Callable, Mapping

from watten_tutor.core.errors import NotYetObeyed
from watten_tutor.core.legality import may_play
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.scenario import Question
from watten_tutor.scenario.tree import Node

Places = Mapping[str, Node]
"""Where each fact of the question stands, and the question itself under `question`."""


def check_question(forms: Forms, position: Position, question: Question, places: Places) -> None:
    """Note what this kind of question still lacks. Kinds not answered yet are checked for form only."""
    check = _CHECKS.get(question.kind)
    if check is not None:
        try:
            position.ruleset.demand_obeyed(("game", "players"))
            check(forms, position, question, places)
        except NotYetObeyed:
            return  # the quiz refuses the set by name


def _trick_complete(forms: Forms, position: Position, question: Question, places: Places) -> None:
    if not position.trick.is_complete(len(forms.names)):
        here = len(position.trick.plays)
        forms.problem(
            "trick-not-complete", places["question"], question.kind, n=here, players=len(forms.names)
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


_CHECKS: Mapping[str, Callable[[Forms, Position, Question, Places], object]] = {
    "trick-winner": _trick_complete,
    "winning-so-far": _trick_begun,
    "legal-cards": _legal_cards,
    "may-play": _may_play,
    "order": _order,
}
