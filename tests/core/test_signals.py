"""Signals: the two tables of signs, what a card is told as, and who may tell."""

import pytest

from tests.builders import card, declared
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.ranking import Ranking
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.signals import (
    TABLES,
    Manner,
    Sign,
    Signalled,
    find_meaning,
    find_sign,
    may_signal,
    told_of,
)
from watten_tutor.rulebook.load import load_ruleset

# Copied by hand from the sources; S1 §6 says the same as S0 §6.
S0_6 = "kiss=maxi lips-right=weli lips-left=spitz right-eye=rechter left-eye=linker"
S2_DEUTEN = "kiss=maxi right-eye=weli left-eye=spitz right-shoulder=rechter left-shoulder=linker"
FINGERS = (
    " thumb=trump-a index=trump-k middle=trump-q ring=trump-j little=trump-small ceiling=nothing"  # both
)


def pairs(written: str) -> dict[Sign, Signalled]:
    return {Sign(sign): Signalled(told) for sign, told in (each.split("=") for each in written.split())}


@pytest.mark.parametrize(
    ("rules", "written"), [("tyrolean", S0_6 + FINGERS), ("bavarian-classic", S2_DEUTEN + FINGERS)]
)
def test_a_sign_means_what_the_source_says(rules: str, written: str) -> None:
    ruleset, table = load_ruleset(rules), pairs(written)
    assert {sign: find_meaning(ruleset, sign).value for sign in table} == table
    others = [sign for sign in Sign if sign not in table]
    assert len(others) == 2  # those of the other table alone
    assert {find_meaning(ruleset, sign).value for sign in others} == {Signalled.NOTHING}  # house


def test_each_table_has_one_sign_for_all_there_is_to_tell() -> None:
    for table in TABLES.values():
        assert set(table) == set(Signalled)
        assert len(set(table.values())) == len(Signalled)


@pytest.mark.parametrize(
    ("sign", "rules", "chain"),
    [
        ("right-eye", "tyrolean", ["signals.schlag"]),
        ("kiss", "tyrolean", ["signals.kritische"]),
        ("ring", "tyrolean", ["signals.trumps"]),
        ("ceiling", "bavarian-classic", ["signals.nothing"]),
        ("left-shoulder", "tyrolean", ["signals.schlag", "signals.nothing"]),
        ("lips-right", "bavarian-classic", ["signals.kritische", "signals.nothing"]),
        ("kiss", "unkritisch", ["kritische.none"]),
        ("lips-left", "carinthian-unkritisch", ["kritische.none"]),
        ("right-eye", "carinthian-unkritisch", ["kritische.none"]),
    ],
)
def test_why_a_sign_means_what_it_means(sign: str, rules: str, chain: list[str]) -> None:
    assert [reason.rule for reason in find_meaning(load_ruleset(rules), Sign(sign)).reasons] == chain


@pytest.mark.parametrize("sign", ["kiss", "lips-right", "lips-left"])
def test_without_kritische_their_signs_mean_nothing(sign: str) -> None:
    # S0 §12 Unkritisch: there is no Maxi, no Weli and no Spitz of which they could tell
    assert find_meaning(load_ruleset("unkritisch"), Sign(sign)).value is Signalled.NOTHING


TOLD = [
    # source, rules, Schlag and trump, card, sign
    ("S0 §6", "tyrolean", "10 ♠", "K♥", "kiss"),
    ("S0 §6", "tyrolean", "10 ♠", "6♦", "lips-right"),
    ("S0 §6", "tyrolean", "10 ♠", "7♣", "lips-left"),
    ("S0 §6", "tyrolean", "10 ♠", "10♠", "right-eye"),
    ("S0 §6", "tyrolean", "10 ♠", "10♥", "left-eye"),
    ("S0 §6", "tyrolean", "10 ♠", "A♠", "thumb"),
    ("S0 §6", "tyrolean", "10 ♠", "K♠", "index"),
    ("S0 §6", "tyrolean", "10 ♠", "Q♠", "middle"),
    ("S0 §6", "tyrolean", "10 ♠", "J♠", "ring"),
    ("S0 §6: a small trump", "tyrolean", "10 ♠", "9♠", "little"),
    ("S0 §6: a small trump", "tyrolean", "9 ♠", "10♠", "little"),
    ("S0 §6, house: a plain card", "tyrolean", "10 ♠", "A♦", "ceiling"),
    ("S0 §3: K♥ is no heart and no King", "tyrolean", "9 ♥", "K♥", "kiss"),
    ("S0 §3: 7♣ is no seven", "tyrolean", "7 ♠", "7♣", "lips-left"),
    ("S0 §5: no Rechter", "tyrolean", "K ♥", "K♠", "left-eye"),
    ("S2 Deuten", "bavarian-classic", "10 ♠", "10♠", "right-shoulder"),
    ("S2 Deuten", "bavarian-classic", "10 ♠", "10♥", "left-shoulder"),
    ("S2 Deuten", "bavarian-classic", "10 ♠", "7♣", "left-eye"),
    ("S2 Deuten: 7-10", "bavarian-classic", "9 ♠", "10♠", "little"),
    ("S2 Deuten", "carinthian", "10 ♠", "6♦", "right-eye"),
    ("house: the Belli for the Weli", "bavarian", "10 ♠", "7♦", "lips-right"),
    ("house: the Belli for the Weli", "bavarian-classic", "10 ♦", "7♦", "right-eye"),
    ("S3: Weli third of four", "tyrolean-four-kritische", "10 ♠", "6♦", "lips-right"),
    ("S0 §12: lowest trump", "unkritisch", "10 ♠", "6♦", "little"),
    ("S0 §12: the only Schlag", "unkritisch", "6 ♦", "6♦", "right-eye"),
    ("S0 §12: the only Schlag", "unkritisch", "6 ♠", "6♦", "left-eye"),
    ("S0 §12: no Kritische", "unkritisch", "10 ♥", "K♥", "index"),
    ("S0 §12: no Kritische", "unkritisch", "10 ♣", "7♣", "little"),
    ("house: a plain ♦", "unkritisch+weli-lowest-bell", "10 ♠", "6♦", "ceiling"),
]


@pytest.mark.parametrize(("source", "rules", "said", "sign", "expected"), TOLD)
def test_a_card_is_told_by_what_it_is(source: str, rules: str, said: str, sign: str, expected: str) -> None:
    proof = find_sign(Ranking(load_ruleset(rules), declared(said)), card(sign))
    assert proof.value is Sign(expected)
    assert proof.reasons


@pytest.mark.parametrize("rules", ["tyrolean", "bavarian-classic", "unkritisch", "bavarian+unkritisch"])
def test_the_sign_for_a_card_means_what_the_card_is_told_as(rules: str) -> None:
    ranking = Ranking(load_ruleset(rules), declared("10 ♥"))
    for each in ranking.cards:
        assert find_meaning(ranking.ruleset, find_sign(ranking, each).value).value is told_of(ranking, each)


def test_the_reasons_for_a_sign_say_what_the_card_is_and_then_its_sign() -> None:
    ranking = Ranking(RuleSet(), declared("9 ♥"))
    chain = [reason.rule for reason in find_sign(ranking, card("K♥")).reasons]
    assert chain == ["kritische.order", "kritische.no-suit", "signals.kritische"]


@pytest.mark.parametrize(
    ("rules", "said", "sign"),
    [
        ("carinthian", "10 ♠", "J♦"),  # the Bugl
        ("tyrolean+guate+beasn", "10 ♠", "J♠"),
        ("tyrolean+guate+beasn", "10 ♠", "9♠"),
        ("tyrolean-four-kritische", "10 ♠", "7♦"),  # a Belli beside the Weli
    ],
)
def test_a_card_for_which_no_source_has_a_sign_is_refused(rules: str, said: str, sign: str) -> None:
    with pytest.raises(Unanswerable) as raised:
        find_sign(Ranking(load_ruleset(rules), declared(said)), card(sign))
    assert (raised.value.code, raised.value.facts["found"]) == ("no-sign", card(sign))


@pytest.mark.parametrize("rules", ["south-tyrolean", "blind", "tyrolean+no-signals"])
def test_where_signals_are_forbidden_no_sign_has_a_meaning(rules: str) -> None:
    ruleset = load_ruleset(rules)
    with pytest.raises(Unanswerable, match="signals-forbidden"):
        find_meaning(ruleset, Sign.KISS)
    with pytest.raises(Unanswerable, match="signals-forbidden"):
        find_sign(Ranking(ruleset, declared("10 ♠")), card("K♥"))


def test_where_two_play_against_each_other_nobody_signals() -> None:
    ruleset = load_ruleset("two-handed")
    with pytest.raises(Unanswerable, match="no-partner"):
        find_meaning(ruleset, Sign.RIGHT_EYE)
    with pytest.raises(Unanswerable, match="no-partner"):
        find_sign(Ranking(ruleset, declared("10 ♠")), card("10♦"))


@pytest.mark.parametrize(
    ("source", "rules", "manner", "announced", "may", "rule"),
    [
        ("S0 §6", "tyrolean", Manner.GESTURE, True, True, "signals.after-announcement"),
        ("S0 §6", "tyrolean", Manner.TALK, True, True, "signals.after-announcement"),
        ("S0 §6", "tyrolean", Manner.GESTURE, False, False, "signals.after-announcement"),
        ("S2 Deuten", "bavarian-classic", Manner.TALK, False, False, "signals.after-announcement"),
        ("S3 Gioco delle prese 5", "italian", Manner.GESTURE, True, True, "signals.after-announcement"),
        ("S3 Gioco delle prese 5", "italian", Manner.TALK, True, False, "signals.gestures-only"),
        ("S3 Gioco delle prese 5", "italian", Manner.GESTURE, False, False, "signals.after-announcement"),
        ("S2 Deuten", "south-tyrolean", Manner.GESTURE, True, False, "signals.forbidden"),
        ("S2 Blind Watten", "ladinisch", Manner.TALK, True, False, "signals.forbidden"),
        ("S0 §12 Blind Watten", "blind", Manner.GESTURE, True, False, "signals.forbidden"),
    ],
)
def test_who_may_signal(
    source: str, rules: str, manner: Manner, announced: bool, may: bool, rule: str
) -> None:
    proof = may_signal(load_ruleset(rules), manner, announced)
    assert (proof.value, proof.reasons[0].rule) == (may, rule)


def test_a_sign_may_be_false() -> None:
    # S0 §6: "You may also give false signals"
    assert may_signal(RuleSet(), Manner.GESTURE, True).reasons[-1].rule == "signals.false-allowed"
