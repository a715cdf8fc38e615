"""The golden pictures are what the command draws today; one is in the README."""

import pytest

from tests.picture.make_golden import SHOWN, draw, file


@pytest.mark.parametrize("name", SHOWN)
def test_the_golden_picture_is_current(name, tmp_path):
    drawn = tmp_path / "table.svg"
    draw(name, drawn)
    assert drawn.read_text("utf-8") == file(name).read_text("utf-8"), (
        "make it anew: python -m tests.picture.make_golden"
    )
