"""Which language to begin with."""

import os

from watten_tutor.i18n.catalogue import LANGUAGES


def preferred_language() -> str:
    """What WATTEN_TUTOR_LANG says, else the language of the system where we have it, else English.

    Example:
        >>> preferred_language() in ("en", "de", "it")
        True
    """
    names = ("WATTEN_TUTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
    told = (os.environ.get(name, "")[:2].lower() for name in names)
    return next((each for each in told if each in LANGUAGES), "en")
