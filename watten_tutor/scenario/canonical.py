"""One form for all scenario files: keys in their order, cards as signs, one layout; comments stay.

Texts, and whatever else an author words himself, are moved as they stand and never written anew.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import yaml

from watten_tutor.core.cards import Card
from watten_tutor.core.deed import WORDS, Takes
from watten_tutor.core.notation import UNKNOWN, card_words, parse_card, parse_rank, parse_suit
from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError
from watten_tutor.scenario.layout import Comment, Entry, Layout, end_of
from watten_tutor.scenario.load import load_text
from watten_tutor.scenario.scenario import Question, Scenario
from watten_tutor.scenario.schema import KEYS, QUESTIONS, SET_KEYS, Form

_INDENT = "  "
_ONE_A_LINE = ("hands", "deal", "tricks", "trick", "bets")
"""Keys below which every item has its line."""
_ON_ONE_LINE = ("players", "games", "score", "won", "between", "call")
"""Keys whose list or map stands behind them."""

_BEHIND = {
    Takes.CARD: "card",
    Takes.MAYBE_CARD: "card",
    Takes.CARDS: "cards",
    Takes.RANK: "rank",
    Takes.SUIT: "suit",
}
"""How what stands behind the word of a deed is written, by the kinds of keys."""

Write = Callable[[yaml.Node], str]
Edit = tuple[int, int, str]


def format_text(text: str) -> str:
    r"""A scenario file, or a list for a class, in its one form. Its meaning and its comments stay.

    Raises:
        ScenarioError: with every problem of a broken file; `layout-unusual` where lines cannot be moved.

    Example:
        >>> print(format_text("question: rechter  # easy\ntrump: Laub\nschlag: Zehn\nrules: tyrolean"))
        rules: tyrolean
        schlag: 10
        trump: ♠
        question: rechter  # easy
        <BLANKLINE>
    """
    meant = load_text(text)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    layout = Layout(text)
    if (indent := _indent(layout)) and layout.entries is None:
        layout = Layout(re.sub(f"^ {{1,{indent}}}", "", text, flags=re.MULTILINE))
    if layout.entries is None:
        raise _unusual()
    kritische = meant.position.ruleset.kritische if isinstance(meant, Scenario) else ()
    form = _form(meant.question) if isinstance(meant, Scenario) else None
    writer = _Writer(layout, kritische, form)
    order = [*KEYS] if isinstance(meant, Scenario) else [*SET_KEYS]
    entries = sorted(layout.entries, key=lambda each: order.index(each.key.value))
    lines = [*layout.top, *(line for each in entries for line in writer.lines(each)), *layout.bottom]
    written = "\n".join(lines) + "\n"
    if not _means(written, meant) or _told(Layout(written)) != _told(layout):
        raise _unusual()
    return written


def _indent(layout: Layout) -> int:
    root = yaml.compose(layout.text, Loader=yaml.BaseLoader)
    assert root is not None
    return root.start_mark.column


def _form(question: Question) -> Form:
    """The form of the answer, or of each of the answers by rule set."""
    form = QUESTIONS[question.kind].form
    return QUESTIONS[question.inner.kind].form if form is Form.BY_RULES else form


def _unusual() -> ScenarioError:
    return ScenarioError([Diagnostic("layout-unusual")])


def _means(text: str, meant: object) -> bool:
    try:
        return load_text(text) == meant
    except ScenarioError:
        return False


def _told(layout: Layout) -> Counter[str]:
    return Counter(each.text for each in layout.comments)


class _Writer:
    """Writes the entries of one file."""

    def __init__(self, layout: Layout, kritische: Iterable[Card], form: Form | None) -> None:
        self.layout = layout
        self.kritische = tuple(kritische)
        self.form = form
        self.by_kind: dict[str, Write] = {
            "rank": lambda node: str(parse_rank(node.value)),
            "suit": lambda node: str(parse_suit(node.value)),
            "card": self.cards,
            "cards": self.cards,
            "deed": self.deed,
        }

    def lines(self, entry: Entry) -> Iterator[str]:
        """An entry with its comments, line by line."""
        key, value = entry.key.value, entry.value
        flat = isinstance(value, yaml.ScalarNode)
        write = self.by_kind.get(KEYS.get(key, ""), self.word)
        if key in _ONE_A_LINE and value.value:
            yield from self._block(entry)
        elif (flat and not self._is_text(key)) or key == "cards":
            yield from self._line(entry, write(value))
        elif key in _ON_ONE_LINE + _ONE_A_LINE and self._is_plain(value):
            yield from self._line(entry, self.flow(value))
        else:
            yield from entry.head
            yield from self._as_written(entry).rstrip("\n").split("\n")

    def _is_text(self, key: str) -> bool:
        kind = KEYS.get(key, "text")
        return kind in ("text", "answer") or kind.startswith("list of")

    def _is_plain(self, node: yaml.Node) -> bool:
        pairs = [part for each in node.value for part in (each if isinstance(each, tuple) else (each,))]
        return all(isinstance(part, yaml.ScalarNode) for part in pairs)

    # -- values -----------------------------------------------------------------------------------------

    def cards(self, node: yaml.Node) -> str:
        """Cards as signs."""
        if isinstance(node, yaml.ScalarNode):
            words = (word.text for word in card_words(node.value))
            return " ".join(each if each == UNKNOWN else str(self._card(each)) for each in words)
        return " ".join(map(self.cards, node.value)) or "[]"

    def _card(self, text: str) -> Card:
        return parse_card(text, self.kritische)

    def deed(self, node: yaml.Node) -> str:
        """A word and what belongs to it, cards, ranks and suits in their one form."""
        word, _, rest = node.value.strip().partition(" ")
        takes = WORDS[word].takes
        if not rest.strip() or takes in (Takes.SIGN, Takes.INFRINGEMENT, Takes.TRICK):
            return f"{word} {rest.strip()}".rstrip()
        behind = yaml.ScalarNode("", rest.strip())
        return f"{word} {self.by_kind[_BEHIND[takes]](behind)}"

    def _done(self, node: yaml.Node) -> str:
        [(player, deed)] = node.value
        return f"{self.word(player)}: {self.deed(deed)}"

    def word(self, node: yaml.Node, flow: bool = False) -> str:
        """A word as written; in quotes where it could not stand as it is."""
        raw = self.layout.slice(node)
        plain = isinstance(node, yaml.ScalarNode) and node.style is None
        if "\n" in raw or (plain and flow and re.search(r"[,\[\]{}]", raw)):
            return json.dumps(node.value.strip(), ensure_ascii=False)
        return raw

    def flow(self, node: yaml.Node) -> str:
        """A list or map of words on one line."""
        word = partial(self.word, flow=True)
        if isinstance(node, yaml.MappingNode):
            return f"{{{', '.join(f'{word(key)}: {word(value)}' for key, value in node.value)}}}"
        return f"[{', '.join(map(word, node.value))}]"

    def _play(self, node: yaml.Node, flow: bool = False) -> str:
        [(player, card)] = node.value
        return f"{self.word(player, flow)}: {self.cards(card)}"

    def _trick(self, node: yaml.Node) -> str:
        return f"[{', '.join(self._play(each, flow=True) for each in node.value)}]"

    def _bet(self, node: yaml.Node) -> str:
        if len(node.value) == 1:
            [(player, bet)] = node.value
            return f"{self.word(player)}: {self.word(bet)}"
        told = {key.value: value for key, value in node.value}
        facts = [f"{key}: {self.word(told[key], flow=True)}" for key in ("by", "do")]
        facts += [f'at: "{told["at"].value}"'] if "at" in told else []
        return f"{{{', '.join(facts)}}}"

    # -- lines ------------------------------------------------------------------------------------------

    def _line(self, entry: Entry, value: str) -> Iterator[str]:
        """An entry on one line. A comment behind it stays behind it, others stand above or below."""
        end = self._end(entry.value)
        behind, above, below = "", [*entry.head], []
        for each in self.layout.inside(entry.start, entry.end):
            if each.start >= end and not self._breaks(end, each.start):
                above += [behind.strip()] if behind else []
                behind = f"  {each.text}"
            elif each.start >= end:
                below.append(f"{_INDENT}{each.text}")
            elif not behind and not each.alone:
                behind = f"  {each.text}"
            else:
                above.append(each.text)
        yield from above
        yield f"{entry.key.value}: {value}{behind}"
        yield from below

    def _block(self, entry: Entry) -> Iterator[str]:
        """An entry with a line for each item, and each comment at the item it stands at."""
        items = [*self._items(entry)]
        key_end = entry.key.end_mark.index
        behind, above = [""] * len(items), [[] for _ in items]  # type: list[str], list[list[str]]
        title, below = "", []
        for each in self.layout.inside(entry.start, entry.end):
            place = self._place(each, items)
            if place is not None and not behind[place]:
                behind[place] = f"  {each.text}"
                continue
            following = next((n for n, (_, end, _) in enumerate(items) if end > each.start), None)
            if following == 0 and not self._breaks(key_end, each.start):
                title = f"  {each.text}"
            elif following is None:
                below.append(each.text)
            else:
                above[following].append(each.text)
        yield from entry.head
        yield f"{entry.key.value}:{title}"
        for (_, _, line), comments, comment in zip(items, above, behind, strict=True):
            yield from (f"{_INDENT}{each}" for each in comments)
            yield f"{_INDENT}{line}{comment}"
        yield from (f"{_INDENT}{each}" for each in below)

    def _place(self, comment: Comment, items: list[tuple[int, int, str]]) -> int | None:
        """The item at whose end a comment stands on the same line."""
        ended = [n for n, (_, end, _) in enumerate(items) if end <= comment.start]
        return ended[-1] if ended and not self._breaks(items[ended[-1]][1], comment.start) else None

    def _items(self, entry: Entry) -> Iterator[tuple[int, int, str]]:
        """Where each item begins and ends, and how it is written."""
        if isinstance(entry.value, yaml.MappingNode):
            for key, value in entry.value.value:
                yield key.start_mark.index, self._end(value), f"{self.word(key)}: {self.cards(value)}"
            return
        write = {"trick": self._play, "tricks": self._trick, "bets": self._bet, "deal": self._done}[
            entry.key.value
        ]
        for each in entry.value.value:
            yield each.start_mark.index, self._end(each), f"- {write(each)}"

    def _end(self, node: yaml.Node) -> int:
        """Where the text of a node ends, line breaks behind it left out."""
        text = self.layout.text
        return len(text[: end_of(node, text)].rstrip())

    def _breaks(self, start: int, end: int) -> bool:
        return "\n" in self.layout.text[start:end]

    # -- what is moved as it stands -----------------------------------------------------------------------

    def _as_written(self, entry: Entry) -> str:
        """The lines of an entry; only cards in an answer are written as signs."""
        key = entry.key
        edits: list[Edit] = [(key.start_mark.index, key.end_mark.index, key.value)]
        if KEYS.get(key.value) == "answer":
            edits += self._answer(entry.value)
        told, place = "", entry.start
        for start, end, new in sorted(edits):
            told += self.layout.text[place:start] + new
            place = end
        return told + self.layout.text[place : entry.end]

    def _answer(self, node: yaml.Node) -> Iterator[Edit]:
        if isinstance(node, yaml.ScalarNode):
            yield from self._answered(node)
        elif isinstance(node, yaml.SequenceNode):
            if self.form is Form.DECLARATIONS and self._is_plain(node) and len(node.value) == 2:
                yield from self._edit(node.value[0], self.by_kind["rank"])
                yield from self._edit(node.value[1], self.by_kind["suit"])
                return
            for each in node.value:
                yield from self._answer(each)
        else:
            for key, value in node.value:
                if self.form is not Form.FAULT:
                    yield from self._answer(value)
                elif key.value == "card":
                    yield from self._edit(value, self.cards)
                elif isinstance(value, yaml.MappingNode):
                    yield from self._answer(value)

    def _answered(self, node: yaml.ScalarNode) -> Iterator[Edit]:
        nothing = node.style is None and node.value in ("", "~", "null", "Null", "NULL")
        if self.form in (Form.CARD, Form.CARDS, Form.ORDER) and not nothing:
            yield from self._edit(node, self.cards)

    def _edit(self, node: yaml.Node, write: Write) -> Iterator[Edit]:
        if "\n" not in self.layout.slice(node):
            yield node.start_mark.index, node.end_mark.index, write(node)
