"""A whole pack that gives what is told of a deal: the cut, the hands, the card turned up.

Cards that are not told lie anywhere. `FILLS` are a few ways to lay them, always the same ones, so that
whoever asks can see whether an answer hangs on them. A Kritischer that is not told is left among the
unused cards, so nobody is given a Maschine by chance.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from watten_tutor.core.cards import Card, deck
from watten_tutor.core.dealing import shortened
from watten_tutor.core.deed import Deed
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.maschine import needed
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.seats import Seat, clockwise_from

CUT_AT = 10
"""After which card the pack is cut; no rule asks."""

MOST_LOOKED_AT = 3
"""Cards of the cut that can be looked at (S2 Shuffle and cut)."""


@dataclass(frozen=True, slots=True)
class Fill:
    """One way to lay the cards that are not told.

    Attributes:
        turned: begin with the last card of the pack, not with the first.
        kritisch: what is looked at at the cut is a Kritischer.
        asked: the cards asked about lie in the hand of the player asked about.
    """

    turned: bool = False
    kritisch: bool = False
    asked: bool = False


FILLS = (Fill(), Fill(turned=True), Fill(kritisch=True), Fill(asked=True), Fill(asked=True, turned=True))
"""The ways that are tried; the first one is shown."""


class _Told:
    """The cards of a deal with their places, as far as they are told; filled while the deeds are read."""

    def __init__(self) -> None:
        self.looked: list[Card | None] = []
        self.takers: list[Seat] = []
        self.left = False
        self.thrown: dict[Seat, list[Card]] = {}
        self.exchanged: dict[Seat, int] = {}
        self.takes_turned = False
        self.new_hands = False
        self.shown: dict[Seat, Card] = {}
        self.maschine: Seat | None = None


def packed(position: Position, deeds: Sequence[Deed], asked: Deed | None, fill: Fill) -> tuple[Card, ...]:
    """A pack as the dealer has shuffled it, to be cut after card `CUT_AT`.

    Args:
        position: the deal; its hands are those held now.
        deeds: what has been done in it.
        asked: what is asked about.
        fill: how the cards are laid that are not told.

    Raises:
        Unanswerable: `card-in-two-places`, `too-many-cards-told`.
    """
    told = _read(deeds, asked)
    packer = _Packer(position, told, asked, fill)
    dealt, stock = packer.lay()
    looked = [each for each in packer.looked[::-1] if each is not None]
    after = (*dealt, *stock, *looked)
    return (*after[-CUT_AT:], *after[:-CUT_AT])


def _read(deeds: Sequence[Deed], asked: Deed | None) -> _Told:
    told, request = _Told(), ""
    for each in (*deeds, *([asked] if asked is not None else ())):
        is_told = each is not asked
        if each.do == "cut" and isinstance(each.what, Card):
            told.looked.append(each.what)
        elif each.do in ("take", "leave"):
            place = len(told.takers) + told.left
            if place == len(told.looked):
                told.looked.append(each.what if isinstance(each.what, Card) else None)
            elif isinstance(each.what, Card) and told.looked[place] != each.what:
                raise Unanswerable("cut-card-twice", found=each.what, card=told.looked[place])
            if each.do == "take" and is_told:
                told.takers.append(each.seat)
            told.left |= each.do == "leave" and is_told
        elif is_told and each.do in ("ask-schoeneres", "offer-swap"):
            request = each.do
        elif is_told and each.do == "agree":
            told.new_hands |= request == "ask-schoeneres"
        elif is_told and each.do == "show" and isinstance(each.what, Card):
            told.shown[each.seat] = each.what
        elif is_told and each.do in ("show-maschine", "hide-maschine"):
            told.maschine = each.seat
        elif is_told and each.do in ("exchange", "take-turned"):
            cards = each.what if isinstance(each.what, tuple) else (each.what,)
            told.thrown.setdefault(each.seat, []).extend(card for card in cards if isinstance(card, Card))
            told.takes_turned |= each.do == "take-turned"
            if each.do == "exchange":
                told.exchanged[each.seat] = len(cards)
    return told


class _Packer:
    """Puts every card told in its place and the others round them."""

    def __init__(self, position: Position, told: _Told, asked: Deed | None, fill: Fill) -> None:
        self.position, self.told, self.asked, self.fill = position, told, asked, fill
        self.ruleset, self.players = position.ruleset, position.at_table
        self.seats = tuple(clockwise_from(position.dealer.next(self.players), self.players))
        self.looked = told.looked[:MOST_LOOKED_AT]
        self.dealt: dict[Seat, list[Card]] = {seat: [] for seat in self.seats}
        self.new: dict[Seat, list[Card]] = {seat: [] for seat in self.seats}
        self.turned: Card | None = None
        if position.is_bohemian and position.declaration is not None:
            self.turned = Card(position.declaration.trump, position.declaration.schlag)
        self.packets = (3, 2) if position.is_bohemian else position.ruleset.packets
        self._place_told()
        self.rest = self._not_told()

    # -- what is told -----------------------------------------------------------------------------------

    def _place_told(self) -> None:
        taken = tuple(zip(self.told.takers, self.looked, strict=False))
        for seat in self.seats:
            held = [each for each in self._held(seat) if (seat, each) not in taken]
            held += [each for each in self._must_hold(seat) if each not in held and (seat, each) not in taken]
            if self.told.new_hands and seat in (self.seats[0], self.seats[-1]):
                self.new[seat] = held
            elif self.position.is_bohemian:
                self._bohemian(seat, held)
            else:
                first = [self.told.shown[seat]] if self.told.shown.get(seat) in held else []
                self.dealt[seat] = [*first, *(each for each in held if each not in first)]
            room = len(self.new[seat]) > sum(self.packets) or len(self.dealt[seat]) > self._room(seat)
            if room:
                raise Unanswerable("too-many-cards-told", found=seat, limit=self._room(seat))

    def _held(self, seat: Seat) -> list[Card]:
        """The cards this player holds now or has laid in this deal."""
        position = self.position
        tricks = (*(position.tricks or ()), position.trick)
        laid = [each for trick in tricks if (each := trick.card_of(seat)) is not None]
        return [*position.hands.get(seat, Hand()).cards, *laid]

    def _must_hold(self, seat: Seat) -> tuple[Card, ...]:
        """The cards without which this player could not have shown what he is told to have shown."""
        shown = self.told.shown.get(seat)
        maschine = needed(self.ruleset) if seat == self.told.maschine else ()
        return maschine if shown is None else (shown, *maschine)

    def _bohemian(self, seat: Seat, held: list[Card]) -> None:
        """Of what is held now the last cards are new ones; what was put aside was dealt."""
        thrown = [each for each in self.told.thrown.get(seat, ()) if each != self.turned]
        old = [each for each in held if each != self.turned]
        room = self._room(seat) - len(thrown)
        self.dealt[seat], self.new[seat] = [*thrown, *old[:room]], old[room:]
        if len(self.new[seat]) > self.told.exchanged.get(seat, 0):
            raise Unanswerable("too-many-cards-told", found=seat, limit=self._room(seat))

    def _room(self, seat: Seat) -> int:
        """How many cards are dealt to this player."""
        return sum(shortened(self.packets, by=self.told.takers.count(seat)))

    def _not_told(self) -> list[Card]:
        known = [*(each for held in (self.dealt, self.new) for cards in held.values() for each in cards)]
        known += [each for each in self.looked if each is not None]
        known += [self.turned] if self.turned is not None else []
        twice = next((each for each in known if known.count(each) > 1), None)
        if twice is not None:
            raise Unanswerable("card-in-two-places", found=twice)
        left = [each for each in deck(self.ruleset.deck) if each not in known]
        if self.fill.turned:
            left.reverse()
        return sorted(left, key=lambda each: each in self.ruleset.kritische)

    # -- the others -------------------------------------------------------------------------------------

    def lay(self) -> tuple[list[Card], list[Card]]:
        """The cards in the order dealt, and the unused ones, without those looked at at the cut."""
        self.looked = [self._look() if each is None else each for each in self.looked]
        if self.fill.asked:
            self._give_asked()
        for seat in self.seats:
            if self.fill.turned and self.ruleset.announced == "bottom_cards" and seat not in self.told.shown:
                self.dealt[seat].reverse()
            self._complete(
                self.dealt[seat], self._room(seat), 0 if self.told.new_hands else self._lowest(seat)
            )
        if self.position.is_bohemian:
            return self._dealt_with_card(), self._new_by_player()
        return self._in_packets(self.seats, self.dealt), [*self._new_hands(), *self.rest]

    def _look(self) -> Card:
        return self.rest.pop(-1 if self.fill.kritisch else 0)

    def _give_asked(self) -> None:
        """Into the hand of the player asked about, where there is room and nobody has them."""
        if self.asked is None:
            return
        wanted = self.asked.what if isinstance(self.asked.what, tuple) else (self.asked.what,)
        hand = self.new if any(self.new.values()) and not self.position.is_bohemian else self.dealt
        mine = hand[self.asked.seat]
        for each in wanted:
            if isinstance(each, Card) and each in self.rest and len(mine) < self._room(self.asked.seat):
                self.rest.remove(each)
                mine.append(each)

    def _lowest(self, seat: Seat) -> int:
        """The height below which no card lies in this hand, as its lowest card is told."""
        shown = self.told.shown.get(seat)
        return 0 if shown is None or self.ruleset.announced != "lowest_cards" else shown.rank.height

    def _complete(self, hand: list[Card], size: int, least: int = 0) -> None:
        while len(hand) < size:
            place = next((n for n, each in enumerate(self.rest) if each.rank.height >= least), 0)
            hand.append(self.rest.pop(place))

    def _in_packets(self, seats: Iterable[Seat], hands: dict[Seat, list[Card]]) -> list[Card]:
        """The hands in the order in which they are dealt."""
        owed = {seat: shortened(self.packets, by=sum(self.packets) - len(hands[seat])) for seat in seats}
        left = {seat: iter(hands[seat]) for seat in owed}
        return [
            next(left[seat])
            for turn in range(len(self.packets))
            for seat in owed
            for _ in range(owed[seat][turn])
        ]

    def _new_hands(self) -> list[Card]:
        if not self.told.new_hands:
            return []
        both = (self.seats[0], self.seats[-1])
        for seat in both:
            self._complete(self.new[seat], sum(self.packets), self._lowest(seat))
        return self._in_packets(both, self.new)

    def _dealt_with_card(self) -> list[Card]:
        """Bohemian: a card is turned up between the two packets."""
        cards = self._in_packets(self.seats, self.dealt)
        after = 3 * self.players
        turned = self.rest.pop(0) if self.turned is None else self.turned
        return [*cards[:after], turned, *cards[after:]]

    def _new_by_player(self) -> list[Card]:
        """Bohemian: the unused cards, those somebody gets in exchange first."""
        new = []
        for seat in self.seats:
            if seat in self.told.exchanged:
                self._complete(self.new[seat], self.told.exchanged[seat])
                new += self.new[seat]
        return [*new, *self.rest]
