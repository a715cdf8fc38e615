"""The same kind of work by programs that do it well: python-chess and PyYAML.

python-chess is wanted for the comparison alone (`pip install watten-tutor[bench]`).
"""

from random import Random
from typing import Any

import yaml

from watten_tutor.cli.benchmarks.deals import SEED
from watten_tutor.cli.benchmarks.measure import Timed, seconds


class NoPeer(Exception):
    """The peer is not installed; the message names it."""


def chess() -> Any:
    """The library python-chess.

    Raises:
        NoPeer: where it is not installed.
    """
    try:
        import chess as library
    except ImportError:
        raise NoPeer("python-chess") from None
    return library


def positions(number: int) -> list[str]:
    """FENs of random games."""
    library, rng = chess(), Random(SEED)
    board = library.Board()
    found: list[str] = []
    while len(found) < number:
        moves = list(board.legal_moves)
        if not moves or board.fullmove_number > 60:
            board = library.Board()
            continue
        board.push(rng.choice(moves))
        found.append(board.fen())
    return found


def moves_named(number: int) -> Timed:
    """One move in each of so many positions in standard notation."""
    library, rng = chess(), Random(SEED)
    boards = [library.Board(fen) for fen in positions(number)]
    asked = [(board, rng.choice(moves)) for board in boards if (moves := list(board.legal_moves))]

    def work() -> None:
        for board, move in asked:
            board.san(move)

    return seconds(work, len(asked))


def positions_read(number: int) -> Timed:
    """So many positions read from their FENs, and all their legal moves in standard notation."""
    library, fens = chess(), positions(number)

    def work() -> None:
        for fen in fens:
            board = library.Board(fen)
            " ".join(board.san(move) for move in board.legal_moves)

    return seconds(work, number)


def parsed(texts: list[str], loader: Any) -> Timed:
    """YAML texts parsed by PyYAML with this loader."""

    def work() -> None:
        for text in texts:
            yaml.load(text, loader)

    return seconds(work, len(texts))
