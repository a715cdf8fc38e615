"""Language and deck: where they begin, who follows them."""

import gc

import pytest

from watten_tutor.ui.settings import SHARED, Settings, settings_for


class Follower:
    def __init__(self):
        self.heard = 0

    def hear(self):
        self.heard += 1


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
