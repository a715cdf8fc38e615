"""What can come up in a turn, so that one can count that it did."""

from collections.abc import Callable, Iterator

from tests.random_turns import Dealt
from tests.referee import House


def _trumps(dealt: Dealt, cards: list[str]) -> list[str]:
    steps = dealt.steps
    return [each for each in cards if not any(each in steps[name] for name in _OTHER_THAN_TRUMP)]


_OTHER_THAN_TRUMP = ("kritischer", "linker", "suit")


def _held(dealt: Dealt, name: str) -> list[str]:
    return [each for each in dealt.hand if each in dealt.steps[name]]


def _under_a_call(dealt: Dealt) -> bool:
    unasked = dealt.house.call == "unasked" and dealt.trick[:1] == dealt.steps["rechter"][:1]
    return bool(dealt.trick) and (dealt.called or unasked)


def _trump_led(dealt: Dealt) -> bool:
    """A duty comes from the lead alone."""
    return bool(_trumps(dealt, dealt.trick[:1])) and dealt.house.trumps_owed and not _under_a_call(dealt)


def _announcer(dealt: Dealt) -> bool:
    return dealt.seats.player in (dealt.seats.dealer, (dealt.seats.dealer + 1) % 4)


def _owing(dealt: Dealt) -> bool:
    return _trump_led(dealt) and (_announcer(dealt) or not dealt.house.announcers_only)


def _bound(dealt: Dealt) -> bool:
    return len(dealt.legal) < len(dealt.hand)


def _partner(dealt: Dealt) -> bool:
    return dealt.house.partner_owes_trump and dealt.seats.player == (dealt.seats.leader + 2) % 4


def _lapsed(dealt: Dealt) -> bool:
    fallen = any(each in dealt.steps["kritischer"] for each in dealt.trick)
    return dealt.house.kritischer_ends_call and fallen


def _first_without_trump(dealt: Dealt) -> bool:
    return len(dealt.trick) == 1 and not _trumps(dealt, dealt.hand)


def _taken_by(dealt: Dealt, name: str, over: str) -> bool:
    """Whether the next card takes the trick as one of a class from the best of another."""
    steps, trick = dealt.steps, dealt.trick
    if any(each in steps["kritischer"] for each in trick):
        return False
    return dealt.next_card in steps[name] and any(each in steps[over] for each in trick)


def _neutral_weli(dealt: Dealt) -> bool:
    return "6♦" in dealt.steps["trump"] and dealt.table.trump != "♦"


def _can_call(house: House) -> bool:
    return house.call in ("first", "any")


def _always(house: House) -> bool:
    return True


CASES: dict[str, tuple[Callable[[House], bool], Callable[[Dealt], bool]]] = {
    "the leader is free": (_always, lambda d: not d.trick and bool(_trumps(d, d.hand))),
    "there is no Rechter": (lambda h: bool(h.kritische), lambda d: not d.steps["rechter"]),
    "a later Linker does not beat a Linker": (_always, lambda d: _taken_by(d, "linker", "linker")),
    "a Guate beats the Rechter": (lambda h: h.guate, lambda d: _taken_by(d, "guate", "rechter")),
    "a Beasn beats the Rechter": (lambda h: h.beasn, lambda d: _taken_by(d, "beasn", "rechter")),
    "a plain card led binds nobody": (
        _always,
        lambda d: d.trick[:1] != [] and d.trick[0] in d.steps["suit"] and bool(_trumps(d, d.hand)),
    ),
    "a Linker or Kritischer led binds nobody": (
        _always,
        lambda d: bool(d.trick) and not _trumps(d, d.trick[:1]) and d.trick[0] not in d.steps["suit"],
    ),
    # a trump is led
    "a trump led binds nobody": (
        lambda h: not h.trumps_owed,
        lambda d: bool(_trumps(d, d.trick[:1])) and not _under_a_call(d) and bool(_trumps(d, d.hand)),
    ),
    "a trump led binds": (lambda h: h.trumps_owed, lambda d: _owing(d) and _bound(d)),
    "a Linker is enough": (
        lambda h: h.trumps_owed and not h.winning_card_will_do,
        lambda d: _owing(d) and _bound(d) and any(each in d.steps["linker"] for each in d.legal),
    ),
    "a Linker alone makes no duty": (
        lambda h: h.trumps_owed,
        lambda d: _owing(d) and not _trumps(d, d.hand) and 0 < len(_held(d, "linker")) < len(d.hand),
    ),
    "a Kritischer of the trump suit makes no duty": (
        lambda h: h.trumps_owed and bool(h.kritische),
        lambda d: (
            _owing(d)
            and not _trumps(d, d.hand)
            and any(each[-1] == d.table.trump for each in _held(d, "kritischer"))
            and len(d.hand) > 1
        ),
    ),
    "who has not announced is free": (
        lambda h: h.announcers_only,
        lambda d: _trump_led(d) and not _announcer(d) and bool(_trumps(d, d.hand)) and len(d.hand) > 1,
    ),
    "only exempt trumps in hand": (
        lambda h: h.rechter_and_guate_kept,
        lambda d: (
            _owing(d)
            and len(d.hand) > 1
            and bool(_trumps(d, d.hand))
            and set(_trumps(d, d.hand)) <= {*d.steps["rechter"], *d.steps["guate"]}
        ),
    ),
    "a Beasn is not exempt": (
        lambda h: h.rechter_and_guate_kept and h.beasn,
        lambda d: _owing(d) and _bound(d) and _trumps(d, d.hand) == _held(d, "beasn") != [],
    ),
    "a winning card is enough": (
        lambda h: h.winning_card_will_do,
        lambda d: _owing(d) and _bound(d) and bool(set(d.legal) - set(_trumps(d, d.hand))),
    ),
    "a Linker or Kritischer that does not win is not enough": (
        lambda h: h.winning_card_will_do,
        lambda d: _owing(d) and bool({*_held(d, "linker"), *_held(d, "kritischer")} - set(d.legal)),
    ),
    # the Weli without Kritische
    "the Weli led is a trump of any suit": (
        lambda h: h.weli == "lowest trump" and h.trumps_owed,
        lambda d: _neutral_weli(d) and d.trick[:1] == ["6♦"] and _owing(d) and _bound(d),
    ),
    "the Weli binds as the only trump": (
        lambda h: h.weli == "lowest trump" and h.trumps_owed,
        lambda d: _neutral_weli(d) and _trumps(d, d.hand) == ["6♦"] and _owing(d) and _bound(d),
    ),
    "the Weli as lowest bell makes no duty": (
        lambda h: h.weli == "lowest bell",
        lambda d: "6♦" in d.steps["suit"] and "6♦" in d.hand and _owing(d) and not _trumps(d, d.hand),
    ),
    "the six is the Schlag": (lambda h: "6" in h.schlags, lambda d: d.table.schlag == "6" and "6♦" in d.hand),
    # "Trumpf oder Kritisch"
    "the Rechter is led without a call": (
        _can_call,
        lambda d: d.trick[:1] == d.steps["rechter"] != [] and not d.called and bool(_trumps(d, d.hand)),
    ),
    "a call binds": (lambda h: bool(h.call), lambda d: _under_a_call(d) and _bound(d)),
    "a Kritischer answers a call besides a trump": (
        lambda h: bool(h.call and h.kritische),
        lambda d: (
            _under_a_call(d)
            and _bound(d)
            and bool(_trumps(d, d.legal))
            and any(each in d.steps["kritischer"] for each in d.legal)
        ),
    ),
    "a Kritischer alone must answer a call": (
        lambda h: _can_call(h) and bool(h.kritische),
        lambda d: _under_a_call(d) and _bound(d) and set(d.legal) <= set(d.steps["kritischer"]),
    ),
    "a Kritischer alone need not answer": (
        lambda h: h.call == "unasked" and bool(h.kritische),
        lambda d: (
            _under_a_call(d)
            and not _bound(d)
            and not _trumps(d, d.hand)
            and 0 < len(_held(d, "kritischer")) < len(d.hand)
        ),
    ),
    "nothing to answer a call with": (
        lambda h: bool(h.call),
        lambda d: (
            _under_a_call(d)
            and not _lapsed(d)
            and set(d.hand) <= {*d.steps["linker"], *d.steps["suit"]}
            and not _bound(d)
        ),
    ),
    "a Linker does not answer a call": (
        lambda h: bool(h.call),
        lambda d: _under_a_call(d) and bool(set(_held(d, "linker")) - set(d.legal)),
    ),
    "a call has lapsed": (
        lambda h: bool(h.call) and h.kritischer_ends_call,
        lambda d: _under_a_call(d) and _lapsed(d) and 0 < len(_trumps(d, d.hand)) < len(d.hand),
    ),
    "a call has not lapsed": (
        lambda h: bool(h.call and h.kritische) and not h.kritischer_ends_call,
        lambda d: _under_a_call(d) and _bound(d) and any(each in d.steps["kritischer"] for each in d.trick),
    ),
    "the partner owes a trump and no Kritischer": (
        lambda h: h.partner_owes_trump and bool(h.kritische),
        lambda d: (
            _under_a_call(d)
            and _partner(d)
            and bool(_trumps(d, d.legal))
            and bool(set(_held(d, "kritischer")) - set(d.legal))
        ),
    ),
    "the partner without a trump is free": (
        lambda h: h.partner_owes_trump and bool(h.kritische),
        lambda d: (
            _under_a_call(d)
            and _partner(d)
            and not _trumps(d, d.hand)
            and 0 < len(_held(d, "kritischer")) < len(d.hand)
        ),
    ),
    "with Pepper a Linker must be given": (
        lambda h: h.pepper,
        lambda d: _under_a_call(d) and _bound(d) and _first_without_trump(d) and bool(_held(d, "linker")),
    ),
    "with Pepper a trump must be given first": (
        lambda h: h.pepper,
        lambda d: (
            _under_a_call(d) and len(d.trick) == 1 and bool(_trumps(d, d.hand)) and bool(_held(d, "linker"))
        ),
    ),
    "with Pepper a later player keeps the Linker": (
        lambda h: h.pepper,
        lambda d: (
            _under_a_call(d)
            and len(d.trick) > 1
            and not _trumps(d, d.hand)
            and not _held(d, "kritischer")
            and 0 < len(_held(d, "linker")) < len(d.hand)
            and not _bound(d)
        ),
    ),
}
"""What must come up: under which houses, and how one sees it."""


def met(dealt: Dealt) -> Iterator[str]:
    """The cases this turn is one of."""
    return (name for name, (_, seen) in CASES.items() if seen(dealt))
