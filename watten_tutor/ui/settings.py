"""Language and deck: chosen once, followed by every view on the page."""

from collections.abc import Callable
from typing import Any
from weakref import WeakMethod

from watten_tutor.i18n import DECKS, LANGUAGES, preferred_language

DEFAULT_DECK = "german"


class Settings:
    """A language and a deck that can be switched, and who wants to know.

    Example:
        >>> settings = Settings("en", "german")
        >>> settings.change(language="de")
        >>> settings.language, settings.deck
        ('de', 'german')
    """

    def __init__(self, language: str, deck: str) -> None:
        """Begin with this language and deck.

        Raises:
            ValueError: for a language or deck that does not exist.
        """
        self._followers: list[WeakMethod[Callable[[], Any]]] = []
        self.language = _one_of(LANGUAGES, language)
        self.deck = _one_of(DECKS, deck)

    def change(self, *, language: str | None = None, deck: str | None = None) -> None:
        """Switch one of them or both; followers are told once, if anything changed.

        Raises:
            ValueError: for a language or deck that does not exist.
        """
        wanted = (_one_of(LANGUAGES, language or self.language), _one_of(DECKS, deck or self.deck))
        if wanted == (self.language, self.deck):
            return
        self.language, self.deck = wanted
        self._followers = [each for each in self._followers if each() is not None]
        for follower in self._followers:
            if (tell := follower()) is not None:
                tell()

    def follow(self, method: Callable[[], Any]) -> None:
        """Call this bound method after every change, for as long as its object lives."""
        self._followers.append(WeakMethod(method))


def _one_of(allowed: tuple[str, ...], found: str) -> str:
    if found not in allowed:
        raise ValueError(f"{found!r} is none of {', '.join(allowed)}")
    return found


SHARED = Settings(preferred_language(), DEFAULT_DECK)
"""What all views of this kernel follow, so that one switch changes the whole page."""


def settings_for(language: str | None, deck: str | None) -> Settings:
    """The shared settings; a view that is told its language or deck has settings of its own.

    Raises:
        ValueError: for a language or deck that does not exist.
    """
    if language is None and deck is None:
        return SHARED
    return Settings(language or SHARED.language, deck or SHARED.deck)
