"""Lessons: the shipped ones hold together, and a broken one tells everything that is wrong."""

import shutil
from pathlib import Path

import pytest

from watten_tutor.core.cards import Rank, Suit
from watten_tutor.course.blocks import Block, OrderBlock, PuzzleBlock, ShowBlock, WorkedBlock
from watten_tutor.course.lesson import Lesson, LessonError, lesson_ids, load_lesson
from watten_tutor.course.prose import Prose
from watten_tutor.i18n import LANGUAGES, Speech
from watten_tutor.quiz.questions import solve
from watten_tutor.resources import data_folder

HEAD = "lesson: 1\nid: mine\ntitle: Mine\nminutes: 5\nsummary: {en: Short., de: Kurz.}\n"
POSITION = "rules: tyrolean\nschlag: 10\ntrump: ♠\n"
WINNER = POSITION + "trick: [{Anna: 8♠}, {Ben: 10♥}, {Carla: A♦}, {Dan: 7♣}]\nquestion: trick-winner\n"


def write(folder: Path, **files: str) -> Path:
    """A lesson folder; `en_md` stands for en.md."""
    for name, text in {"lesson_yaml": HEAD, **files}.items():
        (folder / name.replace("_", ".")).write_text(text, "utf-8")
    return folder


def fence(*words: str) -> str:
    return "\n```{" + " ".join(words).replace(" ", "} ", 1) + "\n```\n"


def problems(folder: Path, lang: str = "en") -> list[str]:
    """What is wrong, one line each, files by their names only."""
    with pytest.raises(LessonError) as broken:
        load_lesson(folder)
    return broken.value.format(lang).replace(f"{folder}/", "").split("\n")


# -- reading ------------------------------------------------------------------------------------------


def test_prose_and_directives_become_blocks_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "winner.yaml").write_text(WINNER, "utf-8")
    text = "Hello.\n" + fence("show", "winner.yaml") + fence("puzzle", "winner.yaml") + "More.\n\nYet more.\n"
    text += fence("worked", "winner.yaml") + fence("order", "trump=Laub rules=bavarian schlag=König") + "End."
    lesson = load_lesson(write(tmp_path, en_md=text))
    blocks = lesson.blocks("en")
    assert [type(block) for block in blocks] == [
        Prose,
        ShowBlock,
        PuzzleBlock,
        Prose,
        WorkedBlock,
        OrderBlock,
        Prose,
    ]
    assert [block.html(Speech()) for block in blocks if isinstance(block, Prose)] == [
        "<p>Hello.</p>\n",
        "<p>More.</p>\n<p>Yet more.</p>\n",
        "<p>End.</p>",
    ]
    order = blocks[5]
    assert isinstance(order, OrderBlock)
    assert (order.rules.name, order.schlag, order.trump) == ("bavarian", Rank.KING, Suit.LEAVES)
    assert str(order.ranking.rechter) == "K♠"
    assert [puzzle.question.kind for puzzle in lesson.puzzles] == ["trick-winner"]


def test_what_stands_beside_the_text(tmp_path: Path) -> None:
    lesson = load_lesson(write(tmp_path, de_md="Servus!"))
    assert (lesson.id, lesson.minutes) == ("mine", 5)
    assert lesson.title.in_language("it") == "Mine"
    assert lesson.summary.in_language("de") == "Kurz."


def test_a_language_that_is_missing_falls_back_to_english_then_to_any(tmp_path: Path) -> None:
    write(tmp_path, de_md="Servus!")
    assert html(load_lesson(tmp_path).blocks("it")) == "<p>Servus!</p>"
    write(tmp_path, en_md="Hello!")
    assert html(load_lesson(tmp_path).blocks("it")) == "<p>Hello!</p>"
    assert html(load_lesson(tmp_path).blocks("de")) == "<p>Servus!</p>"


def html(blocks: tuple[Block, ...]) -> str:
    (only,) = blocks
    assert isinstance(only, Prose)
    return only.html(Speech()).strip()


@pytest.mark.parametrize("text", ["```\n{puzzle} x\n```", "```yaml\nrules: x\n```", "    ```{puzzle} x"])
def test_other_code_is_shown_as_it_stands(tmp_path: Path, text: str) -> None:
    (block,) = load_lesson(write(tmp_path, en_md=text)).blocks("en")
    assert isinstance(block, Prose)
    assert block.html(Speech()).startswith("<pre><code")


def test_lines_may_end_as_windows_ends_them(tmp_path: Path) -> None:
    text = ("Hello.\n" + fence("order", "rules=tyrolean schlag=10 trump=♠")).replace("\n", "\r\n")
    write(tmp_path)
    (tmp_path / "en.md").write_bytes(text.encode())
    assert [type(block) for block in load_lesson(tmp_path).blocks("en")] == [Prose, OrderBlock]


# -- broken lessons -----------------------------------------------------------------------------------


def test_every_problem_of_every_file_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / "broken.yaml").write_text("rules: tyrolean\nschlag: Z\ntrump: ♠\nquestion: rechter\n", "utf-8")
    (tmp_path / "rechter.yaml").write_text(POSITION + "question: rechter\n", "utf-8")
    (tmp_path / "later.yaml").write_text(POSITION + "won: {Anna: 3}\nquestion: hand-winner\n", "utf-8")
    text = (
        "Hello ![x](https://x/y.png)\n"  # 1
        + fence("puzle", "rechter.yaml")  # 3
        + fence("puzzle", "who-wins/no-such")  # 6
        + fence("puzzle", "rechter.yaml two")  # 9
        + fence("worked", "rechter.yaml")  # 12
        + fence("puzzle", "broken.yaml")  # 15
        + fence("show", "broken.yaml")  # 18
        + fence("puzzle", "later.yaml")  # 21
        + fence("order", "rules=tirol schlag=1 trump=♠")  # 24
        + fence("order", "rules=tyrolean schlag=6 trump=♠")  # 27
        + fence("order", "rules=tyrolean farbe=♠")  # 30
        + fence("order", "rules=tyrolean+guate schlag=10 trump=♠")  # 33
        + "\n- a\n  ```{show} rechter.yaml\n  ```\n"  # 37
        + "\n```{show} rechter.yaml\nforgotten\n"  # 40, 41
    )
    head = "lesson: 2\nid: [x]\ntitel: Mine\nminutes: soon\nsummary: {fr: x}\n"
    told = [line.split(": ")[:2] for line in problems(write(tmp_path, en_md=text, lesson_yaml=head))]
    assert told == [
        ["broken.yaml:2:9", "rank-unreadable"],
        ["en.md:1:1", "lesson-picture"],
        ["en.md:3:5", "directive-unknown"],
        ["en.md:6:13", "not-found"],
        ["en.md:9:5", "directive-one-scenario"],
        ["en.md:12:13", "worked-unfinished"],
        ["en.md:21:13", "question-not-yet"],
        ["en.md:24:18", "unknown-ruleset"],
        ["en.md:24:31", "rank-unreadable"],
        ["en.md:27:34", "schlag-unknown"],
        ["en.md:30:27", "directive-fact-unknown"],
        ["en.md:30:5", "directive-order"],
        ["en.md:33:40", "not-yet-obeyed"],
        ["en.md:37:7", "directive-nested"],
        ["en.md:41:1", "directive-not-empty"],
        ["lesson.yaml:1:1", "missing-key"],
        ["lesson.yaml:1:9", "out-of-range"],
        ["lesson.yaml:2:5", "wrong-form-list"],
        ["lesson.yaml:3:1", "unknown-key"],
        ["lesson.yaml:4:10", "wrong-form"],
        ["lesson.yaml:5:11", "unknown-language"],
    ]
