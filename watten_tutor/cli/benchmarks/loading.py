"""How fast scenarios are read and checked, and how fast the package is there at all."""

import subprocess
import sys
from pathlib import Path

import yaml

from watten_tutor.cli.benchmarks.deals import five_card_scenarios
from watten_tutor.cli.benchmarks.measure import Contest, Timed, seconds
from watten_tutor.cli.benchmarks.peers import NoPeer, parsed
from watten_tutor.quiz.batch import answer_object
from watten_tutor.scenario.library import library
from watten_tutor.scenario.load import load_scenario

SHIPPED = 60
"""So many of the shipped scenarios are loaded in a round, spread evenly over the library."""
TOLD = 500
GROWN = (10, 10_000)


def load_shipped() -> Contest:
    """Shipped scenarios, with all their texts, loaded and checked; libyaml parses the same texts.

    Raises:
        NoPeer: where PyYAML was built without libyaml.
    """
    if not hasattr(yaml, "CSafeLoader"):
        raise NoPeer("libyaml")
    paths = list(library().values())
    texts = [path.read_text("utf-8") for path in paths[:: max(1, len(paths) // SHIPPED)]]

    def work() -> None:
        for text in texts:
            load_scenario(text)

    return Contest(seconds(work, len(texts)), parsed(texts, yaml.CSafeLoader))


def answer_told() -> Contest:
    """Scenarios with twenty cards told, loaded, checked and answered; PyYAML alone only parses them."""
    texts = five_card_scenarios(TOLD)
    return Contest(seconds(lambda: _answered(texts), TOLD), parsed(texts, yaml.SafeLoader))


def growth() -> Contest:
    """Very many scenarios loaded and answered; the peer is the same work with ten of them."""
    few, many = (five_card_scenarios(number) for number in GROWN)
    return Contest(seconds(lambda: _answered(many), len(many)), seconds(lambda: _ten(few), TOLD))


def _ten(texts: list[str]) -> None:
    """Ten scenarios, as often as it takes to be measured."""
    for _ in range(TOLD // len(texts)):
        _answered(texts)


def _answered(texts: list[str]) -> None:
    for text in texts:
        answer_object(load_scenario(text))


def imports() -> Contest:
    """`import watten_tutor` in a fresh interpreter, and `import yaml` in another."""
    return Contest(_import("watten_tutor"), _import("yaml"))


def _import(module: str) -> Timed:
    code = f"from time import perf_counter as now; begun = now(); import {module}; print(now() - begun)"

    def once() -> float:
        command = [sys.executable, "-c", code]
        run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path.home())
        return float(run.stdout)

    return once
