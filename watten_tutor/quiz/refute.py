"""Why an answer is wrong: not only what is right, but where *this* answer fails.

Each function takes the position, the question, the wrong answer and the proof of the right one, and
returns reasons about the wrong one. They are drawn from the same rules as the proof.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, TypeAlias

from watten_tutor.core import bohemian
from watten_tutor.core.cards import Card, sort_cards
from watten_tutor.core.duty import demand
from watten_tutor.core.legality import why_enough, why_refused
from watten_tutor.core.ordering import classify
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Trick
from watten_tutor.quiz import dealt, deducing, refute_rules, refute_score, refute_tally
from watten_tutor.quiz.questions import compared, under
from watten_tutor.quiz.refute_signal import refute_signal
from watten_tutor.quiz.refute_unkritisch import as_if_kritische
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question

Refutation: TypeAlias = Callable[[Position, Question, Any, Proof[Any]], Sequence[Reason]]


def refute(position: Position, question: Question, given: Any, proof: Proof[Any]) -> tuple[Reason, ...]:
    """Why `given` is not the answer. Never empty for a wrong answer."""
    reasons = tuple(REFUTATIONS[question.kind](position, question, given, proof))
    if question.kind in _OF_CARDS and all(each.rule != "kritische.none" for each in reasons):
        return (*reasons, *as_if_kritische(position, question, given))
    return reasons


_OF_CARDS = (
    *("trick-winner", "winning-so-far", "next-leader", "legal-cards", "may-play"),
    *("order", "class", "rechter", "linke", "guate"),
)
"""Questions on which it matters at once whether there are Kritische."""


def _winner(position: Position, question: Question, given: Seat, proof: Proof[Seat]) -> Sequence[Reason]:
    """The moment at which this player's card lost: to the best so far, or to a later card."""
    ranking, plays = position.ranking, position.trick.plays
    mine = next((place for place, play in enumerate(plays) if play.seat == given), None)
    if mine is None:
        return [because("trick.highest-wins", "wrong.has-not-played", player=given)]
    best = 0
    for place in range(1, len(plays)):
        takes_over = ranking.beats(plays[place].card, plays[best].card)
        if (place == mine and not takes_over) or (best == mine and takes_over):
            return [proof.reasons[place]]
        best = place if takes_over else best
    raise AssertionError("the card that stood best to the end has won")


def _legal_cards(
    position: Position, question: Question, given: tuple[Card, ...], proof: Proof[tuple[Card, ...]]
) -> Sequence[Reason]:
    assert question.player is not None
    turn, held = position.turn_of(question.player), position.hands[question.player].cards
    reasons: list[Reason] = []
    not_held = tuple(each for each in given if each not in held)
    illegal = tuple(each for each in given if each in held and each not in proof.value)
    missing = tuple(each for each in proof.value if each not in given)
    if not_held:
        reasons.append(because("play.own-card", "wrong.not-held", cards=not_held, n=len(not_held)))
    free = proof.reasons[-1]
    also = (because(free.rule, "wrong.also-legal", cards=missing, n=len(missing)), free) if missing else ()
    if turn.trick.led is not None and position.ruleset.is_bohemian:
        found = bohemian.choice(turn, held)
        reasons += bohemian.why_refused(found, illegal)
        return [*reasons, *(bohemian.why_heads(found, missing) if missing and found.heading else also)]
    asked = demand(turn, held)
    reasons += why_refused(turn, asked, illegal)
    return [*reasons, *(why_enough(turn, asked, missing, alone=True) if asked.binds(held) else also)]


def _deciding(position: Position, question: Question, given: Any, proof: Proof[Any]) -> Sequence[Reason]:
    return proof.reasons[-1:]


def _class(
    position: Position, question: Question, given: CardClass, proof: Proof[CardClass]
) -> Sequence[Reason]:
    """What the class answered would take, which this card has not."""
    ranking, declaration = position.ranking, position.ranking.declaration
    if given in _PLAYED_WITH and not ranking.of_class(given):
        flag, rule = _PLAYED_WITH[given]
        if getattr(ranking.ruleset, flag):
            return [because(_DEFINED_BY[given], "wrong.class.not-in-hand", given=given), *proof.reasons]
        return [because(rule, "wrong.class.not-in-play", given=given), *proof.reasons]
    facts = {"card": question.card, "schlag": declaration.schlag, "trump": declaration.trump}
    step = f"wrong.class.{given.value}"
    if given is CardClass.TRUMP:
        step += ".beasn" if ranking.beasn else ".guate" if ranking.guate else ""
    return [Reason(_DEFINED_BY[given], ranking.worded(step), facts), *proof.reasons]


_PLAYED_WITH = {
    CardClass.KRITISCHER: ("kritische", "kritische.none"),
    CardClass.GUATE: ("guate", "order.rechter"),
    CardClass.BEASN: ("beasn", "order.rechter"),
}
"""Classes that a whole rule set can do without: the flag that brings them, the rule that shows their lack."""

_DEFINED_BY = {
    CardClass.KRITISCHER: "kritische.order",
    CardClass.GUATE: "order.guate",
    CardClass.BEASN: "order.beasn",
    CardClass.RECHTER: "order.rechter",
    CardClass.LINKER: "order.linke",
    CardClass.TRUMP: "order.trumps",
    CardClass.PLAIN: "order.suit-led",
}


def _rechter(
    position: Position, question: Question, given: Card | None, proof: Proof[Card | None]
) -> Sequence[Reason]:
    if given is None or given == position.ranking.would_be_rechter:
        return proof.reasons
    return _what_it_is(position, given)


def _what_it_is(position: Position, each: Card) -> Sequence[Reason]:
    if each not in position.ranking:
        return [because("cards.deck", "wrong.not-in-deck", cards=(each,), n=1)]
    return classify(position.ranking, each).reasons


def _guate(
    position: Position, question: Question, given: Card | None, proof: Proof[Card | None]
) -> Sequence[Reason]:
    if given is None or given in position.ranking.ruleset.kritische:
        return proof.reasons
    return _what_it_is(position, given)


def _linke(
    position: Position, question: Question, given: tuple[Card, ...], proof: Proof[tuple[Card, ...]]
) -> Sequence[Reason]:
    extra = [each for each in given if each not in proof.value]
    reasons = [reason for each in extra for reason in _what_it_is(position, each)]
    missing = tuple(each for each in proof.value if each not in given)
    if missing:
        schlag = position.ranking.declaration.schlag
        reasons.append(
            because("order.linke", "wrong.also-linke", cards=missing, schlag=schlag, n=len(missing))
        )
    return reasons


Order: TypeAlias = tuple[tuple[Card, ...], ...]


def _order(position: Position, question: Question, given: Order, proof: Proof[Order]) -> Sequence[Reason]:
    """The two cards that the answer puts furthest out of their relation, the first such from the top."""
    right, answered = _places(proof.value), _places(given)
    not_asked = tuple(each for each in answered if each not in right)
    if not_asked:
        return [because("cards.ranks", "wrong.order.not-asked", cards=not_asked, n=len(not_asked))]
    left_out = tuple(each for each in right if each not in answered)
    if left_out:
        return [because("cards.ranks", "wrong.order.left-out", cards=left_out, n=len(left_out))]
    wrong = [pair for pair in combinations(right, 2) if _in_wrong_order(pair, right, answered)]
    if wrong:
        higher, lower = max(wrong, key=lambda pair: _gap(pair, right) + _gap(pair, answered))
        if right[higher] == right[lower]:
            return [_equals(position, question, sort_cards((higher, lower)))]
        return [_above(position, question, higher, lower)]
    return proof.reasons  # no pair is wrong, but a card stands twice or a group is empty


def _in_wrong_order(pair: tuple[Card, Card], right: dict[Card, int], answered: dict[Card, int]) -> bool:
    """Whether the answer has two cards, the first of them never the lower, in another relation."""
    higher, lower = pair
    if right[higher] == right[lower]:
        return answered[higher] != answered[lower]
    return answered[higher] >= answered[lower]


def _gap(pair: tuple[Card, Card], places: dict[Card, int]) -> int:
    """How many places lie between two cards."""
    return abs(places[pair[0]] - places[pair[1]])


def _places(order: Order) -> dict[Card, int]:
    return {each: place for place, group in enumerate(order) for each in group}


def _equals(position: Position, question: Question, cards: tuple[Card, ...]) -> Reason:
    if position.ranking.class_of(cards[0]) is CardClass.LINKER:
        return because("order.linke-equal", "wrong.order.linke-equal", cards=cards)
    return because("order.other-suits", "wrong.order.cannot-win", cards=cards, suit=question.led)


def _above(position: Position, question: Question, higher: Card, lower: Card) -> Reason:
    ranking = position.ranking
    if ranking.class_of(higher) is CardClass.PLAIN and higher.suit is not lower.suit:
        return because(
            "order.other-suits", "wrong.order.only-suit-led", card=higher, other=lower, suit=question.led
        )
    rule = ranking.compare(higher, lower).reasons[0].rule
    kinds = {"kind": ranking.class_of(higher), "lower": ranking.class_of(lower)}
    return because(rule, "wrong.order.above", card=higher, other=lower, **kinds)


def _next_leader(position: Position, question: Question, given: Seat, proof: Proof[Seat]) -> Sequence[Reason]:
    last = position.trick if position.trick.plays else (position.tricks or (Trick(),))[-1]
    if not last.plays:
        return proof.reasons[-1:]
    return [*_winner(replace(position, trick=last), question, given, proof), proof.reasons[-1]]


def _all_reasons(position: Position, question: Question, given: Any, proof: Proof[Any]) -> Sequence[Reason]:
    return proof.reasons


def _compare(
    position: Position, question: Question, given: Mapping[str, Any], proof: Proof[Any]
) -> Sequence[Reason]:
    inner = question.inner
    reasons: list[Reason] = []
    for name, right in compared(position, question).items():
        if given.get(name, right.value) != right.value:
            there = under(position, load_ruleset(name))
            reasons += REFUTATIONS[inner.kind](there, inner, given[name], right)
    return reasons or proof.reasons


def _of_game(watten: Refutation, bohemian: Refutation) -> Refutation:
    """The refutation for the game played."""

    def refutation(position: Position, question: Question, given: Any, proof: Proof[Any]) -> Sequence[Reason]:
        found = bohemian if position.is_bohemian else watten
        return found(position, question, given, proof)

    return refutation


def _told(played: Refutation) -> Refutation:
    """The refutation for a hand that was played; where a deal is told, whatever ended it speaks."""

    def refutation(position: Position, question: Question, given: Any, proof: Proof[Any]) -> Sequence[Reason]:
        found = played if position.deal is None or position.is_bohemian else dealt.refute
        return found(position, question, given, proof)

    return refutation


REFUTATIONS: Mapping[str, Refutation] = {
    "trick-winner": _winner,
    "winning-so-far": _winner,
    "legal-cards": _legal_cards,
    "may-play": _deciding,
    "order": _order,
    "class": _class,
    "rechter": _rechter,
    "linke": _linke,
    "guate": _guate,
    "next-leader": _next_leader,
    "hand-winner": _told(refute_score.hand_winner),
    "may-raise": _all_reasons,
    "may-answer": refute_score.may_answer,
    "stake": refute_score.stake,
    "hand-score": _told(_of_game(refute_score.hand_score, refute_tally.tallies)),
    "score-after": _told(_of_game(refute_score.score_after, refute_tally.tallies)),
    "gespannt": refute_score.gespannt,
    "bummerl": _told(refute_score.bummerl),
    "maschine": _all_reasons,
    "find-fault": refute_rules.find_fault,
    "why": refute_rules.why,
    "signal": refute_signal,
    "may-do": dealt.refute,
    "on-turn": dealt.refute_on_turn,
    "dealer": dealt.refute,
    "last-packet": dealt.refute,
    "match-winner": dealt.refute,
    "deduce": deducing.refute,
    "compare": _compare,
}
