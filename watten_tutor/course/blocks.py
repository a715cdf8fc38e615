"""From Markdown to the blocks of a lesson: prose, and what the directive fences put between.

    ```{puzzle} who-wins/spitz-over-linker
    ```

A directive is an empty fence at the top level of the text whose info begins with a word in braces.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from markdown_it.token import Token

from watten_tutor.core.cards import Rank, Suit
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.errors import NotYetAnswered, RuleSetError
from watten_tutor.core.ranking import Ranking, ranking_of
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.course.prose import Prose, markdown_tokens
from watten_tutor.quiz.questions import solve
from watten_tutor.scenario.diagnostics import diagnose
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.scenario import Scenario
from watten_tutor.scenario.tree import Leaf


@dataclass(frozen=True, slots=True)
class PuzzleBlock:
    """A puzzle to solve."""

    scenario: Scenario


@dataclass(frozen=True, slots=True)
class WorkedBlock:
    """A complete trick, played card by card (see `worked`)."""

    scenario: Scenario


@dataclass(frozen=True, slots=True)
class ShowBlock:
    """A position to look at."""

    scenario: Scenario


@dataclass(frozen=True, slots=True)
class OrderBlock:
    """The ladder of all cards under a declaration."""

    rules: RuleSet
    schlag: Rank
    trump: Suit

    @property
    def ranking(self) -> Ranking:
        """What every card is."""
        return ranking_of(self.rules, Declaration(self.schlag, self.trump))


Block: TypeAlias = Prose | PuzzleBlock | WorkedBlock | ShowBlock | OrderBlock

Find: TypeAlias = Callable[[Leaf, Forms], Scenario | None]
"""Looks a scenario up; notes a problem at the leaf that names it if there is none."""


@dataclass(frozen=True, slots=True)
class Directive:
    """A directive fence as written.

    Attributes:
        name: the word in braces.
        words: what follows it.
    """

    name: Leaf
    words: tuple[Leaf, ...]

    def __str__(self) -> str:
        """The words after the backticks, blanks made even."""
        return " ".join((f"{{{self.name.text}}}", *(word.text for word in self.words)))


_OPENING = re.compile(r"(?:`{3,}|~{3,})\s*\{(?P<name>[^}]*)\}(?P<words>.*)")
DIRECTIVES = ("puzzle", "worked", "show", "order")
"""Every directive there is."""
_ORDER_FACTS = ("rules", "schlag", "trump")


def read_blocks(text: str, forms: Forms, find: Find) -> tuple[list[Block], list[Directive]]:
    """The blocks of a text, and its directives in the order of the file.

    What is wrong is noted in `forms.problems`; a directive that cannot be read makes no block.
    """
    blocks: list[Block] = []
    directives: list[Directive] = []
    prose: list[Token] = []
    for token in markdown_tokens(text):
        directive = _directive(token, forms)
        if directive is None:
            _refuse_pictures(token, forms)
            prose.append(token)
            continue
        if prose:
            blocks.append(Prose(tuple(prose)))
            prose = []
        directives.append(directive)
        block = _block(directive, forms, find)
        if block is not None:
            blocks.append(block)
    if prose:
        blocks.append(Prose(tuple(prose)))
    return blocks, directives


def _directive(token: Token, forms: Forms) -> Directive | None:
    """The directive that this token is, or None for any other token."""
    if token.type != "fence":
        return None
    assert token.map is not None
    line = token.map[0] + 1
    written = _OPENING.search(forms.lines[line - 1])
    if written is None:
        return None
    name = Leaf(written["name"], line, written.start("name") + 1, None)
    words = [
        Leaf(word[0], line, written.start("words") + word.start() + 1, None, inner=0)
        for word in re.finditer(r"\S+", written["words"])
    ]
    if token.level:
        forms.problem("directive-nested", name, name.text)
    if inside := token.content.strip():
        forms.problem("directive-not-empty", Leaf("", line + 1, 1, None), inside.splitlines()[0])
    return Directive(name, tuple(words))


def _refuse_pictures(token: Token, forms: Forms) -> None:
    for piece in token.children or ():
        if piece.type == "image":
            assert token.map is not None
            forms.problem("lesson-picture", Leaf("", token.map[0] + 1, 1, None), piece.attrGet("src"))


def _block(directive: Directive, forms: Forms, find: Find) -> Block | None:
    name = directive.name.text
    if name not in DIRECTIVES:
        forms.unlike("directive-unknown", directive.name, name, DIRECTIVES)
        return None
    if name == "order":
        return _order(directive, forms)
    if len(directive.words) != 1:
        forms.problem("directive-one-scenario", directive.name, directive)
        return None
    word = directive.words[0]
    scenario = find(word, forms)
    if scenario is None:
        return None
    if name == "show":
        return ShowBlock(scenario)
    if name == "worked" and not scenario.position.trick.is_complete(scenario.position.players):
        forms.problem("worked-unfinished", word, word.text)
        return None
    if name == "worked":
        return WorkedBlock(scenario)
    try:
        solve(scenario.position, scenario.question)
    except NotYetAnswered as error:
        forms.problems.append(replace(diagnose(error), line=word.line, col=word.col))
        return None
    return PuzzleBlock(scenario)


def _order(directive: Directive, forms: Forms) -> OrderBlock | None:
    facts = dict(_facts(directive, forms))
    missing = [fact for fact in _ORDER_FACTS if fact not in facts]
    if missing:
        forms.problem("directive-order", directive.name, directive, missing=", ".join(missing))
        return None
    rules = forms.rule_set(facts["rules"])
    schlag, trump = forms.rank(facts["schlag"]), forms.suit(facts["trump"])
    if rules is None or schlag is None or trump is None:
        return None
    try:
        ranking_of(rules, Declaration(schlag, trump))
    except RuleSetError as error:
        forms.problem(error.code, facts["schlag"], schlag, list(Rank)[:-1], rules=rules.name)
        return None
    return OrderBlock(rules, schlag, trump)


def _facts(directive: Directive, forms: Forms) -> Iterator[tuple[str, Leaf]]:
    """The words `fact=value`, each value with its place."""
    for word in directive.words:
        fact, equals, value = word.text.partition("=")
        if equals and fact in _ORDER_FACTS:
            yield fact, Leaf(value, word.line, word.col + len(fact) + 1, None, inner=0)
        else:
            forms.unlike("directive-fact-unknown", word, word.text, (f"{each}=" for each in _ORDER_FACTS))
