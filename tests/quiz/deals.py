"""Deals told in words, what is asked of them, the answer, and the rules without which it would be another.

Anna is forehand, Dan deals, Carla cuts. What the rules say is worked out by hand; the section stands above.
"""

from collections.abc import Iterator

from tests.quiz.deals_asked import ANNOUNCED, ASKED, IN, MASCHINE, TABLE
from watten_tutor.core.seats import Seat
from watten_tutor.quiz.judge import Verdict, judge
from watten_tutor.scenario.load import load_scenario
from watten_tutor.scenario.scenario import Scenario

SPITZ = "hands: {Anna: 7♠ 8♠ 8♥ J♥ Q♣}"

MAY: list[tuple[str, str, str, str, bool, str]] = [
    # who draws, cuts and keeps: S0 §4, §12; S2 Shuffle and cut
    ("tyrolean", "deal: [{Anna: draw 9♠}]", "Ben", "draw K♦", True, "deal.first-dealer"),
    ("tyrolean", "deal: [{Anna: draw 9♠}]", "Carla", "draw K♦", False, "deal.first-dealer"),
    ("tyrolean", "deal: [{Anna: draw 9♠}]", "Ben", "cut", False, "deal.first-dealer"),
    ("tyrolean", "deal: [{Anna: draw 9♠}]", "Ben", "look", False, "deal.first-dealer"),
    ("tyrolean", "deal: []", "Carla", "cut", True, "deal.cut"),
    ("tyrolean", "deal: []", "Anna", "cut", False, "deal.cut"),
    ("three-handed", "deal: []", "Anna", "cut", True, "deal.cut"),
    ("tyrolean", "deal: [{Carla: cut K♥}]", "Carla", "take", False, "schlecken.cutter"),
    ("tyrolean+schlecken", "deal: [{Carla: cut K♥}]", "Carla", "take", True, "schlecken.cutter"),
    ("tyrolean+schlecken", "deal: [{Carla: cut}]", "Carla", "leave K♥", True, "schlecken.cutter"),
    ("tyrolean+schlecken", "deal: [{Carla: cut K♥}]", "Dan", "leave", False, "schlecken.cutter"),
    (
        "tyrolean+schlecken",
        "deal: [{Carla: cut K♥}, {Carla: take}]",
        "Dan",
        "take 7♣",
        False,
        "schlecken.cutter",
    ),
    ("tyrolean+schlecken", "deal: [{Carla: cut A♥}]", "Carla", "take", True, "schlecken.bluff"),
    ("bavarian-classic", "deal: [{Carla: cut K♥}, {Carla: take}]", "Dan", "take 7♣", True, "schlecken.chain"),
    (
        "bavarian-classic",
        "deal: [{Carla: cut K♥}, {Carla: take}]",
        "Dan",
        "leave 7♣",
        True,
        "schlecken.chain",
    ),
    (
        "bavarian-classic",
        "deal: [{Carla: cut K♥}, {Carla: take}]",
        "Dan",
        "take A♣",
        False,
        "schlecken.chain",
    ),
    ("bavarian-classic", "deal: [{Carla: cut K♥}, {Carla: leave}]", "Dan", "take", False, "schlecken.chain"),
    # who looks: S0 §4; S3 Preparazione e distribuzione
    ("tyrolean", "deal: []", "Anna", "look", False, "play.stages"),
    ("tyrolean", "deal: [{Carla: cut}]", "Ben", "look", False, "announcing.only-two-look"),
    ("tyrolean", "deal: [{Carla: cut}]", "Dan", "look", True, "announcing.only-two-look"),
    ("tyrolean", f"deal: []\n{ANNOUNCED}", "Ben", "look", True, "announcing.only-two-look"),
    ("three-handed", "deal: [{Anna: leave}]", "Ben", "look", False, "announcing.three-handed"),
    ("italian", "deal: [{Carla: cut}]", "Dan", "look", False, "announcing.on-three-cards"),
    (
        "italian",
        "deal: [{Anna: schlag 9}]",
        "Dan",
        "look",
        True,
        "announcing.only-two-look announcing.on-three-cards",
    ),
    ("bohemian", f"{TABLE}\ndeal: []", "Ben", "look", True, "bohemian.turned-card"),
    # who names, asks and answers: S0 §5, §12 Schlagwechsel; S2 Strikers and Trumps; S3
    ("tyrolean", "deal: [{Carla: cut}]", "Anna", "schlag 10", True, "announcing.schlag-then-trump"),
    ("tyrolean", "deal: [{Carla: cut}]", "Dan", "schlag 10", False, "announcing.schlag-then-trump"),
    ("tyrolean", "deal: [{Anna: schlag 9}]", "Dan", "trump ♠", True, "announcing.schlag-then-trump"),
    ("tyrolean", "deal: []", "Anna", "schlag 10", False, "play.stages"),
    ("three-handed", "deal: [{Anna: schlag 9}]", "Anna", "trump ♠", True, "announcing.three-handed"),
    ("three-handed", "deal: [{Anna: schlag 9}]", "Carla", "trump ♠", False, "announcing.three-handed"),
    (
        "tyrolean+schlagwechsel",
        "deal: [{Carla: cut}]",
        "Anna",
        "offer-swap",
        True,
        "announcing.schlagwechsel",
    ),
    (
        "tyrolean+schlagwechsel",
        "deal: [{Carla: cut}]",
        "Dan",
        "offer-swap",
        False,
        "announcing.schlagwechsel",
    ),
    ("tyrolean", "deal: [{Carla: cut}]", "Anna", "offer-swap", False, "announcing.schlagwechsel"),
    (
        "tyrolean+schlagwechsel",
        "deal: [{Anna: offer-swap}]",
        "Dan",
        "agree",
        True,
        "announcing.schlagwechsel",
    ),
    (
        "tyrolean+schlagwechsel",
        "deal: [{Anna: offer-swap}, {Dan: agree}]",
        "Anna",
        "schlag 9",
        False,
        "announcing.schlagwechsel",
    ),
    (
        "tyrolean+schlagwechsel",
        "deal: [{Anna: offer-swap}, {Dan: agree}]",
        "Dan",
        "schlag 9",
        True,
        "announcing.schlagwechsel",
    ),
    ("tyrolean", "deal: [{Carla: cut}]", "Anna", "ask-schoeneres", True, "announcing.schoeneres"),
    ("tyrolean", "deal: [{Carla: cut}]", "Dan", "ask-schoeneres", False, "announcing.schoeneres"),
    ("tyrolean", "deal: [{Anna: ask-schoeneres}]", "Dan", "refuse", True, "announcing.schoeneres"),
    (
        "tyrolean",
        "deal: [{Anna: ask-schoeneres}, {Dan: agree}]",
        "Anna",
        "ask-schoeneres",
        False,
        "announcing.schoeneres",
    ),
    ("bavarian-classic", "deal: [{Carla: leave}]", "Dan", "ask-schoeneres", True, "announcing.schoeneres"),
    ("italian", "deal: [{Carla: cut}]", "Dan", "redeal", True, "announcing.schoeneres"),
    ("ladinisch", "hands: {Anna: 9♠ J♥ Q♣ 8♦ A♣}\ndeal: []", "Anna", "show 8♦", True, "blind.lowest-cards"),
    ("ladinisch", "hands: {Anna: 9♠ J♥ Q♣ 8♦ A♣}\ndeal: []", "Anna", "show 9♠", False, "blind.lowest-cards"),
    (
        "ladinisch",
        "hands: {Dan: 9♠ J♥ Q♣ 7♦ A♣}\ndeal: [{Anna: show 8♦}]",
        "Dan",
        "show 7♦",
        True,
        "blind.lowest-cards",
    ),
    # signs and words: S0 §6; S2 Deuten; S3 Gioco delle prese
    ("tyrolean", "deal: [{Anna: schlag 9}]", "Ben", "sign kiss", False, "signals.after-announcement"),
    ("tyrolean", f"{ANNOUNCED}\ndeal: []", "Ben", "sign kiss", True, "signals.after-announcement"),
    (
        "tyrolean",
        f"{ANNOUNCED}\n{SPITZ}\ndeal: []",
        "Anna",
        "sign kiss",
        True,
        "signals.after-announcement signals.false-allowed",
    ),
    (
        "tyrolean",
        f"{ANNOUNCED}\n{SPITZ}\ndeal: []",
        "Anna",
        "sign ceiling",
        True,
        "signals.after-announcement signals.false-allowed",
    ),
    (
        "tyrolean",
        f"{ANNOUNCED}\n{SPITZ}\ndeal: []",
        "Anna",
        "sign little",
        True,
        "signals.after-announcement",
    ),
    ("tyrolean", f"{ANNOUNCED}\ndeal: []", "Ben", "talk", True, "signals.after-announcement"),
    ("italian", f"{ANNOUNCED}\ndeal: []", "Ben", "talk", False, "signals.gestures-only"),
    ("south-tyrolean", f"{ANNOUNCED}\ndeal: []", "Ben", "sign kiss", False, "signals.forbidden"),
    # between the announcement and the first card: S0 §9; S2 Ranking and use
    (
        "bavarian-classic",
        f"{ANNOUNCED}\n{MASCHINE}\ndeal: []",
        "Ben",
        "hide-maschine",
        False,
        "maschine.shown",
    ),
    (
        "bavarian-classic",
        f"{ANNOUNCED}\n{MASCHINE}\ndeal: []",
        "Ben",
        "show-maschine",
        True,
        "cards.deck maschine.kritische maschine.shown",
    ),
    ("bavarian-classic", f"{ANNOUNCED}\n{MASCHINE}\ndeal: []", "Anna", "lay 8♠", False, "play.stages"),
    (
        "tyrolean",
        f"score: {{Anna: 13, Ben: 4}}\n{ANNOUNCED}\ndeal: []",
        "Carla",
        "give-up",
        True,
        "gespannt.team gespannt.play-or-give-up",
    ),
    # cards and bets: S0 §7, §8
    ("tyrolean", "deal: [{Anna: schlag 9}]", "Anna", "raise", False, "play.stages"),
    ("tyrolean", f"{ANNOUNCED}\ndeal: []", "Anna", "raise", True, "bet.raise"),
    ("tyrolean", f"{ANNOUNCED}\n{SPITZ}\ndeal: []", "Anna", "lay 8♠", True, "duty.free"),
    ("tyrolean", f"{ANNOUNCED}\nhands: {{Ben: 8♠ _ _ _ _}}\ndeal: []", "Ben", "lay 8♠", False, "play.turn"),
    (
        "bavarian",
        f"{ANNOUNCED}\nhands: {{Anna: 9♠}}\ndeal: []",
        "Anna",
        "call 9♠",
        True,
        "call.trumpf-oder-kritisch",
    ),
    ("tyrolean", f"{ANNOUNCED}\nbets: [{{Ben: raise}}]\ndeal: []", "Anna", "hold", True, "bet.answer-due"),
    # Blind Watten: S2
    (
        "blind",
        f"{ANNOUNCED}\ndeal: []\ntricks: [[Anna: J♣, Ben: A♣, Carla: J♥, Dan: A♦]]",
        "Carla",
        "look-back 1",
        True,
        "blind.last-trick-open",
    ),
    (
        "blind",
        f"{ANNOUNCED}\ndeal: []\ntricks: [[Anna: J♣, Ben: A♣, Carla: J♥, Dan: A♦],"
        " [Ben: A♠, Carla: 8♥, Dan: Q♦, Anna: K♦]]",
        "Carla",
        "look-back 1",
        False,
        "blind.last-trick-open",
    ),
    (
        "blind",
        f"{ANNOUNCED}\ndeal: []\ntrick: [Anna: J♣, Ben: A♣, Carla: J♥, Dan: A♦]",
        "Carla",
        "look-back 1",
        True,
        "blind.last-trick-open",
    ),
    # Bohemian Watten: S2
    ("bohemian", f"{TABLE}\ndeal: []", "Anna", "stay-out", True, "bohemian.stay-out"),
    ("bohemian", f"{TABLE}\ndeal: []", "Ben", "stay-out", False, "bohemian.stay-out"),
    ("bohemian", f"{TABLE}\ndeal: []", "Anna", "exchange 7♣", False, "play.stages"),
    ("bohemian", "turned: 10♥\ndeal: []", "Anna", "stay-out", False, "bohemian.hearts-double"),
    ("bohemian", f"{TABLE}\ndeal: [{IN}]", "Dan", "take-turned 9♣", True, "bohemian.dealer-takes"),
    ("bohemian", f"{TABLE}\ndeal: [{IN}]", "Anna", "leave-turned", False, "bohemian.dealer-takes"),
    (
        "bohemian",
        f"{TABLE}\ndeal: [{IN}, {{Dan: leave-turned}}]",
        "Anna",
        "exchange 7♣ 8♣ 9♦",
        True,
        "bohemian.exchange",
    ),
    (
        "bohemian",
        f"{TABLE}\ndeal: [{IN}, {{Dan: leave-turned}}, {{Anna: exchange}}, {{Ben: exchange}}]",
        "Dan",
        "exchange 8♠ 9♣ A♦",
        False,
        "bohemian.exchange",
    ),
]
"""Rules, what is told, who would do what, whether he may, and the deciding rules."""


def told_deals() -> Iterator[tuple[Scenario, set[str], bool]]:
    """Each as a scenario that states its answer, the deciding rules, and whether they are all."""
    for rules, told, player, do, may, decided in MAY:
        asked = f"question: may-do\nplayer: {player}\ndo: {do}\nanswer: {str(may).lower()}"
        yield load_scenario(f"rules: {rules}\n{told}\n{asked}"), set(decided.split()), True
    for rules, told, question, answer, decided in ASKED:
        yield (
            load_scenario(f"rules: {rules}\n{told}\n{question}\nanswer: {answer}"),
            set(decided.split()),
            False,
        )


def judged_deals() -> Iterator[Verdict]:
    """The right answer, and a wrong one of the same form."""
    for found, _, _ in told_deals():
        assert found.answer is not None
        yield judge(found, found.answer.value)
        other = tuple(Seat(each) for each in range(4)) if found.question.kind == "on-turn" else None
        yield judge(found, not found.answer.value if found.question.kind == "may-do" else other)
