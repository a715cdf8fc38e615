"""Lessons: the shipped ones hold together, and a broken one tells everything that is wrong."""

import re
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
        "<p>End.</p>\n",
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
    (tmp_path / "broken.yaml").write_text(
        "rules: tyrolean\nschlag: Z\ntrump: ♠\nquestion: rechter\n", "utf-8"
    )
    (tmp_path / "rechter.yaml").write_text(POSITION + "question: rechter\n", "utf-8")
    (tmp_path / "later.yaml").write_text(POSITION + "question: best-cards\nplayer: Anna\n", "utf-8")
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
        + fence("order", "rules=bohemian schlag=6 trump=♠")  # 33
        + "\n- a\n  ```{show} rechter.yaml\n  ```\n"  # 37
        + "\n```{show} rechter.yaml\nforgotten\n"  # 40, 41
    )
    head = "lesson: 2\nid: [x]\ntitel: Mine\nminutes: soon\nsummary: {fr: x}\n"
    told = [line.split(": ")[:2] for line in problems(write(tmp_path, en_md=text, lesson_yaml=head))]
    assert told == [
        ["lesson.yaml:1:1", "missing-key"],
        ["lesson.yaml:1:9", "not-allowed"],
        ["lesson.yaml:2:5", "wrong-form-list"],
        ["lesson.yaml:3:1", "unknown-key"],
        ["lesson.yaml:4:10", "wrong-form"],
        ["lesson.yaml:5:11", "unknown-language"],
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
        ["en.md:30:5", "directive-order"],
        ["en.md:30:27", "directive-fact-unknown"],
        ["en.md:33:34", "schlag-unknown"],
        ["en.md:37:7", "directive-nested"],
        ["en.md:41:1", "directive-not-empty"],
    ]


ORDER = fence("order", "rules=tyrolean schlag=10 trump=♠")

ONE_PROBLEM = {
    "a typing error": (
        {"en_md": "```{puzle} x\n```"},
        "en.md:1:5: directive-unknown: There is no directive {puzle}. Did you mean puzzle?",
    ),
    "no scenario named": (
        {"en_md": "```{puzzle}\n```"},
        "en.md:1:5: directive-one-scenario: {puzzle}: exactly one scenario must be named here.",
    ),
    "facts left out": (
        {"en_md": "```{order} schlag=10\n```"},
        "en.md:1:5: directive-order: {order} schlag=10: an order needs rules, schlag and trump. "
        "Missing: rules, trump.",
    ),
    "a fence left open": (
        {"en_md": ORDER.removesuffix("```\n") + "and so on"},
        "en.md:3:1: directive-not-empty: A directive has nothing inside, but here stands “and so on”. "
        "Is the closing ``` missing above?",
    ),
    "in a quotation": (
        {"en_md": "> ```{order} rules=tyrolean schlag=10 trump=♠\n> ```"},
        "en.md:1:7: directive-nested: The directive {order} stands inside a list or a quotation; "
        "it must stand by itself, at the left edge.",
    ),
    "a picture": (
        {"en_md": "![a](b.png)"},
        "en.md:1:1: lesson-picture: Pictures are not loaded: b.png. "
        "Show a position or the order with a directive instead.",
    ),
    "another directive": (
        {"en_md": ORDER, "de_md": ORDER.replace("10", "9")},
        "de.md:2:5: directive-differs: The languages part here: en.md has {order} rules=tyrolean schlag=10 "
        "trump=♠ at this place, this text has {order} rules=tyrolean schlag=9 trump=♠.",
    ),
    "a directive too few": (
        {"en_md": ORDER, "it_md": "Ciao!\n"},
        "it.md:2:1: directive-missing: The languages part here: en.md goes on with {order} rules=tyrolean "
        "schlag=10 trump=♠, this text has no further directive.",
    ),
    "a directive too many": (
        {"de_md": "Servus!", "it_md": ORDER},
        "it.md:2:5: directive-surplus: The languages part here: this text has {order} rules=tyrolean "
        "schlag=10 trump=♠, de.md has no further directive.",
    ),
    "no text": (
        {"fr_md": "Salut!"},
        ":1:1: lesson-without-text: This folder has no text: write en.md, de.md or it.md.",
    ),
    "no map": (
        {"en_md": "x", "lesson_yaml": "- a"},
        "lesson.yaml:1:1: not-a-lesson: This is no lesson: the file must consist of keys and values, "
        "as in “minutes: 15”.",
    ),
}


@pytest.mark.parametrize(("files", "told"), ONE_PROBLEM.values(), ids=ONE_PROBLEM)
def test_a_problem_is_told_where_it_is(tmp_path: Path, files: dict[str, str], told: str) -> None:
    (only,) = problems(write(tmp_path, **files))
    assert only.removeprefix(str(tmp_path)) == told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("files", [files for files, _ in ONE_PROBLEM.values()], ids=ONE_PROBLEM)
def test_every_problem_can_be_told_in_every_language(
    tmp_path: Path, files: dict[str, str], lang: str
) -> None:
    (only,) = problems(write(tmp_path, **files), lang)
    assert len(only.split(": ", 2)[2]) > 10


@pytest.mark.parametrize("name", ["lesson.yaml", "en.md"])
@pytest.mark.parametrize(
    ("content", "code"), [(b"\xff", "not-utf8"), (b"x" * 300_000, "file-too-long"), (None, "file-unreadable")]
)
def test_a_file_that_is_no_text_is_refused(
    tmp_path: Path, name: str, content: bytes | None, code: str
) -> None:
    write(tmp_path, en_md="Hello!")
    (tmp_path / name).unlink()
    if content is None:
        (tmp_path / name).mkdir()
    else:
        (tmp_path / name).write_bytes(content)
    (only,) = problems(tmp_path)
    assert only.split(": ")[:2] in ([f"{name}:1:1", code], [f"{name}:1:2", code])


def test_yaml_that_is_damaged_is_told_with_its_line(tmp_path: Path) -> None:
    (only,) = problems(write(tmp_path, en_md="Hello!", lesson_yaml="id: x\ntitle: a: b\n"))
    assert only.startswith("lesson.yaml:2:")


@pytest.mark.parametrize("name", ["no-such", "x" * 5000, "a\0b", "../../etc", ""])
def test_a_name_that_names_nothing_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (told,) = problems(write(tmp_path, en_md=f"```{{show}} s/{name}\n```"))
    assert told.startswith("en.md:1:11: not-found: ")
    with pytest.raises(LessonError) as unknown:
        load_lesson(f"l/{name}")
    assert "lesson-unknown" in str(unknown.value)


def test_no_file_and_no_key_are_told_together(tmp_path: Path) -> None:
    told = problems(write(tmp_path, lesson_yaml=HEAD.replace("minutes: 5\n", "")))
    assert [line.split(": ")[1] for line in told] == ["missing-key", "lesson-without-text"]


def test_an_unknown_lesson_is_told_with_the_nearest_name() -> None:
    with pytest.raises(LessonError) as unknown:
        load_lesson("01-who-win")
    assert "Did you mean 01-who-wins?" in str(unknown.value)


@pytest.mark.parametrize("text", ["[" * 60_000, "> " * 60_000, "- " * 60_000, "`a" * 60_000])
def test_no_text_makes_it_hang_or_fall_over(tmp_path: Path, text: str) -> None:
    lesson = load_lesson(write(tmp_path, en_md=text))
    assert all(isinstance(block, Prose) for block in lesson.blocks("en"))


# -- the shipped lessons --------------------------------------------------------------------------------


@pytest.fixture(params=lesson_ids())
def shipped(request: pytest.FixtureRequest) -> Lesson:
    return load_lesson(request.param)


def test_there_is_a_first_lesson() -> None:
    assert lesson_ids()[0] == "01-who-wins"


def test_a_shipped_lesson_speaks_three_languages(shipped: Lesson) -> None:
    assert tuple(shipped.texts) == LANGUAGES
    assert set(shipped.title.by_language) == set(shipped.summary.by_language) == set(LANGUAGES)
    assert len({shipped.title.in_language(lang) for lang in LANGUAGES}) == 3


def test_its_id_is_the_name_of_its_folder(shipped: Lesson) -> None:
    assert (data_folder("lessons") / shipped.id / "lesson.yaml").is_file()


def test_the_languages_go_side_by_side(shipped: Lesson) -> None:
    kinds = {tuple(type(block) for block in shipped.blocks(lang)) for lang in LANGUAGES}
    assert len(kinds) == 1
    others = [[block for block in shipped.blocks(lang) if not isinstance(block, Prose)] for lang in LANGUAGES]
    assert others[0] == others[1] == others[2]


def test_the_languages_have_the_same_paragraphs(shipped: Lesson) -> None:
    shapes = [
        [[token.type for token in block.tokens] for block in shipped.blocks(lang) if isinstance(block, Prose)]
        for lang in LANGUAGES
    ]
    assert shapes[0] == shapes[1] == shapes[2]


def test_the_languages_name_the_same_cards(shipped: Lesson) -> None:
    assert signs(shipped, "en") == signs(shipped, "de") == signs(shipped, "it")


def signs(lesson: Lesson, lang: str) -> list[list[object]]:
    """The cards and suits of each paragraph; their order may follow the language's."""
    inline = [token for block in lesson.blocks(lang) if isinstance(block, Prose) for token in block.tokens]
    named = [
        [each.meta["sign"] for each in token.children or () if each.type == "card_sign"] for token in inline
    ]
    return [sorted(each, key=str) for each in named]


@pytest.mark.parametrize("deck", ["french", "german"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_can_be_drawn(shipped: Lesson, lang: str, deck: str) -> None:
    speech = Speech(lang, deck)
    for block in shipped.blocks(lang):
        if isinstance(block, Prose):
            html = block.html(speech)
            assert "{" not in html
            assert "♠" not in html


def test_its_puzzles_are_what_their_author_says(shipped: Lesson) -> None:
    for puzzle in shipped.puzzles:
        answer = solve(puzzle.position, puzzle.question).value
        assert puzzle.answer is not None
        assert puzzle.tempting is not None
        assert puzzle.answer.value == answer != puzzle.tempting.value


def test_its_puzzles_become_no_easier(shipped: Lesson) -> None:
    levels = [puzzle.level for puzzle in shipped.puzzles]
    assert levels == sorted(levels)


def test_the_first_lesson_has_a_worked_example_and_five_puzzles() -> None:
    lesson = load_lesson("01-who-wins")
    blocks = [type(block) for block in lesson.blocks("en") if not isinstance(block, Prose)]
    assert blocks == [OrderBlock, WorkedBlock, *[PuzzleBlock] * 5]


def test_a_lesson_may_be_copied_and_named_by_its_folder(tmp_path: Path) -> None:
    copy = shutil.copytree(data_folder("lessons") / "01-who-wins", tmp_path / "mine")
    assert load_lesson(copy) == load_lesson(str(copy)) == load_lesson("01-who-wins")


def test_the_five_tricks_by_hand() -> None:
    puzzles = load_lesson("01-who-wins").puzzles
    winners = [puzzle.names[solve(puzzle.position, puzzle.question).value] for puzzle in puzzles]
    # S0 §5: highest of the suit led; any trump; the first of two Linke; the Rechter; Weli over Spitz.
    assert winners == ["Carla", "Anna", "Carla", "Ben", "Dan"]


def test_the_readme_s_example_is_a_lesson(tmp_path: Path) -> None:
    readme = (data_folder("lessons") / "README.md").read_text("utf-8")
    (head,) = re.findall(r"^```yaml\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    (text,) = re.findall(r"^````markdown\n(.*?)^````", readme, re.MULTILINE | re.DOTALL)
    lesson = load_lesson(write(tmp_path, lesson_yaml=head, en_md=text))
    assert [type(block) for block in lesson.blocks("en")] == [Prose, PuzzleBlock]
