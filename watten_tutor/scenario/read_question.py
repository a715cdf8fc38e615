"""Reading the question and the facts it needs."""

from watten_tutor.core.cards import Card, sort_cards
from watten_tutor.core.signals import Sign
from watten_tutor.scenario.check_question import Places
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.read_deeds import read_asked
from watten_tutor.scenario.scenario import Question
from watten_tutor.scenario.schema import FACTS, OUTER, QUESTIONS
from watten_tutor.scenario.tree import Map, Node, Seq


def read_question(forms: Forms, top: Map) -> tuple[Question | None, Places]:
    """The question, or None if it could not be read, and where it and its facts stand."""
    node = top.get("question")
    if node is None:
        forms.missing(top, "question")
        return None, {}
    kind = forms.choice(node, QUESTIONS)
    if kind is None:
        return None, {}
    places = {key: found for key in FACTS if (found := top.get(key)) is not None}
    ask = _read_ask(forms, kind, places)
    before = len(forms.problems)
    has_facts = _check_facts(forms, kind, ask, node, places)
    question = _read_facts(forms, kind, ask, places)
    complete = has_facts and len(forms.problems) == before and (ask is not None or kind not in OUTER)
    if (score := top.get("score")) is not None:
        places["score"] = score
    return question if complete else None, {**places, "question": node}


def _read_ask(forms: Forms, kind: str, places: dict[str, Node]) -> str | None:
    if kind not in OUTER or "ask" not in places:
        return None
    return forms.choice(places["ask"], [name for name in QUESTIONS if name not in OUTER])


def _check_facts(forms: Forms, kind: str, ask: str | None, node: Node, places: dict[str, Node]) -> bool:
    """Whether all facts are there; those missing are noted, and one more than is needed does no harm."""
    asked = [QUESTIONS[name] for name in (kind, ask) if name is not None]
    has_all = True
    for question in asked:
        for need in question.needs:
            keys = need.split("|")
            if not places.keys() & set(keys):
                has_all = False
                if not forms.misspelt & set(keys):
                    forms.problem("fact-missing", node, question.name, need=" / ".join(keys))
    return has_all


def _read_facts(forms: Forms, kind: str, ask: str | None, places: dict[str, Node]) -> Question:
    def given(key: str) -> Node | None:
        return places.get(key)

    player, card, led = given("player"), given("card"), given("led")
    role, sign, do, between = given("role"), given("sign"), given("do"), given("between")
    seat = None if player is None else forms.player(player)
    return Question(
        kind,
        player=seat,
        card=None if card is None else forms.card(card),
        cards=_read_cards(forms, given("cards")),
        led=None if led is None else forms.suit(led),
        role=None if role is None else forms.choice(role, ["schlag", "trump"]),
        sign=None if sign is None else _read_sign(forms, sign),
        do=None if do is None or seat is None else read_asked(forms, do, seat),
        between=() if between is None else _read_between(forms, between),
        ask=ask,
    )


def _read_cards(forms: Forms, node: Node | None) -> tuple[Card, ...]:
    return () if node is None else sort_cards(forms.distinct(forms.cards(node)))


def _read_sign(forms: Forms, node: Node) -> Sign | None:
    found = forms.choice(node, [each.value for each in Sign])
    return None if found is None else Sign(found)


def _read_between(forms: Forms, node: Node) -> tuple[str, ...]:
    """The names of at least two different rule sets."""
    names: list[str] = []
    for each in forms.items(node, "between"):
        found = forms.rule_set(each)
        if found is None:
            continue
        if found.name in names:
            forms.problem("set-twice", each, found.name)
        names.append(found.name)
    if isinstance(node, Seq) and len(node) < 2:
        forms.problem("between-too-few", node)
    return tuple(names)
