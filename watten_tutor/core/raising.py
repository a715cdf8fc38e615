"""Who may raise, and every rule against it.

The checks stand in the order in which one would say them at the table: is there still a hand, does an
answer come first, is a team gespannt, whose team is next, how high may it go, is it one's turn, does
the last card allow it. All that apply are told.
"""

from collections.abc import Iterable
from dataclasses import replace

from watten_tutor.core.bets import GIVE_UP, RAISE, Bet
from watten_tutor.core.betting import Betting, betting, next_value, refusals, stake
from watten_tutor.core.cards import Card
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.gespannt import gave_up_before_play, no_bet, others_may
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.ranking import NICKNAMES, CardClass, Ranking
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.seats import Seat, Team
from watten_tutor.core.trick import Trick


def may_raise(position: Position, seat: Seat) -> Proof[bool] | None:
    """Whether this player may raise now, with every rule against it.

    Returns:
        None if it hangs on the player's last card, which is not told.

    Example:
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> may_raise(Position(RuleSet(), None), Seat(2)).value
        True
        >>> may_raise(Position(RuleSet(), None, bets=(Bet(Seat(0), RAISE),)), Seat(2)).value
        False
    """
    over = why_over(position)
    if over:
        return Proof(False, over)
    bets = betting(position)
    against = [*_answer_due(bets), *no_bet(position, seat), *_not_next(bets, seat)]
    cap = _cap(position)
    against += cap.reasons if cap is not None and not cap.value else ()
    against += _not_on_turn(position, bets, seat)
    is_limited, knows = _last_trick_limits(position, bets), _knows_trump(position, seat)
    last = _last_card(position, seat) if is_limited and knows else None
    if is_limited and knows and last is None and not against:
        return None
    limits = [] if last is None else [_of_last_card(position, seat, last)]
    limits += [_not_bound(position, seat)] if is_limited and not knows else []
    against += [each for each in limits if each.step in _TOO_LITTLE]
    if against:
        return Proof(False, tuple(against))
    within = cap.reasons if cap is not None else ()
    return Proof(True, (_next(bets, position.side_of(seat)), *others_may(position, seat), *within, *limits))


def why_over(position: Position) -> tuple[Reason, ...]:
    """Why nothing can be said any more: the hand is decided. Empty if it is not."""
    refused, tight = betting(position).refused, gave_up_before_play(position)
    if tight is not None:
        return (because("gespannt.play-or-give-up", "gespannt.has-given-up", team=tight),)
    if refused is not None:
        return (because("bet.give-up", "bet.thrown-in", player=refused.answered_by, team=refused.team),)
    if position.is_over:
        winner = max(position.sides, key=position.taken_by)
        return (because(position.tricks_rule, "hand.is-over", team=winner, k=position.tricks_to_win),)
    return ()


# -- whose team is next -------------------------------------------------------------------------------


def _answer_due(bets: Betting) -> Iterable[Reason]:
    if bets.due is not None:
        yield because("bet.answer-due", "bet.answer-first", player=bets.due.by, team=bets.due.asked)


def _not_next(bets: Betting, seat: Seat) -> Iterable[Reason]:
    if bets.last is not None and seat in bets.last.team:
        last = bets.last
        yield because("bet.teams-alternate", "bet.not-again", player=last.by, team=last.asked)


def _next(bets: Betting, side: Team) -> Reason:
    if bets.last is None:
        return because("bet.raise", "bet.first", team=side)
    return because("bet.teams-alternate", "bet.may-raise-back", player=bets.last.by, team=side)


# -- how high it may go -------------------------------------------------------------------------------


def _cap(position: Position) -> Proof[bool] | None:
    """Whether a raise may go so high: the larger of the two teams' needs is the limit, where there is one.

    None where there is none and the raise stays within the needs all the same.
    """
    # Where the value hangs on the winner (S2's split form) a first raise goes to 4 all the same.
    now = stake(position)
    proposed = next_value(position, 0 if now is None else now.value)
    need = position.ruleset.target - min(map(position.points, position.teams))
    within = proposed <= need
    if position.ruleset.raise_cap == "none":
        told = because("bet.no-cap", "bet.beyond-need", m=proposed, n=need)
        return None if within else Proof(True, (told,))
    step = "bet.within-cap" if within else "bet.above-cap"
    return Proof(within, (because("bet.cap", step, m=proposed, n=need),))


# -- whose turn it is ---------------------------------------------------------------------------------


def _not_on_turn(position: Position, bets: Betting, seat: Seat) -> Iterable[Reason]:
    """S3: before playing a card oneself (house: on one's turn), or in the same breath as holding."""
    if position.ruleset.raise_when == "any_time":
        return
    last = bets.last
    just_held = last is not None and last.answered_by == seat and last.answered_at == position.cards_laid
    if just_held or on_turn(position) == seat:
        return
    yield because("bet.own-turn", "bet.not-on-turn", player=seat, other=on_turn(position))


def on_turn(position: Position) -> Seat:
    """Who is to play; forehand where nothing is told of it."""
    turn = position.on_turn()
    return turn[0] if len(turn) == 1 else position.forehand


# -- the last trick -----------------------------------------------------------------------------------


def _last_trick_limits(position: Position, bets: Betting) -> bool:
    """Whether the last cards decide: nobody has bet, tricks level, the last trick led to (S0 §8)."""
    trick = position.trick
    if not position.ruleset.last_trick_limit or bets.raises:
        return False
    if not trick.plays or trick.is_complete(position.players):
        return False
    return all(position.taken_by(side) == position.tricks_to_win - 1 for side in position.sides)


def _knows_trump(position: Position, seat: Seat) -> bool:
    """Whether the limit binds this player: where Schlag and trump are secret only who knows them (house)."""
    return position.ruleset.announced == "openly" or seat in (position.dealer, position.forehand)


def _not_bound(position: Position, seat: Seat) -> Reason:
    facts = {"player": seat, "forehand": position.forehand, "dealer": position.dealer}
    return because("bet.last-trick", "bet.last-card.not-bound", **facts)


def _last_card(position: Position, seat: Seat) -> Card | None:
    laid = position.trick.card_of(seat)
    if position.declaration is None:
        return None  # what the card is, only those know who know Schlag and trump
    if laid is not None:
        return laid
    hand = position.hands.get(seat, Hand())
    return hand.cards[0] if len(hand) == 1 and hand.cards else None


def _of_last_card(position: Position, seat: Seat, last: Card) -> Reason:
    """Whether this last card allows a raise: of the suit led, a trump, the Rechter or a Linker."""
    ranking, led = position.ranking, position.trick.led
    assert led is not None
    facts = {"player": seat, "card": last, "led": led, "name": NICKNAMES.get(last)}
    found = ranking.class_of(last)
    if found is CardClass.KRITISCHER:
        return Reason("bet.last-trick", "bet.last-card.kritischer", facts)
    if found is CardClass.LINKER:
        return Reason("bet.last-trick", "bet.last-card.linker", facts)
    if found is not CardClass.PLAIN:
        return Reason("bet.last-trick", "bet.last-card.trump", facts)
    follows = follows_for_bets(ranking, led)
    if follows and last.suit is led.suit:
        return Reason("bet.last-trick", "bet.last-card.suit-led", facts)
    return Reason("bet.last-trick", "bet.last-card.other" if follows else "bet.last-card.no-suit-led", facts)


_TOO_LITTLE = ("bet.last-card.other", "bet.last-card.no-suit-led")


def follows_for_bets(ranking: Ranking, led: Card) -> bool:
    """Whether this lead has a suit for the limit of the last trick.

    A Linker counts as its printed suit, a Kritischer as none (house), nor does the Weli as the lowest
    trump of any suit.
    """
    return ranking.class_of(led) is not CardClass.KRITISCHER and not ranking.is_neutral_weli(led)


# -- bets told of a deal ------------------------------------------------------------------------------


def against_bet(position: Position, bet: Bet) -> tuple[Reason, ...]:
    """Every rule against a bet made now; empty if it is allowed, or if nobody can tell."""
    if over := why_over(position):
        return over
    if bet.do != RAISE:
        return refusals(position, bet)
    judged = may_raise(position, bet.by)
    against = () if judged is None or judged.value else judged.reasons
    known = len(position.on_turn()) == 1  # else nobody can say that it was not this player's turn
    return tuple(each for each in against if known or each.rule != "bet.own-turn")


def demand_possible(position: Position) -> None:
    """Refuse a score or bets that the rules do not allow.

    Raises:
        Unanswerable: `score-at-target` or `bet-refused`.
    """
    target = position.ruleset.target
    if any(points >= target for points in position.score.values()):
        raise Unanswerable("score-at-target", found=max(position.score.values()), target=target)
    for place, bet in enumerate(position.bets):
        if against_bet(before_bet(position, place), bet):
            raise Unanswerable("bet-refused", found=bet.do)
    if left_open(position):
        raise Unanswerable("bet-refused", found=RAISE)


def left_open(position: Position) -> tuple[Reason, ...]:
    """Why the last raise cannot have been made: the hand has been played out and nobody has answered."""
    due = betting(position).due
    return why_over(position) if due is not None and position.is_over else ()


def before_bet(position: Position, place: int) -> Position:
    """The deal as it stood when the bet at this place of its list was made.

    Cards laid later go back to the hands. Of earlier tricks that are not told nothing is known there
    either: they stand for a deal in which nobody has laid a card of the trick. So do raises and holds
    without a moment in a hand of which only the tricks won are told, and which is over: they were made
    before its end.
    """
    bets, laid = position.bets[:place], position.bets[place].laid(position.players)
    counted_only = position.tricks is None and not position.trick.plays and position.is_over
    if laid is None and counted_only and position.bets[place].do != GIVE_UP:
        laid = -1
    if laid is None or laid == position.cards_laid:
        return replace(position, bets=bets)
    told = [*(position.tricks or ()), position.trick]
    first = position.cards_laid - sum(len(each.plays) for each in told)
    if laid < first:
        return replace(position, bets=bets, tricks=None, won={}, trick=Trick(), hands={}, leader=None)
    plays = [play for each in told for play in each.plays]
    back = plays[laid - first :]
    hands = {
        seat: Hand((*hand.cards, *(play.card for play in back if play.seat == seat)), hand.unknown)
        for seat, hand in position.hands.items()
    }
    kept = plays[: laid - first]
    players = position.players
    whole = len(kept) // players if position.tricks is not None else 0
    leader = position.leader if not kept and position.tricks is None else None
    if whole and len(kept) == whole * players:
        leader = position.winners[whole - 1]
    tricks = tuple(Trick(tuple(kept[n * players : (n + 1) * players])) for n in range(whole))
    return replace(
        position,
        bets=bets,
        tricks=tricks if position.tricks is not None else None,
        trick=Trick(tuple(kept[whole * players :])),
        hands=hands,
        leader=leader,
    )
