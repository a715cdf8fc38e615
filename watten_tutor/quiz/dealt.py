"""Questions about a deal that is told in words: how they are answered, and what somebody would do."""

from collections.abc import Mapping, Sequence
from typing import Any

from watten_tutor.core.cards import Card, Rank, Suit
from watten_tutor.core.deed import Deed
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.round import asked, ended
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import Sign
from watten_tutor.scenario.scenario import Question


def may_do(position: Position, question: Question) -> Proof[Any]:
    """Whether the player may do this now."""
    assert question.do is not None
    return asked.find_may_do(position, question.do)


def on_turn(position: Position, question: Question) -> Proof[Any]:
    """Who has to do something now."""
    return asked.find_on_turn(position)


def dealer(position: Position, question: Question) -> Proof[Any]:
    """Who deals."""
    return asked.find_dealer(position)


def last_packet(position: Position, question: Question) -> Proof[Any]:
    """How many cards the player gets in the last packet."""
    assert question.player is not None
    return asked.find_last_packet(position, question.player)


def match_winner(position: Position, question: Question) -> Proof[Any]:
    """Who has won the game or the match."""
    return ended.find_match_winner(position)


def refute(position: Position, question: Question, given: Any, proof: Proof[Any]) -> Sequence[Reason]:
    """Why another answer is wrong: every reason of the right one speaks against it."""
    return proof.reasons


def refute_on_turn(position: Position, question: Question, given: Any, proof: Proof[Any]) -> Sequence[Reason]:
    """Of each who was named wrongly that nothing is left to do; else who was left out."""
    rule = proof.reasons[-1].rule
    wrong = [each for each in given if each not in proof.value] if proof.value else []
    return [because(rule, _idle(position, each), player=each) for each in wrong] or proof.reasons


def _idle(position: Position, seat: Seat) -> str:
    """How to say that nothing is asked of this player, who may have refused what was asked before."""
    done = [deed.do for deed in position.deal or () if deed.seat == seat]
    return "wrong.turn.refused" if done[-1:] == ["refuse"] else "wrong.turn.nothing"


# -- in words -------------------------------------------------------------------------------------------


def phrase(deed: Deed) -> tuple[str, Mapping[str, object]]:
    """What somebody would do, as key and facts of the rest of a sentence that begins "Dan may".

    Example:
        >>> from watten_tutor.core.seats import Seat
        >>> phrase(Deed(Seat(3), "look-back", 2))
        ('deed.look-back', {'n': 2})
    """
    what = deed.what
    if isinstance(what, Card):
        return f"deed.{deed.do}", {"card": what}
    if isinstance(what, Rank):
        return "deed.schlag", {"schlag": what}
    if isinstance(what, Suit):
        return "deed.trump", {"trump": what}
    if isinstance(what, Sign):
        return "deed.sign", {"sign": what}
    if isinstance(what, int):
        return "deed.look-back", {"n": what}
    if isinstance(what, tuple):
        return ("deed.exchange", {"cards": what}) if what else ("deed.exchange.none", {})
    return f"deed.{deed.do}.untold" if deed.do in ("take", "leave") else f"deed.{deed.do}", {}
