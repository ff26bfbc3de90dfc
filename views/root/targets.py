"""What clicks on the map mean: the ids of places and pieces, as the rules name them."""

from __future__ import annotations

from rules.kernel.steps import Target, TargetKind
from rules.root.state import Place


def place_target(place: Place) -> Target:
    """A clearing, a forest, the Burrow."""
    return Target(TargetKind.PLACE, place)


def piece_target(id: str) -> Target:
    """A piece on the map."""
    return Target(TargetKind.PIECE, id)


def warriors_id(place: Place, seat: int) -> str:
    """The warriors of a seat in a place."""
    return f"warriors:{place}:{seat}"


def building_id(place: Place, number: int) -> str:
    """The building that stands as number n in its place."""
    return f"building:{place}:{number}"


def token_id(place: Place, number: int) -> str:
    """The token that lies as number n in its place."""
    return f"token:{place}:{number}"


def pawn_id(seat: int) -> str:
    """A Vagabond's pawn."""
    return f"pawn:{seat}"


def ruin_id(place: Place) -> str:
    """The ruin of a clearing."""
    return f"ruin:{place}"


def landmark_id(name: str) -> str:
    """A landmark."""
    return f"landmark:{name}"
