"""Random playing: whole hands and whole games, the same for the same seed on every machine.

The kind of move is drawn first and then one move of that kind, so that a choice among thirty cuts is not
made thirty times as often as a choice between two answers. Cards come most often, so that most hands are
played out.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from typing import Generic

from watten_tutor.core import game as games
from watten_tutor.core.bets import GIVE_UP, HOLD, PLAY, RAISE
from watten_tutor.core.cards import Card, deck
from watten_tutor.core.game import Game
from watten_tutor.core.reasons import Proof
from watten_tutor.core.round import Drawing, Round, dealer, legal_moves, play, seen_by, spread
from watten_tutor.core.round import moves as kinds
from watten_tutor.core.round.engine import AnyState
from watten_tutor.core.round.moves import Move
from watten_tutor.core.ruleset import RuleSet

WEIGHTS: Mapping[object, int] = {
    kinds.NameSchlag: 16,
    kinds.NameTrump: 16,
    kinds.Show: 16,
    kinds.AskSchoeneres: 3,
    kinds.OfferSwap: 3,
    kinds.ShowMaschine: 3,
    (kinds.Choose, PLAY): 3,
    kinds.StayIn: 4,
    kinds.TakeTurned: 2,
    kinds.Lay: 30,
    (kinds.Lay, True): 10,
    (kinds.MakeBet, RAISE): 2,
    (kinds.MakeBet, HOLD): 30,
    (kinds.MakeBet, GIVE_UP): 10,
}
"""How often each kind of move is drawn, where it is legal; any other kind counts 1."""

TAKES_KRITISCHER = 4
"""How many of five keep a Kritischer of the cut; so many leave any other card, which would be a bluff."""


@dataclass(frozen=True, slots=True)
class Step(Generic[AnyState]):
    """One move.

    Attributes:
        before: the deal before it, or the draw for the first deal.
        move: the move.
        after: the deal, or the draw, after it.
    """

    before: AnyState
    move: Move
    after: AnyState


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """One hand of a game.

    Attributes:
        game: the game before it.
        steps: every move.
        ended: the hand as it has ended.
        scored: the game after it, and what has been written down.
    """

    game: Game
    steps: tuple[Step[Round], ...]
    ended: Round
    scored: Proof[Game]


def shuffled(ruleset: RuleSet, chance: Random) -> tuple[Card, ...]:
    """A pack of this rule set, shuffled.

    Example:
        >>> [str(each) for each in shuffled(RuleSet(), Random(1))[:3]]
        ['Q♣', 'K♥', 'Q♠']
    """
    pack = list(deck(ruleset.deck))
    chance.shuffle(pack)
    return tuple(pack)


def choose(now: Round | Drawing, chance: Random) -> Move | None:
    """A legal move by chance; None if nothing can be done any more.

    Example:
        >>> from watten_tutor.core.seats import Seat
        >>> from watten_tutor.core.round import start
        >>> choose(start(RuleSet(), deck(33), Seat(3)), Random(1))
        Cut(seat=Seat(2), at=5)
    """
    by_kind: dict[object, list[Move]] = {}
    for move in legal_moves(now):
        by_kind.setdefault(_kind(move), []).append(move)
    if not by_kind:
        return None
    weights = [_weight(now, kind, found[0]) for kind, found in by_kind.items()]
    at = chance.random() * sum(weights)
    upto = accumulate(weights)
    return chance.choice(next(found for found in by_kind.values() if at < next(upto)))


def _kind(move: Move) -> object:
    """What is weighed: the kind of move, with its word where it has one."""
    if isinstance(move, kinds.MakeBet):
        return kinds.MakeBet, move.do
    if isinstance(move, kinds.Choose):
        return kinds.Choose, move.choice
    if isinstance(move, kinds.Lay) and move.called:
        return kinds.Lay, True
    return type(move)


def _weight(now: Round | Drawing, kind: object, move: Move) -> int:
    if isinstance(move, kinds.Take | kinds.Leave) and isinstance(now, Round):
        wanted = seen_by(now, move.seat).cut[-1] in now.ruleset.kritische
        return TAKES_KRITISCHER if isinstance(move, kinds.Take) is wanted else 1
    return WEIGHTS.get(kind, 1)


def playout(now: AnyState, chance: Random) -> Iterator[Step[AnyState]]:
    """Random moves until the hand is over, or the draw for the first deal.

    Example:
        >>> steps = list(playout(spread(RuleSet(), deck(33)), Random(1)))
        >>> [step.move.at for step in steps]
        [5, 33]
    """
    while (move := choose(now, chance)) is not None:
        after = play(now, move)
        yield Step(now, move, after)
        now = after


def hands(game: Game, chance: Random) -> Iterator[PlayedHand]:
    """One random hand after the other until the game, or the match, is won."""
    while not game.is_over:
        now = game.deal(shuffled(game.ruleset, chance))
        steps = tuple(playout(now, chance))
        ended = steps[-1].after
        scored = games.after(game, ended)
        yield PlayedHand(game, steps, ended, scored)
        game = scored.value


def draw(ruleset: RuleSet, chance: Random, players: int | None = None) -> tuple[Step[Drawing], ...]:
    """The draw for the first deal."""
    return tuple(playout(spread(ruleset, shuffled(ruleset, chance), players), chance))


def after_draw(steps: Iterable[Step[Drawing]], players: int | None = None) -> Game:
    """The game that begins after a draw for the first deal."""
    *_, last = steps
    return games.begin(last.after.ruleset, dealer(last.after).value, players)


def whole_game(
    ruleset: RuleSet, chance: Random, players: int | None = None
) -> Iterator[Step[Drawing] | Step[Round]]:
    """Every move of a random game: the draw for the first deal, then hand by hand.

    Args:
        ruleset: by which rules it is played.
        chance: where all randomness comes from.
        players: how many sit at the table, where the rule set leaves that open (Bohemian: two to four).
    """
    drawn = draw(ruleset, chance, players)
    yield from drawn
    for hand in hands(after_draw(drawn, players), chance):
        yield from hand.steps
