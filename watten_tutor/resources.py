"""Where the files beside the code are: in a clone next to the package, in a wheel inside it."""

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).parent


def clone() -> Path | None:
    """Return the folder of the clone this package runs from, or None when it was installed."""
    root = _PACKAGE.parent
    return root if (root / "pyproject.toml").is_file() and (root / "notebooks").is_dir() else None


def data_folder(name: Literal["lessons", "notebooks", "scenarios"]) -> Path:
    """Return the folder with the shipped lessons, notebooks or scenarios.

    >>> data_folder("scenarios").name
    'scenarios'
    """
    return (clone() or _PACKAGE / "data") / name
