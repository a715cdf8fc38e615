"""The engine of today plays the golden hands as they are written down."""

import pytest

from tests.golden.make_golden import NEEDED, file_of, missing, not_shown
from tests.golden.notation import WORDS, read_move, word_of, write_move
from tests.golden.recipes import RECIPES
from tests.golden.table import played_again
from watten_tutor.core.round import moves as kinds

ANEW = "if that is meant, look at the difference and make it anew: python -m tests.golden.make_golden"
MOST_BYTES = 500_000


def moves_of(text):
    """The lines of a golden file that are moves."""
    return [line for line in text.splitlines() if line[0].isdigit()]


@pytest.fixture(scope="module")
def texts():
    return {name: file_of(name).read_text("utf-8") for name in RECIPES}


@pytest.mark.parametrize("name", RECIPES)
def test_the_moves_of_a_golden_file_lead_to_the_same_states(name):
    text = file_of(name).read_text("utf-8")
    assert played_again(text).splitlines() == text.splitlines(), ANEW


def test_every_rule_set_and_every_option_has_a_file():
    assert missing() == []
    assert [name for name in NEEDED if not file_of(name).is_file()] == []


def test_every_file_has_a_recipe():
    folder = file_of("").parent
    assert sorted(path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.txt")) == (
        sorted(RECIPES)
    )


def test_every_file_shows_what_it_is_there_for(texts):
    assert {name: not_shown(text) for name, text in texts.items() if not_shown(text)} == {}


def test_every_kind_of_move_is_played_in_some_file(texts):
    played = {word_of(read_move(line)) for text in texts.values() for line in moves_of(text)}
    assert set(WORDS.values()) == set(kinds.MOVES)
    assert set(WORDS) - played == set()


def test_every_word_of_a_move_is_played_in_some_file(texts):
    played = {line.split(maxsplit=1)[1] for text in texts.values() for line in moves_of(text)}
    wanted = {"bet raise", "bet hold", "bet give-up", "choose play", "choose give-up"}
    assert wanted - played == set()


def test_moves_are_written_as_they_are_read(texts):
    lines = [line for text in texts.values() for line in moves_of(text)]
    assert [write_move(read_move(line)) for line in lines] == lines


def test_a_change_of_one_card_shows(texts):
    text = texts["sets/tyrolean"]
    assert "\n0 lay A♦\n" in text
    changed = text.replace("\n0 lay A♦\n", "\n0 lay Q♥\n", 1)
    assert played_again(changed) != changed


def test_a_move_that_is_refused_today_shows(texts):
    text = texts["sets/tyrolean"]
    changed = text.replace("\n0 lay A♦\n", "\n0 lay K♥\n", 1)
    assert "refused wrong.not-held" in played_again(changed)


def test_the_files_are_small(texts):
    assert sum(len(text.encode()) for text in texts.values()) < MOST_BYTES
