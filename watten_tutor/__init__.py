"""A tutor for Watten, the Alpine card game: puzzles whose answers cite the rules.

In a notebook:

    from watten_tutor import lesson, puzzle, show
    lesson("01-who-wins")

The names below are imported when first used (PEP 562), so that `import watten_tutor` alone loads
neither Jupyter nor YAML; the game itself is in `watten_tutor.core`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from watten_tutor.ui.api import compare, lesson, order, puzzle, show, variants

__version__ = "0.1.0"

__all__ = ["__version__", "compare", "lesson", "order", "puzzle", "show", "variants"]


def __getattr__(name: str) -> Any:
    """Import a public name from where it lives."""
    if name.startswith("_") or name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module("watten_tutor.ui.api"), name)
    return value


def __dir__() -> list[str]:
    """List the public names, imported or not."""
    return sorted({*globals(), *__all__})
