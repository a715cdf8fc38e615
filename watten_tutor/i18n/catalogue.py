"""The catalogues `locale/{en,de,it}.po`, read in memory into the standard `gettext`.

A message is asked for by its key, which is the entry's context; the English text is its msgid. Any
.po editor opens the files, and no build step stands between an edit and the program.
"""

from collections.abc import Mapping
from functools import cache
from gettext import GNUTranslations
from importlib.resources import files

import polib

from watten_tutor.core.seats import Team

LANGUAGES = ("en", "de", "it")
"""The languages every message exists in; English first, the language of last resort."""

_CONTEXT = "\x04"  # how gettext joins context and msgid


class Catalogue(GNUTranslations):
    """All messages in one language.

    Example:
        >>> catalogue("de").text("ui.check")
        'Prüfen'
    """

    def __init__(self, language: str) -> None:
        """Read the catalogue of this language."""
        super().__init__()
        self.language = language
        self._english: dict[str, tuple[str, str | None]] = {}
        messages: dict[object, str] = {}
        source = files(__package__).joinpath("locale", f"{language}.po").read_text("utf-8")
        for entry in polib.pofile(source):
            self._english[entry.msgctxt] = (entry.msgid, entry.msgid_plural or None)
            full = entry.msgctxt + _CONTEXT + entry.msgid
            if entry.msgid_plural:
                messages.update({(full, form): text for form, text in entry.msgstr_plural.items()})
            else:
                messages[full] = entry.msgstr
        self._catalog = messages
        self.plural = lambda n: int(n != 1)  # the same in all three languages

    def __contains__(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return key in self._english

    def keys(self) -> tuple[str, ...]:
        """The keys of all messages."""
        return tuple(self._english)

    def of_team(self, key: str, team: object) -> str:
        """The key, or that of its twin in the singular where it speaks of a team of one player."""
        alone = f"{key}.alone"
        return alone if isinstance(team, Team) and len(team) == 1 and alone in self else key

    def template(self, key: str, facts: Mapping[str, object]) -> str:
        """The message with its slots still open, in the plural form for the fact `n`.

        Raises:
            KeyError: for an unknown key.
        """
        english, plural = self._english[key]
        if plural is None:
            return self.pgettext(key, english)
        number = facts["n"]
        assert isinstance(number, int)
        return self.npgettext(key, english, plural, number)

    def text(self, key: str, /, **facts: object) -> str:
        """The message with plain facts in its slots; for cards and players use `Speech`.

        Raises:
            KeyError: for an unknown key or a slot without its fact.
        """
        return self.template(key, facts).format(**facts)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once.

    Raises:
        ValueError: for a language other than en, de and it.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no catalogue for {language!r}; there are {', '.join(LANGUAGES)}")
    return Catalogue(language)
