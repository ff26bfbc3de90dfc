"""Names and targets of the Duchy's ministers and buildings (7.7)."""

from rules.kernel.steps import Target, TargetKind
from rules.kernel.text import Text, say
from rules.root.enums import BuildingKind, Rank


def minister_name(minister: str) -> Text:
    """A minister's name."""
    return say(f"root.duchy.minister.{minister}")


def minister_does(minister: str) -> Text:
    """A minister's action in a sentence."""
    return say(f"root.duchy.does.{minister}")


def minister_target(minister: str) -> Target:
    """A minister on the board."""
    return Target(TargetKind.TRACK, f"minister:{minister}")


def rank_name(rank: Rank) -> Text:
    """A rank."""
    return say(f"root.duchy.rank.{rank.value}")


def building_name(kind: BuildingKind) -> Text:
    """Citadel or market."""
    return say(f"root.duchy.piece.{kind.value}")


def building_target(kind: BuildingKind) -> Target:
    """The row of citadels or markets on the board."""
    return Target(TargetKind.TRACK, f"track:{kind.value}")
