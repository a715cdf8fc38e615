"""What a hand told in words comes to: by its tricks, by a Maschine, a broken rule, the cut."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards, trick
from tests.quiz.deals import told_deals
from watten_tutor.core.cards import Rank, Suit, card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.deed import Deed
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.round.ended import (
    find_bummerl,
    find_match_winner,
    find_score,
    find_score_after,
    find_winner,
)
from watten_tutor.core.seats import TEAMS, Team
from watten_tutor.rulebook.load import load_ruleset

OURS, THEIRS = TEAMS
TEN = Declaration(Rank.TEN, Suit.LEAVES)
FIND = {
    "hand-winner": find_winner,
    "hand-score": find_score,
    "score-after": find_score_after,
    "bummerl": find_bummerl,
    "match-winner": find_match_winner,
}
KEPT = (Deed(CARLA, "cut", card("A♦")), Deed(CARLA, "take"), Deed(DAN, "leave", card("8♥")))


@pytest.mark.parametrize("kind", FIND)
def test_every_answer_told_by_the_rules(kind) -> None:
    asked = [found for found, _, _ in told_deals() if found.question.kind == kind]
    assert asked
    for found in asked:
        assert FIND[kind](found.position).value == found.answer.value


def told(rules: str, *deal: Deed, **more) -> Position:
    return Position(load_ruleset(rules), more.pop("declared", TEN), deal=deal, **more)


def steps(proof) -> list[str]:
    return [each.step for each in proof.reasons]


def test_what_ended_it_is_what_is_told() -> None:
    held = {BEN: Hand(cards("K♥ 7♦ 7♣ 8♦ Q♦"))}
    shown = told("bavarian-classic", Deed(BEN, "show-maschine"), hands=held)
    assert steps(find_winner(shown))[-1] == "maschine.wins"
    broken = told("bavarian-classic", Deed(CARLA, "infringe", "bet"))
    assert steps(find_winner(broken)) == ["infringe.bet"]
    assert steps(find_score_after(broken)) == ["infringe.bet", "score.added"]


def test_a_new_deal_demanded_is_taken_off_the_score() -> None:
    redealt = told("italian", Deed(ANNA, "redeal"), declared=None, score={OURS: 3, THEIRS: 4})
    assert find_score_after(redealt).value == {OURS: 1, THEIRS: 4}
    assert steps(find_score_after(redealt)) == ["schoeneres.costs", "score.taken-off"]


def test_without_a_penalty_a_broken_rule_changes_nothing() -> None:
    played = told("tyrolean", Deed(CARLA, "infringe", "bet"), won={ANNA: 3})
    assert find_winner(played).value == OURS
    assert steps(find_winner(played))[0] == "infringe.not-here"
    assert find_score(played).value == {OURS: 2, THEIRS: 0}
    assert steps(find_score(played))[0] == "infringe.not-here"
    talked = told("franconian", Deed(CARLA, "infringe", "tell"), won={ANNA: 3})
    assert (find_score(talked).value, steps(find_score(talked))[0]) == (
        {OURS: 2, THEIRS: 0},
        "signal.may-talk",
    )


def test_a_hand_that_goes_on_scores_nothing_yet() -> None:
    for find in (find_score, find_score_after, find_bummerl, find_match_winner):
        with pytest.raises(Unanswerable, match="hand-not-over"):
            find(told("tyrolean"))
    with pytest.raises(Unanswerable, match="draw-not-over"):
        find_winner(told("tyrolean", Deed(ANNA, "draw", card("9♠")), declared=None))


def test_a_kept_card_costs_nothing_unless_all_five_tricks_show_a_bluff() -> None:
    short = told("bavarian-classic", *KEPT, tricks=_tricks()[:2], trick=trick("9♣ 8♣ Q♦ 9♥", leader=BEN))
    assert find_score(short).value == {OURS: 0, THEIRS: 2}
    assert steps(find_score(short))[-1] == "schlecken.not-played-out"
    nobody = told("bavarian-classic", Deed(CARLA, "leave"), won={ANNA: 3})
    assert steps(find_score(nobody))[-1] == "score.value"


def _tricks():
    return (trick("8♠ 10♥ 8♦ 7♣"), trick("9♠ A♣ J♠ K♣", leader=DAN))


def test_only_the_cards_tell_whether_it_was_a_bluff() -> None:
    counted = told("bavarian-classic", *KEPT, won={ANNA: 3, BEN: 2})
    with pytest.raises(Unanswerable, match="tricks-not-told"):
        find_score(counted)


def test_what_is_won_is_written_down_and_what_it_means() -> None:
    home = told("bavarian", won={ANNA: 3}, score={OURS: 9, THEIRS: 10})
    assert find_score_after(home).value == {OURS: 11, THEIRS: 10}
    assert steps(find_score_after(home))[-2:] == ["score.added", "game.won"]
    assert find_bummerl(home).value == {OURS: 0, THEIRS: 1}
    close = told("bavarian", won={ANNA: 3}, score={OURS: 7})
    assert steps(find_score_after(close))[-1] == "gespannt.tight-now"
    assert find_match_winner(close).value is None
    assert steps(find_match_winner(close))[-1] == "game.goes-on"


def test_two_games_of_three_make_a_match() -> None:
    won = {"won": {ANNA: 3}, "score": {OURS: 9}}
    first = told("kritischer-turnier", **won)
    assert find_match_winner(first).value is None
    second = told("kritischer-turnier", games={OURS: 1}, **won)
    assert find_match_winner(second).value == OURS
    assert [
        each.facts["n"] for each in find_match_winner(second).reasons if each.rule.startswith("match")
    ] == [2]


def test_where_nothing_is_told_of_the_deal_the_play_alone_counts() -> None:
    plain = Position(load_ruleset("bavarian"), TEN, won={ANNA: 3}, score={OURS: 9})
    assert find_match_winner(plain).value == OURS


def test_three_players_win_each_for_himself_or_two_together() -> None:
    alone = Position(load_ruleset("three-handed"), TEN, won={ANNA: 3}, score={Team((ANNA,)): 9}, dealer=CARLA)
    assert find_match_winner(alone).value == Team((ANNA,))
    both = {Team((BEN,)): 9, Team((CARLA,)): 9}
    together = Position(load_ruleset("three-handed"), TEN, won={BEN: 3}, score=both, dealer=CARLA)
    assert find_match_winner(together).value == Team((BEN, CARLA))
