"""Mistakes about what must be played. Every wrong answer is worked out from the wrong rule in words."""

from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards, position
from tests.quiz.mistakes.mistaken import answers, objection
from watten_tutor.core.cards import card
from watten_tutor.core.fault import Fault
from watten_tutor.core.ranking import CardClass
from watten_tutor.rulebook.load import load_ruleset

LEGAL = [
    # mistake, rules, said, trick, Ben's hand, what he may play as one believes
    ("follow-suit", "tyrolean", "10 ♠", "8♣", "A♣ Q♠ 9♦", {"A♣"}),
    ("follow-suit", "tyrolean", "10 ♠", "8♣", "10♣ A♣ 9♦", {"10♣ A♣", "A♣"}),  # is a Linker of ♣ a ♣?
    ("follow-suit", "tyrolean", "10 ♠", "8♣", "7♣ Q♠ 9♦", {"7♣", "Q♠"}),  # else free, or else a trump
    ("follow-suit", "tyrolean", "10 ♠", "8♣", "Q♠ 9♦", {"Q♠"}),
    ("follow-suit", "tyrolean", "10 ♠", "8♣", "9♦ 9♥", set()),
    ("follow-suit", "tyrolean", "10 ♠", "8♠", "J♠ 10♥ K♥ 9♦", {"J♠"}),  # neither Linker nor Kritischer
    ("follow-suit", "tyrolean", "10 ♠", "10♦", "Q♦ A♣ 9♣", {"Q♦"}),  # the Linker asks for its suit
    ("follow-suit", "tyrolean", "10 ♠", "K♥", "Q♥ A♣ 9♣", {"Q♥"}),
    ("follow-suit", "bavarian", "10 ♠", "8♠", "J♠ 10♥ 9♦", {"J♠"}),
    ("must-beat", "tyrolean", "10 ♠", "J♠", "Q♠ 8♠ 9♦", {"Q♠"}),
    ("must-beat", "tyrolean", "10 ♠", "J♠", "8♠ 10♥ 9♦", {"10♥"}),
    ("must-beat", "tyrolean", "10 ♠", "J♠", "8♠ 9♦", set()),  # who cannot must still give a trump
    ("must-beat", "tyrolean", "10 ♠", "8♣", "A♣ 7♠ K♥ 9♦", {"A♣ 7♠ K♥", "A♣"}),  # anyhow, or in its suit
    ("must-beat", "tyrolean", "10 ♠", "8♣", "9♦ 9♥", set()),
    ("linker-owed", "tyrolean", "10 ♠", "8♠", "10♥ A♣ 9♦", {"10♥"}),  # it binds like a trump
    ("linker-owed", "tyrolean", "10 ♠", "8♠", "J♠ 10♥ 9♦", set()),  # as the rules have it
    ("linker-owed", "tyrolean", "10 ♠", "10♦", "J♠ A♣ 9♦", {"J♠"}),  # led, it binds like a trump
    ("linker-owed", "bavarian", "10 ♠", "8♠", "10♥ A♣ 9♦", set()),  # where no trump binds, it does not
    ("linker-owed", "bavarian", "10 ♠", "10♥", "8♠ A♣ 9♦", set()),  # nor if it is led
    ("linker-owed", "italian", "10 ♠", "10♥", "8♠ A♣ 9♦", set()),
]


@pytest.mark.parametrize(("mistake", "rules", "said", "table", "held", "expected"), LEGAL)
def test_what_may_be_played_as_one_believes(mistake, rules, said, table, held, expected):
    told = position(rules, said, table, hands={BEN: held})
    found = answers(mistake, told, "legal-cards", player=BEN)
    assert {frozenset(each) for each in found} == {frozenset(cards(each)) for each in expected}
    for each in cards(held):
        said_of_it = answers(mistake, told, "may-play", player=BEN, card=each)
        assert set(said_of_it) <= {each in legal for legal in found}


@pytest.mark.parametrize("mistake", ["follow-suit", "must-beat"])
def test_in_bohemian_watten_it_is_no_mistake(mistake):
    told = position("tyrolean", "10 ♠", "8♦", hands={BEN: "A♦ 7♦ 9♣"})
    bohemian = replace(told, ruleset=load_ruleset("bohemian"), table=4)
    assert answers(mistake, told, "legal-cards", player=BEN)
    assert answers(mistake, bohemian, "legal-cards", player=BEN) == ()


def test_under_the_call_a_linker_is_given_as_a_trump():
    told = position("bavarian", "10 ♠", "10♠", called=True, hands={BEN: "8♠ 10♥ A♣"})
    assert answers("linker-owed", told, "legal-cards", player=BEN) == (cards("8♠ 10♥"),)
    told = position("bavarian", "10 ♠", "10♠", called=True, hands={BEN: "10♥ A♣"})
    assert answers("linker-owed", told, "legal-cards", player=BEN) == (cards("10♥"),)
    assert (
        objection("linker-owed", told, "legal-cards", cards("10♥"), player=BEN)[0] == "call.linker-not-enough"
    )


def test_the_cards_told_of_a_hand_may_bind_by_themselves():
    told = position("tyrolean", "10 ♠", "8♣", hands={BEN: "A♣ 9♦ _"})
    assert answers("follow-suit", told, "may-play", player=BEN, card=card("9♦")) == (False,)


def test_whoever_leads_is_free():
    told = position("tyrolean", "10 ♠", hands={ANNA: "A♣ 9♦ 8♠"})
    for mistake in ("follow-suit", "must-beat", "linker-owed", "call-anytime"):
        assert answers(mistake, told, "legal-cards", player=ANNA) == ()


def test_a_linker_is_called_a_trump():
    told = position("tyrolean", "10 ♠")
    assert answers("linker-owed", told, "class", card=card("10♥")) == (CardClass.TRUMP,)
    assert answers("linker-owed", told, "class", card=card("9♥")) == ()


def _faults(mistake, told):
    found = answers(mistake, told, "find-fault")
    return {None if each is None else (each.trick, each.player, each.card) for each in found}


def test_a_legal_play_is_taken_for_a_fault():
    told = position(
        "tyrolean", "10 ♠", tricks=[position("tyrolean", "10 ♠", "8♣ 9♦ 9♣ Q♣").trick], hands={BEN: "A♣"}
    )
    assert _faults("follow-suit", told) == {(1, BEN, card("9♦"))}
    fault = Fault(1, BEN, card("9♦"), "duty.trump-led")
    rule, sentence = objection("follow-suit", told, "find-fault", fault)
    assert (rule, sentence[:56]) == ("duty.free", "That would be right if one had to follow ♣, but to a pla")
    assert _faults("must-beat", told) == {(1, BEN, card("9♦"))}
    out_of_turn = Fault(1, BEN, card("9♦"), "play.turn")  # that would be quite another mistake
    assert out_of_turn not in answers("follow-suit", told, "find-fault")


def test_a_fault_is_not_seen():
    """Carla owes a trump or a Kritischer and gives a Linker: enough, if a Linker is a trump."""
    trick = position("bavarian", "10 ♠", "10♠ 8♦ 10♥ Q♣", called=True).trick
    told = position("bavarian", "10 ♠", tricks=[trick], hands={CARLA: "8♠"})
    assert _faults("linker-owed", told) == {None}


def test_a_true_fault_is_no_mistake_whatever_rule_is_named():
    out_of_turn = position("tyrolean", "10 ♠", "8♣ 9♣ Q♣ A♣", leader=BEN).trick
    assert _faults("follow-suit", position("tyrolean", "10 ♠", tricks=[out_of_turn])) == set()
    kept_back = position("tyrolean", "10 ♠", "8♠ A♦ 9♠ 7♠").trick
    told = position("tyrolean", "10 ♠", tricks=[kept_back], hands={BEN: "J♠"})
    for mistake in ("follow-suit", "must-beat", "linker-owed", "call-anytime"):
        assert _faults(mistake, told) == set()


SAID = [
    ("tyrolean", "8♣", "A♣ 9♦", "duty.free", "if one had to follow ♣, but to a plain lead like 8♣"),
    ("tyrolean", "10♦", "A♦ 9♣", "duty.linker-or-kritischer-led", "if 10♦ asked for ♦, but"),
    ("tyrolean", "8♠", "9♠ 10♥", "duty.satisfied-by", "but a Linker or a Kritischer does as well"),
    ("unkritisch", "8♠", "9♠ 10♥", "duty.satisfied-by", "but a Linker does as well"),
    ("bavarian", "8♠", "9♠ 10♥", "duty.none", "even a trump lead binds nobody"),
    ("ladinisch", "8♠", "9♠ K♥", "duty.trump-led", "binds only dealer and forehand"),
]


@pytest.mark.parametrize(("rules", "table", "held", "rule", "part"), SAID)
def test_what_is_said_against_following_suit(rules, table, held, rule, part):
    told = position(rules, "10 ♠", table, hands={BEN: held})
    given = cards(held)[:1]
    found, sentence = objection("follow-suit", told, "legal-cards", given, player=BEN)
    assert found == rule
    assert part in sentence


def test_in_blind_watten_a_winning_card_would_do_too():
    told = position("ladinisch", "10 ♠", "8♠", leader=DAN, hands={ANNA: "9♠ K♥"})
    rule, sentence = objection("follow-suit", told, "legal-cards", cards("9♠"), player=ANNA)
    assert rule == "duty.satisfied-by"
    assert "a card that takes the trick does as well" in sentence
