"""What may be played in Bohemian Watten: follow suit, and head the trick with what that leaves.

The order of the cards is that of every other Watten; the duty is not (S2 Bohemian Watten):

1. *Farbzwang.* Whoever can follow suit does, even if another card of his would take the trick. For
   following, the Kritische, the Schlag cards and the trump suit are one suit (house).
2. *Stichzwang.* Of the cards that are left, whoever can head the trick plays one that does.

A hand is held against these two rules one after the other (`Choice`). More cards in a hand can only
bind more: another card of the suit led rules out the others, another one that heads rules out the lower
ones. So here too a hand known in part forbids for certain what it forbids.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from watten_tutor.core.cards import Card, Suit, sort_cards
from watten_tutor.core.duty import Turn
from watten_tutor.core.position import Hand
from watten_tutor.core.ranking import CardClass, Ranking
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.trick import Play, best_play


def follows(ranking: Ranking, each: Card, led: Card) -> bool:
    """Whether a card follows the suit of the card led.

    Example:
        >>> from watten_tutor.core.cards import Rank, card
        >>> from watten_tutor.core.declaration import Declaration
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> ranking = Ranking(RuleSet(game="bohemian"), Declaration(Rank.TEN, Suit.LEAVES))
        >>> follows(ranking, card("10♥"), card("A♥")), follows(ranking, card("10♥"), card("7♠"))
        (False, True)
    """
    return following_suit(ranking, each) is following_suit(ranking, led)


def following_suit(ranking: Ranking, each: Card) -> Suit | None:
    """The suit a card belongs to for following; None for the one suit of all that stands above the plain."""
    return each.suit if ranking.class_of(each) is CardClass.PLAIN else None


@dataclass(frozen=True, slots=True)
class Choice:
    """A hand held against the two rules.

    Attributes:
        led: the card led and who led it.
        best: the card that stands best so far.
        held: the hand, in the order ♣ ♠ ♥ ♦.
        following: its cards of the suit led.
        taking: its cards that would take the trick.
    """

    led: Play
    best: Card
    held: tuple[Card, ...]
    following: tuple[Card, ...]
    taking: tuple[Card, ...]

    @property
    def open(self) -> tuple[Card, ...]:
        """What the first rule leaves: the cards of the suit led, all cards if there is none."""
        return self.following or self.held

    @property
    def heading(self) -> tuple[Card, ...]:
        """The cards of these that head the trick."""
        return tuple(each for each in self.open if each in self.taking)

    @property
    def legal(self) -> tuple[Card, ...]:
        """What both rules leave."""
        return self.heading or self.open


def choice(turn: Turn, hand: Iterable[Card]) -> Choice:
    """Hold a hand against the trick on the table.

    Raises:
        ValueError: if nobody has led yet.
    """
    ranking, best = turn.ranking, best_play(turn.ranking, turn.trick).card
    led, held = turn.trick.plays[0], sort_cards(hand)
    following = tuple(each for each in held if follows(ranking, each, led.card))
    return Choice(led, best, held, following, tuple(each for each in held if ranking.beats(each, best)))


def legal_cards(turn: Turn, hand: Iterable[Card]) -> Proof[tuple[Card, ...]]:
    """All cards of a fully known hand that may be played now, in the order ♣ ♠ ♥ ♦, and why."""
    if turn.trick.led is None:
        return Proof(sort_cards(hand), (because("bohemian.follow", "follow.leads"),))
    found = choice(turn, hand)
    refused = tuple(each for each in found.held if each not in found.legal)
    not_following, too_low = _refused(found, refused)
    reasons = [*_suit(turn.ranking, found), *not_following, *_head(found), *too_low]
    return Proof(found.legal, tuple(reasons))


def may_play(turn: Turn, hand: Hand, each: Card) -> Proof[bool] | None:
    """Whether a card of this hand may be played now; None if an unknown card could decide."""
    if turn.trick.led is None:
        return Proof(True, (because("bohemian.follow", "follow.leads"),))
    found = choice(turn, hand.cards)
    suit = _suit(turn.ranking, found)
    if each not in found.legal:
        against = why_refused(found, (each,))
        heads = _head(found) if each in found.open else ()
        return Proof(False, (*suit, *heads, *against))
    if hand.unknown and each not in choice(turn, _most(turn, hand)).legal:
        return None
    if each in found.taking:
        return Proof(True, (*suit, *why_heads(found, (each,))))
    return Proof(True, (*suit, *_head(found)))


def _most(turn: Turn, hand: Hand) -> Iterable[Card]:
    """The hand with every card that is not seen: nothing binds more."""
    seen = {play.card for play in turn.trick.plays}
    return (each for each in turn.ranking.cards if each in hand.cards or each not in seen)


# -- the reasons --------------------------------------------------------------------------------------


def _suit(ranking: Ranking, found: Choice) -> list[Reason]:
    """What was led, and whether the hand can follow it."""
    suit, cards = following_suit(ranking, found.led.card), found.following
    lead = {"player": found.led.seat, "card": found.led.card}
    if suit is None:
        led = because("bohemian.one-suit", ranking.worded("follow.trumps-led"), **lead)
        if cards:
            return [led, because("bohemian.follow", "follow.holds-trumps", cards=cards, n=len(cards))]
        return [led, because("bohemian.follow", ranking.worded("follow.no-trumps"))]
    reasons = [because("bohemian.follow", "follow.plain-led", suit=suit, **lead)]
    alike = tuple(each for each in found.held if each.suit is suit and each not in cards)
    if alike:
        reasons.append(
            because("bohemian.one-suit", "follow.looks-alike", cards=alike, suit=suit, n=len(alike))
        )
    if cards:
        reasons.append(because("bohemian.follow", "follow.holds", cards=cards, suit=suit, n=len(cards)))
    else:
        reasons.append(because("bohemian.follow", "follow.void", suit=suit))
    return reasons


def _head(found: Choice) -> tuple[Reason, ...]:
    """Whether the cards that are left head the trick."""
    if found.heading:
        return why_heads(found, found.heading)
    return (because("bohemian.head", "head.cannot", best=found.best),)


def why_heads(found: Choice, cards: tuple[Card, ...]) -> tuple[Reason, ...]:
    """That these cards head the trick."""
    return (because("bohemian.head", "head.can", cards=cards, best=found.best, n=len(cards)),)


def why_refused(found: Choice, refused: tuple[Card, ...]) -> list[Reason]:
    """Why these cards may not be played: not of the suit led, or lower than one that heads the trick."""
    not_following, too_low = _refused(found, refused)
    return [*not_following, *too_low]


def _refused(found: Choice, refused: tuple[Card, ...]) -> tuple[list[Reason], list[Reason]]:
    best = found.best
    off_suit = [each for each in refused if each not in found.open]
    taking = tuple(each for each in off_suit if each in found.taking)
    idle = tuple(each for each in off_suit if each not in found.taking)
    too_low = tuple(each for each in refused if each in found.open)
    return (
        [
            *_told_together("bohemian.follow", "follow.even-so", taking, best),
            *_told_together("bohemian.follow", "follow.not-of-the-suit", idle, best),
        ],
        _told_together("bohemian.head", "head.too-low", too_low, best),
    )


def _told_together(rule: str, step: str, cards: tuple[Card, ...], best: Card) -> list[Reason]:
    return [because(rule, step, cards=cards, best=best, n=len(cards))] if cards else []
