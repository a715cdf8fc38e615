import pytest
from playwright.sync_api import expect
import pathlib
CELL = pathlib.Path("/tmp/stub/src.py").read_text().split("# %% [hidden]\n")[1]
@pytest.mark.parametrize("mode", ["light","dark"])
@pytest.mark.parametrize("fe", ["lab","app"])
def test_stub(open_notebook, fe, mode, theme, screenshot, viewport, folder):
    theme(mode); viewport(800)
    page = open_notebook("x.ipynb", fe, cells=[CELL])
    page.locator(".wt-card").click(timeout=30000)
    expect(page.locator(".wt-state")).to_have_text("1")
    expect(page.locator(".wt-where")).to_have_text(str(folder/".user-data"))
    screenshot(f"stub-{fe}-{mode}")
def test_bad(open_notebook):
    page = open_notebook("x.ipynb", "app", cells=["from IPython.display import HTML\nHTML('<img src=https://example.com/x.png>')"])
def test_err(open_notebook):
    page = open_notebook("x.ipynb", "app", cells=["1"])
    page.evaluate("setTimeout(()=>{throw new Error('wt-x')},0); console.error('boo anywidget')")
