"""The picture in the README is what the command draws today."""

from click.testing import CliRunner

from tests.picture.make_golden import COMMAND, FILE
from watten_tutor.cli.main import main


def test_the_golden_picture_is_current(tmp_path):
    drawn = tmp_path / "table.svg"
    result = CliRunner().invoke(main, [*COMMAND, str(drawn)])
    assert result.exit_code == 0, result.output
    assert drawn.read_text("utf-8") == FILE.read_text("utf-8"), (
        "make it anew: python -m tests.picture.make_golden"
    )
