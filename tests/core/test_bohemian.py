"""What may be played in Bohemian Watten: cases worked out by hand, and every deal against the referee."""

from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests import referee_bohemian as referee
from tests.builders import SEATS, cards, declared, hand, trick
from tests.referee import RANKS
from tests.strategies_game import trick_of, unhurried
from watten_tutor.core import duty
from watten_tutor.core.bohemian import choice, follows
from watten_tutor.core.cards import Card, card
from watten_tutor.core.legality import legal_cards, may_play, violation
from watten_tutor.core.position import Hand
from watten_tutor.core.ranking import CardClass, Ranking, ranking_of
from watten_tutor.core.seats import Seat
from watten_tutor.core.trick import Trick
from watten_tutor.rulebook.load import load_ruleset

ANNA, BEN, CARLA, DAN = SEATS
HOUSES = {"bohemian": referee.HUDLN, "bohemian+unkritisch": referee.HUDLN_UNKRITISCH}


def ranked(said: str, rules: str = "bohemian") -> Ranking:
    return ranking_of(load_ruleset(rules), declared(said))


def turn(said: str, table: str, rules: str = "bohemian") -> duty.Turn:
    """The turn of whoever is next after the cards on the table; Anna has led."""
    laid = trick(table)
    return duty.Turn(ranked(said, rules), laid, Seat(len(laid.plays) % 4), DAN)


def legal(said: str, table: str, held: str, rules: str = "bohemian") -> str:
    return " ".join(map(str, legal_cards(turn(said, table, rules), cards(held)).value))


# -- the order (RULES 4: "a turned Kritischer gives printed suit and rank, no Rechter") ------------------


def test_the_order_is_that_of_every_other_watten_with_the_belli():
    ranking = ranked("10 ♠")
    assert str(ranking.rechter) == "10♠"
    assert ranking.beats(card("7♦"), card("10♠"))
    assert ranking.beats(card("7♦"), card("7♣"))
    assert not ranking.beats(card("10♦"), card("10♥"))


@pytest.mark.parametrize("said", ["K ♥", "7 ♦", "7 ♣"])
def test_a_turned_kritischer_leaves_no_rechter(said):
    ranking = ranked(said)
    assert ranking.rechter is None
    assert len(ranking.linke) == {"K": 3, "7": 2}[said[0]]


# -- following (S2: "even if you have a higher card … you may not play it") ------------------------------

CASES = [
    # lead free
    ("10 ♠", "", "A♥ 8♠ 7♣", "8♠ A♥ 7♣"),
    # a plain suit led: follow it, though the trump would win
    ("10 ♠", "A♥", "9♥ A♠", "9♥"),
    # … even though a Kritischer would
    ("10 ♠", "A♥", "9♥ 7♣", "9♥"),
    # 10♥ and K♥ are no plain hearts (house: one suit of all that stands above): they neither follow nor …
    ("10 ♠", "9♥", "10♥ A♥ 8♥", "A♥"),
    ("10 ♠", "9♥", "K♥ 8♥", "8♥"),
    # … bind: without a plain heart one heads with what one has
    ("10 ♠", "9♥", "10♥ A♣", "10♥"),
    # head within the suit: A beats Q, the 8 does not
    ("10 ♠", "Q♥", "A♥ 8♥ A♠", "A♥"),
    # several that head: any of them
    ("10 ♠", "9♥", "A♥ Q♥ 8♥", "A♥ Q♥"),
    # none heads: any of the suit
    ("10 ♠", "A♥", "9♥ 8♥ A♠", "9♥ 8♥"),
    # the trick has been trumped: no plain heart heads it any more, but suit is still followed
    ("10 ♠", "9♥ 8♠", "A♥ A♠", "A♥"),
    # one suit: a trump led draws a Linker, a Kritischer, any trump; and here all of them head
    ("10 ♠", "8♠", "10♥ 7♣ A♥ 9♠", "9♠ 10♥ 7♣"),
    # a Linker led draws trumps, although none of them heads it; a plain card stays in hand
    ("10 ♠", "10♥", "A♠ 8♠ A♥", "A♠ 8♠"),
    # … and another Linker does not head it either: all Linke are equal (S0 §5)
    ("10 ♠", "10♥", "10♣ 8♠ A♥", "10♣ 8♠"),
    # … but the Rechter does
    ("10 ♠", "10♥", "10♠ 10♣ 8♠", "10♠"),
    # a Kritischer led draws trumps too
    ("10 ♠", "7♣", "8♠ A♥", "8♠"),
    ("10 ♠", "7♣", "7♦ 8♠", "7♦"),
    # nothing to follow with: head with a trump if you can …
    ("10 ♠", "9♥", "8♠ A♣", "8♠"),
    # … over a trump only with a higher one
    ("10 ♠", "9♥ 9♠", "8♠ A♣", "8♠ A♣"),
    ("10 ♠", "9♥ 9♠", "A♠ 8♠ A♣", "A♠"),
    # no trump and nothing to follow with: anything
    ("10 ♠", "8♠", "A♥ 9♣", "A♥ 9♣"),
]


@pytest.mark.parametrize(("said", "table", "held", "expected"), CASES)
def test_what_may_be_played(said, table, held, expected):
    assert set(legal(said, table, held).split()) == set(expected.split())


def test_without_kritische_the_king_of_hearts_follows_hearts():
    assert legal("10 ♠", "9♥", "K♥ 8♥", "bohemian+unkritisch") == "K♥"


def test_a_plain_card_never_follows_a_card_above_it():
    ranking = ranked("10 ♠")
    assert not follows(ranking, card("A♥"), card("K♥"))
    assert follows(ranking, card("7♣"), card("10♥"))
    assert not follows(ranking, card("A♥"), card("A♣"))


# -- the reasons ----------------------------------------------------------------------------------------


def steps(proof):
    return [reason.step for reason in proof.reasons]


def test_following_over_heading_is_told():
    found = legal_cards(turn("10 ♠", "A♥"), cards("9♥ A♠ 8♣"))
    assert steps(found) == [
        "follow.plain-led",
        "follow.holds",
        "follow.even-so",
        "follow.not-of-the-suit",
        "head.cannot",
    ]
    assert found.reasons[2].facts["cards"] == cards("A♠")
    assert found.reasons[3].facts["cards"] == cards("8♣")


def test_a_schlag_card_that_looks_like_the_suit_led_is_told():
    found = legal_cards(turn("10 ♠", "9♥"), cards("10♥ A♣"))
    assert steps(found)[:3] == ["follow.plain-led", "follow.looks-alike", "follow.void"]


def test_heading_is_told():
    found = legal_cards(turn("10 ♠", "Q♥"), cards("A♥ 8♥"))
    assert steps(found) == ["follow.plain-led", "follow.holds", "head.can", "head.too-low"]


def test_may_play_tells_the_rule_that_forbids():
    refused = may_play(turn("10 ♠", "Q♥"), Hand(cards("A♥ 8♥ A♠")), card("8♥"))
    assert refused is not None
    assert (refused.value, refused.reasons[-1].rule) == (False, "bohemian.head")
    refused = may_play(turn("10 ♠", "Q♥"), Hand(cards("A♥ 8♥ A♠")), card("A♠"))
    assert refused is not None
    assert (refused.value, steps(refused)[-1]) == (False, "follow.even-so")


def test_may_play_tells_of_heading_only_where_the_suit_is_followed():
    refused = may_play(turn("10 ♠", "Q♥"), Hand(cards("A♥ 8♥ A♠")), card("A♠"))
    assert steps(refused) == ["follow.plain-led", "follow.holds", "follow.even-so"]
    refused = may_play(turn("10 ♠", "Q♥"), Hand(cards("A♥ 8♥ A♠")), card("8♥"))
    assert steps(refused) == ["follow.plain-led", "follow.holds", "head.can", "head.too-low"]


def test_may_play_tells_whether_the_card_heads_the_trick():
    heads = may_play(turn("10 ♠", "Q♥"), Hand(cards("A♥ 8♥")), card("A♥"))
    assert (steps(heads)[-1], heads.reasons[-1].facts["cards"]) == ("head.can", cards("A♥"))
    cannot = may_play(turn("10 ♠", "A♥"), Hand(cards("9♥ 8♥")), card("8♥"))
    assert steps(cannot)[-1] == "head.cannot"


def test_of_a_trump_led_is_told_whether_the_hand_follows():
    """House: Schlag cards, Kritische and trumps are one suit."""
    holds = legal_cards(turn("10 ♠", "8♠"), cards("10♥ A♥")).reasons
    assert [reason.rule for reason in holds[:2]] == ["bohemian.one-suit", "bohemian.follow"]
    assert (holds[1].step, holds[1].facts["cards"]) == ("follow.holds-trumps", cards("10♥"))
    void = legal_cards(turn("10 ♠", "8♠"), cards("A♥ 9♣")).reasons[1]
    assert (void.rule, void.step) == ("bohemian.follow", "follow.no-trumps")


# -- a hand known in part -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "table", "held", "asked", "expected"),
    [
        ("10 ♠", "A♥", "9♥ _", "9♥", True),  # no plain heart is higher than the Ace
        ("10 ♠", "Q♥", "9♥ _", "9♥", None),  # the A♥ may be in hand (K♥ is no heart)
        ("10 ♠", "A♥", "A♠ _", "A♠", None),  # so may a heart
        ("10 ♠", "A♥", "A♠ 8♥ _", "A♠", False),  # a known heart forbids for certain
        ("10 ♠", "Q♥", "A♥ 8♥ _", "8♥", False),  # so does a known card that heads
        ("10 ♠", "Q♥", "A♥ _", "A♥", True),  # nothing stops a card that follows and heads
        ("10 ♠", "7♦", "K♥ _", "K♥", True),
        ("10 ♠", "", "8♣ _", "8♣", True),
    ],
)
def test_may_play_with_an_unknown_card(said, table, held, asked, expected):
    found = may_play(turn(said, table), hand(held), card(asked))
    assert (None if found is None else found.value) is expected


def test_a_violation_is_proved_by_the_cards_known():
    assert violation(turn("10 ♠", "A♥"), cards("8♥"), card("A♠")) is not None
    assert violation(turn("10 ♠", "A♥"), cards("9♣"), card("A♠")) is None


def test_a_choice_needs_a_lead():
    with pytest.raises(ValueError, match="led"):
        choice(turn("10 ♠", ""), cards("A♥"))


# -- every deal, against the referee --------------------------------------------------------------------


@dataclass(frozen=True)
class Deal:
    """Somebody is to play: in the engine's words and in the referee's."""

    rules: str
    said: str
    trick: Trick
    hand: tuple[Card, ...]

    @property
    def asked(self) -> duty.Turn:
        return duty.Turn(ranked(self.said, self.rules), self.trick, Seat(len(self.trick.plays) % 4), DAN)

    @property
    def pack(self) -> list[Card]:
        return [card(sign) for sign in HOUSES[self.rules].pack]

    def referee_legal(self, held: tuple[Card, ...]) -> set[str]:
        played = [str(play.card) for play in self.trick.plays]
        told = (HOUSES[self.rules], *self.said.split(), played, [str(each) for each in held])
        return set(referee.legal(*told))

    def unseen(self) -> list[Card]:
        seen = {*self.hand, *(play.card for play in self.trick.plays)}
        return [each for each in self.pack if each not in seen]


@st.composite
def dealt(draw: st.DrawFn) -> Deal:
    """A trick of up to three cards and a hand of one to five; one suit and the trumps come up often."""
    rules = draw(st.sampled_from(sorted(HOUSES)))
    said = f"{draw(st.sampled_from(RANKS))} {draw(st.sampled_from('♣♠♥♦'))}"
    ranking = ranked(said, rules)
    pack = [card(sign) for sign in HOUSES[rules].pack]
    favoured = draw(st.sampled_from("♣♠♥♦"))
    often = [
        each for each in pack if str(each.suit) == favoured or ranking.class_of(each) is not CardClass.PLAIN
    ]
    drawing = st.one_of(st.sampled_from(pack), st.sampled_from(often))
    chosen = draw(st.lists(drawing, min_size=4, max_size=8, unique=True))
    laid = draw(st.integers(0, 3))
    return Deal(rules, said, trick_of(chosen[:laid]), tuple(chosen[laid:][:5]))


@settings(unhurried, max_examples=1500)
@given(dealt())
def test_legal_cards_are_those_of_the_referee(deal: Deal) -> None:
    found = legal_cards(deal.asked, deal.hand).value
    assert {str(each) for each in found} == deal.referee_legal(deal.hand)
    assert found, "somebody could not play at all"


@unhurried
@given(dealt(), st.integers(1, 4), st.data())
def test_may_play_says_only_what_holds_for_every_hand_it_could_be(
    deal: Deal, unknown: int, data: st.DataObject
) -> None:
    hidden = tuple(data.draw(st.permutations(deal.unseen()))[:unknown])
    for each in deal.hand:
        said = may_play(deal.asked, Hand(deal.hand, unknown), each)
        if said is not None:
            assert said.value == (str(each) in deal.referee_legal((*deal.hand, *hidden))), str(each)


@unhurried
@given(dealt())
def test_may_play_is_silent_only_where_one_more_card_would_decide(deal: Deal) -> None:
    for each in deal.hand:
        if may_play(deal.asked, Hand(deal.hand, unknown=1), each) is None:
            answers = {str(each) in deal.referee_legal((*deal.hand, other)) for other in deal.unseen()}
            assert answers == {True, False}, str(each)


@unhurried
@given(dealt())
def test_a_card_is_legal_exactly_if_it_is_no_violation(deal: Deal) -> None:
    allowed = legal_cards(deal.asked, deal.hand).value
    for each in deal.hand:
        assert (violation(deal.asked, deal.hand, each) is None) == (each in allowed), str(each)


def test_the_two_readings_of_following_and_heading_differ():
    """The doubt of RULES 4: a Bohemian site heads before following. S2 follows even so."""
    told = (referee.HUDLN, "10", "♠", ["A♥"], ["9♥", "A♠"])
    assert referee.legal(*told) == ["9♥"]
    assert referee.legal_where_heading_comes_first(*told) == ["A♠"]
