"""What may be kept from the cut, and what it can cost. Every case names its source.

Dan deals and Carla, on his right, cuts; with three players forehand, Anna, cuts.
"""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import ANNA, BEN, CARLA, DAN, cards, trick
from tests.strategies_game import unhurried
from watten_tutor.core.cards import Card, card, deck
from watten_tutor.core.dealing import cutter, deal
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.schlecken import (
    Licked,
    cards_taken,
    looks_at,
    may_take,
    penalty,
    put_together,
)
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Trick
from watten_tutor.rulebook.load import load_ruleset, ruleset_names

CUTTER, CHAIN = RuleSet(schlecken="cutter"), RuleSet(schlecken="chain")
LOW = "9♣ 8♣"
"""What lies under the lifted packet."""
LICKING = [
    found
    for name in ruleset_names()
    for found in (load_ruleset(name),)
    if found.kritische and found.game == "watten"
]
TURNS = (CARLA, DAN, CARLA)


def pack(packet: str) -> tuple[tuple[Card, ...], int]:
    """A pack and a cut that lifts this packet, its bottom card last."""
    return cards(f"{packet} {LOW}"), len(packet.split())


def so_far(packet: str, taken: int) -> tuple[Licked, ...]:
    """The first cards of the chain taken from this packet."""
    return tuple(zip(TURNS[:taken], cards(packet)[::-1], strict=False))


# -- who may take what ----------------------------------------------------------------------------------


def taker_of(
    ruleset: RuleSet, cards_of_pack: Sequence[Card], at: int, taken: Sequence[Licked], dealer: Seat
) -> Licked | None:
    """Who may take the next card of the cut, and the card."""
    seen = looks_at(ruleset, cards_of_pack, at, taken, dealer)
    if seen is None or not may_take(ruleset, cards_of_pack, at, taken, dealer, seen[0]).value:
        return None
    return seen


@pytest.mark.parametrize(
    ("source", "ruleset", "packet", "taken", "taker"),
    [
        ("S0 §12 the bottom card is a Kritischer", CUTTER, "A♠ K♥", 0, (CARLA, "K♥")),
        ("S0 §12 nobody else", CUTTER, "A♠ 7♣ K♥", 1, None),
        ("RULES 2: a plain card as a bluff", CUTTER, "A♠ Q♥", 0, (CARLA, "Q♥")),
        ("S2 the cutter", CHAIN, "A♠ 7♣ 6♦ K♥", 0, (CARLA, "K♥")),
        ("S2 then the dealer", CHAIN, "A♠ 7♣ 6♦ K♥", 1, (DAN, "6♦")),
        ("S2 the cutter again", CHAIN, "A♠ 7♣ 6♦ K♥", 2, (CARLA, "7♣")),
        ("S2 and that is all", CHAIN, "A♠ 7♣ 6♦ K♥", 3, None),
        ("S2 the dealer only if it is a Kritischer", CHAIN, "A♠ Q♥ K♥", 1, None),
        ("house: no second bluff", CHAIN, "A♠ 6♦ K♥", 2, None),
        ("S2 may also take a card that is not Critical", CHAIN, "A♠ Q♥", 0, (CARLA, "Q♥")),
        ("house: after a bluff too the dealer may", CHAIN, "A♠ 6♦ Q♥", 1, (DAN, "6♦")),
        ("house: no card above", CHAIN, "K♥", 1, None),
        ("S0 §4 no Schlecken", RuleSet(), "A♠ K♥", 0, None),
    ],
)
def test_who_may_take_the_next_card(
    source: str, ruleset: RuleSet, packet: str, taken: int, taker: tuple[Seat, str] | None
) -> None:
    found = taker_of(ruleset, *pack(packet), so_far(packet, taken), DAN)
    assert (found and (found[0], str(found[1]))) == taker


def test_which_cards_are_kritische_is_the_sets_own() -> None:
    # S0 §12 Bavarian Watten: the second Kritischer is the 7♦
    bavarian = load_ruleset("bavarian+{schlecken: chain}")
    taken = so_far("A♠ 7♦ K♥", 1)
    assert taker_of(bavarian, *pack("A♠ 7♦ K♥"), taken, DAN) is not None
    assert taker_of(CHAIN, *pack("A♠ 7♦ K♥"), taken, DAN) is None


def test_with_three_players_forehand_cuts_and_keeps() -> None:
    # S2 Variants "three players (forehand cuts …)"
    found = taker_of(load_ruleset("three-handed"), *pack("A♠ K♥"), (), CARLA)
    assert found == (ANNA, card("K♥"))


def test_whoever_leaves_a_card_ends_it() -> None:
    # S2 "If the cutter waives his right to draw the card, the dealer may not draw it either"
    for taken in range(3):
        chain = so_far("A♠ 7♣ 6♦ K♥", taken)
        assert looks_at(CHAIN, *pack("A♠ 7♣ 6♦ K♥"), chain, DAN, declined=True) is None
    refused = may_take(CHAIN, *pack("A♠ 6♦ K♥"), (), DAN, DAN, declined=True)
    assert not refused.value
    assert refused.reasons[0].step == "schlecken.declined"


def test_the_dealer_may_look_at_a_card_he_may_not_take() -> None:
    # S2 "The dealer then has the right to view and take the next card if it is Critical"
    taken = so_far("A♠ Q♥ K♥", 1)
    assert looks_at(CHAIN, *pack("A♠ Q♥ K♥"), taken, DAN) == (DAN, card("Q♥"))
    assert taker_of(CHAIN, *pack("A♠ Q♥ K♥"), taken, DAN) is None
    assert looks_at(CUTTER, *pack("A♠ Q♥ K♥"), taken, DAN) is None  # S0 §12 knows the cutter only


@pytest.mark.parametrize(
    ("ruleset", "packet", "taken", "seat", "step"),
    [
        (RuleSet(), "A♠ K♥", 0, CARLA, "not-here"),
        (CUTTER, "A♠ K♥", 0, DAN, "only-cutter"),
        (CUTTER, "A♠ 6♦ K♥", 1, CARLA, "only-cutter"),
        (CHAIN, "A♠ K♥", 0, DAN, "not-his-turn"),
        (CHAIN, "A♠ 6♦ K♥", 1, CARLA, "not-his-turn"),
        (CHAIN, "A♠ 6♦ K♥", 1, BEN, "not-his-turn"),
        (CHAIN, "A♠ Q♥ K♥", 1, DAN, "no-kritischer"),
        (CHAIN, "K♥", 1, DAN, "none-left"),
        (CHAIN, "A♠ 7♣ 6♦ K♥", 3, DAN, "three-taken"),
    ],
)
def test_why_a_card_may_not_be_taken(
    ruleset: RuleSet, packet: str, taken: int, seat: Seat, step: str
) -> None:
    found = may_take(ruleset, *pack(packet), so_far(packet, taken), DAN, seat)
    assert not found.value
    assert [reason.step for reason in found.reasons] == [f"schlecken.{step}"]


@pytest.mark.parametrize(
    ("source", "packet", "taken", "rule", "step"),
    [
        ("S0 §12 the bottom card is a Kritischer", "A♠ K♥", 0, "schlecken.cutter", "bottom-card"),
        ("S2 the next one is Critical too", "A♠ 6♦ K♥", 1, "schlecken.chain", "next-card"),
        ("S2 may also take a card that is not Critical", "A♠ Q♥", 0, "schlecken.bluff", "bluff"),
    ],
)
def test_why_a_card_may_be_taken(source: str, packet: str, taken: int, rule: str, step: str) -> None:
    found = may_take(CHAIN, *pack(packet), so_far(packet, taken), DAN, TURNS[taken])
    assert found.value
    assert [(reason.rule, reason.step) for reason in found.reasons] == [(rule, f"schlecken.{step}")]


def test_whose_turn_it_is_is_told() -> None:
    refused = may_take(CHAIN, *pack("A♠ 6♦ K♥"), so_far("A♠ 6♦ K♥", 1), DAN, BEN)
    assert refused.reasons[0].facts == {"player": BEN, "other": DAN}


# -- the pack afterwards --------------------------------------------------------------------------------


def test_what_is_kept_does_not_go_back() -> None:
    # S0 §12 Schlecken "the cutter may keep it"; S0 §4 the rest is cut as usual
    found = put_together(*pack("A♠ Q♥ 7♣ 6♦ K♥"), so_far("A♠ Q♥ 7♣ 6♦ K♥", 2))
    assert found == cards(f"{LOW} A♠ Q♥ 7♣")
    assert put_together(*pack("K♥"), so_far("K♥", 1)) == cards(LOW)


@pytest.mark.parametrize("wrong", [((CARLA, card("6♦")),), ((CARLA, card("9♣")),)])
def test_only_the_bottom_cards_can_be_kept(wrong: tuple[Licked, ...]) -> None:
    with pytest.raises(ValueError, match="bottom cards"):
        put_together(*pack("A♠ 6♦ K♥"), wrong)


def test_each_takers_own_cards() -> None:
    assert cards_taken(so_far("A♠ 7♣ 6♦ K♥", 3)) == {CARLA: cards("K♥ 7♣"), DAN: cards("6♦")}
    assert cards_taken(()) == {}


@unhurried
@given(
    ruleset=st.sampled_from(LICKING),
    form=st.sampled_from(["no", "cutter", "chain"]),
    seed=st.integers(0, 9999),
    length=st.integers(0, 4),
)
def test_every_chain_ends_in_full_hands(ruleset: RuleSet, form: str, seed: int, length: int) -> None:
    rules = ruleset.with_flags("mine", {"schlecken": form})
    dice = random.Random(seed)
    shuffled = list(deck(rules.deck))
    dice.shuffle(shuffled)
    # Kritische lie at the bottom of the cut more often than chance would have it.
    at = dice.randrange(1, len(shuffled))
    bottom = list(rules.kritische)
    dice.shuffle(bottom)
    shuffled = [each for each in shuffled if each not in bottom]
    shuffled[max(0, at - len(bottom)) : 0] = bottom
    dealer = Seat(dice.randrange(rules.players))
    taken: tuple[Licked, ...] = ()
    while len(taken) < length and (found := taker_of(rules, shuffled, at, taken, dealer)):
        table = [Seat(each) for each in range(rules.players)]
        may = [seat for seat in table if may_take(rules, shuffled, at, taken, dealer, seat).value]
        assert may == [found[0]]
        taken = (*taken, found)
    assert len(taken) <= {"no": 0, "cutter": 1, "chain": 3}[form]
    assert all(each in rules.kritische for _, each in taken[1:])
    cuts = cutter(dealer, rules.players)
    assert [seat for seat, _ in taken] == [cuts, dealer, cuts][: len(taken)]
    dealt = deal(rules, put_together(shuffled, at, taken), dealer, cards_taken(taken))
    held = [each for hand in dealt.hands.values() for each in hand]
    assert sorted(map(str, (*held, *dealt.stock))) == sorted(map(str, deck(rules.deck)))
    assert {len(hand) for hand in dealt.hands.values()} == {rules.cards_each}
    assert all(each in dealt.hands[seat] for seat, each in taken)


# -- the penalty ----------------------------------------------------------------------------------------

PLAIN = trick("A♠ 8♠ 9♠ 7♠")
SPITZ_BY_CARLA = trick("A♠ 8♠ 7♣ 7♠")
SPITZ_BY_ANNA = trick("7♣ 8♠ 9♠ 7♠")
BLUFF = ((CARLA, card("Q♥")),)


@pytest.mark.parametrize(
    ("source", "ruleset", "taken", "tricks", "points"),
    [
        ("S2 all five, no Critical by the cutter", CHAIN, BLUFF, [PLAIN] * 5, 2),
        ("S2 another's Critical does not help", CHAIN, BLUFF, [PLAIN] * 4 + [SPITZ_BY_ANNA], 2),
        ("S2 a Critical played by the cutter", CHAIN, BLUFF, [PLAIN] * 4 + [SPITZ_BY_CARLA], 0),
        ("S2 'if all five moves are executed'", CHAIN, BLUFF, [PLAIN] * 4, 0),
        ("S2 given up inside the last trick", CHAIN, BLUFF, [PLAIN] * 4 + [trick("A♠ 8♠ 9♠")], 0),
        ("S2 the cutter waived", CHAIN, (), [PLAIN] * 5, 0),
        ("RULES 2 the same with the cutter alone", CUTTER, BLUFF, [PLAIN] * 5, 2),
        ("S3 Wurftwatten: all three", RuleSet(schlecken="chain", cards_each=3), BLUFF, [PLAIN] * 3, 2),
    ],
)
def test_a_bluff_that_plays_no_kritischer_costs_two(
    source: str, ruleset: RuleSet, taken: tuple[Licked, ...], tricks: list[Trick], points: int
) -> None:
    found = penalty(ruleset, CARLA, taken, tricks)
    assert found.value == points
    assert [reason.rule for reason in found.reasons] == ["schlecken.penalty"]
