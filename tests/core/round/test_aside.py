"""Signals, talk and breaking a rule: never listed. Every case names its source."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN
from tests.core.round.table import bid, broken, dealt, in_play, laid, rules, steps
from watten_tutor.core.cards import Rank, deck
from watten_tutor.core.round import Stage, legal_moves, outcome, play, start
from watten_tutor.core.round.moves import (
    INFRINGEMENTS,
    AskSchoeneres,
    Infringe,
    MakeBet,
    NameSchlag,
    Signal,
    Talk,
)
from watten_tutor.core.scoring import Award
from watten_tutor.core.seats import TEAMS, Seat, Team
from watten_tutor.core.signals import Sign

US, THEM = TEAMS

KISS = Signal(CARLA, Sign.KISS)


# -- signals and talk ---------------------------------------------------------------------------------


def test_signals_and_talk_change_nothing() -> None:
    # S0 §6 "Once the Schlag and trump suit are known, partners may talk and signal"
    now = laid(in_play(), "8♠")
    assert play(now, KISS) == now
    assert play(now, Talk(CARLA)) == now
    raised = bid(now, "D+")
    assert play(raised, KISS) == raised  # also while an answer is due


def test_false_signals_are_allowed() -> None:
    # S0 §6 "You may also give false signals": Carla holds no Maxi
    assert steps(in_play(), KISS) == []


def test_nothing_is_signalled_before_the_announcement() -> None:
    # S2 Deuten "No signalling is allowed before the Strikers and Trumps are decided"
    named = play(dealt(), NameSchlag(ANNA, Rank.TEN))
    uncut = start(rules("tyrolean"), deck(33), DAN)
    for now in (uncut, dealt(), named, play(dealt(), AskSchoeneres(ANNA))):
        assert steps(now, KISS) == ["signal.too-early"]
        assert broken(now, Talk(CARLA)) == ["signals.after-announcement"]


def test_where_signals_are_forbidden() -> None:
    # S0 §12 Blind Watten "no signals allowed"; S2 Deuten "In South Tyrol, by contrast, deuten is forbidden"
    for name in ("blind", "south-tyrolean", "tyrolean+no-signals"):
        assert steps(in_play(name), KISS) == ["signal.no-gesture"]
        assert steps(in_play(name), Talk(CARLA)) == ["signal.no-talk"]
        assert broken(in_play(name), KISS) == ["signals.forbidden"]


def test_where_only_gestures_are_allowed() -> None:
    # S3 Gioco delle prese "i segnali verbali evidenti non lo sono"
    now = in_play("italian")
    assert steps(now, KISS) == []
    assert steps(now, Talk(CARLA)) == ["signal.gestures-only"]


def test_after_the_hand_there_is_nothing_to_tell() -> None:
    assert steps(bid(in_play(), "A+ B-"), KISS) == ["now.over"]


# -- infringements ------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", INFRINGEMENTS)
def test_an_infringement_costs_three_and_ends_the_hand(what: str) -> None:
    # S2 Winning the game "A penalty of 3 points is often imposed for game infringements"; to whom: house
    now = in_play("tyrolean", infringement=3, signals="gestures_only")
    done = play(now, Infringe(BEN, what))
    assert done.is_over
    assert legal_moves(done) == ()
    found = outcome(done)
    assert (found.value.winner, found.value.awards) == (US, (Award((US,), 3),))
    assert not found.value.deals_again
    assert [reason.step for reason in found.reasons] == [f"infringe.{what}"]


def test_it_can_happen_at_any_time_after_the_deal() -> None:
    now = dealt("tyrolean", infringement=3)
    assert outcome(play(now, Infringe(ANNA, "look"))).value.awards == (Award((THEM,), 3),)
    asked = play(now, AskSchoeneres(ANNA))
    assert play(asked, Infringe(CARLA, "tell")).stage is Stage.OVER
    raised = bid(in_play("tyrolean", infringement=3), "B+ A= A+")
    assert outcome(play(raised, Infringe(DAN, "play"))).value.awards == (Award((US,), 3),)
    uncut = start(rules("tyrolean", infringement=3), deck(33), DAN)
    assert steps(uncut, Infringe(CARLA, "look")) == ["now.cut"]
    assert steps(play(now, Infringe(ANNA, "look")), Infringe(ANNA, "look")) == ["now.over"]


def test_the_forbidden_bid_itself_is_refused() -> None:
    # S2 "for example if a 'tight' player bids up": the bid does not count, the penalty is a move of its own
    now = in_play("bavarian", score=(9, 10), infringement=3)
    assert "gespannt.no-bet" in broken(now, MakeBet(ANNA, "raise"))
    assert outcome(play(now, Infringe(ANNA, "bet"))).value.awards == (Award((THEM,), 3),)


def test_where_partners_may_talk_nothing_is_given_away() -> None:
    # S0 §6: after the announcement partners may tell each other what they like, in open play
    may_talk = in_play("tyrolean", infringement=3)
    assert steps(may_talk, Infringe(BEN, "tell")) == ["signal.may-talk"]
    assert broken(may_talk, Infringe(BEN, "tell")) == ["signals.after-announcement"]
    for silent in ("gestures_only", "forbidden"):  # South Tyrol, S3
        assert not broken(in_play("tyrolean", infringement=3, signals=silent), Infringe(BEN, "tell"))
    assert not broken(dealt("tyrolean", infringement=3), Infringe(BEN, "tell"))  # not before it


@pytest.mark.parametrize("what", INFRINGEMENTS)
def test_no_penalty_where_none_is_agreed(what: str) -> None:
    assert steps(in_play(), Infringe(BEN, what)) == ["infringe.not-here"]
    assert broken(in_play(), Infringe(BEN, what)) == ["infringement.none"]


def test_in_blind_whoever_tells_loses_the_hand_at_once() -> None:
    # S2 Blind Watten "A team immediately loses the current hand": the opponents score the stake
    assert outcome(play(in_play("blind"), Infringe(DAN, "tell"))).value.awards == (Award((US,), 2),)
    raised = bid(in_play("blind"), "B+ A=")
    found = outcome(play(raised, Infringe(CARLA, "tell")))
    assert (found.value.winner, found.value.awards) == (THEM, (Award((THEM,), 3),))
    assert found.reasons[-1].rule == "blind.tell-loses"
    unnamed = play(dealt("blind"), Infringe(ANNA, "tell"))
    assert outcome(unnamed).value.awards == (Award((THEM,), 2),)
    due = bid(in_play("blind"), "B+")
    assert outcome(play(due, Infringe(BEN, "tell"))).value.awards == (Award((US,), 2),)


def test_in_blind_it_is_the_stake_even_where_three_points_are_agreed() -> None:
    raised = bid(in_play("blind", infringement=3), "B+ A= A+ B=")
    assert outcome(play(raised, Infringe(CARLA, "tell"))).value.awards == (Award((THEM,), 4),)
    assert outcome(play(raised, Infringe(CARLA, "look"))).value.awards == (Award((THEM,), 3),)
    assert steps(in_play("blind"), Infringe(CARLA, "look")) == ["infringe.not-here"]


def test_with_three_players_the_other_side_scores() -> None:
    now = in_play("three-handed", hands={}, dealer=CARLA, schlecken="no", maschine=0)
    defenders = (Team((BEN,)), Team((CARLA,)))
    assert outcome(play(now, Infringe(ANNA, "play"))).value.awards == (Award(defenders, 3),)
    assert outcome(play(now, Infringe(CARLA, "play"))).value.awards == (Award((Team((ANNA,)),), 3),)


def test_none_of_it_is_listed() -> None:
    for now in (dealt("tyrolean", infringement=3), in_play("blind"), in_play()):
        assert not {Signal, Talk, Infringe} & {type(move) for move in legal_moves(now)}


def test_another_word_is_no_infringement() -> None:
    with pytest.raises(ValueError, match="bet, play, tell, look, not cheat"):
        Infringe(Seat(0), "cheat")
