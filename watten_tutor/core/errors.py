"""What can go wrong in the core.

    WattenError
    ├── RuleSetError      a rule set or flag that cannot be: code and facts, no sentence
    ├── NotYetAnswered    a kind of question the engine does not answer yet
    ├── Unanswerable      a question for which the deal lacks something, or which cannot stand so
    └── NotationError     text that names no card, suit or rank (in `notation`)

Each carries a stable `code` and `facts`; the sentence for people is in the catalogues
(`diagnostic.<code>`), so the core speaks no language.
"""


class WattenError(Exception):
    """Something the rules or the notation do not allow.

    Attributes:
        code: stable, kebab-case, names a message of the catalogues.
        facts: what was found, what is allowed and the like, for the slots of that message.
    """

    def __init__(self, code: str, **facts: object) -> None:
        """Keep the code and the facts; `str()` of the error is for programmers."""
        super().__init__(f"{code}: {facts}" if facts else code)
        self.code = code
        self.facts = facts


class RuleSetError(WattenError):
    """A rule set, option, flag or value that does not exist or does not go together with others."""


class NotYetAnswered(WattenError):
    """A kind of question that this version knows by name but does not answer.

    Refusing is better than a wrong answer: `facts` name the kind and those that are answered.
    """


class Unanswerable(WattenError):
    """The deal lacks what the question needs, or cannot have come about under these rules.

    A scenario file is refused with the same code before it comes to this; only the same cards under
    another rule set may still run into it.
    """
