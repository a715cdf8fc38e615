"""The Maschine: the highest Kritische in one hand, which must be shown and win without play.

It is the hand as dealt that counts, so cards already played belong to it (S2 Ranking and use: "before
the game begins"). Another hand that cannot lose three tricks is no Maschine in this sense.
"""

from collections.abc import Mapping

from watten_tutor.core.cards import Card
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.ordering import why_belli
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat


def needed(ruleset: RuleSet) -> tuple[Card, ...]:
    """The Kritische that make a Maschine: the top three; with three cards each the top two (house).

    Example:
        >>> [str(each) for each in needed(RuleSet(maschine=2))]
        ['K♥', '6♦', '7♣']
    """
    return ruleset.kritische[: 2 if ruleset.cards_each == 3 else 3]


def find_maschine(position: Position, seat: Seat) -> Proof[bool] | None:
    """Whether this player was dealt a Maschine.

    Returns:
        None if cards that are not told could decide.

    Raises:
        Unanswerable: `maschine-not-played` under a rule set without it.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> held = Hand((card("K♥"), card("A♠"), card("6♦"), card("8♦"), card("7♣")))
        >>> find_maschine(Position(RuleSet(maschine=2), None, {Seat(0): held}), Seat(0)).value
        True
    """
    ruleset = position.ruleset
    if not ruleset.maschine:
        raise Unanswerable("maschine-not-played", found="maschine", rules=ruleset.name)
    where = _where_cards_are(position)
    wanted = needed(ruleset)
    missing = tuple(each for each in wanted if where.get(each) != seat)
    if not wanted or missing:
        return _not_all(position, seat, missing, where)
    step = "maschine.holds" if wanted == ruleset.kritische else "maschine.holds-highest"
    told = [*(reason for each in wanted for reason in why_belli(ruleset, each))]
    told.append(because("maschine.kritische", step, player=seat, cards=wanted))
    told += _played_already(position, seat, wanted)
    shown = "maschine.shown" if ruleset.maschine == 2 else "maschine.shown-three"
    return Proof(True, (*told, because("maschine.shown", shown, player=seat, n=ruleset.maschine)))


def _played_already(position: Position, seat: Seat, wanted: tuple[Card, ...]) -> list[Reason]:
    held = position.hands.get(seat, Hand()).cards
    played = tuple(each for each in wanted if each not in held)
    return (
        [because("maschine.shown", "maschine.as-dealt", player=seat, cards=played, n=len(played))]
        if played
        else []
    )


def _not_all(
    position: Position, seat: Seat, missing: tuple[Card, ...], where: Mapping[Card, Seat]
) -> Proof[bool] | None:
    """A card lies elsewhere, or there is no room for all that are missing."""
    told = [because("maschine.kritische", "maschine.lacks", player=seat, cards=missing, n=len(missing))]
    unknown = _unknown_cards(position, seat)
    elsewhere = [each for each in missing if each in where]
    if unknown and elsewhere:
        each = elsewhere[0]
        told.append(because("maschine.kritische", "maschine.elsewhere", card=each, player=where[each]))
    elif unknown and unknown < len(missing):
        told.append(because("maschine.kritische", "maschine.no-room", player=seat, n=unknown))
    elif unknown:
        return None
    return Proof(False, tuple(told))


def _unknown_cards(position: Position, seat: Seat) -> int:
    """How many cards this player was dealt that are not told: held as `_`, or played in untold tricks."""
    known = [each for each, owner in _where_cards_are(position).items() if owner == seat]
    untold = position.hands.get(seat, Hand()).unknown + sum(position.won.values())
    return min(untold, position.ruleset.cards_each - len(known))


def _where_cards_are(position: Position) -> dict[Card, Seat]:
    """Who was dealt each card that is told."""
    found = {each: seat for seat, hand in position.hands.items() for each in hand.cards}
    for trick in (*(position.tricks or ()), position.trick):
        found |= {play.card: play.seat for play in trick.plays}
    return found
