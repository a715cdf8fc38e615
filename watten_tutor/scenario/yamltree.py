"""YAML as a tree of nodes, with limits that hold before anything large is built.

PyYAML's events are used (its C parser where there is one), nothing of its constructors: what a scalar
means is decided by `tree.Leaf.value` alone. Events come one after the other without recursion, so depth
and size are counted as they arrive. Anchors, aliases and tags are no part of the format.
"""

import re
from typing import Any

import yaml

from watten_tutor.scenario.damage import damage
from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError, note
from watten_tutor.scenario.jsontree import duplicate
from watten_tutor.scenario.tree import (
    CONTROL,
    HALF,
    MAX_BYTES,
    MAX_DEPTH,
    MAX_NODES,
    Entry,
    Leaf,
    Map,
    Node,
    Seq,
    Trail,
    path,
)

FASTEST: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
"""The C parser where PyYAML was built with it; the tree is the same."""

_ODD = re.compile("[^\t\n\r -~\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
"""What no editor shows: control characters, foreign line ends, half characters, stray byte order marks."""


def decode(raw: bytes) -> str:
    """The text of a file.

    Raises:
        ScenarioError: `file-too-long` or `not-utf8`.
    """
    if len(raw) > MAX_BYTES:
        raise ScenarioError([Diagnostic("file-too-long", facts={"limit": MAX_BYTES // 1024})])
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8-sig")
        line, col = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise ScenarioError([Diagnostic("not-utf8", line, col, found=f"0x{raw[error.start]:02X}")]) from None


def read_yaml(text: str, loader: Any = FASTEST) -> tuple[Node, list[Diagnostic]]:
    """The tree of one YAML document, and the duplicate keys in it.

    Args:
        text: the text of the file.
        loader: PyYAML class whose events are read.

    Raises:
        ScenarioError: where there is no tree to go on with.

    Example:
        >>> tree, problems = read_yaml("schlag: 10")
        >>> tree.get("schlag").value, problems
        (10, [])
    """
    if len(text) > MAX_BYTES:
        raise ScenarioError([Diagnostic("file-too-long", facts={"limit": MAX_BYTES // 1024})])
    text = text.removeprefix("\ufeff")
    if odd := _ODD.search(text):
        line, col = _lines_before(text, odd.start())
        raise ScenarioError([Diagnostic("odd-character", line, col, found=f"U+{ord(odd[0]):04X}")])
    if "\t" in text:
        loader = yaml.BaseLoader  # the C parser lets some tabs pass which YAML forbids
    builder = _Builder()
    parser = loader(text)
    try:
        while not builder.finished:
            builder.take(parser.get_event())
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        if loader is not yaml.BaseLoader:
            return read_yaml(text, yaml.BaseLoader)  # the two place damage differently; let one speak
        mark = _mark(error, text, builder) or parser.get_mark()
        raise ScenarioError([*builder.problems, damage(text, mark.line, mark.column)]) from None
    if builder.top is None:
        raise ScenarioError([Diagnostic("file-empty")])
    if builder.hopeless:
        raise ScenarioError(builder.problems)
    return builder.top, builder.problems


def _mark(error: Exception, text: str, builder: "_Builder") -> Any:
    """Where the damage begins: of quotes and brackets that are not closed, where they are opened.

    A quotation mark that is not closed may be closed by the next one in the file; what follows that one
    makes no sense then.
    """
    if not isinstance(error, yaml.MarkedYAMLError):
        return None
    context, here = error.context or "", error.problem_mark
    if "flow" in context and builder.brackets:
        return builder.brackets[-1][1]
    if "quoted" in context or "flow" in context:
        return error.context_mark
    if builder.quoted is not None and here is not None:
        start, end = builder.quoted
        if start.line < end.line and not text[end.index : here.index].strip():
            return start
    return here


def _lines_before(text: str, place: int) -> tuple[int, int]:
    return text.count("\n", 0, place) + 1, place - text.rfind("\n", 0, place)


class _Builder:
    """Puts events together to nodes."""

    def __init__(self) -> None:
        self.top: Node | None = None
        self.problems: list[Diagnostic] = []
        self.hopeless = False
        self.finished = False
        self.nodes = 0
        self.open: list[Seq | Map] = []
        self.keys: list[Leaf | None] = []  # for each open node the key that waits for its value
        self.brackets: list[tuple[Seq | Map, Any]] = []  # open nodes in brackets, and where those stand
        self.quoted: tuple[Any, Any] | None = None  # where the last text in quotes begins and ends

    def take(self, event: Any) -> None:
        kind = type(event)
        if kind is yaml.ScalarEvent:
            self.add(self.leaf(event), event)
        elif kind is yaml.MappingStartEvent or kind is yaml.SequenceStartEvent:
            mark = event.start_mark
            whole = Map if kind is yaml.MappingStartEvent else Seq
            node = whole(mark.line + 1, mark.column + 1, self.trail())
            if self.awaits_key():
                raise self.stop("key-not-a-word", node)
            self.add(node, event)
            self.open.append(node)
            self.keys.append(None)
            if event.flow_style:
                self.brackets.append((node, mark))
            if len(self.open) > MAX_DEPTH:
                raise self.stop("too-deep", node, limit=MAX_DEPTH)
        elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
            closed = self.open.pop()
            self.keys.pop()
            if self.brackets and self.brackets[-1][0] is closed:
                self.brackets.pop()
        elif kind is yaml.AliasEvent:
            mark = event.start_mark
            leaf = Leaf(f"*{event.anchor}", mark.line + 1, mark.column + 1, self.trail(), quoted=True)
            self.refuse("yaml-alias", leaf, "*")
            self.add(leaf, event)
        elif kind is yaml.DocumentStartEvent and self.top is not None:
            mark = event.start_mark
            raise ScenarioError(
                [*self.problems, Diagnostic("several-documents", mark.line + 1, mark.column + 1)]
            )
        elif kind is yaml.StreamEndEvent:
            self.finished = True

    def leaf(self, event: Any) -> Leaf:
        start, text, quoted = event.start_mark, event.value, not event.implicit[0]
        if event.style in ("'", '"'):
            self.quoted = start, event.end_mark
        surplus = event.end_mark.index - start.index - len(text)
        inner = (
            0 if surplus == 0 and not quoted else 1 if surplus == 2 and event.style in ("'", '"') else None
        )
        if quoted and inner is None and HALF.search(text):
            raise yaml.MarkedYAMLError(None, None, "half a character", start)  # the C parser sees it itself
        leaf = Leaf(text, start.line + 1, start.column + 1, self.trail(), quoted, inner)
        if quoted and inner is None and (odd := CONTROL.search(text)):
            place = (leaf.line, leaf.col, path(leaf.trail))
            note(self.problems, Diagnostic("odd-character", *place, f"U+{ord(odd[0]):04X}"))
            self.hopeless = True
        return leaf

    def awaits_key(self) -> bool:
        return bool(self.open) and isinstance(self.open[-1], Map) and self.keys[-1] is None

    def trail(self) -> Trail:
        """The way to the node that comes next."""
        if not self.open:
            return None
        parent, key = self.open[-1], self.keys[-1]
        if isinstance(parent, Seq):
            return parent.trail, len(parent.items)
        return parent.trail if key is None else key.trail

    def add(self, node: Node, event: Any) -> None:
        """Put the node where it belongs: into the open list, under the waiting key, or as a key."""
        self.nodes += 1
        if self.nodes > MAX_NODES:
            raise self.stop("too-many-values", node, limit=MAX_NODES)
        if event.anchor is not None and type(event) is not yaml.AliasEvent:
            self.refuse("yaml-anchor", node, "&")
        if getattr(event, "tag", None) is not None:
            self.refuse("yaml-tag", node, "!")
        if not self.open:
            self.top = node
            return
        parent, key = self.open[-1], self.keys[-1]
        if isinstance(parent, Seq):
            parent.items.append(node)
        elif key is None:
            assert isinstance(node, Leaf)
            node.trail = (parent.trail, node.text)
            self.keys[-1] = node
        else:
            self.keys[-1] = None
            if key.text in parent.entries:
                note(self.problems, duplicate(parent.entries[key.text].key, key))
            else:
                parent.entries[key.text] = Entry(key, node)

    def refuse(self, code: str, node: Node, sign: str) -> None:
        """Note something that is no part of the format, and go on only to find more of it."""
        self.hopeless = True
        here = path(node.trail)
        note(
            self.problems,
            Diagnostic(code, node.line, node.col, here, sign, hint="hint.yaml-sign", facts={"sign": sign}),
        )

    def stop(self, code: str, node: Node, **facts: object) -> ScenarioError:
        """The error for something after which reading on makes no sense."""
        stopped = Diagnostic(code, node.line, node.col, path(node.trail), facts=facts)
        return ScenarioError([*self.problems, stopped])
