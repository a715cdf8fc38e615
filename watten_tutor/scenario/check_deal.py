"""Can it have been done so? Each thing told of a deal must have been allowed when it was done."""

from typing import Any

from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.round import Drawing, Round
from watten_tutor.core.round.retold import ToldWrongly, retold
from watten_tutor.core.round.state import Ended
from watten_tutor.i18n import catalogue
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.scenario import Question
from watten_tutor.scenario.told import Told


def check_deal(forms: Forms, told: Told, question: Question | None) -> None:
    """Note what the rule set in hand forbids in the deal told. Cards and bets must have been found sound."""
    if told.deal is None or told.deal_node is None or not told.deal_sound:
        return
    if forms.ruleset.is_bohemian and told.declaration is None and _is_dealt(told):
        forms.problem("deal-needs-turned", told.deal_node)
        return
    asked = None if question is None else question.do
    try:
        _check_end(forms, told, retold(told.position(forms.ruleset), asked)[0].now)
    except ToldWrongly as error:
        _refuse(forms, told, error)
    except Unanswerable as error:
        facts: dict[str, Any] = {key: forms.plain(fact) for key, fact in error.facts.items()}
        forms.problem(error.code, told.deal_node, facts.pop("found", None), (), None, **facts)


def _check_end(forms: Forms, told: Told, now: Round | Drawing) -> None:
    """After a new deal or a Maschine shown nothing is played any more; a broken rule is told last of all."""
    if not isinstance(now, Round) or now.ended is None or now.ended[0] is Ended.INFRINGED:
        return
    tricks = [each.node for each in told.all_tricks() if each.plays]
    won = told.won_node if any(told.won.values()) else None
    for node in (won, *tricks[:1], *(each.node for each in told.bets[:1]), told.gespannt_node):
        if node is not None:
            forms.problem("after-the-end", node)


def _is_dealt(told: Told) -> bool:
    """Whether something is told to have been done with the cards dealt."""
    return any(each.deed.do not in ("draw", "cut") for each in told.deal or ())


def _refuse(forms: Forms, told: Told, error: ToldWrongly) -> None:
    assert told.deal is not None
    assert told.deal_node is not None
    reason = error.reasons[0]
    told_of: dict[str, Any] = {key: forms.plain(fact) for key, fact in reason.facts.items()}
    hint = catalogue("en").of_team(f"because.{reason.step}", reason.facts.get("team"))
    if error.place is None:
        forms.problem("deal-cannot-go-on", told.deal_node, None, hint=hint, **told_of)
        return
    wrong = told.deal[error.place]
    found = f"{forms.names[wrong.deed.seat]}: {wrong.deed.do}"
    forms.problem("deed-refused", wrong.node, found, hint=hint, **told_of)
