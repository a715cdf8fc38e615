"""Before the first deal: opponents draw for it (S0 §4, S3 Preparazione e distribuzione).

The pack is spread face down and one player of each team takes a card from it; where everybody plays for
himself, everybody does (house). Equal cards are put back and drawn again (house).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from watten_tutor.core.cards import Card
from watten_tutor.core.dealing import first_dealer, whole_pack
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.round.moves import Draw
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat, teams


@dataclass(frozen=True, slots=True)
class Drawing:
    """The draw for the first deal.

    Attributes:
        ruleset: whether the higher or the lower card deals.
        pack: the spread pack, from one end to the other.
        drawers: who draws, in order.
        drawn: the cards drawn so far, by whom.
        tied: the draws that came to nothing, because the cards were equal.
    """

    ruleset: RuleSet
    pack: tuple[Card, ...]
    drawers: tuple[Seat, ...]
    drawn: tuple[tuple[Seat, Card], ...] = ()
    tied: tuple[tuple[tuple[Seat, Card], ...], ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether it is known who deals."""
        return len(self.drawn) == len(self.drawers)


def spread(ruleset: RuleSet, pack: Iterable[Card], players: int | None = None) -> Drawing:
    """A pack spread for the draw.

    Args:
        ruleset: by which rules it is played.
        pack: all cards as shuffled.
        players: how many sit at the table, where the rule set leaves that open (Bohemian).

    Raises:
        ValueError: if the pack is not the rule set's, whole and each card once.

    Example:
        >>> from watten_tutor.core.cards import deck
        >>> spread(RuleSet(), deck(33)).drawers
        (Seat(0), Seat(1))
    """
    shuffled = whole_pack(ruleset, pack)
    at_table = ruleset.players if players is None else players
    if ruleset.is_bohemian:
        return Drawing(ruleset, shuffled, tuple(Seat(each) for each in range(at_table)))
    return Drawing(ruleset, shuffled, tuple(team[0] for team in teams(at_table)))


def dealer(now: Drawing) -> Proof[Seat]:
    """Who deals, and why.

    Raises:
        ValueError: while somebody still has to draw.
    """
    if not now.is_over:
        raise ValueError("somebody still has to draw")
    found = first_dealer(now.ruleset, dict(now.drawn))
    assert found.value is not None
    return Proof(found.value, found.reasons)


def legal_moves(now: Drawing) -> tuple[Draw, ...]:
    """The cards that can be drawn now, from one end of the pack to the other."""
    if now.is_over:
        return ()
    left = (place for place, each in enumerate(now.pack, 1) if each not in _gone(now))
    return tuple(Draw(_due(now), place) for place in left)


def violations(now: Drawing, move: Draw) -> tuple[Reason, ...]:
    """Every rule against this draw; empty if it is legal."""
    if now.is_over:
        return (because("deal.first-dealer", "draw.over"),)
    against = []
    if move.seat != _due(now):
        against.append(because("deal.first-dealer", "draw.not-yours", player=move.seat, other=_due(now)))
    if not 1 <= move.at <= len(now.pack) or now.pack[move.at - 1] in _gone(now):
        against.append(because("deal.first-dealer", "draw.not-there", n=move.at, k=len(now.pack)))
    return tuple(against)


def first_the_draw() -> Reason:
    """That nothing else can be done before the draw."""
    return because("deal.first-dealer", "draw.first")


def after(now: Drawing, move: Draw) -> Drawing:
    """The draw after this card; equal cards go back."""
    drawn = (*now.drawn, (move.seat, now.pack[move.at - 1]))
    if len(drawn) == len(now.drawers) and first_dealer(now.ruleset, dict(drawn)).value is None:
        return replace(now, drawn=(), tied=(*now.tied, drawn))
    return replace(now, drawn=drawn)


def _gone(now: Drawing) -> tuple[Card, ...]:
    return tuple(each for _, each in now.drawn)


def _due(now: Drawing) -> Seat:
    return now.drawers[len(now.drawn)]
