"""The three catalogues are one: same keys, same slots, nothing empty, nothing left to translate."""

from importlib.resources import files
from string import Formatter

import polib
import pytest

from watten_tutor.i18n import LANGUAGES, catalogue

OTHERS = [language for language in LANGUAGES if language != "en"]


def entries(language: str) -> dict[str, polib.POEntry]:
    source = files("watten_tutor.i18n").joinpath("locale", f"{language}.po").read_text("utf-8")
    return {entry.msgctxt: entry for entry in polib.pofile(source)}


def forms(entry: polib.POEntry) -> list[str]:
    """The texts of an entry: one, or one for each plural form."""
    return [entry.msgstr_plural[form] for form in sorted(entry.msgstr_plural)] or [entry.msgstr]


def slots(text: str) -> set[str]:
    return {slot for _, slot, _, _ in Formatter().parse(text) if slot is not None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_written_twice_or_obsolete(language: str) -> None:
    source = files("watten_tutor.i18n").joinpath("locale", f"{language}.po").read_text("utf-8")
    found = polib.pofile(source)
    keys = [entry.msgctxt for entry in found]
    assert len(keys) == len(set(keys))
    assert None not in keys
    assert [entry.msgctxt for entry in found if entry.obsolete or entry.fuzzy] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_keys_and_english_texts_are_those_of_the_english_catalogue(language: str) -> None:
    english, other = entries("en"), entries(language)
    assert sorted(english) == sorted(other)
    assert [
        key
        for key, entry in english.items()
        if (entry.msgid, entry.msgid_plural) != (other[key].msgid, other[key].msgid_plural)
    ] == []


def test_english_says_what_its_ids_say() -> None:
    differing = [
        key
        for key, entry in entries("en").items()
        if forms(entry) != ([entry.msgid, entry.msgid_plural] if entry.msgid_plural else [entry.msgid])
    ]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_both_its_forms(language: str) -> None:
    wrong = [
        key
        for key, entry in entries(language).items()
        if sorted(entry.msgstr_plural) != ([0, 1] if entry.msgid_plural else [])
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_ends_in_blanks(language: str) -> None:
    blank = [
        key for key, entry in entries(language).items() if not all(text.strip() for text in forms(entry))
    ]
    assert blank == []
    untidy = [
        key
        for key, entry in entries(language).items()
        if not key.startswith("list.") and any(text != text.strip() for text in forms(entry))
    ]
    assert untidy == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_slots_of_a_message_are_the_same_in_every_language(language: str) -> None:
    english, other = entries("en"), entries(language)
    differing = {
        key: (set.union(*map(slots, forms(entry))), set.union(*map(slots, forms(other[key]))))
        for key, entry in english.items()
        if set.union(*map(slots, forms(entry))) != set.union(*map(slots, forms(other[key])))
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_slots_have_names_and_braces_are_closed(language: str) -> None:
    wrong = [
        key
        for key, entry in entries(language).items()
        for text in forms(entry)
        if not all(slot.isidentifier() for slot in slots(text))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_an_explanation_begins_with_a_capital_or_a_slot_and_ends_with_a_full_stop(
    language: str,
) -> None:
    said = {
        key: text
        for key, entry in entries(language).items()
        if key.startswith(("because.", "verdict."))
        for text in forms(entry)
    }
    assert said
    wrong = [
        key for key, text in said.items() if not (text[0].isupper() or text[0] == "{") or text[-1] != "."
    ]
    assert wrong == []


@pytest.mark.parametrize(("language", "expected"), [("en", "Check"), ("de", "Prüfen"), ("it", "Controlla")])
def test_a_message_is_asked_for_by_its_key(language: str, expected: str) -> None:
    assert catalogue(language).text("ui.check") == expected


def test_a_number_chooses_the_plural() -> None:
    says = catalogue("de").text
    assert (
        says("verdict.legal-cards.all", n=1, player="Ben", cards="10♠")
        == "Ben darf die einzige Karte legen: 10♠."
    )
    assert (
        says("verdict.legal-cards.all", n=2, player="Ben", cards="…")
        == "Ben darf jede dieser Karten legen: …."
    )


def test_an_unknown_key_a_missing_fact_and_an_unknown_language_are_errors() -> None:
    with pytest.raises(KeyError):
        catalogue("en").text("no.such.key")
    with pytest.raises(KeyError):
        catalogue("en").text("because.trick.won", player="Anna")
    with pytest.raises(ValueError, match="no catalogue for 'fr'"):
        catalogue("fr")


def test_a_catalogue_knows_its_keys() -> None:
    assert "ui.check" in catalogue("it")
    assert "no.such.key" not in catalogue("it")
    assert sorted(catalogue("it").keys()) == sorted(catalogue("en").keys())
