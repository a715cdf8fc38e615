"""A new deal, and what cannot be asked of it yet. Every case names its source."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN
from tests.core.round.table import dealt, in_play, rules
from watten_tutor.core.cards import Card, card, deck
from watten_tutor.core.round import Stage, start
from watten_tutor.core.round.state import not_now
from watten_tutor.core.seats import TEAMS, Seat, Team


def test_a_deal_begins_with_the_cut() -> None:
    # S0 §4: shuffle, cut, deal
    now = start(rules("tyrolean"), deck(33), DAN)
    assert now.stage is Stage.CUT
    assert (now.score, now.at, now.taken, now.declined, now.swapped) == ({}, None, (), False, False)
    assert not now.is_over


@pytest.mark.parametrize(
    "pack",
    [
        deck(33)[:-1],
        (*deck(33), card("A♣")),
        (*deck(33)[:-1], card("A♣")),
        deck(32),  # S0 §2: the Tyrol plays with the Weli
    ],
)
def test_a_pack_is_whole_and_has_each_card_once(pack: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError, match="a pack of 33 cards is dealt, each card once"):
        start(rules("tyrolean"), pack, DAN)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_play_bohemian_watten(players: int) -> None:
    # S2 Bohemian Watten "The number of players is not restricted"; five would need more cards: house
    now = start(rules("bohemian"), deck(32), ANNA, players=players)
    assert now.players == players
    assert now.seats == tuple(Seat(each % players) for each in range(1, players + 1))


@pytest.mark.parametrize(("name", "players"), [("bohemian", 1), ("bohemian", 5), ("tyrolean", 3)])
def test_elsewhere_the_rules_say_how_many_play(name: str, players: int) -> None:
    ruleset = rules(name)
    with pytest.raises(ValueError, match=f"{name} is not played by {players}"):
        start(ruleset, deck(ruleset.deck), ANNA, players=players)
    assert start(ruleset, deck(ruleset.deck), ANNA, players=4).players == 4


def test_forehand_sits_at_the_left_of_the_dealer_and_speaks_first() -> None:
    # S0 §4 "the player to the dealer's left (forehand)"; clockwise
    now = start(rules("tyrolean"), deck(33), CARLA)
    assert now.forehand == DAN
    assert now.seats == (DAN, ANNA, BEN, CARLA)
    assert now.announcers == (DAN, CARLA)


def test_the_score_is_a_copy_of_what_was_told() -> None:
    told = {TEAMS[0]: 3, TEAMS[1]: 4}
    now = start(rules("tyrolean"), deck(33), DAN, told)
    told[Team((ANNA, CARLA))] = 9
    assert now.score == {TEAMS[0]: 3, TEAMS[1]: 4}


def test_what_is_not_there_yet_cannot_be_asked_for() -> None:
    uncut = start(rules("tyrolean"), deck(33), DAN)
    with pytest.raises(ValueError, match="nothing has been dealt yet"):
        _ = uncut.dealt
    with pytest.raises(ValueError, match="Schlag and trump have not been announced"):
        _ = dealt().in_play
    assert in_play().in_play.dealer == DAN


@pytest.mark.parametrize("stage", list(Stage))
def test_what_is_to_be_done_is_told_by_its_name(stage: Stage) -> None:
    reason = not_now(stage)
    assert (reason.rule, reason.step) == ("play.stages", f"now.{stage.value}")
