"""Reading points and bets: `score`, `bets`, `gespannt-choice`."""

import re

from watten_tutor.core.seats import Seat
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.scenario import Bet
from watten_tutor.scenario.tree import Leaf, Map, Node

BETS = ("raise", "hold", "give-up")
BOHEMIAN_TALLY = 20
"""A Bohemian tally is counted down from here."""

_AT = re.compile(r"([1-9])\.([0-9])")


def read_score(forms: Forms, top: Map) -> dict[Seat, int]:
    """Points by the first seat of each team named."""
    score: dict[Seat, int] = {}
    node = top.get("score")
    if node is None:
        return score
    least, most = _range(forms)
    for entry in forms.entries(node, "points"):
        team, points = forms.team(entry.key), forms.number(entry.value, least, most)
        if team in score:
            forms.problem("team-twice", entry.key, entry.key.text, team=forms.teams()[team])
        elif team is not None and points is not None:
            score[team] = points
    return {team: score[team] for team in sorted(score)}


def _range(forms: Forms) -> tuple[int, int]:
    rules = forms.ruleset
    if rules.game == "bohemian":
        return (-BOHEMIAN_TALLY if rules.tally == "below_zero" else 0), BOHEMIAN_TALLY
    may_be_negative = rules.schoeneres == "redeal_costs_2"
    return (-rules.target if may_be_negative else 0), rules.target - 1


def read_bets(forms: Forms, top: Map) -> tuple[Bet, ...]:
    """The bets in the order of the file."""
    node = top.get("bets")
    found = [] if node is None else [_bet(forms, each) for each in forms.items(node, "bets")]
    return tuple(bet for bet in found if bet is not None)


def _bet(forms: Forms, node: Node) -> Bet | None:
    if not isinstance(node, Map) or not len(node):
        forms.wrong_form(node, "bet")
        return None
    by, do, at = (node.entries.get(key) for key in ("by", "do", "at"))
    if by is not None and do is not None:
        forms.known_keys(node, ("by", "do", "at"))
        seat, said = forms.player(by.value), forms.choice(do.value, BETS)
        moment = None if at is None else _moment(forms, at.value)
    elif len(node) == 1:
        entry = next(iter(node))
        seat, said, moment = forms.player(entry.key), forms.choice(entry.value, BETS), None
    else:
        forms.wrong_form(node, "bet")
        return None
    return None if seat is None or said is None else Bet(seat, said, moment)


def _moment(forms: Forms, node: Node) -> tuple[int, int] | None:
    found = _AT.fullmatch(node.text) if isinstance(node, Leaf) else None
    if found is None or int(found[1]) > forms.ruleset.cards_each or int(found[2]) > len(forms.names):
        forms.wrong_form(node, "moment")
        return None
    return int(found[1]), int(found[2])


def read_gespannt_choice(forms: Forms, top: Map, score: dict[Seat, int]) -> str | None:
    """What the one gespannt team chooses; not to be told where there is none or both are."""
    node = top.get("gespannt-choice")
    if node is None:
        return None
    choice = forms.choice(node, ("play", "give-up"))
    told = top.get("score")
    if isinstance(told, Map) and len(told) != len(score):
        return choice  # the score could not be read
    gespannt = [team for team, points in score.items() if points >= forms.ruleset.target - 2]
    if forms.table_known and len(gespannt) != 1:
        forms.problem("no-gespannt-choice", node, least=forms.ruleset.target - 2)
    return choice
