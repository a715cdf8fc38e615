"""The panel "I disagree" with the keys, and what comes to the clipboard on pages that may more or less."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import FRONTENDS, READY
from tests.browser.test_looks import CUT_OFF, SIDEWAYS
from watten_tutor.scenario.library import find
from watten_tutor.ui.dispute import yaml_text

NAME = "who-wins/spitz-over-linker"
CELL = f"from watten_tutor import puzzle\npuzzle({NAME!r})"
READ = "navigator.clipboard.readText()"
NO_CLIPBOARD = "navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))"
SELECTED = """() => {
  const { value, selectionStart, selectionEnd } = document.activeElement;
  return value.slice(selectionStart, selectionEnd);
}"""
NO_COMMAND = "document.execCommand = () => false"


@pytest.fixture(autouse=True)
def may_read(context: BrowserContext) -> None:
    """The test may look at the clipboard, whatever the page may."""
    context.grant_permissions(["clipboard-read", "clipboard-write"])


def answered(page: Page) -> None:
    """Answer wrong with the keys."""
    first = page.locator("button.wt-choice").first
    expect(page.locator("button.wt-choice").nth(1)).to_have_attribute("tabindex", "-1", timeout=READY)
    first.scroll_into_view_if_needed()
    first.focus()
    page.keyboard.press("2")
    expect(page.get_by_role("button", name="Ben", exact=True)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".wt-steps")).to_be_visible()


def opened(page: Page) -> None:
    """Open the panel with the keys, from the Button before it."""
    page.get_by_role("button", name="Show step 1 on the table").focus()
    page.keyboard.press("Tab")
    focused = page.locator(":focus")
    expect(focused).to_have_text("I disagree")
    expect(focused).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    expect(focused).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".wt-reading h4")).to_contain_text("Ben wins the trick with")


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_it_is_opened_read_and_copied_with_the_keys(open_notebook, frontend):
    page = open_notebook("dispute.ipynb", frontend, cells=[CELL])
    answered(page)
    opened(page)
    expect(page.get_by_role("status").first).to_contain_text("One other answer is held.")
    who = page.locator(".wt-reading summary").first
    who.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".wt-reading .wt-rule").first).to_contain_text("§12 Variants: Unkritisch")
    for button, text in (("Copy id", NAME), ("Copy YAML", yaml_text(find(NAME)))):
        page.get_by_role("button", name=button).focus()
        page.keyboard.press("Enter")
        done = page.locator(".wt-dispute .wt-note")
        expect(done).to_have_text(f"The {button[5:]} is copied.")
        assert page.evaluate(READ) == text
        expect(page.get_by_role("status").first).to_have_text(f"The {button[5:]} is copied.")
        expect(page.get_by_role("button", name=button)).to_be_focused()


def test_without_the_clipboard_the_old_command_copies(open_notebook):
    page = open_notebook("dispute.ipynb", "app", cells=[CELL])
    answered(page)
    opened(page)
    page.evaluate(f"() => {{ {NO_CLIPBOARD}; }}")
    page.get_by_role("button", name="Copy YAML").click()
    expect(page.locator(".wt-dispute .wt-note")).to_have_text("The YAML is copied.")
    assert page.evaluate(READ) == yaml_text(find(NAME))


def test_where_nothing_may_be_copied_the_text_is_selected(open_notebook):
    page = open_notebook("dispute.ipynb", "app", cells=[CELL])
    answered(page)
    opened(page)
    page.evaluate(f"() => {{ {NO_CLIPBOARD}; {NO_COMMAND}; }}")
    page.get_by_role("button", name="Copy YAML").click()
    expect(page.locator(".wt-dispute .wt-note")).to_contain_text("press Ctrl+C")
    assert page.evaluate(SELECTED) == yaml_text(find(NAME))
    page.keyboard.press("Control+c")
    assert page.evaluate(READ) == yaml_text(find(NAME))


@pytest.mark.parametrize("width", [1280, 800, 390])
def test_nothing_of_it_is_cut_off(open_notebook, viewport, screenshot, width):
    viewport(width)
    page = open_notebook("dispute.ipynb", "app", cells=[CELL])
    answered(page)
    opened(page)
    for details in page.locator(".wt-dispute details").all():
        details.locator("summary").click()
    for language in ("DE", "IT"):
        page.get_by_role("button", name=language, exact=True).click()
        expect(page.locator("button.wt-copy-yaml")).to_have_text(
            {"DE": "YAML kopieren", "IT": "Copia lo YAML"}[language]
        )
        assert page.evaluate(SIDEWAYS) == []
        assert [each for each in page.evaluate(CUT_OFF) if "wt-text-yaml" not in each] == []
    page.locator(".wt-reading").scroll_into_view_if_needed()
    screenshot(f"dispute-{width}")
