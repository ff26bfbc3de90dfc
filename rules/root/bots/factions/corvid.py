"""The Corvids (7.8): plots in the ground, flipped together, guarded until then."""

from rules.kernel.steps import Action, Choice, Seat
from rules.root.actions import Move
from rules.root.bots.factions import Planner
from rules.root.enums import PlotKind, TokenKind
from rules.root.factions.corvid.actions import FlipPlot, LayPlot, RecruitEverywhere, SwapPlots
from rules.root.factions.corvid.birdsong import CorvidFlips
from rules.root.state import CLEARINGS, Place, Woodland
from rules.root.woodland.people import are_enemies

FLIP = 0.9
"""What each point of a flip to come is worth now."""
KINDS = {PlotKind.EXTORTION: 0.5, PlotKind.BOMB: 0.3, PlotKind.SNARE: 0.2, PlotKind.RAID: 0.1}


class Corvid(Planner):
    """A plot face down is worth its flip, if warriors can be there next Birdsong."""

    WARRIOR = 0.22
    CARD = 0.35

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
                    value += 0.4 * min(horizon, 4.0) if each.plot is PlotKind.EXTORTION else 0.1
                else:
                    down += 1
                    own = state.warriors[place][seat]
                    guarded += bool(own)
                    value += self._hidden(state, seat, place, own, each.plot)
        value += sum([FLIP * (up + n + 1) for n in range(guarded)]) + 0.8 * (down - guarded)
        value += 0.8 * (up + 0.7 * down) * min(horizon, 5.0)
        spread = sum([bool(state.warriors[place][seat]) for place in CLEARINGS])
        return value + 0.4 * min(spread, 8)

    def _hidden(self, state: Woodland, seat: Seat, place: Place, own: int, plot: PlotKind) -> float:
        """A bomb among many enemies is worth more; strong enemies endanger a plot."""
        others = self._others(state, seat, place)
        bonus = 0.35 * min(others, 4) if plot is PlotKind.BOMB else KINDS.get(plot, 0.2)
        return bonus - 0.12 * max(0, others - own)

    def _others(self, state: Woodland, seat: Seat, place: Place) -> int:
        return sum(
            [
                n
                for other, n in enumerate(state.warriors[place])
                if n and are_enemies(state, seat, Seat(other))
            ]
        )

    def hunch(self, state: Woodland, seat: Seat, choice: Choice, action: Action) -> float | None:
        """Flip, recruit, lay plots under guard; spread to where no plot lies."""
        match action:
            case FlipPlot():
                return 6.0
            case RecruitEverywhere():
                return 3.0
            case LayPlot():
                left = state.warriors[action.place][seat] > 1
                others = self._others(state, seat, action.place)
                return (
                    2.5
                    + 0.8 * left
                    + self._hidden(state, seat, action.place, 0, action.plot)
                    + (0.1 if others else 0.0)
                )
            case SwapPlots():
                return 0.3
            case Move():
                return self._move(state, seat, action)
        return None

    def _move(self, state: Woodland, seat: Seat, move: Move) -> float:
        """To where no plot lies and few enemies are; some stay behind with a plot."""
        if move.target not in CLEARINGS or move.source not in CLEARINGS:
            return 0.5
        taken = any(each.kind is TokenKind.PLOT for each in state.tokens[move.target])
        others = self._others(state, seat, move.target)
        stays = state.warriors[move.source][seat] > move.warriors
        plotted = any(each.kind is TokenKind.PLOT for each in state.tokens[move.source])
        value = 1.3 - 0.5 * taken - 0.15 * others + 0.1 * min(move.warriors, 3)
        return value + (0.3 if stays else -0.8 * plotted)

    def follow_up(self, state: Woodland, seat: Seat, choice: Choice) -> Action | None:
        """Plots that can be flipped are flipped."""
        if not isinstance(choice, CorvidFlips):
            return None
        first = choice.orders(state)[0]
        return first if isinstance(first, FlipPlot) else None


PLANNER = Corvid()
