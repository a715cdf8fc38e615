"""What a rule set is called by people."""

from watten_tutor.core.ruleset import RuleSet
from watten_tutor.i18n import catalogue
from watten_tutor.rulebook.load import parse_name


def ruleset_title(ruleset: RuleSet | str, language: str) -> str:
    """The name of a rule set in a language, with its options behind it.

    Args:
        ruleset: the rule set or its name.
        language: en, de or it.

    Example:
        >>> ruleset_title("bavarian+target-15", "de")
        'Bayerisch + target-15'
    """
    name = parse_name(ruleset if isinstance(ruleset, str) else ruleset.name)
    return (
        str(name)
        .replace(name.base, catalogue(language).text(f"ruleset.{name.base}.name"), 1)
        .replace("+", " + ")
    )
