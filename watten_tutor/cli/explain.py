"""`watten-tutor explain`: a puzzle told as at the table, with its answer and all that leads to it."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace

import click

from watten_tutor.cli.asked import scenario_of
from watten_tutor.cli.disagree import dissent
from watten_tutor.cli.language import LANG, language
from watten_tutor.cli.paper import Notes, columns, heading, paragraph
from watten_tutor.cli.ruleset import RULES
from watten_tutor.cli.show import blocks, ladder, table_before
from watten_tutor.core.errors import NotYetAnswered, Unanswerable
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.course.prose import plain_text
from watten_tutor.i18n import DECKS, Speech
from watten_tutor.quiz.apart import apart
from watten_tutor.quiz.check import problems
from watten_tutor.quiz.explain import Explanation, Step, headline, said, steps
from watten_tutor.quiz.explain import explain as explained
from watten_tutor.quiz.hidden import shown
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.questions import solve
from watten_tutor.quiz.whatif import counterfactuals
from watten_tutor.rulebook.names import ruleset_title
from watten_tutor.scenario.scenario import Claim, Reading, Scenario, Text
from watten_tutor.scenario.schema import needs_declaration

EPILOG = """\b
Examples:
  watten-tutor explain who-wins/spitz-over-linker
  watten-tutor explain my.yaml --lang de --deck german
  watten-tutor explain my.yaml --rules bavarian
  watten-tutor explain who-wins/spitz-over-linker --disagree
"""
_MARGIN = "   "  # below the number of a step


@click.command(epilog=EPILOG)
@click.argument("file", metavar="FILE|ID")
@LANG
@click.option(
    "--deck", type=click.Choice(DECKS), default="french", help="The signs on the cards.  [default: french]"
)
@click.option("--rules", type=RULES, help="Explain it under these rules instead of those in the file.")
@click.option(
    "--disagree",
    is_flag=True,
    help="Add every reading of the rules that gives another answer, and who holds it.",
)
@click.option("--all", "whole", is_flag=True, help="Tell every reason, not only the five that tell it best.")
def explain(
    file: str, lang: str | None, deck: str, rules: RuleSet | None, disagree: bool, whole: bool
) -> None:
    """Explain a scenario FILE, or a shipped scenario by its ID: table, question, answer, reasons.

    Each reason names its rule and who says so; of many reasons those five are told that tell it best. What
    would change the answer follows. The tempting answer of the file is told with the reason why it fails, and
    so are other readings. Answers in the file that are not right are told as by `check`; under
    other rules than its own they are left aside.
    """
    tongue = language(lang)
    scenario = scenario_of(file, rules, tongue)
    teller = _Teller(scenario, Speech(tongue, deck, scenario.names), columns(), disagree, whole)
    with suppress(NotYetAnswered, Unanswerable):  # it is told among the problems
        solution = [*teller.solution()]
        click.echo("\n\n".join([*teller.puzzle(), *solution]))
    stated = scenario if rules is None else replace(scenario, answer=None, tempting=None)
    if found := problems(stated):
        click.echo("\n".join(each.format(scenario.path or file, tongue) for each in found), err=True)
        sys.exit(1)


@dataclass(frozen=True, slots=True)
class _Teller:
    """Tells one puzzle.

    Attributes:
        scenario: the puzzle.
        speech: language, deck and names.
        width: how wide to write.
        disagree: whether to tell who would answer otherwise.
        whole: whether to tell every reason.
        notes: the sources named so far.
    """

    scenario: Scenario
    speech: Speech
    width: int
    disagree: bool
    whole: bool
    notes: Notes = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "notes", Notes(self.speech))

    def puzzle(self) -> list[str]:
        """What is told before the answer; the order of the cards where the answer depends on it."""
        seen = shown(self.scenario)
        question = seen.question.inner
        view = table_before(seen, self.speech.language)
        about_cards = needs_declaration(question.kind, question.card is not None)
        return blocks(seen, view, *(ladder(seen) if about_cards else ((), {})), self.speech)

    def solution(self) -> Iterator[str]:
        """Hints, the answer, why, what would change it, what tempts and why not, a word after, sources."""
        yield from self._hints()
        yield self._heading("explain.answer")
        compares = self.scenario.question.kind == "compare"
        if compares:
            yield self._agreement()
        for each in explained(self.scenario):
            yield self._explanation(each, named=compares)
        yield from self._changes()
        yield from self._tempting()
        yield from self._added()
        if self.disagree:
            yield from dissent(self.scenario, self.speech, self.notes, self.width)
        yield from self.notes.blocks(self.width)

    def _hints(self) -> Iterator[str]:
        """The author's hints, which a learner asks for one by one."""
        if self.scenario.hints:
            texts = (plain_text(each, self.speech) for each in self.scenario.hints)
            told = (paragraph(f"- {each}", self.width, "", "  ") for each in texts)
            yield "\n".join([self._heading("explain.hints"), *told])

    # -- the answer -------------------------------------------------------------------------------------

    def _explanation(self, each: Explanation, named: bool) -> str:
        told = each.headline.text(self.speech)
        if named:
            told = f"{ruleset_title(each.ruleset, self.speech.language)}: {told}"
        reasons = each.all_steps if self.whole else each.steps
        return "\n".join([self._bold(told), *self._steps(reasons)])

    def _agreement(self) -> str:
        """Whether the rule sets compared agree."""
        position, question = self.scenario.position, self.scenario.question
        told = headline(position, question, solve(position, question).value)
        return paragraph(told.text(self.speech), self.width)

    def _steps(self, told: Iterable[Step]) -> Iterator[str]:
        for number, step in enumerate(told, 1):
            rule = step.citation(self.speech.language)
            yield paragraph(f"{number}. {step.sentence.text(self.speech)}", self.width, "", _MARGIN)
            yield self.notes.refer(rule.sources, self.width, _MARGIN, rule.heading)

    # -- what would change it ---------------------------------------------------------------------------

    def _changes(self) -> Iterator[str]:
        """The nearest changes that would give another answer, if there are any."""
        told = [each.text(self.speech) for each in counterfactuals(self.scenario)]
        if told:
            listed = [paragraph(f"- {each}", self.width, "", "  ") for each in told]
            yield "\n".join([self._heading("explain.what-if"), *listed])

    # -- the tempting answer ----------------------------------------------------------------------------

    def _tempting(self) -> Iterator[str]:
        compares = self.scenario.question.kind == "compare"
        for each in apart(self.scenario):
            if each.tempting is not None:
                yield from self._refuted(
                    each, each.tempting, "explain.tempting-in" if compares else "explain.tempting"
                )

    def _refuted(self, scenario: Scenario, claim: Claim, key: str) -> Iterator[str]:
        """Why an answer fails; nothing if it does not, which can be under other rules."""
        verdict = judge(scenario, claim.value)
        if verdict.right:
            return
        ruleset = scenario.position.ruleset
        name = ruleset_title(ruleset, self.speech.language)
        given = said(verdict.given).text(self.speech)
        told = self._steps((*steps(verdict.why_not, ruleset), *(each.step for each in verdict.mistakes)))
        yield "\n".join([self._heading(key, given=given, rules=name), *told])

    # -- what the author adds ---------------------------------------------------------------------------

    def _added(self) -> Iterator[str]:
        if self.scenario.after is not None:
            after = self._written(self.scenario.after)
            yield "\n".join([self._heading("explain.afterwards"), after])
        if self.scenario.readings:
            told = "\n\n".join(map(self._reading, self.scenario.readings))
            yield "\n".join([self._heading("explain.readings"), told])

    def _reading(self, reading: Reading) -> str:
        source = click.style(paragraph(f"({reading.source})", self.width), dim=True)
        return f"{self._written(reading.text)}\n{source}"

    def _written(self, text: Text) -> str:
        """A text of the author, its paragraphs broken into lines."""
        parts = plain_text(text, self.speech).split("\n\n")
        return "\n\n".join(paragraph(each, self.width) for each in parts)

    def _heading(self, key: str, **facts: object) -> str:
        return heading(self.speech.text(key, **facts), self.width)

    def _bold(self, text: str) -> str:
        return "\n".join(click.style(line, bold=True) for line in paragraph(text, self.width).splitlines())
