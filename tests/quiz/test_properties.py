"""Whatever is asked and whatever is answered: there is a proof, and it can be said and cited."""

from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.builders import SEATS, scenario
from tests.quiz.hands import judged_hands
from tests.strategies_game import Table, Turn, any_turn, drawn, tables, trick_of, unhurried
from watten_tutor.core.cards import Card, Suit, deck, sort_cards
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.ruleset import RuleSet
from watten_tutor.i18n import DECKS, LANGUAGES, Speech
from watten_tutor.quiz.explain import explain, steps
from watten_tutor.quiz.judge import Verdict, judge
from watten_tutor.quiz.questions import solve
from watten_tutor.rulebook.cite import rulebook
from watten_tutor.scenario.scenario import Scenario

SPEECHES = [Speech(language, deck) for language in LANGUAGES for deck in DECKS]


@st.composite
def questions(draw: st.DrawFn) -> Scenario:
    """A question of any kind but `compare` that can be asked of a random position."""
    turn: Turn = draw(any_turn)
    table, seat = turn.table, turn.seat
    position = Position(
        table.ruleset,
        table.ranking.declaration,
        hands={seat: Hand(turn.hand)},
        trick=turn.trick,
        dealer=turn.dealer,
    )
    kinds = ["legal-cards", "may-play", "order", "class", "rechter", "linke", "guate"]
    kind = draw(st.sampled_from(kinds + ["winning-so-far"] * bool(turn.trick.plays)))
    facts: dict[str, Any] = {}
    if kind in ("legal-cards", "may-play"):
        facts["player"] = seat
    if kind in ("may-play", "class"):
        facts["card"] = draw(st.sampled_from(turn.hand if kind == "may-play" else table.pack))
    if kind == "order":
        facts["cards"] = sort_cards(draw(drawn(table, 1, 7)))
        facts["led"] = draw(st.sampled_from(Suit))
    return scenario(position, kind, **facts)


def answers(asked: Scenario) -> st.SearchStrategy[Any]:
    """Any answer of the form the question has, right or wrong, sensible or not."""
    some_cards = st.lists(st.sampled_from(deck()), unique=True, max_size=6).map(sort_cards)
    return {
        "winning-so-far": st.sampled_from(SEATS),
        "legal-cards": st.one_of(some_cards, subsets(asked)),
        "may-play": st.booleans(),
        "order": orders(asked.question.cards),
        "class": st.sampled_from(CardClass),
        "rechter": st.one_of(st.none(), st.sampled_from(deck())),
        "linke": some_cards,
        "guate": st.one_of(st.none(), st.sampled_from(deck())),
    }[asked.question.kind]


def subsets(asked: Scenario) -> st.SearchStrategy[tuple[Card, ...]]:
    hand = [each for hand in asked.position.hands.values() for each in hand.cards]
    return st.lists(st.sampled_from(hand), unique=True).map(sort_cards)


@st.composite
def orders(draw: st.DrawFn, asked: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """The cards in any order, some of them made equal, some left out, some too many, a group empty."""
    left = [*draw(st.permutations(asked)), *draw(st.lists(st.sampled_from(deck()), max_size=1))]
    groups: list[tuple[Card, ...]] = []
    while left:
        size = draw(st.integers(0, 3))
        groups.append(sort_cards(left[:size]))
        left = left[max(size, draw(st.integers(0, 1))) :]
    return tuple(groups)


def assert_sayable(asked: Scenario, reasons: Any) -> None:
    for step in steps(reasons, asked.position.ruleset):
        for speech in SPEECHES:
            said = step.sentence.text(speech)
            assert not set("{}") & set(said), said
            assert "None" not in said, said
            assert "core." not in said, said
            assert said[0] == said[0].upper(), said
            assert said.endswith("."), said


@unhurried
@given(questions())
def test_every_answer_has_reasons_that_can_be_said_in_every_language_with_every_deck(asked: Scenario) -> None:
    (told,) = explain(asked)
    assert told.steps
    for speech in SPEECHES:
        assert not set("{}") & set(told.headline.text(speech))
    assert_sayable(asked, solve(asked.position, asked.question).reasons)


@unhurried
@given(questions(), st.data())
def test_every_wrong_answer_is_refuted_in_sentences(asked: Scenario, data: st.DataObject) -> None:
    found = judge(asked, data.draw(answers(asked)))
    assert found.right is (found.why_not == ())
    assert_sayable(asked, found.why_not)


@unhurried
@given(questions(), st.data())
def test_every_rule_named_is_in_force_and_has_a_source(asked: Scenario, data: st.DataObject) -> None:
    ruleset = asked.position.ruleset
    found = judge(asked, data.draw(answers(asked)))
    for step in steps((*found.because, *found.why_not), ruleset):
        assert step.rule in rulebook(ruleset), f"{step.rule} under {ruleset.name}"
        assert step.citation("en").sources


@unhurried
@given(questions(), st.data())
def test_an_answer_is_right_exactly_if_it_is_the_one_proved(asked: Scenario, data: st.DataObject) -> None:
    given_answer = data.draw(answers(asked))
    found = judge(asked, given_answer)
    assert found.right is (given_answer == found.answer)
    assert judge(asked, found.answer).right


@unhurried
@given(tables(), st.data())
def test_compare_over_all_sets_is_the_answers_of_each(table: Table, data: st.DataObject) -> None:
    between = ("tyrolean", "bavarian", "unkritisch")
    assume(table.schlag != "6")
    cards = [each for each in data.draw(drawn(table, 4, 4)) if str(each) != "6♦"]
    declaration = Declaration(table.ranking.declaration.schlag, table.ranking.declaration.trump)
    asked = scenario(
        Position(table.ruleset, declaration, trick=trick_of(cards)),
        "compare",
        ask="winning-so-far",
        between=between,
    )
    found = judge(asked, dict.fromkeys(between, data.draw(st.sampled_from(SEATS))))
    assert list(found.answer) == list(between)
    assert found.right is (found.why_not == ())


def test_every_answer_about_a_hand_is_judged_in_sentences_that_cite_a_rule_in_force() -> None:
    asked_kinds = set()
    for asked, found in judged_hands():
        ruleset = asked.position.ruleset
        asked_kinds.add(asked.question.kind)
        assert found.right is (found.why_not == ())
        for reason in (*found.because, *found.why_not):
            assert reason.rule in rulebook(ruleset), f"{reason.rule} {reason.step}"
        for step in steps((*found.because, *found.why_not), ruleset):
            said = step.sentence.text(SPEECHES[0])
            assert not set("{}") & set(said), said
            assert "None" not in said, said
    assert len(asked_kinds) == 9


@unhurried
@given(st.sampled_from([found for _, found in judged_hands() if found.why_not]))
def test_reasons_about_hands_can_be_said_in_every_language(found: Verdict) -> None:
    assert_sayable(scenario(Position(RuleSet(), None), "stake"), (*found.because, *found.why_not))
