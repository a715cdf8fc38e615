"""From the first draw to the last card dealt: who deals, who cuts, and who gets which card.

A pack lies face down and is written from the top: `pack[0]` is the next card. The dealer shuffles and
his right neighbour cuts (S0 §4); the shuffling itself is left to the caller, so that everything here is
a function of its arguments. What the cutter may keep from the cut is in `schlecken`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from watten_tutor.core.cards import Card, deck
from watten_tutor.core.reasons import Proof, because
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import PLAYERS, Seat, clockwise_from

NOBODY: Mapping[Seat, tuple[Card, ...]] = {}
"""No card taken from the cut, none discarded."""


def first_dealer(ruleset: RuleSet, drawn: Mapping[Seat, Card]) -> Proof[Seat | None]:
    """Who deals first, by the cards that opponents have drawn; None if they draw again.

    The printed rank counts, so the Weli is the lowest card and a Kritischer nothing special. S0 lets the
    higher card deal, S3 the lower (flag `first_dealer`). Equal ranks are drawn again (house).

    Raises:
        ValueError: if fewer than two have drawn.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> first_dealer(RuleSet(), {Seat(0): card("9♣"), Seat(1): card("Q♦")}).value
        Seat(1)

    Source: S0 §4; S3 Preparazione e distribuzione.
    """
    if len(drawn) < 2:
        raise ValueError("at least two must draw")
    best = (max if ruleset.first_dealer == "high" else min)(each.rank.height for each in drawn.values())
    found = [seat for seat, each in drawn.items() if each.rank.height == best]
    if len(found) > 1:
        equal = tuple(drawn[seat] for seat in found)
        return Proof(None, (because("deal.first-dealer", "deal.drew-equal", cards=equal),))
    dealer = found[0]
    others = tuple(each for seat, each in drawn.items() if seat != dealer)
    step = "deal.drew-higher" if ruleset.first_dealer == "high" else "deal.drew-lower"
    reason = because("deal.first-dealer", step, player=dealer, card=drawn[dealer], cards=others)
    return Proof(dealer, (reason,))


def whole_pack(ruleset: RuleSet, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as they lie, after a look whether they are the rule set's pack.

    Raises:
        ValueError: if a card is missing, foreign or there twice.
    """
    pack = tuple(cards)
    if set(pack) != set(deck(ruleset.deck)) or len(pack) != ruleset.deck:
        raise ValueError(f"a pack of {ruleset.deck} cards is dealt, each card once")
    return pack


def cutter(dealer: Seat, players: int = PLAYERS) -> Seat:
    """Who cuts: the dealer's right neighbour, with three players forehand.

    Example:
        >>> cutter(Seat(3)), cutter(Seat(1), players=2), cutter(Seat(2), players=3)
        (Seat(2), Seat(0), Seat(0))

    Source: S0 §4; S2 Variants "three players (forehand cuts …)".
    """
    return dealer.next(players) if players == 3 else dealer.previous(players)


def lifted(pack: Sequence[Card], at: int) -> tuple[Card, ...]:
    """The packet the cutter lifts: the upper `at` cards.

    Raises:
        ValueError: if no card would be lifted or none left.
    """
    if not 1 <= at < len(pack):
        raise ValueError(f"a pack of {len(pack)} is cut after card 1 to {len(pack) - 1}, not {at}")
    return tuple(pack[:at])


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards as they were dealt.

    Attributes:
        hands: each player's cards in the order dealt, so that the first is the bottom card of the hand.
            A card taken from the cut is the last: it goes into the hand when that has been dealt (house).
        stock: the unused cards, the next one first.
        packets: how many cards at a time are dealt to each player.
        discards: what the announcers put aside for new cards; each knows his own.
    """

    hands: Mapping[Seat, tuple[Card, ...]]
    stock: tuple[Card, ...]
    packets: tuple[int, ...]
    discards: Mapping[Seat, tuple[Card, ...]] = field(default_factory=dict)


def deal(
    ruleset: RuleSet,
    pack: Sequence[Card],
    dealer: Seat,
    taken: Mapping[Seat, tuple[Card, ...]] = NOBODY,
) -> Deal:
    """Deal the whole hands: packets of the flag's sizes, clockwise from forehand.

    Args:
        ruleset: players, cards each and packets.
        pack: the pack after the cut.
        dealer: who deals.
        taken: what players have taken from the cut; they get as many cards less in the deal.

    Raises:
        ValueError: if the pack has too few cards, or still has one that was taken.

    Example:
        >>> from watten_tutor.core.cards import deck
        >>> [str(each) for each in deal(RuleSet(), deck(33), dealer=Seat(3)).hands[Seat(0)]]
        ['A♣', 'K♣', 'Q♣', '10♠', '9♠']

    Source: S0 §4; S2 Deal.
    """
    if not set(pack).isdisjoint(each for cards in taken.values() for each in cards):
        raise ValueError("a card taken from the cut is still in the pack")
    players, packets = ruleset.players, ruleset.packets
    owed = {
        seat: shortened(packets, by=len(taken.get(seat, ())))
        for seat in clockwise_from(dealer.next(players), players)
    }
    if sum(map(sum, owed.values())) > len(pack):
        raise ValueError(f"{len(pack)} cards are too few for {players} hands of {ruleset.cards_each}")
    rest = iter(pack)
    hands: dict[Seat, tuple[Card, ...]] = dict.fromkeys(owed, ())
    for turn in range(len(packets)):
        for seat in owed:
            hands[seat] += tuple(islice(rest, owed[seat][turn]))
    full = {seat: (*dealt, *taken.get(seat, ())) for seat, dealt in hands.items()}
    return Deal(full, tuple(rest), packets)


def shortened(packets: Sequence[int], by: int) -> tuple[int, ...]:
    """The packets of a player who has taken `by` cards already: the last ones are shorter.

    Example:
        >>> shortened((3, 2), by=1), shortened((1, 1, 1, 1, 1), by=2)
        ((3, 1), (1, 1, 1, 0, 0))

    Source: S0 §12 Schlecken "gets one card less in the deal"; which packet is house.
    """
    left, sizes = sum(packets) - by, []
    for size in packets:
        sizes.append(max(0, min(size, left)))
        left -= size
    return tuple(sizes)


def first_cards(ruleset: RuleSet) -> int:
    """How many cards of a hand, counted in the order dealt, may be seen for the announcement.

    Example:
        >>> first_cards(RuleSet()), first_cards(RuleSet(announce_on=3))
        (5, 3)

    Source: S0 §4; S3 Preparazione e distribuzione, steps 4 and 5.
    """
    return min(ruleset.announce_on, ruleset.cards_each)
