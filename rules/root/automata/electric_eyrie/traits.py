"""The traits of the Electric Eyrie that are steps of their own (9)."""

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Auto, Seat, Step
from rules.root.automata.choosing import everywhere, foes, pieces_at, sites_at
from rules.root.enums import Cause
from rules.root.scoring.points import score
from rules.root.state import Woodland, game_of, turn_of
from rules.root.woodland.placing import can_place, place_warriors
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import all_pieces, remove

SWOOPERS = 2


class Relentless(Auto, frozen=True):
    """After the decree: all defenseless buildings and tokens of enemies go where it has
    warriors."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """By one event; not after turmoil."""
        game = game_of(state)
        if not turn_of(game).ended:
            remove(game, context, *self._gone(game))

    def _gone(self, game: Woodland) -> list[Removal]:
        return [
            all_pieces(game, other, self.seat, place, Cause.RAZED)
            for place in everywhere(game)
            if game.warriors[place][self.seat]
            for other in foes(game, self.seat)
            if not game.warriors[place][other] and sites_at(game, other, place)
        ]


class Swoop(Auto, frozen=True):
    """End of Daylight: two warriors in the clearing of highest priority without its pieces."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """The first where it may place; not after turmoil."""
        game = game_of(state)
        fit = [
            place
            for place in everywhere(game)
            if not pieces_at(game, self.seat, place) and can_place(game, self.seat, place)
        ]
        if fit and not turn_of(game).ended:
            place_warriors(game, context, self.seat, fit[0], SWOOPERS)


class TaxOwner(Auto, frozen=True):
    """War Tax: whose buildings and tokens it removed loses a point for each."""

    seat: Seat
    count: int

    def run(self, state: State, context: StepContext) -> None:
        """Never below none."""
        score(game_of(state), context, self.seat, -self.count, "traits")


def war_tax(seat: Seat, gone: Removal) -> tuple[Step, ...]:
    """What the owner owes for a removal."""
    count = len(gone.buildings) + len(gone.tokens)
    return (TaxOwner(gone.owner, count),) if count and gone.by == seat else ()


STEPS: tuple[type[Step], ...] = (Relentless, Swoop, TaxOwner)
