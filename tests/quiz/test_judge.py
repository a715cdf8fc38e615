"""Right answers of every kind are right, and `compare` judges each set by itself."""

from typing import Any

import pytest

from tests.builders import BEN, DAN, card, cards
from tests.quiz.judging import sentences, verdict
from watten_tutor.core.ranking import CardClass

RIGHT = [
    ("8♠ 10♥ A♦ 7♣", "trick-winner", {}, DAN),
    ("8♠ 10♥", "winning-so-far", {}, BEN),
    ("8♠", "legal-cards", {"player": BEN}, cards("J♠ 10♥")),
    ("8♠", "may-play", {"player": BEN, "card": card("A♦")}, False),
    ("", "order", {"cards": cards("10♥ A♠")}, (cards("10♥"), cards("A♠"))),
    ("", "class", {"card": card("10♥")}, CardClass.LINKER),
    ("", "rechter", {}, card("10♠")),
    ("", "linke", {}, cards("10♣ 10♥ 10♦")),
]


@pytest.mark.parametrize(("table", "kind", "facts", "given"), RIGHT)
def test_a_right_answer_is_right_and_nothing_speaks_against_it(
    table: str, kind: str, facts: dict[str, Any], given: object
) -> None:
    found = verdict("tyrolean", "10 ♠", table, kind, given, **facts)
    assert found.right
    assert found.answer == given
    assert found.because
    assert found.why_not == ()


def test_in_compare_only_the_sets_answered_wrongly_are_refuted() -> None:
    facts: dict[str, Any] = {"ask": "legal-cards", "between": ("tyrolean", "bavarian"), "player": BEN}
    everything, owed = cards("J♠ 10♥ A♦"), cards("J♠ 10♥")
    right = {"tyrolean": owed, "bavarian": everything}
    both = verdict("tyrolean", "10 ♠", "8♠", "compare", right, **facts)
    assert both.right
    one = verdict(
        "tyrolean", "10 ♠", "8♠", "compare", {"tyrolean": everything, "bavarian": everything}, **facts
    )
    assert sentences(one) == [
        "A♦ is neither a trump nor a Linker nor a Kritischer, so it must stay in the hand."
    ]
    other = verdict("tyrolean", "10 ♠", "8♠", "compare", {"tyrolean": owed, "bavarian": owed}, **facts)
    assert sentences(other) == [
        "A♦ may be played too.",
        "8♠ is led, a trump, but under these rules a trump lead binds nobody.",
    ]
