"""Every move is said in one sentence."""

from functools import cache

import pytest

from tests.golden.make_golden import file_of
from tests.golden.notation import read_move
from tests.golden.recipes import RECIPES
from tests.golden.table import Written, played_again
from watten_tutor.core.cards import card, deck
from watten_tutor.core.round import moves as kinds
from watten_tutor.core.round import play, start
from watten_tutor.core.seats import Seat
from watten_tutor.i18n import LANGUAGES, Speech, catalogue
from watten_tutor.quiz.moves import move_said
from watten_tutor.rulebook.load import load_ruleset

NAMES = ("Anna", "Ben", "Carla", "Dan", "Eva", "Franz")


@cache
def all_said():
    """The sentence of every move in the golden files."""
    said = []

    class Speaking(Written):
        """Players who do what the lines say, and say it."""

        def move(self, now):
            found = super().move(now)
            if found is not None:
                said.append(move_said(now, found))
            return found

    for name in RECIPES:
        played_again(file_of(name).read_text("utf-8"), Speaking)
    return tuple(said)


def played(rules, *lines):
    """A deal of the unshuffled pack, cut after ten cards, and these moves."""
    now = play(start(load_ruleset(rules), deck(33), Seat(3)), kinds.Cut(Seat(2), 10))
    for line in lines:
        now = play(now, read_move(line))
    return now


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("signs", ["french", "german"])
def test_a_move_is_a_sentence_about_who_makes_it(language, signs):
    speech = Speech(language, signs, NAMES)
    told = {(each.text(speech), NAMES[each.facts["player"]]) for each in all_said()}
    assert [text for text, player in told if not text.startswith(player) or text[-1] not in ".”»"] == []


def test_every_sentence_about_a_move_is_said_somewhere():
    speech = Speech("en", "french", NAMES)
    used = {speech._key(each.key, each.facts) for each in all_said()}
    keys = catalogue("en").keys()
    assert [key for key in keys if key.startswith("move.") and key not in used] == []


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Carla plays K♥."),
        ("de", "Carla legt K♥."),
        ("it", "Carla gioca K♥."),
    ],
)
def test_a_card_is_led_by_the_first_and_played_by_the_others(language, expected):
    now = played("tyrolean", "0 schlag 10", "3 trump ♠", "0 lay Q♠", "1 lay 9♠")
    assert card("K♥") in now.in_play.hands[Seat(2)].cards
    assert move_said(now, kinds.Lay(Seat(2), card("K♥"))).text(Speech(language)) == expected


def test_a_raise_says_what_the_hand_would_be_worth():
    now = played("tyrolean", "0 schlag 10", "3 trump ♠", "0 bet raise", "1 bet hold")
    assert move_said(now, kinds.MakeBet(Seat(1), "raise")).text(Speech("en")) == "Ben raises to 4."


def test_a_held_raise_says_what_the_hand_is_worth():
    now = played("tyrolean", "0 schlag 10", "3 trump ♠", "0 bet raise")
    said = move_said(now, kinds.MakeBet(Seat(1), "hold")).text(Speech("de"))
    assert said == "Ben hält: Jetzt zählt das Spiel 3."
