"""What is told to have been done in a deal, in sentences."""

from watten_tutor.core.deed import Deed
from watten_tutor.core.errors import WattenError
from watten_tutor.core.position import Position
from watten_tutor.core.round import Drawing, Round
from watten_tutor.core.round.retold import as_move, retold
from watten_tutor.core.round.state import Stage
from watten_tutor.quiz.explain import Sentence
from watten_tutor.quiz.moves import move_said


def told_deeds(position: Position) -> tuple[Sentence, ...]:
    """Everything done, each in a sentence; nothing where it cannot have been done under these rules.

    Example:
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> from watten_tutor.core.seats import Seat
        >>> from watten_tutor.i18n import Speech
        >>> cut = Position(RuleSet(), None, deal=(Deed(Seat(2), "cut"),))
        >>> [each.text(Speech("en")) for each in told_deeds(cut)]
        ['Carla has cut.']
    """
    if position.deal is None:
        return ()
    try:
        found = retold(position)[0]
    except WattenError:
        return ()
    told = tuple(_said(now, deed) for now, deed in found.done)
    to_be_cut = not told and isinstance(found.now, Round) and found.now.stage is Stage.CUT
    return (Sentence("told.to-be-cut"),) if to_be_cut else told


def _said(now: Round | Drawing, deed: Deed) -> Sentence:
    """A deed as it is told; nothing is said of cards that are not."""
    facts = {"player": deed.seat, "card": deed.what}
    if deed.do == "cut":
        return Sentence("told.cut" if deed.what is None else "told.cut.seen", facts)
    if deed.do in ("take", "leave") and deed.what is None:
        return Sentence(f"told.{deed.do}", facts)
    if deed.do == "exchange" and deed.what:
        return Sentence("told.exchange", {"player": deed.seat, "cards": deed.what})
    return move_said(now, as_move(now, deed))
