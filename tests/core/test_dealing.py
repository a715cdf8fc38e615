"""Who deals, who cuts, and which card goes where. Every case names its source."""

import random

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards
from watten_tutor.core.cards import deck
from watten_tutor.core.dealing import (
    cutter,
    deal,
    first_cards,
    first_dealer,
    lifted,
    shortened,
)
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.schlecken import put_together
from watten_tutor.core.seats import Seat
from watten_tutor.rulebook.load import load_ruleset, ruleset_names

ALL_SETS = [load_ruleset(name) for name in ruleset_names()]


def places(ruleset: RuleSet, dealer: Seat, **facts: object) -> dict[Seat, list[int]]:
    """For each seat the places of its cards in the pack, counted from the top."""
    pack = deck(33)
    found = deal(ruleset, pack, dealer, **facts)  # type: ignore[arg-type]
    return {seat: [pack.index(each) for each in hand] for seat, hand in found.hands.items()}


# -- the first dealer -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "form", "drawn", "dealer"),
    [
        ("S0 §4 the higher card deals", "high", "9♣ Q♦", BEN),
        ("S0 §4 the higher card deals", "high", "A♦ K♣", ANNA),
        ("S0 §2 a printed rank: K♥ is no more than a King here", "high", "A♦ K♥", ANNA),
        ("house: the Weli is the lowest", "high", "6♦ 7♥", BEN),
        ("house: a tie is drawn again", "high", "8♠ 8♣", None),
        ("S3 Preparazione 1: the lower card deals", "low", "9♣ Q♦", ANNA),
        ("S3 Preparazione 1, house: the Weli is the lowest", "low", "7♥ 6♦", BEN),
        ("house: a tie is drawn again", "low", "K♥ K♠", None),
    ],
)
def test_who_deals_first(source: str, form: str, drawn: str, dealer: Seat | None) -> None:
    found = first_dealer(RuleSet(first_dealer=form), dict(zip((ANNA, BEN), cards(drawn), strict=True)))
    assert found.value == dealer
    assert [reason.rule for reason in found.reasons] == ["deal.first-dealer"]


@pytest.mark.parametrize(
    ("form", "dealer", "card", "others", "step"),
    [
        ("high", BEN, "Q♦", "9♣", "deal.drew-higher"),  # S0 §4
        ("low", ANNA, "9♣", "Q♦", "deal.drew-lower"),  # S3 Preparazione 1
    ],
)
def test_the_reason_tells_who_drew_what(form: str, dealer: Seat, card: str, others: str, step: str) -> None:
    drawn = dict(zip((ANNA, BEN), cards("9♣ Q♦"), strict=True))
    [told] = first_dealer(RuleSet(first_dealer=form), drawn).reasons
    assert (told.step, told.facts["player"]) == (step, dealer)
    assert (told.facts["card"], told.facts["cards"]) == (cards(card)[0], cards(others))


def test_where_each_plays_for_himself_all_may_draw() -> None:
    drawn = dict(zip((ANNA, BEN, CARLA), cards("9♣ Q♦ J♥"), strict=True))
    assert first_dealer(RuleSet(), drawn).value == BEN
    assert first_dealer(RuleSet(first_dealer="low"), drawn).value == ANNA
    assert first_dealer(RuleSet(), {**drawn, CARLA: cards("Q♥")[0]}).value is None


def test_one_alone_does_not_draw_for_the_deal() -> None:
    with pytest.raises(ValueError, match="two"):
        first_dealer(RuleSet(), {ANNA: cards("9♣")[0]})


# -- the cut ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "players", "dealer", "cuts"),
    [
        ("S0 §4 the player to the dealer's right", 4, DAN, CARLA),
        ("S0 §4 the player to the dealer's right", 4, ANNA, DAN),
        ("S2 Shuffle and cut; six players", 6, Seat(0), Seat(5)),
        ("S2 Variants: with two the other player", 2, BEN, ANNA),
        ("S2 Variants: with three forehand cuts", 3, CARLA, ANNA),
        ("S2 Variants: with three forehand cuts", 3, ANNA, BEN),
    ],
)
def test_who_cuts(source: str, players: int, dealer: Seat, cuts: Seat) -> None:
    assert cutter(dealer, players) == cuts


def test_the_lifted_packet_goes_under_the_rest() -> None:
    # S0 §4 "cuts", S2 Shuffle and cut "the bottom card of the cut stack"
    pack = cards("A♣ K♣ Q♣ J♣ 10♣")
    assert lifted(pack, 2) == cards("A♣ K♣")
    assert put_together(pack, 2, ()) == cards("Q♣ J♣ 10♣ A♣ K♣")
    assert put_together(pack, 4, ()) == cards("10♣ A♣ K♣ Q♣ J♣")


@pytest.mark.parametrize("at", [-1, 0, 33, 34])
def test_a_cut_leaves_cards_on_both_sides(at: int) -> None:
    with pytest.raises(ValueError, match="card 1 to 32"):
        lifted(deck(33), at)


# -- the deal -----------------------------------------------------------------------------------------


def test_three_cards_and_then_two_clockwise_from_forehand() -> None:
    # S0 §4 "clockwise, first 3 cards to each player, then 2 more … The remaining 13 cards"
    assert places(RuleSet(), DAN) == {
        ANNA: [0, 1, 2, 12, 13],
        BEN: [3, 4, 5, 14, 15],
        CARLA: [6, 7, 8, 16, 17],
        DAN: [9, 10, 11, 18, 19],
    }
    assert deal(RuleSet(), deck(33), DAN).stock == deck(33)[20:]
    assert len(deck(33)[20:]) == 13


def test_forehand_gets_the_first_cards_whoever_deals() -> None:
    # S0 §4 "The player to the dealer's left is forehand"
    assert places(RuleSet(), BEN)[CARLA] == [0, 1, 2, 12, 13]
    assert places(RuleSet(), BEN)[BEN] == [9, 10, 11, 18, 19]


@pytest.mark.parametrize(
    ("source", "flags", "first", "last"),
    [
        ("S2 Regional differences: 2 + 3", {"packets": (2, 3)}, [0, 1, 8, 9, 10], [6, 7, 17, 18, 19]),
        (
            "S2 Regional differences: individually",
            {"packets": (1, 1, 1, 1, 1)},
            [0, 4, 8, 12, 16],
            [3, 7, 11, 15, 19],
        ),
        ("S3 Wurftwatten: 3 cards each", {"packets": (3,), "cards_each": 3}, [0, 1, 2], [9, 10, 11]),
    ],
)
def test_packets(source: str, flags: dict[str, object], first: list[int], last: list[int]) -> None:
    found = places(RuleSet().with_flags("mine", flags), DAN)  # type: ignore[arg-type]
    assert (found[ANNA], found[DAN]) == (first, last)


@pytest.mark.parametrize(
    ("source", "players", "forehand", "unused"),
    [
        ("S2 Variants: two", 2, [0, 1, 2, 6, 7], 23),
        ("S2 Variants: three", 3, [0, 1, 2, 9, 10], 18),
        ("S2 Variants: six", 6, [0, 1, 2, 18, 19], 3),
    ],
)
def test_other_tables(source: str, players: int, forehand: list[int], unused: int) -> None:
    ruleset = RuleSet(players=players)
    assert places(ruleset, Seat(players - 1))[ANNA] == forehand
    assert len(deal(ruleset, deck(33), Seat(players - 1)).stock) == unused


# -- whoever has kept a card from the cut --------------------------------------------------------------


def test_a_card_kept_is_a_card_less_in_the_last_packet() -> None:
    # S0 §12 Schlecken "gets one card less in the deal"; S2 Deal "they get fewer cards at this point"
    pack = deck(33)[:32]
    [weli] = cards("6♦")
    found = deal(RuleSet(schlecken="cutter"), pack, DAN, {CARLA: (weli,)})
    assert found.hands[ANNA] == tuple(pack[place] for place in (0, 1, 2, 12, 13))
    assert found.hands[CARLA] == (*(pack[place] for place in (6, 7, 8, 16)), weli)
    assert found.hands[DAN] == tuple(pack[place] for place in (9, 10, 11, 17, 18))
    assert len(found.stock) == 13


def test_three_cards_kept_by_cutter_and_dealer() -> None:
    # S2 Shuffle and cut (the cutter two, the dealer one); S2 Deal
    pack = tuple(each for each in deck(33) if each not in cards("K♥ 6♦ 7♣"))
    kept = {CARLA: cards("K♥ 7♣"), DAN: cards("6♦")}
    found = deal(RuleSet(schlecken="chain"), pack, DAN, kept)
    assert found.hands[CARLA] == (*pack[6:9], *cards("K♥ 7♣"))
    assert found.hands[DAN] == (*pack[9:12], pack[16], *cards("6♦"))
    assert len(found.stock) == 13


@pytest.mark.parametrize(
    ("packets", "by", "left"),
    [
        ((3, 2), 0, (3, 2)),
        ((3, 2), 2, (3, 0)),
        ((2, 3), 1, (2, 2)),
        ((1, 1, 1, 1, 1), 1, (1, 1, 1, 1, 0)),
        ((3,), 2, (1,)),
        ((3, 2), 3, (2, 0)),
    ],
)
def test_the_last_packets_are_shorter(packets: tuple[int, ...], by: int, left: tuple[int, ...]) -> None:
    assert shortened(packets, by) == left


def test_a_card_cannot_be_kept_and_dealt() -> None:
    with pytest.raises(ValueError, match="still in the pack"):
        deal(RuleSet(), deck(33), DAN, {CARLA: cards("6♦")})


def test_too_few_cards_are_not_dealt() -> None:
    with pytest.raises(ValueError, match="too few"):
        deal(RuleSet(), deck(33)[:19], DAN)
    assert deal(RuleSet(), deck(33)[:20], DAN).stock == ()


# -- announcing on three cards --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "flags", "n"),
    [
        ("S0 §4", {}, 5),
        ("S3 Preparazione 4: the first three", {"announce_on": 3}, 3),
        ("S3 Wurftwatten: all of them", {"announce_on": 3, "cards_each": 3, "packets": (3,)}, 3),
        ("house: all there are", {"announce_on": 5, "cards_each": 3, "packets": (3,)}, 3),
    ],
)
def test_how_many_cards_are_seen_for_the_announcement(source: str, flags: dict[str, object], n: int) -> None:
    assert first_cards(RuleSet().with_flags("mine", flags)) == n  # type: ignore[arg-type]


# -- of every set ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ALL_SETS, ids=lambda ruleset: str(ruleset.name))
def test_no_card_is_lost_at_any_cut(ruleset: RuleSet) -> None:
    pack = list(deck(ruleset.deck))
    random.Random(ruleset.name).shuffle(pack)
    for at in range(1, len(pack)):
        found = deal(ruleset, put_together(pack, at, ()), Seat(0))
        held = [each for hand in found.hands.values() for each in hand]
        assert sorted(map(str, (*held, *found.stock))) == sorted(map(str, pack))
        assert {len(hand) for hand in found.hands.values()} == {ruleset.cards_each}
        assert list(found.hands) == [Seat((turn + 1) % ruleset.players) for turn in range(ruleset.players)]
