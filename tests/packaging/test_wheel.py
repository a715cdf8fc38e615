"""The wheel, installed into an empty environment and used from a folder that is not the repository."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
DUTY = (
    '{"rules":"tyrolean","schlag":"10","trump":"♠","hands":{"Ben":"J♠ 10♥ A♦"},'
    '"trick":[{"Anna":"8♠"}],"question":"legal-cards","player":"Ben"}'
)

pytestmark = pytest.mark.timeout(300)  # a first installation fetches a hundred packages


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, built as `pip install .` builds it."""
    target = tmp_path_factory.mktemp("dist")
    subprocess.run([UV, "build", "-q", "--wheel", "--out-dir", target, ROOT], check=True)
    (built,) = target.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def environment(wheel, tmp_path_factory):
    """The folder of commands of a new environment that holds the wheel with JupyterLab and Voilà."""
    place = tmp_path_factory.mktemp("environment")
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, place], check=True)
    subprocess.run(
        [UV, "pip", "install", "-q", "--python", place, "-c", ROOT / "requirements.lock", f"{wheel}[lab]"],
        check=True,
    )
    return place / "bin"


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """An empty folder to stand in, with nothing of this environment in sight."""
    monkeypatch.chdir(tmp_path)
    for name in ("PYTHONPATH", "VIRTUAL_ENV"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path / "jupyter"))
    return tmp_path


def run(*command, text=None):
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def shipped(folder, pattern):
    return {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob(pattern) if path.is_file()}


def test_the_wheel_carries_what_lies_beside_the_code(wheel):
    inside = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("watten_tutor/data/")}
    wanted = shipped("lessons", "*") | shipped("scenarios", "*") | shipped("notebooks", "*.ipynb")
    assert inside == {f"watten_tutor/data/{name}" for name in wanted}
    assert {name.split("/")[2] for name in inside} == {"lessons", "scenarios", "notebooks"}


def test_the_wheel_carries_every_file_of_the_package_that_is_no_code(wheel):
    wanted = {
        name
        for name in shipped("watten_tutor", "*")
        if not name.endswith(".pyc") and "/.ipynb_checkpoints/" not in name
    }
    inside = {*zipfile.ZipFile(wheel).namelist()}
    assert wanted - inside == set()
    assert {Path(name).suffix for name in wanted} >= {".po", ".yaml", ".j2", ".json", ".typed"}


def test_answer(environment, elsewhere):
    answered = json.loads(run(environment / "watten-tutor", "answer", "-", text=DUTY))
    assert answered["answer"] == ["J♠", "10♥"]
    assert answered["because"]


def test_check(environment, elsewhere):
    (elsewhere / "duty.yaml").write_text(DUTY)
    run(environment / "watten-tutor", "check", "duty.yaml")


def test_puzzle_by_its_name(environment, elsewhere):
    name = min((ROOT / "scenarios").rglob("*.yaml")).relative_to(ROOT / "scenarios").with_suffix("")
    run(environment / "python", "-c", f"from watten_tutor import puzzle; puzzle({name.as_posix()!r})")


def test_the_package_is_that_of_the_wheel(environment, elsewhere):
    place = run(environment / "python", "-c", "import watten_tutor; print(watten_tutor.__file__)")
    assert Path(place).is_relative_to(environment.parent)


@pytest.mark.parametrize(
    ("option", "words"), [([], "jupyter-config-data"), (["--app"], "<title>Watten</title>")]
)
def test_open(environment, elsewhere, own_user_data, free_port, option, words):
    opened = subprocess.Popen(
        [environment / "watten-tutor", "open", "--no-browser", "--port", str(free_port), *option],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ,
    )
    with opened:
        try:
            address = next(line.strip() for line in opened.stdout if "http://" in line)
            with urllib.request.urlopen(address) as page:
                assert page.status == 200
                assert words in page.read().decode()
        finally:
            opened.send_signal(signal.SIGTERM)
    copies = own_user_data / "watten-tutor" / "notebooks"
    assert {path.name for path in copies.glob("*.ipynb")} == {
        path.name for path in (ROOT / "notebooks").glob("*.ipynb")
    }
