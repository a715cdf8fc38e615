"""The option `--lang` and the language of the terminal."""

import click

from watten_tutor.i18n import LANGUAGES, preferred_language

LANG = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    is_eager=True,
    help="Language of what is printed; that of the terminal unless told.",
)


def language(chosen: str | None) -> str:
    """The language chosen, else the one preferred on this machine.

    Example:
        >>> language("it")
        'it'
    """
    return chosen or preferred_language()
