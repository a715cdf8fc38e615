"""The table of mistakes: twelve, each with its name, its sentences and its rules."""

from string import Formatter

import pytest

from watten_tutor.i18n import LANGUAGES, catalogue
from watten_tutor.quiz.mistakes.table import MISTAKES
from watten_tutor.rulebook.cite import rule_ids

TWELVE = [
    "follow-suit",
    "must-beat",
    "ace-over-trump",
    "king-of-hearts",
    "printed-suit",
    "linker-owed",
    "linke-by-suit",
    "later-linker",
    "rechter-low",
    "other-suit-wins",
    "call-anytime",
    "give-up-value",
]

STEPS = {
    objection.step for each in MISTAKES.values() for belief in each.beliefs for objection in belief.objections
}


ALL_KEYS = catalogue("en").keys()
KEYS = {key for key in ALL_KEYS if key.startswith("mistake.")}


def test_they_are_the_twelve():
    assert list(MISTAKES) == TWELVE
    assert [each.id for each in MISTAKES.values()] == TWELVE


def test_every_objection_has_its_sentence_and_every_sentence_its_objection():
    assert {f"mistake.{step}" for step in STEPS} | {f"mistake.{each}.name" for each in MISTAKES} == KEYS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_mistakes_have_one_name(language):
    names = [catalogue(language).text(f"mistake.{each}.name") for each in MISTAKES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "That would be right if ", ", but "),
        ("de", "Das wäre richtig, wenn ", ", aber "),
        ("it", "Sarebbe giusto se ", ", ma "),
    ],
)
def test_every_sentence_says_what_would_have_to_hold_and_what_does(language, wrong, right):
    for key in KEYS:
        text = catalogue(language).template(key, {})
        if not key.endswith(".name"):
            assert text.startswith(wrong), key
            assert right in text, key
            assert text.endswith("."), key


def test_every_mistake_is_contradicted_by_rules_there_are():
    for each in MISTAKES.values():
        assert each.rules
        assert set(each.rules) <= set(rule_ids())


def test_slots_are_few():
    slots = {
        slot
        for key in KEYS
        for _, slot, _, _ in Formatter().parse(catalogue("en").template(key, {}))
        if slot is not None
    }
    assert slots == {"card", "cards", "suit", "n", "m"}
