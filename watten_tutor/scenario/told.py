"""What a file tells of the deal, each thing with its place, before anybody asks whether it can be."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from watten_tutor.core.bets import Bet
from watten_tutor.core.cards import Card, sort_cards
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.deed import Deed
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat, Team
from watten_tutor.core.trick import Play, Trick
from watten_tutor.scenario.forms import Placed
from watten_tutor.scenario.shapes import Spot
from watten_tutor.scenario.tree import Node


@dataclass(slots=True)
class ToldPlay:
    """A play: who (and where the name stands) and what (and where the card stands)."""

    seat: Seat
    who: Spot
    card: Card
    what: Spot

    @property
    def play(self) -> Play:
        """The play alone."""
        return Play(self.seat, self.card)


@dataclass(slots=True)
class ToldTrick:
    """The plays of a trick in the order of the file.

    Attributes:
        node: where it stands.
        plays: those that could be read.
        sound: whether all could be read and follow each other clockwise, so that it has a winner.
        unbroken: how many plays there are before the first that could not be read.
    """

    node: Node
    plays: list[ToldPlay] = field(default_factory=list)
    sound: bool = True
    unbroken: int = 0

    def trick(self, called: bool = False) -> Trick:
        """The trick as a value."""
        return Trick(tuple(each.play for each in self.plays), called)


@dataclass(slots=True)
class ToldHand:
    """A hand.

    Attributes:
        node: where it stands.
        cards: its cards with their places; a card of None is one not told.
        sound: whether all could be read.
        hand: the hand as a value.
    """

    node: Node
    cards: list[Placed]
    sound: bool
    hand: Hand = field(init=False)

    def __post_init__(self) -> None:
        """Make the value."""
        known = [each.card for each in self.cards if each.card is not None]
        self.hand = Hand(sort_cards(known), len(self.cards) - len(known))


@dataclass(frozen=True, slots=True)
class ToldBet:
    """A bet and where it stands."""

    node: Node
    bet: Bet


@dataclass(frozen=True, slots=True)
class ToldDeed:
    """Something done, and where it stands."""

    node: Node
    deed: Deed


@dataclass(slots=True)
class Told:
    """All that a file tells of the deal.

    `bets_sound`: whether score and bets could all be read. `out`: who stays out of it (Bohemian).
    `deal_sound`: whether all that has been done could be read.
    """

    names: tuple[str, ...]
    dealer: Seat
    declaration: Declaration | None = None
    schlag: Node | None = None
    hands: dict[Seat, ToldHand] = field(default_factory=dict)
    tricks: list[ToldTrick] | None = None
    trick: ToldTrick | None = None
    won: dict[Seat, int] = field(default_factory=dict)
    won_node: Node | None = None
    leader: Seat | None = None
    leader_node: Node | None = None
    calls: list[tuple[int, Node]] = field(default_factory=list)
    score: dict[Team, int] = field(default_factory=dict)
    score_nodes: dict[Team, Node] = field(default_factory=dict)
    bets: list[ToldBet] = field(default_factory=list)
    bets_sound: bool = True
    gespannt_choice: str | None = None
    gespannt_node: Node | None = None
    out: tuple[Seat, ...] = ()
    deal: list[ToldDeed] | None = None
    deal_node: Node | None = None
    deal_sound: bool = True
    games: dict[Team, int] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """How many play in this deal."""
        return len(self.names) - len(self.out)

    def after(self, seat: Seat) -> Seat:
        """Who plays after this seat."""
        following = seat.next(len(self.names))
        return self.after(following) if following in self.out else following

    @property
    def number(self) -> int:
        """The number, from 1, of the trick on the table."""
        return len(self.tricks or ()) + sum(self.won.values()) + 1

    def all_tricks(self) -> list[ToldTrick]:
        """The finished tricks and the one on the table, in order of play."""
        return [*(self.tricks or ()), *([self.trick] if self.trick else ())]

    def cards(self) -> Iterator[Placed]:
        """Every known card told, in the order of the file."""
        placed = [each for hand in self.hands.values() for each in hand.cards if each.card is not None]
        placed += [Placed(play.card, play.what) for trick in self.all_tricks() for play in trick.plays]
        return iter(sorted(placed, key=lambda each: each.spot.place))

    def position(self, ruleset: RuleSet) -> Position:
        """The position as a value, under this rule set."""
        called = {number for number, _ in self.calls}
        finished = None
        if self.tricks is not None:
            finished = tuple(each.trick(place in called) for place, each in enumerate(self.tricks, 1))
        return Position(
            ruleset,
            self.declaration,
            {seat: self.hands[seat].hand for seat in sorted(self.hands)},
            self.trick.trick(self.number in called) if self.trick else Trick(),
            finished,
            {seat: self.won[seat] for seat in sorted(self.won)},
            self.leader,
            self.dealer,
            {team: self.score[team] for team in sorted(self.score)},
            tuple(each.bet for each in self.bets),
            self.gespannt_choice,
            len(self.names),
            self.out,
            None if self.deal is None else tuple(each.deed for each in self.deal),
            self.games,
        )
