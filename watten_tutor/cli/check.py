"""`watten-tutor check`: whole folders of scenarios read, and their answers worked out anew."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import click

from watten_tutor.cli.language import LANG, language
from watten_tutor.cli.ruleset import RULES
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.i18n import Catalogue, catalogue
from watten_tutor.quiz.check import problems
from watten_tutor.quiz.questions import solve
from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError
from watten_tutor.scenario.library import find
from watten_tutor.scenario.load import load_file
from watten_tutor.scenario.scenario import Scenario, ScenarioSet

EPILOG = """\b
Examples:
  watten-tutor check scenarios
  watten-tutor check my-first.yaml my-class/ --lang it
"""
SUFFIXES = (".yaml", ".yml")


@click.command(epilog=EPILOG)
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@LANG
@click.option("--rules", type=RULES, help="Check under these rules instead of those in the files.")
@click.option(
    "--summary/--no-summary", default=True, help="Count the scenarios by question and rule at the end."
)
def check(paths: tuple[Path, ...], lang: str | None, rules: RuleSet | None, summary: bool) -> None:
    """Check scenario files and folders.

    Every problem is told as `file:line:col: code: message`; the exit status is 1 if there is any. Answers
    that the files state are compared with those the rules force.
    """
    say = catalogue(language(lang))
    files = list(scenario_files(paths))
    if not files:
        click.echo(say.text("check.no-files", paths=", ".join(map(str, paths))), err=True)
        sys.exit(1)
    good: list[Scenario] = []
    broken = 0
    with click.progressbar(
        files, label=say.text("check.progress"), file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:
        for root, file in bar:
            lines, scenario = _check(root, file, rules, say.language)
            broken += bool(lines)
            for line in lines:
                click.echo(line)
            if scenario is not None:
                good.append(scenario)
    if summary:
        _summarise(good, say)
    click.echo(say.text("check.result", n=len(files), broken=broken))
    if broken:
        sys.exit(1)


def scenario_files(paths: Iterable[Path]) -> Iterator[tuple[Path | None, Path]]:
    """Every scenario file, with the folder given that it lies in; a file given by name stands alone."""
    for path in paths:
        if path.is_dir():
            found = sorted(each for each in path.rglob("*") if each.suffix in SUFFIXES and each.is_file())
            yield from ((path, each) for each in found if each.name != "lesson.yaml")
        else:
            yield None, path


def _check(
    root: Path | None, file: Path, rules: RuleSet | None, lang: str
) -> tuple[list[str], Scenario | None]:
    """The problems of a file, one a line, and its scenario if it has none."""
    try:
        scenario = load_file(file, rules=rules, root=root)
    except ScenarioError as error:
        return [each.format(str(file), lang) for each in error.diagnostics], None
    if isinstance(scenario, ScenarioSet):
        return [each.format(str(file), lang) for each in _missing(scenario, root or file.parent)], None
    found = [each.format(str(file), lang) for each in problems(scenario)]
    return found, None if found else scenario


def _missing(listed: ScenarioSet, root: Path) -> Iterator[Diagnostic]:
    """A problem for each id of a list that is neither beside it nor shipped."""
    for name, (line, col) in zip(listed.scenarios, listed.places, strict=True):
        if not (root / f"{name}.yaml").is_file():
            try:
                find(name)
            except ScenarioError as error:
                yield from (replace(each, line=line, col=col) for each in error.diagnostics)


def _summarise(scenarios: list[Scenario], say: Catalogue) -> None:
    """Count by question and by rule; a scenario counts once for each rule of its proof."""
    questions = Counter(each.question.kind for each in scenarios)
    proofs = (solve(each.position, each.question) for each in scenarios)
    rules = Counter(rule for proof in proofs for rule in sorted({each.rule for each in proof.reasons}))
    for key, counts in (("check.by-question", questions), ("check.by-rule", rules)):
        if counts:
            click.echo(say.text(key))
            for name, count in counts.most_common():
                click.echo(f"  {count:5}  {name}")
