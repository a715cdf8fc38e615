"""Before Schlag and trump are named: who looks, who names what, and who may ask for something else.

Forehand and dealer are the announcers (S0 §4, §5). With three players forehand names both and plays
alone, so he is the only one (S2 Variants).
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice

from watten_tutor.core.cards import Card
from watten_tutor.core.dealing import Deal, first_cards
from watten_tutor.core.reasons import Proof, because
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat

REDEAL_COST = 2
"""What a new deal costs whoever demands it (S3 Punteggio "paga 2 punti di penalità")."""


def announcers(ruleset: RuleSet, dealer: Seat) -> tuple[Seat, ...]:
    """Who looks and names before the others: forehand and dealer, with three players forehand alone."""
    forehand = dealer.next(ruleset.players)
    return (forehand,) if ruleset.players == 3 else (forehand, dealer)


def who_names(ruleset: RuleSet, dealer: Seat, swapped: bool = False) -> tuple[Seat, Seat]:
    """Who names the Schlag and who the trump suit.

    Args:
        ruleset: how many play.
        dealer: who deals.
        swapped: whether the dealer has agreed to a Schlagwechsel.

    Example:
        >>> who_names(RuleSet(), Seat(3)), who_names(RuleSet(), Seat(3), swapped=True)
        ((Seat(0), Seat(3)), (Seat(3), Seat(0)))

    Source: S0 §5, §12 Schlagwechsel; S2 Variants (three players).
    """
    found = announcers(ruleset, dealer)
    first, last = found[0], found[-1]
    return (last, first) if swapped else (first, last)


# -- looking ------------------------------------------------------------------------------------------


def may_look_before(
    ruleset: RuleSet, seat: Seat, dealer: Seat, schlag_named: bool, *, swapped: bool = False
) -> Proof[bool]:
    """Whether this player may look at his cards before the announcement is complete.

    How many of them is `dealing.first_cards`.

    Args:
        ruleset: how many play, and on how many cards they announce.
        seat: whose cards.
        dealer: who deals.
        schlag_named: whether the Schlag has been named.
        swapped: whether the dealer is to name the Schlag, after a Schlagwechsel.

    Source: S0 §4 "Only the dealer and forehand may look at their cards now"; S3 Preparazione e
    distribuzione, steps 4 and 5 (the dealer looks when the Schlag has been named).
    """
    if ruleset.players == 3:
        looks, step = seat == dealer.next(3), "look.forehand-alone"
        return Proof(looks, (because("announcing.three-handed", step, player=dealer.next(3)),))
    if seat not in announcers(ruleset, dealer):
        return Proof(False, (because("announcing.only-two-look", "look.no-announcer", player=seat),))
    told = because("announcing.only-two-look", "look.announcer", player=seat)
    if ruleset.announce_on == 5:
        return Proof(True, (told,))
    rule = "announcing.on-three-cards"
    if seat == dealer and not (schlag_named or swapped):
        return Proof(False, (told, because(rule, "look.dealer-waits", player=seat)))
    return Proof(True, (told, because(rule, "look.first-cards", player=seat, n=first_cards(ruleset))))


# -- asking for other roles or other cards -----------------------------------------------------------------


def may_offer_schlagwechsel(ruleset: RuleSet, seat: Seat, dealer: Seat) -> Proof[bool]:
    """Whether this player may offer that the dealer names the Schlag and forehand the suit.

    Before the Schlag is named; the dealer may refuse, and forehand leads all the same.

    Source: S0 §12 Schlagwechsel; S2 Strikers and Trumps.
    """
    forehand = dealer.next(ruleset.players)
    if ruleset.players == 3:
        return Proof(False, (because("announcing.three-handed", "swap.names-both", player=forehand),))
    rule = "announcing.schlagwechsel"
    if not ruleset.schlagwechsel:
        return Proof(False, (because(rule, "swap.not-here"),))
    if seat != forehand:
        return Proof(False, (because(rule, "swap.only-forehand", player=forehand),))
    return Proof(True, (because(rule, "swap.forehand", player=forehand, dealer=dealer),))


def may_ask_schoeneres(ruleset: RuleSet, seat: Seat, dealer: Seat) -> Proof[bool]:
    """Whether this player may ask for new cards (flag `schoeneres`); once in a deal, before the Schlag.

    Forehand, if the dealer agrees (S0); either of the two, if the other agrees (S2); either of the two
    without asking, for 2 points (S3). Where forehand plays alone or six play, nobody asks for consent
    (house). New hands are `schoeneres`; in S3 all is shuffled and dealt anew.

    Source: S0 §5; S2 Strikers and Trumps; S3 Preparazione e distribuzione.
    """
    rule, form = "announcing.schoeneres", ruleset.schoeneres
    by_consent = form in ("by_consent", "either_announcer")
    if form == "none" or (by_consent and ruleset.players == 6):  # a pack has no new hands for them
        return Proof(False, (because(rule, "schoeneres.not-here"),))
    if seat not in announcers(ruleset, dealer):
        return Proof(False, (because(rule, "schoeneres.no-announcer", player=seat),))
    if by_consent and ruleset.players == 3:
        return Proof(False, (because("announcing.three-handed", "schoeneres.nobody-to-ask", player=seat),))
    if form == "redeal_costs_2":
        return Proof(True, (because(rule, "schoeneres.redeal", player=seat, n=REDEAL_COST),))
    if form == "either_announcer":
        return Proof(True, (because(rule, "schoeneres.either", player=seat),))
    if seat == dealer:
        return Proof(False, (because(rule, "schoeneres.only-forehand", player=seat),))
    return Proof(True, (because(rule, "schoeneres.forehand", player=seat, dealer=dealer),))


def schoeneres(found: Deal, dealer: Seat) -> Deal:
    """New cards for forehand and dealer, who put theirs aside.

    They get as many as were dealt to each, from the unused cards, in the same packets, forehand first
    (house). A card taken from the cut is put aside with the others.

    Raises:
        ValueError: if too few cards are unused.

    Source: S0 §5 "both put their cards aside and get five new ones from the unused cards".
    """
    both = (dealer.next(len(found.hands)), dealer)
    if len(found.stock) < 2 * sum(found.packets):
        raise ValueError(f"{len(found.stock)} unused cards are too few for two new hands")
    rest = iter(found.stock)
    new: dict[Seat, tuple[Card, ...]] = dict.fromkeys(both, ())
    for size in found.packets:
        for seat in both:
            new[seat] += tuple(islice(rest, size))
    aside = {seat: (*found.discards.get(seat, ()), *found.hands[seat]) for seat in both}
    return replace(
        found,
        hands={**found.hands, **new},
        stock=tuple(rest),
        discards={**found.discards, **aside},
    )


# -- the card that announces by itself -------------------------------------------------------------------


def lowest_cards(kritische: Iterable[Card], hand: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of which an announcer shows one, where the lowest card names Schlag or suit.

    The lowest printed rank, Kritische left out; of equal ranks the owner chooses (house). With five cards
    a hand always has another card; with three the rulebook refuses this way of announcing.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> hand = [card(each) for each in "7♣ A♠ 8♥ 8♦ K♥".split()]
        >>> lowest_cards(RuleSet().kritische, hand)
        (card('8♥'), card('8♦'))

    Source: S2 Blind Watten "show each other their lowest card".
    """
    counted = _without(kritische, tuple(hand))
    lowest = min(each.rank.height for each in counted)
    return tuple(each for each in counted if each.rank.height == lowest)


def bottom_card(kritische: Iterable[Card], hand_in_dealt_order: Iterable[Card]) -> Card:
    """The card an announcer shows in Latinern: the first dealt; instead of a Kritischer the next (house).

    Example:
        >>> from watten_tutor.core.cards import card
        >>> bottom_card(RuleSet().kritische, [card(each) for each in "6♦ 9♠ 7♥".split()])
        card('9♠')

    Source: S2 Blind Watten "the cards need not be sorted beforehand".
    """
    return _without(kritische, tuple(hand_in_dealt_order))[0]


def _without(kritische: Iterable[Card], hand: Sequence[Card]) -> Sequence[Card]:
    left_out = frozenset(kritische)
    return [each for each in hand if each not in left_out]
