"""Rule sets by name: `tyrolean+guate+target-18`, or a map of flags over a base.

A name is a rule set, then options joined by `+`, and at the end maybe single flags in braces:

    name    = set {"+" option} ["+{" flag ": " value {", " flag ": " value} "}"]

A set is a patch over its base, an option a patch over a set, single flags a patch over both. Beside its
flags a set may name its table of `signs`; without it, it has that of its base.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.ruleset import FlagValue, RuleSet
from watten_tutor.rulebook.clash import clashes
from watten_tutor.rulebook.data import changes, read
from watten_tutor.rulebook.suggest import unknown
from watten_tutor.rulebook.values import format_value, parse_flags, parse_value

_NAME = re.compile(r"(?P<names>[^{}]*?)(?:\+\s*\{(?P<flags>[^{}]*)\})?")
_FLAG = re.compile(r"(?:\[[^\]]*\]|[^,])+")  # a comma inside [ ] parts no flags
_LONGEST = 2000  # far more than a name with every option and flag; keeps hostile input cheap


@dataclass(frozen=True, slots=True)
class RuleSetName:
    """A rule set's name taken apart: the set, its options as listed, single flags in flag order.

    Example:
        >>> str(parse_name("bayerisch + target-18"))
        'bavarian+target-18'
        >>> str(parse_name({"base": "tyrolean", "target": 18, "guate": True}))
        'tyrolean+{guate: yes, target: 18}'
    """

    base: str
    options: tuple[str, ...] = ()
    flags: tuple[tuple[str, FlagValue], ...] = ()

    def __str__(self) -> str:
        """The canonical name, which `parse_name` reads back."""
        name = "+".join((self.base, *self.options))
        flags = ", ".join(f"{flag}: {format_value(value)}" for flag, value in self.flags)
        return f"{name}+{{{flags}}}" if flags else name


def ruleset_names() -> tuple[str, ...]:
    """Every named rule set, the base game first."""
    return tuple(read("index")["rulesets"])


def option_names() -> tuple[str, ...]:
    """Every option, in the order options are applied."""
    return tuple(read("index")["options"])


def load_ruleset(spec: str | Mapping[str, object]) -> RuleSet:
    """The rule set of this name, or of this map of flags over its `base` (default: `tyrolean`).

    Raises:
        RuleSetError: `unknown-ruleset`, `unknown-option`, `unknown-flag` (facts: `found`, `allowed`,
            `suggestion` or None), `flag-value` (and `flag`), or `option-clash` with facts `clash`
            (its sentence is `clash.<clash>`), `found` (the name) and `flags`.

    Example:
        >>> load_ruleset("tyrolean+target-18").target
        18
        >>> load_ruleset({"base": "tyrolean", "target": 18}).name
        'tyrolean+{target: 18}'
    """
    return _build(parse_name(spec))


def parse_name(spec: str | Mapping[str, object]) -> RuleSetName:
    """Take a name or a map apart, with aliases, order and spelling made canonical.

    Raises:
        RuleSetError: as `load_ruleset` does, clashes of flags excepted.
    """
    return _parse_text(spec) if isinstance(spec, str) else _parse_map(spec)


@lru_cache(maxsize=256)
def _parse_text(text: str) -> RuleSetName:
    parts = _NAME.fullmatch(text.strip()) if len(text) <= _LONGEST else None
    if parts is None:
        raise unknown("unknown-ruleset", text[:_LONGEST], ruleset_names())
    base, *options = (part.strip() for part in parts["names"].split("+"))
    name = _set(base)
    known = {_option(each) for each in options}
    if sum("target" in read(f"options/{each}")["flags"] for each in known) > 1:
        raise RuleSetError("option-clash", clash="two-targets", found=text, flags=("target",))
    in_order = tuple(each for each in option_names() if each in known)
    return RuleSetName(name, in_order, tuple(_parse_braces(parts["flags"] or "").items()))


def _parse_braces(text: str) -> dict[str, FlagValue]:
    written: dict[str, object] = {}
    for part in _FLAG.findall(text):
        flag, _, value = (each.strip() for each in part.partition(":"))
        if flag in written:
            raise RuleSetError("option-clash", clash="flag-twice", found=text, flags=(flag,))
        written[flag] = value
    return parse_flags(written)


def _parse_map(written: Mapping[str, object]) -> RuleSetName:
    base = written.get("base", "tyrolean")
    name = _parse_text(base if isinstance(base, str) else format_value(base))
    flags = {str(flag): value for flag, value in written.items() if flag != "base"}
    merged = parse_flags({**dict(name.flags), **flags})
    return RuleSetName(name.base, name.options, tuple(merged.items()))


def _set(found: str) -> str:
    wanted = found.casefold()
    if wanted in ruleset_names():
        return wanted
    aliases = {alias: name for name in ruleset_names() for alias in read(f"rulesets/{name}")["aliases"]}
    if wanted in aliases:
        return str(aliases[wanted])
    raise unknown("unknown-ruleset", found, ruleset_names(), aliases)


def _option(found: str) -> str:
    if found.casefold() in option_names():
        return found.casefold()
    raise unknown("unknown-option", found, option_names())


@lru_cache(maxsize=256)
def _build(name: RuleSetName) -> RuleSet:
    base = _named(name.base)
    flags: dict[str, FlagValue] = {}
    for option in name.options:
        flags.update(_values(f"options/{option}", base.deck))
    flags.update(name.flags)
    ruleset = base.with_flags(str(name), flags)
    for clash in clashes(ruleset):
        raise RuleSetError("option-clash", clash=clash.name, found=str(name), flags=clash.flags)
    return ruleset


@cache
def _named(name: str) -> RuleSet:
    file = f"rulesets/{name}"
    base = _named(read(file)["base"]) if "base" in read(file) else RuleSet()
    changed = base.with_flags(name, _values(file, base.deck))
    return replace(changed, signs=read(file).get("signs", base.signs))


def _values(file: str, deck: int) -> dict[str, FlagValue]:
    return {flag: parse_value(flag, each["value"]) for flag, each in changes(file, deck).items()}
