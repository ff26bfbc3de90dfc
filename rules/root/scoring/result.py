"""What is told when the game is over (6): the winners and by what, factions, points by source."""

from collections.abc import Sequence

from rules.kernel.steps import Outcome, Seat
from rules.kernel.text import Text, say
from rules.root.describe import who
from rules.root.names import card_name
from rules.root.scoring.sources import score_lines
from rules.root.state import NOBODY, Woodland, all_seats


def finished(state: Woodland, winners: Sequence[Seat], reason: Text) -> Outcome:
    """The end: `titles` names the faction of each seat."""
    titles = tuple(who(state, seat) for seat in all_seats(state))
    return Outcome(tuple(sorted(winners)), reason, totals(state), score_lines(state), titles)


def won_by_points(state: Woodland, winners: Sequence[Seat]) -> Outcome:
    """Thirty points (6.1): whoever joined a coalition has none of its own (7.4)."""
    key = "root.end.points" if _alone(state, winners) else "root.end.points_shared"
    return finished(state, winners, say(key, **_names(state, winners)))


def won_by_dominance(state: Woodland, winners: Sequence[Seat], card: str) -> Outcome:
    """An active dominance card (6.2)."""
    key = "root.end.dominance" if _alone(state, winners) else "root.end.dominance_shared"
    return finished(state, winners, say(key, card=card_name(card), **_names(state, winners)))


def _alone(state: Woodland, winners: Sequence[Seat]) -> bool:
    return all(state.coalition[seat] == NOBODY for seat in winners)


def _names(state: Woodland, winners: Sequence[Seat]) -> dict[str, tuple[Text, ...]]:
    """Those who did it, and those in coalition with them."""
    joined = tuple(who(state, seat) for seat in winners if state.coalition[seat] != NOBODY)
    own = tuple(who(state, seat) for seat in winners if state.coalition[seat] == NOBODY)
    return {"who": own, "partner": joined} if joined else {"who": own}


def totals(state: Woodland) -> tuple[int, ...]:
    """The scores as they stand; without a marker on the track: none."""
    return tuple(0 if state.dominance[seat] else state.scores[seat] for seat in all_seats(state))
