"""How a deal stands: a frozen value from the cut to the end of the hand."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from watten_tutor.core.announcing import announcers
from watten_tutor.core.cards import Card, Rank, Suit
from watten_tutor.core.dealing import Deal, cutter, whole_pack
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Reason, because
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.schlecken import Licked
from watten_tutor.core.seats import Seat, Team, clockwise_from


class Stage(Enum):
    """What is to be done now, in the order of a hand (S0 §4 to §9)."""

    CUT = "cut"
    TAKE = "take"
    SCHLAG = "schlag"
    TRUMP = "trump"
    ANSWER = "answer"
    MASCHINE = "maschine"
    CHOICE = "choice"
    OUT = "out"
    TURNED = "turned"
    EXCHANGE = "exchange"
    PLAY = "play"
    OVER = "over"


class Request(Enum):
    """What one announcer can ask of the other."""

    SCHOENERES = "schoeneres"
    SWAP = "swap"


class Ended(Enum):
    """How a hand can end besides by its tricks and bets."""

    REDEAL = "redeal"
    MASCHINE = "maschine"
    INFRINGED = "infringed"


@dataclass(frozen=True, slots=True)
class Round:
    """One deal under all its rules. `start` makes one, `play` gives the next.

    Attributes:
        ruleset: by which rules it is played.
        pack: the pack as the dealer has shuffled it, the top card first.
        dealer: who deals.
        score: points of each team before this deal.
        stage: what is to be done now.
        at: after how many cards the pack was cut.
        taken: the cards kept from the cut, in order (Schlecken).
        declined: whether somebody has left the card of the cut he looked at.
        deal: the cards as dealt, once they are.
        request: what has been asked and waits for an answer, and who asked.
        asked: what has been asked in this deal; each can be asked once.
        swapped: whether the dealer names the Schlag (Schlagwechsel).
        shown: the cards by which Schlag and trump were named, where a card does that.
        schlag: the Schlag, once named.
        trump: the trump suit, once named.
        position: the deal in play, from the announcement on.
        table: how many sit at the table, where the rule set leaves that open (Bohemian: two to four).
        turned: Bohemian: the card turned up while dealing.
        out: Bohemian: who stays out.
        waiting: Bohemian: who still has to speak or to exchange, in order.
        ended: how the hand ended, if not by tricks or bets; and by whose doing.
        what: what the infringement was, if one ended the hand.
    """

    ruleset: RuleSet
    pack: tuple[Card, ...]
    dealer: Seat
    score: Mapping[Team, int] = field(default_factory=dict)
    stage: Stage = Stage.CUT
    at: int | None = None
    taken: tuple[Licked, ...] = ()
    declined: bool = False
    deal: Deal | None = None
    request: tuple[Request, Seat] | None = None
    asked: frozenset[Request] = frozenset()
    swapped: bool = False
    shown: Mapping[Seat, Card] = field(default_factory=dict)
    schlag: Rank | None = None
    trump: Suit | None = None
    position: Position | None = None
    table: int | None = None
    turned: Card | None = None
    out: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    ended: tuple[Ended, Seat] | None = None
    what: str = ""

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.ruleset.players if self.table is None else self.table

    @property
    def forehand(self) -> Seat:
        """The dealer's left neighbour."""
        return self.dealer.next(self.players)

    @property
    def is_bohemian(self) -> bool:
        """Whether it is Bohemian Watten, where everyone plays for himself."""
        return self.ruleset.is_bohemian

    @property
    def cutter(self) -> Seat:
        """Who cuts."""
        if self.is_bohemian:
            return self.dealer.previous(self.players)  # with three players too (S0 §4)
        return cutter(self.dealer, self.players)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody, clockwise from forehand."""
        return tuple(clockwise_from(self.forehand, self.players))

    @property
    def announcers(self) -> tuple[Seat, ...]:
        """Who names Schlag and trump."""
        return announcers(self.ruleset, self.dealer)

    @property
    def is_over(self) -> bool:
        """Whether nothing more can be done in this hand."""
        return self.stage is Stage.OVER

    @property
    def dealt(self) -> Deal:
        """The cards as dealt.

        Raises:
            ValueError: before the deal.
        """
        if self.deal is None:
            raise ValueError("nothing has been dealt yet")
        return self.deal

    @property
    def in_play(self) -> Position:
        """The deal in play.

        Raises:
            ValueError: before the announcement.
        """
        if self.position is None:
            raise ValueError("Schlag and trump have not been announced")
        return self.position


def start(
    ruleset: RuleSet,
    pack: Iterable[Card],
    dealer: Seat,
    score: Mapping[Team, int] | None = None,
    *,
    players: int | None = None,
) -> Round:
    """A new deal, about to be cut.

    Args:
        ruleset: by which rules it is played.
        pack: all cards as shuffled, the top one first.
        dealer: who deals.
        score: points of each team, in Bohemian Watten the tallies; those of a new game if left out.
        players: how many sit at the table, where the rule set leaves that open (Bohemian: two to four).

    Raises:
        ValueError: for a table of another size, or a pack that is not whole or has a card twice.

    Example:
        >>> from watten_tutor.core.cards import deck
        >>> start(RuleSet(), deck(33), Seat(3)).stage
        <Stage.CUT: 'cut'>
    """
    shuffled = whole_pack(ruleset, pack)
    table = players if ruleset.is_bohemian else None
    if players is not None and players not in ruleset.table_sizes:
        raise ValueError(f"{ruleset.name} is not played by {players}")
    return Round(ruleset, shuffled, Seat(dealer), dict(score or {}), table=table)


def not_now(stage: Stage) -> Reason:
    """That something else is to be done now."""
    return because("play.stages", f"now.{stage.value}")
