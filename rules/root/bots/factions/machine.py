"""Automata (9): what is told of them is what stands on the map; they need no plan."""

from rules.kernel.steps import Seat
from rules.root.bots.factions import Planner
from rules.root.state import CLEARINGS, Woodland

PACE = 2.2
"""Points that an automaton makes in a round, about."""
BUILDING, TOKEN = 0.9, 0.4


class Machine(Planner):
    """Whatever plays by itself."""

    WARRIOR = 0.2
    CARD = 0.0

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """Its pace, and more with every building."""
        value = PACE * min(horizon, 5.0)
        for place in CLEARINGS:
            value += BUILDING * sum([each.seat == seat for each in state.buildings[place]])
            value += TOKEN * sum([each.seat == seat for each in state.tokens[place]])
        return value


PLANNER = Machine()
