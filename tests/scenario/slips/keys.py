"""Keys that are unknown or told twice, values of the wrong type."""

from tests.scenario.slips.file import Slip, line_of
from watten_tutor.scenario.schema import KEYS

# -- keys ---------------------------------------------------------------------------------------------


def key_is_misspelt(file):
    key = file.pick([*file.keys])
    start, end = file.block(key)
    yield Slip(
        file.with_block(key, "".join(file.lines[start:end]).replace(key, f"{key}x", 1)),
        "unknown-key",
        start + 1,
    )


def key_is_made_up(file):
    yield Slip(f"{file.text}colour: green\n", "unknown-key", file.end)


def language_is_unknown(file):
    en = file.nodes["story"].value[0][0]
    yield Slip(file.with_node(en, "fr"), "unknown-language", line_of(en))


def player_in_hands_is_misspelt(file):
    if file.hands:
        who = file.pick([each for each, _ in file.nodes["hands"].value])
        yield Slip(file.with_node(who, f"{who.value}x"), "player-unknown", line_of(who))


def key_stands_twice(file):
    key = file.pick([each for each in file.keys if file.block(each)[1] - file.block(each)[0] == 1])
    again = file.lines[file.keys[key] - 1]
    yield Slip(f"{file.text}{again}", "duplicate-key", file.end)


# -- values -------------------------------------------------------------------------------------------

_LIST, _MAP, _WORD = ("[[]]", "wrong-form-list"), ("{a: {}}", "wrong-form-map"), ("oops", "wrong-form")
WRONG_TYPE = {
    "name": _LIST,
    "text": _LIST,
    "names": ("{a: 1}", "wrong-form-map"),
    "player": _LIST,
    "rule set": _LIST,
    "rank": _LIST,
    "suit": _MAP,
    "card": _MAP,
    "cards": ("{a: 1}", "wrong-form-map"),
    "map team: points": _WORD,
    "map player: number": _WORD,
    "map player: cards": _WORD,
    "list of tricks": _WORD,
    "list of plays": _WORD,
    "list of bets": _WORD,
    "true, false or trick numbers": _WORD,
    "play or give-up": _LIST,
    "question": _LIST,
    "sign": _LIST,
    "list of rule sets": _WORD,
    "number 1-5": _WORD,
    "list of readings": _WORD,
    "list of words": ("{a: 1}", "wrong-form-map"),
}


def value_has_the_wrong_type(file):
    key = file.pick([each for each in file.keys if KEYS[each] in WRONG_TYPE])
    value, code = WRONG_TYPE[KEYS[key]]
    yield Slip(file.with_block(key, f"{key}: {value}\n"), code, file.keys[key])


def value_is_missing(file):
    key = file.pick([each for each in file.keys if KEYS[each] != "answer"])
    yield Slip(file.with_block(key, f"{key}:\n"), "nothing-here", file.keys[key])


def level_is_too_high(file):
    yield Slip(file.with_block("level", "level: 6\n"), "out-of-range", file.keys["level"])


def card_is_none(file):
    if file.trick:
        _, card = file.pick(file.trick)
        yield Slip(file.with_node(card, "1♠"), "card-unreadable", line_of(card))
