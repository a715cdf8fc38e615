"""The start notebook in JupyterLab and on the page without code: answering, reading, switching."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import FRONTENDS, READY


def practice(page: Page) -> Locator:
    """The puzzles of the lesson, scrolled to, so that JupyterLab draws them."""
    found = page.locator(".wt-practice")
    expect(found).to_have_count(1, timeout=READY)
    found.scroll_into_view_if_needed()
    return found


def puzzle_shown(page: Page) -> Locator:
    """The puzzle in hand."""
    return practice(page).locator(".wt-puzzle:visible")


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_a_wrong_and_a_right_answer_by_mouse(open_notebook, screenshot, frontend):
    page = open_notebook("start.ipynb", frontend)
    puzzle = puzzle_shown(page)
    expect(puzzle.get_by_role("heading", name="Who wins this trick?")).to_be_visible(timeout=READY)
    puzzle.get_by_role("button", name="Ben", exact=True).click()
    expect(puzzle.get_by_role("button", name="Ben", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(puzzle.locator(".wt-steps")).to_have_count(0)  # choosing does not judge
    puzzle.get_by_role("button", name="Check", exact=True).click()
    verdict = puzzle.locator(".wt-verdict")
    expect(verdict.locator("h3")).to_have_text("✗Wrong: Your answer, Ben, does not hold.")
    expect(verdict.locator(".wt-why-not li")).not_to_have_count(0)
    expect(puzzle.get_by_role("alert")).to_contain_text("does not hold")
    screenshot(f"start-wrong-{frontend}")
    puzzle.get_by_role("button", name="Carla", exact=True).click()
    puzzle.get_by_role("button", name="Check", exact=True).click()
    expect(verdict.locator("h3")).to_have_text(re.compile("Right: Carla wins the trick with"))
    rule = verdict.locator("details").last
    rule.locator("summary").click()
    expect(rule.locator(".wt-rule")).to_contain_text("Watten: Full rules, §7 Playing a trick")
    expect(practice(page).locator(".wt-progress")).to_contain_text("1 of 5 solved")
    screenshot(f"start-right-{frontend}")
    practice(page).get_by_role("button", name="Next ▸").click()
    expect(practice(page).locator(".wt-progress h3")).to_have_text("Puzzle 2 of 5")


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_one_puzzle_by_keyboard_alone(open_notebook, frontend):
    page = open_notebook("start.ipynb", frontend)
    puzzle = puzzle_shown(page)
    first = puzzle.locator("button.wt-choice").first
    expect(puzzle.locator("button.wt-choice").nth(1)).to_have_attribute("tabindex", "-1", timeout=READY)
    puzzle.get_by_role("button", name="Rules: Tyrolean").focus()
    focused = page.locator(":focus")
    for _ in range(3):  # past "The table in words" to the choices; the canvas is no stop
        if first.evaluate("each => each === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_text("Ben")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(focused).to_have_text("Dan")
    page.keyboard.press("Space")
    expect(focused).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(focused).to_have_attribute("aria-pressed", "false")
    for key in "abxmd":  # they would add, delete and change cells of the notebook
        page.keyboard.press(key)
    page.keyboard.press("3")
    expect(focused).to_have_text("Carla")
    expect(focused).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(puzzle.locator(".wt-verdict h3")).to_contain_text("Carla wins the trick with")
    expect(focused).to_have_text("Carla")
    page.keyboard.press("?")
    expect(puzzle.get_by_role("heading", name="Keys")).to_be_visible()
    if frontend == "lab":
        assert page.evaluate("jupyterapp.shell.currentWidget.content.widgets.length") == 2


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_the_language_of_the_whole_page_is_switched_and_the_answer_stays(open_notebook, screenshot, frontend):
    page = open_notebook("start.ipynb", frontend)
    puzzle = puzzle_shown(page)
    expect(puzzle.get_by_role("button", name="Check", exact=True)).to_be_visible(timeout=READY)
    puzzle.get_by_role("button", name="Carla", exact=True).click()
    page.get_by_role("button", name="DE", exact=True).click()
    expect(page.get_by_role("heading", name="Watten in zehn Zeilen")).to_be_visible()
    expect(puzzle.get_by_role("heading", name="Wer macht diesen Stich?")).to_be_visible()
    expect(puzzle.get_by_role("button", name="Carla", exact=True)).to_have_attribute("aria-pressed", "true")
    puzzle.get_by_role("button", name="Prüfen").click()
    expect(puzzle.locator(".wt-verdict h3")).to_contain_text("Carla macht den Stich mit")
    page.get_by_role("button", name="IT", exact=True).click()
    expect(puzzle.locator(".wt-verdict h3")).to_contain_text("Carla vince la presa con")
    page.get_by_role("button", name="Mazzo: tedesco").click()
    expect(page.get_by_role("button", name="Mazzo: francese")).to_be_visible()
    expect(puzzle.locator(".wt-verdict h3 [role=img]")).to_have_attribute("aria-label", re.compile("cuori"))
    screenshot(f"start-it-{frontend}")


def test_answers_are_recorded_in_the_readers_own_data(open_notebook, folder):
    page = open_notebook("start.ipynb", "app")
    puzzle = puzzle_shown(page)
    expect(puzzle.get_by_role("button", name="Check", exact=True)).to_be_visible(timeout=READY)
    puzzle.get_by_role("button", name="Ben", exact=True).click()
    puzzle.get_by_role("button", name="Check", exact=True).click()
    expect(puzzle.locator(".wt-steps")).to_be_visible()
    [record] = (folder / ".user-data").rglob("answers.jsonl")
    assert '"answer": "Ben", "verdict": "wrong"' in record.read_text("utf-8")


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_the_worked_example_is_played_card_by_card(open_notebook, frontend):
    page = open_notebook("start.ipynb", frontend)
    example = page.locator(".wt-worked")
    expect(example).to_have_count(1, timeout=READY)
    step = example.locator("button.wt-go")
    step.scroll_into_view_if_needed()
    for cards in range(1, 4):
        step.click()
        expect(example.locator(".wt-step")).to_have_count(cards)
    step.click()
    expect(example.locator(".wt-step")).to_have_count(5)
    expect(step).to_have_text("From the start")
