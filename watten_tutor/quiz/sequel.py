"""The puzzle to solve next where several mistakes lead to one wrong answer: it tells which it was."""

from collections.abc import Sequence
from functools import cache

from watten_tutor.quiz.mistakes.fitting import Mistaken
from watten_tutor.quiz.mistakes.separating import separating
from watten_tutor.scenario.library import find, library
from watten_tutor.scenario.scenario import Scenario


def sequel(mistakes: Sequence[Mistaken], answered: Scenario) -> Scenario | None:
    """The shipped puzzle that tells these mistakes apart; None where there is none, or only one mistake.

    First among those of the same topic, so that not all of them need be read.

    Example:
        >>> from watten_tutor.quiz.judge import judge
        >>> asked = find("rechter-linke/three-eights")
        >>> wrong = judge(asked, asked.tempting.value)
        >>> [each.mistake.id for each in wrong.mistakes], sequel(wrong.mistakes, asked) is not None
        (['linke-by-suit', 'later-linker'], True)
    """
    if len(mistakes) < 2:
        return None
    told = [each.mistake for each in mistakes]
    topic = answered.id.rpartition("/")[0]
    near = [name for name in library() if name.rpartition("/")[0] == topic]
    for names in (near, library()):
        if (found := separating(told, answered, map(_read, names))) is not None:
            return _read(found)
    return None


@cache
def _read(name: str) -> Scenario:
    return find(name)
