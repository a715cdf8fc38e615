"""The JSON Schema finds every sound file sound, and sees of broken ones what a schema can see."""

import json
import re
from contextlib import suppress
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from watten_tutor.i18n import LANGUAGES
from watten_tutor.resources import data_folder
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.json_schema import _FORMS, _KINDS, json_schema
from watten_tutor.scenario.library import library
from watten_tutor.scenario.load import read_text
from watten_tutor.scenario.schema import KEYS, QUESTIONS, SET_KEYS, Form
from watten_tutor.scenario.tree import Leaf, Seq
from watten_tutor.scenario.yamltree import read_yaml

VALIDATOR = Draft202012Validator(json_schema())
BROKEN = Path(__file__).parent / "broken"
EXAMPLES = re.findall(
    r"^```yaml\n(.*?)^```$",
    (data_folder("scenarios") / "README.md").read_text("utf-8"),
    re.MULTILINE | re.DOTALL,
)
SEEN = """\
answer-class answer-form answer-player bets blank-missing-in-a-list blank-missing-in-a-map call-yes
compare-facts dash-too-long deal-facts deal-no-list deal-words facts-missing
fault-is-no-fault-of-the-file hand-null hard-blanks hash issue-bad-input merge-key missing-keys
not-a-map number-in-sixties number-very-long on-is-no-truth order-without-schlag players
question-unknown reading-source right-to-left-mark rule-sets rule-unknown scenario-version
several-problems sign-unknown texts tricks-for-trick unknown-key
"""
"""Broken files whose damage is one of keys and forms."""


def plain(node):
    """A tree as plain data, by the YAML 1.2 core rules as editors read it."""
    if isinstance(node, Leaf):
        return node.value
    if isinstance(node, Seq):
        return [plain(each) for each in node]
    return {entry.key.text: plain(entry.value) for entry in node}


def complaints(text):
    tree, problems = read_yaml(text)
    assert problems == []
    return ["/".join(map(str, error.path)) for error in VALIDATOR.iter_errors(plain(tree))]


def test_it_is_a_schema():
    Draft202012Validator.check_schema(json_schema())


@pytest.mark.parametrize("path", library().values(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_shipped_scenario_is_sound(path):
    assert complaints(path.read_text("utf-8")) == []


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_example_of_the_readme_is_sound(text):
    assert complaints(text) == []


def test_what_a_schema_can_see_of_broken_files_it_sees():
    seen = set()
    for path in BROKEN.glob("*.yaml"):
        with suppress(ScenarioError):  # no YAML: an editor marks that by itself
            tree, duplicates = read_yaml(read_text(path))
            if not duplicates and not VALIDATOR.is_valid(plain(tree)):
                seen.add(path.stem)
    assert seen == set(SEEN.split())


@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_demands_its_facts(kind):
    file = {"rules": "tyrolean", "schlag": "10", "trump": "♠", "question": kind}
    needed = {key for need in QUESTIONS[kind].needs for key in need.split("|")[:1]}
    said = " ".join(error.message for error in VALIDATOR.iter_errors(file))
    assert bool(said) == bool(needed)
    assert all(f"'{key}' is a required" in said or "is not valid under any" in said for key in needed)


@pytest.mark.parametrize("outer", ["why", "compare"])
def test_so_does_the_question_asked_about(outer):
    file = {"rules": "tyrolean", "schlag": 10, "trump": "♠", "question": outer, "ask": "legal-cards"}
    file["between"] = ["tyrolean", "bavarian"]
    assert [error.message for error in VALIDATOR.iter_errors(file)] == ["'player' is a required property"]


@pytest.mark.parametrize("claim", ["answer", "tempting"])
@pytest.mark.parametrize(
    ("question", "right", "wrong"),
    [
        ("rechter", None, 3),
        ("linke", ["10♣", "10♥"], None),
        ("stake", 3, "three"),
        ("find-fault", {"trick": 1, "player": "Ben", "card": "A♦", "rule": "duty.trump-led"}, {"trick": 1}),
        ("why", "duty.trump-led", "duty.trumps-led"),
    ],
)
def test_an_answer_has_the_form_its_question_asks_for(claim, question, right, wrong):
    file = {"rules": "tyrolean", "schlag": 10, "trump": "♠", "question": question, "ask": "stake"}
    assert VALIDATOR.is_valid({**file, claim: right})
    assert not VALIDATOR.is_valid({**file, claim: wrong})


def test_every_answer_of_a_comparison_too():
    file = {"rules": "tyrolean", "question": "compare", "ask": "stake", "between": ["tyrolean", "bavarian"]}
    assert VALIDATOR.is_valid({**file, "answer": {"tyrolean": 3, "bavarian": 2}})
    assert not VALIDATOR.is_valid({**file, "answer": {"tyrolean": 3, "bavarian": "two"}})


def test_it_is_made_from_the_tables_of_the_format():
    parts = json_schema()["$defs"]
    assert [*parts["scenario"]["properties"]] == [*KEYS]
    assert [*parts["list"]["properties"]] == [*SET_KEYS]
    assert [each["const"] for each in parts["question"]["oneOf"]] == [*QUESTIONS]
    assert set(_KINDS) == set(KEYS.values())
    assert set(Form) - set(_FORMS) == {Form.ANNOUNCEMENT, Form.BY_RULES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_is_described_in_the_language_told(lang):
    properties = json_schema(lang)["$defs"]["scenario"]["properties"]
    described = {key: each["description"] for key, each in properties.items()}
    assert all(described.values())
    english = json_schema()["$defs"]["scenario"]["properties"]
    assert lang == "en" or all(told != english[key]["description"] for key, told in described.items())


def test_it_can_be_written_as_json():
    assert json.loads(json.dumps(json_schema())) == json_schema()
