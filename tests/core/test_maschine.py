"""The Maschine (S2 Ranking and use): which hands are one, by the cards dealt and not by those left."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, hand, trick
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.maschine import find_maschine, needed
from watten_tutor.core.position import Position
from watten_tutor.core.ruleset import FLAGS, RuleSet
from watten_tutor.rulebook.load import load_ruleset

THREE = RuleSet(name="three", maschine=2)
BELLI = RuleSet(name="belli", deck=32, kritische=FLAGS["kritische"].values[1], weli="none", maschine=2)
FOUR = RuleSet(name="four", kritische=FLAGS["kritische"].values[3], maschine=2)
BUGL = RuleSet(name="bugl", kritische=FLAGS["kritische"].values[4], maschine=3)
THROWN = RuleSet(name="thrown", kritische=FLAGS["kritische"].values[1], maschine=2, cards_each=3)


def found(rules, held, **more):
    """What is found of Ben's hand."""
    hands = {BEN: hand(held), **{seat: hand(cards) for seat, cards in more.pop("others", {}).items()}}
    return find_maschine(Position(rules, None, hands, **more), BEN)


@pytest.mark.parametrize(
    ("source", "rules", "held", "is_one"),
    [
        ("S2: all three", THREE, "K♥ 9♣ 6♦ 8♥ 7♣", True),
        ("S2: two are not three", THREE, "K♥ 9♣ 6♦ 8♥ 8♣", False),
        ("S2: all three, whatever is trump", BELLI, "7♦ K♥ 7♣ 8♠ 9♠", True),
        ("6♦ is none of the three there", BELLI, "8♦ K♥ 7♣ 8♠ 9♠", False),
        ("house: of four the top three", FOUR, "K♥ 7♦ 6♦ 8♠ 9♠", True),
        ("house: of four three, but not the top ones", FOUR, "K♥ 7♦ 7♣ 8♠ 9♠", False),
        ("house: of four all four", FOUR, "K♥ 7♦ 6♦ 7♣ 9♠", True),
        ("house: the Bugl is one of the top three", BUGL, "J♦ K♥ 6♦ 8♠ 9♠", True),
        ("house: without the Bugl", BUGL, "K♥ 6♦ 7♣ 8♠ 9♠", False),
        ("house: with three cards each the top two", THROWN, "K♥ 7♦ 9♠", True),
        ("house: not the lowest of three", THROWN, "K♥ 7♣ 9♠", False),
    ],
)
def test_which_hands_are_one(source, rules, held, is_one):
    assert found(rules, held).value is is_one


def test_what_is_played_already_counts():
    tricks = (trick("Q♣ 7♣ A♦ 9♣"),)
    assert found(THREE, "K♥ 6♦ 8♠ 9♠", tricks=tricks).value
    assert not found(THREE, "K♥ 6♦ 8♠ 9♠", tricks=(trick("7♣ Q♣ A♦ 9♣"),)).value
    assert found(THREE, "K♥ 6♦", trick=trick("Q♣ 7♣")).value


@pytest.mark.parametrize(
    ("held", "others", "answer"),
    [
        ("K♥ 6♦ 7♣ _ _", {}, True),
        ("K♥ 6♦ _ _ _", {}, None),
        ("_ _ _ _ _", {}, None),
        ("K♥ 9♠ 9♣ 8♥ _", {}, False),  # one card cannot be two
        ("K♥ 6♦ _ _ _", {ANNA: "7♣ _ _ _ _"}, False),
        ("K♥ 6♦ _ _ _", {ANNA: "7♠ _ _ _ _"}, None),
    ],
)
def test_cards_not_told_decide_only_if_they_can(held, others, answer):
    judged = found(THREE, held, others=others)
    assert (None if judged is None else judged.value) is answer


def test_cards_of_untold_tricks_are_not_told_either():
    assert found(THREE, "K♥ 6♦ 8♠ 9♠", won={CARLA: 1}) is None
    assert found(THREE, "K♥ 6♦ 8♠ 9♠ 10♠", won={CARLA: 1}).value is False  # five cards are five cards
    assert found(THREE, "K♥ 6♦ 7♣", won={CARLA: 1, DAN: 1}).value


def test_the_reasons_tell_whether_they_are_all_there_are():
    told = found(THREE, "K♥ 6♦ 7♣ 8♠ 9♠").reasons
    assert [reason.step for reason in told] == ["maschine.holds", "maschine.shown"]
    assert found(FOUR, "K♥ 7♦ 6♦ 8♠ 9♠").reasons[0].step == "maschine.holds-highest"


def test_the_reasons_tell_what_was_played_already():
    """S2: "before the game begins"; the hand as dealt counts."""
    told = found(THREE, "K♥ 6♦ 8♠ 9♠", tricks=(trick("Q♣ 7♣ A♦ 9♣"),)).reasons[1]
    assert (told.step, [str(each) for each in told.facts["cards"]]) == ("maschine.as-dealt", ["7♣"])


def test_the_highest_card_that_lies_elsewhere_is_told():
    told = found(THREE, "6♦ _ _ _ _", others={ANNA: "K♥ _ _ _ _", CARLA: "7♣ _ _ _ _"}).reasons
    assert [reason.step for reason in told] == ["maschine.lacks", "maschine.elsewhere"]
    assert (str(told[1].facts["card"]), told[1].facts["player"]) == ("K♥", ANNA)


def test_it_is_worth_two_or_in_the_other_form_three():
    told = found(BUGL, "J♦ K♥ 6♦ 8♠ 9♠").reasons[-1]
    assert (told.rule, told.step, told.facts["n"]) == ("maschine.shown", "maschine.shown-three", 3)
    told = found(THREE, "K♥ 6♦ 7♣ 8♠ 9♠").reasons[-1]
    assert (told.step, told.facts["n"]) == ("maschine.shown", 2)


def test_a_set_without_it_is_refused():
    with pytest.raises(Unanswerable) as raised:
        found(RuleSet(), "K♥ 6♦ 7♣")
    assert raised.value.code == "maschine-not-played"


def test_no_kritische_no_maschine():
    assert needed(RuleSet(kritische=())) == ()
    assert not found(RuleSet(name="none", kritische=(), maschine=2), "K♥ 6♦ 7♣ 8♠ 9♠").value


def test_the_named_sets_that_have_it():
    assert load_ruleset("bavarian-classic").maschine == 2
    assert load_ruleset("tyrolean-four-kritische+maschine").maschine == 2
