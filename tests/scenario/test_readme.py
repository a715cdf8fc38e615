"""What scenarios/README.md shows is so: its examples load, its errors look like that, nothing is left out."""

import re

import pytest

from watten_tutor.quiz.check import problems
from watten_tutor.quiz.questions import KINDS
from watten_tutor.resources import data_folder
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.library import library
from watten_tutor.scenario.load import load_file, load_scenario
from watten_tutor.scenario.scenario import Scenario, ScenarioSet
from watten_tutor.scenario.schema import KEYS

README = (data_folder("scenarios") / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
BROKEN = re.findall(r"^```yaml broken\n(.*?)^```\n.*?^```text\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


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
def test_every_example_loads_and_is_right(saved, text):
    loaded = load_file(saved(text))
    if isinstance(loaded, ScenarioSet):
        assert set(loaded.scenarios) <= set(library())
    else:
        assert problems(loaded) == ()


@pytest.mark.parametrize(("text", "shown"), BROKEN)
def test_errors_look_as_shown(saved, text, shown):
    assert told(saved(text)) == shown


def test_there_are_examples_of_errors():
    assert len(BROKEN) == README.count("```yaml broken") >= 3


def test_the_first_scenario_fits_in_ten_lines():
    assert len(EXAMPLES[0].splitlines()) <= 10


@pytest.mark.parametrize("key", KEYS)
def test_every_key_is_described(key):
    assert f"`{key}`" in README


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_has_a_row_and_an_example(saved, kind):
    assert f"| `{kind}` |" in README
    loaded = [load_file(saved(text)) for text in EXAMPLES]
    assert kind in {each.question.kind for each in loaded if isinstance(each, Scenario)}


@pytest.mark.parametrize("folder", sorted({name.split("/")[0] for name in library()}))
def test_every_folder_is_listed(folder):
    assert f"| `{folder}` |" in README


@pytest.mark.parametrize("link", re.findall(r"\]\(#([^)]+)\)", README))
def test_links_lead_to_a_heading(link):
    headings = re.findall(r"^## (.*)$", README, re.MULTILINE)
    assert link in {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
