"""What scenarios/README.md shows is so: its examples load, its errors look like that, nothing is left out."""

import re
from functools import cache

import pytest
import yaml

from watten_tutor.quiz.check import problems
from watten_tutor.quiz.questions import KINDS
from watten_tutor.resources import data_folder
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.library import library
from watten_tutor.scenario.load import load_scenario, load_text
from watten_tutor.scenario.scenario import Scenario, ScenarioSet
from watten_tutor.scenario.schema import KEYS, QUESTIONS, SET_KEYS

README = (data_folder("scenarios") / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
BROKEN = re.findall(r"^```yaml broken\n(.*?)^```\n.*?^```text\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
LATER = re.findall(r"^```yaml later\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
"""Examples of what is read and not answered yet."""


@cache
def loaded(text):
    return load_text(text)


@cache
def raw(text):
    """An example as plain data, every scalar as written; nothing where it is no YAML."""
    return yaml.load(text, yaml.BaseLoader)


FORMS = {
    "a rule set with an option": lambda data: "+" in data.get("rules", ""),
    "a rule set as a map": lambda data: isinstance(data.get("rules"), dict),
    "a hand as a text": lambda data: any(isinstance(each, str) for each in data.get("hands", {}).values()),
    "a hand as a list": lambda data: any(isinstance(each, list) for each in data.get("hands", {}).values()),
    "an empty hand": lambda data: [] in data.get("hands", {}).values(),
    "a card not told": lambda data: "_" in str(data.get("hands")),
    "a bet made now": lambda data: any("do" not in each for each in data.get("bets", ())),
    "a bet with its moment": lambda data: any("at" in each for each in data.get("bets", ())),
    "a call": lambda data: data.get("call") == "true",
    "calls by their tricks": lambda data: isinstance(data.get("call"), list),
    "a choice of the gespannt": lambda data: data.get("gespannt-choice") == "give-up",
    "won by several": lambda data: len(data.get("won", ())) > 1,
    "a text in one language": lambda data: isinstance(data.get("title"), str),
    "a text in three languages": lambda data: isinstance(data.get("story"), dict) and len(data["story"]) == 3,
    "a reading with its source": lambda data: {"text", "source"} in map(set, data.get("readings", ())),
    "a team by one of its players": lambda data: "Anna" in data.get("score", ()),
    "a team by all": lambda data: data.get("answer") == "Anna+Carla",
    "an answer in order": lambda data: any(
        " " in each for each in data.get("answer", ()) if data["question"] == "order"
    ),
    "an answer by rule sets": lambda data: (
        set(data.get("between", ())) == set(data.get("answer", "")) != set()
    ),
}
"""Ways to write the same key, of which none may be missing."""


@pytest.fixture
def saved(tmp_path):
    """Save a text as a file and give its path."""

    def save(text):
        path = tmp_path / "first.yaml"
        path.write_text(text, "utf-8")
        return path

    return save


def told(path):
    """The lines that `watten-tutor check` prints for a file."""
    try:
        found = problems(load_scenario(path))
    except ScenarioError as error:
        found = error.diagnostics
    return "".join(f"{each.format('my-folder/first.yaml', 'en')}\n" for each in found)


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_example_loads_and_is_right(text):
    read = loaded(text)
    if isinstance(read, ScenarioSet):
        assert set(read.scenarios) <= set(library())
    else:
        assert problems(read) == ()


@pytest.mark.parametrize(("text", "shown"), BROKEN)
def test_errors_look_as_shown(saved, text, shown):
    assert told(saved(text)) == shown


def test_there_are_examples_of_errors():
    assert len(BROKEN) == README.count("```yaml broken") >= 3


def test_the_first_scenario_fits_in_ten_lines():
    assert len(EXAMPLES[0].splitlines()) <= 10


@pytest.mark.parametrize("key", KEYS)
def test_every_key_is_described_and_stands_in_an_example(key):
    assert re.search(rf"^\|[^|]*`{key}`|`{key}`: ", README, re.MULTILINE)
    assert any(key in raw(text) for text in (*EXAMPLES, *LATER))


@pytest.mark.parametrize("key", SET_KEYS)
def test_every_key_of_a_list_stands_in_an_example(key):
    assert any(key in raw(text) for text in EXAMPLES if "set" in raw(text))


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_has_a_row_and_an_example_with_its_answer(kind):
    assert f"| `{kind}` |" in README
    asked = [
        each for each in map(loaded, EXAMPLES) if isinstance(each, Scenario) and each.question.kind == kind
    ]
    assert any(each.answer is not None for each in asked)


@pytest.mark.parametrize("kind", QUESTIONS.keys() - KINDS.keys())
def test_every_question_not_yet_answered_is_named_as_such(kind):
    assert re.search(rf"not answered yet:[^.]*`{kind}`", README)


@pytest.mark.parametrize("text", LATER)
def test_what_comes_later_loads_and_is_not_answered_yet(text):
    assert [each.code for each in problems(loaded(text))] == ["question-not-yet"]


@pytest.mark.parametrize("form", FORMS)
def test_every_way_to_write_a_key_stands_in_an_example(form):
    assert any(FORMS[form](raw(text)) for text in EXAMPLES)


@pytest.mark.parametrize("folder", sorted({name.split("/")[0] for name in library()}))
def test_every_folder_is_listed(folder):
    assert f"| `{folder}` |" in README


@pytest.mark.parametrize("link", re.findall(r"\]\(#([^)]+)\)", README))
def test_links_lead_to_a_heading(link):
    headings = re.findall(r"^## (.*)$", README, re.MULTILINE)
    assert link in {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
