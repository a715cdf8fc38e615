"""What a lead demands of those who follow.

Watten is free: any card may be played. Two things bind, and both come from the card led:

- a card of the trump suit (flag `duty`; S0 §7): whoever holds a card of the trump suit plays a trump,
  a Linker or a Kritischer;
- "Trumpf oder Kritisch" on a led Rechter (flag `call`; S0 §12 Bavarian Watten, S2, S3): whoever can
  plays a card of the trump suit or a Kritischer.

Rule sets differ in whom a demand binds, which cards satisfy it and which need not be given. All that
is decided here; `legality` only compares a hand with the demand.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from watten_tutor.core.cards import Card
from watten_tutor.core.ranking import CardClass, Ranking
from watten_tutor.core.reasons import Reason, because
from watten_tutor.core.seats import Seat, sides
from watten_tutor.core.trick import Trick, best_play


@dataclass(frozen=True, slots=True)
class Turn:
    """One player's turn to add a card to a trick: all that a duty can depend on.

    Attributes:
        ranking: what the cards are.
        trick: the cards laid before this turn.
        seat: whose turn it is.
        dealer: who dealt; he and the seat after him have announced.
        is_first_trick: whether it is the first trick of the deal.
    """

    ranking: Ranking
    trick: Trick
    seat: Seat
    dealer: Seat
    is_first_trick: bool = True

    @property
    def is_announcer(self) -> bool:
        """Whether this player is dealer or forehand, who announce Schlag and trump (S0 §5)."""
        return self.seat in (self.dealer, self.dealer.next(self.ranking.ruleset.players))

    @property
    def is_first_to_follow(self) -> bool:
        """Whether only the lead has been laid."""
        return len(self.trick.plays) == 1

    @property
    def is_leaders_partner(self) -> bool:
        """Whether somebody of the player's own side has led."""
        if not self.trick.plays or self.trick.plays[0].seat == self.seat:
            return False
        players = self.ranking.ruleset.players
        both = {self.seat, self.trick.plays[0].seat}
        return any(both <= set(side) for side in sides(players, self.dealer.next(players)))


@dataclass(frozen=True, slots=True)
class Demand:
    """What the lead asks of one player.

    Attributes:
        told: what was led or called and, where it asks nothing of this player, why.
        binding: holding one of these cards, he must give what is asked; empty if nothing is asked.
        enough: the cards that give it.
        called: whether it comes from "Trumpf oder Kritisch" and not from a trump lead.
        linke_count: whether the Linke count as trumps for him (Pepper).
    """

    told: tuple[Reason, ...]
    binding: frozenset[Card] = frozenset()
    enough: frozenset[Card] = frozenset()
    called: bool = False
    linke_count: bool = False

    def binds(self, cards: Iterable[Card]) -> bool:
        """Whether a player who holds these cards must give what is asked."""
        return not self.binding.isdisjoint(cards)


def may_call(ranking: Ranking, led: Card | None, is_first_trick: bool) -> bool:
    """Whether "Trumpf oder Kritisch" can be called on this lead.

    Only on the Rechter; in the first trick (S0 §12 Bavarian Watten, S2) or in any (S3).
    """
    call = ranking.ruleset.call
    allowed = call == "any_trick" or (call == "first_trick" and is_first_trick)
    return allowed and led is not None and ranking.class_of(led) is CardClass.RECHTER


def demand(turn: Turn, cards: Iterable[Card] = ()) -> Demand:
    """What the lead asks of this player.

    Args:
        turn: the trick and whose turn it is.
        cards: his hand, which matters only with Pepper.

    """
    ranking, led = turn.ranking, turn.trick.led
    if led is None:
        return Demand((because("duty.free", "duty.leads"),))
    rechter_led = ranking.class_of(led) is CardClass.RECHTER
    if turn.trick.called or (rechter_led and ranking.ruleset.call == "automatic"):
        return _under_the_call(turn, frozenset(cards))
    if ranking.ruleset.duty == "trump_led" and ranking.is_trump_suit(led):
        return _after_a_trump(turn)
    return Demand((_binds_nobody(turn, led), *_too_late_to_call(turn, led)))


# -- a trump is led -----------------------------------------------------------------------------------


def _after_a_trump(turn: Turn) -> Demand:
    ranking, led = turn.ranking, turn.trick.plays[0]
    told = because("duty.trump-led", "duty.trump-led", player=led.seat, card=led.card)
    if ranking.ruleset.duty_binds == "announcers" and not turn.is_announcer:
        return Demand((told, because("duty.trump-led", "duty.not-an-announcer", player=turn.seat)))
    why = [told]
    if ranking.is_neutral_weli(led.card):
        why.append(because("weli.lowest-trump", "duty.weli-is-a-trump", card=led.card))
    return Demand(tuple(why), frozenset(_owed(ranking)), frozenset(_also_enough(turn)) | _trump_suit(ranking))


def _owed(ranking: Ranking) -> Iterable[Card]:
    """The cards of the trump suit that create the duty; in Blind not Rechter and Guate (S2)."""
    exempt = ranking.ruleset.duty_exempt == "rechter_guate"
    return (each for each in _trump_suit(ranking) if not (exempt and is_exempt(ranking, each)))


def is_exempt(ranking: Ranking, each: Card) -> bool:
    """Whether this card need never be given to a trump lead where such an exemption is in force."""
    return ranking.class_of(each) in (CardClass.RECHTER, CardClass.GUATE)


def _also_enough(turn: Turn) -> Iterable[Card]:
    """What satisfies the duty besides a card of the trump suit."""
    ranking = turn.ranking
    if ranking.ruleset.duty_satisfied_by == "trump_or_winning_card":
        best = best_play(ranking, turn.trick).card
        return (each for each in ranking.cards if ranking.beats(each, best))
    return (*ranking.linke, *ranking.ruleset.kritische)


@lru_cache(maxsize=256)
def _trump_suit(ranking: Ranking) -> frozenset[Card]:
    return frozenset(each for each in ranking.cards if ranking.is_trump_suit(each))


# -- "Trumpf oder Kritisch" ---------------------------------------------------------------------------


def _under_the_call(turn: Turn, cards: frozenset[Card]) -> Demand:
    asked = _called(turn)
    if turn.ranking.ruleset.pepper and turn.is_first_to_follow:
        return _with_pepper(turn, asked, cards)
    return asked


def _called(turn: Turn) -> Demand:
    ranking, led = turn.ranking, turn.trick.plays[0]
    automatic = ranking.ruleset.call == "automatic"
    step = "call.automatic" if automatic else f"call.{_occasion(ranking)}"
    told = because("call.trumpf-oder-kritisch", step, player=led.seat, card=led.card)
    beaten_by = next(
        (play for play in turn.trick.plays if ranking.class_of(play.card) is CardClass.KRITISCHER), None
    )
    if ranking.ruleset.call_lapses and beaten_by is not None:
        facts = {"player": beaten_by.seat, "card": beaten_by.card}
        return Demand((told, because("call.lapses", "call.lapsed", **facts)), called=True)
    trumps, kritische = _trump_suit(ranking), frozenset(ranking.ruleset.kritische)
    if ranking.ruleset.call_partner == "trump_only" and turn.is_leaders_partner:
        partner = because("call.trumpf-oder-kritisch", ranking.worded("call.partner"), player=turn.seat)
        return Demand((told, partner), trumps, trumps, called=True)
    return Demand((told,), trumps if automatic else trumps | kritische, trumps | kritische, called=True)


def _occasion(ranking: Ranking) -> str:
    return "called" if ranking.ruleset.call == "first_trick" else "called-in-any-trick"


def _with_pepper(turn: Turn, asked: Demand, cards: frozenset[Card]) -> Demand:
    """Pepper: a first follower without a trump must give a Linker, if not a Kritischer (S2 Bavaria)."""
    ranking = turn.ranking
    linke = frozenset(ranking.linke)
    if not cards.isdisjoint(_trump_suit(ranking)):
        return asked
    told = (*asked.told, because("call.pepper", "call.pepper", player=turn.seat))
    return replace(
        asked, told=told, binding=asked.binding | linke, enough=asked.enough | linke, linke_count=True
    )


# -- nothing is asked ---------------------------------------------------------------------------------


def _too_late_to_call(turn: Turn, led: Card) -> Iterator[Reason]:
    """That the Rechter is led, but not to the first trick, where alone its player may call (S0 §12)."""
    ranking = turn.ranking
    if may_call(ranking, led, True) and not may_call(ranking, led, turn.is_first_trick):
        yield because("call.first-trick", "call.too-late", card=led)


def _binds_nobody(turn: Turn, led: Card) -> Reason:
    ranking = turn.ranking
    found = ranking.class_of(led)
    if ranking.is_trump_suit(led):
        not_called = may_call(ranking, led, turn.is_first_trick)
        return because("duty.none", "duty.rechter-not-called" if not_called else "duty.none", card=led)
    if found is CardClass.PLAIN:
        return because("duty.free", "duty.plain-led", card=led, suit=led.suit)
    return because("duty.linker-or-kritischer-led", f"duty.{found.value}-led", card=led)
