"""A lesson: a folder with `lesson.yaml` and one Markdown file for each language.

    lesson: 1
    id: 01-who-wins
    title: {en: Who wins the trick?, de: Wer macht den Stich?, it: Chi vince la presa?}
    minutes: 15
    summary: {en: …, de: …, it: …}

The texts `en.md`, `de.md`, `it.md` hold the same directives in the same order, so that a learner may
switch the language at any place. All problems of all files are told at once.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest
from os.path import isdir, isfile
from pathlib import Path
from typing import TypeAlias, TypeVar

from watten_tutor.core.errors import WattenError
from watten_tutor.course.blocks import Block, Directive, PuzzleBlock, read_blocks
from watten_tutor.i18n import LANGUAGES
from watten_tutor.resources import data_folder
from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.library import find
from watten_tutor.scenario.scenario import Scenario, Text
from watten_tutor.scenario.tree import MAX_BYTES, Leaf, Map, Node
from watten_tutor.scenario.yamltree import decode, read_yaml

T = TypeVar("T")

Head: TypeAlias = tuple[str, Text, int, Text]
"""Id, title, minutes and summary."""

KEYS = ("lesson", "id", "title", "minutes", "summary")
"""What stands in `lesson.yaml`."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A text with worked examples and puzzles.

    Attributes:
        id: stable name.
        title: one line.
        minutes: how long a beginner takes.
        summary: one or two sentences.
        texts: the blocks by language.

    Example:
        >>> lesson = load_lesson("01-who-wins")
        >>> lesson.title.in_language("de"), len(lesson.puzzles)
        ('Wer macht den Stich?', 5)
    """

    id: str
    title: Text
    minutes: int
    summary: Text
    texts: Mapping[str, tuple[Block, ...]]

    def blocks(self, lang: str) -> tuple[Block, ...]:
        """The lesson in this language, else in English, else in the first there is."""
        return self.texts.get(lang) or self.texts.get("en") or next(iter(self.texts.values()))

    @property
    def puzzles(self) -> tuple[Scenario, ...]:
        """The puzzles in their order, the same in every language."""
        blocks = next(iter(self.texts.values()))
        return tuple(block.scenario for block in blocks if isinstance(block, PuzzleBlock))


class LessonError(WattenError):
    """A folder that is no lesson.

    Attributes:
        files: for each file with problems an error that knows them all.
    """

    def __init__(self, files: tuple[ScenarioError, ...]) -> None:
        """Keep the problems of every file."""
        self.files = files
        super().__init__("lesson-broken", count=sum(len(each.diagnostics) for each in files))

    def __str__(self) -> str:
        """All problems in English, one a line."""
        return self.format()

    def format(self, lang: str = "en") -> str:
        """All problems, one a line, file after file."""
        return "\n".join(each.format(lang) for each in self.files)


def lesson_ids() -> tuple[str, ...]:
    """The shipped lessons in the order in which they are meant to be taken."""
    return tuple(sorted(each.parent.name for each in data_folder("lessons").glob("*/lesson.yaml")))


def load_lesson(id_or_path: str | Path) -> Lesson:
    """A lesson of one's own by its folder, or a shipped one by its id.

    Raises:
        LessonError: with every problem of every file of the lesson.
    """
    folder = Path(id_or_path)  # isdir says no to a name too long for a path, Path.is_dir raises
    if not isdir(folder) and str(id_or_path) in lesson_ids():
        folder = data_folder("lessons") / id_or_path
    if not isdir(folder):
        problems: list[Diagnostic] = []
        named = Leaf(str(id_or_path), 1, 1, None)
        Forms([], problems).unlike("lesson-unknown", named, named.text, lesson_ids())
        raise LessonError((ScenarioError(problems),))
    return _Reader(folder).lesson()


class _Reader:
    """Reads the files of one folder and collects what is wrong with them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.errors: list[ScenarioError] = []
        self.known: dict[str, Scenario | ScenarioError] = {}

    def lesson(self) -> Lesson:
        head = self.head()
        texts = dict(self.texts())
        if head is None or self.errors:
            raise LessonError(tuple(self.errors))
        return Lesson(*head, texts)

    def read(self, path: Path) -> str | None:
        """The text of a file, lines ending as Markdown counts them; None after noting why there is none."""
        try:
            with path.open("rb") as file:
                text = decode(file.read(MAX_BYTES + 1))
        except OSError as error:
            reason = {"reason": error.strerror}
            self.note(path, [Diagnostic("file-unreadable", found=str(path), facts=reason)])
        except ScenarioError as error:
            self.note(path, error.diagnostics)
        else:
            return text.replace("\r\n", "\n").replace("\r", "\n")
        return None

    def note(self, path: Path, problems: Iterable[Diagnostic]) -> None:
        """Keep the problems of a file, if there are any."""
        error = ScenarioError(problems, str(path))
        if error.diagnostics:
            self.errors.append(error)

    def head(self) -> Head | None:
        """What `lesson.yaml` says."""
        path = self.folder / "lesson.yaml"
        text = self.read(path)
        if text is None:
            return None
        try:
            tree, problems = read_yaml(text)
        except ScenarioError as error:
            self.note(path, error.diagnostics)
            return None
        head = _head(tree, Forms(text.splitlines(), problems))
        self.note(path, problems)
        return head

    def texts(self) -> Iterator[tuple[str, tuple[Block, ...]]]:
        """The blocks of every language there is a file for."""
        paths = [path for lang in LANGUAGES if (path := self.folder / f"{lang}.md").exists()]
        if not paths:
            self.note(self.folder, [Diagnostic("lesson-without-text")])
        first: tuple[str, list[Directive]] | None = None
        for path in paths:
            if (text := self.read(path)) is None:
                continue
            forms = Forms(text.split("\n"), [])
            blocks, directives = read_blocks(text, forms, self.scenario)
            first = first or (path.name, directives)
            _compare(directives, *first, forms)
            self.note(path, forms.problems)
            yield path.stem, tuple(blocks)

    def scenario(self, word: Leaf, forms: Forms) -> Scenario | None:
        """A scenario beside the lesson or in the library; a broken one speaks for itself, once."""
        beside = self.folder / word.text
        if word.text not in self.known:
            try:
                self.known[word.text] = find(beside if isfile(beside) else word.text)
            except ScenarioError as error:
                self.known[word.text] = error
                if not _not_found(error):
                    self.errors.append(error)
        known = self.known[word.text]
        if isinstance(known, Scenario):
            return known
        if _not_found(known):
            forms.problems += [replace(each, line=word.line, col=word.col) for each in known.diagnostics]
        return None


def _not_found(error: ScenarioError) -> bool:
    return any(each.code == "not-found" for each in error.diagnostics)


def _head(tree: Node, forms: Forms) -> Head | None:
    if not isinstance(tree, Map):
        forms.problem("not-a-lesson", tree)
        return None
    forms.known_keys(tree, KEYS)

    def required(key: str, read: Callable[[Node], T | None]) -> T | None:
        node = tree.get(key)
        if node is None:
            forms.problem("missing-key", tree, key)
            return None
        return read(node)

    if (version := tree.get("lesson")) is not None:
        forms.choice(version, ["1"])
    name = required("id", lambda node: forms.word(node, "id"))
    title = required("title", forms.text)
    minutes = required("minutes", lambda node: forms.number(node, 1, 240))
    summary = required("summary", forms.text)
    if name is None or title is None or minutes is None or summary is None:
        return None
    return name, title, minutes, summary


def _compare(mine: list[Directive], other: str, theirs: list[Directive], forms: Forms) -> None:
    """Note the first place at which the directives are not those of the other language."""
    for here, there in zip_longest(mine, theirs):
        if str(here) == str(there):
            continue
        if here is None:
            end = Leaf("", len(forms.lines), 1, None)
            forms.problem("directive-missing", end, other=other, theirs=str(there))
        elif there is None:
            forms.problem("directive-surplus", here.name, here, other=other)
        else:
            forms.problem("directive-differs", here.name, here, other=other, theirs=str(there))
        return
