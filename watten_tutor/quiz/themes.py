"""What a puzzle is about: the rules that decide its answer, and the themes they belong to."""

from collections.abc import Iterable, Mapping

from watten_tutor.core.position import Position
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.i18n import catalogue
from watten_tutor.quiz.accepted import accepted_rules
from watten_tutor.quiz.questions import answer_as_told, solve, under
from watten_tutor.quiz.why import chain, deciding
from watten_tutor.quiz.without.worlds import FRAMES
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question, Scenario

THEMES: Mapping[str, tuple[str, ...]] = {
    "order": ("order", "cards"),
    "kritische": ("kritische",),
    "rechter-linke": ("order.rechter", "order.no-rechter", "order.linke", "order.linke-equal"),
    "trump-duty": ("duty",),
    "who-wins": ("trick",),
    "calls": ("call",),
    "bets": ("bet",),
    "last-trick": ("bet.last-trick",),
    "gespannt": ("gespannt",),
    "scoring": (
        *("score", "game", "match", "infringement"),
        *("play.three-tricks", "play.two-tricks", "table.four-handed"),
    ),
    "schlecken-and-dealing": ("deal", "schlecken", "announcing"),
    "signals": ("signals",),
    "blind-deduction": ("blind",),
    "bohemian": ("bohemian",),
    "guate": ("order.guate", "order.beasn"),
    "maschine": ("maschine",),
    "unkritisch": ("weli", "kritische.none"),
    "turns": ("play",),
    "tables": ("table",),
    "variants": (),
}
"""The themes, and the areas and rules that belong to each; a rule counts for more than its area."""

_THEME_OF = {each: theme for theme, rules in THEMES.items() for each in rules}


def decided(scenario: Scenario) -> tuple[str, ...]:
    """The rules that decide the answer, each once, in the order of the proof.

    These are the rules without which it would be another (`why.deciding`), and of those that cannot be taken
    away (`FRAMES`) the ones it rests on. Where the answer names a rule, they are the rules that may be
    named; where rule sets are compared, those of each.

    Example:
        >>> from watten_tutor.scenario.library import find
        >>> decided(find("trump-duty/small-trump-led"))
        ('duty.satisfied-by',)
    """
    rules = (rule for position, question in parts(scenario) for rule in _decided(position, question))
    return tuple(dict.fromkeys(rules))


def parts(scenario: Scenario) -> tuple[tuple[Position, Question], ...]:
    """The deal and what is asked of it; where rule sets are compared, once under each."""
    position, question = scenario.position, scenario.question
    if question.kind != "compare":
        return ((position, question),)
    moved = (under(position, load_ruleset(name)) for name in question.between)
    return tuple((each, question.inner) for each in moved)


def _decided(position: Position, question: Question) -> tuple[str, ...]:
    inner = question.inner
    proof = solve(position, inner)
    if inner.kind == "find-fault":
        rules = accepted_rules(position, inner, proof)
    else:
        rules = deciding(position, inner, proof, answer_as_told)
    return tuple(rule for rule in chain(proof) if rule in FRAMES or rule in rules)


def theme_of(rule: str) -> str:
    """The theme a rule belongs to.

    Example:
        >>> theme_of("order.linke-equal"), theme_of("order.trump-rank")
        ('rechter-linke', 'order')
    """
    return _THEME_OF.get(rule) or _THEME_OF[rule.partition(".")[0]]


def themes(scenario: Scenario) -> tuple[str, ...]:
    """What the puzzle is about: the author's themes, then those of the rules that decide, none twice.

    Another game, another number of players, the last trick (where it is still played) and a comparison of
    rules are themes too, whatever decides.

    Example:
        >>> from watten_tutor.scenario.library import find
        >>> themes(find("kritische/a-king-and-no-heart"))
        ('kritische', 'trump-duty', 'variants')
    """
    found = {theme_of(rule) for rule in decided(scenario)} | _setting(scenario)
    return tuple(dict.fromkeys((*scenario.themes, *(theme for theme in THEMES if theme in found))))


def _setting(scenario: Scenario) -> set[str]:
    position = scenario.position
    tricks_before = (position.cards_laid - len(position.trick.plays)) // position.players
    at_last = tricks_before == position.ruleset.cards_each - 1
    told = {
        "last-trick": at_last and bool(position.trick.plays or not position.is_over),
        "bohemian": position.is_bohemian,
        "tables": not position.is_bohemian and position.at_table != RuleSet().players,
        "variants": scenario.question.kind == "compare",
    }
    return {theme for theme, holds in told.items() if holds}


def theme_name(theme: str, language: str) -> str:
    """What a theme is called; a theme of the author's own is named as he writes it.

    Example:
        >>> theme_name("last-trick", "de"), theme_name("grandma", "de")
        ('Der letzte Stich', 'grandma')
    """
    return catalogue(language).text(f"theme.{theme}") if theme in THEMES else theme


def theme_names(told: Iterable[str], language: str) -> str:
    """Several themes in one line; their names have commas of their own.

    Example:
        >>> theme_names(("who-wins", "last-trick"), "en")
        'Who wins the trick; The last trick'
    """
    return "; ".join(theme_name(each, language) for each in told)
