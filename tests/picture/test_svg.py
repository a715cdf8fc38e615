"""A scene as SVG: well-formed, harmless, complete."""

from base64 import b64decode
from xml.etree import ElementTree

import pytest

from watten_tutor.i18n import DECKS, LANGUAGES, Speech
from watten_tutor.picture.drawing import item_marks, scene_marks
from watten_tutor.picture.ladder import ladder_scene
from watten_tutor.picture.palette import LIGHT, THEMES
from watten_tutor.picture.scene import CardFace, Label
from watten_tutor.picture.svg import data_uri, render
from watten_tutor.picture.table import table_scene

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("theme", THEMES)
def test_every_table_is_well_formed(table, lang, deck, theme):
    names, view = table
    scene = table_scene(view, Speech(lang, deck, names), reveal_winner=True)
    root = ElementTree.fromstring(render(scene, deck=deck, lang=lang, theme=theme))
    assert [child.tag for child in root[:2]] == [f"{SVG}title", f"{SVG}desc"]
    assert root[1].text.startswith(scene.description)
    assert {child.tag for child in root} == {f"{SVG}{tag}" for tag in ("title", "desc", "path", "text")}
    assert len(root) == 2 + len(scene_marks(scene, deck, lang, THEMES[theme]))


def test_names_cannot_break_out(nasty):
    svg = render(table_scene(nasty, Speech("en"), width=800))
    texts = {element.text for element in ElementTree.fromstring(svg).iter(f"{SVG}text")}
    assert {'<b>&"', "</text><x>", "Zoë'\"", "&amp;", '<script>"&'} <= texts
    assert "<script" not in svg
    assert "<b>" not in svg


def test_nothing_comes_from_elsewhere(crowded):
    svg = render(table_scene(crowded, Speech("en")))
    assert svg.count("http") == 1  # the name space
    for word in ("href", "url(", "@import", "<style", "<image", " id="):
        assert word not in svg


def test_a_name_cut_short_is_told_in_full(crowded):
    scene = table_scene(crowded, Speech("en"), width=360)
    cut = [item for item in scene.items if isinstance(item, Label) and item.text != item.full]
    assert cut
    description = ElementTree.fromstring(render(scene))[1].text
    assert all(item.full in description for item in cut)


def test_themes_and_decks_change_the_picture(crowded, complete):
    scene = table_scene(crowded, Speech("en"))
    assert len({render(scene, deck=deck, theme=theme) for deck in DECKS for theme in THEMES}) == 4
    assert render(ladder_scene(complete.ranking.rungs(), Speech("en")), theme="dark").count("<path") > 100


def test_every_item_of_a_scene_leaves_marks(crowded):
    for item in table_scene(crowded, Speech("en"), reveal_winner=True).items:
        assert item_marks(item, "german", "en", LIGHT), item


@pytest.mark.parametrize(
    "mark",
    [
        {"winner": True},
        {"focus": True},
        {"order": 2},
        {"tag": "D"},
        {"illegal": True},
        {"illegal": True, "strip": 20.0},
    ],
)
def test_each_mark_of_a_card_is_drawn(mark):
    plain = CardFace(0, 0, 50, None)
    assert len(item_marks(CardFace(0, 0, 50, None, **mark), "german", "en", LIGHT)) > len(
        item_marks(plain, "german", "en", LIGHT)
    )


def test_an_unknown_item_is_refused():
    with pytest.raises(TypeError, match="str"):
        item_marks("not an item", "german", "en", LIGHT)


def test_data_uri_holds_the_picture():
    head, data = data_uri("<svg>ä</svg>").split(",")
    assert head == "data:image/svg+xml;base64"
    assert b64decode(data).decode() == "<svg>ä</svg>"


def test_a_covered_illegal_card_is_struck_through_where_it_is_seen():
    face = CardFace(30, 40, 50, None, illegal=True, strip=20.0)
    strike = item_marks(face, "german", "en", LIGHT)[-1]
    assert (strike.x, strike.y, strike.shape.path) == (30, 40, "M4 70 L16 4")
    assert strike.shape.stroke == LIGHT["bad"]
