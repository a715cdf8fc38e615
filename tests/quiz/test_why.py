"""Which rule decides: each case argued by hand, and what it means to take a rule away."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.builders import ANNA, BEN, DAN, position, scenario
from tests.core.bets import deal
from watten_tutor.core.cards import Suit, card
from watten_tutor.core.position import Position
from watten_tutor.core.ranking import CardClass
from watten_tutor.core.reasons import Reason
from watten_tutor.i18n import LANGUAGES, Speech
from watten_tutor.quiz.accepted import accepted_rules
from watten_tutor.quiz.explain import explain
from watten_tutor.quiz.judge import judge
from watten_tutor.quiz.questions import answer_as_told, solve
from watten_tutor.quiz.why import RuleName, chain
from watten_tutor.quiz.without.answers import ANSWERS, OPEN, SAYS_WHAT_A_HAND_IS_WORTH, SIGNS, TABLES
from watten_tutor.quiz.without.cards import COMPARING, Lowered, Reversed, WithoutSix, WithSuit
from watten_tutor.quiz.without.duty import BOHEMIAN, DEMANDS
from watten_tutor.quiz.without.worlds import FRAMES, WORLDS, answers_without
from watten_tutor.rulebook.cite import rule_ids
from watten_tutor.rulebook.load import load_ruleset
from watten_tutor.scenario.library import find, library
from watten_tutor.scenario.scenario import Scenario


def why(told: Position, ask: str, **facts: object) -> Scenario:
    return scenario(told, "why", ask=ask, **facts)


def accepted(asked: Scenario) -> tuple[str, ...]:
    return accepted_rules(asked.position, asked.question, solve(asked.position, asked.question))


def told_without(asked: Scenario) -> str:
    """What is told of the game without the deciding rule: that the answer would be another, or not."""
    return solve(asked.position, asked.question).reasons[-1].step


CARDS = [
    # why, rules, Schlag and trump, the trick, the question, the rules that decide (the last is the answer)
    (
        "without Kritische 7♣ is a plain card and Ben's Linker wins; Linker or not, 7♣ beats it",
        ("tyrolean", "10 ♠", "8♠ 10♥ A♦ 7♣"),
        "kritische.beat-all",
    ),
    (
        "if Linke were plain, nobody would beat A♣; if they were not equal, the later one would win",
        ("tyrolean", "10 ♠", "A♣ 10♥ 8♦ 10♦"),
        "order.linke order.linke-equal",
    ),
    (
        "a Rechter that is a Linker like Ben's comes too late",
        ("tyrolean", "10 ♠", "9♣ 10♥ 10♠ 8♦"),
        "order.rechter",
    ),
    (
        "A♥ is higher, but of another suit; Q♦ beats 9♦ by rank",
        ("tyrolean", "10 ♠", "9♦ Q♦ A♥ 8♦"),
        "order.other-suits order.suit-led",
    ),
    (
        "both are Kritische: the order among them, and that they are any",
        ("tyrolean", "10 ♠", "9♦ 7♣ 6♦ A♥"),
        "kritische.order kritische.beat-all",
    ),
    (
        "S0 §12: the Weli is a trump there; else it would be the lowest ♦",
        ("unkritisch", "10 ♠", "A♦ K♦ 6♦ A♥"),
        "weli.lowest-trump",
    ),
    (
        "S0 §12: K♥ is a plain King there; A♥ beats it as the higher of its suit",
        ("unkritisch", "10 ♠", "K♥ A♥ 9♥ 8♥"),
        "order.suit-led kritische.none",
    ),
]


@pytest.mark.parametrize(("reason", "told", "rules"), CARDS, ids=[each[0][:30] for each in CARDS])
def test_who_wins_and_which_rules_decide_it(reason: str, told: tuple[str, str, str], rules: str) -> None:
    asked = why(position(*told), "trick-winner")
    assert accepted(asked) == tuple(rules.split())
    assert solve(asked.position, asked.question).value == rules.split()[-1]


@pytest.mark.parametrize(
    ("reason", "rules", "led", "hand", "card_asked", "decides"),
    [
        ("only trumps would be enough", "tyrolean", "8♠", "9♠ 10♥", "10♥", "duty.satisfied-by"),
        ("one would have to beat with K♠", "tyrolean", "Q♠", "9♠ K♠", "9♠", "duty.no-beating"),
        ("without the duty A♦ could be played", "tyrolean", "8♠", "9♠ A♦", "A♦", "duty.trump-led"),
        ("who holds no trump would have nothing to play", "tyrolean", "8♠", "A♥ A♦", "A♦", "duty.no-trump"),
        ("♦ would have to be followed", "tyrolean", "9♦", "A♥ A♦", "A♥", "duty.free"),
        ("a Linker would ask for trump as a trump does", "tyrolean", "10♦", "9♠ A♦", "A♦",
         "duty.linker-or-kritischer-led"),
        ("Bavaria asks for nothing, Tyrol would", "bavarian", "8♠", "9♠ A♦", "A♦", "duty.none"),
    ],
)  # fmt: skip
def test_what_may_be_played_and_which_rule_decides_it(
    reason: str, rules: str, led: str, hand: str, card_asked: str, decides: str
) -> None:
    told = position(rules, "10 ♠", led, hands={BEN: hand})
    asked = why(told, "may-play", player=BEN, card=card(card_asked))
    assert accepted(asked)[-1] == decides
    assert told_without(asked) in ("why.otherwise.yes", "why.otherwise.no")


@pytest.mark.parametrize(
    ("led", "hand", "decides"),
    [
        ("9♣", "A♣ 8♣ 10♥", "bohemian.head"),  # 8♣ follows too, but A♣ heads
        ("9♣", "8♣ 10♥", "bohemian.follow"),  # 10♥, a Linker, would head
        ("A♠", "9♠ A♦", "bohemian.follow"),  # neither heads
    ],
)
def test_in_bohemian_watten(led: str, hand: str, decides: str) -> None:
    """S2 Bohemian Watten: follow suit even if another card would take the trick, and head it if you can."""
    told = position("tyrolean", "10 ♠", led, hands={BEN: hand})
    asked = why(replace(told, ruleset=load_ruleset("bohemian"), table=4), "legal-cards", player=BEN)
    assert accepted(asked)[-1] == decides
    assert told_without(asked) == "why.otherwise"


def test_the_only_heart_that_is_none() -> None:
    """S0 §3: K♥ is no heart. If it were, it would be the only card of the trump suit and due."""
    told = position("tyrolean", "10 ♥", "9♥", hands={BEN: "K♥ A♦"})
    asked = why(told, "legal-cards", player=BEN)
    assert accepted(asked) == ("kritische.no-suit",)
    assert told_without(asked) == "why.otherwise"


@pytest.mark.parametrize(
    ("rules", "hand", "decides"),
    [
        ("bavarian", "9♠ 10♥ A♦", "call.linker-not-enough call.trumpf-oder-kritisch"),
        ("bavarian", "A♥ A♦", "call.cannot"),
        ("bavarian-pepper", "10♥ A♦", "call.pepper call.trumpf-oder-kritisch"),
    ],
)
def test_under_the_call(rules: str, hand: str, decides: str) -> None:
    told = position(rules, "10 ♠", "10♠", hands={BEN: hand}, called=True)
    asked = why(told, "legal-cards", player=BEN)
    assert set(accepted(asked)) == set(decides.split())
    assert told_without(asked).startswith("why.otherwise")


@pytest.mark.parametrize(
    ("ask", "facts", "said", "decides"),
    [
        ("rechter", {}, "10 ♠", "order.rechter"),
        ("rechter", {}, "K ♥", "kritische.no-suit order.no-rechter"),
        ("linke", {}, "7 ♠", "order.linke order.rechter kritische.no-suit"),
        ("class", {"card": card("10♥")}, "10 ♠", "order.linke"),
        ("class", {"card": card("K♥")}, "10 ♥", "kritische.order"),
        (
            "order",
            {"cards": (card("10♥"), card("9♠"), card("A♦"), card("8♦")), "led": Suit.ACORNS},
            "10 ♠",
            "order.linke order.trumps order.other-suits",
        ),
        ("order", {"cards": (card("9♣"), card("A♦")), "led": Suit.ACORNS}, "10 ♠", "order.other-suits"),
    ],
)
def test_what_cards_are(ask: str, facts: dict[str, object], said: str, decides: str) -> None:
    assert accepted(why(position("tyrolean", said), ask, **facts)) == tuple(decides.split())


@pytest.mark.parametrize(
    ("reason", "told", "ask", "decides"),
    [
        ("not held, it would be worth 2", deal("B+ A="), "stake", "score.base bet.hold"),
        ("if it counted at once, 3", deal("B+"), "stake", "score.base bet.answer-due"),
        ("playing on is no answer: still 2", deal("A+1.1", table="8♠ 10♥"), "stake",
         "score.base bet.playing-on-holds"),
        ("13 would be no limit", deal(score=(13, 4)), "stake", "gespannt.team gespannt.play-or-give-up"),
        ("13 would be no limit", deal(score=(13, 4)), "gespannt", "gespannt.team"),
        ("either may answer", deal("B+"), "may-answer", "bet.answer-due table.four-handed bet.answer"),
        ("else it would not be over", deal(won=(3, 1)), "hand-winner", "play.three-tricks"),
        ("2 or 3, at 13 it is enough; the loser has nothing", deal(won=(3, 1), score=(13, 0)), "bummerl",
         "play.three-tricks game.target game.bummerl game.schneider"),
        ("giving up", deal("B+ A= A+ D-"), "hand-score", "score.base bet.hold bet.give-up score.gave-up"),
    ],
)  # fmt: skip
def test_bets_and_scores(reason: str, told: Position, ask: str, decides: str) -> None:
    assert accepted(why(told, ask)) == tuple(decides.split())


@pytest.mark.parametrize(
    ("told", "player", "decides"),
    [
        (deal(), BEN, "bet.raise"),
        (deal("B+ A="), BEN, "bet.teams-alternate"),
        (deal(score=(13, 4)), BEN, "gespannt.no-bet"),
        (deal(won=(2, 2), table="8♦", hands={BEN: "9♥"}), BEN, "bet.last-trick"),
    ],
)
def test_who_may_raise(told: Position, player: object, decides: str) -> None:
    assert accepted(why(told, "may-raise", player=player))[-1] == decides


def test_of_two_rules_against_a_raise_neither_decides_alone() -> None:
    """After his own raise to 4, held, Ben may not raise: Anna's team is next, and 3 is all anybody needs."""
    told = deal("B+ A=", score=(12, 12))
    reasons = solve(told, scenario(told, "may-raise", player=BEN).question).reasons
    assert [each.rule for each in reasons] == ["bet.teams-alternate", "bet.cap"]
    asked = why(told, "may-raise", player=BEN)
    assert accepted(asked) == ("bet.cap",)  # the last of the chain
    assert solve(asked.position, asked.question).reasons[-1].step == "why.last"


def test_the_winner_leads_unless_forehand_would_anyway() -> None:
    dan, anna = position("tyrolean", "10 ♠", "8♠ 10♥ A♦ 7♣"), position("tyrolean", "10 ♠", "A♦ 8♦ 9♦ 7♦")
    assert accepted(why(dan, "next-leader")) == ("kritische.beat-all", "play.winner-leads")
    assert "play.winner-leads" not in accepted(why(anna, "next-leader"))


def test_the_answer_is_the_last_that_qualifies_and_all_are_right() -> None:
    asked = why(position("tyrolean", "10 ♠", "A♣ 10♥ 8♦ 10♦"), "trick-winner")
    assert judge(asked, "order.linke-equal").right
    assert judge(asked, "order.linke").right
    assert judge(asked, "order.linke").answer == "order.linke-equal"
    assert not judge(asked, "trick.highest-wins").right


@pytest.mark.parametrize(
    ("given", "step"),
    [("order.suit-led", "why.same"), ("duty.none", "wrong.why.not-used"), ("bet.cap", "wrong.why.not-used")],
)
def test_a_wrong_rule_changes_nothing_or_has_no_part(given: str, step: str) -> None:
    asked = why(position("tyrolean", "10 ♠", "A♣ 10♥ 8♦ 10♦"), "trick-winner")
    told: list[Reason] = list(judge(asked, given).why_not)
    assert (told[0].rule, told[0].step) == (given, step)
    assert told[-1].rule == "order.linke-equal"


def test_a_rule_that_only_keeps_a_card_from_being_something_else_is_told_as_such() -> None:
    """S0 §12 Unkritisch: without "No Kritische" 6♦ would be one. That it is no trump, another rule says."""
    asked = find("why/a-six-and-no-trump")
    told = judge(asked, "kritische.none").why_not
    assert [each.step for each in told[:2]] == ["why.otherwise", "wrong.why.only-not"]
    assert told[0].facts["answer"] is CardClass.KRITISCHER
    assert [each.step for each in judge(asked, "order.linke").why_not][:1] == ["wrong.why.not-used"]
    assert [each.step for each in judge(asked, "weli.lowest-trump").why_not][:1] == ["wrong.why.not-used"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_be_without_the_rule_is_told(language: str) -> None:
    asked = why(position("tyrolean", "10 ♠", "A♣ 10♥ 8♦ 10♦"), "trick-winner")
    [told] = explain(asked)
    said = told.steps[-1].sentence.text(Speech(language))
    assert RuleName("order.linke-equal").text(Speech(language)) in said
    assert "Dan" in said


# -- the worlds ---------------------------------------------------------------------------------------


def test_in_a_world_without_a_rule_cards_are_what_they_are_otherwise() -> None:
    told = position("tyrolean", "K ♥").ranking
    rules = (told.ruleset, told.declaration)
    assert Lowered(*rules, CardClass.LINKER).class_of(card("K♠")) is CardClass.PLAIN
    assert Lowered(*rules, CardClass.TRUMP).class_of(card("9♥")) is CardClass.PLAIN
    assert WithSuit(*rules).rechter == card("K♥")
    assert WithSuit(*rules).is_trump_suit(card("K♥"))
    assert WithSuit(*rules).class_of(card("K♥")) is CardClass.KRITISCHER
    sixes = position("unkritisch", "6 ♦").ranking
    assert WithoutSix(sixes.ruleset, sixes.declaration).class_of(card("6♦")) is CardClass.TRUMP
    usual = position("tyrolean", "10 ♠").ranking
    reverse = Reversed(usual.ruleset, usual.declaration, "order.trump-rank")
    assert reverse.beats(card("8♠"), card("A♠"))
    assert reverse.beats(card("10♥"), card("A♠"))  # another rule


def chains() -> Iterator[tuple[str, str]]:
    """Every rule of the chain of every shipped answer, with a scenario that has it."""
    found: dict[str, str] = {}
    for name in library():
        told = find(name)
        if told.question.kind == "compare":
            continue
        inner = replace(told, question=told.question.inner)
        for rule in chain(solve(inner.position, inner.question)):
            found.setdefault(rule, name)
    return iter(sorted(found.items()))


ABOUT_THE_DEAL = {
    *("deal.first-dealer", "deal.passes-left", "deal.cut", "deal.packets"),
    *("schlecken.cutter", "schlecken.chain", "schlecken.bluff", "schlecken.shorter-packet"),
    *("schlecken.penalty", "announcing.only-two-look", "announcing.on-three-cards"),
    *("announcing.schlag-then-trump", "announcing.three-handed", "announcing.schlagwechsel"),
    *("announcing.schoeneres", "signals.after-announcement", "signals.false-allowed"),
    *("signals.gestures-only", "signals.forbidden", "play.stages", "blind.last-trick-open"),
    *("blind.tell-loses", "bohemian.dealer-takes", "bohemian.exchange", "infringement.points"),
    *("infringement.none", "match.best-of-three"),
}
"""What of `deal` is told by answers: without such a rule it may not be done, or it may (`without.deals`)."""


def test_what_it_means_to_be_without_it_is_declared_for_every_rule_that_is_cited() -> None:
    told_by_answers = {"play.winner-leads", "play.forehand-leads", "play.three-tricks", "play.two-tricks"}
    told_by_answers |= {"bet.answer", "score.base", "game.target", "game.schneider"}
    told_by_answers |= {"bohemian.first-lead", *ABOUT_THE_DEAL, *SAYS_WHAT_A_HAND_IS_WORTH, *TABLES, *SIGNS}
    declared = {*WORLDS, *DEMANDS, *BOHEMIAN, *told_by_answers, *FRAMES}
    compared = {rule for rule in rule_ids() if rule.partition(".")[0] in COMPARING}
    assert {rule for rule, _ in chains()} <= declared | compared
    assert declared - {"play.two-tricks"} <= set(rule_ids())
    assert not FRAMES & {*WORLDS, *DEMANDS}


def test_every_shipped_answer_has_a_rule_that_decides_or_the_last_of_its_chain() -> None:
    for name in library():
        told = find(name)
        if told.question.kind in ("compare", "why"):
            continue
        question = replace(told.question, kind="why", ask=told.question.kind)
        proof = solve(told.position, told.question)
        rules = accepted_rules(told.position, question, solve(told.position, question))
        assert set(rules) <= set(chain(proof)), name
        for rule in rules[:-1]:
            others = answers_without(rule, told.position, told.question, proof, answer_as_told)
            assert any(each != proof.value for each in others), name


def test_answers_given_by_the_missing_rule_alone_are_other_answers() -> None:
    told = deal(won=(3, 1))
    proof = solve(told, scenario(told, "hand-score").question)
    question = scenario(told, "hand-score").question
    assert list(ANSWERS["hand-score"]("score.base", told, question, proof)) == [OPEN]
    assert list(ANSWERS["hand-score"]("score.value", told, question, proof)) == []


def test_a_leader_who_would_lead_anyway() -> None:
    first = replace(position("tyrolean", "10 ♠"), tricks=())
    assert solve(first, scenario(first, "next-leader").question).value == ANNA
    question = scenario(first, "next-leader").question
    proof = solve(first, question)
    assert list(ANSWERS["next-leader"]("play.forehand-leads", first, question, proof)) == [DAN]
