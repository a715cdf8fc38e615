"""The file format as a JSON Schema, so that editors complete keys and words and mark slips at once.

It is made from the tables in `schema`; what it says about a file is less than `check` says. It never
refuses a sound file: cards, suits and ranks have many notations, so words are offered, not demanded.
"""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from watten_tutor.core.bets import BETS, CHOICES
from watten_tutor.core.cards import Rank, Suit, deck
from watten_tutor.core.deed import WORDS, Takes
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.ruleset import FLAGS
from watten_tutor.core.signals import Sign, Signalled
from watten_tutor.i18n import catalogue
from watten_tutor.rulebook.cite import rule_ids
from watten_tutor.rulebook.flags import flag_name
from watten_tutor.rulebook.load import option_names, ruleset_names
from watten_tutor.scenario.forms import LONGEST_HAND
from watten_tutor.scenario.read_table import LONGEST_NAME, MOST_PLAYERS
from watten_tutor.scenario.schema import (
    KEYS,
    LANGUAGES_OF_TEXT,
    OUTER,
    QUESTIONS,
    SET_KEYS,
    Form,
    QuestionKind,
)

Schema: TypeAlias = dict[str, Any]

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def json_schema(language: str = "en") -> Schema:
    """The JSON Schema (draft 2020-12) of scenario files and of lists for a class.

    Args:
        language: that of the descriptions.

    Example:
        >>> json_schema()["$defs"]["scenario"]["properties"]["level"]["maximum"]
        5
    """
    return {
        "$schema": DRAFT,
        "title": "Watten",
        "type": "object",
        "if": {"required": ["set"]},
        "then": {"$ref": "#/$defs/list"},
        "else": {"$ref": "#/$defs/scenario"},
        "$defs": {"scenario": _scenario(language), "list": _list(language), **_shared(language)},
    }


def _scenario(language: str) -> Schema:
    return {
        "type": "object",
        "additionalProperties": False,
        "required": ["rules", "question"],
        "properties": {key: {**_KINDS[kind], **_says(key, language)} for key, kind in KEYS.items()},
        "allOf": [*_questions()],
    }


def _list(language: str) -> Schema:
    kinds = {"set": "format version", "id": "name", "title": "text", "scenarios": "list of words"}
    return {
        "type": "object",
        "additionalProperties": False,
        "required": ["set", "title", "scenarios"],
        "properties": {key: {**_KINDS[kinds[key]], **_says(key, language)} for key in SET_KEYS},
    }


def _says(key: str, language: str) -> Schema:
    return {"description": catalogue(language).text(f"key.{key}")}


# -- words ----------------------------------------------------------------------------------------------


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _any(*schemas: Schema) -> Schema:
    return {"anyOf": [*schemas]}


def _words(words: Iterable[object]) -> Schema:
    return {"enum": [*words]}


def _list_of(items: Schema, **limits: int) -> Schema:
    return {"type": "array", "items": items, **limits}


def _map_of(values: Schema, **limits: int) -> Schema:
    return {"type": "object", "additionalProperties": values, **limits}


_WORD = _ref("word")
_NULL: Schema = {"type": "null"}
_PLAY = _map_of(_ref("card"), minProperties=1, maxProperties=1)
_TRICK = _list_of(_PLAY)

_KINDS: Mapping[str, Schema] = {
    "format version": _words([1, "1"]),
    "name": _WORD,
    "text": _ref("text"),
    "names": _list_of(_ref("name"), minItems=2, maxItems=MOST_PLAYERS),
    "player": _WORD,
    "rule set": _ref("rules"),
    "rank": _ref("rank"),
    "suit": _ref("suit"),
    "card": _ref("card"),
    "cards": _ref("cards"),
    "map player: cards": _map_of(_ref("cards")),
    "list of plays": _TRICK,
    "list of tricks": _list_of(_TRICK),
    "map player: number": _map_of({"type": "integer", "minimum": 0}),
    "true, false or trick numbers": _any({"type": "boolean"}, _list_of({"type": "integer", "minimum": 1})),
    "map team: points": _map_of({"type": "integer"}),
    "list of bets": _list_of(_ref("bet")),
    "list of deeds": _list_of(_map_of(_ref("deed"), minProperties=1, maxProperties=1)),
    "deed": _ref("deed"),
    "map team: number": _map_of({"type": "integer", "minimum": 0}),
    "play or give-up": _words(CHOICES),
    "question": _ref("question"),
    "schlag or trump": _words(["schlag", "trump"]),
    "sign": _words(each.value for each in Sign),
    "list of rule sets": _list_of(_ref("rules"), minItems=2),
    "answer": {},
    "list of readings": _list_of(_ref("reading")),
    "number 1-5": {"type": "integer", "minimum": 1, "maximum": 5},
    "list of words": _any(_WORD, _list_of(_WORD)),
    "list of texts": _any(_ref("text"), _list_of(_ref("text"))),
}
"""What stands under a key, by the word `schema.KEYS` has for it. An answer depends on the question."""


def _shared(language: str) -> Schema:
    """The shapes that occur in more than one place."""
    texts = {"type": "object", "additionalProperties": False, "minProperties": 1}
    by_language = {**texts, "properties": dict.fromkeys(LANGUAGES_OF_TEXT, _WORD)}
    numbers = [int(str(each)) for each in Rank if str(each).isdigit()]
    name = {"type": "string", "maxLength": LONGEST_NAME, "pattern": "^[^+_?]*$"}
    flags = {flag: {"description": flag_name(flag, language)} for flag in FLAGS}
    return {
        "word": {"type": ["string", "number", "boolean"]},
        "name": _any(name, {"type": ["number", "boolean"]}),
        "text": _any(_WORD, by_language),
        "rank": _any(_words([*map(str, Rank), *numbers]), {"type": "string"}),
        "suit": _any(_words(map(str, Suit)), {"type": "string"}),
        "card": _any(_words(map(str, deck(33))), {"type": "string"}),
        "cards": _any({"type": "string", "maxLength": LONGEST_HAND}, _list_of(_ref("card"))),
        "rules": _any(
            _words(ruleset_names()),
            {"type": "string", "examples": [f"{ruleset_names()[0]}+{each}" for each in option_names()]},
            {
                "type": "object",
                "additionalProperties": False,
                "properties": {"base": {"type": "string"}, **flags},
            },
        ),
        "bet": _any(
            _map_of(_words(BETS), minProperties=1, maxProperties=1),
            {
                "type": "object",
                "additionalProperties": False,
                "required": ["by", "do"],
                "properties": {"by": _WORD, "do": _words(BETS), "at": {"type": ["string", "number"]}},
            },
        ),
        "deed": {"type": "string", "anyOf": [_deed(word, takes.takes) for word, takes in WORDS.items()]},
        "reading": {
            "type": "object",
            "additionalProperties": False,
            "required": ["text", "source"],
            "properties": {"text": _ref("text"), "source": _WORD},
        },
        "question": {"oneOf": [_question(each, language) for each in QUESTIONS]},
    }


def _deed(word: str, takes: Takes) -> Schema:
    """A word, and whether something belongs to it."""
    if takes is Takes.NOTHING:
        return {"const": word}
    may_be_left_out = takes in (Takes.MAYBE_CARD, Takes.CARDS)
    return {"pattern": f"^{word}( .+)?$" if may_be_left_out else f"^{word} .+$"}


def _question(kind: str, language: str) -> Schema:
    says, key = catalogue(language), f"question.{kind}.ask"
    known = says.keys()
    return {"const": kind, **({"description": says.text(key)} if key in known else {})}


# -- what a question needs, and what its answer looks like --------------------------------------------------


def _questions() -> Iterable[Schema]:
    """For every kind of question the keys it needs and the form of its answer."""
    for kind in QUESTIONS.values():
        yield _where({"question": kind.name}, {**_needs(kind), **_claims(_FORMS.get(kind.form, {}))})
        if kind.name not in OUTER:
            yield _where({"question": "why", "ask": kind.name}, _needs(kind))
            by_rules = _map_of(_FORMS.get(kind.form, {}))
            yield _where({"question": "compare", "ask": kind.name}, {**_needs(kind), **_claims(by_rules)})


def _where(told: Mapping[str, str], then: Schema) -> Schema:
    consts = {key: {"const": value} for key, value in told.items()}
    return {"if": {"properties": consts, "required": [*told]}, "then": then}


def _needs(kind: QuestionKind) -> Schema:
    """The keys without which the question has no answer."""
    needed: list[Schema] = [
        _any(*({"required": [key]} for key in need.split("|"))) if "|" in need else {"required": [need]}
        for need in kind.needs
    ]
    if kind.declared and kind.name not in OUTER:
        needed.append(_any({"required": ["schlag", "trump"]}, {"required": ["turned"]}))
    return {"allOf": needed} if needed else {}


def _claims(form: Schema) -> Schema:
    return {"properties": {"answer": form, "tempting": form}}


_POINTS = _map_of({"type": "integer", "minimum": -99, "maximum": 99})
_FORMS: Mapping[Form, Schema] = {
    Form.PLAYER: _WORD,
    Form.PLAYERS: _any(_WORD, _list_of(_WORD)),
    Form.CARDS: _ref("cards"),
    Form.CARD: _any(_ref("card"), _NULL),
    Form.TRUTH: {"type": "boolean"},
    Form.ORDER: _any(_ref("cards"), _list_of(_ref("cards"))),
    Form.CARD_CLASS: _words(each.value for each in CardClass),
    Form.TEAM: _any(_WORD, _NULL),
    Form.TEAMS: _any(_WORD, _list_of(_WORD)),
    Form.NUMBER: {"type": "integer", "minimum": -99, "maximum": 99},
    Form.POINTS: _POINTS,
    Form.SIGNAL: _words(dict.fromkeys(each.value for words in (Signalled, Sign) for each in words)),
    Form.DECLARATIONS: _list_of(_list_of({}, minItems=2, maxItems=2)),
    Form.FAULT: _any(
        _NULL,
        {
            "type": "object",
            "additionalProperties": False,
            "required": ["trick", "player", "card", "rule"],
            "properties": {
                "trick": {"type": "integer", "minimum": 1},
                "player": _WORD,
                "card": _ref("card"),
                "rule": _words(rule_ids()),
            },
        },
    ),
    Form.RULE: _words(rule_ids()),
}
"""What an answer looks like, as `answers` reads it; a form left out may be anything."""
