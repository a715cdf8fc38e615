"""Another suit led, another Schlag or trump suit, another card turned up, another rule set."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache

from watten_tutor.core.cards import Card, Rank, Suit, deck
from watten_tutor.core.errors import WattenError
from watten_tutor.quiz.questions import under
from watten_tutor.quiz.whatif.change import Change, RulesName, cards_told, moved
from watten_tutor.rulebook.compare import differences
from watten_tutor.rulebook.load import load_ruleset, ruleset_names
from watten_tutor.scenario.scenario import Scenario

_COUNTING = ("hand-winner", "hand-score", "score-after", "bummerl", "match-winner")
_OF_THE_DEAL = ("may-do", "on-turn", "dealer", "last-packet")
OF_THIS_GAME = (*_COUNTING, *_OF_THE_DEAL)
"""Kinds of question that mean something else where everybody counts down and a card is turned up."""


def led(scenario: Scenario) -> Iterator[Change]:
    """Another suit led, where cards are put in order: first the one most of them bear."""
    question = scenario.question
    if question.led is None:
        return
    for suit in _suits(question.led, question.cards):
        yield Change("led", "led", replace(scenario, question=replace(question, led=suit)), {"suit": suit})


def trump(scenario: Scenario) -> Iterator[Change]:
    """Another trump suit: first the one that most of the cards told bear."""
    declared = scenario.position.declaration
    if declared is None or scenario.position.is_bohemian:
        return
    for suit in _suits(declared.trump, cards_told(scenario)):
        changed = moved(scenario, declaration=replace(declared, trump=suit))
        yield Change("trump", "trump", changed, {"suit": suit})


def schlag(scenario: Scenario) -> Iterator[Change]:
    """Another Schlag: the ranks nearest to it first, of two equally near the higher."""
    position = scenario.position
    declared = position.declaration
    if declared is None or position.is_bohemian:
        return
    ranks = [each for each in Rank if each is not Rank.SIX or position.ruleset.six_schlag]
    for rank in _ranks(declared.schlag, ranks):
        changed = moved(scenario, declaration=replace(declared, schlag=rank))
        yield Change("schlag", "schlag", changed, {"schlag": rank})


def turned(scenario: Scenario) -> Iterator[Change]:
    """Another card turned up, which gives both Schlag and trump (S2 Bohemian Watten)."""
    position = scenario.position
    declared = position.declaration
    if declared is None or not position.is_bohemian:
        return
    old = Card(declared.trump, declared.schlag)
    pack = deck(position.ruleset.deck)
    near = [Card(suit, declared.schlag) for suit in _suits(declared.trump, cards_told(scenario))]
    near += [Card(declared.trump, rank) for rank in _ranks(declared.schlag, list(Rank))]
    told = set(cards_told(scenario))
    for each in near:
        if each in pack and each not in told:
            changed = moved(scenario, declaration=replace(declared, schlag=each.rank, trump=each.suit))
            yield Change("turned", "turned", changed, {"new": each, "old": old})


def rules(scenario: Scenario) -> Iterator[Change]:
    """Another named rule set: first the one that differs in the fewest flags, then in the order of the list.

    A call counts only where the set has one, as in `compare`. Scores and tallies are not compared: Bohemian
    Watten counts down.
    """
    position = scenario.position
    of_this_game = scenario.question.inner.kind in OF_THIS_GAME
    told = set(cards_told(scenario))
    for name in _nearest(position.ruleset.name):
        ruleset = load_ruleset(name)
        if of_this_game and ruleset.is_bohemian != position.is_bohemian:
            continue
        if not told <= set(deck(ruleset.deck)):
            continue
        try:
            there = under(position, ruleset)
        except WattenError:
            continue
        if not set(position.score) <= set(there.teams):
            continue
        calls = scenario.calls if there.trick.called == position.trick.called else ()
        changed = replace(scenario, position=there, calls=calls)
        yield Change("rules", "rules", changed, {"rules": RulesName(name)})


@lru_cache(maxsize=128)
def _nearest(name: str) -> tuple[str, ...]:
    """The named sets by the number of flags in which they differ from this one."""
    own = load_ruleset(name)
    apart = {each: len(differences(own, load_ruleset(each))) for each in ruleset_names()}
    return tuple(sorted((each for each in apart if apart[each]), key=lambda each: apart[each]))


def _suits(but: Suit, cards: Iterable[Card]) -> list[Suit]:
    seen = [each.suit for each in cards]
    return sorted((suit for suit in Suit if suit is not but), key=lambda suit: -seen.count(suit))


def _ranks(but: Rank, ranks: list[Rank]) -> list[Rank]:
    return sorted((rank for rank in ranks if rank is not but), key=lambda rank: abs(rank.height - but.height))
