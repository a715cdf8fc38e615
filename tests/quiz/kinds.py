"""A shipped scenario of each kind of question, for tests of what every kind must do."""

from watten_tutor.scenario.library import find, library


def one_of_each_kind() -> list[str]:
    """Ids of shipped scenarios, the first of each kind, in the order of their ids."""
    seen: dict[str, str] = {}
    for name in library():
        seen.setdefault(find(name).question.kind, name)
    return sorted(seen.values())
