"""No two shipped scenarios are the same exercise: not by other names or seats, and few by other suits."""

import json
import re
from collections import defaultdict
from functools import cache

from watten_tutor.scenario.dump import plain_scenario
from watten_tutor.scenario.library import find, library
from watten_tutor.scenario.load import load_scenario
from watten_tutor.scenario.scenario import Scenario

WORDS = ("id", "title", "story", "after", "hints", "themes", "sources", "readings", "level", "tempting")
MOST_BY_PERMUTING = 60


def as_played(scenario: Scenario) -> str:
    """The exercise alone, every player named by his place after the dealer."""
    told = {key: value for key, value in plain_scenario(scenario).items() if key not in WORDS}
    told.pop("players", None)
    told["dealer"] = scenario.names[scenario.position.dealer]
    text = json.dumps(told, ensure_ascii=False, sort_keys=True)
    size = len(scenario.names)
    first = scenario.position.dealer + 1
    for turn in range(size):
        name = scenario.names[(first + turn) % size]
        text = re.sub(rf"\b{re.escape(name)}\b", f"seat{turn}", text)
    return json.dumps(_in_order(json.loads(text)), ensure_ascii=False, sort_keys=True)


def _in_order(told):
    """The same with hands and lists of cards sorted, since their order means nothing."""
    cards = {key: sorted(map(str, told[key])) for key in ("cards",) if isinstance(told.get(key), list)}
    return {**told, **cards}


def suits_renamed(text: str) -> str:
    """The exercise with the suits numbered as they come: two that differ in suits alone become equal."""
    order: dict[str, str] = {}
    return re.sub("[♣♠♥♦]", lambda found: order.setdefault(found[0], str(len(order))), text)


@cache
def exercises() -> dict[str, str]:
    return {name: as_played(load_scenario(path)) for name, path in library().items()}


def alike(told: dict[str, str]) -> list[list[str]]:
    found = defaultdict(list)
    for name, text in told.items():
        found[text].append(name)
    return [names for names in found.values() if len(names) > 1]


def test_no_two_are_equal_up_to_renaming():
    assert alike(exercises()) == []


def test_few_are_made_by_permuting_suits():
    permuted = alike({name: suits_renamed(text) for name, text in exercises().items()})
    assert sum(len(names) - 1 for names in permuted) <= MOST_BY_PERMUTING, permuted


def test_the_same_trick_one_seat_on_is_the_same_exercise():
    """Anna leads with Dan as dealer, or Ben leads with Anna as dealer: who is forehand leads to both."""
    told = {"rules": "tyrolean", "schlag": "10", "trump": "♠", "question": "winning-so-far"}
    one = find({**told, "trick": [{"Anna": "8♠"}, {"Ben": "10♥"}]})
    other = find({**told, "dealer": "Anna", "trick": [{"Ben": "8♠"}, {"Carla": "10♥"}]})
    third = find({**told, "trick": [{"Ben": "8♠"}, {"Carla": "10♥"}]})
    assert as_played(one) == as_played(other) != as_played(third)


def test_other_suits_alone_make_no_new_exercise():
    one = find({"rules": "tyrolean", "schlag": "10", "trump": "♠", "question": "class", "card": "9♥"})
    other = find({"rules": "tyrolean", "schlag": "10", "trump": "♣", "question": "class", "card": "9♦"})
    trump = find({"rules": "tyrolean", "schlag": "10", "trump": "♣", "question": "class", "card": "9♣"})
    texts = [suits_renamed(as_played(each)) for each in (one, other, trump)]
    assert texts[0] == texts[1] != texts[2]
