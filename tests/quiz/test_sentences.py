"""The sentences the engine says are the sentences of the catalogues, all of them and no others.

Every kind of reason is brought about on purpose: the pack in small (one or two cards of each class) is
led, played, held, put in order and asked about under every rule set.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any

import pytest

from tests.builders import ANNA, BEN, CARLA, SETS, WRITTEN_OUT, cards, declared, ranked, scenario, trick
from tests.core import before_play
from tests.core.round.told import told as of_a_deal
from tests.quiz.deals import judged_deals
from tests.quiz.deductions import judged_deductions, pairs
from tests.quiz.hands import judged_hands
from tests.quiz.plays import judged_plays
from tests.quiz.tables import told_of_deals
from tests.quiz.tallies import hand as bohemian_hand
from tests.quiz.tallies import judged_tallies, reasons_about_staying_out
from watten_tutor.core.cards import WELI, Card, Suit, sort_cards
from watten_tutor.core.deed import Deed
from watten_tutor.core.duty import may_call
from watten_tutor.core.fault import Fault
from watten_tutor.core.ordering import classify, find_guate, find_linke, find_rechter, order_cards
from watten_tutor.core.position import Hand, Position
from watten_tutor.core.ranking import CardClass, Ranking
from watten_tutor.core.reasons import Reason
from watten_tutor.core.seats import TEAMS, teams
from watten_tutor.core.signals import Manner, Sign, Signalled, may_signal, told_of
from watten_tutor.core.trick import Play, Trick, winning
from watten_tutor.i18n import LANGUAGES, catalogue
from watten_tutor.quiz.explain import headline
from watten_tutor.quiz.judge import judge
from watten_tutor.scenario.scenario import Question

DECLARATIONS = (
    [
        (rules, said)
        for rules in WRITTEN_OUT
        for said in ("10 ♠", "K ♥", "7 ♣", "7 ♦", "10 ♥", "6 ♦", "6 ♠")
        if rules == "unkritisch" or not said.startswith("6")
    ]
    + [
        (rules, "10 ♠")
        for rules in (
            "south-tyrolean-beasn",
            "unkritisch+guate+beasn",
            "unkritisch+weli-lowest-bell",
            "blind",
            "ladinisch",
            "bavarian-classic",
            "bavarian-pepper",
            "bavarian+guate+beasn+unkritisch+pepper",
            "franconian",
            "bavarian+unkritisch+{call: automatic}",
            "italian",
            "italian+unkritisch",
            "bohemian",
            "bohemian+unkritisch",
        )
    ]
    + [("south-tyrolean-beasn", said) for said in ("Q ♥", "7 ♠", "K ♥")]
    + [("unkritisch+guate+beasn", "6 ♦"), ("unkritisch+guate", "10 ♠")]
)


def pack_in_small(ranking: Ranking) -> tuple[Card, ...]:
    """Two cards of each class, of a plain suit two and of another one, and the Weli."""
    found: list[Card] = [each for kind in CardClass for each in ranking.of_class(kind)[:2]]
    plain = ranking.of_class(CardClass.PLAIN)
    found += [plain[-1], *(each for each in ranking.ruleset.kritische), *({WELI} if WELI in ranking else ())]
    return sort_cards(set(found))


def reasons_about_cards(ranking: Ranking) -> Iterator[Reason]:
    small = pack_in_small(ranking)
    yield from find_rechter(ranking).reasons
    yield from find_guate(ranking).reasons
    yield from find_linke(ranking).reasons
    for each in small:
        yield from classify(ranking, each).reasons
    for pair in combinations(small, 2):
        yield from order_cards(ranking, pair, Suit.HEARTS).reasons
    for pair in product(small, repeat=2):
        if pair[0] != pair[1]:
            yield from winning(ranking, Trick((Play(ANNA, pair[0]), Play(BEN, pair[1]))), 2).reasons
            yield from winning(ranking, Trick((Play(ANNA, pair[0]), Play(BEN, pair[1]))), 4).reasons


def judged(position: Position, kind: str, answers: Iterable[Any], **facts: Any) -> Iterator[Reason]:
    for given in answers:
        found = judge(scenario(position, kind, **facts), given)
        yield from found.because
        yield from found.why_not


def reasons_about_duties(ranking: Ranking) -> Iterator[Reason]:
    small = pack_in_small(ranking)
    for led, called in product((None, *small), (False, True)):
        if called and not may_call(ranking, led, True):
            continue
        lead = Trick() if led is None else Trick((Play(ANNA, led),), called=called)
        rest = [each for each in small if each != led]
        for held in [(each,) for each in rest] + list(combinations(rest, 2)):
            position = Position(ranking.ruleset, ranking.declaration, {BEN: Hand(held)}, lead, dealer=ANNA)
            yield from judged(position, "legal-cards", [(), small, held, held[:1]], player=BEN)
            for each in held:
                yield from judged(position, "may-play", [True, False], player=BEN, card=each)


def reasons_about_the_partner(ranking: Ranking) -> Iterator[Reason]:
    """The leader's partner, who has not announced, after a Rechter led and a card of each class."""
    small = pack_in_small(ranking)
    for led, between in product(ranking.of_class(CardClass.RECHTER), small):
        if led == between:
            continue
        trick = Trick((Play(ANNA, led), Play(BEN, between)), called=may_call(ranking, led, True))
        rest = [each for each in small if each not in (led, between)]
        for held in combinations(rest, 2):
            position = Position(ranking.ruleset, ranking.declaration, {CARLA: Hand(held)}, trick)
            yield from judged(position, "legal-cards", [(), held, held[:1]], player=CARLA)


def reasons_about_answers(ranking: Ranking) -> Iterator[Reason]:
    small = pack_in_small(ranking)
    position = Position(ranking.ruleset, ranking.declaration, trick=Trick((Play(ANNA, small[0]),)))
    everything = {*small, WELI}
    yield from judged(position, "winning-so-far", [BEN])
    yield from judged(position, "rechter", [None, *everything])
    if ranking.ruleset.game == "watten":
        yield from judged(position, "guate", [None, *everything])
    yield from judged(position, "linke", [(), *((each,) for each in everything), small[:3]])
    for each in small:
        yield from judged(position, "class", CardClass, card=each)
    for one, other in combinations(small, 2):
        orders = [
            ((one,), (other,)),
            ((other,), (one,)),
            ((one, other),),
            ((one,),),
            ((one,), (other,), (WELI,)),
        ]
        orders += [((one,), (other,), small[:1])]
        yield from judged(position, "order", orders, cards=(one, other), led=Suit.HEARTS)


def reasons_about_signals(ranking: Ranking) -> Iterator[Reason]:
    ruleset = ranking.ruleset
    for manner, announced in product(Manner, (False, True)):
        yield from may_signal(ruleset, manner, announced).reasons
    if ruleset.signals == "forbidden":
        return
    position = Position(ruleset, ranking.declaration)
    for sign in Sign:
        yield from judged(position, "signal", Signalled, sign=sign)
    for each in pack_in_small(ranking):
        if told_of(ranking, each) is not None:
            yield from judged(position, "signal", Sign, card=each)


REASONS = (
    reasons_about_cards,
    reasons_about_duties,
    reasons_about_the_partner,
    reasons_about_answers,
    reasons_about_signals,
)


@pytest.fixture(scope="module")
def steps() -> set[str]:
    """The steps of every reason brought about."""
    found: set[str] = set()
    for rules, said in DECLARATIONS:
        ranking = ranked(rules, said)
        for reasons in REASONS:
            found |= {reason.step for reason in reasons(ranking)}
    found |= {reason.step for reason in reasons_about_staying_out()}
    for _, judged_hand in (*judged_hands(), *judged_tallies(), *judged_plays()):
        found |= {reason.step for reason in (*judged_hand.because, *judged_hand.why_not)}
    for each in (*judged_deductions(), *judged_deals()):
        found |= {reason.step for reason in (*each.because, *each.why_not)}
    return found | {reason.step for reason in (*before_play.told(), *of_a_deal(), *told_of_deals())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_sentence_and_every_sentence_its_step(language: str, steps: set[str]) -> None:
    keys = catalogue(language).keys()
    known = {key.removeprefix("because.") for key in keys if key.startswith("because.")}
    known = {key for key in known if not key.endswith(".alone")}  # said of one player as a team
    known = {key for key in known if not key.startswith("together.")}  # said of several reasons at once
    known = {key.removesuffix(".here") for key in known}  # said of a trick whose number nobody knows
    assert steps - known == set(), "reasons without a sentence"
    assert known - steps == set(), "sentences that nothing says"


HEADLINES: list[tuple[str, dict[str, Any], list[object]]] = [
    ("trick-winner", {}, [ANNA]),
    ("winning-so-far", {}, [ANNA]),
    ("legal-cards", {"player": BEN}, [cards("J♠"), cards("J♠ A♦")]),
    ("may-play", {"player": BEN, "card": cards("J♠")[0]}, [True, False]),
    ("order", {"cards": cards("J♠ 9♠")}, [(cards("J♠"), cards("9♠"))]),
    ("class", {"card": cards("J♠")[0]}, list(CardClass)),
    ("guate", {}, [None, cards("J♠")[0]]),
    ("rechter", {}, [None, cards("10♠")[0]]),
    ("linke", {}, [(), cards("10♣ 10♥")]),
    ("next-leader", {}, [ANNA]),
    ("hand-winner", {}, [None, TEAMS[0]]),
    ("may-raise", {"player": BEN}, [True, False]),
    ("may-answer", {}, [(), (ANNA,)]),
    ("stake", {}, [2]),
    (
        "hand-score",
        {},
        [{TEAMS[0]: 2, TEAMS[1]: 0}, dict(zip(teams(3), (0, 2, 2), strict=True)), dict.fromkeys(TEAMS, 2)],
    ),
    ("score-after", {}, [{TEAMS[0]: 2, TEAMS[1]: 0}]),
    ("gespannt", {}, [(), (TEAMS[0],), (TEAMS[0], TEAMS[1])]),
    (
        "bummerl",
        {},
        [
            {TEAMS[0]: 0, TEAMS[1]: 0},
            {TEAMS[0]: 1, TEAMS[1]: 0},
            dict(zip(teams(3), (0, 1, 1), strict=True)),
        ],
    ),
    ("maschine", {"player": BEN}, [True, False]),
    ("may-do", {"player": BEN, "do": Deed(BEN, "raise")}, [True, False]),
    ("on-turn", {}, [(), (ANNA,)]),
    ("dealer", {}, [ANNA]),
    ("last-packet", {"player": BEN}, [0, 2]),
    ("match-winner", {}, [None, TEAMS[0]]),
    ("find-fault", {}, [None, Fault(1, BEN, cards("J♠")[0], "duty.trump-led")]),
    ("why", {"ask": "winning-so-far"}, ["order.trumps"]),
    ("signal", {"sign": Sign.KISS}, [Signalled.MAXI, Signalled.NOTHING]),
    ("signal", {"card": cards("10♥")[0]}, [Sign.LEFT_EYE]),
    ("deduce", {"player": BEN}, [pairs("9♥"), pairs("9♥ K♠")]),
    ("compare", {}, [{"tyrolean": ANNA, "bavarian": ANNA}, {"tyrolean": ANNA, "bavarian": BEN}]),
]


def test_every_verdict_on_an_answer_has_its_sentence_and_there_is_no_other() -> None:
    position = Position(
        SETS["tyrolean"],
        declared("10 ♠"),
        {BEN: Hand(cards("J♠ A♦"))},
        trick("8♠"),
    )
    said = {
        headline(position, Question(kind, **facts), value).key
        for kind, facts, values in HEADLINES
        for value in values
    }
    said |= {headline(bohemian_hand(), Question(kind), {}).key for kind in ("hand-score", "score-after")}
    match = Position(SETS["kritischer-turnier"], None)
    said |= {headline(match, Question("match-winner"), value).key for value in (None, TEAMS[0])}
    numbered, fault = Position(SETS["tyrolean"], None, tricks=()), Fault(1, BEN, cards("J♠")[0], "play.turn")
    said.add(headline(numbered, Question("find-fault"), fault).key)
    keys = catalogue("en").keys()
    known = {key for key in keys if key.startswith("verdict.") and not key.endswith(".alone")}
    assert said == known - {"verdict.right", "verdict.wrong", "verdict.incomplete"}
