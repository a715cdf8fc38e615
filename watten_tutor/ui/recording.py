"""Every judged answer is kept in the learner's record; if that cannot be, one line says so."""

from watten_tutor.course.progress import answered, record
from watten_tutor.quiz.explain import Sentence
from watten_tutor.quiz.judge import Verdict
from watten_tutor.scenario.scenario import Scenario


def keep(scenario: Scenario, verdict: Verdict) -> Sentence | None:
    """Add the answer to the record; the sentence says why it could not be added."""
    return record(answered(scenario, verdict))
