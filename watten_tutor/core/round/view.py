"""What one seat may know of a deal: its own cards and what has happened in the open.

Before the announcement only the announcers see cards, on three cards where the set says so (S0 §4, S3).
In Blind Watten only they know Schlag and trump, until the hand is over; so that the others can work them
out, the last trick stays face up until the next one is done (S2 Blind Watten).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from watten_tutor.core.announcing import may_look_before
from watten_tutor.core.bets import Bet
from watten_tutor.core.cards import Card, Rank, Suit
from watten_tutor.core.dealing import first_cards
from watten_tutor.core.round.cutting import looking
from watten_tutor.core.round.opening import choose_or_play, maschine_of
from watten_tutor.core.round.state import Ended, Request, Round, Stage
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat, Team
from watten_tutor.core.trick import Trick, best_play

NO_TRICK = Trick()
"""A trick to which nobody has led."""


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know.

    Attributes:
        ruleset: by which rules it is played.
        seat: whose view it is.
        dealer: who deals.
        score: points of each team before this deal.
        stage: what is to be done now, as far as this seat can know.
        cards: the own hand; None for a card that may not be looked at yet.
        counts: how many cards each seat holds.
        cut: the cards of the cut this seat has looked at.
        takers: who has kept a card of the cut, in order.
        discards: what this seat has put aside for new cards.
        request: what has been asked and waits for an answer, and who asked.
        asked: what has been asked in this deal.
        swapped: whether the dealer names the Schlag.
        shown: the cards by which Schlag and trump were named, for who may see them.
        schlag: the Schlag, None if this seat does not know it.
        trump: the trump suit, None if this seat does not know it.
        turned: Bohemian: the card turned up while dealing.
        out: Bohemian: who stays out.
        trick: the trick on the table.
        tricks: the finished tricks before it, as they were seen being played.
        winners: who took each finished trick, the one on the table included.
        face_up: the last trick, where it lies open until the next one is done.
        bets: what has been bet.
        choice: what the one gespannt team has chosen.
        ended: how the hand ended, if not by tricks or bets; and by whose doing.
        what: what the infringement was, if one ended the hand.
    """

    ruleset: RuleSet
    seat: Seat
    dealer: Seat
    score: Mapping[Team, int]
    stage: Stage
    cards: tuple[Card | None, ...]
    counts: Mapping[Seat, int]
    cut: tuple[Card, ...]
    takers: tuple[Seat, ...]
    discards: tuple[Card, ...]
    request: tuple[Request, Seat] | None
    asked: frozenset[Request]
    swapped: bool
    shown: Mapping[Seat, Card]
    schlag: Rank | None
    trump: Suit | None
    turned: Card | None
    out: tuple[Seat, ...]
    trick: Trick
    tricks: tuple[Trick, ...]
    winners: tuple[Seat, ...]
    face_up: Trick | None
    bets: tuple[Bet, ...]
    choice: str | None
    ended: tuple[Ended, Seat] | None
    what: str


def seen_by(now: Round, seat: Seat) -> View:
    """What this seat may know now.

    Example:
        >>> from watten_tutor.core.cards import deck
        >>> from watten_tutor.core.round.engine import play
        >>> from watten_tutor.core.round.moves import Cut
        >>> from watten_tutor.core.round.state import start
        >>> dealt = play(start(RuleSet(), deck(33), Seat(3)), Cut(Seat(2), 10))
        >>> [str(each) for each in seen_by(dealt, Seat(0)).cards]
        ['Q♠', 'J♠', '10♠', '8♥', '7♥']
        >>> seen_by(dealt, Seat(1)).cards
        (None, None, None, None, None)
    """
    hands = _hands(now)
    knows = knows_declaration(now, seat)
    position = now.position
    tricks = position.tricks or () if position is not None else ()
    trick = position.trick if position is not None else NO_TRICK
    return View(
        now.ruleset,
        seat,
        now.dealer,
        now.score,
        _stage(now, seat),
        cards=tuple(_own(now, seat, hands.get(seat, ()))),
        counts={each: len(cards) for each, cards in hands.items()},
        cut=tuple(_cut_cards(now, seat)),
        takers=tuple(each for each, _ in now.taken),
        discards=now.deal.discards.get(seat, ()) if now.deal is not None else (),
        request=now.request,
        asked=now.asked,
        swapped=now.swapped,
        shown=now.shown if knows else {},
        schlag=now.schlag if knows else None,
        trump=now.trump if knows else None,
        turned=now.turned,
        out=now.out,
        trick=trick,
        tricks=tricks,
        winners=tuple(_winners(now, (*tricks, trick))),
        face_up=_face_up(now, tricks, trick),
        bets=position.bets if position is not None else (),
        choice=position.gespannt_choice if position is not None else None,
        ended=now.ended,
        what=now.what,
    )


def _stage(now: Round, seat: Seat) -> Stage:
    """Whoever holds a Maschine may hide it, so the others see only what would be due without it."""
    if now.stage is Stage.MASCHINE and maschine_of(now) != seat:
        return choose_or_play(now).stage
    return now.stage


def _face_up(now: Round, tricks: tuple[Trick, ...], trick: Trick) -> Trick | None:
    """The trick before the one on the table; it is turned over when that is finished (S2 Blind Watten)."""
    if now.ruleset.announced == "openly" or trick.is_complete(now.players) or not tricks:
        return None
    return tricks[-1]


def knows_declaration(now: Round, seat: Seat) -> bool:
    """Whether this seat knows what has been named."""
    return now.ruleset.announced == "openly" or seat in now.announcers or now.is_over


def _hands(now: Round) -> Mapping[Seat, tuple[Card, ...]]:
    if now.position is not None:
        return {seat: hand.cards for seat, hand in now.position.hands.items()}
    return now.deal.hands if now.deal is not None else {}


def _own(now: Round, seat: Seat, hand: tuple[Card, ...]) -> Iterable[Card | None]:
    if now.position is not None:
        return hand
    if now.is_bohemian:
        return hand  # nothing is announced, so nobody has to wait
    named = now.schlag is not None
    looks = may_look_before(now.ruleset, seat, now.dealer, named, swapped=now.swapped).value
    seen = first_cards(now.ruleset)
    return (each if looks and place < seen else None for place, each in enumerate(hand))


def face_down(now: Round, seat: Seat) -> bool:
    """Whether this player's cards lie on the table and may not be looked at yet."""
    hand = now.dealt.hands[seat] if now.deal is not None else ()
    return bool(hand) and all(each is None for each in _own(now, seat, hand))


def _cut_cards(now: Round, seat: Seat) -> Iterable[Card]:
    """The cards of the cut this seat has looked at: those it took, and the last one if it left it."""
    yield from (each for taker, each in now.taken if taker == seat)
    seen = looking(replace(now, declined=False)) if now.declined else looking(now)
    if seen is not None and seen[0] == seat:
        yield seen[1]


def _winners(now: Round, tricks: Iterable[Trick]) -> Iterable[Seat]:
    for trick in tricks:
        if trick.plays and trick.is_complete(now.in_play.players):
            yield best_play(now.in_play.ranking, trick).seat
