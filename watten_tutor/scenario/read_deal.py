"""Reading the deal: Schlag and trump, hands, tricks, what came before, calls."""

from watten_tutor.core.declaration import Declaration
from watten_tutor.core.seats import Seat
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.read_deeds import agreed, named, note_out, read_deeds
from watten_tutor.scenario.read_out import read_out
from watten_tutor.scenario.schema import OUTER, QUESTIONS, needs_declaration
from watten_tutor.scenario.shapes import Spot
from watten_tutor.scenario.told import Told, ToldHand, ToldPlay, ToldTrick
from watten_tutor.scenario.tree import Leaf, Map, Node, Seq


def read_told(forms: Forms, top: Map) -> Told:
    """All the file tells of the deal."""
    told = Told(forms.names, Seat(len(forms.names) - 1))
    if (node := top.get("dealer")) is not None and (seat := forms.player(node)) is not None:
        told.dealer = seat
    read_deeds(forms, top, told)
    _read_declaration(forms, top, told)
    if (node := top.get("hands")) is not None:
        _read_hands(forms, told, node)
    if (node := top.get("tricks")) is not None:
        tricks = [_read_trick(forms, each) for each in forms.items(node, "tricks")]
        told.tricks = tricks if isinstance(node, Seq) else None
    if (node := top.get("trick")) is not None:
        told.trick = _read_trick(forms, node)
    if (node := top.get("won")) is not None:
        _read_won(forms, told, node)
    if (node := top.get("leader")) is not None:
        told.leader, told.leader_node = forms.player(node), node
    if (node := top.get("call")) is not None:
        _read_calls(forms, told, node)
    told.out = read_out(forms, told)
    note_out(forms, told)
    return told


def _read_declaration(forms: Forms, top: Map, told: Told) -> None:
    schlag_node, trump_node, turned_node = (top.get(key) for key in ("schlag", "trump", "turned"))
    schlag = None if schlag_node is None else forms.rank(schlag_node)
    trump = None if trump_node is None else forms.suit(trump_node)
    if turned_node is not None:
        turned = forms.card(turned_node)
        if forms.table_known and not forms.ruleset.is_bohemian:
            forms.problem("turned-not-here", turned_node, rules=forms.ruleset.name)
        if turned is not None:
            schlag, trump = turned.rank, turned.suit
    elif schlag_node or trump_node or _is_declared(forms, top):
        if forms.ruleset.is_bohemian and schlag_node is trump_node is None:
            forms.missing(top, "turned")
            return
        for key, node in (("schlag", schlag_node), ("trump", trump_node)):
            if node is None and named(told, key) is None:
                forms.missing(top, key)
    told.schlag = schlag_node or turned_node
    if turned_node is None:
        schlag, trump = agreed(forms, told, schlag, trump)
    if schlag is not None and trump is not None:
        told.declaration = Declaration(schlag, trump)


def _is_declared(forms: Forms, top: Map) -> bool:
    """Whether Schlag and trump must be told: by the question, or because cards have been played."""
    if forms.misspelt & {"question", "ask", "deal"}:
        return False  # nobody knows as yet
    asked = [node.text for key in ("question", "ask") if isinstance(node := top.get(key), Leaf)]
    inner = [QUESTIONS.get(word) for word in asked if word not in OUTER]
    kind = inner[0] if inner else None
    if kind is None and top.get("question") is not None:
        return False  # nobody knows as yet
    if kind is None or needs_declaration(kind.name, top.get("card") is not None):
        return True
    return bool(top.get("trick") or top.get("tricks")) and not kind.hidden


def _read_hands(forms: Forms, told: Told, node: Node) -> None:
    for entry in forms.entries(node, "hands"):
        seat = forms.player(entry.key)
        before = len(forms.problems)
        cards = forms.cards(entry.value)
        if seat in told.hands:
            forms.problem("duplicate-key", entry.key, entry.key.text, line=told.hands[seat].node.line)
        elif seat is not None:
            told.hands[seat] = ToldHand(entry.value, cards, len(forms.problems) == before)


def _read_trick(forms: Forms, node: Node) -> ToldTrick:
    trick = ToldTrick(node, sound=isinstance(node, Seq))
    for each in forms.items(node, "trick"):
        play = _read_play(forms, each)
        if play is None:
            trick.sound = False
        else:
            trick.plays.append(play)
            trick.unbroken += trick.sound
    return trick


def _read_play(forms: Forms, node: Node) -> ToldPlay | None:
    if not isinstance(node, Map) or len(node) != 1:
        forms.wrong_form(node, "play")
        return None
    entry = next(iter(node))
    seat = forms.player(entry.key)
    if isinstance(entry.value, Leaf) and entry.value.text == "_":
        forms.problem("unknown-card-here", entry.value)
        return None
    found = forms.card(entry.value)
    if seat is None or found is None:
        return None
    return ToldPlay(seat, Spot(entry.key), found, Spot(entry.value))


def _read_won(forms: Forms, told: Told, node: Node) -> None:
    told.won_node = node
    if told.tricks is not None:
        forms.problem("won-and-tricks", node)
        return
    most = forms.ruleset.cards_each
    for entry in forms.entries(node, "won"):
        seat, number = forms.player(entry.key, "hint.won-by-player"), forms.number(entry.value, 0, most)
        if seat is not None and number is not None:
            told.won[seat] = number


def _read_calls(forms: Forms, told: Told, node: Node) -> None:
    if isinstance(node, Seq):
        first = 1 if told.tricks is not None else told.number
        for each in node:
            number = forms.number(each, first, told.number)
            if number is not None:
                told.calls.append((number, each))
    elif forms.truth(node):
        told.calls.append((told.number, node))
