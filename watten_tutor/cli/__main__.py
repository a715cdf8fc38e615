"""`python -m watten_tutor.cli` is the command `watten-tutor`."""

from watten_tutor.cli.main import main

main(prog_name="watten-tutor")
