"""`watten-tutor bench`: both sides do their work in turn, ratios are told, no peer is no traceback."""

from itertools import count

import pytest
from click.testing import CliRunner

from watten_tutor.cli.bench import bench
from watten_tutor.cli.benchmarks import peers, rows
from watten_tutor.cli.benchmarks.deals import five_card_scenarios, trick_lines
from watten_tutor.cli.benchmarks.measure import Contest, Spread, measured, rounds
from watten_tutor.cli.benchmarks.rows import ROWS, Row
from watten_tutor.i18n import LANGUAGES
from watten_tutor.quiz.check import problems
from watten_tutor.scenario.load import load_json, load_scenario


def of_known_times(monkeypatch, ours, peer):
    """A row whose sides take these times."""
    contest = Contest(lambda: ours, lambda: peer)
    monkeypatch.setitem(ROWS, "load", Row("load", False, 1.15, 1.06, lambda: contest))
    monkeypatch.setitem(ROWS, "answer", Row("answer", True, 1.0, 2.0, lambda: contest))


def told(*arguments):
    result = CliRunner().invoke(bench, [*arguments, "--rounds", "3"])
    assert result.exception is None or isinstance(result.exception, SystemExit)
    return result


def test_the_sides_take_turns_after_a_round_that_does_not_count():
    order = []
    numbers = count(1)

    def side(name):
        def work():
            order.append(name)
            return float(next(numbers))

        return work

    taken = list(rounds(Contest(side("ours"), side("peer")), 3))
    assert order == ["ours", "peer", "ours", "peer", "peer", "ours", "ours", "peer"]
    assert taken == [(3.0, 4.0), (6.0, 5.0), (7.0, 8.0)]


def test_ratios_are_taken_round_by_round():
    """A machine that slows down in the second round slows both: the ratio there is as before."""
    found = measured([(2.0, 4.0), (20.0, 40.0), (3.0, 4.0)])
    assert found.time == Spread(0.5, 0.5, 0.75)
    assert found.speed == Spread(4 / 3, 2.0, 2.0)
    assert found.ours == Spread(2.0, 3.0, 20.0)


def test_a_ratio_of_times_is_better_when_lower():
    """PERFORMANCE: load + check, floor 1.15, goal 1.06."""
    assert [ROWS["load"].reached(each) for each in (1.0, 1.06, 1.1, 1.2)] == [
        "goal",
        "goal",
        "floor",
        "below",
    ]


def test_a_ratio_of_speeds_is_better_when_higher():
    """PERFORMANCE: positions/s, floor 1.0, goal 2.0."""
    found = [ROWS["answer"].reached(each) for each in (2.5, 2.0, 1.5, 0.9)]
    assert found == ["goal", "goal", "floor", "below"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_row_tells_both_sides_and_the_ratio(lang, monkeypatch):
    of_known_times(monkeypatch, ours=0.003, peer=0.002)
    shown = told("load", "--lang", lang).output
    assert "3.00 ms" in shown
    assert "2.00 ms" in shown
    assert shown.count("1.50") == 3  # middle, least and most
    assert "1.15" in shown


def test_a_row_of_speeds_turns_the_ratio_round(monkeypatch):
    of_known_times(monkeypatch, ours=0.5, peer=1.5)
    shown = told("answer", "--lang", "en").output
    assert "Speed as a multiple of the peer's, higher is better: 3.00 (3.00 to 3.00)." in shown
    assert "The goal is reached: 2.00" in shown


def test_a_peer_that_is_missing_is_named_and_the_other_rows_go_on(monkeypatch):
    of_known_times(monkeypatch, ours=1.0, peer=1.0)

    def lacks():
        raise peers.NoPeer("python-chess")

    monkeypatch.setitem(ROWS, "explain", Row("explain", False, 0.6, 0.35, lacks))
    result = told("explain", "load", "--lang", "en")
    assert result.exit_code == 1
    assert "explain: python-chess is not here to compare with." in result.output
    assert "pip install watten-tutor[bench]" in result.output
    assert "Time as a multiple" in result.output


def test_an_unknown_row_is_told_with_those_there_are():
    result = told("loads")
    assert result.exit_code == 2
    assert "'load'" in result.output


def test_every_scenario_worked_on_is_right():
    scenarios = [load_scenario(text) for text in five_card_scenarios(40)]
    scenarios += [load_json(line) for line in trick_lines(20)]
    assert [problems(each) for each in scenarios] == [()] * 60
    assert {each.question.kind for each in scenarios} == {"legal-cards", "trick-winner"}


def test_the_work_is_the_same_every_time():
    assert five_card_scenarios(5) == five_card_scenarios(5)
    assert trick_lines(5) == trick_lines(5)


@pytest.mark.parametrize("name", ["load", "load-and-answer", "import"])
def test_a_real_row_runs(name, monkeypatch):
    monkeypatch.setattr(rows.loading, "TOLD", 10)
    monkeypatch.setattr(rows.loading, "SHIPPED", 5)
    shown = CliRunner().invoke(bench, [name, "--rounds", "1", "--lang", "en"])
    assert shown.exit_code == 0
    assert "Time as a multiple of the peer's" in shown.output
