"""Every kind of question the engine answers, and how.

`solve` gives the answer as a proof. A kind that this version knows but cannot answer is refused by name,
never answered wrongly.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from watten_tutor.core.betting import may_answer, stake
from watten_tutor.core.countdown import find_tally_after, find_tally_change
from watten_tutor.core.duty import may_call
from watten_tutor.core.errors import NotYetAnswered, Unanswerable, WattenError
from watten_tutor.core.fault import find_fault
from watten_tutor.core.gespannt import find_gespannt
from watten_tutor.core.legality import legal_cards, may_play
from watten_tutor.core.maschine import find_maschine
from watten_tutor.core.ordering import classify, find_guate, find_linke, find_rechter, order_cards
from watten_tutor.core.position import Position
from watten_tutor.core.raising import demand_possible, may_raise
from watten_tutor.core.reasons import Proof
from watten_tutor.core.round import ended
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.scoring import (
    find_bummerl,
    find_hand_score,
    find_hand_winner,
    find_next_leader,
    find_score_after,
)
from watten_tutor.core.signals import find_meaning, find_sign
from watten_tutor.core.trick import winning
from watten_tutor.quiz import dealt, deducing
from watten_tutor.quiz.why import find_why
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question
from watten_tutor.scenario.schema import NOT_IN_BOHEMIAN

Solver: TypeAlias = Callable[[Position, Question], Proof[Any]]
"""Gives the answer with its reasons. The scenario reader has checked that the facts are there."""


def solve(position: Position, question: Question) -> Proof[Any]:
    """The answer to a question about a position, and why.

    Raises:
        NotYetAnswered: `question-not-yet`, for a kind that this version does not know how to answer.
        WattenError: `unknown-card-decides`, under a rule set for which the reader has not checked the hand.
        Unanswerable: if the deal cannot stand under these rules or lacks what the question needs.
    """
    if position.is_bohemian and question.kind in NOT_IN_BOHEMIAN:
        raise Unanswerable("not-in-bohemian", found=question.kind, rules=position.ruleset.name)
    kind = KINDS.get(question.kind)
    if kind is None:
        raise NotYetAnswered("question-not-yet", found=question.kind, allowed=tuple(KINDS))
    if question.kind != "compare" and not position.is_bohemian and (position.score or position.bets):
        demand_possible(position)
    return kind(position, question)


def answer_as_told(position: Position, question: Question) -> Proof[Any]:
    """The answer to a question about a deal of which nobody asks whether it can have come about.

    Raises:
        WattenError: if the deal lacks what the question needs.
    """
    return KINDS[question.kind](position, question)


def under(position: Position, ruleset: RuleSet) -> Position:
    """The same cards on the same table under another rule set.

    A call counts only where the set has one (SCENARIOS, `compare`).

    Raises:
        Unanswerable: `players-number` or `too-many-cards`, at a table of another size.
    """
    if not {position.at_table, position.players} <= set(ruleset.table_sizes):
        raise Unanswerable(
            "players-number", found=position.players, allowed=ruleset.table_sizes, rules=ruleset.name
        )
    if position.cards_known > ruleset.cards_each:
        raise Unanswerable(
            "too-many-cards", found=position.cards_known, limit=ruleset.cards_each, rules=ruleset.name
        )
    moved = replace(position, ruleset=ruleset, table=position.at_table)
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


def _next_leader(position: Position, question: Question) -> Proof[Any]:
    return find_next_leader(position)


def _hand_winner(position: Position, question: Question) -> Proof[Any]:
    return find_hand_winner(position) if position.deal is None else ended.find_winner(position)


def _may_raise(position: Position, question: Question) -> Proof[Any]:
    assert question.player is not None
    judged = may_raise(position, question.player)
    if judged is None:
        raise Unanswerable("last-card-not-told", found=question.player)
    return judged


def _may_answer(position: Position, question: Question) -> Proof[Any]:
    return may_answer(position)


def _stake(position: Position, question: Question) -> Proof[Any]:
    value = stake(position)
    if value is None:
        raise Unanswerable("stake-by-winner", found=question.kind, rules=position.ruleset.name)
    return value


def _hand_score(position: Position, question: Question) -> Proof[Any]:
    if position.is_bohemian:
        return find_tally_change(position)
    return find_hand_score(position) if position.deal is None else ended.find_score(position)


def _score_after(position: Position, question: Question) -> Proof[Any]:
    if position.is_bohemian:
        return find_tally_after(position)
    return find_score_after(position) if position.deal is None else ended.find_score_after(position)


def _gespannt(position: Position, question: Question) -> Proof[Any]:
    return find_gespannt(position)


def _bummerl(position: Position, question: Question) -> Proof[Any]:
    return find_bummerl(position) if position.deal is None else ended.find_bummerl(position)


def _maschine(position: Position, question: Question) -> Proof[Any]:
    assert question.player is not None
    found = find_maschine(position, question.player)
    if found is None:
        raise Unanswerable("maschine-not-told", found=question.player)
    return found


def _find_fault(position: Position, question: Question) -> Proof[Any]:
    return find_fault(position)


def _why(position: Position, question: Question) -> Proof[Any]:
    inner = question.inner
    return find_why(position, inner, solve(position, inner), answer_as_told)


def _signal(position: Position, question: Question) -> Proof[Any]:
    if question.sign is not None:
        return find_meaning(position.ruleset, question.sign)
    assert question.card is not None
    return find_sign(position.ranking, question.card)


def compared(position: Position, question: Question) -> Mapping[str, Proof[Any]]:
    """The answer to the inner question under each of the rule sets, by name."""
    sets = [load_ruleset(name) for name in question.between]
    return {each.name: solve(under(position, each), question.inner) for each in sets}


def _compare(position: Position, question: Question) -> Proof[Any]:
    proofs = compared(position, question)
    values = {name: proof.value for name, proof in proofs.items()}
    return Proof(values, tuple(reason for proof in proofs.values() for reason in proof.reasons))


KINDS: Mapping[str, Solver] = {
    "trick-winner": _winning,
    "winning-so-far": _winning,
    "legal-cards": _legal_cards,
    "may-play": _may_play,
    "order": _order,
    "class": _class,
    "rechter": _rechter,
    "linke": _linke,
    "guate": _guate,
    "next-leader": _next_leader,
    "hand-winner": _hand_winner,
    "may-raise": _may_raise,
    "may-answer": _may_answer,
    "stake": _stake,
    "hand-score": _hand_score,
    "score-after": _score_after,
    "gespannt": _gespannt,
    "bummerl": _bummerl,
    "maschine": _maschine,
    "find-fault": _find_fault,
    "why": _why,
    "signal": _signal,
    "may-do": dealt.may_do,
    "on-turn": dealt.on_turn,
    "dealer": dealt.dealer,
    "last-packet": dealt.last_packet,
    "match-winner": dealt.match_winner,
    "deduce": deducing.solve,
    "compare": _compare,
}
"""The kinds answered today, by the word of the file format."""
