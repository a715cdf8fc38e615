"""A sound scenario to begin with for every kind of question, in the short notation of `watten-tutor new`."""

from collections.abc import Iterator, Mapping

from watten_tutor.core.ruleset import RuleSet
from watten_tutor.scenario.schema import KEYS, OUTER

NAMES = ("Anna", "Ben", "Carla", "Dan", "Eva", "Franz")
_CARDS = ("8♠", "10♥", "A♦", "7♣", "9♠", "K♠")
_EVERYBODY = "everybody"
"""A trick in which each of the table has played, however many they are."""

_DECLARED = {"schlag": "10", "trump": "♠"}
_LED = {**_DECLARED, "hands": "Ben: J♠ 10♥ A♦", "trick": "Anna: 8♠", "player": "Ben"}
_WON = {"won": "Anna: 3, Ben: 1"}
_SCORE = {"score": "Anna: 13, Ben: 9"}

STARTS: Mapping[str, Mapping[str, str]] = {
    "trick-winner": {**_DECLARED, "trick": _EVERYBODY},
    "winning-so-far": {**_DECLARED, "trick": "Anna: 8♠, Ben: 10♥"},
    "legal-cards": _LED,
    "may-play": {**_LED, "card": "A♦"},
    "order": {**_DECLARED, "cards": "10♥ A♠ 10♣ K♥"},
    "class": {**_DECLARED, "card": "7♣"},
    "rechter": _DECLARED,
    "linke": _DECLARED,
    "guate": {"rules": "tyrolean+guate", **_DECLARED},
    "next-leader": {**_DECLARED, "trick": _EVERYBODY},
    "hand-winner": _WON,
    "may-raise": {"bets": "Ben: raise, Anna: hold", "player": "Ben"},
    "may-answer": {"bets": "Ben: raise"},
    "stake": {"bets": "Ben: raise, Anna: hold"},
    "hand-score": _WON,
    "score-after": {**_SCORE, **_WON},
    "gespannt": _SCORE,
    "bummerl": {**_SCORE, **_WON},
    "maschine": {
        "rules": "tyrolean+maschine",
        **_DECLARED,
        "hands": "Ben: K♥ 9♣ 6♦ 8♥ 7♣",
        "player": "Ben",
    },
    "signal": {"sign": "kiss"},
    "deduce": {
        "rules": "blind",
        "hands": "Ben: 7♠ A♥ J♦",
        "tricks": "Anna: J♣, Ben: A♣, Carla: J♥, Dan: A♦; Carla: A♠, Dan: 10♥, Anna: 7♥, Ben: 9♠",
        "leader": "Dan",
        "player": "Ben",
    },
    "may-do": {
        "rules": "tyrolean+schlecken",
        "deal": "Carla: cut K♥, Carla: take",
        "player": "Dan",
        "do": "take 7♣",
    },
    "on-turn": {"deal": "Anna: ask-schoeneres"},
    "dealer": {"deal": "Anna: draw A♠, Ben: draw 9♦"},
    "last-packet": {"deal": "Carla: cut", "player": "Carla"},
    "match-winner": {"rules": "kritischer-turnier", "games": "Anna: 1", "score": "Anna: 9, Ben: 4", **_WON},
    "find-fault": {
        **_DECLARED,
        "tricks": "Anna: 8♠, Ben: A♦, Carla: A♣, Dan: 7♣",
        "trick": "Dan: 9♥, Anna: J♥, Ben: J♠",
    },
    "why": {"ask": "trick-winner"},
    "compare": {"between": "tyrolean, bavarian", "ask": "legal-cards"},
}
"""By kind of question the keys it is asked with, besides `question` itself."""


COMMON = ("trick-winner", "legal-cards", "order", "class", "stake", "hand-score", "why", "compare")
"""The kinds to show first to somebody who is asked which he wants."""


def start(question: str, ask: str | None, ruleset: RuleSet | None) -> dict[str, str]:
    """The keys to begin with, in the order of the format, as one would type them.

    Args:
        question: the kind of question.
        ask: the question asked about, for those that need one.
        ruleset: by which rules; None if they are not known yet.

    Example:
        >>> start("winning-so-far", None, RuleSet())
        {'schlag': '10', 'trump': '♠', 'trick': 'Anna: 8♠, Ben: 10♥'}
    """
    found = dict(STARTS[question])
    if question in OUTER:
        found = {**STARTS[ask or found["ask"]], **found}
    if ruleset is not None:
        found = dict(_at_the_table(found, ruleset))
    return {key: found[key] for key in KEYS if key in found}


def _at_the_table(found: Mapping[str, str], ruleset: RuleSet) -> Iterator[tuple[str, str]]:
    """The same for as many players as there are, and with a card turned up in Bohemian Watten."""
    if ruleset.players > len(NAMES) - 2:
        yield "players", ", ".join(NAMES[: ruleset.players])
    for key, value in found.items():
        if ruleset.is_bohemian and key in _DECLARED:
            yield "turned", "10♠"
        elif value == _EVERYBODY:
            names = NAMES[: ruleset.players]
            plays = zip(names, _CARDS, strict=False)
            yield key, ", ".join(f"{name}: {card}" for name, card in plays)
        else:
            yield key, value
