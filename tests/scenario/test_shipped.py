"""Every shipped scenario holds: it loads, says the truth, tempts and reads well in three languages."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from watten_tutor.i18n import DECKS, LANGUAGES, Speech
from watten_tutor.quiz.ask import put
from watten_tutor.quiz.check import problems
from watten_tutor.quiz.explain import Explanation, Sentence, explain, steps
from watten_tutor.quiz.hidden import shown
from watten_tutor.quiz.judge import Verdict, judge
from watten_tutor.quiz.told import told, tricks
from watten_tutor.quiz.whatif import Counterfactual, counterfactuals
from watten_tutor.resources import data_folder
from watten_tutor.scenario.load import load_scenario
from watten_tutor.scenario.scenario import Scenario, Text

ROOT = data_folder("scenarios")
FILES = {path.relative_to(ROOT).with_suffix("").as_posix(): path for path in sorted(ROOT.rglob("*.yaml"))}

WORDS_OF_ONE_DECK = {
    "en": r"clubs?|spades?|diamonds?|bells?|acorns?|leaf|leaves|jacks?|queens?|[JQ]|red|black",
    "de": r"eicheln?|laub|gras|schellen?|kreuz|pik|karo|ober|bube|dame|[BDOU]|rote[rsnm]?|schwarz\w*",
    "it": r"ghiand[ae]|fogli[ae]|campan[ae]|fiori|picche|quadri|fante|regina|donna|[JQ]|ross[oaie]|ner[oaie]",
}
"""Only one of the two decks bears these out (leaves are green), so cards are written as signs."""


@cache
def shipped(name: str) -> Scenario:
    return load_scenario(FILES[name])


@cache
def tempted(name: str) -> Verdict:
    """What the tutor says to the tempting answer."""
    return judge(shipped(name), shipped(name).tempting.value)


def texts(scenario: Scenario) -> list[Text]:
    found = [scenario.title, scenario.story, scenario.after, *scenario.hints]
    return [text for text in (*found, *(each.text for each in scenario.readings)) if text is not None]


every_scenario = pytest.mark.parametrize("name", FILES)


@every_scenario
def test_its_id_is_its_path(name):
    assert FILES[name].read_text("utf-8").startswith(f"id: {name}\n")
    assert shipped(name).id == name


@every_scenario
def test_its_answer_is_the_one_the_rules_force(name):
    scenario = shipped(name)
    assert scenario.answer is not None
    assert problems(scenario) == ()
    assert scenario.answer.value == tempted(name).answer


@every_scenario
def test_its_tempting_answer_is_wrong_and_refuted(name):
    verdict = tempted(name)
    assert not verdict.right
    assert verdict.why_not


@every_scenario
def test_its_texts_are_there_in_every_language(name):
    scenario = shipped(name)
    assert scenario.title is not None
    assert scenario.story is not None
    for text in texts(scenario):
        assert set(text.by_language) == set(LANGUAGES)


@every_scenario
@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_texts_fit_both_decks(name, lang):
    named = re.compile(rf"\b({WORDS_OF_ONE_DECK[lang]})\b(?![♣♠♥♦])", re.IGNORECASE)
    for text in texts(shipped(name)):
        assert not named.search(text.by_language[lang])


@every_scenario
@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_story_is_short(name, lang):
    assert 40 <= len(shipped(name).story.by_language[lang]) <= 420


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("part", ["title", "story"])
def test_no_two_scenarios_are_told_alike(part, lang):
    told = Counter(getattr(shipped(name), part).by_language[lang] for name in FILES)
    assert [text for text, times in told.items() if times > 1] == []


@cache
def explained(name: str) -> tuple[tuple[Explanation, ...], tuple[Counterfactual, ...]]:
    """Why its answer is what it is, and what would change it."""
    return explain(shipped(name)), counterfactuals(shipped(name))


def sentences(name: str) -> Iterator[Sentence | Counterfactual]:
    """Every sentence that the tutor says of it."""
    scenario = shown(shipped(name))
    asked = put(scenario.question)
    yield from asked[1:] if scenario.question.kind == "compare" else asked  # that one has a heading
    yield from (*told(scenario.position), *tricks(scenario.position))
    explanations, changes = explained(name)
    for each in explanations:
        yield from (each.headline, *(step.sentence for step in each.all_steps))
        yield from (step.sentence for step in each.steps)
    yield from changes
    yield from (step.sentence for step in steps(tempted(name).why_not, scenario.position.ruleset))


LEFTOVERS = re.compile(r"[{}]|None|Seat\(|card\(|Team\(|  | [.,:;?]|\.\.|,\.|because\.|whatif\.")


@every_scenario
def test_all_that_is_said_of_it_is_whole_sentences_in_every_language_and_deck(name):
    speeches = [Speech(lang, deck, shipped(name).names) for lang, deck in product(LANGUAGES, DECKS)]
    for each, speech in product(sentences(name), speeches):
        text = each.text(speech)
        first = text.lstrip("“„«")[0]
        assert first.isupper() or first.isdigit() or first in "♣♠♥♦", text
        assert text[-1] in ".?!", text
        assert not LEFTOVERS.search(text), text
        assert 8 <= len(text) <= 420, text


@every_scenario
def test_its_answer_is_explained_in_one_to_five_steps(name):
    for each in explained(name)[0]:
        assert 1 <= len(each.steps) <= 5
        assert len(each.all_steps) >= len(each.steps)


def test_the_example_of_the_rules_page_is_among_them():
    """S0 §7: Anna leads 8♠; Ben may play J♠ or 10♥, Carla is free, Dan wins with 7♣."""
    trick = shipped("who-wins/spitz-over-linker")
    assert [str(play.card) for play in trick.position.trick.plays] == ["8♠", "10♥", "A♦", "7♣"]
    assert trick.names[trick.answer.value] == "Dan"
    assert [str(card) for card in shipped("trump-duty/small-trump-led").answer.value] == ["J♠", "10♥"]
    carla = shipped("trump-duty/nothing-of-the-suit")
    assert carla.answer.value == carla.position.hands[carla.question.player].cards
