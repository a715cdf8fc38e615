"""What is known of one deal: the cards told, the tricks so far, the trick on the table.

A position is a frozen value. It may know little: a hand may be left out, and earlier tricks may be
untold (`tricks` is None), which is not the same as there having been none (`()`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from watten_tutor.core.bets import Bet
from watten_tutor.core.cards import Card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.deed import Deed
from watten_tutor.core.duty import Turn
from watten_tutor.core.ranking import Ranking, ranking_of
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import PLAYERS, Seat, Team, sides, teams
from watten_tutor.core.tally import START
from watten_tutor.core.trick import Trick, best_play

LAST_SEAT = Seat(PLAYERS - 1)
"""Who deals unless told otherwise, so that the first named player is forehand."""


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
        deal: what has been done in this deal besides cards and bets, in order; None: nothing is told of it.
        games: games won by each team before, where several make a match.
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
    deal: tuple[Deed, ...] | None = None
    games: Mapping[Team, int] = field(default_factory=dict)

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
    def at_table(self) -> int:
        """How many sit there, whether or not they play in this deal."""
        return self.ruleset.players if self.table is None else self.table

    @property
    def is_bohemian(self) -> bool:
        """Whether everyone plays for himself and counts down (S2 Bohemian Watten)."""
        return self.ruleset.is_bohemian

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays in this deal, counted from seat 0."""
        return tuple(Seat(each) for each in range(self.at_table) if each not in self.out)

    @property
    def players(self) -> int:
        """How many play."""
        return self.at_table - len(self.out)

    def after(self, seat: Seat) -> Seat:
        """Who plays after this seat: the left neighbour, or the next one who is not out."""
        if not self.out:
            return seat.next(self.at_table)
        return next((each for each in self.seats if each > seat), self.seats[0])

    @property
    def forehand(self) -> Seat:
        """The dealer's left neighbour, who leads to the first trick (S0 §4, §7)."""
        return self.after(self.dealer)

    @property
    def is_first_trick(self) -> bool:
        """Whether the trick on the table counts as the first of the deal."""
        return not self.tricks and not any(self.won.values())

    @property
    def teams(self) -> tuple[Team, ...]:
        """Those who keep a score."""
        if self.is_bohemian:
            return tuple(Team((Seat(each),)) for each in range(self.at_table))
        return teams(self.players)

    @property
    def sides(self) -> tuple[Team, ...]:
        """The sides of this deal: the teams, or with three players forehand against both others."""
        if self.is_bohemian:
            return self.teams
        return sides(self.players, self.forehand)

    def side_of(self, seat: Seat) -> Team:
        """The side this seat plays for in this deal."""
        return next(each for each in self.sides if seat in each)

    def opponents(self, side: Team) -> Team:
        """The other side of this deal."""
        one, other = self.sides
        return other if side == one else one

    def points(self, team: Team) -> int:
        """The team's points before this deal; in Bohemian Watten the tally left."""
        return self.score.get(team, START if self.is_bohemian else 0)

    @property
    def tricks_to_win(self) -> int:
        """Tricks that win the hand: three of five (S0 §7), two of three (house, Wurftwatten)."""
        return self.ruleset.cards_each // 2 + 1

    @property
    def cards_laid(self) -> int:
        """How many cards of this deal have been laid, those of untold earlier tricks included."""
        finished = len(self.tricks or ()) + sum(self.won.values())
        return finished * self.players + len(self.trick.plays)

    @property
    def tricks_played(self) -> int:
        """How many tricks are complete, the one on the table included."""
        return self.cards_laid // self.players

    @property
    def winners(self) -> tuple[Seat | None, ...]:
        """Who took each trick told, the one on the table included once it is complete.

        The cards tell it. To a player of Blind Watten who does not know Schlag and trump the next lead
        tells it, or `leader`; None where neither does.
        """
        complete = self.trick.is_complete(self.players)
        tricks = (*(self.tricks or ()), *([self.trick] if complete else []))
        if self.declaration is not None or not tricks:
            return tuple(best_play(self.ranking, each).seat for each in tricks)
        begun = self.trick.plays and not complete
        last = self.trick.plays[0].seat if begun else self.leader
        return (*(each.plays[0].seat for each in tricks[1:]), last)

    @property
    def tricks_rule(self) -> str:
        """The rule that says how many that are."""
        return "play.three-tricks" if self.tricks_to_win == 3 else "play.two-tricks"

    @property
    def cards_known(self) -> int:
        """The most cards that one player has been dealt for certain: those held and those laid."""
        finished = (self.cards_laid - len(self.trick.plays)) // self.players
        held = [
            len(hand) + (self.trick.card_of(seat) is not None) + (finished if self.tricks is not None else 0)
            for seat, hand in self.hands.items()
        ]
        return max([finished + bool(self.trick.plays), *held])

    def taken_by(self, side: Team) -> int:
        """Tricks this side has taken, the trick on the table included once it is complete."""
        return sum(each in side for each in self.winners) + sum(self.won.get(each, 0) for each in side)

    @property
    def is_over(self) -> bool:
        """Whether a side has the tricks that win, so that nobody plays any more (S0 §7).

        In Bohemian Watten every trick is played (S2: each one counts).
        """
        if self.is_bohemian:
            return self.tricks_played >= self.ruleset.cards_each
        enough = self.tricks_to_win
        if self.tricks_played < enough:
            return False
        return any(self.taken_by(side) >= enough for side in self.sides)

    def on_turn(self) -> tuple[Seat, ...]:
        """The seats that may be the next to play: one, all when anyone may lead, none at the end."""
        if self.is_over:
            return ()
        if self.trick.plays and not self.trick.is_complete(self.players):
            return (self.after(self.trick.plays[-1].seat),)
        if self.leader is not None and not self.trick.plays:
            return (self.leader,)
        winners = self.winners
        if winners and (last := winners[-1]) is not None:
            return (last,)
        if self.tricks == () and not self.trick.plays:
            return (self.forehand,)
        first = self.seats.index(self.forehand)
        return (*self.seats[first:], *self.seats[:first])

    def turn_of(self, seat: Seat) -> Turn:
        """This seat's turn to play to the open trick."""
        first = self.is_first_trick and not self.trick.is_complete(self.players)
        return Turn(self.ranking, self.open_trick, seat, self.dealer, first)

    @property
    def open_trick(self) -> Trick:
        """The trick the next card goes to: a new one if the one on the table is complete."""
        return Trick() if self.trick.is_complete(self.players) else self.trick
