"""A Jupyter server of our own: JupyterLab, or Voilà for the page without code."""

import os
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

_JUPYTER = Path(__file__).parent / "jupyter"  # our page for Voilà, and no pop-up with news in JupyterLab
FIRST_PORT = 8888
START = "start.ipynb"

_LAB = (
    "--ServerApp.open_browser=False",
    "--ServerApp.port_retries=0",
    "--ServerApp.answer_yes=True",  # Ctrl+C ends it without a question
    "--LabApp.extension_manager=readonly",  # else it asks the package index for extensions
)
_VOILA = (
    "--no-browser",
    "--Voila.auto_token=True",  # which takes JUPYTER_TOKEN
    "--Voila.port_retries=0",
    "--VoilaConfiguration.template=watten",
    "--VoilaConfiguration.classic_tree=True",
    # of an extension for a whole JupyterLab Voilà only complains
    "--VoilaConfiguration.extension_denylist=@jupyter-notebook/lab-extension",
)


@dataclass(frozen=True, slots=True)
class Server:
    """What to start, where, and how to reach it.

    Attributes:
        folder: the folder it serves.
        port: the port on this machine.
        app: a page without code (Voilà) instead of JupyterLab.
        token: the secret part of the address; it travels by environment, so that no list of
            processes shows it.
    """

    folder: Path
    port: int
    app: bool = False
    token: str = field(default_factory=lambda: secrets.token_hex(16), repr=False)

    @property
    def program(self) -> str:
        """The name of the program for people."""
        return "Voilà" if self.app else "JupyterLab"

    @property
    def installed(self) -> bool:
        """Whether the extra `lab` is there."""
        return find_spec("voila" if self.app else "jupyterlab") is not None

    @property
    def root(self) -> str:
        """The address of the server itself."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        """The address of the start notebook, with the token that opens it."""
        path = f"/voila/render/{START}" if self.app else f"/lab/tree/{START}"
        return f"{self.root}{path}?token={self.token}"

    @property
    def command(self) -> list[str]:
        """The command line that runs the server."""
        if self.app:
            place = [str(self.folder), "--Voila.ip=127.0.0.1", f"--port={self.port}"]
            return [sys.executable, "-m", "voila", *place, *_VOILA]
        place = [f"--ServerApp.root_dir={self.folder}", "--ServerApp.ip=127.0.0.1", f"--port={self.port}"]
        root = ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        return [sys.executable, "-m", "jupyterlab", *place, *root, *_LAB]

    @property
    def environment(self) -> Mapping[str, str]:
        """The environment of the server, by which it finds our page and settings and takes the token."""
        ours = {"JUPYTER_PATH": str(_JUPYTER), "JUPYTER_CONFIG_PATH": str(_JUPYTER)}
        paths = {
            name: os.pathsep.join(filter(None, [path, os.environ.get(name)])) for name, path in ours.items()
        }
        return {**os.environ, **paths, "JUPYTER_TOKEN": self.token}


class ServerFailed(Exception):
    """The server ended before it answered."""


@contextmanager
def running(server: Server, log: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run the server until the block ends; the block begins when it answers.

    Args:
        server: what to run.
        log: the file that takes whatever the server says.
        options: more options for its command line.

    Raises:
        ServerFailed: if it ends before it answers.
    """
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        process = subprocess.Popen(
            [*server.command, *options],
            env=server.environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        while not _answers(server):
            if process.poll() is not None:
                raise ServerFailed
            time.sleep(0.05)
        yield process
    finally:
        process.terminate()
        process.wait()


def _answers(server: Server) -> bool:
    """Whether the server answers and takes our token; one that does not is somebody else's."""
    try:
        with _DIRECT.open(f"{server.root}/?token={server.token}", timeout=10) as page:
            return "/login" not in page.url
    except OSError:
        return False


_DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # never through a proxy


def is_free(port: int) -> bool:
    """Whether nobody listens at the port."""
    with socket.socket() as probe:
        if os.name == "posix":  # elsewhere the option would share a port that is taken
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def next_free_port(first: int = FIRST_PORT) -> int:
    """Return the first free port from `first` on."""
    return next(port for port in range(first, 2**16) if is_free(port))
