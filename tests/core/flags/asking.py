"""Questions for the cases: each is made for one position and answers under a rule set, in plain words.

Anna and Carla play against Ben and Dan, who deals; Schlag 10 and trump ♠ unless told otherwise.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.builders import ANNA, BEN, DAN, cards, declared, trick
from tests.core.bets import THEM, US, deal, said
from tests.core.flags.case import Question, question
from tests.core.round.table import HANDS, announced, dealt
from watten_tutor.core import dealing, game
from watten_tutor.core.announcing import who_names
from watten_tutor.core.betting import refusals, stake
from watten_tutor.core.cards import Card, card, deck
from watten_tutor.core.duty import Turn, may_call
from watten_tutor.core.legality import legal_cards
from watten_tutor.core.position import Position
from watten_tutor.core.raising import may_raise
from watten_tutor.core.ranking import Ranking
from watten_tutor.core.round import Round, legal_moves, outcome, play, seen_by, violations
from watten_tutor.core.round.moves import MakeBet, Move, Show, Take
from watten_tutor.core.ruleset import FLAGS, RuleSet
from watten_tutor.core.scoring import Award, bummerl, game_winners
from watten_tutor.core.seats import Seat, Team
from watten_tutor.core.signals import Manner, may_signal
from watten_tutor.core.tally import next_tally
from watten_tutor.core.trick import best_play

NOT_HERE = "not here"
"""The answer where a card is not in the pack, a Schlag is unknown or a move is refused."""

_NAMES = ("Anna", "Ben", "Carla", "Dan", "Eva", "Friedl")


def signs(found: Iterable[Card]) -> str:
    """Cards as one writes them."""
    return " ".join(map(str, found))


def names(seats: Iterable[Seat]) -> str:
    """Who it is."""
    return " ".join(_NAMES[seat] for seat in seats)


def flags_of(ruleset: RuleSet) -> dict[str, Any]:
    """All flags, for builders that take flags and not a rule set."""
    return {flag: getattr(ruleset, flag) for flag in FLAGS}


# -- the order of the cards ---------------------------------------------------------------------------


def _ranked(ruleset: RuleSet, declaration: str) -> Ranking | None:
    """The ranking; None if this rule set does not know the Schlag."""
    found = declared(declaration)
    return None if found.schlag.value == "6" and not ruleset.six_schlag else Ranking(ruleset, found)


@question
def wins(ruleset: RuleSet, table: str, declaration: str = "10 ♠") -> str:
    """Which card takes this trick."""
    ranking = _ranked(ruleset, declaration)
    if ranking is None or not all(each in ranking for each in cards(table)):
        return NOT_HERE
    return str(best_play(ranking, trick(table)).card)


@question
def what_is(ruleset: RuleSet, sign: str, declaration: str = "10 ♠") -> str:
    """What a card is."""
    ranking = _ranked(ruleset, declaration)
    return ranking.class_of(card(sign)).value if ranking and card(sign) in ranking else NOT_HERE


@question
def order(ruleset: RuleSet, declaration: str, rungs: int) -> str:
    """The highest cards, so many rungs of them, high to low."""
    ranking = _ranked(ruleset, declaration)
    return " > ".join(signs(each.cards) for each in ranking.rungs()[:rungs]) if ranking else NOT_HERE


@question
def pack(ruleset: RuleSet) -> int:
    """How many cards there are."""
    return len(deck(ruleset.deck))


@question
def bells(ruleset: RuleSet) -> str:
    """The bells of the pack."""
    return signs(each for each in deck(ruleset.deck) if each.suit.value == "♦")


# -- what may be played -------------------------------------------------------------------------------


@question
def may_follow(
    ruleset: RuleSet, held: str, after: str, declaration: str = "10 ♠", *, called: bool = False
) -> str:
    """Which cards of a hand may follow these, led by Anna."""
    ranking, table = Ranking(ruleset, declared(declaration)), trick(after, called=called)
    if not all(each in ranking for each in cards(held)):
        return NOT_HERE
    return signs(legal_cards(Turn(ranking, table, Seat(len(table.plays)), DAN), cards(held)).value)


@question
def may_call_on(ruleset: RuleSet, lead: str, *, first: bool) -> bool:
    """Whether "Trumpf oder Kritisch" can be called on this lead, in the first trick or later."""
    return may_call(Ranking(ruleset, declared("10 ♠")), card(lead), first)


# -- a deal, move by move -----------------------------------------------------------------------------


def begun(ruleset: RuleSet, hands: Mapping[Seat, str] = HANDS, **options: Any) -> Round:
    """A deal cut, and dealt unless somebody may look at the cut first."""
    return dealt("tyrolean", hands, **options, **flags_of(ruleset))


def _after(now: Round, moves: Iterable[Move]) -> Round | None:
    """The deal after these moves; None if one of them is refused."""
    for move in moves:
        if violations(now, move):
            return None
        now = play(now, move)
    return now


@question
def told(ruleset: RuleSet, say: Question, *moves: Move) -> object:
    """What is to be said of a deal after these moves."""
    now = _after(begun(ruleset), moves)
    return NOT_HERE if now is None else say(now)


@question
def told_in_play(ruleset: RuleSet, say: Question, *moves: Move, **options: Any) -> object:
    """What is to be said after the announcement and these moves."""
    now = _after(announced(begun(ruleset, **options)), moves)
    return NOT_HERE if now is None else say(now)


@question
def can(now: Round, kind: type) -> str:
    """Who can make a move of this kind now."""
    return names(dict.fromkeys(each.seat for each in legal_moves(now) if type(each) is kind))


@question
def can_do(now: Round, *kinds: type) -> str:
    """Which of these kinds of move can be made now."""
    possible = {type(each) for each in legal_moves(now)}
    return " ".join(kind.__name__ for kind in kinds if kind in possible)


@question
def nameable(now: Round) -> str:
    """The Schläge that can be named now."""
    return " ".join(str(each.schlag) for each in legal_moves(now) if hasattr(each, "schlag"))


@question
def unused(now: Round) -> int:
    """How many cards nobody has been dealt."""
    return len(now.dealt.stock)


@question
def seen(now: Round, seat: Seat) -> int:
    """How many of his own cards a player may see."""
    return sum(each is not None for each in seen_by(now, seat).cards)


@question
def known(now: Round, *seats: Seat) -> str:
    """What players know of Schlag and trump."""
    views = [seen_by(now, seat) for seat in seats]
    return ", ".join(f"{each.schlag or '?'} {each.trump or '?'}" for each in views)


@question
def face_up(now: Round, seat: Seat) -> str:
    """The last trick, where it lies open to this player."""
    last = seen_by(now, seat).face_up
    return signs(each.card for each in last.plays) if last is not None else "turned over"


@question
def points(now: Round) -> str:
    """What a finished hand scores, and for whom."""
    awards = outcome(now).value.awards
    return ", ".join(f"{names(team)} {each.points:+}" for each in awards for team in each.teams)


@question
def shown(ruleset: RuleSet, anna: str, dan: str) -> str:
    """Which cards forehand and then the dealer may show to name Schlag and trump; their cards as dealt."""
    now, found = begun(ruleset, {ANNA: anna, DAN: dan}), []
    for _ in range(2):
        shows = [each for each in legal_moves(now) if isinstance(each, Show)]
        if not shows:
            return NOT_HERE
        found.append(signs(each.card for each in shows))
        now = play(now, shows[0])
    return ", ".join(found)


@question
def takers(ruleset: RuleSet, bottom: str) -> str:
    """Who may keep a card of the cut, from its bottom one upwards, if everybody keeps what he may."""
    now, found = begun(ruleset, {}, bottom=bottom), []
    while takes := [each for each in legal_moves(now) if isinstance(each, Take)]:
        found.append(takes[0].seat)
        now = play(now, takes[0])
    return names(found)


@question
def hand_of(ruleset: RuleSet, seat: Seat) -> str:
    """A hand dealt by Dan from a pack in its printed order, ♣ before ♠, ♥ and ♦, the Ace first."""
    return signs(dealing.deal(ruleset, deck(ruleset.deck), DAN).hands[seat])


@question
def deals_first(ruleset: RuleSet, anna: str, ben: str) -> str:
    """Who deals first if they draw these cards."""
    found = dealing.first_dealer(ruleset, {ANNA: card(anna), BEN: card(ben)}).value
    return "again" if found is None else names((found,))


# -- bets and points ----------------------------------------------------------------------------------


@question
def worth(ruleset: RuleSet, winner: Team, bets: str = "", **options: Any) -> int | None:
    """What the hand is worth to whoever wins it."""
    found = stake(deal(bets, **options, **flags_of(ruleset)), winner)
    return None if found is None else found.value


@question
def may_bet(ruleset: RuleSet, seat: Seat, bets: str = "", **options: Any) -> bool | None:
    """Whether a player may raise."""
    found = may_raise(deal(bets, **options, **flags_of(ruleset)), seat)
    return None if found is None else found.value


@question
def may_give_up(ruleset: RuleSet, bets: str, answer: str, **options: Any) -> bool:
    """Whether this answer, giving up, may be given."""
    return not refusals(deal(bets, **options, **flags_of(ruleset)), said(answer)[0])


@question
def tight(ruleset: RuleSet) -> str:
    """With how many points a team is gespannt: it may not raise, with the others at 0."""
    return " ".join(
        str(score) for score in range(ruleset.target) if not may_bet(ANNA, score=(score, 0))(ruleset)
    )


@question
def won_with(ruleset: RuleSet, score: int) -> bool:
    """Whether 2 points more win the game for a team that has so many."""
    return game_winners(ruleset, {US: score, THEM: 0}, [Award((US,), 2)]) == (US,)


@question
def marks(ruleset: RuleSet, ours: int, theirs: int) -> tuple[int, int]:
    """The Bummerl of a game that Anna and Carla have won, theirs and the others'."""
    found = bummerl(ruleset, {US: ours, THEM: theirs}, (US,)).value
    return found[US], found[THEM]


@question
def game_after(
    ruleset: RuleSet, score: tuple[int, int], *bets: MakeBet, won: tuple[int, int] = (0, 0)
) -> tuple[str, tuple[int, ...]]:
    """Who has won, and the score then, after a hand of these bets; `won`: games of a match before."""
    now = _after(announced(begun(ruleset, score=score)), bets)
    assert now is not None
    games = dict(zip((US, THEM), won, strict=True))
    found = game.after(game.Game(now.ruleset, DAN, now.score, games, games), now).value
    return names(seat for team in found.winners for seat in team), tuple(found.score.values())


@question
def may_tell(ruleset: RuleSet, manner: Manner) -> bool:
    """Whether partners may tell each other something in this manner, after the announcement."""
    return may_signal(ruleset, manner, announced=True).value


# -- other tables and the other game ------------------------------------------------------------------


def _last(ruleset: RuleSet) -> Seat:
    """The dealer, so that Anna is forehand at any table."""
    return Seat(ruleset.players - 1)


@question
def hands_dealt(ruleset: RuleSet) -> int:
    """How many get cards."""
    return len(dealing.deal(ruleset, deck(ruleset.deck), _last(ruleset)).hands)


@question
def sides(ruleset: RuleSet) -> str:
    """Who plays against whom."""
    return " - ".join(names(side) for side in Position(ruleset, None, dealer=_last(ruleset)).sides)


@question
def namers(ruleset: RuleSet) -> str:
    """Who names the Schlag and who the trump suit."""
    return names(who_names(ruleset, _last(ruleset)))


@question
def tricks_to_win(ruleset: RuleSet) -> int:
    """How many tricks win the hand."""
    return Position(ruleset, None).tricks_to_win


@question
def tally_after(ruleset: RuleSet, left: int, tricks: int, declaration: str = "10 ♠") -> int:
    """A player's tally after a hand with so many tricks."""
    return next_tally(ruleset, declared(declaration), ANNA, left, tricks).value
