"""Order and classes, case by case, each derived by hand from the text named first."""

from itertools import permutations

import pytest

from tests.builders import SETS, cards, declared, ranked
from tests.strategies_game import ORDERS, Table
from watten_tutor.core.cards import Suit, card
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.ranking import NICKNAMES, CardClass, Nickname, Ranking
from watten_tutor.core.ruleset import FLAGS

CLASSES = [
    # source, rules, Schlag and trump, card, class
    ("S0 §5 example", "tyrolean", "10 ♠", "10♠", "rechter"),
    ("S0 §5 example", "tyrolean", "10 ♠", "10♥", "linker"),
    ("S0 §5 example", "tyrolean", "10 ♠", "7♠", "trump"),
    ("S0 §5 point 5", "tyrolean", "10 ♠", "A♦", "suit"),
    ("S0 §3: the K♥ is not a heart", "tyrolean", "10 ♥", "K♥", "kritischer"),
    ("S0 §3: the K♥ is not a King", "tyrolean", "K ♠", "K♥", "kritischer"),
    ("S0 §5: no Rechter", "tyrolean", "K ♥", "K♥", "kritischer"),
    ("S0 §3: the 7♣ is not a club", "tyrolean", "10 ♣", "7♣", "kritischer"),
    ("S0 §5: no Rechter", "tyrolean", "7 ♣", "7♣", "kritischer"),
    ("S0 §3: the Weli has no suit", "tyrolean", "10 ♦", "6♦", "kritischer"),
    ("S0 §3: 7♦ is no Kritischer here", "tyrolean", "10 ♦", "7♦", "trump"),
    ("S0 §3: 7♦ is no Kritischer here", "tyrolean", "7 ♦", "7♦", "rechter"),
    ("S0 §12 Bavarian Watten", "bavarian", "10 ♠", "7♦", "kritischer"),
    ("S0 §12 Bavarian Watten", "bavarian", "7 ♦", "7♦", "kritischer"),
    ("S0 §12 Bavarian Watten", "bavarian", "7 ♦", "7♥", "linker"),
    ("S0 §12 Bavarian Watten", "bavarian", "10 ♥", "K♥", "kritischer"),
    ("S0 §12 Unkritisch: a plain king", "unkritisch", "10 ♠", "K♥", "suit"),
    ("S0 §12 Unkritisch", "unkritisch", "10 ♥", "K♥", "trump"),
    ("S0 §12 Unkritisch", "unkritisch", "K ♥", "K♥", "rechter"),
    ("S0 §12 Unkritisch", "unkritisch", "7 ♣", "7♣", "rechter"),
    ("S0 §12 Unkritisch", "unkritisch", "7 ♠", "7♣", "linker"),
    ("S0 §12 Unkritisch: Weli lowest trump", "unkritisch", "10 ♣", "6♦", "trump"),
    ("S0 §12 Unkritisch: Weli lowest trump", "unkritisch", "10 ♠", "6♦", "trump"),
    ("S0 §12 Unkritisch: Weli lowest trump", "unkritisch", "10 ♥", "6♦", "trump"),
    ("S0 §12 Unkritisch: Weli lowest trump", "unkritisch", "10 ♦", "6♦", "trump"),
    ("S0 §12 Unkritisch: six; house", "unkritisch", "6 ♦", "6♦", "rechter"),
    ("S0 §12 Unkritisch: six; house", "unkritisch", "6 ♣", "6♦", "linker"),
    ("S0 §12 Unkritisch: six; house", "unkritisch", "6 ♥", "6♦", "linker"),
    ("S0 §12 both options", "bavarian+unkritisch", "7 ♦", "7♦", "rechter"),
    ("S0 §12 both options", "bavarian+unkritisch", "10 ♥", "K♥", "trump"),
    ("S0 §12 Der Guate", "south-tyrolean", "10 ♠", "J♠", "guate"),
    ("S0 §12 Der Guate: A → 7", "south-tyrolean", "A ♠", "7♠", "guate"),
    ("S0 §12 Der Guate: of the trump suit", "south-tyrolean", "10 ♠", "J♥", "suit"),
    ("S0 §12 Der Guate: only where agreed", "tyrolean", "10 ♠", "J♠", "trump"),
    ("house: a Kritischer is no Guate", "south-tyrolean", "Q ♥", "K♥", "kritischer"),
    ("house: a Kritischer is no Guate", "south-tyrolean", "A ♣", "7♣", "kritischer"),
    ("house: a Guate without a Rechter", "south-tyrolean", "K ♥", "A♥", "guate"),
    ("house: a Guate without a Rechter", "south-tyrolean", "7 ♣", "8♣", "guate"),
    ("house: with the six there is no Guate", "unkritisch+guate+beasn", "6 ♦", "7♦", "trump"),
    ("S2 Austria, Beasn", "south-tyrolean-beasn", "10 ♠", "9♠", "beasn"),
    ("S2 Austria, Beasn", "south-tyrolean-beasn", "A ♠", "K♠", "beasn"),
    ("S2 Austria: only where agreed", "south-tyrolean", "10 ♠", "9♠", "trump"),
    ("house: a Kritischer is no Beasn", "south-tyrolean-beasn", "A ♥", "K♥", "kritischer"),
    ("house: a Kritischer is no Beasn", "south-tyrolean-beasn", "8 ♣", "7♣", "kritischer"),
    ("house: lowest bell", "unkritisch+weli-lowest-bell", "10 ♠", "6♦", "suit"),
    ("house: lowest bell", "unkritisch+weli-lowest-bell", "10 ♦", "6♦", "trump"),
    ("house: lowest bell keeps the six", "unkritisch+weli-lowest-bell", "6 ♦", "6♦", "rechter"),
    ("house: lowest bell keeps the six", "unkritisch+weli-lowest-bell", "6 ♠", "6♦", "linker"),
    ("S2 Austria, Bugl; house: ♦", "carinthian", "10 ♠", "J♦", "kritischer"),
    ("S2 Austria, Bugl; house: ♦", "carinthian", "10 ♦", "J♦", "kritischer"),
    ("S3 Watten tirolese", "tyrolean-four-kritische", "10 ♦", "7♦", "kritischer"),
    ("S3 Watten tirolese", "tyrolean-four-kritische", "10 ♦", "6♦", "kritischer"),
]


@pytest.mark.parametrize(("source", "rules", "said", "sign", "expected"), CLASSES)
def test_what_a_card_is(source: str, rules: str, said: str, sign: str, expected: str) -> None:
    assert ranked(rules, said).class_of(card(sign)) is CardClass(expected)


RECHTER_AND_LINKE = [
    ("S0 §5 example", "tyrolean", "10 ♠", "10♠", "10♣ 10♥ 10♦"),
    ("S0 §5: Schlag K with trump ♥", "tyrolean", "K ♥", None, "K♣ K♠ K♦"),
    ("S0 §5: K leaves three Linke less the Rechter", "tyrolean", "K ♠", "K♠", "K♣ K♦"),
    ("S0 §5: Schlag 7 with trump ♣", "tyrolean", "7 ♣", None, "7♠ 7♥ 7♦"),
    ("S0 §5: the Spitz is no Linker", "tyrolean", "7 ♦", "7♦", "7♠ 7♥"),
    ("S0 §12 Bavarian Watten: Belli", "bavarian", "7 ♦", None, "7♠ 7♥"),
    ("S0 §12 Bavarian Watten: Spitz", "bavarian", "7 ♣", None, "7♠ 7♥"),
    ("S0 §12 Bavarian Watten", "bavarian", "7 ♠", "7♠", "7♥"),
    ("S0 §12 Bavarian Watten", "bavarian", "K ♥", None, "K♣ K♠ K♦"),
    ("S0 §12 Unkritisch", "unkritisch", "K ♥", "K♥", "K♣ K♠ K♦"),
    ("S0 §12 Unkritisch", "unkritisch", "7 ♣", "7♣", "7♠ 7♥ 7♦"),
    ("S0 §12 Unkritisch: the Weli is the only Schlag", "unkritisch", "6 ♦", "6♦", ""),
    ("S0 §12 Unkritisch: the Weli is the only Schlag", "unkritisch", "6 ♠", None, "6♦"),
    ("S0 §12 both options", "bavarian+unkritisch", "7 ♣", "7♣", "7♠ 7♥ 7♦"),
    ("S2 Austria, Bugl: no Rechter", "carinthian", "J ♦", None, "J♣ J♠ J♥"),
    ("S2 Austria, Bugl: no Linker", "carinthian", "J ♠", "J♠", "J♣ J♥"),
    ("S3 Watten tirolese: no Rechter", "tyrolean-four-kritische", "7 ♦", None, "7♠ 7♥"),
    ("S3 Watten tirolese: two sevens are gone", "tyrolean-four-kritische", "7 ♠", "7♠", "7♥"),
    ("S0 §12 Der Guate takes no Schlag card", "south-tyrolean-beasn", "10 ♠", "10♠", "10♣ 10♥ 10♦"),
    ("S0 §12 Der Guate takes no Schlag card", "south-tyrolean-beasn", "K ♥", None, "K♣ K♠ K♦"),
]


@pytest.mark.parametrize(("source", "rules", "said", "rechter", "linke"), RECHTER_AND_LINKE)
def test_rechter_and_linke(source: str, rules: str, said: str, rechter: str | None, linke: str) -> None:
    ranking = ranked(rules, said)
    assert ranking.rechter == (card(rechter) if rechter else None)
    assert ranking.linke == cards(linke)


GUATE_AND_BEASN = [
    # source, rules, Schlag and trump, Guate, Beasn
    ("S0 §12 Der Guate; S2 Austria", "south-tyrolean-beasn", "10 ♠", "J♠", "9♠"),
    ("S0 §12 Der Guate: A → 7", "south-tyrolean-beasn", "A ♦", "7♦", "K♦"),
    ("house: Schlag 7 has no Beasn", "south-tyrolean-beasn", "7 ♠", "8♠", None),
    ("house: nor where there is a Weli below it", "unkritisch+guate+beasn", "7 ♦", "8♦", None),
    ("house: Guate would be K♥", "south-tyrolean-beasn", "Q ♥", None, "J♥"),
    ("house: Guate would be 7♣", "south-tyrolean-beasn", "A ♣", None, "K♣"),
    ("house: Beasn would be K♥", "south-tyrolean-beasn", "A ♥", "7♥", None),
    ("house: Beasn would be 7♣", "south-tyrolean-beasn", "8 ♣", "9♣", None),
    ("S0 §12 Unkritisch: K♥ is a king", "unkritisch+guate+beasn", "Q ♥", "K♥", "J♥"),
    ("S2 Austria, Bugl: Guate would be J♦", "carinthian+guate+beasn", "10 ♦", None, "9♦"),
    ("S2 Austria, Bugl: Beasn would be J♦", "carinthian+guate+beasn", "Q ♦", "K♦", None),
    ("house: with the six there is neither", "unkritisch+guate+beasn", "6 ♠", None, None),
    ("S2 Austria: the Beasn apart", "south-tyrolean", "10 ♠", "J♠", None),
    ("S0 §12: an option", "tyrolean", "10 ♠", None, None),
]


@pytest.mark.parametrize(("source", "rules", "said", "guate", "beasn"), GUATE_AND_BEASN)
def test_guate_and_beasn(source: str, rules: str, said: str, guate: str | None, beasn: str | None) -> None:
    ranking = ranked(rules, said)
    assert ranking.guate == (card(guate) if guate else None)
    assert ranking.beasn == (card(beasn) if beasn else None)


LADDERS = [
    # source, rules, Schlag and trump, suit led, the cards that can win, high to low; = between equals
    ("S0 §5 example", "tyrolean", "10 ♠", None, "K♥ 6♦ 7♣ 10♠ 10♣=10♥=10♦ A♠ K♠ Q♠ J♠ 9♠ 8♠ 7♠"),
    ("S0 §5, §3", "tyrolean", "K ♥", "♦", "K♥ 6♦ 7♣ K♣=K♠=K♦ A♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥ A♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦"),
    ("S0 §5, §3", "tyrolean", "A ♦", "♣", "K♥ 6♦ 7♣ A♦ A♣=A♠=A♥ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦ K♣ Q♣ J♣ 10♣ 9♣ 8♣"),
    ("S0 §12 Bavarian", "bavarian", "7 ♦", "♠", "K♥ 7♦ 7♣ 7♠=7♥ A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ A♠ K♠ Q♠ J♠ 10♠ 9♠ 8♠"),
    ("S0 §12 Unkritisch", "unkritisch", "Q ♣", None, "Q♣ Q♠=Q♥=Q♦ A♣ K♣ J♣ 10♣ 9♣ 8♣ 7♣ 6♦"),
    (
        "S0 §12 Unkritisch",
        "unkritisch",
        "Q ♠",
        "♦",
        "Q♠ Q♣=Q♥=Q♦ A♠ K♠ J♠ 10♠ 9♠ 8♠ 7♠ 6♦ A♦ K♦ J♦ 10♦ 9♦ 8♦ 7♦",
    ),
    ("S0 §12 Unkritisch, six", "unkritisch", "6 ♦", None, "6♦ A♦ K♦ Q♦ J♦ 10♦ 9♦ 8♦ 7♦"),
    ("S0 §12 Unkritisch, six", "unkritisch", "6 ♥", None, "6♦ A♥ K♥ Q♥ J♥ 10♥ 9♥ 8♥ 7♥"),
    (
        "S0 §12 Der Guate; house: below the Kritische",
        "south-tyrolean",
        "10 ♠",
        None,
        "K♥ 6♦ 7♣ J♠ 10♠ 10♣=10♥=10♦ A♠ K♠ Q♠ 9♠ 8♠ 7♠",
    ),
    ("house: no Rechter", "south-tyrolean", "K ♥", None, "K♥ 6♦ 7♣ A♥ K♣=K♠=K♦ Q♥ J♥ 10♥ 9♥ 8♥ 7♥"),
    (
        "S2 Austria, Beasn",
        "south-tyrolean-beasn",
        "10 ♠",
        None,
        "K♥ 6♦ 7♣ J♠ 9♠ 10♠ 10♣=10♥=10♦ A♠ K♠ Q♠ 8♠ 7♠",
    ),
    ("S2 Austria", "unkritisch+guate+beasn", "A ♠", None, "7♠ K♠ A♠ A♣=A♥=A♦ Q♠ J♠ 10♠ 9♠ 8♠ 6♦"),
    ("S2 Austria, Bugl", "carinthian", "10 ♠", None, "J♦ K♥ 6♦ 7♣ 10♠ 10♣=10♥=10♦ A♠ K♠ Q♠ J♠ 9♠ 8♠ 7♠"),
    (
        "S3 Watten tirolese",
        "tyrolean-four-kritische",
        "10 ♦",
        None,
        "K♥ 7♦ 6♦ 7♣ 10♦ 10♣=10♠=10♥ A♦ K♦ Q♦ J♦ 9♦ 8♦",
    ),
    (
        "house: lowest bell",
        "unkritisch+weli-lowest-bell",
        "Q ♦",
        None,
        "Q♦ Q♣=Q♠=Q♥ A♦ K♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦",
    ),
    (
        "house: lowest bell",
        "unkritisch+weli-lowest-bell",
        "Q ♠",
        "♦",
        "Q♠ Q♣=Q♥=Q♦ A♠ K♠ J♠ 10♠ 9♠ 8♠ 7♠ A♦ K♦ J♦ 10♦ 9♦ 8♦ 7♦ 6♦",
    ),
]


@pytest.mark.parametrize(("source", "rules", "said", "led", "expected"), LADDERS)
def test_the_whole_order(source: str, rules: str, said: str, led: str | None, expected: str) -> None:
    rungs = ranked(rules, said).rungs(Suit(led) if led else None)
    written = [("=" if rung.equal else " ").join(map(str, rung.cards)) for rung in rungs]
    assert " ".join(written) == expected


DUELS = [
    # source, rules, Schlag and trump, best so far, challenger, does it take over, by which rule
    ("S0 §3", "tyrolean", "10 ♠", "6♦", "K♥", True, "kritische.order"),
    ("S0 §3", "tyrolean", "10 ♠", "6♦", "7♣", False, "kritische.order"),
    ("S0 §3", "tyrolean", "10 ♠", "10♠", "7♣", True, "kritische.beat-all"),
    ("S0 §3", "tyrolean", "10 ♠", "7♣", "10♠", False, "kritische.beat-all"),
    ("S0 §5 point 2", "tyrolean", "10 ♠", "10♥", "10♠", True, "order.rechter"),
    ("S0 §5 point 2", "tyrolean", "10 ♠", "10♠", "A♠", False, "order.rechter"),
    ("S0 §5 point 3", "tyrolean", "10 ♠", "10♥", "10♦", False, "order.linke-equal"),
    ("S0 §5 point 3", "tyrolean", "10 ♠", "10♦", "10♥", False, "order.linke-equal"),
    ("S0 §5 point 3", "tyrolean", "10 ♠", "A♠", "10♥", True, "order.linke"),
    ("S0 §5 point 3", "tyrolean", "10 ♠", "10♥", "A♠", False, "order.linke"),
    ("S0 §5 point 4", "tyrolean", "10 ♠", "A♦", "7♠", True, "order.trumps"),
    ("S0 §5 point 4", "tyrolean", "10 ♠", "7♠", "A♦", False, "order.trumps"),
    ("S0 §5 point 4", "tyrolean", "10 ♠", "9♠", "J♠", True, "order.trump-rank"),
    ("S0 §5 point 4", "tyrolean", "10 ♠", "J♠", "9♠", False, "order.trump-rank"),
    ("S0 §5 point 5", "tyrolean", "10 ♠", "9♦", "A♦", True, "order.suit-led"),
    ("S0 §5 point 5", "tyrolean", "10 ♠", "9♦", "7♦", False, "order.suit-led"),
    ("S0 §5 point 5", "tyrolean", "10 ♠", "7♦", "A♥", False, "order.other-suits"),
    ("S0 §12 Bavarian Watten", "bavarian", "10 ♠", "7♦", "K♥", True, "kritische.order"),
    ("S0 §12 Bavarian Watten", "bavarian", "10 ♠", "7♦", "7♣", False, "kritische.order"),
    ("S0 §12 Bavarian Watten", "bavarian", "10 ♦", "10♦", "7♦", True, "kritische.beat-all"),
    ("S0 §12 Unkritisch: Rechter highest", "unkritisch", "10 ♠", "10♠", "K♥", False, "order.rechter"),
    ("S0 §12 Unkritisch: Rechter highest", "unkritisch", "10 ♠", "7♣", "10♠", True, "order.rechter"),
    ("S0 §12 Unkritisch: Weli", "unkritisch", "10 ♠", "7♠", "6♦", False, "weli.lowest-trump"),
    ("S0 §12 Unkritisch: Weli", "unkritisch", "10 ♠", "6♦", "7♠", True, "weli.lowest-trump"),
    ("S0 §12 Unkritisch: Weli", "unkritisch", "10 ♠", "A♦", "6♦", True, "weli.lowest-trump"),
    ("S0 §12 Unkritisch: Weli", "unkritisch", "10 ♠", "6♦", "A♦", False, "weli.lowest-trump"),
    ("S0 §12 Unkritisch: Weli", "unkritisch", "10 ♦", "7♦", "6♦", False, "weli.lowest-trump"),
    ("S0 §12 Unkritisch: Weli", "unkritisch", "10 ♠", "6♦", "10♥", True, "order.linke"),
    ("S0 §12 Unkritisch: six", "unkritisch", "6 ♠", "A♠", "6♦", True, "weli.six-schlag"),
    ("S0 §12 Unkritisch: six", "unkritisch", "6 ♦", "A♦", "6♦", True, "weli.six-schlag"),
    ("S0 §12 Unkritisch: a plain king", "unkritisch", "10 ♠", "A♥", "K♥", False, "order.suit-led"),
    ("S0 §12 Der Guate", "south-tyrolean", "10 ♠", "10♠", "J♠", True, "order.guate"),
    ("S0 §12 Der Guate", "south-tyrolean", "10 ♠", "J♠", "10♠", False, "order.guate"),
    ("house: below the Kritische", "south-tyrolean", "10 ♠", "J♠", "7♣", True, "kritische.beat-all"),
    ("house: below the Kritische", "south-tyrolean", "10 ♠", "7♣", "J♠", False, "kritische.beat-all"),
    ("house: without a Rechter", "south-tyrolean", "K ♥", "K♠", "A♥", True, "order.guate"),
    ("S2 Austria, Beasn", "south-tyrolean-beasn", "10 ♠", "10♠", "9♠", True, "order.beasn"),
    ("S2 Austria, Beasn", "south-tyrolean-beasn", "10 ♠", "9♠", "10♠", False, "order.beasn"),
    ("S2 Austria, Beasn: the second", "south-tyrolean-beasn", "10 ♠", "9♠", "J♠", True, "order.guate"),
    ("S2 Austria, Bugl", "carinthian", "10 ♠", "K♥", "J♦", True, "kritische.order"),
    ("S2 Austria, Bugl", "carinthian", "10 ♠", "J♦", "K♥", False, "kritische.order"),
    ("S3 Watten tirolese", "tyrolean-four-kritische", "10 ♠", "6♦", "7♦", True, "kritische.order"),
    ("S3 Watten tirolese", "tyrolean-four-kritische", "10 ♠", "6♦", "7♣", False, "kritische.order"),
    ("house: lowest bell", "unkritisch+weli-lowest-bell", "10 ♠", "7♦", "6♦", False, "order.suit-led"),
    ("house: lowest bell", "unkritisch+weli-lowest-bell", "10 ♠", "6♦", "7♠", True, "order.trumps"),
    ("house: lowest bell", "unkritisch+weli-lowest-bell", "10 ♦", "A♠", "6♦", True, "order.trumps"),
    ("house: lowest bell", "unkritisch+weli-lowest-bell", "10 ♦", "7♦", "6♦", False, "order.trump-rank"),
]


@pytest.mark.parametrize(("source", "rules", "said", "best", "challenger", "takes", "rule"), DUELS)
def test_one_card_against_another(
    source: str, rules: str, said: str, best: str, challenger: str, takes: bool, rule: str
) -> None:
    proof = ranked(rules, said).compare(card(challenger), card(best))
    assert proof.value is takes
    assert [reason.rule for reason in proof.reasons] == [rule]
    assert proof.reasons[0].step.rpartition(".")[2] in (
        ("beats", "beaten") if takes else ("loses", "too-low")
    )


@pytest.mark.parametrize(("best", "challenger"), [("7♣", "6♦"), ("6♦", "7♣")])
def test_of_two_kritische_the_higher_is_named_first(best: str, challenger: str) -> None:
    (reason,) = ranked("tyrolean", "10 ♠").compare(card(challenger), card(best)).reasons
    assert (reason.facts["name"], reason.facts["other"]) == (Nickname.WELI, Nickname.SPITZ)


@pytest.mark.parametrize("table", ORDERS[::12], ids=str)
def test_who_wins_and_why_agree(table: Table) -> None:
    ranking = table.ranking
    for one, other in permutations(table.pack, 2):
        assert ranking.beats(one, other) == ranking.compare(one, other).value


def test_sentences_keep_silent_about_kritische_where_there_are_none() -> None:
    assert ranked("tyrolean", "10 ♠").worded("duty.holds-trump") == "duty.holds-trump"
    assert ranked("unkritisch", "10 ♠").worded("duty.holds-trump") == "duty.holds-trump.unkritisch"


TRUMP_SUIT = [
    ("S0 §7: including the Rechter", "tyrolean", "10 ♠", "10♠", True),
    ("S0 §7", "tyrolean", "10 ♠", "7♠", True),
    ("S0 §5: a Linker is no trump card", "tyrolean", "10 ♠", "10♥", False),
    ("S0 §3", "tyrolean", "10 ♥", "K♥", False),
    ("S0 §3", "tyrolean", "10 ♦", "6♦", False),
    ("S0 §3", "tyrolean", "10 ♣", "7♣", False),
    ("S0 §12 Bavarian Watten", "bavarian", "10 ♦", "7♦", False),
    ("S0 §12 Unkritisch", "unkritisch", "10 ♥", "K♥", True),
    ("S0 §12 Unkritisch: Weli", "unkritisch", "10 ♠", "6♦", True),
    ("S0 §12 Unkritisch: six as a lone Linker", "unkritisch", "6 ♠", "6♦", False),
    ("S0 §12 Unkritisch: six as the Rechter", "unkritisch", "6 ♦", "6♦", True),
    ("house: the Guate is a trump", "south-tyrolean", "10 ♠", "J♠", True),
    ("house: the Guate is a trump", "south-tyrolean", "K ♥", "A♥", True),
    ("house: the Beasn is a trump", "south-tyrolean-beasn", "10 ♠", "9♠", True),
    ("house: the Beasn is a trump", "south-tyrolean-beasn", "A ♠", "K♠", True),
    ("house: lowest bell", "unkritisch+weli-lowest-bell", "10 ♠", "6♦", False),
    ("house: lowest bell", "unkritisch+weli-lowest-bell", "10 ♦", "6♦", True),
    ("S0 §3; S2 Austria, Bugl", "carinthian", "10 ♦", "J♦", False),
    ("S0 §3; S3 Watten tirolese", "tyrolean-four-kritische", "10 ♦", "7♦", False),
]


@pytest.mark.parametrize(("source", "rules", "said", "sign", "expected"), TRUMP_SUIT)
def test_what_is_a_card_of_the_trump_suit(
    source: str, rules: str, said: str, sign: str, expected: bool
) -> None:
    assert ranked(rules, said).is_trump_suit(card(sign)) is expected


@pytest.mark.parametrize("rules", ["tyrolean", "bavarian", "bavarian+unkritisch"])
def test_the_six_is_no_schlag_where_it_cannot_be_named(rules: str) -> None:
    # S0 §5: "a rank – A, K, Q, J, 10, 9, 8 or 7"
    with pytest.raises(RuleSetError) as raised:
        Ranking(SETS[rules], declared("6 ♦"))
    assert raised.value.code == "schlag-unknown"
    assert raised.value.facts["rules"] == rules


@pytest.mark.parametrize(
    ("source", "rules", "sign", "printed"),
    [("S0 §2", "tyrolean", "6♦", True), ("S0 §12 Bavarian Watten", "bavarian", "6♦", False)],
)
def test_which_cards_are_in_play(source: str, rules: str, sign: str, printed: bool) -> None:
    assert (card(sign) in ranked(rules, "10 ♠")) is printed


def test_every_card_that_can_be_a_kritischer_has_a_name() -> None:
    assert {each for value in FLAGS["kritische"].values for each in value} == set(NICKNAMES)  # type: ignore[union-attr]


def test_the_six_as_schlag_finds_its_card_only_in_bells() -> None:
    # S0 §12 Unkritisch: the Weli is the only six
    assert [ranked("unkritisch", f"6 {suit}").would_be_rechter for suit in "♣♠♥♦"] == [
        None,
        None,
        None,
        card("6♦"),
    ]
