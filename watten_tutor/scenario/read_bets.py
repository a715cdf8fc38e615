"""Reading points and bets: `score`, `bets`, `gespannt-choice`."""

import re

from watten_tutor.core.bets import BETS, CHOICES, Bet
from watten_tutor.core.game import GAMES_OF_A_MATCH
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.told import Told, ToldBet
from watten_tutor.scenario.tree import Leaf, Map, Node

MOST_TALLY = 99
"""A Bohemian tally is counted down from 20, but every hand without a trick adds to it."""

_AT = re.compile(r"([1-9])\.([0-9])")


def read_bets(forms: Forms, top: Map, told: Told) -> None:
    """Points before the deal, the bets in the order of the file, the choice of a gespannt team."""
    before = len(forms.problems)
    if (node := top.get("score")) is not None and forms.table_known:
        _read_score(forms, told, node)
    if (node := top.get("games")) is not None and forms.table_known:
        _read_games(forms, told, node)
    if (node := top.get("bets")) is not None:
        for each in forms.items(node, "bets"):
            bet = _bet(forms, each)
            if bet is not None:
                told.bets.append(ToldBet(each, bet))
    if (node := top.get("gespannt-choice")) is not None:
        told.gespannt_choice, told.gespannt_node = forms.choice(node, CHOICES), node
    told.bets_sound = len(forms.problems) == before


def _read_score(forms: Forms, told: Told, node: Node) -> None:
    least, most = _range(forms)
    for entry in forms.entries(node, "points"):
        team, points = forms.team(entry.key), forms.number(entry.value, least, most)
        if team in told.score:
            forms.problem("team-twice", entry.key, entry.key.text, team=forms.teams()[team])
        elif team is not None and points is not None:
            told.score[team], told.score_nodes[team] = points, entry.value


def _read_games(forms: Forms, told: Told, node: Node) -> None:
    """Games won before, where several make a match."""
    if forms.ruleset.match == "single":
        forms.problem("games-not-here", node, rules=forms.ruleset.name)
        return
    for entry in forms.entries(node, "points"):
        team, number = forms.team(entry.key), forms.number(entry.value, 0, GAMES_OF_A_MATCH - 1)
        if team in told.games:
            forms.problem("team-twice", entry.key, entry.key.text, team=forms.teams()[team])
        elif team is not None and number is not None:
            told.games[team] = number


def _range(forms: Forms) -> tuple[int, int]:
    rules = forms.ruleset
    if rules.is_bohemian:
        return (-MOST_TALLY if rules.tally == "below_zero" else 0), MOST_TALLY
    may_be_negative = rules.schoeneres == "redeal_costs_2"
    return (-rules.target if may_be_negative else 0), rules.target - 1


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
