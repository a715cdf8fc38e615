"""The rulebook's own YAML files, each read once and only when needed."""

from functools import cache
from importlib.resources import files
from typing import Any

import yaml

# Every scalar stays text ("no", "18"), so that a flag's value reads the same here, in a scenario and
# in a name typed by hand; `values` gives it its meaning.
_LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


@cache
def read(name: str) -> dict[str, Any]:
    """The content of one file, by its path in this folder without the suffix.

    Example:
        >>> read("rulesets/bavarian")["base"]
        'tyrolean'
    """
    text = files(__package__).joinpath(f"{name}.yaml").read_text("utf-8")
    content: dict[str, Any] = yaml.load(text, _LOADER)
    return content


def changes(file: str, deck: int) -> dict[str, Any]:
    """What a rule set's or option's file changes: flag -> its `value` and `sources`.

    An option may say something else `instead` where the pack has another size.

    Example:
        >>> changes("options/unkritisch", 32)["weli"]["value"]
        'none'
    """
    written = read(file)
    instead = written.get("instead", {"deck": "", "flags": {}})
    return {**written["flags"], **(instead["flags"] if instead["deck"] == str(deck) else {})}
