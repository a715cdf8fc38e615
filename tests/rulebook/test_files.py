"""The files of the rulebook: the index lists them, each is named, and none names a file of the sources."""

import re
from pathlib import Path

import pytest

import watten_tutor.rulebook
from watten_tutor.core.ruleset import FLAGS
from watten_tutor.i18n import LANGUAGES, catalogue
from watten_tutor.rulebook.data import read
from watten_tutor.rulebook.flags import value_key
from watten_tutor.rulebook.load import option_names, ruleset_names

FOLDER = Path(watten_tutor.rulebook.__file__).parent


def keys_of(language, *areas_of_message):
    every_key = catalogue(language).keys()
    return {key for key in every_key if key.startswith(areas_of_message)}


@pytest.mark.parametrize("kind", ["rulesets", "options"])
def test_the_index_lists_the_files_there_are(kind):
    names = read("index")[kind]
    assert sorted(names) == sorted(path.stem for path in (FOLDER / kind).iterdir())
    for name in names:
        assert (read(f"{kind}/{name}")["name"], read(f"{kind}/{name}")["revision"]) == (name, "1")


def test_an_alias_names_one_set_only():
    aliases = [alias for name in ruleset_names() for alias in read(f"rulesets/{name}")["aliases"]]
    assert len(aliases) == len(set(aliases))
    assert not set(aliases) & set(ruleset_names())
    assert all(alias == alias.casefold() for alias in aliases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sets_options_and_flags_are_named(language):
    wanted = {f"ruleset.{name}.{part}" for name in ruleset_names() for part in ("name", "title", "place")}
    wanted |= {f"option.{name}.title" for name in option_names()}
    wanted |= {f"flag.{flag}" for flag in FLAGS}
    wanted |= {f"source.{source}.title" for source in read("sources")}
    wanted |= {f"licence.{source['licence']}" for source in read("sources").values()}
    wanted |= {value_key(flag.name, value) for flag in FLAGS.values() for value in flag.values}
    assert wanted == keys_of(language, "ruleset.", "option.", "flag.", "source.", "licence.")


def test_no_file_of_the_sources_is_named():
    texts = [path.read_text("utf-8") for path in FOLDER.rglob("*.yaml")]
    ours = ("rule.", "ruleset.", "option.", "flag.", "source.", "house.", "licence.", "clash.", "area.")
    for language in LANGUAGES:
        texts += [catalogue(language).template(key, {}) for key in keys_of(language, *ours)]
    assert not any(re.search(r"\.txt\b|[0-9a-f]{16}", text) for text in texts)
