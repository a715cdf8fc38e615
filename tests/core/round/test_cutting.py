"""The cut, Schlecken and the packets. Every case names its source."""

import pytest

from tests.builders import ANNA, CARLA, DAN, SEATS, cards
from tests.core.round.table import CUT_AT, broken, dealt, rules, steps
from watten_tutor.core.cards import deck
from watten_tutor.core.round import Round, Stage, legal_moves, play, start, violations
from watten_tutor.core.round.moves import Cut, Leave, NameSchlag, Take
from watten_tutor.core.seats import Seat


def test_the_right_neighbour_of_the_dealer_cuts() -> None:
    # S0 §4 "the player to the dealer's right cuts"
    now = start(rules("tyrolean"), deck(33), DAN)
    assert legal_moves(now) == tuple(Cut(CARLA, at) for at in range(1, 33))


@pytest.mark.parametrize(
    ("name", "dealer", "cutter"),
    [
        ("two-handed", 1, 0),  # S2 Shuffle and cut "by the player to his right": there is only one
        ("three-handed", 2, 0),  # S2 Variants "forehand cuts"
        ("three-handed", 0, 1),
        ("tyrolean", 0, 3),  # S0 §4
        ("six-handed", 0, 5),
    ],
)
def test_who_cuts_at_other_tables(name: str, dealer: int, cutter: int) -> None:
    ruleset = rules(name)
    now = start(ruleset, deck(ruleset.deck), Seat(dealer))
    assert {move.seat for move in legal_moves(now)} == {Seat(cutter)}


def test_every_rule_against_a_cut_is_told() -> None:
    now = start(rules("tyrolean"), deck(33), DAN)
    assert steps(now, Cut(ANNA, 5)) == ["cut.not-the-cutter"]
    assert steps(now, Cut(CARLA, 33)) == ["cut.not-there"]
    assert steps(now, Cut(CARLA, 34)) == ["cut.not-there"]
    assert steps(now, Cut(CARLA, 0)) == ["cut.not-there"]
    assert steps(now, Cut(ANNA, 33)) == ["cut.not-the-cutter", "cut.not-there"]
    assert broken(now, Cut(ANNA, 33)) == ["deal.cut", "deal.cut"]
    (not_there,) = violations(now, Cut(CARLA, 33))
    assert (not_there.facts["n"], not_there.facts["k"]) == (33, 32)


def test_first_the_pack_is_cut() -> None:
    now = start(rules("tyrolean+schlecken"), deck(33), DAN)
    assert steps(now, Take(CARLA)) == ["now.cut"]
    assert broken(now, Take(CARLA)) == ["play.stages"]
    assert steps(dealt(), Cut(CARLA, 3)) == ["now.schlag"]


# -- packets ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "forehand", "dealer"),
    [
        # S0 §4 "first 3 cards to each player, then 2 more"
        ("tyrolean", "A♠ K♠ Q♠ 10♥ 9♥", "K♥ Q♥ J♥ Q♦ J♦"),
        # S2 Regional differences "2 + 3 (South Tyrol)"
        ("south-tyrolean", "A♠ K♠ A♥ K♥ Q♥", "8♠ 7♠ K♦ Q♦ J♦"),
        # S2 Regional differences "They may be dealt individually"
        ("tyrolean+{packets: [1, 1, 1, 1, 1]}", "A♠ 10♠ A♥ 10♥ A♦", "J♠ 7♠ J♥ 7♥ J♦"),
        # S3 Varianti comuni: Wurftwatten "3 carte per giocatore"; these have 32 cards, which changes nothing
        ("wurftwatten", "A♠ K♠ Q♠", "K♥ Q♥ J♥"),
    ],
)
def test_cards_are_dealt_in_packets_from_below_the_cut(name: str, forehand: str, dealer: str) -> None:
    ruleset = rules(name)
    now = play(start(ruleset, deck(ruleset.deck), DAN), Cut(CARLA, 8))  # the eight clubs go under the rest
    assert now.stage is Stage.SCHLAG
    assert now.dealt.hands[ANNA] == cards(forehand)
    assert now.dealt.hands[DAN] == cards(dealer)
    assert now.dealt.stock[-8:] == cards("A♣ K♣ Q♣ J♣ 10♣ 9♣ 8♣ 7♣")
    assert len(now.dealt.stock) == ruleset.deck - 4 * ruleset.cards_each


# -- Schlecken ----------------------------------------------------------------------------------------


def the_cut(form: str, bottom: str, takers: tuple[Seat, ...] = ()) -> Round:
    """A Bavarian pack whose lifted packet ends, from the bottom up, with these cards."""
    return dealt("bavarian", {}, bottom=bottom, taken=takers, schlecken=form)


def test_the_cutter_may_keep_a_kritischer() -> None:
    # S0 §12 Schlecken "the cutter may keep it and gets one card less in the deal"
    now = the_cut("cutter", "7♣", (CARLA,))
    assert now.stage is Stage.TAKE
    assert legal_moves(now) == (Take(CARLA), Leave(CARLA))
    after = play(now, Take(CARLA))
    assert after.stage is Stage.SCHLAG
    assert after.dealt.hands[CARLA][-1] == cards("7♣")[0]
    assert [len(after.dealt.hands[seat]) for seat in SEATS] == [5, 5, 5, 5]


def test_whoever_leaves_it_is_dealt_five() -> None:
    now = the_cut("cutter", "7♣")
    after = play(now, Leave(CARLA))
    assert after.stage is Stage.SCHLAG
    assert after.dealt.stock[-1] == cards("7♣")[0]


def test_the_last_packet_is_shorter() -> None:
    # S0 §12 Schlecken "one card less"; that it is the last packet is house
    ruleset = rules("tyrolean+schlecken")
    pack = (*deck(33)[25:], *deck(33)[:8], *deck(33)[8:25])  # cut after 16: 7♣ lies at the bottom
    now = play(start(ruleset, pack, DAN), Cut(CARLA, 16))
    assert play(now, Leave(CARLA)).dealt.hands[CARLA] == cards("8♠ 7♠ A♥ A♦ K♦")
    taken = play(now, Take(CARLA)).dealt
    assert taken.hands[CARLA] == cards("8♠ 7♠ A♥ A♦ 7♣")
    assert taken.hands[DAN] == cards("K♥ Q♥ J♥ K♦ Q♦")


def test_only_the_cutter_keeps_a_card() -> None:
    now = the_cut("cutter", "7♣ 7♦")
    assert steps(now, Take(DAN)) == ["schlecken.only-cutter"]
    assert steps(now, Leave(DAN)) == ["schlecken.not-his-turn"]
    (not_his_turn,) = violations(now, Leave(DAN))
    assert not_his_turn.rule == "schlecken.cutter"
    assert (not_his_turn.facts["player"], not_his_turn.facts["other"]) == (DAN, CARLA)
    assert play(the_cut("cutter", "7♣ 7♦", (CARLA,)), Take(CARLA)).stage is Stage.SCHLAG


def test_without_schlecken_nobody_looks_at_the_cut() -> None:
    assert dealt("bavarian", {}, bottom="7♣").stage is Stage.SCHLAG


def test_the_chain_goes_on_to_the_dealer_and_back() -> None:
    # S2 Shuffle and cut: cutter, dealer if the next card is a Kritischer, cutter again
    now = the_cut("chain", "7♣ 7♦ K♥ A♣", (CARLA, DAN, CARLA))
    for seat in (CARLA, DAN, CARLA):
        assert legal_moves(now) == (Take(seat), Leave(seat))
        now = play(now, Take(seat))
    assert now.stage is Stage.SCHLAG
    assert now.dealt.hands[CARLA][3:] == cards("7♣ K♥")
    assert now.dealt.hands[DAN][4:] == cards("7♦")
    assert now.dealt.stock[-1] == cards("A♣")[0]


def test_if_the_cutter_declines_the_dealer_may_not_take() -> None:
    # S2 "If the cutter waives his right to draw the card, the dealer may not draw it either"
    after = play(the_cut("chain", "7♣ 7♦"), Leave(CARLA))
    assert after.stage is Stage.SCHLAG
    assert after.taken == ()


def test_if_the_dealer_declines_it_ends_there() -> None:
    now = play(the_cut("chain", "7♣ 7♦ K♥", (CARLA,)), Take(CARLA))
    assert play(now, Leave(DAN)).stage is Stage.SCHLAG


def test_the_dealer_takes_only_a_kritischer() -> None:
    # S2 "The dealer then has the right to view and take the next card if it is Critical"
    now = play(the_cut("chain", "7♣ A♠", (CARLA,)), Take(CARLA))
    assert legal_moves(now) == (Leave(DAN),)
    assert steps(now, Take(DAN)) == ["schlecken.no-kritischer"]
    assert steps(now, Take(CARLA)) == ["schlecken.not-his-turn"]
    assert broken(now, Take(CARLA)) == ["schlecken.chain"]


def test_the_cutter_may_keep_a_plain_card_as_a_bluff() -> None:
    # S2 "The cutter may also take a card that is not Critical as a bluff"
    now = the_cut("chain", "9♥ 7♦", (CARLA,))
    assert Take(CARLA) in legal_moves(now)
    assert legal_moves(play(now, Take(CARLA))) == (Take(DAN), Leave(DAN))


def test_a_packet_of_one_card_ends_the_chain() -> None:
    pack = (cards("7♣")[0], *(each for each in deck(32) if each != cards("7♣")[0]))
    now = play(start(rules("bavarian-classic"), pack, DAN), Cut(CARLA, 1))
    assert play(now, Take(CARLA)).stage is Stage.SCHLAG


def test_with_three_players_forehand_looks_at_the_cut() -> None:
    # S2 Variants "forehand cuts"
    ruleset = rules("three-handed")
    now = play(start(ruleset, deck(32), Seat(2)), Cut(Seat(0), CUT_AT))
    assert legal_moves(now) == (Take(Seat(0)), Leave(Seat(0)))


def test_first_the_card_of_the_cut() -> None:
    now = the_cut("chain", "7♣")
    assert steps(now, NameSchlag(ANNA, deck(32)[0].rank)) == ["now.take"]
