"""What all know of the Corvids' supply of plots (11): plots are seen when they leave the map."""

from rules.kernel.step_context import StepContext
from rules.kernel.steps import Seat
from rules.kernel.views import sample_world, view
from rules.root.enums import Cause, PlotKind, TokenKind
from rules.root.factions.corvid.plots import all_plots
from rules.root.factions.corvid.plots import lay as lay_plot
from rules.root.state import Token, Woodland
from rules.root.woodland.removal import Removal
from rules.root.woodland.removing import remove
from tests.rules.root.scenes import scene

ME, YOU = Seat(0), Seat(1)


def plotted() -> Woodland:
    """A face-down bomb and a face-down raid lie on the map, the other six are in the supply."""
    state = scene(("corvid", "eyrie", "marquise"))
    state.plots[ME] = all_plots()
    for place, kind in ((5, PlotKind.BOMB), (6, PlotKind.RAID)):
        lay_plot(state, StepContext(), ME, place, kind)
    return state


def gone(state: Woodland, place: int) -> None:
    token = state.tokens[place][0]
    told = Removal(owner=ME, by=YOU, place=place, cause=Cause.BATTLE_HIT, tokens=(token,))
    remove(state, StepContext(), told)


def test_a_plot_that_was_seen_to_return_stays_in_the_supply_of_every_world() -> None:
    state = plotted()
    state.plots[ME] = (PlotKind.BOMB,)
    others = [PlotKind.SNARE, PlotKind.SNARE, PlotKind.EXTORTION, PlotKind.EXTORTION, PlotKind.RAID]
    state.tokens[7] = tuple(Token(ME, TokenKind.PLOT, plot=kind) for kind in others)
    gone(state, 6)
    assert state.known_plots == ((ME, PlotKind.RAID),)
    assert view(state, YOU).known_plots == state.known_plots
    worlds = [sample_world(view(state, YOU), YOU, luck) for luck in range(20)]
    assert all(PlotKind.RAID in world.plots[ME] for world in worlds)
    assert len({world.plots[ME] for world in worlds}) > 1


def test_what_is_known_of_a_supply_is_forgotten_when_a_plot_is_taken_out_unseen() -> None:
    state = plotted()
    gone(state, 5)
    assert state.known_plots == ((ME, PlotKind.BOMB),)
    lay_plot(state, StepContext(), ME, 9, PlotKind.SNARE)
    assert state.known_plots == ()
    worlds = [sample_world(view(state, YOU), YOU, luck) for luck in range(200)]
    assert {PlotKind.BOMB in world.plots[ME] for world in worlds} == {True, False}
