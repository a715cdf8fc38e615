"""Every key of a scenario file and every kind of question: the one table of each.

Beyond the published contract there is one key, `tempting`: a wrong answer that a learner may well give,
in the answer form of the question. The tutor explains why it fails; `check` sees that it is wrong.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

LANGUAGES_OF_TEXT = ("en", "de", "it")

KEYS: Mapping[str, str] = {
    "scenario": "format version",
    "id": "name",
    "title": "text",
    "story": "text",
    "players": "names",
    "dealer": "player",
    "rules": "rule set",
    "schlag": "rank",
    "trump": "suit",
    "turned": "card",
    "games": "map team: number",
    "score": "map team: points",
    "won": "map player: number",
    "deal": "list of deeds",
    "hands": "map player: cards",
    "tricks": "list of tricks",
    "trick": "list of plays",
    "leader": "player",
    "call": "true, false or trick numbers",
    "bets": "list of bets",
    "gespannt-choice": "play or give-up",
    "question": "question",
    "between": "list of rule sets",
    "ask": "question",
    "player": "player",
    "card": "card",
    "cards": "cards",
    "led": "suit",
    "role": "schlag or trump",
    "sign": "sign",
    "do": "deed",
    "answer": "answer",
    "tempting": "answer",
    "after": "text",
    "readings": "list of readings",
    "level": "number 1-5",
    "themes": "list of words",
    "hints": "list of texts",
    "sources": "list of words",
}
"""The top-level keys and what stands under them, in the order a written scenario has them."""

SET_KEYS = ("set", "id", "title", "scenarios")
"""The keys of a file that lists scenarios for a class."""


class Form(Enum):
    """What an answer looks like."""

    PLAYER = "player"
    PLAYERS = "players"
    CARDS = "cards"
    CARD = "card"
    TRUTH = "truth"
    ORDER = "order"
    CARD_CLASS = "class"
    TEAM = "team"
    TEAMS = "teams"
    NUMBER = "number"
    POINTS = "points"
    SIGNAL = "signal"
    ANNOUNCEMENT = "announcement"
    DECLARATIONS = "declarations"
    FAULT = "fault"
    RULE = "rule"
    BY_RULES = "by-rules"


@dataclass(frozen=True, slots=True)
class QuestionKind:
    """A kind of question.

    Attributes:
        name: the word of the file format.
        form: what its answer looks like.
        needs: the facts it cannot do without; `a|b` where one of two is enough.
        takes: facts it may be given besides.
        declared: whether Schlag and trump must be told even where no card is.
        hidden: whether they are what is asked, and need not even be told where cards are.
    """

    name: str
    form: Form
    needs: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()
    declared: bool = True
    hidden: bool = False


QUESTIONS: Mapping[str, QuestionKind] = {
    each.name: each
    for each in (
        QuestionKind("trick-winner", Form.PLAYER),
        QuestionKind("winning-so-far", Form.PLAYER),
        QuestionKind("legal-cards", Form.CARDS, ("player",)),
        QuestionKind("may-play", Form.TRUTH, ("player", "card")),
        QuestionKind("order", Form.ORDER, ("cards",), ("led",)),
        QuestionKind("class", Form.CARD_CLASS, ("card",)),
        QuestionKind("rechter", Form.CARD),
        QuestionKind("linke", Form.CARDS),
        QuestionKind("guate", Form.CARD),
        QuestionKind("next-leader", Form.PLAYER, declared=False),
        QuestionKind("hand-winner", Form.TEAM, declared=False),
        QuestionKind("may-raise", Form.TRUTH, ("player",), declared=False),
        QuestionKind("may-answer", Form.PLAYERS, declared=False),
        QuestionKind("stake", Form.NUMBER, declared=False),
        QuestionKind("hand-score", Form.POINTS, declared=False),
        QuestionKind("score-after", Form.POINTS, declared=False),
        QuestionKind("gespannt", Form.TEAMS, declared=False),
        QuestionKind("bummerl", Form.POINTS, declared=False),
        QuestionKind("maschine", Form.TRUTH, ("player",), declared=False),
        QuestionKind("signal", Form.SIGNAL, ("sign|card",), declared=False),
        QuestionKind("may-do", Form.TRUTH, ("player", "do"), declared=False),
        QuestionKind("on-turn", Form.PLAYERS, declared=False),
        QuestionKind("dealer", Form.PLAYER, declared=False),
        QuestionKind("last-packet", Form.NUMBER, ("player",), declared=False),
        QuestionKind("match-winner", Form.TEAM, declared=False),
        QuestionKind("best-cards", Form.CARDS, ("player",)),
        QuestionKind("announce", Form.ANNOUNCEMENT, ("player", "role"), declared=False),
        QuestionKind("deduce", Form.DECLARATIONS, ("player",), declared=False, hidden=True),
        QuestionKind("find-fault", Form.FAULT),
        QuestionKind("why", Form.RULE, ("ask",)),
        QuestionKind("compare", Form.BY_RULES, ("between", "ask")),
    )
}
"""Every kind of question, answered today or not."""

NOT_IN_BOHEMIAN = frozenset(
    {
        "guate",
        "hand-winner",
        "may-raise",
        "may-answer",
        "stake",
        "gespannt",
        "bummerl",
        "maschine",
        "signal",
        "best-cards",
        "announce",
        "deduce",
        "match-winner",
    }
)
"""Questions without meaning in Bohemian Watten: nobody announces, bets, signals or wins the hand there."""


def needs_declaration(kind: str, has_card: bool) -> bool:
    """Whether Schlag and trump must be told for this kind of question.

    Args:
        kind: the word of the file format.
        has_card: whether a `card` is asked about; only that kind of `signal` depends on them.
    """
    return QUESTIONS[kind].declared or (kind == "signal" and has_card)


FACTS = ("player", "card", "cards", "led", "role", "sign", "do", "between", "ask")
"""The top-level keys that belong to the question."""

OUTER = ("why", "compare")
"""Questions about the answer to another question, which `ask` names."""
