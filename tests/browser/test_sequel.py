"""The puzzle that tells which mistake it was: opened with the keys in the same view, and back again."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import FRONTENDS, READY
from tests.browser.test_looks import CUT_OFF, SIDEWAYS
from watten_tutor.i18n import Speech
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.sequel import sequel
from watten_tutor.scenario.library import find
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.ui.sequel import title_of

NAME = "rechter-linke/three-eights"
SPEECH = Speech("en", "german")
CELL = f"from watten_tutor import puzzle\npuzzle({NAME!r})"


def sequel_of(asked: Scenario) -> Scenario:
    """The puzzle proposed after the tempting answer."""
    found = sequel(judge(asked, asked.tempting.value).mistakes, asked)
    assert found is not None
    return found


@pytest.mark.parametrize("frontend", FRONTENDS)
def test_it_takes_the_place_of_the_puzzle_and_the_focus_goes_along(open_notebook, frontend):
    asked = find(NAME)
    wrong = asked.names[asked.tempting.value]
    following = sequel_of(asked)
    page = open_notebook("sequel.ipynb", frontend, cells=[CELL])
    expect(page.locator("button.wt-choice").nth(1)).to_have_attribute("tabindex", "-1", timeout=READY)
    page.get_by_role("button", name=wrong, exact=True).click()
    page.locator("button.wt-check").click()
    expect(page.locator(".wt-mistaken li")).not_to_have_count(0)
    expect(page.get_by_role("alert")).to_contain_text("That would be right if")
    expect(page.get_by_role("heading", name="What would change it")).to_be_visible()
    following_button = page.get_by_role("button", name=f"{title_of(following, SPEECH)} ▸")
    following_button.focus()
    page.keyboard.press("Enter")
    back = page.get_by_role("button", name=f"◂ Back to “{title_of(asked, SPEECH)}”")
    expect(back).to_be_visible()
    expect(page.locator("button.wt-choice").first).to_be_focused()
    expect(page.get_by_role("status").first).to_contain_text(title_of(following, SPEECH))
    expect(page.locator(".wt-puzzle")).to_have_count(1)
    expect(page.locator(".wt-verdict h3")).to_have_count(0)
    back.focus()
    page.keyboard.press("Enter")
    expect(back).to_be_hidden()
    expect(page.get_by_role("button", name=wrong, exact=True)).to_be_visible()
    expect(page.locator("button.wt-choice").first).to_be_focused()


@pytest.mark.parametrize(("width", "mode"), [(1280, "light"), (800, "dark"), (390, "light")])
def test_nothing_of_the_verdict_is_cut_off(open_notebook, theme, viewport, screenshot, width, mode):
    theme(mode)
    viewport(width)
    asked = find(NAME)
    following = sequel_of(asked)
    page = open_notebook("sequel.ipynb", "app", cells=[CELL])
    expect(page.locator("button.wt-choice").nth(1)).to_have_attribute("tabindex", "-1", timeout=READY)
    page.get_by_role("button", name=asked.names[asked.tempting.value], exact=True).click()
    page.locator("button.wt-check").click()
    expect(page.locator("button.wt-next-puzzle:visible")).to_have_count(1)
    for language in ("DE", "IT"):
        page.get_by_role("button", name=language, exact=True).click()
        title = title_of(following, Speech(language.lower(), "german"))  # a Button holds no drawn suits
        expect(page.locator("button.wt-next-puzzle:visible")).to_contain_text(title)
        assert page.evaluate(SIDEWAYS) == []
        assert page.evaluate(CUT_OFF) == []
    page.locator(".wt-mistaken").scroll_into_view_if_needed()
    screenshot(f"mistaken-{width}-{mode}")
