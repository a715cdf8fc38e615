"""`watten-tutor`: the group of all sub-commands, each imported only when it is used."""

from importlib import import_module

import click

from watten_tutor import __version__

COMMANDS = (
    "answer",
    "bench",
    "check",
    "diff",
    "explain",
    "format",
    "new",
    "open",
    "play",
    "rules",
    "schema",
    "show",
)
"""Each is a module of this package that exports one click command of the same name."""


class LazyGroup(click.Group):
    """A group that finds its commands by name, so that `answer` need not load what `open` needs."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Name all commands in the order of the help text."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command called `cmd_name`, if there is one."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"watten_tutor.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="watten-tutor")
def main() -> None:
    """Watten, the Alpine card game, taught by puzzles whose answers cite the rules."""
