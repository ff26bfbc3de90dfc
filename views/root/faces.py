"""What a seat is in the woodland: its faction, as strip, prompt and result show it."""

from __future__ import annotations

from models.translate import words
from rules.kernel.steps import Seat
from rules.root.names import faction_name
from rules.root.state import Woodland
from rules.root.words import Faction
from views.root.inks import DAY, folk_ink
from views.root.piece_paint import folk_icon
from views.root.pieces import Folk, folk_of
from views.root.words import folk_name
from views.theme import SeatFace

SEAT = "seat_"
"""The options that give a seat its faction begin so."""


def seat_face(view: Woodland, seat: Seat) -> SeatFace | None:
    """The faction of a seat; None before it has one."""
    if seat >= len(view.factions) or view.factions[seat] is Faction.NONE:
        return None
    return _face(folk_of(view, seat), folk_name(view, seat))


def value_face(option: str, value: str) -> SeatFace | None:
    """The faction that an option gives to a seat."""
    known = {each.value for each in Faction if each is not Faction.NONE}
    if not option.startswith(SEAT) or value not in known:
        return None
    return _face(Folk(Faction(value)), words(faction_name(Faction(value))))


def _face(folk: Folk, name: str) -> SeatFace:
    return SeatFace(folk_icon(folk), folk_ink(folk.faction, DAY.id, folk.second).fill, name)
