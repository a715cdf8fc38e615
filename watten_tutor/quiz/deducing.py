"""The question `deduce`: what a blind player can work out, told trick by trick."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from watten_tutor.core.blind import RULE_OF_SECRET, is_blind
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.trick import Trick
from watten_tutor.quiz.pairs import Pair, Pairs
from watten_tutor.scenario.scenario import Question
from watten_tutor.solver.deduction import Deduction, Exclusion, Why, deduce

MOST_WRONG = 3
"""So many pairs of an answer are spoken of one by one; nobody reads more."""


def solve(position: Position, question: Question) -> Proof[tuple[Pair, ...]]:
    """The pairs still possible, and what each trick rules out.

    Raises:
        Unanswerable: `not-blind` for a player who knows, `nothing-fits` if it cannot have been played so.
    """
    found = _deduced(position, question)
    if not found.possible:
        raise Unanswerable("nothing-fits", found=question.kind)
    left = tuple(map(_pair, found.possible))
    reasons = [_begin(position, len(found.possible) + len(found.excluded))]
    for number, trick in enumerate((Trick(), *_tricks(position))):
        mine = {each: why for each, why in found.excluded.items() if why.trick == number}
        reasons += _named(position, number, mine)
        reasons += _ruled_out(position, question, number, trick, mine)
    reasons.append(because("blind.deduce", "deduce.left", pairs=Pairs(left), n=len(left)))
    return Proof(left, tuple(reasons))


def details(position: Position, question: Question) -> Mapping[str, Any]:
    """For every pair the trick that ruled it out, None if it is possible or no trick was needed."""
    found = _deduced(position, question)
    told: dict[Declaration, Exclusion | None] = {**dict.fromkeys(found.possible), **found.excluded}
    return {
        "pairs": [
            {
                "pair": [str(each.schlag), str(each.trump)],
                "possible": why is None,
                "trick": why.trick or None if why else None,
                "rule": _rule(position, why.why) if why else None,
            }
            for each, why in sorted(told.items(), key=lambda entry: _place(entry[0]))
        ]
    }


def refute(
    position: Position, question: Question, given: Sequence[Pair], proof: Proof[tuple[Pair, ...]]
) -> list[Reason]:
    """What rules out the pairs given too many, and cards that fit those left out."""
    found = _deduced(position, question)
    extra = [each for each in map(_declared, given) if each in found.excluded]
    missing = [each for each in map(_declared, proof.value) if _pair(each) not in given]
    reasons = [_why_out(position, each, found.excluded[each]) for each in extra[:MOST_WRONG]]
    reasons += [_why_possible(position, found, each) for each in missing[:MOST_WRONG]]
    return reasons or [*proof.reasons[-1:]]


def _deduced(position: Position, question: Question) -> Deduction:
    assert question.player is not None
    if not is_blind(position, question.player):
        raise Unanswerable("not-blind", found=question.player, rules=position.ruleset.name)
    return deduce(position, question.player)


def _tricks(position: Position) -> tuple[Trick, ...]:
    return (*(position.tricks or ()), *([position.trick] if position.trick.plays else []))


def _pair(each: Declaration) -> Pair:
    return each.schlag, each.trump


def _declared(pair: Pair) -> Declaration:
    return Declaration(*pair)


def _place(each: Declaration) -> tuple[int, int]:
    suits, ranks = list(type(each.trump)), list(type(each.schlag))
    return suits.index(each.trump), ranks.index(each.schlag)


def _rule(position: Position, why: Why) -> str:
    """The rule that rules a pair out."""
    ruleset = position.ruleset
    if why is Why.WINNER:
        return "trick.highest-wins"
    if why is Why.HANDS:
        return RULE_OF_SECRET[ruleset.announced]
    owed = why is Why.DUTY and ruleset.duty == "trump_led"
    return "duty.trump-led" if owed else "call.trumpf-oder-kritisch"


# -- step by step -------------------------------------------------------------------------------------


def _begin(position: Position, n: int) -> Reason:
    announced = position.ruleset.announced
    facts = {"forehand": position.forehand, "dealer": position.dealer, "n": n}
    return because(RULE_OF_SECRET[announced], f"deduce.begin.{announced.replace('_', '-')}", **facts)


def _named(position: Position, number: int, mine: Mapping[Declaration, Exclusion]) -> Iterator[Reason]:
    """That everybody is told who won the last trick (S2), where no lead since shows it and it matters."""
    open_still = not position.trick.plays or position.trick.is_complete(position.players)
    is_last = open_still and number == len(position.winners)
    if number and is_last and any(each.why is Why.WINNER for each in mine.values()):
        winner = position.winners[-1]
        yield because("blind.last-trick-open", "deduce.named", player=winner, k=number)


def _ruled_out(
    position: Position,
    question: Question,
    number: int,
    trick: Trick,
    mine: Mapping[Declaration, Exclusion],
) -> Iterator[Reason]:
    """What this trick rules out, by rule; trick 0 stands for what the player's own cards do."""
    if number and not mine:
        yield because("blind.deduce", "deduce.nothing", k=number)
    for why in Why:
        pairs = tuple(_pair(each) for each, found in mine.items() if found.why is why)
        if pairs:
            step = f"deduce.{why.value}" if number else "deduce.own-cards"
            facts: dict[str, Any] = {"k": number, "pairs": Pairs(pairs), "n": len(pairs)}
            if not number:
                facts["player"] = question.player
            elif why is Why.WINNER:
                facts["player"] = winner = position.winners[number - 1]
                facts["card"] = winner is not None and trick.card_of(winner)
            elif why is Why.CALL:
                facts |= {"player": trick.plays[0].seat, "card": trick.led}
            else:
                facts |= {"forehand": position.forehand, "dealer": position.dealer}
            yield because(_rule(position, why), step, **facts)


# -- why not ------------------------------------------------------------------------------------------


def _why_out(position: Position, each: Declaration, found: Exclusion) -> Reason:
    facts: dict[str, Any] = {"pair": Pairs((_pair(each),)), "k": found.trick}
    step = f"wrong.deduce.{found.why.value}"
    if found.play is not None:
        facts |= {"player": found.play.seat, "card": found.play.card}
    if found.why is Why.DUTY:
        facts |= {"held": found.held, "k": found.owing}
    if found.why is Why.HANDS:
        roles = {position.forehand: "forehand", position.dealer: "dealer"}
        step = f"{step}.{'both' if found.seat is None else roles[found.seat]}"
        facts |= {"forehand": position.forehand, "dealer": position.dealer}
    return because(_rule(position, found.why), step, **facts)


def _why_possible(position: Position, found: Deduction, each: Declaration) -> Reason:
    """Cards that show this pair possible."""
    witness, pair = found.possible[each], Pairs((_pair(each),))
    if not witness.forehand or not witness.dealer:  # one of the two has laid every card
        return because("blind.deduce", "wrong.deduce.possible.seen", pair=pair)
    facts = {"forehand": position.forehand, "dealer": position.dealer}
    held = {"cards": witness.forehand, "more": witness.dealer}
    return because("blind.deduce", "wrong.deduce.possible", pair=pair, **facts, **held)
