"""`watten-tutor bench`: how fast it is, side by side with programs that do the like."""

import os
import platform
import sys
from collections.abc import Iterator

import click

from watten_tutor.cli.benchmarks.measure import Measured, Spread, measured, rounds
from watten_tutor.cli.benchmarks.peers import NoPeer
from watten_tutor.cli.benchmarks.rows import ROWS, Row
from watten_tutor.cli.language import LANG, language
from watten_tutor.cli.paper import columns, paragraph
from watten_tutor.i18n import Catalogue, catalogue

EPILOG = """\b
Examples:
  watten-tutor bench
  watten-tutor bench load explain --rounds 15
  watten-tutor bench growth --lang de
"""
FEW = 3
"""Rounds of a row whose rounds take long."""


@click.command(epilog=EPILOG)
@click.argument("rows", nargs=-1, type=click.Choice(tuple(ROWS)), metavar="[ROW]...")
@LANG
@click.option(
    "--rounds",
    "number",
    type=click.IntRange(1, 1000),
    default=7,
    show_default=True,
    help="How often both sides do their work.",
)
def bench(rows: tuple[str, ...], lang: str | None, number: int) -> None:
    """Time our work and a peer's in turn, and print the ratios; all ROWS unless some are named.

    Rows: import, load, load-and-answer, growth, explain, answer. Seconds depend on the machine, ratios
    hardly: of each row you see smallest, middle and largest. python-chess, the peer of some rows, is
    installed with `pip install watten-tutor[bench]`.
    """
    say = catalogue(language(lang))
    chosen = [ROWS[name] for name in dict.fromkeys(rows or ROWS)]
    click.echo(say.text("bench.machine", **machine()))
    lacking = False
    for row in chosen:
        try:
            found = measured(_taken(row, number, say))
        except NoPeer as error:
            lacking = True
            click.echo(f"\n{say.text('bench.no-peer', row=row.name, peer=str(error))}", err=True)
            continue
        click.echo("\n" + "\n".join(_told(row, found, say)))
    if lacking:
        sys.exit(1)


def machine() -> dict[str, object]:
    """Where it runs.

    Example:
        >>> sorted(machine())
        ['n', 'python', 'system']
    """
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "n": os.cpu_count() or 1,
    }


def _taken(row: Row, number: int, say: Catalogue) -> list[tuple[float, float]]:
    """The rounds of a row, behind a progress bar."""
    number = min(number, FEW) if row.slow else number
    contest = row.contest()
    with click.progressbar(
        rounds(contest, number), number, row.name, file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:
        return list(bar)


def _told(row: Row, found: Measured, say: Catalogue) -> Iterator[str]:
    ratio, width = row.ratio(found), columns()
    yield click.style(row.name, bold=True)
    for side, spread in (("ours", found.ours), ("peer", found.peer)):
        work = say.text(f"bench.{row.name}.{side}")
        yield paragraph(say.text("bench.side", work=work, time=_time(spread.middle)), width, "  ", "    ")
    kind = "speed" if row.counts_speed else "time"
    numbers = dict(zip(("least", "middle", "most"), map(_number, _values(ratio)), strict=True))
    yield paragraph(say.text(f"bench.ratio.{kind}", **numbers), width, "  ", "    ")
    aims = {"floor": _number(row.floor), "goal": _number(row.goal)}
    yield paragraph(say.text(f"bench.reached.{row.reached(ratio.middle)}", **aims), width, "  ", "    ")


def _values(spread: Spread) -> tuple[float, float, float]:
    return spread.least, spread.middle, spread.most


def _number(value: float) -> str:
    """Two digits that count.

    Example:
        >>> [_number(each) for each in (0.0567, 1.0, 2.345, 27.4)]
        ['0.057', '1.00', '2.35', '27.4']
    """
    return f"{value:.3f}" if value < 0.1 else f"{value:.2f}" if value < 10 else f"{value:.1f}"


def _time(value: float) -> str:
    """Seconds in the unit that reads best.

    Example:
        >>> [_time(each) for each in (0.0000071, 0.0032, 1.5)]
        ['7.10 µs', '3.20 ms', '1.50 s']
    """
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if value >= size:
            return f"{_number(value / size)} {unit}"
    return f"{_number(value / 1e-6)} µs"
