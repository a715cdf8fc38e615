"""A new notebook in an empty folder, with a reader's own scenario: good, broken, misnamed."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FRONTENDS, READY

GOOD = """\
title: At my table
rules: tyrolean
schlag: 10
trump: spades
hands:
  Ben: J♠ 10♥ A♦
trick:
  - Anna: 8♠
question: legal-cards
player: Ben
"""
BROKEN = """\
rules: tyrolean
schlag: K♥
trump: spades
hands:
  Ben: J♠ 10♥ J♠
tirck: []
question: legal-cards
player: Benn
"""


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_a_good_file_is_a_puzzle(open_notebook, folder, screenshot, frontend):
    (folder / "my.yaml").write_text(GOOD, "utf-8")
    page = open_notebook("new.ipynb", frontend, cells=["from watten_tutor import puzzle\npuzzle('my.yaml')"])
    expect(page.get_by_role("heading", name="Which cards may Ben play?")).to_be_visible(timeout=READY)
    page.get_by_role("button", name="Unter of leaves").click()
    page.get_by_role("button", name="10 of hearts").click()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.locator(".wt-verdict h3")).to_contain_text("Ben may play only")
    expect(page.locator(".wt-ladder .wt-rung")).to_have_count(4)
    screenshot(f"own-good-{frontend}")


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_a_broken_file_shows_all_its_problems_by_line_and_no_traceback(
    open_notebook, folder, screenshot, frontend
):
    (folder / "my.yaml").write_text(BROKEN, "utf-8")
    page = open_notebook("new.ipynb", frontend, cells=["from watten_tutor import puzzle\npuzzle('my.yaml')"])
    problems = page.locator(".wt-problems li")
    expect(problems).to_have_count(4, timeout=READY)
    expect(page.locator(".wt-problems code")).to_have_text(
        ["my.yaml:2:9", "my.yaml:5:15", "my.yaml:6:1", "my.yaml:8:9"]
    )
    expect(problems.nth(3)).to_contain_text("player: Benn")
    expect(problems.nth(3)).to_contain_text("Did you mean Ben?")
    expect(page.get_by_text("Traceback")).to_have_count(0)
    screenshot(f"own-broken-{frontend}")


def test_an_unknown_name_is_shown_with_the_nearest_one(open_notebook):
    cells = [
        "from watten_tutor import order, puzzle\npuzzle('who-wins/spitz-over-linkr')",
        "order('tyrolian', 10, 'spades')",
    ]
    page = open_notebook("new.ipynb", "app", cells=cells)
    expect(page.locator(".wt-problems")).to_have_count(2, timeout=READY)
    expect(page.locator(".wt-problems").nth(0)).to_contain_text("Did you mean who-wins/spitz-over-linker?")
    expect(page.locator(".wt-problems").nth(1)).to_contain_text("Did you mean tyrolean?")


def test_check_judges_without_widgets(open_notebook):
    cells = ["from watten_tutor import puzzle\nprint(puzzle('who-wins/spitz-over-linker').check('Dan'))"]
    page = open_notebook("new.ipynb", "lab", cells=cells)
    expect(page.locator(".jp-OutputArea-output").first).to_contain_text("Right.", timeout=READY)
