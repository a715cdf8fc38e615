"""Every kind of question the engine answers, and how.

`solve` gives the answer as a proof. A kind depends on certain flags; under a rule set whose value of
such a flag is not obeyed yet the question is refused by name, never answered wrongly.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from watten_tutor.core.duty import DUTY_FLAGS, may_call
from watten_tutor.core.errors import NotYetObeyed, WattenError
from watten_tutor.core.legality import legal_cards, may_play
from watten_tutor.core.ordering import classify, find_guate, find_linke, find_rechter, order_cards
from watten_tutor.core.position import TABLE_FLAGS, Position
from watten_tutor.core.ranking import RANKING_FLAGS
from watten_tutor.core.reasons import Proof
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.trick import winning
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question

TRICK_FLAGS = ("players", *RANKING_FLAGS)
"""The flags on which it depends who wins a trick."""

PLAY_FLAGS = (*TABLE_FLAGS, *RANKING_FLAGS, *DUTY_FLAGS)
"""The flags on which it depends who may play what."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of question.

    Attributes:
        solve: the answer with its reasons. The scenario reader has checked that the facts are there.
        flags: those on which the answer depends.
    """

    solve: Callable[[Position, Question], Proof[Any]]
    flags: tuple[str, ...]


def solve(position: Position, question: Question) -> Proof[Any]:
    """The answer to a question about a position, and why.

    Raises:
        NotYetObeyed: for a kind (`question-not-yet`) or a flag value (`not-yet-obeyed`) that this
            version does not know how to answer.
        WattenError: `unknown-card-decides`, under a rule set for which the reader has not checked the hand.
    """
    kind = KINDS.get(question.kind)
    if kind is None:
        raise NotYetObeyed("question-not-yet", found=question.kind, allowed=tuple(KINDS))
    position.ruleset.demand_obeyed(kind.flags)
    return kind.solve(position, question)


def under(position: Position, ruleset: RuleSet) -> Position:
    """The same cards on the same table under another rule set.

    A call counts only where the set has one (SCENARIOS, `compare`).
    """
    moved = replace(position, ruleset=ruleset)
    trick = position.trick
    if trick.called and not may_call(moved.ranking, trick.led, moved.is_first_trick):
        moved = replace(moved, trick=replace(trick, called=False))
    return moved


def _winning(position: Position, question: Question) -> Proof[Any]:
    return winning(position.ranking, position.trick, position.players)


def _legal_cards(position: Position, question: Question) -> Proof[Any]:
    assert question.player is not None
    return legal_cards(position.turn_of(question.player), position.hands[question.player].cards)


def _may_play(position: Position, question: Question) -> Proof[Any]:
    assert question.player is not None
    assert question.card is not None
    hand = position.hands[question.player]
    judged = may_play(position.turn_of(question.player), hand, question.card)
    if judged is None:
        raise WattenError("unknown-card-decides", found=question.player, card=question.card)
    return judged


def _order(position: Position, question: Question) -> Proof[Any]:
    return order_cards(position.ranking, question.cards, question.led)


def _class(position: Position, question: Question) -> Proof[Any]:
    assert question.card is not None
    return classify(position.ranking, question.card)


def _rechter(position: Position, question: Question) -> Proof[Any]:
    return find_rechter(position.ranking)


def _guate(position: Position, question: Question) -> Proof[Any]:
    return find_guate(position.ranking)


def _linke(position: Position, question: Question) -> Proof[Any]:
    return find_linke(position.ranking)


def compared(position: Position, question: Question) -> Mapping[str, Proof[Any]]:
    """The answer to the inner question under each of the rule sets, by name."""
    sets = [load_ruleset(name) for name in question.between]
    return {each.name: solve(under(position, each), question.inner) for each in sets}


def _compare(position: Position, question: Question) -> Proof[Any]:
    proofs = compared(position, question)
    values = {name: proof.value for name, proof in proofs.items()}
    return Proof(values, tuple(reason for proof in proofs.values() for reason in proof.reasons))


KINDS: Mapping[str, Kind] = {
    "trick-winner": Kind(_winning, TRICK_FLAGS),
    "winning-so-far": Kind(_winning, TRICK_FLAGS),
    "legal-cards": Kind(_legal_cards, PLAY_FLAGS),
    "may-play": Kind(_may_play, PLAY_FLAGS),
    "order": Kind(_order, RANKING_FLAGS),
    "class": Kind(_class, RANKING_FLAGS),
    "rechter": Kind(_rechter, RANKING_FLAGS),
    "linke": Kind(_linke, RANKING_FLAGS),
    "guate": Kind(_guate, RANKING_FLAGS),
    "compare": Kind(_compare, ()),
}
"""The kinds answered today, by the word of the file format."""
