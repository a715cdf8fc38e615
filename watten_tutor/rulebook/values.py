"""Flag values as people write them: `yes`, `18`, `[K♥, 6♦, 7♣]`."""

from collections.abc import Mapping

from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.ruleset import FLAGS, FlagValue
from watten_tutor.rulebook.suggest import unknown

_SAME_WORD = {"true": "yes", "false": "no"}


def format_value(value: object) -> str:
    """A flag's value as rule set names print it.

    Example:
        >>> format_value(True), format_value((3, 2)), format_value("first_trick")
        ('yes', '[3, 2]', 'first_trick')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return "[" + ", ".join(format_value(each) for each in value) + "]"
    return str(value)


def parse_value(flag: str, written: object) -> FlagValue:
    """The value of a flag from text, or from what a YAML or JSON reader made of it.

    Raises:
        RuleSetError: `unknown-flag`, or `flag-value` for a value the flag does not have.

    Example:
        >>> parse_value("guate", "yes"), parse_value("schlecken", False), parse_value("packets", [2, 3])
        (True, 'no', (2, 3))
    """
    if flag not in FLAGS:
        raise unknown("unknown-flag", flag, FLAGS)
    words = _words_of(flag)
    try:
        return words[_word(written)]
    except KeyError:
        raise RuleSetError("flag-value", flag=flag, found=_word(written), allowed=tuple(words)) from None


def parse_flags(written: Mapping[str, object]) -> dict[str, FlagValue]:
    """Several flags at once, in the order of the table of flags.

    Raises:
        RuleSetError: as `parse_value` does.
    """
    parsed = {flag: parse_value(flag, value) for flag, value in written.items()}
    return {flag: parsed[flag] for flag in FLAGS if flag in parsed}


def _words_of(flag: str) -> dict[str, FlagValue]:
    """Each value of the flag by the text it prints as."""
    return {format_value(value): value for value in FLAGS[flag].values}


def _word(written: object) -> str:
    """One spelling for one value: `true` is `yes`, a list has `, ` between its parts."""
    if not isinstance(written, str):
        return format_value(written)
    word = written.strip()
    if word.startswith("[") and word.endswith("]"):
        parts = (part.strip() for part in word[1:-1].split(","))
        return format_value([part for part in parts if part])
    return _SAME_WORD.get(word.lower(), word)
