"""Rules of the table, the pack, the signs and the bets, each with a deal that they decide, argued by hand."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards, declared, hand, position, scenario, trick
from tests.core.bets import deal, said
from tests.quiz.deductions import NINE
from tests.quiz.tables import BEYOND, TOO_LATE, TWO_CARDS, at
from watten_tutor.core.cards import Suit, card
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import Sign
from watten_tutor.quiz.accepted import accepted_rules
from watten_tutor.quiz.questions import solve
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question

EVA, FRANZ = Seat(4), Seat(5)


def decides(told: Position, ask: str, **facts: object) -> tuple[str, ...]:
    """The rules that decide the answer, in the order of its proof."""
    asked = scenario(told, "why", ask=ask, **facts)
    return accepted_rules(told, asked.question, solve(told, asked.question))


def cited(told: Position, ask: str, **facts: object) -> list[str]:
    """The rules of the proof."""
    return [reason.rule for reason in solve(told, Question(ask, **facts)).reasons]  # type: ignore[arg-type]


# -- the table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("why", "rules", "won", "decided"),
    [
        ("two and one, of partners", "tyrolean", {ANNA: 2, CARLA: 1, BEN: 1}, "table.four-handed"),
        ("Anna alone has three", "tyrolean", {ANNA: 3, CARLA: 1}, None),
        ("two and one, of the two defenders", "three-handed", {BEN: 2, CARLA: 1}, "table.three-handed"),
        ("who plays alone has three", "three-handed", {ANNA: 3, CARLA: 1}, None),
        ("one each of three", "six-handed", {BEN: 1, DAN: 1, FRANZ: 1}, "table.six-handed"),
        ("with five cards two would not be enough", "wurftwatten", {BEN: 2}, "table.wurftwatten"),
    ],
)
def test_whose_tricks_count_together(
    why: str, rules: str, won: Mapping[Seat, int], decided: str | None
) -> None:
    """S0 §1 partners; S2 Variants "two defenders, who form a team"; S3 Wurftwatten three cards."""
    told = at(rules, won=won)
    expected = {decided} if decided else set()
    assert {each for each in decides(told, "hand-winner") if each.startswith("table.")} == expected
    assert {each for each in decides(told, "hand-score") if each.startswith("table.")} == expected


@pytest.mark.parametrize(
    ("why", "rules", "raised", "decided"),
    [
        ("else Carla would answer Anna, too", "tyrolean", ANNA, "table.four-handed bet.answer"),
        ("Carla is not asked, only Anna is", "three-handed", BEN, "table.three-handed"),
        ("both defenders are asked, as all others would be", "three-handed", ANNA, "bet.answer"),
        ("Carla and Eva are not asked", "six-handed", ANNA, "table.six-handed bet.answer"),
        ("two play, so there is nobody else", "two-handed", BEN, "table.two-handed"),
    ],
)  # fmt: skip
def test_who_answers_a_raise(why: str, rules: str, raised: Seat, decided: str) -> None:
    bets = said(f"{'AB'[raised]}+")
    assert decides(at(rules, bets=bets), "may-answer") == ("bet.answer-due", *decided.split())


def test_a_trick_is_complete_with_as_many_cards_as_there_are_players() -> None:
    assert "table.two-handed" in decides(TWO_CARDS, "next-leader")
    four = position("tyrolean", "10 ♠", "8♦ 9♦ K♣ 7♥")
    assert not any(each.startswith("table.") for each in cited(four, "next-leader"))


def test_in_bohemian_watten_nobodys_tricks_help_another() -> None:
    """S2 Bohemian Watten: each for himself. Carla, opposite Anna with three tricks, has none."""
    told = Position(
        load_ruleset("bohemian"), declared("10 ♠"), won={ANNA: 3, BEN: 1, DAN: 1}, table=4, dealer=DAN
    )
    assert "bohemian.no-teams" in decides(told, "hand-score")
    shared = replace(told, won={ANNA: 2, BEN: 1, CARLA: 1, DAN: 1})
    assert "bohemian.no-teams" not in cited(shared, "hand-score")
    assert "bohemian.no-teams" not in cited(replace(told, won={ANNA: 3, BEN: 2}, table=3), "hand-score")


# -- the pack and its cards ---------------------------------------------------------------------------


def test_where_the_pack_has_no_weli_the_belli_is_a_kritischer() -> None:
    """S0 §12 Bavarian Watten: 32 cards without the 6♦, the second Kritischer is the 7♦."""
    assert "cards.deck" in decides(position("bavarian", "10 ♠"), "class", card=card("7♦"))
    assert "cards.deck" not in cited(position("bavarian", "10 ♠"), "class", card=card("7♣"))
    assert "cards.deck" not in cited(position("tyrolean", "10 ♠"), "class", card=card("6♦"))
    four = at("tyrolean-four-kritische")
    assert "cards.deck" not in cited(four, "class", card=card("7♦"))  # there the Weli stands below it
    machine = at("bavarian-classic", hands={ANNA: hand("K♥ 7♦ 7♣ 8♠ 9♠")})
    assert "cards.deck" in decides(machine, "maschine", player=ANNA)


@pytest.mark.parametrize(
    ("called", "ask", "facts"),
    [("6 ♠", "rechter", {}), ("6 ♦", "rechter", {}), ("6 ♠", "linke", {}), ("6 ♦", "linke", {}),
     ("6 ♠", "class", {"card": card("6♦")})],
)  # fmt: skip
def test_the_weli_is_the_only_six(called: str, ask: str, facts: dict[str, object]) -> None:
    """S0 §2 and §12 Unkritisch: the Weli is the only Schlag then."""
    assert "cards.weli" in decides(position("unkritisch", called), ask, **facts)


@pytest.mark.parametrize(
    ("table", "is_told"),
    [
        ("10♦ K♦ 8♦ 7♦", True),  # elsewhere the Ten beats the King
        ("J♦ 10♦ 8♦ 7♦", True),
        ("10♦ A♦ 8♦ 7♦", False),  # the Ace is higher everywhere
        ("10♦ 9♦ 8♦ 7♦", False),  # nothing here is higher
        ("10♦ K♦ 9♠ 7♦", False),  # a trump wins
        ("K♦ 10♥ 8♦ 7♦", False),  # of another suit
        ("8♠ 10♠ Q♠ 7♦", True),  # trumps
    ],
)
def test_the_ten_is_lower_than_king_ober_and_unter(table: str, is_told: bool) -> None:
    """S0 §2: A K Q J 10 9 8 7."""
    told = position("tyrolean", "9 ♠" if "9♠" not in table else "8 ♠", table)
    assert ("cards.ranks" in cited(told, "trick-winner")) == is_told
    assert ("cards.ranks" in decides(told, "trick-winner")) == is_told


def test_the_ten_that_is_a_linker_is_not_told_by_its_rank() -> None:
    assert "cards.ranks" not in cited(position("tyrolean", "10 ♠", "K♦ 9♦ 10♦ 7♦"), "trick-winner")
    assert "cards.ranks" not in cited(position("tyrolean", "10 ♠", "K♠ 9♠ 10♠ 7♦"), "trick-winner")


def test_ranks_decide_the_order_of_cards_of_one_suit() -> None:
    told = position("tyrolean", "9 ♠")
    assert "cards.ranks" in decides(told, "order", cards=cards("10♦ Q♦"), led=Suit.BELLS)
    assert "cards.ranks" in decides(told, "order", cards=cards("10♠ J♠ 8♦"), led=Suit.BELLS)
    assert "cards.ranks" not in cited(told, "order", cards=cards("10♦ A♦ 8♦"), led=Suit.BELLS)
    assert "cards.ranks" not in cited(told, "order", cards=cards("10♥ K♦ 8♦"), led=Suit.BELLS)


@pytest.mark.parametrize(
    ("schlag", "guate", "is_told"),
    [("9", "10♣", True), ("10", "J♣", True), ("K", "A♣", True), ("8", "9♣", False), ("A", None, False)],
)
def test_which_rank_is_one_above(schlag: str, guate: str | None, is_told: bool) -> None:
    told = position("south-tyrolean", f"{schlag} ♣")
    assert solve(told, Question("guate")).value == (guate and card(guate))
    assert ("cards.ranks" in cited(told, "guate")) == is_told
    assert ("cards.ranks" in decides(told, "guate")) == is_told


def test_the_weli_as_lowest_of_its_suit_is_no_trump() -> None:
    """Outside the sources: one of two camps. In the other 6♦ would be a trump, take the trick and be due."""
    told = position("tyrolean", "10 ♠", "A♣ K♣ 6♦ 8♣")
    home = load_ruleset("tyrolean+unkritisch+weli-lowest-bell")
    assert "weli.lowest-bell" in decides(replace(told, ruleset=home), "trick-winner")
    led = position("tyrolean", "10 ♠", "8♠", hands={BEN: "6♦ A♥"})
    assert "weli.lowest-bell" in decides(replace(led, ruleset=home), "legal-cards", player=BEN)


# -- what the lead asks -------------------------------------------------------------------------------


def test_a_rechter_led_to_a_later_trick_cannot_be_called_on() -> None:
    """S0 §12 Bavarian Watten: only when the Rechter is led to the very first trick."""
    assert decides(TOO_LATE, "legal-cards", player=BEN) == ("duty.none", "call.first-trick")
    assert decides(TOO_LATE, "may-play", player=BEN, card=card("A♦")) == ("duty.none", "call.first-trick")
    first = position("bavarian", "10 ♠", "10♠", hands={BEN: "9♠ A♦"})
    assert "call.first-trick" not in cited(first, "legal-cards", player=BEN)
    linker = position("bavarian", "10 ♠", "10♥", hands={BEN: "9♠ A♦"}, won={ANNA: 1})
    assert "call.first-trick" not in cited(linker, "legal-cards", player=BEN)
    italian = replace(TOO_LATE, ruleset=load_ruleset("italian"))
    assert "call.first-trick" not in cited(italian, "legal-cards", player=BEN)


@pytest.mark.parametrize(
    ("held", "decided"),
    [("9♠ K♠", True), ("8♠ 10♥", True), ("9♠ 8♠", False), ("K♠ A♠", False), ("9♠ A♦", False)],
)
def test_nobody_must_beat_a_trump_led(held: str, decided: bool) -> None:
    """S0 §7. It is told where one of the cards would beat Q♠ and another would not."""
    told = position("tyrolean", "10 ♠", "Q♠", hands={BEN: held})
    assert ("duty.no-beating" in cited(told, "legal-cards", player=BEN)) == decided
    assert ("duty.no-beating" in decides(told, "legal-cards", player=BEN)) == decided


# -- bets and points ----------------------------------------------------------------------------------


def test_where_there_is_no_cap_a_raise_may_go_beyond_what_is_needed() -> None:
    """S2 Challenges, S3 Rilanci: raised as often as desired. Nobody needs more than 3; this makes it 4."""
    assert "bet.no-cap" in decides(BEYOND, "may-raise", player=ANNA)
    low = deal("B+ A=", score=(2, 12), raise_cap="none")
    assert "bet.no-cap" not in cited(low, "may-raise", player=ANNA)


@pytest.mark.parametrize(
    ("why", "told", "ask", "decided"),
    [
        ("were only one tight, 3", deal(score=(13, 13)), "stake", "gespannt.both"),
        ("were only one tight, 3", deal(won=(3, 1), score=(13, 14)), "hand-score", "gespannt.both"),
        ("the tight team loses 3 and not 2", deal(won=(1, 3), score=(13, 4), gespannt="win2_lose3_raise4"),
         "hand-score", "gespannt.split"),
        ("laid after it, so held", deal("A+1.1", table="8♠ 10♥"), "may-answer", "bet.playing-on-holds"),
    ],
)  # fmt: skip
def test_what_a_hand_is_worth(why: str, told: Position, ask: str, decided: str) -> None:
    assert decided in decides(told, ask)


@pytest.mark.parametrize(
    ("why", "score", "gespannt", "rule", "expected"),
    [
        ("held at 3, and 12 + 3 would win", (13, 12), "may_hold_base2", "gespannt.base-only", True),
        ("9 + 3 would not win either", (13, 9), "may_hold_base2", "gespannt.base-only", False),
        ("13 + 2 wins, as 13 + 3 would", (13, 13), "play3_or_give2", "gespannt.both", False),
    ],
)
def test_without_a_gespannt_rule_the_score_stays_what_it_is(
    why: str, score: tuple[int, int], gespannt: str, rule: str, expected: bool
) -> None:
    """S3: a tight team that loses pays 2, whatever was held. The score decides the game, so it is kept."""
    bets = "B+ A=" if gespannt == "may_hold_base2" else ""
    told = deal(bets, won=(1, 3), score=score, gespannt=gespannt)
    assert rule in cited(told, "bummerl")
    for ask in ("bummerl", "match-winner"):
        assert (rule in decides(told, ask)) == expected, ask
    assert rule in decides(told, "score-after")


# -- signs and Blind Watten ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "decided"),
    [
        ({"sign": Sign.RIGHT_EYE}, "signals.schlag"),
        ({"sign": Sign.KISS}, "signals.kritische"),
        ({"sign": Sign.THUMB}, "signals.trumps"),
        ({"sign": Sign.CEILING}, "signals.nothing"),
        ({"card": card("10♥")}, "signals.schlag"),
        ({"card": card("A♦")}, "signals.nothing"),
    ],
)
def test_without_its_table_a_sign_says_nothing(facts: dict[str, object], decided: str) -> None:
    """S0 §6 Signals; that other signs say nothing is a house reading."""
    assert decides(position("tyrolean", "10 ♠"), "signal", **facts)[-1] == decided


def test_the_winner_of_the_last_trick_is_named() -> None:
    """S2 Blind Watten. The last trick is complete, and nobody has led since."""
    assert "blind.last-trick-open" in decides(NINE.position, "deduce", player=NINE.question.player)
    led = replace(NINE.position, trick=trick("Q♦", leader=NINE.position.winners[-1] or ANNA))
    assert "blind.last-trick-open" not in cited(led, "deduce", player=NINE.question.player)
