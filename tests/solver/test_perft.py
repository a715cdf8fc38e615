"""Ways to play on, counted by the engine, by the referee and in one's head."""

from itertools import accumulate, cycle, islice
from operator import mul

import pytest

from tests.referee import HOUSES
from tests.solver.counting import Entry, read, referee_counts
from watten_tutor.rulebook.load import ruleset_names
from watten_tutor.solver.perft import divide, perft

ENTRIES = read()
MANY = 4_000
"""Higher counts are left to `make referee`."""

every_entry = pytest.mark.parametrize("entry", ENTRIES, ids=str)


def depths(entry: Entry) -> range:
    return range(1, sum(count < MANY for count in entry.counts) + 1)


@every_entry
def test_the_engine_counts_what_the_file_says(entry: Entry) -> None:
    assert [perft(entry.position, depth) for depth in depths(entry)] == [*entry.counts[: len(depths(entry))]]


@every_entry
def test_the_referee_counts_what_the_file_says(entry: Entry) -> None:
    assert [referee_counts(entry, depth) for depth in depths(entry)] == [*entry.counts[: len(depths(entry))]]


def free_counts(entry: Entry) -> tuple[int, ...]:
    """As many ways as there would be if any card could be played and the hand never ended."""
    held = [len(hand.split()) for hand in entry.hands]
    first = len(entry.table.split())
    choices = []
    for player in islice(cycle(range(len(held))), first, first + len(entry.counts)):
        choices.append(held[player])
        held[player] -= 1
    return tuple(accumulate(choices, mul))


def test_where_play_is_free_the_counts_are_products() -> None:
    free = [
        entry
        for entry in ENTRIES
        if entry.rules in HOUSES
        and not HOUSES[entry.rules].trumps_owed
        and HOUSES[entry.rules].call != "unasked"
    ]
    whole = [entry.counts for entry in free if not entry.table and not any(entry.won)]
    # four players choose among five cards, then among four
    assert set(whole) == {(5, 25, 125, 625, 2500, 10_000, 40_000, 160_000)}


def test_a_duty_only_takes_ways_away() -> None:
    for entry in ENTRIES:
        assert all(counted <= free for counted, free in zip(entry.counts, free_counts(entry), strict=True)), (
            str(entry)
        )


def test_every_rule_set_is_counted() -> None:
    assert {*ruleset_names()} <= {entry.rules for entry in ENTRIES}


@every_entry
def test_a_divided_count_sums_up(entry: Entry) -> None:
    divided = divide(entry.position, 3)
    assert sum(divided.values()) == entry.counts[2]
    assert len(divided) == entry.counts[0]


def test_in_bohemian_watten_play_goes_on_after_the_third_trick() -> None:
    # S2 Bohemian Watten: "For each trick taken, one point is deducted from the tally"
    for entry in ENTRIES:
        if entry.rules == "bohemian" and any(entry.won):
            assert min(entry.counts) > 0
            assert len(entry.counts) == sum(len(hand.split()) for hand in entry.hands)


def test_nothing_is_played_after_the_third_trick() -> None:
    ended = [entry for entry in ENTRIES if any(entry.won) and entry.rules != "bohemian"]
    assert ended
    for entry in ended:
        assert perft(entry.position, 0) == 1
        assert entry.counts[4] < entry.counts[3] * 2, "the side with two tricks took the third"
