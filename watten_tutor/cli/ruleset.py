"""A rule set named on the command line, refused in one line with what it could mean."""

import click

from watten_tutor.cli.language import language
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.diagnostics import diagnose


class RulesType(click.ParamType[RuleSet]):
    """A rule set name with options, as `tyrolean+target-18`."""

    name = "SET"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> RuleSet:
        """Read the name; a rule set passes through."""
        if isinstance(value, RuleSet):
            return value
        try:
            return load_ruleset(str(value))
        except RuleSetError as error:
            # `--lang` is eager, so it is read before; click leaves a mark of its own where it is not given
            given = ctx.params.get("lang") if ctx else None
            lang = language(given if isinstance(given, str) else None)
            self.fail(diagnose(error).sentences(lang), param, ctx)


RULES = RulesType()
