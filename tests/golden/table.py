"""A whole golden file: made by chance from a recipe, or played again from its own lines."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from random import Random

from tests.golden.notation import cards, read_move, read_points
from tests.golden.record import Players, draw, hand, state_of
from watten_tutor.core.cards import Card
from watten_tutor.core.game import Game, begin
from watten_tutor.core.round import Drawing, Round, Stage
from watten_tutor.core.round.moves import Move
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.solver.playout import choose, shuffled


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a golden file is made.

    Attributes:
        rules: the rule set's name.
        seed: which random game.
        shows: what must be found in the file (patterns), for what its rule set or option has of its own.
        hands: how many hands.
        draws: whether the draw for the first deal is played first.
        game: how the game stands before the first hand, as `state_of` writes it; a new game if left out.
        asides: moves before the first card of the last hand that are never made by chance; some are refused.
    """

    rules: str
    seed: int
    shows: tuple[str, ...]
    hands: int = 1
    draws: bool = False
    game: str = ""
    asides: tuple[str, ...] = ()


def made(recipe: Recipe) -> str:
    """The file for a recipe."""
    ruleset = load_ruleset(recipe.rules)
    head = [f"rules {ruleset.name}", f"shows {', '.join(recipe.shows)}"]
    start = None if recipe.draws else read_game(ruleset, recipe.game)
    by_chance = ByChance(ruleset, Random(recipe.seed))

    def sit_down(number: int) -> Players:
        return replace(by_chance, asides=[*recipe.asides]) if number == recipe.hands else by_chance

    return _text([*head, *_lines(ruleset, start, recipe.hands, sit_down)])


def played_again(text: str, sit_down: Callable[[Iterator[str]], Players] | None = None) -> str:
    """What the engine of today makes of the packs and moves of a file.

    Args:
        text: the file.
        sit_down: who plays, given the lines; by default those who do what the lines say.
    """
    lines = text.splitlines()
    ruleset = load_ruleset(lines[0].removeprefix("rules "))
    first = lines[2]
    start = None if first.startswith("spread") else read_game(ruleset, first.removeprefix("game "))
    players = (sit_down or Written)(iter(lines[2:]))
    hands = sum(line.startswith("pack ") for line in lines)
    return _text([*lines[:2], *_lines(ruleset, start, hands, lambda number: players)])


def _lines(
    ruleset: RuleSet, game: Game | None, hands: int, sit_down: Callable[[int], Players]
) -> Iterator[str]:
    if game is None:
        *told, game = draw(ruleset, sit_down(0))
        yield from told
    for number in range(1, hands + 1):
        if game.is_over:
            break
        for each in hand(game, sit_down(number)):
            if isinstance(each, Game):
                game = each
            else:
                yield each
    yield state_of(game)


def _text(lines: list[str]) -> str:
    return "\n".join(lines) + "\n"


def read_game(ruleset: RuleSet, text: str) -> Game:
    """A game as `state_of` writes it; what is left out is that of a new one dealt by the last seat."""
    told = dict(part.split(maxsplit=1) for part in text.removeprefix("game ").split("; ") if part)
    score = read_points(told["score"]) if "score" in told else None
    players = len(score) if score is not None and ruleset.game == "bohemian" else ruleset.players
    game = begin(ruleset, Seat(told.get("dealer", players - 1)), players)
    counts = {name: read_points(told[name]) for name in ("bummerl", "games") if name in told}
    return replace(game, score=score or game.score, **counts)


@dataclass(slots=True)
class ByChance:
    """Players who shuffle and play by chance, after the asides they are told to make."""

    ruleset: RuleSet
    chance: Random
    asides: list[str] = field(default_factory=list)

    def pack(self) -> tuple[Card, ...]:
        """A shuffled pack."""
        return shuffled(self.ruleset, self.chance)

    def move(self, now: Round | Drawing) -> Move | None:
        """The next aside once the cards can be played, else a move by chance."""
        if self.asides and isinstance(now, Round) and now.stage is Stage.PLAY:
            return read_move(self.asides.pop(0))
        return choose(now, self.chance)


@dataclass(slots=True)
class Written:
    """Players who do what the lines of a file say."""

    lines: Iterator[str]
    next: str | None = None

    def pack(self) -> tuple[Card, ...]:
        """The next pack of the file; what stands before it is left."""
        while (line := self._peek()) is not None and not line.startswith(("pack ", "spread ")):
            self.next = None
        assert line is not None
        self.next = None
        return cards(line.partition(" ")[2])

    def move(self, now: Round | Drawing) -> Move | None:
        """The next move of this hand; None if the file has no more."""
        while (line := self._peek()) is not None and line.startswith("  "):
            self.next = None
        if line is None or not line[0].isdigit():
            return None
        self.next = None
        return read_move(line)

    def _peek(self) -> str | None:
        if self.next is None:
            self.next = next(self.lines, None)
        return self.next
