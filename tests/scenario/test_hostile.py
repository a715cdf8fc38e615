"""No input escapes the reader: it gives a scenario or problems, soon and without a traceback."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from watten_tutor.scenario.diagnostics import MAX_PROBLEMS, ScenarioError
from watten_tutor.scenario.load import load_json, load_mapping, load_scenario, load_text
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


def laughs(depth: int) -> str:
    """A billion laughs: each list holds the one before ten times."""
    lists = (f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, depth))
    return "a0: &a0 [lol]\n" + "".join(lists)


HOSTILE = {
    "unknown keys": ("".join(f"no_use_{n}: 1\n" for n in range(4_900)), "unknown-key"),
    "too many keys": ("".join(f"k{n}: 1\n" for n in range(9_000)), "too-many-values"),
    "one long key": ("k" * 100_000 + ": 1", "yaml-damage"),
    "one key of marks": ("k" + "\u0301" * 60_000 + ": 1", "yaml-damage"),
    "one long hand": (FIRST.replace("J♠ 10♥", "x " * 50_000), "text-too-long"),
    "many unreadable cards": (
        FIRST.replace("J♠ 10♥", "[" + ", ".join(f"Herz-K{n}nig" for n in range(7_000)) + "]"),
        "card-unreadable",
    ),
    "many names": (f"players: [{', '.join(f'P{n}' for n in range(9_000))}]\n{FIRST}", "players-number"),
    "many tricks": (FIRST + "tricks: [" + "[{Anna: 8♥}]," * 2_400 + "]\n", "too-many-problems"),
    "many sets": (
        FIRST.replace("legal-cards", "compare") + "between: [" + "tyroleann, " * 9_000 + "]\n",
        "fact-missing",
    ),
    "duplicate keys": ("a: 1\n" * 9_000, "duplicate-key"),
    "one long trump": (FIRST.replace("spades", "s" * 100_000), "suit-unreadable"),
    "one long rule set": (FIRST.replace("tyrolean ", "+" * 100_000), "unknown-ruleset"),
    "one long number": (FIRST.replace("10\n", "1" * 100_000 + "\n"), "rank-unreadable"),
    "a level of ten thousand digits": (f"{FIRST}level: 1{'0' * 10_000}\n", "wrong-form"),
    "one long number of sixty": (f"{FIRST}level: {'1:' * 50_000}1\n", "wrong-form"),
    "one long id": (f"id: {'x' * 100_000}\n{FIRST}trick:: 1\n", "unknown-key"),
    "a billion laughs": (laughs(9), "yaml-anchor"),
    "one long text, many times": (
        f'a: &a "{"x" * 50_000}"\nb: [{", ".join(["*a"] * 9_000)}]\n',
        "yaml-anchor",
    ),
    "many anchors": ("".join(f"k{n}: &a{n} 1\n" for n in range(4_000)), "yaml-anchor"),
    "many tags": ("".join(f"k{n}: !!python/object:x 1\n" for n in range(4_000)), "yaml-tag"),
    "deep lists in brackets": ("[" * 100_000, "too-deep"),
    "deep lists by dashes": ("- " * 60_000, "too-deep"),
    "deep maps by indent": ("".join(" " * n + "a:\n" for n in range(400)), "too-deep"),
    "deep keys": ("? " * 60_000, "key-not-a-word"),
    "many documents": ("---\n" * 30_000, "several-documents"),
    "many directives": ("%a\n" * 40_000, "yaml-damage"),
    "tabs": ("\t" * 130_000, "yaml-damage"),
    "blank lines": ("\n" * 130_000, "file-empty"),
    "quotes": ("'" * 130_001, "yaml-damage"),
    "a very long file": (FIRST + "# again\n" * 1_000_000, "file-too-long"),
}


@pytest.mark.timeout(20)
@pytest.mark.parametrize(("text", "code"), HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_refused_at_once(text: str, code: str) -> None:
    error = refusal(lambda: load_text(text))
    assert error is not None
    assert code in {each.code for each in error.diagnostics}
    assert len(error.diagnostics) <= MAX_PROBLEMS + 1
    assert len(error.format("it")) < 150_000


HOSTILE_JSON = {
    "deep lists": ("[" * 100_000, "too-deep"),
    "deep maps": ('{"a":' * 20_000, "too-deep"),
    "many keys": ("{" + ",".join(f'"k{n}":1' for n in range(9_999)) + ',"x":[]}', "too-many-values"),
    "ten thousand digits": ('{"level": 1' + "0" * 10_000 + "}", "wrong-form"),
    "a number without end": ('{"level": 1e9999}', "wrong-form"),
    "half a character": ('{"story": "\\ud800"}', "text-broken"),
    "a very long line": ('{"story": "' + "x" * 10_000_000 + '"}', "file-too-long"),
}


@pytest.mark.timeout(20)
@pytest.mark.parametrize(("text", "code"), HOSTILE_JSON.values(), ids=HOSTILE_JSON)
def test_hostile_json_is_refused_at_once(text: str, code: str) -> None:
    error = refusal(lambda: load_json(text))
    assert error is not None
    assert code in {each.code for each in error.diagnostics}


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
