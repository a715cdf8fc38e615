"""A person's copies of the notebooks: made once, never overwritten."""

import json

import pytest

from watten_tutor.cli.workspace import Newer, default_folder, fill
from watten_tutor.resources import clone


@pytest.fixture
def shipped(tmp_path):
    folder = tmp_path / "shipped"
    folder.mkdir()
    (folder / "start.ipynb").write_text("first")
    return folder


@pytest.fixture
def mine(tmp_path):
    return tmp_path / "deep" / "mine"


def contents(folder):
    return {path.name: path.read_text() for path in folder.glob("*.ipynb")}


def test_an_empty_folder_is_filled(shipped, mine):
    assert fill(mine, shipped) == ()
    assert contents(mine) == {"start.ipynb": "first"}


def test_work_stays_when_nothing_new_is_shipped(shipped, mine):
    fill(mine, shipped)
    (mine / "start.ipynb").write_text("my work")
    assert fill(mine, shipped) == ()
    assert contents(mine) == {"start.ipynb": "my work"}


def test_work_stays_and_what_is_new_lies_beside_it_once(shipped, mine):
    fill(mine, shipped)
    (mine / "start.ipynb").write_text("my work")
    (shipped / "start.ipynb").write_text("second")
    assert fill(mine, shipped) == (Newer("start.ipynb", "start-new.ipynb"),)
    assert contents(mine) == {"start.ipynb": "my work", "start-new.ipynb": "second"}
    assert fill(mine, shipped) == ()


def test_work_in_the_newer_copy_stays_too(shipped, mine):
    fill(mine, shipped)
    (mine / "start.ipynb").write_text("my work")
    (shipped / "start.ipynb").write_text("second")
    fill(mine, shipped)
    (shipped / "start.ipynb").write_text("third")
    assert fill(mine, shipped) == (Newer("start.ipynb", "start-new-2.ipynb"),)
    assert contents(mine) == {
        "start.ipynb": "my work",
        "start-new.ipynb": "second",
        "start-new-2.ipynb": "third",
    }


def test_a_copy_nobody_worked_in_follows(shipped, mine):
    fill(mine, shipped)
    (shipped / "start.ipynb").write_text("second")
    assert fill(mine, shipped) == ()
    assert contents(mine) == {"start.ipynb": "second"}


def test_a_copy_that_was_thrown_away_comes_back(shipped, mine):
    fill(mine, shipped)
    (mine / "start.ipynb").unlink()
    fill(mine, shipped)
    assert contents(mine) == {"start.ipynb": "first"}


@pytest.mark.parametrize("damage", ["", "{", "[]", '{"start.ipynb": 7}'])
def test_without_a_readable_record_every_copy_counts_as_work(shipped, mine, damage):
    fill(mine, shipped)
    (mine / ".watten-originals.json").write_text(damage)
    (mine / "start.ipynb").write_text("my work")
    assert fill(mine, shipped) == (Newer("start.ipynb", "start-new.ipynb"),)
    assert contents(mine)["start.ipynb"] == "my work"
    assert json.loads((mine / ".watten-originals.json").read_text())


def test_other_notebooks_are_left_alone(shipped, mine):
    mine.mkdir(parents=True)
    (mine / "own.ipynb").write_text("own")
    fill(mine, shipped)
    assert contents(mine)["own.ipynb"] == "own"


def test_in_a_clone_the_copies_are_in_a_folder_that_git_ignores():
    folder = default_folder()
    assert folder == clone() / "my-notebooks"
    assert "my-notebooks/" in (clone() / ".gitignore").read_text().splitlines()


def test_installed_the_copies_are_among_the_users_data(monkeypatch, own_user_data):
    monkeypatch.setattr("watten_tutor.cli.workspace.clone", lambda: None)
    assert default_folder() == own_user_data / "watten-tutor" / "notebooks"
