"""What may stand in the files of the project."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOREIGN = re.compile(
    r"/(?:work|farm|root|home|Users)/|/[.]library/|pypi[.]org|pythonhoste[d]|registry[.]npmjs|deb[.]debian"
)


@pytest.fixture(scope="module")
def files():
    """All files that are or will be tracked."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def test_no_file_names_a_place_on_some_machine_or_a_registry(files):
    found = [
        f"{path.relative_to(ROOT)}:{number}: {match[0]}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1)
        for match in FOREIGN.finditer(line)
    ]
    assert found == []


def test_no_module_is_longer_than_400_lines(files):
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in files
        if path.suffix == ".py"
    }
    assert {name: length for name, length in lengths.items() if length > 400} == {}
