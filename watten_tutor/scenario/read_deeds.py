"""Reading what has been done in a deal, and what somebody would do: `deal` and `do`."""

from collections.abc import Callable, Mapping
from typing import Any

from watten_tutor.core.cards import Card, Rank, Suit, sort_cards
from watten_tutor.core.deed import INFRINGE, WORDS, Deed, Takes
from watten_tutor.core.position import Position
from watten_tutor.core.round.drawing import dealer
from watten_tutor.core.round.moves import INFRINGEMENTS
from watten_tutor.core.round.retold import ToldWrongly, drawn
from watten_tutor.core.seats import Seat
from watten_tutor.core.signals import Sign
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.told import Told, ToldDeed
from watten_tutor.scenario.tree import Leaf, Map, Node, Seq


def read_deeds(forms: Forms, top: Map, told: Told) -> None:
    """Everything done in the deal, and who deals if the draw tells it."""
    node = top.get("deal")
    if node is None:
        return
    before = len(forms.problems)
    told.deal, told.deal_node = [], node
    for each in node.items if isinstance(node, Seq) else forms.items(node, "deal"):
        deed = _told(forms, each)
        if deed is not None:
            told.deal.append(ToldDeed(each, deed))
    told.deal_sound = len(forms.problems) == before
    if told.deal_sound:
        _check_last(forms, told)
        _read_dealer(forms, top, told)


def _told(forms: Forms, node: Node) -> Deed | None:
    if not isinstance(node, Map) or len(node) != 1:
        forms.wrong_form(node, "deed")
        return None
    entry = next(iter(node))
    seat = forms.player(entry.key)
    return None if seat is None else _deed(forms, entry.value, seat, told=True)


def read_asked(forms: Forms, node: Node, seat: Seat) -> Deed | None:
    """What the player asked about would do."""
    return _deed(forms, node, seat, told=False)


def _deed(forms: Forms, node: Node, seat: Seat, *, told: bool) -> Deed | None:
    text = forms.word(node, "deed")
    if text is None or not isinstance(node, Leaf):
        return None
    word, _, rest = text.partition(" ")
    if word not in WORDS:
        forms.unlike("deed-unknown", node, word, [each for each, kind in WORDS.items() if _fits(kind, told)])
        return None
    if not _fits(WORDS[word], told):
        forms.problem("deed-told-elsewhere" if told else "deed-not-asked", node, word)
        return None
    before = len(forms.problems)
    what = _what(forms, node, word, rest.strip())
    return Deed(seat, word, what) if len(forms.problems) == before else None


def _fits(kind: Any, told: bool) -> bool:
    return bool(kind.told if told else kind.asked)


# -- what belongs to a word -------------------------------------------------------------------------------


def _what(forms: Forms, node: Leaf, word: str, rest: str) -> Any:
    takes = WORDS[word].takes
    if takes is Takes.NOTHING:
        if rest:
            forms.problem("deed-too-long", _behind(node, rest), rest, word=word)
        return None
    if not rest and takes in (Takes.MAYBE_CARD, Takes.CARDS):
        return () if takes is Takes.CARDS else None
    if not rest:
        forms.problem("deed-lacks", node, word, hint=f"hint.deed-{takes.value}")
        return None
    return _READERS[takes](forms, _behind(node, rest))


def _behind(node: Leaf, rest: str) -> Leaf:
    """What stands behind the word, as a value of its own at its own place."""
    offset = node.text.rindex(rest)
    line, col = node.place(offset)
    return Leaf(rest, line, col, node.trail, quoted=True, inner=None if node.inner is None else 0)


def _cards(forms: Forms, node: Leaf) -> tuple[Card, ...]:
    return sort_cards(forms.distinct(forms.cards(node)))


def _sign(forms: Forms, node: Leaf) -> Sign | None:
    found = forms.choice(node, [each.value for each in Sign])
    return None if found is None else Sign(found)


def _trick(forms: Forms, node: Leaf) -> int | None:
    return forms.number(Leaf(node.text, node.line, node.col, node.trail), 1, forms.ruleset.cards_each)


_READERS: Mapping[Takes, Callable[[Forms, Leaf], Any]] = {
    Takes.CARD: Forms.card,
    Takes.MAYBE_CARD: Forms.card,
    Takes.CARDS: _cards,
    Takes.RANK: Forms.rank,
    Takes.SUIT: Forms.suit,
    Takes.SIGN: _sign,
    Takes.INFRINGEMENT: lambda forms, node: forms.choice(node, INFRINGEMENTS),
    Takes.TRICK: _trick,
}


# -- what follows from it -----------------------------------------------------------------------------------


def _check_last(forms: Forms, told: Told) -> None:
    """An infringement comes last, after all cards told."""
    for each in (told.deal or ())[:-1]:
        if each.deed.do == INFRINGE:
            forms.problem("infringe-not-last", each.node)
            told.deal_sound = False


def _read_dealer(forms: Forms, top: Map, told: Told) -> None:
    """After the draw it is known who deals."""
    deeds = tuple(each.deed for each in told.deal or ())
    try:
        found, _ = drawn(Position(forms.ruleset, None, table=len(told.names)), deeds)
    except ToldWrongly:
        return  # told by `check_deal`
    if found is None or not found.is_over:
        return
    deals, node = dealer(found).value, top.get("dealer")
    if node is not None and told.dealer != deals:
        forms.problem("dealer-drawn", node, forms.names[told.dealer], player=forms.names[deals])
    told.dealer = deals


def named(told: Told, key: str) -> tuple[ToldDeed, Rank | Suit] | None:
    """How `deal` names the Schlag or the trump suit, by a word or a card shown; None if it does not."""
    shows = 0
    for each in told.deal or ():
        what = each.deed.what
        if each.deed.do == key and isinstance(what, Rank | Suit):
            return each, what
        if each.deed.do == "show" and isinstance(what, Card):
            shows += 1
            if key == ("schlag" if shows == 1 else "trump"):
                return each, what.rank if key == "schlag" else what.suit
    return None


def agreed(
    forms: Forms, told: Told, schlag: Rank | None, trump: Suit | None
) -> tuple[Rank | None, Suit | None]:
    """Schlag and trump suit as the keys and `deal` tell them, which must not differ."""
    by_key: dict[str, Any] = {"schlag": schlag, "trump": trump}
    for key, value in by_key.items():
        found = named(told, key)
        if found is None:
            continue
        each, what = found
        if value is not None and value != what:
            forms.problem("deal-names-other", each.node, what, key=key, other=value)
        by_key[key] = what
        if key == "schlag":
            told.schlag = told.schlag or each.node
    return by_key["schlag"], by_key["trump"]


def note_out(forms: Forms, told: Told) -> None:
    """Whoever is told to have stayed out of a Bohemian hand plays no card of it."""
    if forms.ruleset.is_bohemian:
        out = {each.deed.seat for each in told.deal or () if each.deed.do == "stay-out"}
        told.out = tuple(sorted({*told.out, *out}))
