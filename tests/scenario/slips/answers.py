"""Wrong answers, and rule sets that do not exist or do not fit."""

import yaml

from tests.scenario.slips.file import Slip, line_of


def _put(file, key, other):
    """The value of another key under this one, with the lines as they are; and the line of the value."""
    start, end = file.block(other)
    block = "".join(file.lines[start:end]).replace(other, key, 1)
    below = block.splitlines()[0].rstrip().endswith(":")
    return file.with_block(key, block), file.keys[key] + below


def answer_is_the_tempting_one(file):
    if "between" in file:
        return
    text, line = _put(file, "answer", "tempting")
    yield Slip(text, "answer-denied", line)


def answer_for_one_rule_set_is_the_tempting_one(file):
    if "between" in file:
        tempting = {key.value: file.written(value) for key, value in file.nodes["tempting"].value}
        stated = file.nodes["answer"].value
        differ = [each for each in stated if file.written(each[1]) != tempting[each[0].value]]
        key, value = file.pick(differ)
        yield Slip(file.with_node(value, tempting[key.value]), "answer-denied", line_of(key))


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
