"""The first play that the rules forbid, found in a deal in which everything may have been played.

A play is judged by the cards its player is known to have held: those held now, played later, or played
now. More cards could only bind more (`legality`), so what these prove is proven; what they do not
prove is no fault.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from watten_tutor.core.cards import Card, sort_cards
from watten_tutor.core.duty import Turn, demand
from watten_tutor.core.legality import may_play, violation
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick, best_play


@dataclass(frozen=True, slots=True)
class Fault:
    """A play against the rules.

    Attributes:
        trick: its number, from 1.
        player: who played.
        card: what was played.
        rule: the rule against it; where several are, the one that decides.
        rules: all rules against it.
    """

    trick: int
    player: Seat
    card: Card
    rule: str
    rules: tuple[str, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Laid:
    """A play told of the deal, and all it is judged by.

    Attributes:
        number: of its trick, from 1.
        play: who played what.
        before: the trick as it lay before this play.
        due: who was to play; None if nothing told says so.
        known: the cards this player is known to have held.
        later: those of them that prove it only later, with the number of the trick in which they are played.
    """

    number: int
    play: Play
    before: Trick
    due: Seat | None
    known: tuple[Card, ...]
    later: tuple[tuple[int, Card], ...] = ()


def laid(position: Position) -> Iterator[Laid]:
    """Every play told of the deal, in order."""
    told = [*(position.tricks or ()), *((position.trick,) if position.trick.plays else ())]
    finished = len(position.tricks or ()) + sum(position.won.values())
    first = finished + bool(position.trick.plays) - len(told) + 1
    held = {seat: set(hand.cards) for seat, hand in position.hands.items()}
    leader = position.forehand if position.tricks is not None else None
    for place, trick in enumerate(told):
        coming = [
            (first + place + more, play) for more, each in enumerate(told[place:]) for play in each.plays
        ]
        for turn, play in enumerate(trick.plays):
            mine = [(number, each.card) for number, each in coming if each.seat == play.seat]
            known = sort_cards({*held.get(play.seat, ()), *(each for _, each in mine)})
            before = Trick(trick.plays[:turn], trick.called and turn > 0)
            due = position.after(trick.plays[turn - 1].seat) if turn else leader
            later = tuple((number, each) for number, each in mine if number > first + place)
            yield Laid(first + place, play, before, due, known, later)
        leader = best_play(position.ranking, trick).seat if trick.is_complete(position.players) else None


def find_fault(position: Position) -> Proof[Fault | None]:
    """The first illegal play and the rule against it, or None.

    Example:
        >>> from watten_tutor.core.cards import Rank, Suit, card
        >>> from watten_tutor.core.declaration import Declaration
        >>> from watten_tutor.core.position import Hand
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> trick = Trick((Play(Seat(0), card("8♠")), Play(Seat(1), card("A♦"))))
        >>> held = {Seat(1): Hand((card("J♠"),))}
        >>> told = Position(RuleSet(), Declaration(Rank.TEN, Suit.LEAVES), held, trick)
        >>> found = find_fault(told).value
        >>> found.trick, str(found.card), found.rule
        (1, 'A♦', 'duty.trump-led')
    """
    for each in laid(position):
        against = why_illegal(position, each)
        if against:
            rules = _broken(position, against)
            fault = Fault(each.number, each.play.seat, each.play.card, rules[-1], rules)
            by_cards = any(not rule.startswith("play.") for rule in rules)
            return Proof(fault, (*(_shown_later(position, each) if by_cards else ()), *against))
    return Proof(None, tuple(_why_none(position)))


def number_told(position: Position, number: int) -> int | None:
    """The number of a trick as one may say it: None where nothing is told of the tricks before."""
    return None if position.tricks is None and not position.won else number


def why_illegal(position: Position, each: Laid) -> tuple[Reason, ...]:
    """Every rule against this play; empty if none is known to be."""
    forbidden = violation(_turn(position, each), each.known, each.play.card)
    return (*_out_of_turn(position, each), *(() if forbidden is None else forbidden.reasons))


def _broken(position: Position, against: tuple[Reason, ...]) -> tuple[str, ...]:
    """The rules among these reasons that the play breaks; the others tell what lies on the table.

    In Bohemian Watten the first duty is told also where it is kept and the second one broken.
    """
    may_break = breakable(position.ruleset)
    told = [reason for reason in against if reason.rule in may_break]
    if position.is_bohemian:
        told = [each for each in told if each.rule != "bohemian.follow" or each is against[-1]]
    return tuple(dict.fromkeys(reason.rule for reason in told))


def why_legal(position: Position, each: Laid) -> tuple[Reason, ...]:
    """Why nothing told forbids this play."""
    facts = {"player": each.play.seat, "card": each.play.card, "n": number_told(position, each.number)}
    if position.is_bohemian:
        lead = may_play(_turn(position, each), Hand(each.known), each.play.card)
        assert lead is not None
        led, *more = lead.reasons
        alike = [reason for reason in more if reason.step == "follow.looks-alike"]
        return (led, *alike, because("bohemian.follow", "fault.not-proven", **facts))
    asked = demand(_turn(position, each), each.known)
    if not asked.binding:
        return asked.told
    step = "fault.gives-it" if each.play.card in asked.enough else "fault.not-proven"
    told = (*asked.told, because(asked.told[-1].rule, step, **facts))
    trump = position.ranking.declaration.trump
    lookalike = next((known for known in each.known if known.suit is trump), None)
    if step == "fault.gives-it" or lookalike is None or position.ranking.is_trump_suit(lookalike):
        return told
    return (*told, because("kritische.no-suit", "fault.lookalike", card=lookalike, suit=trump))


def _turn(position: Position, each: Laid) -> Turn:
    return Turn(position.ranking, each.before, each.play.seat, position.dealer, each.number == 1)


def breakable(ruleset: RuleSet) -> frozenset[str]:
    """The rules that a play can break under this rule set.

    Example:
        >>> sorted(breakable(RuleSet()))
        ['duty.trump-led', 'play.forehand-leads', 'play.turn', 'play.winner-leads']
    """
    if ruleset.is_bohemian:
        always = ("play.turn", "bohemian.first-lead", "play.winner-leads")
        return frozenset((*always, "bohemian.follow", "bohemian.head"))
    found = {"play.turn", "play.forehand-leads", "play.winner-leads"}
    if ruleset.duty == "trump_led":
        found.add("duty.trump-led")
        if ruleset.duty_satisfied_by == "trump_or_winning_card":
            found.add("duty.satisfied-by")
    if ruleset.call != "none":
        found |= {"call.trumpf-oder-kritisch", "call.linker-not-enough"}
        if ruleset.pepper:
            found.add("call.pepper")
    return frozenset(found)


def _out_of_turn(position: Position, each: Laid) -> Iterator[Reason]:
    if each.due is None or each.due == each.play.seat:
        return
    facts = {"player": each.play.seat, "other": each.due, "n": number_told(position, each.number)}
    if each.before.plays:
        yield because("play.turn", "fault.turn", **facts)
    elif each.number == 1:
        rule = "bohemian.first-lead" if position.is_bohemian else "play.forehand-leads"
        yield because(rule, "fault.forehand-leads", **facts)
    else:
        yield because("play.winner-leads", "fault.winner-leads", **facts)


def _shown_later(position: Position, each: Laid) -> Iterator[Reason]:
    """The card that binds, where only a later trick shows that it was in hand."""
    turn, played = _turn(position, each), each.play.card
    later = {card for _, card in each.later}
    if violation(turn, (card for card in each.known if card not in later), played) is not None:
        return
    for number, card in each.later:
        if violation(turn, (card, played), played) is not None:
            facts = {"player": each.play.seat, "card": card, "n": number, "k": each.number}
            yield because("play.own-card", "fault.shown-later", **facts)
            return


def _why_none(position: Position) -> Iterator[Reason]:
    """For every trick what its lead asks, and who gives it or does not have to."""
    said = set()
    for each in laid(position):
        if not each.before.plays:
            continue
        for reason in why_legal(position, each):
            key = (each.number, reason.rule, reason.step, tuple(reason.facts.items()))
            if key not in said:
                said.add(key)
                yield reason
    yield because("play.turn", "fault.none")
