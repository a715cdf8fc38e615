"""Can it have been bet so? Each bet in its turn, nothing played after the hand was given up."""

from typing import Any

from watten_tutor.core.bets import GIVE_UP, HOLD, RAISE
from watten_tutor.core.betting import betting
from watten_tutor.core.gespannt import NO_BETS, one_tight
from watten_tutor.core.position import Position
from watten_tutor.core.raising import against_bet, before_bet, left_open
from watten_tutor.core.reasons import Reason
from watten_tutor.core.trick import Play
from watten_tutor.i18n import catalogue
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.told import Told, ToldBet


def check_bets(forms: Forms, told: Told) -> None:
    """Note whatever the rule set in hand forbids in the bets told. The play must have been found sound."""
    if forms.ruleset.is_bohemian:
        _check_none(forms, told)
        return
    if not told.bets_sound or not all(trick.sound for trick in told.all_tricks()):
        return
    for team, node in told.score_nodes.items():
        if told.score[team] >= forms.ruleset.target and forms.ruleset.game == "watten":
            forms.problem("score-at-target", node, told.score[team], target=forms.ruleset.target)
            return
    position = told.position(forms.ruleset)
    _check_choice(forms, told, position)
    if told.bets:
        _check_moments(forms, told, position)


def _check_none(forms: Forms, told: Told) -> None:
    """In Bohemian Watten nobody bets (S2)."""
    nodes = {"bets": told.bets[0].node if told.bets else None, "gespannt-choice": told.gespannt_node}
    for key, node in nodes.items():
        if node is not None:
            forms.problem("no-bets-here", node, key, rules=forms.ruleset.name)


def _check_choice(forms: Forms, told: Told, position: Position) -> None:
    if told.gespannt_node is None or told.gespannt_choice is None:
        return
    if forms.ruleset.gespannt != NO_BETS:
        forms.problem("gespannt-choice-not-here", told.gespannt_node, rules=forms.ruleset.name)
    elif one_tight(position) is None:
        forms.problem("no-gespannt-choice", told.gespannt_node, least=forms.ruleset.target - 2)
    elif told.gespannt_choice == GIVE_UP and position.cards_laid:
        forms.problem("played-after-giving-up", told.gespannt_node)


def _check_moments(forms: Forms, told: Told, position: Position) -> None:
    before = 0
    for place, each in enumerate(told.bets):
        laid = each.bet.laid(position.players)
        laid = position.cards_laid if laid is None else laid
        if not before <= laid <= position.cards_laid:
            code = "bet-too-late" if laid > before else "bet-out-of-order"
            forms.problem(code, each.node, forms.names[each.bet.by])
            return
        before = laid
        against = against_bet(before_bet(position, place), each.bet)
        if against:
            _refuse(forms, each, against[0])
            return
    if against := left_open(position):
        _refuse(forms, told.bets[-1], against[0])
    _check_play_after(forms, told, position)


def _refuse(forms: Forms, told: ToldBet, reason: Reason) -> None:
    facts: dict[str, Any] = {key: forms.plain(fact) for key, fact in reason.facts.items()}
    found = f"{forms.names[told.bet.by]}: {told.bet.do}"
    hint = catalogue("en").of_team(f"because.{reason.step}", reason.facts.get("team"))
    forms.problem("bet-refused", told.node, found, hint=hint, **facts)


def _check_play_after(forms: Forms, told: Told, position: Position) -> None:
    """While an answer is due the raising side may not play on; after giving up nobody plays."""
    bets = betting(position)
    if bets.refused is not None and bets.refused.answered_at < position.cards_laid:
        forms.problem("played-after-giving-up", told.bets[-1].node)
    raises = [each for each in told.bets if each.bet.do == RAISE]
    for each, made in zip(raises, bets.raises, strict=True):
        play = _play_at(position, made.laid) if made.answer == HOLD and made.answered_by is None else None
        if play is not None and play.seat in made.team:
            forms.problem("raiser-played-on", each.node, forms.names[play.seat], card=play.card)


def _play_at(position: Position, place: int) -> Play | None:
    """The card of the deal laid after so many others, if it is told."""
    plays = [play for trick in (*(position.tricks or ()), position.trick) for play in trick.plays]
    place -= position.cards_laid - len(plays)
    return plays[place] if place >= 0 else None
