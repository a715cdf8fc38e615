"""How it looks: windows of several widths, light and dark, in three languages. Nothing is cut off."""

from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import READY
from watten_tutor.i18n import catalogue
from watten_tutor.picture.rooms import SMALLEST
from watten_tutor.ui.canvas import SCALE

CELL = "from watten_tutor import puzzle\npuzzle({!r})"
SIDEWAYS = """() => [...document.querySelectorAll(':root, .jp-WindowedPanel-outer, .jp-Notebook')]
  .filter(each => each.scrollWidth > each.clientWidth + 1)
  .map(each => each.className || each.tagName)"""
CUT_OFF = """() => [...document.querySelectorAll('.wt-root *')]
  .filter(each => !each.closest('.wt-spoken') && !each.matches('button.wt-card'))
  .filter(each => each.getClientRects().length)
  .filter(each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
  .filter(each => getComputedStyle(each).display !== 'inline')
  .map(each => `${each.className}: ${each.textContent.slice(0, 40)}`)"""


@pytest.mark.parametrize(
    ("frontend", "width", "mode"),
    [
        *product(["lab", "app"], [1280, 800], ["light", "dark"]),
        ("app", 390, "light"),  # JupyterLab is no page for a telephone
    ],
)
def test_nothing_scrolls_sideways_and_nothing_is_cut_off(
    open_notebook, theme, viewport, screenshot, frontend, width, mode
):
    theme(mode)
    viewport(width)
    page = open_notebook("looks.ipynb", frontend, cells=[CELL.format("who-wins/spitz-over-linker")])
    check = page.locator("button.wt-check")
    expect(check).to_be_visible(timeout=READY)
    if frontend == "lab" and width < 1000:
        page.keyboard.press("Control+b")  # readers close the side bar where there is little room
        expect(page.locator("#jp-left-stack")).to_be_hidden()
    page.get_by_role("button", name="Ben", exact=True).click()
    check.click()
    expect(page.locator(".wt-steps")).to_be_visible()
    for language in ("DE", "IT", "EN"):
        page.get_by_role("button", name=language, exact=True).click()
        equal = catalogue(language.lower()).text("picture.ladder.equal")
        expect(page.locator(".wt-ladder em")).to_have_text(equal)  # the ladder is the last to change
        assert page.evaluate(SIDEWAYS) == []
        assert page.evaluate(CUT_OFF) == []
    screenshot(f"puzzle-{frontend}-{width}-{mode}")


def test_six_at_a_table_and_a_sign_without_a_table_on_a_telephone(open_notebook, viewport, screenshot):
    viewport(390)
    puzzles = ("tables/six-cards-on-the-table", "signals/a-wink-at-the-inn")
    page = open_notebook("looks.ipynb", "app", cells=[CELL.format(each) for each in puzzles])
    six, sign = page.locator(".wt-puzzle").first, page.locator(".wt-puzzle").nth(1)
    expect(six.locator("canvas.wt-table")).to_be_visible(timeout=READY)
    expect(sign.locator("canvas.wt-table")).to_be_hidden()
    expect(sign.locator(".wt-gesture-asked")).to_be_visible()
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(CUT_OFF) == []
    screenshot("six-and-a-sign")


def test_the_table_is_drawn_as_large_as_there_is_room(open_notebook, viewport):
    viewport(390)
    page = open_notebook("looks.ipynb", "app", cells=[CELL.format("who-wins/spitz-over-linker")])
    canvas = page.locator("canvas.wt-table")
    expect(canvas).to_have_attribute("role", "img", timeout=READY)
    expect(canvas).to_have_attribute("width", str(SCALE * SMALLEST))  # more would not fit the window
    drawn = "each => each.getContext('2d').getImageData(350, 40, 1, 1).data[3]"
    page.wait_for_function(f"({drawn})(document.querySelector('canvas.wt-table'))")


def test_the_page_scrolls_with_the_pointer_over_the_table(open_notebook):
    page = open_notebook("looks.ipynb", "app", cells=[CELL.format("who-wins/spitz-over-linker")] * 2)
    canvas = page.locator("canvas.wt-table").first
    expect(canvas).to_have_attribute("role", "img", timeout=READY)
    canvas.hover()
    before = canvas.bounding_box()["y"]
    page.mouse.wheel(0, 120)
    page.wait_for_function(
        "y => document.querySelector('canvas.wt-table').getBoundingClientRect().y < y", arg=before
    )
