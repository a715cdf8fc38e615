"""In place of an answer: without the rule there is none, or any other."""

from enum import Enum


class Open(Enum):
    """The one value of its kind."""

    OPEN = "open"


OPEN = Open.OPEN
