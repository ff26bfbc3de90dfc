"""Kinds of plot in sentences and as targets (7.8)."""

from rules.kernel.steps import Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.enums import PlotKind


def plot_does(plot: PlotKind) -> Text:
    """What a kind of plot does, in a sentence."""
    return say(f"root.corvid.does.{plot.value}")


def kind_target(plot: PlotKind) -> Target:
    """A kind of plot: to be laid, or as a guess."""
    return Target(TargetKind.BUTTON, f"plot:{plot.value}")
