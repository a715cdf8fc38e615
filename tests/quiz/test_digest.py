"""At most five steps are told: which, in which order, and what is told together."""

import random
from collections.abc import Iterator

import pytest

from tests.builders import ANNA, BEN, CARLA, DAN, cards
from tests.quiz.deductions import pairs
from watten_tutor.core.cards import Rank, Suit, card, deck, sort_cards
from watten_tutor.core.declaration import Declaration
from watten_tutor.core.fault import find_fault
from watten_tutor.core.legality import legal_cards
from watten_tutor.core.ordering import order_cards
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Reason, because
from watten_tutor.core.seats import Seat, teams
from watten_tutor.core.trick import Play, Trick, winning
from watten_tutor.i18n import LANGUAGES, Speech, catalogue
from watten_tutor.quiz.digest import MOST, digest
from watten_tutor.quiz.explain import explain, steps
from watten_tutor.quiz.pairs import Pairs
from watten_tutor.quiz.questions import answer_as_told, compared, solve, under
from watten_tutor.quiz.why import deciding
from watten_tutor.resources import data_folder
from watten_tutor.rulebook.load import load_ruleset, ruleset_names
from watten_tutor.scenario.library import find
from watten_tutor.scenario.load import load_mapping, load_scenario

FILES = sorted(data_folder("scenarios").rglob("*.yaml"))


def told(scenario):
    """The steps told of a puzzle's answer, in words."""
    [explanation] = explain(scenario)
    return [each.sentence.text(Speech("en", names=scenario.names)) for each in explanation.steps]


# -- which five ---------------------------------------------------------------------------------------


def test_five_reasons_are_told_as_they_are():
    puzzle = find("who-wins/spitz-over-linker")
    reasons = solve(puzzle.position, puzzle.question).reasons
    assert len(reasons) == MOST
    assert digest(reasons) == reasons


def test_a_bummerl_is_told_from_the_value_to_the_schneider():
    """Eight reasons: that three tricks win and who is gespannt is said again by the steps that are left."""
    assert told(find("scoring/not-a-single-point")) == [
        "Anna and Carla alone are gespannt and play: the hand is worth 3.",
        "Anna and Carla have won the hand and score what it is worth, 3: they go from 13 to 16.",
        "Anna and Carla have reached 15 and have won the game.",
        "The losers of the game get the Bummerl: Ben and Dan.",
        "Ben and Dan have 0 points, so they are Schneider: that counts 2 Bummerl.",
    ]


def test_cards_that_never_could_win_are_told_together():
    assert told(find("scoring/second-trick-over"))[1] == (
        "Ben and Carla play 9♦ and K♠: neither trumps nor of the suit led, so they cannot win."
    )


def test_what_was_overtaken_falls_away():
    """Of six cards the Linker and what lost to it: the Rechter beat it, the Guate the Rechter."""
    assert told(find("tables/six-cards-on-the-table")) == [
        "Anna leads A♦, a plain card: ♦ is the suit led.",
        "Dan plays 9♣: the Rechter beats 9♥.",
        "Eva plays 10♣: the Guate beats 9♣.",
        "Franz plays 9♠: it cannot beat 10♣, the Guate.",
        "Who wins a trick leads to the next: Eva.",
    ]


def test_of_three_scores_only_that_of_the_winner_is_told():
    assert told(find("tables/who-is-left-behind")) == [
        "Ben and Carla have 3 tricks: with 3 the hand is won.",
        "With three players everyone keeps a score of his own: Ben and Carla write 2 each.",
        "That is added to the old score: Ben goes from 9 to 11.",
        "Ben has reached 11 and has won the game.",
        "The losers of the game get the Bummerl: Anna and Carla.",
    ]


def test_a_value_that_was_raised_falls_away():
    said = ("Ben raise", "Anna hold", "Anna raise", "Dan hold", "Dan raise", "Carla hold")
    bets = [{"by": each.split()[0], "do": each.split()[1], "at": "1.0"} for each in said]
    won = {"rules": "tyrolean", "score": {"Anna": 9}, "won": {"Anna": 3}, "bets": bets}
    assert told(load_mapping({**won, "question": "bummerl"})) == [
        "Ben has raised and Anna has held: now the hand is worth 3.",
        "Anna has raised and Dan has held: now the hand is worth 4.",
        "Dan has raised and Carla has held: now the hand is worth 5.",
        "Anna and Carla have won the hand and score what it is worth, 5: they go from 9 to 14.",
        "Nobody has 15 yet, Anna and Carla have 14: the game goes on, and no Bummerl is written.",
    ]


def test_the_proof_keeps_every_reason():
    puzzle = find("scoring/not-a-single-point")
    [explanation] = explain(puzzle)
    proof = solve(puzzle.position, puzzle.question)
    assert [each.rule for each in explanation.all_steps] == [each.rule for each in proof.reasons]
    assert len(explanation.all_steps) == 8


SAID_BY_ANOTHER_STEP = {
    "play.three-tricks",  # "have won the hand"
    "play.two-tricks",
    "score.base",  # "score what it is worth, 2"
    "table.four-handed",  # both partners are named as those who score
    "table.three-handed",  # "write 2 each"
    "table.six-handed",  # six have played
    "table.wurftwatten",
    "blind.last-trick-open",  # "Everybody has seen who took tricks 1 and 2"
    "bohemian.no-teams",  # each player's tally is told
    "order.guate",  # "Guate, Beasn and Rechter stand, in this order"
    "order.beasn",
}
"""Rules that decide, where the sentence of another step says as much."""


def test_no_rule_that_decides_an_answer_falls_away():
    shortened = 0
    for path in FILES:
        puzzle = load_scenario(path)
        question, position = puzzle.question, puzzle.position
        proofs = [(position, solve(position, question))]
        if question.kind == "compare":
            found = compared(position, question).items()
            proofs = [(under(position, load_ruleset(name)), proof) for name, proof in found]
        for there, proof in proofs:
            kept = {each.rule for each in digest(proof.reasons)}
            if len(proof.reasons) <= MOST:
                continue
            shortened += 1
            inner = solve(there, question.inner)
            rules = set(deciding(there, question.inner, inner, answer_as_told))
            assert rules - kept <= SAID_BY_ANOTHER_STEP, puzzle.id
    assert shortened > 20


# -- never more than five -----------------------------------------------------------------------------

SETS = [*ruleset_names(), "unkritisch+guate+beasn", "bavarian+guate+beasn", "italian+guate"]


def played(rules: str, chance: random.Random) -> Iterator[tuple[Reason, ...]]:
    """The proofs about one deal played at random: every duty, every trick, faults, an order."""
    ruleset = load_ruleset(rules)
    ranks = [rank for rank in Rank if rank is not Rank.SIX or ruleset.six_schlag]
    declared = Declaration(chance.choice(ranks), chance.choice(list(Suit)))
    pack = chance.sample(deck(ruleset.deck), len(deck(ruleset.deck)))
    seats = max(ruleset.table_sizes)
    size = ruleset.cards_each
    held = [pack[seat * size : (seat + 1) * size] for seat in range(seats)]
    tricks: list[Trick] = []
    leader = Seat(0)
    position = Position(ruleset, declared, table=seats)
    yield order_cards(position.ranking, chance.sample(pack, 20), chance.choice(list(Suit))).reasons
    for _ in range(size):
        trick = Trick()
        for turn in range(seats):
            seat = Seat((leader + turn) % seats)
            here = Position(ruleset, declared, trick=trick, tricks=tuple(tricks), table=seats)
            legal = legal_cards(here.turn_of(seat), sort_cards(held[seat]))
            yield legal.reasons
            laid = chance.choice(legal.value)
            held[seat].remove(laid)
            trick = Trick((*trick.plays, Play(seat, laid)))
        won = winning(position.ranking, trick, seats)
        yield won.reasons
        tricks.append(trick)
        leader = won.value
    yield find_fault(Position(ruleset, declared, tricks=tuple(tricks), table=seats)).reasons


@pytest.mark.parametrize("rules", SETS)
def test_no_deal_brings_more_than_five_steps(rules):
    chance = random.Random(rules)
    for _ in range(5):
        for reasons in played(rules, chance):
            found = digest(reasons)
            assert 0 < len(found) <= MOST
            assert found[0] in reasons or found[0].step.startswith("together.")
            assert {each.rule for each in found} <= {each.rule for each in reasons}
            if len(reasons) <= MOST:
                assert found == reasons


# -- told together ------------------------------------------------------------------------------------

FACTS = {"forehand": ANNA, "dealer": DAN}


def excluded(why: str, k: int, signs: str) -> Reason:
    found = pairs(signs)
    return because("blind.deduce", f"deduce.{why}", k=k, pairs=Pairs(found), n=len(found), **FACTS)


def lost(player: Seat, sign: str, rule: str) -> Reason:
    return because(rule, f"{rule}.loses", player=player, card=card(sign), best=card("10♥"))


def given(step: str, player: Seat, sign: str, n: int = 1) -> Reason:
    return because("duty.trump-led", f"fault.{step}", player=player, card=card(sign), n=n)


def led(sign: str) -> Reason:
    return because("duty.free", "duty.plain-led", card=card(sign), suit=card(sign).suit)


def trump_led(player: Seat, sign: str) -> Reason:
    return because("duty.trump-led", "duty.trump-led", player=player, card=card(sign))


def enough(kind: str, sign: str) -> Reason:
    return because("duty.satisfied-by", f"duty.{kind}-is-enough", card=card(sign), name="")


TOGETHER: dict[str, tuple[list[Reason], str]] = {
    "lose": (
        [lost(each, sign, "order.linke") for each, sign in ((BEN, "A♦"), (CARLA, "8♠"))],
        "Ben and Carla play A♦ and 8♠, but do not beat 10♥.",
    ),
    "lose.other-suits": (
        [lost(each, sign, "order.other-suits") for each, sign in ((BEN, "A♦"), (CARLA, "8♣"), (DAN, "9♣"))],
        "Ben, Carla and Dan play A♦, 8♣ and 9♣: neither trumps nor of the suit led, so they cannot win.",
    ),
    "lose.suit-led": (
        [lost(each, sign, "order.suit-led") for each, sign in ((BEN, "9♥"), (CARLA, "8♥"))],
        "Ben and Carla play 9♥ and 8♥: lower than 10♥ in the suit led.",
    ),
    "lose.linke-equal": (
        [lost(each, sign, "order.linke-equal") for each, sign in ((BEN, "10♣"), (CARLA, "10♦"))],
        "Ben and Carla play 10♣ and 10♦: all Linke are equal, and 10♥ was played first.",
    ),
    "enough": (
        [enough("linker", "10♣"), enough("kritischer", "7♣"), enough("kritischer", "6♦")],
        "10♣, 7♣ and 6♦ will do too: Linke and Kritische satisfy the duty as well as a trump would.",
    ),
    "value-added": (
        [
            because("score.value", "score.value", team=teams()[0], n=2),
            because("score.added", "score.added", team=teams()[0], m=5, n=7),
        ],
        "Anna and Carla have won the hand and score what it is worth, 2: they go from 5 to 7.",
    ),
    "value-added.alone": (
        [
            because("score.value", "score.value", team=teams(3)[0], n=2),
            because("score.added", "score.added", team=teams(3)[0], m=5, n=7),
        ],
        "Anna has won the hand and scores what it is worth, 2, going from 5 to 7.",
    ),
    "no-trick": (
        [
            because("bohemian.no-trick", "tally.no-trick", player=each, k=5, m=9, left=14)
            for each in (CARLA, DAN)
        ],
        "Carla and Dan have taken no trick: 5 points are added for each of them.",
    ),
    "above-the-linke": (
        [
            because("order.guate", "order.guate", card=card("J♠")),
            because("order.rechter", "order.rechter", card=card("10♠")),
        ],
        "Above the Linke and all other trumps stand, in this order, Guate and Rechter: J♠ and 10♠.",
    ),
    "plain": (
        [
            because("order.suit-led", "order.plain", cards=cards("A♦ 8♦"), n=2),
            because("order.other-suits", "order.cannot-win", cards=cards("A♣"), suit=Suit.BELLS, n=1),
        ],
        "Of the plain cards only those of the suit led can win, from the Ace down: A♦ and 8♦. "
        "The others cannot: A♣.",
    ),
    "duty.linker-is-enough": (
        [enough("linker", "10♣"), enough("linker", "10♦")],
        "10♣ and 10♦ are Linke: each of them satisfies the duty as well as a trump would.",
    ),
    "duty.kritischer-is-enough": (
        [enough("kritischer", "7♣"), enough("kritischer", "6♦")],
        "7♣ and 6♦ are Kritische: each of them satisfies the duty at any time.",
    ),
    "gives-it": (
        [given("gives-it", BEN, "9♠"), given("gives-it", DAN, "8♠", 2)],
        "Ben and Dan play 9♠ and 8♠ to it, and that is enough.",
    ),
    "not-proven": (
        [given("not-proven", BEN, "9♦"), given("not-proven", DAN, "8♦", 2)],
        "Ben and Dan play 9♦ and 8♦. Nothing we know of their cards forbids it.",
    ),
    "trump-leads": (
        [trump_led(ANNA, "9♠"), trump_led(CARLA, "A♠")],
        "9♠ and A♠ are led, cards of the trump suit.",
    ),
    "free-leads": (
        [led("9♦"), led("A♥"), led("8♥")],
        "9♦, A♥ and 8♥ are led, and none of these leads binds anybody.",
    ),
    "deduce.winner": (
        [excluded("winner", 1, "10♠ 9♠"), excluded("winner", 3, "A♠")],
        "Everybody has seen who took tricks 1 and 3. That excludes 3 pairs, under which another card would "
        "have won: ♠ with A, 10 and 9.",
    ),
    "deduce.hands": (
        [excluded("hands", 1, "10♠"), excluded("hands", 2, "A♥")],
        "After tricks 1 and 2, 2 pairs are left without cards that Anna and Dan could have held and shown: "
        "♠ with 10; ♥ with A.",
    ),
    "deduce.duty": (
        [excluded("duty", 1, "10♠"), excluded("duty", 2, "A♥")],
        "Tricks 1 and 2 show what Anna and Dan, who know the trump, have held. Under 2 pairs one of them "
        "would have broken a duty: ♠ with 10; ♥ with A.",
    ),
}
"""Reasons that are told together, by the sentence that tells them."""


def long(reasons: list[Reason]) -> tuple[Reason, ...]:
    """These reasons in a chain too long to be told, the rest of which cannot be shortened."""
    rest = [because(f"rule.{place}", "play.turn") for place in range(MOST - 1)]
    return (*reasons, *rest)


@pytest.mark.parametrize("name", TOGETHER)
def test_what_is_alike_is_told_in_one_sentence(name):
    reasons, expected = TOGETHER[name]
    found = digest(long(reasons))
    assert len(found) == MOST
    [step] = steps(found[:1], load_ruleset("tyrolean"))
    assert step.sentence.key == f"because.together.{name.removesuffix('.alone')}"
    assert step.sentence.text(Speech("en")) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_for_several_has_its_reasons(language):
    keys = catalogue(language).keys()
    known = {key.removeprefix("because.together.") for key in keys if key.startswith("because.together.")}
    assert known == set(TOGETHER)


def test_losers_with_the_same_sentence_are_named_as_one_team():
    reasons = [because("game.bummerl", "game.bummerl-loser", team=teams(3)[each]) for each in (0, 2)]
    [step] = steps(digest(long(reasons))[:1], load_ruleset("tyrolean"))
    assert step.sentence.text(Speech("en")) == "The losers of the game get the Bummerl: Anna and Carla."
