"""What is known of one deal: the cards told, the tricks so far, the trick on the table.

A position is a frozen value. It may know little: a hand may be left out, and earlier tricks may be
untold (`tricks` is None), which is not the same as there having been none (`()`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from watten_tutor.core.bets import Bet
from watten_tutor.core.cards import Card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.duty import Turn
from watten_tutor.core.ranking import Ranking, ranking_of
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import PLAYERS, Seat, Team
from watten_tutor.core.trick import Trick, best_play

LAST_SEAT = Seat(PLAYERS - 1)
"""Who deals unless told otherwise, so that the first named player is forehand."""

TABLE_FLAGS = ("players", "cards_each")
"""The flags on which it depends who is on turn and when the hand is over."""

TRICKS_TO_WIN = 3
"""Tricks that win the hand; it ends as soon as a team has them (S0 §7)."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards a player holds now.

    Attributes:
        cards: those that are told.
        unknown: how many more are held without being told.
    """

    cards: tuple[Card, ...] = ()
    unknown: int = 0

    def __len__(self) -> int:
        """How many cards are held, told or not."""
        return len(self.cards) + self.unknown


@dataclass(frozen=True, slots=True)
class Position:
    """All that is told of a deal in play.

    Attributes:
        ruleset: by which rules it is played.
        declaration: the Schlag and trump suit announced, or None before that or where it does not matter.
        hands: cards as held now; seats left out are not told.
        trick: the trick on the table, in progress or just complete; empty before a lead.
        tricks: the finished tricks, or None if nothing is said of earlier play.
        won: tricks taken so far by seat, if told without their cards.
        leader: who leads next, if told.
        dealer: forehand is the seat after.
        score: points of each team before this deal; a team left out has none.
        bets: what has been bet in this deal, in order.
        gespannt_choice: what the one gespannt team chose, `play` or `give-up`; None: nothing is told.
        table: how many sit at the table, if the rule set leaves that open (Bohemian: two to four).
        out: who stays out of this deal (Bohemian).
    """

    ruleset: RuleSet
    declaration: Declaration | None
    hands: Mapping[Seat, Hand] = field(default_factory=dict)
    trick: Trick = field(default_factory=Trick)
    tricks: tuple[Trick, ...] | None = None
    won: Mapping[Seat, int] = field(default_factory=dict)
    leader: Seat | None = None
    dealer: Seat = LAST_SEAT
    score: Mapping[Team, int] = field(default_factory=dict)
    bets: tuple[Bet, ...] = ()
    gespannt_choice: str | None = None
    table: int | None = None
    out: tuple[Seat, ...] = ()

    @property
    def ranking(self) -> Ranking:
        """What every card is under this declaration.

        Raises:
            ValueError: if nothing has been announced, so that no card is anything yet.
        """
        if self.declaration is None:
            raise ValueError("Schlag and trump have not been announced")
        return ranking_of(self.ruleset, self.declaration)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays in this deal, counted from seat 0."""
        at_table = self.ruleset.players if self.table is None else self.table
        return tuple(Seat(each) for each in range(at_table) if each not in self.out)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    def after(self, seat: Seat) -> Seat:
        """Who plays after this seat: the left neighbour, or the next one who is not out."""
        return next((each for each in self.seats if each > seat), self.seats[0])

    @property
    def forehand(self) -> Seat:
        """The dealer's left neighbour, who leads to the first trick (S0 §4, §7)."""
        return self.after(self.dealer)

    @property
    def is_first_trick(self) -> bool:
        """Whether the trick on the table counts as the first of the deal."""
        return not self.tricks and not any(self.won.values())

    def points(self, team: Team) -> int:
        """The team's points before this deal."""
        return self.score.get(team, 0)

    @property
    def cards_laid(self) -> int:
        """How many cards of this deal have been laid, those of untold earlier tricks included."""
        finished = len(self.tricks or ()) + sum(self.won.values())
        return finished * self.players + len(self.trick.plays)

    def taken_by(self, seat: Seat) -> int:
        """Tricks this seat's team has taken, the trick on the table included once it is complete."""
        winners = [best_play(self.ranking, each).seat for each in self.tricks or ()]
        if self.trick.is_complete(self.players):
            winners.append(best_play(self.ranking, self.trick).seat)
        mine = (seat, seat.partner)
        return sum(each in mine for each in winners) + sum(self.won.get(each, 0) for each in mine)

    @property
    def is_over(self) -> bool:
        """Whether a team has three tricks, so that nobody plays any more (S0 §7)."""
        return any(self.taken_by(Seat(team)) >= TRICKS_TO_WIN for team in (0, 1))

    def on_turn(self) -> tuple[Seat, ...]:
        """The seats that may be the next to play: one, all when anyone may lead, none at the end."""
        if self.is_over:
            return ()
        if self.trick.is_complete(self.players):
            return (best_play(self.ranking, self.trick).seat,)
        if self.trick.plays:
            return (self.after(self.trick.plays[-1].seat),)
        if self.leader is not None:
            return (self.leader,)
        if self.tricks:
            return (best_play(self.ranking, self.tricks[-1]).seat,)
        if self.tricks == ():
            return (self.forehand,)
        first = self.seats.index(self.forehand)
        return (*self.seats[first:], *self.seats[:first])

    def turn_of(self, seat: Seat) -> Turn:
        """This seat's turn to play to the open trick."""
        return Turn(self.ranking, self.open_trick, seat, self.dealer)

    @property
    def open_trick(self) -> Trick:
        """The trick the next card goes to: a new one if the one on the table is complete."""
        return Trick() if self.trick.is_complete(self.players) else self.trick
