"""The example of the rules, told from the first card to the last, as text and as batch output."""

from typing import Any

import pytest

from tests.builders import ANNA, BEN, card, cards, position, scenario
from watten_tutor.core.ranking import CardClass
from watten_tutor.i18n import Speech
from watten_tutor.quiz.batch import answer_object
from watten_tutor.quiz.explain import Told, explain, headline, said, steps
from watten_tutor.quiz.judge import judge

# S0 §7 "Example: Schlag 10, trump ♠. Anna leads 8♠ – a trump. …"
EXAMPLE = scenario(position("tyrolean", "10 ♠", "8♠", hands={BEN: "J♠ 10♥ A♦"}), "legal-cards", player=BEN)

TOLD = {
    "en": """\
Ben may play only J♠ and 10♥.
1. Anna leads 8♠, a card of the trump suit. [When a trump is led, §7 Playing a trick]
2. J♠ is a card of the trump suit too: whoever holds one must play a trump, a Linker or a Kritischer. \
[When a trump is led, §7 Playing a trick]
3. 10♥ is a Linker: it satisfies the duty as well as a trump would. \
[What satisfies the duty, §7 Playing a trick]
4. A♦ is neither a trump nor a Linker nor a Kritischer, so it must stay in the hand. \
[When a trump is led, §7 Playing a trick]""",
    "de": """\
Ben darf nur B♠ und 10♥ legen.
1. Anna spielt 8♠ aus, eine Karte der Trumpffarbe. [Wenn Trumpf ausgespielt wird, §7 Ein Stich]
2. Auch B♠ ist eine Karte der Trumpffarbe: Wer eine hat, muss Trumpf, einen Linken oder einen Kritischen \
zugeben. [Wenn Trumpf ausgespielt wird, §7 Ein Stich]
3. 10♥ ist ein Linker: Er erfüllt die Pflicht so gut wie ein Trumpf. \
[Womit du die Pflicht erfüllst, §7 Ein Stich]
4. A♦ ist weder Trumpf noch Linker noch Kritischer und muss auf der Hand bleiben. \
[Wenn Trumpf ausgespielt wird, §7 Ein Stich]""",
    "it": """\
Ben può giocare solo J♠ e 10♥.
1. Anna apre con 8♠, una carta del seme di briscola. [Quando si apre con una briscola, §7 Playing a trick]
2. Anche J♠ è una carta del seme di briscola: chi ne ha una deve giocare una briscola, un Linker o un \
Kritischer. [Quando si apre con una briscola, §7 Playing a trick]
3. 10♥ è un Linker: soddisfa l'obbligo come una briscola. \
[Che cosa soddisfa l'obbligo, §7 Playing a trick]
4. A♦ non è né briscola né Linker né Kritischer: deve restare in mano. \
[Quando si apre con una briscola, §7 Playing a trick]""",
}


@pytest.mark.parametrize("language", TOLD)
def test_the_example_of_the_rules_is_told_step_by_step_with_its_rules(language: str) -> None:
    (told,) = explain(EXAMPLE)
    assert told.text(Speech(language)) == TOLD[language]


def test_with_the_german_deck_the_same_steps_name_the_cards() -> None:
    (told,) = explain(EXAMPLE)
    assert told.text(Speech("de", "german")).splitlines()[0] == "Ben darf nur Laub-Unter und Herz-10 legen."


HEADLINES: list[tuple[str, dict[str, Any], object, str]] = [
    ("trick-winner", {}, ANNA, "Anna wins the trick with 8♠."),
    ("winning-so-far", {}, ANNA, "Anna is ahead so far with 8♠."),
    ("legal-cards", {"player": BEN}, cards("J♠ 10♥ A♦"), "Ben may play any of these: J♠, 10♥ and A♦."),
    ("may-play", {"player": BEN, "card": card("A♦")}, False, "No: Ben may not play A♦."),
    ("may-play", {"player": BEN, "card": card("J♠")}, True, "Yes: Ben may play J♠."),
    ("order", {}, (cards("10♥ 10♦"), cards("A♠")), "From high to low: 10♥ = 10♦ > A♠."),
    ("class", {"card": card("10♥")}, CardClass.LINKER, "10♥ is a Linker."),
    ("rechter", {}, None, "There is no Rechter in this hand."),
    ("rechter", {}, card("10♠"), "The Rechter is 10♠."),
    ("linke", {}, cards("10♥"), "The only Linker is 10♥."),
    ("linke", {}, cards("10♣ 10♥"), "The Linke are 10♣ and 10♥."),
    ("linke", {}, (), "There are no Linke in this hand."),
    ("compare", {}, {"a": ANNA, "b": ANNA}, "The same under all these rules."),
    ("compare", {}, {"a": ANNA, "b": BEN}, "It depends on the rules: they do not agree here."),
]


@pytest.mark.parametrize(("kind", "facts", "value", "expected"), HEADLINES)
def test_an_answer_is_a_whole_sentence(
    kind: str, facts: dict[str, Any], value: object, expected: str
) -> None:
    asked = scenario(EXAMPLE.position, kind, **facts)
    assert headline(asked.position, asked.question, value).text(Speech("en")) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (None, "there is none"),
        (True, "yes"),
        (False, "no"),
        ((), "none"),
        (BEN, "Ben"),
        (ANNA, "Anna"),
        (cards("J♠ 10♥"), "J♠ and 10♥"),
        (CardClass.PLAIN, "plain card"),
        ((cards("10♥ 10♦"), cards("A♠")), "10♥ = 10♦ > A♠"),
    ],
)
def test_an_answer_can_be_named_inside_a_sentence(value: object, expected: str) -> None:
    assert said(value).text(Speech("en")) == expected


def test_a_sentence_in_the_slot_of_another_keeps_the_names_of_its_own_table() -> None:
    told = Told(
        steps(judge(EXAMPLE, ()).because, EXAMPLE.position.ruleset)[0].sentence, ("Zoë", "B", "C", "D")
    )
    assert told.text(Speech("en")) == "Zoë leads 8♠, a card of the trump suit."


def test_compare_is_explained_under_each_set_by_itself() -> None:
    asked = scenario(
        EXAMPLE.position, "compare", ask="legal-cards", between=("tyrolean", "bavarian"), player=BEN
    )
    told = explain(asked)
    assert [each.ruleset.name for each in told] == ["tyrolean", "bavarian"]
    assert [each.steps[-1].rule for each in told] == ["duty.trump-led", "duty.none"]


# -- the batch ------------------------------------------------------------------------------------------


def test_the_batch_object_of_the_example() -> None:
    found = answer_object(EXAMPLE)
    assert list(found) == ["id", "rules", "question", "answer", "because", "explanation"]
    assert (found["rules"], found["question"]) == ("tyrolean", "legal-cards")
    assert found["answer"] == ["J♠", "10♥"]
    assert found["explanation"] == TOLD["en"]
    assert [each["rule"] for each in found["because"]] == [
        "duty.trump-led",
        "duty.trump-led",
        "duty.satisfied-by",
        "duty.trump-led",
    ]
    assert found["because"][0]["text"] == "Anna leads 8♠, a card of the trump suit."
    assert found["because"][0]["sources"][0] == {
        "id": "S0",
        "title": found["because"][0]["sources"][0]["title"],
        "section": "§7 Playing a trick",
        "house": False,
    }
    assert all(each["sources"] for each in found["because"])


def test_a_german_reader_is_cited_the_german_rules_first() -> None:
    assert answer_object(EXAMPLE, "de")["because"][0]["sources"][0]["id"] == "S1"


def test_the_batch_names_the_set_before_each_answer_of_a_comparison() -> None:
    asked = scenario(
        EXAMPLE.position, "compare", ask="legal-cards", between=("tyrolean", "bavarian"), player=BEN
    )
    found = answer_object(asked, "de")
    assert found["answer"] == {"tyrolean": ["J♠", "10♥"], "bavarian": ["J♠", "10♥", "A♦"]}
    first, second = found["explanation"].split("\n\n")
    assert first == f"Tirolerisch: {TOLD['de']}"
    assert second.startswith("Bayerisch: Ben darf jede dieser Karten legen: B♠, 10♥ und A♦.\n1. ")
