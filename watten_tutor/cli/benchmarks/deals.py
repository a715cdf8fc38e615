"""Positions to work on: random but the same everywhere, because drawn from a fixed seed."""

import json
from collections.abc import Mapping
from random import Random

from watten_tutor.core.cards import Card, Rank, Suit, deck
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.duty import Turn
from watten_tutor.core.legality import legal_cards
from watten_tutor.core.ranking import Ranking
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick
from watten_tutor.scenario.forms import DEFAULT_NAMES

SEED = 33


def five_card_scenarios(number: int) -> list[str]:
    """YAML texts: the first trick of a hand, everybody's five cards told; half of them complete tricks.

    Example:
        >>> print(five_card_scenarios(1)[0])  # doctest: +ELLIPSIS
        rules: tyrolean
        schlag: ...
        trump: ...
        hands:
          Anna: ...
    """
    rng = Random(SEED)
    return [_scenario(rng, complete=bool(place % 2)) for place in range(number)]


def _scenario(rng: Random, complete: bool) -> str:
    cards = rng.sample(deck(33), 20)
    hands = {seat: cards[5 * seat : 5 * seat + 5] for seat in map(Seat, range(4))}
    declaration = _declaration(rng)
    trick = _played(Ranking(RuleSet(), declaration), hands, 4 if complete else 1)
    laid = {play.card for play in trick.plays}
    ask = ["question: trick-winner"] if complete else ["question: legal-cards", "player: Ben"]
    lines = [
        "rules: tyrolean",
        f"schlag: {declaration.schlag.value}",
        f"trump: {declaration.trump.value}",
        "hands:",
        *(_told(seat, [each for each in held if each not in laid]) for seat, held in hands.items()),
        "trick:",
        *(f"  - {DEFAULT_NAMES[play.seat]}: {play.card}" for play in trick.plays),
        *ask,
    ]
    return "\n".join([*lines, ""])


def _declaration(rng: Random) -> Declaration:
    return Declaration(rng.choice([each for each in Rank if each is not Rank.SIX]), rng.choice(list(Suit)))


def _played(ranking: Ranking, hands: Mapping[Seat, list[Card]], number: int) -> Trick:
    """A trick to which everybody plays the first card of his that he may."""
    trick = Trick()
    for seat, held in list(hands.items())[:number]:
        legal = legal_cards(Turn(ranking, trick, seat, Seat(3)), held).value
        trick = Trick((*trick.plays, Play(seat, legal[0])))
    return trick


def _told(seat: Seat, held: list[Card]) -> str:
    return f"  {DEFAULT_NAMES[seat]}: {' '.join(map(str, held))}"


def trick_lines(number: int) -> list[str]:
    """Complete tricks as JSON Lines.

    Example:
        >>> sorted(json.loads(trick_lines(1)[0]))
        ['question', 'rules', 'schlag', 'trick', 'trump']
    """
    rng = Random(SEED)
    return [json.dumps(_trick(rng), ensure_ascii=False) for _ in range(number)]


def _trick(rng: Random) -> dict[str, object]:
    cards = rng.sample(deck(33), 4)
    declaration = _declaration(rng)
    return {
        "rules": "tyrolean",
        "schlag": declaration.schlag.value,
        "trump": declaration.trump.value,
        "trick": [{name: str(card)} for name, card in zip(DEFAULT_NAMES, cards, strict=True)],
        "question": "trick-winner",
    }
