"""Draws the golden pictures, of which the README shows one: `python -m tests.picture.make_golden`."""

from pathlib import Path

from watten_tutor.cli.main import main

FOLDER = Path(__file__).parent / "golden"
SHOWN = {
    "spitz-over-linker": ("who-wins/spitz-over-linker", "en", "german"),
    "six-at-the-table": (str(FOLDER / "six-at-the-table.yaml"), "de", "german"),
    "one-against-two": (str(FOLDER / "one-against-two.yaml"), "it", "french"),
}
"""For each picture the scenario, the language and the deck."""


def file(name: str) -> Path:
    """Where a golden picture lies."""
    return FOLDER / f"{name}.svg"


def draw(name: str, into: Path) -> None:
    """Draw one as the command does."""
    scenario, lang, deck = SHOWN[name]
    command = ("show", scenario, "--lang", lang, "--deck", deck, "--svg", str(into))
    main(command, standalone_mode=False)


if __name__ == "__main__":
    for each in SHOWN:
        draw(each, file(each))
