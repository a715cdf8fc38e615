"""`watten-tutor open`: the notebooks in JupyterLab, or as a page without code."""

import signal
import sys
import webbrowser
from pathlib import Path
from typing import NoReturn

import click
from platformdirs import user_log_path

from watten_tutor.cli.language import LANG, language
from watten_tutor.cli.server import FIRST_PORT, Server, ServerFailed, is_free, next_free_port, running
from watten_tutor.cli.workspace import default_folder, fill
from watten_tutor.i18n import Catalogue, catalogue

EPILOG = """\b
Examples:
  watten-tutor open
  watten-tutor open --app --lang it
  watten-tutor open --port 9000 --folder my-class --no-browser
"""


@click.command(epilog=EPILOG)
@click.option("--app", is_flag=True, help="A page without code (Voilà) instead of JupyterLab.")
@click.option(
    "--port", type=click.IntRange(1, 65535), help="The port; the first free one from 8888 on unless told."
)
@click.option("--folder", type=click.Path(path_type=Path), help="Where your copies of the notebooks are.")
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@LANG
def open(app: bool, port: int | None, folder: Path | None, no_browser: bool, lang: str | None) -> None:
    """Open the tutor in JupyterLab, in your own copies of the notebooks."""
    say = catalogue(language(lang))
    server = Server((folder or default_folder()).resolve(), port or next_free_port(), app)
    if not server.installed:
        _give_up(say, "open.missing", program=server.program)
    if port and not is_free(port):
        _give_up(say, "open.port-taken", port=port)
    _fill(server.folder, say)
    if not port and server.port != FIRST_PORT:
        _say(say, "open.port-next", taken=FIRST_PORT, port=server.port)
    _serve(server, say, browser=not no_browser)


def _fill(folder: Path, say: Catalogue) -> None:
    try:
        newer = fill(folder)
    except OSError as error:
        _give_up(say, "open.unusable", folder=folder, reason=error.strerror)
    _say(say, "open.folder", folder=folder)
    for notebook in newer:
        _say(say, "open.newer", name=notebook.name, copy=notebook.copy)


def _serve(server: Server, say: Catalogue, browser: bool) -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # so that the server ends with us
    _say(say, "open.starting", program=server.program)
    log = user_log_path("watten-tutor", appauthor=False) / "server.log"
    try:
        with running(server, log) as process:
            _say(say, "open.address")
            click.echo(f"\n    {server.address}\n")
            _say(say, "open.stop")
            if browser:
                webbrowser.open(server.address)
            process.wait()
    except ServerFailed:
        _give_up(say, "open.failed", program=server.program, log=log)
    except KeyboardInterrupt:
        click.echo()


def _say(say: Catalogue, key: str, **facts: object) -> None:
    click.echo(say.text(key, **facts))


def _give_up(say: Catalogue, key: str, **facts: object) -> NoReturn:
    click.echo(say.text(key, **facts), err=True)
    sys.exit(1)
