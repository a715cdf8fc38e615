"""How fast positions are answered and explained."""

import json

from watten_tutor.cli.benchmarks.deals import trick_lines
from watten_tutor.cli.benchmarks.measure import Contest, seconds
from watten_tutor.cli.benchmarks.peers import moves_named, positions_read
from watten_tutor.i18n import Speech
from watten_tutor.quiz.batch import answer_object
from watten_tutor.quiz.explain import explain
from watten_tutor.scenario.load import load_json

TRICKS = 400


def explain_tricks() -> Contest:
    """Who wins a trick, in sentences, each with the rule and its sources; python-chess names moves."""
    scenarios = [load_json(line) for line in trick_lines(TRICKS)]
    speech = Speech("en")

    def work() -> None:
        for scenario in scenarios:
            for each in explain(scenario):
                each.text(speech)

    return Contest(seconds(work, TRICKS), moves_named(TRICKS))


def answer_lines() -> Contest:
    """JSON Lines in, JSON Lines out, as `answer -` does; python-chess reads FENs and names all moves."""
    lines = trick_lines(TRICKS)

    def work() -> None:
        for line in lines:
            json.dumps(answer_object(load_json(line)), ensure_ascii=False)

    return Contest(seconds(work, TRICKS), positions_read(TRICKS))
