"""Random notations, texts and scenarios for properties of reading and writing."""

from hypothesis import strategies as st

from watten_tutor.core.cards import Card, Suit, deck, sort_cards
from watten_tutor.core.notation import format_cards
from watten_tutor.core.spelling import RANK_NAMES, SUIT_NAMES
from watten_tutor.scenario.load import load_mapping
from watten_tutor.scenario.scenario import Scenario

NAMES = ("Anna", "Ben", "Carla", "Dan")


def cards(size: int = 33) -> st.SearchStrategy[Card]:
    return st.sampled_from(deck(size))


def hands(most: int = 5) -> st.SearchStrategy[tuple[Card, ...]]:
    return st.lists(cards(), unique=True, max_size=most).map(sort_cards)


@st.composite
def spelt_cards(draw: st.DrawFn) -> tuple[str, Card]:
    """A card and one of the ways to write it."""
    each = draw(cards())
    rank = draw(st.sampled_from(RANK_NAMES[each.rank].split()))
    suit = draw(st.sampled_from(SUIT_NAMES[each.suit].split()))
    front, back = draw(st.permutations([rank, suit]))
    between = draw(st.sampled_from(["", " ", "-", " - ", " of ", " di ", "\u00a0", "\ufe0f"]))
    case = draw(st.sampled_from([str, str.upper, str.title]))
    return case(front + between + back), each


def texts() -> st.SearchStrategy[str]:
    """What authors write: several lines, signs that mean something in YAML, any script."""
    signs = st.characters(blacklist_categories=("Cs", "Cc", "Zl", "Zp"), blacklist_characters="\ufeff")
    lines = st.lists(
        st.one_of(
            st.text(signs, max_size=30), st.sampled_from(["- a: b", "# no", "* 'x'", '"', "| >", "null"])
        ),
        min_size=1,
        max_size=4,
    )
    return lines.map("\n".join).filter(lambda text: bool(text.strip()))


def said() -> st.SearchStrategy[object]:
    """A text, or one for each of some languages."""
    by_language = st.dictionaries(st.sampled_from(["en", "de", "it"]), texts(), min_size=1)
    return st.one_of(texts(), by_language)


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """A scenario that loads, with whatever else an author may tell."""
    pack = draw(st.permutations(deck(33)))
    sizes = draw(st.lists(st.integers(0, 4), min_size=4, max_size=4))
    data: dict[str, object] = {
        "id": draw(st.from_regex(r"[a-z]{1,8}(/[a-z-]{1,8})?", fullmatch=True)),
        "rules": draw(st.sampled_from(["tyrolean", "unkritisch", "tyrolean+target-18"])),
        "schlag": draw(st.sampled_from(["A", "Ober", "10", 7])),
        "trump": draw(st.sampled_from([str(suit) for suit in Suit])),
        "hands": {
            name: format_cards(pack[seat * 5 : seat * 5 + sizes[seat]], draw(st.integers(0, 4 - sizes[seat])))
            for seat, name in enumerate(NAMES)
            if draw(st.booleans())
        },
        "question": "order",
        "cards": format_cards(draw(st.lists(cards(), min_size=1, max_size=6, unique=True))),
        "led": draw(st.sampled_from([suit.name.lower() for suit in Suit])),
    }
    optional: dict[str, st.SearchStrategy[object]] = {
        "title": said(),
        "story": said(),
        "after": said(),
        "dealer": st.sampled_from(NAMES),
        "trick": st.just([{"Ben": str(pack[20])}]),
        "won": st.fixed_dictionaries({"Anna": st.just(1)}),
        "score": st.fixed_dictionaries({"Anna": st.integers(0, 12)}),
        "bets": st.just(
            [{"by": "Ben", "do": "raise", "at": "1.0"}, {"by": "Anna", "do": "hold", "at": "1.0"}]
        ),
        "answer": st.just([["7♣"], ["10♥", "10♦"]]),
        "tempting": st.just([["10♥", "10♦"], ["7♣"]]),
        "level": st.integers(1, 5),
        "themes": st.lists(st.sampled_from(["linke", "trumps"]), min_size=1, unique=True),
        "hints": st.lists(said(), min_size=1, max_size=2),
        "sources": st.just(["S0"]),
        "readings": st.fixed_dictionaries({"text": said(), "source": texts()}).map(lambda each: [each]),
    }
    chosen = draw(st.fixed_dictionaries({}, optional=optional))
    if "won" in chosen:
        data["hands"] = {}
    return load_mapping({**data, **chosen})
