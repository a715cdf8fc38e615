"""Which hands are written down: one file for every rule set and every option, and what it must show."""

from collections.abc import Mapping

from tests.golden.table import Recipe

RECIPES: Mapping[str, Recipe] = {
    "sets/tyrolean": Recipe(
        rules="tyrolean",
        seed=8,
        shows=(
            r"^\d agree\n",
            r"^\d bet hold\n",
            "duty.linker-is-enough",
            "infringe.not-here",
        ),
        hands=2,
        asides=(
            "1 talk",
            "3 sign kiss",
            "0 infringe bet",
        ),
    ),
    "sets/bavarian": Recipe(
        rules="bavarian",
        seed=88,
        shows=(
            r"lay \S+ call",
            "call.linker-not-enough",
            "hand.won",
        ),
    ),
    "sets/bavarian-classic": Recipe(
        rules="bavarian-classic",
        seed=759,
        shows=(
            r"taken \d \S+ \d \S+",
            "swapped yes",
            "hand.won",
        ),
        hands=2,
    ),
    "sets/bavarian-pepper": Recipe(
        rules="bavarian-pepper",
        seed=138,
        shows=(
            "call.pepper",
            "call.holds-linke|call.cannot-with-pepper",
            "infringe.bet",
        ),
        hands=2,
        asides=("0 infringe bet",),
    ),
    "sets/franconian": Recipe(
        rules="franconian",
        seed=8,
        shows=(
            "call.automatic",
            "call.holds-trump",
            "infringe.look",
        ),
        hands=2,
        asides=("2 infringe look",),
    ),
    "sets/unkritisch": Recipe(
        rules="unkritisch",
        seed=21,
        shows=(
            "schlag 6",
            "six-schlag",
            "hand.won",
        ),
    ),
    "sets/south-tyrolean": Recipe(
        rules="south-tyrolean",
        seed=4,
        shows=(
            "order.guate.beats",
            r"^\d bet give-up\n",
            "signal.no-gesture",
        ),
        hands=2,
        asides=("0 sign right-eye",),
    ),
    "sets/south-tyrolean-beasn": Recipe(
        rules="south-tyrolean-beasn",
        seed=4,
        shows=(
            "order.beasn",
            "duty.holds-trump",
            "hand.won",
        ),
    ),
    "sets/carinthian": Recipe(
        rules="carinthian",
        seed=39,
        shows=(
            "tied",
            "lay J♦",
            "kritische.order",
        ),
        draws=True,
    ),
    "sets/carinthian-unkritisch": Recipe(
        rules="carinthian-unkritisch",
        seed=7,
        shows=(
            r"^\d choose play\n",
            "weli.lowest-trump",
        ),
        game="dealer 1; score 0+2 9, 1+3 4",
    ),
    "sets/blind": Recipe(
        rules="blind",
        seed=0,
        shows=(
            "duty.not-an-announcer",
            "infringe.told-in-blind",
        ),
        hands=2,
        asides=("2 infringe tell",),
    ),
    "sets/ladinisch": Recipe(
        rules="ladinisch",
        seed=38,
        shows=(
            r"^\d show \S+\n",
            "duty.only-exempt",
            "duty.winning-is-enough",
            "duty.not-an-announcer",
            "hand.won",
        ),
    ),
    "sets/latinern": Recipe(
        rules="latinern",
        seed=0,
        shows=(
            r"^\d show \S+\n",
            "duty.not-winning",
            "hand.won",
        ),
    ),
    "sets/italian": Recipe(
        rules="italian",
        seed=32,
        shows=(
            r"^\d redeal\n",
            "deals again",
            "call.partner",
        ),
        hands=2,
    ),
    "sets/italian-15": Recipe(
        rules="italian-15",
        seed=1,
        shows=(
            "gespannt.base-only",
            r"^\d bet hold\n",
        ),
        game="dealer 0; score 0+2 13, 1+3 6",
    ),
    "sets/italian-21": Recipe(
        rules="italian-21",
        seed=1,
        shows=(
            r"may (?:(?!give-up).)*bet hold(?:(?!give-up).)*\n",
            r"^\d bet hold\n",
        ),
        game="dealer 2; score 0+2 19, 1+3 9",
    ),
    "sets/tyrolean-four-kritische": Recipe(
        rules="tyrolean-four-kritische",
        seed=10,
        shows=(
            "lay 7♦",
            "lay 6♦",
            "kritische.order",
        ),
    ),
    "sets/wurftwatten": Recipe(
        rules="wurftwatten",
        seed=2,
        shows=(
            "play.two-tricks",
            r"^\d bet give-up\n",
        ),
        hands=2,
    ),
    "sets/kritischer-turnier": Recipe(
        rules="kritischer-turnier",
        seed=1,
        shows=(
            "worth 4",
            "match.won",
        ),
        game="dealer 1; score 0+2 7, 1+3 0; bummerl 0+2 0, 1+3 1; games 0+2 1, 1+3 0",
    ),
    "sets/two-handed": Recipe(
        rules="two-handed",
        seed=284,
        shows=(
            r"^\d take\n",
            r"^\d bet hold\n",
            "swapped yes",
            "hand.won",
        ),
    ),
    "sets/three-handed": Recipe(
        rules="three-handed",
        seed=3,
        shows=(
            r"^\d take\n",
            r"^\d choose play\n",
            "score.each-defender",
            "hand.won",
        ),
        game="dealer 2; score 0 9, 1 3, 2 4",
    ),
    "sets/six-handed": Recipe(
        rules="six-handed",
        seed=3,
        shows=(
            r"^\d bet hold\n",
            "order.guate",
        ),
    ),
    "sets/bohemian": Recipe(
        rules="bohemian",
        seed=30,
        shows=(
            r"^\d pick",
            r"^\d out\n",
            r"^\d left\n",
            "tally.no-trick",
            "tally.hearts",
            "tally.excess",
        ),
        hands=2,
        game="dealer 3; score 0 2, 1 12, 2 20, 3 7",
    ),
    "options/guate": Recipe(
        rules="tyrolean+guate",
        seed=9,
        shows=(
            "order.guate.beats",
            "duty.holds-trump",
        ),
    ),
    "options/beasn": Recipe(
        rules="tyrolean+guate+beasn",
        seed=4,
        shows=(
            "order.beasn",
            "hand.won",
        ),
    ),
    "options/unkritisch": Recipe(
        rules="bavarian+unkritisch",
        seed=1,
        shows=(
            "lay K♥",
            "lay 7♣",
        ),
    ),
    "options/pepper": Recipe(rules="bavarian+pepper", seed=240, shows=("call.pepper",)),
    "options/schlecken": Recipe(
        rules="tyrolean+schlecken",
        seed=8,
        shows=(
            r"^\d take\n",
            "schlecken.played-none",
        ),
    ),
    "options/schlagwechsel": Recipe(rules="tyrolean+schlagwechsel", seed=8, shows=("swapped yes",)),
    "options/maschine": Recipe(rules="tyrolean+maschine", seed=134, shows=(r"^\d maschine",)),
    "options/blind": Recipe(
        rules="bavarian+blind",
        seed=88,
        shows=(
            r"lay \S+ call",
            "infringe.told-in-blind",
        ),
        hands=2,
        asides=("1 infringe tell",),
    ),
    "options/target-11": Recipe(
        rules="tyrolean+target-11", seed=0, shows=("gespannt.both",), game="dealer 0; score 0+2 10, 1+3 9"
    ),
    "options/target-15": Recipe(
        rules="bavarian+target-15",
        seed=3,
        shows=(r"^\d choose give-up\n",),
        game="dealer 3; score 0+2 2, 1+3 13",
    ),
    "options/target-18": Recipe(
        rules="tyrolean+target-18",
        seed=0,
        shows=(
            r"^\d choose play\n",
            "gespannt.plays",
        ),
        game="dealer 2; score 0+2 15, 1+3 16",
    ),
    "options/weli-lowest-bell": Recipe(
        rules="unkritisch+weli-lowest-bell",
        seed=10,
        shows=(
            "trump ♦",
            "lay 6♦",
        ),
    ),
    "options/gespannt-split": Recipe(
        rules="tyrolean+gespannt-split",
        seed=8,
        shows=(
            r"^\d bet hold\n",
            "worth 4",
        ),
        game="dealer 1; score 0+2 5, 1+3 13",
    ),
    "options/no-signals": Recipe(
        rules="tyrolean+no-signals",
        seed=0,
        shows=(
            "signal.no-gesture",
            "signal.no-talk",
            "hand.won",
        ),
        asides=(
            "0 sign kiss",
            "2 talk",
        ),
    ),
    "options/best-of-3": Recipe(
        rules="tyrolean+best-of-3",
        seed=5,
        shows=(
            "match.goes-on",
            "game.schneider",
        ),
        game="dealer 1; score 0+2 12, 1+3 0",
    ),
    "options/below-zero": Recipe(
        rules="bohemian+below-zero",
        seed=4,
        shows=(
            "tally.below-zero",
            "tally.wins",
        ),
        game="dealer 2; score 0 2, 1 5, 2 9",
    ),
    "more/forbidden-card": Recipe(
        rules="bavarian-classic", seed=0, shows=("infringe.play",), asides=("2 infringe play",)
    ),
    "more/alone-and-gespannt": Recipe(
        rules="three-handed", seed=1, shows=(r"^\d choose give-up\n",), game="dealer 2; score 0 9, 1 3, 2 4"
    ),
    "more/hidden-maschine": Recipe(
        rules="tyrolean+{maschine: 3}",
        seed=1252,
        shows=(
            r"^\d hide",
            "hand.won",
        ),
    ),
}
"""By the name of the file."""
