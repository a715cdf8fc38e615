"""Signals: how partners tell each other their cards, as data.

Two tables are handed down, S0 §6 and S2 Deuten; they differ in the Weli, the Spitz, the Rechter and the
Linker. Which one a table plays with is `RuleSet.signs`. What a *card* is shown as depends on what it is
under the declaration: a King of the trump suit that is the Maxi is shown by the Maxi's sign.
"""

from collections.abc import Mapping
from enum import Enum

from watten_tutor.core.cards import WELI, Card, Rank, card
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.ordering import classify
from watten_tutor.core.ranking import NICKNAMES, CardClass, Nickname, Ranking
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.ruleset import RuleSet


class Sign(Enum):
    """What one can do to tell something. The value is the word of the file format."""

    KISS = "kiss"
    LIPS_RIGHT = "lips-right"
    LIPS_LEFT = "lips-left"
    RIGHT_EYE = "right-eye"
    LEFT_EYE = "left-eye"
    RIGHT_SHOULDER = "right-shoulder"
    LEFT_SHOULDER = "left-shoulder"
    THUMB = "thumb"
    INDEX = "index"
    MIDDLE = "middle"
    RING = "ring"
    LITTLE = "little"
    CEILING = "ceiling"


class Signalled(Enum):
    """What a sign can tell. The value is the word of the file format."""

    MAXI = "maxi"
    WELI = "weli"
    SPITZ = "spitz"
    RECHTER = "rechter"
    LINKER = "linker"
    TRUMP_A = "trump-a"
    TRUMP_K = "trump-k"
    TRUMP_Q = "trump-q"
    TRUMP_J = "trump-j"
    TRUMP_SMALL = "trump-small"
    NOTHING = "nothing"


class Manner(Enum):
    """How partners tell each other something."""

    GESTURE = "gesture"
    TALK = "talk"


_ALIKE = {
    Signalled.MAXI: Sign.KISS,
    Signalled.TRUMP_A: Sign.THUMB,
    Signalled.TRUMP_K: Sign.INDEX,
    Signalled.TRUMP_Q: Sign.MIDDLE,
    Signalled.TRUMP_J: Sign.RING,
    Signalled.TRUMP_SMALL: Sign.LITTLE,
    Signalled.NOTHING: Sign.CEILING,
}

TABLES: Mapping[str, Mapping[Signalled, Sign]] = {
    "S0": {
        **_ALIKE,
        Signalled.WELI: Sign.LIPS_RIGHT,
        Signalled.SPITZ: Sign.LIPS_LEFT,
        Signalled.RECHTER: Sign.RIGHT_EYE,
        Signalled.LINKER: Sign.LEFT_EYE,
    },
    "S2": {
        **_ALIKE,
        Signalled.WELI: Sign.RIGHT_EYE,
        Signalled.SPITZ: Sign.LEFT_EYE,
        Signalled.RECHTER: Sign.RIGHT_SHOULDER,
        Signalled.LINKER: Sign.LEFT_SHOULDER,
    },
}
"""The tables by the source that has them: S0 §6 Signals (S1 §6 the same) and S2 Deuten."""

_TRUMPS = {
    Rank.ACE: Signalled.TRUMP_A,
    Rank.KING: Signalled.TRUMP_K,
    Rank.OBER: Signalled.TRUMP_Q,
    Rank.UNTER: Signalled.TRUMP_J,
}
_NICKNAMED = {
    Signalled.MAXI: Nickname.MAXI,
    Signalled.WELI: Nickname.WELI,
    Signalled.SPITZ: Nickname.SPITZ,
}


# -- what is told ------------------------------------------------------------------------------------


def kritischer_of(ruleset: RuleSet, told: Signalled) -> Card | None:
    """The Kritischer that is told so; None if it is no Kritischer that is told, or there is none here.

    Where the 6♦ is no Kritischer the second one, the Belli 7♦, has the Weli's sign (house).

    Example:
        >>> str(kritischer_of(RuleSet(), Signalled.WELI))
        '6♦'
    """
    second = WELI if WELI in ruleset.kritische else card("7♦")
    found = {Signalled.MAXI: card("K♥"), Signalled.WELI: second, Signalled.SPITZ: card("7♣")}.get(told)
    return found if found in ruleset.kritische else None


def name_of(ruleset: RuleSet, told: Signalled) -> Nickname | Signalled:
    """What is told, by the name it has in this rule set: the second Kritischer may be the Belli."""
    found = kritischer_of(ruleset, told)
    return _NICKNAMED.get(told, told) if found is None else NICKNAMES[found]


def told_of(ranking: Ranking, each: Card) -> Signalled | None:
    """What partners tell of a card; None if no source has a sign for it.

    That is so for Guate and Beasn, the Bugl, and a Belli beside the Weli (house).

    Example:
        >>> from watten_tutor.core.cards import Suit
        >>> from watten_tutor.core.declaration import Declaration
        >>> ranking = Ranking(RuleSet(), Declaration(Rank.TEN, Suit.LEAVES))
        >>> [told_of(ranking, card(sign)).value for sign in ("10♥", "K♠", "8♠", "A♦")]
        ['linker', 'trump-k', 'trump-small', 'nothing']
    """
    kind = ranking.class_of(each)
    if kind is CardClass.KRITISCHER:
        return next((told for told in _NICKNAMED if kritischer_of(ranking.ruleset, told) == each), None)
    if kind is CardClass.TRUMP:
        return _TRUMPS.get(each.rank, Signalled.TRUMP_SMALL)
    return _OF_CLASS.get(kind)


_OF_CLASS = {
    CardClass.RECHTER: Signalled.RECHTER,
    CardClass.LINKER: Signalled.LINKER,
    CardClass.PLAIN: Signalled.NOTHING,
}


# -- the two questions -------------------------------------------------------------------------------


def find_meaning(ruleset: RuleSet, sign: Sign) -> Proof[Signalled]:
    """What a sign tells at this table.

    A sign that is not in the table, or is that of a Kritischer where there are none, tells nothing (house).

    Raises:
        Unanswerable: `signals-forbidden` where nobody may signal.

    Example:
        >>> find_meaning(RuleSet(), Sign.RIGHT_EYE).value
        <Signalled.RECHTER: 'rechter'>
        >>> find_meaning(RuleSet(signs="S2"), Sign.RIGHT_EYE).value
        <Signalled.WELI: 'weli'>
    """
    demand_signals(ruleset)
    table = TABLES[ruleset.signs]
    told = next((told for told, made in table.items() if made is sign), None)
    if told is None:
        return Proof(Signalled.NOTHING, _not_in_table(ruleset, sign))
    if told in _NICKNAMED and kritischer_of(ruleset, told) is None:
        return Proof(Signalled.NOTHING, (_no_kritische(sign, told),))
    if told is Signalled.NOTHING:
        return Proof(told, (because("signals.nothing", "signal.means-nothing", sign=sign),))
    facts = {"sign": sign, "told": name_of(ruleset, told)}
    return Proof(told, (because(rule_of(told), "signal.means", **facts),))


def _not_in_table(ruleset: RuleSet, sign: Sign) -> tuple[Reason, ...]:
    """What the sign tells at other tables, by which sign it is told here, and what follows."""
    elsewhere = (told for table in TABLES.values() for told, made in table.items() if made is sign)
    told = next(elsewhere)
    if told in _NICKNAMED and kritischer_of(ruleset, told) is None:
        return (_no_kritische(sign, told),)
    facts = {"sign": sign, "told": name_of(ruleset, told), "other": TABLES[ruleset.signs][told]}
    return (
        because(rule_of(told), "signal.elsewhere", **facts),
        because("signals.nothing", "signal.not-agreed", sign=sign),
    )


def _no_kritische(sign: Sign, told: Signalled) -> Reason:
    return because("kritische.none", "signal.no-kritische", sign=sign, told=_NICKNAMED[told])


def find_sign(ranking: Ranking, each: Card) -> Proof[Sign]:
    """The sign by which a card is told, and what the card is.

    Raises:
        Unanswerable: `signals-forbidden` where nobody may signal, `no-sign` for a card without one.

    Example:
        >>> from watten_tutor.core.cards import Suit
        >>> from watten_tutor.core.declaration import Declaration
        >>> find_sign(Ranking(RuleSet(), Declaration(Rank.KING, Suit.HEARTS)), card("K♥")).value
        <Sign.KISS: 'kiss'>
    """
    demand_signals(ranking.ruleset)
    told = told_of(ranking, each)
    if told is None:
        raise Unanswerable("no-sign", found=each, name=NICKNAMES.get(each, ranking.class_of(each)))
    sign = TABLES[ranking.ruleset.signs][told]
    if told is Signalled.NOTHING:
        last = because("signals.nothing", "signal.tell-nothing", sign=sign)
    else:
        last = because(rule_of(told), "signal.tell", told=name_of(ranking.ruleset, told), sign=sign)
    return Proof(sign, (*classify(ranking, each).reasons, last))


def rule_of(told: Signalled) -> str:
    """The rule that has the sign for it."""
    if told in _NICKNAMED:
        return "signals.kritische"
    if told in (Signalled.RECHTER, Signalled.LINKER):
        return "signals.schlag"
    return "signals.nothing" if told is Signalled.NOTHING else "signals.trumps"


# -- who may -----------------------------------------------------------------------------------------


def demand_signals(ruleset: RuleSet) -> None:
    """Refuse to speak of signs where nobody may make one.

    Raises:
        Unanswerable: `signals-forbidden`, or `no-partner` where two play against each other.
    """
    if ruleset.players == 2 and ruleset.game == "watten":
        raise Unanswerable("no-partner", found="signal", rules=ruleset.name)
    if ruleset.signals == "forbidden":
        raise Unanswerable("signals-forbidden", found="signal", rules=ruleset.name)


def may_signal(ruleset: RuleSet, manner: Manner, announced: bool) -> Proof[bool]:
    """Whether partners may tell each other something now.

    Args:
        ruleset: whose flag `signals` counts.
        manner: by a gesture or by talk.
        announced: whether Schlag and trump have been announced.

    Example:
        >>> may_signal(RuleSet(), Manner.GESTURE, announced=False).value
        False
    """
    if ruleset.signals == "forbidden":
        return Proof(False, (because("signals.forbidden", f"signal.no-{manner.value}"),))
    if manner is Manner.TALK and ruleset.signals == "gestures_only":
        return Proof(False, (because("signals.gestures-only", "signal.gestures-only"),))
    if not announced:
        return Proof(False, (because("signals.after-announcement", "signal.too-early"),))
    allowed = because("signals.after-announcement", f"signal.may-{manner.value}")
    if manner is Manner.TALK:
        return Proof(True, (allowed,))
    return Proof(True, (allowed, because("signals.false-allowed", "signal.may-be-false")))
