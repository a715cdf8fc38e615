"""Answers about Bohemian tallies: judged, refuted, told."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, scenario
from tests.quiz.tallies import HANDS, hand, judged_tallies
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Position
from watten_tutor.core.seats import Seat, Team
from watten_tutor.i18n import LANGUAGES, Speech
from watten_tutor.quiz.explain import explain, steps
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.questions import solve, under
from watten_tutor.quiz.told import told
from watten_tutor.rulebook.cite import rulebook
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.scenario import Question
from watten_tutor.scenario.schema import NOT_IN_BOHEMIAN
from watten_tutor.ui.tallies import tallies_after, tally_changes


def of(**points: int) -> dict[Team, int]:
    seats = {"anna": ANNA, "ben": BEN, "carla": CARLA, "dan": DAN}
    return {Team((seats[name],)): number for name, number in points.items()}


def test_every_answer_is_judged_in_sentences_that_cite_a_rule_in_force() -> None:
    for asked, found in judged_tallies():
        ruleset = asked.position.ruleset
        assert found.right is (found.why_not == ())
        for step in steps((*found.because, *found.why_not), ruleset):
            assert step.rule in rulebook(ruleset)
            for language in LANGUAGES:
                said = step.sentence.text(Speech(language))
                assert not set("{}") & set(said), said
                assert said.endswith("."), said


def test_only_the_wrong_counts_are_told_again() -> None:
    asked = scenario(hand(score={ANNA: 1, BEN: 9}), "score-after")
    found = judge(asked, of(anna=2, ben=4, carla=25, dan=20))
    assert found.answer == of(anna=2, ben=6, carla=25, dan=25)
    assert {reason.facts["player"] for reason in found.why_not} == {BEN, DAN}


def test_a_count_that_forgets_hearts_is_told_of_them() -> None:
    asked = scenario(hand(said="10 ♥"), "hand-score")
    found = judge(asked, of(anna=-2, ben=-3, carla=5, dan=5))
    assert found.why_not[0].rule == "bohemian.hearts-double"


@pytest.mark.parametrize("position", HANDS)
def test_the_right_tallies_are_among_those_offered(position: Position) -> None:
    after, change = tallies_after(position), tally_changes(position)
    assert solve(position, Question("score-after")).value in after
    assert solve(position, Question("hand-score")).value in change
    assert len(after) >= 3
    assert len({tuple(each.items()) for each in after}) == len(after)


def test_tallies_are_told_at_the_table() -> None:
    said = [each.text(Speech("en")) for each in told(hand(score={ANNA: 3}))]
    assert said == [
        "10♠ was turned up and makes Schlag and trump.",
        "Tallies before this hand: Anna 3, Ben 20, Carla 20, Dan 20.",
    ]


def test_the_explanation_begins_with_the_tallies() -> None:
    (explained,) = explain(scenario(hand(score={ANNA: 1}), "score-after"))
    assert explained.headline.text(Speech("en")) == "The tallies are now Anna 2, Ben 17, Carla 25, Dan 25."


@pytest.mark.parametrize("kind", sorted(NOT_IN_BOHEMIAN))
def test_what_has_no_meaning_is_refused_without_a_file_too(kind: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        solve(hand(), Question(kind, player=BEN))
    assert (refused.value.code, refused.value.facts["found"]) == ("not-in-bohemian", kind)


def test_what_is_not_known_is_refused() -> None:
    unfinished = hand(won={ANNA: 4})
    for code, position in (
        ("hand-not-over", unfinished),
        ("turned-not-told", Position(load_ruleset("bohemian"), None, won={ANNA: 5})),
    ):
        with pytest.raises(Unanswerable) as refused:
            solve(position, Question("score-after"))
        assert refused.value.code == code


def test_a_table_of_three_stays_one_under_another_bohemian_set() -> None:
    three = Position(load_ruleset("bohemian"), None, dealer=Seat(2), table=3)
    assert under(three, load_ruleset("bohemian+below-zero")).seats == (ANNA, BEN, CARLA)
    two = Position(load_ruleset("two-handed"), None, dealer=Seat(1))
    assert under(two, load_ruleset("bohemian")).seats == (ANNA, BEN)
    with pytest.raises(Unanswerable, match="players-number"):
        under(three, load_ruleset("bavarian"))
