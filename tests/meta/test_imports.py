"""A fresh interpreter that imports the game, or only the package, loads no library for it."""

import subprocess
import sys

import pytest

HEAVY = {
    "anywidget",
    "click",
    "ipycanvas",
    "ipywidgets",
    "markdown_it",
    "numpy",
    "platformdirs",
    "polib",
    "yaml",
}
LIST_MODULES = "; import sys; print(*{name.partition('.')[0] for name in sys.modules})"


def modules_after(statement):
    done = subprocess.run(
        [sys.executable, "-c", statement + LIST_MODULES], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "module", ["watten_tutor", "watten_tutor.core", "watten_tutor.resources", "watten_tutor.solver"]
)
def test_importing_loads_no_library(module):
    assert modules_after(f"import {module}") & HEAVY == set()


def test_the_list_of_modules_sees_a_library():
    assert "yaml" in modules_after("import yaml")


def test_the_command_loads_no_widget_before_it_needs_one():
    loaded = modules_after("import watten_tutor.cli.main")
    assert loaded & (HEAVY - {"click"}) == set()
