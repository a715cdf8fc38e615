"""Random deals told in words: what a file would say of them, with all cards or with none untold."""

from collections.abc import Mapping
from dataclasses import replace

from tests.core.round.walks import Walk
from watten_tutor.core.cards import Card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.deed import Deed
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.round import Round
from watten_tutor.core.round import moves as kinds
from watten_tutor.core.round.cutting import looking
from watten_tutor.core.round.moves import Move

WORD_OF: Mapping[type, str] = {
    kinds.Take: "take",
    kinds.Leave: "leave",
    kinds.AskSchoeneres: "ask-schoeneres",
    kinds.Redeal: "redeal",
    kinds.OfferSwap: "offer-swap",
    kinds.Agree: "agree",
    kinds.Refuse: "refuse",
    kinds.Show: "show",
    kinds.NameSchlag: "schlag",
    kinds.NameTrump: "trump",
    kinds.ShowMaschine: "show-maschine",
    kinds.HideMaschine: "hide-maschine",
    kinds.StayOut: "stay-out",
    kinds.StayIn: "stay-in",
    kinds.TakeTurned: "take-turned",
    kinds.LeaveTurned: "leave-turned",
    kinds.Exchange: "exchange",
}
"""The words that `deal` tells, by the moves they mean."""


def deed_of(now: Round, move: Move) -> Deed | None:
    """The move in words; None if other keys tell it: a card, a bet, a choice."""
    if isinstance(move, kinds.Cut):
        seen = _at_the_cut(now, move)
        return Deed(move.seat, "cut", seen)
    word = WORD_OF.get(type(move))
    if word is None:
        return None
    if isinstance(move, kinds.Take | kinds.Leave):
        seen_now = looking(now)
        return Deed(move.seat, word, None if seen_now is None else seen_now[1])
    parts = ("schlag", "trump", "card", "thrown", "cards")
    what = next((getattr(move, part) for part in parts if hasattr(move, part)), None)
    return Deed(move.seat, word, what)


def _at_the_cut(now: Round, move: kinds.Cut) -> Card | None:
    return now.pack[move.at - 1] if now.ruleset.schlecken != "no" else None


def told_at(walk: Walk, number: int, *, hands: bool = True) -> Position:
    """The deal before its move of this number, as a file tells it.

    Args:
        walk: the deal.
        number: how many moves have been made.
        hands: whether every hand is told.
    """
    now = walk.states[number][0]
    states = (state for state, _ in walk.states)
    deeds = (deed_of(state, move) for state, move in zip(states, walk.moves[:number], strict=False))
    told = tuple(each for each in deeds if each is not None)
    held = now.deal.hands if now.deal is not None and hands else {}
    named = None
    if now.turned is not None:
        named = Declaration(now.turned.rank, now.turned.suit)
    elif now.schlag is not None and now.trump is not None:
        named = Declaration(now.schlag, now.trump)
    position = Position(
        now.ruleset,
        named,
        {seat: Hand(cards) for seat, cards in held.items()},
        dealer=now.dealer,
        score=now.score,
        table=now.players,
        out=tuple(sorted(now.out)),
        deal=told,
    )
    if now.position is None:
        return position
    return replace(now.position, deal=told, table=now.players)
