"""Questions about single cards, answered with their reasons.

What is this card? Which card is the Rechter, which are the Linke? How do these cards stand to each
other? `Ranking` knows; here it is told why (S0 §3 and §5).
"""

from collections.abc import Iterable

from watten_tutor.core.cards import WELI, Card, Rank, Suit, deck
from watten_tutor.core.ranking import NICKNAMES, CardClass, Nickname, Ranking, why_ten_below
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.ruleset import RuleSet


def classify(ranking: Ranking, each: Card) -> Proof[CardClass]:
    """What a card is, and why.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> from watten_tutor.core.declaration import Declaration
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> ranking = Ranking(RuleSet(), Declaration(Rank.SEVEN, Suit.ACORNS))
        >>> [reason.rule for reason in classify(ranking, card("7♣")).reasons]
        ['kritische.order', 'kritische.no-suit']
    """
    found = ranking.class_of(each)
    return Proof(found, _class_reasons(ranking, each, found))


def _class_reasons(ranking: Ranking, each: Card, found: CardClass) -> tuple[Reason, ...]:
    facts = {"card": each, "schlag": ranking.declaration.schlag, "trump": ranking.declaration.trump}
    if found is CardClass.KRITISCHER:
        return (
            because("kritische.order", "class.kritischer", card=each, name=NICKNAMES[each]),
            *why_belli(ranking.ruleset, each),
            because("kritische.no-suit", "class.kritischer-no-suit", **facts),
        )
    if ranking.is_only_schlag(each):
        return (_ONLY_SIX, because("weli.six-schlag", f"class.six-schlag-{found.value}", **facts))
    if ranking.is_neutral_weli(each):
        return (because("weli.lowest-trump", "class.weli-lowest-trump", **facts),)
    if found in _ABOVE_RECHTER:
        return (_beside_schlag(ranking, each, found, "class"),)
    reasons = [because(_CLASS_RULE[found], f"class.{found.value}", **facts)]
    if ranking.is_lowest_bell(each):
        reasons.append(because("weli.lowest-bell", "class.weli-lowest-bell", card=each, suit=each.suit))
    if ranking.is_kritischer_elsewhere(each):
        reasons.append(because("kritische.none", "kritische.none", cards=(each,), n=1))
    return tuple(reasons)


_ABOVE_RECHTER = (CardClass.GUATE, CardClass.BEASN)


def _beside_schlag(ranking: Ranking, each: Card, found: CardClass, area: str) -> Reason:
    """What Guate and Beasn are, or where they stand; they need neither a Rechter nor each other (house)."""
    declaration, missing = ranking.declaration, ranking.would_be_rechter
    facts = {"card": each, "schlag": declaration.schlag, "trump": declaration.trump}
    step = f"{area}.{found.value}"
    if ranking.rechter is None and missing in NICKNAMES:
        named = {"missing": missing, "name": NICKNAMES[missing]}
        return because(_CLASS_RULE[found], f"{step}.no-rechter", **facts, **named)
    if found is CardClass.BEASN and ranking.guate is None:
        step = f"{step}.no-guate"
    return because(_CLASS_RULE[found], step, **facts)


_ONLY_SIX = because("cards.weli", "weli.only-six", card=WELI)


def why_belli(ruleset: RuleSet, each: Card) -> tuple[Reason, ...]:
    """That the Belli stands where the Weli would: this pack has none (S0 §12 Bavarian Watten)."""
    if NICKNAMES.get(each) is not Nickname.BELLI or WELI in deck(ruleset.deck):
        return ()
    return (because("cards.deck", "cards.no-weli", card=each),)


_CLASS_RULE = {
    CardClass.GUATE: "order.guate",
    CardClass.BEASN: "order.beasn",
    CardClass.RECHTER: "order.rechter",
    CardClass.LINKER: "order.linke",
    CardClass.TRUMP: "order.trumps",
    CardClass.PLAIN: "order.suit-led",
}


def find_rechter(ranking: Ranking) -> Proof[Card | None]:
    """Which card is the Rechter, or None, and why (S0 §5)."""
    found = ranking.rechter
    if found is not None:
        return Proof(found, (*_turned(ranking), *_class_reasons(ranking, found, CardClass.RECHTER)))
    schlag, trump = ranking.declaration.schlag, ranking.declaration.trump
    printed = ranking.would_be_rechter
    if printed is None:
        elsewhere = because("weli.six-schlag", "rechter.six-elsewhere", schlag=schlag, trump=trump)
        return Proof(None, (_ONLY_SIX, elsewhere))
    return Proof(
        None,
        (
            *_turned(ranking),
            because("kritische.no-suit", "rechter.is-kritischer", card=printed, name=NICKNAMES[printed]),
            because("order.no-rechter", "rechter.none", schlag=schlag, trump=trump),
        ),
    )


def _turned(ranking: Ranking) -> tuple[Reason, ...]:
    """Where Schlag and trump come from, if nobody has announced them (S2 Bohemian Watten)."""
    if not ranking.ruleset.is_bohemian:
        return ()
    schlag, trump = ranking.declaration.schlag, ranking.declaration.trump
    return (because("bohemian.turned-card", "rechter.turned", schlag=schlag, trump=trump),)


def find_guate(ranking: Ranking) -> Proof[Card | None]:
    """Which card is the Guate, or None, and why (S0 §12 Der Guate)."""
    found, declaration = ranking.guate, ranking.declaration
    facts = {"schlag": declaration.schlag, "trump": declaration.trump}
    if found is not None:
        above = _one_above(declaration.schlag)
        return Proof(found, (*above, *_class_reasons(ranking, found, CardClass.GUATE)))
    if not ranking.ruleset.guate:
        return Proof(None, (because("order.rechter", "guate.not-played"),))
    if declaration.schlag is Rank.SIX:
        return Proof(None, (because("weli.six-schlag", "guate.six", **facts),))
    printed = ranking.would_be_guate
    assert printed is not None
    named = {"card": printed, "name": NICKNAMES[printed], "schlag": declaration.schlag}
    return Proof(
        None,
        (
            because("kritische.no-suit", "guate.would-be", **named),
            because("order.guate", "guate.is-kritischer"),
        ),
    )


def _one_above(schlag: Rank) -> tuple[Reason, ...]:
    """Which rank comes next, where those who know the Ten above the King would name another one."""
    above = {Rank.NINE: Rank.TEN, Rank.TEN: Rank.UNTER, Rank.KING: Rank.ACE}.get(schlag)
    return () if above is None else (because("cards.ranks", "ranks.one-above", schlag=schlag, rank=above),)


def find_linke(ranking: Ranking) -> Proof[tuple[Card, ...]]:
    """Which cards are the Linke, and why the other cards of the Schlag rank are not (S0 §5)."""
    schlag, trump = ranking.declaration.schlag, ranking.declaration.trump
    linke = ranking.linke
    if schlag is Rank.SIX:
        step = "linke.six" if linke else "linke.six-none"
        return Proof(linke, (_ONLY_SIX, because("weli.six-schlag", step, cards=linke, trump=trump)))
    reasons = [*_turned(ranking)]
    reasons.append(because("order.linke", "linke.are", cards=linke, schlag=schlag, n=len(linke)))
    if ranking.rechter is not None:
        reasons.append(because("order.rechter", "linke.not-the-rechter", card=ranking.rechter, trump=trump))
    reasons += [
        because("kritische.no-suit", "linke.not-a-kritischer", card=each, name=NICKNAMES[each])
        for each in ranking.ruleset.kritische
        if each.rank is schlag
    ]
    return Proof(linke, tuple(reasons))


def order_cards(
    ranking: Ranking, cards: Iterable[Card], led: Suit | None = None
) -> Proof[tuple[tuple[Card, ...], ...]]:
    """The cards from high to low, equals together.

    Args:
        ranking: what the cards are.
        cards: the cards to put in order.
        led: the suit led, if told. Plain cards of other suits cannot win then and form one last group.

    Raises:
        ValueError: for plain cards of two suits without `led`, which have no order.

    Example:
        >>> from watten_tutor.core.cards import card
        >>> from watten_tutor.core.declaration import Declaration
        >>> from watten_tutor.core.ruleset import RuleSet
        >>> ranking = Ranking(RuleSet(), Declaration(Rank.TEN, Suit.LEAVES))
        >>> order_cards(ranking, [card("7♠"), card("10♦"), card("10♣")]).value
        ((card('10♣'), card('10♦')), (card('7♠'),))
    """
    left = set(cards)
    plain = {each for each in left if ranking.class_of(each) is CardClass.PLAIN}
    if led is None and len({each.suit for each in plain}) > 1:
        raise ValueError("plain cards of two suits have no order unless the suit led is told")
    lost = {each for each in plain if led is not None and each.suit is not led}
    groups: list[tuple[Card, ...]] = []
    reasons: list[Reason] = []
    for kind in CardClass:
        here = tuple(each for each in ranking.of_class(kind) if each in left - lost)
        if not here:
            continue
        groups += [here] if kind is CardClass.LINKER else [(each,) for each in here]
        reasons += _order_reasons(ranking, kind, here)
    if lost:
        cannot_win = tuple(each for each in deck(ranking.ruleset.deck) if each in lost)
        groups.append(cannot_win)
        facts = {"cards": cannot_win, "suit": led, "n": len(cannot_win)}
        reasons.append(because("order.other-suits", "order.cannot-win", **facts))
    return Proof(tuple(groups), tuple(reasons))


def _why_no_guate(ranking: Ranking, kritische: tuple[Card, ...]) -> tuple[Reason, ...]:
    """That the card one would take for the Guate is a Kritischer, where it is among those to be ordered."""
    printed = ranking.would_be_guate
    if not ranking.ruleset.guate or printed is None or printed not in kritische:
        return ()
    facts = {"card": printed, "name": NICKNAMES[printed], "schlag": ranking.declaration.schlag}
    return (because("order.guate", "order.guate.is-kritischer", **facts),)


def _order_reasons(ranking: Ranking, kind: CardClass, cards: tuple[Card, ...]) -> list[Reason]:
    if kind is CardClass.KRITISCHER:
        return [
            because("kritische.order", "order.kritische", cards=cards, n=len(cards)),
            *_why_no_guate(ranking, cards),
        ]
    if kind in _ABOVE_RECHTER:
        return [_beside_schlag(ranking, cards[0], kind, "order")]
    if kind is CardClass.RECHTER:
        return [because("order.rechter", "order.rechter", card=cards[0])]
    if kind is CardClass.LINKER:
        if len(cards) > 1:
            return [because("order.linke-equal", "order.linke-equal", cards=cards)]
        return [because("order.linke", "order.linker", card=cards[0])]
    if kind is CardClass.TRUMP:
        rule = "order.trumps" if len(cards) == 1 else "order.trump-rank"
        reasons = [because(rule, "order.trumps", cards=cards, n=len(cards)), *why_ten_below(cards)]
        if ranking.is_neutral_weli(cards[-1]):
            reasons.append(because("weli.lowest-trump", "order.weli-lowest-trump", card=cards[-1]))
        return reasons
    return [because("order.suit-led", "order.plain", cards=cards, n=len(cards)), *why_ten_below(cards)]
