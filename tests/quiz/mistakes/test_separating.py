"""The next question where two mistakes explain an answer."""

from dataclasses import replace

from tests.builders import ANNA, BEN, CARLA, DAN, position, scenario
from tests.quiz.mistakes.test_properties import shipped
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.mistakes.separating import separating
from watten_tutor.quiz.mistakes.table import MISTAKES
from watten_tutor.scenario.scenario import Scenario

TWO = (MISTAKES["later-linker"], MISTAKES["linke-by-suit"])


def asked(name: str, table: str, kind: str = "trick-winner", level: int | None = None) -> Scenario:
    """A trick with Schlag 10 and trump ♣, so that the Linke are ♠, ♥ and ♦, in the order of all players."""
    return replace(scenario(position("tyrolean", "10 ♣", table), kind), id=name, level=level)


ALIKE = asked("linke/alike", "10♥ 7♦ 8♦ 10♠")  # Dan: he is later, and ♠ is higher
EACH = asked("linke/each", "10♥ 10♠ 10♦ 8♦")  # Carla is last, Ben has ♠; truly Anna wins
ONE = asked("linke/one", "10♠ 10♥ 8♦ 7♦")  # Ben is later; Anna has ♠, as is right
NEITHER = asked("linke/neither", "A♦ K♦ 8♦ 7♦")


def test_what_the_two_answer():
    def of_both(each: Scenario) -> list[tuple[object, ...]]:
        return [mistake.answers(each.position, each.question) for mistake in TWO]

    assert of_both(ALIKE) == [(DAN,), (DAN,)]
    assert of_both(EACH) == [(CARLA,), (BEN,)]
    assert of_both(ONE) == [(BEN,), ()]
    assert of_both(NEITHER) == [(), ()]
    assert judge(EACH, ANNA).right


def test_a_question_to_which_each_has_an_answer_of_its_own():
    assert separating(TWO, ALIKE, [NEITHER, ONE, ALIKE, EACH]) == "linke/each"


def test_where_there_is_none_one_that_only_one_of_them_gets_wrong():
    assert separating(TWO, ALIKE, [NEITHER, ONE, ALIKE]) == "linke/one"


def test_where_nothing_tells_them_apart_there_is_none():
    again = replace(ALIKE, id="linke/again")
    assert separating(TWO, ALIKE, [NEITHER, again]) is None


def test_the_question_answered_is_not_asked_again():
    assert separating(TWO, EACH, [EACH]) is None


def test_one_mistake_need_not_be_told_apart():
    assert separating(TWO[:1], ALIKE, [EACH]) is None
    assert separating((), ALIKE, [EACH]) is None


def test_of_several_the_nearest_in_kind_topic_and_level_is_asked():
    answered = replace(ALIKE, level=2)
    far = asked("order/far", "10♥ 10♠ 10♦ 8♦", "next-leader", level=2)
    other_topic = asked("order/topic", "10♥ 10♠ 10♦ 8♦", level=2)
    hard = asked("linke/hard", "10♥ 10♠ 10♦ 8♦", level=5)
    easy = asked("linke/easy", "10♥ 10♠ 10♦ 8♦", level=1)
    same = asked("linke/same", "10♥ 10♠ 10♦ 8♦", level=1)
    several = [far, other_topic, hard, easy, same]
    for expected in ("linke/easy", "linke/same", "linke/hard", "order/topic", "order/far"):
        assert separating(TWO, answered, several) == expected
        several = [each for each in several if each.id != expected]


def test_among_the_shipped_scenarios_wherever_two_mistakes_tempt():
    """Every pair that explains a tempting answer is told apart by another scenario."""
    for each in shipped().values():
        mistakes = [found.mistake for found in judge(each, each.tempting.value).mistakes]
        if len(mistakes) == 2:
            next_one = shipped()[separating(mistakes, each, shipped().values())]
            one, two = (mistake.answers(next_one.position, next_one.question) for mistake in mistakes)
            assert one or two
            assert not any(answer in two for answer in one)
