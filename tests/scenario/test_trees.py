"""YAML and JSON become the same tree; whatever could hang or break the reader is refused."""

import json
import time
import tracemalloc
from contextlib import suppress

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.jsontree import read_json
from watten_tutor.scenario.tree import MAX_BYTES, MAX_DEPTH, MAX_NODES, Leaf, Map, Node, Seq, path
from watten_tutor.scenario.yamltree import decode, read_yaml

PARSERS = [yaml.CBaseLoader, yaml.BaseLoader]


def plain(node: Node) -> object:
    """The tree as plain data with lines, columns and paths."""
    if isinstance(node, Leaf):
        return (node.text, node.quoted, node.line, node.col, path(node.trail))
    if isinstance(node, Seq):
        return [node.line, node.col, path(node.trail), *map(plain, node)]
    return {each.key.text: (each.key.line, each.key.col, plain(each.value)) for each in node}


def refused(text: str, loader: object = yaml.CBaseLoader) -> list[tuple[str, int, int]]:
    with pytest.raises(ScenarioError) as error:
        read_yaml(text, loader)
    return [(each.code, each.line, each.col) for each in error.value.diagnostics]


@pytest.mark.parametrize("loader", PARSERS)
def test_every_leaf_knows_line_column_and_path(loader: object) -> None:
    tree, problems = read_yaml("hands:\n  Ben: J♠\ntricks:\n- - Anna: 8♠\n  - {Ben: '9♠'}\n", loader)
    assert not problems
    assert plain(tree) == {
        "hands": (1, 1, {"Ben": (2, 3, ("J♠", False, 2, 8, "hands.Ben"))}),
        "tricks": (
            3,
            1,
            [
                4,
                1,
                "tricks",
                [
                    4,
                    3,
                    "tricks[0]",
                    {"Anna": (4, 5, ("8♠", False, 4, 11, "tricks[0][0].Anna"))},
                    {"Ben": (5, 6, ("9♠", True, 5, 11, "tricks[0][1].Ben"))},
                ],
            ],
        ),
    }


@pytest.mark.parametrize(
    ("text", "value"),
    [
        *[
            (word, word)
            for word in ("no", "yes", "on", "off", "y", "13:11", "2024-01-01", "1_000", "0b1", "+", ".")
        ],
        *[(word, None) for word in ("null", "Null", "NULL", "~", "")],
        *[(word, True) for word in ("true", "True", "TRUE")],
        *[(word, False) for word in ("false", "False", "FALSE")],
        ("012", 12),
        ("0o17", 15),
        ("0x1F", 31),
        ("-3", -3),
        ("+7", 7),
        ("1.5", 1.5),
        ("1e3", 1000.0),
        (".5", 0.5),
        ("-.inf", float("-inf")),
        ("9" * 5000, "9" * 5000),
    ],
)
def test_scalars_follow_the_core_rules_of_yaml_1_2(text: str, value: object) -> None:
    tree, _ = read_yaml(f"key: {text}")
    assert isinstance(tree, Map)
    leaf = tree.get("key")
    assert isinstance(leaf, Leaf)
    assert leaf.value == value
    assert type(leaf.value) is type(value)


def test_what_stands_in_quotes_is_a_text() -> None:
    tree, _ = read_yaml("key: 'true'")
    assert isinstance(tree, Map)
    leaf = tree.get("key")
    assert isinstance(leaf, Leaf)
    assert leaf.value == "true"


@pytest.mark.parametrize("loader", PARSERS)
def test_a_duplicate_key_is_told_with_both_places(loader: object) -> None:
    _, problems = read_yaml("a: 1\nb:\n  c: 1\n  c: 2\na: 2\n", loader)
    told = [(each.code, each.line, each.col, each.path, each.facts["line"]) for each in problems]
    assert told == [("duplicate-key", 4, 3, "b.c", 3), ("duplicate-key", 5, 1, "a", 1)]


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_line_ends_and_byte_order_mark_do_not_matter(ends: str) -> None:
    raw = b"\xef\xbb\xbf" + f"a: 1{ends}b: 2{ends}".encode()
    tree, _ = read_yaml(decode(raw))
    assert plain(tree) == {"a": (1, 1, ("1", False, 1, 4, "a")), "b": (2, 1, ("2", False, 2, 4, "b"))}


@pytest.mark.parametrize("loader", PARSERS)
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", [("file-empty", 1, 1)]),
        ("# nothing\n", [("file-empty", 1, 1)]),
        ("a: 1\n---\nb: 2\n", [("several-documents", 2, 1)]),
        ("a: b\0\n", [("odd-character", 1, 5)]),
        ("a: 1\nb: \x1b[0m\n", [("odd-character", 2, 4)]),
        ("a: b\u2028c: d", [("odd-character", 1, 5)]),
        ("a: \ud800", [("odd-character", 1, 4)]),
        ("a: x\ufeff", [("odd-character", 1, 5)]),
        ('a: "b\\e[2J"', [("odd-character", 1, 4)]),
        ('"a\\x07": 1', [("odd-character", 1, 1)]),
        ('a: "\\ud800"', [("yaml-damage", 1, 4)]),
        ('a: "\\UFFFFFFFF"', [("yaml-damage", 1, 7)]),
        ("a: &x 1\nb: *x\n", [("yaml-anchor", 1, 4), ("yaml-alias", 2, 4)]),
        ("a: !!python/object:os.system 1", [("yaml-tag", 1, 4)]),
        ("? [a]\n: b", [("key-not-a-word", 1, 3)]),
        ("a: 1\n\tb: 2\n", [("yaml-damage", 2, 1)]),
        ("a:\tb\n", [("yaml-damage", 1, 3)]),
        ("[" * 100_000, [("too-deep", 1, MAX_DEPTH + 1)]),
        ("{" * 100_000, [("key-not-a-word", 1, 2)]),
        ("- " * 60_000, [("too-deep", 1, 2 * MAX_DEPTH + 1)]),
        ("[" + "x," * MAX_NODES + "]", [("too-many-values", 1, 2 * MAX_NODES)]),
    ],
    ids=lambda value: value[:12] if isinstance(value, str) else None,
)
def test_what_is_no_tree_is_refused_alike_by_both_parsers(
    text: str, told: list[tuple[str, int, int]], loader: object
) -> None:
    assert refused(text, loader) == told


def test_an_alias_bomb_is_refused_at_once() -> None:
    bomb = "a0: &a0 [x,x,x,x,x,x,x,x,x]\n"
    bomb += "".join(f"a{n}: &a{n} [{','.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 30))
    tracemalloc.start()
    codes = {code for code, _, _ in refused(bomb)}
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert codes == {"yaml-anchor", "yaml-alias", "too-many-problems"}
    assert peak < 5_000_000


def test_ten_megabytes_are_refused_before_they_are_parsed() -> None:
    begun = time.perf_counter()
    with pytest.raises(ScenarioError) as error:
        decode(b"[" * 10_000_000)
    assert [each.code for each in error.value.diagnostics] == ["file-too-long"]
    assert refused("[" * 10_000_000) == [("file-too-long", 1, 1)]
    assert time.perf_counter() - begun < 1


def test_a_file_in_another_encoding_is_refused_with_the_place() -> None:
    with pytest.raises(ScenarioError) as error:
        decode("rules: tyrolean\ntitle: Schellen-Köni".encode("latin-1"))
    [problem] = error.value.diagnostics
    assert (problem.code, problem.line, problem.col, problem.found) == ("not-utf8", 2, 18, "0xF6")


def test_json_and_yaml_give_the_same_tree() -> None:
    text = '{"schlag": 10, "hands": {"Ben": ["J♠", "\\u266510"]}, "call": true, "x": null, "y": -1.5e3}'
    tree, problems = read_yaml(text)
    assert not problems
    assert plain(read_json(text)) == plain(tree)


def test_json_counts_lines_from_where_it_stands_in_the_stream() -> None:
    tree = read_json('{"a": 1,\n "b": [2]}', first_line=7)
    assert plain(tree) == {
        "a": (7, 2, ("1", False, 7, 7, "a")),
        "b": (8, 2, [8, 7, "b", ("2", False, 8, 8, "b[0]")]),
    }


@pytest.mark.parametrize(
    ("text", "code", "col"),
    [
        ("", "json-cut-off", 1),
        ("{", "json-cut-off", 2),
        ('{"a": 1', "json-cut-off", 8),
        ('{"a": 1,}', "json-damage", 9),
        ("{'a': 1}", "json-damage", 2),
        ("[1 2]", "json-damage", 4),
        ('{"a" 1}', "json-damage", 6),
        ('{"a": "x', "json-damage", 7),
        ('{"a": 01}', "json-damage", 8),
        ('{"a": NaN}', "json-damage", 7),
        ('{"a": 1} {}', "json-damage", 10),
        ("[" * 100_000, "too-deep", MAX_DEPTH + 1),
        ('{"a":' * 10_000, "too-deep", 5 * MAX_DEPTH + 1),
        ('["\\ud800"]', "text-broken", 2),
        ('{"a": "b\\u001b[2J"}', "odd-character", 7),
        ('{"a\\u007f": 1}', "odd-character", 2),
        ("[" + "1," * MAX_NODES + "1]", "too-many-values", 2 * MAX_NODES),
        (" " * (MAX_BYTES + 1), "file-too-long", 1),
    ],
    ids=lambda value: value[:12] if isinstance(value, str) else None,
)
def test_what_is_no_json_is_refused(text: str, code: str, col: int) -> None:
    with pytest.raises(ScenarioError) as error:
        read_json(text, first_line=3)
    [problem] = error.value.diagnostics
    assert (problem.code, problem.line, problem.col) == (code, 3, col)


def test_duplicate_keys_in_json_are_all_told() -> None:
    with pytest.raises(ScenarioError) as error:
        read_json('{"a": 1, "a": 2, "b": {"c": 1, "c": 2}}')
    told = [(each.code, each.col, each.path) for each in error.value.diagnostics]
    assert told == [("duplicate-key", 10, "a"), ("duplicate-key", 32, "b.c")]


json_data = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-999, 999)
    | st.text(st.characters(exclude_categories=["Cs", "Cc"], include_characters="\t\n\r"), max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("abc", min_size=1), inner, max_size=3)
    ),
    max_leaves=12,
)


def data(node: Node) -> object:
    if isinstance(node, Leaf):
        return node.value
    if isinstance(node, Seq):
        return [data(each) for each in node]
    return {each.key.text: data(each.value) for each in node}


@given(json_data)
def test_json_reads_as_the_standard_library_reads_it(written: object) -> None:
    assert data(read_json(json.dumps(written))) == written


@given(st.text(st.sampled_from("ab:-[]{}\"'#&*!|>?%@,. \n\t~0"), max_size=40))
def test_both_yaml_parsers_give_the_same_tree_where_both_give_one(text: str) -> None:
    """The C parser lets a few odd texts pass (`>#`) that the other refuses; nothing else escapes."""
    outcomes = []
    for loader in PARSERS:
        with suppress(ScenarioError):
            tree, problems = read_yaml(text, loader)
            outcomes.append((data(tree), [each.code for each in problems]))
    assert len(outcomes) < 2 or outcomes[0] == outcomes[1]
