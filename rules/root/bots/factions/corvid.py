"""The Corvids (7.8): plots in the ground, flipped together, guarded until then."""

from rules.kernel.steps import Seat
from rules.root.bots.factions import Planner
from rules.root.people import are_enemies
from rules.root.state import CLEARINGS, Woodland
from rules.root.words import PlotKind, TokenKind


class Corvid(Planner):
    """A plot face down is worth its flip, if warriors can be there next Birdsong."""

    WARRIOR = 0.3
    CARD = 0.4

    def prospects(self, state: Woodland, seat: Seat, horizon: float) -> float:
        """Points of flips to come, extortions, spread of warriors."""
        up = down = guarded = 0
        value = 0.0
        for place in CLEARINGS:
            for each in state.tokens[place]:
                if each.seat != seat or each.kind is not TokenKind.PLOT:
                    continue
                if each.face_up:
                    up += 1
                    value += 0.4 * min(horizon, 4.0) if each.plot is PlotKind.EXTORTION else 0.2
                else:
                    down += 1
                    own = state.warriors[place][seat]
                    guarded += bool(own)
                    value += self._threat(state, seat, place, own)
        value += sum([0.75 * (up + n + 1) for n in range(guarded)]) + 0.5 * (down - guarded)
        value += 0.7 * up * min(horizon, 5.0)
        spread = sum([bool(state.warriors[place][seat]) for place in CLEARINGS])
        return value + 0.35 * spread

    def _threat(self, state: Woodland, seat: Seat, place: int, own: int) -> float:
        """A bomb among many enemies is worth more; strong enemies endanger a plot."""
        others = sum(
            [
                n
                for other, n in enumerate(state.warriors[place])
                if are_enemies(state, seat, Seat(other))
            ]
        )
        return -0.15 * max(0, others - own)


PLANNER = Corvid()
