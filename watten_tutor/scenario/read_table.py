"""Reading who plays by which rules: `rules` and `players`."""

from watten_tutor.core.ruleset import RuleSet
from watten_tutor.scenario.forms import DEFAULT_NAMES, Forms
from watten_tutor.scenario.tree import Map, Seq

LONGEST_NAME = 20
MOST_PLAYERS = 6


def read_rules(forms: Forms, top: Map, override: RuleSet | None) -> None:
    """Put the rule set and the players into `forms`. `override` takes the place of the file's rules."""
    found = override
    if found is None:
        node = top.get("rules")
        if node is None:
            forms.missing(top, "rules")
        else:
            found = forms.rule_set(node)
    forms.table_known = found is not None
    if found is not None:
        forms.ruleset = found
    _read_names(forms, top)


def _read_names(forms: Forms, top: Map) -> None:
    node = top.get("players")
    wanted = _players_wanted(forms)
    if node is None:
        if "players" in forms.misspelt:
            forms.table_known = forms.names_known = False
        elif min(wanted) > len(DEFAULT_NAMES):
            forms.missing(top, "players")
        forms.names = DEFAULT_NAMES[: max(wanted)]
        return
    before = len(forms.problems)
    names: list[str] = []
    for each in forms.items(node, "names")[:MOST_PLAYERS]:
        name = forms.word(each, "player")
        if name is None:
            continue
        if len(name) > LONGEST_NAME or not name.isprintable() or any(sign in name for sign in "+_?"):
            forms.problem("name-not-allowed", each, name, limit=LONGEST_NAME)
        elif name in names:
            forms.problem("name-twice", each, name)
        names.append(name)
    if isinstance(node, Seq) and len(node) not in wanted:
        forms.problem("players-number", node, len(node), wanted, rules=forms.ruleset.name)
    if len(forms.problems) > before:
        forms.table_known = False
        forms.names_known = bool(names)
    forms.names = tuple(names) if names else DEFAULT_NAMES


def _players_wanted(forms: Forms) -> tuple[int, ...]:
    """How many can play by the rule set in hand, or by any."""
    return forms.ruleset.table_sizes if forms.table_known else (4, 2, 3, 6)
