"""Blind Watten: Schlag and trump are known to forehand and dealer only (flag `announced`).

The two show each other cards in secret (S0 §12); in Ladinisch and Latinern these cards even say what
Schlag and trump are (S2 Blind Watten). The others see what everyone sees, the cards played and who takes
each trick, and work it out.
"""

from dataclasses import replace
from functools import cache

from watten_tutor.core.announcing import announcers
from watten_tutor.core.cards import Card, Rank, Suit
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat

RULE_OF_SECRET = {
    "secretly": "blind.announced-secretly",
    "lowest_cards": "blind.lowest-cards",
    "bottom_cards": "blind.bottom-cards",
}
"""The rule by which Schlag and trump come about where not everybody is told them, by the flag `announced`."""


def is_blind(position: Position, seat: Seat) -> bool:
    """Whether this player has to find Schlag and trump out.

    Example:
        >>> hidden = Position(RuleSet("blind", announced="secretly"), None)
        >>> [is_blind(hidden, Seat(place)) for place in range(4)]
        [False, True, True, False]
    """
    secret = position.ruleset.announced != "openly"
    return secret and seat not in announcers(position.ruleset, position.dealer)


@cache
def declarations(ruleset: RuleSet) -> tuple[Declaration, ...]:
    """Every Schlag with every trump suit that can be, by suit then rank.

    Example:
        >>> len(declarations(RuleSet()))
        32
    """
    ranks = [rank for rank in Rank if rank is not Rank.SIX or ruleset.six_schlag]
    return tuple(Declaration(rank, suit) for suit in Suit for rank in ranks)


def can_be_schlag(ruleset: RuleSet, each: Card) -> bool:
    """Whether this card, shown by forehand, says what the Schlag is; if not, the next one does.

    A Kritischer has no rank (S0 §3); the Weli has none that counts where nobody can name the six (house).
    """
    return each not in ruleset.kritische and (each.rank is not Rank.SIX or ruleset.six_schlag)


def can_be_trump(ruleset: RuleSet, each: Card) -> bool:
    """Whether this card, shown by the dealer, says what is trump; a Kritischer has no suit (S0 §3)."""
    return each not in ruleset.kritische


def as_seen_blind(position: Position, seat: Seat) -> Position:
    """The position as this blind player sees it: no Schlag, no trump, no cards but the player's own.

    Who took the last trick is told as the leader, if it is known; nothing of what was done in secret.
    """
    hands = {each: Hand((), len(hand)) for each, hand in position.hands.items()}
    if seat in position.hands:
        hands[seat] = position.hands[seat]
    leader = position.leader
    if position.winners and (not position.trick.plays or position.trick.is_complete(position.players)):
        leader = position.winners[-1]
    return replace(position, declaration=None, hands=hands, leader=leader, deal=None)
