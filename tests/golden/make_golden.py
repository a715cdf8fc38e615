"""Plays the golden files anew: `python -m tests.golden.make_golden`.

There must be a recipe for every rule set and every option, and each file must show what it is there for.
"""

import re
import sys
from pathlib import Path

from tests.golden.recipes import RECIPES
from tests.golden.table import made
from watten_tutor.rulebook.load import option_names, parse_name, ruleset_names

FOLDER = Path(__file__).parent

NEEDED = (*(f"sets/{name}" for name in ruleset_names()), *(f"options/{name}" for name in option_names()))
"""The files there must be."""


def file_of(name: str) -> Path:
    """Where the file of this name lies."""
    return FOLDER / f"{name}.txt"


def missing() -> list[str]:
    """Rule sets and options that have no recipe, or one for something else."""
    return [name for name in NEEDED if name not in RECIPES or not _is_of(name, RECIPES[name].rules)]


def _is_of(name: str, rules: str) -> bool:
    folder, _, wanted = name.partition("/")
    found = parse_name(rules)
    return wanted == found.base and not found.options if folder == "sets" else wanted in found.options


def not_shown(text: str) -> list[str]:
    """What a file is there for and does not show."""
    _, shows, played = text.split("\n", 2)
    return [
        each for each in shows.removeprefix("shows ").split(", ") if not re.search(each, played, re.MULTILINE)
    ]


def main() -> None:
    """Write every file."""
    if missing():
        sys.exit(f"no recipe for {', '.join(missing())}")
    for name, recipe in RECIPES.items():
        text = made(recipe)
        if lacking := not_shown(text):
            sys.exit(f"{name} does not show {', '.join(lacking)}: choose another seed in recipes.py")
        file_of(name).parent.mkdir(exist_ok=True)
        file_of(name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
