"""The shipped scenarios, and finding whatever a reader asks for."""

import re
from collections.abc import Mapping
from pathlib import Path

from watten_tutor.resources import data_folder
from watten_tutor.scenario.diagnostics import DID_YOU_MEAN, Diagnostic, ScenarioError, nearest
from watten_tutor.scenario.load import Rules, default_id, load_mapping, load_scenario
from watten_tutor.scenario.scenario import Scenario

_STATED_ID = re.compile(r"^id: *([^\s#]+)", re.MULTILINE)


def library() -> dict[str, Path]:
    """The shipped scenarios by id, in the order of their files."""
    root = data_folder("scenarios")
    return {_id_of(path, root): path for path in sorted(root.rglob("*.yaml"))}


def _id_of(path: Path, root: Path) -> str:
    stated = _STATED_ID.search(path.read_text("utf-8"))
    return stated[1] if stated else default_id(path, root)


def find(wanted: str | Path | Mapping[str, object], *, rules: Rules = None) -> Scenario:
    """The scenario meant: a file, else a shipped one by id, else the scenario itself.

    Args:
        wanted: path of a file; id of a shipped scenario, with or without `scenarios/` before and
            `.yaml` behind; the text of a scenario; or a scenario as plain data.
        rules: a rule set in place of its own.

    Raises:
        ScenarioError: with every problem, or `not-found`.
    """
    if isinstance(wanted, Mapping):
        return load_mapping(wanted, rules=rules)
    if isinstance(wanted, str) and ("\n" in wanted or ": " in wanted):
        return load_scenario(wanted, rules=rules)
    if _is_file(Path(wanted)):
        return load_scenario(Path(wanted), rules=rules)
    root = data_folder("scenarios")
    name = Path(wanted).as_posix().removeprefix("scenarios/").removesuffix(".yaml")
    if _is_file(root / f"{name}.yaml"):
        return load_scenario(root / f"{name}.yaml", rules=rules, root=root)
    shipped = library()
    if name in shipped:
        return load_scenario(shipped[name], rules=rules, root=root)
    near = nearest(name, shipped)
    hint = DID_YOU_MEAN if near else None
    missing = Diagnostic("not-found", found=str(wanted)[:60], hint=hint, facts={"suggestion": near or ""})
    raise ScenarioError([missing], file="")


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a text too long for a path
        return False
