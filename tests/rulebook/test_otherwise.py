"""Rule sets read otherwise: one flag at a time, and the few that make a whole set differ."""

import pytest

from watten_tutor.core.cards import card
from watten_tutor.core.ruleset import FLAGS
from watten_tutor.i18n import LANGUAGES
from watten_tutor.rulebook.cite import cite_value
from watten_tutor.rulebook.load import load_ruleset, ruleset_names
from watten_tutor.rulebook.otherwise import fewest_changes, sets_with, single_changes


@pytest.mark.parametrize("name", ruleset_names())
def test_single_changes_change_one_flag_of_the_same_game_at_the_same_table(name):
    base = load_ruleset(name)
    for [(flag, value)], there in single_changes(base):
        differing = {each for each in FLAGS if getattr(base, each) != getattr(there, each)}
        assert differing == {flag}
        assert getattr(there, flag) == value
        assert flag not in ("game", "players")


def test_changes_that_need_each_other_are_kept_or_dropped_together():
    """Without Kritische the Weli must become something else (S0 §12 Unkritisch: the lowest trump)."""
    tyrolean, unkritisch = load_ruleset("tyrolean"), load_ruleset("unkritisch")
    assert fewest_changes(tyrolean, unkritisch, lambda there: not there.kritische) == (
        ("kritische", ()),
        ("weli", "lowest_trump"),
    )
    bavarian = load_ruleset("bavarian")
    assert fewest_changes(tyrolean, bavarian, lambda there: there.target == 11) == (("target", 11),)
    assert dict(fewest_changes(tyrolean, bavarian, lambda there: card("7♦") in there.kritische)) == {
        "deck": 32,
        "kritische": (card("K♥"), card("7♦"), card("7♣")),
        "weli": "none",
    }


def test_another_game_or_table_is_no_reading_of_the_same_rules():
    tyrolean = load_ruleset("tyrolean")
    for name in ("bohemian", "six-handed"):
        assert fewest_changes(tyrolean, load_ruleset(name), lambda _: True) == ()


def test_a_set_holds_a_reading_only_where_the_flag_says_something():
    """Bavaria has no duty (S0 §12), so what satisfies it is not asked there."""
    assert "bavarian" not in sets_with((("duty_satisfied_by", "trump_linker_kritischer"),))
    assert sets_with((("duty_satisfied_by", "trump_or_winning_card"),)) == ("ladinisch", "latinern")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_says_a_value_is_each_place_once(language):
    places = [(each.id, each.section) for each in cite_value("duty", "none", language)]
    assert len(places) == len(set(places))
    assert {source for source, _ in places} == {"S0", "S1", "S2", "S3"}
    assert cite_value("packets", (1, 1, 1, 1, 1), language) == ()
