"""What is done beside the game: signals and talk, and breaking a rule. None of it is ever listed.

A sign or a word changes nothing. An infringement ends the hand where the set has a penalty for it:
3 points (flag `infringement`, S2 Winning the game), or in Blind Watten the hand itself, lost at once by
whoever tells Schlag or trump (S2 Blind Watten).
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from watten_tutor.core.reasons import Reason, because
from watten_tutor.core.round.handler import Handler
from watten_tutor.core.round.moves import TELL, Infringe, Signal, Talk
from watten_tutor.core.round.state import Ended, Round, Stage
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.signals import Manner, may_signal


def _against_signal(now: Round, move: Signal | Talk) -> Iterable[Reason]:
    manner = Manner.GESTURE if isinstance(move, Signal) else Manner.TALK
    may = may_signal(now.ruleset, manner, announced=now.position is not None)
    return () if may.value else may.reasons


def _after_signal(now: Round, move: Signal | Talk) -> Round:
    return now


def tells_in_blind(ruleset: RuleSet, what: str) -> bool:
    """Whether this infringement gives Schlag or trump away where not everybody knows them."""
    return what == TELL and ruleset.announced != "openly"


def costs_nothing(now: Round, what: str) -> tuple[Reason, ...]:
    """Why this changes nothing here: no penalty is agreed, or no rule is broken by it; empty if it does.

    Where Schlag and trump are announced openly and partners may talk, there is nothing that may not be told
    after the announcement (S0 §6).
    """
    if tells_in_blind(now.ruleset, what):
        return ()
    if now.ruleset.infringement == "none":
        return (because("infringement.none", "infringe.not-here"),)
    may_talk = may_signal(now.ruleset, Manner.TALK, announced=now.position is not None)
    return may_talk.reasons if what == TELL and may_talk.value else ()


def _against_infringing(now: Round, move: Infringe) -> Iterable[Reason]:
    return costs_nothing(now, move.what)


def _after_infringing(now: Round, move: Infringe) -> Round:
    return replace(now, ended=(Ended.INFRINGED, move.seat), what=move.what, stage=Stage.OVER)


_DEALT = (Stage.SCHLAG, Stage.TRUMP, Stage.ANSWER, Stage.MASCHINE, Stage.CHOICE, Stage.PLAY)
_BEFORE_THE_END = (Stage.CUT, Stage.TAKE, *_DEALT)

HANDLERS: Mapping[type, Handler] = {
    Signal: Handler(_BEFORE_THE_END, _against_signal, _after_signal),
    Talk: Handler(_BEFORE_THE_END, _against_signal, _after_signal),
    Infringe: Handler(_DEALT, _against_infringing, _after_infringing),
}
