"""What scenarios/README.md shows is so: its examples load, its errors look like that, nothing is left out."""

import re
import shlex
from functools import cache

import pytest
import yaml
from click.testing import CliRunner

from watten_tutor.cli.explain import explain
from watten_tutor.cli.main import main
from watten_tutor.core.deed import WORDS
from watten_tutor.core.ruleset import FLAGS
from watten_tutor.i18n import catalogue
from watten_tutor.quiz.check import problems
from watten_tutor.quiz.mistakes.fitting import tempts
from watten_tutor.quiz.mistakes.table import MISTAKES
from watten_tutor.quiz.questions import KINDS
from watten_tutor.resources import data_folder
from watten_tutor.rulebook.load import option_names, ruleset_names
from watten_tutor.rulebook.values import format_value
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.library import find, library
from watten_tutor.scenario.load import load_scenario, load_text
from watten_tutor.scenario.scenario import Scenario, ScenarioSet
from watten_tutor.scenario.schema import KEYS, NOT_IN_BOHEMIAN, QUESTIONS, SET_KEYS

README = (data_folder("scenarios") / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
BROKEN = re.findall(r"^```yaml broken\n(.*?)^```\n.*?^```text\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
EXPLAINED = re.findall(
    r"^```yaml\n((?:(?!```).)*)^```\n(?:(?!^```yaml).)*?^```text explained\n(.*?)^```$",
    README,
    re.MULTILINE | re.DOTALL,
)
"""Examples, and what `watten-tutor explain` says of them."""
COMMANDS = re.findall(r"^\$ watten-tutor (.*)$", README, re.MULTILINE)
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
        set(map(str, data.get("between", ()))) == set(data.get("answer", "")) != set()
    ),
    "three rule sets, texts, hints and a tempting answer": lambda data: (
        len(data.get("between", ())) == len(data.get("tempting", ())) >= 3
        and {"story", "hints", "after", "readings"} <= data.keys()
    ),
    "an answer for a rule set with a flag": lambda data: any(
        "{" in each for each in data.get("answer", ()) if data.get("question") == "compare"
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


def paragraph(begin):
    """The paragraph that begins with this word in bold."""
    return re.search(rf"^\*\*{begin}\.\*\* .*?\n\n", README, re.MULTILINE | re.DOTALL)[0]


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


@pytest.mark.parametrize(("text", "shown"), EXPLAINED)
def test_explanations_read_as_shown(saved, text, shown):
    assert shown in CliRunner().invoke(explain, [str(saved(text)), "--lang", "en"]).output


@pytest.mark.parametrize("command", [each for each in COMMANDS if "--watch" not in each])
def test_every_command_can_be_given(tmp_path, monkeypatch, command):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my-folder").mkdir()
    (tmp_path / "my-folder" / "first.yaml").write_text(EXAMPLES[0], "utf-8")
    done = CliRunner().invoke(main, shlex.split(command))
    assert done.exit_code == 0, done.output


def test_there_is_an_explanation():
    assert len(EXPLAINED) == README.count("```text explained") >= 1


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


@pytest.mark.parametrize("mistake", MISTAKES)
def test_every_mistake_has_a_row_and_a_scenario_that_tempts_to_it(mistake):
    name = re.escape(catalogue("en").text(f"mistake.{mistake}.name"))
    row = re.search(rf"^\| {name} \| [^|]+ \| `([^`]+)` \|$", README, re.MULTILINE)
    assert row is not None
    assert mistake in tempts(find(row[1]))


def test_every_rule_set_and_option_is_named():
    assert set(re.findall(r"`([a-z0-9-]+)`", paragraph("Sets"))) == set(ruleset_names())
    assert set(re.findall(r"`([a-z0-9-]+)`", paragraph("Options"))) == set(option_names())


@pytest.mark.parametrize("flag", FLAGS)
def test_every_flag_is_listed_with_its_values(flag):
    values = " · ".join(map(format_value, FLAGS[flag].values))
    assert re.search(rf"`{flag}` {re.escape(values)}(;| \|$)", README, re.MULTILINE)


@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_a_deal_has_a_row(word):
    assert re.search(rf"^\|[^|]*`{word}`[^|]*\|", README, re.MULTILINE)


def test_what_cannot_be_asked_in_bohemian_watten_is_named():
    told = re.search(r"nor have the questions (.*?)\.\n", README, re.DOTALL)[1]
    assert set(re.findall("`([^`]+)`", told)) == NOT_IN_BOHEMIAN


@pytest.mark.parametrize("folder", sorted({name.split("/")[0] for name in library()}))
def test_every_folder_is_listed(folder):
    assert f"| `{folder}` |" in README


@pytest.mark.parametrize("link", re.findall(r"\]\(#([^)]+)\)", README))
def test_links_lead_to_a_heading(link):
    headings = re.findall(r"^##+ (.*)$", README, re.MULTILINE)
    anchors = [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]
    assert anchors.count(link) == 1
