"""What is compared with what, and how far it ought to get."""

from collections.abc import Callable
from dataclasses import dataclass

from watten_tutor.cli.benchmarks import answering, loading
from watten_tutor.cli.benchmarks.measure import Contest, Measured, Spread


@dataclass(frozen=True, slots=True)
class Row:
    """One comparison. What both sides do is told by the messages `bench.NAME.ours` and `.peer`.

    Attributes:
        name: its word on the command line.
        counts_speed: whether its ratio is of speeds (higher is better), not of times (lower is better).
        floor: what the ratio must reach.
        goal: what it should reach.
        contest: prepares the work of both.
        slow: whether one round takes long, so that few are enough.
    """

    name: str
    counts_speed: bool
    floor: float
    goal: float
    contest: Callable[[], Contest]
    slow: bool = False

    def ratio(self, measured: Measured) -> Spread:
        """The ratio this row is about."""
        return measured.speed if self.counts_speed else measured.time

    def reached(self, middle: float) -> str:
        """What a ratio amounts to: `goal`, `floor` or `below`.

        Example:
            >>> ROWS["load"].reached(1.1)
            'floor'
        """
        for name, wanted in (("goal", self.goal), ("floor", self.floor)):
            if middle >= wanted if self.counts_speed else middle <= wanted:
                return name
        return "below"


ROWS = {
    row.name: row
    for row in (
        Row("import", False, 1.0, 0.6, loading.imports),
        Row("load", False, 1.15, 1.06, loading.load_shipped),
        Row("load-and-answer", False, 0.9, 0.6, loading.answer_told),
        Row("growth", False, 1.1, 1.0, loading.growth, slow=True),
        Row("explain", False, 0.6, 0.35, answering.explain_tricks),
        Row("answer", True, 1.0, 2.0, answering.answer_lines),
    )
}
"""Every row by its word, in the order of the table."""
