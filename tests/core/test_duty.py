"""What a lead demands of whom, for each way to agree on it, derived by hand from the text named first.

The dealer is Dan unless told otherwise, so Dan and Anna have announced. Anna and Carla are partners.
"""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, card, cards, ranked, to_play, trick
from watten_tutor.core.cards import Card
from watten_tutor.core.duty import Demand, demand, may_call
from watten_tutor.core.legality import legal_cards
from watten_tutor.core.ranking import CardClass, Ranking
from watten_tutor.core.seats import Seat

AFTER_A_TRUMP = [
    # source, rules, leader, trick so far (Schlag 10, trump ♠), hand of the next player, what may be played
    # duty_binds
    ("S2 Blind Watten: the dealer has bid", "blind", CARLA, "8♠", "J♠ A♦", "J♠"),
    ("S2 Blind Watten: forehand has bid", "blind", DAN, "8♠", "J♠ A♦", "J♠"),
    ("S2 Blind Watten: Ben has not", "blind", ANNA, "8♠", "J♠ A♦", "J♠ A♦"),
    ("S2 Blind Watten: Carla has not", "blind", BEN, "8♠", "J♠ A♦", "J♠ A♦"),
    ("house: a lead by anyone binds them", "blind", BEN, "8♠ 7♥", "J♠ A♦", "J♠"),
    ("S0 §7: everyone is bound", "tyrolean", ANNA, "8♠", "J♠ A♦", "J♠"),
    # duty_exempt
    ("S2 Blind Watten: not the Rechte", "ladinisch", DAN, "8♠", "10♠ A♦", "10♠ A♦"),
    ("S2 Blind Watten: not the Guate", "ladinisch", DAN, "8♠", "J♠ A♦", "J♠ A♦"),
    ("S2 Blind Watten: nor both", "ladinisch", DAN, "8♠", "J♠ 10♠ A♦", "J♠ 10♠ A♦"),
    ("house: but they may be played", "ladinisch", DAN, "8♠", "J♠ 10♠ 7♠ A♦", "J♠ 10♠ 7♠"),
    ("S2 Blind Watten: the Guate led", "ladinisch", DAN, "J♠", "7♠ A♦", "7♠"),
    ("S2 Blind Watten: the Rechte led", "ladinisch", DAN, "10♠", "7♠ A♦", "7♠"),
    ("house: the Beasn must be played", "ladinisch+beasn", DAN, "8♠", "9♠ A♦", "9♠"),
    ("S0 §7: the Rechter must be played", "south-tyrolean", DAN, "8♠", "10♠ A♦", "10♠"),
    ("S0 §7; house: the Guate must be played", "south-tyrolean", DAN, "8♠", "J♠ A♦", "J♠"),
    # duty_satisfied_by
    ("S2 Blind Watten: a better card", "ladinisch", DAN, "8♠", "7♠ 10♥ A♦", "7♠ 10♥"),
    ("S2 Blind Watten: a better card", "ladinisch", DAN, "8♠", "7♠ 7♣ A♦", "7♣ 7♠"),
    ("house: winning when played", "ladinisch", CARLA, "8♠ 10♦", "7♠ 10♥ A♦", "7♠"),
    ("house: winning when played", "ladinisch", CARLA, "8♠ 6♦", "7♠ 7♣", "7♠"),
    ("house: winning when played", "ladinisch", CARLA, "8♠ 6♦", "7♠ K♥", "7♠ K♥"),
    ("S2 Blind Watten: any trump will do", "ladinisch", DAN, "A♠", "7♠ A♦", "7♠"),
    ("S0 §7: a Linker need not win", "tyrolean", CARLA, "8♠ 10♦", "7♠ 10♥ A♦", "7♠ 10♥"),
    ("S0 §7: a Kritischer need not win", "tyrolean", CARLA, "8♠ 6♦", "7♠ 7♣", "7♣ 7♠"),
]


@pytest.mark.parametrize(("source", "rules", "leader", "table", "held", "expected"), AFTER_A_TRUMP)
def test_what_may_be_played_after_a_trump(
    source: str, rules: str, leader: Seat, table: str, held: str, expected: str
) -> None:
    turn = to_play(ranked(rules, "10 ♠"), trick(table, leader=leader))
    assert legal_cards(turn, cards(held)).value == cards(expected)


@pytest.mark.parametrize(
    ("dealer", "bound"), [(ANNA, (ANNA, BEN)), (BEN, (BEN, CARLA)), (CARLA, (CARLA, DAN)), (DAN, (DAN, ANNA))]
)
def test_in_blind_dealer_and_forehand_are_bound_whoever_deals(dealer: Seat, bound: tuple[Seat, ...]) -> None:
    # S0 §5: forehand names the Schlag, the dealer the trump; S2 Blind Watten: "those players who have bid"
    ranking = ranked("blind", "10 ♠")
    leads = [(seat, trick("8♠", leader=seat.previous())) for seat in (ANNA, BEN, CARLA, DAN)]
    found = [seat for seat, lead in leads if demand(to_play(ranking, lead, dealer=dealer)).binding]
    assert set(found) == set(bound)


UNDER_THE_CALL = [
    # source, rules, trick so far (Schlag 10, trump ♠, Anna leads), next player's hand, what may be played
    # call_partner
    ("S3 Gioco delle prese: an opponent", "italian", "10♠", "J♠ K♥ A♦", "J♠ K♥"),
    ("S3 Gioco delle prese: an opponent", "italian", "10♠", "K♥ A♦", "K♥"),
    ("S3 Gioco delle prese: the other one", "italian", "10♠ 8♥ 9♥", "K♥ A♦", "K♥"),
    ("S3 Gioco delle prese: the partner", "italian", "10♠ 9♥", "J♠ K♥ A♦", "J♠"),
    ("house: the partner without a trump", "italian", "10♠ 9♥", "K♥ A♦", "K♥ A♦"),
    ("S0 §12 Bavarian Watten: everyone alike", "bavarian", "10♠ 9♥", "J♠ K♥ A♦", "J♠ K♥"),
    ("S0 §12 Bavarian Watten: everyone alike", "bavarian", "10♠ 9♥", "K♥ A♦", "K♥"),
    # call_lapses
    ("S2 Ranking and use: beaten by a Critical", "bavarian-classic", "10♠ 7♣", "J♠ A♦", "J♠ A♦"),
    ("S2 Ranking and use: the last one too", "bavarian-classic", "10♠ 8♥ K♥", "J♠ A♦", "J♠ A♦"),
    ("S2 Ranking and use: not yet beaten", "bavarian-classic", "10♠ 8♥", "J♠ A♦", "J♠"),
    ("house: the Guate ends no call", "bavarian-classic+guate", "10♠ J♠", "9♠ A♦", "9♠"),
    ("S0 §12 Bavarian Watten is silent", "bavarian", "10♠ 7♣", "J♠ A♦", "J♠"),
    # pepper
    ("S2 Bavaria: the Striker must be played", "bavarian-pepper", "10♠", "10♥ A♦", "10♥"),
    ("house: or a Kritischer", "bavarian-pepper", "10♠", "10♥ 7♣ A♦", "7♣ 10♥"),
    ("S0 §12 Bavarian Watten: a Kritischer", "bavarian-pepper", "10♠", "7♣ A♦", "7♣"),
    ("S2 Bavaria: only without a trump", "bavarian-pepper", "10♠", "J♠ 10♥ A♦", "J♠"),
    ("S2 Bavaria: who has neither", "bavarian-pepper", "10♠", "9♥ A♦", "9♥ A♦"),
    ("house: the first follower alone", "bavarian-pepper", "10♠ 8♥", "10♥ A♦", "10♥ A♦"),
    ("S0 §12 Bavarian Watten: a Linker is free", "bavarian", "10♠", "10♥ A♦", "10♥ A♦"),
    ("house: no Kritische, a Linker", "bavarian+guate+beasn+unkritisch+pepper", "10♠", "10♥ 7♣", "10♥"),
]


@pytest.mark.parametrize(("source", "rules", "table", "held", "expected"), UNDER_THE_CALL)
def test_what_may_be_played_under_the_call(
    source: str, rules: str, table: str, held: str, expected: str
) -> None:
    turn = to_play(ranked(rules, "10 ♠"), trick(table, called=True))
    assert legal_cards(turn, cards(held)).value == cards(expected)


WITHOUT_A_CALL = [
    ("S2 Bavaria, Franconia: a trump", "franconian", "10♠", "J♠ A♦", "J♠"),
    ("house: a Kritischer satisfies", "franconian", "10♠", "J♠ 7♣ A♦", "7♣ J♠"),
    ("house: a Kritischer alone is free", "franconian", "10♠", "7♣ A♦", "7♣ A♦"),
    ("house: a Linker is not enough", "franconian", "10♠", "J♠ 10♥ A♦", "J♠"),
    ("S2 Bavaria, Franconia: even if beaten", "franconian", "10♠ 7♣", "J♠ A♦", "J♠"),
    ("S2 Bavaria, Franconia: the Chief Striker only", "franconian", "A♠", "J♠ A♦", "J♠ A♦"),
    ("house: Pepper adds the Linke", "franconian+pepper", "10♠", "10♥ A♦", "10♥"),
    ("house: Pepper adds the Linke", "franconian+pepper", "10♠", "10♥ 7♣ A♦", "7♣ 10♥"),
    ("house: and only them", "franconian+pepper", "10♠", "7♣ A♦", "7♣ A♦"),
    ("house: for the first follower", "franconian+pepper", "10♠ 8♥", "10♥ A♦", "10♥ A♦"),
    ("S2 Ranking and use: nobody has called", "bavarian-pepper", "10♠", "10♥ J♠ A♦", "J♠ 10♥ A♦"),
    ("S3 Gioco delle prese: nobody has called", "italian", "10♠ 9♥", "J♠ K♥ A♦", "J♠ K♥ A♦"),
]


@pytest.mark.parametrize(("source", "rules", "table", "held", "expected"), WITHOUT_A_CALL)
def test_what_may_be_played_where_nobody_has_called(
    source: str, rules: str, table: str, held: str, expected: str
) -> None:
    turn = to_play(ranked(rules, "10 ♠"), trick(table))
    assert legal_cards(turn, cards(held)).value == cards(expected)


CALLS = [
    # source, rules, card led, first trick, may it be called
    ("S3 Gioco delle prese: whenever it is led", "italian", "10♠", False, True),
    ("S3 Gioco delle prese: whenever it is led", "italian", "10♠", True, True),
    ("S3 Gioco delle prese: only the Rechter", "italian", "10♥", False, False),
    ("S0 §12 Bavarian Watten: the very first", "bavarian-classic", "10♠", False, False),
    ("S2 Bavaria, Franconia: nobody calls", "franconian", "10♠", True, False),
    ("S2 Bavaria, Franconia: nobody calls", "franconian", "10♠", False, False),
]


@pytest.mark.parametrize(("source", "rules", "led", "first", "expected"), CALLS)
def test_when_it_may_be_called(source: str, rules: str, led: str, first: bool, expected: bool) -> None:
    assert may_call(ranked(rules, "10 ♠"), card(led), first) is expected


# -- the demand itself --------------------------------------------------------------------------------


def asked(rules: str, table: str, held: str = "", *, leader: Seat = ANNA, called: bool = False) -> Demand:
    turn = to_play(ranked(rules, "10 ♠"), trick(table, leader=leader, called=called))
    return demand(turn, cards(held))


def of(ranking: Ranking, *kinds: CardClass) -> set[Card]:
    return {each for kind in kinds for each in ranking.of_class(kind)}


TRUMP_SUIT = (CardClass.GUATE, CardClass.BEASN, CardClass.RECHTER, CardClass.TRUMP)


def test_in_ladinisch_rechter_and_guate_do_not_bind_but_are_enough() -> None:
    # S2 Blind Watten: "the Rechte and the Guate do not have to be played"
    found = asked("ladinisch", "8♠", leader=DAN)
    ranking = ranked("ladinisch", "10 ♠")
    assert found.binding == of(ranking, CardClass.TRUMP)
    assert found.enough == of(ranking, *TRUMP_SUIT, CardClass.LINKER, CardClass.KRITISCHER)
    assert not found.called


def test_in_ladinisch_what_does_not_beat_the_best_card_is_not_enough() -> None:
    # house: the "better card" of S2 takes the trick when it is played
    found = asked("ladinisch", "8♠ 6♦", leader=CARLA)
    assert found.enough - of(ranked("ladinisch", "10 ♠"), *TRUMP_SUIT) == {card("K♥")}


def test_who_holds_only_a_kritischer_is_bound_by_a_call_but_not_by_the_automatic_one() -> None:
    # S0 §12 Bavarian Watten "if they can"; S2 Bavaria, Franconia "players with a trump card"
    assert asked("bavarian", "10♠", called=True).binds(cards("K♥"))
    automatic = asked("franconian", "10♠")
    assert not automatic.binds(cards("K♥"))
    assert automatic.called
    assert card("K♥") in automatic.enough


def test_from_the_partner_only_a_trump_is_enough() -> None:
    # S3 Gioco delle prese: "i partner devono giocare una briscola"
    ranking = ranked("italian", "10 ♠")
    assert asked("italian", "10♠ 9♥", called=True).enough == of(ranking, *TRUMP_SUIT)
    assert asked("italian", "10♠", called=True).enough == of(ranking, *TRUMP_SUIT, CardClass.KRITISCHER)


def test_a_call_that_has_lapsed_asks_nothing_and_says_why() -> None:
    # S2 Ranking and use: "the other players no longer have to follow with a trump card"
    found = asked("bavarian-classic", "10♠ 7♣", called=True)
    assert (found.binding, found.enough) == (frozenset(), frozenset())
    assert [reason.rule for reason in found.told] == ["call.trumpf-oder-kritisch", "call.lapses"]
    assert (found.told[1].facts["player"], found.told[1].facts["card"]) == (BEN, card("7♣"))
    assert found.called


@pytest.mark.parametrize(
    ("rules", "table", "called"), [("tyrolean", "8♠ A♦", False), ("bavarian", "10♠ A♦", True)]
)
def test_what_binds_is_told_of_who_led_and_not_of_who_played_last(
    rules: str, table: str, called: bool
) -> None:
    told = asked(rules, table, called=called).told[0]
    assert (told.facts["player"], told.facts["card"]) == (ANNA, cards(table)[0])


def test_with_pepper_the_linke_count_only_in_a_hand_without_a_trump() -> None:
    # S2 Bavaria: "if the first player to follow the leading player has no trumps"
    linke = set(ranked("bavarian-pepper", "10 ♠").linke)
    without = asked("bavarian-pepper", "10♠", "10♥ A♦", called=True)
    assert without.linke_count
    assert linke <= without.binding
    with_trump = asked("bavarian-pepper", "10♠", "J♠ 10♥", called=True)
    assert not with_trump.linke_count
    assert linke.isdisjoint(with_trump.binding | with_trump.enough)


WHY = [
    # source, rules, leader, trick so far, called, hand, the steps told
    (
        "S2 Blind Watten",
        "blind",
        ANNA,
        "8♠",
        False,
        "J♠ A♦",
        ["duty.trump-led", "duty.not-an-announcer"],
    ),
    (
        "S2 Blind Watten",
        "ladinisch",
        DAN,
        "8♠",
        False,
        "10♠ A♦",
        ["duty.trump-led", "class.rechter", "duty.only-exempt"],
    ),
    (
        "S2 Blind Watten",
        "ladinisch",
        DAN,
        "8♠",
        False,
        "7♠ 10♥ A♦",
        [
            "duty.trump-led",
            "duty.holds-trump-or-win",
            "duty.winning-is-enough",
            "duty.trump-is-enough",
            "duty.not-winning",
        ],
    ),
    (
        "S3 Gioco delle prese",
        "italian",
        ANNA,
        "10♠ 9♥",
        True,
        "J♠ K♥",
        ["call.called-in-any-trick", "call.partner", "call.holds.trump-only", "call.kritischer-not-enough"],
    ),
    (
        "house: the partner without a trump",
        "italian",
        ANNA,
        "10♠ 9♥",
        True,
        "K♥ A♦",
        ["call.called-in-any-trick", "call.partner", "call.cannot.trump-only"],
    ),
    (
        "S2 Bavaria, Franconia",
        "franconian",
        ANNA,
        "10♠",
        False,
        "J♠ A♦",
        ["call.automatic", "call.holds-trump", "call.not-enough"],
    ),
    (
        "house: a Kritischer alone",
        "franconian",
        ANNA,
        "10♠",
        False,
        "K♥ A♦",
        ["call.automatic", "call.cannot.trump-only"],
    ),
    (
        "S2 Bavaria",
        "bavarian-pepper",
        ANNA,
        "10♠",
        True,
        "10♥ A♦",
        [
            "call.called",
            "call.pepper",
            "call.holds-linke",
            "duty.linker-is-enough",
            "call.not-enough-with-pepper",
        ],
    ),
    (
        "S2 Bavaria",
        "bavarian-pepper",
        ANNA,
        "10♠",
        True,
        "9♥ A♦",
        ["call.called", "call.pepper", "call.cannot-with-pepper"],
    ),
]


@pytest.mark.parametrize(("source", "rules", "leader", "table", "called", "held", "steps"), WHY)
def test_why_these_cards(
    source: str, rules: str, leader: Seat, table: str, called: bool, held: str, steps: list[str]
) -> None:
    turn = to_play(ranked(rules, "10 ♠"), trick(table, leader=leader, called=called))
    assert [reason.step for reason in legal_cards(turn, cards(held)).reasons] == steps


CITED = [
    # leader, rules, trick so far, called, hand, the rules cited
    (
        ANNA,
        "tyrolean",
        "8♠",
        False,
        "J♠ 10♥ 7♣ A♦",
        "trump-led trump-led satisfied-by satisfied-by trump-led",
    ),
    (
        DAN,
        "ladinisch",
        "8♠",
        False,
        "7♠ 10♥ A♦",
        "trump-led satisfied-by satisfied-by no-beating satisfied-by",
    ),
    (ANNA, "bavarian", "10♠", True, "J♠ 7♦ A♦", "call call call call"),
    (ANNA, "bavarian-pepper", "10♠", True, "10♥ A♦", "call pepper pepper pepper call"),
]
SHORT = {
    "trump-led": "duty.trump-led",
    "satisfied-by": "duty.satisfied-by",
    "no-beating": "duty.no-beating",
    "call": "call.trumpf-oder-kritisch",
    "pepper": "call.pepper",
}


@pytest.mark.parametrize(("leader", "rules", "table", "called", "held", "cited"), CITED)
def test_each_reason_cites_the_rule_that_binds(
    leader: Seat, rules: str, table: str, called: bool, held: str, cited: str
) -> None:
    turn = to_play(ranked(rules, "10 ♠"), trick(table, leader=leader, called=called))
    found = [reason.rule for reason in legal_cards(turn, cards(held)).reasons]
    assert found == [SHORT[each] for each in cited.split()]


@pytest.mark.parametrize(
    ("held", "step"),
    [("J♠ A♦", "call.holds.trump"), ("7♦ A♦", "call.holds.kritischer"), ("J♠ 7♦ A♦", "call.holds")],
)
def test_under_the_call_it_is_told_whether_trumps_kritische_or_both_bind(held: str, step: str) -> None:
    turn = to_play(ranked("bavarian", "10 ♠"), trick("10♠", called=True))
    assert legal_cards(turn, cards(held)).reasons[1].step == step


@pytest.mark.parametrize(
    ("table", "seat", "expected"),
    [
        ("", CARLA, False),
        ("10♠", ANNA, False),  # nobody is his own partner
        ("10♠", CARLA, True),
        ("10♠ 9♠", DAN, False),
        ("10♠ 9♠ A♦", CARLA, True),
    ],
)
def test_who_is_the_partner_of_who_led(table: str, seat: Seat, expected: bool) -> None:
    assert to_play(ranked("italian", "10 ♠"), trick(table), seat=seat).is_leaders_partner is expected
