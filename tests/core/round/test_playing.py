"""Cards and bets up to the end of the hand. Every case names its source."""

from itertools import pairwise

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN
from tests.core.round.table import (
    DAN_AND_BEN_WIN,
    FIVE_TRICKS,
    FOUR_TRICKS,
    HANDS,
    bid,
    broken,
    in_play,
    laid,
    steps,
)
from watten_tutor.core.betting import stake
from watten_tutor.core.cards import card
from watten_tutor.core.round import IllegalMove, Round, legal_moves, outcome, play, violations
from watten_tutor.core.round.moves import Cut, Lay, MakeBet
from watten_tutor.core.scoring import Award
from watten_tutor.core.seats import TEAMS, Seat, Team

US, THEM = TEAMS


def cards_listed(now: Round) -> str:
    """The cards that may be played, as signs; with ! where the call may come with it."""
    moves = (move for move in legal_moves(now) if isinstance(move, Lay))
    return " ".join(f"{move.card}{'!' * move.called}" for move in moves)


def bets_listed(now: Round) -> list[tuple[Seat, str]]:
    return [(move.seat, move.do) for move in legal_moves(now) if isinstance(move, MakeBet)]


def worth(now: Round) -> int:
    found = stake(now.in_play)
    assert found is not None
    return found.value


# -- cards --------------------------------------------------------------------------------------------


def test_the_listed_moves_stand_in_the_documented_order() -> None:
    # by kind, clockwise from forehand (here Carla), cards ♣ ♠ ♥ ♦ and from the Ace down
    hands = {CARLA: "8♠ 9♥ Q♥ K♦ A♣", DAN: "J♠ 10♥ 9♣ 8♦ A♠"}
    now = laid(in_play(hands=hands, dealer=BEN), "8♠")
    assert legal_moves(now) == (
        Lay(DAN, card("A♠")),
        Lay(DAN, card("J♠")),
        Lay(DAN, card("10♥")),
        MakeBet(CARLA, "raise"),
        MakeBet(DAN, "raise"),
        MakeBet(ANNA, "raise"),
        MakeBet(BEN, "raise"),
    )
    assert legal_moves(bid(now, "D+")) == (
        MakeBet(CARLA, "hold"),
        MakeBet(CARLA, "give-up"),
        MakeBet(ANNA, "hold"),
        MakeBet(ANNA, "give-up"),
    )


def test_the_worked_trick_of_the_rules() -> None:
    # S0 §7: Ben may play J♠ or 10♥; Carla is free; Dan wins with 7♣ and leads
    now = laid(in_play(), "8♠")
    assert cards_listed(now) == "J♠ 10♥"
    assert broken(now, Lay(BEN, card("9♣"))) == ["duty.trump-led"] * 3
    now = laid(now, "10♥")
    assert cards_listed(now) == "K♣ Q♣ J♣ 8♣ A♦"
    now = laid(now, "A♦ 7♣")
    assert now.in_play.on_turn() == (DAN,)


def test_play_runs_clockwise_and_from_the_own_hand() -> None:
    # S0 §7 "each player in turn, clockwise, plays one card"
    now = in_play()
    assert steps(now, Lay(BEN, card("9♣"))) == ["turn.not-yours"]
    assert broken(now, Lay(BEN, card("9♣"))) == ["play.turn"]
    assert steps(now, Lay(ANNA, card("9♣"))) == ["wrong.not-held"]
    assert broken(laid(now, "8♠"), Lay(BEN, card("8♠"))) == ["play.own-card"]
    (not_held,) = violations(now, Lay(ANNA, card("9♣")))
    assert (not_held.facts["cards"], not_held.facts["n"]) == ((card("9♣"),), 1)


def test_every_rule_against_a_card_is_told() -> None:
    now = bid(laid(in_play(), "8♠"), "D+")
    with pytest.raises(IllegalMove) as refused:
        play(now, Lay(BEN, card("9♣"), called=True))
    assert [reason.step for reason in refused.value.reasons] == [
        "bet.raiser-waits",
        "duty.trump-led",
        "duty.holds-trump",
        "duty.not-enough",
        "call.not-here.none",
    ]
    assert steps(now, Lay(DAN, card("9♣"), called=True)) == [
        "bet.raiser-waits",
        "turn.not-yours",
        "wrong.not-held",
        "call.not-here.none",
    ]
    assert broken(now, Lay(DAN, card("9♣"), called=True)) == [
        "bet.answer-due",
        "play.turn",
        "play.own-card",
        "call.trumpf-oder-kritisch",
    ]


def test_the_blind_are_not_bound() -> None:
    # S2 Blind Watten "for those players who have bid"
    hands = {**HANDS, DAN: "A♠ 9♦ J♦ Q♦ 7♦"}
    now = laid(in_play("blind", hands=hands), "8♠")
    assert cards_listed(now) == "9♣ J♠ 10♥ 7♥ 8♦"
    assert cards_listed(laid(now, "7♥ A♦")) == "A♠"  # Dan, who has named the suit


# -- "Trumpf oder Kritisch" ---------------------------------------------------------------------------


RECHTER = {ANNA: "10♠ 10♥ Q♥ K♦ A♣", BEN: "A♠ K♠ 9♦ 8♦ 7♥", CARLA: "A♦ K♣ Q♣ 10♣ 8♣", DAN: "9♠ 9♥ 9♣ J♦ Q♦"}


def test_the_call_is_listed_where_it_can_be_made() -> None:
    # S0 §12 Bavarian Watten "when the Rechter is led to the very first trick"
    now = in_play("bavarian", hands=RECHTER)
    assert cards_listed(now) == "A♣ 10♠ 10♠! Q♥ 10♥ K♦"
    assert steps(now, Lay(ANNA, card("10♥"), called=True)) == ["call.only-with-rechter"]
    called = play(now, Lay(ANNA, card("10♠"), called=True))
    assert cards_listed(called) == "A♠ K♠"
    assert cards_listed(laid(in_play("bavarian", hands=RECHTER), "10♠")) == "A♠ K♠ 7♥ 9♦ 8♦"
    assert steps(called, Lay(BEN, card("A♠"), called=True)) == ["call.only-with-rechter"]


def test_it_is_called_in_the_first_trick_only_or_in_any() -> None:
    # S0, S2: the first card of a game; S3 "quando lo Schlag principale viene aperto"
    first = "A♣ 7♥ 8♣ Q♦"
    later = laid(in_play("bavarian", hands=RECHTER), first)
    assert steps(later, Lay(ANNA, card("10♠"), called=True)) == ["call.only-first-trick"]
    assert broken(later, Lay(ANNA, card("10♠"), called=True)) == ["call.first-trick"]
    assert "10♠!" in cards_listed(laid(in_play("italian", hands=RECHTER), first))


def test_where_nobody_calls() -> None:
    automatic = in_play("franconian", hands=RECHTER, schlecken="no")
    assert steps(automatic, Lay(ANNA, card("10♠"), called=True)) == ["call.not-here.automatic"]
    assert "!" not in cards_listed(automatic)
    assert cards_listed(laid(automatic, "10♠")) == "A♠ K♠"
    assert steps(in_play(hands=RECHTER), Lay(ANNA, card("10♠"), called=True)) == ["call.not-here.none"]


# -- bets ---------------------------------------------------------------------------------------------


ALL_RAISE = [(seat, "raise") for seat in (ANNA, BEN, CARLA, DAN)]


@pytest.mark.parametrize("before", ["", "8♠", "8♠ 10♥ A♦", "8♠ 10♥ A♦ 7♣", "8♠ 10♥ A♦ 7♣ 9♠ A♣"])
def test_anybody_may_bet_at_any_time(before: str) -> None:
    # S0 §8 "At any time after trumps have been named – even in the middle of a trick"
    assert bets_listed(laid(in_play(), before)) == ALL_RAISE


def test_play_stops_until_the_opponents_answer() -> None:
    # S0 §8 "Play stops until the opponents answer"; the raising side waits
    now = bid(laid(in_play(), "8♠"), "D+")
    assert cards_listed(now) == ""
    assert bets_listed(now) == [(ANNA, "hold"), (ANNA, "give-up"), (CARLA, "hold"), (CARLA, "give-up")]
    assert steps(now, MakeBet(ANNA, "raise")) == ["bet.answer-first"]
    assert steps(now, MakeBet(BEN, "raise")) == ["bet.answer-first", "bet.not-again"]
    assert broken(now, MakeBet(BEN, "raise")) == ["bet.answer-due", "bet.teams-alternate"]
    assert steps(now, MakeBet(BEN, "hold")) == ["bet.own-raise"]
    assert worth(now) == 2


def test_whoever_plays_on_has_held() -> None:
    # S0 §8 "If the opponents simply carry on playing without answering, they have held"
    now = bid(laid(in_play(), "8♠"), "A+")
    assert cards_listed(now) == "J♠ 10♥"
    assert bets_listed(now) == [(BEN, "hold"), (BEN, "give-up"), (DAN, "hold"), (DAN, "give-up")]
    held = laid(now, "10♥")
    assert worth(held) == 3
    assert bets_listed(held) == [(BEN, "raise"), (DAN, "raise")]  # "only a team that has held"


def test_held_the_hand_is_worth_more_and_the_teams_take_turns() -> None:
    # S0 §8 "A team that has held may later bet again itself ("four?"), then the other team ("five?")"
    now = bid(in_play(), "B+ A=")
    assert worth(now) == 3
    assert bets_listed(now) == [(ANNA, "raise"), (CARLA, "raise")]
    assert steps(now, MakeBet(DAN, "raise")) == ["bet.not-again"]
    now = bid(now, "C+ D=")
    assert worth(now) == 4
    assert bets_listed(now) == [(BEN, "raise"), (DAN, "raise")]


def test_given_up_the_old_value_is_scored_and_the_hand_is_over() -> None:
    # S0 §9: Ben bets, Anna holds, later Anna bets "four" and Ben and Dan go: 3
    done = bid(laid(bid(in_play(), "B+ A="), "8♠ 10♥"), "A+ D-")
    assert done.is_over
    assert legal_moves(done) == ()
    assert steps(done, Lay(CARLA, card("A♦"))) == ["now.over"]
    assert steps(done, MakeBet(CARLA, "raise")) == ["now.over"]
    assert outcome(done).value.awards == (Award((US,), 3),)


def test_one_gives_up_only_in_answer_to_a_raise() -> None:
    assert steps(in_play(), MakeBet(ANNA, "give-up")) == ["bet.nothing-to-answer"]
    assert steps(in_play(), MakeBet(ANNA, "hold")) == ["bet.nothing-to-answer"]


def test_no_raise_above_what_a_team_needs() -> None:
    # S0 §8 "The value never goes beyond what a team needs to win the game"
    now = in_play(score=(12, 12))
    assert bets_listed(now) == ALL_RAISE
    now = bid(now, "B+ A=")
    assert bets_listed(now) == []
    assert steps(now, MakeBet(ANNA, "raise")) == ["bet.above-cap"]
    assert steps(now, MakeBet(BEN, "raise")) == ["bet.not-again", "bet.above-cap"]


def test_a_raise_past_twenty_one_must_be_held() -> None:
    # S3 Punteggio: to 21, "accettazione obbligatoria del rilancio"
    now = laid(bid(in_play("italian-21", score=(18, 3)), "A+ B="), "8♠")
    again = bid(now, "B+")  # to 4, and 18 and 4 are more than 21
    assert worth(again) == 3
    assert steps(again, MakeBet(ANNA, "give-up")) == ["bet.must-hold"]
    assert bets_listed(again) == [(ANNA, "hold"), (CARLA, "hold")]


def test_in_italy_one_bets_on_ones_turn() -> None:
    # S3 Rilanci "prima di giocare una carta" (house: on one's turn)
    now = laid(in_play("italian"), "8♠")
    assert bets_listed(now) == [(BEN, "raise")]
    assert steps(now, MakeBet(CARLA, "raise")) == ["bet.not-on-turn"]


def test_the_last_card_decides_about_the_first_bet_in_the_last_trick() -> None:
    # S0 §8 Last trick
    now = laid(in_play(), FOUR_TRICKS)
    assert bets_listed(now) == ALL_RAISE  # "after the lead to the last trick only"
    led = laid(now, "8♣")
    assert bets_listed(led) == [(CARLA, "raise")]  # 8♣ itself is of the suit led; K♦ 7♥ 9♦ are not
    assert broken(led, MakeBet(ANNA, "raise")) == ["bet.last-trick"]
    with_a_bet = laid(
        bid(laid(in_play(), "8♠"), "A+ B="), "10♥ A♦ 7♣  9♠ A♣ J♠ K♣  9♣ Q♣ Q♦ 9♥  J♣ J♦ Q♥ 8♦ 8♣"
    )
    assert bets_listed(with_a_bet) == [(BEN, "raise"), (DAN, "raise")]


# -- the end of the hand ------------------------------------------------------------------------------


def test_three_tricks_end_the_hand() -> None:
    # S0 §7 "As soon as a team has three tricks, the hand is over; the remaining cards are not played"
    nearly = laid(in_play(), DAN_AND_BEN_WIN.rsplit(maxsplit=1)[0])
    assert not nearly.is_over
    done = laid(nearly, "K♦")
    assert done.is_over
    assert [len(done.in_play.hands[seat]) for seat in (ANNA, BEN, CARLA, DAN)] == [2, 2, 2, 2]
    found = outcome(done).value
    assert (found.winner, found.awards, found.deals_again) == (THEM, (Award((THEM,), 2),), False)


def test_three_to_two_takes_five() -> None:
    done = laid(in_play(), FIVE_TRICKS)
    assert done.is_over
    assert outcome(done).value.awards == (Award((US,), 2),)


def test_with_three_cards_two_tricks_end_it() -> None:
    # S3 Varianti comuni: Wurftwatten; two tricks: house
    now = in_play(
        "wurftwatten", "10 ♠", hands={ANNA: "10♠ A♠ 7♥", BEN: "8♥ 9♥ 8♦", CARLA: "8♣ 9♣ 9♦", DAN: "A♥ Q♥ Q♦"}
    )
    assert not laid(now, "10♠ 8♥ 8♣ A♥").is_over
    done = laid(now, "10♠ 8♥ 8♣ A♥ A♠ 9♥ 9♣ Q♥")
    assert done.is_over
    assert outcome(done).value.awards == (Award((US,), 2),)


def test_with_three_players_each_defender_scores() -> None:
    # house three-handed
    hands = {ANNA: "8♥ 9♥ 8♦ 9♦ 8♣", BEN: "10♠ A♠ K♠ 7♠ A♣", CARLA: "9♣ K♣ Q♣ J♣ Q♥"}
    now = in_play("three-handed", hands=hands, dealer=CARLA, schlecken="no")
    done = laid(now, "8♥ A♠ 9♣ 10♠ K♣ 9♥ K♠ Q♣ 8♦")
    assert done.is_over
    found = outcome(done).value
    assert found.winner == Team((BEN, CARLA))
    assert found.awards == (Award((Team((BEN,)), Team((CARLA,))), 2),)


def test_six_play_in_two_teams_at_every_other_seat() -> None:
    # S2 Variants "six players (in South Tyrol 2 teams of 3 players)"
    now = in_play("six-handed", hands={}, dealer=Seat(5))
    for seat in range(6):
        assert now.in_play.on_turn() == (Seat(seat),)
        now = play(now, next(move for move in legal_moves(now) if isinstance(move, Lay)))
    raised = play(now, MakeBet(Seat(4), "raise"))
    answers = {move.seat for move in legal_moves(raised) if isinstance(move, MakeBet)}
    assert answers == {Seat(1), Seat(3), Seat(5)}


def test_a_state_is_never_changed_and_a_move_gives_equal_states() -> None:
    now = in_play()
    told = repr(now)
    again = [laid(now, "8♠ 10♥") for _ in range(2)]
    assert again[0] == again[1]
    assert repr(now) == told
    states = [laid(now, " ".join(FIVE_TRICKS.split()[:n])) for n in range(21)]
    assert all(one != other for one, other in pairwise(states))


def test_what_is_over_or_past_is_not_done_again() -> None:
    assert steps(in_play(hands=HANDS), Cut(CARLA, 5)) == ["now.play"]
