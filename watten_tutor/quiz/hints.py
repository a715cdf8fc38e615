"""Hints: what an author gives, else where to look, from the same proof as the verdict.

A hint never says what is asked: nothing that is needed to answer stands behind one.
"""

from dataclasses import dataclass

from watten_tutor.core.ruleset import RuleSet
from watten_tutor.quiz.questions import answer_as_told, solve
from watten_tutor.quiz.why import deciding
from watten_tutor.rulebook.cite import area_of
from watten_tutor.scenario.scenario import Scenario, Text

_NAMES_RULES = ("why", "find-fault")
"""Kinds whose answer is a rule: to name it would be the answer."""


@dataclass(frozen=True, slots=True)
class Hint:
    """One hint: a text of the author, an area of rules, or a rule.

    Attributes:
        text: what the author says.
        area: the area of rules in which to look.
        rule: the rule that decides.
        ruleset: by which rules.
    """

    ruleset: RuleSet
    text: Text | None = None
    area: str | None = None
    rule: str | None = None


def hints(scenario: Scenario) -> tuple[Hint, ...]:
    """The hints there are, the vaguest first; none where a rule is what is asked, or several sets are.

    Example:
        >>> from watten_tutor.scenario.library import find
        >>> [each.area or each.rule for each in hints(find("who-wins/spitz-over-linker"))]
        ['kritische', 'kritische.beat-all']
    """
    position, question = scenario.position, scenario.question
    ruleset = position.ruleset
    if scenario.hints:
        return tuple(Hint(ruleset, text=each) for each in scenario.hints)
    if question.kind in _NAMES_RULES or question.kind == "compare":
        return ()
    rule = deciding(position, question, solve(position, question), answer_as_told)[-1]
    return (Hint(ruleset, area=area_of(rule)), Hint(ruleset, rule=rule))
