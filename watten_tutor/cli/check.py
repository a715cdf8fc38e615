"""`watten-tutor check`: whole folders of scenarios read, and their answers worked out anew."""

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import click

from watten_tutor.cli.checking import Checked, check_file
from watten_tutor.cli.language import LANG, language
from watten_tutor.cli.ruleset import RULES
from watten_tutor.cli.watch import changes, follow
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.i18n import Catalogue, catalogue
from watten_tutor.quiz.level import level
from watten_tutor.quiz.questions import solve
from watten_tutor.quiz.themes import themes
from watten_tutor.scenario.scenario import Scenario

EPILOG = """\b
Examples:
  watten-tutor check scenarios
  watten-tutor check my-first.yaml my-class/ --lang it
  watten-tutor check my-class --watch
"""


@click.command(epilog=EPILOG)
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@LANG
@click.option("--rules", type=RULES, help="Check under these rules instead of those in the files.")
@click.option(
    "--summary/--no-summary",
    default=None,
    help="Count by level, theme, question and rule.  [default: for a folder or several files]",
)
@click.option("--watch", is_flag=True, help="Go on and check whatever is saved, until Ctrl-C.")
def check(
    paths: tuple[Path, ...], lang: str | None, rules: RuleSet | None, summary: bool | None, watch: bool
) -> None:
    """Check scenario files and folders.

    Every problem is told as `file:line:col: code: message`; the exit status is 1 if there is any. Answers
    that the files state are compared with those the rules force. With --watch files and folders need not be
    there yet, and Ctrl-C ends it with exit status 0.
    """
    say = catalogue(language(lang))
    try:
        seen = changes(paths)
        files = next(seen).saved
        results = _check(files, rules, say)
        for told in results.values():
            for line in told.lines:
                click.echo(line)
        if not files:
            click.echo(say.text("check.no-files", paths=", ".join(map(str, paths))), err=True)
        elif summary if summary is not None else len(files) > 1 or any(files.values()):
            _summarise([told.scenario for told in results.values() if told.scenario is not None], say)
        broken = sum(bool(told.lines) for told in results.values())
        if files:
            click.echo(say.text("check.result", n=len(files), broken=broken))
        if watch:
            follow(seen, files, results, lambda root, file: check_file(root, file, rules, say.language), say)
    except KeyboardInterrupt:
        if not watch:
            raise
        click.echo()
        return
    if broken or not files:
        sys.exit(1)


def _check(files: Mapping[Path, Path | None], rules: RuleSet | None, say: Catalogue) -> dict[Path, Checked]:
    """All files checked, with a bar where somebody looks on."""
    results = {}
    with click.progressbar(
        files.items(), label=say.text("check.progress"), file=sys.stderr, hidden=not sys.stderr.isatty()
    ) as bar:
        for file, root in bar:
            results[file] = check_file(root, file, rules, say.language)
    return results


def _summarise(scenarios: list[Scenario], say: Catalogue) -> None:
    """Count by level, theme, question and rule; a scenario counts once for each theme and each rule."""
    levels = Counter(map(level, scenarios))
    click.echo(say.text("check.by-level"))
    for each, count in sorted(levels.items()):
        click.echo(f"  {count:5}  {each}")
    proofs = (solve(each.position, each.question) for each in scenarios)
    counted = {
        "check.by-theme": Counter(theme for each in scenarios for theme in themes(each)),
        "check.by-question": Counter(each.question.kind for each in scenarios),
        "check.by-rule": Counter(
            rule for proof in proofs for rule in sorted({each.rule for each in proof.reasons})
        ),
    }
    for key, counts in counted.items():
        if counts:
            click.echo(say.text(key))
            for name, count in counts.most_common():
                click.echo(f"  {count:5}  {name}")
