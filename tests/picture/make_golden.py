"""Draws the golden picture, which the README shows too: `python -m tests.picture.make_golden`."""

from pathlib import Path

from watten_tutor.cli.main import main

FILE = Path(__file__).parent / "golden" / "spitz-over-linker.svg"
COMMAND = ("show", "who-wins/spitz-over-linker", "--lang", "en", "--deck", "german", "--svg")

if __name__ == "__main__":
    main([*COMMAND, str(FILE)])
