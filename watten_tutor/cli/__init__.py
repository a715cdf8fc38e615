"""The command `watten-tutor`: one file a sub-command. No widget is imported here."""
