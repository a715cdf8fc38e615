"""Broken files and what is said about them, word for word: `broken/NAME.yaml` and `broken/NAME.txt`."""

from pathlib import Path

import pytest

from watten_tutor.i18n import LANGUAGES
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.load import load_scenario

FOLDER = Path(__file__).parent / "broken"
FILES = sorted(FOLDER.glob("*.yaml"))


def told(path: Path, lang: str = "en") -> list[str]:
    with pytest.raises(ScenarioError) as error:
        load_scenario(path)
    return [each.format(path.name, lang) for each in error.value.diagnostics]


def test_there_are_many_and_each_has_its_text() -> None:
    assert len(FILES) >= 130
    assert {path.stem for path in FILES} == {path.stem for path in FOLDER.glob("*.txt")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_problem_is_told_word_for_word(path: Path) -> None:
    assert told(path) == path.with_suffix(".txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_it_can_be_told_in_every_language(path: Path, lang: str) -> None:
    lines = told(path, lang)
    assert lines
    assert all("{" not in line.replace("{by:", "") for line in lines)
    assert lines != told(path) or lang == "en"


def test_one_problem_in_german_and_italian() -> None:
    assert told(FOLDER / "call.yaml", "de") == [
        "call.yaml:6:7: call-impossible: „Trumpf oder Kritisch“ kann hier nicht verlangt worden sein. "
        "tyrolean kennt diese Ansage nicht."
    ]
    assert told(FOLDER / "schlag-six.yaml", "it") == [
        "schlag-six.yaml:2:9: schlag-unknown: tyrolean non ha lo Schlag 6. "
        "Possibilità: A, K, Q, J, 10, 9, 8, 7."
    ]


def test_a_problem_as_plain_data() -> None:
    with pytest.raises(ScenarioError) as error:
        load_scenario(FOLDER / "question-unknown.yaml")
    [problem] = error.value.diagnostics
    assert problem.as_dict() == {
        "code": "not-allowed",
        "message": "“legal-card” is not allowed here.",
        "line": 4,
        "col": 11,
        "path": "question",
        "found": "legal-card",
        "allowed": problem.as_dict()["allowed"],
        "hint": "Did you mean legal-cards?",
    }
    assert isinstance(problem.as_dict()["allowed"], list)
