"""From the cards dealt to the announcement. Every case names its source."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, SEATS, cards
from tests.core.round.table import HANDS, announced, broken, dealt, in_play, steps
from watten_tutor.core.cards import Card, Rank, Suit, card
from watten_tutor.core.game import after, begin
from watten_tutor.core.round import IllegalMove, Round, Stage, legal_moves, outcome, play, seen_by, violations
from watten_tutor.core.round.moves import (
    Agree,
    AskSchoeneres,
    Lay,
    NameSchlag,
    NameTrump,
    OfferSwap,
    Redeal,
    Refuse,
    Show,
)
from watten_tutor.core.scoring import Award
from watten_tutor.core.seats import TEAMS, Seat, Team

EIGHT_RANKS = tuple(rank for rank in Rank if rank is not Rank.SIX)


def seen(now: Round) -> list[int]:
    """How many of their own cards Anna, Ben, Carla and Dan see."""
    return [sum(each is not None for each in seen_by(now, seat).cards) for seat in SEATS]


# -- who may look -------------------------------------------------------------------------------------


def test_only_dealer_and_forehand_look_before_the_announcement() -> None:
    # S0 §4 "Only the dealer and forehand may look at their cards now"
    now = dealt()
    assert seen(now) == [5, 0, 0, 5]
    assert seen(play(now, NameSchlag(ANNA, Rank.TEN))) == [5, 0, 0, 5]
    assert seen(announced(now)) == [5, 5, 5, 5]  # S0 §5 "Now everyone picks up their cards"


def test_on_three_cards_the_dealer_looks_after_the_schlag() -> None:
    # S3 Preparazione e distribuzione, steps 4 to 6
    now = dealt("italian", {ANNA: "8♠ 9♥ Q♥ K♦ A♣"})
    assert seen(now) == [3, 0, 0, 0]
    assert seen_by(now, ANNA).cards == (*cards("8♠ 9♥ Q♥"), None, None)
    assert seen(play(now, NameSchlag(ANNA, Rank.TEN))) == [3, 0, 0, 3]
    assert seen(announced(now)) == [5, 5, 5, 5]


def test_with_three_players_forehand_alone_looks() -> None:
    # S2 Variants "chooses Strikers and trumps"
    now = play(dealt("three-handed", {}, dealer=CARLA, schlecken="no"), NameSchlag(ANNA, Rank.TEN))
    assert [seen_by(now, seat).cards.count(None) for seat in SEATS[:3]] == [0, 5, 5]


# -- naming -------------------------------------------------------------------------------------------


def test_forehand_names_the_schlag_then_the_dealer_the_suit() -> None:
    # S0 §5, steps 1 and 2
    now = dealt()
    assert legal_moves(now) == (AskSchoeneres(ANNA), *(NameSchlag(ANNA, rank) for rank in EIGHT_RANKS))
    now = play(now, NameSchlag(ANNA, Rank.TEN))
    assert legal_moves(now) == tuple(NameTrump(DAN, suit) for suit in Suit)
    now = play(now, NameTrump(DAN, Suit.LEAVES))
    assert str(now.in_play.ranking.rechter) == "10♠"
    assert legal_moves(now)[0] == Lay(ANNA, card("A♣"))  # S0 §7 "Forehand leads to the first trick"


def test_the_others_name_nothing() -> None:
    now = dealt()
    assert steps(now, NameSchlag(DAN, Rank.TEN)) == ["name.not-yours.schlag"]
    assert broken(now, NameSchlag(DAN, Rank.TEN)) == ["announcing.schlag-then-trump"]
    assert steps(now, NameTrump(DAN, Suit.LEAVES)) == ["now.schlag"]
    named = play(now, NameSchlag(ANNA, Rank.TEN))
    assert steps(named, NameTrump(BEN, Suit.LEAVES)) == ["name.not-yours.trump"]
    assert steps(named, NameSchlag(ANNA, Rank.NINE)) == ["now.trump"]
    assert steps(now, Lay(ANNA, card("8♠"))) == ["now.schlag"]


def test_six_is_named_only_where_the_weli_can_be_schlag() -> None:
    # S0 §12 Unkritisch "you can choose six as Schlag"
    assert legal_moves(dealt("unkritisch", {}))[-1] == NameSchlag(ANNA, Rank.SIX)
    assert steps(dealt(), NameSchlag(ANNA, Rank.SIX)) == ["name.no-six"]
    assert broken(dealt(), NameSchlag(ANNA, Rank.SIX)) == ["cards.weli"]
    assert steps(dealt("bavarian", {}), NameSchlag(ANNA, Rank.SIX)) == ["name.six-not-in-pack"]


def test_every_rule_against_naming_is_told() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(dealt(), NameSchlag(BEN, Rank.SIX))
    assert [reason.rule for reason in refused.value.reasons] == ["announcing.schlag-then-trump", "cards.weli"]
    assert refused.value.move == NameSchlag(BEN, Rank.SIX)
    by_card = dealt("ladinisch")
    assert steps(by_card, NameSchlag(BEN, Rank.SIX)) == [
        "name.by-a-card",
        "name.not-yours.schlag",
        "name.no-six",
    ]


def test_with_three_players_forehand_names_both() -> None:
    # S2 Variants "forehand cuts, chooses Strikers and trumps"
    now = dealt("three-handed", {}, dealer=CARLA, schlecken="no")
    assert steps(now, NameSchlag(CARLA, Rank.TEN)) == ["name.not-yours.schlag"]
    assert broken(now, NameSchlag(CARLA, Rank.TEN)) == ["announcing.three-handed"]
    now = play(now, NameSchlag(ANNA, Rank.TEN))
    assert {move.seat for move in legal_moves(now)} == {ANNA}
    assert broken(now, NameTrump(CARLA, Suit.LEAVES)) == ["announcing.three-handed"]
    now = play(now, NameTrump(ANNA, Suit.LEAVES))
    assert now.in_play.sides == (Team((ANNA,)), Team((BEN, CARLA)))


def test_with_two_players_forehand_names_the_schlag_and_the_dealer_the_suit() -> None:
    # S2 Variants "two players (forehand decides the Strikers; dealer chooses Trumps)"
    now = dealt("two-handed", {}, dealer=BEN, schlecken="no", maschine=0)
    now = play(play(now, NameSchlag(ANNA, Rank.TEN)), NameTrump(BEN, Suit.LEAVES))
    assert now.stage is Stage.PLAY


# -- Schöneres ----------------------------------------------------------------------------------------


def test_both_get_five_new_cards_if_the_dealer_agrees() -> None:
    # S0 §5 "both put their cards aside and get five new ones from the unused cards"; in packets: house
    now = dealt()
    stock, old = now.dealt.stock, now.dealt.hands
    asked = play(now, AskSchoeneres(ANNA))
    assert legal_moves(asked) == (Agree(DAN), Refuse(DAN))
    new = play(asked, Agree(DAN)).dealt
    assert new.hands[ANNA] == (*stock[:3], *stock[6:8])
    assert new.hands[DAN] == (*stock[3:6], *stock[8:10])
    assert (new.hands[BEN], new.hands[CARLA], new.stock) == (old[BEN], old[CARLA], stock[10:])
    assert new.discards == {ANNA: old[ANNA], DAN: old[DAN]}


def test_the_dealer_may_refuse_and_is_asked_once() -> None:
    # S0 §5 "The dealer may refuse"; once a deal
    now = play(play(dealt(), AskSchoeneres(ANNA)), Refuse(DAN))
    assert now.dealt.hands == dealt().dealt.hands
    assert legal_moves(now) == tuple(NameSchlag(ANNA, rank) for rank in EIGHT_RANKS)
    assert steps(now, AskSchoeneres(ANNA)) == ["schoeneres.once"]
    agreed = play(play(dealt(), AskSchoeneres(ANNA)), Agree(DAN))
    assert steps(agreed, AskSchoeneres(ANNA)) == ["schoeneres.once"]


def test_who_does_not_ask_and_when_it_is_too_late() -> None:
    # S0 §5 "before naming the Schlag, forehand may ask the dealer"
    assert steps(dealt(), AskSchoeneres(DAN)) == ["schoeneres.only-forehand"]
    assert steps(dealt(), AskSchoeneres(BEN)) == ["schoeneres.no-announcer"]
    named = play(dealt(), NameSchlag(ANNA, Rank.TEN))
    assert steps(named, AskSchoeneres(ANNA)) == ["schoeneres.too-late"]
    refused = play(play(dealt(), AskSchoeneres(ANNA)), Refuse(DAN))
    with pytest.raises(IllegalMove) as error:
        play(play(refused, NameSchlag(ANNA, Rank.TEN)), AskSchoeneres(BEN))
    assert [reason.step for reason in error.value.reasons] == [
        "schoeneres.no-announcer",
        "schoeneres.too-late",
        "schoeneres.once",
    ]
    assert {reason.rule for reason in error.value.reasons} == {"announcing.schoeneres"}


def test_only_who_was_asked_answers() -> None:
    asked = play(dealt(), AskSchoeneres(ANNA))
    for seat in (ANNA, BEN, CARLA):
        assert steps(asked, Agree(seat)) == ["request.not-yours"]
        assert broken(asked, Refuse(seat)) == ["announcing.schoeneres"]
    assert steps(asked, NameSchlag(ANNA, Rank.TEN)) == ["now.answer"]
    assert steps(dealt(), Agree(DAN)) == ["now.schlag"]


def test_either_announcer_may_ask_where_that_is_the_custom() -> None:
    # S2 Strikers and Trumps "either of the two declarers can ask the other"
    now = dealt("bavarian", {}, schoeneres="either_announcer")
    assert legal_moves(now)[:2] == (AskSchoeneres(ANNA), AskSchoeneres(DAN))
    asked = play(now, AskSchoeneres(DAN))
    assert legal_moves(asked) == (Agree(ANNA), Refuse(ANNA))
    assert play(asked, Agree(ANNA)).dealt.discards[DAN] == now.dealt.hands[DAN]


def test_a_redeal_costs_two_and_the_same_player_deals_again() -> None:
    # S3 Punteggio "la squadra che chiama paga 2 punti di penalità"; below 0: house
    game = begin(in_play("italian", hands={}).ruleset, DAN)
    now = dealt("italian", {})
    assert legal_moves(now)[:2] == (Redeal(ANNA), Redeal(DAN))
    done = play(now, Redeal(ANNA))
    assert done.is_over
    found = outcome(done).value
    assert (found.winner, found.awards, found.deals_again) == (None, (Award((TEAMS[0],), -2),), True)
    next_game = after(game, done).value
    assert (next_game.dealer, next_game.score) == (DAN, {TEAMS[0]: -2, TEAMS[1]: 0})
    assert outcome(play(now, Redeal(DAN))).value.awards == (Award((TEAMS[1],), -2),)


def test_who_has_named_demands_no_new_deal() -> None:
    # S3: forehand before the Schlag; the dealer, who looks only then, before the suit (house)
    now = play(dealt("italian", {}), NameSchlag(ANNA, Rank.TEN))
    assert steps(now, Redeal(ANNA)) == ["schoeneres.too-late"]
    assert steps(now, Redeal(BEN)) == ["schoeneres.no-announcer"]
    assert legal_moves(now)[0] == Redeal(DAN)
    assert steps(announced(dealt("italian", {})), Redeal(DAN)) == ["now.play"]


def test_each_set_has_one_way_to_new_cards() -> None:
    assert steps(dealt("italian", {}), AskSchoeneres(ANNA)) == ["schoeneres.not-asked-for"]
    assert steps(dealt(), Redeal(ANNA)) == ["schoeneres.no-redeal"]
    none = play(dealt(schoeneres="none"), NameSchlag(ANNA, Rank.TEN))
    assert steps(none, AskSchoeneres(ANNA)) == ["schoeneres.not-here"]


def test_with_three_players_there_is_nobody_to_ask() -> None:
    now = dealt("three-handed", {}, dealer=CARLA, schlecken="no", schoeneres="by_consent")
    assert steps(now, AskSchoeneres(ANNA)) == ["schoeneres.nobody-to-ask"]
    assert broken(now, AskSchoeneres(ANNA)) == ["announcing.three-handed"]
    assert {type(move) for move in legal_moves(now)} == {NameSchlag}


# -- Schlagwechsel ------------------------------------------------------------------------------------


def test_the_dealer_may_agree_to_name_the_schlag() -> None:
    # S0 §12 Schlagwechsel; S2 "forehand continuing to play first"
    now = dealt("tyrolean+schlagwechsel")
    assert legal_moves(now)[:2] == (AskSchoeneres(ANNA), OfferSwap(ANNA))
    offered = play(now, OfferSwap(ANNA))
    assert legal_moves(offered) == (Agree(DAN), Refuse(DAN))
    swapped = play(offered, Agree(DAN))
    assert steps(swapped, NameSchlag(ANNA, Rank.TEN)) == ["name.not-yours.schlag"]
    named = play(swapped, NameSchlag(DAN, Rank.TEN))
    assert legal_moves(named) == tuple(NameTrump(ANNA, suit) for suit in Suit)
    opened = play(named, NameTrump(ANNA, Suit.LEAVES))
    assert opened.in_play.on_turn() == (ANNA,)


def test_refused_everything_stays_as_it_was() -> None:
    # S2 "If the request is refused, everything stays as it was"
    now = play(play(dealt("tyrolean+schlagwechsel"), OfferSwap(ANNA)), Refuse(DAN))
    assert legal_moves(now)[:2] == (AskSchoeneres(ANNA), NameSchlag(ANNA, Rank.ACE))
    assert steps(now, OfferSwap(ANNA)) == ["swap.once"]


def test_who_offers_no_swap_and_when() -> None:
    assert steps(dealt(), OfferSwap(ANNA)) == ["swap.not-here"]
    now = dealt("tyrolean+schlagwechsel")
    assert steps(now, OfferSwap(DAN)) == ["swap.only-forehand"]
    late = play(play(play(now, OfferSwap(ANNA)), Refuse(DAN)), NameSchlag(ANNA, Rank.TEN))
    assert steps(late, OfferSwap(DAN)) == ["swap.only-forehand", "swap.too-late", "swap.once"]
    assert set(broken(late, OfferSwap(DAN))) == {"announcing.schlagwechsel"}
    three = dealt("three-handed", {}, dealer=CARLA, schlecken="no", schlagwechsel=True)
    assert broken(three, OfferSwap(ANNA)) == ["announcing.three-handed"]
    swapping = play(now, OfferSwap(ANNA))
    assert broken(swapping, Agree(BEN)) == ["announcing.schlagwechsel"]


def test_after_a_swap_on_three_cards_the_dealer_looks_before_the_schlag() -> None:
    now = dealt("italian", {}, schlagwechsel=True)
    assert seen(now) == [3, 0, 0, 0]
    assert seen(play(play(now, OfferSwap(ANNA)), Agree(DAN))) == [3, 0, 0, 3]


# -- announced by a card ------------------------------------------------------------------------------


BY_CARD = {**HANDS, ANNA: "9♥ 6♦ Q♥ 9♦ A♣", DAN: "7♣ 10♠ 9♠ J♦ Q♦"}


def shown(now: Round) -> list[tuple[Seat, Card]]:
    """Who may show what."""
    assert all(isinstance(move, Show) for move in legal_moves(now))
    return [(move.seat, move.card) for move in legal_moves(now) if isinstance(move, Show)]


def test_the_lowest_cards_name_schlag_and_suit() -> None:
    # S2 Blind Watten; Kritische are skipped, of equal ranks the owner chooses (house)
    now = dealt("ladinisch+{schoeneres: none}", BY_CARD)
    assert shown(now) == [(ANNA, card("9♥")), (ANNA, card("9♦"))]
    now = play(now, Show(ANNA, card("9♦")))
    assert now.schlag is Rank.NINE
    assert shown(now) == [(DAN, card("9♠"))]
    now = play(now, Show(DAN, card("9♠")))
    assert str(now.in_play.ranking.rechter) == "9♠"
    assert now.shown == {ANNA: card("9♦"), DAN: card("9♠")}


def test_in_latinern_the_bottom_cards_do() -> None:
    # S2 Blind Watten "the cards need not be sorted beforehand"; a Kritischer → the next card (house)
    now = dealt("latinern+{schoeneres: none}", BY_CARD)
    assert shown(now) == [(ANNA, card("9♥"))]
    assert shown(play(now, Show(ANNA, card("9♥")))) == [(DAN, card("10♠"))]


def test_every_rule_against_showing_a_card_is_told() -> None:
    now = dealt("ladinisch", BY_CARD)
    assert steps(now, Show(ANNA, card("Q♥"))) == ["show.lowest_cards"]
    assert broken(now, Show(ANNA, card("Q♥"))) == ["blind.lowest-cards"]
    assert steps(now, Show(ANNA, card("6♦"))) == ["show.kritischer"]
    (not_held,) = violations(now, Show(ANNA, card("9♠")))
    assert (not_held.step, not_held.facts["cards"], not_held.facts["n"]) == (
        "wrong.not-held",
        (card("9♠"),),
        1,
    )
    assert steps(now, Show(DAN, card("9♠"))) == ["show.not-yours.schlag"]
    assert steps(now, Show(DAN, card("9♥"))) == ["show.not-yours.schlag", "wrong.not-held"]
    assert broken(now, Show(DAN, card("9♥"))) == ["blind.lowest-cards", "play.own-card"]
    bottom = dealt("latinern", BY_CARD)
    assert steps(bottom, Show(ANNA, card("9♦"))) == ["show.bottom_cards"]
    assert broken(bottom, Show(ANNA, card("9♦"))) == ["blind.bottom-cards"]
    assert steps(dealt(), Show(ANNA, card("8♠"))) == ["name.not-by-a-card"]


def test_a_six_that_is_no_schlag_is_passed_over() -> None:
    # house: with the Weli as the lowest bell there is a six, but no Schlag six
    lowest = {"kritische": (), "weli": "lowest_bell", "schoeneres": "none"}
    now = dealt("ladinisch", BY_CARD, **lowest)
    assert shown(now) == [(ANNA, card("9♥")), (ANNA, card("9♦"))]
    assert steps(now, Show(ANNA, card("6♦"))) == ["show.six"]
    with_six = dealt("ladinisch", BY_CARD, **lowest, six_schlag=True)
    assert shown(with_six) == [(ANNA, card("6♦"))]
    assert play(with_six, Show(ANNA, card("6♦"))).schlag is Rank.SIX


def test_secretly_named_it_is_named_by_the_same_players() -> None:
    # S0 §12 Blind Watten "shown secretly between forehand and dealer"
    now = announced(dealt("blind"))
    assert now.stage is Stage.PLAY
