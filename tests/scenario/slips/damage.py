"""What is no YAML any more."""

from itertools import pairwise

import yaml

from tests.scenario.slips.file import Slip, line_of


def _words(file):
    """The keys with a plain word behind them in the same line."""
    return [
        key
        for key, node in file.nodes.items()
        if isinstance(node, yaml.ScalarNode)
        and line_of(node) == file.keys[key]
        and node.value[:1].isalnum()
        and file.lines[line_of(node) - 1].rstrip().endswith(node.value)
    ]


def quote_is_not_closed(file):
    node = file.nodes[file.pick(_words(file))]
    yield Slip(file.with_node(node, file.pick(("'", '"')) + node.value), "yaml-damage", line_of(node))


def second_colon(file):
    node = file.nodes[file.pick(_words(file))]
    yield Slip(file.with_node(node, f"{node.value}: more"), "yaml-damage", line_of(node))


def colon_is_missing(file):
    key = file.pick(_words(file))
    line = file.lines[file.keys[key] - 1]
    yield Slip(file.with_line(file.keys[key], line.replace(":", "", 1)), "yaml-damage", file.keys[key])


def bracket_is_not_closed(file):
    closed = [number for number, line in enumerate(file.lines, 1) if line.endswith("]\n") and "[" in line]
    if closed:
        number = file.pick(closed)
        line = file.lines[number - 1]
        yield Slip(file.with_line(number, line[:-2] + "\n"), "yaml-damage", number)


def _indented(file):
    """The lines of maps and lists further in, but the first of each and what may go on with a text."""
    inner = [
        node for node in file.nodes.values() if isinstance(node, yaml.CollectionNode) and not node.flow_style
    ]
    found = [
        line_of(each[0] if isinstance(each, tuple) else each)
        for node in inner
        for before, each in pairwise(node.value)
        if not (isinstance(before, yaml.ScalarNode) and before.style not in ("'", '"'))
    ]
    return sorted(found)


def tab_for_indent(file):
    if _indented(file):
        number = file.pick(_indented(file))
        line = file.lines[number - 1].lstrip()
        yield Slip(file.with_line(number, f"\t{line}"), "yaml-damage", number)


def indent_is_wrong(file):
    if _indented(file):
        number = file.pick(_indented(file))
        line = file.lines[number - 1]
        yield Slip(file.with_line(number, file.pick((f" {line}", line[1:]))), "yaml-damage", number)
