"""How hard a puzzle is, from 1 (easy) to 5: as its author says, else estimated from the proof."""

from watten_tutor.core.ruleset import RuleSet
from watten_tutor.quiz.mistakes.mistake import Asked
from watten_tutor.quiz.mistakes.table import MISTAKES
from watten_tutor.quiz.questions import solve
from watten_tutor.quiz.themes import decided, parts
from watten_tutor.quiz.why import chain
from watten_tutor.rulebook.cite import rulebook
from watten_tutor.scenario.scenario import Scenario

EASIEST, HARDEST = 1, 5

STEP = 2
"""Points for each different step of the proof, of the longest one where rule sets are compared."""
NEAR_MISS = 1
"""For each rule without which the answer would be another: who forgets it is nearly right."""
MISTAKE = 4
"""For each of the common mistakes that leads to a wrong answer here."""
UNUSUAL = 6
"""For each rule of the proof that the base game does not have: not everybody knows it."""
FURTHER_SET = 8
"""For each rule set compared besides the first."""

LEVEL_TWO = 4
"""From so many points on a puzzle is no longer the easiest."""
A_LEVEL = 14
"""So many points more are a level more. Both numbers come near to what the authors of scenarios say."""


def level(scenario: Scenario) -> int:
    """The level the author gives a scenario, else the estimate.

    Example:
        >>> from watten_tutor.scenario.library import find
        >>> level(find("trump-duty/small-trump-led"))
        2
    """
    return estimate(scenario) if scenario.level is None else scenario.level


def estimate(scenario: Scenario) -> int:
    """How hard a scenario is, whatever its author says.

    Steps, near misses, mistakes, rules that the base game does not have and rule sets compared are counted,
    each with its points. Held against the levels of 443 scenarios by their authors this is the same level for
    four in ten and no more than one level off for nine in ten (the mean difference is 0.7, the correlation
    0.4): a first guess that a person should look at.

    Example:
        >>> from watten_tutor.scenario.library import find
        >>> estimate(find("trump-duty/small-trump-led"))
        2
    """
    found = EASIEST + 1 + (points(scenario) - LEVEL_TWO) // A_LEVEL
    return max(EASIEST, min(found, HARDEST))


def points(scenario: Scenario) -> int:
    """What makes a scenario hard, in points."""
    usual = rulebook(RuleSet())
    proofs = [solve(position, question) for position, question in parts(scenario)]
    unusual = {rule for proof in proofs for rule in chain(proof) if rule not in usual}
    asked = Asked(scenario.position, scenario.question)
    return (
        STEP * max(len({reason.step for reason in proof.reasons}) for proof in proofs)
        + NEAR_MISS * len(decided(scenario))
        + MISTAKE * sum(bool(asked.answers(mistake)) for mistake in MISTAKES.values())
        + UNUSUAL * len(unusual)
        + FURTHER_SET * (len(proofs) - 1)
    )
