"""Count the entries of `perft.yaml` anew, by the engine; the deals stay as they are.

python -m tests.solver.make_perft            writes the counts
python -m tests.solver.make_perft --check    counts by engine and referee whether they are right
"""

import sys

import yaml

from tests.solver.counting import FILE, Entry, read, referee_counts
from watten_tutor.solver.perft import perft

HEADER = "# Made by `python -m tests.solver.make_perft`: in how many ways 1, 2, 3 … cards can be played.\n"


def main() -> None:
    told = []
    for entry in read():
        depths = range(1, len(entry.counts) + 1)
        counts = tuple(perft(entry.position, depth) for depth in depths)
        print(f"{entry}: {counts}", flush=True)
        if "--check" in sys.argv:
            by_referee = tuple(referee_counts(entry, depth) for depth in depths)
            if not counts == by_referee == entry.counts:
                sys.exit(f"The file says {entry.counts}, the referee {by_referee}")
        told.append(_written(entry._replace(counts=counts)))
    if "--check" not in sys.argv:
        FILE.write_text("\n".join([HEADER, *told]), "utf-8")


def _written(entry: Entry) -> str:
    told = {
        name: value for name, value in entry._asdict().items() if value != Entry._field_defaults.get(name)
    }
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in told.items()}
    return str(
        yaml.safe_dump([plain], allow_unicode=True, width=110, sort_keys=False, default_flow_style=None)
    )


if __name__ == "__main__":
    main()
