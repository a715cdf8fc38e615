"""The question in words, and each choice as the text of its Button."""

from watten_tutor.core.cards import Card
from watten_tutor.core.declaration import Declaration
from watten_tutor.i18n import Speech
from watten_tutor.quiz import ask, explain
from watten_tutor.quiz.explain import Sentence
from watten_tutor.scenario.scenario import Question
from watten_tutor.ui.choosing import Choice, Form, Points


def asked(question: Question) -> Sentence:
    """The question as a sentence; for `compare` it tells what is compared.

    Example:
        >>> asked(Question("compare", ask="rechter")).text(Speech("en"))
        'Which card is the Rechter under each of these rules?'
    """
    if question.kind == "compare":
        return Sentence(f"ask.compare.{ask.wording(question.inner)}", ask.facts_of(question))
    return ask.title(question)


def asked_text(question: Question, speech: Speech) -> str:
    """The question and what an answer consists of, in plain text."""
    return f"{asked(question).text(speech)}\n{ask.ask(question).text(speech)}"


def named(choice: Choice, speech: Speech, form: Form) -> str:
    """A choice as the text of its Button: "Dan", "10 of leaves", "Rechter", "Yes", "There is none"."""
    if choice is None:
        return speech.text("ui.nobody" if form.is_about_people else "ui.none")
    if isinstance(choice, bool):
        return speech.text("ui.yes" if choice else "ui.no")
    if isinstance(choice, Card):
        return speech.card_name(choice)
    if isinstance(choice, Declaration):
        trump = speech.suit_name(choice.trump)
        return speech.text("ui.pair", schlag=choice.schlag, trump=trump[:1].upper() + trump[1:])
    if isinstance(choice, Points):
        return explain.said(dict(choice.by_team)).text(speech)
    said = speech.say(choice)
    return said[:1].upper() + said[1:]
