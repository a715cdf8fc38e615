"""The question as it is put: what is asked, of whom, how many answers, and what counts."""

from watten_tutor.quiz.dealt import phrase
from watten_tutor.quiz.explain import Sentence
from watten_tutor.scenario.scenario import Question


def title(question: Question) -> Sentence:
    """The question itself, as in "Which cards may Ben play?"."""
    if question.kind == "why":
        return Sentence("question.why.title", {"asked": title(question.inner)})
    return Sentence(f"question.{wording(question)}.title", facts_of(question))


def facts_of(question: Question) -> dict[str, object]:
    """What the sentence of a question may speak of."""
    deed = None if question.do is None else Sentence(*phrase(question.do))
    return {"player": question.player, "card": question.card, "sign": question.sign, "deed": deed}


def ask(question: Question) -> Sentence:
    """What an answer consists of: who, how many, and what counts."""
    if question.led is not None and question.kind == "order":
        return Sentence("question.order.ask-led", {"led": question.led})
    return Sentence(f"question.{wording(question)}.ask")


def wording(question: Question) -> str:
    """The kind of question as the catalogues have it: `signal` is put in two ways."""
    asks_for_a_sign = question.kind == "signal" and question.sign is None
    return "signal-of-card" if asks_for_a_sign else question.kind


def put(question: Question) -> tuple[Sentence, ...]:
    """The question as text puts it: title, what it is about where the table does not show it, what counts."""
    if question.kind == "compare":
        return (title(question), *put(question.inner)[:-1], ask(question))
    about = (Sentence("question.order.cards", {"cards": question.cards}),) if question.cards else ()
    return (title(question), *about, ask(question))
