"""What is asked of a deal told in words: answers and reasons, and what is refused for want of cards."""

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards, trick
from tests.quiz.deals import told_deals
from watten_tutor.core.bets import RAISE, Bet
from watten_tutor.core.cards import Rank, Suit, card
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.deed import Deed
from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.round.asked import find_dealer, find_last_packet, find_may_do, find_on_turn
from watten_tutor.core.seats import TEAMS, Seat
from watten_tutor.core.signals import Sign
from watten_tutor.rulebook.load import load_ruleset

NINE = Declaration(Rank.NINE, Suit.LEAVES)
HEARTS = Declaration(Rank.NINE, Suit.HEARTS)
ASK = {
    "may-do": lambda told, question: find_may_do(told, question.do),
    "on-turn": lambda told, question: find_on_turn(told),
    "dealer": lambda told, question: find_dealer(told),
    "last-packet": lambda told, question: find_last_packet(told, question.player),
}


@pytest.mark.parametrize("kind", ASK)
def test_every_answer_told_by_the_rules(kind) -> None:
    asked = [found for found, _, _ in told_deals() if found.question.kind == kind]
    assert asked
    for found in asked:
        assert ASK[kind](found.position, found.question).value == found.answer.value


def told(rules: str, *deal: Deed, **more) -> Position:
    return Position(load_ruleset(rules), more.pop("declared", None), deal=deal, **more)


def steps(position: Position, deed: Deed) -> list[str]:
    return [each.step for each in find_may_do(position, deed).reasons]


def refused(position: Position, deed: Deed) -> str:
    with pytest.raises(Unanswerable) as error:
        find_may_do(position, deed)
    return error.value.code


def test_every_rule_against_it_is_told() -> None:
    swapped = told("tyrolean+schlagwechsel", Deed(ANNA, "schlag", Rank.TEN))
    assert steps(swapped, Deed(DAN, "offer-swap")) == ["swap.only-forehand", "swap.too-late"]


@pytest.mark.parametrize(
    ("rules", "deal", "asked", "found"),
    [
        ("tyrolean", [], Deed(CARLA, "cut"), ["cut.right-of-dealer"]),
        ("tyrolean+schlecken", ["cut K♥"], Deed(CARLA, "leave"), ["schlecken.looks-first"]),
        ("bavarian-classic", ["cut K♥", "take"], Deed(DAN, "leave", card("8♠")), ["schlecken.looks-next"]),
        ("tyrolean", ["cut"], Deed(ANNA, "schlag", Rank.TEN), ["name.yours.schlag"]),
    ],
)
def test_what_makes_it_possible(rules, deal, asked, found) -> None:
    words = [each.partition(" ") for each in deal]
    done = [Deed(CARLA, word, card(rest) if rest else None) for word, _, rest in words]
    assert steps(told(rules, *done), asked) == found


def test_who_looks_next_is_told_with_who_has_kept_a_card() -> None:
    kept = told("bavarian-classic", Deed(CARLA, "cut"), Deed(CARLA, "take"))
    [reason] = find_on_turn(kept).reasons
    assert reason.facts == {"player": DAN, "other": CARLA}


@pytest.mark.parametrize(
    ("answer", "found"),
    [("agree", ["swap.lead-stays", "lead.forehand-leads"]), ("refuse", ["lead.forehand-leads"])],
)
def test_a_swap_leaves_the_lead_with_forehand(answer, found) -> None:
    """S2 Strikers and Trumps: the dealer names the Strikers, forehand continuing to play first."""
    schlag, trump = (DAN, ANNA) if answer == "agree" else (ANNA, DAN)
    named = (Deed(schlag, "schlag", Rank.TEN), Deed(trump, "trump", Suit.BELLS))
    turn = find_on_turn(told("tyrolean+schlagwechsel", Deed(ANNA, "offer-swap"), Deed(DAN, answer), *named))
    assert turn.value == (ANNA,)
    assert [each.step for each in turn.reasons] == found


def test_after_the_cut_nobody_keeps_a_card_as_long_as_nothing_else_is_done() -> None:
    left = (Deed(CARLA, "cut", card("K♥")), Deed(CARLA, "leave"))
    assert steps(told("bavarian-classic", *left), Deed(DAN, "take")) == ["schlecken.declined"]
    later = told("bavarian-classic", *left, hands={ANNA: Hand(cards("8♠"))})
    assert steps(later, Deed(DAN, "take")) == ["now.schlag"]
    assert steps(told("bavarian-classic", *left, declared=NINE), Deed(DAN, "take")) == ["now.play"]
    named = told("bavarian-classic", *left, Deed(ANNA, "schlag", Rank.TEN))
    assert steps(named, Deed(DAN, "take")) == ["now.trump"]
    assert steps(told("tyrolean", Deed(CARLA, "cut")), Deed(CARLA, "leave")) == ["schlecken.not-here"]


def test_what_hangs_on_cards_not_told_is_refused() -> None:
    assert refused(told("bavarian-classic", Deed(CARLA, "cut")), Deed(CARLA, "take")) == "deal-not-known"
    hand = {ANNA: Hand(cards("9♠ J♥ Q♣ 8♦"))}
    assert refused(told("ladinisch", hands=hand), Deed(ANNA, "show", card("8♦"))) == "deal-not-known"
    sorted_by_nobody = told("latinern", hands={ANNA: Hand(cards("9♠ J♥ Q♣ 8♦ A♣"))})
    assert refused(sorted_by_nobody, Deed(ANNA, "show", card("9♠"))) == "deal-not-known"
    turned = told("bohemian", hands={DAN: Hand(cards("8♠"), 4)}, declared=HEARTS, table=4)
    assert refused(turned, Deed(DAN, "take-turned", card("A♣"))) == "deal-not-known"


def test_cards_and_bets_that_hang_on_cards_not_told_are_refused() -> None:
    assert refused(told("tyrolean", declared=NINE), Deed(ANNA, "lay", card("8♠"))) == "hand-not-told"
    some = told("tyrolean", declared=NINE, hands={ANNA: Hand(cards("8♠"), 4)})
    assert refused(some, Deed(ANNA, "lay", card("9♥"))) == "hand-not-told"
    assert find_may_do(some, Deed(ANNA, "lay", card("8♠"))).value
    whole = told("tyrolean", declared=NINE, hands={ANNA: Hand(cards("8♠ A♥ K♦ 7♥ Q♣"))})
    assert steps(whole, Deed(ANNA, "lay", card("9♥"))) == ["wrong.not-held"]
    anybody = told("tyrolean", declared=NINE, won={Seat(0): 1})
    assert refused(anybody, Deed(ANNA, "lay", card("8♠"))) == "leader-not-told"
    last = told("tyrolean", declared=NINE, won={ANNA: 2, BEN: 2}, leader=ANNA)
    led = told("tyrolean", declared=NINE, won={ANNA: 2, BEN: 2}, trick=trick("8♦"))
    assert find_may_do(last, Deed(BEN, "raise")).value
    assert refused(led, Deed(BEN, "raise")) == "last-card-not-told"


def test_a_card_that_may_be_against_the_duty_is_refused() -> None:
    bound = told("tyrolean", declared=NINE, trick=trick("8♠"), hands={BEN: Hand(cards("A♥"), 4)})
    assert refused(bound, Deed(BEN, "lay", card("A♥"))) == "unknown-card-decides"
    assert steps(bound, Deed(CARLA, "raise"))[0] == "bet.may-raise"


def test_two_alone_have_nobody_to_signal_to() -> None:
    two = told("two-handed", declared=NINE)
    assert refused(two, Deed(ANNA, "sign", Sign.KISS)) == "no-partner"
    assert refused(two, Deed(ANNA, "talk")) == "no-partner"


def test_looking_back_is_a_matter_of_blind_watten() -> None:
    assert refused(told("tyrolean", declared=NINE), Deed(ANNA, "look-back", 1)) == "look-back-no-rule"
    assert refused(told("blind"), Deed(ANNA, "look-back", 1)) == "look-back-no-rule"
    first = told("blind", declared=NINE, tricks=())
    assert steps(first, Deed(ANNA, "look-back", 1)) == ["look-back.turned-over"]


def test_to_give_up_is_a_choice_before_the_first_card_and_an_answer_later() -> None:
    tight = told("tyrolean", declared=NINE, score={TEAMS[0]: 13})
    assert steps(tight, Deed(CARLA, "give-up"))[-1] == "gespannt.chooses"
    assert steps(tight, Deed(CARLA, "play"))[-1] == "gespannt.chooses"
    asked = told("tyrolean", declared=NINE, bets=(Bet(BEN, RAISE),))
    assert steps(asked, Deed(ANNA, "give-up"))[0] == "bet.answer-due"
    assert steps(told("tyrolean", declared=NINE), Deed(ANNA, "play")) == ["now.play"]


def test_who_deals_is_open_until_all_have_drawn() -> None:
    drawn = told("tyrolean", Deed(ANNA, "draw", card("9♠")))
    for ask in (find_dealer, lambda position: find_last_packet(position, ANNA)):
        with pytest.raises(Unanswerable, match="draw-not-over"):
            ask(drawn)


@pytest.mark.parametrize(
    ("rules", "kept", "found"),
    [
        ("tyrolean", 0, [("packet.last.two", 2)]),
        ("wurftwatten", 0, [("packet.last.only", 3)]),
        ("tyrolean+schlecken", 1, [("packet.last.two", 2), ("packet.shorter", 1)]),
    ],
)
def test_what_is_told_of_the_last_packet(rules, kept, found) -> None:
    deal = (Deed(CARLA, "cut"), Deed(CARLA, "take")) if kept else ()
    reasons = find_last_packet(told(rules, *deal), CARLA).reasons
    assert [(each.step, each.facts["n"]) for each in reasons] == found
