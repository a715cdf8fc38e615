"""Whole tricks, each derived by hand from the text named first, and how the winner is told."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards, ranked, trick
from watten_tutor.core.cards import Suit, card
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick, best_play, suit_led, winning

TRICKS = [
    # source, rules, Schlag and trump, cards in order of play from Anna, who wins
    ("S0 §7 example", "tyrolean", "10 ♠", "8♠ 10♥ A♦ 7♣", DAN),
    ("S0 §7", "tyrolean", "10 ♠", "9♦ A♦ A♥ K♣", BEN),
    ("S0 §7: nobody follows", "tyrolean", "10 ♠", "7♦ A♥ A♣ K♣", ANNA),
    ("S0 §5: Linke are equal", "tyrolean", "10 ♠", "7♠ 10♦ 10♥ 10♣", BEN),
    ("S0 §5: Linke are equal", "tyrolean", "10 ♠", "10♥ 10♣ A♠ 10♦", ANNA),
    ("S0 §5: Rechter over Linke", "tyrolean", "10 ♠", "10♥ 10♣ 10♠ 10♦", CARLA),
    ("S0 §3: all three meet", "tyrolean", "10 ♠", "7♣ 10♠ 6♦ K♥", DAN),
    ("S0 §3: Weli over Spitz", "tyrolean", "10 ♠", "7♣ 10♠ 6♦ A♠", CARLA),
    ("S0 §3: the K♥ follows no hearts lead", "tyrolean", "10 ♠", "A♥ 9♥ K♥ 8♥", CARLA),
    ("S0 §5: no Rechter, the first Linker", "tyrolean", "K ♥", "A♥ K♦ K♠ Q♥", BEN),
    ("S0 §12 Bavarian Watten: Belli", "bavarian", "10 ♠", "10♠ 7♦ 7♣ A♠", BEN),
    ("S0 §12 Bavarian Watten", "bavarian", "7 ♦", "A♦ 7♥ 7♠ 7♦", DAN),
    ("S0 §12 Unkritisch: a plain king", "unkritisch", "10 ♠", "K♥ A♥ 7♣ 9♥", BEN),
    ("S0 §12 Unkritisch: Rechter highest", "unkritisch", "10 ♠", "K♥ 7♣ 10♠ 6♦", CARLA),
    ("S0 §12 Unkritisch: Weli takes plain cards", "unkritisch", "10 ♠", "A♦ K♦ 6♦ A♥", CARLA),
    ("S0 §12 Unkritisch: Weli under the 7", "unkritisch", "10 ♠", "6♦ A♦ 7♠ K♦", CARLA),
    ("S0 §12 Unkritisch: six as the Rechter", "unkritisch", "6 ♦", "A♦ K♦ 6♦ 7♦", CARLA),
    ("S0 §12 Unkritisch: six as a Linker", "unkritisch", "6 ♠", "A♠ K♠ 7♠ 6♦", DAN),
]


@pytest.mark.parametrize(("source", "rules", "said", "table", "winner"), TRICKS)
def test_who_wins(source: str, rules: str, said: str, table: str, winner: Seat) -> None:
    ranking = ranked(rules, said)
    assert best_play(ranking, trick(table)).seat == winner
    assert winning(ranking, trick(table), 4).value == winner


@pytest.mark.parametrize("leader", [ANNA, BEN, CARLA, DAN])
def test_whoever_leads_the_seats_follow_clockwise(leader: Seat) -> None:
    led = trick("8♠ 10♥ A♦ 7♣", leader=leader)
    assert best_play(ranked("tyrolean", "10 ♠"), led) == Play(leader.previous(), card("7♣"))


def test_the_walk_names_each_card_its_player_and_the_rule() -> None:
    # S0 §7 example
    proof = winning(ranked("tyrolean", "10 ♠"), trick("8♠ 10♥ A♦ 7♣"), 4)
    assert [(reason.rule, reason.step, reason.facts["player"]) for reason in proof.reasons] == [
        ("order.trumps", "lead.trump", ANNA),
        ("order.linke", "order.linke.beats", BEN),
        ("order.linke", "order.linke.loses", CARLA),
        ("kritische.beat-all", "kritische.beat-all.beats", DAN),
        ("trick.highest-wins", "trick.won", DAN),
    ]


def test_a_card_is_held_against_the_best_so_far_and_not_against_the_lead() -> None:
    proof = winning(ranked("tyrolean", "10 ♠"), trick("7♦ A♦ K♦"), 4)
    assert [reason.facts.get("best") for reason in proof.reasons] == [None, card("7♦"), card("A♦"), None]
    assert [reason.facts.get("holder") for reason in proof.reasons] == [None, ANNA, BEN, None]


@pytest.mark.parametrize(("table", "step"), [("7♦ A♦ K♦", "trick.so-far"), ("7♦ A♦ K♦ Q♦", "trick.won")])
def test_a_trick_in_progress_is_not_won_yet(table: str, step: str) -> None:
    proof = winning(ranked("tyrolean", "10 ♠"), trick(table), 4)
    assert (proof.reasons[-1].step, proof.value) == (step, BEN)


LEADS = [
    ("tyrolean", "10 ♠", "K♥", "kritische.order", "lead.kritischer", None),
    ("tyrolean", "10 ♠", "10♠", "order.rechter", "lead.rechter", None),
    ("tyrolean", "10 ♠", "10♥", "order.linke", "lead.linker", None),
    ("tyrolean", "10 ♠", "7♠", "order.trumps", "lead.trump", None),
    ("tyrolean", "10 ♠", "7♥", "order.suit-led", "lead.suit", "♥"),
    ("unkritisch", "10 ♠", "6♦", "weli.lowest-trump", "lead.weli-lowest-trump", None),
    ("unkritisch", "6 ♠", "6♦", "weli.six-schlag", "lead.six-schlag", None),
    ("unkritisch", "6 ♦", "6♦", "weli.six-schlag", "lead.six-schlag", None),
    ("unkritisch", "10 ♠", "K♥", "order.suit-led", "lead.suit", "♥"),
]


@pytest.mark.parametrize(("rules", "said", "sign", "rule", "step", "suit"), LEADS)
def test_what_is_said_of_the_lead_and_which_suit_can_win(
    rules: str, said: str, sign: str, rule: str, step: str, suit: str | None
) -> None:
    ranking = ranked(rules, said)
    lead = winning(ranking, trick(sign), 4).reasons[0]
    assert (lead.rule, lead.step) == (rule, step)
    assert suit_led(ranking, trick(sign)) == (Suit(suit) if suit else None)


def test_before_the_lead_there_is_no_winner_no_led_card_and_no_suit_led() -> None:
    ranking = ranked("tyrolean", "10 ♠")
    with pytest.raises(ValueError, match="nobody has led"):
        best_play(ranking, Trick())
    with pytest.raises(ValueError, match="nobody has led"):
        winning(ranking, Trick(), 4)
    assert Trick().led is None
    assert not Trick().called
    assert suit_led(ranking, Trick()) is None


def test_a_trick_knows_its_cards_and_whether_all_have_played() -> None:
    one = trick("8♠ 10♥", leader=DAN)
    assert [one.card_of(seat) for seat in (DAN, ANNA, BEN, CARLA)] == [*cards("8♠ 10♥"), None, None]
    assert not one.is_complete(4)
    assert trick("8♠ 10♥ A♦ 7♣").is_complete(4)


@pytest.mark.parametrize(
    ("said", "table", "told"),
    [
        ("9 ♠", "10♦ J♦ 8♦ 7♦", [("10♦", "J♦")]),
        ("9 ♠", "8♠ 10♠ Q♠ 7♦", [("10♠", "Q♠")]),
        ("9 ♠", "10♦ A♦ K♦ 7♦", []),  # the Ace wins
        ("9 ♠", "10♦ K♦ 8♠ 7♦", []),  # a trump wins
        ("10 ♠", "K♦ 8♦ 9♦ 7♦", []),
        ("10 ♦", "8♦ K♦ 9♦ 7♦", []),
    ],
)
def test_the_ten_below_a_court_card_that_wins_is_told(
    said: str, table: str, told: list[tuple[str, str]]
) -> None:
    """S0 §2: "Within a suit, cards rank A K Q J 10 9 8 7"."""
    reasons = winning(ranked("tyrolean", said), trick(table), 4).reasons
    found = [each.facts for each in reasons if each.rule == "cards.ranks"]
    assert [(str(each["card"]), str(each["other"])) for each in found] == told
