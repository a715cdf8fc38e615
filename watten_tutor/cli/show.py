"""`watten-tutor show`: a position as text or picture, with the order of the cards."""

import sys
from pathlib import Path

import click

from watten_tutor.cli.asked import scenario_of
from watten_tutor.cli.language import LANG, language
from watten_tutor.cli.ruleset import RULES
from watten_tutor.core.cards import Card
from watten_tutor.core.errors import NotYetAnswered, Unanswerable
from watten_tutor.core.ranking import Rung
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.trick import suit_led
from watten_tutor.course.prose import plain_text
from watten_tutor.i18n import DECKS, Speech
from watten_tutor.picture.ladder import initials, ladder_scene
from watten_tutor.picture.page import sheet
from watten_tutor.picture.svg import render
from watten_tutor.picture.table import table_scene
from watten_tutor.picture.text import ladder_text, table_text, wrapped
from watten_tutor.picture.view import TableView, table_view, without_turn
from watten_tutor.quiz.ask import put
from watten_tutor.quiz.check import problems
from watten_tutor.quiz.hidden import hides_turn, shown, tricks_told
from watten_tutor.quiz.level import level
from watten_tutor.quiz.questions import KINDS
from watten_tutor.quiz.themes import theme_names, themes
from watten_tutor.quiz.told import told as said_before
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.scenario.scenario import Scenario

EPILOG = """\b
Examples:
  watten-tutor show who-wins/spitz-over-linker
  watten-tutor show my.yaml --lang de --deck german --svg my.svg
"""


@click.command(epilog=EPILOG)
@click.argument("file")
@LANG
@click.option(
    "--deck", type=click.Choice(DECKS), default="french", help="The signs on the cards.  [default: french]"
)
@click.option("--rules", type=RULES, help="Show it under these rules instead of those in the file.")
@click.option(
    "--svg", type=click.Path(path_type=Path, dir_okay=False), help="Also draw the picture into this file."
)
def show(file: str, lang: str | None, deck: str, rules: RuleSet | None, svg: Path | None) -> None:
    """Show the position in a scenario FILE, or in a shipped scenario by its id.

    Prints the table, the question and the order of all cards; tells no answer.
    """
    tongue = language(lang)
    scenario = scenario_of(file, rules, tongue)
    if scenario.question.inner.kind not in KINDS:  # known by name only, so nobody can put it in words
        click.echo(
            "\n".join(each.format(scenario.path or file, tongue) for each in problems(scenario)), err=True
        )
        sys.exit(1)
    scenario = shown(scenario)
    speech = Speech(tongue, deck, scenario.names)
    view = table_before(scenario, tongue)
    rungs, marks = ladder(scenario)
    click.echo("\n\n".join(blocks(scenario, view, rungs, marks, speech)))
    if svg is not None:
        _draw(svg, view, rungs, marks, speech)


def table_before(scenario: Scenario, tongue: str) -> TableView:
    """The table as it is seen before the answer."""
    position = scenario.position
    view = table_view(position, scenario.names, rules=ruleset_title(position.ruleset, tongue))
    return without_turn(view) if hides_turn(scenario) else view


def ladder(scenario: Scenario) -> tuple[tuple[Rung, ...], dict[Card, str]]:
    """The order of all cards, and the initials of those who played some of them."""
    position = scenario.position
    if position.declaration is None:
        return (), {}
    short = initials(scenario.names)
    marks = {play.card: short[play.seat] for play in position.trick.plays}
    return position.ranking.rungs(suit_led(position.ranking, position.trick)), marks


def blocks(
    scenario: Scenario, view: TableView, rungs: tuple[Rung, ...], marks: dict[Card, str], speech: Speech
) -> list[str]:
    """All that is told before the answer, in paragraphs; without rungs no order of the cards."""
    texts = (scenario.title, scenario.story)
    told = [wrapped(plain_text(each, speech)) for each in texts if each is not None]
    told.insert(int(scenario.title is not None), about(scenario, speech))
    asked = "\n".join(wrapped(each.text(speech)) for each in put(scenario.question))
    before = (*tricks_told(scenario), *said_before(scenario.position))
    said = "\n".join(wrapped(each.text(speech)) for each in before)
    ladder = ladder_text(rungs, speech, marks) if rungs else ""
    return [each for each in (*told, table_text(view, speech), said, asked, ladder) if each]


def about(scenario: Scenario, speech: Speech) -> str:
    """The level and the themes, in one line; nothing where the question cannot be answered."""
    try:
        hard, words = level(scenario), themes(scenario)
    except (NotYetAnswered, Unanswerable):
        return ""
    return wrapped(
        speech.text("show.about", level=hard, n=len(words), themes=theme_names(words, speech.language))
    )


def _draw(
    file: Path, view: TableView, rungs: tuple[Rung, ...], marks: dict[Card, str], speech: Speech
) -> None:
    ladder = (ladder_scene(rungs, speech, width=560, marks=marks),) if rungs else ()
    page = sheet(table_scene(view, speech), *ladder)
    try:
        file.write_text(render(page, deck=speech.deck, lang=speech.language), "utf-8")
    except OSError as error:
        click.echo(speech.text("show.unwritable", file=str(file), reason=str(error.strerror)), err=True)
        sys.exit(1)
    click.echo(f"\n{speech.text('show.written', file=str(file))}")
