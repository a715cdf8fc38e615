"""A scenario is found as a file, by id, or is the scenario itself."""

from pathlib import Path

import pytest

from watten_tutor.resources import data_folder
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.library import find, library

TEXT = "rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: rechter\n"
SHIPPED, SHIPPED_PATH = next(iter(library().items()))


def test_the_library_lists_every_shipped_file() -> None:
    assert sorted(library().values()) == sorted(data_folder("scenarios").rglob("*.yaml"))


@pytest.mark.parametrize("form", ["{}", "scenarios/{}", "{}.yaml", "scenarios/{}.yaml"])
def test_a_shipped_scenario_is_found_by_id_from_any_folder(
    form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert find(form.format(SHIPPED)).path == str(SHIPPED_PATH)


def test_an_existing_file_comes_before_a_shipped_scenario(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    own = tmp_path / f"{SHIPPED}.yaml"
    own.parent.mkdir(parents=True, exist_ok=True)
    own.write_text(TEXT, "utf-8")
    assert find(f"{SHIPPED}.yaml").question.kind == "rechter"
    assert find(own).path == str(own)


def test_a_scenario_itself_is_taken_as_text_or_as_data() -> None:
    data = {"rules": "tyrolean", "schlag": 10, "trump": "♠", "question": "rechter"}
    assert find(TEXT).content_hash == find(data).content_hash
    assert find(data, rules="bavarian").position.ruleset.name == "bavarian"


@pytest.mark.parametrize("wanted", ["no/such-scenario", "x" * 10_000, "", "\0"])
def test_what_is_nowhere_is_not_found(wanted: str) -> None:
    with pytest.raises(ScenarioError) as error:
        find(wanted)
    assert [each.code for each in error.value.diagnostics] == ["not-found"]


def test_a_misspelt_id_is_met_with_the_nearest() -> None:
    with pytest.raises(ScenarioError) as error:
        find(f"{SHIPPED}x")
    assert error.value.diagnostics[0].advice() == f"Did you mean {SHIPPED}?"
