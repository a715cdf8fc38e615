"""`watten-tutor schema`: the file format for editors that complete and check while one writes."""

import json
import sys
from pathlib import Path

import click

from watten_tutor.cli.language import LANG, language
from watten_tutor.i18n import catalogue
from watten_tutor.scenario.json_schema import json_schema

EPILOG = """\b
Examples:
  watten-tutor schema > watten.schema.json
  watten-tutor schema --lang de --output my-class/watten.schema.json

\b
In an editor that knows YAML schemas, as VS Code with its YAML extension, begin a scenario with:
  # yaml-language-server: $schema=watten.schema.json
"""


@click.command(epilog=EPILOG)
@LANG
@click.option("--output", type=click.Path(path_type=Path, dir_okay=False), help="Write it into this file.")
def schema(lang: str | None, output: Path | None) -> None:
    """Print the JSON Schema of scenario files, for completion in editors.

    Descriptions are in the language told. The schema knows keys and forms, not the rules of the game: use
    `check` for those.
    """
    tongue = language(lang)
    text = json.dumps(json_schema(tongue), ensure_ascii=False, indent=2) + "\n"
    if output is None:
        sys.stdout.buffer.write(text.encode())
        return
    try:
        output.write_text(text, "utf-8")
    except OSError as error:
        say = catalogue(tongue)
        click.echo(say.text("format.unwritable", file=str(output), reason=str(error.strerror)), err=True)
        sys.exit(1)
