"""Scenarios for the tests of the user interface, one for each answer form, and ways to find widgets."""

from watten_tutor.scenario.load import load_mapping
from watten_tutor.ui.puzzle import PuzzleView
from watten_tutor.ui.session import PuzzleSession
from watten_tutor.ui.settings import Settings

TRICK = [{"Anna": "8♠"}, {"Ben": "10♥"}, {"Carla": "A♦"}, {"Dan": "7♣"}]
BASE = {"rules": "tyrolean", "schlag": "10", "trump": "♠"}
SCENARIOS = {
    "trick-winner": {"trick": TRICK},
    "winning-so-far": {"trick": TRICK[:2]},
    "legal-cards": {"hands": {"Ben": "J♠ 10♥ A♦"}, "trick": TRICK[:1], "player": "Ben"},
    "may-play": {"hands": {"Ben": "J♠ 10♥ A♦"}, "trick": TRICK[:1], "player": "Ben", "card": "A♦"},
    "order": {"cards": "10♥ 10♣ K♥ 10♠"},
    "class": {"card": "10♥"},
    "rechter": {},
    "linke": {},
    "guate": {"rules": "south-tyrolean"},
    "next-leader": {"trick": TRICK},
    "hand-winner": {"won": {"Anna": 3}},
    "may-raise": {"player": "Ben"},
    "may-answer": {"bets": [{"Ben": "raise"}]},
    "stake": {"bets": [{"Ben": "raise"}]},
    "hand-score": {"won": {"Anna": 3}},
    "score-after": {"won": {"Anna": 3}, "score": {"Anna": 10, "Ben": 11}},
    "gespannt": {"score": {"Anna": 13, "Ben": 11}},
    "bummerl": {"won": {"Anna": 3}, "score": {"Anna": 13, "Ben": 11}},
    "maschine": {"rules": "tyrolean+maschine", "player": "Ben", "hands": {"Ben": "K♥ 9♠ 6♦ 8♥ 7♣"}},
    "may-do": {"deal": [], "player": "Ben", "do": "raise"},
    "on-turn": {"deal": []},
    "dealer": {"deal": []},
    "last-packet": {"deal": [], "player": "Ben"},
    "match-winner": {"won": {"Anna": 3}, "score": {"Anna": 13, "Ben": 11}},
    "find-fault": {"trick": [*TRICK[:1], {"Ben": "A♥"}], "hands": {"Ben": "J♠"}},
    "why": {"trick": TRICK, "ask": "trick-winner"},
    "signal": {"card": "10♥"},
    "deduce": {
        "rules": "blind",
        "hands": {"Ben": "J♠ 8♦ 9♥ Q♣", "Anna": "9♠ 7♠ Q♥ J♦"},
        "tricks": [[*TRICK[:3], {"Dan": "K♠"}]],
        "player": "Ben",
    },
    "compare": {"trick": TRICK, "ask": "trick-winner", "between": ["tyrolean", "unkritisch"]},
}
"""For each question the facts beside Schlag 10 and trump ♠."""


def scenario_of(kind, **more):
    """The scenario of a kind of question."""
    return load_mapping({**BASE, "question": kind, **SCENARIOS[kind], **more})


def session_of(kind, language="en", deck="french", recorder=None, **more):
    """A session about it, with settings of its own."""
    return PuzzleSession(scenario_of(kind, **more), Settings(language, deck), recorder)


def all_widgets(root):
    """The widget and everything in it."""
    yield root
    for child in getattr(root, "children", ()):
        yield from all_widgets(child)


def with_class(root, name):
    """The widgets in it that carry a class."""
    return [each for each in all_widgets(root) if name in getattr(each, "_dom_classes", ())]


def button(root, text):
    """The one Button of this text."""
    [found] = [each for each in buttons(root) if each.description == text]
    return found


def buttons(root):
    """All Buttons in it."""
    return [each for each in all_widgets(root) if type(each).__name__ == "Button"]


def seen_buttons(root):
    """The Buttons in it that are not hidden, alone or with what they stand in."""
    if "wt-hidden" in getattr(root, "_dom_classes", ()):
        return []
    inside = [each for child in getattr(root, "children", ()) for each in seen_buttons(child)]
    return [*inside, root] if type(root).__name__ == "Button" else inside


def html_of(root):
    """All HTML in it that is not a style sheet."""
    pages = [each for each in all_widgets(root) if type(each).__name__ == "HTML"]
    return "\n".join(each.value for each in pages if "wt-sheet" not in each._dom_classes)


def view_of(kind, **more):
    return PuzzleView(session_of(kind, **more), "wt-test")


def choices(view):
    return with_class(view.widget, "wt-choice")


def visible(root, name):
    return [each for each in with_class(root, name) if "wt-hidden" not in each._dom_classes]


def plain(html):
    """The text of some HTML."""
    from html.parser import HTMLParser

    class Text(HTMLParser):
        said = ""

        def handle_data(self, data):
            self.said += data

    parser = Text()
    parser.feed(html)
    return parser.said
