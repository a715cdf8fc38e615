"""Hints with the keys, the focus staying where it is, and what is heard."""

from playwright.sync_api import expect

from tests.browser.conftest import READY
from tests.browser.test_looks import CUT_OFF, SIDEWAYS

CELL = "from watten_tutor import puzzle\npuzzle('who-wins/spitz-over-linker')"


def test_hints_come_one_by_one_with_a_try_between(open_notebook, viewport, screenshot):
    viewport(390)
    page = open_notebook("hints.ipynb", "app", cells=[CELL])
    expect(page.locator("button.wt-choice").nth(1)).to_have_attribute("tabindex", "-1", timeout=READY)
    more, told = page.locator("button.wt-hint-more"), page.locator(".wt-hint")
    status = page.get_by_role("status").first
    more.focus()
    page.keyboard.press("Enter")
    expect(told).to_have_text("Look among the rules on this: The Kritische.")
    expect(status).to_have_text("Look among the rules on this: The Kritische.")
    expect(more).to_be_focused()
    expect(more).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("h")
    expect(told).to_contain_text("Try an answer with it first")
    expect(status).to_contain_text("Try an answer with it first")
    page.locator("button.wt-choice").first.click()
    page.locator("button.wt-check").click()
    expect(page.locator(".wt-steps")).to_be_visible()
    expect(told).to_be_hidden()
    page.locator("button.wt-check").click()
    expect(more).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("h")
    expect(told).to_contain_text("This rule decides:")
    told.locator("summary").click()
    expect(told.locator(".wt-rule")).to_contain_text("§3")
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(CUT_OFF) == []
    more.scroll_into_view_if_needed()
    screenshot("hints-390")
