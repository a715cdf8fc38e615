"""Text twins: the same table and ladder for a terminal, a screen reader, a saved page."""

import textwrap
from collections.abc import Mapping

from watten_tutor.core.cards import Card
from watten_tutor.core.ranking import Rung
from watten_tutor.i18n import Speech
from watten_tutor.picture.view import Role, SeatView, TableView, TricksWon

COLUMNS = 80
"""Lines are no longer than this."""
INDENT = "   "
"""Before the further lines of a long one."""


def table_text(view: TableView, speech: Speech, *, reveal_winner: bool = False) -> str:
    """The table in words: rules and declaration, each seat, the trick in order of play.

    Args:
        view: what is to be seen.
        speech: language and deck.
        reveal_winner: tell who wins, if the view knows.
    """
    blocks = [[declared(view, speech)]]
    if view.rules:
        blocks[0].insert(0, speech.text("picture.rules", rules=view.rules))
    blocks.append(_seat_lines(view, speech))
    blocks.append(_trick_lines(view, speech))
    if reveal_winner and view.winner:
        key = "picture.text.wins" if view.is_complete else "picture.text.is-winning"
        blocks[-1].append(speech.text(key, player=view.winner.name))
    if view.won:
        blocks.append([_tricks(each, speech) for each in view.won])
    return "\n\n".join("\n".join(wrapped(line, INDENT) for line in block) for block in blocks)


def declared(view: TableView, speech: Speech) -> str:
    """Schlag and trump suit in a sentence, also when they are not known."""
    if view.schlag and view.trump:
        return speech.text("picture.declared", schlag=view.schlag, trump=view.trump)
    if view.schlag:
        return speech.text("picture.declared-schlag", schlag=view.schlag)
    if view.trump:
        return speech.text("picture.declared-trump", trump=view.trump)
    return speech.text("picture.declared-none")


def description(view: TableView, speech: Speech) -> str:
    """The table in one breath, for the picture's own description."""
    if not view.plays:
        return speech.text("picture.table-empty", declared=declared(view, speech))
    plays = tuple(
        speech.text("picture.played", player=view.seats[play.seat].name, card=play.card)
        for play in view.plays
    )
    return speech.text("picture.table", plays=plays, declared=declared(view, speech))


def team_name(names: tuple[str, ...], speech: Speech) -> str:
    """The names of a team's players, as in "Anna and Carla"."""
    return speech.say(names)


def _tricks(won: TricksWon, speech: Speech) -> str:
    return speech.text("picture.text.tricks", team=team_name(won.names, speech), n=won.tricks)


def _seat_lines(view: TableView, speech: Speech) -> list[str]:
    """The players of whom something is told, the other hands in one sentence, and the pairs."""
    lines = [line for each in view.seats if (line := _seat_line(each, speech))]
    untold = sum(each.hand is None for each in view.seats)
    if untold:
        lines.append(
            speech.text("picture.text.untold-all" if untold == len(view.seats) else "picture.text.untold")
        )
    return lines + _partners(view, speech)


def _seat_line(seat: SeatView, speech: Speech) -> str:
    """All that is told of a player, one sentence after the other."""
    sentences = [] if seat.hand is None or Role.OUT in seat.roles else [_hand(seat.name, seat.hand, speech)]
    for role, key in _ROLE_SENTENCES.items():
        if role in seat.roles:
            sentences.append(speech.text(key, player=seat.name))
    return " ".join(sentences)


def _partners(view: TableView, speech: Speech) -> list[str]:
    """Who plays with whom, each side told once."""
    told: set[str] = set()
    lines = []
    for seat in view.seats:
        if seat.partners and seat.name not in told:
            lines.append(speech.text("picture.text.partner", player=seat.name, partners=seat.partners))
            told.update(seat.partners)
    return lines


_ROLE_SENTENCES = {
    Role.LEADER: "picture.text.to-lead",
    Role.FOREHAND: "picture.text.forehand",
    Role.DEALER: "picture.text.dealer",
    Role.SOLOIST: "picture.text.soloist",
    Role.ON_TURN: "picture.text.on-turn",
    Role.OUT: "picture.text.out",
}


def _hand(player: str, hand: tuple[Card | None, ...], speech: Speech) -> str:
    known = tuple(each for each in hand if each is not None)
    unknown = len(hand) - len(known)
    if known and unknown:
        listed = speech.catalogue.text("list.comma").join(speech.say(each) for each in known)
        return speech.text("picture.text.holds-more", player=player, cards=listed, n=unknown)
    if known:
        return speech.text("picture.text.holds", player=player, cards=known)
    if unknown:
        return speech.text("picture.text.holds-unknown", player=player, n=unknown)
    return speech.text("picture.text.holds-nothing", player=player)


def _trick_lines(view: TableView, speech: Speech) -> list[str]:
    if not view.plays:
        return [speech.text("picture.text.empty")]
    lines = []
    for place, play in enumerate(view.plays):
        key = "picture.text.plays" if place else "picture.text.leads"
        line = f"{place + 1}. {speech.text(key, player=view.seats[play.seat].name, card=play.card)}"
        if play.card in view.illegal:
            line = f"{line} {speech.text('picture.text.illegal', card=play.card)}"
        lines.append(line)
    if view.called:
        lines.insert(1, speech.text("picture.text.called"))
    return lines


def ladder_text(rungs: tuple[Rung, ...], speech: Speech, marks: Mapping[Card, str] | None = None) -> str:
    """The order of the cards, a line for each group; marked cards carry their mark in brackets.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> from watten_tutor.core.ranking import CardClass
        >>> rungs = (Rung(CardClass.RECHTER, (card("10♠"),)), Rung(CardClass.LINKER, (card("10♥"),)))
        >>> print(ladder_text(rungs, Speech("en"), {card("10♥"): "B"}))
        Rechter: 10♠
        Linke: 10♥ (B)
    """
    lines = []
    for rung in rungs:
        listed = speech.catalogue.text("list.comma").join(
            _marked(each, speech, marks or {}) for each in rung.cards
        )
        equal = rung.equal and len(rung.cards) > 1
        key = "picture.ladder.line-equal" if equal else "picture.ladder.line"
        lines.append(wrapped(speech.text(key, group=group_name(rung, speech), cards=listed), INDENT))
    return "\n".join(lines)


def group_name(rung: Rung, speech: Speech) -> str:
    """The heading of a group of the ladder."""
    return speech.text(f"picture.ladder.{rung.card_class.value}")


def _marked(each: Card, speech: Speech, marks: Mapping[Card, str]) -> str:
    if each not in marks:
        return speech.say(each)
    return speech.text("picture.ladder.marked", card=each, mark=marks[each])


def wrapped(line: str, indent: str = "") -> str:
    """A paragraph broken into lines of the width."""
    return textwrap.fill(line, COLUMNS, subsequent_indent=indent, break_on_hyphens=False)
