"""Codes and advice in the code are those in the catalogues, in every language."""

import ast
import re
from pathlib import Path

import pytest

import watten_tutor
from watten_tutor.core.deed import Takes
from watten_tutor.i18n import LANGUAGES, catalogue
from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError, nearest

PACKAGE = Path(watten_tutor.__path__[0])
SOURCES = sorted(PACKAGE.rglob("*.py"))
SCENARIO = PACKAGE / "scenario"

WANTED_BY = {"wrong_form", "items", "entries", "words", "word", "_notated"}
"""Methods whose second argument names the advice `hint.want-…`."""


def texts_in(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


ALL_TEXTS = {text for path in SOURCES for text in texts_in(path)}


def wanted() -> set[str]:
    """What the methods in WANTED_BY are called with."""
    found = set()
    for path in SCENARIO.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in WANTED_BY
            ):
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return {f"hint.want-{name}" for name in found if isinstance(name, str)}


def keys(area: str) -> set[str]:
    every = catalogue("en").keys()
    return {key for key in every if key.startswith(area)}


def test_every_message_is_used_by_some_code() -> None:
    codes = {key.removeprefix("diagnostic.") for key in keys("diagnostic.")}
    assert codes <= ALL_TEXTS


def test_every_code_has_its_message() -> None:
    calls = re.compile(
        r'(?:problem|unlike|Diagnostic|stop|refuse|NotationError|RuleSetError|unknown)\(\s*"([a-z0-9-]+)"'
    )
    used = {code for path in SOURCES for code in calls.findall(path.read_text("utf-8"))}
    assert len(used) > 70
    assert {f"diagnostic.{code}" for code in used} <= keys("diagnostic.")


def test_every_advice_in_the_code_is_in_the_catalogues_and_the_other_way_round() -> None:
    named = {text for text in ALL_TEXTS if re.fullmatch(r"hint\.[a-z-]+[a-z]", text)}
    slips = {f"hint.{text}" for text in ALL_TEXTS if text.startswith("yaml-")} & keys("hint.")
    of_notation = {f"hint.{text}" for text in ALL_TEXTS} & keys("hint.")
    of_deeds = {f"hint.deed-{each.value}" for each in Takes} & keys("hint.")
    assert named | wanted() <= keys("hint.")
    assert keys("hint.") == named | wanted() | slips | of_notation | of_deeds


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_every_message_with_the_same_slots(lang: str) -> None:
    for key in keys("diagnostic") | keys("hint."):
        english, other = (
            set(re.findall(r"{(\w+)}", catalogue(each).template(key, {"n": 2}))) for each in ("en", lang)
        )
        assert other == english, key


def test_problems_are_told_in_the_order_of_the_file() -> None:
    error = ScenarioError(
        [Diagnostic("file-empty", 3, 1), Diagnostic("is-a-set", 1, 9), Diagnostic("is-a-set", 1, 2)]
    )
    assert [(each.line, each.col) for each in error.diagnostics] == [(1, 2), (1, 9), (3, 1)]
    assert str(error).splitlines()[-1] == "-:3:1: file-empty: The file is empty."


@pytest.mark.parametrize(
    ("word", "found"), [("Cralа", "Carla"), ("BEN", "Ben"), ("zoe", "Zoë"), ("xyz", None), ("", None)]
)
def test_the_nearest_name(word: str, found: str | None) -> None:
    assert nearest(word, ["Anna", "Ben", "Carla", "Zoë"]) == found


def test_where_a_word_is_near_no_list_drowns_it_but_programs_have_both() -> None:
    near = Diagnostic(
        "unknown-key", 3, 1, "trmp", "trmp", ("schlag", "trump"), "hint.did-you-mean", {"suggestion": "trump"}
    )
    assert near.sentences() == "There is no key “trmp”. Did you mean trump?"
    assert near.as_dict()["allowed"] == ["schlag", "trump"]
    far = Diagnostic("unknown-key", 3, 1, "xyz", "xyz", ("schlag", "trump"))
    assert far.sentences() == "There is no key “xyz”. Allowed: schlag, trump."


def test_names_with_signs_that_yaml_reads_are_shown_in_quotes() -> None:
    sets = ("tyrolean", "tyrolean+{guate: yes}")
    near = Diagnostic(
        "set-not-compared", allowed=sets, hint="hint.did-you-mean", facts={"suggestion": sets[1]}
    )
    assert near.sentences().endswith('Did you mean "tyrolean+{guate: yes}"?')
    far = Diagnostic("set-not-compared", allowed=sets)
    assert far.sentences().endswith('Allowed: tyrolean, "tyrolean+{guate: yes}".')
    assert near.as_dict()["allowed"] == far.as_dict()["allowed"] == list(sets)
