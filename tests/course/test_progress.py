"""Answers are kept, whatever happens to the file; and nothing is lost where they cannot be."""

import json
import resource
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from watten_tutor.core.seats import Seat
from watten_tutor.course.progress import Answered, answered, answered_right, read_records, record, record_file
from watten_tutor.i18n import LANGUAGES, Speech
from watten_tutor.quiz.judge import judge
from watten_tutor.scenario.load import load_scenario

SCENARIO = load_scenario(
    """
    id: class/a
    rules: tyrolean
    schlag: 10
    trump: ♠
    trick: [{Anna: 8♠}, {Ben: 10♥}, {Carla: A♦}, {Dan: 7♣}]
    question: trick-winner
    """
)
BEN, DAN = Seat(1), Seat(3)


def noon() -> datetime:
    return datetime(2026, 11, 30, 13, 0, 5, tzinfo=timezone(timedelta(hours=1)))


def right(scenario: str = "a") -> Answered:
    return Answered(scenario, "0", "tyrolean", "trick-winner", "Dan", "right", ("order.linke",), "")


def wrong(scenario: str = "a") -> Answered:
    return replace(right(scenario), answer="Ben", verdict="wrong")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "new" / "answers.jsonl"


def test_an_answer_is_told_with_everything_that_was_judged() -> None:
    assert answered(SCENARIO, judge(SCENARIO, BEN), noon) == Answered(
        scenario="class/a",
        content_hash=SCENARIO.content_hash,
        rules="tyrolean",
        question="trick-winner",
        answer="Ben",
        verdict="wrong",
        rule_ids=("order.trumps", "order.linke", "kritische.beat-all", "trick.highest-wins"),
        time="2026-11-30T12:00:05Z",
    )
    assert answered(SCENARIO, judge(SCENARIO, DAN), noon).verdict == "right"


def test_the_clock_is_the_world_s_unless_another_is_given() -> None:
    told = answered(SCENARIO, judge(SCENARIO, DAN)).time
    then = datetime.strptime(told, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    assert abs(datetime.now(UTC) - then) < timedelta(minutes=1)


def test_what_is_recorded_is_read_again(file: Path) -> None:
    kept = [answered(SCENARIO, judge(SCENARIO, seat), noon) for seat in (BEN, DAN)]
    assert [record(each, file) for each in kept] == [None, None]
    assert read_records(file) == tuple(kept)


def test_the_file_only_grows_one_line_an_answer(file: Path) -> None:
    record(wrong(), file)
    before = file.read_bytes()
    record(right(), file)
    assert file.read_bytes().startswith(before)
    assert [json.loads(line)["verdict"] for line in file.read_text("utf-8").splitlines()] == [
        "wrong",
        "right",
    ]


@pytest.mark.parametrize("answer", ["Dan", True, None, ["J♠", "10♥"], [["K♥"], ["10♣", "10♥"]], {"a": "b"}])
def test_every_form_of_answer_is_kept(file: Path, answer: object) -> None:
    record(replace(right(), answer=answer), file)
    assert read_records(file)[0].answer == answer


DAMAGED = [
    b"",
    b"\x00\x00\x00",
    b"\xff\xfe",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"[" * 100_000,
    b"{}",
    json.dumps({**dict.fromkeys(Answered.__slots__, "x"), "rule_ids": "x"}).encode(),
    json.dumps({**dict.fromkeys(Answered.__slots__, "x"), "rule_ids": [1]}).encode(),
    json.dumps({**dict.fromkeys(Answered.__slots__, "x"), "rule_ids": [], "scenario": 7}).encode(),
]


@pytest.mark.parametrize("damage", DAMAGED, ids=range(len(DAMAGED)))
def test_a_damaged_line_loses_no_other(file: Path, damage: bytes) -> None:
    record(right("before"), file)
    with file.open("ab") as log:
        log.write(damage + b"\n")
    record(right("after"), file)
    assert [each.scenario for each in read_records(file)] == ["before", "after"]


def test_an_answer_after_half_a_line_stands_on_a_line_of_its_own(file: Path) -> None:
    record(right("before"), file)
    record(right("torn"), file)
    file.write_bytes(file.read_bytes()[:-30])
    assert record(right("after"), file) is None
    assert [each.scenario for each in read_records(file)] == ["before", "after"]


def test_what_a_later_version_adds_does_not_disturb(file: Path) -> None:
    record(right(), file)
    more = json.loads(file.read_text("utf-8")) | {"mood": "good"}
    file.write_text(json.dumps(more) + "\n", "utf-8")
    assert read_records(file) == (right(),)


def test_no_file_means_no_answers(file: Path) -> None:
    assert read_records(file) == ()
    assert not file.parent.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_cannot_be_made_is_told_and_nothing_raised(tmp_path: Path, lang: str) -> None:
    (tmp_path / "new").write_text("a file where the folder should be")
    file = tmp_path / "new" / "answers.jsonl"
    sentence = record(right(), file)
    assert sentence is not None
    assert str(file) in sentence.text(Speech(lang))
    assert read_records(file) == ()


def test_a_disk_that_fills_up_within_the_line_is_told_and_nothing_raised(file: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, before[1]))
    try:
        sentence = record(right(), file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert sentence is not None
    assert "No space left on device" in sentence.text(Speech("en"))
    assert record(right("after"), file) is None
    assert [each.scenario for each in read_records(file)] == ["after"]


def test_two_processes_may_write_at_once(file: Path) -> None:
    program = """
import sys
from pathlib import Path
from watten_tutor.course.progress import Answered, record
for turn in range(200):
    each = Answered(f"{sys.argv[2]}/{turn}", "0" * 900, "tyrolean", "class", "linker", "right", (), "")
    assert record(each, Path(sys.argv[1])) is None
"""
    writers = [subprocess.Popen([sys.executable, "-c", program, str(file), name]) for name in "xy"]
    assert [writer.wait() for writer in writers] == [0, 0]
    told = [each.scenario for each in read_records(file)]
    assert [each for each in told if each[0] == "x"] == [f"x/{turn}" for turn in range(200)]
    assert [each for each in told if each[0] == "y"] == [f"y/{turn}" for turn in range(200)]
    assert len(told) == 400


def test_the_file_is_in_the_user_s_data_folder(own_user_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WATTEN_TUTOR_DATA", raising=False)
    assert record_file() == own_user_data / "watten-tutor" / "answers.jsonl"


def test_the_environment_may_name_another_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WATTEN_TUTOR_DATA", str(tmp_path / "mine"))
    record(right())
    assert (tmp_path / "mine" / "answers.jsonl").exists()
    assert read_records() == (right(),)


def test_solved_is_what_was_answered_right_once() -> None:
    records = [wrong("a"), right("a"), wrong("a"), wrong("b"), right("c"), right("c")]
    assert answered_right(records) == {"a", "c"}
