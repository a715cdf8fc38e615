"""The rules about signals: which are in force, what they say under a rule set, and who says so."""

import pytest

from watten_tutor.rulebook.cite import cite, rulebook
from watten_tutor.rulebook.load import load_ruleset


def test_signals_are_ruled_by_what_the_set_allows():
    def of_signals(name):
        return {each for each in rulebook(load_ruleset(name)) if each.startswith("signals.")}

    allowed = {
        f"signals.{each}" for each in ("after-announcement", "kritische", "schlag", "trumps", "nothing")
    }
    allowed |= {"signals.false-allowed"}
    assert of_signals("tyrolean") == of_signals("bavarian-classic") == allowed
    assert of_signals("italian") == allowed | {"signals.gestures-only"}
    assert (
        of_signals("south-tyrolean") == of_signals("blind") == of_signals("bohemian") == {"signals.forbidden"}
    )


@pytest.mark.parametrize(
    ("rule", "name", "note"),
    [
        ("signals.kritische", "bavarian", "Belli"),
        ("signals.kritische", "carinthian", "Bugl"),
        ("signals.schlag", "tyrolean+guate", "Guate"),
        ("signals.nothing", "tyrolean", "plain card"),
    ],
)
def test_a_house_reading_about_signals_is_shown(rule, name, note):
    assert any(each.house and note in each.section for each in cite(rule, "en", load_ruleset(name)).sources)


@pytest.mark.parametrize(
    ("rule", "name", "words"),
    [
        ("signals.kritische", "tyrolean", "Weli: lips to the right"),
        ("signals.kritische", "bavarian", "Belli: lips to the right"),
        ("signals.kritische", "carinthian", "Weli: a wink of the right eye"),
        ("signals.kritische", "bavarian-classic", "Belli: a wink of the right eye"),
        ("signals.schlag", "tyrolean", "Rechter: a wink of the right eye"),
        ("signals.schlag", "franconian", "Rechter: a shrug of the right shoulder"),
        ("signals.nothing", "bavarian-classic", "no trump"),
        ("signals.after-announcement", "tyrolean", "may talk and make signs"),
        ("signals.after-announcement", "italian", "may make signs"),
        ("signals.forbidden", "blind", "loses the hand at once"),
    ],
)
def test_a_rule_about_signals_says_what_it_says_under_this_set(rule, name, words):
    assert words in cite(rule, "en", load_ruleset(name)).text
