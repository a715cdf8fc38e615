import pytest

from tests.builders import cards
from watten_tutor.core.cards import WELI, Card, Rank, Suit, card, deck, sort_cards


@pytest.mark.parametrize(
    ("source", "size", "weli"), [("S0 §2", 33, True), ("S0 §12 Bavarian Watten", 32, False)]
)
def test_a_pack_has_its_size_no_card_twice_and_the_weli_or_not(source: str, size: int, weli: bool) -> None:
    pack = deck(size)
    assert len(pack) == len(set(pack)) == size
    assert (WELI in pack) is weli


def test_the_smaller_pack_is_the_larger_without_the_weli() -> None:
    assert set(deck(33)) - set(deck(32)) == {card("6♦")}
    assert deck() == deck(33)


def test_the_pack_lies_in_the_order_of_answers() -> None:
    assert " ".join(map(str, deck(33))) == (
        "A♣ K♣ Q♣ J♣ 10♣ 9♣ 8♣ 7♣ A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠ 7♠ "
        "A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦"
    )


@pytest.mark.parametrize("size", [0, 31, 34, 52, True, -33])
def test_no_pack_has_another_size(size: int) -> None:
    with pytest.raises(ValueError, match="32 or 33"):
        deck(size)


@pytest.mark.parametrize("each", deck(33), ids=str)
def test_a_card_is_read_back_from_what_it_prints(each: Card) -> None:
    assert card(str(each)) == each
    assert eval(repr(each), {"card": card}) == each


@pytest.mark.parametrize("sign", ["", "6♠", "10S", "k♥", "♥K", "1♦", "K♥ ", "11♣", "WELI"])
def test_only_the_one_canonical_way_to_write_a_card_is_read(sign: str) -> None:
    with pytest.raises(ValueError, match="no card is written"):
        card(sign)


def test_cards_are_sorted_by_suit_and_then_from_the_ace_down() -> None:
    assert sort_cards(cards("6♦ 7♣ A♦ 10♥ K♥ 9♠ 10♠")) == cards("7♣ 10♠ 9♠ K♥ 10♥ A♦ 6♦")


def test_ranks_stand_as_printed_from_the_ace_down() -> None:
    # S0 §2 "Within a suit, cards rank A K Q J 10 9 8 7 from high to low."
    assert [str(rank) for rank in sorted(Rank, key=lambda rank: -rank.height)] == [
        "A",
        "K",
        "Q",
        "J",
        "10",
        "9",
        "8",
        "7",
        "6",
    ]


def test_the_ace_stands_eight_ranks_above_the_six() -> None:
    assert [rank.height for rank in Rank] == [8, 7, 6, 5, 4, 3, 2, 1, 0]


def test_a_card_is_equal_only_to_the_same_card() -> None:
    assert Card(Suit.HEARTS, Rank.KING) == card("K♥")
    assert card("K♥") != card("K♦")
    assert len({card("K♥"), Card(Suit.HEARTS, Rank.KING)}) == 1
