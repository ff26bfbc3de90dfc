"""Daylight of the Corvids: three actions; one more in Evening instead of drawing (7.8)."""

from collections.abc import Iterator, Sequence

import msgspec

from rules.kernel.state import State
from rules.kernel.step_context import StepContext
from rules.kernel.steps import Action, Auto, Done, Option, Seat, Step, Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.actions import Fight, Move
from rules.root.battle import BeginBattle, fights, refused_fights
from rules.root.enums import Cause, PlotKind, TokenKind
from rules.root.factions.asking import button, button_target, place_target, refuse
from rules.root.factions.corvid.actions import LayPlot, SwapPlots
from rules.root.factions.corvid.events import PlotsSwapped
from rules.root.factions.corvid.naming import kind_target
from rules.root.factions.corvid.plots import lay, plot_at, plots_on_map, put_instead
from rules.root.names import place_name, plot_name
from rules.root.phases import Joined, PhaseChoice
from rules.root.state import CLEARINGS, Place, Woodland, game_of, turn_of
from rules.root.woodland.moving import carry_out, moves
from rules.root.woodland.placing import can_place, why_not_place
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove

DAYLIGHT_ACTIONS = 3
PLOTTED = "corvid.plotted"
"""Marked in the turn for each plot placed."""
ACTED = "corvid.acted"
"""Marked in the turn when an action has been taken in Evening: nothing is drawn."""


# -------------------------------------------------------------------- orders
def cost(state: Woodland) -> int:
    """Warriors that the next plot takes: one, and one for each plot placed this turn."""
    return 1 + turn_of(state).used.count(PLOTTED)


def plottings(state: Woodland, seat: Seat) -> Iterator[LayPlot]:
    """Every clearing without a plot and with warriors enough, every kind in the supply."""
    kinds = tuple(dict.fromkeys(state.plots[seat]))
    if not kinds:
        return
    price = cost(state)
    for place in CLEARINGS:
        if state.warriors[place][seat] < price or plot_at(state, seat, place) is not None:
            continue
        if can_place(state, seat, place):
            yield from (LayPlot(place, kind) for kind in kinds)


def why_not_plot(state: Woodland, seat: Seat, place: Place) -> Text | None:
    """Why no plot can be placed there, or None."""
    named, price, have = place_name(place), cost(state), state.warriors[place][seat]
    if plot_at(state, seat, place) is not None:
        return say("root.corvid.why.has_plot", place=named)
    if not state.plots[seat]:
        return say("root.corvid.why.no_supply")
    if not have:
        return say("root.corvid.why.no_warrior", place=named)
    if have < price:
        return say("root.corvid.why.cost", n=price, place=named, have=have)
    return why_not_place(state, seat, place)


def tricks(state: Woodland, seat: Seat) -> Iterator[SwapPlots]:
    """Every two plots that show the same side."""
    there = plots_on_map(state, seat)
    for index, (first, one) in enumerate(there):
        for second, other in there[index + 1 :]:
            if one.face_up == other.face_up:
                yield SwapPlots(first, second)


def all_orders(state: Woodland, seat: Seat) -> Sequence[Action]:
    """Everything that may be done as one action, or to stop."""
    found: list[Action] = [*fights(state, seat), *plottings(state, seat), *tricks(state, seat)]
    return Joined(moves(state, seat), [*found, Done()])


def lay_option(state: Woodland, action: LayPlot) -> Option:
    """The place, the kind and the price; without a kind the place alone."""
    place = place_name(action.place)
    path = (button_target("plot"), place_target(action.place))
    if not action.plot:
        return Option(action, say("root.corvid.do.lay_any", place=place), path)
    plot = plot_name(action.plot)
    label = say("root.corvid.do.lay", place=place, plot=plot, n=cost(state))
    return Option(action, label, (*path, kind_target(action.plot)))


def swap_option(action: SwapPlots) -> Option:
    """Both places."""
    first, second = place_name(action.first), place_name(action.second)
    label = say("root.corvid.do.swap", first=first, second=second)
    path = (button_target("trick"), place_target(action.first), place_target(action.second))
    return Option(action, label, path)


def take_action(state: Woodland, context: StepContext, seat: Seat, action: Action) -> None:
    """Carries out one action."""
    match action:
        case Move():
            carry_out(state, context, seat, action)
        case Fight():
            context.then(BeginBattle(seat, action.place, action.defender, allied=action.allied))
        case LayPlot():
            plot(state, context, seat, action)
        case SwapPlots():
            swap(state, context, seat, action)
        case _:
            raise ValueError(f"{action!r} is no action of the Corvids")


def plot(state: Woodland, context: StepContext, seat: Seat, action: LayPlot) -> None:
    """Removes the warriors, places the plot face down."""
    price, turn = cost(state), turn_of(state)
    state.turn = msgspec.structs.replace(turn, used=(*turn.used, PLOTTED))
    gone = Removal(owner=seat, by=seat, place=action.place, cause=Cause.OWN, warriors=price)
    remove(state, context, gone)
    lay(state, context, seat, action.place, action.plot)


def swap(state: Woodland, context: StepContext, seat: Seat, action: SwapPlots) -> None:
    """Trick: the two change places, whatever else is there (3.3)."""
    one, other = plot_at(state, seat, action.first), plot_at(state, seat, action.second)
    assert one is not None
    assert other is not None
    put_instead(state, action.first, one, other)
    put_instead(state, action.second, other, one)
    context.emit(PlotsSwapped(seat, action.first, action.second))


# -------------------------------------------------------------------- questions
class OpenCorvidDaylight(Auto, frozen=True):
    """Three actions."""

    seat: Seat

    def run(self, state: State, context: StepContext) -> None:
        """Asks for the first."""
        game = game_of(state)
        game.turn = msgspec.structs.replace(turn_of(game), actions=DAYLIGHT_ACTIONS)
        context.then(CorvidActs(self.seat))


class CorvidActs(PhaseChoice, frozen=True):
    """One action. `is_evening`: the one that may be taken instead of drawing."""

    is_evening: bool = False

    def prompt(self, state: State, seat: Seat) -> Text:
        """How many are left, or what it replaces."""
        if self.is_evening:
            return say("root.corvid.prompt.evening")
        return say("root.corvid.prompt.daylight", n=turn_of(game_of(state)).actions)

    def orders(self, state: Woodland) -> Sequence[Action]:
        """All that is open, or to stop."""
        return all_orders(state, self.seat)

    def describe(self, state: State, seat: Seat, action: Action) -> Option:
        """Stopping is a button."""
        if isinstance(action, Done):
            key = "draw" if self.is_evening else "end_daylight"
            return button(action, say(f"root.corvid.do.{key}"), "done")
        return super().describe(state, seat, action)

    def refused(self, state: State, seat: Seat, given: tuple[Action, ...]) -> Sequence[Option]:
        """Battles, plots and tricks that are not open."""
        game = game_of(state)
        found = [*super().refused(state, seat, given), *refused_fights(game, self.seat)]
        for place in CLEARINGS:
            why = why_not_plot(game, self.seat, place)
            if why is not None:
                option = lay_option(game, LayPlot(place, PlotKind.HIDDEN))
                found.append(refuse(option, why))
        return [*found, *self._other_sides(game)]

    def _other_sides(self, state: Woodland) -> Iterator[Option]:
        """Two plots that show different sides."""
        there = plots_on_map(state, self.seat)
        for index, (first, one) in enumerate(there):
            for second, other in there[index + 1 :]:
                if one.face_up != other.face_up:
                    why = say("root.corvid.why.sides")
                    yield refuse(swap_option(SwapPlots(first, second)), why)

    def explain(self, state: State, seat: Seat, target: Target) -> Text:
        """Why no plot can be placed there, or the generic reason."""
        if target.kind is TargetKind.PLACE and int(target.id) in CLEARINGS:
            why = why_not_plot(game_of(state), self.seat, int(target.id))
            return why or super().explain(state, seat, target)
        if target.kind is TargetKind.PIECE and TokenKind.PLOT.value in str(target.id):
            return say("root.corvid.why.sides")
        return super().explain(state, seat, target)

    def carry_out(self, state: Woodland, context: StepContext, action: Action) -> None:
        """Does it; then the next action, if one is left."""
        if isinstance(action, Done):
            return
        turn = turn_of(state)
        if self.is_evening:
            state.turn = msgspec.structs.replace(turn, used=(*turn.used, ACTED))
        else:
            state.turn = msgspec.structs.replace(turn, actions=turn.actions - 1)
        take_action(state, context, self.seat, action)
        if not self.is_evening and turn.actions > 1:
            context.then(self)


STEPS: tuple[type[Step], ...] = (OpenCorvidDaylight, CorvidActs)
