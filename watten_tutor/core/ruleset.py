"""A rule set: one value for every flag by which Watten differs from place to place.

The fields of `RuleSet` are the one table of flags. Each declares its values, the base game's first. Code
asks a flag, never a rule set's name.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, TypeAlias

from watten_tutor.core.cards import Card, card
from watten_tutor.core.errors import RuleSetError

FlagValue: TypeAlias = bool | int | str | tuple[Card, ...] | tuple[int, ...]


def _flag(*values: Any) -> Any:
    """A flag with these values, the base game's first."""
    return field(default=values[0], metadata={"values": values})


def _cards(signs: str) -> tuple[Card, ...]:
    return tuple(card(sign) for sign in signs.split())


_MAXI_WELI_SPITZ = _cards("K♥ 6♦ 7♣")
_MAXI_BELLI_SPITZ = _cards("K♥ 7♦ 7♣")
_MAXI_BELLI_WELI_SPITZ = _cards("K♥ 7♦ 6♦ 7♣")
_BUGL_MAXI_WELI_SPITZ = _cards("J♦ K♥ 6♦ 7♣")


@dataclass(frozen=True, slots=True)
class RuleSet:
    """All that differs between the ways Watten is played, as data.

    Example:
        >>> RuleSet().duty, RuleSet(name="mine", duty="none").duty
        ('trump_led', 'none')

    Attributes:
        name: the name of the rulebook; equal names mean equal rules.
        signs: the source whose table of signs partners use (see `signals`). Like the name it is no flag:
            a rule set has it from its file or from its base.

    Sources: each flag value's own, in the rulebook.
    """

    name: str = "tyrolean"
    signs: str = "S0"

    # The pack and what stands above the trumps.
    deck: int = _flag(33, 32)
    kritische: tuple[Card, ...] = _flag(
        _MAXI_WELI_SPITZ,
        _MAXI_BELLI_SPITZ,
        (),
        _MAXI_BELLI_WELI_SPITZ,
        _BUGL_MAXI_WELI_SPITZ,
    )
    weli: str = _flag("kritisch", "lowest_trump", "lowest_bell", "none")
    six_schlag: bool = _flag(False, True)
    guate: bool = _flag(False, True)
    beasn: bool = _flag(False, True)

    # What one must play.
    duty: str = _flag("trump_led", "none")
    duty_binds: str = _flag("all", "announcers")
    duty_exempt: str = _flag("none", "rechter_guate")
    duty_satisfied_by: str = _flag("trump_linker_kritischer", "trump_or_winning_card")
    call: str = _flag("none", "first_trick", "any_trick", "automatic")
    call_partner: str = _flag("same", "trump_only")
    call_lapses: bool = _flag(False, True)
    pepper: bool = _flag(False, True)

    # The deal and the announcement.
    schoeneres: str = _flag("by_consent", "either_announcer", "redeal_costs_2", "none")
    announce_on: int = _flag(5, 3)
    packets: tuple[int, ...] = _flag((3, 2), (2, 3), (1, 1, 1, 1, 1), (3,))
    schlagwechsel: bool = _flag(False, True)
    schlecken: str = _flag("no", "cutter", "chain")
    maschine: int = _flag(0, 2, 3)
    announced: str = _flag("openly", "secretly", "lowest_cards", "bottom_cards")
    first_dealer: str = _flag("high", "low")

    # Bets and points.
    raise_step: int = _flag(1, 2)
    raise_cap: str = _flag("larger_need", "none")
    raise_when: str = _flag("any_time", "before_own_card")
    last_trick_limit: bool = _flag(True, False)
    must_hold_above: str | int = _flag("none", 21)
    gespannt: str = _flag("play3_or_give2", "may_hold_base2", "win2_lose3_raise4")
    infringement: str | int = _flag("none", 3)
    target: int = _flag(15, 11, 18, 21)
    match: str = _flag("single", "best_of_3")
    bummerl: str = _flag("loser", "winner")

    # The table and the kind of game.
    game: str = _flag("watten", "bohemian")
    tally: str = _flag("exact", "below_zero")
    signals: str = _flag("allowed", "gestures_only", "forbidden")
    players: int = _flag(4, 2, 3, 6)
    cards_each: int = _flag(5, 3)

    def __hash__(self) -> int:
        """By name: equal rule sets have equal names, and rule sets are looked up often."""
        return hash(self.name)

    @property
    def table_sizes(self) -> tuple[int, ...]:
        """How many can sit down to play. In Bohemian Watten it is two to four, as they like (S2, house)."""
        return (2, 3, 4) if self.is_bohemian else (self.players,)

    @property
    def is_bohemian(self) -> bool:
        """Whether everyone plays for himself and counts down (S2 Bohemian Watten)."""
        return self.game == "bohemian"

    def with_flags(self, name: str, changes: Mapping[str, FlagValue]) -> "RuleSet":
        """The same rule set with some flags changed, under a new name.

        Raises:
            RuleSetError: `unknown-flag`, or `flag-value` for a value the flag does not have.

        Example:
            >>> RuleSet().with_flags("mine", {"target": 11}).target
            11
        """
        for flag, value in changes.items():
            if flag not in FLAGS:
                raise RuleSetError("unknown-flag", found=flag, allowed=tuple(FLAGS))
            if not any(_same(value, allowed) for allowed in FLAGS[flag].values):
                raise RuleSetError("flag-value", flag=flag, found=value, allowed=FLAGS[flag].values)
        return replace(self, name=name, **changes)  # type: ignore[arg-type]


def _same(found: object, allowed: object) -> bool:
    """Equal and of one kind: `True` is not the number 1 here."""
    return found == allowed and isinstance(found, bool) == isinstance(allowed, bool)


@dataclass(frozen=True, slots=True)
class Flag:
    """One way in which rule sets differ.

    Attributes:
        name: the word of the rules files, with underscores.
        values: all its values, the base game's first.
    """

    name: str
    values: tuple[FlagValue, ...]


FLAGS: Mapping[str, Flag] = {
    each.name: Flag(each.name, each.metadata["values"]) for each in fields(RuleSet) if each.metadata
}
"""Every flag by name, in the order of the rules page."""
