"""Which cards may be played, and why not the others.

Watten is free: any card may be played. Two things bind, and both come from the card led:

- a card of the trump suit (`duty` = trump_led; S0 §7): whoever holds a card of the trump suit plays a
  trump, a Linker or a Kritischer;
- the call "Trumpf oder Kritisch" on a led Rechter (`call`; S0 §12 Bavarian Watten): everyone plays a
  card of the trump suit or a Kritischer, if he can.

More cards in a hand can only bind more, never less. So what a hand known in part forbids is forbidden
for certain, and `may_play` answers None where an unknown card could decide.
"""

from collections.abc import Iterable
from enum import Enum

from watten_tutor.core.cards import Card, sort_cards
from watten_tutor.core.position import Hand
from watten_tutor.core.ranking import NICKNAMES, CardClass, Ranking
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.trick import Trick

DUTY_FLAGS = (
    "duty",
    "duty_binds",
    "duty_exempt",
    "duty_satisfied_by",
    "call",
    "call_partner",
    "call_lapses",
    "pepper",
)
"""The flags on which it depends what may be played (besides those of the ranking)."""


class Demand(Enum):
    """What the lead asks of those who follow."""

    NOTHING = "nothing"
    TRUMP = "trump"
    TRUMP_OR_KRITISCHER = "trump-or-kritischer"


def may_call(ranking: Ranking, led: Card | None, is_first_trick: bool) -> bool:
    """Whether "Trumpf oder Kritisch" can be called on this lead (S0 §12 Bavarian Watten)."""
    call = ranking.ruleset.call
    rechter_led = led is not None and ranking.class_of(led) is CardClass.RECHTER
    return rechter_led and call == "first_trick" and is_first_trick


def demand(ranking: Ranking, trick: Trick) -> Demand:
    """What the lead of this trick asks of the others.

    Raises:
        NotYetObeyed: if it depends on a flag value the engine does not obey yet.
    """
    ranking.ruleset.demand_obeyed(DUTY_FLAGS)
    if trick.led is None:
        return Demand.NOTHING
    if trick.called:
        return Demand.TRUMP_OR_KRITISCHER
    if ranking.ruleset.duty == "trump_led" and ranking.is_trump_suit(trick.led):
        return Demand.TRUMP
    return Demand.NOTHING


def satisfies(ranking: Ranking, asked: Demand, each: Card) -> bool:
    """Whether this card is what the lead asks for."""
    return (
        asked is Demand.NOTHING
        or ranking.is_trump_suit(each)
        or ranking.class_of(each) in _ALSO_ENOUGH[asked]
    )


def binds(ranking: Ranking, asked: Demand, cards: Iterable[Card]) -> bool:
    """Whether someone holding these cards must do what the lead asks.

    A Kritischer or a Linker in hand never creates the duty on a trump lead (S0 §7: "everyone who has a
    card of the trump suit"); under the call whoever can must. Where nothing is asked nobody is bound.
    """
    return asked is not Demand.NOTHING and any(
        ranking.is_trump_suit(each) or ranking.class_of(each) in _ALSO_BINDING[asked] for each in cards
    )


_ALSO_ENOUGH = {
    Demand.TRUMP: (CardClass.LINKER, CardClass.KRITISCHER),
    Demand.TRUMP_OR_KRITISCHER: (CardClass.KRITISCHER,),
}
_ALSO_BINDING: dict[Demand, tuple[CardClass, ...]] = {
    Demand.TRUMP: (),
    Demand.TRUMP_OR_KRITISCHER: (CardClass.KRITISCHER,),
}


def legal_cards(ranking: Ranking, trick: Trick, hand: Iterable[Card]) -> Proof[tuple[Card, ...]]:
    """All cards of a fully known hand that may be played now, in the order ♣ ♠ ♥ ♦, and why.

    Example:
        >>> from watten_tutor.core.cards import Rank, Suit, card
        >>> from watten_tutor.core.declaration import Declaration
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> from watten_tutor.core.seats import Seat
        >>> from watten_tutor.core.trick import Play
        >>> ranking = Ranking(RuleSet(), Declaration(Rank.TEN, Suit.LEAVES))
        >>> trick = Trick((Play(Seat(0), card("8♠")),))
        >>> legal_cards(ranking, trick, [card("J♠"), card("10♥"), card("A♦")]).value
        (card('J♠'), card('10♥'))
    """
    cards = sort_cards(hand)
    asked = demand(ranking, trick)
    if not binds(ranking, asked, cards):
        return Proof(
            cards, (*_what_is_asked(ranking, trick, asked), *_why_free(ranking, trick, asked, cards))
        )
    legal = tuple(each for each in cards if satisfies(ranking, asked, each))
    refused = tuple(each for each in cards if each not in legal)
    reasons = [*_what_is_asked(ranking, trick, asked), _why_bound(ranking, asked, cards)]
    reasons += why_enough(ranking, asked, legal)
    reasons += why_refused(ranking, asked, refused)
    return Proof(legal, tuple(reasons))


def may_play(ranking: Ranking, trick: Trick, hand: Hand, each: Card) -> Proof[bool] | None:
    """Whether a card of this hand may be played now; None if an unknown card could decide.

    Raises:
        ValueError: if the card is not among the known cards of the hand.
    """
    if each not in hand.cards:
        raise ValueError(f"{each} is not in this hand")
    asked = demand(ranking, trick)
    told = _what_is_asked(ranking, trick, asked)
    if asked is Demand.NOTHING:
        return Proof(True, (*told, *_why_free(ranking, trick, asked, hand.cards)))
    if satisfies(ranking, asked, each):
        return Proof(True, (*told, *why_enough(ranking, asked, (each,), alone=True)))
    if binds(ranking, asked, hand.cards):
        bound = _why_bound(ranking, asked, hand.cards)
        return Proof(False, (*told, bound, *why_refused(ranking, asked, (each,))))
    if hand.unknown:
        return None
    return Proof(True, (*told, *_why_free(ranking, trick, asked, hand.cards)))


def violation(ranking: Ranking, trick: Trick, hand: Iterable[Card], each: Card) -> Proof[bool] | None:
    """The proof that playing `each` from a hand with at least these cards is illegal, else None."""
    cards = sort_cards({*hand, each})
    judged = may_play(ranking, trick, Hand(cards, unknown=1), each)
    return judged if judged is not None and not judged.value else None


# -- the reasons ------------------------------------------------------------------------------------


def _what_is_asked(ranking: Ranking, trick: Trick, asked: Demand) -> tuple[Reason, ...]:
    if trick.led is None or asked is Demand.NOTHING:
        return ()
    led = trick.plays[0]
    if asked is Demand.TRUMP:
        return (because("duty.trump-led", "duty.trump-led", player=led.seat, card=led.card),)
    return (because("call.trumpf-oder-kritisch", "call.called", player=led.seat, card=led.card),)


def _why_bound(ranking: Ranking, asked: Demand, cards: tuple[Card, ...]) -> Reason:
    binding = tuple(each for each in cards if binds(ranking, asked, (each,)))
    if asked is Demand.TRUMP:
        step = ranking.worded("duty.holds-trump")
        return because("duty.trump-led", step, cards=binding, n=len(binding))
    step = ranking.worded("call.holds")
    return because("call.trumpf-oder-kritisch", step, cards=binding, n=len(binding))


def why_enough(
    ranking: Ranking, asked: Demand, legal: tuple[Card, ...], *, alone: bool = False
) -> list[Reason]:
    """Why the cards that may be played are enough. `alone`: no word yet about a trump in hand."""
    trumps = tuple(each for each in legal if ranking.is_trump_suit(each))
    others = tuple(each for each in legal if each not in trumps)
    reasons = []
    if trumps and alone:
        reasons.append(because("duty.no-beating", "duty.trump-is-enough", card=trumps[0]))
    for each in others:
        if ranking.class_of(each) is CardClass.LINKER:
            reasons.append(because("duty.satisfied-by", "duty.linker-is-enough", card=each))
        else:
            rule = "duty.satisfied-by" if asked is Demand.TRUMP else "call.trumpf-oder-kritisch"
            reasons.append(because(rule, "duty.kritischer-is-enough", card=each, name=NICKNAMES[each]))
    return reasons


def why_refused(ranking: Ranking, asked: Demand, refused: tuple[Card, ...]) -> list[Reason]:
    """Why these cards are not what the lead asks for."""
    linke = tuple(each for each in refused if ranking.class_of(each) is CardClass.LINKER)
    plain = tuple(each for each in refused if each not in linke)
    reasons = []
    if linke:
        reasons.append(because("call.linker-not-enough", "call.linker-not-enough", cards=linke, n=len(linke)))
    if plain:
        rule = "duty.trump-led" if asked is Demand.TRUMP else "call.trumpf-oder-kritisch"
        step = "duty.not-enough" if asked is Demand.TRUMP else "call.not-enough"
        reasons.append(because(rule, ranking.worded(step), cards=plain, n=len(plain)))
    return reasons


def _why_free(ranking: Ranking, trick: Trick, asked: Demand, cards: tuple[Card, ...]) -> list[Reason]:
    if trick.led is None:
        return [because("duty.free", "duty.leads")]
    if asked is Demand.TRUMP:
        return [_no_trump(ranking, cards)]
    if asked is Demand.TRUMP_OR_KRITISCHER:
        return [because("call.cannot", ranking.worded("call.cannot"))]
    led = trick.led
    if ranking.is_trump_suit(led):
        if ranking.ruleset.call != "none" and ranking.class_of(led) is CardClass.RECHTER:
            return [because("duty.none", "duty.rechter-not-called", card=led)]
        return [because("duty.none", "duty.none", card=led)]
    if ranking.class_of(led) is CardClass.PLAIN:
        return [because("duty.free", "duty.plain-led", card=led, suit=led.suit)]
    return [because("duty.linker-or-kritischer-led", f"duty.{ranking.class_of(led).value}-led", card=led)]


def _no_trump(ranking: Ranking, cards: tuple[Card, ...]) -> Reason:
    """Free for want of a trump, named with the cards one might take for trumps."""
    trump = ranking.declaration.trump
    lookalikes = tuple(each for each in cards if each.suit is trump)
    if lookalikes:
        return because("kritische.no-suit", "duty.only-a-kritischer", card=lookalikes[0], trump=trump)
    return because("duty.no-trump", "duty.no-trump", trump=trump)
