"""Everything that can be said of a deal: what speaks against moves, how hands end, what the game comes to."""

from collections.abc import Iterator
from itertools import product
from random import Random

from tests.core.round.walks import universe, walks
from watten_tutor.core import game
from watten_tutor.core.bets import RAISE
from watten_tutor.core.cards import WELI, deck
from watten_tutor.core.reasons import Reason
from watten_tutor.core.round import Round, Stage, legal_moves, outcome, play, spread, start, violations
from watten_tutor.core.round.moves import (
    INFRINGEMENTS,
    Cut,
    Draw,
    Exchange,
    Infringe,
    LeaveTurned,
    MakeBet,
    Show,
    StayIn,
    StayOut,
    TakeTurned,
    Talk,
)
from watten_tutor.core.seats import Seat
from watten_tutor.rulebook.load import load_ruleset


def told() -> Iterator[Reason]:
    """Every reason about moves and what comes of them."""
    rng = Random(5)
    yield from _against_drawing()
    yield from _of_bohemian(rng)
    yield from _of_a_shown_weli()
    for walk in walks():
        for number, (now, _) in enumerate(walk.states):
            if number % 6 == 0 or now.stage is not Stage.PLAY:
                yield from (reason for move in universe(now, rng) for reason in violations(now, move))
            yield from _of_infringing(now)
        yield from outcome(walk.last).reasons
        yield from _of_game(walk.last)


def _against_drawing() -> Iterator[Reason]:
    now = spread(load_ruleset("tyrolean"), deck(33))
    for move in (Draw(Seat(1), 1), Draw(Seat(0), 99), Cut(Seat(0), 3)):
        yield from violations(now, move)
    while not now.is_over:
        now = play(now, legal_moves(now)[0])
    yield from violations(now, Draw(Seat(0), 1))


def _of_a_shown_weli() -> Iterator[Reason]:
    """The Weli shown for the Schlag where six is none."""
    flags = {"announced": "lowest_cards", "kritische": "[K♥, 7♦, 7♣]", "weli": "lowest_bell"}
    ruleset = load_ruleset("tyrolean+{" + ", ".join(f"{key}: {value}" for key, value in flags.items()) + "}")
    pack = [each for each in deck(33) if each != WELI]
    for place in range(33):
        now = play(start(ruleset, (*pack[:place], WELI, *pack[place:]), Seat(3)), Cut(Seat(2), 1))
        yield from violations(now, Show(now.forehand, WELI))


def _of_infringing(now: Round) -> Iterator[Reason]:
    for seat, what in product((Seat(0), Seat(1)), INFRINGEMENTS):
        against = violations(now, Infringe(seat, what))
        yield from against if against else outcome(play(now, Infringe(seat, what))).reasons
    yield from violations(now, Talk(Seat(0)))


def _of_game(last: Round) -> Iterator[Reason]:
    """The hand written down, in a game where each has won one already."""
    before = game.begin(last.ruleset, last.dealer)
    score = {**before.score, **last.score}
    last = Round(**{**_fields(last), "score": score})
    for won in (0, 1):
        games = dict.fromkeys(before.games, won)
        now = game.Game(last.ruleset, last.dealer, score, before.bummerl, games)
        yield from game.after(now, last).reasons


def _fields(now: Round) -> dict[str, object]:
    return {name: getattr(now, name) for name in Round.__dataclass_fields__}


def _of_bohemian(rng: Random) -> Iterator[Reason]:
    ruleset = load_ruleset("bohemian")
    for players in (2, 3, 4) * 4:
        now = game.begin(ruleset, Seat(players - 1), players)
        pack = list(deck(ruleset.deck))
        rng.shuffle(pack)
        deal = now.deal(pack)
        while not deal.is_over:
            for seat in map(Seat, range(players)):
                held = deal.deal.hands[seat] if deal.deal is not None else tuple(pack[:2])
                for move in (
                    StayOut(seat),
                    StayIn(seat),
                    TakeTurned(seat, pack[0]),
                    LeaveTurned(seat),
                    Exchange(seat, held[:4]),
                    Exchange(seat, (held[0], held[0])),
                    MakeBet(seat, RAISE),
                ):
                    yield from violations(deal, move)
            deal = play(deal, rng.choice(legal_moves(deal)))
        yield from game.after(now, deal).reasons
