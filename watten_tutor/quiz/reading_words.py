"""Other readings of the rules in words, the same on a page and in a terminal."""

from watten_tutor.i18n import Speech
from watten_tutor.quiz.readings import OtherReading, Readings, Way
from watten_tutor.rulebook.flags import flag_name, value_said
from watten_tutor.rulebook.names import ruleset_title


def counted(found: Readings, speech: Speech) -> str:
    """How many other answers there are, and how many readings were tried.

    Example:
        >>> counted(Readings((), (), {}, 0), Speech("en"))
        'The question cannot be asked under any other rules.'
    """
    if not found.tried:
        return speech.text("readings.untried")
    if not found.others:
        if found.stated:  # somebody does hold otherwise, and is quoted beside
            return speech.text("readings.none.stated", n=found.tried)
        key = "readings.none.compare" if found.compares else "readings.none"
        return speech.text(key, n=found.tried)
    answers = speech.text("readings.found", n=len(found.others))
    return f"{answers} {speech.text('readings.tried', n=found.tried)}"


def same_said(found: Readings, speech: Speech) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rule sets that answer as here, with the words before them; each answer compared by itself."""
    if not found.compares:
        return ((speech.text("readings.same"), found.same),) if found.same else ()
    return tuple(
        (speech.text("readings.same.compare", answer=each.headline), each.sets) for each in found.agreeing
    )


def way_said(way: Way, speech: Speech) -> tuple[str, ...]:
    """What has to be read otherwise, a line for each flag."""
    language = speech.language
    if not way.flags:
        return (speech.text("readings.whole", rules=ruleset_title(way.ruleset, language)),)
    told = []
    for flag, value in way.flags:
        there, here = (value_said(flag, each, language) for each in (value, getattr(way.base, flag)))
        line = speech.text("readings.change", flag=flag_name(flag, language), there=there, here=here)
        told.append(line[:1].upper() + line[1:])
    return tuple(told)


def held_said(way: Way, other: OtherReading, speech: Speech) -> str:
    """Which named rule sets read it so; nothing where they are just those that answer so."""
    if not way.flags or way.sets == other.sets:
        return ""
    if not way.sets:
        return speech.text("readings.nowhere")
    return speech.text("readings.held", rules=named(way.sets, speech))


def named(sets: tuple[str, ...], speech: Speech) -> tuple[str, ...]:
    """Rule sets as people call them."""
    return tuple(ruleset_title(name, speech.language) for name in sets)
