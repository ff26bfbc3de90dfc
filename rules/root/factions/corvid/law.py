"""The Corvid Conspiracy: all its exceptions to the general law (7.8)."""

from collections.abc import Sequence

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Option, Seat, Step
from rules.kernel.text import Text, say
from rules.root.boards import CorvidBoard, FactionBoard
from rules.root.enums import Cause, PlotKind
from rules.root.evening import DrawAndDiscard
from rules.root.factions.asking import place_target
from rules.root.factions.corvid.actions import (
    ExposePlot,
    FlipPlot,
    LayPlot,
    RecruitEverywhere,
    SwapPlots,
)
from rules.root.factions.corvid.birdsong import (
    BeginCorvidCrafting,
    BeginCorvidRecruiting,
    BeginFlipping,
    flip_option,
    recruit_option,
)
from rules.root.factions.corvid.daylight import (
    ACTED,
    CorvidActs,
    OpenCorvidDaylight,
    lay_option,
    swap_option,
)
from rules.root.factions.corvid.exposure import (
    expose,
    expose_option,
    exposures,
    may_expose,
    refused_exposures,
)
from rules.root.factions.corvid.plots import (
    all_plots,
    counted,
    extortions,
    has_face_down,
    plot_at,
    plots_on_map,
)
from rules.root.factions.corvid.raid import RaidStrikes, raided, raids
from rules.root.factions.corvid.setup import CorvidHomeland, TakePlots, homelands, perches
from rules.root.law import Law
from rules.root.names import place_name
from rules.root.state import Battle, Place, Woodland
from rules.root.woodland.people import are_enemies
from rules.root.woodland.removal import Removal


class CorvidLaw(Law):
    """Nimble, plots, Embedded Agents, Exposure, and the Corvids' turn."""

    OFFERED = (ExposePlot,)

    def board(self, state: Woodland, seat: Seat) -> FactionBoard:
        """Nothing lies on it."""
        return CorvidBoard()

    def set_up(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Plots face down in the supply; a warrior in a clearing of each suit."""
        return (TakePlots(seat), *perches(seat))

    def set_up_advanced(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """A homeland with a warrior and a plot first."""
        return (TakePlots(seat), CorvidHomeland(seat), *perches(seat))

    def homelands(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """While set-up lasts the one plot tells."""
        return homelands(state, seat)

    def birdsong(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Craft, flip, recruit."""
        return (BeginCorvidCrafting(seat), BeginFlipping(seat), BeginCorvidRecruiting(seat))

    def daylight(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """Three actions."""
        return (OpenCorvidDaylight(seat),)

    def evening(self, state: Woodland, seat: Seat) -> tuple[Step, ...]:
        """An action instead of drawing, if wanted; then the hand."""
        return (CorvidActs(seat, is_evening=True), DrawAndDiscard(seat))

    def draws(self, state: Woodland, seat: Seat) -> int:
        """One, and one for each extortion face up; none after an action in Evening."""
        turn = state.turn
        if turn is not None and ACTED in turn.used:
            return 0
        return 1 + extortions(state, seat)

    def describe(self, state: Woodland, seat: Seat, action: Action) -> Option | None:
        """The Corvids' own orders, and what others may do against a plot."""
        match action:
            case FlipPlot():
                return flip_option(state, seat, action)
            case RecruitEverywhere():
                return recruit_option(action)
            case LayPlot():
                return lay_option(state, action)
            case SwapPlots():
                return swap_option(action)
            case ExposePlot():
                return expose_option(action)
            case _:
                return None

    def offers(self, state: Woodland, seat: Seat, active: Seat) -> Sequence[Action]:
        """Exposure."""
        return exposures(state, seat, active)

    def may_offer(self, state: Woodland, seat: Seat, active: Seat) -> bool:
        """A face-down plot beside pieces of a player with cards."""
        return may_expose(state, seat, active)

    def refused_offers(self, state: Woodland, seat: Seat, active: Seat) -> Sequence[Option]:
        """Plots that cannot be exposed now."""
        return refused_exposures(state, seat, active)

    def accept(
        self, state: Woodland, context: StepContext, seat: Seat, active: Seat, a: Action
    ) -> bool:
        """Shows the card; the engine answers."""
        if not isinstance(a, ExposePlot):
            return False
        expose(state, context, seat, active, a)
        return True

    def bars_placing(self, state: Woodland, owner: Seat, seat: Seat, place: Place) -> Text | None:
        """A snare face up keeps enemies from placing (R65)."""
        if state.automata[seat] or not is_snared(state, owner, place):
            return None
        if are_enemies(state, owner, seat):
            return say("root.corvid.why.snare_place", place=place_name(place))
        return None

    def bars_leaving(self, state: Woodland, owner: Seat, seat: Seat, place: Place) -> Text | None:
        """A snare face up keeps enemies from moving out (R65)."""
        if state.automata[seat] or not is_snared(state, owner, place):
            return None
        if are_enemies(state, owner, seat):
            return say("root.corvid.why.snare_leave", place=place_name(place))
        return None

    def trap(self, state: Woodland, owner: Seat, seat: Seat, place: Place) -> Removal | None:
        """A snare face up: an automaton removes it instead of what it would do (9)."""
        if not state.automata[seat] or not is_snared(state, owner, place):
            return None
        token = plot_at(state, owner, place)
        if token is None or not are_enemies(state, owner, seat):
            return None
        return Removal(owner=owner, by=seat, place=place, cause=Cause.TRAP, tokens=(token,))

    def moves_without_rule(self, state: Woodland, seat: Seat, source: Place, target: Place) -> bool:
        """Nimble."""
        return True

    def extra_hits(self, state: Woodland, seat: Seat, battle: Battle) -> int:
        """Embedded Agents: as defender where a plot lies face down, warriors or none."""
        return int(battle.defender == seat and has_face_down(state, seat, battle.place))

    def after_removal(self, state: Woodland, seat: Seat, removal: Removal) -> tuple[Step, ...]:
        """Raids."""
        return raids(seat, removal)

    def may_order(self, state: Woodland, seat: Seat, due: Sequence[Step]) -> bool:
        """Two raids, and warriors for a part of them."""
        found = [raided(state, seat, each.place) for each in due if isinstance(each, RaidStrikes)]
        return len(found) > 1 and 0 < state.supply[seat] < sum(map(len, found))

    def effect_option(self, state: Woodland, seat: Seat, action: Action, due: Step) -> Option:
        """The raid's clearing."""
        assert isinstance(due, RaidStrikes)
        label = say("root.corvid.do.raid_first", place=place_name(due.place))
        return Option(action, label, (place_target(due.place),))

    def crafting_pieces(self, state: Woodland, seat: Seat) -> tuple[Place, ...]:
        """Plots, either side."""
        return tuple(place for place, _ in plots_on_map(state, seat))

    def problems(self, state: Woodland, seat: Seat) -> list[str]:
        """Two plots of each kind, one in a clearing at most."""
        found = []
        total = counted(state, seat)
        known = sorted(kind for kind, count in total.items() for _ in range(count))
        if known and tuple(known) != all_plots():
            found.append(f"seat {seat}: plots are lost or made: {known}")
        places = [place for place, _ in plots_on_map(state, seat)]
        if len(set(places)) != len(places):
            found.append(f"seat {seat}: two plots in one clearing")
        if list(state.plots[seat]) != sorted(state.plots[seat]):
            found.append(f"seat {seat}: the supply of plots is not sorted")
        return found


def is_snared(state: Woodland, owner: Seat, place: Place) -> bool:
    """Whether a snare lies there face up."""
    for token in state.tokens[place] if place < len(state.tokens) else ():
        if token.plot is PlotKind.SNARE and token.face_up and token.seat == owner:
            return True
    return False
