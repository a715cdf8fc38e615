"""One trick under three rule sets, with cards chosen by the reader."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FRONTENDS, READY


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_cards_are_chosen_and_each_rule_set_tells_its_winner(open_notebook, screenshot, frontend):
    page = open_notebook("variants.ipynb", frontend)
    columns = page.locator(".wt-each section")
    expect(columns).to_have_count(3, timeout=READY)
    expect(columns.nth(0).locator("h4")).to_contain_text("Dan wins the trick")
    expect(columns.nth(2).locator("h4")).to_contain_text("Ben wins the trick")
    page.get_by_role("button", name="King of hearts").click()
    expect(columns.nth(1).locator("h4")).to_contain_text("Anna wins the trick")
    page.get_by_role("button", name="7 of acorns").click()
    expect(page.get_by_role("alert").filter(has_text="is there twice")).to_be_visible()
    page.get_by_role("button", name="6 of bells").click()
    expect(columns.nth(1)).to_contain_text("is not in this pack of 32 cards")
    screenshot(f"variants-{frontend}")
