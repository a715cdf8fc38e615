"""A saved notebook, opened again without running it, shows the picture."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import READY

SAVE_AND_END = """async () => {
  const { context, sessionContext } = jupyterapp.shell.currentWidget;
  await context.save();
  await sessionContext.shutdown();
}"""


def test_a_saved_notebook_shows_the_picture_without_a_kernel(open_notebook, folder, screenshot):
    cell = "from watten_tutor import puzzle\npuzzle('who-wins/spitz-over-linker')"
    page = open_notebook("mine.ipynb", "lab", cells=[cell])
    expect(page.get_by_role("button", name="Check", exact=True)).to_be_visible(timeout=READY)
    expect(page.locator(".wt-static")).to_be_hidden()  # the widgets stand in its place
    page.evaluate(SAVE_AND_END)
    page = open_notebook("mine.ipynb", "lab", run=False)
    picture = page.locator(".wt-static img")
    expect(picture).to_be_visible(timeout=READY)
    assert picture.evaluate("image => image.complete && image.naturalWidth > 300")
    expect(picture).to_have_attribute("alt", re.compile("Anna leads 8 of leaves"))
    screenshot("saved")


def test_the_shipped_start_notebook_shows_text_and_pictures_before_it_is_run(open_notebook, screenshot):
    page = open_notebook("start.ipynb", "lab", run=False)
    expect(page.get_by_role("heading", name="Watten in ten lines")).to_be_visible(timeout=READY)
    expect(page.locator(".wt-static img").first).to_be_attached()
    screenshot("start-unrun")
