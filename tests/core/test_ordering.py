"""Questions about single cards: the answer, and the reasons told."""

import pytest

from tests.builders import cards, ranked
from watten_tutor.core.cards import Card, Suit, card
from watten_tutor.core.ordering import classify, find_guate, find_linke, find_rechter, order_cards
from watten_tutor.core.reasons import Reason

WHY_CLASS = [
    ("S0 §3", "tyrolean", "10 ♠", "K♥", "kritischer", ["kritische.order", "kritische.no-suit"]),
    ("S0 §3", "tyrolean", "K ♥", "K♥", "kritischer", ["kritische.order", "kritische.no-suit"]),
    ("S0 §5", "tyrolean", "10 ♠", "10♠", "rechter", ["order.rechter"]),
    ("S0 §5", "tyrolean", "10 ♠", "10♦", "linker", ["order.linke"]),
    ("S0 §5", "tyrolean", "10 ♠", "J♠", "trump", ["order.trumps"]),
    ("S0 §5", "tyrolean", "10 ♠", "A♦", "suit", ["order.suit-led"]),
    ("S0 §12 Unkritisch", "unkritisch", "10 ♠", "6♦", "trump", ["weli.lowest-trump"]),
    ("S0 §12 Unkritisch", "unkritisch", "10 ♦", "6♦", "trump", ["weli.lowest-trump"]),
    ("S0 §12 Unkritisch, house", "unkritisch", "6 ♦", "6♦", "rechter", ["cards.weli", "weli.six-schlag"]),
    ("S0 §12 Unkritisch, house", "unkritisch", "6 ♠", "6♦", "linker", ["cards.weli", "weli.six-schlag"]),
    ("S0 §12 Unkritisch", "unkritisch", "10 ♥", "K♥", "trump", ["order.trumps", "kritische.none"]),
    (
        "house: lowest bell",
        "unkritisch+weli-lowest-bell",
        "10 ♠",
        "6♦",
        "suit",
        ["order.suit-led", "weli.lowest-bell"],
    ),
    (
        "house: lowest bell",
        "unkritisch+weli-lowest-bell",
        "10 ♦",
        "6♦",
        "trump",
        ["order.trumps", "weli.lowest-bell"],
    ),
    (
        "house: lowest bell keeps the six",
        "unkritisch+weli-lowest-bell",
        "6 ♦",
        "6♦",
        "rechter",
        ["cards.weli", "weli.six-schlag"],
    ),
    ("house: no other bell", "unkritisch+weli-lowest-bell", "10 ♠", "7♦", "suit", ["order.suit-led"]),
    (
        "S0 §12 Bavarian Watten",
        "bavarian",
        "10 ♠",
        "7♦",
        "kritischer",
        ["kritische.order", "cards.deck", "kritische.no-suit"],
    ),
]


@pytest.mark.parametrize(("source", "rules", "said", "sign", "expected", "told"), WHY_CLASS)
def test_why_a_card_is_what_it_is(
    source: str, rules: str, said: str, sign: str, expected: str, told: list[str]
) -> None:
    proof = classify(ranked(rules, said), card(sign))
    assert proof.value.value == expected
    assert [reason.rule for reason in proof.reasons] == told
    assert all(card(sign) in (reason.facts.get("card"), *cards_of(reason)) for reason in proof.reasons)
    assert all(reason.facts.get("n", 1) == 1 for reason in proof.reasons)


def cards_of(reason: Reason) -> tuple[Card, ...]:
    found = reason.facts.get("cards", ())
    assert isinstance(found, tuple)
    return found


WHY_RECHTER = [
    ("S0 §5 example", "tyrolean", "10 ♠", "10♠", ["order.rechter"]),
    ("S0 §5", "tyrolean", "K ♥", None, ["kritische.no-suit", "order.no-rechter"]),
    ("S0 §5", "tyrolean", "7 ♣", None, ["kritische.no-suit", "order.no-rechter"]),
    ("S0 §12 Bavarian Watten", "bavarian", "7 ♦", None, ["kritische.no-suit", "order.no-rechter"]),
    ("S0 §12 Bavarian Watten", "bavarian", "7 ♣", None, ["kritische.no-suit", "order.no-rechter"]),
    ("S0 §12 Unkritisch", "unkritisch", "K ♥", "K♥", ["order.rechter", "kritische.none"]),
    ("S0 §12 Unkritisch, house", "unkritisch", "6 ♦", "6♦", ["cards.weli", "weli.six-schlag"]),
    ("S0 §12 Unkritisch, house", "unkritisch", "6 ♥", None, ["cards.weli", "weli.six-schlag"]),
]


@pytest.mark.parametrize(("source", "rules", "said", "expected", "told"), WHY_RECHTER)
def test_why_this_is_the_rechter_or_there_is_none(
    source: str, rules: str, said: str, expected: str | None, told: list[str]
) -> None:
    proof = find_rechter(ranked(rules, said))
    assert proof.value == (card(expected) if expected else None)
    assert [reason.rule for reason in proof.reasons] == told


WHY_GUATE = [
    # source, rules, Schlag and trump, the Guate, rules told, a card told
    ("S0 §12 Der Guate", "south-tyrolean", "8 ♠", "9♠", ["order.guate"], "9♠"),
    ("S0 §2: J, not A", "south-tyrolean", "10 ♠", "J♠", ["cards.ranks", "order.guate"], None),
    ("S0 §12: an option", "tyrolean", "10 ♠", None, ["order.rechter"], None),
    ("house: it would be K♥", "south-tyrolean", "Q ♥", None, ["kritische.no-suit", "order.guate"], "K♥"),
    ("house: it would be 7♣", "south-tyrolean", "A ♣", None, ["kritische.no-suit", "order.guate"], "7♣"),
    ("house: none with the six", "unkritisch+guate+beasn", "6 ♦", None, ["weli.six-schlag"], None),
]


@pytest.mark.parametrize(("source", "rules", "said", "expected", "told", "shown"), WHY_GUATE)
def test_why_this_is_the_guate_or_there_is_none(
    source: str, rules: str, said: str, expected: str | None, told: list[str], shown: str | None
) -> None:
    proof = find_guate(ranked(rules, said))
    assert proof.value == (card(expected) if expected else None)
    assert [reason.rule for reason in proof.reasons] == told
    assert proof.reasons[0].facts.get("card") == (card(shown) if shown else None)


BESIDE = [
    # source, rules, Schlag and trump, a card, how it is told what it is and where it stands
    ("S0 §12 Der Guate", "south-tyrolean-beasn", "10 ♠", "J♠", "guate"),
    ("S2 Austria", "south-tyrolean-beasn", "10 ♠", "9♠", "beasn"),
    ("house: K♥ is no Rechter", "south-tyrolean-beasn", "K ♥", "A♥", "guate.no-rechter"),
    ("house: K♥ is no Rechter", "south-tyrolean-beasn", "K ♥", "Q♥", "beasn.no-rechter"),
    ("house: K♥ is no Guate", "south-tyrolean-beasn", "Q ♥", "J♥", "beasn.no-guate"),
    ("S0 §12 Unkritisch: K♥ is the Rechter", "unkritisch+guate", "K ♥", "A♥", "guate"),
]


@pytest.mark.parametrize(("source", "rules", "said", "sign", "told"), BESIDE)
def test_guate_and_beasn_are_told_by_what_stands_beside_them(
    source: str, rules: str, said: str, sign: str, told: str
) -> None:
    ranking = ranked(rules, said)
    assert [each.step for each in classify(ranking, card(sign)).reasons] == [f"class.{told}"]
    assert [each.step for each in order_cards(ranking, [card(sign)]).reasons] == [f"order.{told}"]


WHY_LINKE = [
    ("S0 §5 example", "tyrolean", "10 ♠", "10♣ 10♥ 10♦", ["order.linke", "order.rechter"]),
    ("S0 §5, §3", "tyrolean", "K ♠", "K♣ K♦", ["order.linke", "order.rechter", "kritische.no-suit"]),
    ("S0 §5, §3", "tyrolean", "K ♥", "K♣ K♠ K♦", ["order.linke", "kritische.no-suit"]),
    (
        "S0 §12 Bavarian Watten",
        "bavarian",
        "7 ♠",
        "7♥",
        ["order.linke", "order.rechter", *["kritische.no-suit"] * 2],
    ),
    ("S0 §12 Unkritisch", "unkritisch", "6 ♠", "6♦", ["cards.weli", "weli.six-schlag"]),
    ("S0 §12 Unkritisch", "unkritisch", "6 ♦", "", ["cards.weli", "weli.six-schlag"]),
    ("S0 §12 Unkritisch", "unkritisch", "7 ♠", "7♣ 7♥ 7♦", ["order.linke", "order.rechter"]),
]


@pytest.mark.parametrize(("source", "rules", "said", "expected", "told"), WHY_LINKE)
def test_why_these_are_the_linke(source: str, rules: str, said: str, expected: str, told: list[str]) -> None:
    proof = find_linke(ranked(rules, said))
    assert proof.value == cards(expected)
    assert [reason.rule for reason in proof.reasons] == told


def test_with_the_six_as_schlag_it_is_told_whether_there_is_a_linker() -> None:
    steps = [find_linke(ranked("unkritisch", f"6 {suit}")).reasons[1].step for suit in "♠♦"]
    assert steps == ["linke.six", "linke.six-none"]


ORDERS = [
    # source, rules, Schlag and trump, cards asked, suit led, groups high to low, rules told
    (
        "S0 §5 example",
        "tyrolean",
        "10 ♠",
        "7♠ A♠ 10♦ 10♥ 10♠ 7♣ 6♦ K♥",
        None,
        ["K♥", "6♦", "7♣", "10♠", "10♥ 10♦", "A♠", "7♠"],
        ["kritische.order", "order.rechter", "order.linke-equal", "order.trump-rank"],
    ),
    ("S0 §5", "tyrolean", "10 ♠", "A♦ 9♦ K♦", None, ["A♦", "K♦", "9♦"], ["order.suit-led"]),
    (
        "S0 §5",
        "tyrolean",
        "10 ♠",
        "A♦ 9♥ A♥ 7♠ K♦",
        "♥",
        ["7♠", "A♥", "9♥", "A♦ K♦"],
        ["order.trumps", "order.suit-led", "order.other-suits"],
    ),
    ("S0 §5", "tyrolean", "10 ♠", "A♦ A♥", "♣", ["A♥ A♦"], ["order.other-suits"]),
    ("S0 §5: one Linker", "tyrolean", "10 ♠", "10♥ A♠", None, ["10♥", "A♠"], ["order.linke", "order.trumps"]),
    (
        "S0 §3: K♥ is no heart",
        "tyrolean",
        "10 ♠",
        "A♥ K♥",
        "♥",
        ["K♥", "A♥"],
        ["kritische.order", "order.suit-led"],
    ),
    (
        "S0 §12 Unkritisch",
        "unkritisch",
        "10 ♠",
        "6♦ 7♠ A♦ K♥",
        "♦",
        ["7♠", "6♦", "A♦", "K♥"],
        ["order.trump-rank", "weli.lowest-trump", "order.suit-led", "order.other-suits"],
    ),
    (
        "house: J♦ would be the Guate, but is the Bugl",
        "carinthian+guate",
        "10 ♦",
        "10♦ J♦ A♦",
        None,
        ["J♦", "10♦", "A♦"],
        ["kritische.order", "order.guate", "order.rechter", "order.trumps"],
    ),
    (
        "S0 §5: no Guate in the base game",
        "carinthian",
        "10 ♦",
        "10♦ J♦",
        None,
        ["J♦", "10♦"],
        ["kritische.order", "order.rechter"],
    ),
    (
        "S0 §12 Bavarian Watten",
        "bavarian",
        "10 ♠",
        "7♣ 7♦ 10♠",
        None,
        ["7♦", "7♣", "10♠"],
        ["kritische.order", "order.rechter"],
    ),
]


@pytest.mark.parametrize(("source", "rules", "said", "asked", "led", "groups", "told"), ORDERS)
def test_the_order_of_some_cards_and_why(
    source: str, rules: str, said: str, asked: str, led: str | None, groups: list[str], told: list[str]
) -> None:
    proof = order_cards(ranked(rules, said), cards(asked), Suit(led) if led else None)
    assert proof.value == tuple(map(cards, groups))
    assert [reason.rule for reason in proof.reasons] == told


def test_of_three_trumps_the_weli_is_named_as_the_lowest() -> None:
    proof = order_cards(ranked("unkritisch", "10 ♠"), cards("6♦ 7♠ A♠"))
    assert [reason.facts.get("card") for reason in proof.reasons] == [None, card("6♦")]


def test_plain_cards_of_two_suits_have_no_order_until_a_suit_is_led() -> None:
    with pytest.raises(ValueError, match="two suits"):
        order_cards(ranked("tyrolean", "10 ♠"), cards("A♦ A♥ 7♠"))


def test_the_order_does_not_depend_on_the_order_of_asking() -> None:
    ranking = ranked("tyrolean", "10 ♠")
    one, other = (
        order_cards(ranking, asked, Suit.BELLS) for asked in (cards("A♦ 7♠ A♥ 10♦"), cards("10♦ A♥ A♦ 7♠"))
    )
    assert one == other
