"""Raid: warriors come into the clearings around a removed raid (7.8, R64)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.enums import Cause, PlotKind
from rules.root.factions.corvid.events import RaidBegan
from rules.root.state import CLEARINGS, Place, Woodland, game_of
from rules.root.woodland.geography import neighbours
from rules.root.woodland.placing import PlaceEach, can_place
from rules.root.woodland.removal import Removal


def raids(seat: Seat, removal: Removal) -> tuple[Step, ...]:
    """A raid that was removed in any way but by Exposure, whichever side was up."""
    if removal.cause is Cause.EXPOSURE:
        return ()
    return tuple(
        RaidStrikes(seat, removal.place) for token in removal.tokens if token.plot is PlotKind.RAID
    )


class RaidStrikes(Auto, frozen=True):
    """One warrior in every adjacent clearing; where the Corvids cannot place, none. If warriors
    are short, the Corvids choose where."""

    seat: Seat
    place: Place

    def run(self, state: State, context: StepContext) -> None:
        """Neighbours as they are now: the raid itself is no crafting piece any more."""
        around = raided(game_of(state), self.seat, self.place)
        context.emit(RaidBegan(self.seat, self.place))
        context.then(PlaceEach(self.seat, around))


def raided(state: Woodland, seat: Seat, place: Place) -> tuple[Place, ...]:
    """The clearings around where the Corvids can place."""
    near = neighbours(state, seat, place)
    return tuple([each for each in near if each in CLEARINGS and can_place(state, seat, each)])


STEPS: tuple[type[Step], ...] = (RaidStrikes,)
