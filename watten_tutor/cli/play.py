"""`watten-tutor play`: a whole random game, told move by move with every reason."""

import sys
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from random import Random, SystemRandom

import click

from watten_tutor.cli.language import LANG, language
from watten_tutor.cli.paper import columns, paragraph, title
from watten_tutor.cli.ruleset import RULES
from watten_tutor.cli.telling import Teller
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.i18n import DECKS, Speech
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.solver.playout import PlayedHand, after_draw, draw, hands

NAMES = ("Anna", "Ben", "Carla", "Dan", "Eva", "Franz")
"""Who sits at the table, as many as the rule set has players."""

MOST_SEEDS = 1_000_000
"""A seed that one can type in again."""

EPILOG = """\b
Examples:
  watten-tutor play
  watten-tutor play --rules bavarian-classic --seed 7 --hands 2
  watten-tutor play --rules tyrolean+guate --lang de --deck german | less
  watten-tutor play --rules bohemian --brief
"""


@click.command(epilog=EPILOG)
@click.option("--rules", type=RULES, help="The rule set, with options if you like.  [default: tyrolean]")
@click.option("--seed", type=click.IntRange(min=0), help="Which game; the same seed is the same game again.")
@click.option("--hands", "most", type=click.IntRange(min=1), help="Stop after so many hands.")
@click.option("--brief", is_flag=True, help="Tell the moves only, without reasons.")
@LANG
@click.option(
    "--deck", type=click.Choice(DECKS), default="french", help="The signs on the cards.  [default: french]"
)
def play(
    rules: RuleSet | None, seed: int | None, most: int | None, brief: bool, lang: str | None, deck: str
) -> None:
    """Play a whole game at random and tell it, every move with its reasons.

    First the draw for the deal, then hand by hand: cut, cards, announcement, tricks, bets and the score,
    until the game is won. Every reason names the rule it rests on.
    """
    ruleset = load_ruleset("tyrolean") if rules is None else rules
    chosen = SystemRandom().randrange(MOST_SEEDS) if seed is None else seed
    speech = Speech(language(lang), deck, NAMES[: ruleset.players])
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    width = columns()
    told = _game(Teller(speech, ruleset, width, brief), Random(chosen), most)
    for line in chain(_head(ruleset, chosen, speech, width), told):
        click.echo(line)


def _head(ruleset: RuleSet, seed: int, speech: Speech, width: int) -> Iterator[str]:
    """The rule set, the seed, and what this is."""
    yield title(speech.text("play.title", rules=ruleset_title(ruleset, speech.language)), width)
    yield paragraph(speech.text("play.how"), width)
    again = f"watten-tutor play --rules {_typed(ruleset.name)} --seed {seed}"
    yield speech.text("play.again", command=again)


def _typed(name: str) -> str:
    """A rule set's name as one types it; braces and blanks have a meaning of their own there."""
    return f'"{name}"' if "{" in name else name


def _game(teller: Teller, chance: Random, most: int | None) -> Iterator[str]:
    drawn = draw(teller.ruleset, chance)
    yield from teller.draw(drawn)
    yield from _hands(teller, islice(hands(after_draw(drawn), chance), most))


def _hands(teller: Teller, played: Iterable[PlayedHand]) -> Iterator[str]:
    number, last = 0, None
    for number, last in enumerate(played, 1):
        yield from teller.hand(number, last)
    assert last is not None
    if not last.scored.value.is_over:
        yield from ("", teller.speech.text("play.goes-on", n=number))
