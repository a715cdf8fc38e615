"""A real Chromium before a real JupyterLab and the very page `make app` serves.

A test asks for `open_notebook` and gets a page on which every cell has begun to run. Whatever the
test does, it fails at its end if the page asked anything of another machine or logged an error that
is not on the list of foreign noise below.
"""

import os
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import BrowserContext, Page, expect

from watten_tutor.cli.server import Server, next_free_port, running
from watten_tutor.resources import data_folder

OUTPUT = Path(__file__).parents[1] / "output"
FRONTENDS = ("lab", "app")
FIRST_PORT = 18_888  # far from the ports that people choose
READY = 60_000  # ms; the first page of a server on a slow machine

KNOWN_NOISE = (
    # Notebook 7 on its own pages
    re.compile(r"^\[yjs#509\] Not same Y\.Doc$"),
    # JupyterLab, when a page is left while it still asks its own server
    re.compile(r"^Failed to load resource: net::ERR_ABORTED"),
)

# The reader's kernel is that of a new reader: each folder of notebooks has its own user data.
KERNEL_STARTUP = """\
import os
os.environ["XDG_DATA_HOME"] = os.path.join(os.getcwd(), ".user-data")
"""

# "Idle" shown on screen comes before the kernel is connected, and a run asked for then is lost.
RUN_ALL = """async () => {
  const nap = ms => new Promise(resolve => setTimeout(resolve, ms));
  const app = window.jupyterapp || window.jupyterlab;
  await app.restored;
  let panel, kernel;
  for (let i = 0; i < 600; i++) {
    panel = app.shell.currentWidget;
    if (panel && panel.sessionContext) break;
    await nap(50);
  }
  await Promise.race([panel.sessionContext.ready, nap(30000)]);
  for (let i = 0; i < 600; i++) {
    kernel = panel.sessionContext.session && panel.sessionContext.session.kernel;
    if (kernel && kernel.connectionStatus === 'connected' && kernel.status === 'idle') break;
    await nap(50);
  }
  if (!kernel || kernel.status !== 'idle') return 'the kernel never became idle';
  await kernel.info;
  app.commands.execute('notebook:run-all-cells');
  return 'running';
}"""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, object]) -> dict[str, object]:
    """The Chromium of this machine, without what reaches outside."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        pytest.fail("no Chromium: install it, or run: make test BROWSER=no")
    flags = ["no-sandbox", "disable-gpu", "disable-quic", "no-first-run", "disable-dev-shm-usage"]
    flags += ["disable-background-networking", "disable-component-update", "disable-sync"]
    return {
        **browser_type_launch_args,
        "executable_path": chromium,
        "args": [f"--{flag}" for flag in flags],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, object]) -> dict[str, object]:
    """A window of common size."""
    return {**browser_context_args, "viewport": {"width": 1280, "height": 900}}


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that all servers serve."""
    return tmp_path_factory.mktemp("served")


@pytest.fixture(scope="session")
def jupyter_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Settings of a user who never used Jupyter, for all servers of the session."""
    home = tmp_path_factory.mktemp("jupyter")
    startup = home / "IPYTHONDIR" / "profile_default" / "startup"
    startup.mkdir(parents=True)
    (startup / "00-user-data.py").write_text(KERNEL_STARTUP)
    names = ("CONFIG_DIR", "DATA_DIR", "RUNTIME_DIR")
    with pytest.MonkeyPatch.context() as patch:
        for name in (*(f"JUPYTER_{name}" for name in names), "IPYTHONDIR"):
            patch.setenv(name, str(home / name))
        for name in ("JUPYTERLAB_SETTINGS_DIR", "JUPYTERLAB_WORKSPACES_DIR"):
            patch.setenv(name, str(home / name))
        yield home


@pytest.fixture(scope="session")
def lab(served: Path, jupyter_home: Path) -> Iterator[Server]:
    """JupyterLab as `make tutor` starts it, and open to `RUN_ALL`."""
    server = Server(served, next_free_port(FIRST_PORT))
    exposed = ("LabApp", "JupyterNotebookApp")
    options = [f"--{name}.expose_app_in_browser=True" for name in exposed]
    with running(server, OUTPUT / "lab.log", *options):
        yield server


@pytest.fixture(scope="session")
def app(served: Path, jupyter_home: Path) -> Iterator[Server]:
    """Voilà as `make app` starts it."""
    server = Server(served, next_free_port(FIRST_PORT), app=True)
    with running(server, OUTPUT / "app.log"):
        yield server


@pytest.fixture
def folder(served: Path, tmp_path: Path) -> Path:
    """An empty folder among the served ones, where this test's notebooks and files lie."""
    mine = served / tmp_path.name
    mine.mkdir()
    return mine


@pytest.fixture(autouse=True)
def outside_requests(context: BrowserContext) -> Iterator[list[str]]:
    """Whatever the page asked of another machine; a test fails at its end if that is anything."""
    requests: list[str] = []

    def note(url: str) -> None:
        if not re.match(r"(?:http|ws)://127\.0\.0\.1[:/]|(?:data|blob):", url):
            requests.append(url)

    context.on("request", lambda request: note(request.url))
    context.on("page", lambda page: page.on("websocket", lambda socket: note(socket.url)))
    yield requests
    assert requests == []


@pytest.fixture(autouse=True)
def console_errors(context: BrowserContext) -> Iterator[list[str]]:
    """Errors in the console and uncaught ones; a test fails at its end if one is not known noise."""
    errors: list[str] = []

    def note(text: str) -> None:
        if not any(noise.search(text) for noise in KNOWN_NOISE):
            errors.append(text)

    context.on("console", lambda message: note(message.text) if message.type == "error" else None)
    context.on("weberror", lambda error: note(str(error.error)))
    yield errors
    assert errors == []


@pytest.fixture
def theme(jupyter_home: Path) -> Iterator[Callable[[str], None]]:
    """`theme("dark")` before `open_notebook`: the page is opened in that theme."""
    plugin = jupyter_home / "JUPYTERLAB_SETTINGS_DIR" / "@jupyterlab" / "apputils-extension"
    plugin.mkdir(parents=True, exist_ok=True)
    settings = plugin / "themes.jupyterlab-settings"

    def choose(name: str) -> None:
        settings.write_text(f'{{"theme": "JupyterLab {name.title()}"}}')

    yield choose
    settings.unlink(missing_ok=True)


@pytest.fixture
def viewport(page: Page) -> Callable[[int], None]:
    """`viewport(800)`: the window is that wide."""
    return lambda width: page.set_viewport_size({"width": width, "height": 900})


@pytest.fixture
def open_notebook(
    page: Page, folder: Path, request: pytest.FixtureRequest, theme: Callable[[str], None]
) -> Callable[..., Page]:
    """`open_notebook("start.ipynb", "lab")`, or with `cells=[…]` a new notebook of that name.

    A notebook of that name in `folder` is opened as it lies there, else the shipped one is copied.
    `run=False` opens it in JupyterLab as saved, and runs nothing.
    """

    def open_it(name: str, frontend: str = "lab", *, cells: Sequence[str] = (), run: bool = True) -> Page:
        path = folder / name
        if cells:
            kernel = {"name": "python3", "display_name": "Python 3"}  # without it JupyterLab asks for one
            metadata = {"kernelspec": kernel}
            nbformat.write(new_notebook(cells=[*map(new_code_cell, cells)], metadata=metadata), path)
        elif not path.exists():
            shutil.copy(data_folder("notebooks") / name, path)
        server: Server = request.getfixturevalue(frontend)
        place = f"{folder.name}/{name}"
        if frontend == "app":
            dark = "&theme=dark" if _is_dark(request) else ""
            page.goto(f"{server.root}/voila/render/{place}?token={server.token}{dark}", timeout=READY)
            expect(page.locator("#rendered_cells")).to_be_visible(timeout=READY)
            return page
        page.goto(f"{server.root}/lab/tree/{place}?reset&token={server.token}", timeout=READY)
        page.wait_for_selector(".jp-Notebook .jp-Cell", timeout=READY)
        if run:
            assert page.evaluate(RUN_ALL) == "running"
        return page

    return open_it


def _is_dark(request: pytest.FixtureRequest) -> bool:
    home: Path = request.getfixturevalue("jupyter_home")
    themes = [path.read_text() for path in home.rglob("themes.jupyterlab-settings")]
    return any("Dark" in text for text in themes)


@pytest.fixture
def screenshot(page: Page) -> Callable[[str], Path]:
    """`screenshot("start-dark")` keeps what the window shows as test output and returns the file."""

    def take(name: str) -> Path:
        path = OUTPUT / "screenshots" / f"{name}.png"
        page.screenshot(path=path)
        return path

    return take
