"""`watten-tutor new`: whatever is written is sound, and nothing is written over."""

import pytest
from click.testing import CliRunner

from watten_tutor.cli.main import main
from watten_tutor.cli.starts import STARTS, start
from watten_tutor.quiz.check import problems
from watten_tutor.quiz.questions import KINDS, solve
from watten_tutor.rulebook.load import load_ruleset, ruleset_names
from watten_tutor.scenario.canonical import format_text
from watten_tutor.scenario.load import load_scenario

FIRST = """\
rules: tyrolean
schlag: 10
trump: ♠
hands:
  Ben: J♠ 10♥ A♦
trick:
  - Anna: 8♠
question: legal-cards
player: Ben
"""


def run(*arguments, typed=None):
    return CliRunner().invoke(main, ["new", *arguments, "--lang", "en"], input=typed)


def sound(text):
    return problems(load_scenario(text)) == () and format_text(text) == text


@pytest.mark.parametrize("kind", STARTS)
def test_every_kind_of_question_has_a_sound_example_of_about_ten_lines(kind):
    result = run("--yes", "--question", kind)
    assert result.exit_code == 0
    assert sound(result.stdout)
    assert len(result.stdout.splitlines()) <= 12


def test_only_questions_that_can_be_answered_are_offered():
    assert set(STARTS) <= set(KINDS)


@pytest.mark.parametrize("name", ruleset_names())
def test_every_rule_set_has_one_too(name):
    result = run("--yes", "--rules", name)
    assert result.exit_code == 0
    assert sound(result.stdout)
    assert load_scenario(result.stdout).position.ruleset.name == name


@pytest.mark.parametrize("outer", ["why", "compare"])
def test_the_question_asked_about_brings_its_own_keys(outer):
    result = run("--yes", "--question", outer, "--ask", "may-play")
    assert sound(result.stdout)
    assert "card: A♦\n" in result.stdout


def test_a_file_is_written_and_checked_and_never_written_over(tmp_path):
    file = tmp_path / "first.yaml"
    result = run(str(file), "--yes", "--question", "legal-cards")
    assert (result.exit_code, file.read_text("utf-8")) == (0, FIRST)
    assert f"watten-tutor explain {file}" in result.output
    assert CliRunner().invoke(main, ["check", str(file), "--lang", "en"]).exit_code == 0
    again = run(str(file), "--yes", "--question", "linke")
    assert again.exit_code == 1
    assert "is there already" in again.stderr
    assert file.read_text("utf-8") == FIRST
    assert run(str(file), "--yes", "--question", "linke", "--force").exit_code == 0
    assert "question: linke" in file.read_text("utf-8")


def test_what_is_told_takes_the_place_of_the_example():
    told = [
        "--schlag",
        "Neun",
        "--trump",
        "Laub",
        "--hands",
        "Ben: 8S _; Dan: Max, Weli",
        "--trick",
        "Anna: 9♠",
    ]
    result = run("--yes", "--question", "may-play", *told, "--card", "8♠", "--title", "What: now?")
    assert result.stdout == (
        "title: 'What: now?'\nrules: tyrolean\nschlag: 9\ntrump: ♠\nhands:\n  Ben: 8♠ _\n  Dan: K♥ 6♦\n"
        "trick:\n  - Anna: 9♠\nquestion: may-play\nplayer: Ben\ncard: 8♠\n"
    )


def test_numbers_lists_and_calls_are_told_in_short_too():
    table = ["--players", "Vroni, Sepp, Lisl, Hias", "--score", "Vroni: 3, Sepp: 5", "--bets", "Sepp: raise"]
    assert (
        run("--yes", "--question", "stake", *table).stdout.splitlines()
        == [
            "players: [Vroni, Sepp, Lisl, Hias]",
            "rules: tyrolean",
            "score: {Vroni: 3, Sepp: 5}",
            "bets:",
            "  - Sepp: raise",
            "question: stake",
        ]
        or run("--yes", "--question", "stake", *table).exit_code == 1
    )
    told = ["--rules", "bavarian", "--schlag", "8", "--call", "true"]
    assert "\ncall: true\n" in run("--yes", "--question", "legal-cards", "--trick", "Anna: 8♠", *told).stdout


def test_all_is_asked_with_an_example_to_take():
    result = run(typed="legal-cards\n\nWhat now?\n\n\n\n\n\n")
    assert result.exit_code == 0
    assert result.stdout == f"title: What now?\n{FIRST}"
    asked = [line for line in result.stderr.splitlines() if line.startswith(("rules:", "hands:", "player:"))]
    assert [line.partition(":")[0] for line in asked] == ["rules", "hands", "player"]
    assert "[Ben: J♠ 10♥ A♦]" in result.stderr
    assert "  stake         A number of points." in result.stderr


def test_what_cannot_stand_is_told_and_asked_again():
    result = run("--question", "class", typed="\n-\n11\n\n\n10\n")
    assert result.exit_code == 0
    assert "This cannot stand so:" in result.stderr
    assert "“11”" in result.stderr
    assert result.stdout == "rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: class\ncard: 7♣\n"


def test_a_key_can_be_left_out():
    assert "bets" not in run("--question", "stake", typed="\n-\n-\n").stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--schlag", "11"], "11"),
        (["--rules", "tirolean"], "Did you mean tyrolean?"),
        (["--trick", "Anna 8♠"], ""),
        (["--trick", ""], ""),
        (["--question", "stake", "--rules", "bohemian"], "bets"),
        (["--question", "linke", "--trump", "-"], "trump"),
        (["--title", "\udcff"], ""),
        (["--score", "Anna: many"], "many"),
    ],
)
def test_with_yes_what_cannot_stand_is_refused_and_nothing_written(arguments, words, tmp_path):
    file = tmp_path / "x.yaml"
    result = run(str(file), "--yes", *arguments)
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    assert result.stderr.strip()
    assert words in result.stderr
    assert not file.exists()


def test_who_stops_answering_writes_nothing(tmp_path):
    file = tmp_path / "x.yaml"
    result = run(str(file), typed="legal-cards\n")
    assert result.exit_code == 1
    assert not file.exists()


def test_what_cannot_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("", "utf-8")
    result = run(str(tmp_path / "file" / "x.yaml"), "--yes")
    assert result.exit_code == 1
    assert "cannot be written" in result.stderr


def test_a_folder_that_is_not_there_is_made(tmp_path):
    file = tmp_path / "week" / "one" / "x.yaml"
    assert run(str(file), "--yes").exit_code == 0
    assert sound(file.read_text("utf-8"))


def test_the_usual_kinds_are_listed_and_all_of_them_after_a_question_mark():
    short = run(typed="class\n")
    assert "  class" in short.stderr
    assert "match-winner" not in short.stderr
    whole = run(typed="?\nmatch-winner\n")
    assert "  match-winner" in whole.stderr
    assert "rules [kritischer-turnier]" in whole.stderr


@pytest.mark.parametrize(
    ("typed", "offered"), [("10♥ A♣, xx", "10♥ A♠ 10♣ K♥"), ("nonsense", "10♥ A♠ 10♣ K♥")]
)
def test_after_a_refusal_the_example_is_offered_again(typed, offered):
    result = run("--question", "order", typed=f"\n-\n\n\n{typed}\n\n")
    assert result.exit_code == 0
    assert result.stderr.count(f"[{offered}]") == 2
    assert f"[{typed}]" not in result.stderr
    assert sound(result.stdout)


def test_after_a_slip_what_was_typed_is_offered_with_the_slip_mended():
    result = run("--question", "legal-cards", typed="tirolean\n-\n\n\nBne: J♠ 9♥\n\n\n\n\n")
    assert result.exit_code == 0
    assert "[tyrolean]" in result.stderr
    assert "[Ben: J♠ 9♥]" in result.stderr
    assert "  Ben: J♠ 9♥\n" in result.stdout


def test_of_a_comparison_the_rule_sets_are_asked_before_the_question_and_the_cards():
    result = run("--question", "compare", typed="\n" * 12)
    assert result.exit_code == 0
    asked = [line.split(":")[0] for line in result.stderr.splitlines() if line[:1].isalpha() and ": " in line]
    assert [key for key in asked if key in ("rules", "between", "ask", "hands")] == [
        "rules",
        "between",
        "ask",
        "hands",
    ]
    scenario = load_scenario(result.stdout)
    assert len({*map(str, solve(scenario.position, scenario.question).value.values())}) == 2


def test_examples_fit_the_table():
    assert start("trick-winner", None, load_ruleset("two-handed"))["trick"] == "Anna: 8♠, Ben: 10♥"
    assert start("linke", None, load_ruleset("bohemian")) == {"turned": "10♠"}
    assert start("linke", None, None) == {"schlag": "10", "trump": "♠"}
