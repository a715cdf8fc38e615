"""Loading scenarios from files, texts, JSON lines and plain data."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from watten_tutor.core.ruleset import RuleSet
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.jsontree import read_json
from watten_tutor.scenario.reader import read_scenario
from watten_tutor.scenario.scenario import Scenario, ScenarioSet
from watten_tutor.scenario.schema import SET_KEYS
from watten_tutor.scenario.tree import MAX_BYTES, Map, Node, Seq
from watten_tutor.scenario.yamltree import decode, read_yaml

Rules = RuleSet | str | None


def load_scenario(source: Path | str, *, rules: Rules = None, root: Path | None = None) -> Scenario:
    """The scenario of a file or of a YAML text.

    Args:
        source: a path, or a text; a string of one line without `: ` is a path.
        rules: a rule set in place of the file's own.
        root: the checked folder; the default id is the path from there.

    Raises:
        ScenarioError: with every problem in the file.
        RuleSetError: if `rules` names no rule set.

    Example:
        >>> scenario = load_scenario('''
        ... rules: tyrolean
        ... schlag: 10
        ... trump: spades
        ... question: rechter
        ... ''')
        >>> scenario.question.kind, scenario.position.ruleset.name
        ('rechter', 'tyrolean')
    """
    if isinstance(source, str) and ("\n" in source or ": " in source):
        tree, problems = read_yaml(source)
        return _scenario(tree, source, problems, None, "-", rules)
    loaded = load_file(Path(source), rules=rules, root=root)
    if isinstance(loaded, ScenarioSet):
        raise ScenarioError([Diagnostic("is-a-set")], str(source))
    return loaded


def load_file(path: Path, *, rules: Rules = None, root: Path | None = None) -> Scenario | ScenarioSet:
    """The scenario, or the list of scenarios for a class, in a file.

    Raises:
        ScenarioError: with every problem in the file.
    """
    try:
        return _file(read_text(path), str(path), default_id(path, root), rules)
    except ScenarioError as error:
        raise ScenarioError(error.diagnostics, str(path)) from None


def load_text(text: str) -> Scenario | ScenarioSet:
    """The scenario, or the list of scenarios for a class, in the text of a file; its default id is `-`.

    Raises:
        ScenarioError: with every problem in the text.
    """
    return _file(text, None, "-", None)


def _file(text: str, path: str | None, name: str, rules: Rules) -> Scenario | ScenarioSet:
    tree, problems = read_yaml(text)
    if isinstance(tree, Map) and tree.get("set") is not None:
        return _set(tree, text, problems, path, name)
    return _scenario(tree, text, problems, path, name, rules)


def read_text(path: Path) -> str:
    """The text of a file.

    Raises:
        ScenarioError: if it is missing, too long or no text.
    """
    try:
        with path.open("rb") as stream:
            return decode(stream.read(MAX_BYTES + 1))
    except FileNotFoundError:
        raise ScenarioError([Diagnostic("file-missing", found=str(path))]) from None
    except OSError:
        raise ScenarioError([Diagnostic("file-unreadable", found=str(path))]) from None


def default_id(path: Path, root: Path | None = None) -> str:
    """The id of a file that states none: its path from the checked folder, without suffix.

    Example:
        >>> default_id(Path("scenarios/order/linke.yaml"), Path("scenarios"))
        'order/linke'
    """
    inside = path.relative_to(root) if root is not None and path.is_relative_to(root) else Path(path.name)
    return inside.with_suffix("").as_posix()


def load_json(text: str, *, line: int = 1, rules: Rules = None) -> Scenario:
    """The scenario of one JSON text, for example one line of JSON Lines.

    Args:
        text: a JSON object.
        line: the line of the stream on which it stands; its default id is `-:LINE`.
        rules: a rule set in place of its own.

    Raises:
        ScenarioError: with every problem.
    """
    return _scenario(read_json(text, line), "", [], None, f"-:{line}", rules)


def load_mapping(data: Mapping[str, object], *, rules: Rules = None) -> Scenario:
    """The scenario of plain data, with the keys of the file format.

    Raises:
        ScenarioError: with every problem; lines are of no use here, paths are.
    """
    try:
        text = json.dumps(data, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):
        raise ScenarioError([Diagnostic("too-deep", facts={"limit": "-"})]) from None
    return load_json(text, rules=rules)


def _scenario(
    tree: Node, text: str, problems: list[Diagnostic], path: str | None, name: str, rules: Rules
) -> Scenario:
    if not isinstance(tree, Map):
        raise ScenarioError([Diagnostic("not-a-scenario", tree.line, tree.col)])
    override = load_ruleset(rules) if isinstance(rules, str) else rules
    scenario = read_scenario(tree, text.splitlines(), problems, override, name)
    if scenario is None:
        raise ScenarioError(problems)
    return replace(scenario, path=path)


def _set(tree: Map, text: str, problems: list[Diagnostic], path: str | None, name: str) -> ScenarioSet:
    forms = Forms(text.splitlines(), problems)
    forms.known_keys(tree, SET_KEYS)
    version, title, listed, id_node = (tree.get(key) for key in ("set", "title", "scenarios", "id"))
    if version is not None:
        forms.choice(version, ["1"])
    for key, node in (("title", title), ("scenarios", listed)):
        if node is None:
            forms.missing(tree, key)
    read_title = None if title is None else forms.text(title)
    ids = () if listed is None else forms.words(listed, "ids")
    own = name if id_node is None else forms.word(id_node, "id")
    if problems or read_title is None or own is None:
        raise ScenarioError(problems)
    nodes = listed.items if isinstance(listed, Seq) else [listed] if listed is not None else []
    places = tuple((each.line, each.col) for each in nodes)
    return ScenarioSet(own, read_title, ids, places, path)
