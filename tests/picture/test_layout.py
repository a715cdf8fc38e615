"""No two things on a picture overlap and nothing leaves the frame."""

from itertools import combinations

import pytest

from tests.picture.conftest import LONG, OTHERS, SHORT
from watten_tutor.core.cards import Suit, card
from watten_tutor.i18n import DECKS, LANGUAGES, Speech
from watten_tutor.picture.ladder import initials, ladder_scene
from watten_tutor.picture.metrics import text_width
from watten_tutor.picture.scene import Badge, CardFace, Felt, Label, Panel, Scene, Star
from watten_tutor.picture.table import table_scene
from watten_tutor.picture.view import PLACES, Place, SeatView, TableView, table_view

WIDTHS = (350, 360, 560, 800)


def assert_tidy(scene: Scene) -> None:
    """Everything inside the frame, no two boxes on each other; a panel may hold others wholly."""
    for item in scene.items:
        assert scene.box.holds(item.box), item
    things = [item for item in scene.items if not isinstance(item, Felt)]
    for one, other in combinations(things, 2):
        behind = isinstance(one, Panel) and one.fill and one.box.holds(other.box)
        assert behind or not one.box.overlaps(other.box), (one, other)
    for item in scene.items:
        if isinstance(item, Label):
            assert text_width(item.text, item.size, item.bold) <= item.box.w + 0.01, item


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("reveal", [True, False])
def test_nothing_overlaps_on_the_table(table, width, lang, deck, reveal):
    names, view = table
    focus = {play.card for play in view.plays[:1]}
    assert_tidy(table_scene(view, Speech(lang, deck, names), width=width, reveal_winner=reveal, focus=focus))


@pytest.mark.parametrize("players", PLACES)
@pytest.mark.parametrize("width", WIDTHS)
def test_every_size_of_table(players, width):
    names = SHORT[:players]
    seats = tuple(
        SeatView(name, place, (None, card("K♥"))) for name, place in zip(names, PLACES[players], strict=True)
    )
    scene = table_scene(TableView(seats), Speech("en", names=names), width=width)
    assert_tidy(scene)
    assert {item.full for item in scene.items if isinstance(item, Label)} == set(names)


@pytest.mark.parametrize("width", [200, 360, 560, 1200])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("led", [None, Suit.HEARTS])
def test_nothing_overlaps_on_the_ladder(complete, width, lang, led):
    marks = {card("8♠"): "A", card("10♥"): "Ben", card("7♣"): "D4"}
    assert_tidy(ladder_scene(complete.ranking.rungs(led), Speech(lang), width=width, marks=marks))


def test_the_equal_linke_are_said_in_full_on_a_telephone(complete):
    for lang in LANGUAGES:
        scene = ladder_scene(complete.ranking.rungs(), Speech(lang), width=350)
        note = Speech(lang).text("picture.ladder.equal")
        assert note in [item.text for item in scene.items if isinstance(item, Label)]


def test_ladder_shows_every_card_once_and_dims_what_is_not_in_the_trick(complete):
    rungs = complete.ranking.rungs()
    faces = [
        each
        for each in ladder_scene(rungs, Speech("en"), marks={card("7♣"): "D"}).items
        if isinstance(each, CardFace)
    ]
    assert [face.card for face in faces] == [each for rung in rungs for each in rung.cards]
    assert [face.card for face in faces if not face.dimmed] == [card("7♣")]
    assert [(face.card, face.tag) for face in faces if face.tag] == [(card("7♣"), "D")]


def test_ladder_without_marks_dims_nothing_and_obeys_dimmed(complete):
    rungs = complete.ranking.rungs()
    assert not any(getattr(item, "dimmed", False) for item in ladder_scene(rungs, Speech("en")).items)
    one = ladder_scene(rungs, Speech("en"), dimmed={card("K♥")})
    assert [item.card for item in one.items if getattr(item, "dimmed", False)] == [card("K♥")]


@pytest.mark.parametrize(
    ("names", "marks"),
    [
        (("Anna", "Ben", "Carla", "Dan"), ("A", "B", "C", "D")),
        (("Anna", "Andi", "ben", "Bea"), ("Ann", "And", "ben", "Bea")),
        (("Ann", "Anna", "Anne", "X"), ("A1", "A2", "A3", "X")),
        (("Ärzte", "Aa", "Ab", "ä"), ("Är", "Aa", "Ab", "Ä4")),
    ],
)
def test_initials_are_unique(names, marks):
    assert initials(names) == marks
    assert len({each.casefold() for each in initials(names)}) == len(names)


def test_winner_is_told_only_if_asked_and_by_a_sign(table):
    names, view = table
    speech = Speech("en", names=names)
    hidden = table_scene(view, speech).items
    shown = table_scene(view, speech, reveal_winner=True).items
    assert not any(isinstance(item, Star) or getattr(item, "winner", False) for item in hidden)
    assert any(isinstance(item, Star) for item in shown) == bool(view.plays)


def test_trick_is_numbered_in_order_of_play(crowded):
    scene = table_scene(crowded, Speech("en"))
    numbered = {item.order: item.card for item in scene.items if isinstance(item, CardFace) and item.order}
    assert [numbered[order] for order in (1, 2, 3, 4)] == [play.card for play in crowded.plays]


def test_seats_are_clockwise_seen_from_above(complete, crowded):
    at = {
        item.order: item
        for item in table_scene(crowded, Speech("en")).items
        if isinstance(item, CardFace) and item.order
    }
    west, north, east, south = (at[order] for order in (1, 2, 3, 4))  # seat 1 leads
    assert west.x < north.x < east.x
    assert north.y < west.y < south.y
    assert [seat.place for seat in crowded.seats] == [Place.SOUTH, Place.WEST, Place.NORTH, Place.EAST]


@pytest.mark.parametrize("width", WIDTHS)
def test_six_sit_in_a_ring_clockwise(width):
    scene = table_scene(table_view(OTHERS["six"], SHORT), Speech("en"), width=width)
    laid = [item for item in scene.items if isinstance(item, CardFace)]
    at = {item.order: (round(item.x + item.w / 2 - width / 2, 6), item.y) for item in laid}
    middle = (at[3][1] + at[6][1]) / 2
    ring = {order: (x, round(y - middle, 6)) for order, (x, y) in at.items()}  # Ben, south-west, leads
    assert ring[3][0] == ring[6][0] == 0
    assert ring[1][0] == ring[2][0] == -ring[4][0] == -ring[5][0] < 0
    assert ring[3][1] < ring[2][1] == ring[4][1] < 0 < ring[1][1] == ring[5][1] < ring[6][1]


def test_no_card_is_waited_for_from_who_stays_out():
    view = table_view(OTHERS["bohemian"], SHORT)  # Anna and Ben have played, Carla is out
    items = table_scene(view, Speech("en")).items
    assert [item.line for item in items if isinstance(item, Panel) and not item.fill] == ["glow"]


def test_tricks_that_do_not_fit_on_a_line_stand_below_each_other():
    def lines(names):
        scene = table_scene(table_view(OTHERS["six-full"], names), Speech("en"), width=360)
        return len({item.box.y for item in scene.items if isinstance(item, Badge)})

    assert (lines(SHORT), lines(LONG)) == (1, 2)


def test_cards_of_a_hand_are_found_where_they_are_seen(crowded):
    scene = table_scene(crowded, Speech("en"), width=360)
    faces = [item for item in scene.items if isinstance(item, CardFace)]
    assert {str(face.card) for face in faces if face.card} >= {"K♥", "9♦", "6♦", "8♠"}
    for face in faces:
        seen = face.seen
        assert scene.card_at(seen.x + 1, seen.y + 1) == face.card
        assert scene.card_at(seen.right - 1, seen.bottom - 1) == face.card
    assert scene.card_at(1, 1) is None


def test_illegal_cards_are_marked_also_under_a_neighbour(crowded):
    marked = [item for item in table_scene(crowded, Speech("en")).items if getattr(item, "illegal", False)]
    assert sorted(str(item.card) for item in marked) == ["6♦", "A♥"]
    assert [bool(item.strip) for item in marked if str(item.card) == "6♦"] == [True]


def test_too_narrow_a_table_is_refused(crowded):
    with pytest.raises(ValueError, match="350"):
        table_scene(crowded, Speech("en"), width=349)
