"""`open`: what it says, and what it starts."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import nbformat
import pytest
from click.testing import CliRunner
from nbformat.v4 import new_code_cell, new_notebook

from watten_tutor.cli.main import main
from watten_tutor.cli.server import Server, ServerFailed, is_free, next_free_port, running

WATTEN_TUTOR = Path(sys.executable).with_name("watten-tutor")


@pytest.fixture
def taken():
    """A port at which somebody listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def run(*arguments):
    return CliRunner().invoke(main, ["open", "--no-browser", *map(str, arguments)])


def test_a_taken_port_gets_one_line(taken, tmp_path):
    refused = run("--port", taken, "--folder", tmp_path / "mine", "--lang", "en")
    assert refused.exit_code == 1
    assert refused.output == (
        f"Port {taken} is taken. Choose another with --port, or leave --port out to get a free one.\n"
    )
    assert not (tmp_path / "mine").exists()


def test_the_next_free_port_is_found(taken):
    assert not is_free(taken)
    assert next_free_port(taken) > taken


@pytest.mark.parametrize(("option", "program"), [([], "JupyterLab"), (["--app"], "Voilà")])
def test_a_missing_program_gets_one_line(option, program, monkeypatch):
    monkeypatch.setattr("watten_tutor.cli.server.find_spec", lambda name: None)
    refused = run(*option, "--lang", "en")
    assert refused.exit_code == 1
    assert refused.output == f"{program} is not installed. Install it with: pip install 'watten-tutor[lab]'\n"


def test_a_file_in_the_place_of_the_folder_gets_one_line(tmp_path):
    (tmp_path / "file").touch()
    refused = run("--folder", tmp_path / "file", "--lang", "en")
    assert refused.exit_code == 1
    assert refused.output == (
        f"The folder {tmp_path / 'file'} cannot be used: File exists. Choose another with --folder.\n"
    )


def test_it_speaks_the_language_of_the_terminal(monkeypatch, taken):
    monkeypatch.setenv("WATTEN_TUTOR_LANG", "it")
    assert run("--port", taken).output.startswith(f"La porta {taken} è occupata.")


def test_a_server_that_does_not_start_is_an_error_and_leaves_its_words(tmp_path, free_port):
    server = Server(tmp_path, free_port, app=True)
    with pytest.raises(ServerFailed), running(server, tmp_path / "log", "--Voila.port=none"):
        pass
    assert "port" in (tmp_path / "log").read_text()


@pytest.mark.parametrize("option", [[], ["--app"]])
def test_it_opens_prints_the_address_and_ends(option, tmp_path, free_port):
    (tmp_path / "start.ipynb").write_text(nbformat.writes(new_notebook(cells=[new_code_cell("6 * 7")])))
    opened = subprocess.Popen(
        [WATTEN_TUTOR, "open", "--no-browser", "--port", str(free_port), "--folder", tmp_path, *option],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "JUPYTER_CONFIG_DIR": str(tmp_path / "config")},
    )
    with opened:
        try:
            address = next(line.strip() for line in opened.stdout if "http://" in line)
            with urllib.request.urlopen(address) as page:
                assert page.status == 200
                assert "/login" not in page.url
            with urllib.request.urlopen(address.partition("?")[0]) as page:
                assert "/login" in page.url, "the token opens the page, and nothing else does"
        finally:
            opened.send_signal(signal.SIGTERM)
    assert f":{free_port}/" in address
    assert is_free(free_port)


def test_a_server_of_somebody_else_is_not_taken_for_ours(tmp_path, free_port):
    theirs, ours = Server(tmp_path, free_port), Server(tmp_path, free_port)
    with (
        running(theirs, tmp_path / "theirs.log"),
        pytest.raises(ServerFailed),
        running(ours, tmp_path / "log"),
    ):
        pass
