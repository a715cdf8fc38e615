"""What a hand scores, and in which order it is written down. Every case names its source."""

import pytest

from tests.builders import CARLA
from tests.core.round.table import FIVE_TRICKS, FOUR_TRICKS, HANDS, announced, bid, dealt, in_play, laid
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.round import Round, outcome, play
from watten_tutor.core.round.moves import Leave, Take
from watten_tutor.core.scoring import Award
from watten_tutor.core.seats import TEAMS

US, THEM = TEAMS

LICKED = {**HANDS, CARLA: "K♣ Q♣ J♣ 8♣"}
"""Carla cuts, and A♦ lies at the bottom of the cut."""


def bluffed(**options: object) -> Round:
    """Carla has kept the plain A♦ from the cut."""
    now = dealt("tyrolean+schlecken", LICKED, bottom="A♦", taken=(CARLA,), **options)  # type: ignore[arg-type]
    return announced(play(now, Take(CARLA)))


def test_a_hand_that_goes_on_scores_nothing_yet() -> None:
    with pytest.raises(Unanswerable, match="hand-not-over"):
        outcome(laid(in_play(), "8♠"))


def test_every_outcome_says_why() -> None:
    found = outcome(laid(in_play(), FIVE_TRICKS))
    assert "play.three-tricks" in [reason.rule for reason in found.reasons]
    assert "score.value" in [reason.rule for reason in found.reasons]


# -- the cutter's bluff -------------------------------------------------------------------------------


def test_a_bluff_found_out_costs_two_after_the_points_of_the_hand() -> None:
    # S2 Shuffle and cut "if all five moves … without the cutter playing a Critical … penalized 2 points";
    # hand first, then penalties (house)
    found = outcome(laid(bluffed(), FIVE_TRICKS))
    assert (found.value.winner, found.value.awards) == (US, (Award((US,), 2), Award((THEM,), 2)))
    assert found.reasons[-1].rule == "schlecken.penalty"


def test_a_hand_that_ends_earlier_costs_nothing() -> None:
    # the same cards, thrown in during the fifth trick: four tricks are no five
    now = bid(laid(bluffed(), "8♠"), "A+ B=")
    now = laid(now, f"{FOUR_TRICKS} 8♣".removeprefix("8♠ "))
    done = bid(now, "D+ A-")
    assert outcome(done).value.awards == (Award((THEM,), 3),)


def test_a_kritischer_played_costs_nothing() -> None:
    hands = {**LICKED, CARLA: "6♦ Q♣ J♣ 8♣"}
    now = dealt("tyrolean+schlecken", hands, bottom="A♦", taken=(CARLA,))
    now = announced(play(now, Take(CARLA)))
    done = laid(now, "8♠ 10♥ A♦ 7♣  9♠ A♣ J♠ 8♣  9♣ Q♣ Q♦ 9♥  J♣ J♦ Q♥ 8♦  6♦ 9♦ K♦ 7♥")
    assert outcome(done).value.awards == (Award((US,), 2),)


def test_who_kept_nothing_pays_nothing() -> None:
    hands = {**HANDS, CARLA: "K♣ Q♣ J♣ 8♣ A♥"}
    now = announced(play(dealt("tyrolean+schlecken", hands, bottom="A♦"), Leave(CARLA)))
    done = laid(now, FIVE_TRICKS.replace("A♦", "A♥"))
    assert outcome(done).value.awards == (Award((US,), 2),)


# -- who has won --------------------------------------------------------------------------------------


def test_refused_once_the_old_value_is_scored() -> None:
    # S0 §8 "The betting team scores the old value"
    found = outcome(bid(in_play(), "D+ C-")).value
    assert (found.winner, found.awards) == (THEM, (Award((THEM,), 2),))


def test_played_out_the_new_value_is_scored() -> None:
    # S0 §9 "3 after one held bet, 4 after two"
    done = laid(bid(in_play(), "B+ A= A+ B="), FIVE_TRICKS)
    assert outcome(done).value.awards == (Award((US,), 4),)


def test_of_the_tournament_a_refused_four_pays_the_old_two() -> None:
    # S3 Varianti comuni: Kritischer Watten; the old value as everywhere
    done = bid(in_play("kritischer-turnier"), "A+ B-")
    assert outcome(done).value.awards == (Award((US,), 2),)
    held = bid(in_play("kritischer-turnier"), "A+ B=")
    assert outcome(laid(held, "8♠ 10♥ A♦ 7♣ 9♠ A♣ J♠ K♣ 9♣ 8♣ Q♦ K♦")).value.awards == (Award((THEM,), 4),)
