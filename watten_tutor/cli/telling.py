"""A played hand told at the table: every move, and every reason with the rule it rests on."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from watten_tutor.cli.paper import heading, paragraph
from watten_tutor.core.betting import betting, stake
from watten_tutor.core.cards import Card, sort_cards
from watten_tutor.core.dealing import first_dealer
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.duty import demand
from watten_tutor.core.exchange import may_stay_out
from watten_tutor.core.gespannt import tight_teams, why_tight
from watten_tutor.core.legality import legal_cards
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import Ranking
from watten_tutor.core.reasons import Reason
from watten_tutor.core.round import Drawing, Round, dealer, violations
from watten_tutor.core.round.moves import Agree, Lay, Leave, Move, Take
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.schlecken import may_take
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import winning
from watten_tutor.i18n import Speech
from watten_tutor.quiz.explain import Score, Sentence, steps
from watten_tutor.quiz.moves import move_said
from watten_tutor.solver.playout import PlayedHand, Step

INDENT = "  "
"""Before a move; before a reason twice that."""


@dataclass(frozen=True, slots=True)
class Teller:
    """Who tells it.

    Attributes:
        speech: language, deck and names.
        ruleset: by which rules it is played.
        width: how wide to write.
        brief: whether to leave all reasons out.
    """

    speech: Speech
    ruleset: RuleSet
    width: int
    brief: bool = False

    def draw(self, told: Iterable[Step[Drawing]]) -> Iterator[str]:
        """The draw for the first deal."""
        yield from self._heading("play.draw")
        last = None
        for step in told:
            yield self._move(step)
            last = step.after
            if last.tied != step.before.tied:
                yield from self._reasons(first_dealer(self.ruleset, dict(last.tied[-1])).reasons)
        assert last is not None
        yield from self._reasons(dealer(last).reasons)

    def hand(self, number: int, hand: PlayedHand) -> Iterator[str]:
        """One hand, from the deal to the new score."""
        yield from self._heading("play.hand", k=number)
        first = hand.steps[0].before
        yield self._line("play.dealer", player=first.dealer, other=first.forehand)
        for step in hand.steps:
            yield from self._step(step)
        yield ""
        if not self.brief:
            yield self.speech.text("play.end")
            yield from self._reasons(hand.scored.reasons, INDENT)
        yield from self._score(hand)

    # -- one move -------------------------------------------------------------------------------------

    def _step(self, step: Step[Round]) -> Iterator[str]:
        before, move, after = step.before, step.move, step.after
        if isinstance(move, Lay):
            yield from self._card(before, move, after)
            return
        yield self._move(step)
        yield from self._reasons(_why(before, move))
        if before.deal is None and after.deal is not None:
            yield from self._dealt(after)
        if isinstance(move, Agree) and before.deal != after.deal:
            yield from (self._hand_of(after, seat) for seat in after.announcers)
        if before.position is None and after.position is not None:
            yield from self._opened(after)

    def _dealt(self, now: Round) -> Iterator[str]:
        key = "play.hands.as-dealt" if _order_matters(now.ruleset) else "play.hands"
        yield self._line(key)
        yield from (self._hand_of(now, seat) for seat in now.seats)
        if now.turned is None or now.schlag is None or now.trump is None:
            return
        yield self._line("play.turned", card=now.turned, schlag=now.schlag, trump=now.trump)
        may = may_stay_out(Declaration(now.schlag, now.trump))
        yield from self._reasons(may.reasons)

    def _hand_of(self, now: Round, seat: Seat) -> str:
        cards = now.dealt.hands[seat]
        shown = cards if _order_matters(now.ruleset) else sort_cards(cards)
        listed = self.speech.catalogue.text("list.comma").join(map(self.speech.say, shown))
        return self._line("play.cards", indent=INDENT * 2, player=seat, cards=listed)

    def _opened(self, now: Round) -> Iterator[str]:
        """The order of the cards, and who is gespannt."""
        position = now.in_play
        yield self._line("play.order", order=order_of(position.ranking))
        if not position.is_bohemian:
            yield from self._reasons(why_tight(position, team) for team in tight_teams(position))

    # -- cards ------------------------------------------------------------------------------------------

    def _card(self, before: Round, move: Lay, after: Round) -> Iterator[str]:
        """A card: what it does in the trick, and what bound or freed its player; then who wins the trick."""
        was, now = before.in_play, after.in_play
        place = len(now.trick.plays)
        if place == 1:
            yield ""
            yield self.speech.text("play.trick", k=now.tricks_played + 1)
        won = winning(now.ranking, now.trick, now.players)
        called = _call(now) if place == 1 else None
        if self.brief:
            yield self._sentence(move_said(before, move))
        else:
            yield self._because(won.reasons[place - 1] if called is None else called)
        yield from self._reasons(_duty(was, move.seat))
        yield from self._reasons(_played_on(was, now))
        if now.trick.is_complete(now.players) and self.brief:
            yield self._line("picture.text.wins", player=won.value)
        elif now.trick.is_complete(now.players):
            yield from self._reasons(won.reasons[place:])

    # -- lines ------------------------------------------------------------------------------------------

    def _score(self, hand: PlayedHand) -> Iterator[str]:
        before, after = hand.game, hand.scored.value
        points = after.score
        key = "play.tally" if hand.ended.is_bohemian else "play.score"
        yield self._line(key, score=Score(points))
        if after.bummerl != before.bummerl:
            yield self._line("play.bummerl", score=Score(after.bummerl))

    def _heading(self, key: str, **facts: object) -> Iterator[str]:
        yield ""
        yield heading(self.speech.text(key, **facts), self.width)

    def _move(self, step: Step[Round] | Step[Drawing]) -> str:
        return self._sentence(move_said(step.before, step.move))

    def _reasons(self, reasons: Iterable[Reason], indent: str = INDENT * 2) -> Iterator[str]:
        if not self.brief:
            yield from (self._because(each, indent) for each in reasons)

    def _because(self, reason: Reason, indent: str = INDENT) -> str:
        (step,) = steps((reason,), self.ruleset)
        rule = step.citation(self.speech.language).heading
        return self._line("play.because", indent=indent, sentence=step.sentence.text(self.speech), rule=rule)

    def _sentence(self, sentence: Sentence) -> str:
        return paragraph(sentence.text(self.speech), self.width, INDENT, INDENT)

    def _line(self, key: str, indent: str = INDENT, **facts: object) -> str:
        return paragraph(self.speech.text(key, **facts), self.width, indent, INDENT)


def order_of(ranking: Ranking) -> tuple[tuple[Card, ...], ...]:
    """All cards above the plain ones from high to low, the equal Linke together.

    Example:
        >>> from watten_tutor.core.cards import Rank, Suit
        >>> from watten_tutor.core.declaration import Declaration
        >>> order = order_of(Ranking(RuleSet(), Declaration(Rank.TEN, Suit.LEAVES)))
        >>> print(Speech("en").say(order))
        K♥ > 6♦ > 7♣ > 10♠ > 10♣ = 10♥ = 10♦ > A♠ > K♠ > Q♠ > J♠ > 9♠ > 8♠ > 7♠
    """
    groups: list[tuple[Card, ...]] = []
    for rung in ranking.rungs():
        groups += [rung.cards] if rung.equal else [(each,) for each in rung.cards]
    return tuple(groups)


def _order_matters(ruleset: RuleSet) -> bool:
    """Whether something depends on which cards came first: the bottom card, or the first three."""
    return ruleset.announced == "bottom_cards" or ruleset.announce_on < ruleset.cards_each


def _why(before: Round, move: Move) -> Iterable[Reason]:
    """Why a card of the cut may be kept, or must be left."""
    if isinstance(move, Take) and before.at is not None:
        cut = (before.ruleset, before.pack, before.at, before.taken, before.dealer)
        return may_take(*cut, move.seat).reasons
    if isinstance(move, Leave):
        return violations(before, Take(move.seat))
    return ()


def _call(position: Position) -> Reason | None:
    """What "Trumpf oder Kritisch" demands after this lead, if it is called or always holds."""
    told = demand(position.turn_of(position.on_turn()[0])).told[0]
    return told if told.rule == "call.trumpf-oder-kritisch" else None


_BINDING = ("duty.trump-led", "call.trumpf-oder-kritisch", "bohemian.follow", "bohemian.one-suit")
"""The rules by which a lead can bind those who follow."""


def _duty(position: Position, seat: Seat) -> Iterable[Reason]:
    """What bound somebody who had a choice, after the lead that has been told; or what freed him."""
    held = position.hands[seat].cards
    if not position.open_trick.plays or len(held) == 1:
        return ()
    legal = legal_cards(position.turn_of(seat), held)
    lead, *bound = legal.reasons
    if lead.rule not in _BINDING:
        return ()
    is_told = len(legal.value) < len(held) and lead.rule != "bohemian.one-suit"
    return bound if is_told else legal.reasons


def _played_on(before: Position, after: Position) -> Iterable[Reason]:
    """That a card laid after a raise has held it (S0 §8)."""
    if betting(before).due is None:
        return ()
    worth = stake(after)
    assert worth is not None
    return [each for each in worth.reasons if each.rule == "bet.playing-on-holds"][-1:]
