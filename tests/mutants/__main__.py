"""Change the game in one place at a time and see whether some test notices.

    python -m tests.mutants                  all modules of the game
    python -m tests.mutants ranking trick    these

The mutants are made by cosmic-ray in a copy of the project, `tests/output/mutants`; one process tries them.
What was found is kept there: stopped, it goes on where it was; called again, it tries the survivors of the
last time again and, of a module that has changed, all.
"""

import compileall
import gc
import os
import shutil
import signal
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import hypothesis  # noqa: F401  imported once here instead of in each try
import pytest
import yaml
from cosmic_ray.commands import init
from cosmic_ray.mutating import use_mutation
from cosmic_ray.plugins import get_operator
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkResult

from tests.mutants.plan import CORE, NOT_MADE, REFEREED, ROOT, Mutant, explained, is_made, modules, tests_of

OUTPUT = ROOT / "tests" / "output" / "mutants"
COPY = OUTPUT / "copy"
PATIENCE = 120
"""Seconds after which a mutant is said to hang, which some test would notice."""
FEW_TURNS = 40
"""Turns with the referee under each rule set, at the least one at each table."""

SKIPPED = WorkResult(worker_outcome=WorkerOutcome.SKIPPED)


def main(chosen: Iterable[str]) -> int:
    _copy_project()
    gc.freeze()  # pytest collects garbage often, and what stands here already is none
    wrong = 0
    known = explained()
    for module in chosen:
        if not _passes(module):
            sys.exit(f"The tests of {module} fail without any mutant")
        with use_db(str(OUTPUT / f"{module.replace('/', '-')}.sqlite")) as found:
            _prepare(module, found)
            _try_all(module, found)
            tried = [result for _, result in found.results if result != SKIPPED]
        alive = [_mutant(module, result) for result in tried if _survived(result)]
        unexplained = [each for each in alive if each not in known]
        outdated = [each for each in known if each.module == module and each not in alive]
        print(
            f"{module:<12} {len(tried):>4} mutants, {len(tried) - len(alive):>4} killed,"
            f" {len(alive) - len(unexplained):>3} explained, {len(unexplained):>3} unexplained"
        )
        _tell("survive, unexplained", unexplained)
        _tell("are explained but do not survive", outdated)
        wrong += len(unexplained) + len(outdated)
    return 1 if wrong else 0


def _copy_project() -> None:
    for folder in ("watten_tutor", "tests"):
        shutil.rmtree(COPY / folder, ignore_errors=True)
        leave_out = shutil.ignore_patterns("output", "__pycache__")
        shutil.copytree(ROOT / folder, COPY / folder, ignore=leave_out)
    shutil.copy(ROOT / "pyproject.toml", COPY)
    compileall.compile_dir(COPY, quiet=1)  # once here instead of in each try


def _prepare(module: str, found: WorkDB) -> None:
    """List the mutants, unless the module and the kinds of mutants are those of the last time."""
    file, last_time = COPY / CORE / f"{module}.py", OUTPUT / f"{module.replace('/', '-')}.txt"
    source = file.read_text("utf-8")
    made_of = f"{source}\n{NOT_MADE}"
    if found.num_work_items and last_time.exists() and last_time.read_text("utf-8") == made_of:
        return
    init([file], found, {})
    for item in found.work_items:
        (spec,) = item.mutations
        if not is_made(spec.operator_name, source, spec.start_pos):
            found.set_result(item.job_id, SKIPPED)
    last_time.write_text(made_of, "utf-8")


def _try_all(module: str, found: WorkDB) -> None:
    last_time = [item for item, result in found.completed_work_items if _survived(result)]
    to_try = [*last_time, *found.pending_work_items]
    began = time.monotonic()
    alive = 0
    for number, item in enumerate(to_try):
        (spec,) = item.mutations
        result = _try(module, spec)
        alive += _survived(result)
        found.set_result(item.job_id, result)
        done, pace = (number + 1) / len(to_try), (time.monotonic() - began) / (number + 1)
        bar = f"{'█' * int(30 * done):<30}"
        print(
            f"\r{module:<12} {bar} {number + 1}/{len(to_try)}, {alive} alive, {pace:.1f} s each",
            end="",
            flush=True,
        )
    if to_try:
        print("\r\033[K", end="")


def _try(module: str, spec: MutationSpec) -> WorkResult:
    operator = get_operator(spec.operator_name)(**spec.operator_args)
    with use_mutation(spec.module_path, operator, spec.occurrence) as (before, after):
        survived = _passes(module)
    changed = _difference(spec, before, after)
    outcome = TestOutcome.SURVIVED if survived else TestOutcome.KILLED
    return WorkResult(WorkerOutcome.NORMAL, output=changed, test_outcome=outcome)


def _difference(spec: MutationSpec, before: str, after: str) -> str:
    """The mutant, as it stands in `explained.yaml`."""
    old, new = before.splitlines(), after.splitlines()
    while old and new and old[-1] == new[-1]:
        old, new = old[:-1], new[:-1]
    while old and new and old[0] == new[0]:
        old, new = old[1:], new[1:]
    if not "".join(new).strip():  # a decorator is gone: the next line tells from what
        following = after.splitlines()[spec.start_pos[0] - 1]
        old, new = [*old, following], [following]
    told = {"in": spec.definition_name or "", "was": _one_line(old), "becomes": _one_line(new)}
    return yaml.safe_dump([told], allow_unicode=True, width=1000, sort_keys=False)


def _one_line(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


def _survived(result: WorkResult) -> bool:
    return result.test_outcome is TestOutcome.SURVIVED


def _mutant(module: str, result: WorkResult) -> Mutant:
    (told,) = yaml.safe_load(result.output)
    return Mutant(module, told["in"], told["was"], told["becomes"])


def _tell(what: str, mutants: list[Mutant]) -> None:
    if mutants:
        print(f"  These {what}:")
        told = [
            {"in": each.within, "was": each.was, "becomes": each.becomes} for each in sorted(set(mutants))
        ]
        print(yaml.safe_dump(told, allow_unicode=True, width=1000, sort_keys=False))


# -- one try ----------------------------------------------------------------------------------------------


def _passes(module: str) -> bool:
    """Whether the tests pass on the copy as it is now, in a process that has not imported the game yet."""
    child = os.fork()
    if child == 0:
        try:
            os._exit(_run_tests(module))
        finally:
            os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def _run_tests(module: str) -> int:
    signal.alarm(PATIENCE)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    os.chdir(COPY)
    for name in [name for name in sys.modules if name.partition(".")[0] == "tests"]:
        del sys.modules[name]
    sys.path[:] = [str(COPY), *(each for each in sys.path if each and Path(each) != ROOT)]
    sys.dont_write_bytecode = True
    plain = [
        "-x",
        "-q",
        "--assert=plain",
        "--hypothesis-seed=0",
        "--timeout=0",  # pytest-timeout has the same clock and would stop ours
        *("-p", "no:randomly"),
        *("-p", "no:cacheprovider"),
    ]
    own, *others = tests_of(module)
    rest = [*others, "--doctest-modules", str(CORE / f"{module}.py")]
    stages = (("not hypothesis", [own]), ("not hypothesis", rest), ("hypothesis", [own, *rest]))
    for which, files in stages:  # the quick ones and the likely killers first
        if pytest.main([*plain, "-m", which, *files]) not in (
            pytest.ExitCode.OK,
            pytest.ExitCode.NO_TESTS_COLLECTED,
        ):
            return 1
    if module not in REFEREED:
        return 0
    from tests.duel import compare
    from tests.referee import HOUSES

    for rules in HOUSES:
        compare(rules, FEW_TURNS)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or modules()))
