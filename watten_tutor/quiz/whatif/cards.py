"""Another card, a call made or not made, another order of play."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from watten_tutor.core.cards import Card, deck, sort_cards
from watten_tutor.core.duty import may_call
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick
from watten_tutor.quiz.questions import answer_as_told
from watten_tutor.quiz.whatif.change import Change, cards_told, moved, number_of_trick, tricks_told
from watten_tutor.scenario.scenario import Scenario

OTHER_SUIT = 20
"""Any card of its own suit is nearer to a card than one of another suit."""
CALLED_AT_WILL = ("first_trick", "any_trick")


def distance(one: Card, other: Card) -> int:
    """How far two cards are apart as printed: the neighbour in the same suit is nearest.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> distance(card("9♠"), card("10♠")), distance(card("9♠"), card("9♥"))
        (1, 20)
    """
    ranks = abs(one.rank.height - other.rank.height)
    return ranks if one.suit is other.suit else OTHER_SUIT + ranks


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where a card is told that might be another: laid in a trick, held, or only asked about."""

    card: Card
    seat: Seat | None = None
    trick: int | None = None
    """Place of the trick among those told, the one on the table last; None for a card held or asked about."""


def other_card(scenario: Scenario) -> Iterator[Change]:
    """One other card in its place: first one that its player held too, then the nearest that nobody has told.

    Looked at are the cards of the trick on the table, or of the last one, the hand asked about and the
    card asked about. A card that may be played is left for last: what is asked stays the same.
    """
    position = scenario.position
    told = set(cards_told(scenario))
    free = [each for each in deck(position.ruleset.deck) if each not in told]
    found = []
    for place, spot in enumerate(_spots(scenario)):
        own = _own(position, spot)
        later = OTHER_SUIT * (spot.card == scenario.question.card and spot.seat is not None)
        found += [(distance(spot.card, each) - OTHER_SUIT * 2, place, spot, each) for each in own]
        found += [(distance(spot.card, each) + later, place, spot, each) for each in free]
    for _, _, spot, new in sorted(found, key=lambda each: each[:2]):
        yield _with_card(scenario, spot, new)


def _spots(scenario: Scenario) -> Iterator[_Spot]:
    position, question = scenario.position, scenario.question.inner
    if question.kind == "find-fault":
        yield from _faulty(scenario)
        return
    tricks = tricks_told(position)
    if tricks:
        yield from (_Spot(play.card, play.seat, len(tricks) - 1) for play in tricks[-1].plays)
    hand = position.hands.get(question.player) if question.player is not None else None
    if hand is not None:
        yield from (_Spot(each, question.player) for each in hand.cards)
    elif question.card is not None:
        yield _Spot(question.card)


def _faulty(scenario: Scenario) -> Iterator[_Spot]:
    """The card that should not have been played; without a fault every card laid or held."""
    position = scenario.position
    fault = answer_as_told(position, scenario.question.inner).value
    for place, trick in enumerate(tricks_told(position)):
        for play in trick.plays:
            if fault is None or (play.seat == fault.player and play.card == fault.card):
                yield _Spot(play.card, play.seat, place)
    for seat, hand in position.hands.items() if fault is None else ():
        yield from (_Spot(each, seat) for each in hand.cards)


def _own(position: Position, spot: _Spot) -> tuple[Card, ...]:
    """The other cards that a player could have laid from the same hand."""
    if spot.trick is None or spot.seat is None:
        return ()
    later = tricks_told(position)[spot.trick + 1 :]
    laid = [each for trick in later if (each := trick.card_of(spot.seat)) is not None]
    return (*position.hands.get(spot.seat, Hand()).cards, *laid)


def _with_card(scenario: Scenario, spot: _Spot, new: Card) -> Change:
    """The two cards change places; a card that was nowhere simply comes in."""
    turned = {spot.card: new, new: spot.card}
    position, question = scenario.position, scenario.question
    changed = moved(
        scenario,
        hands={
            seat: replace(hand, cards=sort_cards(turned.get(each, each) for each in hand.cards))
            for seat, hand in position.hands.items()
        },
        trick=_turned(position.trick, turned),
        tricks=None
        if position.tricks is None
        else tuple(_turned(trick, turned) for trick in position.tricks),
    )
    if question.card is not None:
        question = replace(question, card=turned.get(question.card, question.card))
    step = "card.asked" if spot.seat is None else "card.held" if spot.trick is None else "card.played"
    facts = {"player": spot.seat, "old": spot.card, "new": new}
    return Change("card", step, replace(changed, question=question), facts, (spot.card, new))


def _turned(trick: Trick, turned: dict[Card, Card]) -> Trick:
    plays = tuple(Play(play.seat, turned.get(play.card, play.card)) for play in trick.plays)
    return replace(trick, plays=plays)


def call(scenario: Scenario) -> Iterator[Change]:
    """The call made, or not made, in the trick on the table."""
    position = scenario.position
    trick = position.trick
    if position.declaration is None or position.ruleset.call not in CALLED_AT_WILL:
        return
    if not may_call(position.ranking, trick.led, position.is_first_trick):
        return
    number = number_of_trick(position)
    before = tuple(each for each in scenario.calls if each != number)
    calls = before if trick.called else (*before, number)
    changed = replace(moved(scenario, trick=replace(trick, called=not trick.called)), calls=calls)
    step = "call.not-made" if trick.called else "call.made"
    yield Change("call", step, changed, {"player": trick.plays[0].seat})


def order(scenario: Scenario) -> Iterator[Change]:
    """Another leader: of the same four cards, each from its player; or the player asked about leads.

    The later in the order of play comes first: the leader's last follower led just before him. Only where
    nothing is told that says who must lead.
    """
    position, question = scenario.position, scenario.question.inner
    plays = position.trick.plays
    if not plays or position.tricks is not None or position.leader is not None or position.trick.called:
        return
    if position.trick.is_complete(position.players):
        for first in range(len(plays) - 1, 0, -1):
            turned = replace(position.trick, plays=(*plays[first:], *plays[:first]))
            yield Change("order", "order.led", moved(scenario, trick=turned), {"card": plays[first].card})
    elif question.kind in ("legal-cards", "may-play"):
        yield Change("order", "order.leads", moved(scenario, trick=Trick()))
