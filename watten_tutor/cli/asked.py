"""The scenario a command is asked about."""

import sys

import click

from watten_tutor.core.ruleset import RuleSet
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.library import find
from watten_tutor.scenario.scenario import Scenario


def scenario_of(file: str, rules: RuleSet | None, lang: str) -> Scenario:
    """The scenario of a file or id; ends the command after telling every problem if there is none."""
    try:
        return find(file, rules=rules)
    except ScenarioError as error:
        click.echo(error.format(lang), err=True)
        sys.exit(1)
