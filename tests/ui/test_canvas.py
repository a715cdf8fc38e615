"""The canvas painter, without a browser: what would go over the wire."""

from contextlib import contextmanager

import pytest
from ipycanvas import canvas as module

from watten_tutor.core.cards import Rank, Suit, card
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play
from watten_tutor.i18n import Speech
from watten_tutor.picture.drawing import scene_marks
from watten_tutor.picture.palette import THEMES
from watten_tutor.picture.scene import CardFace
from watten_tutor.picture.table import table_scene
from watten_tutor.picture.vector import Drawn, Written
from watten_tutor.picture.view import PLACES, Role, SeatView, TableView
from watten_tutor.ui.canvas import SCALE, TableCanvas, frame

COMMANDS = {number: name for name, number in module.COMMANDS.items()}
NAMES = ("<b>Anna", "Ben", "Carla", "Dan")


@contextmanager
def recorded():
    """A list that fills with the messages sent, each a list of (command, arguments)."""
    manager = type(module._CANVAS_MANAGER)
    original, messages = manager._send_custom, []

    def spy(self, command, buffers=()):
        batch = command if isinstance(command[0], list) else [command]
        messages.append([(COMMANDS[each[0]], each[1] if len(each) > 1 else []) for each in batch])
        return original(self, command, list(buffers))

    manager._send_custom = spy
    try:
        yield messages
    finally:
        manager._send_custom = original


@pytest.fixture
def scene():
    """A table with every kind of item and mark."""
    roles = (
        frozenset({Role.LEADER, Role.WINNER}),
        frozenset({Role.DEALER}),
        frozenset(),
        frozenset({Role.ON_TURN}),
    )
    hands = ((card("K♥"), card("6♦")), None, (None, None), (card("7♣"), None))
    seats = tuple(SeatView(*each) for each in zip(NAMES, PLACES[4], hands, roles, strict=True))
    view = TableView(
        seats, (Play(Seat(0), card("10♠")),), Rank.TEN, Suit.LEAVES, "Tyrolean",
        called=True, illegal=frozenset({card("K♥"), card("7♣")}),
    )  # fmt: skip
    return table_scene(view, Speech("en", names=NAMES), reveal_winner=True, focus={card("10♠")})


def test_everything_is_painted_in_one_message(scene):
    table = TableCanvas("german", "en", "light")
    with recorded() as messages:
        table.draw(scene)
    assert len(messages) == 1
    names = [name for name, _ in messages[0]]
    marks = scene_marks(scene, "german", "en", THEMES["light"])
    drawn = [mark for mark in marks if isinstance(mark, Drawn)]
    written = [mark for mark in marks if isinstance(mark, Written)]
    assert names.count("fillText") == len(written)
    assert names.count("fillPath") == sum(bool(mark.shape.fill) for mark in drawn)
    assert names.count("strokePath") == sum(bool(mark.shape.stroke) for mark in drawn)
    assert names.count("save") == names.count("restore") == len(drawn)
    assert [each[1][0] for each in messages[0] if each[0] == "fillText"] == [mark.text for mark in written]


def test_backing_store_is_finer_than_the_layout(scene):
    table = TableCanvas()
    table.draw(scene)
    assert (table.widget.width, table.widget.height) == (scene.width * SCALE, scene.height * SCALE)
    assert table.widget.layout.width == f"{scene.width}px"
    assert table.widget.layout.height == f"{scene.height}px"


def test_paths_are_made_once(scene, monkeypatch):
    made = []
    original = module.Path2D.__init__
    monkeypatch.setattr(
        module.Path2D, "__init__", lambda self, value: (made.append(value), original(self, value))[1]
    )
    table = TableCanvas()
    table.draw(scene)
    first = len(made)
    table.draw(scene)
    assert 0 < first == len(made) == len(set(made))


def _break_off(canvas):
    with frame():
        canvas.fill_rect(0, 0, 1, 1)
        _ = 1 / 0


def test_an_exception_leaves_the_canvas_usable(scene):
    table = TableCanvas()
    with recorded() as messages:
        with pytest.raises(ZeroDivisionError):
            _break_off(table.widget)
        assert messages == []
        table.draw(scene)
    assert len(messages) == 1
    assert messages[0][0][0] == "switchCanvas"
    assert not module._CANVAS_MANAGER._caching


def test_a_new_page_gets_the_whole_picture_again(scene):
    table = TableCanvas()
    table.draw(scene)
    with recorded() as messages:
        table.widget._handle_custom_msg({"event": "client_ready"}, [])
    assert messages[0][0][0] == "switchCanvas"
    assert "fillText" in [name for name, _ in messages[0]]


def test_a_new_page_before_the_first_scene_gets_nothing():
    table = TableCanvas()
    with recorded() as messages:
        table.widget._handle_custom_msg({"event": "client_ready"}, [])
    assert messages == []


@pytest.mark.parametrize("event", ["mouse_down", "touch_start"])
def test_a_click_names_the_card_seen_there(scene, event):
    table, heard = TableCanvas(), []
    table.on_card(heard.append)
    table.draw(scene)

    def click(x, y):
        place = {"x": x * SCALE, "y": y * SCALE}
        message = {"event": event, **(place if event == "mouse_down" else {"touches": [place]})}
        table.widget._handle_custom_msg(message, [])

    faces = [item for item in scene.items if isinstance(item, CardFace)]
    for face in faces:
        click(face.seen.x + 2, face.seen.y + 2)
    assert heard == [face.card for face in faces if face.card is not None]
    click(1, 1)
    assert len(heard) == sum(face.card is not None for face in faces)


def test_a_click_before_the_first_scene_is_harmless():
    table, heard = TableCanvas(), []
    table.on_card(heard.append)
    table.widget._handle_custom_msg({"event": "mouse_down", "x": 1, "y": 1}, [])
    assert heard == []
