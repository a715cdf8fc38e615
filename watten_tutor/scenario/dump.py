"""Writing a scenario: as plain data and as YAML. Reading it again gives the same scenario."""

from typing import Any

import yaml

from watten_tutor.core.bets import Bet
from watten_tutor.core.deed import Deed
from watten_tutor.core.notation import format_cards
from watten_tutor.core.signals import Sign
from watten_tutor.core.trick import Trick
from watten_tutor.scenario.answers import format_answer
from watten_tutor.scenario.forms import DEFAULT_NAMES, team_names
from watten_tutor.scenario.scenario import Claim, Scenario, Text
from watten_tutor.scenario.schema import KEYS


def dump_scenario(scenario: Scenario) -> str:
    r"""The scenario as a YAML file.

    Example:
        >>> from watten_tutor.scenario.load import load_scenario
        >>> text = "rules: tyrolean\nschlag: K\ntrump: Herz\nquestion: rechter\nid: first"
        >>> print(dump_scenario(load_scenario(text)))
        id: first
        rules: tyrolean
        schlag: K
        trump: ♥
        question: rechter
        <BLANKLINE>
    """
    plain = plain_scenario(scenario)
    return yaml.dump(plain, Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=110)


def plain_scenario(scenario: Scenario) -> dict[str, Any]:
    """The scenario as plain data under the keys of the format, in their usual order; no defaults."""
    found = {**_words(scenario), **_deal(scenario), **_bets(scenario), **_question(scenario)}
    return {key: found[key] for key in KEYS if key in found}


def _words(scenario: Scenario) -> dict[str, Any]:
    texts = {key: getattr(scenario, key) for key in ("title", "story", "after")}
    found: dict[str, Any] = {key: _text(text) for key, text in texts.items() if text is not None}
    found["id"] = scenario.id
    if scenario.level is not None:
        found["level"] = scenario.level
    for key in ("themes", "sources"):
        if words := getattr(scenario, key):
            found[key] = list(words)
    if scenario.hints:
        found["hints"] = [_text(hint) for hint in scenario.hints]
    if scenario.readings:
        found["readings"] = [{"text": _text(each.text), "source": each.source} for each in scenario.readings]
    return found


def _text(text: Text) -> str | dict[str, str]:
    return text.by_language[""] if "" in text.by_language else dict(text.by_language)


def _deal(scenario: Scenario) -> dict[str, Any]:
    position, names = scenario.position, scenario.names
    found: dict[str, Any] = {"rules": position.ruleset.name}
    if position.declaration is not None:
        schlag = str(position.declaration.schlag)
        found["schlag"] = int(schlag) if schlag.isdigit() else schlag
        found["trump"] = str(position.declaration.trump)
    if names != DEFAULT_NAMES[: position.ruleset.players]:
        found["players"] = list(names)
    if position.dealer != len(names) - 1:
        found["dealer"] = names[position.dealer]
    if position.hands:
        hands = {names[seat]: format_cards(hand.cards, hand.unknown) for seat, hand in position.hands.items()}
        found["hands"] = {name: cards or [] for name, cards in hands.items()}
    if position.deal is not None:
        found["deal"] = [{names[each.seat]: format_deed(each)} for each in position.deal]
    if position.tricks is not None:
        found["tricks"] = [_trick(each, names) for each in position.tricks]
    if position.trick.plays:
        found["trick"] = _trick(position.trick, names)
    if position.won:
        found["won"] = {names[seat]: number for seat, number in position.won.items()}
    if position.leader is not None:
        found["leader"] = names[position.leader]
    if scenario.calls:
        now = len(position.tricks or ()) + sum(position.won.values()) + 1
        found["call"] = True if scenario.calls == (now,) else list(scenario.calls)
    return found


def _trick(trick: Trick, names: tuple[str, ...]) -> list[dict[str, str]]:
    return [{names[play.seat]: str(play.card)} for play in trick.plays]


def format_deed(deed: Deed) -> str:
    """A deed as a file tells it.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> from watten_tutor.core.seats import Seat
        >>> format_deed(Deed(Seat(2), "cut", card("K♥")))
        'cut K♥'
    """
    what = deed.what
    if isinstance(what, tuple):
        what = format_cards(what)
    elif isinstance(what, Sign):
        what = what.value
    return deed.do if what is None or what == "" else f"{deed.do} {what}"


def _bets(scenario: Scenario) -> dict[str, Any]:
    found: dict[str, Any] = {}
    position = scenario.position
    if position.score:
        teams = team_names(scenario.names, position.ruleset)
        found["score"] = {teams[team]: points for team, points in position.score.items()}
    if position.games:
        teams = team_names(scenario.names, position.ruleset)
        found["games"] = {teams[team]: number for team, number in position.games.items()}
    if position.bets:
        found["bets"] = [_bet(each, scenario.names) for each in position.bets]
    if position.gespannt_choice is not None:
        found["gespannt-choice"] = position.gespannt_choice
    return found


def _bet(bet: Bet, names: tuple[str, ...]) -> dict[str, str]:
    if bet.at is None:
        return {names[bet.by]: bet.do}
    return {"by": names[bet.by], "do": bet.do, "at": f"{bet.at[0]}.{bet.at[1]}"}


def _question(scenario: Scenario) -> dict[str, Any]:
    question, names = scenario.question, scenario.names
    found: dict[str, Any] = {
        "question": question.kind,
        "card": question.card and str(question.card),
        "cards": format_cards(question.cards),
        "led": question.led and str(question.led),
        "role": question.role,
        "sign": question.sign and question.sign.value,
        "do": question.do and format_deed(question.do),
        "between": list(question.between),
        "ask": question.ask,
    }
    found = {key: value for key, value in found.items() if value}
    if question.player is not None:
        found["player"] = names[question.player]
    for key, claim in (("answer", scenario.answer), ("tempting", scenario.tempting)):
        if isinstance(claim, Claim):
            found[key] = format_answer(claim.value, names)
    return found


class _Dumper(yaml.SafeDumper):
    """Writes texts of several lines as they stand."""

    def represent_text(self, text: str) -> yaml.ScalarNode:
        return self.represent_scalar("tag:yaml.org,2002:str", text, style="|" if "\n" in text else None)


_Dumper.add_representer(str, _Dumper.represent_text)
