"""The table of all mistakes."""

from collections.abc import Mapping

from watten_tutor.quiz.mistakes.calls import CALL_ANYTIME
from watten_tutor.quiz.mistakes.duty import FOLLOW_SUIT, LINKER_OWED, MUST_BEAT
from watten_tutor.quiz.mistakes.mistake import Mistake
from watten_tutor.quiz.mistakes.order import (
    ACE_OVER_TRUMP,
    LATER_LINKER,
    LINKE_BY_SUIT,
    OTHER_SUIT_WINS,
    RECHTER_LOW,
)
from watten_tutor.quiz.mistakes.points import GIVE_UP_VALUE
from watten_tutor.quiz.mistakes.printed import KING_OF_HEARTS, PRINTED_SUIT

MISTAKES: Mapping[str, Mistake] = {
    each.id: each
    for each in (
        FOLLOW_SUIT,
        MUST_BEAT,
        ACE_OVER_TRUMP,
        KING_OF_HEARTS,
        PRINTED_SUIT,
        LINKER_OWED,
        LINKE_BY_SUIT,
        LATER_LINKER,
        RECHTER_LOW,
        OTHER_SUIT_WINS,
        CALL_ANYTIME,
        GIVE_UP_VALUE,
    )
}
"""The twelve commonest, by their names."""
