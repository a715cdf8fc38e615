"""The ladder: all cards of a declaration from high to low, in groups, those of the trick marked."""

from collections.abc import Collection, Mapping, Sequence

from watten_tutor.core.cards import Card
from watten_tutor.core.ranking import CardClass, Rung
from watten_tutor.i18n import Speech
from watten_tutor.picture.art import CARD_HEIGHT
from watten_tutor.picture.metrics import fit, text_width
from watten_tutor.picture.scene import TAG, Box, CardFace, Item, Label, Panel, Scene
from watten_tutor.picture.text import group_name

CARD = 46.0
"""Width of a card."""
GAP = 6.0
"""Room between cards; between groups it is three times as much."""
HEADING = 20.0
"""Height of a heading's line."""
BAR = 12.0
"""From the coloured bar to the heading."""
TITLE, NOTE = 13.0, 12.0
"""Font sizes of a heading and of the note behind it."""

BARS = {
    CardClass.KRITISCHER: "kritische",
    CardClass.GUATE: "rechter",
    CardClass.BEASN: "rechter",
    CardClass.RECHTER: "rechter",
    CardClass.LINKER: "linke",
    CardClass.TRUMP: "trumps",
    CardClass.PLAIN: "plain",
}
"""The palette's role for the bar beside the heading of each group."""


def ladder_scene(
    rungs: Sequence[Rung],
    speech: Speech,
    *,
    width: int = 1200,
    marks: Mapping[Card, str] | None = None,
    dimmed: Collection[Card] | None = None,
) -> Scene:
    """The ladder as a display list; groups and their cards wrap to the width.

    Args:
        rungs: as `Ranking.rungs` gives them.
        speech: language and deck.
        width: of the picture.
        marks: cards of this trick with the initial of who played them.
        dimmed: cards printed faintly; by default, if any is marked, all that are not.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> scene = ladder_scene((Rung(CardClass.RECHTER, (card("10♠"),)),), Speech("en"), width=360)
        >>> scene.description
        'The cards from high to low: Rechter 10♠.'
    """
    tags = marks or {}
    items: list[Item] = []
    x = y = line_bottom = 0.0
    for rung in rungs:
        title, note = group_name(rung, speech), _note(rung, speech)
        across = max(1, int((width + GAP) // (CARD + GAP)))
        columns = min(len(rung.cards), across)
        room = max(_heading_width(title, note), columns * (CARD + GAP) - GAP)
        if x and x + room > width:
            x, y = 0.0, line_bottom
        items += _heading(Box(x, y, min(room, width - x), HEADING), title, note, BARS[rung.card_class])
        for place, each in enumerate(rung.cards):
            row, column = divmod(place, columns)
            faint = each in dimmed if dimmed is not None else bool(tags) and each not in tags
            top = y + HEADING + 4 + row * _ROW
            items.append(CardFace(x + column * (CARD + GAP), top, CARD, each, faint, tag=tags.get(each, "")))
        rows = -(-len(rung.cards) // columns)
        line_bottom = max(line_bottom, y + HEADING + 4 + rows * _ROW + GAP)
        x += room + 3 * GAP
    return Scene(width, round(max(line_bottom - GAP, 1)), tuple(items), _description(rungs, speech))


_ROW = CARD * CARD_HEIGHT + TAG + 5


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """A short mark for each player: the first letter, more letters or a number where two begin alike.

    Example:
        >>> initials(("Anna", "Ben", "Carla", "Dan"))
        ('A', 'B', 'C', 'D')
        >>> initials(("Anna", "Andi", "ben", "Bernhard", "Anna-Maria"))
        ('A1', 'And', 'ben', 'Ber', 'A5')
    """
    found = []
    for place, name in enumerate(names):
        others = [each.casefold() for each in (*names[:place], *names[place + 1 :])]
        starts = (name[:length] for length in range(1, min(len(name), 3) + 1))
        unique = (start for start in starts if not any(each.startswith(start.casefold()) for each in others))
        found.append(next(unique, f"{name[:1].upper()}{place + 1}"))
    return tuple(each.upper() if len(each) == 1 else each for each in found)


def _note(rung: Rung, speech: Speech) -> str:
    return speech.text("picture.ladder.equal") if rung.equal and len(rung.cards) > 1 else ""


def _heading_width(title: str, note: str) -> float:
    behind = GAP + text_width(note, NOTE) if note else 0.0
    return BAR + text_width(title, TITLE, bold=True) + behind


def _heading(box: Box, title: str, note: str, bar: str) -> list[Item]:
    w = text_width(title, TITLE, bold=True)
    x = box.x + BAR
    items: list[Item] = [
        Panel(Box(box.x, box.y + 2, 5, box.h - 4), bar, radius=2),
        Label(Box(x, box.y, w, box.h), title, TITLE, "ink", bold=True, align="start"),
    ]
    if note:
        left = x + w + GAP
        text, size = fit(note, box.right - left, NOTE, 9)
        items.append(
            Label(
                Box(left, box.y, text_width(text, size), box.h), text, size, "soft", align="start", full=note
            )
        )
    return items


def _description(rungs: Sequence[Rung], speech: Speech) -> str:
    """The ladder in one sentence."""
    comma = speech.catalogue.text("list.comma")
    groups = [
        speech.text(
            "picture.ladder.group",
            group=group_name(each, speech),
            cards=comma.join(map(speech.say, each.cards)),
        )
        for each in rungs
    ]
    return speech.text("picture.ladder.description", groups="; ".join(groups))
