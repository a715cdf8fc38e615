"""The first illegal play, each case derived by hand from the text named first."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import referee
from tests.builders import ANNA, BEN, CARLA, DAN, declared, hand, trick
from tests.strategies_game import deals
from watten_tutor.core.cards import card, sort_cards
from watten_tutor.core.duty import may_call
from watten_tutor.core.fault import Fault, breakable, find_fault, laid, why_illegal
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick
from watten_tutor.rulebook.load import load_ruleset


def deal(rules, said, *tricks, hands=None, told=True, **more):
    """A deal of these tricks; `told`: they are all there were, else only the last is told."""
    held = {seat: hand(cards) for seat, cards in (hands or {}).items()}
    if told:
        return Position(load_ruleset(rules), declared(said), held, tricks=tricks, **more)
    return Position(load_ruleset(rules), declared(said), held, trick=tricks[-1], **more)


def fault(*args, **more):
    """Trick, player, card and every rule against it."""
    found = find_fault(deal(*args, **more)).value
    return found and (found.trick, found.player, str(found.card), found.rules)


def plays(*told):
    return Trick(tuple(Play(seat, card(sign)) for seat, sign in told))


TRUMP = trick("8♠ A♦ 9♠ 7♣")


@pytest.mark.parametrize(
    ("source", "rules", "hands", "found"),
    [
        ("S0 §7: trump led, a trump in hand", "tyrolean", {BEN: "J♠"}, (1, BEN, "A♦", ("duty.trump-led",))),
        ("S0 §7: the Rechter is a trump too", "tyrolean", {BEN: "10♠"}, (1, BEN, "A♦", ("duty.trump-led",))),
        ("S0 §7: a Linker in hand binds nobody", "tyrolean", {BEN: "10♥"}, None),
        ("S0 §7: nor does a Kritischer", "tyrolean", {BEN: "K♥"}, None),
        ("nothing is known of Ben's cards", "tyrolean", {}, None),
        ("S0 §7: the Spitz satisfies it", "tyrolean", {DAN: "J♠"}, None),
        ("S0 §12 Bavarian Watten: no duty", "bavarian", {BEN: "J♠"}, None),
        ("S2 Blind: only forehand and dealer", "blind", {BEN: "J♠"}, None),
    ],
)
def test_a_trump_led(source, rules, hands, found):
    assert fault(rules, "10 ♠", TRUMP, hands=hands, told=False) == found


@pytest.mark.parametrize(
    ("source", "rules", "hands", "found"),
    [
        ("S2 Blind: the dealer is bound", "blind", {DAN: "J♠"}, (1, DAN, "A♣", ("duty.trump-led",))),
        ("S2 Blind: neither of the others", "blind", {CARLA: "J♠"}, None),
        ("S2 Blind: the Rechter need not be given", "ladinisch", {DAN: "10♠"}, None),
        (
            "S2 Blind: with another trump he must",
            "ladinisch",
            {DAN: "7♠"},
            (1, DAN, "A♣", ("duty.trump-led", "duty.satisfied-by")),
        ),
    ],
)
def test_in_blind_watten_the_announcers_alone_are_bound(source, rules, hands, found):
    """Ben leads; Dan has dealt, Anna is forehand."""
    told = trick("8♠ A♦ A♣ 9♠", leader=BEN)
    assert fault(rules, "10 ♠", told, hands=hands, told=False) == found


@pytest.mark.parametrize(
    ("source", "rules", "second", "hands", "found"),
    [
        ("S0 §12: a Linker is not enough", "bavarian", "10♥", {BEN: "9♠"},
         (1, BEN, "10♥", ("call.trumpf-oder-kritisch", "call.linker-not-enough"))),
        ("S0 §12: a Kritischer in hand binds", "bavarian", "A♦", {BEN: "7♦"},
         (1, BEN, "A♦", ("call.trumpf-oder-kritisch",))),
        ("S0 §12: who cannot is free", "bavarian", "A♦", {BEN: "9♦ 10♥"}, None),
        ("S2 Bavaria, Pepper: the Linke count", "bavarian-pepper", "A♦", {BEN: "10♥"},
         (1, BEN, "A♦", ("call.trumpf-oder-kritisch", "call.pepper"))),
        ("S2: without Pepper they do not", "bavarian-classic", "A♦", {BEN: "10♥"}, None),
    ],
)  # fmt: skip
def test_under_the_call(source, rules, second, hands, found):
    told = trick(f"10♠ {second}", called=True)
    assert fault(rules, "10 ♠", told, hands=hands, told=False) == found


def test_of_the_partner_s3_asks_a_trump():
    """S3: opponents owe trump or Kritischer, the partner a trump while he holds one."""
    told = trick("10♠ 7♦ 7♣ 8♠", called=True)
    broken = (1, CARLA, "7♣", ("call.trumpf-oder-kritisch",))
    assert fault("italian", "10 ♠", told, hands={CARLA: "9♠"}, told=False) == broken
    assert fault("italian", "10 ♠", told, hands={CARLA: "9♦"}, told=False) is None
    assert fault("italian", "10 ♠", told, hands={BEN: "9♠"}, told=False) is None


def test_once_a_kritischer_has_beaten_the_rechter_s2_binds_nobody():
    told = trick("10♠ 7♦ A♦ A♣", called=True)
    assert fault("bavarian-classic", "10 ♠", told, hands={CARLA: "9♠"}, told=False) is None
    assert fault("bavarian", "10 ♠", told, hands={CARLA: "9♠"}, told=False) is not None


def test_what_is_played_later_was_in_hand_before():
    second = trick("9♥ J♥ J♠ 8♦", leader=DAN)
    position = deal("tyrolean", "10 ♠", TRUMP, second)
    found = find_fault(position)
    assert found.value == Fault(1, BEN, card("A♦"), "duty.trump-led")
    assert found.reasons[0].step == "fault.shown-later"
    assert found.reasons[0].facts["n"] == 2
    # what Ben has played before no longer is
    assert fault("tyrolean", "10 ♠", trick("9♥ J♠ J♥ 8♦"), trick("8♠ A♦ 9♠ 7♣", leader=BEN)) is None


def test_a_card_still_held_needs_no_proof_from_later():
    position = deal("tyrolean", "10 ♠", TRUMP, trick("9♥ J♥ J♠ 8♦", leader=DAN), hands={BEN: "7♠"})
    assert find_fault(position).reasons[0].step == "duty.trump-led"


@pytest.mark.parametrize(
    ("source", "tricks", "found"),
    [
        (
            "S0 §7: forehand leads",
            [trick("9♥ J♥ 8♥ A♥", leader=BEN)],
            (1, BEN, "9♥", ("play.forehand-leads",)),
        ),
        (
            "S0 §7: the winner leads",
            [trick("9♥ J♥ 8♥ A♥"), trick("9♦ J♦ 8♦ A♦")],
            (2, ANNA, "9♦", ("play.winner-leads",)),
        ),
        ("S0 §7: the winner leads", [trick("9♥ J♥ 8♥ A♥"), trick("9♦ J♦ 8♦ A♦", leader=DAN)], None),
        (
            "S0 §7: clockwise",
            [plays((ANNA, "9♥"), (CARLA, "J♥"), (BEN, "8♥"), (DAN, "A♥"))],
            (1, CARLA, "J♥", ("play.turn",)),
        ),
    ],
)
def test_who_is_to_play(source, tricks, found):
    assert fault("tyrolean", "10 ♠", *tricks) == found


def test_without_earlier_play_anyone_may_lead():
    assert fault("tyrolean", "10 ♠", trick("9♥ J♥", leader=CARLA), told=False) is None


def test_out_of_turn_and_against_the_duty_at_once():
    told = plays((ANNA, "8♠"), (CARLA, "A♦"), (BEN, "9♠"), (DAN, "7♠"))
    broken = ("play.turn", "duty.trump-led")
    assert fault("tyrolean", "10 ♠", told, hands={CARLA: "J♠"}) == (1, CARLA, "A♦", broken)


def test_the_rule_that_decides_is_the_last_of_those_broken():
    told = plays((ANNA, "8♠"), (CARLA, "A♦"), (BEN, "9♠"), (DAN, "7♠"))
    assert find_fault(deal("tyrolean", "10 ♠", told, hands={CARLA: "J♠"})).value.rule == "duty.trump-led"


def test_the_first_fault_counts():
    told = trick("8♠ A♦ A♣ 7♣")
    assert fault("tyrolean", "10 ♠", told, hands={BEN: "J♠", CARLA: "Q♠"})[1] == BEN
    position = deal("tyrolean", "10 ♠", told, hands={BEN: "J♠", CARLA: "Q♠"})
    wrong = [each.play.seat for each in laid(position) if why_illegal(position, each)]
    assert wrong == [BEN, CARLA]


def test_a_trick_after_others_untold_has_its_number():
    position = deal("tyrolean", "10 ♠", TRUMP, hands={BEN: "J♠"}, told=False, won={ANNA: 1, BEN: 1})
    assert find_fault(position).value.trick == 3


@pytest.mark.parametrize(
    ("source", "told", "hands", "found"),
    [
        (
            "S2: follow, though 10♥ would take it",
            trick("9♣ 10♥"),
            {BEN: "8♣"},
            (BEN, "10♥", ("bohemian.follow",)),
        ),
        ("S2: head it if you can", trick("9♣ 8♣"), {BEN: "A♣"}, (BEN, "8♣", ("bohemian.head",))),
        ("S2: with what follows, not with a trump", trick("9♣ 8♣"), {BEN: "7♠ 10♥"}, None),
        (
            "house: 10♥ and 7♠ are of one suit",
            trick("9♠ A♦"),
            {BEN: "10♥"},
            (BEN, "A♦", ("bohemian.follow",)),
        ),
        ("S2: nothing is known", trick("9♠ A♦"), {}, None),
    ],
)
def test_in_bohemian_watten_one_follows_and_heads(source, told, hands, found):
    position = replace(deal("bohemian", "10 ♠", told, hands=hands, told=False), table=4)
    fault_ = find_fault(position).value
    assert (fault_ and (fault_.player, str(fault_.card), fault_.rules)) == found
    assert find_fault(position).reasons


def test_who_stays_out_is_not_waited_for():
    told = plays((ANNA, "9♥"), (CARLA, "J♥"), (DAN, "8♥"))
    position = replace(deal("bohemian", "10 ♠", told, told=False), table=4, out=(BEN,))
    assert find_fault(position).value is None
    assert find_fault(replace(position, out=())).value.player == CARLA


def test_where_there_is_no_fault_each_trick_is_told():
    found = find_fault(deal("tyrolean", "10 ♥", trick("9♥ A♣ 8♥ J♠"), hands={BEN: "K♥"}, told=False))
    assert found.value is None
    assert [reason.step for reason in found.reasons] == [
        "duty.trump-led",
        "fault.not-proven",
        "fault.lookalike",
        "fault.gives-it",
        "fault.not-proven",
        "fault.none",
    ]


def test_the_rule_that_a_card_keeps_is_the_last_that_asks():
    """S2 Bavaria, Pepper: it is because the Linke count that Ben gives what is asked."""
    told = trick("10♠ 10♥", called=True)
    found = find_fault(deal("bavarian-pepper", "10 ♠", told, hands={BEN: "9♦"}, told=False))
    assert found.value is None
    given = next(reason for reason in found.reasons if reason.step == "fault.gives-it")
    assert given.rule == "call.pepper"


def test_in_bohemian_watten_each_trick_is_told_by_its_lead():
    position = replace(deal("bohemian", "10 ♠", trick("9♣ A♣"), hands={BEN: "8♣"}, told=False), table=4)
    assert [reason.step for reason in find_fault(position).reasons] == [
        "follow.plain-led",
        "fault.not-proven",
        "fault.none",
    ]


# -- what a play is judged by ---------------------------------------------------------------------------


def test_only_cards_of_later_tricks_prove_it_later():
    tricks = (TRUMP, trick("9♥ J♥ J♠ 8♦", leader=DAN), trick("9♦ J♦ 10♦ 8♣", leader=DAN))
    bens = [each for each in laid(deal("tyrolean", "10 ♠", *tricks)) if each.play.seat == BEN]
    later = [[(number, str(each)) for number, each in play.later] for play in bens]
    assert later == [[(2, "J♠"), (3, "10♦")], [(3, "10♦")], []]


def test_a_call_is_heard_only_after_the_lead():
    """S0 §12: it is called at the moment of leading, so it binds the others."""
    first, second = laid(deal("bavarian", "10 ♠", trick("10♠ 9♠", called=True), told=False))
    assert first.before == Trick()
    assert second.before == trick("10♠", called=True)


# -- against the referee ------------------------------------------------------------------------------


@st.composite
def played(draw):
    """Two tricks played at random from four hands, the hands left, and every play the referee forbids."""
    table, dealt = draw(deals())
    held = [list(cards) for cards in dealt]
    leader, tricks, illegal = ANNA, [], []
    for number in (1, 2):
        order = [Seat((leader + turn) % 4) for turn in range(4)]
        plays, called = [], False
        for seat in order:
            card_played = draw(st.sampled_from(held[seat]))
            signs = [str(play.card) for play in plays]
            hand_now = [str(each) for each in held[seat]]
            seats = referee.Seats(seat, leader, DAN)
            may = referee.legal(
                table.house, table.schlag, table.trump, signs, hand_now, called and bool(plays), seats
            )
            if str(card_played) not in may:
                illegal.append((number, seat, card_played))
            held[seat].remove(card_played)
            plays.append(Play(seat, card_played))
            if len(plays) == 1:
                called = may_call(table.ranking, card_played, number == 1) and draw(st.booleans())
        tricks.append(Trick(tuple(plays), called))
        best = referee.winner(table.house, table.schlag, table.trump, [str(play.card) for play in plays])
        leader = order[best]
    hands = {Seat(seat): Hand(sort_cards(cards)) for seat, cards in enumerate(held)}
    told = Position(table.ruleset, table.ranking.declaration, hands, tricks=tuple(tricks))
    return told, illegal


@given(played())
def test_of_hands_known_in_full_the_first_play_the_referee_forbids_is_the_fault(deal_and_faults):
    told, illegal = deal_and_faults
    found = find_fault(told).value
    assert (found and (found.trick, found.player, found.card)) == (illegal[0] if illegal else None)
    assert found is None or set(found.rules) <= breakable(told.ruleset)


@given(played())
def test_of_hands_not_told_only_what_the_referee_forbids_is_a_fault(deal_and_faults):
    told, illegal = deal_and_faults
    found = find_fault(replace(told, hands={})).value
    assert found is None or (found.trick, found.player, found.card) in illegal


def test_in_bohemian_watten_a_linker_is_not_of_the_suit_printed_on_it():
    """House: the Schlag cards follow with the trumps. Ben's 10♦ takes the trick and need not be ♦."""
    laid = trick("9♦ 10♦ K♦")
    told = replace(deal("bohemian", "10 ♠", laid, hands={BEN: "8♥"}, told=False), table=3)
    found = find_fault(told)
    assert found.value is None
    alike = [reason for reason in found.reasons if reason.rule == "bohemian.one-suit"]
    assert [(each.step, each.facts["cards"]) for each in alike] == [("follow.looks-alike", (card("10♦"),))]
