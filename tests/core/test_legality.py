"""What may be played, case by case, each derived by hand from the text named first."""

import re

import pytest

from tests.builders import ANNA, BEN, CARLA, SETS, cards, declared, hand, ranked, to_play, trick
from watten_tutor.core.cards import card
from watten_tutor.core.duty import Turn, demand, may_call
from watten_tutor.core.legality import legal_cards, may_play, violation, why_enough
from watten_tutor.core.position import Hand
from watten_tutor.core.ranking import Ranking
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.trick import Trick
from watten_tutor.i18n import Speech

LEGAL = [
    # source, rules, Schlag and trump, trick so far, hand, what may be played
    ("S0 §7 example: Ben", "tyrolean", "10 ♠", "8♠", "J♠ 10♥ A♦", "J♠ 10♥"),
    ("S0 §7 example: Carla has no spade", "tyrolean", "10 ♠", "8♠ 10♥", "A♦ K♣ 9♥", "K♣ 9♥ A♦"),
    ("S0 §7 example: Dan", "tyrolean", "10 ♠", "8♠ 10♥ A♦", "7♣ 8♥", "7♣ 8♥"),
    ("S0 §7: including the Rechter, held", "tyrolean", "10 ♠", "8♠", "10♠ A♦", "10♠"),
    ("S0 §7: including the Rechter, led", "tyrolean", "10 ♠", "10♠", "7♠ A♦", "7♠"),
    ("S0 §7: any trump will do", "tyrolean", "10 ♠", "8♠", "7♠ A♠ A♦", "A♠ 7♠"),
    ("S0 §7: not only the second plays under it", "tyrolean", "10 ♠", "8♠ 10♥ A♦", "7♠ A♦", "7♠"),
    ("S0 §7: what was played later does not bind", "tyrolean", "10 ♠", "8♦ A♠", "J♠ 9♥", "J♠ 9♥"),
    ("S0 §7: no need to follow suit", "tyrolean", "10 ♠", "A♥", "9♥ A♦ J♠", "J♠ 9♥ A♦"),
    ("S0 §7: a Linker led binds nobody", "tyrolean", "10 ♠", "10♥", "J♠ A♦", "J♠ A♦"),
    ("S0 §7: a Kritischer led binds nobody", "tyrolean", "10 ♥", "K♥", "9♥ A♦", "9♥ A♦"),
    ("S0 §3: K♥ with hearts as trump", "tyrolean", "10 ♥", "8♥", "K♥ A♦", "K♥ A♦"),
    ("S0 §3: 6♦ with bells as trump", "tyrolean", "10 ♦", "8♦", "A♠ 6♦", "A♠ 6♦"),
    ("S0 §3: 7♣ with acorns as trump", "tyrolean", "10 ♣", "8♣", "7♣ A♦", "7♣ A♦"),
    ("S0 §7: a Kritischer satisfies", "tyrolean", "10 ♠", "8♠", "6♦ J♠ A♥", "J♠ 6♦"),
    ("S0 §7: a Linker in hand creates no duty", "tyrolean", "10 ♠", "8♠", "10♥ A♦", "10♥ A♦"),
    ("S0 §7: a Linker satisfies", "tyrolean", "10 ♠", "8♠", "10♥ A♦ 9♠", "9♠ 10♥"),
    ("S0 §7: the lead is free", "tyrolean", "10 ♠", "", "7♠ A♦ K♥", "7♠ K♥ A♦"),
    ("S0 §12 Bavarian: nothing binds", "bavarian", "10 ♠", "8♠", "J♠ 10♥ A♦", "J♠ 10♥ A♦"),
    ("S0 §12 Bavarian: nothing binds", "bavarian", "10 ♠", "10♠", "J♠ A♦", "J♠ A♦"),
    ("S0 §12 Unkritisch: K♥ is a heart", "unkritisch", "10 ♥", "8♥", "K♥ A♦", "K♥"),
    ("S0 §12 Unkritisch: the Weli creates the duty", "unkritisch", "10 ♠", "8♠", "6♦ A♦", "6♦"),
    ("S0 §12 Unkritisch: a Weli led is a trump led", "unkritisch", "10 ♠", "6♦", "7♠ A♦", "7♠"),
    ("S0 §12 Unkritisch: and no bell", "unkritisch", "10 ♠", "6♦", "A♦ 9♥", "9♥ A♦"),
    ("S0 §12 Unkritisch: Weli under every suit", "unkritisch", "10 ♥", "8♥", "6♦ A♦ 10♠", "10♠ 6♦"),
    ("S0 §12 six, ♦: the Weli is the Rechter", "unkritisch", "6 ♦", "8♦", "6♦ A♥", "6♦"),
    ("S0 §12 six, ♦: led it binds", "unkritisch", "6 ♦", "6♦", "7♦ A♥", "7♦"),
    ("S0 §12 six, ♠: a Linker, no duty", "unkritisch", "6 ♠", "8♠", "6♦ A♥", "A♥ 6♦"),
    ("S0 §12 six, ♠: a Linker satisfies", "unkritisch", "6 ♠", "8♠", "6♦ A♥ 7♠", "7♠ 6♦"),
    ("S0 §12 six, ♠: led it binds nobody", "unkritisch", "6 ♠", "6♦", "7♠ A♥", "7♠ A♥"),
    ("S0 §7; house: a Guate led is a trump led", "south-tyrolean", "10 ♠", "J♠", "9♠ A♦", "9♠"),
    ("S0 §7; house: a Guate held creates the duty", "south-tyrolean", "10 ♠", "8♠", "J♠ A♦", "J♠"),
    ("S0 §7; house: also with no Rechter", "south-tyrolean", "K ♥", "8♥", "A♥ A♦", "A♥"),
    ("house: K♥ is no Guate and no heart", "south-tyrolean", "Q ♥", "8♥", "K♥ A♦", "K♥ A♦"),
    ("S0 §7; house: a Beasn led is a trump led", "south-tyrolean-beasn", "10 ♠", "9♠", "8♠ A♦", "8♠"),
    ("S0 §7; house: a Beasn held creates it", "south-tyrolean-beasn", "10 ♠", "8♠", "9♠ A♦", "9♠"),
    ("house: lowest bell, no trump", "unkritisch+weli-lowest-bell", "10 ♠", "8♠", "6♦ A♥", "A♥ 6♦"),
    ("house: lowest bell, a trump", "unkritisch+weli-lowest-bell", "10 ♦", "8♦", "6♦ A♥", "6♦"),
    ("house: lowest bell led", "unkritisch+weli-lowest-bell", "10 ♠", "6♦", "7♠ A♥", "7♠ A♥"),
    ("S0 §3; S2 Austria, Bugl", "carinthian", "10 ♦", "8♦", "J♦ A♥", "A♥ J♦"),
    ("S0 §7; S2 Austria, Bugl", "carinthian", "10 ♠", "8♠", "J♦ 9♠ A♥", "9♠ J♦"),
    ("S3 Watten tirolese: no duty", "tyrolean-four-kritische", "10 ♠", "8♠", "J♠ A♥", "J♠ A♥"),
]


@pytest.mark.parametrize(("source", "rules", "said", "table", "held", "expected"), LEGAL)
def test_what_may_be_played(source: str, rules: str, said: str, table: str, held: str, expected: str) -> None:
    assert legal_cards(to_play(ranked(rules, said), trick(table)), cards(held)).value == cards(expected)


CALLED = [
    ("S0 §12 Bavarian: trumps", "bavarian", "10 ♠", "10♠", "J♠ A♦ 9♥", "J♠"),
    ("S0 §12 Bavarian: a Linker is not enough", "bavarian", "10 ♠", "10♠", "J♠ 10♥ A♦", "J♠"),
    ("S0 §12 Bavarian: a Kritischer will do", "bavarian", "10 ♠", "10♠", "J♠ K♥ A♦", "J♠ K♥"),
    ("S0 §12 Bavarian: a Kritischer alone binds", "bavarian", "10 ♠", "10♠", "7♦ 10♥ A♦", "7♦"),
    ("S0 §12 Bavarian: who cannot is free", "bavarian", "10 ♠", "10♠", "10♥ A♦ 9♥", "10♥ 9♥ A♦"),
    ("S0 §12 Bavarian: everyone, the last too", "bavarian", "10 ♠", "10♠ 7♠ K♥", "J♠ A♦", "J♠"),
    ("S0 §12 both options: a trump only", "bavarian+unkritisch", "10 ♠", "10♠", "K♥ J♠ 10♥", "J♠"),
    ("S0 §12 both options: K♥ is no help", "bavarian+unkritisch", "10 ♠", "10♠", "K♥ 10♥", "K♥ 10♥"),
]


@pytest.mark.parametrize(("source", "rules", "said", "table", "held", "expected"), CALLED)
def test_what_may_be_played_after_trumpf_oder_kritisch(
    source: str, rules: str, said: str, table: str, held: str, expected: str
) -> None:
    assert legal_cards(to_play(ranked(rules, said), trick(table, called=True)), cards(held)).value == cards(
        expected
    )


CALLS = [
    ("S0 §12 Bavarian", "bavarian", "10 ♠", "10♠", True, True),
    ("S0 §12 Bavarian: the very first trick", "bavarian", "10 ♠", "10♠", False, False),
    ("S0 §12 Bavarian: only the Rechter", "bavarian", "10 ♠", "10♥", True, False),
    ("S0 §12 Bavarian: only the Rechter", "bavarian", "10 ♠", "A♠", True, False),
    ("S0 §12 Bavarian: 7♦ is no Rechter", "bavarian", "7 ♦", "7♦", True, False),
    ("S0 §12 Bavarian: 7♣ is no Rechter", "bavarian", "7 ♣", "7♣", True, False),
    ("S0 §7: no call in the base game", "tyrolean", "10 ♠", "10♠", True, False),
    ("S0 §12 Unkritisch: no call", "unkritisch", "10 ♠", "10♠", True, False),
    ("S0 §12 both options", "bavarian+unkritisch", "7 ♦", "7♦", True, True),
]


@pytest.mark.parametrize(("source", "rules", "said", "led", "first", "expected"), CALLS)
def test_when_trumpf_oder_kritisch_can_be_called(
    source: str, rules: str, said: str, led: str, first: bool, expected: bool
) -> None:
    assert may_call(ranked(rules, said), card(led), first) is expected


def test_nobody_can_call_before_the_lead() -> None:
    assert not may_call(ranked("bavarian", "10 ♠"), None, True)


WHY = [
    # source, rules, Schlag and trump, trick so far, hand, steps told
    (
        "S0 §7 example",
        "tyrolean",
        "10 ♠",
        "8♠",
        "J♠ 10♥ A♦",
        ["duty.trump-led", "duty.holds-trump", "duty.linker-is-enough", "duty.not-enough"],
    ),
    ("S0 §7", "tyrolean", "10 ♠", "8♠", "10♥ A♦", ["duty.trump-led", "duty.no-trump"]),
    ("S0 §3", "tyrolean", "10 ♥", "8♥", "K♥ A♦", ["duty.trump-led", "duty.only-a-kritischer"]),
    (
        "S0 §7",
        "tyrolean",
        "10 ♠",
        "8♠",
        "J♠ 7♣",
        ["duty.trump-led", "duty.holds-trump", "duty.kritischer-is-enough"],
    ),
    ("S0 §7", "tyrolean", "10 ♠", "8♥", "J♠ 7♣", ["duty.plain-led"]),
    ("S0 §7", "tyrolean", "10 ♠", "10♥", "J♠ 7♣", ["duty.linker-led"]),
    ("S0 §7", "tyrolean", "10 ♠", "6♦", "J♠ 7♣", ["duty.kritischer-led"]),
    ("S0 §7", "tyrolean", "10 ♠", "", "J♠ 7♣", ["duty.leads"]),
    ("S0 §12 Bavarian", "bavarian", "10 ♠", "8♠", "J♠ A♦", ["duty.none"]),
    ("S0 §12 Bavarian", "bavarian", "10 ♠", "10♠", "J♠ A♦", ["duty.rechter-not-called"]),
    (
        "S0 §12 Unkritisch",
        "unkritisch",
        "10 ♠",
        "8♠",
        "J♠ A♦",
        ["duty.trump-led", "duty.holds-trump.unkritisch", "duty.not-enough.unkritisch"],
    ),
]


@pytest.mark.parametrize(("source", "rules", "said", "table", "held", "steps"), WHY)
def test_why_these_cards(source: str, rules: str, said: str, table: str, held: str, steps: list[str]) -> None:
    proof = legal_cards(to_play(ranked(rules, said), trick(table)), cards(held))
    assert [reason.step for reason in proof.reasons] == steps


def test_why_under_the_call_a_linker_stays_in_the_hand() -> None:
    # S0 §12 Bavarian Watten: "everyone must play a trump or a Kritischer"
    proof = legal_cards(to_play(ranked("bavarian", "10 ♠"), trick("10♠", called=True)), cards("J♠ 10♥ A♦ 7♦"))
    assert [(reason.step, reason.facts.get("cards")) for reason in proof.reasons[1:]] == [
        ("call.holds", cards("J♠ 7♦")),
        ("duty.kritischer-is-enough", None),
        ("call.linker-not-enough", cards("10♥")),
        ("call.not-enough", cards("A♦")),
    ]


MAY = [
    # source, rules, Schlag and trump, trick so far, hand, card, answer, last step
    # (no answer: an unknown card decides)
    ("S0 §7", "tyrolean", "10 ♠", "8♠", "J♠ A♦", "A♦", False, "duty.not-enough"),
    ("S0 §7", "tyrolean", "10 ♠", "8♠", "J♠ A♦ _", "A♦", False, "duty.not-enough"),
    ("S0 §7", "tyrolean", "10 ♠", "8♠", "J♠ A♦", "J♠", True, "duty.trump-is-enough"),
    ("S0 §7", "tyrolean", "10 ♠", "8♠", "10♥ A♦ _ _", "10♥", True, "duty.linker-is-enough"),
    ("S0 §7", "tyrolean", "10 ♠", "8♠", "7♣ A♦ _ _", "7♣", True, "duty.kritischer-is-enough"),
    ("S0 §7", "tyrolean", "10 ♠", "8♠", "9♥ A♦ _ _", "A♦", None, ""),
    ("S0 §7", "tyrolean", "10 ♠", "8♠", "9♥ A♦", "A♦", True, "duty.no-trump"),
    ("S0 §3", "tyrolean", "10 ♥", "8♥", "K♥ A♦", "A♦", True, "duty.only-a-kritischer"),
    ("S0 §7", "tyrolean", "10 ♠", "8♥", "J♠ A♦ _ _", "A♦", True, "duty.plain-led"),
    ("S0 §7", "tyrolean", "10 ♠", "", "J♠ A♦ _ _", "A♦", True, "duty.leads"),
    ("S0 §12 Bavarian", "bavarian", "10 ♠", "8♠", "J♠ A♦", "A♦", True, "duty.none"),
    ("S0 §12 Unkritisch", "unkritisch", "10 ♠", "8♠", "6♦ A♦", "A♦", False, "duty.not-enough.unkritisch"),
]


@pytest.mark.parametrize(("source", "rules", "said", "table", "held", "sign", "answer", "step"), MAY)
def test_whether_a_card_may_be_played(
    source: str, rules: str, said: str, table: str, held: str, sign: str, answer: bool | None, step: str
) -> None:
    judged = may_play(to_play(ranked(rules, said), trick(table)), hand(held), card(sign))
    if answer is None:
        assert judged is None
    else:
        assert judged is not None
        assert (judged.value, judged.reasons[-1].step) == (answer, step)


def test_of_several_trumps_forgotten_the_first_of_the_pack_is_named() -> None:
    turn = to_play(ranked("tyrolean", "10 ♠"), trick("8♠"))
    (reason,) = why_enough(turn, demand(turn), cards("J♠ 7♠"), alone=True)
    assert (reason.step, reason.facts["card"]) == ("duty.trump-is-enough", card("J♠"))


def test_only_a_card_of_the_hand_can_be_asked_about() -> None:
    with pytest.raises(ValueError, match="A♦ is not in this hand"):
        may_play(to_play(ranked("tyrolean", "10 ♠"), trick("8♠")), Hand(cards("J♠")), card("A♦"))


def test_a_violation_is_proved_by_the_cards_known() -> None:
    ranking = ranked("tyrolean", "10 ♠")
    proof = violation(to_play(ranking, trick("8♠")), cards("J♠"), card("A♦"))
    assert proof is not None
    assert [reason.step for reason in proof.reasons] == [
        "duty.trump-led",
        "duty.holds-trump",
        "duty.not-enough",
    ]
    assert violation(to_play(ranking, trick("8♠")), cards("9♥"), card("A♦")) is None


@pytest.mark.parametrize(
    ("duty", "call", "called", "asked"),
    [
        ("trump_led", "none", False, (True, False)),
        ("none", "none", False, (False, False)),
        ("none", "first_trick", False, (False, False)),
        ("none", "first_trick", True, (True, True)),
        ("trump_led", "first_trick", False, (True, False)),
        ("trump_led", "first_trick", True, (True, True)),
    ],
)
def test_what_a_led_rechter_asks_under_each_value_obeyed(
    duty: str, call: str, called: bool, asked: tuple[bool, bool]
) -> None:
    ranking = Ranking(RuleSet().with_flags("mine", {"duty": duty, "call": call}), declared("10 ♠"))
    found = demand(to_play(ranking, trick("10♠", called=called)))
    assert (bool(found.binding), found.called) == asked


def test_before_the_lead_nothing_is_asked() -> None:
    assert not demand(to_play(ranked("tyrolean", "10 ♠"), Trick())).binding


def test_the_reason_names_who_led_what() -> None:
    told = legal_cards(to_play(ranked("tyrolean", "10 ♠"), trick("8♠", leader=BEN)), cards("J♠")).reasons[0]
    assert told.facts == {"player": BEN, "card": card("8♠")}


@pytest.mark.parametrize("rules", [name for name in SETS if not SETS[name].kritische])
@pytest.mark.parametrize("held", ["J♠ A♦", "J♠ 10♥ A♦", "10♥ A♦", "A♦ A♥"])
def test_no_sentence_speaks_of_kritische_where_there_are_none(rules: str, held: str) -> None:
    ranking = ranked(rules, "10 ♠")
    table = trick("10♠", called=may_call(ranking, card("10♠"), True))
    turns = [Turn(ranking, table, seat, dealer=ANNA) for seat in (BEN, CARLA)]
    speech = Speech("en", "french", ("Anna", "Ben", "Carla", "Dan"))
    for reason in (each for turn in turns for each in legal_cards(turn, cards(held)).reasons):
        said = speech.text(f"because.{reason.step}", **reason.facts)
        assert not re.search("Kritische[rn]?", said.replace("without Kritische", "")), said
