"""What the shipped scenarios must cover: every rule set, every kind of question, every doubt."""

from collections import Counter
from functools import cache

import pytest

from watten_tutor.quiz.mistakes.fitting import tempts
from watten_tutor.quiz.mistakes.table import MISTAKES
from watten_tutor.quiz.questions import KINDS
from watten_tutor.quiz.themes import decided
from watten_tutor.rulebook.cite import rule_ids
from watten_tutor.rulebook.load import option_names, parse_name, ruleset_names
from watten_tutor.scenario.library import library
from watten_tutor.scenario.load import load_scenario
from watten_tutor.scenario.scenario import Scenario

DOUBTS = {
    "the Rechter as only trump": ["blind/one-trump-two-valleys", "trump-duty/one-treasure-six-houses"],
    "K♥ as only heart": ["kritische/a-king-and-no-heart"],
    "a Linker and no trump": ["call/a-linker-and-no-trump"],
    "a Kritischer beats a called Rechter": ["call/one-spitz-four-customs"],
    "the Maxi as last card": ["bets/maxi-in-the-last-trick"],
    "giving up a second raise": ["scoring/the-four-was-refused"],
    "giving up when nothing is asked": ["bets/two-three-four"],
    "five tricks or three": ["scoring/three-are-enough"],
    "gespannt at 13 against 8": ["gespannt/they-should-have-gone"],
    "a Guate that would be a Kritischer": ["guate/the-king-will-not"],
    "the suit of the Weli": ["variants/two-camps-one-six"],
    "which card is the Belli": ["variants/which-one-is-the-belli"],
    "the words of an answer": ["bets/a-simple-yes", "bets/one-finger", "bets/not-a-word"],
    "a refused raise by two": ["scoring/from-two-to-four", "scoring/the-others-refuse-the-four"],
    "heading before following": ["bohemian/the-ace-stays"],
}
"""Where the sources differ or are silent, and the scenarios that show it (reviewed by hand)."""

EXAMPLES = {
    "S0 §5: the order of all cards": ["order/tens-and-leaves-in-full"],
    "S0 §5: no Rechter": ["rechter-linke/king-and-hearts", "variants/seven-and-clubs-twice"],
    "S0 §7: a trick": [
        "trump-duty/small-trump-led",
        "trump-duty/nothing-of-the-suit",
        "who-wins/spitz-over-linker",
    ],
    "S0 §9: ten to eleven": ["scoring/ten-eleven", "gespannt/after-the-example"],
    "S3: raises to four": [
        "bets/two-three-four",
        "scoring/played-to-the-end",
        "scoring/the-others-refuse-the-four",
    ],
    "S2: the Bohemian tally": [
        "bohemian/five-small-tricks",
        "bohemian/hearts-count-double",
        "bohemian/one-too-many",
        "bohemian/below-zero-is-fine",
    ],
    "S2: Blind determination": [
        "blind-deduction/what-the-lowest-cards-say",
        "blind-deduction/the-king-she-kept",
    ],
    "S2: counting in Carinthia": ["variants/two-rechte", "variants/four-linke", "variants/three-false-linke"],
}
"""The worked examples of the sources, and the scenarios that tell them."""


@cache
def shipped() -> dict[str, Scenario]:
    return {name: load_scenario(path) for name, path in library().items()}


@cache
def times_used() -> Counter[str]:
    """How many scenarios use each named rule set, alone or among those compared, with options or without."""
    used: Counter[str] = Counter()
    for scenario in shipped().values():
        between = scenario.question.between or (scenario.position.ruleset.name,)
        used.update({name.split("+")[0] for name in between})
    return used


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_every_rule_set_is_played_at_least_five_times(ruleset):
    assert times_used()[ruleset] >= 5


@pytest.mark.parametrize("option", option_names())
def test_every_option_is_played(option):
    names = {each.position.ruleset.name for each in shipped().values()}
    names.update(name for each in shipped().values() for name in each.question.between)
    assert any(option in parse_name(name).options for name in names)


@cache
def times_decided() -> Counter[str]:
    """How many answers each rule decides."""
    return Counter(rule for scenario in shipped().values() for rule in decided(scenario))


@pytest.mark.parametrize("rule", rule_ids())
def test_every_rule_decides_at_least_three_times(rule):
    assert times_decided()[rule] >= 3


TOPICS = (
    "order",
    "kritische",
    "rechter-linke",
    "trump-duty",
    "who-wins",
    "call",
    "bets",
    "last-trick",
    "gespannt",
    "scoring",
    "schlecken-and-dealing",
    "signals",
    "blind-deduction",
    "bohemian",
    "variants",
)


@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_has_its_folder(topic):
    assert sum(name.startswith(f"{topic}/") for name in shipped()) >= 10


def test_there_are_enough_for_years():
    assert len(shipped()) >= 300


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_question_is_asked_at_least_four_times(kind):
    assert sum(each.question.kind == kind for each in shipped().values()) >= 4


@pytest.mark.parametrize("doubt", DOUBTS)
def test_every_doubt_is_shown(doubt):
    for name in DOUBTS[doubt]:
        scenario = shipped()[name]
        assert scenario.readings or scenario.question.kind == "compare"


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_worked_example_of_the_sources_is_told(example):
    assert set(EXAMPLES[example]) <= set(shipped())


def test_one_position_is_shown_under_many_rule_sets():
    assert max(len(set(each.question.between)) for each in shipped().values()) >= 5


@cache
def times_tempting() -> Counter[str]:
    """How many tempting answers are exactly those of each mistake."""
    return Counter(mistake for scenario in shipped().values() for mistake in tempts(scenario))


@pytest.mark.parametrize("mistake", MISTAKES)
def test_every_mistake_tempts_at_least_five_times(mistake):
    assert times_tempting()[mistake] >= 5
