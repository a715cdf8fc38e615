"""The bets of one deal: what the hand is worth, who has raised, who must answer.

A hand is worth 2. A raise proposes more and stops play until one of the opponents answers: hold, and
the hand is worth the new value; give up, and the raising team scores the old one. Only a team that has
held may raise next, and an asked player who simply plays on has held (S0 §8).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from watten_tutor.core.bets import GIVE_UP, HOLD, RAISE, Bet
from watten_tutor.core.gespannt import (
    BASE,
    MAY_HOLD,
    SPLIT,
    SPLIT_RAISED,
    base,
    gave_up_before_play,
    one_tight,
    tight_teams,
)
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.seats import Seat, Team
from watten_tutor.core.tables import RULE_OF_TABLE


@dataclass(frozen=True, slots=True)
class Raise:
    """One raise and what became of it.

    Attributes:
        by: who raised.
        team: the side that raised.
        asked: the other side, which has to answer.
        laid: how many cards of the deal had been laid.
        answer: `hold`, `give-up`, or None while an answer is due.
        answered_by: who answered, if told; None if somebody simply played on.
        answered_at: how many cards had been laid by the answer.
    """

    by: Seat
    team: Team
    asked: Team
    laid: int
    answer: str | None = None
    answered_by: Seat | None = None
    answered_at: int = 0


@dataclass(frozen=True, slots=True)
class Betting:
    """How the bets of a deal stand.

    Attributes:
        sides: the two sides of the deal.
        raises: every raise, in order.
    """

    sides: tuple[Team, ...]
    raises: tuple[Raise, ...] = ()

    @property
    def last(self) -> Raise | None:
        """The last raise."""
        return self.raises[-1] if self.raises else None

    @property
    def due(self) -> Raise | None:
        """The raise that waits for an answer."""
        return self.last if self.last is not None and self.last.answer is None else None

    @property
    def refused(self) -> Raise | None:
        """The raise to which the asked team gave up."""
        return self.last if self.last is not None and self.last.answer == GIVE_UP else None

    @property
    def held(self) -> tuple[Raise, ...]:
        """The raises that count."""
        return tuple(each for each in self.raises if each.answer == HOLD)

    def after(self, bet: Bet, laid: int) -> "Betting":
        """With one more bet, made when so many cards had been laid. Whether it is allowed is not asked."""
        so_far = self.played_on(laid)
        if bet.do == RAISE:
            raising, asked = sorted(self.sides, key=lambda side: bet.by not in side)
            return replace(so_far, raises=(*so_far.raises, Raise(bet.by, raising, asked, laid)))
        return so_far._answered(bet.do, bet.by, laid)

    def played_on(self, laid: int) -> "Betting":
        """With so many cards laid by now: a card laid while an answer was due is a hold (S0 §8)."""
        due = self.due
        return self if due is None or laid <= due.laid else self._answered(HOLD, None, laid)

    def _answered(self, do: str, by: Seat | None, laid: int) -> "Betting":
        due = self.due
        if due is None:
            return self
        answered = replace(due, answer=do, answered_by=by, answered_at=laid)
        return replace(self, raises=(*self.raises[:-1], answered))


def betting(position: Position, bets: Iterable[Bet] | None = None) -> Betting:
    """How the bets of a deal stand now.

    Args:
        position: the deal.
        bets: these instead of all that are told of it.
    """
    told = position.bets if bets is None else tuple(bets)
    return _betting(position.sides, position.players, told, position.cards_laid)


@lru_cache(maxsize=1024)
def _betting(sides: tuple[Team, ...], players: int, bets: tuple[Bet, ...], now: int) -> Betting:
    """Asked again and again between two moves, so the last answers are kept."""
    found = Betting(sides)
    for bet in bets:
        laid = bet.laid(players)
        found = found.after(bet, now if laid is None else laid)
    return found.played_on(now)


def is_over(position: Position) -> bool:
    """Whether the hand is decided: a side has its tricks, or one has given up."""
    gave_up = betting(position).refused is not None or gave_up_before_play(position) is not None
    return gave_up or position.is_over


# -- what the hand is worth ---------------------------------------------------------------------------


def next_value(position: Position, value: int) -> int:
    """What the hand would be worth after one more raise."""
    if position.ruleset.gespannt == SPLIT and one_tight(position) is not None:
        return SPLIT_RAISED  # S2: "it may be raised to a 4-point game"
    return value + position.ruleset.raise_step


def stake(position: Position, winner: Team | None = None) -> Proof[int] | None:
    """What the hand is worth now: the old value while an answer is due.

    Args:
        position: the deal.
        winner: who scores it, if that is known. It matters where a team is gespannt (S2's split form,
            and S3, where a tight team never loses more than 2).

    Returns:
        None if it depends on a winner that is not known (S2's split form before a raise).

    Example:
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> told = Position(RuleSet(), None, bets=(Bet(Seat(1), RAISE), Bet(Seat(0), HOLD)))
        >>> stake(told).value
        3
    """
    bets = betting(position)
    # Who has raised is not tight, and the old value is theirs.
    found = base(position, bets.raises[0].team if bets.raises else winner)
    if found is None:
        return None
    value, reasons = found.value, list(found.reasons)
    for each in bets.held:
        value = next_value(position, value)
        reasons.append(_why_held(each, value))
    if bets.held and winner is not None and _yields_only_base(position, position.opponents(winner)):
        return _only_base(position.opponents(winner), reasons)
    if (pending := bets.due or bets.refused) is not None:
        reasons.append(_why_old(pending, value, next_value(position, value)))
    elif bets.held and winner is not None and _yields_only_base(position, winner):
        facts = {"team": winner, "n": value}
        reasons.append(because("gespannt.base-only", "gespannt.winner-scores-all", **facts))
    return Proof(value, tuple(reasons))


def _yields_only_base(position: Position, side: Team) -> bool:
    """S3: a tight team yields the two points of the base if it loses, not a raised stake."""
    return position.ruleset.gespannt == MAY_HOLD and side in tight_teams(position)


def _only_base(loser: Team, reasons: list[Reason]) -> Proof[int]:
    return Proof(BASE, (*reasons, because("gespannt.base-only", "gespannt.base-only", team=loser, n=BASE)))


def _why_held(each: Raise, value: int) -> Reason:
    facts = {"player": each.by, "team": each.asked, "n": value}
    if each.answered_by is None:
        return because("bet.playing-on-holds", "bet.played-on", **facts)
    return because("bet.hold", "bet.held", **facts, other=each.answered_by)


def _why_old(each: Raise, value: int, proposed: int) -> Reason:
    facts = {"player": each.by, "team": each.asked, "n": value, "m": proposed}
    if each.answer is None:
        return because("bet.answer-due", "bet.old-value", **facts)
    return because("bet.give-up", "bet.gave-up", **facts, other=each.answered_by)


# -- answering ----------------------------------------------------------------------------------------


def may_answer(position: Position) -> Proof[tuple[Seat, ...]]:
    """Who may answer: any opponent of the player who has raised, until one of them has."""
    bets = betting(position)
    if bets.due is None:
        return Proof((), (_nothing_due(position, bets),))
    asked = bets.due.asked
    reasons = [
        because("bet.answer-due", "bet.answer-due", player=bets.due.by, team=asked),
        *_who_answers(bets.due, RULE_OF_TABLE[position.players]),
        *must_hold(position),
    ]
    return Proof(tuple(asked), tuple(reasons))


def _who_answers(due: Raise, table: str) -> Iterable[Reason]:
    """None of the raising side, as the rule of the table has it, and any of the asked one."""
    partners = tuple(each for each in due.team if each != due.by)
    if partners:
        yield because(table, "bet.partners-do-not", player=due.by, players=partners, n=len(partners))
    if len(due.asked) > 1:
        yield because("bet.answer", "bet.any-answers", team=due.asked)
    elif not partners:
        yield because(table, "bet.only-opponent", player=due.by, other=due.asked[0])


def _nothing_due(position: Position, bets: Betting) -> Reason:
    last = bets.last
    if last is None:
        return because("bet.answer", "bet.nothing-to-answer")
    if last.answer == GIVE_UP:
        return because("bet.give-up", "bet.thrown-in", player=last.answered_by, team=last.team)
    if last.answered_by is None:
        return because("bet.playing-on-holds", "bet.already-played-on", player=last.by, team=last.asked)
    return because("bet.answer", "bet.already-answered", player=last.by, other=last.answered_by)


def must_hold(position: Position) -> tuple[Reason, ...]:
    """Why the raise that waits for an answer may not be given up; empty if it may (S3 Punteggio)."""
    limit, bets = position.ruleset.must_hold_above, betting(position)
    now = stake(position)
    if not isinstance(limit, int) or bets.due is None or now is None:
        return ()
    ahead = max(position.teams, key=position.points)
    proposed = next_value(position, now.value)
    if position.points(ahead) + proposed <= limit:
        return ()
    facts = {"team": ahead, "k": position.points(ahead), "m": proposed, "n": limit}
    return (because("bet.must-hold", "bet.must-hold", **facts),)


def refusals(position: Position, bet: Bet) -> tuple[Reason, ...]:
    """Why an answer (hold or give up) may not be given now; empty if it may."""
    bets = betting(position)
    if bets.due is None:
        return (_nothing_due(position, bets),)
    if bet.by in bets.due.team:
        return (because("bet.answer", "bet.own-raise", player=bet.by, team=bets.due.asked),)
    return must_hold(position) if bet.do == GIVE_UP else ()
