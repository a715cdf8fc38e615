"""Helpers for the tests of verdicts."""

from typing import Any

from tests.builders import BEN, CARLA, DAN, position, scenario
from watten_tutor.i18n import Speech
from watten_tutor.quiz.explain import steps
from watten_tutor.quiz.judge import Verdict, judge

HANDS = {BEN: "J♠ 10♥ A♦", CARLA: "A♦ K♣", DAN: "K♥ 9♥"}


def verdict(
    rules: str, said: str, table: str, kind: str, given: Any, called: bool = False, **facts: Any
) -> Verdict:
    return judge(scenario(position(rules, said, table, hands=HANDS, called=called), kind, **facts), given)


def sentences(found: Verdict, language: str = "en") -> list[str]:
    """Why the answer given fails, in plain text."""
    told = steps(found.why_not, position("tyrolean", "10 ♠").ruleset)
    return [each.sentence.text(Speech(language)) for each in told]
