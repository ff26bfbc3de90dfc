"""Lays plots of the Corvids in scenes."""

from rules.kernel.steps import Seat
from rules.root.enums import Faction, PlotKind, TokenKind
from rules.root.factions.corvid.plots import all_plots
from rules.root.state import Place, Token, Woodland, seats_of
from tests.rules.root.driving import lay


def scheme(state: Woodland, place: Place, plot: PlotKind, face_up: bool = False) -> Token:
    """A plot from the supply lies there."""
    seat: Seat = seats_of(state, Faction.CORVID)[0]
    supply = list(state.plots[seat] or all_plots())
    supply.remove(plot)
    state.plots[seat] = tuple(supply)
    token = Token(seat, TokenKind.PLOT, plot=plot, face_up=face_up)
    lay(state, place, token)
    return token
