"""What a rule says and who says so, in the reader's language."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from watten_tutor.core.ruleset import FlagValue, RuleSet
from watten_tutor.i18n import catalogue
from watten_tutor.rulebook.data import changes, read
from watten_tutor.rulebook.load import load_ruleset, option_names, parse_name, ruleset_names
from watten_tutor.rulebook.values import parse_value

_BASE_GAME = RuleSet()

# S0 and S1 are the same rules in English and German: a German reader is shown the German first.
_ORDER = ("S0", "S1", "S2", "S3", "house")
_ORDER_IN = {"de": ("S1", "S0", "S2", "S3", "house")}


@dataclass(frozen=True, slots=True)
class SourceRef:
    """One place that states a rule.

    Attributes:
        id: S0 to S3, or `house` for a reading that no source states.
        title: the source's title, for people.
        section: where in the source, in its own language; for a house reading what no source states.
        licence: under which terms the source is published, for people.
        house: whether this is a house reading.
    """

    id: str
    title: str
    section: str
    licence: str
    house: bool


@dataclass(frozen=True, slots=True)
class Citation:
    """A rule as one reads it: heading, a few sentences, sources (never empty)."""

    rule: str
    heading: str
    text: str
    sources: tuple[SourceRef, ...]


@dataclass(frozen=True, slots=True)
class Area:
    """Rules that belong together under one heading, as rule ids in reading order."""

    heading: str
    rules: tuple[str, ...]


def rule_ids() -> tuple[str, ...]:
    """Every rule id, in reading order."""
    return tuple(rule for rules in read("rules").values() for rule in rules)


@lru_cache(maxsize=64)
def rulebook(ruleset: RuleSet) -> tuple[str, ...]:
    """The ids of the rules in force under this rule set, in reading order.

    Example:
        >>> "duty.trump-led" in rulebook(RuleSet()), "duty.none" in rulebook(RuleSet())
        (True, False)
    """
    return tuple(rule for rules in read("rules").values() for rule in _in_force(rules, ruleset))


def areas(ruleset: RuleSet, language: str) -> tuple[Area, ...]:
    """The same rules by area, each area with its heading.

    Example:
        >>> areas(RuleSet(), "en")[0].heading
        'The table'
    """
    texts = catalogue(language)
    found = ((area, _in_force(rules, ruleset)) for area, rules in read("rules").items())
    return tuple(Area(texts.text(f"area.{area}"), rules) for area, rules in found if rules)


def area_of(rule: str) -> str:
    """The area a rule stands in; its heading is `area.<area>`.

    Raises:
        KeyError: for an unknown rule id.

    Example:
        >>> area_of("trick.highest-wins")
        'play'
    """
    return _area(rule)[0]


@lru_cache(maxsize=1024)
def cite(rule: str, language: str, ruleset: RuleSet = _BASE_GAME) -> Citation:
    """What the rule says under this rule set, and its sources.

    A rule that is not in force there is cited as in the base game, or where it is at home, so that a
    comparison can speak of it.

    Raises:
        KeyError: for an unknown rule id.

    Example:
        >>> cite("duty.trump-led", "de").sources[0].section
        '§7 Ein Stich'
    """
    cases = _cases(rule)
    case = _case_for(cases, ruleset) or _case_for(cases, _BASE_GAME) or cases[0]
    texts = catalogue(language)
    usual = f"rule.{rule}.text"
    key = f"{usual}.{case['text']}" if "text" in case else usual
    return Citation(
        rule,
        texts.text(f"rule.{rule}.heading"),
        texts.text(key, **numbers(ruleset)),
        _sources(case["sources"], language),
    )


def numbers(ruleset: RuleSet) -> dict[str, int]:
    """The numbers that stand in the sentences of rules: the target and the two scores just below it.

    Example:
        >>> numbers(RuleSet())
        {'target': 15, 'low': 13, 'high': 14}
    """
    target = ruleset.target
    return {"target": target, "low": target - 2, "high": target - 1}


def cite_flag(flag: str, language: str, ruleset: RuleSet) -> tuple[SourceRef, ...]:
    """Who says that this flag has its value in this rule set; empty if its author chose it himself.

    Example:
        >>> from watten_tutor.rulebook.load import load_ruleset
        >>> cite_flag("target", "en", load_ruleset("bavarian"))[0].section
        '§12 Variants: Bavarian Watten'

    Raises:
        RuleSetError: if the rule set's name is not one of the rulebook.
    """
    name = parse_name(ruleset.name)
    if flag in dict(name.flags):
        return ()
    files = [f"options/{option}" for option in reversed(name.options)] + list(_line_of(name.base))
    patches = (changes(file, ruleset.deck) for file in files)
    return _sources(next(patch[flag]["sources"] for patch in patches if flag in patch), language)


def cite_value(
    flag: str, value: FlagValue, language: str, game: str = _BASE_GAME.game
) -> tuple[SourceRef, ...]:
    """Who says that this flag can have this value: every rule set and option that states it, each place once.

    Empty for a value that no rule set of this game and no option has: what is played in Bohemian Watten
    is no witness for Watten.

    Example:
        >>> [each.section for each in cite_value("last_trick_limit", False, "en")]
        ['Challenges', 'Rilanci (Betten)']
    """
    sets = [name for name in ruleset_names() if load_ruleset(name).game == game]
    files = [f"rulesets/{name}" for name in sets] + [f"options/{name}" for name in option_names()]
    stated = (read(file)["flags"].get(flag) for file in files)
    found = [each for each in stated if each and parse_value(flag, each["value"]) == value]
    return _sources(dict.fromkeys(place for each in found for place in each["sources"]), language)


def _line_of(name: str) -> Iterator[str]:
    """The files of a rule set, its base, its base's base and so on."""
    file = f"rulesets/{name}"
    yield file
    if "base" in read(file):
        yield from _line_of(read(file)["base"])


def _area(rule: str) -> tuple[str, Mapping[str, list[dict[str, Any]]]]:
    for area, rules in read("rules").items():
        if rule in rules:
            return area, rules
    raise KeyError(rule)


def _cases(rule: str) -> list[dict[str, Any]]:
    return _area(rule)[1][rule]


def _in_force(rules: Mapping[str, list[dict[str, Any]]], ruleset: RuleSet) -> tuple[str, ...]:
    return tuple(rule for rule, cases in rules.items() if _case_for(cases, ruleset))


def _case_for(cases: Iterable[dict[str, Any]], ruleset: RuleSet) -> dict[str, Any] | None:
    return next((case for case in cases if _fits(case.get("when", {}), ruleset)), None)


def _fits(when: Mapping[str, list[str]], ruleset: RuleSet) -> bool:
    return all(getattr(ruleset, key) in [_value(key, word) for word in words] for key, words in when.items())


def _value(key: str, word: str) -> object:
    """The value of a flag; the table of signs, which is none, is its own word."""
    return word if key == "signs" else parse_value(key, word)


def _sources(written: Iterable[str], language: str) -> tuple[SourceRef, ...]:
    order = _ORDER_IN.get(language, _ORDER)
    parts = sorted((each.partition(" ") for each in written), key=lambda part: order.index(part[0]))
    return tuple(_source(source, place, language) for source, _, place in parts)


def _source(source: str, place: str, language: str) -> SourceRef:
    texts = catalogue(language)
    house = source == "house"
    return SourceRef(
        source,
        texts.text(f"source.{source}.title"),
        texts.text(f"house.{place}") if house else place,
        texts.text(f"licence.{read('sources')[source]['licence']}"),
        house,
    )
