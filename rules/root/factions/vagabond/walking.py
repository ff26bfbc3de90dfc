"""Moving: boots, forests, Slip, allied warriors that come along (7.4)."""

from collections.abc import Iterable, Iterator, Sequence

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import Move
from rules.root.enums import Item
from rules.root.factions.vagabond.items import exhaust, ready
from rules.root.factions.vagabond.orders import Order, is_forest, no_item, with_reason
from rules.root.factions.vagabond.relations import allies, is_hostile
from rules.root.state import CLEARINGS, Place, Woodland, all_seats
from rules.root.woodland import moving
from rules.root.woodland.geography import forest_neighbours, forests_at, neighbours


def extra_boots(state: Woodland, seat: Seat, target: Place) -> int:
    """One more boot where warriors of a Hostile faction stand, whatever grants the move (7.4)."""
    if target not in CLEARINGS:
        return 0
    row = state.warriors[target]
    for other in all_seats(state):
        if row[other] and is_hostile(state, seat, other):
            return 1
    return 0


def escorts(state: Woodland, seat: Seat, source: Place) -> tuple[Seat, ...]:
    """The Allied factions with warriors in the clearing that the Vagabond leaves."""
    if source not in CLEARINGS:
        return ()
    row = state.warriors[source]
    return tuple(other for other in allies(state, seat) if row[other])


class Walking(Order):
    """Move, for a boot; from a forest only into a clearing, never into a forest (7.4)."""

    ACTIONS = (Move,)
    NAME = "move"

    def open(self, state: Woodland, seat: Seat) -> Sequence[Action]:
        """To the neighbours that its boots reach."""
        boots = ready(state, seat, Item.BOOT)
        if not boots:
            return ()
        found = moving.moves(state, seat, (state.pawns[seat],))
        if boots > 1:
            return found
        return [each for each in found if not extra_boots(state, seat, each.target)]

    def carry_out(self, state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
        """A boot for the move; one for the enemies there is paid with the move itself."""
        assert isinstance(action, Move)
        exhaust(state, seat, Item.BOOT)
        moving.carry_out(state, context, seat, action)

    def refused(self, state: Woodland, seat: Seat) -> Iterable[Option]:
        """Neighbours that cannot be reached now."""
        from rules.root.describe import describe

        source = state.pawns[seat]
        for target in neighbours(state, seat, source):
            why = self._why_not(state, seat, source, target)
            if why is not None:
                move = Move(source, target, pawn=True)
                yield with_reason(describe(state, seat, move), why)

    def _why_not(self, state: Woodland, seat: Seat, source: Place, target: Place) -> Text | None:
        boots = ready(state, seat, Item.BOOT)
        if not boots:
            return no_item(Item.BOOT)
        if boots <= extra_boots(state, seat, target):
            return say("root.vagabond.why_hostile_boot")
        return moving.why_not_move(state, seat, source, target)

    def explain(self, state: Woodland, seat: Seat, target: Target) -> Text | None:
        """Why a place cannot be reached."""
        if target.kind is not TargetKind.PLACE or not isinstance(target.id, int):
            return None
        place, source = target.id, state.pawns[seat]
        if place == source:
            return say("root.vagabond.why_here")
        if is_forest(place):
            return say("root.vagabond.why_forest")
        if place not in neighbours(state, seat, source):
            return say("root.vagabond.why_far")
        return self._why_not(state, seat, source, place)


def slip_targets(state: Woodland, seat: Seat) -> tuple[Place, ...]:
    """Where Slip leads: adjacent clearings and forests, not into scorched earth (7.4)."""
    source = state.pawns[seat]
    near = neighbours(state, seat, source)
    woods = forest_neighbours(state, source) if is_forest(source) else forests_at(state, source)
    places = (*near, *(place for place in woods if place not in near))
    return tuple(place for place in places if place not in state.scorched)


def slips(state: Woodland, seat: Seat) -> Iterator[Move]:
    """Each way to slip: bans on leaving hold the warriors that come along, not the pawn."""
    source = state.pawns[seat]
    companions = escorts(state, seat, source)
    for target in slip_targets(state, seat):
        yield Move(source, target, pawn=True)
        for ally in companions if target in CLEARINGS else ():
            if moving.why_not_move(state, ally, source, target) is None:
                for number in range(1, state.warriors[source][ally] + 1):
                    yield Move(source, target, pawn=True, allied=ally, escort=number)
