"""Which mutants are made of the game, and which tests each of them has to get past."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).parents[2]
CORE = Path("watten_tutor/core")

NEIGHBOURS: dict[str, tuple[str, ...]] = {
    "bets": ("betting",),
    "betting": ("betting_told", "raising", "scoring"),
    "cards": ("notation",),
    "declaration": ("ranking",),
    "duty": ("legality", "tables"),
    "countdown": ("tally",),
    "deed": ("round/retold", "round/asked"),
    "errors": ("ruleset",),
    "exchange": ("tally", "bohemian"),
    "gespannt": ("raising", "betting", "scoring"),
    "legality": ("duty",),
    "ordering": ("ranking",),
    "position": ("tables", "tally"),
    "raising": ("raising_moments", "betting"),
    "ranking": ("ordering", "trick"),
    "reasons": ("trick",),
    "ruleset": ("ranking",),
    "round/cutting": ("round/view",),
    "round/engine": ("round/drawing", "round/playing", "round/naming"),
    "round/handler": ("round/playing",),
    "round/moves": ("round/aside", "round/opening"),
    "round/naming": ("round/view",),
    "round/opening": ("round/view",),
    "round/outcome": ("round/aside", "round/bohemian", "round/opening", "round/naming"),
    "round/packing": ("round/retold", "round/asked"),
    "round/permitted": ("round/retold", "round/asked"),
    "round/playing": ("round/outcome", "round/bohemian"),
    "round/retold": ("round/asked", "round/ended"),
    "round/state": ("round/drawing", "round/cutting", "round/naming", "round/playing", "round/bohemian"),
    "round/view": ("round/naming", "round/opening"),
    "scoring": ("scoring_told", "tables"),
    "seats": ("tables",),
    "spelling": ("notation",),
    "trick": ("duty",),
}
"""Other test files of `tests/core` that see what a module does, besides its own."""

REFEREED = (
    "cards",
    "declaration",
    "duty",
    "legality",
    "ordering",
    "position",
    "ranking",
    "ruleset",
    "seats",
    "trick",
)
"""The modules in which a mutant could change a turn that the referee judges."""


def modules() -> list[str]:
    """Every module of the game, as `ranking` or `round/playing`."""
    found = sorted((ROOT / CORE).rglob("*.py"))
    return [
        str(each.relative_to(ROOT / CORE).with_suffix("")) for each in found if each.name != "__init__.py"
    ]


def tests_of(module: str) -> list[str]:
    """The test files for a module, likely killers first."""
    files = [file_of_tests(name) for name in (module, *NEIGHBOURS.get(module, ()), "values")]
    return [str(each) for each in files if (ROOT / each).exists()]


def file_of_tests(module: str) -> Path:
    """Where the tests of a module lie: a test lies where the code lies."""
    return Path("tests/core", module).with_name(f"test_{Path(module).name}.py")


class Mutant(NamedTuple):
    """One change to one module.

    Attributes:
        module: its name, without package and ending.
        within: the function, class or method changed; empty for the module's own lines.
        was: the line or lines that change, without their indentation.
        becomes: what stands there instead.
    """

    module: str
    within: str
    was: str
    becomes: str


NOT_MADE = {
    # enums and None have no order, and are equal only to themselves
    r"ReplaceComparisonOperator_(Is|IsNot)_(Eq|NotEq|Lt|LtE|Gt|GtE)": "",
    # nearly all that is compared by == here is a word or a card: neither has an order, and whether
    # two equal ones are one object is Python's affair
    r"ReplaceComparisonOperator_(Eq|NotEq)_(Lt|LtE|Gt|GtE|Is|IsNot)": "",
    r"ReplaceComparisonOperator_(Lt|LtE|Gt|GtE)_(Is|IsNot)": "",
    # one wrong kind of sum proves as much as ten of them, and sets know only three
    r"ReplaceBinaryOperator_(Add|Sub)_(?!Add$|Sub$)\w+": "",
    r"ReplaceBinaryOperator_(Mul|Div|FloorDiv|Mod|Pow)_(?!Add$|Mul$|FloorDiv$)\w+": "",
    r"ReplaceBinaryOperator_(BitOr|BitAnd|BitXor)_(?!BitOr$|BitAnd$|Sub$)\w+": "",
    # ~ turns an order round as - does
    r"ReplaceUnaryOperator_USub_Invert": "",
    # caches and slots change no answer
    r"RemoveDecorator|NumberReplacer": r"▸@(lru_)?cache|@lru_cache",
    r"ReplaceTrueWithFalse": r"slots=▸True",
}
"""Kinds of mutants (and, where it matters, in which lines) that would say nothing about the rules.

The sign ▸ stands before what is changed.
"""


def is_made(operator: str, source: str, start: tuple[int, int]) -> bool:
    """Whether a mutant is worth a run: what starts at this line and column, changed by this operator."""
    kind, line = operator.rpartition("/")[2], source.splitlines()[start[0] - 1]
    line = f"{line[: start[1]]}▸{line[start[1] :]}"
    if any(re.fullmatch(kinds, kind) and re.search(where, line) for kinds, where in NOT_MADE.items()):
        return False
    return not any(first <= start < last for first, last in _annotations(source))


@cache
def _annotations(source: str) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """Where types stand; whether they are right, mypy says."""
    nodes = list(ast.walk(ast.parse(source)))
    noted = [getattr(node, name, None) for node in nodes for name in ("annotation", "returns")]
    noted += [node.value for node in nodes if isinstance(node, ast.AnnAssign) and _is_alias(node)]
    return tuple(
        ((each.lineno, each.col_offset), (each.end_lineno or 0, each.end_col_offset or 0))
        for each in noted
        if isinstance(each, ast.expr)
    )


def _is_alias(node: ast.AnnAssign) -> bool:
    return isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"


def explained() -> dict[Mutant, str]:
    """The mutants that cannot be killed, and why each cannot matter."""
    entries: list[dict[str, Any]] = yaml.safe_load(
        Path(__file__).with_name("explained.yaml").read_text("utf-8")
    )
    return {
        Mutant(entry["module"], each["in"], each["was"], each["becomes"]): entry["why"]
        for entry in entries or ()
        for each in entry["mutants"]
    }
