"""How the Vagabot moves: the shortest way, an item a step; slips into forests (9)."""

from collections.abc import Collection

from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Chance, Seat, Step
from rules.root.actions import Move
from rules.root.automata.choosing import priority
from rules.root.automata.vagabot.items import exhaust, usable
from rules.root.events import Moved
from rules.root.state import Place, Woodland, game_of
from rules.root.woodland.geography import forest_neighbours, forests_at, is_forest, neighbours
from rules.root.woodland.moving import carry_out, why_barred

Way = tuple[Place, ...]
"""The clearings of a way, one after the other, without its beginning."""


def way_to(state: Woodland, seat: Seat, goals: Collection[Place]) -> Way | None:
    """The shortest way to the nearest of these clearings; of equal ones to the destination of
    highest priority, then along the clearings of highest priority. () if it is there; None where
    no way leads to any."""
    start = state.pawns[seat]
    if start in goals:
        return ()
    seen: set[Place] = {start}
    ways: list[Way] = [()]
    while ways:
        ways = _one_further(state, seat, start, ways, seen)
        found = [way for way in ways if way[-1] in goals]
        if found:
            return min(found, key=lambda way: priority(state, way[-1]))
    return None


def _one_further(
    state: Woodland, seat: Seat, start: Place, ways: list[Way], seen: set[Place]
) -> list[Way]:
    """The best way to each clearing that is one step further, best ways first."""
    found: list[Way] = []
    for way in ways:
        near = neighbours(state, seat, way[-1] if way else start)
        for place in sorted(near, key=lambda place: priority(state, place)):
            if place not in seen and place not in state.scorched:
                seen.add(place)
                found.append((*way, place))
    return found


def walk_to(state: Woodland, context: StepContext, seat: Seat, goals: Collection[Place]) -> bool:
    """Goes to the nearest of these clearings as far as ready items go; whether it is there.
    A trap that springs instead of a step costs that step."""
    way = way_to(state, seat, goals)
    while way:
        source, place = state.pawns[seat], way[0]
        if not usable(state, seat) or why_barred(state, seat, source, place) is not None:
            return False
        exhaust(state, context, seat)
        carry_out(state, context, seat, Move(source, place, pawn=True))
        if state.pawns[seat] == place:
            way = way[1:]
    return way is not None


def forests_near(state: Woodland, seat: Seat) -> tuple[Place, ...]:
    """The forests adjacent to the pawn."""
    place = state.pawns[seat]
    return forest_neighbours(state, place) if is_forest(place) else forests_at(state, place)


class SlipAway(Chance, frozen=True):
    """The pawn slips to a random adjacent forest, whatever holds pieces there."""

    seat: Seat

    def lots(self, state: State) -> Lots:
        """One of the forests."""
        return Equal(max(1, len(forests_near(game_of(state), self.seat))))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """Without any it stays."""
        game = game_of(state)
        assert isinstance(drawn, int)
        near = forests_near(game, self.seat)
        if near:
            source, game.pawns[self.seat] = game.pawns[self.seat], near[drawn]
            context.emit(Moved(self.seat, source, near[drawn], 0, True))


STEPS: tuple[type[Step], ...] = (SlipAway,)
