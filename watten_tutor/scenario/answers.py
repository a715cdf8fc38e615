"""Answers: from a file to their canonical form, and from there to the plain data of the batch.

| form | canonical |
|---|---|
| player, players | `Seat`, tuple of them |
| cards | tuple of cards in the order ♣ ♠ ♥ ♦ (they are a set) |
| card | a card or None |
| truth, number | bool, int |
| order | tuple of groups, each a tuple of cards in the order ♣ ♠ ♥ ♦ |
| class | `CardClass` |
| team, teams | `Team` or None, tuple of them |
| points | dict team: number, every team of the table |
| signal | `Signalled` where a sign is asked about, `Sign` where a card is |
| rule | the word |
| announcement | a rank or suit |
| declarations | tuple of (rank, suit), by suit then rank |
| fault | `Fault`, or None |
| by-rules | dict name of rule set: answer to the inner question |
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from watten_tutor.core.cards import Card, Rank, Suit, sort_cards
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.fault import Fault
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.seats import Seat, Team
from watten_tutor.core.signals import Sign, Signalled
from watten_tutor.rulebook.cite import rule_ids
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.diagnostics import as_typed
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.scenario import Answer, Claim, Question
from watten_tutor.scenario.schema import QUESTIONS, Form
from watten_tutor.scenario.tree import Leaf, Map, Node, Seq, path


def read_answer(forms: Forms, node: Node, question: Question) -> Claim | None:
    """An author's answer; None after noting why it is none."""
    before = len(forms.problems)
    parts: dict[str, Claim] = {}
    if QUESTIONS[question.kind].form is Form.BY_RULES:
        parts = _by_rules(forms, node, question)
        value = {name: each.value for name, each in parts.items()}
    else:
        value = _read(forms, node, question)
    here = path(node.trail)
    return None if len(forms.problems) > before else Claim(value, node.line, node.col, here, parts)


def _read(forms: Forms, node: Node, question: Question) -> Answer:
    return _READERS[QUESTIONS[question.kind].form](forms, node, question)


def _player(forms: Forms, node: Node, question: Question) -> Answer:
    return forms.player(node)


def _players(forms: Forms, node: Node, question: Question) -> Answer:
    nodes = [node] if isinstance(node, Leaf) else forms.items(node, "players")
    return tuple(sorted({seat for each in nodes if (seat := forms.player(each)) is not None}))


def _cards(forms: Forms, node: Node, question: Question) -> Answer:
    return sort_cards(forms.distinct(forms.cards(node)))


def _card(forms: Forms, node: Node, question: Question) -> Answer:
    return None if isinstance(node, Leaf) and node.is_null else forms.card(node)


def _truth(forms: Forms, node: Node, question: Question) -> Answer:
    return forms.truth(node)


def _order(forms: Forms, node: Node, question: Question) -> Answer:
    if isinstance(node, Leaf):  # a text for a list: every card a group of its own
        placed = forms.cards(node)
        forms.distinct(placed)
        return tuple((each.card,) for each in placed)
    groups = [forms.cards(each) for each in forms.items(node, "order")]
    forms.distinct([each for group in groups for each in group])
    return tuple(sort_cards(each.card for each in group if each.card) for group in groups)


def _card_class(forms: Forms, node: Node, question: Question) -> Answer:
    found = forms.choice(node, [each.value for each in CardClass])
    return None if found is None else CardClass(found)


def _team(forms: Forms, node: Node, question: Question) -> Answer:
    return None if isinstance(node, Leaf) and node.is_null else forms.side(node)


def _teams(forms: Forms, node: Node, question: Question) -> Answer:
    nodes = [node] if isinstance(node, Leaf) else forms.items(node, "teams")
    named = {forms.team(each) for each in nodes}
    return tuple(team for team in forms.teams() if team in named)


def _number(forms: Forms, node: Node, question: Question) -> Answer:
    return forms.number(node, -99, 99)


def _points(forms: Forms, node: Node, question: Question) -> Answer:
    """A team left out has none."""
    found = {forms.team(e.key): forms.number(e.value, -99, 99) for e in forms.entries(node, "points")}
    return {team: found.get(team, 0) for team in forms.teams()}


def _signal(forms: Forms, node: Node, question: Question) -> Answer:
    words: type[Sign] | type[Signalled] = Sign if question.sign is None else Signalled
    found = forms.choice(node, [each.value for each in words])
    return None if found is None else words(found)


def _announcement(forms: Forms, node: Node, question: Question) -> Answer:
    """The best announcement alone: a word, a list of one, or an entry as the batch prints it."""
    if isinstance(node, Seq) and len(node) == 1:
        node = node.items[0]
    role = question.role or "schlag"
    if isinstance(node, Map) and (inner := node.get(role)) is not None:
        node = inner
    return forms.rank(node) if role == "schlag" else forms.suit(node)


def _declarations(forms: Forms, node: Node, question: Question) -> Answer:
    pairs: set[tuple[Rank, Suit]] = set()
    for each in forms.items(node, "declarations"):
        if not isinstance(each, Seq) or len(each) != 2:
            forms.wrong_form(each, "declarations")
            continue
        schlag, trump = forms.rank(each.items[0]), forms.suit(each.items[1])
        if schlag is not None and trump is not None:
            pairs.add((schlag, trump))
    suits, ranks = list(Suit), list(Rank)
    return tuple(sorted(pairs, key=lambda pair: (suits.index(pair[1]), ranks.index(pair[0]))))


def _fault(forms: Forms, node: Node, question: Question) -> Answer:
    if isinstance(node, Leaf) and node.is_null:
        return None
    read: dict[str, Callable[[Node], Any]] = {
        "trick": lambda each: forms.number(each, 1, forms.ruleset.cards_each),
        "player": forms.player,
        "card": forms.card,
        "rule": lambda each: _rule(forms, each, question),
    }
    if not isinstance(node, Map) or node.entries.keys() != read.keys():
        forms.wrong_form(node, "fault")
        return None
    return Fault(**{key: reader(node.entries[key].value) for key, reader in read.items()})


def _rule(forms: Forms, node: Node, question: Question) -> Answer:
    word = forms.word(node, "rule")
    if word is not None and word not in rule_ids():
        area = word.partition(".")[0] + "."
        alike = [rule for rule in rule_ids() if rule.startswith(area)]
        forms.unlike("rule-unknown", node, word, alike or rule_ids())
    return word


def _by_rules(forms: Forms, node: Node, question: Question) -> dict[str, Claim]:
    """What is stated for each rule set compared, at the place of its key."""
    found: dict[str, Claim] = {}
    misspelt: set[str | None] = set()
    for key, value in ((entry.key, entry.value) for entry in forms.entries(node, "by-rules")):
        name = _compared(key.text, question.between)
        if name is None:
            misspelt.add(forms.unlike("set-not-compared", key, key.text, question.between))
            continue
        found[name] = Claim(_read(forms, value, question.inner), key.line, key.col, path(key.trail))
    if isinstance(node, Map):
        where = path(node.trail)
        hint = "hint.tempting-for-all" if where == "tempting" else None
        for name in question.between:
            if name not in found and name not in misspelt:
                forms.problem("set-without-answer", node, hint=hint, key=where, rules=as_typed(name))
                hint = None  # it need not be said twice
    return {name: found[name] for name in question.between if name in found}


def _compared(text: str, between: Iterable[str]) -> str | None:
    """The rule set compared that is meant: the one of this name, else one with the same rules."""
    try:
        meant = load_ruleset(text)
    except RuleSetError:
        return None
    if meant.name in between:
        return meant.name
    return next((each for each in between if replace(load_ruleset(each), name=meant.name) == meant), None)


_READERS: Mapping[Form, Callable[[Forms, Node, Question], Answer]] = {
    Form.PLAYER: _player,
    Form.PLAYERS: _players,
    Form.CARDS: _cards,
    Form.CARD: _card,
    Form.TRUTH: _truth,
    Form.ORDER: _order,
    Form.CARD_CLASS: _card_class,
    Form.TEAM: _team,
    Form.TEAMS: _teams,
    Form.NUMBER: _number,
    Form.POINTS: _points,
    Form.SIGNAL: _signal,
    Form.ANNOUNCEMENT: _announcement,
    Form.DECLARATIONS: _declarations,
    Form.FAULT: _fault,
    Form.RULE: _rule,
}


def format_answer(value: Answer, names: tuple[str, ...]) -> Any:
    """An answer as the plain data that the batch prints and a file may state.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> format_answer((card("J♠"), card("10♥")), ("Anna", "Ben", "Carla", "Dan"))
        ['J♠', '10♥']
        >>> format_answer(Seat(3), ("Anna", "Ben", "Carla", "Dan"))
        'Dan'
        >>> format_answer({Team((Seat(0), Seat(2))): 3}, ("Anna", "Ben", "Carla", "Dan"))
        {'Anna+Carla': 3}
    """
    if isinstance(value, Seat):
        return names[value]
    if isinstance(value, Team):
        return "+".join(names[seat] for seat in value)
    if isinstance(value, Card | Suit | Rank):
        return str(value)
    if isinstance(value, CardClass | Sign | Signalled):
        return value.value
    if isinstance(value, Fault):
        told = {"trick": value.trick, "player": value.player, "card": value.card, "rule": value.rule}
        return format_answer(told, names)
    if isinstance(value, tuple):
        return [format_answer(each, names) for each in value]
    if isinstance(value, Mapping):
        return {str(format_answer(key, names)): format_answer(each, names) for key, each in value.items()}
    return value
