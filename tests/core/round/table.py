"""Deals laid out by hand: who is dealt what, and how it goes on. Dan deals unless told otherwise."""

from collections.abc import Iterable, Mapping

from tests.builders import ANNA, BEN, CARLA, DAN, cards, declared
from watten_tutor.core.cards import Card, card, deck
from watten_tutor.core.round import Round, play, start, violations
from watten_tutor.core.round.moves import Cut, Lay, MakeBet, Move, NameSchlag, NameTrump
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat, teams
from watten_tutor.rulebook.load import load_ruleset

HANDS = {
    ANNA: "8♠ 9♥ Q♥ K♦ A♣",
    BEN: "J♠ 10♥ 9♣ 8♦ 7♥",
    CARLA: "A♦ K♣ Q♣ J♣ 8♣",
    DAN: "7♣ 9♠ 9♦ J♦ Q♦",
}
"""With 10 ♠ the trick of S0 §7: Anna leads 8♠, Ben may play J♠ or 10♥, Carla is free, Dan wins with 7♣."""

DAN_AND_BEN_WIN = "8♠ 10♥ A♦ 7♣  9♠ A♣ J♠ K♣  9♣ 8♣ Q♦ K♦"
"""Three tricks for Dan and Ben."""

FOUR_TRICKS = "8♠ 10♥ A♦ 7♣  9♠ A♣ J♠ K♣  9♣ Q♣ Q♦ 9♥  J♣ J♦ Q♥ 8♦"
"""Two for Dan and Ben, then two for Carla, who leads to the fifth."""

FIVE_TRICKS = f"{FOUR_TRICKS}  8♣ 9♦ K♦ 7♥"
"""And the fifth for Carla: she and Anna win the hand 3–2."""

CUT_AT = 10
"""After which card the cutter cuts here."""


def rules(name: str, **flags: object) -> RuleSet:
    """A rule set of the rulebook, with some flags changed."""
    found = load_ruleset(name)
    return found.with_flags(f"{name} {flags}", flags) if flags else found  # type: ignore[arg-type]


def stacked(
    ruleset: RuleSet,
    hands: Mapping[Seat, str],
    dealer: Seat = DAN,
    *,
    bottom: str = "",
    taken: Iterable[Seat] = (),
) -> tuple[Card, ...]:
    """A pack that gives these hands once it is cut after card `CUT_AT`; the others get what is left.

    Args:
        ruleset: players and packets.
        hands: in the order dealt, without the cards taken from the cut.
        dealer: who deals.
        bottom: the cards of the cut from its bottom one upwards, as the cutter meets them.
        taken: who takes them.
    """
    players = ruleset.players
    order = [Seat((dealer + turn) % players) for turn in range(1, players + 1)]
    owed = {seat: ruleset.cards_each - list(taken).count(seat) for seat in order}
    slots = []
    for size in ruleset.packets:
        for seat in order:
            given = min(size, owed[seat])
            owed[seat] -= given
            slots += [seat] * given
    told = {seat: list(cards(signs)) for seat, signs in hands.items()}
    last = cards(bottom)[::-1]
    used = {*last, *(each for held in told.values() for each in held)}
    rest = [each for each in deck(ruleset.deck) if each not in used]
    dealt = [(told[seat] if told.get(seat) else rest).pop(0) for seat in slots]
    assert not any(told.values()), "a hand has more cards than are dealt"
    after_the_cut = (*dealt, *rest, *last)
    return (*after_the_cut[-CUT_AT:], *after_the_cut[:-CUT_AT])


def dealt(
    name: str = "tyrolean",
    hands: Mapping[Seat, str] = HANDS,
    *,
    dealer: Seat = DAN,
    score: tuple[int, ...] = (),
    bottom: str = "",
    taken: Iterable[Seat] = (),
    **flags: object,
) -> Round:
    """A deal cut and, unless somebody may look at a card of the cut first, dealt."""
    ruleset = rules(name, **flags)
    pack = stacked(ruleset, hands, dealer, bottom=bottom, taken=tuple(taken))
    points = dict(zip(teams(ruleset.players), score or (0,) * 6, strict=False))
    before = start(ruleset, pack, dealer, points)
    return play(before, Cut(before.cutter, CUT_AT))


def announced(now: Round, said: str = "10 ♠") -> Round:
    """The deal with Schlag and trump named by whoever names them."""
    declaration = declared(said)
    first, last = now.announcers[0], now.announcers[-1]
    if now.swapped:
        first, last = last, first
    named = play(now, NameSchlag(first, declaration.schlag))
    return play(named, NameTrump(last, declaration.trump))


def in_play(name: str = "tyrolean", said: str = "10 ♠", **options: object) -> Round:
    """A deal up to the announcement."""
    return announced(dealt(name, **options), said)  # type: ignore[arg-type]


def laid(now: Round, signs: str) -> Round:
    """The deal after these cards, each played by who holds it."""
    for sign in signs.split():
        hands = now.in_play.hands
        seat = next(seat for seat in hands if card(sign) in hands[seat].cards)
        now = play(now, Lay(seat, card(sign)))
    return now


def bid(now: Round, signs: str) -> Round:
    """The deal after these bets: who, and + for a raise, = for a hold, - for giving up."""
    for who, word in signs.split():
        now = play(now, MakeBet(_SEATS[who], _WORDS[word]))
    return now


_SEATS = {"A": ANNA, "B": BEN, "C": CARLA, "D": DAN}
_WORDS = {"+": "raise", "=": "hold", "-": "give-up"}


def steps(now: Round, move: Move) -> list[str]:
    """What is said against a move, in order."""
    return [reason.step for reason in violations(now, move)]


def broken(now: Round, move: Move) -> list[str]:
    """The rules against a move, in order."""
    return [reason.rule for reason in violations(now, move)]
