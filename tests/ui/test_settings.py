"""Language and deck: where they begin, who follows them."""

import gc

import pytest

from watten_tutor.ui.settings import SHARED, Settings, default_language, settings_for


class Follower:
    def __init__(self):
        self.heard = 0

    def hear(self):
        self.heard += 1


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LANG": "fr_FR", "WATTEN_TUTOR_LANG": "IT"}, "it"),
        ({"WATTEN_TUTOR_LANG": "xx", "LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_to_begin_with(environment, language, monkeypatch):
    for name in ("WATTEN_TUTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert default_language() == language


def test_followers_are_told_once_for_each_change_and_not_without_one():
    settings, follower = Settings("en", "german"), Follower()
    settings.follow(follower.hear)
    settings.change(language="de", deck="french")
    settings.change(language="de")
    assert follower.heard == 1


def test_a_follower_that_is_gone_is_forgotten():
    settings, follower = Settings("en", "german"), Follower()
    settings.follow(follower.hear)
    del follower
    gc.collect()
    settings.change(language="de")
    assert settings._followers == []


@pytest.mark.parametrize("wrong", [{"language": "fr"}, {"deck": "spanish"}])
def test_what_does_not_exist_changes_nothing(wrong):
    settings = Settings("en", "german")
    with pytest.raises(ValueError, match="is none of"):
        settings.change(**wrong)
    assert (settings.language, settings.deck) == ("en", "german")


def test_a_view_that_is_told_its_language_has_settings_of_its_own():
    assert settings_for(None, None) is SHARED
    own = settings_for("de", None)
    assert (own is SHARED, own.language, own.deck) == (False, "de", SHARED.deck)
