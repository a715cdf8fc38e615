"""From a tree to a scenario.

Reading goes on after every problem. What could not be read is left out, and checks that would build on
it are not made, so that one slip gives one message.
"""

from typing import Any

from watten_tutor.core.ruleset import RuleSet
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.answers import read_answer
from watten_tutor.scenario.check_bets import check_bets
from watten_tutor.scenario.check_deal import check_deal
from watten_tutor.scenario.check_play import check_call, check_deck, check_play
from watten_tutor.scenario.check_question import Places, check_question
from watten_tutor.scenario.check_table import check_table, check_twice
from watten_tutor.scenario.diagnostics import Diagnostic
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.read_bets import read_bets
from watten_tutor.scenario.read_deal import read_told
from watten_tutor.scenario.read_question import read_question
from watten_tutor.scenario.read_table import read_rules
from watten_tutor.scenario.scenario import Claim, Question, Reading, Scenario, Text
from watten_tutor.scenario.schema import KEYS
from watten_tutor.scenario.told import Told
from watten_tutor.scenario.tree import Map, Node, Seq


def read_scenario(
    top: Map, lines: list[str], problems: list[Diagnostic], override: RuleSet | None, default_id: str
) -> Scenario | None:
    """The scenario, or None if there are problems; they are added to `problems`.

    Args:
        top: the whole file.
        lines: the lines it came from, for hints.
        problems: what was wrong with them already.
        override: a rule set in place of the file's own.
        default_id: the id where the file states none.
    """
    forms = Forms(lines, problems)
    forms.known_keys(top, KEYS)
    if (version := top.get("scenario")) is not None:
        forms.choice(version, ["1"])
    read_rules(forms, top, override)
    before = len(problems)
    told = read_told(forms, top)
    read_bets(forms, top, told)
    is_told = len(problems) == before and not any(forms.misspelt)
    question, places = read_question(forms, top)
    parts: dict[str, Any] = {
        "answer": _claim(forms, top.get("answer"), question),
        "tempting": _claim(forms, top.get("tempting"), question),
        **_read_words(forms, top),
    }
    name = default_id if (node := top.get("id")) is None else forms.word(node, "id")
    if forms.table_known:
        _check(forms, told, question, places, is_told)
    else:
        check_twice(forms, told)
    if problems or question is None or name is None:
        return None
    calls = tuple(sorted(number for number, _ in told.calls))
    position = told.position(forms.ruleset)
    return Scenario(
        id=name,
        names=forms.names,
        position=position,
        question=question,
        calls=calls,
        places={key: (node.line, node.col) for key in PLACED if (node := top.get(key)) is not None},
        **parts,
    )


PLACED = ("rules", "question", "between")
"""Keys whose places a scenario keeps, for problems that only the engine finds."""


def _claim(forms: Forms, node: Node | None, question: Question | None) -> Claim | None:
    return None if node is None or question is None else read_answer(forms, node, question)


# -- what an author says besides ----------------------------------------------------------------------


def _read_words(forms: Forms, top: Map) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key in ("title", "story", "after"):
        if (node := top.get(key)) is not None:
            found[key] = forms.text(node)
    for key in ("themes", "sources"):
        if (node := top.get(key)) is not None:
            found[key] = forms.words(node, "words")
    if (node := top.get("level")) is not None:
        found["level"] = forms.number(node, 1, 5)
    if (node := top.get("hints")) is not None:
        nodes = node.items if isinstance(node, Seq) else [node]
        found["hints"] = tuple(text for each in nodes if (text := forms.text(each)) is not None)
    if (node := top.get("readings")) is not None:
        read = [_reading(forms, each) for each in forms.items(node, "readings")]
        found["readings"] = tuple(each for each in read if each is not None)
    return found


def _reading(forms: Forms, node: Node) -> Reading | None:
    if not isinstance(node, Map):
        forms.wrong_form(node, "readings")
        return None
    forms.known_keys(node, ("text", "source"))
    said: Text | None = None
    source: str | None = None
    for key in ("text", "source"):
        value = node.get(key)
        if value is None:
            forms.problem("missing-key", node, key)
        elif key == "text":
            said = forms.text(value)
        else:
            source = forms.word(value, "one-text")
    return None if said is None or source is None else Reading(said, source)


# -- does it all go together --------------------------------------------------------------------------


def _check(forms: Forms, told: Told, question: Question | None, places: Places, is_told: bool) -> None:
    """Note what does not go together; bets and question only where the deal could be read as it is meant."""
    before = len(forms.problems)
    may_be_illegal = question is None or question.kind == "find-fault"
    check_table(forms, told, in_turn=not may_be_illegal)
    if question is not None and question.kind == "compare":
        check_play(forms, told, pictured_only=True)
        if is_told and len(forms.problems) == before:
            _check_sets(forms, told, question, places)
        return
    check_play(forms, told, may_be_illegal=may_be_illegal)
    if not is_told:
        return
    check_call(forms, told)
    if len(forms.problems) == before:
        check_bets(forms, told)
    if len(forms.problems) == before:
        check_deal(forms, told, question)
    if len(forms.problems) == before and question is not None:
        check_question(forms, told.position(forms.ruleset), question, places)


def _check_sets(forms: Forms, told: Told, question: Question, places: Places) -> None:
    """Each set compared must allow the position; a call must be possible in one of them."""
    callable_somewhere = False
    denied: list[tuple[Node, str, Diagnostic, str]] = []
    lacking: list[str] = []
    between = places["between"]
    assert isinstance(between, Seq)
    for node, name in zip(between, question.between, strict=True):
        probe = Forms(forms.lines, [])
        probe.names, probe.ruleset = forms.names, load_ruleset(name)
        wording = ""
        check_deck(probe, told, question, places)
        if not probe.problems:
            check_play(probe, told)
        if not probe.problems:
            check_bets(probe, told)
        if not probe.problems:
            check_deal(probe, told, question)
        if not probe.problems:
            check_question(probe, told.position(probe.ruleset), question.inner, places)
            lacking += [each.code for each in probe.problems[:1]]
            wording = "set-cannot-answer"
        if probe.problems:
            denied.append((node, name, probe.problems[0], wording))
        calls = Forms(forms.lines, [])
        calls.ruleset = probe.ruleset
        check_call(calls, told)
        callable_somewhere |= not calls.problems
    if len(lacking) == len(question.between) and len(set(lacking)) == 1:
        forms.problems.append(denied[0][2])  # no rule set is at fault: the question lacks something
    else:
        for node, name, reason, wording in denied:
            forms.problem("set-cannot-stand", node, name, wording=wording, reason=reason)
    if not callable_somewhere:
        check_call(forms, told)
