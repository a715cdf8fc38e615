"""The plan of the mutants fits the game as it is."""

import pytest

from tests.mutants.plan import CORE, NEIGHBOURS, ROOT, Mutant, explained, file_of_tests, is_made, modules


@pytest.mark.parametrize(
    "mutant", sorted(explained()), ids=lambda mutant: f"{mutant.module} {mutant.becomes}"
)
def test_what_is_explained_still_stands_in_its_module(mutant: Mutant) -> None:
    text = " ".join((ROOT / CORE / f"{mutant.module}.py").read_text("utf-8").split())
    assert mutant.was in text


def test_every_explanation_gives_a_reason() -> None:
    assert all(why.endswith(".") for why in explained().values())


def test_neighbours_are_tests_of_modules_there_are() -> None:
    assert NEIGHBOURS.keys() <= {*modules()}
    wanted = {name for names in NEIGHBOURS.values() for name in names}
    assert {name for name in wanted if not (ROOT / file_of_tests(name)).exists()} == set()


CODE = """
@cache
def best(cards: list | None, size: int = 3) -> Card | None:
    return size == 3 or cards[size - 1] is best
Most: TypeAlias = Card | None
most: int = 3 | 4
"""


@pytest.mark.parametrize(
    ("operator", "line", "column", "made"),
    [
        ("core/RemoveDecorator", 2, 0, False),  # a cache changes no answer
        ("core/ReplaceBinaryOperator_BitOr_BitAnd", 3, 21, False),  # a type
        ("core/ReplaceBinaryOperator_BitOr_BitAnd", 3, 55, False),
        ("core/NumberReplacer", 3, 42, True),
        ("core/ReplaceComparisonOperator_Eq_NotEq", 4, 16, True),
        ("core/ReplaceComparisonOperator_Eq_Lt", 4, 16, False),
        ("core/ReplaceComparisonOperator_Is_IsNot", 4, 44, True),
        ("core/ReplaceComparisonOperator_Is_Eq", 4, 44, False),
        ("core/ReplaceBinaryOperator_Sub_Add", 4, 38, True),
        ("core/ReplaceBinaryOperator_Sub_Pow", 4, 38, False),
        ("core/ReplaceOrWithAnd", 4, 21, True),
        ("core/ReplaceBinaryOperator_BitOr_BitAnd", 5, 23, False),
        ("core/ReplaceBinaryOperator_BitOr_BitAnd", 6, 13, True),
    ],
)
def test_which_mutants_are_worth_a_run(operator: str, line: int, column: int, made: bool) -> None:
    assert is_made(operator, CODE, (line, column)) is made
