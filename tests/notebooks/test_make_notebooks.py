"""The maker of the notebooks, and the notebooks it made."""

import importlib.util
import json
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"

SOURCE = """\
# %% [markdown] lab-only
# **Watten**
#
# press ▶▶

# %% [hidden]
import uuid
from IPython.display import HTML, display
from ipywidgets import Button
name = uuid.uuid4().hex
display(HTML(f"<p id='{name}'>picture of {name}</p>"))
display(Button())
"""


@pytest.fixture(scope="module")
def maker():
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("make_notebooks", NOTEBOOKS / "make_notebooks.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def folder(maker, monkeypatch, tmp_path):
    """A folder of notebooks with one source."""
    monkeypatch.setattr(maker, "HERE", tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "one.py").write_text(SOURCE, "utf-8")
    return tmp_path


def test_cells_are_read_from_percent_format(maker):
    text, code = maker.read_source(SOURCE).cells
    assert (text.cell_type, text.source) == ("markdown", "**Watten**\n\npress ▶▶")
    assert text.metadata == {"tags": ["lab-only"]}
    assert code.source.startswith("import uuid\n")
    assert code.metadata == {"jupyter": {"source_hidden": True}}
    assert (text.id, code.id) == ("cell-0", "cell-1")


def test_a_notebook_is_made_once_and_then_current(maker, folder, capsys):
    assert maker.main(check=True) == 1
    assert capsys.readouterr().out == "not current: one.ipynb; run: make notebooks\n"
    assert maker.main(check=False) == 0
    first = (folder / "one.ipynb").read_bytes()
    assert maker.main(check=True) == 0
    assert maker.main(check=False) == 0
    assert (folder / "one.ipynb").read_bytes() == first
    assert capsys.readouterr().out == "made one.ipynb\n"


def test_outputs_keep_the_picture_and_leave_out_the_widget(maker, folder):
    maker.main(check=False)
    notebook = json.loads((folder / "one.ipynb").read_text("utf-8"))
    (output,) = notebook["cells"][1]["outputs"]
    zero = "0" * 32
    assert output["data"]["text/html"] == f"<p id='{zero}'>picture of {zero}</p>"
    assert "widgets" not in notebook["metadata"]


def test_a_cell_that_shows_nothing_without_a_kernel_is_refused(maker, folder):
    (folder / "src" / "one.py").write_text("# %%\nimport ipywidgets\nipywidgets.Button()\n", "utf-8")
    with pytest.raises(ValueError, match="nothing to see without a kernel"):
        maker.main(check=False)


def test_the_notebooks_are_current(maker, capsys):
    assert maker.main(check=True) == 0, capsys.readouterr().out


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.name)
def test_every_cell_was_run_and_shows_something(path):
    cells = json.loads(path.read_text("utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert [cell["execution_count"] for cell in code] == [*range(1, len(code) + 1)]
    assert all(cell["outputs"] for cell in code)


def test_each_source_has_its_notebook():
    sources = {path.stem for path in (NOTEBOOKS / "src").glob("*.py")}
    assert {path.stem for path in NOTEBOOKS.glob("*.ipynb")} == sources != set()
