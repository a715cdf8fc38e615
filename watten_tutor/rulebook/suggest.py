"""Refusing an unknown name with the one that was probably meant."""

import difflib
from collections.abc import Iterable

from watten_tutor.core.errors import RuleSetError


def unknown(code: str, found: str, allowed: Iterable[str], aliases: Iterable[str] = ()) -> RuleSetError:
    """The error for an unknown name, with facts `found`, `allowed` and `suggestion` (or None).

    Args:
        code: `unknown-ruleset`, `unknown-option` or `unknown-flag`.
        found: what was written.
        allowed: the names to list.
        aliases: further names that count, but are not listed.

    Example:
        >>> unknown("unknown-option", "gaute", ["guate", "beasn"]).facts["suggestion"]
        'guate'
    """
    names = tuple(allowed)
    close = difflib.get_close_matches(found.casefold(), (*names, *aliases), n=1)
    return RuleSetError(code, found=found, allowed=names, suggestion=close[0] if close else None)
