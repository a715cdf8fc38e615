"""What a blind player can work out: which Schlag and trump fit all that has been seen.

A declaration is possible if *some* deal of the cards not seen fits: every trick went to the player who
took it, forehand and dealer (who alone know and owe, S2 Blind Watten) broke no duty, and the card they
showed each other can have been shown. A duty kept is a statement about the cards kept back: whoever laid
a card that did not satisfy it held, then and since, no card that binds. So it all comes down to which
cards forehand and dealer may still have held; everyone else may hold anything.

Sets of cards are bit masks here.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum

from watten_tutor.core.blind import declarations, is_blind
from watten_tutor.core.cards import Card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.duty import Turn, demand, may_call
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import Ranking, ranking_of
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick, best_play
from watten_tutor.solver.shown import Pack, Room, Shown, deal_out


class Why(Enum):
    """What rules a declaration out."""

    WINNER = "winner"
    CALL = "call"
    DUTY = "duty"
    HANDS = "hands"


@dataclass(frozen=True, slots=True)
class Exclusion:
    """Why a declaration is impossible.

    Attributes:
        trick: the number, from 1, of the trick that settled it; 0 if it could not even have been announced.
        why: what it would contradict.
        play: who would have taken the trick (WINNER), who could not have called (CALL), whose card would
            have broken a duty (DUTY).
        held: for DUTY the card held back, seen later.
        owing: for DUTY the number of the trick in which the duty would have been broken.
        seat: for HANDS who cannot hold cards that fit; None if only both together cannot.
    """

    trick: int
    why: Why
    play: Play | None = None
    held: Card | None = None
    owing: int = 0
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Witness:
    """Unseen cards that forehand and dealer could hold."""

    forehand: tuple[Card, ...]
    dealer: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deduction:
    """What is left and what is not.

    Attributes:
        possible: the declarations that fit, by suit then rank, each with cards that show it.
        excluded: the others, each with what ruled it out.
    """

    possible: Mapping[Declaration, Witness]
    excluded: Mapping[Declaration, Exclusion]


def deduce(position: Position, seat: Seat) -> Deduction:
    """Which declarations are possible for this blind player.

    Only what the player may know is looked at: the cards played, who took each trick, the player's hand.

    Raises:
        ValueError: if this player is not blind.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> from watten_tutor.core.position import Hand
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> rules = RuleSet("blind", announced="secretly", duty_binds="announcers")
        >>> trick = Trick(tuple(map(Play, map(Seat, range(4)), map(card, ("A♠", "8♠", "7♥", "9♠")))))
        >>> hand = Hand(tuple(map(card, ("7♦", "8♦", "9♦", "J♥"))))
        >>> found = deduce(Position(rules, None, {Seat(1): hand}, trick, (), leader=Seat(2)), Seat(1))
        >>> [(str(each.schlag), str(each.trump)) for each in found.possible if each.trump.name != "HEARTS"]
        [('7', '♣'), ('7', '♠'), ('7', '♦')]
    """
    if not is_blind(position, seat):
        raise ValueError(f"{seat!r} knows Schlag and trump")
    seen = _Seen(position, seat)
    possible: dict[Declaration, Witness] = {}
    excluded: dict[Declaration, Exclusion] = {}
    for each in declarations(position.ruleset):
        found = _Trial(seen, each).run()
        if isinstance(found, Witness):
            possible[each] = found
        else:
            excluded[each] = found
    return Deduction(possible, excluded)


class _Seen:
    """What this blind player has seen, trick by trick."""

    def __init__(self, position: Position, seat: Seat) -> None:
        self.position = position
        self.pack = Pack(position.ruleset)
        self.shown = Shown(position.ruleset, self.pack)
        on_table = [position.trick] if position.trick.plays else []
        self.tricks: tuple[Trick, ...] = (*(position.tricks or ()), *on_table)
        winners = position.winners
        self.winners = (*winners, *[None] * (len(self.tricks) - len(winners)))
        self.announcers = (position.forehand, position.dealer)
        mine = [play.card for trick in self.tricks for play in trick.plays if play.seat == seat]
        hand = position.hands[seat].cards if seat in position.hands else ()
        self._own = self.pack.mask((*mine, *hand))
        self._dealt = position.ruleset.cards_each

    def unseen(self, after: int) -> int:
        """The cards neither held nor played after so many tricks."""
        played = self.pack.mask(play.card for trick in self.tricks[:after] for play in trick.plays)
        return self.pack.all & ~self._own & ~played

    def played(self, seat: Seat, after: int, *, since: int = 0) -> int:
        """The cards this player has laid in so many tricks, without those up to trick `since`."""
        tricks = self.tricks[since:after]
        return self.pack.mask(play.card for each in tricks for play in each.plays if play.seat == seat)

    def held_back(self, seat: Seat, after: int) -> int:
        """How many cards this player still holds."""
        return self._dealt - self.played(seat, after).bit_count()


@dataclass(frozen=True, slots=True)
class _Debt:
    """A card that satisfied no duty: its player held none of the cards that bind."""

    trick: int
    play: Play
    binding: int


@dataclass(slots=True)
class _Trial:
    """One declaration held against everything seen, trick after trick."""

    seen: _Seen
    declaration: Declaration
    debts: list[_Debt] = field(default_factory=list)

    def run(self) -> Witness | Exclusion:
        """Cards that show it possible, or the first trick that makes it impossible."""
        ranking = ranking_of(self.seen.position.ruleset, self.declaration)
        found = self._fits(0)
        for number, trick in enumerate(self.seen.tricks, 1):
            if isinstance(found, Exclusion):
                return found
            wrong = self._winner(ranking, number, trick) or self._duty(ranking, number, trick)
            found = wrong or self._fits(number)
        return found

    def _winner(self, ranking: Ranking, number: int, trick: Trick) -> Exclusion | None:
        """Who would have taken this trick, or called where no call can be made."""
        if trick.called and not may_call(ranking, trick.led, number == 1):
            return Exclusion(number, Why.CALL, trick.plays[0])
        told = self.seen.winners[number - 1]
        best = best_play(ranking, trick)
        return Exclusion(number, Why.WINNER, best) if told is not None and best.seat != told else None

    def _duty(self, ranking: Ranking, number: int, trick: Trick) -> Exclusion | None:
        """An announcer who would have broken a duty, as the cards of this trick show."""
        for place, play in enumerate(trick.plays):
            if place and play.seat in self.seen.announcers:
                so_far = Trick(trick.plays[:place], trick.called)
                binding = self._binding(Turn(ranking, so_far, play.seat, self.seen.position.dealer), play)
                self.debts.append(_Debt(number, play, binding))
        for debt in self.debts:
            held = debt.binding & self.seen.played(debt.play.seat, number, since=debt.trick)
            if held:
                [card, *_] = self.seen.pack.cards(held)
                return Exclusion(number, Why.DUTY, debt.play, card, debt.trick)
        return None

    def _binding(self, turn: Turn, play: Play) -> int:
        """The cards that a player who laid this one cannot have held besides it."""
        pack = self.seen.pack
        if not turn.ranking.ruleset.pepper:  # then the demand does not depend on the hand
            asked = demand(turn)
            return 0 if play.card in asked.enough else pack.mask(asked.binding)
        found = []
        for each in turn.ranking.cards:
            asked = demand(turn, (play.card, each))
            if each in asked.binding and play.card not in asked.enough:
                found.append(each)
        return pack.mask(found)

    def _fits(self, after: int) -> Witness | Exclusion:
        """Whether the cards not seen after so many tricks can be dealt out."""
        seen, unseen = self.seen, self.seen.unseen(after)
        rooms = []
        for seat in seen.announcers:
            barred = 0
            for debt in self.debts:
                barred |= debt.binding if debt.play.seat == seat else 0
            rooms.append(Room(seen.played(seat, after), unseen & ~barred, seen.held_back(seat, after)))
        forehand, dealer = rooms
        for mine, theirs in self._shown(forehand, dealer):
            dealt = deal_out(mine, theirs)
            if dealt is not None:
                return Witness(*map(seen.pack.cards, dealt))
        return Exclusion(after, Why.HANDS, seat=self._to_blame(forehand, dealer))

    def _shown(self, forehand: Room, dealer: Room) -> Iterator[tuple[Room, Room]]:
        """Every way in which the two may have shown cards that say this Schlag and this trump."""
        shown = self.seen.shown
        for mine in shown.schlag(forehand, self.declaration.schlag):
            for theirs in shown.trump(dealer, self.declaration.trump):
                if not mine.taken & theirs.taken:
                    yield mine.without(theirs.taken), theirs.without(mine.taken)

    def _to_blame(self, forehand: Room, dealer: Room) -> Seat | None:
        """Whose cards alone cannot have shown it."""
        anything = Room(0, self.seen.pack.all, 0)
        shown, declaration = self.seen.shown, self.declaration
        mine, theirs = shown.schlag(forehand, declaration.schlag), shown.trump(dealer, declaration.trump)
        if all(deal_out(each, anything) is None for each in mine):
            return self.seen.announcers[0]
        if all(deal_out(anything, each) is None for each in theirs):
            return self.seen.announcers[1]
        return None
