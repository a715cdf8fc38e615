"""One trick: who played what, and who is winning.

The card led is beaten only by what `Ranking.beats` says; the card that stands best when all have
played takes the trick, and its player leads to the next one (S0 §7).
"""

from dataclasses import dataclass

from watten_tutor.core.cards import Card, Rank, Suit
from watten_tutor.core.ranking import NICKNAMES, CardClass, Ranking, why_ten_below
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A card laid on the table by the player of one seat."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick in order of play; the first was led.

    Attributes:
        plays: none (nobody has led yet) up to one for each player.
        called: whether the leader called "Trumpf oder Kritisch".
    """

    plays: tuple[Play, ...] = ()
    called: bool = False

    @property
    def led(self) -> Card | None:
        """The card led, or None before the lead."""
        return self.plays[0].card if self.plays else None

    def is_complete(self, players: int) -> bool:
        """Whether every player has laid a card."""
        return len(self.plays) == players

    def card_of(self, seat: Seat) -> Card | None:
        """The card this seat has laid, or None."""
        return next((play.card for play in self.plays if play.seat == seat), None)


def suit_led(ranking: Ranking, trick: Trick) -> Suit | None:
    """The suit led, if a plain card was led; only then can plain cards win."""
    led = trick.led
    if led is None or ranking.class_of(led) is not CardClass.PLAIN:
        return None
    return led.suit


def best_play(ranking: Ranking, trick: Trick) -> Play:
    """The play that stands best so far.

    Raises:
        ValueError: if nobody has led yet.

    Example:
        >>> from watten_tutor.core.cards import Rank, card
        >>> from watten_tutor.core.declaration import Declaration
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> ranking = Ranking(RuleSet(), Declaration(Rank.TEN, Suit.LEAVES))
        >>> best_play(ranking, Trick((Play(Seat(0), card("8♠")), Play(Seat(1), card("10♥"))))).seat
        Seat(1)
    """
    if not trick.plays:
        raise ValueError("nobody has led to this trick yet")
    best = trick.plays[0]
    for play in trick.plays[1:]:
        if ranking.beats(play.card, best.card):
            best = play
    return best


def winning(ranking: Ranking, trick: Trick, players: int) -> Proof[Seat]:
    """Who wins the trick, or is winning it so far: the walk from the lead to the best card.

    Each card played is one reason, in order: it beats the best so far or fails to. What holds for the
    whole trick follows.

    Raises:
        ValueError: if nobody has led yet.
    """
    best = best_play(ranking, trick)
    reasons = [_lead(ranking, trick.plays[0])]
    so_far = trick.plays[0]
    for play in trick.plays[1:]:
        compared = ranking.compare(play.card, so_far.card)
        reasons += [_told_of(play, so_far, reason) for reason in compared.reasons]
        if compared.value:
            so_far = play
    reasons += _ten_below(ranking, trick, best.card)
    ordinary = tuple(play.card for play in trick.plays if ranking.is_kritischer_elsewhere(play.card))
    if ordinary:
        reasons.append(because("kritische.none", "kritische.none", cards=ordinary, n=len(ordinary)))
    step = "trick.won" if trick.is_complete(players) else "trick.so-far"
    reasons.append(because("trick.highest-wins", step, player=best.seat, card=best.card))
    return Proof(best.seat, tuple(reasons))


def _ten_below(ranking: Ranking, trick: Trick, best: Card) -> tuple[Reason, ...]:
    """That the Ten of its suit does not beat a court card, where such a card wins by its rank.

    A Ten of a higher class would have won, so this one is of the same.
    """
    if ranking.class_of(best) not in (CardClass.PLAIN, CardClass.TRUMP):
        return ()
    ten = Card(best.suit, Rank.TEN)
    lies = any(play.card == ten for play in trick.plays)
    return why_ten_below((ten, best)) if lies else ()


def _told_of(play: Play, best: Play, reason: Reason) -> Reason:
    return Reason(reason.rule, reason.step, {**reason.facts, "player": play.seat, "holder": best.seat})


def _lead(ranking: Ranking, play: Play) -> Reason:
    """What the lead is: the measure for the cards that follow."""
    facts = {"player": play.seat, "card": play.card, "name": NICKNAMES.get(play.card), "suit": play.card.suit}
    found = ranking.class_of(play.card)
    if ranking.is_neutral_weli(play.card):
        return Reason("weli.lowest-trump", "lead.weli-lowest-trump", facts)
    if ranking.is_only_schlag(play.card):
        return Reason("weli.six-schlag", "lead.six-schlag", facts)
    return Reason(_LEAD_RULE[found], f"lead.{found.value}", facts)


_LEAD_RULE = {
    CardClass.KRITISCHER: "kritische.order",
    CardClass.GUATE: "order.guate",
    CardClass.BEASN: "order.beasn",
    CardClass.RECHTER: "order.rechter",
    CardClass.LINKER: "order.linke",
    CardClass.TRUMP: "order.trumps",
    CardClass.PLAIN: "order.suit-led",
}
