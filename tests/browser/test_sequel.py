"""The puzzle that tells which mistake it was: opened with the keys in the same view, and back again."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FRONTENDS, READY
from tests.browser.test_looks import CUT_OFF, SIDEWAYS
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.sequel import sequel
from watten_tutor.scenario.library import find

NAME = "rechter-linke/three-eights"
CELL = f"from watten_tutor import puzzle\npuzzle({NAME!r})"


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_it_takes_the_place_of_the_puzzle_and_the_focus_goes_along(open_notebook, frontend):
    asked = find(NAME)
    wrong = asked.names[asked.tempting.value]
    following = sequel(judge(asked, asked.tempting.value).mistakes, asked)
    page = open_notebook("sequel.ipynb", frontend, cells=[CELL])
    expect(page.locator("button.wt-choice").nth(1)).to_have_attribute("tabindex", "-1", timeout=READY)
    page.get_by_role("button", name=wrong, exact=True).click()
    page.locator("button.wt-check").click()
    expect(page.locator(".wt-mistaken li")).not_to_have_count(0)
    expect(page.get_by_role("alert")).to_contain_text("That would be right if")
    expect(page.get_by_role("heading", name="What would change it")).to_be_visible()
    following_button = page.get_by_role("button", name=f"{following.title.in_language('en')} ▸")
    following_button.focus()
    page.keyboard.press("Enter")
    back = page.get_by_role("button", name=f"◂ Back to “{asked.title.in_language('en')}”")
    expect(back).to_be_visible()
    expect(page.locator("button.wt-choice").first).to_be_focused()
    expect(page.get_by_role("status").first).to_contain_text(following.title.in_language("en"))
    expect(page.locator(".wt-puzzle")).to_have_count(1)
    expect(page.locator(".wt-verdict h3")).to_have_count(0)
    back.focus()
    page.keyboard.press("Enter")
    expect(back).to_be_hidden()
    expect(page.get_by_role("button", name=wrong, exact=True)).to_be_visible()
    expect(page.locator("button.wt-choice").first).to_be_focused()


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 800, 390])
def test_nothing_of_the_verdict_is_cut_off(open_notebook, theme, viewport, screenshot, width, mode):
    theme(mode)
    viewport(width)
    asked = find(NAME)
    page = open_notebook("sequel.ipynb", "app", cells=[CELL])
    expect(page.locator("button.wt-choice").nth(1)).to_have_attribute("tabindex", "-1", timeout=READY)
    page.get_by_role("button", name=asked.names[asked.tempting.value], exact=True).click()
    page.locator("button.wt-check").click()
    expect(page.locator("button.wt-next-puzzle:visible")).to_have_count(1)
    for language in ("DE", "IT"):
        page.get_by_role("button", name=language, exact=True).click()
        expect(page.locator("button.wt-next-puzzle:visible")).to_contain_text(
            sequel_title(asked, language.lower())
        )
        assert page.evaluate(SIDEWAYS) == []
        assert page.evaluate(CUT_OFF) == []
    page.locator(".wt-mistaken").scroll_into_view_if_needed()
    screenshot(f"mistaken-{width}-{mode}")


def sequel_title(asked, language):
    following = sequel(judge(asked, asked.tempting.value).mistakes, asked)
    return following.title.in_language(language)
