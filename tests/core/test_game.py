"""From hand to hand to the end of a game or a match. Every case names its source."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN
from tests.core.round import test_bohemian as bohemian
from tests.core.round.table import FIVE_TRICKS, announced, bid, laid, rules, stacked
from tests.core.round.test_outcome import LICKED
from watten_tutor.core.cards import deck
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.game import Game, after, begin
from watten_tutor.core.reasons import Proof
from watten_tutor.core.round import play, start
from watten_tutor.core.round.moves import Cut, Infringe, Redeal, Take
from watten_tutor.core.seats import TEAMS, Seat, Team, teams

US, THEM = TEAMS


def game(score: tuple[int, int] = (0, 0), name: str = "tyrolean", **flags: object) -> Game:
    """A game in which Dan deals next."""
    ruleset = rules(name, **flags)
    nothing = {US: 0, THEM: 0}
    return Game(ruleset, DAN, dict(zip(TEAMS, score, strict=True)), nothing, nothing)


def thrown_in(now: Game, bets: str) -> Proof[Game]:
    """The game after a hand in which only these bets were made."""
    dealt = play(now.deal(deck(now.ruleset.deck)), Cut(now.dealer.previous(), 8))
    return after(now, bid(announced(dealt), bets))


def bluffed(now: Game) -> Proof[Game]:
    """The game after Anna and Carla have won 3–2 with Carla's bluff from the cut."""
    pack = stacked(now.ruleset, LICKED, bottom="A♦", taken=(CARLA,))
    taken = play(play(now.deal(pack), Cut(CARLA, 10)), Take(CARLA))
    return after(now, laid(announced(taken), FIVE_TRICKS))


def score(found: Proof[Game]) -> tuple[int, int]:
    return found.value.score[US], found.value.score[THEM]


def test_everybody_begins_with_nothing() -> None:
    assert begin(rules("tyrolean"), ANNA) == Game(
        rules("tyrolean"), ANNA, {US: 0, THEM: 0}, {US: 0, THEM: 0}, {US: 0, THEM: 0}
    )
    assert list(begin(rules("three-handed"), ANNA).score) == list(teams(3))


def test_the_deal_passes_to_the_left() -> None:
    # S0 §4 "After each hand the deal passes to the left"
    assert thrown_in(game(), "A+ B-").value.dealer == ANNA
    three = begin(rules("three-handed", schlecken="no"), CARLA)
    dealt = play(three.deal(deck(32)), Cut(ANNA, 8))
    assert after(three, play(dealt, Infringe(BEN, "play"))).value.dealer == ANNA


def test_points_are_added_and_not_cut_at_the_target() -> None:
    # S0 §9 example: 10 and 3 are 13; RULES part 1 "Scores are not cut at the target"
    found = thrown_in(game((10, 11)), "B+ A= A+ B-")
    assert score(found) == (13, 11)
    assert [reason.step for reason in found.reasons][-1] == "score.added"
    assert found.reasons[-1].facts == {"team": US, "m": 10, "n": 13}
    over = thrown_in(game((12, 11), raise_cap="none"), "B+ A= A+ B= B+ A= A+ B-")
    assert score(over) == (17, 11)
    assert over.value.winners == (US,)


def test_first_at_the_target_wins() -> None:
    # S0 §10 "The first team to reach 15 points wins the game"
    assert thrown_in(game((12, 3)), "A+ B-").value.winners == ()
    won = thrown_in(game((12, 3)), "B+ A= A+ B-")
    assert won.value.winners == (US,)
    assert won.value.is_over
    assert score(won) == (15, 3)  # the last score stays to be read
    assert won.value.games == {US: 1, THEM: 0}
    assert "game.won" in [reason.step for reason in won.reasons]


def test_the_hand_counts_before_a_penalty() -> None:
    # house: both could reach 15 in this hand, and the points of the hand come first
    found = bluffed(game((13, 13), name="tyrolean+schlecken"))
    assert found.value.winners == (US,)
    assert score(found) == (15, 13)


def test_a_penalty_wins_where_the_hand_has_not() -> None:
    found = bluffed(game((4, 13), name="tyrolean+schlecken", gespannt="may_hold_base2"))
    assert score(found) == (6, 15)
    assert found.value.winners == (THEM,)


def test_points_after_the_game_is_won_save_nobody_from_schneider() -> None:
    # house: with the points of the hand the game is won, and nothing more is written down
    found = bluffed(game((13, 0), name="tyrolean+schlecken", gespannt="may_hold_base2"))
    assert score(found) == (15, 0)
    assert found.value.bummerl == {US: 0, THEM: 2}


def test_the_losers_get_a_bummerl_and_two_without_a_point() -> None:
    # S0 §10 "The losers get a Bummerl … no points at all, they are Schneider and lose double"
    assert thrown_in(game((12, 1)), "B+ A= A+ B-").value.bummerl == {US: 0, THEM: 1}
    assert thrown_in(game((12, 0)), "B+ A= A+ B-").value.bummerl == {US: 0, THEM: 2}
    assert thrown_in(game((12, -2)), "B+ A= A+ B-").value.bummerl == {US: 0, THEM: 2}


def test_elsewhere_the_winners_write_it() -> None:
    # S2 Winning the game "either the winning or losing team receives a black blob"
    assert thrown_in(game((12, 1), bummerl="winner"), "B+ A= A+ B-").value.bummerl == {US: 1, THEM: 0}
    assert thrown_in(game((12, 0), bummerl="winner"), "B+ A= A+ B-").value.bummerl == {US: 2, THEM: 0}


def test_a_match_goes_to_two_games() -> None:
    # S3 Vittoria "le partite si giocano al meglio di tre"
    first = thrown_in(game((12, 3), name="tyrolean+best-of-3"), "B+ A= A+ B-")
    assert first.reasons[-1].step == "match.goes-on"
    assert first.value.winners == ()
    assert (first.value.games, score(first), first.value.dealer) == ({US: 1, THEM: 0}, (0, 0), ANNA)
    assert first.value.bummerl == {US: 0, THEM: 1}
    one_each = Game(first.value.ruleset, DAN, {US: 2, THEM: 12}, first.value.bummerl, {US: 1, THEM: 1})
    second = thrown_in(one_each, "A+ B= B+ A-")
    assert second.value.winners == (THEM,)
    assert second.value.games == {US: 1, THEM: 2}
    assert second.value.bummerl == {US: 1, THEM: 1}
    assert score(second) == (2, 15)
    assert second.reasons[-1].step == "match.won"


def test_after_a_redeal_the_same_player_deals_and_the_score_may_go_below_nothing() -> None:
    # S3 Punteggio; house below 0
    now = begin(rules("italian"), DAN)
    for points in (-2, -4):
        dealt = play(now.deal(deck(32)), Cut(CARLA, 8))
        now = after(now, play(dealt, Redeal(ANNA))).value
        assert (now.score[US], now.dealer) == (points, DAN)


def test_two_defenders_can_win_together() -> None:
    # house three-handed: each defender scores the value
    alone, left, right = (Team((Seat(each),)) for each in range(3))
    now = Game(
        rules("three-handed", schlecken="no"),
        Seat(2),
        {alone: 0, left: 9, right: 8},
        dict.fromkeys((alone, left, right), 0),
        dict.fromkeys((alone, left, right), 0),
    )
    dealt = play(now.deal(deck(32)), Cut(Seat(0), 8))
    found = after(now, play(dealt, Infringe(Seat(0), "play"))).value
    assert found.winners == (left, right)
    assert found.bummerl == {alone: 2, left: 0, right: 0}


def counted_down(score: dict[Seat, int]) -> Proof[Game]:
    """The game after a Bohemian hand in which Anna takes two tricks and Carla three."""
    dealt = bohemian.turned_up(score=score)
    done = bohemian.laid(bohemian.nobody_exchanges(bohemian.all_stay(dealt)), bohemian.PLAYED)
    return after(Game(dealt.ruleset, dealt.dealer, dealt.score), done)


def alone(score: dict[Seat, int]) -> dict[Team, int]:
    return {Team((seat,)): left for seat, left in score.items()}


def test_in_bohemian_watten_everybody_begins_with_twenty() -> None:
    # S2 "Each player starts with a tally of 20 points"; house: two to four may sit down
    found = begin(rules("bohemian"), ANNA, players=3)
    assert found.score == alone({ANNA: 20, BEN: 20, CARLA: 20})
    assert found.deal(deck(32)).players == 3


def test_in_bohemian_watten_tallies_are_counted_down_and_the_deal_passes() -> None:
    # S2 "For each trick taken, one point is deducted …; if no trick is taken …, 5 penalty points are added"
    found = counted_down({ANNA: 20, BEN: 7, CARLA: 9, DAN: 4})
    assert found.value.score == alone({ANNA: 18, BEN: 12, CARLA: 6, DAN: 9})
    assert (found.value.dealer, found.value.winners) == (ANNA, ())
    assert [reason.step for reason in found.reasons][-1] == "tally.goes-on"


def test_in_bohemian_watten_all_who_reach_zero_have_won() -> None:
    # S2 "the aim of the game is to reach zero"; house: several can reach it in one hand
    found = counted_down({ANNA: 2, BEN: 7, CARLA: 3, DAN: 4})
    assert found.value.winners == (Team((ANNA,)), Team((CARLA,)))
    assert found.value.is_over
    assert found.reasons[-1].step == "tally.several-win"


def test_only_a_finished_hand_of_this_game_counts() -> None:
    now = game((3, 4))
    unfinished = announced(play(now.deal(deck(33)), Cut(CARLA, 8)))
    with pytest.raises(Unanswerable, match="hand-not-over"):
        after(now, unfinished)
    done = bid(unfinished, "A+ B-")
    for other in (game((3, 5)), game((3, 4), target=18), Game(now.ruleset, ANNA, now.score)):
        with pytest.raises(ValueError, match="not a hand of this game"):
            after(other, done)
    with pytest.raises(ValueError, match="the game is over"):
        thrown_in(game((12, 3)), "B+ A= A+ B-").value.deal(deck(33))


@pytest.mark.parametrize("pack", [deck(32), (*deck(32), deck(32)[0]), (*deck(33), deck(33)[0])])
def test_only_a_whole_pack_is_dealt(pack: tuple[object, ...]) -> None:
    with pytest.raises(ValueError, match="each card once"):
        start(rules("tyrolean"), pack, DAN)  # type: ignore[arg-type]
