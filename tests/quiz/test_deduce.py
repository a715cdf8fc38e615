"""The question `deduce`: answers worked out by hand, and what is said about them."""

from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards, hand, position, scenario, trick
from tests.quiz.deductions import (
    ALL_LAID,
    BOTTOM,
    CALLED,
    DEALER_KNEW,
    DEDUCTIONS,
    NINE,
    ONE_TRICK,
    THREE_ACES,
    TOO_FEW,
    judged_deductions,
    pairs,
    seen,
)
from watten_tutor.core.cards import Rank, Suit
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.reasons import Reason
from watten_tutor.core.seats import TEAMS
from watten_tutor.i18n import LANGUAGES, Speech
from watten_tutor.picture.view import Role, table_view
from watten_tutor.quiz.batch import answer_object
from watten_tutor.quiz.explain import Sentence, explain, headline, said
from watten_tutor.quiz.hidden import shown, tricks_told
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.pairs import Pairs
from watten_tutor.quiz.questions import solve
from watten_tutor.rulebook.cite import rulebook
from watten_tutor.scenario.scenario import Scenario


def possible(asked: Scenario) -> tuple[tuple[Rank, Suit], ...]:
    found: tuple[tuple[Rank, Suit], ...] = solve(asked.position, asked.question).value
    return found


def excluded_by(asked: Scenario, pair: str) -> tuple[int | None, str | None]:
    """The trick that rules a pair out, and the rule."""
    listed = answer_object(asked)["details"]["pairs"]
    [found] = [each for each in listed if each["pair"] == [pair[:-1], pair[-1]]]
    return found["trick"], found["rule"]


def said_of(reason: Reason) -> str:
    return Sentence(f"because.{reason.step}", reason.facts).text(Speech("en"))


# -- worked out by hand ---------------------------------------------------------------------------------


def test_a_nine_that_takes_the_ace_of_trumps_is_a_linker() -> None:
    # S2 Blind Watten: "work out the trump suit and Strikers by a process of elimination". J♥ beats J♣ and
    # A♣: ♥ is trump, and A, with A♣ a Linker, is not the Schlag. 9♠ beats A♥: Schlag 9.
    assert possible(NINE) == pairs("9♥")
    assert excluded_by(NINE, "A♥") == (1, "trick.highest-wins")
    assert excluded_by(NINE, "K♥") == (2, "trick.highest-wins")
    assert excluded_by(NINE, "9♥") == (None, None)


def test_the_dealer_who_knows_the_trump_would_have_had_to_play_it() -> None:
    # S2: "for those players who have bid, Farbzwang applies". Were ♥ trump, Dan owed A♥ to 7♥.
    assert possible(DEALER_KNEW) == pairs("Q♣ J♣ 9♣ 7♣")
    for pair in ("Q♥", "J♥", "9♥", "7♥"):
        assert excluded_by(DEALER_KNEW, pair) == (3, "duty.trump-led")


def test_a_blind_player_owes_nothing_so_that_nothing_follows() -> None:
    # The same tricks, but dealt by Anna: she and Ben know the trump, Dan does not and owed nothing to 7♥.
    turned = replace(DEALER_KNEW.position, dealer=ANNA, hands={DAN: hand("9♥ 7♣")})
    assert set(pairs("Q♥ J♥")) <= set(possible(scenario(turned, "deduce", player=DAN)))


def test_the_lowest_card_is_no_higher_than_a_card_laid_and_the_guate_beats_the_king() -> None:
    # S2: "The value of the lowest card of the player to his left determines the Striker": Anna laid 10♦, so
    # the Schlag is 10 or lower; ♠ is trump. 10♠ would be Rechter (10) or Guate (9, S0 §12) and beat K♠.
    assert possible(ONE_TRICK) == pairs("8♠ 7♠")
    assert excluded_by(ONE_TRICK, "J♠") == (1, "blind.lowest-cards")
    assert excluded_by(ONE_TRICK, "9♠") == (1, "trick.highest-wins")


def test_three_aces_in_the_own_hand_leave_no_ace_as_lowest_card() -> None:
    # Anna's five cards would be the last ace and three Kritische, one short.
    assert set(pairs("A♣ A♠ A♥ A♦")).isdisjoint(possible(THREE_ACES))
    assert len(possible(THREE_ACES)) == 28
    assert excluded_by(THREE_ACES, "A♣") == (None, "blind.lowest-cards")


def test_both_hands_must_be_dealt_from_the_same_cards() -> None:
    # Schlag K, trump ♠: A♠ is the Guate, and Dan, who gave no trump, shows the Rechter K♠. With no card below
    # a King both would need seven of A♣ A♦ K♣ K♦ K♥ 6♦.
    assert excluded_by(TOO_FEW, "K♠") == (1, "blind.lowest-cards")
    assert "not enough" in said_of(judge(TOO_FEW, (*possible(TOO_FEW), *pairs("K♠"))).why_not[0])


def test_unsorted_cards_tell_less_than_lowest_cards() -> None:
    # S2: "in Latinern the cards need not be sorted beforehand"
    lowest = replace(BOTTOM, position=replace(BOTTOM.position, ruleset=ONE_TRICK.position.ruleset))
    assert possible(lowest) == pairs("7♥")
    assert possible(BOTTOM) == pairs("A♥ 7♥")


def test_a_rechter_or_guate_kept_breaks_no_duty_where_they_need_not_be_played() -> None:
    # S2: "the Rechte and the Guate do not have to be played". With Schlag A and ♥ trump A♥ is the Rechter
    # led and Dan's 7♥ the Guate, which he kept; with Schlag 9 it would be a trump he owed.
    assert set(pairs("A♥")) <= set(possible(BOTTOM))
    assert excluded_by(BOTTOM, "9♥") == (2, "duty.trump-led")


def test_a_call_tells_the_rechter() -> None:
    assert possible(CALLED) == pairs("10♠")
    assert excluded_by(CALLED, "10♥") == (1, "call.trumpf-oder-kritisch")


def test_a_complete_trick_whose_winner_is_not_told_says_nothing_about_the_winner() -> None:
    untold = replace(ONE_TRICK, position=replace(ONE_TRICK.position, leader=None))
    assert set(pairs("J♥ 10♦ 9♠")) - set(possible(untold)) == set(pairs("J♥"))  # Anna's 10♦ still counts


def test_the_true_ones_and_the_other_hands_in_the_file_tell_the_player_nothing() -> None:
    told = position(
        "blind",
        "9 ♥",
        hands={ANNA: "8♥ 9♦ K♦", BEN: "8♦ 9♥ J♠", DAN: "Q♣ J♦ K♣"},
        tricks=NINE.position.tricks,
    )
    assert possible(scenario(told, "deduce", player=BEN)) == possible(NINE)


@pytest.mark.parametrize(("rules", "player"), [("tyrolean", BEN), ("blind", ANNA), ("ladinisch", DAN)])
def test_who_knows_has_nothing_to_deduce(rules: str, player: int) -> None:
    told = position(rules, "9 ♥", hands={player: "8♦"})  # type: ignore[dict-item]
    with pytest.raises(Unanswerable, match="not-blind"):
        solve(told, scenario(told, "deduce", player=player).question)


def test_play_that_fits_nothing_is_refused() -> None:
    # Nobody but the Maxi's player takes a trick with the Maxi in it.
    wrong = seen("blind", BEN, "8♦ 9♥ J♠ Q♠", ["K♥ A♣ J♥ A♦"], BEN)
    with pytest.raises(Unanswerable, match="nothing-fits"):
        solve(wrong.position, wrong.question)


# -- what is said --------------------------------------------------------------------------------------


def test_the_explanation_goes_trick_by_trick() -> None:
    [told] = explain(NINE)
    assert told.headline.text(Speech("en")) == "Only one pair is possible: Schlag 9, trump ♥."
    assert [each.sentence.key for each in told.steps] == [
        "because.deduce.begin.secretly",
        "because.deduce.winner",
        "because.deduce.named",
        "because.deduce.winner",
        "because.deduce.left",
    ]
    assert told.steps[3].sentence.text(Speech("en")) == (
        "Ben took trick 2 with 9♠. That excludes 6 pairs, under which another card would have won: "
        "♥ with K, Q, J, 10, 8 and 7."
    )


def test_the_numbers_add_up() -> None:
    for each in DEDUCTIONS:
        counts = [
            reason.facts["n"] for reason in solve(each.position, each.question).reasons if "n" in reason.facts
        ]
        first, *gone, left = counts
        assert first - sum(gone) == left  # type: ignore[operator, arg-type]


def test_a_pair_too_many_is_answered_by_what_rules_it_out() -> None:
    [why] = judge(DEALER_KNEW, pairs("Q♣ J♣ 9♣ 7♣ Q♥")).why_not
    assert said_of(why) == (
        "Schlag Q, trump ♥: then a trump was led to trick 2, and Dan, who knew it and held A♥, could not "
        "have played A♦."
    )
    [why] = judge(NINE, pairs("9♥ K♥")).why_not
    assert (
        said_of(why) == "Schlag K, trump ♥: then A♥ would have won trick 2, and it would have been Carla's."
    )


def test_a_pair_left_out_is_answered_by_cards_that_fit() -> None:
    [why] = judge(ONE_TRICK, pairs("8♠")).why_not
    assert why.step == "wrong.deduce.possible"
    anna, dan = why.facts["cards"], why.facts["more"]
    assert isinstance(anna, tuple)
    assert isinstance(dan, tuple)
    laid = set(cards("10♦ 10♠ K♠ Q♦ Q♠ K♣ 7♦ 6♦"))
    assert (len(anna), len(dan)) == (4, 4)
    assert not {*anna, *dan} & laid
    assert (
        min((each for each in (*anna, *cards("10♦")) if each not in cards("7♣ K♥")), key=_height).rank
        is Rank.SEVEN
    )
    [why] = judge(ALL_LAID, ()).why_not
    assert said_of(why).startswith("Schlag 9, trump ♥ is possible: nothing")


def _height(card: object) -> int:
    return card.rank.height  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deck", ["french", "german"])
def test_every_sentence_can_be_said(language: str, deck: str) -> None:
    speech = Speech(language, deck)
    for verdict in judged_deductions():
        for reason in (*verdict.because, *verdict.why_not):
            assert "{" not in Sentence(f"because.{reason.step}", reason.facts).text(speech)


def test_every_rule_cited_is_in_force() -> None:
    for each in DEDUCTIONS:
        rules = {reason.rule for reason in solve(each.position, each.question).reasons}
        assert rules <= set(rulebook(each.position.ruleset))


def test_pairs_are_said_by_suit_and_their_suits_can_be_drawn() -> None:
    listed = Pairs(pairs("A♠ 10♠ 9♥"))
    assert listed.text(Speech("de")) == "♠ mit A und 10; ♥ mit 9"
    assert listed.text(Speech("en", "german")) == "leaves with A and 10; hearts with 9"
    assert Suit.LEAVES in Sentence("verdict.deduce", {"pairs": listed, "n": 3}).pieces(Speech("en"))
    assert said(pairs("9♥")).text(Speech("it")) == "Schlag 9, briscola ♥"
    assert headline(NINE.position, NINE.question, pairs("9♥ 8♥")).text(Speech("en")).startswith("2 pairs")


def test_the_batch_lists_every_pair_with_its_trick() -> None:
    answered = answer_object(NINE)
    assert answered["answer"] == [["9", "♥"]]
    listed = answered["details"]["pairs"]
    assert len(listed) == 32
    assert [each["pair"] for each in listed if each["possible"]] == [["9", "♥"]]
    assert listed[0] == {"pair": ["A", "♣"], "possible": False, "trick": 1, "rule": "trick.highest-wins"}


# -- what may be shown ---------------------------------------------------------------------------------


def test_before_the_answer_only_what_the_blind_player_sees_is_shown() -> None:
    told = position("blind", "9 ♥", hands={ANNA: "8♥ 9♦ K♦", BEN: "8♦ 9♥ J♠"}, tricks=NINE.position.tricks)
    view = table_view(shown(scenario(told, "deduce", player=BEN)).position, NINE.names)
    assert (view.schlag, view.trump) == (None, None)
    assert view.seats[0].hand == (None, None, None)
    assert view.seats[1].hand == told.hands[BEN].cards
    assert Role.ON_TURN in view.seats[1].roles
    assert [each.tricks for each in view.won] == [1, 1]


def test_the_picture_marks_who_took_the_trick_only_where_that_is_told() -> None:
    on_table = replace(ONE_TRICK.position, tricks=(), trick=trick("10♦ 10♠ K♠ Q♦"), leader=CARLA)
    for position_seen, winners in ((on_table, ["Carla"]), (replace(on_table, leader=None), [])):
        view = table_view(position_seen, NINE.names)
        assert [seat.name for seat in view.seats if Role.WINNER in seat.roles] == winners


def test_another_question_is_shown_as_it_is() -> None:
    asked = scenario(position("blind", "9 ♥", hands={BEN: "8♦"}), "rechter")
    assert shown(asked) is asked
    assert tricks_told(asked) == ()


def test_the_tricks_are_told_in_words() -> None:
    assert [each.text(Speech("en")) for each in tricks_told(NINE)] == [
        "Trick 1: Anna J♣, Ben A♣, Carla J♥ and Dan A♦. Carla takes it.",
        "Trick 2: Carla A♥, Dan 10♥, Anna 7♥ and Ben 9♠. Ben takes it.",
    ]
    open_end = replace(NINE, position=replace(NINE.position, leader=None))
    assert tricks_told(open_end)[1].text(Speech("de")) == "2. Stich: Carla A♥, Dan 10♥, Anna 7♥ und Ben 9♠."


def test_who_took_a_trick_is_told_by_who_leads_the_next() -> None:
    told = Position(
        NINE.position.ruleset,
        None,
        {BEN: Hand(cards("8♦"))},
        trick("9♥ K♣", leader=BEN),
        NINE.position.tricks,
    )
    assert told.winners == (CARLA, BEN)
    assert told.on_turn() == (DAN,)
    assert [told.taken_by(side) for side in TEAMS] == [1, 1]
