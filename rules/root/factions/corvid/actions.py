"""The orders of the Corvid Conspiracy, and what its enemies may do against a plot (7.8)."""

from rules.kernel.steps import Action
from rules.root.enums import PlotKind, Suit
from rules.root.state import Place


class FlipPlot(Action, frozen=True):
    """Flip the plot in a clearing face up."""

    place: Place


class RecruitEverywhere(Action, frozen=True):
    """Spend a card: one warrior in each clearing of the suit."""

    card: str
    suit: Suit


class LayPlot(Action, frozen=True):
    """Remove warriors from a clearing and place a face-down plot there."""

    place: Place
    plot: PlotKind


class SwapPlots(Action, frozen=True):
    """Trick: swap two plots that both lie face up or both face down."""

    first: Place
    second: Place


class ExposePlot(Action, frozen=True):
    """Exposure by an enemy: the plot here is of this kind, it says, and shows a card."""

    place: Place
    guess: PlotKind
    card: str = ""


ACTIONS: tuple[type[Action], ...] = (FlipPlot, RecruitEverywhere, LayPlot, SwapPlots, ExposePlot)
