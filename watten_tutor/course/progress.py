"""What a learner has answered: one line of JSON for each answer, in the user's own data folder.

The file only ever grows. What someone can do is derived from it and never stored, so that a mended
puzzle or a new way of counting needs no conversion. Nothing in it tells who the learner is.
"""

import json
import os
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from errno import ENOSPC
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from watten_tutor.quiz.explain import Sentence
from watten_tutor.quiz.judge import Verdict
from watten_tutor.scenario.answers import format_answer
from watten_tutor.scenario.scenario import Scenario

FOLDER_VARIABLE = "WATTEN_TUTOR_DATA"
"""Environment variable that names another folder for the record."""

RIGHT, WRONG = "right", "wrong"


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer as it was judged.

    Attributes:
        scenario: its id.
        content_hash: of the scenario as it was then.
        rules: name of the rule set.
        question: kind of question.
        answer: what was answered, as the batch prints answers.
        verdict: `right` or `wrong`.
        rule_ids: the rules that decide the question, each once, in the order of the proof.
        time: when, in UTC, as in 2026-11-30T18:05:00Z.
    """

    scenario: str
    content_hash: str
    rules: str
    question: str
    answer: Any
    verdict: str
    rule_ids: tuple[str, ...]
    time: str


def utc_now() -> datetime:
    """The time now."""
    return datetime.now(UTC)


def answered(scenario: Scenario, verdict: Verdict, clock: Callable[[], datetime] = utc_now) -> Answered:
    """A judged answer as it goes into the record."""
    return Answered(
        scenario.id,
        scenario.content_hash,
        scenario.position.ruleset.name,
        scenario.question.kind,
        format_answer(verdict.given, scenario.names),
        RIGHT if verdict.right else WRONG,
        tuple(dict.fromkeys(reason.rule for reason in verdict.because)),
        clock().astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
    )


def record_file() -> Path:
    """Where the answers are kept."""
    folder = os.environ.get(FOLDER_VARIABLE)
    return (Path(folder) if folder else user_data_path("watten-tutor", appauthor=False)) / "answers.jsonl"


def record(each: Answered, file: Path | None = None) -> Sentence | None:
    """Add an answer to the record.

    The line is written by one call in append mode, so that two notebooks may answer at once.

    Returns:
        None if it is kept, else a sentence that says why not.
    """
    file = file or record_file()
    line = json.dumps(asdict(each), ensure_ascii=False).encode() + b"\n"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a+b", buffering=0) as log:
            if _is_torn(log):
                line = b"\n" + line  # a computer went down while writing: leave the piece alone
            if log.write(line) != len(line):
                raise OSError(ENOSPC, os.strerror(ENOSPC))
    except OSError as error:
        return Sentence("course.not-kept", {"file": str(file), "reason": error.strerror or str(error)})
    return None


def _is_torn(log: Any) -> bool:
    """Whether the last line has no end."""
    if log.seek(0, os.SEEK_END) == 0:
        return False
    log.seek(-1, os.SEEK_END)
    return bool(log.read(1) != b"\n")


def read_records(file: Path | None = None) -> tuple[Answered, ...]:
    """All answers kept, oldest first. Damaged lines are passed over; no file means no answers."""
    try:
        lines = (file or record_file()).read_bytes().splitlines()
    except OSError:
        return ()
    return tuple(each for line in lines if (each := _parse(line)) is not None)


def _parse(line: bytes) -> Answered | None:
    try:
        told = json.loads(line)
        told = {name: told[name] for name in Answered.__slots__}
        rule_ids = told.pop("rule_ids")
    except (ValueError, RecursionError, TypeError, KeyError):
        return None
    texts = [value for name, value in told.items() if name != "answer"]
    if not isinstance(rule_ids, list) or not all(isinstance(each, str) for each in (*rule_ids, *texts)):
        return None
    return Answered(**told, rule_ids=tuple(rule_ids))


def answered_right(records: Iterable[Answered]) -> frozenset[str]:
    """The ids of the scenarios that have been answered right at least once.

    Example:
        >>> first = Answered("a", "0", "tyrolean", "class", "linker", "wrong", ("order.linke",), "")
        >>> answered_right([first])
        frozenset()
    """
    return frozenset(each.scenario for each in records if each.verdict == RIGHT)
