"""Makes the notebooks from their text sources in `src/`, runs them and keeps their outputs.

    python notebooks/make_notebooks.py           makes them anew
    python notebooks/make_notebooks.py --check   says which are not as a new making would leave them

A source is a Python file in percent format. `# %%` begins a cell of code, `# %% [hidden]` one whose
code is folded away, `# %% [markdown]` one of text; words after that are the cell's tags. Making the
same source twice gives the same bytes: whatever differs from run to run is named anew in order.
"""

import json
import os
import re
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

HERE = Path(__file__).parent
CELL = re.compile(r"^# %%(?: \[(?P<kind>\w+)\])?(?P<tags>[ \w-]*)\n", re.MULTILINE)
WIDGET = "application/vnd.jupyter.widget-view+json"
VOLATILE = re.compile(r"\b[0-9a-f]{32}\b")


def read_source(text: str) -> NotebookNode:
    """Turn percent format into a notebook that has not run yet."""
    cells = []
    marks = [*CELL.finditer(text)]
    for number, mark in enumerate(marks):
        end = marks[number + 1].start() if number + 1 < len(marks) else len(text)
        body = text[mark.end() : end].strip()
        if mark["kind"] == "markdown":
            cell = new_markdown_cell(re.sub(r"^# ?", "", body, flags=re.MULTILINE))
        else:
            cell = new_code_cell(body)
        if mark["kind"] == "hidden":
            cell.metadata["jupyter"] = {"source_hidden": True}
        if tags := mark["tags"].split():
            cell.metadata["tags"] = tags
        cell.id = f"cell-{number}"
        cells.append(cell)
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return new_notebook(
        cells=cells, metadata={"title": "Watten", "kernelspec": kernel, "language_info": {"name": "python"}}
    )


def run(notebook: NotebookNode, folder: Path) -> None:
    """Run all cells in `folder` as a new English reader would, without records of earlier answers."""
    os.environ.update(XDG_DATA_HOME=str(folder), WATTEN_TUTOR_LANG="en")
    NotebookClient(
        notebook,
        timeout=120,
        kernel_name="python3",
        extra_arguments=["--log-level=ERROR"],  # else the kernel warns that it talks over TCP
        record_timing=False,
        store_widget_state=False,  # the static picture shows what a saved widget cannot
        resources={"metadata": {"path": str(folder)}},
    ).execute()


def settle(notebook: NotebookNode) -> str:
    """Write the notebook so that only its content decides the bytes.

    Widgets are left out: without a kernel they show an error, and the picture beside them does not.
    """
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        if outputs := cell.get("outputs"):
            cell.outputs = [output for output in outputs if WIDGET not in output.get("data", {})]
            if not cell.outputs:
                raise ValueError(f"nothing to see without a kernel: {cell.source}")
    nbformat.validate(notebook)
    text = json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    names: dict[str, str] = {}
    return VOLATILE.sub(lambda found: names.setdefault(found[0], f"{len(names):032x}"), text)


def make(source: Path) -> str:
    """Return the text of the notebook of this source, run."""
    notebook = read_source(source.read_text("utf-8"))
    with tempfile.TemporaryDirectory() as folder:
        run(notebook, Path(folder))
    return settle(notebook)


def main(check: bool) -> int:
    """Make or check every notebook."""
    stale = []
    for source in sorted((HERE / "src").glob("*.py")):
        target = HERE / f"{source.stem}.ipynb"
        text = make(source)
        if target.exists() and target.read_text("utf-8") == text:
            continue
        stale.append(target.name)
        if not check:
            target.write_text(text, "utf-8")
            print(f"made {target.name}")
    if check and stale:
        print(f"not current: {', '.join(stale)}; run: make notebooks")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv[1:]))
