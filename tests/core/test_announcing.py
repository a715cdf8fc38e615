"""Who looks, who names what, who may ask. Every case names its source. Dan deals, Anna is forehand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS, cards
from tests.strategies_game import unhurried
from watten_tutor.core.announcing import (
    bottom_card,
    lowest_cards,
    may_ask_schoeneres,
    may_look_before,
    may_offer_schlagwechsel,
    schoeneres,
    who_names,
)
from watten_tutor.core.cards import Card, card, deck
from watten_tutor.core.dealing import Deal, deal
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat
from watten_tutor.rulebook.load import load_ruleset, ruleset_names

BASE = RuleSet()
ON_THREE = RuleSet(announce_on=3)
THREE = load_ruleset("three-handed")
KRITISCHE = BASE.kritische


# -- who names what -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "players", "dealer", "swapped", "named"),
    [
        ("S0 §5 forehand the Schlag, the dealer the suit", 4, DAN, False, (ANNA, DAN)),
        ("S0 §5 forehand the Schlag, the dealer the suit", 4, BEN, False, (CARLA, BEN)),
        ("S0 §12 Schlagwechsel", 4, DAN, True, (DAN, ANNA)),
        ("S2 Variants: two", 2, ANNA, False, (BEN, ANNA)),
        ("S2 Variants: two", 2, ANNA, True, (ANNA, BEN)),
        ("S2 Variants: three, forehand names both", 3, CARLA, False, (ANNA, ANNA)),
        ("S2 Variants: three, nothing to swap", 3, CARLA, True, (ANNA, ANNA)),
        ("S2 Variants: six", 6, Seat(5), False, (ANNA, Seat(5))),
    ],
)
def test_who_names_schlag_and_suit(
    source: str, players: int, dealer: Seat, swapped: bool, named: tuple[Seat, Seat]
) -> None:
    assert who_names(RuleSet(players=players), dealer, swapped) == named


# -- who looks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "ruleset", "dealer", "named", "looking"),
    [
        ("S0 §4 only dealer and forehand", BASE, DAN, False, {ANNA, DAN}),
        ("S0 §4 only dealer and forehand", BASE, BEN, True, {BEN, CARLA}),
        (
            "S2 Deuten 'only the dealer and forehand'",
            load_ruleset("bavarian-classic"),
            DAN,
            True,
            {ANNA, DAN},
        ),
        ("S3 Preparazione 4: first forehand", ON_THREE, DAN, False, {ANNA}),
        ("S3 Preparazione 5: then the dealer", ON_THREE, DAN, True, {ANNA, DAN}),
        ("S3 Wurftwatten", load_ruleset("wurftwatten"), DAN, False, {ANNA}),
        ("S2 Variants: three, forehand names both", THREE, CARLA, False, {ANNA}),
        ("S2 Variants: three, forehand names both", THREE, CARLA, True, {ANNA}),
    ],
)
def test_who_looks_before_the_announcement(
    source: str, ruleset: RuleSet, dealer: Seat, named: bool, looking: set[Seat]
) -> None:
    table = SEATS[: ruleset.players]
    found = {seat: may_look_before(ruleset, seat, dealer, named) for seat in table}
    assert {seat for seat, proof in found.items() if proof.value} == looking
    assert all(proof.reasons for proof in found.values())


def test_a_dealer_who_is_to_name_the_schlag_looks_for_it() -> None:
    # S0 §12 Schlagwechsel; house: on three cards too he must see his cards to name
    assert not may_look_before(ON_THREE, DAN, DAN, False).value
    assert may_look_before(ON_THREE, DAN, DAN, False, swapped=True).value
    assert not may_look_before(ON_THREE, BEN, DAN, False, swapped=True).value


def test_how_many_cards_are_seen_is_said() -> None:
    # S3 Preparazione 4: forehand looks at the first three cards
    last = may_look_before(ON_THREE, ANNA, DAN, False).reasons[-1]
    assert (last.step, last.facts["n"]) == ("look.first-cards", 3)


def test_with_three_it_is_said_that_forehand_looks_alone() -> None:
    # S2 Variants: forehand names both and plays alone
    for seat in (ANNA, BEN, CARLA):
        [told] = may_look_before(THREE, seat, CARLA, False).reasons
        assert (told.step, told.facts["player"]) == ("look.forehand-alone", ANNA)


# -- who may ask ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "ruleset", "offering"),
    [
        ("S0 §12 forehand may offer", RuleSet(schlagwechsel=True), {ANNA}),
        ("S2 Strikers and Trumps", load_ruleset("bavarian-classic"), {ANNA}),
        ("S0 §5 not in the base game", BASE, set()),
        ("S2 Variants: three, forehand names both", RuleSet(schlagwechsel=True, players=3), set()),
    ],
)
def test_who_may_offer_the_schlagwechsel(source: str, ruleset: RuleSet, offering: set[Seat]) -> None:
    table = SEATS[: ruleset.players]
    found = {seat: may_offer_schlagwechsel(ruleset, seat, table[-1]) for seat in table}
    assert {seat for seat, proof in found.items() if proof.value} == offering
    assert all(proof.reasons for proof in found.values())


@pytest.mark.parametrize(
    ("source", "ruleset", "asking"),
    [
        ("S0 §5 forehand may ask the dealer", BASE, {ANNA}),
        ("S2 'either of the two declarers can ask'", load_ruleset("bavarian-classic"), {ANNA, DAN}),
        ("S3 Preparazione 7: 'Il primiero o il mazziere'", load_ruleset("italian"), {ANNA, DAN}),
        ("RULES 3: three-handed none", THREE, set()),
        ("RULES 3: six-handed none", load_ruleset("six-handed"), set()),
        ("house: nobody to ask", BASE.with_flags("mine", {"players": 3}), set()),
        ("house: too few cards", load_ruleset("bavarian-classic").with_flags("mine", {"players": 6}), set()),
        (
            "S3 Preparazione 7 asks nobody",
            load_ruleset("italian").with_flags("mine", {"players": 6}),
            {DAN, Seat(4)},
        ),
    ],
)
def test_who_may_ask_for_new_cards(source: str, ruleset: RuleSet, asking: set[Seat]) -> None:
    table = [Seat(each) for each in range(ruleset.players)]
    dealer = DAN if ruleset.players != 3 else CARLA
    found = {seat: may_ask_schoeneres(ruleset, seat, dealer) for seat in table}
    assert {seat for seat, proof in found.items() if proof.value} == asking
    rules = {reason.rule for proof in found.values() for reason in proof.reasons}
    assert rules <= {"announcing.schoeneres", "announcing.three-handed"}


# -- new cards ------------------------------------------------------------------------------------------


def test_both_get_five_new_cards_from_the_unused() -> None:
    # S0 §5 "both put their cards aside and get five new ones from the unused cards"
    pack = deck(33)
    before = deal(BASE, pack, DAN)
    after = schoeneres(before, DAN)
    # the 13 unused lie at 20 to 32; house: three to Anna, three to Dan, two to Anna, two to Dan
    assert after.hands[ANNA] == (*pack[20:23], *pack[26:28])
    assert after.hands[DAN] == (*pack[23:26], *pack[28:30])
    assert (after.hands[BEN], after.hands[CARLA]) == (before.hands[BEN], before.hands[CARLA])
    assert after.discards == {ANNA: before.hands[ANNA], DAN: before.hands[DAN]}
    assert after.stock == pack[30:]


def test_a_card_from_the_cut_is_put_aside_too() -> None:
    # house; S2 Strikers and Trumps "the cards of the two declarers are discarded"
    pack = deck(33)[:32]
    after = schoeneres(deal(RuleSet(schlecken="chain"), pack, DAN, {DAN: (card("6♦"),)}), DAN)
    assert card("6♦") in after.discards[DAN]
    assert len(after.hands[DAN]) == 5


def test_with_three_cards_left_there_are_no_new_hands() -> None:
    # RULES 3: six-handed, "3 cards left"
    with pytest.raises(ValueError, match="too few"):
        schoeneres(deal(RuleSet(players=6), deck(33), Seat(5)), Seat(5))
    with pytest.raises(ValueError, match="9 unused cards"):
        schoeneres(deal(BASE, deck(33)[:29], DAN), DAN)
    assert schoeneres(deal(BASE, deck(33)[:30], DAN), DAN).stock == ()


CAN_CHANGE = [
    found
    for name in ruleset_names()
    for found in (load_ruleset(name),)
    if found.schoeneres in ("by_consent", "either_announcer")
]


@unhurried
@given(ruleset=st.sampled_from(CAN_CHANGE), shuffled=st.permutations(deck(33)), dealer=st.integers(0, 3))
def test_no_card_is_lost_in_the_exchange(ruleset: RuleSet, shuffled: list[Card], dealer: int) -> None:
    pack = [each for each in shuffled if each in deck(ruleset.deck)]
    seat = Seat(dealer % ruleset.players)
    after: Deal = schoeneres(deal(ruleset, pack, seat), seat)
    told = [each for hand in (*after.hands.values(), *after.discards.values()) for each in hand]
    assert sorted(map(str, (*told, *after.stock))) == sorted(map(str, pack))
    assert {len(hand) for hand in after.hands.values()} == {ruleset.cards_each}


# -- cards that announce by themselves ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "hand", "shown"),
    [
        ("S2 Blind Watten: the lowest card", "A♠ 9♥ Q♦ J♣ K♦", "9♥"),
        ("house: Kritische are left out", "7♣ 6♦ K♥ A♠ Q♥", "Q♥"),
        ("house: K♥ is left out, the other Kings are not", "K♥ K♠ A♣ A♦ A♠", "K♠"),
        ("house: equal ranks, the owner chooses", "8♥ A♠ 8♦ 7♣ 8♠", "8♥ 8♦ 8♠"),
    ],
)
def test_the_lowest_card(source: str, hand: str, shown: str) -> None:
    assert lowest_cards(KRITISCHE, cards(hand)) == cards(shown)


def test_without_kritische_the_weli_is_the_lowest() -> None:
    # S0 §12 Unkritisch
    assert lowest_cards((), cards("7♣ 6♦ K♥ A♠ Q♥")) == cards("6♦")


@pytest.mark.parametrize(
    ("source", "hand", "shown"),
    [
        ("S2 Latinern: not sorted, the first dealt", "A♠ 9♥ 7♦ J♣ K♦", "A♠"),
        ("house: instead of a Kritischer the next", "7♣ 9♥ 7♦ J♣ K♦", "9♥"),
        ("house: and the next again", "7♣ K♥ 7♦ J♣ K♦", "7♦"),
    ],
)
def test_the_bottom_card(source: str, hand: str, shown: str) -> None:
    assert bottom_card(KRITISCHE, cards(hand)) == card(shown)
