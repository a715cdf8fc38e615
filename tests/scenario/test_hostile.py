"""No input escapes the reader: it gives a scenario or problems, soon and without a traceback."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from watten_tutor.scenario.diagnostics import MAX_PROBLEMS, ScenarioError
from watten_tutor.scenario.load import load_mapping, load_scenario
from watten_tutor.scenario.schema import KEYS

FIRST = """\
rules: tyrolean              # as the contract has it
schlag: 10
trump: spades
hands:
  Ben: J♠ 10♥
trick:
  - Anna: 8♠
question: legal-cards
player: Ben
"""


def refusal(read: Callable[[], object]) -> ScenarioError | None:
    """Why it cannot be read, or None if it can."""
    try:
        read()
    except ScenarioError as error:
        return error
    return None


HOSTILE = {
    "unknown keys": "".join(f"key_of_no_use_{n}: 1\n" for n in range(9_000)),
    "one long key": "k" * 200_000 + ": 1",
    "one long hand": FIRST.replace("J♠ 10♥", "x " * 100_000),
    "many unreadable cards": FIRST.replace(
        "J♠ 10♥", "[" + ", ".join(f"Herz-K{n}nig" for n in range(9_000)) + "]"
    ),
    "many names": f"players: [{', '.join(f'P{n}' for n in range(15_000))}]\n{FIRST}",
    "many tricks": FIRST + "tricks: [" + "[{Anna: 8♥}]," * 4_000 + "]\n",
    "many sets": FIRST.replace("legal-cards", "compare") + "between: [" + "tyroleann, " * 9_000 + "]\n",
    "duplicate keys": "a: 1\n" * 9_000,
    "one long trump": FIRST.replace("spades", "s" * 200_000),
    "one long rule set": FIRST.replace("tyrolean ", "+" * 200_000),
    "one long number": FIRST.replace("10\n", "1" * 200_000 + "\n"),
    "one long id": f"id: {'x' * 200_000}\n{FIRST}trick:: 1\n",
}


@pytest.mark.timeout(20)
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_refused_at_once(text: str) -> None:
    error = refusal(lambda: load_scenario(text))
    assert error is not None
    assert len(error.diagnostics) <= MAX_PROBLEMS + 1
    assert len(error.format("it")) < 150_000


WORDS = [
    "tyrolean",
    "bavarian",
    "unkritisch",
    "10",
    "♠",
    "Weli",
    "K♥ 7♣ _",
    "10♠",
    "6",
    "13",
    "Anna",
    "Ben",
    "raise",
]
WORDS += [
    "true",
    "null",
    "[]",
    "{}",
    "rechter",
    "order",
    "compare",
    "legal-cards",
    "may-play",
    "find-fault",
    "why",
]


def anything() -> st.SearchStrategy[object]:
    leaf = st.sampled_from(WORDS) | st.none() | st.booleans() | st.integers(-3, 40)
    name = st.sampled_from(["Anna", "Ben", "Carla", "Dan", "en", "text", "tyrolean", "by", "do", "at"])
    return st.recursive(
        leaf,
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(name, inner, max_size=3),
        max_leaves=8,
    )


@settings(max_examples=300)
@given(st.dictionaries(st.sampled_from(sorted(KEYS)), anything()))
def test_whatever_stands_under_the_keys_gives_a_scenario_or_problems(data: dict[str, object]) -> None:
    usual = {"rules": "tyrolean", "schlag": "10", "trump": "♠", "question": "rechter"}
    error = refusal(lambda: load_mapping({**usual, **data}))
    assert error is None or all(error.format(lang) for lang in ("en", "de", "it"))


@settings(max_examples=200)
@given(
    st.integers(0, len(FIRST)),
    st.integers(0, 12),
    st.text(st.sampled_from("ab:-[]{}\"'#&*!|>?%@, \n\t♠_10"), max_size=6),
)
def test_a_file_damaged_anywhere_gives_a_scenario_or_problems(start: int, length: int, put: str) -> None:
    damaged = FIRST[:start] + put + FIRST[start + length :] + "\n"
    error = refusal(lambda: load_scenario(damaged))
    assert error is None or error.format("de")
