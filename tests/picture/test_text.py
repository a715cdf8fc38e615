"""The text twins, word for word."""

from dataclasses import replace

import pytest

from tests.picture.conftest import OTHERS, SHORT
from watten_tutor.core.cards import Suit, card
from watten_tutor.i18n import DECKS, LANGUAGES, Speech
from watten_tutor.picture.table import table_scene
from watten_tutor.picture.text import ladder_text, table_text
from watten_tutor.picture.view import PLACES, SeatView, TableView, table_view

NAMES = ("Anna", "Ben", "Carla", "Dan")


def test_table_in_english(complete):
    view = table_view(complete, NAMES, rules="Tyrolean")
    assert table_text(view, Speech("en"), reveal_winner=True).splitlines() == [
        "Rules: Tyrolean.",
        "Schlag 10, trump ♠.",
        "",
        "Anna leads to this trick. Anna is forehand.",
        "Dan is the dealer.",
        "Nobody's hand is told.",
        "Anna plays with Carla.",
        "Ben plays with Dan.",
        "",
        "1. Anna leads 8♠.",
        "2. Ben plays 10♥.",
        "3. Carla plays A♦.",
        "4. Dan plays 7♣.",
        "Dan wins the trick.",
    ]


def test_crowded_table_in_german(crowded):
    assert table_text(crowded, Speech("de", "german")).splitlines() == [
        "Regelwerk: Tyrolean with every option there is.",
        "Schlag 10, Trumpf Laub.",
        "",
        "Maximiliane-Theresia hält Herz-König, Laub-10, Laub-Unter, Laub-Sau und",
        "   Schellen-9. Maximiliane-Theresia ist Vorhand.",
        "Bartholomäus Alfonso hält Schellen-6, Eichel-10, Laub-Ober, Schellen-König und",
        "   Herz-7. Bartholomäus Alfonso spielt zu diesem Stich aus.",
        "Wwwwwwwwwwwwwwwwwwww hält 5 unbekannte Karten.",
        "Giovanna d'Aragona-M hält Eichel-Sau, Schellen-8, Schellen-10, Eichel-Unter und",
        "   1 unbekannte Karte. Giovanna d'Aragona-M gibt.",
        "Maximiliane-Theresia spielt mit Wwwwwwwwwwwwwwwwwwww.",
        "Bartholomäus Alfonso spielt mit Giovanna d'Aragona-M.",
        "",
        "1. Bartholomäus Alfonso spielt Laub-8 aus.",
        "Beim Ausspielen wurde „Trumpf oder Kritisch“ verlangt.",
        "2. Wwwwwwwwwwwwwwwwwwww legt Herz-10.",
        "3. Giovanna d'Aragona-M legt Herz-Sau. Herz-Sau darf nicht gelegt werden.",
        "4. Maximiliane-Theresia legt Eichel-9.",
        "",
        "Maximiliane-Theresia und Wwwwwwwwwwwwwwwwwwww: 2 Stiche.",
        "Bartholomäus Alfonso und Giovanna d'Aragona-M: 1 Stich.",
    ]


def test_who_plays_with_whom_at_other_tables():
    def said(table):
        lines = table_text(table_view(OTHERS[table], SHORT), Speech("en")).splitlines()
        return [line for line in lines if " plays with " in line or " alone " in line]

    assert said("six") == ["Anna plays with Carla and Eva.", "Ben plays with Dan and Franz."]
    assert said("three") == [
        "Ben is forehand. Ben plays alone against the other two.",
        "Anna plays with Carla.",
    ]
    assert said("two") == said("bohemian") == []


def test_ladder_in_italian(complete):
    marks = {card("7♣"): "D", card("10♥"): "B"}
    assert ladder_text(complete.ranking.rungs(Suit.HEARTS), Speech("it"), marks).splitlines() == [
        "Kritische: K♥, 6♦, 7♣ (D)",
        "Rechter: 10♠",
        "Linke (pari: vince il primo giocato): 10♣, 10♥ (B), 10♦",
        "Briscole: A♠, K♠, Q♠, J♠, 9♠, 8♠, 7♠",
        "Seme d'apertura: A♥, Q♥, J♥, 9♥, 8♥, 7♥",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
def test_lines_fit_a_terminal(table, complete, lang, deck):
    names, view = table
    speech = Speech(lang, deck, names)
    told = (table_text(view, speech, reveal_winner=True), ladder_text(complete.ranking.rungs(), speech))
    assert max(len(line) for text in told for line in text.splitlines()) <= 80


def test_winner_is_not_told_unasked(complete):
    told = table_text(table_view(complete, NAMES), Speech("en"))
    assert "wins" not in told


def test_winner_so_far_before_the_trick_is_complete(complete):
    view = table_view(complete, NAMES)
    three = replace(view, plays=view.plays[:3])
    assert "Dan is winning so far." in table_text(three, Speech("en"), reveal_winner=True)


def test_what_is_not_told_is_said():
    seats = tuple(SeatView(name, place, ()) for name, place in zip(NAMES, PLACES[4], strict=True))
    told = table_text(TableView(seats), Speech("en")).splitlines()
    assert told[0] == "Neither Schlag nor trump suit is told."
    assert told[2] == "Anna holds no cards any more."
    assert told[-1] == "No card lies on the table."


def test_description_is_short_and_in_order_of_play(complete):
    scene = table_scene(table_view(complete, NAMES), Speech("en"))
    assert scene.description == (
        "On the table, in order of play: Anna 8♠, Ben 10♥, Carla A♦ and Dan 7♣. Schlag 10, trump ♠."
    )
