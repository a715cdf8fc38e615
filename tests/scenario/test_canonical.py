"""One form for all files: reached in one step, with the meaning, the texts and every comment kept."""

import re
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from watten_tutor.resources import data_folder
from watten_tutor.scenario.canonical import _Writer, format_text
from watten_tutor.scenario.diagnostics import ScenarioError
from watten_tutor.scenario.layout import Layout
from watten_tutor.scenario.load import load_text
from watten_tutor.scenario.schema import KEYS

FILES = sorted(data_folder("scenarios").rglob("*.yaml"))
EXAMPLES = re.findall(
    r"^```yaml\n(.*?)^```$",
    (data_folder("scenarios") / "README.md").read_text("utf-8"),
    re.MULTILINE | re.DOTALL,
)

FORM = """\
id: mine
title: "A small trump: what now?"
story:
  en: >-
    Ben has to play.
    # This is no comment.

  de: |
    Ben muss zugeben.
rules: bavarian
schlag: 9
trump: ♣
score: {Anna: 4, Ben+Dan: 8}
hands:
  Ben: 8♣ 9♥ A♠
trick:
  - Anna: 9♣
bets:
  - Ben: raise
  - {by: Anna, do: hold, at: "1.1"}
question: may-play
player: Ben
card: A♠
answer: true
level: 2
sources: [my own table]
"""


def shaped(text):
    """Format twice: the second time changes nothing."""
    once = format_text(text)
    assert format_text(once) == once
    return once


def test_a_file_in_form_stays_as_it_is():
    assert format_text(FORM) == FORM


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_shipped_files_are_in_form(path):
    text = path.read_text("utf-8")
    assert format_text(text) == text


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_readme_keep_their_meaning(text):
    assert load_text(shaped(text)) == load_text(text)


def test_keys_stand_in_their_order_and_cards_are_signs():
    text = """\
player: Lisl
card: Maxi
question: may-play
players:
  - Vroni
  - "Sepp"
  - Lisl
  - Hias
trick: [Sepp: Gras-Acht]
hands: {Lisl: [Maxi, Schellen-Ass, _], Hias: "Sette di Ghiande, Weli"}
trump: Laub
schlag: Zehner
rules: tyrolean
tempting: false
answer: true
"""
    assert (
        shaped(text)
        == """\
players: [Vroni, "Sepp", Lisl, Hias]
rules: tyrolean
schlag: 10
trump: ♠
hands:
  Lisl: K♥ A♦ _
  Hias: 7♣ 6♦
trick:
  - Sepp: 8♠
question: may-play
player: Lisl
card: K♥
answer: true
tempting: false
"""
    )


def test_tricks_stand_one_a_line_whatever_they_were():
    text = """\
rules: bavarian
schlag: 8
trump: ♦
question: legal-cards
player: Anna
tricks:
- - Anna: A♠
  - Ben: 9♠      # follows
  - Carla: 10♠
  - {Dan: QD}    # takes it
trick:
- Dan: 8♦
hands:
    Anna: JD, 8C, KC, 9H
answer: ["JD", 8C 9H]
"""
    assert shaped(text).splitlines()[3:] == [
        "hands:",
        "  Anna: J♦ 8♣ K♣ 9♥",
        "tricks:",
        "  # follows",
        "  - [Anna: A♠, Ben: 9♠, Carla: 10♠, Dan: Q♦]  # takes it",
        "trick:",
        "  - Dan: 8♦",
        "question: legal-cards",
        "player: Anna",
        "answer: [J♦, 8♣ 9♥]",
    ]


def test_comments_stay_with_what_they_stand_at():
    text = """\
# yaml-language-server: $schema=watten.json
# For Monday.

# who is asked
question: rechter   # easy

# what was announced
# by Anna
trump: ♠
schlag: 10  # by Dan
rules: # as always
  tyrolean
# that is all
"""
    assert (
        shaped(text)
        == """\
# yaml-language-server: $schema=watten.json
# For Monday.

rules: tyrolean  # as always
schlag: 10  # by Dan
# what was announced
# by Anna
trump: ♠
# who is asked
question: rechter  # easy
# that is all
"""
    )


def test_texts_are_moved_letter_by_letter():
    story = "story: |2\n   two  blanks\n\n  # no comment\n"
    title = 'title: "a \\u2660\n  fold"\n'
    rest = "rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: rechter\n"
    assert shaped(rest + story + title) == title + story + rest


def test_a_list_for_a_class_is_put_in_order_too():
    text = "scenarios:\n  - order/linke # first\ntitle: Monday\nset: 1\n"
    assert shaped(text) == "set: 1\ntitle: Monday\nscenarios:\n  - order/linke # first\n"


def test_keys_all_further_in_are_moved_out():
    assert shaped("  schlag: 10\n  rules: tyrolean\n  trump: ♠\n# here\n  question: linke\n") == (
        "rules: tyrolean\nschlag: 10\ntrump: ♠\n# here\nquestion: linke\n"
    )


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_foreign_line_ends_become_our_own(ending):
    text = "question: linke\nschlag: 10 # a\ntrump: ♠\nrules: tyrolean\n"
    assert format_text("\ufeff" + text.replace("\n", ending)) == format_text(text)


@pytest.mark.parametrize(
    "text",
    [
        '{"rules": "tyrolean", "schlag": "10", "trump": "♠", "question": "linke"}',
        "{\nrules: tyrolean,\nschlag: 10,\ntrump: ♠,\nquestion: linke}",
        "? rules\n: tyrolean\n? schlag\n: 10\n? trump\n: ♠\n? question\n: linke\n",
    ],
)
def test_what_cannot_be_moved_by_lines_is_refused(text):
    load_text(text)
    with pytest.raises(ScenarioError, match="layout-unusual"):
        format_text(text)


@pytest.mark.parametrize("lost", ["# easy", "schlag: 10"])
def test_a_file_is_refused_rather_than_anything_of_it_lost(lost, monkeypatch):
    lines = _Writer.lines
    monkeypatch.setattr(
        _Writer, "lines", lambda self, entry: [line.replace(lost, "") for line in lines(self, entry)]
    )
    with pytest.raises(ScenarioError, match="layout-unusual"):
        format_text("rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: linke  # easy\n")


def test_a_broken_file_is_told_as_ever():
    with pytest.raises(ScenarioError, match="unknown-key"):
        format_text("rules: tyrolean\nschlag: 10\ntrump: ♠\nquestion: linke\nfoo: 1\n")


# -- comments at all places, keys in any order, values in many styles ---------------------------------

TEXT = "\0"
"""Begins a line inside a text, where a comment would be none."""

STYLES = {
    "id": [["id: mine"], ["id:", "  'mine'"]],
    "title": [
        ["title: A card"],
        ["title: 'It''s # no comment'"],
        ['title: "two', f"{TEXT}  lines # here", f'{TEXT}  "'],
    ],
    "story": [
        ["story:", "  en: >-", f"{TEXT}    Ben has 8♣.", f"{TEXT}    # no comment", "  de: Ben", "  it: x"],
        ["story: |", f"{TEXT}  # no comment", f"{TEXT}", f"{TEXT}  at all"],
        ["story: {en: Ben,", "  de: Ben}"],
    ],
    "players": [
        ["players: [Anna, Ben, Carla, Dan]"],
        ["players:", "- Anna", "- 'Ben'", "- Carla", "- Dan"],
        ["players: [Anna,", "  Ben, Carla", "  ,Dan", "  ]"],
    ],
    "rules": [["rules: bavarian"], ["rules:", "  bavarian"], ["rules: {base: bavarian, guate: yes}"]],
    "schlag": [["schlag: 8"], ["schlag: Achter"], ["schlag: '8'"]],
    "trump": [["trump: ♦"], ["trump:", "    Schellen"]],
    "score": [["score: {Anna: 1, Ben: 2}"], ["score:", "  Anna+Carla: 1", "  Ben: 2"], ["score: {}"]],
    "hands": [
        ["hands:", "  Anna: J♦ 8♣ K♣ 9♥"],
        [
            "hands:",
            "      Anna:",
            "      - JD",
            '      - "8C, KC"',
            "      - 9♥",
            "      Ben: Max, Spitz, _ _",
        ],
        ["hands: {Anna: [J♦, 8♣,", "  K♣, 9♥], Carla: KH AD QC _", "  }"],
    ],
    "tricks": [
        ["tricks:", "  - [Anna: A♠, Ben: 9♠, Carla: 10♠, Dan: Q♦]"],
        ["tricks:", "- - Anna: AS", "  - Ben: 9♠", "  - {Carla: TS}", "  - Dan: QD"],
        ["tricks: [[Anna: AS, Ben: 9S,", "    Carla: 10S,", "  Dan: OD]]"],
    ],
    "trick": [["trick:", "  - Dan: 8♦"], ["trick:", "- {Dan: 8D}"], ["trick: [Dan:", "   8♦]"]],
    "call": [["call: false"], ["call: []"], []],
    "bets": [
        [],
        ["bets:", "- Dan: raise"],
        ["bets: [{do: raise, by: Dan,", "  at: 2.1}", "  ]"],
        ["bets: []"],
    ],
    "question": [["question: legal-cards"], ["question:", "  legal-cards"]],
    "player": [["player: Anna"], ['"player": "Anna"']],
    "answer": [["answer: J♦ 8♣"], ["answer:", "- JD", "- '8C, 9H'"], ["answer: [JD,", " 8C 9H]"], []],
    "level": [["level: 2"], []],
    "hints": [["hints:", "- Look", "-", "  en: there", "  de: dort"], []],
    "sources": [["sources: [mine]"], ["sources:", "  - mine", "  - 'ours #2'"], []],
}


@st.composite
def written(draw):
    """A sound file in an odd layout, with comments #1, #2 … wherever a comment may stand."""
    number = 0
    lines = []

    def comment():
        nonlocal number
        number += 1
        return f"# c{number}."

    for key in draw(st.permutations([*STYLES])):
        for line in draw(st.sampled_from(STYLES[key])):
            if line.startswith(TEXT):
                lines.append(line[1:])
                continue
            for kind in draw(st.lists(st.sampled_from(["", "own", "far"]), max_size=2)):
                if kind:
                    lines.append((" " * 6 if kind == "far" else "") + comment())
                elif not kind:
                    lines.append("")
            text_opens = line in ('title: "two',)
            behind = not text_opens and draw(st.booleans())
            lines.append(f"{line}  {comment()}" if behind else line)
    if draw(st.booleans()):
        lines.append(comment())
    return "\n".join(lines) + "\n", number


@settings(max_examples=100)
@given(written())
def test_no_comment_is_lost_and_nothing_changes_its_meaning(case):
    text, number = case
    meant = load_text(text)
    once = format_text(text)
    assert format_text(once) == once
    assert load_text(once) == meant
    assert load_text(once).content_hash == meant.content_hash
    assert Counter(re.findall(r"# c\d+\.", once)) == Counter(f"# c{n}." for n in range(1, number + 1))
    keys = [entry.key.value for entry in Layout(once).entries]
    assert keys == sorted(keys, key=[*KEYS].index)
