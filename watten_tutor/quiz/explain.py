"""From reasons to sentences: the verdict first, then each step with the rule it rests on.

Nothing is decided here and no language is spoken here: an `Explanation` holds catalogue keys and
facts, and a `Speech` says them. Text, page and batch output all tell the same explanation.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from watten_tutor.core.cards import Card
from watten_tutor.core.fault import Fault, number_told
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.reasons import Proof, Reason
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat, Team
from watten_tutor.core.signals import Sign, Signalled, name_of
from watten_tutor.i18n import Segment, Speech
from watten_tutor.quiz.dealt import phrase
from watten_tutor.quiz.digest import digest
from watten_tutor.quiz.pairs import Pairs, are_pairs
from watten_tutor.quiz.questions import compared, solve, under
from watten_tutor.quiz.why import RuleName
from watten_tutor.rulebook.cite import Citation, cite, rule_ids
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question, Scenario


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence still to be said: a catalogue key and the facts for its slots."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def text(self, speech: Speech) -> str:
        """The sentence in plain text."""
        return speech.text(self.key, **self.facts)

    def pieces(self, speech: Speech) -> list[Segment]:
        """The sentence in pieces, for the slot of another one."""
        return speech.segments(self.key, self.facts)


@dataclass(frozen=True, slots=True)
class Told:
    """A sentence with the names of its players, to stand in the slot of another message."""

    sentence: Sentence
    names: tuple[str, ...]

    def text(self, speech: Speech) -> str:
        """The sentence in plain text, whatever names the speech knows."""
        return self.sentence.text(replace(speech, names=self.names))


@dataclass(frozen=True, slots=True)
class Step:
    """One reason, ready to be said and cited."""

    sentence: Sentence
    rule: str
    ruleset: RuleSet

    def citation(self, language: str) -> Citation:
        """The rule this step rests on: heading, text and sources in the reader's language."""
        return cite(self.rule, language, self.ruleset)


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why an answer is what it is, under one rule set.

    Attributes:
        ruleset: the rule set it holds under.
        headline: the answer as a whole sentence.
        steps: the facts that force it, at most five, in the order of the table (`digest`).
        all_steps: every reason of the proof.
    """

    ruleset: RuleSet
    headline: Sentence
    steps: tuple[Step, ...]
    all_steps: tuple[Step, ...]

    def text(self, speech: Speech) -> str:
        """Headline and numbered steps, each with its rule, one a line."""
        lines = [self.headline.text(speech)]
        for number, step in enumerate(self.steps, 1):
            cited = step.citation(speech.language)
            told = {"n": number, "sentence": step.sentence.text(speech), "rule": cited.heading}
            lines.append(speech.catalogue.text("explain.step", **told, section=cited.sources[0].section))
        return "\n".join(lines)


def explain(scenario: Scenario, proof: Proof[Any] | None = None) -> tuple[Explanation, ...]:
    """The explanations of a scenario's answer: one, or for `compare` one for each rule set.

    Args:
        scenario: what is asked.
        proof: its answer, where it has been worked out already.

    Raises:
        NotYetAnswered: if this version cannot answer the question.
    """
    position, question = scenario.position, scenario.question
    if question.kind != "compare":
        proof = proof or solve(position, question)
        return (_explanation(position, question, proof.value, proof.reasons),)
    inner = question.inner
    return tuple(
        _explanation(under(position, load_ruleset(name)), inner, each.value, each.reasons)
        for name, each in compared(position, question).items()
    )


def _explanation(
    position: Position, question: Question, value: object, reasons: tuple[Reason, ...]
) -> Explanation:
    ruleset = position.ruleset
    told = headline(position, question, value)
    return Explanation(ruleset, told, steps(digest(reasons), ruleset), steps(reasons, ruleset))


def reason_told(reason: Reason) -> Sentence:
    """A reason as a sentence; of a trick whose number nobody knows it speaks as of this trick."""
    here = ".here" if reason.facts.get("n", "") is None else ""
    return Sentence(f"because.{reason.step}{here}", reason.facts)


def steps(reasons: tuple[Reason, ...], ruleset: RuleSet) -> tuple[Step, ...]:
    """Reasons made ready to be said."""
    return tuple(Step(reason_told(each), each.rule, ruleset) for each in reasons)


# -- the answer as a sentence -----------------------------------------------------------------------


def headline(position: Position, question: Question, value: Any) -> Sentence:
    """The answer as a whole sentence."""
    return _HEADLINES[question.kind](position, question, value)


def _winner(position: Position, question: Question, value: Any) -> Sentence:
    facts = {"player": value, "card": position.trick.card_of(value)}
    return Sentence(f"verdict.{question.kind}", facts)


def _legal(position: Position, question: Question, value: tuple[Card, ...]) -> Sentence:
    assert question.player is not None
    key = "all" if len(value) == len(position.hands[question.player]) else "some"
    return Sentence(
        f"verdict.legal-cards.{key}", {"player": question.player, "cards": value, "n": len(value)}
    )


def _may_play(position: Position, question: Question, value: bool) -> Sentence:
    facts = {"player": question.player, "card": question.card}
    return Sentence("verdict.may-play.yes" if value else "verdict.may-play.no", facts)


def _order(position: Position, question: Question, value: object) -> Sentence:
    return Sentence("verdict.order", {"order": value})


def _class(position: Position, question: Question, value: CardClass) -> Sentence:
    return Sentence(f"verdict.class.{value.value}", {"card": question.card})


def _rechter(position: Position, question: Question, value: Card | None) -> Sentence:
    return Sentence("verdict.rechter.none") if value is None else Sentence("verdict.rechter", {"card": value})


def _guate(position: Position, question: Question, value: Card | None) -> Sentence:
    return Sentence("verdict.guate.none") if value is None else Sentence("verdict.guate", {"card": value})


def _linke(position: Position, question: Question, value: tuple[Card, ...]) -> Sentence:
    if not value:
        return Sentence("verdict.linke.none")
    return Sentence("verdict.linke", {"cards": value, "n": len(value)})


def _leader(position: Position, question: Question, value: Seat) -> Sentence:
    return Sentence("verdict.next-leader", {"player": value})


def _hand_winner(position: Position, question: Question, value: Team | None) -> Sentence:
    return Sentence("verdict.hand-winner.none" if value is None else "verdict.hand-winner", {"team": value})


def _may_raise(position: Position, question: Question, value: bool) -> Sentence:
    return Sentence(f"verdict.may-raise.{'yes' if value else 'no'}", {"player": question.player})


def _may_answer(position: Position, question: Question, value: tuple[Seat, ...]) -> Sentence:
    if not value:
        return Sentence("verdict.may-answer.none")
    return Sentence("verdict.may-answer", {"players": value, "n": len(value)})


def _stake(position: Position, question: Question, value: int) -> Sentence:
    return Sentence("verdict.stake", {"n": value})


def _hand_score(position: Position, question: Question, value: Mapping[Team, int]) -> Sentence:
    if position.is_bohemian:
        return Sentence("verdict.hand-score.tally", {"score": Score(value)})
    scoring = Team(seat for team, points in value.items() if points for seat in team)
    if min(value.values()) < 0 or all(value.values()):
        return Sentence("verdict.hand-score.several", {"score": Score(value)})  # a penalty besides
    key = "verdict.hand-score" if scoring in value else "verdict.hand-score.each"
    return Sentence(key, {"team": scoring, "n": max(value.values())})


def _score_after(position: Position, question: Question, value: Mapping[Team, int]) -> Sentence:
    key = "verdict.score-after.tally" if position.is_bohemian else "verdict.score-after"
    return Sentence(key, {"score": Score(value)})


@dataclass(frozen=True, slots=True)
class Score:
    """Points of several teams, to stand in a sentence: "Anna and Carla 3, Ben and Dan 0"."""

    points: Mapping[Team, int]

    def text(self, speech: Speech) -> str:
        """The points in plain text."""
        each = (speech.text("answer.team-points", team=team, n=n) for team, n in self.points.items())
        return speech.catalogue.text("list.comma").join(each)


def _gespannt(position: Position, question: Question, value: tuple[Team, ...]) -> Sentence:
    if len(value) == 1:
        return Sentence("verdict.gespannt", {"team": value[0]})
    return Sentence("verdict.gespannt.both" if value else "verdict.gespannt.none")


def _bummerl(position: Position, question: Question, value: Mapping[Team, int]) -> Sentence:
    marked = [team for team, number in value.items() if number]
    if not marked:
        return Sentence("verdict.bummerl.none")
    if len(marked) > 1:
        return Sentence("verdict.bummerl.several", {"marks": Score({team: value[team] for team in marked})})
    return Sentence("verdict.bummerl", {"team": marked[0], "n": value[marked[0]]})


def _maschine(position: Position, question: Question, value: bool) -> Sentence:
    return Sentence(f"verdict.maschine.{'yes' if value else 'no'}", {"player": question.player})


def _find_fault(position: Position, question: Question, value: Fault | None) -> Sentence:
    if value is None:
        return Sentence("verdict.find-fault.none")
    if number_told(position, value.trick) is None:
        return Sentence("verdict.find-fault.here", _fault(value))
    return Sentence("verdict.find-fault", _fault(value))


def _fault(value: Fault) -> dict[str, object]:
    return {
        "n": value.trick,
        "player": value.player,
        "card": value.card,
        "rule": RuleName(value.rule),
    }


def _why(position: Position, question: Question, value: str) -> Sentence:
    answer = headline(position, question.inner, solve(position, question.inner).value)
    return Sentence("verdict.why", {"answer": answer, "rule": RuleName(value)})


def _signal(position: Position, question: Question, value: Sign | Signalled) -> Sentence:
    if isinstance(value, Sign):
        return Sentence("verdict.signal.sign", {"card": question.card, "sign": value})
    if value is Signalled.NOTHING:
        return Sentence("verdict.signal.nothing", {"sign": question.sign})
    told = name_of(position.ruleset, value)
    return Sentence("verdict.signal.meaning", {"sign": question.sign, "told": told})


def _deduce(position: Position, question: Question, value: tuple[Any, ...]) -> Sentence:
    return Sentence("verdict.deduce", {"pairs": Pairs(value), "n": len(value)})


def _may_do(position: Position, question: Question, value: bool) -> Sentence:
    assert question.do is not None
    facts = {"player": question.player, "deed": Sentence(*phrase(question.do))}
    return Sentence(f"verdict.may-do.{'yes' if value else 'no'}", facts)


def _on_turn(position: Position, question: Question, value: tuple[Seat, ...]) -> Sentence:
    if not value:
        return Sentence("verdict.on-turn.none")
    return Sentence("verdict.on-turn", {"players": value, "n": len(value)})


def _dealer(position: Position, question: Question, value: Seat) -> Sentence:
    return Sentence("verdict.dealer", {"player": value})


def _last_packet(position: Position, question: Question, value: int) -> Sentence:
    key = "verdict.last-packet" if value else "verdict.last-packet.none"
    return Sentence(key, {"player": question.player, "n": value})


def _match_winner(position: Position, question: Question, value: Team | None) -> Sentence:
    kind = "game" if position.ruleset.match == "single" else "match"
    if value is None:
        return Sentence(f"verdict.match-winner.{kind}-goes-on")
    return Sentence(f"verdict.match-winner.{kind}", {"team": value})


def _compare(position: Position, question: Question, value: Mapping[str, object]) -> Sentence:
    answers = list(value.values())
    same = all(each == answers[0] for each in answers)
    return Sentence("verdict.compare.same" if same else "verdict.compare.differs")


_HEADLINES = {
    "trick-winner": _winner,
    "winning-so-far": _winner,
    "legal-cards": _legal,
    "may-play": _may_play,
    "order": _order,
    "class": _class,
    "rechter": _rechter,
    "linke": _linke,
    "guate": _guate,
    "next-leader": _leader,
    "hand-winner": _hand_winner,
    "may-raise": _may_raise,
    "may-answer": _may_answer,
    "stake": _stake,
    "hand-score": _hand_score,
    "score-after": _score_after,
    "gespannt": _gespannt,
    "bummerl": _bummerl,
    "maschine": _maschine,
    "find-fault": _find_fault,
    "why": _why,
    "signal": _signal,
    "may-do": _may_do,
    "on-turn": _on_turn,
    "dealer": _dealer,
    "last-packet": _last_packet,
    "match-winner": _match_winner,
    "deduce": _deduce,
    "compare": _compare,
}


def said(value: Any) -> Sentence:
    """An answer named in a sentence: "Dan", "yes", "J♠ and 10♥", "Anna and Carla 3, Ben and Dan 0"."""
    if value is None:
        return Sentence("answer.none")
    if isinstance(value, bool):
        return Sentence("answer.yes" if value else "answer.no")
    if value == ():
        return Sentence("answer.no-cards")
    if are_pairs(value):
        return Sentence("answer.value", {"value": Pairs(value)})
    if isinstance(value, Mapping) and all(isinstance(each, Team) for each in value):
        return Sentence("answer.points", {"score": Score(value)})
    if isinstance(value, Fault):
        return Sentence("answer.fault", _fault(value))
    if value in rule_ids():
        return Sentence("answer.value", {"value": RuleName(value)})
    return Sentence("answer.value", {"value": value})
