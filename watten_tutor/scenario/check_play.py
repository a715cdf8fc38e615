"""Can it have been played so? Hand sizes, leaders, calls and the duty in every trick, under one rule set."""

from typing import Any

from watten_tutor.core.bohemian import choice
from watten_tutor.core.cards import Card, Rank, sort_cards
from watten_tutor.core.duty import Demand, Turn, demand, may_call
from watten_tutor.core.errors import RuleSetError
from watten_tutor.core.legality import violation
from watten_tutor.core.ranking import CardClass, Ranking, ranking_of
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Play, Trick, best_play
from watten_tutor.scenario.check_question import Places
from watten_tutor.scenario.forms import Forms
from watten_tutor.scenario.scenario import Question
from watten_tutor.scenario.shapes import Spot
from watten_tutor.scenario.told import Told, ToldPlay, ToldTrick


def check_play(
    forms: Forms, told: Told, *, pictured_only: bool = False, may_be_illegal: bool = False
) -> None:
    """Note whatever the rule set in hand (`forms.ruleset`) forbids in the deal told.

    Args:
        forms: where problems go.
        told: the deal.
        pictured_only: the set is only the base of the picture of a `compare`; leave out who must lead
            and what may be played.
        may_be_illegal: the question is what is wrong with the play; leave that out.
    """
    _check_sizes(forms, told)
    declaration = told.declaration
    if declaration is None:
        _check_leaders(forms, told, None)
        _check_leader_told(forms, told, None)
        return
    if declaration.schlag is Rank.SIX and not forms.ruleset.six_schlag:
        assert told.schlag is not None
        forms.problem("schlag-unknown", told.schlag, "6", list(Rank)[:-1], rules=forms.ruleset.name)
        return
    if pictured_only:
        return
    ranking = ranking_of(forms.ruleset, declaration)
    if not may_be_illegal:
        misled = _check_leaders(forms, told, ranking)
        _check_duty(forms, told, ranking, misled)
    _check_leader_told(forms, told, ranking)


def check_deck(forms: Forms, told: Told, question: Question, places: Places) -> None:
    """Note cards that the rule set in hand does not play with, and a table of another size.

    For the sets of a `compare`; the file's own set is asked while its cards are read.
    """
    wanted = forms.ruleset.table_sizes
    if len(told.names) not in wanted or told.players not in wanted:
        nodes = [hand.node for hand in told.hands.values()] + [trick.node for trick in told.all_tricks()]
        if nodes:
            forms.problem("players-number", nodes[0], told.players, wanted, rules=forms.ruleset.name)
    for placed in told.cards():
        assert placed.card is not None
        forms.in_deck(placed.card, placed.spot)
    if question.card is not None:
        forms.in_deck(question.card, Spot(places["card"]))
    for each in question.cards:
        forms.in_deck(each, Spot(places["cards"]))


# -- how many cards -----------------------------------------------------------------------------------


def _check_sizes(forms: Forms, told: Told) -> None:
    dealt = forms.ruleset.cards_each
    finished = told.number - 1
    if finished + bool(told.trick and told.trick.plays) > dealt:
        where = told.won_node or told.all_tricks()[dealt].node
        forms.problem("too-many-tricks", where, limit=dealt)
        return
    all_read = all(trick.sound for trick in told.all_tricks())
    for seat, hand in told.hands.items():
        if seat in told.out:
            continue
        on_table = int(told.trick is not None and any(play.seat == seat for play in told.trick.plays))
        room = dealt - on_table - (finished if told.tricks is not None else 0)
        held = len(hand.cards)
        name = forms.names[seat]
        if held > room:
            forms.problem("hand-too-big", hand.node, held, player=name, n=held, most=room)
        elif held < room and told.tricks is not None and hand.sound and all_read:
            forms.problem("hand-too-small", hand.node, held, player=name, n=held, least=room)


# -- who leads ----------------------------------------------------------------------------------------


def _check_leaders(forms: Forms, told: Told, ranking: Ranking | None) -> list[ToldTrick]:
    """Note every wrong leader, and give the tricks they led to.

    Without a ranking nobody can say who won a trick, only who leads the first.
    """
    misled: list[ToldTrick] = []
    due = None if told.tricks is None else told.after(told.dealer)
    won: Play | None = None
    for trick in told.all_tricks():
        if trick.plays and trick.sound and due is not None and trick.plays[0].seat != due:
            who, name = trick.plays[0].who, forms.names[trick.plays[0].seat]
            if won is None:
                dealer = forms.names[told.dealer]
                forms.problem("forehand-leads", who, name, [forms.names[due]], "hint.forehand", dealer=dealer)
            else:
                forms.problem("winner-leads", who, name, [forms.names[due]], **_won_by(forms, won))
            misled.append(trick)
        won = _winning_play(ranking, trick) if trick.sound and len(trick.plays) == told.players else None
        due = None if won is None else won.seat
    return misled


def _won_by(forms: Forms, won: Play) -> dict[str, Any]:
    """The advice that tells who won the trick before, and with what."""
    return {"hint": "hint.won-before", "player": forms.names[won.seat], "card": won.card}


def _winning_play(ranking: Ranking | None, trick: ToldTrick) -> Play | None:
    if ranking is None or not trick.plays or any(play.card not in ranking for play in trick.plays):
        return None
    return best_play(ranking, trick.trick())


def _winner(ranking: Ranking | None, trick: ToldTrick) -> Seat | None:
    won = _winning_play(ranking, trick)
    return None if won is None else won.seat


def _check_leader_told(forms: Forms, told: Told, ranking: Ranking | None) -> None:
    """`leader` says who leads next, or led or won the trick on the table; the cards may say otherwise."""
    if told.leader is None:
        return
    assert told.leader_node is not None
    possible: list[Seat | None]
    won: Play | None = None
    trick = told.trick if told.trick and told.trick.plays else None
    if trick is not None and not trick.sound:
        return
    if trick is not None:
        complete = len(trick.plays) == told.players
        if complete and ranking is None:
            return
        possible = [trick.plays[0].seat, *([_winner(ranking, trick)] if complete else [])]
    elif told.tricks:
        won = _winning_play(ranking, told.tricks[-1]) if told.tricks[-1].sound else None
        possible = [won.seat] if won else []
    elif told.tricks is not None:
        possible = [told.after(told.dealer)]
    else:
        return
    seats = [seat for seat in dict.fromkeys(possible) if seat is not None]
    if seats and told.leader not in seats:
        names = [forms.names[seat] for seat in seats]
        why = {} if won is None else _won_by(forms, won)
        forms.problem("leader-denied", told.leader_node, forms.names[told.leader], names, **why)


# -- what may be played -------------------------------------------------------------------------------


def _check_duty(forms: Forms, told: Told, ranking: Ranking, misled: list[ToldTrick]) -> None:
    """Judge every play by the cards its player is known to have held: those held now or played later.

    A trick to which the wrong player leads is left out, for nobody knows who played what.
    """
    held = {seat: set(hand.hand.cards) for seat, hand in told.hands.items()}
    called = {number for number, _ in told.calls}
    tricks = told.all_tricks()
    last = told.number if told.trick else told.number - 1
    for number, trick in zip(range(last, last - len(tricks), -1), reversed(tricks), strict=True):
        for play in trick.plays:
            held.setdefault(play.seat, set()).add(play.card)
        if trick.sound and trick not in misled and all(play.card in ranking for play in trick.plays):
            may = bool(trick.plays) and may_call(ranking, trick.plays[0].card, number == 1)
            _check_trick(forms, told, ranking, trick, held, called=may and number in called)


def _check_trick(
    forms: Forms,
    told: Told,
    ranking: Ranking,
    trick: ToldTrick,
    held: dict[Seat, set[Card]],
    *,
    called: bool,
) -> None:
    for place, play in enumerate(trick.plays):
        so_far = Trick(tuple(each.play for each in trick.plays[:place]), called and place > 0)
        cards = [each for each in held[play.seat] if each in ranking]
        turn = Turn(ranking, so_far, play.seat, told.dealer)
        if violation(turn, cards, play.card) is not None:
            _illegal(forms, turn, play, cards)


def _owed(turn: Turn, cards: list[Card], each: Card) -> tuple[str, tuple[Card, ...]]:
    """The advice that tells the duty that forbids this card, and the cards held that create it."""
    if turn.ranking.ruleset.is_bohemian:
        found = choice(turn, cards)
        return (
            ("hint.duty-head", found.heading) if each in found.open else ("hint.duty-follow", found.following)
        )
    asked = demand(turn, cards)
    binding = sort_cards(held for held in cards if held in asked.binding)
    return _duty_told(turn, asked), binding


def _duty_told(turn: Turn, asked: Demand) -> str:
    """The advice that tells the duty of a trump lead or of the call for this player."""
    ruleset = turn.ranking.ruleset
    if asked.linke_count:
        return "hint.duty-pepper" if ruleset.kritische else "hint.duty-pepper-unkritisch"
    if asked.called and ruleset.call == "automatic":
        return "hint.duty-automatic-call" if ruleset.kritische else "hint.duty-automatic-call-unkritisch"
    if asked.called and ruleset.call_partner == "trump_only" and turn.is_leaders_partner:
        return "hint.duty-call-partner"
    if asked.called:
        return "hint.duty-call" if ruleset.kritische else "hint.duty-call-unkritisch"
    if ruleset.duty_satisfied_by == "trump_or_winning_card":
        return "hint.duty-trump-or-win"
    return "hint.duty-trump" if ruleset.kritische else "hint.duty-trump-unkritisch"


def _illegal(forms: Forms, turn: Turn, play: ToldPlay, cards: list[Card]) -> None:
    advice, owed = _owed(turn, cards, play.card)
    forms.problem(
        "illegal-play",
        play.what,
        forms.written(play.what, play.card),
        hint=advice,
        player=forms.names[play.seat],
        led=turn.trick.led,
        cards=owed,
    )


# -- the call -----------------------------------------------------------------------------------------


def check_call(forms: Forms, told: Told) -> None:
    """Note each call where "Trumpf oder Kritisch" cannot be called under the rule set in hand."""
    for number, node in told.calls:
        why = _no_call(forms.ruleset, told, number)
        if why is not None:
            forms.problem("call-impossible", node, hint=why, rules=forms.ruleset.name)


def _no_call(ruleset: RuleSet, told: Told, number: int) -> str | None:
    """The advice that says why no such call can be made in this trick; None if it can or nobody knows."""
    if ruleset.call in ("none", "automatic"):
        return "hint.call-not-in-set"
    first_told = 1 if told.tricks is not None else told.number
    tricks = told.all_tricks()
    trick = tricks[number - first_told] if number - first_told < len(tricks) else None
    if told.declaration is None or (trick is not None and not trick.sound):
        return None
    led = trick.plays[0].card if trick and trick.plays else None
    if led is None:
        return "hint.call-no-rechter"
    try:
        ranking = ranking_of(ruleset, told.declaration)
        if led not in ranking or ranking.class_of(led) is not CardClass.RECHTER:
            return "hint.call-no-rechter"
    except RuleSetError:
        return None
    return None if may_call(ranking, led, number == 1) else "hint.call-first-trick"
