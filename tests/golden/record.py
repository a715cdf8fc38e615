"""A played file: every move, the state after it, and how each hand ended.

    rules tyrolean
    shows agree, bet hold               what the file is there for
    spread A♣ K♣ …                      the draw for the first deal, if it is played
    0 draw 5
      drawn 0 Q♦
    game dealer 3; score 0+2 0, 1+3 0; bummerl …; games …
    pack A♣ K♣ …
    2 cut 12                            who, what
      schlag; stock 13                  stage, and what else has changed it
      hands 0 A♣ …; 1 …; 2 …; 3 …       the hands that are others than before
      may 0 ask; 0 schlag 8             who may do what, and in how many ways; 02: both 0 and 2
    1 lay J♠
      play; worth 2; trick 0 8♠ 1 J♠; tricks 1-0
      why order.trump-rank.beats duty.holds-trump
    outcome 0+2; 0+2 +2
    because play.three-tricks hand.won
    game dealer 0; score 0+2 2, 1+3 0; …

Whoever plays is asked for packs and moves: by chance for a new file, from the lines of an old one.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from tests.golden.notation import by_seat, points, signs, team, word_of, write_move
from watten_tutor.core.betting import stake
from watten_tutor.core.cards import Card
from watten_tutor.core.game import Game, after, begin
from watten_tutor.core.legality import legal_cards
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Reason
from watten_tutor.core.round import (
    Drawing,
    IllegalMove,
    Round,
    dealer,
    legal_moves,
    outcome,
    play,
    spread,
)
from watten_tutor.core.round.moves import Lay, Move
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.trick import winning


class Players(Protocol):
    """Who shuffles and plays."""

    def pack(self) -> tuple[Card, ...]:
        """The next pack."""

    def move(self, now: Round | Drawing) -> Move | None:
        """The next move; None if there is none."""


def draw(ruleset: RuleSet, players: Players) -> Iterator[str | Game]:
    """The lines of the draw for the first deal, then the game that begins with it."""
    now = spread(ruleset, players.pack())
    yield f"spread {signs(now.pack)}"
    while not now.is_over and (move := players.move(now)) is not None:
        now = play(now, move)
        yield write_move(move)
        yield "  " + "; ".join(
            [*(f"tied {by_seat(tie)}" for tie in now.tied), f"drawn {by_seat(now.drawn) or '-'}"]
        )
    yield _because(dealer(now).reasons)
    yield begin(ruleset, dealer(now).value)


def state_of(game: Game) -> str:
    """A game between two hands."""
    parts = [f"game dealer {int(game.dealer)}", f"score {points(game.score)}"]
    parts += [f"bummerl {points(game.bummerl)}", f"games {points(game.games)}"] if game.games else []
    parts += [f"winners {' '.join(map(team, game.winners))}"] if game.winners else []
    return "; ".join(parts)


def hand(game: Game, players: Players) -> Iterator[str | Game]:
    """The lines of one hand, then the game after it."""
    yield state_of(game)
    now = game.deal(players.pack())
    yield f"pack {signs(now.pack)}"
    while not now.is_over and (move := players.move(now)) is not None:
        yield write_move(move)
        try:
            then = play(now, move)
        except IllegalMove as error:
            yield f"  refused {_steps(error.reasons)}"
            continue
        yield f"  {_state(then)}"
        if isinstance(move, Lay):
            yield f"  why {_steps(_why(now.in_play, move, then.in_play))}"
        held, was = _hands(then), _hands(now)
        if changed := [f"{seat} {held[seat]}" for seat in sorted(held) if held[seat] != was.get(seat)]:
            yield f"  hands {'; '.join(changed)}"
        if not then.is_over:
            yield f"  may {_may(then)}"
        now = then
    if not now.is_over:
        yield "not over"
        return
    ended = outcome(now).value
    scored = after(game, now)
    awards = [f"{' '.join(map(team, each.teams))} {each.points:+}" for each in ended.awards]
    again = ["deals again"] if ended.deals_again else []
    yield "; ".join([f"outcome {team(ended.winner or ()) or '-'}", *awards, *again])
    yield _because(scored.reasons)
    yield scored.value


def _state(now: Round) -> str:
    """The stage, and whatever is not as it was at the beginning."""
    told = {
        "taken": by_seat(now.taken),
        "declined": "yes" if now.declined else "",
        "asked": " ".join(sorted(each.value for each in now.asked)),
        "request": f"{now.request[0].value} by {int(now.request[1])}" if now.request else "",
        "swapped": "yes" if now.swapped else "",
        "shown": by_seat(now.shown.items()),
        "turned": str(now.turned or ""),
        "schlag": now.schlag.value if now.schlag else "",
        "trump": now.trump.value if now.trump else "",
        "out": team(now.out),
        "stock": str(len(now.deal.stock)) if now.deal and not now.position else "",
        "ended": f"{now.ended[0].value} by {int(now.ended[1])} {now.what}".strip() if now.ended else "",
    }
    told = {name: value for name, value in told.items() if value}
    if now.position is not None:
        told = {"ended": told["ended"]} if now.ended else {}
        told |= _play(now.position)
    return "; ".join([now.stage.value, *(f"{name} {value}" for name, value in told.items())])


def _play(position: Position) -> dict[str, str]:
    worth = None if position.is_bohemian else stake(position)
    called = " call" if position.trick.called else ""
    laid = by_seat((each.seat, each.card) for each in position.trick.plays)
    found = {
        "worth": str(worth.value) if worth is not None else "",
        "choice": position.gespannt_choice or "",
        "trick": laid + called,
        "tricks": "-".join(str(position.taken_by(side)) for side in position.sides),
        "bets": ", ".join(
            f"{int(bet.by)} {bet.do} {bet.at[0]}.{bet.at[1]}" for bet in position.bets if bet.at
        ),
    }
    return {name: value for name, value in found.items() if value}


def _hands(now: Round) -> dict[int, str]:
    if now.position is not None:
        return {int(seat): signs(each.cards) for seat, each in now.position.hands.items()}
    return {int(seat): signs(each) for seat, each in now.deal.hands.items()} if now.deal else {}


def _may(now: Round) -> str:
    """Who may do what, with the number of ways where there are several."""
    who: dict[tuple[str, int], str] = {}
    for (seat, what), ways in Counter((int(move.seat), _briefly(move)) for move in legal_moves(now)).items():
        who[what, ways] = f"{who.get((what, ways), '')}{seat}"
    return "; ".join(f"{who[what, ways]} {what}{f' {ways}' if ways > 1 else ''}" for what, ways in who)


def _briefly(move: Move) -> str:
    said = getattr(move, "do", getattr(move, "choice", ""))
    called = "call" if isinstance(move, Lay) and move.called else ""
    return " ".join(filter(None, [word_of(move), said, called]))


def _why(before: Position, move: Lay, after_it: Position) -> Iterator[Reason]:
    """What the card does in the trick, and what bound or freed its player."""
    trick = after_it.trick
    yield winning(after_it.ranking, trick, after_it.players).reasons[len(trick.plays) - 1]
    if len(trick.plays) > 1:
        yield from legal_cards(before.turn_of(move.seat), before.hands[move.seat].cards).reasons


def _steps(reasons: tuple[Reason, ...] | Iterator[Reason]) -> str:
    return " ".join(dict.fromkeys(each.step for each in reasons))


def _because(reasons: tuple[Reason, ...]) -> str:
    """Each reason by its rule and, where that is another word, by its sentence."""
    told = (each.rule if each.rule == each.step else f"{each.rule} ({each.step})" for each in reasons)
    return "because " + ", ".join(dict.fromkeys(told))
