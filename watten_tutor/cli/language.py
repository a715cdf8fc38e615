"""The option `--lang` and the language of the terminal."""

import os

import click

from watten_tutor.i18n import LANGUAGES

LANG = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    help="Language of what is printed; that of the terminal unless told.",
)


def language(chosen: str | None) -> str:
    """The language chosen, else the terminal's where we have it, else English.

    Example:
        >>> language("it")
        'it'
    """
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return chosen or (locale[:2] if locale[:2] in LANGUAGES else "en")
