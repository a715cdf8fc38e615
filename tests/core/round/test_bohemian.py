"""Bohemian Watten from the deal to the tallies. Every case names its source."""

from collections.abc import Mapping

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards
from tests.core.round.table import CUT_AT, broken, rules, steps
from watten_tutor.core.cards import Rank, Suit, card, deck
from watten_tutor.core.round import Round, Stage, legal_moves, outcome, play, seen_by, start, violations
from watten_tutor.core.round.moves import (
    Cut,
    Exchange,
    Lay,
    LeaveTurned,
    MakeBet,
    StayIn,
    StayOut,
    TakeTurned,
)
from watten_tutor.core.scoring import Award
from watten_tutor.core.seats import Seat, Team

HANDS = {
    ANNA: "9♠ A♣ K♣ 8♣ A♥",
    BEN: "8♠ Q♣ J♣ 9♥ 8♥",
    CARLA: "7♠ 10♣ 9♣ Q♥ J♥",
    DAN: "A♠ 7♥ 8♦ 9♦ Q♦",
}
"""Dan deals."""

STOCK = "K♠ Q♠ J♠ K♥ 7♣ 7♦ A♦ K♦ J♦ 10♦ 10♥"
"""What is left of 32 cards when 10♠ is turned up."""


def turned_up(
    hands: Mapping[Seat, str] = HANDS,
    turned: str = "10♠",
    stock: str = STOCK,
    dealer: Seat = DAN,
    score: Mapping[Seat, int] | None = None,
) -> Round:
    """A deal in which everybody gets these cards, and the next of the stock are these."""
    ruleset, players = rules("bohemian"), len(hands)
    order = [dealer.next(players)]
    while len(order) < players:
        order.append(order[-1].next(players))
    told = {seat: cards(hands[seat]) for seat in order}
    after_the_cut = [
        *(each for seat in order for each in told[seat][:3]),
        card(turned),
        *(each for seat in order for each in told[seat][3:]),
        *cards(stock),
    ]
    after_the_cut += [each for each in deck(32) if each not in after_the_cut]
    pack = (*after_the_cut[-CUT_AT:], *after_the_cut[:-CUT_AT])
    points = {Team((seat,)): left for seat, left in (score or dict.fromkeys(order, 20)).items()}
    now = start(ruleset, pack, dealer, points, players=players)
    return play(now, Cut(now.cutter, CUT_AT))


def of(players: int) -> Round:
    """The deal of the first two or three of them, the last one dealing."""
    hands = {seat: HANDS[seat] for seat in (ANNA, BEN, CARLA)[:players]}
    return turned_up(hands, dealer=Seat(players - 1), stock="")


def all_stay(now: Round) -> Round:
    """Nobody stays out, the dealer leaves the turned card."""
    while now.stage is Stage.OUT:
        now = play(now, StayIn(now.waiting[0]))
    return play(now, LeaveTurned(now.dealer))


def nobody_exchanges(now: Round) -> Round:
    while now.stage is Stage.EXCHANGE:
        now = play(now, Exchange(now.waiting[0], ()))
    return now


def laid(now: Round, signs: str) -> Round:
    for sign in signs.split():
        (seat,) = now.in_play.on_turn()
        now = play(now, Lay(seat, card(sign)))
    return now


# -- the deal -----------------------------------------------------------------------------------------


def test_a_card_is_turned_up_between_the_packets() -> None:
    # S2 "This card is revealed between dealing the two packets of three and two cards"
    now = turned_up()
    assert {seat: now.dealt.hands[seat] for seat in HANDS} == {seat: cards(HANDS[seat]) for seat in HANDS}
    assert now.turned == card("10♠")
    assert now.dealt.stock == cards(STOCK)
    assert now.dealt.packets == (3, 2)


def test_it_stands_for_schlag_and_trump() -> None:
    # S2 "The trump suit and trump striker are … determined … by revealing a card"
    now = turned_up()
    assert (now.schlag, now.trump) == (Rank.TEN, Suit.LEAVES)
    assert nobody_exchanges(all_stay(now)).in_play.ranking.rechter == card("10♠")


@pytest.mark.parametrize(("players", "cuts"), [(2, ANNA), (3, BEN), (4, CARLA)])
def test_the_right_neighbour_of_the_dealer_cuts_with_three_too(players: int, cuts: Seat) -> None:
    # S0 §4; S2 lets forehand cut only where three play two against one
    now = start(rules("bohemian"), deck(32), Seat(players - 1), players=players)
    assert {move.seat for move in legal_moves(now)} == {cuts}


def test_everybody_looks_at_his_cards_at_once_and_sees_what_is_turned() -> None:
    # nothing is announced, so nobody has to wait
    for seat in HANDS:
        view = seen_by(turned_up(), seat)
        assert view.cards == cards(HANDS[seat])
        assert (view.turned, view.schlag, view.trump) == (card("10♠"), Rank.TEN, Suit.LEAVES)


# -- staying out --------------------------------------------------------------------------------------


def test_each_in_turn_from_forehand_says_whether_he_plays() -> None:
    # S2 "you may not go out, which is possible with other suits"; before the exchange: house
    now = turned_up()
    for seat in (ANNA, BEN, CARLA, DAN):
        assert now.stage is Stage.OUT
        assert legal_moves(now) == (StayOut(seat), StayIn(seat))
        now = play(now, StayIn(seat))
    assert (now.stage, now.out) == (Stage.TURNED, ())


def test_nobody_speaks_before_it_is_his_turn() -> None:
    now = play(turned_up(), StayIn(ANNA))
    for move in (StayOut(CARLA), StayIn(CARLA), StayIn(ANNA)):
        (reason,) = violations(now, move)
        assert (reason.rule, reason.step) == ("bohemian.stay-out", "turn.not-yours")
        assert (reason.facts["player"], reason.facts["other"]) == (move.seat, BEN)


@pytest.mark.parametrize("turned", ["10♥", "K♥"])
def test_with_hearts_as_trump_nobody_stays_out(turned: str) -> None:
    # S2 "If Hearts are declared as the trump suit … you may not go out"
    now = turned_up(turned=turned, stock="")
    assert now.stage is Stage.TURNED
    assert steps(now, StayOut(ANNA)) == ["now.turned"]


def test_two_at_least_must_play() -> None:
    # house: with two out of four the others are not asked
    now = play(play(turned_up(), StayOut(ANNA)), StayOut(BEN))
    assert (now.stage, now.out) == (Stage.TURNED, (ANNA, BEN))
    three = of(3)
    assert play(three, StayOut(ANNA)).stage is Stage.TURNED
    assert play(three, StayIn(ANNA)).stage is Stage.OUT
    assert of(2).stage is Stage.TURNED


def test_who_stays_out_is_known_to_all() -> None:
    now = play(turned_up(), StayOut(ANNA))
    assert {seen_by(now, seat).out for seat in HANDS} == {(ANNA,)}


# -- the turned card ----------------------------------------------------------------------------------


def test_the_dealer_may_take_the_turned_card_and_throws_one_off() -> None:
    # S2 "he has the right to exchange with the trump card that was initially dealt face up"
    now = turned_up()
    for seat in (ANNA, BEN, CARLA, DAN):
        now = play(now, StayIn(seat))
    assert legal_moves(now) == (
        *(TakeTurned(DAN, each) for each in cards("A♠ 7♥ Q♦ 9♦ 8♦")),
        LeaveTurned(DAN),
    )
    took = play(now, TakeTurned(DAN, card("8♦")))
    assert took.stage is Stage.EXCHANGE
    assert took.dealt.hands[DAN] == cards("A♠ 7♥ 9♦ Q♦ 10♠")
    assert took.dealt.discards == {DAN: cards("8♦")}
    assert took.dealt.stock == cards(STOCK)
    assert play(now, LeaveTurned(DAN)).dealt.hands[DAN] == cards(HANDS[DAN])


def test_every_rule_against_taking_it_is_told() -> None:
    now = turned_up(turned="10♥", stock="")
    assert steps(now, LeaveTurned(ANNA)) == ["turned.only-dealer"]
    assert broken(now, LeaveTurned(ANNA)) == ["bohemian.dealer-takes"]
    assert steps(now, TakeTurned(DAN, card("A♥"))) == ["wrong.not-held"]
    assert steps(now, TakeTurned(DAN, card("10♥"))) == ["wrong.not-held"]
    assert steps(now, TakeTurned(ANNA, card("A♥"))) == ["turned.only-dealer"]
    only_dealer, not_held = violations(now, TakeTurned(ANNA, card("8♦")))
    assert (only_dealer.facts["player"], only_dealer.facts["other"]) == (ANNA, DAN)
    assert (not_held.rule, not_held.facts["cards"], not_held.facts["n"]) == ("play.own-card", cards("8♦"), 1)


def test_a_dealer_who_stays_out_takes_no_card() -> None:
    # house: the right to it goes with playing
    now = turned_up()
    for move in (StayIn(ANNA), StayIn(BEN), StayIn(CARLA), StayOut(DAN)):
        now = play(now, move)
    assert now.stage is Stage.EXCHANGE
    assert now.waiting == (ANNA, BEN, CARLA)


# -- the exchange -------------------------------------------------------------------------------------


def test_each_exchanges_up_to_three_cards_and_the_dealer_up_to_two() -> None:
    # S2 "each player may exchange up to three cards, but the dealer may only exchange two"
    now = all_stay(turned_up())
    sizes = [len(move.cards) for move in legal_moves(now) if isinstance(move, Exchange)]
    assert (sizes, len(legal_moves(now))) == ([0] + [1] * 5 + [2] * 10 + [3] * 10, 26)
    for seat in (ANNA, BEN, CARLA):
        now = play(now, Exchange(seat, ()))
    sizes = [len(move.cards) for move in legal_moves(now) if isinstance(move, Exchange)]
    assert (sizes, {move.seat for move in legal_moves(now)}) == ([0] + [1] * 5 + [2] * 10, {DAN})


def test_new_cards_come_from_the_top_of_the_stock() -> None:
    now = play(all_stay(turned_up()), Exchange(ANNA, cards("A♣ A♥")))
    assert now.dealt.hands[ANNA] == cards("9♠ K♣ 8♣ K♠ Q♠")
    assert now.dealt.discards == {ANNA: cards("A♣ A♥")}
    assert now.dealt.stock == cards(STOCK)[2:]
    now = play(now, Exchange(BEN, cards("8♥")))
    assert now.dealt.hands[BEN] == cards("8♠ Q♣ J♣ 9♥ J♠")
    assert now.dealt.stock == cards(STOCK)[3:]
    assert now.dealt.hands[ANNA] == cards("9♠ K♣ 8♣ K♠ Q♠")


def test_four_can_exchange_all_they_may_and_no_card_is_left() -> None:
    # house: two to four players, since five would need more cards than there are
    now = turned_up()
    for seat in (ANNA, BEN, CARLA, DAN):
        now = play(now, StayIn(seat))
    now = play(now, TakeTurned(DAN, card("8♦")))
    for seat in (ANNA, BEN, CARLA):
        now = play(now, Exchange(seat, cards(HANDS[seat])[:3]))
    now = play(now, Exchange(DAN, cards("7♥ 9♦")))
    assert now.dealt.stock == ()
    assert now.in_play.hands[DAN].cards == cards("A♠ Q♦ 10♠ 10♦ 10♥")
    assert now.dealt.discards[DAN] == cards("8♦ 7♥ 9♦")  # the one thrown off is not counted
    assert seen_by(now, DAN).discards == cards("8♦ 7♥ 9♦")


def test_every_rule_against_an_exchange_is_told() -> None:
    now = all_stay(turned_up())
    told = violations(now, Exchange(BEN, cards("8♠ 8♠ A♣ K♣")))
    assert [reason.step for reason in told] == [
        "turn.not-yours",
        "exchange.too-many",
        "wrong.not-held",
        "exchange.twice",
    ]
    exchange = "bohemian.exchange"
    assert [reason.rule for reason in told] == [exchange, exchange, "play.own-card", exchange]
    assert (told[0].facts["other"], told[1].facts["n"]) == (ANNA, 3)
    assert (told[2].facts["cards"], told[2].facts["n"]) == (cards("A♣ K♣"), 2)
    assert steps(now, Exchange(ANNA, cards("9♠ 9♠"))) == ["exchange.twice"]
    assert steps(now, Exchange(ANNA, cards("9♠ A♣ K♣"))) == []
    assert steps(now, Exchange(ANNA, cards("9♠ A♣ K♣ 8♣"))) == ["exchange.too-many"]
    assert steps(now, Exchange(ANNA, cards("10♠ 10♠"))) == ["wrong.not-held", "exchange.twice"]
    (foreign,) = violations(now, Exchange(ANNA, cards("9♠ 10♠")))
    assert (foreign.facts["cards"], foreign.facts["n"]) == (cards("10♠"), 1)
    for seat in (ANNA, BEN, CARLA):
        now = play(now, Exchange(seat, ()))
    (too_many,) = violations(now, Exchange(DAN, cards("A♠ 7♥ 8♦")))
    assert (too_many.step, too_many.facts["n"]) == ("exchange.too-many", 2)


def test_who_stays_out_exchanges_nothing_and_does_not_play() -> None:
    # house: staying out costs nothing, and the dealer's left neighbour still in leads
    now = play(turned_up(), StayOut(ANNA))
    for seat in (BEN, CARLA, DAN):
        now = play(now, StayIn(seat))
    now = play(now, LeaveTurned(DAN))
    assert now.waiting == (BEN, CARLA, DAN)
    now = nobody_exchanges(now)
    assert now.in_play.out == (ANNA,)
    assert set(now.in_play.hands) == {BEN, CARLA, DAN}
    assert now.in_play.on_turn() == (BEN,)
    assert "wrong.not-held" in steps(now, Lay(ANNA, card("9♠")))
    assert seen_by(now, ANNA).counts == {BEN: 5, CARLA: 5, DAN: 5}


def test_where_two_stay_out_the_position_names_them_in_the_order_of_seats() -> None:
    now = turned_up(dealer=BEN, hands={**HANDS})  # Carla speaks first, Anna third
    for move in (StayOut(CARLA), StayIn(DAN), StayOut(ANNA)):
        now = play(now, move)
    assert now.out == (CARLA, ANNA)
    now = nobody_exchanges(play(now, LeaveTurned(BEN)))
    assert now.in_play.out == (ANNA, CARLA)
    assert now.in_play.on_turn() == (DAN,)


# -- the play and the tallies -------------------------------------------------------------------------

PLAYED = "9♠ 8♠ 10♣ A♠  J♥ 7♥ A♥ 8♥  A♣ J♣ 9♣ 8♦  K♣ Q♣ 7♠ 9♦  Q♥ Q♦ 8♣ 9♥"
"""Two tricks for Anna, three for Carla."""


def test_all_five_tricks_are_played_without_bets() -> None:
    # S2: no teams, everyone for himself; so there is nobody to bet against (house)
    now = nobody_exchanges(all_stay(turned_up()))
    assert now.stage is Stage.PLAY
    assert {type(move) for move in legal_moves(now)} == {Lay}
    assert steps(now, MakeBet(ANNA, "raise")) == ["bet.not-in-bohemian"]
    assert broken(now, MakeBet(ANNA, "raise")) == ["bohemian.no-teams"]
    assert not laid(now, PLAYED[:-3]).is_over
    assert laid(now, PLAYED).is_over


def test_each_trick_takes_a_point_off_and_none_puts_five_on() -> None:
    # S2 "For each trick taken, one point is deducted …; if no trick is taken …, 5 penalty points are added"
    # S2 "more tricks … than he has points left, the difference is added": Anna had 1 and has 1 + 1
    now = nobody_exchanges(all_stay(turned_up(score={ANNA: 1, BEN: 7, CARLA: 3, DAN: 4})))
    found = outcome(laid(now, PLAYED))
    assert found.value.winner is None
    assert not found.value.deals_again
    changes = [(award.teams, award.points) for award in found.value.awards]
    expected = {ANNA: 1, BEN: 5, CARLA: -3, DAN: 5}
    assert changes == [((Team((seat,)),), points) for seat, points in expected.items()]
    assert [reason.rule for reason in found.reasons] == [
        "bohemian.excess",
        "bohemian.no-trick",
        "bohemian.tally",
        "bohemian.no-trick",
    ]


def test_who_has_stayed_out_pays_nothing() -> None:
    # house: out before the exchange, at no cost
    now = play(play(turned_up(), StayOut(ANNA)), StayOut(BEN))
    now = nobody_exchanges(play(now, LeaveTurned(DAN)))
    found = outcome(laid(now, "7♠ A♠  7♥ Q♥  10♣ 9♦  9♣ Q♦  J♥ 8♦")).value
    assert found.awards == (Award((Team((CARLA,)),), -4), Award((Team((DAN,)),), -1))
