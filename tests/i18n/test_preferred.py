"""Which language to begin with."""

import pytest

from watten_tutor.i18n import preferred_language


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
    assert preferred_language() == language
