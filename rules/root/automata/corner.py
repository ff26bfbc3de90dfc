"""The corner in which an automaton begins is drawn by lot (9)."""

from rules.kernel.luck import Drawn, Equal, Lots
from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Chance, Seat, Step
from rules.root.automata.orders import change
from rules.root.laws import law_of
from rules.root.setup.homelands import free_corners
from rules.root.state import game_of


class DrawCorner(Chance, frozen=True):
    """A random corner that is nobody's, opposite one that is taken if possible."""

    seat: Seat

    def lots(self, state: State) -> Lots:
        """One of the corners."""
        return Equal(max(1, len(free_corners(game_of(state), self.seat))))

    def resolve(self, state: State, context: StepContext, drawn: Drawn) -> None:
        """There it places its first pieces."""
        from rules.root.automata.base import AutomatonLaw

        game = game_of(state)
        assert isinstance(drawn, int)
        corner = free_corners(game, self.seat)[drawn]
        change(game, self.seat, corner=corner)
        law = law_of(game, self.seat)
        assert isinstance(law, AutomatonLaw)
        law.settle(game, context, self.seat, corner)


STEPS: tuple[type[Step], ...] = (DrawCorner,)
