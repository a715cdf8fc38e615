"""What a scenario is about, worked out from the rules that decide it."""

import pytest

from watten_tutor.i18n import LANGUAGES, catalogue
from watten_tutor.quiz.themes import THEMES, decided, theme_name, theme_of, themes
from watten_tutor.rulebook.cite import rule_ids
from watten_tutor.scenario.load import load_scenario

HEAD = "rules: tyrolean\nschlag: 10\ntrump: ♠\n"
LINKE = HEAD + "trick: [Anna: 8♠, Ben: 10♥, Carla: 10♦, Dan: A♠]\n"


def about(text, **more):
    return load_scenario(text + "".join(f"{key}: {value}\n" for key, value in more.items()))


def test_a_rule_decides_without_which_the_answer_would_be_another():
    """S0 §5: two Linke stand above the Ace of trumps; the first played wins. 8♠ is never in question."""
    scenario = about(LINKE, question="trick-winner")
    assert set(decided(scenario)) == {"order.linke", "order.linke-equal", "trick.highest-wins"}
    assert themes(scenario) == ("rechter-linke", "who-wins")


def test_rules_that_decide_stand_in_the_order_of_the_proof():
    scenario = about(
        HEAD + "hands: {Ben: J♠ 10♥ A♦}\ntrick: [Anna: 8♠]\n", question="legal-cards", player="Ben"
    )
    assert decided(scenario) == ("duty.satisfied-by", "duty.trump-led")


def test_why_is_decided_by_what_its_inner_question_is_decided_by():
    asked = {"question": "why", "ask": "trick-winner"}
    assert decided(about(LINKE, **asked)) == decided(about(LINKE, question="trick-winner"))


def test_a_fault_is_decided_by_the_rules_it_breaks():
    """A♦ under a led trump, with J♠ in hand: nothing else is wrong, though the proof tells more."""
    told = HEAD + "tricks: [[Anna: 8♠, Ben: A♦, Carla: A♣, Dan: 7♣]]\ntrick: [Dan: 9♥, Anna: J♥, Ben: J♠]\n"
    scenario = about(told, question="find-fault")
    assert "duty.trump-led" in decided(scenario)
    assert "trump-duty" in themes(scenario)


def test_compared_rule_sets_each_decide():
    """Bavaria knows no trump duty (`duty.none`), the Tyrol does."""
    told = HEAD + "hands: {Ben: 9♠ A♥}\ntrick: [Anna: Q♠]\nplayer: Ben\ncard: A♥\n"
    scenario = about(told, question="compare", ask="may-play", between="[tyrolean, bavarian]")
    assert set(decided(scenario)) >= {"duty.trump-led", "duty.none"}
    assert themes(scenario) == ("trump-duty", "variants")


def test_the_authors_themes_stand_first_and_none_stands_twice():
    scenario = about(LINKE, question="trick-winner", themes="[grandma, who-wins]")
    assert themes(scenario) == ("grandma", "who-wins", "rechter-linke")


@pytest.mark.parametrize("rule", rule_ids())
def test_every_rule_belongs_to_a_theme(rule):
    assert theme_of(rule) in THEMES


def test_another_game_and_another_table_are_themes_whatever_decides():
    """One trump among plain cards: `order.trumps` decides wherever it is played."""
    alone = "schlag: 10\ntrump: ♠\nplayers: [Anna, Ben]\ntrick: [Anna: A♦, Ben: 8♠]\nquestion: trick-winner\n"
    assert themes(about(f"rules: two-handed\n{alone}")) == ("order", "who-wins", "tables")
    assert themes(about(f"rules: bohemian\n{alone}")) == ("order", "who-wins", "bohemian")


def test_the_fifth_trick_is_the_last_one_whatever_decides():
    """S0 §5: two Linke; the hand of three cards each ends two tricks before."""
    told = {"question": "trick-winner"}
    assert themes(about(LINKE, won="{Anna: 2, Ben: 2}", **told)) == (
        "rechter-linke",
        "who-wins",
        "last-trick",
    )
    assert "last-trick" not in themes(about(LINKE, won="{Anna: 2, Ben: 1}", **told))
    assert "last-trick" not in themes(
        about("rules: tyrolean\n", won="{Anna: 3, Ben: 2}", question="hand-winner")
    )


def test_four_at_the_table_are_no_theme():
    """Who plays together decides whose hand it is (`table.four-handed`)."""
    scenario = about("rules: tyrolean\n", won="{Anna: 2, Carla: 1}", question="hand-winner")
    assert "tables" not in themes(scenario)


@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_is_that_of_a_rule_or_of_comparing(theme):
    assert theme in {*map(theme_of, rule_ids()), "variants"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name_of_its_own(language):
    names = [theme_name(theme, language) for theme in THEMES]
    assert len(set(names)) == len(THEMES)
    named = {key for key in [*catalogue(language).keys()] if key.startswith("theme.")}
    assert named == {f"theme.{theme}" for theme in THEMES}


def test_a_theme_of_the_authors_own_keeps_its_word():
    assert theme_name("grandma", "it") == "grandma"


def test_where_the_last_trick_is_over_and_only_counted_it_is_no_theme():
    """Four tricks told without their cards: 3:1 is over, at 2:2 the fifth is still to be played."""
    over = about(HEAD, won="{Anna: 3, Ben: 1}", question="hand-winner")
    assert "last-trick" not in themes(over)
    laid = about(LINKE, won="{Anna: 2, Ben: 2}", question="hand-winner")
    assert "last-trick" in themes(laid)
    to_play = about(HEAD, won="{Anna: 2, Ben: 2}", question="may-raise", player="Anna")
    assert "last-trick" in themes(to_play)
