"""Rules that do not go together, each with the reason it is refused.

A clash is found in the finished flags, so it does not matter whether a flag came from a rule set, an
option or a map. Its sentence for people is `clash.<name>` in the catalogues.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate

from watten_tutor.core.cards import WELI
from watten_tutor.core.ruleset import FLAGS, RuleSet
from watten_tutor.rulebook.flags import BOHEMIAN_FLAGS


@dataclass(frozen=True, slots=True)
class Clash:
    """What cannot be, and the flags that make it so.

    Attributes:
        name: kebab-case; the sentence is `clash.<name>`.
        flags: the flags that clash, the one to blame first.
        is_in: whether a rule set has this clash.
    """

    name: str
    flags: tuple[str, ...]
    is_in: Callable[[RuleSet], bool]


_NOT_IN_BOHEMIAN = tuple(flag for flag in FLAGS if flag not in BOHEMIAN_FLAGS)
"""Where no one announces, bets or plays up to a target, these keep the base game's value (S2)."""

CLASHES = (
    Clash("weli-bell-needs-33", ("weli", "deck"), lambda r: r.weli == "lowest_bell" and r.deck == 32),
    Clash(
        "weli-bell-is-kritisch",
        ("weli", "kritische"),
        lambda r: r.weli == "lowest_bell" and WELI in r.kritische,
    ),
    Clash("kritische-not-in-deck", ("kritische", "deck"), lambda r: WELI in r.kritische and r.deck == 32),
    Clash("weli-not-in-deck", ("weli", "deck"), lambda r: (r.weli == "none") != (r.deck == 32)),
    Clash(
        "weli-kritisch-or-not",
        ("weli", "kritische"),
        lambda r: (r.weli == "kritisch") != (WELI in r.kritische),
    ),
    Clash(
        "six-needs-weli",
        ("six_schlag", "weli"),
        lambda r: r.six_schlag and r.weli not in ("lowest_trump", "lowest_bell"),
    ),
    Clash("beasn-needs-guate", ("beasn", "guate"), lambda r: r.beasn and not r.guate),
    Clash("pepper-needs-call", ("pepper", "call"), lambda r: r.pepper and r.call == "none"),
    Clash(
        "schlecken-needs-kritische",
        ("schlecken", "kritische"),
        lambda r: r.schlecken != "no" and not r.kritische,
    ),
    Clash(
        "maschine-needs-kritische",
        ("maschine", "kritische"),
        lambda r: r.maschine > 0 and not r.kritische,
    ),
    Clash(
        "schlagwechsel-needs-naming",
        ("schlagwechsel", "announced"),
        lambda r: r.schlagwechsel and r.announced in ("lowest_cards", "bottom_cards"),
    ),
    Clash(
        "three-cards-to-show",
        ("announced", "cards_each"),
        lambda r: r.cards_each == 3 and r.announced in ("lowest_cards", "bottom_cards"),
    ),
    Clash(
        "must-hold-needs-21",
        ("must_hold_above", "target"),
        lambda r: r.must_hold_above not in ("none", r.target),
    ),
    Clash(
        "one-announcer",
        ("schlagwechsel", "schoeneres", "announced", "players"),
        lambda r: r.players == 3 and (r.schlagwechsel or r.schoeneres != "none" or r.announced != "openly"),
    ),
    Clash(
        "announce-on-first-packet",
        ("announce_on", "packets"),
        lambda r: r.announce_on == 3 and 3 not in accumulate(r.packets),
    ),
    Clash("packets-not-a-hand", ("packets", "cards_each"), lambda r: sum(r.packets) != r.cards_each),
    Clash(
        "schoeneres-needs-cards",
        ("schoeneres", "players"),
        lambda r: (
            r.schoeneres in ("by_consent", "either_announcer") and (r.players + 2) * r.cards_each > r.deck
        ),
    ),
    Clash(
        "below-zero-needs-bohemian",
        ("tally", "game"),
        lambda r: r.tally == "below_zero" and not r.is_bohemian,
    ),
    Clash(
        "not-in-bohemian",
        ("game", *_NOT_IN_BOHEMIAN),
        lambda r: (
            r.is_bohemian and any(getattr(r, flag) != FLAGS[flag].values[0] for flag in _NOT_IN_BOHEMIAN)
        ),
    ),
)
"""Every clash of flags, the most telling first; `load` finds those of writing (two targets, a flag twice)."""


def clashes(ruleset: RuleSet) -> Iterator[Clash]:
    """All clashes of a rule set.

    Example:
        >>> [each.name for each in clashes(RuleSet(beasn=True))]
        ['beasn-needs-guate']
    """
    return (each for each in CLASHES if each.is_in(ruleset))
