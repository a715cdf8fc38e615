"""Played hands written down move by move, so that a change of the engine shows as a difference."""
