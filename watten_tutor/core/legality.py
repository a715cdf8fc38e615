"""Which cards of a hand may be played, and why not the others.

A hand is held against what the lead demands of its player (`duty`). More cards in a hand can only bind
more, never less. So what a hand known in part forbids is forbidden for certain, and `may_play` answers
None where an unknown card could decide.

Bohemian Watten knows no such demand but two duties of its own: there `bohemian` answers, with the same
promises.
"""

from collections.abc import Iterable

from watten_tutor.core import bohemian
from watten_tutor.core.cards import Card, sort_cards
from watten_tutor.core.duty import Demand, Turn, demand, is_exempt
from watten_tutor.core.ordering import classify
from watten_tutor.core.position import Hand
from watten_tutor.core.ranking import NICKNAMES, CardClass, Ranking
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.trick import best_play


def legal_cards(turn: Turn, hand: Iterable[Card]) -> Proof[tuple[Card, ...]]:
    """All cards of a fully known hand that may be played now, in the order ♣ ♠ ♥ ♦, and why.

    Example:
        >>> from watten_tutor.core.cards import Rank, Suit, card
        >>> from watten_tutor.core.declaration import Declaration
        >>> from watten_tutor.core.ranking import Ranking
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> from watten_tutor.core.seats import Seat
        >>> from watten_tutor.core.trick import Play, Trick
        >>> ranking = Ranking(RuleSet(), Declaration(Rank.TEN, Suit.LEAVES))
        >>> turn = Turn(ranking, Trick((Play(Seat(0), card("8♠")),)), Seat(1), dealer=Seat(3))
        >>> legal_cards(turn, [card("J♠"), card("10♥"), card("A♦")]).value
        (card('J♠'), card('10♥'))
    """
    if turn.ranking.ruleset.is_bohemian:
        return bohemian.legal_cards(turn, hand)
    cards = sort_cards(hand)
    asked = demand(turn, cards)
    if not asked.binds(cards):
        return Proof(cards, (*asked.told, *_why_free(turn, asked, cards)))
    legal = tuple(each for each in cards if each in asked.enough)
    refused = tuple(each for each in cards if each not in asked.enough)
    reasons = [*asked.told, *_why_bound(turn.ranking, asked, cards)]
    reasons += why_enough(turn, asked, legal)
    reasons += [] if asked.called else _need_not_beat(turn, legal)
    reasons += why_refused(turn, asked, refused)
    return Proof(legal, tuple(reasons))


def may_play(turn: Turn, hand: Hand, each: Card) -> Proof[bool] | None:
    """Whether a card of this hand may be played now; None if an unknown card could decide.

    Raises:
        ValueError: if the card is not among the known cards of the hand.
    """
    if each not in hand.cards:
        raise ValueError(f"{each} is not in this hand")
    if turn.ranking.ruleset.is_bohemian:
        return bohemian.may_play(turn, hand, each)
    asked = demand(turn, hand.cards)
    if each not in asked.enough and asked.binds(hand.cards):
        bound = _why_bound(turn.ranking, asked, hand.cards)
        return Proof(False, (*asked.told, *bound, *why_refused(turn, asked, (each,))))
    if hand.unknown and not _is_safe(turn, hand, each):
        return None
    if each in asked.enough:
        return Proof(True, (*asked.told, *why_enough(turn, asked, (each,), alone=True)))
    return Proof(True, (*asked.told, *_why_free(turn, asked, hand.cards)))


def _is_safe(turn: Turn, hand: Hand, each: Card) -> bool:
    """Whether this card may be played whatever else is held: it may with all cards not seen in hand."""
    seen = {play.card for play in turn.trick.plays}
    most = [card for card in turn.ranking.cards if card in hand.cards or card not in seen]
    asked = demand(turn, most)
    return each in asked.enough or not asked.binds(most)


def violation(turn: Turn, hand: Iterable[Card], each: Card) -> Proof[bool] | None:
    """The proof that playing `each` from a hand with at least these cards is illegal, else None."""
    judged = may_play(turn, Hand(sort_cards({*hand, each})), each)
    return judged if judged is not None and not judged.value else None


# -- the reasons --------------------------------------------------------------------------------------


def _why_bound(ranking: Ranking, asked: Demand, cards: tuple[Card, ...]) -> list[Reason]:
    """The cards of the hand that bind it, and why one of them does that does not look like it."""
    binding = tuple(each for each in cards if each in asked.binding)
    reasons = [because(*_binding_step(ranking, asked, binding), cards=binding, n=len(binding))]
    reasons += [
        because("weli.lowest-trump", "duty.weli-is-a-trump", card=each)
        for each in binding
        if ranking.is_neutral_weli(each)
    ]
    return reasons


def _binding_step(ranking: Ranking, asked: Demand, binding: tuple[Card, ...]) -> tuple[str, str]:
    """The rule by which these cards bind, and the sentence that says so."""
    if asked.linke_count:
        return "call.pepper", ranking.worded("call.holds-linke")
    if asked.called and ranking.ruleset.call == "automatic":
        return "call.trumpf-oder-kritisch", ranking.worded("call.holds-trump")
    if asked.called:
        return "call.trumpf-oder-kritisch", _call_step(ranking, asked, binding)
    if ranking.ruleset.duty_satisfied_by == "trump_or_winning_card":
        return "duty.satisfied-by", "duty.holds-trump-or-win"
    return "duty.trump-led", ranking.worded("duty.holds-trump")


def _call_step(ranking: Ranking, asked: Demand, binding: tuple[Card, ...]) -> str:
    """Under the call: by what the cards are, unless the call asks for a trump only."""
    step = _worded(ranking, "call.holds", asked.enough)
    kritische = sum(ranking.class_of(each) is CardClass.KRITISCHER for each in binding)
    if step != "call.holds" or 0 < kritische < len(binding):
        return step
    return "call.holds.kritischer" if kritische else "call.holds.trump"


def _worded(ranking: Ranking, step: str, these: frozenset[Card]) -> str:
    """The sentence about the call that speaks of Kritische only where one of these cards is one."""
    if ranking.ruleset.kritische and these.isdisjoint(ranking.ruleset.kritische):
        return f"{step}.trump-only"
    return ranking.worded(step)


def why_enough(turn: Turn, asked: Demand, legal: tuple[Card, ...], *, alone: bool = False) -> list[Reason]:
    """Why the cards that may be played are enough. `alone`: no word yet about a trump in hand."""
    ranking = turn.ranking
    trumps = tuple(each for each in legal if ranking.is_trump_suit(each))
    reasons = []
    if trumps and alone:
        reasons.append(because("duty.no-beating", "duty.trump-is-enough", card=trumps[0]))
    return reasons + [_why_this(turn, asked, each) for each in legal if each not in trumps]


def _need_not_beat(turn: Turn, legal: tuple[Card, ...]) -> list[Reason]:
    """That a trump too low to win will do after a trump, told where another card of the choice would win."""
    ranking, best = turn.ranking, best_play(turn.ranking, turn.trick).card
    too_low = [each for each in legal if ranking.is_trump_suit(each) and not ranking.beats(each, best)]
    if not too_low or not any(ranking.beats(each, best) for each in legal):
        return []
    return [because("duty.no-beating", "duty.trump-is-enough", card=too_low[0])]


def _why_this(turn: Turn, asked: Demand, each: Card) -> Reason:
    """Why a card that is no trump is enough."""
    ranking = turn.ranking
    if not asked.called and ranking.ruleset.duty_satisfied_by == "trump_or_winning_card":
        best = best_play(ranking, turn.trick).card
        return because("duty.satisfied-by", "duty.winning-is-enough", card=each, best=best)
    if ranking.class_of(each) is CardClass.LINKER:
        rule = "call.pepper" if asked.called else "duty.satisfied-by"
        return because(rule, "duty.linker-is-enough", card=each)
    rule = "call.trumpf-oder-kritisch" if asked.called else "duty.satisfied-by"
    return because(rule, "duty.kritischer-is-enough", card=each, name=NICKNAMES[each])


def why_refused(turn: Turn, asked: Demand, refused: tuple[Card, ...]) -> list[Reason]:
    """Why these cards are not what the lead asks for."""
    ranking = turn.ranking
    if not asked.called:
        winning = ranking.ruleset.duty_satisfied_by == "trump_or_winning_card"
        step = "duty.not-winning" if winning else ranking.worded("duty.not-enough")
        rule = "duty.satisfied-by" if winning else "duty.trump-led"
        return _told_together(rule, step, refused)
    linke = tuple(each for each in refused if ranking.class_of(each) is CardClass.LINKER)
    kritische = tuple(each for each in refused if ranking.class_of(each) is CardClass.KRITISCHER)
    plain = tuple(each for each in refused if each not in (*linke, *kritische))
    step = _worded(ranking, "call.not-enough", asked.enough)
    if asked.linke_count:
        step = ranking.worded("call.not-enough-with-pepper")
    return [
        *_told_together("call.linker-not-enough", "call.linker-not-enough", linke),
        *_told_together("call.trumpf-oder-kritisch", "call.kritischer-not-enough", kritische),
        *_told_together("call.trumpf-oder-kritisch", step, plain),
    ]


def _told_together(rule: str, step: str, cards: tuple[Card, ...]) -> list[Reason]:
    return [because(rule, step, cards=cards, n=len(cards))] if cards else []


def _why_free(turn: Turn, asked: Demand, cards: tuple[Card, ...]) -> list[Reason]:
    """Why a player who holds none of the binding cards is free."""
    ranking = turn.ranking
    if not asked.binding:
        return []
    if asked.called:
        if asked.linke_count:
            return [because("call.cannot", "call.cannot-with-pepper")]
        return [because("call.cannot", _worded(ranking, "call.cannot", asked.binding))]
    exempt = tuple(each for each in cards if is_exempt(ranking, each))
    if exempt:
        why = [reason for each in exempt for reason in classify(ranking, each).reasons]
        return [*why, *_told_together("duty.exempt", "duty.only-exempt", exempt)]
    return _no_trump(ranking, cards)


def _no_trump(ranking: Ranking, cards: tuple[Card, ...]) -> list[Reason]:
    """Free for want of a trump, with a word about the card one might take for a trump."""
    trump = ranking.declaration.trump
    lookalike = next((each for each in cards if each.suit is trump), None)
    if lookalike is not None:
        return [because("kritische.no-suit", "duty.only-a-kritischer", card=lookalike, trump=trump)]
    weli = [each for each in cards if ranking.is_only_schlag(each)]
    linker = [because("weli.six-schlag", "duty.weli-is-a-linker", card=each) for each in weli]
    bell = [each for each in cards if ranking.is_lowest_bell(each)]
    plain = [because("weli.lowest-bell", "duty.weli-is-no-trump", card=each) for each in bell]
    return [*linker, *plain, because("duty.no-trump", "duty.no-trump", trump=trump)]
