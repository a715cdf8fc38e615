"""What a rule set is called by people."""

from watten_tutor.core.ruleset import RuleSet
from watten_tutor.i18n import catalogue
from watten_tutor.rulebook.load import parse_name

_WITHOUT_BRACES = str.maketrans("", "", "{}")
"""Braces mark a map of flags in a file; people read the flags alone."""


def ruleset_title(ruleset: RuleSet | str, language: str) -> str:
    """The name of a rule set in a language, with its options and flags behind it.

    Args:
        ruleset: the rule set or its name.
        language: en, de or it.

    Example:
        >>> ruleset_title("bavarian+target-15", "de")
        'Bayerisch + target-15'
        >>> ruleset_title("tyrolean+{bummerl: winner}", "en")
        'Tyrolean + bummerl: winner'
    """
    name = parse_name(ruleset if isinstance(ruleset, str) else ruleset.name)
    return (
        str(name)
        .replace(name.base, catalogue(language).text(f"ruleset.{name.base}.name"), 1)
        .replace("+", " + ")
        .translate(_WITHOUT_BRACES)
    )
