"""The engine held against the referee on many random turns.

A comparison proves nothing about a case that it never meets, so what came up is counted.

    python -m tests.duel 1000000 2     compares a million turns of the second seed, and tells what came up
"""

import sys
from collections import Counter

from tests import referee
from tests.builders import SEATS
from tests.cases import CASES, met
from tests.random_turns import Dealt, classes_of, signs_of, turns
from tests.referee import HOUSES
from tests.strategies_game import TABLES, trick_of
from watten_tutor.core.duty import may_call
from watten_tutor.core.legality import legal_cards
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.trick import Trick, best_play


def difference(dealt: Dealt) -> str | None:
    """Where engine and referee disagree about this turn; None if nowhere."""
    table, signs = dealt.table, signs_of(dealt.table)
    position = _told_to_the_engine(dealt)
    ranking, (seat,) = position.ranking, position.on_turn()
    if seat != dealt.seats.player:
        return f"{dealt}: the engine lets {seat} play"
    for each in (*dealt.trick, *dealt.hand):
        if (found := ranking.class_of(signs[each]).value) != classes_of(table)[each]:
            return f"{dealt}: {each} is a {classes_of(table)[each]}, for the engine a {found}"
    legal = [str(each) for each in legal_cards(position.turn_of(seat), position.hands[seat].cards).value]
    if sorted(legal) != sorted(dealt.legal):
        return f"{dealt}: {dealt.legal} may be played, for the engine {legal}"
    trick = [*dealt.trick, dealt.next_card]
    place = referee.winner(table.house, table.schlag, table.trump, trick)
    best = best_play(ranking, trick_of([signs[each] for each in trick], leader=SEATS[dealt.seats.leader]))
    if (str(best.card), best.seat) != (trick[place], (dealt.seats.leader + place) % 4):
        return f"{dealt}: of {trick} {trick[place]} wins, for the engine {best}"
    can_be_called = referee.can_be_called(table.house, table.schlag, table.trump, trick[0], dealt.first_trick)
    if may_call(ranking, signs[trick[0]], dealt.first_trick) != can_be_called:
        return f"{dealt}: that {trick[0]} can be called is {can_be_called}, not for the engine"
    return None


def _told_to_the_engine(dealt: Dealt) -> Position:
    signs, ranking = signs_of(dealt.table), dealt.table.ranking
    seats = dealt.seats
    trick = trick_of([signs[each] for each in dealt.trick], leader=SEATS[seats.leader], called=dealt.called)
    return Position(
        ranking.ruleset,
        ranking.declaration,
        hands={SEATS[seats.player]: Hand(tuple(signs[each] for each in dealt.hand))},
        trick=trick if dealt.trick else Trick(),
        leader=SEATS[seats.leader],
        dealer=SEATS[seats.dealer],
    )


def compare(rules: str, number: int, seed: int = 1) -> Counter[str]:
    """Compare at least so many turns under one rule set, at all its tables; what came up and how often.

    Raises:
        AssertionError: where engine and referee disagree, saying where.
    """
    tables = [table for table in TABLES if table.rules == rules]
    came_up: Counter[str] = Counter({"turns": 0})
    for table in tables:
        engine = {str(each): table.ranking.class_of(each).value for each in table.ranking.cards}
        assert engine == classes_of(table), str(table)
        for dealt in turns(table, -(-number // len(tables)), seed):
            found = difference(dealt)
            assert found is None, found
            came_up["turns"] += 1
            came_up.update(met(dealt))
    return came_up


def main(number: int = 100_000, seed: int = 1) -> None:
    came_up: Counter[str] = Counter()
    for rules in HOUSES:
        came_up.update(compare(rules, -(-number // len(HOUSES)), seed))
        print(f"{came_up['turns']:>8} turns compared, the last under {rules}", flush=True)
    print("No difference. What came up:")
    for name in CASES:
        print(f"{came_up[name]:>8} {name}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
