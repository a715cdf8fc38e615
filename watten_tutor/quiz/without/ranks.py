"""Without the order of the ranks: the one that most other games with these cards have."""

from watten_tutor.core.cards import WELI, Card, Rank
from watten_tutor.core.ranking import CardClass, Ranking


class TenHigh(Ranking):
    """The Ten stands between Ace and King, as in other games with these cards."""

    ranks = (Rank.ACE, Rank.TEN, *(each for each in Ranking.ranks if each not in (Rank.ACE, Rank.TEN)))

    def _how_strong(self, each: Card) -> int:
        found = super()._how_strong(each)
        if self.class_of(each) not in (CardClass.TRUMP, CardClass.PLAIN) or each == WELI:
            return found
        return found - each.rank.height + self.ranks[::-1].index(each.rank) + Rank.SEVEN.height

    def of_class(self, wanted: CardClass) -> tuple[Card, ...]:
        """All cards of one class, high to low."""
        found = super().of_class(wanted)
        if wanted not in (CardClass.TRUMP, CardClass.PLAIN):
            return found
        return tuple(sorted(found, key=self._how_strong, reverse=True))
