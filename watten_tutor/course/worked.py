"""A worked example: a complete trick, played again card by card."""

from dataclasses import dataclass, replace

from watten_tutor.core.cards import sort_cards
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.trick import Trick
from watten_tutor.quiz.explain import Step, steps
from watten_tutor.quiz.questions import solve
from watten_tutor.scenario.scenario import Question, Scenario


@dataclass(frozen=True, slots=True)
class Moment:
    """The table after some cards of the trick, and what the last of them did.

    Attributes:
        position: the table at this moment.
        told: nothing before the lead, then one step for the card just laid; after the last card also
            who takes the trick.
    """

    position: Position
    told: tuple[Step, ...]


def worked(scenario: Scenario) -> tuple[Moment, ...]:
    """The moments of a complete trick: before the lead, then after each card.

    Args:
        scenario: with a complete trick on the table; hands are as held after it.

    Raises:
        ValueError: if the trick is not complete.

    Example:
        >>> from watten_tutor.scenario.library import find
        >>> moments = worked(find("who-wins/spitz-over-linker"))
        >>> len(moments), [step.rule for step in moments[-1].told]
        (5, ['kritische.beat-all', 'trick.highest-wins'])
    """
    position = scenario.position
    if not position.trick.is_complete(position.players):
        raise ValueError("only a complete trick can be played again")
    told = steps(solve(position, Question("trick-winner")).reasons, position.ruleset)
    last = position.players
    return tuple(
        Moment(before(position, laid), told[laid - 1 :] if laid == last else told[max(laid - 1, 0) : laid])
        for laid in range(last + 1)
    )


def before(position: Position, laid: int) -> Position:
    """The table when only the first `laid` cards of its trick had been played.

    Cards played later go back to their players, to those whose hands are told.
    """
    plays = position.trick.plays
    hands = dict(position.hands)
    for play in plays[laid:]:
        if (held := hands.get(play.seat)) is not None:
            hands[play.seat] = Hand(sort_cards((*held.cards, play.card)), held.unknown)
    trick = Trick(plays[:laid], position.trick.called and laid > 0)
    return replace(position, hands=hands, trick=trick, leader=plays[0].seat)
