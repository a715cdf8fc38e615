"""`watten-tutor answer`, as the batch contract wants it."""

import json
import subprocess
import sys

import pytest

THE_ISSUE = (
    '{"rules":"tyrolean","schlag":"10","trump":"♠","hands":{"Ben":"J♠ 10♥ A♦"},'
    '"trick":[{"Anna":"8♠"}],"question":"legal-cards","player":"Ben"}'
)
"""The example of S0 §7, with an Ace of bells more in Ben's hand."""


def run(*arguments, stdin=b""):
    """Exit status and printed objects of one call in a process of its own."""
    command = [sys.executable, "-m", "watten_tutor.cli", "answer", *arguments]
    done = subprocess.run(command, input=stdin, capture_output=True, check=False)
    assert b"Traceback" not in done.stderr, done.stderr.decode()
    return done.returncode, [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]


def test_the_example_of_the_rules_page():
    status, [found] = run("-", stdin=THE_ISSUE.encode())
    assert status == 0
    assert found["answer"] == ["J♠", "10♥"]
    assert found["id"] == "-:1"
    assert found["rules"] == "tyrolean"
    assert found["question"] == "legal-cards"
    assert [each["rule"] for each in found["because"]] == [
        "duty.trump-led",
        "duty.trump-led",
        "duty.satisfied-by",
        "duty.trump-led",
    ]
    assert all(each["text"] and each["sources"] for each in found["because"])
    assert found["because"][0]["sources"][0] == {
        "id": "S0",
        "title": "Watten: Full rules",
        "section": "§7 Playing a trick",
        "house": False,
    }
    assert found["explanation"].startswith("Ben may play only J♠ and 10♥.\n1. Anna leads 8♠")


def test_a_german_reader_is_cited_the_german_rules_and_the_answer_stays_in_signs():
    _, [found] = run("-", "--lang", "de", stdin=THE_ISSUE.encode())
    assert found["answer"] == ["J♠", "10♥"]
    assert found["because"][0]["sources"][0]["id"] == "S1"
    assert found["because"][0]["sources"][0]["section"] == "§7 Ein Stich"
    assert found["explanation"].startswith("Ben darf nur B♠ und 10♥ legen.")


def test_what_would_change_the_answer_is_said_if_asked_for():
    _, [plain] = run("-", stdin=THE_ISSUE.encode())
    _, [found] = run("-", "--what-if", stdin=THE_ISSUE.encode())
    changes = found["details"]["what-if"]
    assert changes[0] == "With J♥ instead of 10♥ in hand, Ben could play only J♠."
    assert found["explanation"] == "\n".join([plain["explanation"], "", "What would change it:", *changes])
    assert "details" not in plain
    _, [german] = run("-", "--what-if", "--lang", "de", stdin=THE_ISSUE.encode())
    assert german["details"]["what-if"][0] == "Mit B♥ statt 10♥ auf der Hand dürfte Ben nur B♠ legen."


def test_rules_given_on_the_command_line_replace_those_of_the_scenario():
    _, [found] = run("-", "--rules", "bavarian", stdin=THE_ISSUE.encode())
    assert found["rules"] == "bavarian"
    assert found["answer"] == ["J♠", "10♥", "A♦"]  # no duty on a trump lead: S0 §12


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        # RULES part 1; each worked out by hand
        ({"question": "class", "card": "K♥"}, "kritischer"),
        ({"question": "class", "card": "10♠"}, "rechter"),
        ({"question": "class", "card": "10♥"}, "linker"),
        ({"question": "class", "card": "7♠"}, "trump"),
        ({"question": "class", "card": "A♥"}, "suit"),
        ({"question": "rechter"}, "10♠"),
        ({"question": "rechter", "schlag": "K", "trump": "♥"}, None),
        ({"question": "linke"}, ["10♣", "10♥", "10♦"]),
        ({"question": "linke", "schlag": "7", "trump": "♣"}, ["7♠", "7♥", "7♦"]),
        ({"question": "order", "cards": "10♦ K♥ 7♠ 10♣ A♠"}, [["K♥"], ["10♣", "10♦"], ["A♠"], ["7♠"]]),
        (
            {
                "question": "may-play",
                "player": "Ben",
                "card": "A♦",
                "hands": {"Ben": "J♠ A♦"},
                "trick": [{"Anna": "8♠"}],
            },
            False,
        ),
        (
            {
                "question": "may-play",
                "player": "Ben",
                "card": "A♦",
                "hands": {"Ben": "K♥ A♦"},
                "trick": [{"Anna": "8♠"}],
            },
            True,
        ),
        (
            {
                "question": "trick-winner",
                "trick": [{"Anna": "8♠"}, {"Ben": "10♥"}, {"Carla": "A♦"}, {"Dan": "7♣"}],
            },
            "Dan",
        ),
        ({"question": "winning-so-far", "trick": [{"Anna": "8♠"}, {"Ben": "10♥"}]}, "Ben"),
        (
            {
                "question": "compare",
                "ask": "legal-cards",
                "between": ["tyrolean", "bavarian"],
                "player": "Ben",
                "hands": {"Ben": "J♠ A♦"},
                "trick": [{"Anna": "8♠"}],
            },
            {"tyrolean": ["J♠"], "bavarian": ["J♠", "A♦"]},
        ),
    ],
)
def test_each_question_answers_in_its_form(facts, expected):
    scenario = {"rules": "tyrolean", "schlag": "10", "trump": "♠", **facts}
    status, [found] = run("-", stdin=json.dumps(scenario).encode())
    assert (status, found.get("answer", found)) == (0, expected)


def test_every_line_is_answered_in_its_place_and_a_bad_one_fails_the_run():
    lines = [THE_ISSUE, '{"rules": "tyrolean"', "", '["no map"]', THE_ISSUE]
    status, found = run("-", stdin="\n".join(lines).encode())
    assert status == 1
    assert ["error" in each for each in found] == [False, True, True, False]
    assert [found[1]["error"][0]["line"], found[2]["error"][0]["line"]] == [2, 4]
    assert found[3]["id"] == "-:5"


def test_all_problems_of_a_line_at_once_with_every_key_of_the_contract():
    broken = {
        "rules": "bavarian",
        "schlag": "K♥",
        "trump": "♠",
        "hands": {"Ben": "6♦ A♦ A♦"},
        "trick": [{"Anna": "8♠"}, {"Ben": "9♠"}, {"Carla": "10♠"}, {"Dan": "J♠"}, {"Anna": "Q♠"}],
        "quest": "trick-winner",
    }
    status, [found] = run("-", stdin=json.dumps(broken).encode())
    assert status == 1
    codes = {each["code"] for each in found["error"]}
    assert {"unknown-key", "rank-is-card", "card-not-in-deck", "card-twice"} <= codes
    for each in found["error"]:
        assert set(each) == {"code", "message", "line", "col", "path", "found", "allowed", "hint"}
        assert each["message"]


@pytest.mark.parametrize(
    "hostile",
    [
        b"[" * 10_000_000,
        b'{"a":' * 2_000_000,
        b"\xff\xfe",
        b"{" + b'"rules": 1,' * 100_000 + b'"x": 1}',
        b"nul\x00l",
    ],
    ids=["10 MB of lists", "10 MB of maps", "no UTF-8", "many keys", "NUL"],
)
def test_hostile_lines_are_refused_and_the_next_line_is_answered(hostile):
    status, found = run("-", stdin=hostile + b"\n" + THE_ISSUE.encode())
    assert status == 1
    assert ["error" in each for each in found] == [True, False]
    assert found[1]["id"] == "-:2"


def test_a_file_that_is_missing_or_broken_gives_an_object_and_status_one(tmp_path):
    file = tmp_path / "broken.yaml"
    file.write_text("rules: tyrolean\nschlag: 10\ntrmp: ♠\nquestion: rechter\n", "utf-8")
    status, found = run(str(file), str(tmp_path / "missing.yaml"))
    assert status == 1
    assert [each["error"][0]["code"] for each in found] == ["unknown-key", "file-missing"]
    assert (found[0]["error"][0]["line"], found[0]["error"][0]["found"]) == (3, "trmp")


def test_a_stated_answer_that_the_rules_deny_is_an_error_with_the_reason():
    scenario = {**json.loads(THE_ISSUE), "answer": ["J♠"]}
    status, [found] = run("-", stdin=json.dumps(scenario).encode())
    assert status == 1
    [error] = found["error"]
    assert error["code"] == "answer-denied"
    assert "Ben may play only J♠ and 10♥." in error["message"]
    assert "10♥ is a Linker" in error["message"]


def test_a_refusal_stands_at_the_rule_set_or_the_question_it_is_for(tmp_path):
    file = tmp_path / "later.yaml"
    said = "# for later\n\nrules: {rules}\nschlag: 10\ntrump: ♠\nquestion: {question}\n"
    for rules, question, place in (
        ("bohemian", "hand-winner\nwon: {Anna: 3}", (6, 11, "question")),
        ("tyrolean", "best-cards\nplayer: Anna\nhands: {Anna: 8♠}", (6, 11, "question")),
        ("tyrolean", "compare\nask: guate\nbetween: [tyrolean, bohemian]", (8, 21, "between[1]")),
    ):
        file.write_text(said.format(rules=rules, question=question), "utf-8")
        _, [found] = run(str(file))
        assert [(e["line"], e["col"], e["path"]) for e in found["error"]] == [place], found


def test_a_question_of_a_later_day_is_refused_by_name():
    scenario = {"rules": "tyrolean", "schlag": "10", "trump": "♠", "question": "best-cards", "player": "Anna"}
    status, [found] = run("-", stdin=json.dumps(scenario).encode())
    assert status == 1
    assert found["error"][0]["code"] == "question-not-yet"
    assert found["error"][0]["found"] == "best-cards"


def test_an_unknown_rule_set_on_the_command_line_is_one_line():
    command = [sys.executable, "-m", "watten_tutor.cli", "answer", "-", "--rules", "tirolean"]
    done = subprocess.run(command, input=b"", capture_output=True, check=False, text=False)
    assert done.returncode == 2
    assert "tyrolean" in done.stderr.decode()
    assert b"Traceback" not in done.stderr
