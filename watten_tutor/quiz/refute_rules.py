"""Why an answer that names a rule or a fault is wrong. Each function has the form of those in `refute`."""

from collections.abc import Sequence

from watten_tutor.core.fault import Fault, laid, number_told, why_illegal, why_legal
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.quiz.questions import answer_as_told, solve
from watten_tutor.quiz.why import RuleName, chain, without
from watten_tutor.rulebook.cite import rulebook
from watten_tutor.scenario.scenario import Question


def why(position: Position, question: Question, given: str, proof: Proof[str]) -> Sequence[Reason]:
    """The rule has no part in the answer, or the answer is the same without it.

    One that only keeps a card from being something else has no part in saying what it is.
    """
    inner = question.inner
    answer = solve(position, inner)
    used = given in chain(answer)
    if used or (inner.kind == "class" and given in rulebook(position.ruleset)):
        otherwise = without(given, position, inner, answer, answer_as_told)
        if used:
            return [otherwise, proof.reasons[-1]]
        if otherwise.step == "why.otherwise":
            facts = {"rule": RuleName(given), "other": RuleName(proof.value)}
            return [otherwise, because(given, "wrong.why.only-not", **facts), proof.reasons[-1]]
    return [because(given, "wrong.why.not-used", rule=RuleName(given)), proof.reasons[-1]]


def find_fault(
    position: Position, question: Question, given: Fault | None, proof: Proof[Fault | None]
) -> Sequence[Reason]:
    """No play at all, one that was legal, one that came later, or the wrong rule for the right play."""
    if given is None:
        return proof.reasons
    named = next(
        (
            each
            for each in laid(position)
            if (each.number, each.play.seat, each.play.card) == (given.trick, given.player, given.card)
        ),
        None,
    )
    facts = {"player": given.player, "card": given.card, "n": number_told(position, given.trick)}
    if named is None:
        return [because("play.own-card", "wrong.fault.not-played", **facts)]
    fault = proof.value
    if fault is not None and (fault.trick, fault.player, fault.card) == (
        given.trick,
        given.player,
        given.card,
    ):
        return [because(given.rule, "wrong.fault.other-rule", rule=RuleName(given.rule)), proof.reasons[-1]]
    if why_illegal(position, named):
        return [because("play.turn", "wrong.fault.later", **facts), proof.reasons[-1]]
    return [because("play.turn", "wrong.fault.legal", **facts), *why_legal(position, named)]
