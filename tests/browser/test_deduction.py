"""The table of pairs of a deduction: keys, what is heard, and that the secret is kept until the answer."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import READY
from tests.browser.test_looks import CUT_OFF, SIDEWAYS

CELL = "from watten_tutor import puzzle\npuzzle('blind-deduction/nine-on-the-ace')"
CHIPS = ".wt-facts"


@pytest.mark.parametrize("width", [1280, 390])
def test_the_pair_is_found_with_the_keys_and_only_then_is_the_secret_out(
    open_notebook, viewport, screenshot, width
):
    viewport(width)
    page = open_notebook("pairs.ipynb", "app", cells=[CELL])
    pairs = page.locator("button.wt-pair")
    expect(pairs).to_have_count(32, timeout=READY)
    first = page.get_by_role("button", name="Schlag A, trump Acorns")
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(page.locator(CHIPS)).to_be_hidden()
    first.focus()
    for key in ["ArrowDown"] * 2 + ["ArrowRight"] * 5 + ["Space"]:
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Schlag 9, trump Hearts")).to_have_attribute(
        "aria-pressed", "true"
    )
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(CUT_OFF) == []
    screenshot(f"pairs-{width}")
    page.keyboard.press("Enter")
    expect(page.locator(".wt-right-answer")).to_be_visible()
    expect(page.locator(CHIPS)).to_contain_text("Hearts")
    page.get_by_role("button", name="DE", exact=True).click()
    expect(page.get_by_role("button", name="Schlag 9, Trumpf Herz")).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
    screenshot(f"pairs-answered-{width}")
