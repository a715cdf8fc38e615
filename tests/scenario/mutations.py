"""Ways to break a sound scenario file by one slip, each with what must be said about it, and where.

A slip is an edit of the text at a place found by the marks of `yaml.compose`; the line that must be told
follows from the edit alone, never from our own reader.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from zlib import crc32

import yaml

from watten_tutor.scenario.schema import KEYS

LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


@dataclass(frozen=True)
class Slip:
    """A broken text, and the one problem that must be found in it."""

    text: str
    code: str
    line: int

    @property
    def told(self):
        """Code and line as they are compared."""
        return self.code, self.line


@dataclass(frozen=True)
class File:
    """A sound file. Nodes are those of `yaml.compose`, lines are counted from 1."""

    name: str
    text: str

    @cached_property
    def nodes(self):
        """The value of each top-level key."""
        return {key.value: value for key, value in yaml.compose(self.text, LOADER).value}

    @cached_property
    def keys(self):
        """The line of each top-level key."""
        return {key.value: line_of(key) for key, _ in yaml.compose(self.text, LOADER).value}

    def __contains__(self, key):
        return key in self.nodes

    def word(self, key):
        """The scalar under a key, "" if there is none."""
        node = self.nodes.get(key)
        return node.value if isinstance(node, yaml.ScalarNode) else ""

    @cached_property
    def kind(self):
        """What is asked, by the inner question where there is one."""
        return self.word("ask") or self.word("question")

    @cached_property
    def players(self):
        if "players" in self:
            return [each.value for each in self.nodes["players"].value]
        many = {"two-handed": 2, "three-handed": 3}.get(self.word("rules").partition("+")[0], 4)
        return ["Anna", "Ben", "Carla", "Dan"][:many]

    @cached_property
    def tricks(self):
        """The finished tricks, as lists of (name, card) nodes."""
        return [list(plays(each)) for each in self.nodes["tricks"].value] if "tricks" in self else []

    @cached_property
    def trick(self):
        """The trick on the table."""
        return list(plays(self.nodes["trick"])) if "trick" in self else []

    @cached_property
    def hands(self):
        """By player the node of a hand told as text, one of more than one card told whole."""
        told = self.nodes["hands"].value if "hands" in self else []
        return {
            who.value: cards
            for who, cards in told
            if isinstance(cards, yaml.ScalarNode) and len(cards.value.split()) > 1 and "_" not in cards.value
        }

    def pick(self, places):
        """One of some places, always the same for the same file."""
        return places[crc32(self.name.encode()) % len(places)]

    def with_node(self, node, new):
        """The text with something else in place of a scalar, or of a list or map in brackets."""
        return self.text[: node.start_mark.index] + new + self.text[node.end_mark.index :]

    def block(self, key):
        """The lines, from and up to, that belong to a top-level key."""
        start = self.keys[key] - 1
        return start, min(
            [line - 1 for line in self.keys.values() if line - 1 > start], default=len(self.lines)
        )

    @cached_property
    def lines(self):
        return self.text.splitlines(keepends=True)

    def with_block(self, key, new):
        """The text with other lines in place of a top-level key and its value."""
        start, end = self.block(key)
        return "".join([*self.lines[:start], new, *self.lines[end:]])

    def with_line(self, line, new):
        """The text with another line in place of one."""
        return "".join([*self.lines[: line - 1], new, *self.lines[line:]])

    @cached_property
    def end(self):
        """The number of the line after the last one."""
        return len(self.lines) + 1


def line_of(node):
    return node.start_mark.line + 1


def plays(trick):
    return [play.value[0] for play in trick.value]


def without_play(file, play):
    """The text without a play, which stands in a line of its own or between commas."""
    who, card = play
    line = file.lines[line_of(who) - 1]
    if "[" not in line:
        return file.with_line(line_of(who), "")
    start, end = who.start_mark.index, card.end_mark.index
    start = file.text.rindex(",", 0, start) if file.text[end] == "]" else start
    end = end + 2 if file.text[end] == "," else end
    return file.text[:start] + file.text[end:]


# -- cards missing ------------------------------------------------------------------------------------


def finished_trick_lacks_its_last_card(file):
    if file.tricks:
        number = crc32(file.name.encode()) % len(file.tricks)
        node = file.nodes["tricks"].value[number]
        yield Slip(without_play(file, file.tricks[number][-1]), "trick-unfinished", line_of(node))


def finished_trick_lacks_a_card_in_the_middle(file):
    """The next player is then out of turn, where nobody asks about faults."""
    if file.tricks and file.kind != "find-fault":
        trick = file.pick([each for each in file.tricks if len(each) > 2] or [()])
        if trick:
            text = without_play(file, trick[1])
            shift = len(file.lines) - len(text.splitlines())
            yield Slip(text, "not-in-order", line_of(trick[2][0]) - shift)


def trick_asked_about_lacks_its_last_card(file):
    if file.kind == "trick-winner" and "tricks" not in file:
        text = without_play(file, file.trick[-1])
        shift = len(file.lines) - len(text.splitlines())
        yield Slip(text, "trick-not-complete", file.keys["question"] - shift)


def hand_lacks_a_card(file):
    """Where finished tricks are told, the size of every hand is known."""
    if "tricks" in file and file.hands:
        cards = file.pick([*file.hands.values()])
        fewer = " ".join(cards.value.split()[:-1])
        yield Slip(file.with_node(cards, fewer), "hand-too-small", line_of(cards))


# -- cards twice --------------------------------------------------------------------------------------


def card_stands_twice_in_a_hand(file):
    if file.hands:
        cards = file.pick([*file.hands.values()])
        words = cards.value.split()
        twice = " ".join([*words[:-1], words[0]])
        yield Slip(file.with_node(cards, twice), "card-twice", line_of(cards))


def card_is_held_and_played(file):
    """Whatever stands later in the file is the card told twice."""
    lying = [card for trick in (*file.tricks, file.trick) for _, card in trick]
    if lying and file.hands:
        played, cards = file.pick(lying), file.pick([*file.hands.values()])
        held = cards.value.split()[0]
        later = max(line_of(played), line_of(cards))
        yield Slip(file.with_node(played, held), "card-twice", later)


def card_stands_twice_in_the_question(file):
    if "cards" in file:
        words = file.word("cards").split()
        twice = " ".join([*words[:-1], words[0]])
        yield Slip(file.with_node(file.nodes["cards"], twice), "card-twice-in-list", file.keys["cards"])


# -- who leads, whose turn it is ----------------------------------------------------------------------


def wrong_player_leads_a_trick(file):
    """All players of a trick move on by one seat."""
    tricks = [each for each in (*file.tricks, file.trick) if len(each) > 1]
    declared = "schlag" in file or "turned" in file
    if "tricks" in file and tricks and declared and file.kind != "find-fault":
        trick = tricks[-1]
        text = file.text
        for who, _ in reversed(trick):
            after = file.players[(file.players.index(who.value) + 1) % len(file.players)]
            text = text[: who.start_mark.index] + after + text[who.end_mark.index :]
        code = "forehand-leads" if trick in file.tricks[:1] or not file.tricks else "winner-leads"
        yield Slip(text, code, line_of(trick[0][0]))


def leader_told_is_not_he_who_led(file):
    unfinished = 1 < len(file.trick) < len(file.players)
    if unfinished and "leader" not in file and file.word("question") != "compare":
        yield Slip(f"{file.text}leader: {file.trick[-1][0].value}\n", "leader-denied", file.end)


def two_players_are_swapped(file):
    tricks = [each for each in (*file.tricks, file.trick) if len(each) > 2]
    if tricks and file.kind != "find-fault":
        (one, _), (other, _) = file.pick(tricks)[1:3]
        text = file.with_node(other, one.value)
        text = text[: one.start_mark.index] + other.value + text[one.end_mark.index :]
        yield Slip(text, "not-in-order", line_of(one))


def player_has_two_turns(file):
    tricks = [each for each in (*file.tricks, file.trick) if len(each) > 1]
    if tricks and "tricks" not in file:
        (one, _), (other, _) = file.pick(tricks)[:2]
        yield Slip(file.with_node(other, one.value), "player-twice", line_of(other))


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


# -- answers and rule sets ----------------------------------------------------------------------------


def _put(file, key, other):
    """The value of another key under this one, with the lines as they are; and the line of the value."""
    start, end = file.block(other)
    block = "".join(file.lines[start:end]).replace(other, key, 1)
    below = block.splitlines()[0].rstrip().endswith(":")
    return file.with_block(key, block), file.keys[key] + below


def answer_is_the_tempting_one(file):
    text, line = _put(file, "answer", "tempting")
    yield Slip(text, "answer-denied", line)


def tempting_answer_is_the_right_one(file):
    text, line = _put(file, "tempting", "answer")
    shift = len(file.lines) - len(text.splitlines()) if file.keys["answer"] > file.keys["tempting"] else 0
    yield Slip(text, "tempting-is-right", line - shift)


def rule_set_is_unknown(file):
    if isinstance(file.nodes["rules"], yaml.ScalarNode):
        name = file.word("rules")
        new, code = file.pick(
            [("tirolese-moderno", "unknown-ruleset"), (f"{name}+whatever", "unknown-option")]
        )
        yield Slip(file.with_node(file.nodes["rules"], new), code, file.keys["rules"])


def rule_set_compared_is_unknown(file):
    if "between" in file:
        name = file.pick(file.nodes["between"].value)
        yield Slip(file.with_node(name, "tirolese-moderno"), "unknown-ruleset", line_of(name))


def rule_set_has_no_weli(file):
    """A game of 32 cards, and the Weli lies on the table or is held."""
    if file.text.count("6♦") != 1 or file.word("schlag") == "6":
        return
    lying = [card for trick in (*file.tricks, file.trick) for _, card in trick if card.value == "6♦"]
    held = [cards for cards in file.hands.values() if "6♦" in cards.value.split()]
    if (lying or held) and isinstance(file.nodes["rules"], yaml.ScalarNode) and len(file.players) == 4:
        text = file.with_node(file.nodes["rules"], "bavarian")
        yield Slip(text, "card-not-in-deck", line_of([*lying, *held][0]))


def rule_set_forbids_signals(file):
    usual = len(file.players) == 4 and file.word("schlag") != "6"
    if file.kind == "signal" and "between" not in file and usual:
        text = file.with_node(file.nodes["rules"], "south-tyrolean")
        yield Slip(text, "signals-forbidden", file.keys["question"])


# -- no YAML ------------------------------------------------------------------------------------------


def _words(file):
    """The keys with a plain word behind them in the same line."""
    return [
        key
        for key, node in file.nodes.items()
        if isinstance(node, yaml.ScalarNode)
        and line_of(node) == file.keys[key]
        and node.value[:1].isalnum()
        and file.lines[line_of(node) - 1].rstrip().endswith(node.value)
    ]


def quote_is_not_closed(file):
    node = file.nodes[file.pick(_words(file))]
    yield Slip(file.with_node(node, file.pick(("'", '"')) + node.value), "yaml-damage", line_of(node))


def second_colon(file):
    node = file.nodes[file.pick(_words(file))]
    yield Slip(file.with_node(node, f"{node.value}: more"), "yaml-damage", line_of(node))


def colon_is_missing(file):
    key = file.pick(_words(file))
    line = file.lines[file.keys[key] - 1]
    yield Slip(file.with_line(file.keys[key], line.replace(":", "", 1)), "yaml-damage", file.keys[key])


def bracket_is_not_closed(file):
    closed = [number for number, line in enumerate(file.lines, 1) if line.endswith("]\n") and "[" in line]
    if closed:
        number = file.pick(closed)
        line = file.lines[number - 1]
        yield Slip(file.with_line(number, line[:-2] + "\n"), "yaml-damage", number)


def _indented(file):
    """The lines of maps and lists further in, but the first of each and what may go on with a text."""
    inner = [
        node for node in file.nodes.values() if isinstance(node, yaml.CollectionNode) and not node.flow_style
    ]
    found = [
        line_of(each[0] if isinstance(each, tuple) else each)
        for node in inner
        for before, each in pairwise(node.value)
        if not (isinstance(before, yaml.ScalarNode) and before.style not in ("'", '"'))
    ]
    return sorted(found)


def tab_for_indent(file):
    if _indented(file):
        number = file.pick(_indented(file))
        line = file.lines[number - 1].lstrip()
        yield Slip(file.with_line(number, f"\t{line}"), "yaml-damage", number)


def indent_is_wrong(file):
    if _indented(file):
        number = file.pick(_indented(file))
        line = file.lines[number - 1]
        yield Slip(file.with_line(number, file.pick((f" {line}", line[1:]))), "yaml-damage", number)


MUTATIONS: dict[Callable[[File], Iterator[Slip]], int] = {
    finished_trick_lacks_its_last_card: 10,
    finished_trick_lacks_a_card_in_the_middle: 8,
    trick_asked_about_lacks_its_last_card: 30,
    hand_lacks_a_card: 6,
    card_stands_twice_in_a_hand: 60,
    card_is_held_and_played: 50,
    card_stands_twice_in_the_question: 10,
    wrong_player_leads_a_trick: 5,
    leader_told_is_not_he_who_led: 15,
    two_players_are_swapped: 40,
    player_has_two_turns: 50,
    key_is_misspelt: 300,
    key_is_made_up: 300,
    language_is_unknown: 300,
    player_in_hands_is_misspelt: 60,
    key_stands_twice: 300,
    value_has_the_wrong_type: 300,
    value_is_missing: 300,
    level_is_too_high: 300,
    card_is_none: 90,
    answer_is_the_tempting_one: 300,
    tempting_answer_is_the_right_one: 300,
    rule_set_is_unknown: 300,
    rule_set_compared_is_unknown: 25,
    rule_set_has_no_weli: 8,
    rule_set_forbids_signals: 10,
    quote_is_not_closed: 300,
    second_colon: 300,
    colon_is_missing: 300,
    bracket_is_not_closed: 80,
    tab_for_indent: 300,
    indent_is_wrong: 300,
}
"""Every slip, and how many shipped scenarios it must apply to at least."""
