"""Every reading of the rules that would give another answer, and who holds it.

Each flag of the rule set is read in every other way, and the question is asked under every other named
rule set and with every option. What a whole set says otherwise is cut down to the few flags that make it
say so, so that one sees what is disputed.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, TypeAlias

from watten_tutor.core.errors import RuleSetError, WattenError
from watten_tutor.core.ruleset import FLAGS, RuleSet
from watten_tutor.core.signals import Signalled, kritischer_of
from watten_tutor.quiz.accepted import accepted
from watten_tutor.quiz.explain import Sentence, headline
from watten_tutor.quiz.questions import solve, under
from watten_tutor.quiz.why import chain
from watten_tutor.rulebook.cite import SourceRef, cite, cite_value
from watten_tutor.rulebook.compare import rules_apart
from watten_tutor.rulebook.flags import says_something
from watten_tutor.rulebook.load import load_ruleset, option_names, ruleset_names
from watten_tutor.rulebook.otherwise import Flags, fewest_changes, read_otherwise, sets_with, single_changes
from watten_tutor.scenario.diagnostics import Diagnostic, ScenarioError, diagnose
from watten_tutor.scenario.elsewhere import under_rules
from watten_tutor.scenario.scenario import Reading, Scenario


@dataclass(frozen=True, slots=True)
class Way:
    """One way to read the rules otherwise.

    Attributes:
        base: the rule set that is read otherwise.
        ruleset: how it reads then.
        flags: what differs, as few flags as will do; empty where only a whole set says so.
        rules: ids of the rules that say it there; empty where a rule only falls away.
        sets: names of the rule sets that read it so; not all of them need give the same answer.
    """

    base: RuleSet
    ruleset: RuleSet
    flags: Flags
    rules: tuple[str, ...]
    sets: tuple[str, ...]

    def sources(self, language: str) -> tuple[SourceRef, ...]:
        """Who says so, each place once; never empty."""
        found = [each for rule in self.rules for each in cite(rule, language, self.ruleset).sources]
        game = self.ruleset.game
        found += [each for flag, value in self.flags for each in cite_value(flag, value, language, game)]
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class OtherReading:
    """Another answer, and who holds it.

    Attributes:
        answer: in canonical form; None also where nobody may signal, so that there is nothing to answer.
        headline: the answer as a sentence.
        ways: what has to be read otherwise; never empty.
        sets: names of the rule sets that answer so as a whole.
    """

    answer: Any
    headline: Sentence
    ways: tuple[Way, ...]
    sets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Agreeing:
    """An answer given here, and the rule sets besides that give it.

    Attributes:
        headline: the answer as a sentence.
        sets: their names.
    """

    headline: Sentence
    sets: tuple[str, ...]


class Unfit(Enum):
    """What does not fit where a question cannot be asked."""

    PLAYERS = "players"
    CARDS = "cards"
    SCORE = "score"
    PLAY = "play"
    QUESTION = "question"


_UNFIT: Mapping[Unfit, frozenset[str]] = {
    Unfit.PLAYERS: frozenset({"players-number", "player-unknown", "team-unknown"}),
    Unfit.CARDS: frozenset({"card-not-in-deck", "schlag-unknown", "hand-too-big", "hand-too-small"}),
    Unfit.SCORE: frozenset({"out-of-range", "score-at-target"}),
    Unfit.PLAY: frozenset(
        {"illegal-play", "winner-leads", "forehand-leads", "leader-denied", "too-many-tricks"}
        | {"bet-refused", "gespannt-choice-not-here", "no-gespannt-choice", "not-in-order"}
    ),
}
"""The problems of a position under other rules by what does not fit; all others are of the question."""


@dataclass(frozen=True, slots=True)
class Readings:
    """What can be held against an answer.

    Attributes:
        others: the other answers.
        same: names of the rule sets that give the answer given here.
        unfit: names of those under which it cannot be asked, by what does not fit there.
        tried: how many readings gave an answer.
        stated: what the author of the scenario says of other readings.
        agreeing: the same sets by the answer they give, where several are given here.
        compares: whether several rule sets are compared, so that there are several answers here.
    """

    others: tuple[OtherReading, ...]
    same: tuple[str, ...]
    unfit: Mapping[Unfit, tuple[str, ...]]
    tried: int
    stated: tuple[Reading, ...] = ()
    agreeing: tuple[Agreeing, ...] = ()
    compares: bool = False


def readings(scenario: Scenario) -> Readings:
    """Every reading that gives another answer; for `compare` one that none of its rule sets gives.

    Raises:
        WattenError: if the question cannot be answered as it stands.

    Example:
        >>> from watten_tutor.scenario.load import load_mapping
        >>> told = {"rules": "tyrolean", "schlag": "7", "trump": "♣", "question": "rechter"}
        >>> [(str(each.answer), each.sets) for each in readings(load_mapping(told)).others]
        [('7♣', ('unkritisch', 'carinthian-unkritisch'))]
    """
    search = _Search(scenario)
    search.read_flags()
    search.read_sets()
    search.read_options()
    others = tuple(OtherReading(told.value, told.headline, *found) for told, found in search.groups())
    unfit = {why: tuple(names) for why, names in search.unfit.items()}
    compares = scenario.question.kind == "compare"
    return Readings(
        others,
        tuple(search.same),
        unfit,
        len(search.asked),
        scenario.readings,
        tuple(search.agreeing()),
        compares,
    )


@dataclass(frozen=True, slots=True)
class _Told:
    """An answer under some rules, what is meant by it, and the rules it rests on."""

    value: Any
    headline: Sentence
    rules: tuple[str, ...]
    meant: Any


class _Search:
    """One search: what was asked so far, and what was found.

    Attributes:
        same: names of rule sets that answer as here.
        unfit: names of those under which it cannot be asked.
        asked: the answers by what the rules say; two names may stand for the same rules.
    """

    def __init__(self, scenario: Scenario) -> None:
        question = scenario.question
        compares = question.kind == "compare"
        self._scenario = replace(scenario, question=question.inner) if compares else scenario
        names = question.between if compares else (scenario.position.ruleset.name,)
        self._bases = {name: load_ruleset(name) for name in names}
        self._here: dict[str, tuple[str, ...]] = {}
        self._right: list[Any] = []
        for name, base in self._bases.items():
            position = under(scenario.position, base) if compares else scenario.position
            proof = solve(position, self._scenario.question)
            right = accepted(position, self._scenario.question, proof)
            self._right += [_meant(each, base) for each in right]
            self._here[name] = chain(proof)
        self._groups: list[tuple[_Told, list[Way], list[str]]] = []
        self._refused: dict[_Rules, Diagnostic] = {}
        self.asked: dict[_Rules, _Told] = {}
        self.same: list[str] = []
        self.unfit: dict[Unfit, list[str]] = {}

    def groups(self) -> Iterator[tuple[_Told, tuple[tuple[Way, ...], tuple[str, ...]]]]:
        """Each other answer with the ways to it and the sets that give it."""
        return ((told, (tuple(ways), tuple(sets))) for told, ways, sets in self._groups)

    def agreeing(self) -> Iterator[Agreeing]:
        """The sets that answer as here by what they answer; the answers in the order given here."""
        for place, meant in enumerate(self._right):
            told = {name: self.asked[_rules_of(load_ruleset(name))] for name in self.same}
            sets = tuple(name for name, each in told.items() if each.meant == meant)
            if sets and meant not in self._right[:place]:
                yield Agreeing(told[sets[0]].headline, sets)

    # -- three ways to look for them ------------------------------------------------------------------

    def read_flags(self) -> None:
        """Each flag at each other value."""
        for base in self._bases.values():
            for flags, there in single_changes(base):
                told = self._ask(there)
                if isinstance(told, _Told) and told.meant not in self._right:
                    self._add(told, base, there, flags)

    def read_sets(self) -> None:
        """Each other named rule set."""
        for name in ruleset_names():
            if name in self._bases:
                continue
            told = self._ask(load_ruleset(name))
            if isinstance(told, Diagnostic):
                self.unfit.setdefault(_unfit(told.code), []).append(name)
            elif told.meant in self._right:
                self.same.append(name)
            else:
                self._group(told)[2].append(name)
                self._explain(told, load_ruleset(name))

    def read_options(self) -> None:
        """The rule set with each option."""
        known = {_rules_of(base) for base in self._bases.values()}
        for base in self._bases.values():
            for option in option_names():
                try:
                    there = load_ruleset(f"{base.name}+{option}")
                except RuleSetError:
                    continue
                if _rules_of(there) in known:
                    continue  # the set has the option already
                told = self._ask(there)
                if isinstance(told, _Told) and told.meant not in self._right:
                    self._explain(told, there)

    # -- asking ---------------------------------------------------------------------------------------

    def _ask(self, there: RuleSet) -> _Told | Diagnostic:
        rules = _rules_of(there)
        if rules not in self.asked and rules not in self._refused:
            try:
                self.asked[rules] = self._answer(there)
            except ScenarioError as error:
                self._refused[rules] = error.diagnostics[0]
            except WattenError as error:
                self._refused[rules] = diagnose(error)
        return self.asked.get(rules) or self._refused[rules]

    def _answer(self, there: RuleSet) -> _Told:
        try:
            moved = under_rules(self._scenario, there)
        except ScenarioError as error:
            if error.diagnostics[0].code == "signals-forbidden":
                return _Told(None, Sentence("readings.no-signals"), ("signals.forbidden",), None)
            raise
        proof = solve(moved.position, moved.question)
        told, meant = headline(moved.position, moved.question, proof.value), _meant(proof.value, there)
        return _Told(proof.value, told, chain(proof), meant)

    # -- keeping --------------------------------------------------------------------------------------

    def _group(self, told: _Told) -> tuple[_Told, list[Way], list[str]]:
        for group in self._groups:
            if group[0].meant == told.meant:
                return group
        self._groups.append((told, [], []))
        return self._groups[-1]

    def _add(self, told: _Told, base: RuleSet, there: RuleSet, flags: Flags) -> None:
        ways = self._group(told)[1]
        if all(way.flags != flags for way in ways):
            said = tuple(each for each in flags if says_something(each[0], there))
            sets = sets_with(said) if said else (there.name,)
            cited = any(cite_value(flag, value, "en", there.game) for flag, value in flags)
            rules = self._rules(told, base, there) or (() if cited else told.rules[-1:])
            ways.append(Way(base, there, flags, rules, sets))

    def _explain(self, told: _Told, other: RuleSet) -> None:
        """Keep what it is in a whole set that makes it answer so, unless a way known already says it."""
        if any(way.flags and _reads(other, way.flags) for way in self._group(told)[1]):
            return
        base = min(self._bases.values(), key=lambda each: _apart(each, other))

        def answers_so(there: RuleSet) -> bool:
            found = self._ask(there)
            return isinstance(found, _Told) and found.meant == told.meant

        flags = fewest_changes(base, other, answers_so)
        there = (read_otherwise(base, dict(flags)) if flags else None) or other
        self._add(self.asked[_rules_of(there)], base, there, flags)

    def _rules(self, told: _Told, base: RuleSet, there: RuleSet) -> tuple[str, ...]:
        """The rules by which it is another answer there.

        Best those of its proof that are not in force here, else those that say something else here; else
        what the answer here rests on and is said otherwise there. Where none is so, a rule falls away.
        """
        apart = rules_apart(base, there, "en")
        new = {each.rule for each in apart.other}
        changed = {each.rule for _, each in apart.both}
        here = self._here[base.name]
        for rules, said in ((told.rules, new), (told.rules, changed), (here, changed)):
            if found := tuple(rule for rule in rules if rule in said):
                return found
        return ()


_Rules: TypeAlias = tuple[object, ...]


def _rules_of(ruleset: RuleSet) -> _Rules:
    """All that the rules say, whatever the set is called."""
    return (ruleset.signs, *(getattr(ruleset, flag) for flag in FLAGS))


def _meant(value: Any, ruleset: RuleSet) -> Any:
    """What an answer means under these rules: where there is no Weli, its sign is that of the Belli."""
    return (value, kritischer_of(ruleset, value)) if isinstance(value, Signalled) else value


def _unfit(code: str) -> Unfit:
    return next((why for why, codes in _UNFIT.items() if code in codes), Unfit.QUESTION)


def _reads(ruleset: RuleSet, flags: Flags) -> bool:
    return all(getattr(ruleset, flag) == value for flag, value in flags)


def _apart(one: RuleSet, other: RuleSet) -> int:
    return sum(getattr(one, flag) != getattr(other, flag) for flag in FLAGS)
