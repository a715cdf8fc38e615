"""Deals told in words and all that is asked of them but whether something may be done."""

ANNOUNCED = "schlag: 9\ntrump: ♠"
BLUFFED = """schlag: 10
trump: ♠
deal:
- Carla: cut A♦
- Carla: take
- Dan: leave 8♥
tricks:
- [Anna: 8♠, Ben: 10♥, Carla: 8♦, Dan: 7♣]
- [Dan: 9♠, Anna: A♣, Ben: J♠, Carla: K♣]
- [Ben: 9♣, Carla: Q♣, Dan: Q♦, Anna: 9♥]
- [Carla: J♣, Dan: J♦, Anna: Q♥, Ben: 9♦]
trick: [Carla: A♦, Dan: K♦, Anna: Q♠, Ben: 7♥]"""
"""Three tricks for Anna and Carla; Carla, who kept A♦ of the cut, has played no Kritischer."""

MASCHINE = "hands: {Ben: K♥ 7♦ 7♣ 8♦ Q♦, Anna: 8♠ 10♠}"
TABLE = "turned: 10♠\nhands: {Anna: 7♣ 8♣ 9♦ J♥ Q♣, Dan: 8♠ 9♣ A♦ J♦ 7♥}"
IN = "{Anna: stay-in}, {Ben: stay-in}, {Carla: stay-out}, {Dan: stay-in}"
MATCH = "score: {Anna: 4, Ben: 9}\nwon: {Ben: 3}"

ASKED: list[tuple[str, str, str, str, str]] = [
    # who acts now
    ("tyrolean", "deal: [{Anna: draw 9♠}]", "question: on-turn", "[Ben]", "deal.first-dealer"),
    (
        "tyrolean",
        "deal: [{Anna: draw 9♠}, {Ben: draw 9♥}]",
        "question: on-turn",
        "[Anna]",
        "deal.first-dealer",
    ),
    ("tyrolean", "deal: [{Anna: draw 9♠}, {Ben: draw A♥}]", "question: on-turn", "[]", "deal.first-dealer"),
    ("tyrolean", "deal: []", "question: on-turn", "[Carla]", "deal.cut"),
    ("tyrolean+schlecken", "deal: [{Carla: cut}]", "question: on-turn", "[Carla]", "schlecken.cutter"),
    (
        "bavarian-classic",
        "deal: [{Carla: cut}, {Carla: take}]",
        "question: on-turn",
        "[Dan]",
        "schlecken.chain",
    ),
    ("tyrolean", "deal: [{Carla: cut}]", "question: on-turn", "[Anna]", "announcing.schlag-then-trump"),
    ("tyrolean", "deal: [{Anna: ask-schoeneres}]", "question: on-turn", "[Dan]", "announcing.schoeneres"),
    (
        "tyrolean",
        "deal: [{Anna: ask-schoeneres}, {Dan: refuse}]",
        "question: on-turn",
        "[Anna]",
        "announcing.schlag-then-trump",
    ),
    (
        "tyrolean+schlagwechsel",
        "deal: [{Anna: offer-swap}]",
        "question: on-turn",
        "[Dan]",
        "announcing.schlagwechsel",
    ),
    (
        "tyrolean+schlagwechsel",
        "deal: [{Anna: offer-swap}, {Dan: agree}, {Dan: schlag 10}]",
        "question: on-turn",
        "[Anna]",
        "announcing.schlagwechsel",
    ),
    (
        "tyrolean+schlagwechsel",
        "deal: [{Anna: offer-swap}, {Dan: agree}, {Dan: schlag 10}, {Anna: trump ♦}]",
        "question: on-turn",
        "[Anna]",
        "announcing.schlagwechsel play.forehand-leads",
    ),
    (
        "bavarian-classic",
        f"{ANNOUNCED}\n{MASCHINE}\ndeal: []",
        "question: on-turn",
        "[Ben]",
        "maschine.kritische maschine.shown",
    ),
    (
        "tyrolean",
        f"score: {{Anna: 13, Ben: 4}}\n{ANNOUNCED}\ndeal: []",
        "question: on-turn",
        "[Anna, Carla]",
        "gespannt.team gespannt.play-or-give-up",
    ),
    ("tyrolean", f"{ANNOUNCED}\ndeal: []", "question: on-turn", "[Anna]", "play.forehand-leads"),
    ("tyrolean", f"{ANNOUNCED}\ndeal: []\ntrick: [Anna: 8♥]", "question: on-turn", "[Ben]", "play.turn"),
    (
        "tyrolean",
        f"{ANNOUNCED}\ndeal: []\ntrick: [Anna: 8♥, Ben: 9♥, Carla: 8♦, Dan: J♥]",
        "question: on-turn",
        "[Ben]",
        "play.winner-leads",
    ),
    ("italian", "deal: [{Anna: redeal}]", "question: on-turn", "[]", "play.stages"),
    ("bohemian", f"{TABLE}\ndeal: []", "question: on-turn", "[Anna]", "bohemian.stay-out"),
    ("bohemian", f"{TABLE}\ndeal: [{IN}]", "question: on-turn", "[Dan]", "bohemian.dealer-takes"),
    (
        "bohemian",
        f"{TABLE}\ndeal: [{IN}, {{Dan: leave-turned}}]",
        "question: on-turn",
        "[Anna]",
        "bohemian.exchange",
    ),
    (
        "bohemian",
        f"{TABLE}\ndeal: [{IN}, {{Dan: leave-turned}},"
        " {Anna: exchange}, {Ben: exchange}, {Dan: exchange 9♠}]",
        "question: on-turn",
        "[Anna]",
        "bohemian.first-lead",
    ),
    # who deals: S0 §4, S3
    ("tyrolean", "deal: [{Anna: draw 9♠}, {Ben: draw A♥}]", "question: dealer", "Ben", "deal.first-dealer"),
    ("italian", "deal: [{Anna: draw 9♠}, {Ben: draw A♥}]", "question: dealer", "Anna", "deal.first-dealer"),
    ("tyrolean", "dealer: Ben", "question: dealer", "Carla", "deal.passes-left"),
    ("tyrolean", f"{ANNOUNCED}\ndeal: []", "question: dealer", "Anna", "deal.passes-left"),
    ("italian", "deal: [{Anna: redeal}]", "question: dealer", "Dan", "announcing.schoeneres"),
    # packets: S0 §4, §12; S2 Deal, Regional differences
    ("tyrolean", "deal: []", "question: last-packet\nplayer: Carla", "2", "deal.packets"),
    ("south-tyrolean", "deal: []", "question: last-packet\nplayer: Carla", "3", "deal.packets"),
    ("wurftwatten", "deal: []", "question: last-packet\nplayer: Carla", "3", "deal.packets"),
    (
        "{base: tyrolean, schlecken: cutter, packets: [1, 1, 1, 1, 1]}",
        "deal: [{Carla: cut}, {Carla: take}]",
        "question: last-packet\nplayer: Carla",
        "0",
        "deal.packets schlecken.shorter-packet",
    ),
    (
        "tyrolean+schlecken",
        "deal: [{Carla: cut}, {Carla: take}]",
        "question: last-packet\nplayer: Carla",
        "1",
        "deal.packets schlecken.shorter-packet",
    ),
    (
        "bavarian-classic",
        "deal: [{Carla: cut K♥}, {Carla: take}, {Dan: take 7♣}, {Carla: take 7♦}]",
        "question: last-packet\nplayer: Carla",
        "0",
        "deal.packets schlecken.shorter-packet",
    ),
    (
        "tyrolean+schlecken",
        "deal: [{Carla: cut}, {Carla: take}]",
        "question: last-packet\nplayer: Dan",
        "2",
        "deal.packets",
    ),
    ("bohemian", "deal: []", "question: last-packet\nplayer: Dan", "2", "bohemian.turned-card"),
    # the end: S2 Ranking and use, Shuffle and cut, Winning the game, Blind Watten; S3 Vittoria
    (
        "bavarian-classic",
        f"{ANNOUNCED}\n{MASCHINE}\ndeal: [{{Ben: show-maschine}}]",
        "question: hand-winner",
        "Ben+Dan",
        "maschine.shown",
    ),
    (
        "bavarian-classic",
        "deal: [{Carla: infringe bet}]",
        "question: hand-winner",
        "Ben+Dan",
        "infringement.points",
    ),
    ("tyrolean", "deal: [{Carla: infringe bet}]", "question: hand-winner", "null", "infringement.none"),
    (
        "bavarian-classic",
        "deal: [{Carla: infringe play}]",
        "question: hand-score",
        "{Ben: 3}",
        "infringement.points",
    ),
    (
        "bavarian-classic",
        "deal: [{Carla: infringe look}]",
        "question: hand-score",
        "{Ben: 3}",
        "infringement.points",
    ),
    (
        "blind",
        f"{ANNOUNCED}\ndeal: [{{Carla: infringe tell}}]",
        "question: hand-score",
        "{Ben: 2}",
        "blind.tell-loses",
    ),
    (
        "italian",
        "score: {Anna: 3, Ben: 4}\ndeal: [{Anna: redeal}]",
        "question: score-after",
        "{Anna: 1, Ben: 4}",
        "announcing.schoeneres",
    ),
    (
        "italian",
        "score: {Anna: 3, Ben: 4}\ndeal: [{Anna: redeal}]",
        "question: hand-winner",
        "null",
        "announcing.schoeneres",
    ),
    ("bavarian-classic", BLUFFED, "question: hand-score", "{Anna: 2, Ben: 2}", "schlecken.penalty"),
    (
        "bavarian-classic",
        f"score: {{Anna: 8, Ben: 8}}\n{BLUFFED}",
        "question: score-after",
        "{Anna: 10, Ben: 10}",
        "schlecken.penalty",
    ),
    (
        "{base: bavarian-classic, gespannt: may_hold_base2}",
        f"score: {{Anna: 9, Ben: 9}}\n{BLUFFED}",
        "question: score-after",
        "{Anna: 11, Ben: 9}",
        "",
    ),
    (
        "{base: bavarian-classic, gespannt: may_hold_base2}",
        f"score: {{Anna: 9, Ben: 0}}\n{BLUFFED}",
        "question: bummerl",
        "{Ben: 2}",
        "game.schneider",
    ),
    ("kritischer-turnier", MATCH, "question: match-winner", "null", "match.best-of-three"),
    (
        "kritischer-turnier",
        f"games: {{Ben: 1}}\n{MATCH}",
        "question: match-winner",
        "Ben+Dan",
        "match.best-of-three",
    ),
    (
        "kritischer-turnier",
        f"games: {{Anna: 1}}\n{MATCH}",
        "question: match-winner",
        "null",
        "match.best-of-three",
    ),
    ("bavarian", MATCH, "question: match-winner", "Ben+Dan", "game.target"),
    ("bavarian", "score: {Ben: 4}\nwon: {Ben: 3}", "question: match-winner", "null", "game.target"),
    (
        "two-handed",
        "players: [Anna, Ben]\nscore: {Ben: 9}\nwon: {Ben: 3}",
        "question: match-winner",
        "Ben",
        "game.target",
    ),
]
"""Rules, what is told, the question, the answer, and rules that decide it (others may too)."""
