"""Flags and their values in people's words, and where a flag has anything to say."""

from collections.abc import Callable, Mapping

from watten_tutor.core.ruleset import FlagValue, RuleSet
from watten_tutor.i18n import catalogue
from watten_tutor.rulebook.values import format_value

BOHEMIAN_FLAGS = frozenset(
    {
        "deck",
        "kritische",
        "weli",
        "six_schlag",
        "schoeneres",
        "first_dealer",
        "match",
        "game",
        "tally",
        "signals",
    }
)
"""What can differ in Bohemian Watten, which has no announcement, no bets, no teams and no target (S2).

How many play is told by whoever sits down.
"""

_NEEDS: Mapping[str, Callable[[RuleSet], bool]] = {
    "weli": lambda r: r.deck == 33,
    "duty_binds": lambda r: r.duty != "none",
    "duty_exempt": lambda r: r.duty != "none",
    "duty_satisfied_by": lambda r: r.duty != "none",
    "call_partner": lambda r: r.call != "none" and r.players != 2,
    "call_lapses": lambda r: r.call != "none",
    "signals": lambda r: r.players != 2,
    "tally": lambda r: r.is_bohemian,
}


def flag_name(flag: str, language: str) -> str:
    """What a flag is about.

    Example:
        >>> flag_name("target", "en")
        'points to win the game'
    """
    return catalogue(language).text(f"flag.{flag}")


def value_key(flag: str, value: FlagValue) -> str:
    """The catalogue key of the phrase for a value.

    Example:
        >>> value_key("packets", (3, 2)), value_key("guate", True)
        ('flag.packets.3-2', 'flag.guate.yes')
    """
    word = format_value(value).strip("[]").replace(", ", "-") or "none"
    return f"flag.{flag}.{word}"


def value_said(flag: str, value: FlagValue, language: str) -> str:
    """A flag's value as people say it.

    Example:
        >>> value_said("packets", (3, 2), "en")
        '3, then 2'
    """
    return catalogue(language).text(value_key(flag, value))


def says_something(flag: str, ruleset: RuleSet) -> bool:
    """Whether the flag bears on this rule set at all; the call's partner does not where there is no call.

    Example:
        >>> says_something("call_partner", RuleSet()), says_something("target", RuleSet())
        (False, True)
    """
    if ruleset.is_bohemian and flag not in BOHEMIAN_FLAGS:
        return False
    needs = _NEEDS.get(flag)
    return needs is None or needs(ruleset)
