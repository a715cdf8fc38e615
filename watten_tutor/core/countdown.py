"""What a Bohemian hand does to the tallies of a table: the rules of `tally` held against a position."""

from collections.abc import Iterator, Mapping

from watten_tutor.core.errors import Unanswerable
from watten_tutor.core.position import Position
from watten_tutor.core.reasons import Proof, Reason, because
from watten_tutor.core.scoring import tricks_told
from watten_tutor.core.seats import PLAYERS, Seat, Team
from watten_tutor.core.tally import next_tallies, winners


def find_tally_after(position: Position) -> Proof[Mapping[Team, int]]:
    """Every player's tally after a hand of five tricks, and who has won the game.

    Raises:
        Unanswerable: `hand-not-over`, or `turned-not-told` where it is not known what is trump.
    """
    after = _tallies(position)
    done = winners(after.value)
    return Proof(_by_team(after.value), (*after.reasons, *done.reasons))


def find_tally_change(position: Position) -> Proof[Mapping[Team, int]]:
    """By how much a hand of five tricks changes every player's tally: less than 0 counts it down.

    Raises:
        Unanswerable: as `find_tally_after` does.
    """
    before, after = _before(position), _tallies(position)
    change = {seat: left - before[seat] for seat, left in after.value.items()}
    return Proof(_by_team(change), after.reasons)


def _tallies(position: Position) -> Proof[Mapping[Seat, int]]:
    if not position.is_over:
        raise Unanswerable("hand-not-over")
    if position.declaration is None:
        raise Unanswerable("turned-not-told")
    tricks = {seat: position.taken_by(Team((seat,))) for seat in position.seats}
    found = next_tallies(position.ruleset, position.declaration, _before(position), tricks)
    played = because("bohemian.five-tricks", "hand.five-tricks")
    alone = _nobodys_partner(position, tricks)
    return Proof(found.value, (*tricks_told(position), played, *alone, *found.reasons))


def _nobodys_partner(position: Position, tricks: Mapping[Seat, int]) -> Iterator[Reason]:
    """That the tricks of the player opposite are no help to one who has none (S2: no partners)."""
    if position.at_table != PLAYERS:
        return
    without = (seat for seat, mine in tricks.items() if not mine)
    players = tuple(seat for seat in without if tricks.get(Seat((seat + 2) % PLAYERS)))
    if players:
        yield because("bohemian.no-teams", "tally.no-partner", players=players)


def _before(position: Position) -> dict[Seat, int]:
    return {seat: position.points(team) for team in position.teams for seat in team}


def _by_team(tallies: Mapping[Seat, int]) -> Mapping[Team, int]:
    """In Bohemian Watten each player is a team of his own."""
    return {Team((seat,)): points for seat, points in tallies.items()}
